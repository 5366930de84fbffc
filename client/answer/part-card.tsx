import type { ReactNode } from 'react';
import type { SpokenKind } from '#shared/answers/speech.ts';
import { TextActions } from '../controls/text-actions.tsx';

type Props = Readonly<{
  /** By which a table of contents finds it. */
  id?: string;
  title: string;
  /** Replaces the title or the plain text when the part is shared. */
  shared?: Readonly<{ title: string; text?: string }>;
  /** The text for listening, copying and sharing. */
  plain: string;
  kind: SpokenKind;
  /** While the answer is written, its controls are hidden. */
  writing: boolean;
  /** The target of a shared link; this page when absent. */
  path?: string;
  /** Further controls beside listening, copying and sharing. */
  more?: ReactNode;
  children: ReactNode;
}>;

/** The frame of one part of an answer: heading, content and controls. */
export function PartCard(props: Props) {
  const { id, title, shared, plain, kind, writing, path, more, children } = props;
  return (
    <section id={id} tabIndex={id ? -1 : undefined} className="card p-5 md:p-6">
      <h2 className="mb-3 text-xl">{title}</h2>
      {children}
      {/* The height is reserved from the start, so that nothing moves when the controls appear. */}
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
