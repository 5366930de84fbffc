import { useEffect, useRef } from 'react';
import UPlot from 'uplot';
import style from 'uplot/dist/uPlot.min.css?inline';
import { formatNumber } from '../../../lib/format.ts';
import { readThemeColours, watchTheme } from './theme-colours.ts';

export type Plotted = Readonly<{
  /** The quantity that the labels count. */
  unit: string;
  labels: readonly string[];
  series: readonly Readonly<{
    label: string;
    values: readonly number[];
    look: 'area' | 'line' | 'bars';
  }>[];
}>;

const HEIGHT = 240;

/** Draws with uPlot in the colours of the theme, and again where the theme or the data change. */
export default function Plot({ unit, labels, series }: Plotted) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const host = frame.current;
    if (!host) return;
    const data: UPlot.AlignedData = [
      labels.map((_, index) => index),
      ...series.map(({ values }) => [...values]),
    ];
    let plot: UPlot | null = null;
    const draw = () => {
      plot?.destroy();
      plot = new UPlot(
        { ...optionsOf({ unit, labels, series }, host), width: host.clientWidth },
        data,
        host,
      );
    };
    draw();
    const resized = new ResizeObserver(() =>
      plot?.setSize({ width: host.clientWidth, height: HEIGHT }),
    );
    resized.observe(host);
    const unwatch = watchTheme(draw);
    return () => {
      unwatch();
      resized.disconnect();
      plot?.destroy();
    };
  }, [unit, labels, series]);
  return (
    <>
      <style href="uplot" precedence="default">
        {style}
      </style>
      <div ref={frame} className="w-full min-w-0 overflow-hidden" />
    </>
  );
}

function optionsOf(
  { unit, labels, series }: Plotted,
  host: HTMLElement,
): Omit<UPlot.Options, 'width'> {
  const colours = readThemeColours(host);
  const bars = UPlot.paths.bars?.({ size: [0.7, 40] });
  const axis = {
    stroke: colours.muted,
    font: '12px system-ui, sans-serif',
    grid: { stroke: colours.line, width: 1 },
    ticks: { show: false },
  } as const;
  return {
    height: HEIGHT,
    cursor: { y: false, drag: { x: false, y: false } },
    scales: {
      x: { time: false, range: (_plot, least, most) => [least - 0.5, most + 0.5] },
      y: { range: (_plot, _least, most) => [0, Math.max(1, most * 1.1)] },
    },
    axes: [
      {
        ...axis,
        grid: { show: false },
        space: 44,
        incrs: [1, 2, 3, 4, 6, 7, 10, 14, 15, 30],
        values: (_plot, splits) => splits.map((at) => labels[at] ?? ''),
      },
      {
        ...axis,
        size: 52,
        incrs: [
          1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 1e5, 1e6,
        ],
        values: (_plot, splits) => splits.map(formatNumber),
      },
    ],
    series: [
      { label: unit, value: (_plot, at) => labels[at] ?? '—' },
      ...series.map(({ label, look }): UPlot.Series => {
        const stroke = look === 'line' ? colours.success : colours.accent;
        return {
          label,
          stroke,
          width: 2,
          points: { show: labels.length <= 30 && look !== 'bars', size: 6, fill: stroke },
          value: (_plot, value) => (value === null ? '—' : formatNumber(value)),
          ...(look === 'area' ? { fill: colours.soft } : {}),
          ...(look === 'line' ? { dash: [6, 4] } : {}),
          ...(look === 'bars' && bars ? { paths: bars, fill: colours.accent } : {}),
        };
      }),
    ],
  };
}
