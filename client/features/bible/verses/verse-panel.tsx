import { Lightbulb, X } from 'lucide-react';
import { type ComponentProps, Suspense } from 'react';
import type { ChapterDocument } from '#shared/bible/chapter-document.ts';
import { MOST_EXPLAINED_TOGETHER } from '#shared/bible/explanation-input.ts';
import { versesLabel } from '#shared/bible/verses-label.ts';
import { useOptionalSession } from '../../../lib/data/session.ts';
import { Button } from '../../../ui/button.tsx';
import { lazyWithRetry } from '../../../ui/lazy-with-retry.tsx';
import { useCloseRequest } from '../../../ui/use-close-request.ts';
import type { Translation } from '../chapter-query.ts';
import { useColumns } from '../desk/columns.ts';
import type { Annotations } from '../reading/chapter-view.tsx';
import { focusVerse } from '../reading/verse-elements.ts';
import { CrossReferences } from './cross-references.tsx';
import { Explanation } from './explanation.tsx';
import { OwnNotes } from './own-notes.tsx';
import { Section, VerseTerm } from './panel-section.tsx';
import type { VerseRequest } from './verse-request.ts';
import { versesText } from './verses-text.ts';

const SecondText = lazyWithRetry(() => import('../desk/second-text.tsx'));

type Props = Readonly<{
  document: ChapterDocument;
  translation: Translation;
  annotations: Annotations;
  selected: readonly number[];
  request: VerseRequest | null;
  /** A second translation that has a column of its own. */
  second: ComponentProps<typeof SecondText> | null;
  onRequest: (request: VerseRequest | null) => void;
}>;

/**
 * What stands beside the text on a desktop: explanation, references and translators' notes, and the
 * member's own notes below them or in a column of their own, as was chosen on this device.
 */
export default function VersePanel(props: Props) {
  const { annotations, selected, request, second } = props;
  const signedIn = useOptionalSession() !== null;
  const chosenColumns = useColumns();
  const columns = signedIn ? chosenColumns : 'one';
  const explained = signedIn && request?.act === 'explain' ? request.verses : [];
  const chosen = explained.length > 0 ? explained : selected;
  const about = (verse: number) => chosen.length === 0 || chosen.includes(verse);
  if (columns === 'one' || columns === 'second') {
    const notes = [...annotations.comments].filter(([verse]) => about(verse));
    const beside = (
      <div className={second ? 'panel-column' : 'grid gap-6'}>
        <About {...props} explained={explained} chosen={chosen} />
        {notes.length > 0 ? <OwnNotes {...props} notes={notes} /> : null}
      </div>
    );
    if (!second) return beside;
    return (
      <>
        <div className="panel-column">
          <Suspense fallback={null}>
            <SecondText {...second} />
          </Suspense>
        </div>
        {beside}
      </>
    );
  }
  return (
    <>
      {columns === 'two' || explained.length > 0 ? (
        <div className="panel-column">
          <About {...props} explained={explained} chosen={chosen} />
        </div>
      ) : null}
      <div className="panel-column own-notes">
        <OwnNotes {...props} notes={[...annotations.comments].sort(([a], [b]) => a - b)} />
      </div>
    </>
  );
}

type AboutProps = Props & Readonly<{ explained: readonly number[]; chosen: readonly number[] }>;

/** What others say of the chosen verses, or of all. */
function About({ explained, chosen, ...props }: AboutProps) {
  const { document } = props;
  const notes = document.verses
    .filter(({ number }) => chosen.length === 0 || chosen.includes(number))
    .flatMap(({ number, notes = [] }) => notes.map((note) => ({ verse: number, ...note })));
  return (
    <>
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
    </>
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
