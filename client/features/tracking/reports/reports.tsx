import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight, FileDown } from 'lucide-react';
import { brazilianDay, isMonth } from '#shared/calendar.ts';
import { addMonths, nameOfMonth, type ReportTable } from '#shared/tracking/monthly-report.ts';
import { useNow } from '../../../lib/browser/clock.ts';
import { useClient, useTrpc } from '../../../lib/data/data.tsx';
import { messageOf } from '../../../lib/data/errors.ts';
import { Button } from '../../../ui/button.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Page } from '../../../ui/page.tsx';
import { toastError } from '../../../ui/toasts.tsx';
import { useFailureToast } from '../../../ui/use-failure-toast.ts';

/** The month of an address, or the current one where it names none. */
export const shownMonth = (named: string | undefined): string =>
  named && isMonth(named) ? named : brazilianDay(new Date()).slice(0, 7);

/** The report of one month, on screen and as files. */
export function Reports({ month }: Readonly<{ month: string }>) {
  const report = useQuery(useTrpc().admin.reports.monthly.queryOptions({ month }));
  useFailureToast(report, 'Erro ao carregar o relatório');
  return (
    <Page
      title="Relatórios"
      lead="Somas sobre todos os membros, pelo horário de Brasília: nunca o que alguém escreveu."
      back="/admin/dashboard"
      actions={report.data ? <Downloads month={month} tables={report.data} /> : null}
    >
      <MonthSteps month={month} />
      {report.isPending ? (
        <div className="skeleton h-96" role="status" aria-label="Carregando" />
      ) : null}
      {report.error ? (
        <LoadFailure text={messageOf(report.error)} onRetry={() => void report.refetch()} />
      ) : null}
      <div className="grid gap-5">
        {report.data?.map((table) => (
          <ReportSection key={table.title} table={table} />
        ))}
      </div>
    </Page>
  );
}

function MonthSteps({ month }: Readonly<{ month: string }>) {
  const isLatest = month >= brazilianDay(useNow()).slice(0, 7);
  const step = 'button button-quiet px-3';
  return (
    <nav aria-label="Mês" className="mb-5 flex items-center justify-between gap-2">
      <Link
        to="/admin/reports"
        search={{ month: addMonths(month, -1) }}
        className={step}
        aria-label={`Mês anterior: ${nameOfMonth(addMonths(month, -1))}`}
      >
        <ChevronLeft aria-hidden="true" size={20} />
        <span className="max-md:sr-only">Anterior</span>
      </Link>
      <h2 className="text-center text-xl first-letter:uppercase md:text-2xl">
        {nameOfMonth(month)}
      </h2>
      {isLatest ? (
        <span className={`${step} invisible`} aria-hidden="true">
          <span className="max-md:hidden">Próximo</span>
          <ChevronRight size={20} />
        </span>
      ) : (
        <Link
          to="/admin/reports"
          search={{ month: addMonths(month, 1) }}
          className={step}
          aria-label={`Próximo mês: ${nameOfMonth(addMonths(month, 1))}`}
        >
          <span className="max-md:sr-only">Próximo</span>
          <ChevronRight aria-hidden="true" size={20} />
        </Link>
      )}
    </nav>
  );
}

type DownloadsProps = Readonly<{ month: string; tables: readonly ReportTable[] }>;

function Downloads({ month, tables }: DownloadsProps) {
  const client = useClient();
  const onError = (error: unknown) =>
    toastError('Não foi possível baixar o relatório', messageOf(error));
  const csv = useMutation({
    mutationFn: async () => {
      const { saveCsv } = await import('./save-report.ts');
      await client.admin.audit.noteExport.mutate({ of: 'report', name: month });
      saveCsv(month, tables);
    },
    onError,
  });
  const pdf = useMutation({
    mutationFn: async () => {
      const { content } = await client.admin.reports.pdf.query({ month });
      (await import('./save-report.ts')).savePdf(month, content);
    },
    onError,
  });
  return (
    <div className="flex flex-wrap gap-2 max-md:w-full max-md:*:flex-auto">
      <Button look="quiet" busy={csv.isPending} onClick={() => csv.mutate()}>
        {csv.isPending ? null : <FileDown aria-hidden="true" size={18} />}
        Baixar CSV
      </Button>
      <Button busy={pdf.isPending} onClick={() => pdf.mutate()}>
        {pdf.isPending ? null : <FileDown aria-hidden="true" size={18} />}
        Baixar PDF
      </Button>
    </div>
  );
}

function ReportSection({ table: { title, head, rows, note } }: Readonly<{ table: ReportTable }>) {
  return (
    <section className="card p-4 md:p-6">
      {/* Words stay whole, and so the columns are as wide as theirs. */}
      <table className="w-full border-collapse text-[0.9375rem] wrap-break-word md:text-base">
        <caption className="mb-2 text-left font-serif text-xl font-semibold wrap-anywhere">
          {title}
        </caption>
        <thead>
          <tr className="border-b border-line text-[0.8125rem] text-muted md:text-sm">
            {head.map((name, index) => (
              <th
                key={name}
                scope="col"
                className={`py-2 font-semibold tight:[overflow-wrap:anywhere] ${index === 0 ? 'text-left' : 'pl-2 text-right'}`}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr
              key={name}
              className={`border-b border-line last:border-0 ${name === 'Total' ? 'font-semibold' : ''}`}
            >
              <th
                scope="row"
                className={`py-2 text-left tight:[overflow-wrap:anywhere] ${name === 'Total' ? '' : 'font-normal'}`}
              >
                {name}
              </th>
              {cells.map((cell, index) => (
                <td
                  key={head[index + 1]}
                  className="py-2 pl-2 text-right whitespace-nowrap tabular-nums tight:whitespace-normal tight:[overflow-wrap:anywhere]"
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {note ? <p className="mt-3 text-sm text-muted">{note}</p> : null}
    </section>
  );
}
