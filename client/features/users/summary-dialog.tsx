import { useQuery } from '@tanstack/react-query';
import { useTrpc } from '../../lib/data/data.tsx';
import { messageOf } from '../../lib/data/errors.ts';
import { formatNumber, useFormats } from '../../lib/format.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';

type Props = Readonly<{ id: string; onClose: () => void }>;

export default function SummaryDialog({ id, onClose }: Props) {
  const trpc = useTrpc();
  const { formatDate, formatDateTime } = useFormats();
  const { data, error, refetch } = useQuery(trpc.admin.users.summary.queryOptions({ id }));
  const rows = data && [
    ['Membro desde', formatDate(new Date(data.createdAt))],
    ['Último acesso', data.lastSignInAt ? formatDateTime(new Date(data.lastSignInAt)) : 'nunca'],
    ['Sessões abertas', formatNumber(data.sessions)],
    ['Versículos salvos', formatNumber(data.savedVerses)],
    ['Páginas no diário', formatNumber(data.diaryEntries)],
    ['Conversas', formatNumber(data.conversations)],
    ['Respostas recebidas', formatNumber(data.answers)],
  ];
  return (
    <Dialog
      title={data?.name ?? 'Resumo'}
      description="Só números: orações, diário e conversas são de quem os escreveu."
      onClose={onClose}
    >
      {error ? <LoadFailure text={messageOf(error)} onRetry={() => void refetch()} /> : null}
      {rows ? (
        <dl className="grid gap-2">
          {rows.map(([label, value]) => (
            <div key={label} className="flex justify-between gap-4 border-b border-line pb-2">
              <dt className="text-muted">{label}</dt>
              <dd className="text-right font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {data || error ? null : (
        <div className="skeleton h-56" role="status" aria-label="Carregando" />
      )}
    </Dialog>
  );
}
