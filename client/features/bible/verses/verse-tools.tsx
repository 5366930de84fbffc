import { Suspense } from 'react';
import type { ChapterDocument } from '#shared/bible/chapter-document.ts';
import { versesLabel } from '#shared/bible/verses-label.ts';
import { piece } from '../../../ui/piece.tsx';
import type { Marks } from '../reading/chapter-view.tsx';
import type { Text } from '../reading/texts.ts';
import type { Asked } from './asked.ts';
import { focusVerse } from './focus-verse.ts';
import { VerseBar } from './verse-bar.tsx';
import { versesText } from './verses-text.ts';

const ExplanationDialog = piece(() => import('./explanation-dialog.tsx'));
const SaveDialog = piece(() => import('./save-dialog.tsx'));
const ReportDialog = piece(() => import('./report-dialog.tsx'));
const ShareDialog = piece(() => import('../../../controls/share-dialog.tsx'));

type Props = Readonly<{
  document: ChapterDocument;
  text: Text;
  marks: Marks;
  selected: readonly number[];
  asked: Asked | null;
  onAsk: (asked: Asked | null) => void;
  onSelect: (verses: readonly number[]) => void;
  /** Explanations stand in a panel beside the text, not in a dialog over it. */
  besideText: boolean;
}>;

/** What can be done with verses: the bar beneath the selected ones, and its dialogs. */
export default function VerseTools(props: Props) {
  const { selected, asked, onAsk, besideText } = props;
  return (
    <>
      {selected.length > 0 ? <VerseBar {...props} /> : null}
      {asked && !(besideText && asked.act === 'explain') ? (
        <Suspense fallback={null}>
          <AskedDialog {...props} asked={asked} onClose={() => onAsk(null)} />
        </Suspense>
      ) : null}
    </>
  );
}

type DialogProps = Readonly<{
  document: ChapterDocument;
  text: Text;
  asked: Asked;
  onClose: () => void;
}>;

function AskedDialog({ document, text, asked, onClose }: DialogProps) {
  const { book, chapter } = document;
  const { act, verses } = asked;
  const [first] = verses;
  if (first === undefined) return null;
  const label = versesLabel(book, chapter, verses);
  const words = versesText(document, verses);
  const onCloseAutoFocus = (event: Event) => {
    event.preventDefault();
    focusVerse(first);
  };
  const place = { book, chapter, verses, translation: text.id, label, words };
  const shared = { ...place, onClose, onCloseAutoFocus };
  if (act === 'explain') return <ExplanationDialog {...shared} />;
  if (act === 'save') return <SaveDialog {...shared} />;
  if (act === 'report') return <ReportDialog {...shared} verse={first} />;
  const passageOf = (chosen: readonly number[]) => ({
    title: `${versesLabel(book, chapter, chosen)} (${text.abbreviation})`,
    text: versesText(document, chosen),
  });
  return (
    <ShareDialog
      {...passageOf(verses)}
      beginnings={verses.slice(1).map((_, index) => passageOf(verses.slice(0, -1 - index)))}
      path={`/bible?ref=${book}.${chapter}.${first}`}
      onClose={onClose}
      onCloseAutoFocus={onCloseAutoFocus}
    />
  );
}
