import { useEffect, useRef, useState } from 'react';
import { useClient, useTrpc } from '../../../lib/data/data.tsx';
import { messageOf } from '../../../lib/data/errors.ts';
import { newKey } from '../../../lib/data/keys.ts';
import { STREAM } from '../../../lib/data/trpc.ts';

type Progress = Readonly<{ done: number; total: number; now: string | null }>;

type Writing = Progress &
  Readonly<{
    phase: 'idle' | 'running' | 'stopping';
    /** Seconds until an earlier writing that broke off lets the draft go; null while writing. */
    waiting: number | null;
    problem: string | null;
  }>;

const BROKEN = 'A geração foi interrompida. O que já foi escrito está guardado.';

/**
 * Has a draft written, one small call after the other; leaving the screen or stopping ends the
 * model's call, and what is whole of it is stored.
 */
export function useWriting(id: string, start: Pick<Progress, 'done' | 'total'>) {
  const client = useClient();
  const trpc = useTrpc();
  const running = useRef<AbortController | null>(null);
  // The draft belongs to this page until it leaves, so that stopping and going on never collide.
  const [run] = useState(newKey);
  const [state, setState] = useState<Writing>({
    ...start,
    now: null,
    phase: 'idle',
    waiting: null,
    problem: null,
  });
  useEffect(() => () => running.current?.abort(), []);

  /** @returns whether all of it is written */
  const writeNext = async (signal: AbortSignal): Promise<boolean> => {
    const options = { context: STREAM, signal };
    for await (const event of await client.admin.guidedStudies.write.mutate({ id, run }, options)) {
      if (event.type === 'waiting') {
        setState((before) => ({ ...before, waiting: event.seconds }));
        continue;
      }
      const { done, total } = event;
      const now = event.type === 'progress' ? event.now : null;
      setState((before) => ({ ...before, done, total, now: now ?? before.now, waiting: null }));
      if (event.type === 'end') return done === total;
    }
    throw new Error('the answer broke off');
  };

  const write = async () => {
    const abort = new AbortController();
    running.current = abort;
    setState((before) => ({ ...before, phase: 'running', waiting: null, problem: null }));
    let problem: string | null = null;
    try {
      while (!(await writeNext(abort.signal)));
    } catch (error) {
      if (!abort.signal.aborted) problem = messageOf(error) || BROKEN;
    }
    running.current = null;
    setState((before) => ({ ...before, phase: 'idle', now: null, waiting: null, problem }));
    await trpc.admin.guidedStudies.invalidate();
  };

  const stop = () => {
    setState((before) => ({ ...before, phase: 'stopping' }));
    running.current?.abort();
  };

  return { ...state, write, stop };
}
