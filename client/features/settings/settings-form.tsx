import { useMutation } from '@tanstack/react-query';
import { useId, useLayoutEffect } from 'react';
import { SETTING_GROUPS, type SettingGroup } from '#shared/system-settings.ts';
import { useClient, useTrpc } from '../../lib/data/data.tsx';
import { codeOf, messageOf } from '../../lib/data/errors.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { ProblemLine } from '../../ui/problem-line.tsx';
import { toastError, toastSuccess } from '../../ui/toasts.tsx';
import { NotProven, useProof } from '../account/api.ts';
import { SettingField } from './setting-field.tsx';
import {
  checkField,
  type Fields,
  fieldsOf,
  type ListedSetting,
  readField,
} from './setting-fields.ts';

type Props = Readonly<{ group: SettingGroup; items: readonly ListedSetting[] }>;

/** The settings of one group, saved together. */
export function SettingsForm({ group, items }: Props) {
  const client = useClient();
  const trpc = useTrpc();
  const prove = useProof();
  const titleId = useId();
  const { field, formState, onSubmit, reset } = useForm<Fields>({ defaultValues: fieldsOf(items) });
  // Read here, so that the form keeps track of what was typed.
  const { dirtyFields } = formState;
  // A value that somebody else changes appears at once, except in fields that are being edited.
  useLayoutEffect(() => {
    reset(fieldsOf(items), { keepDirtyValues: true });
  }, [items, reset]);
  const save = useMutation({
    mutationFn: async (fields: Fields) => {
      const changes = items.flatMap(({ name, setting, value }) => {
        const next = readField(setting, fields[name]);
        return next === value ? [] : [{ name, was: value, value: next }];
      });
      if (changes.length === 0) return;
      const change = () => client.admin.settings.change.mutate({ changes });
      const isGuarded = changes.some(({ name }) => name === 'staffNeedsSecondFactor');
      await (isGuarded ? prove(change) : change());
    },
    meta: { invalidates: [trpc.admin.settings.list, trpc.admin.audit, trpc.session.current] },
    onSuccess: (_result, fields) => {
      reset(fields);
      void toastSuccess('Configurações salvas.');
    },
    onError: (error) => {
      if (codeOf(error) !== 'CONFLICT' && !(error instanceof NotProven))
        void toastError('Não foi salvo.', messageOf(error));
    },
  });
  const changed = Object.keys(dirtyFields).length > 0;
  return (
    <section className="card p-5 md:p-6" aria-labelledby={titleId}>
      <h2 id={titleId} className="text-xl">
        {SETTING_GROUPS[group]}
      </h2>
      <Form className="mt-4 grid gap-5" onSubmit={onSubmit((fields) => save.mutate(fields))}>
        {items.map(({ name, setting, changed: last }) => (
          <SettingField
            key={name}
            setting={setting}
            last={last}
            field={field(name, { validate: checkField(setting) })}
          />
        ))}
        <ProblemLine
          text={save.error && !(save.error instanceof NotProven) ? messageOf(save.error) : null}
        />
        <Button
          type="submit"
          look={changed ? 'primary' : 'quiet'}
          aria-label={`Salvar: ${SETTING_GROUPS[group]}`}
          busy={save.isPending}
          className="md:justify-self-start"
        >
          Salvar
        </Button>
      </Form>
    </section>
  );
}
