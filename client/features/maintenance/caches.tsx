import { useMutation, useQuery } from '@tanstack/react-query';
import { CACHE_LABELS } from '#shared/maintenance/caches.ts';
import { useClient, useTrpc } from '../../lib/data/data.tsx';
import { messageOf } from '../../lib/data/errors.ts';
import type { Outputs } from '../../lib/data/trpc.ts';
import { formatNumber } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { toastError, toastSuccess } from '../../ui/toasts.tsx';
import { formatBytes } from './formats.ts';
import { cachesQuery } from './maintenance-queries.ts';
import { Section } from './section.tsx';

type Cache = Outputs['admin']['maintenance']['caches']['list'][number];

/** The caches that the process holds in memory. */
export function Caches() {
  return (
    <Section
      title="Caches"
      lead="O que o processo guarda na memória para responder mais depressa. Limpar não perde nada: o conteúdo é feito de novo quando alguém o pede."
      query={useQuery(cachesQuery(useTrpc()))}
    >
      {(caches) => (
        <ul className="divide-y divide-line">
          {caches.map((cache) => (
            <CacheRow key={cache.name} cache={cache} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function CacheRow({ cache: { name, entries, bytes } }: Readonly<{ cache: Cache }>) {
  const client = useClient();
  const trpc = useTrpc();
  const label = CACHE_LABELS[name];
  const clear = useMutation({
    mutationFn: () => client.admin.maintenance.caches.clear.mutate({ name }),
    meta: { invalidates: [trpc.admin.maintenance.caches] },
    onSuccess: () => toastSuccess('Cache limpo'),
    onError: (error) => toastError('Erro ao limpar o cache', messageOf(error)),
  });
  return (
    <li className="flex items-center justify-between gap-3 py-2.5">
      <div className="min-w-0">
        <p className="font-semibold">{label}</p>
        <p className="text-sm text-muted tabular-nums">
          {formatNumber(entries)} {entries === 1 ? 'item' : 'itens'} · {formatBytes(bytes)}
        </p>
      </div>
      <Button
        look="quiet"
        className="shrink-0"
        busy={clear.isPending}
        aria-label={`Limpar: ${label}`}
        onClick={() => clear.mutate()}
      >
        Limpar
      </Button>
    </li>
  );
}
