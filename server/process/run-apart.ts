import { fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';

type Work<Result> = Readonly<{
  /** Our own code, which reads its job from its arguments and sends its result. */
  file: string;
  job: readonly string[];
  /** Only Node's watch mode speaks beside our code. */
  isResult: (message: object) => message is Result & object;
  /** The most processor time; where the system hides that, the most time. */
  timeoutMs: number;
  heapMb: number;
  /** The whole memory of the process; its heap alone is bounded without. */
  mostMemoryMb?: number;
  /** Ends the process before its work is done. */
  signal?: AbortSignal;
}>;

const WATCH_EVERY_MS = 25;
/** A busy machine gives the work a part of its time: so many times as long may pass. */
const SLOWEST = 4;

/**
 * Does work in a process of its own, which is killed when it takes too much processor time or memory,
 * so that a hostile file cannot harm the server.
 * @returns the result, or why there is none
 */
export function runApart<Result>(
  work: Work<Result>,
): Promise<Result | 'too-heavy' | 'too-complex'> {
  const { file, job, isResult, timeoutMs, heapMb, mostMemoryMb, signal } = work;
  return new Promise((resolve) => {
    const child = fork(file, job, {
      execArgv: [`--max-old-space-size=${heapMb}`],
      // Nothing of the server's environment, which has its secrets.
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      timeout: timeoutMs * SLOWEST,
      killSignal: 'SIGKILL',
      ...(signal ? { signal } : {}),
    });
    let result: Result | 'too-heavy' | 'too-complex' = 'too-complex';
    const kill = (why: 'too-heavy' | 'too-complex') => {
      result = why;
      child.kill('SIGKILL');
    };
    const began = performance.now();
    const weigh = async () => {
      const { memoryMb, processorMs } = await useOf(child.pid);
      if (child.exitCode !== null || child.signalCode !== null) return;
      if (mostMemoryMb && memoryMb > mostMemoryMb) kill('too-heavy');
      else if ((processorMs ?? performance.now() - began) > timeoutMs) kill('too-complex');
    };
    const watch = setInterval(() => void weigh(), WATCH_EVERY_MS);
    child.on('message', (message: object) => {
      if (isResult(message)) result = message;
    });
    child.once('error', () => {
      clearInterval(watch);
      resolve('too-complex');
    });
    child.once('close', (_code, signal) => {
      clearInterval(watch);
      // V8 aborts where its heap is full.
      resolve(signal === 'SIGABRT' ? 'too-heavy' : result);
    });
  });
}

/** The unit in which Linux counts the time of processes. */
const TICK_MS = 10;

/** The resident memory of a process, 0 where the system hides it, and its processor time, null there. */
async function useOf(pid: number | undefined) {
  const [status, stat] = await Promise.all(
    ['status', 'stat'].map((name) => readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '')),
  );
  // The name of the program, in parentheses, may hold blanks; user and system are the 12th and 13th behind it.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? [];
  const ticks = Number(fields[11]) + Number(fields[12]);
  return {
    memoryMb: Number(/VmRSS:\s+(\d+) kB/.exec(status ?? '')?.[1] ?? 0) / 1024,
    processorMs: Number.isNaN(ticks) ? null : ticks * TICK_MS,
  };
}
