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
      // The scale ends at a line that has its number, above what is highest.
      y: { range: (_plot, _least, most) => [0, topOf(most)] },
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
        incrs: (_plot, _axis, _least, most) => [stepOf(most)],
        values: (_plot, splits) => splits.map(formatNumber),
      },
    ],
    series: [
      // Where nothing is pointed at, the legend has the figures of the last day.
      { label: unit, value: (_plot, at) => labels[at ?? labels.length - 1] ?? '—' },
      ...series.map(({ label, look, values }): UPlot.Series => {
        const stroke = look === 'line' ? colours.success : colours.accent;
        return {
          label,
          stroke,
          width: 2,
          points: { show: labels.length <= 30 && look !== 'bars', size: 6, fill: stroke },
          value: (_plot, value) => formatNumber(value ?? values.at(-1) ?? 0),
          ...(look === 'area' ? { fill: colours.soft } : {}),
          ...(look === 'line' ? { dash: [6, 4] } : {}),
          ...(look === 'bars' && bars ? { paths: bars, fill: colours.accent } : {}),
        };
      }),
    ],
  };
}

const STEPS = [0, 1, 2, 3, 4, 5, 6].flatMap((tens) => [1, 2, 5].map((first) => first * 10 ** tens));

/** The distance of the lines, of which there are at most five. */
function stepOf(most: number): number {
  return STEPS.find((step) => most / step <= 5) ?? most;
}

function topOf(most: number): number {
  const step = stepOf(most);
  return Math.max(1, Math.ceil(most / step)) * step;
}
