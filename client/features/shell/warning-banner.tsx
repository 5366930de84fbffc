import { TriangleAlert, X } from 'lucide-react';
import { useState } from 'react';

/**
 * A warning that administrators show to everybody; closed, it stays away until its text changes or
 * the page reloads.
 */
export function WarningBanner({ text }: Readonly<{ text: string }>) {
  const [closed, setClosed] = useState('');
  if (text === '' || text === closed) return null;
  return (
    <div role="alert" className="border-b border-line bg-accent-soft">
      <div className="mx-auto flex max-w-5xl items-start gap-3 px-4 py-1 md:px-6">
        <TriangleAlert aria-hidden="true" size={20} className="mt-2.5 shrink-0 text-warning" />
        <p className="min-w-0 flex-1 py-2 text-[0.9375rem] leading-snug font-semibold">{text}</p>
        <button
          type="button"
          aria-label="Fechar o alerta"
          className="-mr-3 grid size-11 shrink-0 place-items-center"
          onClick={() => setClosed(text)}
        >
          <X aria-hidden="true" size={18} />
        </button>
      </div>
    </div>
  );
}
