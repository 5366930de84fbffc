import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { pdfFile, saveFile } from '../../controls/save-file.ts';
import { deviceDay } from '../../lib/browser/time-zone.ts';
import { useClient } from '../../lib/data/data.tsx';
import type { Client } from '../../lib/data/trpc.ts';
import { Button } from '../../ui/button.tsx';
import { linesOf, type Printed, textOfLines } from './plan-lines.ts';

type Props = Printed & Readonly<{ writing: boolean }>;

type Format = 'txt' | 'pdf';

/** The plan as files: plain text for any phone, and a PDF to print or send. */
export function SavePlan({ writing, ...printed }: Props) {
  const client = useClient();
  const save = useMutation({
    networkMode: 'always',
    mutationFn: async (formats: readonly Format[]) => {
      for (const format of formats) saveFile(await fileOf(client, printed, format));
    },
  });
  return (
    <div className="grid justify-items-start gap-2">
      <Button
        look="quiet"
        busy={save.isPending}
        disabled={writing}
        onClick={() => save.mutate(['txt', 'pdf'])}
      >
        {save.isPending ? null : <Download aria-hidden="true" size={18} />}
        Download PDF
      </Button>
      <div
        aria-live="polite"
        className="flex flex-wrap items-center gap-x-2 text-muted empty:hidden"
      >
        {save.isSuccess ? 'Salvo em PDF e em texto. Um deles não chegou?' : null}
        {save.isError ? 'O PDF não pôde ser criado agora. O texto está à sua disposição:' : null}
        {save.isSuccess || save.isError ? (
          <span className="-mx-2 flex">
            <Button look="bare" className="px-2" onClick={() => save.mutate(['pdf'])}>
              PDF
            </Button>
            <Button look="bare" className="px-2" onClick={() => save.mutate(['txt'])}>
              Texto
            </Button>
          </span>
        ) : null}
      </div>
    </div>
  );
}

async function fileOf(client: Client, printed: Printed, format: Format): Promise<File> {
  const today = new Date();
  const lines = linesOf(printed, today);
  const name = `plano_jejum_${deviceDay(today)}.${format}`;
  if (format === 'txt') {
    return new File([textOfLines(lines)], name, { type: 'text/plain;charset=utf-8' });
  }
  const { content } = await client.member.fasting.pdf.mutate({ lines: [...lines] });
  return pdfFile(name, content);
}
