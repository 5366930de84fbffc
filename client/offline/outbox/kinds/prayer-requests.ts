import { cutAtWord } from '#shared/text/cut-at-word.ts';
import { keyOf } from '../../../lib/data/keys.ts';
import { type Input, kind, type Output, patchList, withFirst } from './kind.ts';

type Request = Output<'prayerRequests.list'>['items'][number];
type Text = Pick<Input<'prayerRequests.add'>, 'text' | 'person' | 'category'>;

const named = (text: string) => `Pedido de oração: ${cutAtWord(text, 60)}`;

const textOf = ({ text, person, category }: Text) => ({
  text,
  person: person ?? null,
  category,
});

/** Requests whose change is shown; one that was answered or reopened goes to the other list. */
const mapped = (id: string, map: (request: Request) => Request) =>
  patchList('prayerRequests.list', (items, { answered }) =>
    items
      .map((item) => (item.id === id ? map(item) : item))
      .filter((item) => item.id !== id || (item.answeredOn !== null) === answered),
  );

const gone = (code: string) => (code === 'NOT_FOUND' ? 'done' : null);

export const PRAYER_KINDS = {
  'member.prayerRequests.add': kind('prayerRequests.add', {
    name: ({ text }) => named(text),
    typed: ({ text }) => text,
    answer: ({ key }) => ({ id: key, added: true, notices: [] }),
    show: (input, { madeAt }) => [
      patchList('prayerRequests.list', (items, { answered }, isFirst) => {
        const request = { ...textOf(input), answeredOn: null, answer: null };
        const named = { id: input.key, key: input.key, createdAt: new Date(madeAt).toISOString() };
        return answered ? items : withFirst(items, { ...request, ...named }, isFirst);
      }),
    ],
    refreshes: ({ prayerRequests }) => [prayerRequests],
  }),
  'member.prayerRequests.update': kind('prayerRequests.update', {
    name: ({ text }) => named(text),
    typed: ({ text }) => text,
    answer: () => ({ notices: [] }),
    show: (input) => [mapped(input.id, (request) => ({ ...request, ...textOf(input) }))],
    refreshes: ({ prayerRequests }) => [prayerRequests],
    onRefused: (code, input, { key }) =>
      code === 'NOT_FOUND'
        ? {
            path: 'member.prayerRequests.add',
            input: { key: keyOf(key), ...textOf(input) },
            told: 'O pedido tinha sido excluído em outro aparelho; o seu texto ficou como um novo.',
          }
        : null,
  }),
  'member.prayerRequests.answer': kind('prayerRequests.answer', {
    name: () => 'Pedido de oração respondido',
    typed: ({ answer }) => answer ?? null,
    show: ({ id, answeredOn, answer }) => [
      mapped(id, (request) => ({ ...request, answeredOn, answer: answer ?? null })),
    ],
    refreshes: ({ prayerRequests }) => [prayerRequests],
    onRefused: (code, { answer }) => (answer ? null : gone(code)),
  }),
  'member.prayerRequests.reopen': kind('prayerRequests.reopen', {
    name: () => 'Voltar a orar por um pedido',
    show: ({ id }) => [mapped(id, (request) => ({ ...request, answeredOn: null, answer: null }))],
    refreshes: ({ prayerRequests }) => [prayerRequests],
    onRefused: gone,
  }),
  'member.prayerRequests.remove': kind('prayerRequests.remove', {
    name: () => 'Excluir um pedido de oração',
    show: ({ id }) => [
      patchList('prayerRequests.list', (items) => items.filter((item) => item.id !== id)),
    ],
    refreshes: ({ prayerRequests }) => [prayerRequests],
    onRefused: gone,
  }),
} as const;
