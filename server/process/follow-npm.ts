import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

type Process = Readonly<{ pid: number; parent: number; command: string }>;

const LOOK_MS = 1000;
/** npm, its shell and the process that watches the sources. */
const MOST_BETWEEN = 4;

/**
 * Ends this process when the npm that started it has gone, since npm ends without its children
 * where only it is told to stop. A server that something else started goes on by itself.
 */
export function followNpm(): void {
  const followed = ancestorsUpToNpm();
  if (followed.length === 0) return;
  const timer = setInterval(() => {
    if (followed.every(isAlive)) return;
    clearInterval(timer);
    // Without npm, what is between has nobody to serve either; with it, that may be a run of tests.
    const npmLives = isAlive(followed.at(-1) ?? 0);
    const between = npmLives ? [] : followed.filter(isAlive);
    for (const pid of [...between, process.pid]) process.kill(pid, 'SIGTERM');
  }, LOOK_MS);
  timer.unref();
}

/** @returns the processes from our parent to npm; none where no npm is near */
function ancestorsUpToNpm(): number[] {
  const ancestors: number[] = [];
  for (let pid = process.ppid; pid > 1 && ancestors.length < MOST_BETWEEN; ) {
    const found = processAt(pid);
    if (!found) return [];
    ancestors.push(pid);
    if (/^(?:\S*\/)?npm\b|\bnpm(?:-cli\.js)?\s/.test(found.command)) return ancestors;
    pid = found.parent;
  }
  return [];
}

function processAt(pid: number): Process | null {
  try {
    const [parent = '', ...command] = statusOf(pid).trim().split(/\s+/);
    return { pid, parent: Number(parent), command: command.join(' ') };
  } catch {
    return null;
  }
}

/** The parent and the command of a process; images without `ps` have Linux's own listing. */
function statusOf(pid: number): string {
  if (process.platform !== 'linux') {
    return execFileSync('ps', ['-o', 'ppid=,args=', '-p', String(pid)], { encoding: 'utf8' });
  }
  const parent = /^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return `${parent} ${readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')}`;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
