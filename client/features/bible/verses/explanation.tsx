import { RotateCcw } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { EXPLANATION } from '#shared/answers/answers.ts';
import type { RichText as Text } from '#shared/answers/rich-text.ts';
import { ABOUT_BOOK } from '#shared/bible/explanation-input.ts';
import { AnswerFrame } from '../../../answer/answer-frame.tsx';
import { plainOf } from '../../../answer/plain-text.ts';
import { toastFailure } from '../../../answer/toast-outcome.ts';
import { useAnswer } from '../../../answer/use-answer.ts';
import { AnswerContext, SaveToDiaryButton } from '../../../controls/save-to-diary-button.tsx';
import { TextActions } from '../../../controls/text-actions.tsx';
import { useClient } from '../../../lib/data/data.tsx';
import { STREAM } from '../../../lib/data/trpc.ts';
import { FirstReference } from '../../../scripture/first-reference.tsx';
import { FoldTitle } from '../../../scripture/fold-title.tsx';
import { RichText } from '../../../scripture/rich-text.tsx';
import { Button } from '../../../ui/button.tsx';
import type { VerseDialogProps } from './verse-request.ts';

type Props = Omit<VerseDialogProps, 'onClose' | 'onCloseAutoFocus'> &
  Readonly<{ verses: readonly number[] }>;

/** Explains verses as soon as it is opened. */
export function Explanation({ book, chapter, verses, translation, label, words }: Props) {
  const client = useClient();
  const [verse = 1, ...furtherVerses] = verses;
  const explanation = useAnswer(
    EXPLANATION,
    (input: Parameters<typeof client.ai.bibleVerseExplanation.mutate>[0], signal) =>
      client.ai.bibleVerseExplanation.mutate(input, { signal, context: STREAM }),
    `explanation ${translation} ${label}`,
  );
  const { phase, answer, busy } = explanation;
  const ask = async () => {
    const outcome = await explanation.ask({
      book,
      chapter,
      verseNumber: verse,
      furtherVerses,
      translation,
    });
    if (outcome.kind === 'failed') await toastFailure(outcome.error, 'Erro ao carregar explicação');
  };
  const begin = useEffectEvent(() => {
    if (phase === 'empty') void ask();
  });
  useEffect(() => begin(), []);
  const text = answer.explanation;
  return (
    <>
      <blockquote className="quotation mt-0">
        {words}
        <p className="mt-1 font-sans text-sm text-muted">{label}</p>
      </blockquote>
      <AnswerFrame
        state={explanation}
        waiting="Preparando a explicação..."
        before={phase === 'failed' ? <p>Explicação não disponível</p> : null}
        action={
          phase === 'failed' || phase === 'stopped' ? (
            <Button look="quiet" onClick={() => void ask()}>
              <RotateCcw aria-hidden="true" size={16} />
              Tentar novamente
            </Button>
          ) : null
        }
      >
        <FoldedText text={text} />
        {busy || explanation.source === 'library' ? null : <FirstReference text={text} />}
        <AnswerContext.Consumer>{({ label }) => label}</AnswerContext.Consumer>
        {busy || text.length === 0 ? null : (
          <TextActions
            title={`Explicação de ${label}`}
            text={plainOf(text).replaceAll('**', '')}
            kind="prayer"
            path={`/bible?ref=${book}.${chapter}.${verse}`}
          >
            <SaveToDiaryButton
              kind="explanation"
              title={`Explicação de ${label}`}
              content={text}
              source={explanation.source}
            />
          </TextActions>
        )}
      </AnswerFrame>
    </>
  );
}

/** The text, with what it tells of the whole book folded at its end. */
function FoldedText({ text }: Readonly<{ text: Text }>) {
  const at = text.findIndex((part) => part.type === 'text' && part.text.includes(ABOUT_BOOK));
  const part = text[at];
  if (part?.type !== 'text') return <RichText text={text} />;
  const start = part.text.indexOf(ABOUT_BOOK);
  const before = { ...part, text: part.text.slice(0, start) };
  const after = { ...part, text: part.text.slice(start + ABOUT_BOOK.length) };
  return (
    <>
      <RichText text={[...text.slice(0, at), before]} />
      <details className="group">
        <FoldTitle>O livro</FoldTitle>
        <RichText text={[after, ...text.slice(at + 1)]} />
      </details>
    </>
  );
}
