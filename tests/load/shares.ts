import { setTimeout as wait } from 'node:timers/promises';
import { makeMembers } from './chat-members.ts';
import { fire } from './fire.ts';
import type { Scratch } from './scratch.ts';
import { factorRow, median, plainRow, type Row } from './table.ts';

const RUNS = 3;
const CLIENTS = 32;
const CALLS = 150;
const EVERY_MS = 20;
const PATH = '/trpc/member.consent.current';
const MOST = 1.5;

/** How long one member waits for a call while another asks for as much as the server answers. */
export async function measureShares(scratch: Scratch): Promise<Row[]> {
  const { origin, stop } = await scratch.startProduct();
  const [busy, other] = await makeMembers(scratch.url, origin, 2);
  const call = async (): Promise<number[]> => {
    const times: number[] = [];
    for (let at = 0; at < CALLS; at++) {
      const began = performance.now();
      const answer = await fetch(origin + PATH, { headers: { cookie: other?.cookie ?? '' } });
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`a call was answered with ${answer.status}`);
      times.push(performance.now() - began);
      await wait(EVERY_MS);
    }
    return times;
  };
  await call();
  const quiet: number[] = [];
  const beside: number[] = [];
  const asked: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    quiet.push(median(await call()));
    const paths = Array.from({ length: CLIENTS }, () => PATH);
    const [figures, times] = await Promise.all([
      fire({
        origin,
        paths,
        clients: CLIENTS,
        seconds: 6,
        headers: { cookie: busy?.cookie ?? '' },
        mayBeRefused: true,
      }),
      // The generator needs a moment to start.
      wait(1500).then(call),
    ]);
    asked.push(figures.perSecond);
    beside.push(median(times));
  }
  await stop();
  const ratio = median(beside) / median(quiet);
  return [
    plainRow('calls a second of one busy member, refused ones among them', median(asked), '/s'),
    plainRow('a call of another member, nobody else there, p50', median(quiet), 'ms'),
    plainRow('the same beside the busy one, p50', median(beside), 'ms'),
    { ...factorRow('how much longer', ratio), aim: `≤ ${MOST} ×`, met: ratio <= MOST },
  ];
}
