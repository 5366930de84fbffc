import type { BookCode } from '#shared/bible/canon.ts';

/** What every dialog about verses is told. */
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
