import { createHmac } from 'node:crypto';
import pg from 'pg';
import { openDatabase } from '#server/db/open.ts';
import { maintainVisits } from '#server/features/tracking/roll-up.ts';
import { createLog } from '#server/log.ts';

const MEMBERS = 100_000;
const VISITS = 1_000_000;
const DAYS = 30;

/**
 * 100,000 members and a million visits of the last 30 days, summed up as after a night; some of the
 * members are signed in.
 * @returns the cookies of those, of whom the first is an administrator
 */
export async function makeVisits(url: string, secret: string, signedIn: number): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`insert into users (id, name, email, email_verified)
    select 'load-' || n, 'Membro ' || n, 'membro' || n || '@exemplo.com.br', true
    from generate_series(1, ${MEMBERS}) n`);
  await client.query(`insert into user_roles (user_id, role)
    select 'load-' || n, case n when 1 then 'admin' else 'user' end
    from generate_series(1, ${MEMBERS}) n
    on conflict (user_id) do update set role = excluded.role`);
  await client.query(`insert into sessions (id, token, user_id, expires_at, created_at, updated_at)
    select 'load-' || n, 'load-token-' || n, 'load-' || n, now() + interval '7 days', now(), now()
    from generate_series(1, ${signedIn}) n`);
  await client.query(`do $$ declare month timestamp := date_trunc('month', now() at time zone 'UTC');
    begin execute format('create table if not exists visit_partitions.%I partition of page_analytics
      for values from (%L) to (%L)', 'page_analytics_' || to_char(month - interval '1 month', 'YYYY_MM'),
      (month - interval '1 month') at time zone 'UTC', month at time zone 'UTC'); end $$`);
  await client.query(`insert into page_analytics (user_id, page_path, page_title, visit_start,
      visit_end, time_spent_seconds, session_id, device, user_agent)
    select 'load-' || 1 + (n * 7919) % ${MEMBERS}, path, '', at, at + make_interval(secs => n % 600),
      n % 600, 'session_1_a', (array['phone', 'phone', 'tablet', 'desktop'])[1 + n % 4], 'load'
    from (select n, now() - n * interval '1 second' * ${(DAYS * 86_400) / VISITS} as at,
        (array['/bible', '/dashboard', '/chat', '/reading-plan', '/diary', '/quiz', '/prayers',
          '/promises', '/fasting', '/panorama', '/profile', '/saved-verses'])[1 + (n * n) % 12] as path
      from generate_series(1, ${VISITS}::bigint) n) visits`);
  // A table at rest has been vacuumed; a run must not depend on when the server comes to it.
  await client.query('vacuum analyze');
  await client.end();
  const database = { kind: 'postgres', url, poolSize: 2 } as const;
  const { db, close } = await openDatabase(database, createLog('silent'));
  await maintainVisits(db, new Date(), 90);
  await close();
  return Array.from({ length: signedIn }, (_, index) =>
    cookieOf(`load-token-${index + 1}`, secret),
  );
}

function cookieOf(token: string, secret: string): string {
  const signature = createHmac('sha256', secret).update(token).digest('base64');
  return `cb.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
}
