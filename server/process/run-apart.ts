import { fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';

type Work<Result> = Readonly<{
  /** Our own code, which reads the job from its first argument and sends its result. */
  file: string;
  job: object;
  /** Only Node's watch mode speaks beside our code. */
  isResult: (message: object) => message is Result & object;
  timeoutMs: number;
  heapMb: number;
  /** The whole memory of the process; its heap alone is bounded without. */
  mostMemoryMb?: number;
  /** Ends the process before its work is done. */
  signal?: AbortSignal;
}>;

const WATCH_EVERY_MS = 25;

/**
 * Does work in a process of its own, which is killed when it takes too long or too much memory,
 * so that a hostile file cannot harm the server.
 * @returns the result, or why there is none
 */
export function runApart<Result>(
  work: Work<Result>,
): Promise<Result | 'too-heavy' | 'too-complex'> {
  const { file, job, isResult, timeoutMs, heapMb, mostMemoryMb, signal } = work;
  return new Promise((resolve) => {
    const child = fork(file, [JSON.stringify(job)], {
      execArgv: [`--max-old-space-size=${heapMb}`],
      // Nothing of the server's environment, which has its secrets.
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      timeout: timeoutMs,
      killSignal: 'SIGKILL',
      ...(signal ? { signal } : {}),
    });
    let result: Result | 'too-heavy' | 'too-complex' = 'too-complex';
    const weigh = async (most: number) => {
      if ((await memoryOf(child.pid)) <= most) return;
      result = 'too-heavy';
      child.kill('SIGKILL');
    };
    const watch = mostMemoryMb && setInterval(() => void weigh(mostMemoryMb), WATCH_EVERY_MS);
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

/** @returns the resident memory in MB; 0 where the system hides it */
async function memoryOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
}
