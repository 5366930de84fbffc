import type { ReactNode } from 'react';
import type { RichText as Text } from '#shared/rich-text.ts';
import type { SpokenKind } from '#shared/speech.ts';
import { TextActions } from '../controls/text-actions.tsx';
import { RichText } from '../scripture/rich-text.tsx';
import { plainOf } from './plain.ts';

type Props = Readonly<{
  title: string;
  text: Text;
  kind: SpokenKind;
  /** Still being written: listening and sharing wait for the whole text. */
  writing: boolean;
  children?: ReactNode;
}>;

/** One part of an answer with its heading, and what can be done with it. */
export function AnswerCard({ title, text, kind, writing, children }: Props) {
  if (text.length === 0) return null;
  return (
    <section className="card p-5 md:p-6">
      <h2 className="mb-3 text-xl">{title}</h2>
      <RichText text={text} />
      {writing ? null : (
        <div className="mt-3">
          <TextActions title={title} text={plainOf(text)} kind={kind}>
            {children}
          </TextActions>
        </div>
      )}
    </section>
  );
}
