import { createLog } from '#server/log.ts';

const errors: string[] = [];

/** The log of applications in tests: what it says of errors is shown with the test that failed. */
export const TEST_LOG = createLog('error', { write: (line) => void errors.push(line) });

/** Takes what the log has said since the last time. */
export const takeErrors = (): readonly string[] => errors.splice(0);
