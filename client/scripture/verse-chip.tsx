import { Suspense, useState } from 'react';
import { formatReference, labelInSentence, parseReferenceKey } from '#shared/bible/reference.ts';
import { lazyWithRetry } from '../ui/lazy-with-retry.tsx';

const VerseDialog = lazyWithRetry(() => import('./verse-dialog.tsx'));

type Props = Readonly<{
  reference: string;
  /** Within a text, or one of a list of references. */
  look?: 'inline' | 'listed';
  /** The words of its sentence before it. */
  before?: string;
}>;

const LOOKS = { inline: 'verse-chip', listed: 'chip text-accent-strong' } as const;

/** A reference that opens the stored verse in place. */
export function VerseChip({ reference, look = 'inline', before = '' }: Props) {
  const [open, setOpen] = useState(false);
  const parsed = parseReferenceKey(reference);
  if (!parsed) return null;
  return (
    <>
      <button
        type="button"
        className={LOOKS[look]}
        aria-haspopup="dialog"
        onPointerEnter={() => VerseDialog.preload()}
        onClick={() => setOpen(true)}
      >
        {labelInSentence(formatReference(parsed), before)}
      </button>
      {open ? (
        <Suspense fallback={null}>
          <VerseDialog reference={parsed} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
