import type { ChildProcess } from 'node:child_process';

const running = new Map<ChildProcess, NodeJS.Signals>();

process.once('exit', () => {
  for (const [child, signal] of running) child.kill(signal);
});

/** Ends a process with this one, however this one ends but by signal 9. */
export function endWithThis(child: ChildProcess, signal: NodeJS.Signals = 'SIGKILL'): ChildProcess {
  running.set(child, signal);
  child.once('exit', () => running.delete(child));
  return child;
}

/** Lets an interrupt end this process as a fault would, so that what it began ends with it. */
export function endInOrder(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => process.exit(1));
  }
}
