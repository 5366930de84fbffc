import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useClient } from '../../../lib/data/data.tsx';
import { Button } from '../../../ui/button.tsx';
import { toastError } from '../../../ui/toasts.tsx';
import type { Exported } from './save-table.ts';

type Props = Readonly<{ id: string; title: string; exported: Exported; children: ReactNode }>;

/** A part of the statistics, with its figures to take away. */
export function Section({ id, title, exported, children }: Props) {
  const client = useClient();
  const save = async () => {
    try {
      const { saveTable } = await import('./save-table.ts');
      await client.admin.audit.noteExport.mutate({ of: 'analytics', name: exported.name });
      saveTable(exported);
    } catch {
      await toastError('Erro ao exportar estatísticas');
    }
  };
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="mb-2 flex items-center justify-between gap-4">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        <Button
          look="bare"
          className="-mr-3 shrink-0 px-3"
          aria-label={`Exportar CSV: ${title}`}
          onClick={() => void save()}
        >
          <Download aria-hidden="true" size={18} />
          CSV
        </Button>
      </div>
      <div className="card p-4">{children}</div>
    </section>
  );
}
