import { setTimeout as wait } from 'node:timers/promises';
import type { Scratch } from './scratch.ts';
import { limitRow, median, plainRow, type Row } from './table.ts';

const RUNS = 3;
const SETTLE_MS = 4000;
const READY_MS = 500;

/** Measures the time of a later start and the memory of an idle process. */
export async function measureStarts(scratch: Scratch): Promise<Row[]> {
  const ready: number[] = [];
  const rest: number[] = [];
  const cpu: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const product = await scratch.startProduct();
    ready.push(product.readyAfterMs);
    await wait(SETTLE_MS);
    rest.push(product.residentMb());
    cpu.push(product.cpuMs());
    await product.stop();
  }
  return [
    limitRow('start to ready', median(ready), 'ms', READY_MS),
    plainRow('processor time of a start', median(cpu), 'ms'),
    plainRow('memory at rest', median(rest), 'MB'),
  ];
}
