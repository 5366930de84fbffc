import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import {
  formatReference,
  parseReferenceKey,
  type Reference,
  referenceKey,
} from '#shared/bible/reference.ts';
import { TextActions } from '../../controls/text-actions.tsx';
import { useTrpc } from '../../lib/data/data.tsx';
import { codeOf, messageOf } from '../../lib/data/errors.ts';
import type { Outputs } from '../../lib/data/trpc.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { toastError } from '../../ui/toasts.tsx';
import { copiedText, passageOf } from './copying/copied-text.ts';
import { copyForm } from './copying/copy-form.ts';
import { passageQuery } from './passage-query.ts';
import { SEARCH_FAILED } from './search-query.ts';

type Props = Readonly<{ reference: Reference; translation: string | null }>;

/** The search result for a reference: its stored verses. */
export function PassageCard({ reference, translation }: Props) {
  const trpc = useTrpc();
  const query = formatReference(reference);
  const { data, error, refetch } = useQuery(passageQuery(trpc, query, translation));
  useEffect(() => {
    if (error) void toastError(SEARCH_FAILED, messageOf(error));
  }, [error]);
  return (
    <section className="card p-4 md:p-5" aria-label={query}>
      <h2 className="text-xl">{query}</h2>
      {!data && !error ? (
        <div className="skeleton mt-3 h-28" role="status" aria-label="Buscando" />
      ) : null}
      {error ? (
        <LoadFailure
          text={`${SEARCH_FAILED}. ${messageOf(error)}`}
          onRetry={codeOf(error) === 'INVALID_INPUT' ? null : () => void refetch()}
        />
      ) : null}
      {data && !data.result ? (
        <p className="mt-2 text-muted">
          Resultado não disponível. Este trecho faz parte do texto completo, que ainda não está
          instalado.
        </p>
      ) : null}
      {data?.result ? <Found result={data.result} /> : null}
      <Link
        to="/bible"
        search={{ ref: referenceKey(reference) }}
        className="button button-quiet mt-3 w-full md:w-auto"
      >
        {reference.verse === null ? 'Abrir o capítulo' : 'Ler no capítulo'}
      </Link>
    </section>
  );
}

type Result = NonNullable<Outputs['bible']['quickSearch']['result']>;

function Found({ result }: Readonly<{ result: Result }>) {
  const { key, title, translation, verses, more } = result;
  const text = textOf(verses);
  const shown = more ? `${text} …` : text;
  return (
    <>
      <blockquote className="mt-2 font-serif text-lg leading-relaxed">
        {verses.map((verse) => (
          <span key={`${verse.chapter}:${verse.number}`}>
            <sup className="verse-number">{verse.number}</sup> {verse.text}{' '}
          </span>
        ))}
        {more ? '…' : null}
        <footer className="mt-2 font-sans text-sm text-muted">{translation}</footer>
      </blockquote>
      <div className="mt-2">
        <TextActions
          title={`${title} (${translation})`}
          text={shown}
          plain={`${shown}\n${title} (${translation})`}
          copied={() => copiedText([passageOf(result)], copyForm())}
          beginnings={beginningsOf(result)}
          kind="usual"
          path={`/bible?ref=${key}`}
        />
      </div>
    </>
  );
}

const textOf = (verses: Result['verses']) => verses.map((verse) => verse.text).join(' ');

/** The passage shortened by one verse after the other, the longest first. */
function beginningsOf({ key, translation, verses }: Result) {
  const reference = parseReferenceKey(key);
  if (!reference) return [];
  return verses
    .slice(0, -1)
    .map(({ chapter, number }, index) => {
      const upTo = {
        ...reference,
        verse: reference.verse ?? 1,
        endChapter: chapter,
        endVerse: number,
      };
      return {
        title: `${formatReference(upTo)} (${translation})`,
        text: textOf(verses.slice(0, index + 1)),
      };
    })
    .reverse();
}
