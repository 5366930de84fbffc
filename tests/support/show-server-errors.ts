import { afterEach } from 'vitest';
import { takeErrors } from './server-errors.ts';

// Set up for each file, beside what of its workers all files share.
afterEach(({ task }) => {
  const told = takeErrors();
  if (task.result?.state !== 'fail' || told.length === 0) return;
  process.stderr.write(`\nThe server's errors in "${task.name}":\n${told.join('')}\n`);
});
