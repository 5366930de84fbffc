import { describe, expect, test } from 'vitest';
import { reserveTokens, settleTokens } from '#server/ai/budget/usage.queries.ts';
import { openDatabase } from '#server/db/open.ts';
import { createLog } from '#server/log.ts';
import { copyOnServer } from '../support/database.ts';

const server = process.env['TEST_DATABASE_URL'] ?? '';
const AT_ONCE = 16;
const ASKED = 640;
const TOKENS = 1000;
/** The site pays for three quarters of what is asked for. */
const PAID = ASKED * 0.75;
const PROCESS = '7d3f0c0e-0000-4000-8000-000000000001';
const DAY = '2026-05-04';

describe.runIf(server !== '')('paid answers on a PostgreSQL server', () => {
  test('share the budget of the site exactly, however many come at once', async () => {
    const url = await copyOnServer(server, 'seeded');
    const config = { kind: 'postgres', url, poolSize: AT_ONCE } as const;
    const { db, close } = await openDatabase(config, createLog('silent'));
    const ids = Array.from({ length: ASKED }, (_, index) => `membro-${index}`);
    await db
      .insertInto('users')
      .values(ids.map((id) => ({ id, name: 'Maria', email: `${id}@exemplo.com.br` })))
      .execute();
    const reserve = (userId: string) =>
      reserveTokens(
        db,
        { userId, day: DAY, generator: 'prayer', model: 'm', tokens: TOKENS, processId: PROCESS },
        { member: TOKENS, site: PAID * TOKENS },
      );
    const queue = [...ids];
    const reserved: NonNullable<Awaited<ReturnType<typeof reserve>>>[] = [];
    const work = async () => {
      for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
        const reservation = await reserve(id);
        if (reservation) reserved.push(reservation);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    expect(reserved).toHaveLength(PAID);
    const spent = async () => {
      const rows = await db.selectFrom('aiBudgets').selectAll().where('day', '=', DAY).execute();
      const site = rows.find(({ scope }) => scope === 'site');
      const members = rows.filter(({ scope }) => scope !== 'site');
      return [Number(site?.tokens), members.reduce((sum, { tokens }) => sum + Number(tokens), 0)];
    };
    expect(await spent()).toEqual([PAID * TOKENS, PAID * TOKENS]);
    const half = { status: 'done', inputTokens: 300, outputTokens: 200 } as const;
    await Promise.all(
      reserved.map((each) => settleTokens(db, each, { ...half, estimated: false, verses: [] })),
    );
    expect(await spent()).toEqual([PAID * 500, PAID * 500]);
    await close();
  });
});
