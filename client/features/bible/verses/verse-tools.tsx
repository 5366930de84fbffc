import { Suspense } from 'react';
import type { ChapterDocument } from '#shared/bible/chapter-document.ts';
import { versesLabel } from '#shared/bible/verses-label.ts';
import { useOptionalSession } from '../../../lib/data/session.ts';
import { lazyWithRetry } from '../../../ui/lazy-with-retry.tsx';
import type { Translation } from '../chapter-query.ts';
import type { Annotations } from '../reading/chapter-view.tsx';
import { focusVerse } from '../reading/verse-elements.ts';
import { selectionKey } from './verse-addresses.ts';
import { VerseBar } from './verse-bar.tsx';
import type { VerseRequest } from './verse-request.ts';
import { chosenVerses, versesText } from './verses-text.ts';

const CrossReferencesDialog = lazyWithRetry(() => import('./cross-references-dialog.tsx'));
const ExplanationDialog = lazyWithRetry(() => import('./explanation-dialog.tsx'));
const NoteDialog = lazyWithRetry(() => import('./note-dialog.tsx'));
const SaveDialog = lazyWithRetry(() => import('./save-dialog.tsx'));
const VisitorDialog = lazyWithRetry(() => import('./visitor-dialog.tsx'));
const ReportDialog = lazyWithRetry(() => import('./report-dialog.tsx'));
const WordsDialog = lazyWithRetry(() => import('../parts/words-dialog.tsx'));
const ShareDialog = lazyWithRetry(() => import('../../../controls/share/share-dialog.tsx'));

type Props = Readonly<{
  document: ChapterDocument;
  /** The same chapter in a second translation. */
  second: ChapterDocument | null | undefined;
  translation: Translation;
  annotations: Annotations;
  selected: readonly number[];
  /** The bar takes the focus with this selection. */
  takesFocus: boolean;
  request: VerseRequest | null;
  onRequest: (request: VerseRequest | null) => void;
  onSelect: (verses: readonly number[]) => void;
  /** Explanations are shown in a panel beside the text instead of a dialog. */
  besideText: boolean;
}>;

/** The bar of actions on the selected verses, and its dialogs. */
export default function VerseTools(props: Props) {
  const { selected, request, onRequest } = props;
  // A visitor is told in a dialog what needs an account.
  const besideText = useOptionalSession() !== null && props.besideText;
  return (
    <>
      {selected.length > 0 ? <VerseBar {...props} /> : null}
      {request && !(besideText && request.act === 'explain') ? (
        <Suspense fallback={null}>
          <RequestDialog {...props} request={request} onClose={() => onRequest(null)} />
        </Suspense>
      ) : null}
    </>
  );
}

type DialogProps = Readonly<{
  document: ChapterDocument;
  second: ChapterDocument | null | undefined;
  translation: Translation;
  annotations: Annotations;
  request: VerseRequest;
  onClose: () => void;
}>;

function RequestDialog(props: DialogProps) {
  const { document, second, translation, annotations, request, onClose } = props;
  const signedIn = useOptionalSession() !== null;
  const { book, chapter } = document;
  const { act } = request;
  const [first] = request.verses;
  if (first === undefined) return null;
  // A note stands at one verse, and words are those of one.
  const verses = act === 'note' || act === 'words' ? [first] : request.verses;
  const label = versesLabel(book, chapter, verses);
  const words = versesText(document, verses);
  const onCloseAutoFocus = (event: Event) => {
    event.preventDefault();
    focusVerse(request.verses);
  };
  const place = { book, chapter, verses, translation: translation.id, label, words };
  const shared = { ...place, onClose, onCloseAutoFocus };
  if (act === 'references') return <CrossReferencesDialog {...shared} />;
  if (act !== 'share' && !signedIn) return <VisitorDialog {...shared} act={act} />;
  if (act === 'explain') return <ExplanationDialog {...shared} />;
  if (act === 'note') {
    const stored = annotations.comments.get(first) ?? null;
    return <NoteDialog {...shared} verse={first} stored={stored} />;
  }
  const [chosen] = chosenVerses(document, verses);
  if (act === 'words' && chosen) {
    const beside = second?.verses.find(({ number }) => number === first);
    const other = second && beside ? { translation: second.translation, text: beside.text } : null;
    return <WordsDialog {...shared} verse={first} text={chosen.text} second={other} />;
  }
  if (act === 'save') return <SaveDialog {...shared} />;
  if (act === 'report') return <ReportDialog {...shared} verse={first} />;
  const passageOf = (chosen: readonly number[]) => ({
    title: `${versesLabel(book, chapter, chosen)} (${translation.abbreviation})`,
    text: versesText(document, chosen),
  });
  return (
    <ShareDialog
      {...passageOf(verses)}
      beginnings={verses.slice(1).map((_, index) => passageOf(verses.slice(0, -1 - index)))}
      path={`/bible?ref=${selectionKey(place)}`}
      onClose={onClose}
      onCloseAutoFocus={onCloseAutoFocus}
    />
  );
}
