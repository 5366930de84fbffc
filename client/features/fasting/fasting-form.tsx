import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { safeKindOf } from '#shared/fasting-days.ts';
import {
  FASTING_DURATIONS,
  FASTING_FILL_IN,
  FASTING_TYPES,
  type FastingInput,
  LONGEST_MOTIVE,
  LONGEST_NOTES,
} from '#shared/generated-inputs.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextArea } from '../../ui/field.tsx';
import { toast } from '../../ui/toasts.tsx';
import {
  DURATION_NAMES,
  type FastingFields,
  keepFields,
  keptFields,
  TYPE_NAMES,
} from './fasting-fields.ts';

type Props = Readonly<{ busy: boolean; onSubmit: (input: FastingInput) => void }>;

export function FastingForm({ busy, onSubmit }: Props) {
  const { register, handleSubmit, formState, control, subscribe } = useForm<FastingFields>({
    defaultValues: keptFields(),
  });
  const { errors } = formState;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keepFields(values) }),
    [subscribe],
  );
  const submit = handleSubmit(
    (fields) => {
      const input = inputOf(fields);
      if (input && !busy) onSubmit(input);
    },
    () => toast('error', FASTING_FILL_IN),
  );
  return (
    <form noValidate className="card grid gap-5 p-5 md:p-6" onSubmit={submit}>
      <TextArea
        label="Motivo do jejum"
        hint="O que você quer apresentar a Deus nestes dias?"
        error={errors.motivation?.message}
        required
        maxLength={LONGEST_MOTIVE}
        {...register('motivation', {
          validate: (text) => text.trim() !== '' || 'Escreva o motivo do jejum.',
        })}
      />
      <div className="grid items-start gap-5 md:grid-cols-2">
        <SelectField
          label="Duração"
          error={errors.duration?.message}
          required
          {...register('duration', { required: 'Escolha a duração do jejum.' })}
        >
          <option value="">Selecione a duração</option>
          {FASTING_DURATIONS.map((duration) => (
            <option key={duration} value={duration}>
              {DURATION_NAMES[duration]}
            </option>
          ))}
        </SelectField>
        <SelectField label="Tipo de jejum (opcional)" {...register('restrictions')}>
          <option value="">Selecione o tipo</option>
          {FASTING_TYPES.map((type) => (
            <option key={type} value={type}>
              {TYPE_NAMES[type]}
            </option>
          ))}
        </SelectField>
      </div>
      <Advice fields={useWatch({ control })} />
      <TextArea
        label="Observações (opcional)"
        hint="Sua rotina, sua saúde, o que deseja deixar nestes dias."
        rows={3}
        maxLength={LONGEST_NOTES}
        {...register('additionalNotes')}
      />
      <Button type="submit" busy={busy} className="justify-self-start">
        {busy ? 'Gerando plano...' : 'Gerar plano de jejum'}
      </Button>
    </form>
  );
}

function inputOf(fields: Partial<FastingFields>): FastingInput | null {
  const { motivation = '', duration = '', restrictions = '', additionalNotes = '' } = fields;
  if (duration === '') return null;
  return {
    motivation,
    duration,
    restrictions: restrictions === '' ? null : restrictions,
    additionalNotes,
  };
}

/** What the choices lead to, said before the plan is asked for. */
function Advice({ fields }: Readonly<{ fields: Partial<FastingFields> }>) {
  const input = inputOf(fields);
  const steered = input ? safeKindOf(input).steered : false;
  return (
    <div aria-live="polite" className="grid gap-2 empty:hidden">
      {input?.duration === 'outro' ? (
        <p className="text-muted">
          Escreva nas observações quantos dias, por exemplo “5 dias” (até 40).
        </p>
      ) : null}
      {steered ? (
        <p className="rounded-lg bg-accent-soft px-4 py-3">
          Por tantos dias, esse jejum põe a saúde em risco. O plano seguirá o jejum parcial, que se
          pode levar até o fim com prudência.
        </p>
      ) : null}
    </div>
  );
}
