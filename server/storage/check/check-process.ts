import { setPriority } from 'node:os';
import type { CheckJob, CheckResult } from './check-file.ts';

/** The process that reads one file that somebody sent, and then ends. */
const job: CheckJob = JSON.parse(process.argv[2] ?? '');
// Members who read at the same time come first.
setPriority(10);
const result = await check().catch(
  (): CheckResult => ({ problem: job.kind === 'pdf' ? 'broken-pdf' : 'broken-image' }),
);
process.send?.(result, () => process.exit());

async function check(): Promise<CheckResult> {
  if (job.kind === 'pdf') {
    const { checkPdf } = await import('./check-pdf.ts');
    return checkPdf(job);
  }
  const { checkImage } = await import('./check-image.ts');
  return checkImage(job);
}
