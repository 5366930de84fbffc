import { setPriority } from 'node:os';
import type { CheckResult } from './check-file.ts';

/** The process that reads one file that somebody sent, and then ends. */
const [, , kind, path = '', folder = ''] = process.argv;
// Members who read at the same time come first.
setPriority(10);
const result = await check().catch(
  (): CheckResult => ({ problem: kind === 'pdf' ? 'broken-pdf' : 'broken-image' }),
);
process.send?.(result, () => process.exit());

async function check(): Promise<CheckResult> {
  if (kind === 'pdf') {
    const { checkPdf } = await import('./check-pdf.ts');
    return checkPdf({ path, folder });
  }
  const { checkImage } = await import('./check-image.ts');
  return checkImage({ path, folder });
}
