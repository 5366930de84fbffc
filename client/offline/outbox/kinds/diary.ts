import { plainTextOf } from '#shared/answers/rich-text.ts';
import { labelOfKey } from '#shared/bible/reference.ts';
import { cutAtWord } from '#shared/text/cut-at-word.ts';
import { keyOf } from '../../../lib/data/keys.ts';
import { type Input, kind, type Output, patch, patchList, seed, withFirst } from './kind.ts';

type Added = Input<'diary.add'>;
type Entry = Output<'diary.entry'>;

const EXCERPT = 240;

const aboutOf = (input: Added, madeAt: number) => ({
  id: input.key,
  key: input.key,
  kind: input.kind,
  title: input.title,
  source: input.source ?? null,
  interrupted: input.interrupted ?? false,
  userComment: input.comment ?? null,
  createdAt: new Date(madeAt).toISOString(),
});

const contentOf = (content: Added['content']): Entry['content'] =>
  typeof content === 'string' ? [{ type: 'text', text: content }] : content;

const plainOf = (content: Added['content']) => plainTextOf(contentOf(content), labelOfKey);

const excerptOf = (plain: string) => cutAtWord(plain.replace(/\s+/g, ' ').trim(), EXCERPT);

const join = (...texts: readonly (string | null | undefined)[]) =>
  texts.filter(Boolean).join('\n\n');

export const DIARY_KINDS = {
  'member.diary.add': kind('diary.add', {
    name: ({ title }) => `Página do diário: ${title}`,
    typed: ({ title, content, comment }) =>
      typeof content === 'string' ? join(title, content, comment) : (comment ?? null),
    answer: ({ key }) => ({ id: key, added: true, notices: [] }),
    show: (input, { madeAt }) => [
      patchList('diary.list', (items, at, isFirst) =>
        (at.kind && at.kind !== input.kind) || at.query
          ? items
          : withFirst(
              items,
              { ...aboutOf(input, madeAt), excerpt: excerptOf(plainOf(input.content)) },
              isFirst,
            ),
      ),
    ],
    seeds: (input, { madeAt }) => [
      seed(
        'diary.entry',
        { id: input.key },
        { ...aboutOf(input, madeAt), content: contentOf(input.content), notices: [] },
      ),
    ],
    refreshes: ({ diary }) => [diary],
  }),
  'member.diary.update': kind('diary.update', {
    name: ({ title }) => `Página do diário: ${title}`,
    typed: ({ title, text, comment }) => join(title, text, comment),
    answer: () => ({ notices: [] }),
    show: ({ id, title, comment, text }) => [
      patchList('diary.list', (items) =>
        items.map((item) =>
          item.id === id
            ? {
                ...item,
                title,
                userComment: comment ?? null,
                ...(text === null ? {} : { excerpt: excerptOf(text) }),
              }
            : item,
        ),
      ),
      patch('diary.entry', (entry, at) =>
        at.id === id
          ? {
              ...entry,
              title,
              userComment: comment ?? null,
              ...(text === null ? {} : { content: contentOf(text) }),
            }
          : entry,
      ),
    ],
    refreshes: ({ diary }) => [diary],
    onRefused: (code, { title, text, comment }, { key }) =>
      code === 'NOT_FOUND' && text !== null
        ? {
            path: 'member.diary.add',
            input: { key: keyOf(key), kind: 'note', title, content: text, comment },
            told: 'A página tinha sido excluída em outro aparelho; o seu texto ficou como uma nova.',
          }
        : null,
  }),
  'member.diary.remove': kind('diary.remove', {
    name: () => 'Excluir uma página do diário',
    show: ({ id }) => [patchList('diary.list', (items) => items.filter((item) => item.id !== id))],
    refreshes: ({ diary }) => [diary],
    onRefused: (code) => (code === 'NOT_FOUND' ? 'done' : null),
  }),
} as const;
