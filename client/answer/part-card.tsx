import type { ReactNode } from 'react';
import type { SpokenKind } from '#shared/speech.ts';
import { TextActions } from '../controls/text-actions.tsx';

type Props = Readonly<{
  /** By which a table of contents finds it. */
  id?: string;
  title: string;
  /** What is shared where it is more than the title and the plain text say. */
  shared?: Readonly<{ title: string; text?: string }>;
  /** What is heard, copied and shared. */
  plain: string;
  kind: SpokenKind;
  /** Still being written: listening and sharing wait for the whole text. */
  writing: boolean;
  /** Where a shared link leads; this page when absent. */
  path?: string;
  /** Further controls beside listening, copying and sharing. */
  more?: ReactNode;
  children: ReactNode;
}>;

/** The frame of one part of an answer: its heading, its content, and what can be done with it. */
export function PartCard(props: Props) {
  const { id, title, shared, plain, kind, writing, path, more, children } = props;
  return (
    <section id={id} tabIndex={id ? -1 : undefined} className="card p-5 md:p-6">
      <h2 className="mb-3 text-xl">{title}</h2>
      {children}
      {/* The room is there from the first word, so that nothing moves when the last is written. */}
      <div className="mt-3 -mb-3 min-h-11">
        {writing ? null : (
          <TextActions
            title={shared?.title ?? title}
            text={shared?.text ?? plain}
            plain={plain}
            kind={kind}
            {...(path ? { path } : {})}
          >
            {more}
          </TextActions>
        )}
      </div>
    </section>
  );
}
