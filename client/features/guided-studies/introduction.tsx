import { useId, useState } from 'react';
import type { RichText as Text } from '#shared/answers/rich-text.ts';
import { RichText } from '../../scripture/rich-text.tsx';

type Props = Readonly<{ title: string; text: Text }>;

/** The introduction above the sections, of which a phone shows the beginning. */
export function Introduction({ title, text }: Props) {
  const [whole, setWhole] = useState(false);
  const id = useId();
  return (
    <section aria-label={`Introdução: ${title}`}>
      <div
        id={id}
        className={`max-w-prose ${whole ? '' : 'max-h-32 overflow-hidden mask-b-from-50%'}`}
      >
        <RichText text={text} />
      </div>
      <button
        type="button"
        className="link mt-1 min-h-11 font-semibold"
        aria-expanded={whole}
        aria-controls={id}
        onClick={() => setWhole(!whole)}
      >
        {whole ? 'Mostrar menos' : 'Ler a introdução inteira'}
      </button>
    </section>
  );
}
