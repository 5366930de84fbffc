import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { runScript } from './processes.ts';

export const Shot = z.object({
  origin: z.string(),
  /** Paths that are divided among the clients, each of which cycles through its share. */
  paths: z.array(z.string()).readonly(),
  clients: z.number(),
  seconds: z.number(),
  headers: z.record(z.string(), z.string()).readonly(),
  /** Cookies of members who take turns, because each has a share of the process only. */
  cookies: z.array(z.string()).readonly().optional(),
  /** Whether refusals are part of what is measured. */
  mayBeRefused: z.boolean().optional(),
});
export type Shot = Readonly<z.infer<typeof Shot>>;

const Figures = z.object({
  perSecond: z.number(),
  p50: z.number(),
  p99: z.number(),
  failures: z.number(),
  answered: z.number(),
});
export type Figures = Readonly<z.infer<typeof Figures>>;

/** Sends requests for some seconds from a separate process. */
export async function fire(shot: Pick<Shot, 'origin' | 'paths'> & Partial<Shot>): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'cb-shot-'));
  const file = join(folder, 'shot.json');
  const whole: Shot = { clients: 16, seconds: 4, headers: {}, ...shot };
  writeFileSync(file, JSON.stringify(whole));
  const printed = await runScript('tests/load/generator.ts', [file], {});
  const figures = Figures.parse(JSON.parse(printed));
  rmSync(folder, { recursive: true });
  if (shot.mayBeRefused) return figures;
  if (figures.failures > 0 || figures.answered === 0) {
    throw new Error(`of the requests to ${shot.origin}, ${figures.failures} failed`);
  }
  return figures;
}
