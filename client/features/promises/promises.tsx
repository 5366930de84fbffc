import { useState } from 'react';
import { PROMISE } from '#shared/answers/answers.ts';
import { labelOfKey } from '#shared/bible/reference.ts';
import { AnswerCard } from '../../answer/answer-card.tsx';
import { AnswerFrame } from '../../answer/answer-frame.tsx';
import { NumberedCard } from '../../answer/numbered-card.tsx';
import { numbered } from '../../answer/plain-text.ts';
import { ShareAndSave } from '../../answer/share-and-save.tsx';
import { toastOutcome } from '../../answer/toast-outcome.ts';
import { type AnswerPhase, useAnswer } from '../../answer/use-answer.ts';
import { VerseCard } from '../../answer/verse-card.tsx';
import { useClient } from '../../lib/data/data.tsx';
import { STREAM } from '../../lib/data/trpc.ts';
import { Button } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { PromiseIntroduction } from './promise-introduction.tsx';

const WORDS = {
  done: ['Nova promessa gerada!', 'Deus tem uma palavra especial para você hoje.'],
  failed: ['Não foi possível gerar uma nova promessa. Tente novamente.'],
} as const;

/** The button's label in each phase. */
const LABELS: Readonly<Record<AnswerPhase, string>> = {
  empty: 'Receber uma Promessa',
  failed: 'Receber uma Promessa',
  waiting: 'Gerando Promessa...',
  writing: 'Gerando Promessa...',
  done: 'Gerar Nova Promessa',
  stopped: 'Gerar Nova Promessa',
};

export function Promises() {
  const client = useClient();
  const state = useAnswer(
    PROMISE,
    (_input: void, signal) =>
      client.ai.generatePromise.mutate(undefined, { signal, context: STREAM }),
    'promise',
  );
  const { answer, busy, phase } = state;
  const [received, setReceived] = useState(phase === 'done');
  const generate = async () => {
    const outcome = await state.ask();
    if (outcome.kind === 'done') setReceived(true);
    await toastOutcome(outcome, WORDS);
  };
  const name = answer.verse ? `Promessa: ${labelOfKey(answer.verse.key)}` : 'Promessa';
  const written = phase === 'writing' || phase === 'done' || phase === 'stopped';
  return (
    <Page
      title="Promessas"
      drawing={['rainbow', 'home']}
      lead="São mais de 8.000 promessas na Bíblia. Receba uma de cada vez e leia-a onde ela foi escrita."
      backLabel="Voltar para Home"
    >
      <div className="grid gap-4">
        <AnswerFrame
          state={state}
          waiting={received ? 'Procurando outra promessa...' : undefined}
          action={
            <Button className="px-2 md:px-5" busy={busy} onClick={() => void generate()}>
              {LABELS[phase]}
            </Button>
          }
        >
          <VerseCard title="Promessa" verse={answer.verse} />
          <AnswerCard
            title="Explicação"
            of={name}
            text={answer.explanation}
            kind="usual"
            writing={busy}
          />
          <AnswerCard title="Oração" of={name} text={answer.prayer} kind="prayer" writing={busy} />
          <NumberedCard title="Ações" texts={answer.actions} writing={busy} />
          {busy ? null : (
            <ShareAndSave
              kind="promise"
              title={name}
              source={state.source}
              sections={[
                { heading: 'Promessa', text: answer.verse ? [answer.verse] : [] },
                { heading: 'Explicação', text: answer.explanation },
                { heading: 'Oração', text: answer.prayer },
                { heading: 'Ações', text: numbered(answer.actions) },
              ]}
            />
          )}
        </AnswerFrame>
        {received || written ? null : <PromiseIntroduction />}
      </div>
    </Page>
  );
}
