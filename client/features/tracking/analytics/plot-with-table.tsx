import { Suspense } from 'react';
import { formatNumber } from '../../../lib/format.ts';
import { FiguresTable } from '../../../ui/figures-table.tsx';
import { lazyWithRetry } from '../../../ui/lazy-with-retry.tsx';
import type { Plotted } from './plot.tsx';

const Plot = lazyWithRetry(() => import('./plot.tsx'));

type Props = Plotted & Readonly<{ labelledBy: string; summary: string }>;

/** A plot for the eye, a sentence that says the most of it, and behind them the figures. */
export function PlotWithTable({ labelledBy, summary, unit, labels, series }: Props) {
  return (
    <>
      <p className="mb-3 text-muted">{summary}</p>
      {/* A canvas says nothing to a screen reader; the sentence and the table do. */}
      <div aria-hidden="true" className="min-h-64">
        <Suspense fallback={<div className="skeleton h-64" />}>
          <Plot unit={unit} labels={labels} series={series} />
        </Suspense>
      </div>
      <details className="mt-2">
        <summary className="min-h-11 py-2.5 font-semibold">Ver em tabela</summary>
        <FiguresTable
          labelledBy={labelledBy}
          head={[unit, ...series.map(({ label }) => label)]}
          rows={labels.map((label, index) => ({
            key: label,
            cells: [label, ...series.map(({ values }) => formatNumber(values[index] ?? 0))],
          }))}
        />
      </details>
    </>
  );
}
