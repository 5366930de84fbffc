import type { ReactNode } from 'react';
import { MOST_CARDS, readProse } from '#shared/bible/places-in-prose.ts';
import type { Reference } from '#shared/bible/reference.ts';
import { ProblemLine } from '../../ui/problem-line.tsx';
import CopyAll from './copying/copy-all.tsx';

type Props = Readonly<{
  q: string;
  translation: string | null;
  /** How the page shows a place, so that what comes after it loads no code twice. */
  card: (reference: Reference) => ReactNode;
}>;

/** The places that a pasted message or link names among other words. */
export default function FoundPlaces({ q, translation, card }: Props) {
  const { places, problems } = readProse(q);
  const shown = places.slice(0, MOST_CARDS);
  return (
    <>
      <ProblemLine text={problems.length > 0 ? `${problems.join('. ')}.` : null} />
      {places.length > 0 ? (
        <section aria-label="Lugares neste texto" className="grid gap-4">
          {places.length > shown.length ? (
            <p className="text-muted">
              Os primeiros {shown.length} de {places.length} lugares. Uma coleção leva todos.
            </p>
          ) : null}
          {shown.map(card)}
          {shown.length > 1 ? <CopyAll references={shown} translation={translation} /> : null}
        </section>
      ) : null}
    </>
  );
}
