/** Of the ways to fill the days so far: the least cost by the number of portions they take. */
type Ways = Map<number, Readonly<{ cost: number; from: number }>>;

/**
 * Shares out portions, in their order, to as many days as there are targets, so that the squared
 * distances of the days from their targets are least in sum. No day stays empty.
 * @returns the portions of each day
 */
export function divide<Portion>(
  portions: readonly Portion[],
  sizeOf: (portion: Portion) => number,
  targets: readonly number[],
): Portion[][] {
  const sums = [0];
  for (const portion of portions) sums.push((sums.at(-1) ?? 0) + sizeOf(portion));
  // Days much longer than this, or much behind or ahead of the others, are not worth looking at.
  const reach = 4 * Math.max(...targets, ...portions.map(sizeOf));
  const days: Ways[] = [];
  let ways: Ways = new Map([[0, { cost: 0, from: 0 }]]);
  let planned = 0;
  for (const [day, target] of targets.entries()) {
    planned += target;
    const last = portions.length - (targets.length - day - 1);
    ways = nextWays(ways, { sums, target, planned, reach, last });
    days.push(ways);
  }
  return traceBack(portions, days);
}

type Step = Readonly<{
  sums: readonly number[];
  target: number;
  planned: number;
  reach: number;
  last: number;
}>;

function nextWays(ways: Ways, { sums, target, planned, reach, last }: Step): Ways {
  const next: Ways = new Map();
  const sumOf = (count: number) => sums[count] ?? 0;
  for (const [from, { cost }] of ways) {
    for (let to = from + 1; to <= last; to++) {
      const size = sumOf(to) - sumOf(from);
      if (size > reach) break;
      if (Math.abs(sumOf(to) - planned) > reach) continue;
      const total = cost + (size - target) ** 2;
      const known = next.get(to);
      if (!known || total < known.cost) next.set(to, { cost: total, from });
    }
  }
  return next;
}

function traceBack<Portion>(portions: readonly Portion[], days: readonly Ways[]): Portion[][] {
  let end = portions.length;
  return days
    .toReversed()
    .map((ways) => {
      const way = ways.get(end);
      if (!way) throw new RangeError('there are fewer portions than days');
      const day = portions.slice(way.from, end);
      end = way.from;
      return day;
    })
    .reverse();
}

/** As many equal targets as days, for portions of these sizes. */
export function evenTargets(sizes: readonly number[], days: number): number[] {
  const sum = sizes.reduce((total, size) => total + size, 0);
  return Array.from({ length: days }, () => sum / days);
}
