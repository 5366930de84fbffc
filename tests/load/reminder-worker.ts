import { appendFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { createContext } from '#server/context.ts';
import { readEnv } from '#server/env.ts';
import { noteReminders, sendReminders } from '#server/features/plans/reminders/reminders.jobs.ts';
import { createLog } from '#server/log.ts';

/** An instance that only works on reminders: its mail is a line in a file, after a short while. */
const [file = '', mailMs = '5'] = process.argv.slice(2);
const log = createLog('warn');
const context = await createContext(readEnv(), {
  log,
  mail: {
    description: 'a file',
    send: async ({ to }) => {
      await wait(Number(mailMs));
      appendFileSync(file, `${to.address}\n`);
    },
    close: () => {},
  },
});
await context.jobs.work(context, [noteReminders, sendReminders], new AbortController().signal);
process.once('SIGTERM', () => void context.close().then(() => process.exit(0)));
process.stdout.write('working\n');
