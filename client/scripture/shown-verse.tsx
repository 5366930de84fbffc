import type { ShownVerse as Verse } from '#shared/answers/answer-shape.ts';
import { inQuotationMarks } from '#shared/bible/quotation-marks.ts';
import { VerseChip } from './verse-chip.tsx';

/** A verse in its stored words, with its place as a chip that opens it. */
export function ShownVerse({ verse }: Readonly<{ verse: Verse }>) {
  if (verse.type === 'reference') {
    return (
      <p>
        <VerseChip reference={verse.key} />
        <span className="mt-2 block text-muted">
          Este trecho faz parte do texto completo, que ainda não está instalado aqui. Confira na sua
          Bíblia.
        </span>
      </p>
    );
  }
  return (
    <blockquote className="font-serif text-lg leading-relaxed md:text-xl md:leading-relaxed">
      {inQuotationMarks(verse.text)}
      <footer className="mt-2 font-sans text-sm text-muted">
        <VerseChip reference={verse.key} /> · {verse.translation}
      </footer>
    </blockquote>
  );
}
