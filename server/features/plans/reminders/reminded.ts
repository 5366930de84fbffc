import { labelOfKey } from '#shared/bible/reference.ts';
import { cutAtWord } from '#shared/text/cut-at-word.ts';
import type { Bible } from '../../../bible/bible.ts';
import type { Db } from '../../../db/client.ts';
import type { Message } from '../../../mail/mail.ts';
import type { Notice } from '../../../push/push.ts';
import { verseOfDay } from '../../daily-word/api.ts';
import { type Links, type Recipient, reminderMail, verseMail } from './reminder-mail.ts';
import type { Send } from './sends.queries.ts';
import { type Today, todayOf } from './today.ts';

/** What a member is reminded of, by either channel. */
export type Reminded = Readonly<{
  notice: Notice;
  mail: (to: Recipient, links: Links) => Message;
}>;

/** A notification shows no more of a verse. */
const LONGEST_VERSE = 240;

/** @returns null when nothing is left for the day */
export async function remindedOf(
  { db, bible }: Readonly<{ db: Db; bible: Bible }>,
  { userId, kind, day }: Pick<Send, 'userId' | 'kind' | 'day'>,
): Promise<Reminded | null> {
  if (kind === 'verse') {
    const verse = await verseOfDay({ db, bible }, day);
    if (verse?.type !== 'quotation') return null;
    const [title, { text }] = [labelOfKey(verse.key), verse];
    return {
      notice: { title, body: cutAtWord(text, LONGEST_VERSE), path: '/daily-word' },
      mail: (to, links) => verseMail(to, { title, text }, links),
    };
  }
  const today = await todayOf(db, userId, day);
  return today && { notice: noticeOf(today), mail: (to, links) => reminderMail(to, today, links) };
}

function noticeOf({ days: [first, ...others], path }: Today): Notice {
  if (others.length === 0) {
    const { title, day, readings } = first;
    const body = readings.length > 0 ? readings.join(', ') : 'O estudo de hoje espera por você.';
    return { title: `${title}, dia ${day}`, body, path };
  }
  const body = [first, ...others].map(({ title, readings }) => `${title}: ${readings.join(', ')}`);
  return { title: 'Suas leituras de hoje', body: body.join('; '), path };
}
