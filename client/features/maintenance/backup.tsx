import { useMutation, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTrpc } from '../../lib/data/data.tsx';
import { Button } from '../../ui/button.tsx';
import { toastError, toastSuccess } from '../../ui/toasts.tsx';
import { NotProven, useProof } from '../account/api.ts';
import { downloadBackup } from './download-backup.ts';
import { formatBytes } from './formats.ts';
import { stateQuery } from './maintenance-queries.ts';
import { Section } from './section.tsx';

/** The database as a file to keep elsewhere. */
export function Backup() {
  return (
    <Section title="Cópia de segurança" query={useQuery(stateQuery(useTrpc()))}>
      {({ database: { embedded, bytes } }) =>
        embedded ? (
          <EmbeddedBackup bytes={bytes} />
        ) : (
          <p className="max-w-prose text-muted">
            O banco de dados está em um servidor PostgreSQL: a cópia se faz lá, com{' '}
            <code>pg_dump</code>.
          </p>
        )
      }
    </Section>
  );
}

function EmbeddedBackup({ bytes }: Readonly<{ bytes: number }>) {
  const prove = useProof();
  const download = useMutation({
    mutationFn: () => prove(downloadBackup),
    onSuccess: () => toastSuccess('Cópia de segurança baixada'),
    onError: (error) =>
      error instanceof NotProven ? null : toastError('Erro ao baixar a cópia', error.message),
  });
  return (
    <div className="grid max-w-prose gap-3">
      <p>
        Um arquivo com tudo o que está no banco de dados, de {formatBytes(bytes)} antes de
        comprimido, e com os arquivos enviados. O aplicativo continua no ar enquanto ele é feito.
      </p>
      <p className="text-muted">
        Contém os dados dos membros e as senhas cifradas: guarde-o como guardaria o próprio
        servidor. A chave das sessões não vai junto; está em <code>auth-secret</code>, na pasta de
        dados.
      </p>
      <p className="text-muted">
        Para restaurar, com o servidor parado: <code>npm run db:restore -- arquivo.tar.gz</code>
      </p>
      <Button
        className="justify-self-start"
        busy={download.isPending}
        onClick={() => download.mutate()}
      >
        {download.isPending ? null : <Download aria-hidden="true" size={18} />}
        {download.isPending ? 'Preparando a cópia...' : 'Baixar cópia'}
      </Button>
    </div>
  );
}
