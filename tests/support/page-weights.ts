import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The chunks of a page by their names without the build's hash, in kB of gzip. */
export type Weights = ReadonlyMap<string, number>;

const FILE = path.join(import.meta.dirname, '../browser/page-weights.txt');

/** What each page weighed when that was last written down, a page a line. */
const before = new Map(readFileSync(FILE, 'utf8').trim().split('\n').map(pageOf));

function pageOf(line: string): [string, Weights] {
  const [page = '', ...chunks] = line.split(' ');
  const weights = chunks.map((each): [string, number] => {
    const [name = '', weight] = each.split('=');
    return [name, Number(weight)];
  });
  return [page, new Map(weights)];
}

/** @returns what has grown since, and what has come to the page, the most first */
export function grownIn(page: string, now: Weights): string[] {
  const was = before.get(page);
  const growth = [...now].map(([name, weight]) => ({ name, weight, old: was?.get(name) }));
  const by = ({ weight, old = 0 }: { weight: number; old?: number | undefined }) => weight - old;
  return growth
    .filter((each) => by(each) >= 0.005)
    .sort((one, other) => by(other) - by(one))
    .map(({ name, weight, old }) =>
      old === undefined ? `${name} ${weight} new` : `${name} ${old} → ${weight}`,
    );
}

export function writeWeights(pages: Readonly<Record<string, Weights>>): void {
  const lines = Object.entries(pages).map(([page, weights]) =>
    [page, ...[...weights].map(([name, weight]) => `${name}=${weight}`)].join(' '),
  );
  writeFileSync(FILE, `${lines.join('\n')}\n`);
}
