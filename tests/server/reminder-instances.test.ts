import { expect, test } from 'vitest';
import { copyOnServer } from '../support/database.ts';
import { sendWithOneKilled } from '../support/reminder-instances.ts';
import { scratchFolder } from '../support/scratch.ts';

const server = process.env['TEST_DATABASE_URL'];
const MEMBERS = 400;

test.runIf(server)(
  'two instances send each reminder once though one is killed, and report what it left',
  async () => {
    const url = await copyOnServer(server ?? '', 'seeded');
    const folder = scratchFolder('reminders');
    const outcome = await sendWithOneKilled({ url, folder, members: MEMBERS, mailMs: 100 });
    expect(outcome.mails).toBe(outcome.reached);
    expect(outcome.sent + outcome.unsent).toBe(MEMBERS);
    // One that died after its mail and before its note may count as unsent, never the reverse.
    expect(outcome.mails).toBeGreaterThanOrEqual(outcome.sent);
    expect(outcome.unsent).toBeLessThanOrEqual(4);
  },
  120_000,
);
