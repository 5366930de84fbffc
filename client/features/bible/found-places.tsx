import type { ReactNode } from 'react';
import { placesInProse } from '#shared/bible/places-in-prose.ts';
import type { Reference } from '#shared/bible/reference.ts';
import CopyAll from './copying/copy-all.tsx';

type Props = Readonly<{
  q: string;
  translation: string | null;
  /** How the page shows a place, so that what comes after it loads no code twice. */
  card: (reference: Reference) => ReactNode;
}>;

/** The places that a pasted message or link names among other words. */
export default function FoundPlaces({ q, translation, card }: Props) {
  const places = placesInProse(q);
  if (places.length === 0) return null;
  return (
    <section aria-label="Lugares neste texto" className="grid gap-4">
      {places.map(card)}
      {places.length > 1 ? <CopyAll references={places} translation={translation} /> : null}
    </section>
  );
}
