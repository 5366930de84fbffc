type Props = Readonly<{
  labels: readonly string[];
  values: readonly number[];
  format: (value: number) => string;
}>;

const WIDTH = 280;
const HEIGHT = 96;
const STEP = WIDTH / 7;
const BAR = 26;
/** A sum of money is wider than the first and the last column. */
const EDGE = 10;

/** Seven bars, the last of which is today's. */
export function Bars({ labels, values, format }: Props) {
  const most = Math.max(...values, 0);
  const last = values.length - 1;
  return (
    <svg
      viewBox={`${-EDGE} -16 ${WIDTH + 2 * EDGE} ${HEIGHT + 34}`}
      className="mt-2 w-full"
      aria-hidden="true"
    >
      <path d={`M0 ${HEIGHT + 0.5}h${WIDTH}`} stroke="var(--line)" />
      {values.map((value, index) => {
        const height = most === 0 ? 0 : Math.max(value > 0 ? 2 : 0, (HEIGHT * value) / most);
        const middle = (index + 0.5) * STEP;
        return (
          <g key={labels[index]}>
            <title>{`${labels[index]}: ${format(value)}`}</title>
            {/* The whole column answers the mouse. */}
            <path d={`M${index * STEP} -16h${STEP}V${HEIGHT}h-${STEP}Z`} fill="transparent" />
            <rect x={middle - BAR / 2} width={BAR} height={HEIGHT} rx="3" fill="var(--sunken)" />
            <rect
              x={middle - BAR / 2}
              y={HEIGHT - height}
              width={BAR}
              height={height}
              rx="3"
              fill={index === last ? 'var(--accent)' : 'var(--edge)'}
            />
            <text x={middle} y={HEIGHT + 16} textAnchor="middle" fontSize="14" fill="var(--muted)">
              {index === last ? 'hoje' : labels[index]?.slice(0, 2)}
            </text>
            {value === most && most > 0 ? (
              <text
                x={middle}
                y={HEIGHT - height - 5}
                textAnchor="middle"
                fontSize="14"
                fontWeight="600"
                fill="var(--ink)"
              >
                {format(value)}
              </text>
            ) : null}
          </g>
        );
      })}
      {most === 0 ? (
        <text
          x={WIDTH / 2}
          y={HEIGHT / 2}
          textAnchor="middle"
          fontSize="14"
          fill="var(--muted)"
          stroke="var(--raised)"
          strokeWidth="8"
          paintOrder="stroke"
        >
          Nada nestes dias
        </text>
      ) : null}
    </svg>
  );
}
