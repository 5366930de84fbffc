import type { Generated } from 'kysely';
import type { Device } from '#shared/tracking/tracking.ts';

interface PageAnalyticsTable {
  id: Generated<string>;
  userId: string;
  pagePath: string;
  pageTitle: string;
  visitStart: Generated<Date>;
  /** null until the visit ends. */
  visitEnd: Date | null;
  timeSpentSeconds: number | null;
  sessionId: string;
  device: Device;
  userAgent: string;
  referrer: string | null;
}

interface UserSessionActivityTable {
  userId: string;
  sessionId: string;
  authSessionId: string;
  startedAt: Generated<Date>;
  lastActivityAt: Generated<Date>;
  endedAt: Date | null;
}

interface VisitDaysTable {
  day: string;
  /** '*' for the whole day. */
  pagePath: string;
  visits: number;
  timedVisits: number;
  seconds: string;
  members: number;
  phoneVisits: number;
  tabletVisits: number;
  desktopVisits: number;
  hours: number[];
}

interface VisitMonthsTable {
  /** The first day of a month in which the member opened a page. */
  month: string;
  userId: string;
}

declare module '../../db/schema.ts' {
  interface Database {
    pageAnalytics: PageAnalyticsTable;
    userSessionActivity: UserSessionActivityTable;
    visitDays: VisitDaysTable;
    visitMonths: VisitMonthsTable;
  }
}
