import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { SquarePen } from 'lucide-react';
import { SOURCE_LABELS } from '#shared/answers/ai.ts';
import { STUDY_NAMES } from '#shared/guided-studies/study-items.ts';
import { useClient, useTrpc } from '../../../lib/data/data.tsx';
import { messageOf } from '../../../lib/data/errors.ts';
import { useFormats } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Page } from '../../../ui/page.tsx';
import { toastError } from '../../../ui/toasts.tsx';
import { type ThemeVersions, type VersionList, versionsQuery } from './versions-query.ts';

const NO_MODEL: Readonly<Record<VersionList['model'], string | null>> = {
  ready: null,
  off: 'A inteligência artificial está desligada nas configurações. Ligue-a para gerar versões novas; os membros continuam com as versões ativas.',
  none: 'Nenhum modelo de inteligência artificial está configurado neste servidor, por isso não há como gerar versões novas. Os membros continuam com as versões ativas.',
};

/** The guided studies with their versions and drafts. */
export function Versions() {
  const { data, error, isPending, refetch } = useQuery(versionsQuery(useTrpc()));
  const problem = data ? NO_MODEL[data.model] : null;
  return (
    <Page
      title="Estudos temáticos"
      lead="Cada tema tem uma versão ativa, que os membros leem. Uma versão nova é gerada em partes, lida e corrigida aqui, e só então publicada."
      back="/admin/dashboard"
      wide
    >
      <div className="grid gap-4">
        {isPending ? <div className="skeleton h-60" role="status" aria-label="Carregando" /> : null}
        {error ? <LoadFailure text={messageOf(error)} onRetry={() => void refetch()} /> : null}
        {problem ? (
          <p id="no-model" className="rounded-xl bg-sunken p-4">
            {problem}
          </p>
        ) : null}
        {data?.themes.map((theme) => (
          <ThemeCard key={theme.theme} theme={theme} canWrite={problem === null} />
        ))}
      </div>
    </Page>
  );
}

function ThemeCard({
  theme: { theme, versions, drafts },
  canWrite,
}: Readonly<{ theme: ThemeVersions; canWrite: boolean }>) {
  const client = useClient();
  const trpc = useTrpc();
  const navigate = useNavigate();
  const { formatDateTime } = useFormats();
  const name = STUDY_NAMES[theme];
  const start = useMutation({
    mutationFn: () => client.admin.guidedStudies.start.mutate({ theme }),
    meta: { invalidates: [trpc.admin.guidedStudies.list, trpc.admin.audit] },
    onSuccess: ({ id }) => navigate({ to: '/admin/studies/$id', params: { id } }),
    onError: (error) => toastError('A versão não foi criada', messageOf(error)),
  });
  return (
    <section aria-label={name} className="card grid gap-4 p-5 md:p-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">{name}</h2>
        <Button
          look="quiet"
          busy={start.isPending}
          disabled={!canWrite}
          aria-label={`Nova versão: ${name}`}
          aria-describedby={canWrite ? undefined : 'no-model'}
          onClick={() => start.mutate()}
        >
          <SquarePen aria-hidden="true" size={18} />
          Nova versão
        </Button>
      </div>
      {drafts.length + versions.length > 0 ? (
        <ul className="grid gap-2">
          {drafts.map(({ id, written, total, createdBy, updatedAt }) => (
            <Entry
              key={id}
              id={id}
              of={name}
              title={
                written < total ? `Rascunho: ${written} de ${total} partes` : 'Rascunho completo'
              }
              about={`${createdBy ?? 'uma conta excluída'} · ${formatDateTime(new Date(updatedAt))}`}
            />
          ))}
          {versions.map(({ id, version, isActive, source, createdBy, createdAt }) => (
            <Entry
              key={id}
              id={id}
              of={name}
              title={`Versão ${version}`}
              active={isActive}
              about={[
                source === 'library' ? SOURCE_LABELS.library : 'Gerada por IA',
                ...(source === 'model' ? [createdBy ?? 'uma conta excluída'] : []),
                formatDateTime(new Date(createdAt)),
              ].join(' · ')}
            />
          ))}
        </ul>
      ) : null}
      {versions.length === 0 ? (
        <p className="text-muted">Este tema ainda não tem uma versão ativa.</p>
      ) : null}
    </section>
  );
}

type EntryProps = Readonly<{
  id: string;
  /** The study's name. */
  of: string;
  title: string;
  about: string;
  active?: boolean;
}>;

function Entry({ id, of, title, about, active = false }: EntryProps) {
  return (
    <li>
      <Link
        to="/admin/studies/$id"
        params={{ id }}
        className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-xl bg-sunken px-4 py-3 hover:bg-accent-soft"
      >
        <span className="font-semibold">
          {title}
          <span className="sr-only"> de {of} </span>
          {active ? <span className="ml-2 text-sm text-accent-strong">Ativa</span> : null}
        </span>
        <span className="text-[0.9375rem] text-muted">{about}</span>
      </Link>
    </li>
  );
}
