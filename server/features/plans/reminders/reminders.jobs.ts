import type { Db } from '../../../db/client.ts';
import { defineJob, Nothing } from '../../../jobs/job.ts';
import type { Jobs } from '../../../jobs/queue.ts';
import type { Log } from '../../../log.ts';
import { noteDue } from './schedule.ts';
import { type Sending, sendNext } from './send.ts';
import { countPending, settleAbandoned } from './sends.queries.ts';

/** Longer than any mail server may take to accept a message. */
const ABANDONED_MS = 5 * 60_000;
/** Every process works on one job at a time, so several jobs employ several processes. */
const SENDS_PER_JOB = 100;
const MOST_JOBS = 8;
const AT_ONCE = 4;

/** Sends what is waiting. A reminder is claimed before it goes out, so no other process sends it. */
export const sendReminders = defineJob({
  name: 'send-reminders',
  title: 'Lembretes: envio',
  payload: Nothing,
  outgoing: true,
  handle: async (sending: Sending, _payload, signal) => {
    const lane = async () => {
      while (!signal.aborted && !sending.installation.isCopy && (await sendNext(sending)));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, lane));
  },
});

/** Notes whose hour has come; the hours of some time zones begin at a quarter. */
export const noteReminders = defineJob({
  name: 'note-reminders',
  title: 'Lembretes: a quem enviar agora',
  payload: Nothing,
  outgoing: true,
  cron: { at: '*/5 * * * *' },
  handle: async (
    { db, jobs, log, now }: Readonly<{ db: Db; jobs: Jobs; log: Log; now: () => Date }>,
    _payload,
    signal,
  ) => {
    const moment = now();
    const abandoned = await settleAbandoned(db, new Date(moment.getTime() - ABANDONED_MS), moment);
    if (abandoned > 0) log.warn({ abandoned }, 'reminders of a dead process released');
    await noteDue(db, moment, signal);
    const pending = await countPending(db, moment);
    const wanted = Math.min(MOST_JOBS, Math.ceil(pending / SENDS_PER_JOB));
    for (let sent = 0; sent < wanted; sent++) await jobs.send(sendReminders, {});
  },
});
