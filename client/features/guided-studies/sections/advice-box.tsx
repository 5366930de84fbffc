import { type FormEvent, useRef, useState } from 'react';
import { ADVICE } from '#shared/answers/answers.ts';
import type { AdviceInput } from '#shared/answers/generated-inputs.ts';
import { LONGEST_PROBLEM } from '#shared/answers/generated-limits.ts';
import { AnswerCard } from '../../../answer/answer-card.tsx';
import { AnswerFrame } from '../../../answer/answer-frame.tsx';
import { Offers } from '../../../answer/offers.tsx';
import { toastOutcome } from '../../../answer/toast-outcome.ts';
import { useAnswer } from '../../../answer/use-answer.ts';
import { SaveToDiaryButton } from '../../../controls/save-to-diary-button.tsx';
import { useClient } from '../../../lib/data/data.tsx';
import { STREAM } from '../../../lib/data/trpc.ts';
import { useDraft } from '../../../lib/forms/use-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import type { AdviceOptions } from '../study-theme.ts';

const FAILED = ['Erro ao obter conselho. Tente novamente.'] as const;

type Props = Readonly<{ options: AdviceOptions; theme: string }>;

/** Counsel from the Bible on what the member describes. */
export default function AdviceBox({ options, theme }: Props) {
  const client = useClient();
  const [problem, setProblem] = useDraft(`advice-${theme}`);
  const field = useRef<HTMLTextAreaElement>(null);
  const [missing, setMissing] = useState(false);
  const state = useAnswer(
    ADVICE,
    (input: AdviceInput, signal) =>
      client.ai[options.procedure].mutate(input, { signal, context: STREAM }),
    `advice ${theme}`,
  );
  const { busy, answer, offers, phase } = state;
  const open = async (entry: string) => {
    await toastOutcome(await state.ask({ entry }), { failed: FAILED });
  };
  const blank = problem.trim() === '';
  const waits = options.procedure === 'marriageAdvice' && blank;
  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    if (busy) return;
    setMissing(blank);
    if (blank) return;
    const outcome = await state.ask({ problem });
    await toastOutcome(outcome, { failed: FAILED });
    // The member may have typed the next one already.
    const used = outcome.kind === 'done' || outcome.kind === 'safety';
    if (used && field.current?.value === problem) setProblem('');
  };
  return (
    <>
      <Form className="card grid gap-4 p-5 md:p-6" onSubmit={() => void submit()}>
        <TextArea
          ref={field}
          label={options.label}
          hint={options.hint}
          error={missing && blank ? 'Por favor, descreva seu problema.' : undefined}
          rows={5}
          value={problem}
          maxLength={LONGEST_PROBLEM}
          onChange={(event) => setProblem(event.target.value)}
        />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" busy={busy} disabled={waits}>
            {busy ? 'Obtendo conselho...' : 'Obter Conselho Bíblico'}
          </Button>
          {waits ? (
            <p className="text-sm text-muted">Conte em poucas palavras o que está acontecendo.</p>
          ) : null}
        </div>
      </Form>
      <AnswerFrame state={state}>
        <AnswerCard title="Conselho Bíblico" text={answer.advice} kind="study" writing={busy}>
          <SaveToDiaryButton
            kind="advice"
            title="Conselho Bíblico"
            content={answer.advice}
            source={state.source}
          />
        </AnswerCard>
        {phase === 'done' ? (
          <Offers
            lead="Também temos conselhos para estas situações:"
            offers={offers}
            onOpen={({ id }) => void open(id)}
          />
        ) : null}
      </AnswerFrame>
    </>
  );
}
