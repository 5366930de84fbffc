import { Suspense, useRef, useState } from 'react';
import type { FastingInput } from '#shared/answers/generated-inputs.ts';
import { LONGEST_MOTIVE, LONGEST_NOTES } from '#shared/answers/generated-limits.ts';
import {
  FASTING_DURATIONS,
  FASTING_FILL_IN,
  FASTING_TYPES,
} from '#shared/fasting/fasting-choices.ts';
import { focusField } from '../../lib/forms/focus-field.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextArea } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';
import { toastError } from '../../ui/toasts.tsx';
import {
  DURATION_NAMES,
  type FastingFields,
  TYPE_NAMES,
  useFastingFields,
} from './fasting-fields.ts';

// The signs of health that it knows load once a duration is chosen.
const FastingAdvice = lazyWithRetry(() => import('./fasting-advice.tsx'));

type Props = Readonly<{ busy: boolean; onSubmit: (input: FastingInput) => void }>;

export function FastingForm({ busy, onSubmit }: Props) {
  const { fields, setMotivation, setDuration, setRestrictions, setAdditionalNotes } =
    useFastingFields();
  /** After a first attempt, missing fields stay marked until they are filled in. */
  const [tried, setTried] = useState(false);
  const motive = useRef<HTMLTextAreaElement>(null);
  const length = useRef<HTMLSelectElement>(null);
  const { motivation, duration, restrictions, additionalNotes } = fields;
  const noMotive = motivation.trim() === '';
  const input = inputOf(fields);

  const submit = () => {
    if (noMotive || !input) {
      setTried(true);
      focusField((noMotive ? motive : length).current);
      void toastError(FASTING_FILL_IN);
      return;
    }
    if (!busy) onSubmit(input);
  };

  return (
    <Form className="card grid gap-5 p-5 md:p-6" onSubmit={submit}>
      <TextArea
        ref={motive}
        label="Motivo do jejum"
        hint="O que você quer apresentar a Deus nestes dias?"
        error={tried && noMotive ? 'Escreva o motivo do jejum.' : undefined}
        required
        maxLength={LONGEST_MOTIVE}
        value={motivation}
        onChange={(event) => setMotivation(event.target.value)}
      />
      <div className="grid items-start gap-5 md:grid-cols-2">
        <SelectField
          ref={length}
          label="Duração"
          error={tried && !input ? 'Escolha a duração do jejum.' : undefined}
          required
          value={duration}
          onChange={(event) => setDuration(event.target.value)}
        >
          <option value="">Selecione a duração</option>
          {FASTING_DURATIONS.map((known) => (
            <option key={known} value={known}>
              {DURATION_NAMES[known]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Tipo de jejum (opcional)"
          value={restrictions}
          onChange={(event) => setRestrictions(event.target.value)}
        >
          <option value="">Selecione o tipo</option>
          {FASTING_TYPES.map((known) => (
            <option key={known} value={known}>
              {TYPE_NAMES[known]}
            </option>
          ))}
        </SelectField>
      </div>
      <div aria-live="polite" className="grid gap-2 empty:hidden">
        {input ? (
          <Suspense fallback={null}>
            <FastingAdvice input={input} />
          </Suspense>
        ) : null}
      </div>
      <TextArea
        label="Observações (opcional)"
        hint={
          duration === 'outro'
            ? 'Diga quantos dias: “12 dias”, “doze dias”, “uma semana”. Sem isso, o plano terá 3 dias.'
            : 'Sua rotina, sua saúde, o que deseja deixar nestes dias.'
        }
        rows={3}
        maxLength={LONGEST_NOTES}
        value={additionalNotes}
        onChange={(event) => setAdditionalNotes(event.target.value)}
      />
      <Button type="submit" busy={busy} className="justify-self-start">
        {busy ? 'Preparando plano...' : 'Preparar plano de jejum'}
      </Button>
    </Form>
  );
}

/** The input of the generation, once there is a duration. */
function inputOf({ duration, restrictions, ...texts }: FastingFields): FastingInput | null {
  if (duration === '') return null;
  return { ...texts, duration, restrictions: restrictions === '' ? null : restrictions };
}
