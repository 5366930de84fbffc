import { type ReactNode, useEffect, useRef } from 'react';
import type { ChapterDocument } from '#shared/bible/chapter-document.ts';
import { versesLabel } from '#shared/bible/verses-label.ts';
import { focusQuietly } from '../../../lib/browser/focus.ts';
import { focusVerse } from '../reading/verse-elements.ts';

type SectionProps = Readonly<{
  title: string;
  /** The heading takes the focus with each of these. */
  takesFocus?: string;
  onEscape?: () => void;
  action?: ReactNode;
  children: ReactNode;
}>;

/** A part of what stands beside the text. */
export function Section({ title, takesFocus, onEscape, action, children }: SectionProps) {
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

export function VerseTerm({ document, verse, children }: TermProps) {
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
