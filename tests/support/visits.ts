import type { Device } from '#shared/tracking/tracking.ts';
import type { Person } from './people.ts';
import type { TestApp } from './test-app.ts';

export type TestVisit = Readonly<{
  at: Date | string;
  path: string;
  person: Person;
  /** How long it took; absent for a visit that is not closed. */
  seconds?: number;
  device?: Device;
}>;

/** Stores visits of the past, as if their members had opened the pages then. */
export async function storeVisits(
  { context }: TestApp,
  visits: readonly TestVisit[],
): Promise<void> {
  const rows = visits.map(({ at, path, person, seconds, device = 'phone' }) => {
    const visitStart = new Date(at);
    return {
      userId: person.id,
      pagePath: path,
      pageTitle: '',
      sessionId: 'session_1_a',
      device,
      userAgent: '',
      visitStart,
      visitEnd: seconds === undefined ? null : new Date(visitStart.getTime() + seconds * 1000),
      timeSpentSeconds: seconds ?? null,
    };
  });
  await context.db.insertInto('pageAnalytics').values(rows).execute();
}

/** Noon in Brazil, some days ago. */
export const noonAgo = (days: number): Date => {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format();
  return new Date(Date.parse(`${today}T15:00:00Z`) - days * 86_400_000);
};
