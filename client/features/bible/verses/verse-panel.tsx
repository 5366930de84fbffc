import { Link } from '@tanstack/react-router';
import { Lightbulb, SquarePen, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { ChapterDocument } from '#shared/bible/chapter-document.ts';
import { MOST_EXPLAINED_TOGETHER } from '#shared/bible/explanation-input.ts';
import { versesLabel } from '#shared/bible/verses-label.ts';
import { focusQuietly } from '../../../lib/browser/focus.ts';
import { useOptionalSession } from '../../../lib/data/session.ts';
import { Button } from '../../../ui/button.tsx';
import { useCloseRequest } from '../../../ui/use-close-request.ts';
import type { Translation } from '../chapter-query.ts';
import type { Annotations } from '../reading/chapter-view.tsx';
import { focusVerse } from '../reading/verse-elements.ts';
import { CrossReferences } from './cross-references.tsx';
import { Explanation } from './explanation.tsx';
import type { VerseRequest } from './verse-request.ts';
import { versesText } from './verses-text.ts';

type Props = Readonly<{
  document: ChapterDocument;
  translation: Translation;
  annotations: Annotations;
  selected: readonly number[];
  request: VerseRequest | null;
  onRequest: (request: VerseRequest | null) => void;
}>;

/** The panel beside the text on a desktop: explanation, the member's comments, translators' notes. */
export default function VersePanel(props: Props) {
  const { document, annotations, selected, request } = props;
  const signedIn = useOptionalSession() !== null;
  const explained = signedIn && request?.act === 'explain' ? request.verses : [];
  const chosen = explained.length > 0 ? explained : selected;
  const about = (verse: number) => chosen.length === 0 || chosen.includes(verse);
  const comments = [...annotations.comments].filter(([verse]) => about(verse));
  const notes = document.verses
    .filter(({ number }) => about(number))
    .flatMap(({ number, notes = [] }) => notes.map((note) => ({ verse: number, ...note })));
  return (
    <div className="grid gap-6">
      {explained.length > 0 ? <Explained {...props} verses={explained} /> : <Offer {...props} />}
      {chosen.length > 0 && chosen.length <= MOST_EXPLAINED_TOGETHER ? (
        <Section title="Referências cruzadas">
          <CrossReferences
            book={document.book}
            chapter={document.chapter}
            verses={chosen}
            translation={props.translation.id}
            label={versesLabel(document.book, document.chapter, chosen)}
          />
        </Section>
      ) : null}
      {comments.length > 0 ? (
        <Section title={comments.length > 1 ? 'Suas notas' : 'Sua nota'}>
          <dl className="grid gap-3">
            {comments.map(([verse, comment]) => (
              <div key={verse}>
                <VerseTerm document={document} verse={verse}>
                  <button
                    type="button"
                    className="grid size-8 place-items-center text-muted"
                    aria-label={`Editar a nota em ${versesLabel(document.book, document.chapter, [verse])}`}
                    onClick={() => props.onRequest({ act: 'note', verses: [verse] })}
                  >
                    <SquarePen aria-hidden="true" size={16} />
                  </button>
                </VerseTerm>
                <dd className="whitespace-pre-line">{comment}</dd>
              </div>
            ))}
          </dl>
          <Link to="/saved-verses" className="link mt-2 inline-block py-2">
            Versículos salvos e notas
          </Link>
        </Section>
      ) : null}
      {notes.length > 0 ? (
        <Section title="Notas da tradução">
          <dl className="grid gap-3 text-[0.9375rem]">
            {notes.map(({ verse, offset, text }) => (
              <div key={`${verse} ${offset}`}>
                <VerseTerm document={document} verse={verse} />
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </Section>
      ) : null}
    </div>
  );
}

function Explained({
  document,
  translation,
  verses,
  onRequest,
}: Props & { verses: readonly number[] }) {
  const { book, chapter } = document;
  const label = versesLabel(book, chapter, verses);
  const close = () => {
    onRequest(null);
    focusVerse(verses);
  };
  useCloseRequest(close);
  return (
    <Section
      title={verses.length > 1 ? 'Explicação dos Versículos' : 'Explicação do Versículo'}
      takesFocus={label}
      onEscape={close}
      action={
        <button
          type="button"
          className="-my-2 -mr-2 grid size-11 shrink-0 place-items-center text-muted"
          aria-label="Fechar a explicação"
          onClick={close}
        >
          <X aria-hidden="true" size={20} />
        </button>
      }
    >
      <Explanation
        key={`${translation.id} ${label}`}
        book={book}
        chapter={chapter}
        verses={verses}
        translation={translation.id}
        label={label}
        words={versesText(document, verses)}
      />
    </Section>
  );
}

/** Offers to explain the selected verses, or says how to select some. */
function Offer({ document, selected, onRequest }: Props) {
  if (selected.length === 0) {
    return (
      <p className="text-muted">
        Escolha um versículo, ou vários, e as referências e a explicação aparecem aqui, ao lado do
        texto.
      </p>
    );
  }
  return (
    <Button
      look="quiet"
      className="justify-self-start"
      disabled={selected.length > MOST_EXPLAINED_TOGETHER}
      onClick={() => onRequest({ act: 'explain', verses: selected })}
    >
      <Lightbulb aria-hidden="true" size={18} />
      Explicar {versesLabel(document.book, document.chapter, selected)}
    </Button>
  );
}

type SectionProps = Readonly<{
  title: string;
  /** The heading takes the focus with each of these. */
  takesFocus?: string;
  onEscape?: () => void;
  action?: ReactNode;
  children: ReactNode;
}>;

function Section({ title, takesFocus, onEscape, action, children }: SectionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus && heading.current) focusQuietly(heading.current);
  }, [takesFocus]);
  return (
    <section
      aria-label={title}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !onEscape || event.defaultPrevented) return;
        event.preventDefault();
        onEscape();
      }}
    >
      <div className="mb-2 flex items-center justify-between gap-2">
        <h2 ref={heading} className="text-lg">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}

type TermProps = Readonly<{
  document: ChapterDocument;
  verse: number;
  /** What can be done with it. */
  children?: ReactNode;
}>;

function VerseTerm({ document, verse, children }: TermProps) {
  return (
    <dt className="flex items-center justify-between gap-2">
      <button
        type="button"
        className="-ml-1 min-h-8 px-1 text-sm font-semibold text-accent"
        onClick={() => focusVerse([verse])}
      >
        {versesLabel(document.book, document.chapter, [verse])}
      </button>
      {children}
    </dt>
  );
}
