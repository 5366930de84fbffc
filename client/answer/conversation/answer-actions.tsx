import type { ReactNode } from 'react';
import { beginningOf } from '#shared/text/cut-text.ts';
import { AnswerContext, SaveToDiaryButton } from '../../controls/save-to-diary-button.tsx';
import { TextActions } from '../../controls/text-actions.tsx';
import { FirstReference } from '../../scripture/first-reference.tsx';
import { plainOf } from '../plain-text.ts';
import type { Message } from './message.ts';

type Props = Readonly<{ message: Message; question: string }>;

const LONGEST_TITLE = 120;

/** The first place of an answer and its controls; its question is the title. */
export default function AnswerActions({ message, question }: Props): ReactNode {
  const { text, source, interrupted = false, notices = [] } = message;
  const line = question.replace(/\s+/g, ' ').trim();
  const title = line.length <= LONGEST_TITLE ? line : `${beginningOf(line, LONGEST_TITLE - 1)}…`;
  return (
    <>
      <FirstReference text={text} />
      <TextActions kind="usual" title={title} text={plainOf(text)}>
        <AnswerContext value={{ interrupted, notices }}>
          <SaveToDiaryButton kind="chat" title={title} content={text} source={source} />
        </AnswerContext>
      </TextActions>
    </>
  );
}
