import { lazy, Suspense, useState } from 'react';
import { formatReference, parseReferenceKey } from '#shared/bible/reference.ts';

const load = () => import('./verse-dialog.tsx');
const VerseDialog = lazy(load);

/** A reference that opens the stored verse in place. */
export function VerseChip({ reference }: Readonly<{ reference: string }>) {
  const [open, setOpen] = useState(false);
  const parsed = parseReferenceKey(reference);
  if (!parsed) return null;
  return (
    <>
      <button
        type="button"
        className="verse-chip"
        aria-haspopup="dialog"
        onPointerEnter={() => void load()}
        onClick={() => setOpen(true)}
      >
        {formatReference(parsed)}
      </button>
      {open ? (
        <Suspense fallback={null}>
          <VerseDialog reference={parsed} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
