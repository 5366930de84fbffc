import type { ReactNode } from 'react';
import { Contents } from './contents.tsx';
import type { Place } from './places.ts';

type Props = Readonly<{
  /** Of the table of contents. */
  title: string;
  /** What the text is called. */
  label: string;
  places: readonly Place[];
  children: ReactNode;
  /** What belongs to the text without being a part of it. */
  below?: ReactNode;
}>;

/** A text of many parts with its table of contents. */
export function WithContents({ title, label, places, children, below }: Props) {
  return (
    <div className="grid gap-x-10 gap-y-4 md:grid-cols-[minmax(0,1fr)_13rem]">
      <div className="grid min-w-0 content-start gap-4">
        <article aria-label={label} className="grid min-w-0 gap-4">
          {children}
        </article>
        {below}
      </div>
      <Contents title={title} places={places} />
    </div>
  );
}
