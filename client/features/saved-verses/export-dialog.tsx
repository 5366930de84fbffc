import { useMutation } from '@tanstack/react-query';
import { saveFile } from '../../controls/save-file.ts';
import { useClient } from '../../lib/data/data.tsx';
import { messageOf } from '../../lib/data/errors.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ProblemLine } from '../../ui/problem-line.tsx';
import { exportFile, FORMATS, type Format } from './export.ts';

const NAMES: Readonly<Record<Format, string>> = {
  txt: 'Texto, para ler e imprimir',
  csv: 'Planilha (CSV)',
  json: 'Dados (JSON)',
};

export default function ExportDialog({ onClose }: Readonly<{ onClose: () => void }>) {
  const client = useClient();
  const download = useMutation({
    mutationFn: (format: Format) => exportFile(client, format),
    onSuccess: (file) => {
      saveFile(file);
      onClose();
    },
  });
  return (
    <Dialog
      title="Exportar versículos"
      description="Todos os seus versículos salvos, com as reflexões e etiquetas, em um arquivo neste aparelho."
      onClose={onClose}
    >
      <div className="grid gap-2">
        {FORMATS.map((format) => (
          <Button
            key={format}
            look="quiet"
            busy={download.isPending && download.variables === format}
            disabled={download.isPending}
            onClick={() => download.mutate(format)}
          >
            {NAMES[format]}
          </Button>
        ))}
      </div>
      <ProblemLine text={download.error ? messageOf(download.error) : null} className="mt-3" />
    </Dialog>
  );
}
