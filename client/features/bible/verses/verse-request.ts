import type { BookCode } from '#shared/bible/canon.ts';

/** Props of every dialog about verses. */
export type VerseDialogProps = Readonly<{
  book: BookCode;
  chapter: number;
  translation: string;
  /** `João 3:16`, and the stored words. */
  label: string;
  words: string;
  onClose: () => void;
  /** Brings the focus back to the verse. */
  onCloseAutoFocus: (event: Event) => void;
}>;

/** An action on some verses that a dialog or the panel carries out; highlighting asks only a visitor. */
export type VerseRequest = Readonly<{
  act: 'explain' | 'references' | 'save' | 'note' | 'share' | 'report' | 'highlight' | 'words';
  verses: readonly number[];
}>;
