import { useMutation } from '@tanstack/react-query';
import { CircleCheck, CircleX } from 'lucide-react';
import { useClient } from '../../lib/data/data.tsx';
import { messageOf } from '../../lib/data/errors.ts';
import type { Outputs } from '../../lib/data/trpc.ts';
import { formatNumber, useFormats } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { RemoveTranslation } from './remove-translation.tsx';

type Translation = Outputs['admin']['translations']['list']['translations'][number];
type Verification = Outputs['admin']['translations']['verify'];

type Props = Readonly<{
  translation: Translation;
  /** The first one is what all readers get, and the product's own is always there. */
  removable: boolean;
}>;

export function TranslationItem({ translation, removable }: Props) {
  const { id, name, abbreviation, version, license, source, contentHash } = translation;
  const { formatDateTime } = useFormats();
  const client = useClient();
  const verify = useMutation({ mutationFn: () => client.admin.translations.verify.mutate({ id }) });
  const imported = formatDateTime(new Date(translation.importedAt));
  return (
    <li className="grid gap-x-6 gap-y-3 py-4 first:pt-0 last:pb-0 md:grid-cols-[1fr_auto]">
      <div className="min-w-0">
        <h3 className="font-sans text-base font-semibold">
          {name} <span className="text-sm font-normal text-muted">{abbreviation}</span>
        </h3>
        <p className="text-[0.9375rem]">
          {counted(translation.books, 'livro')}, {counted(translation.verses, 'versículo')}
        </p>
        <p className="mt-1 text-sm text-muted">
          {version ? `Versão ${version}. ` : ''}
          {license}. Importada em {imported}.
          {source ? <span className="block">Fonte: {source}</span> : null}
          <span className="block">
            Marca do conteúdo: <code className="break-all">{contentHash}</code>
          </span>
        </p>
      </div>
      <div className="flex flex-wrap gap-2 md:self-start">
        <Button
          look="quiet"
          busy={verify.isPending}
          aria-label={`Verificar: ${name}`}
          onClick={() => verify.mutate()}
        >
          Verificar
        </Button>
        {removable ? <RemoveTranslation id={id} name={name} /> : null}
      </div>
      <div role="status" className="empty:hidden md:col-span-2">
        {verify.isPending ? null : <Result result={verify.data} error={verify.error} />}
      </div>
    </li>
  );
}

type ResultProps = Readonly<{ result: Verification | undefined; error: unknown }>;

function Result({ result, error }: ResultProps) {
  if (error) return <p className="font-semibold text-danger">{messageOf(error)}</p>;
  if (!result) return null;
  const { intact, chapters, verses, problems } = result;
  if (intact) {
    return (
      <p className="flex items-start gap-2 font-semibold text-success">
        <CircleCheck aria-hidden="true" size={20} className="mt-0.5 shrink-0" />
        Intacta: {counted(chapters, 'capítulo')} e {counted(verses, 'versículo')} são os que foram
        importados.
      </p>
    );
  }
  return (
    <div className="flex items-start gap-2 text-danger">
      <CircleX aria-hidden="true" size={20} className="mt-0.5 shrink-0" />
      <div>
        <p className="font-semibold">O texto guardado mudou. Importe a tradução de novo.</p>
        <ul className="text-[0.9375rem]">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

const counted = (count: number, noun: string) =>
  `${formatNumber(count)} ${count === 1 ? noun : `${noun}s`}`;
