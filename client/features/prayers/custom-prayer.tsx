import { useRef, useState } from 'react';
import type { Offer } from '#shared/answers/ai.ts';
import { LONGEST_THEME } from '#shared/answers/generated-limits.ts';
import { AnswerCard } from '../../answer/answer-card.tsx';
import { AnswerFrame } from '../../answer/answer-frame.tsx';
import { NothingWritten } from '../../answer/nothing-written.tsx';
import { Offers } from '../../answer/offers.tsx';
import { usePrayer } from '../../answer/prayer/use-prayer.ts';
import { SaveToDiaryButton } from '../../controls/save-to-diary-button.tsx';
import { codeOf, messageOf } from '../../lib/data/errors.ts';
import { focusField } from '../../lib/forms/focus-field.ts';
import { useDraft } from '../../lib/forms/use-draft.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { toastError } from '../../ui/toasts.tsx';

const DONE = ['Oração criada!', 'Sua oração personalizada foi gerada com sucesso'] as const;

/** A prayer on a theme of the member's own. */
export function CustomPrayer() {
  const [theme, setTheme] = useDraft('prayer-theme');
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const state = usePrayer('prayer of my own', { done: DONE, saysUnknown: true });
  const { busy, answer, offers, phase } = state;
  const [advice, setAdvice] = useState<string>();
  const open = ({ id }: Offer) => {
    setAdvice(undefined);
    void state.ask({ entry: id });
  };

  const submit = async () => {
    if (busy) return;
    setAdvice(undefined);
    const blank = theme.trim() === '';
    setMissing(blank);
    if (blank) {
      focusField(field.current);
      await toastError('Tema necessário', 'Por favor, insira um tema para a oração');
      return;
    }
    const outcome = await state.ask({ theme });
    if (outcome.kind === 'failed' && codeOf(outcome.error) === 'NOT_FOUND') {
      setAdvice(messageOf(outcome.error));
      field.current?.focus();
    }
    const { kind } = outcome;
    // A text that met the safety screen is not stored; the member may have typed the next theme already.
    const used = kind === 'done' || kind === 'safety';
    if (used && field.current?.value === theme) setTheme('');
  };

  return (
    <section className="grid gap-4" aria-labelledby="custom-title">
      <Form className="card grid gap-4 p-5 md:p-6" onSubmit={() => void submit()}>
        <h2 id="custom-title" className="text-xl">
          Oração personalizada
        </h2>
        <TextField
          ref={field}
          label="Tema da oração"
          hint="Por exemplo: o meu filho doente, falta de paciência."
          error={missing ? 'Escreva em poucas palavras sobre o que quer orar.' : undefined}
          value={theme}
          maxLength={LONGEST_THEME}
          autoComplete="off"
          onChange={(event) => {
            setTheme(event.target.value);
            setMissing(false);
            setAdvice(undefined);
          }}
        />
        {advice ? <NothingWritten message={advice} offers={offers} onOpen={open} /> : null}
        <Button type="submit" busy={busy} className="justify-self-start">
          {busy ? 'Escrevendo oração...' : 'Escrever oração'}
        </Button>
      </Form>
      <AnswerFrame state={state} waiting="Preparando a sua oração...">
        <AnswerCard title="Sua oração" text={answer.prayer} kind="prayer" writing={busy}>
          <SaveToDiaryButton
            kind="prayer"
            title="Minha oração"
            content={answer.prayer}
            source={state.source}
          />
        </AnswerCard>
        {phase === 'done' && !advice ? (
          <Offers lead="Talvez você procure uma destas:" offers={offers} onOpen={open} />
        ) : null}
      </AnswerFrame>
    </section>
  );
}
