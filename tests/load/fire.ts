import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runScript } from './processes.ts';

export type Shot = Readonly<{
  origin: string;
  /** Paths that are divided among the clients, each of which cycles through its share. */
  paths: readonly string[];
  clients: number;
  seconds: number;
  headers: Readonly<Record<string, string>>;
  /** Cookies of members who take turns, because each has a share of the process only. */
  cookies?: readonly string[];
  /** Whether refusals are part of what is measured. */
  mayBeRefused?: boolean;
}>;

export type Figures = Readonly<{
  perSecond: number;
  p50: number;
  p99: number;
  failures: number;
  answered: number;
}>;

/** Sends requests for some seconds from a separate process. */
export async function fire(shot: Pick<Shot, 'origin' | 'paths'> & Partial<Shot>): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'cb-shot-'));
  const file = join(folder, 'shot.json');
  const whole: Shot = { clients: 16, seconds: 4, headers: {}, ...shot };
  writeFileSync(file, JSON.stringify(whole));
  const figures: Figures = JSON.parse(await runScript('tests/load/generator.ts', [file], {}));
  rmSync(folder, { recursive: true });
  if (shot.mayBeRefused) return figures;
  if (figures.failures > 0 || figures.answered === 0) {
    throw new Error(`of the requests to ${shot.origin}, ${figures.failures} failed`);
  }
  return figures;
}
