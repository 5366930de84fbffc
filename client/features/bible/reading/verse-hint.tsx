import { X } from 'lucide-react';
import { useEffect, useState } from 'react';

const STORED = 'verse-hint';

/** Tells once, until a verse was selected, what a touch on one does. */
export function VerseHint({ known }: Readonly<{ known: boolean }>) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (known) remember();
    setShown(!isKnown());
  }, [known]);
  const close = () => {
    setShown(false);
    remember();
  };
  if (!shown) return null;
  return (
    <p className="verse-hint" data-dock>
      <span>Toque num versículo para explicar, salvar ou marcar.</span>
      <button type="button" aria-label="Fechar a dica" onClick={close}>
        <X aria-hidden="true" size={18} />
      </button>
    </p>
  );
}

/** A browser without storage is not told again and again. */
function isKnown(): boolean {
  try {
    return localStorage.getItem(STORED) !== null;
  } catch {
    return true;
  }
}

function remember(): void {
  try {
    localStorage.setItem(STORED, 'known');
  } catch {
    // The hint comes again, which is all.
  }
}
