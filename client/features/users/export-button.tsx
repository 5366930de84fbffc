import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { UserFilter } from '#shared/account/users.ts';
import { useClient } from '../../lib/data/data.tsx';
import { Button } from '../../ui/button.tsx';
import { useProof } from '../account/api.ts';
import { reportFailure } from './use-user-actions.ts';

type Props = Readonly<{ words: string; filter: UserFilter }>;

/** Downloads the accounts of the search as a table for spreadsheets. */
export function ExportButton(search: Props) {
  const client = useClient();
  const prove = useProof();
  const save = useMutation({
    mutationFn: () =>
      prove(async () => (await import('./save-users.ts')).saveUsers(client, search)),
    onError: (error) => reportFailure('Erro ao exportar usuários', error),
  });
  return (
    <Button look="quiet" busy={save.isPending} onClick={() => save.mutate()}>
      {save.isPending ? null : <Download aria-hidden="true" size={18} />}
      Exportar CSV
    </Button>
  );
}
