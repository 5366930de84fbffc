import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useClient, useTrpc } from '../../lib/data/data.tsx';
import { messageOf } from '../../lib/data/errors.ts';
import type { Outputs } from '../../lib/data/trpc.ts';
import { Button } from '../../ui/button.tsx';
import { ProblemLine } from '../../ui/problem-line.tsx';
import { toastSuccess } from '../../ui/toasts.tsx';

type Entry = Outputs['admin']['translations']['list']['catalogue'][number];

/** Free translations that are not installed yet. */
export function Catalogue({ entries }: Readonly<{ entries: readonly Entry[] }>) {
  return (
    <section aria-labelledby="catalogue" className="mt-6 border-t border-line pt-4">
      <h3 id="catalogue" className="text-lg">
        Catálogo
      </h3>
      <p className="text-muted">
        Textos livres em português. Nada é buscado sem que você toque em Instalar.
      </p>
      <ul className="mt-2 divide-y divide-line">
        {entries.map((entry) => (
          <CatalogueItem key={entry.id} entry={entry} />
        ))}
      </ul>
    </section>
  );
}

function CatalogueItem({ entry }: Readonly<{ entry: Entry }>) {
  const { id, name, abbreviation, contents, register, megabytes } = entry;
  const { license, licenseUrl, source, certainty, fetched } = entry;
  const client = useClient();
  const trpc = useTrpc();
  const install = useMutation({
    mutationFn: () => client.admin.translations.install.mutate({ id }),
    meta: { invalidates: [trpc.admin.translations] },
    onSuccess: () => void toastSuccess(`“${name}” foi buscada e está sendo importada.`),
  });
  return (
    <li className="grid gap-x-6 gap-y-3 py-4 last:pb-0 md:grid-cols-[1fr_auto]">
      <div className="min-w-0">
        <h4 className="font-sans text-base font-semibold">
          {name} <span className="text-sm font-normal text-muted">{abbreviation}</span>
        </h4>
        <p className="text-[0.9375rem]">
          {contents}, cerca de {megabytes} MB. {register}
        </p>
        <p className="mt-1 text-sm text-muted">
          {licenseUrl ? (
            <a href={licenseUrl} target="_blank" rel="noopener noreferrer" className="link">
              {license}
            </a>
          ) : (
            license
          )}
          . Fonte: {source}.<span className="block">{certainty}</span>
        </p>
        <ProblemLine text={install.error ? messageOf(install.error) : null} />
      </div>
      {fetched ? (
        <Button
          look="quiet"
          className="md:self-start"
          busy={install.isPending}
          aria-label={`Instalar: ${name}`}
          onClick={() => install.mutate()}
        >
          <Download aria-hidden="true" size={18} />
          Instalar
        </Button>
      ) : null}
    </li>
  );
}
