import { type ReactNode, Suspense } from 'react';
import type { ParsedReference } from '#shared/bible/parse-reference.ts';
import type { Reference } from '#shared/bible/reference.ts';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';
import CopyAll from './copying/copy-all.tsx';

const FoundPlaces = lazyWithRetry(() => import('./found-places.tsx'));

type Props = Readonly<{
  q: string;
  parsed: ParsedReference | null;
  translation: string | null;
  card: (reference: Reference) => ReactNode;
}>;

/** What comes after the page: the copying of several places, or the places among other words. */
export default function FurtherResults({ q, parsed, translation, card }: Props) {
  if (parsed === null) {
    return /\d/.test(q) ? (
      <Suspense fallback={null}>
        <FoundPlaces q={q} translation={translation} card={card} />
      </Suspense>
    ) : null;
  }
  if (parsed.kind !== 'references' || parsed.references.length < 2) return null;
  return <CopyAll references={parsed.references} translation={translation} />;
}
