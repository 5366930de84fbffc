import { randomUUID } from 'node:crypto';
import { PASSWORDS } from '#server/auth/passwords.ts';
import { insertConfirmed, listMembersAddresses } from '#server/auth/users.queries.ts';
import { createContext } from '#server/context.ts';
import type { OpenDatabase } from '#server/db/client.ts';
import type { Env } from '#server/env.ts';
import { randomPassword } from '#server/features/users/first-admin.ts';
import { appRouter } from '#server/router.ts';
import { DEFAULT_READER } from '#shared/reading.ts';
import { DIARY, MEMBERS, REQUESTS, VERSES } from './demo-texts.ts';
import { Refusal } from './run-script.ts';

const DAY_MS = 86_400_000;
const DAYS = 16;
const MORNING_HOUR_UTC = 10;
const READING_PLAN = 'fe-oracao-perdao';

type Demo = Readonly<{ emails: readonly string[]; password: string }>;

/**
 * Adds members who have used the product for two weeks. Each of their days is played through the
 * procedures that a member calls, with a clock that stands on that day.
 * @returns null where they are there already
 */
export async function addDemoMembers(
  database: OpenDatabase,
  env: Env,
  { force }: Readonly<{ force: boolean }>,
): Promise<Demo | null> {
  const emails: readonly string[] = MEMBERS.map(({ email }) => email);
  const present = await listMembersAddresses(database.db);
  if (present.some((email) => emails.includes(email))) return null;
  if (present.length > 0 && !force) {
    throw new Refusal(
      'Há membros de verdade nesta instalação. Com --force a demonstração entra assim mesmo.',
    );
  }
  const password = randomPassword();
  const hash = await PASSWORDS.hash(password);
  const session = {
    role: 'user',
    hasAuthenticator: false,
    hasSecondFactor: false,
    isProven: false,
  } as const;
  const clock = { now: new Date() };
  const app = await createContext(env, { database, now: () => clock.now });
  for (const person of MEMBERS) {
    const id = await insertConfirmed(database.db, person, { hash, printed: false });
    const user = { id, ...person };
    const signedIn = async () => ({ id: randomUUID(), user, ...session });
    const caller = appRouter.createCaller({
      app,
      session: signedIn,
      sessionAnew: signedIn,
      address: '127.0.0.1',
      timeZone: 'America/Sao_Paulo',
      isZoneRenamed: false,
      deviceSettings: () => DEFAULT_READER,
      change: null,
      requestId: 'demo',
      takeShare: () => 0,
      begun: () => {},
    });
    await playDays(caller, (now) => {
      clock.now = now;
    });
  }
  await app.background.settled();
  return { emails, password };
}

type Caller = ReturnType<typeof appRouter.createCaller>;

async function playDays({ member }: Caller, setClock: (now: Date) => void): Promise<void> {
  const first = new Date(Date.now() - DAYS * DAY_MS);
  first.setUTCHours(MORNING_HOUR_UTC, 15, 0, 0);
  setClock(first);
  const { id: plan } = await member.readingPlans.start({ slug: READING_PLAN });
  const { id: study } = await member.guidedStudies.start({ plan: 'study:priest' });
  for (let day = 1; day < DAYS; day++) {
    const now = new Date(first.getTime() + (day - 1) * DAY_MS);
    setClock(now);
    await member.readingPlans.checkIn({ id: plan, days: [day] });
    if (day % 3 === 0) await member.planProgress.completeDays({ id: study, days: [day / 3] });
    await writeOn(member, day - 1, now.toISOString().slice(0, 10));
    if (day % 5 === 0) await playQuiz(member);
  }
}

/** What the lists have for a day, each at most once. */
async function writeOn(member: Caller['member'], index: number, today: string): Promise<void> {
  const key = randomUUID();
  const [entry, verse, request] = [DIARY[index], VERSES[index], REQUESTS[index]];
  if (entry) await member.diary.add({ key, kind: 'note', ...entry });
  if (verse) {
    const { comment, tags, ...place } = verse;
    await member.savedVerses.save({ place, notes: { comment, tags } });
    await member.highlights.set({ place, colour: 'amber' });
  }
  if (!request) return;
  const { answer, ...asked } = request;
  const { id } = await member.prayerRequests.add({ key, ...asked });
  if (answer) await member.prayerRequests.answer({ id, answeredOn: today, answer });
}

async function playQuiz(member: Caller['member']): Promise<void> {
  const { id: attemptId, questions } = await member.quiz.startDaily();
  for (const { position } of questions) {
    await member.quiz.answer({ attemptId, position, chosen: position % 2 === 0 ? 'A' : 'B' });
  }
}
