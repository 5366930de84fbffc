import type { ReactNode } from 'react';
import { Contents } from './contents.tsx';
import type { Place } from './places.ts';

type Props = Readonly<{
  /** Of the table of contents. */
  title: string;
  /** The title of the text. */
  label: string;
  places: readonly Place[];
  children: ReactNode;
}>;

/** A text of many parts with its table of contents. */
export function WithContents({ title, label, places, children }: Props) {
  return (
    <div className="grid gap-x-10 gap-y-4 md:grid-cols-[minmax(0,1fr)_13rem]">
      <article aria-label={label} className="grid min-w-0 content-start gap-4">
        {children}
      </article>
      <Contents title={title} places={places} />
    </div>
  );
}
