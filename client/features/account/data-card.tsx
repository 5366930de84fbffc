import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useClient } from '../../lib/data/data.tsx';
import { messageOf } from '../../lib/data/errors.ts';
import { Button } from '../../ui/button.tsx';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';
import { savePersonalData } from './save-personal-data.ts';

const EraseDialog = lazyWithRetry(() => import('./erase-dialog.tsx'));

/** Members download what is stored of them, or have it erased. */
export function DataCard() {
  const client = useClient();
  const [percent, setPercent] = useState(0);
  const [erasing, setErasing] = useState(false);
  const save = useMutation({
    mutationFn: () => savePersonalData(client, setPercent),
    onSettled: () => setPercent(0),
  });
  return (
    <section className="card grid gap-3 p-5" aria-labelledby="data-title">
      <h2 id="data-title" className="text-xl">
        Meus dados
      </h2>
      <p className="text-muted">
        Versículos salvos, marcações, diário, pedidos de oração e conversas são seus. Leve uma cópia
        quando quiser, em um arquivo que outros programas também abrem.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button look="quiet" busy={save.isPending} onClick={() => save.mutate()}>
          {save.isPending ? null : <Download aria-hidden="true" size={18} />}
          {save.isPending ? `Reunindo… ${percent}%` : 'Baixar meus dados'}
        </Button>
        <Button look="quiet" className="text-danger" onClick={() => setErasing(true)}>
          Excluir minha conta
        </Button>
      </div>
      <div aria-live="polite" className="empty:hidden">
        {save.isSuccess ? 'Arquivo salvo neste aparelho.' : null}
        {save.error ? <p className="font-semibold text-danger">{messageOf(save.error)}</p> : null}
      </div>
      {erasing ? (
        <Suspense>
          <EraseDialog onClose={() => setErasing(false)} />
        </Suspense>
      ) : null}
    </section>
  );
}
