import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ITEM_FIELDS } from '#shared/guided-studies/study-items.ts';
import { useClient, useTrpc } from '../../../lib/data/data.tsx';
import { messageOf } from '../../../lib/data/errors.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea, TextField } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { ProblemLine } from '../../../ui/problem-line.tsx';
import { toastSuccess } from '../../../ui/toasts.tsx';
import { nameOfField } from './field-names.ts';
import type { ReadItem } from './versions-query.ts';

type Editable = NonNullable<ReadItem['editable']>;
type Fields = Record<string, string>;

type Props = Readonly<{
  id: string;
  item: ReadItem;
  editable: Editable;
  onClose: () => void;
}>;

const isList = (of: string) => of === 'texts' || of === 'verses';
const typed = (value: Editable['content'][string] | undefined) => [value ?? []].flat().join('\n');

/** The texts of an item; what was typed stays until it is saved or given up. */
export function ItemForm({ id, item, editable, onClose }: Props) {
  const client = useClient();
  const trpc = useTrpc();
  const fields = Object.entries(ITEM_FIELDS[item.kind]);
  // Saving replaces the item as it was opened, and never what somebody else has saved since.
  const [revision] = useState(editable.revision);
  const { field, onSubmit, setError, forgetDraft } = useForm<Fields>({
    draft: `study-item:${id}:${item.key}`,
    defaultValues: Object.fromEntries(
      fields.map(([name]) => [name, typed(editable.content[name])]),
    ),
  });
  const save = useMutation({
    mutationFn: (values: Fields) => {
      const content = fields.map(([name, of]) => {
        const text = values[name] ?? '';
        const lines = text.split('\n').map((line) => line.trim());
        return [name, isList(of) ? lines.filter((line) => line !== '') : text];
      });
      const change = { id, key: item.key, revision, content: Object.fromEntries(content) };
      return client.admin.guidedStudies.edit.mutate(change);
    },
    meta: { invalidates: [trpc.admin.guidedStudies] },
    onSuccess: (outcome) => {
      if (!outcome.saved) {
        for (const { field: name, message } of outcome.problems) setError(name, { message });
        return;
      }
      forgetDraft();
      onClose();
      void toastSuccess('Texto salvo');
    },
  });
  const giveUp = () => {
    forgetDraft();
    onClose();
  };
  return (
    <Form onSubmit={onSubmit((values) => save.mutate(values))}>
      {fields.map(([name, of]) => {
        const label = nameOfField(name);
        if (of === 'line' || of === 'verse') {
          const hint = of === 'verse' ? 'Só a referência, como João 3:16.' : undefined;
          return <TextField key={name} label={label} hint={hint} {...field(name)} />;
        }
        const hint =
          of === 'verses'
            ? 'Uma referência por linha.'
            : of === 'texts'
              ? 'Um por linha.'
              : undefined;
        return (
          <TextArea
            key={name}
            label={label}
            hint={hint}
            rows={isList(of) ? 4 : 7}
            {...field(name)}
          />
        );
      })}
      <ProblemLine text={save.error ? messageOf(save.error) : null} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={save.isPending}>
          Salvar
        </Button>
        <Button look="quiet" disabled={save.isPending} onClick={giveUp}>
          Cancelar
        </Button>
      </div>
    </Form>
  );
}
