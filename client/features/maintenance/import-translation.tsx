import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { LARGEST_TRANSLATION, TRANSLATION_FILE } from '#shared/maintenance/translation-file.ts';
import { useClient, useTrpc } from '../../lib/data/data.tsx';
import { useForm } from '../../lib/forms/use-form.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { FileField } from '../../ui/file-field.tsx';
import { Form } from '../../ui/form.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { toastSuccess } from '../../ui/toasts.tsx';

type Fields = { id: string; name: string; license: string; replaces: boolean };

export default function ImportTranslation({ onClose }: Readonly<{ onClose: () => void }>) {
  const client = useClient();
  const trpc = useTrpc();
  const [file, setFile] = useState<File | null>(null);
  const [refusal, setRefusal] = useState<string>();
  const { field, onSubmit, register } = useForm<Fields>({
    defaultValues: { id: '', name: '', license: '', replaces: false },
  });
  const send = useMutation({
    mutationFn: async ({ chosen, fields }: { chosen: File; fields: Fields }) => {
      const { replaces, ...description } = fields;
      return client.admin.translations.import.mutate({
        name: chosen.name,
        content: await readBase64(chosen),
        translation: description.id || description.name || description.license ? description : null,
        replaces,
      });
    },
    meta: { invalidates: [trpc.admin.translations] },
    onSuccess: ({ name }) => {
      onClose();
      void toastSuccess(`“${name}” foi lida e está sendo importada.`);
    },
  });
  const choose = (chosen: File | null) => {
    setFile(chosen);
    setRefusal(chosen ? refusalOf(chosen) : undefined);
    send.reset();
  };
  return (
    <Dialog
      title="Importar tradução"
      description="Só textos que a licença permite publicar. O arquivo inteiro é conferido antes."
      onClose={onClose}
    >
      <Form
        onSubmit={onSubmit((fields) => {
          if (!file) setRefusal('Escolha um arquivo.');
          else if (!refusal) send.mutate({ chosen: file, fields });
        })}
      >
        <FileField
          label="Arquivo"
          hint="JSON, USFM ou os textos da Bíblia Livre; vários arquivos em um .zip. Até 12 MB."
          accept=".zip,.json,.usfm,.sfm,.txt"
          file={file}
          error={refusal}
          disabled={send.isPending}
          onChoose={choose}
        />
        <fieldset className="grid gap-3 border-t border-line pt-3">
          <legend className="sr-only">Dados da tradução</legend>
          <p className="text-[0.9375rem] text-muted">
            Só para USFM, que não diz de que tradução é. Para JSON, deixe em branco.
          </p>
          <TextField label="Nome" autoComplete="off" {...field('name')} />
          <TextField
            label="Identificador"
            hint="Letras minúsculas, números e hifens, como “almeida-1911”."
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...field('id')}
          />
          <TextField label="Licença" autoComplete="off" {...field('license')} />
        </fieldset>
        <label className="flex min-h-11 items-center gap-3">
          <input type="checkbox" className="size-5 accent-accent" {...register('replaces')} />
          Substituir, se ela já estiver instalada
        </label>
        <SubmitButton sent={send}>
          {send.isPending ? 'Enviando e conferindo...' : 'Importar'}
        </SubmitButton>
      </Form>
    </Dialog>
  );
}

function refusalOf({ name, size }: File): string | undefined {
  if (!TRANSLATION_FILE.test(name)) return 'Escolha um arquivo .zip, .json, .usfm, .sfm ou .txt.';
  if (size === 0) return 'O arquivo está vazio.';
  return size > LARGEST_TRANSLATION ? 'O arquivo é grande demais: pode ter até 12 MB.' : undefined;
}

/** The bytes of a file in base64. */
function readBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      const url = typeof reader.result === 'string' ? reader.result : '';
      resolve(url.slice(url.indexOf(',') + 1));
    };
    reader.onerror = () => reject(new Error('O arquivo não pôde ser lido.'));
    reader.readAsDataURL(file);
  });
}
