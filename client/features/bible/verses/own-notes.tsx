import { Link } from '@tanstack/react-router';
import { SquarePen } from 'lucide-react';
import type { ChapterDocument } from '#shared/bible/chapter-document.ts';
import { versesLabel } from '#shared/bible/verses-label.ts';
import { Button } from '../../../ui/button.tsx';
import type { Annotations } from '../reading/chapter-view.tsx';
import { Section, VerseTerm } from './panel-section.tsx';
import type { VerseRequest } from './verse-request.ts';

type Props = Readonly<{
  document: ChapterDocument;
  annotations: Annotations;
  selected: readonly number[];
  notes: readonly (readonly [verse: number, note: string])[];
  onRequest: (request: VerseRequest) => void;
}>;

/** The member's own notes on verses of the chapter, to be written on. */
export function OwnNotes({ document, annotations, selected, notes, onRequest }: Props) {
  const labelOf = (verse: number) => versesLabel(document.book, document.chapter, [verse]);
  const [first] = selected;
  const isNew = first !== undefined && !annotations.comments.has(first);
  return (
    <Section title={notes.length === 1 ? 'Sua nota' : 'Suas notas'}>
      {notes.length === 0 && !isNew ? (
        <p className="text-muted">Escolha um versículo para escrever uma nota sobre ele.</p>
      ) : null}
      <dl className="grid gap-3">
        {notes.map(([verse, note]) => (
          <div key={verse}>
            <VerseTerm document={document} verse={verse}>
              <button
                type="button"
                className="grid size-8 place-items-center text-muted"
                aria-label={`Editar a nota em ${labelOf(verse)}`}
                onClick={() => onRequest({ act: 'note', verses: [verse] })}
              >
                <SquarePen aria-hidden="true" size={16} />
              </button>
            </VerseTerm>
            <dd className="whitespace-pre-line">{note}</dd>
          </div>
        ))}
      </dl>
      {isNew ? (
        <Button
          look="quiet"
          className="mt-3"
          onClick={() => onRequest({ act: 'note', verses: [first] })}
        >
          <SquarePen aria-hidden="true" size={18} />
          Nota em {labelOf(first)}
        </Button>
      ) : null}
      <Link to="/saved-verses" className="link mt-2 block py-2">
        Versículos salvos e notas
      </Link>
    </Section>
  );
}
