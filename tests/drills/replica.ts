import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { searchPath } from '#shared/bible/search-results.ts';
import { Cluster, POSTGRES_BIN } from './cluster.ts';
import { Ledger, Person } from './person.ts';
import { countLost, type ServiceDrill } from './services.ts';
import { Site } from './site.ts';

const PHASE_MS = 10_000;
/** A replica may be five seconds late, and is looked at each second. */
const MOST_LATE_MS = 8000;
const WORDS = ['amor', 'graça', 'fé', 'luz', 'caminho', 'paz', 'vida', 'rei', 'água', 'pão'];

/** What happened to readers in one part of the drill. */
class Readers {
  read = 0;
  failed = 0;
  longestMs = 0;
  lateMs = 0;

  async one(work: () => Promise<unknown>): Promise<void> {
    const began = performance.now();
    await work().then(
      () => this.read++,
      () => this.failed++,
    );
    this.longestMs = Math.max(this.longestMs, performance.now() - began);
  }

  get told(): string {
    const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
    return `${this.read} read, ${this.failed} failed, ${seconds(this.longestMs)} at most, ${seconds(this.lateMs)} late at most`;
  }
}

type Parts = Readonly<{ site: Site; primary: Cluster }>;

/** Reads what is read late, each time with other words, as answers of a search are cached. */
async function search({ site }: Parts, readers: Readers, signal: AbortSignal): Promise<void> {
  const address = `10.9.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`;
  const visitor = new Person(() => site.origin, { email: '', password: '', address });
  const [text] = (await visitor.client().bible.translations.query()).translations;
  for (let round = 0; !signal.aborted; round++) {
    const q = `${WORDS[round % WORDS.length]} ${WORDS[(round * 7 + 3) % WORDS.length]}`;
    const path = searchPath(text?.id ?? '', text?.contentHash ?? '', { q });
    await readers.one(() => visitor.open(`${path}&round=${round}`));
    await readers.one(() => visitor.client().readingPlans.list.query());
    await readers.one(() => visitor.open('/bible?ref=JHN.3'));
    await wait(200);
  }
}

/** Adds an account, and looks how long the dashboard does not count it. */
async function lookFor({ site, primary }: Parts, readers: Readers, signal: AbortSignal) {
  const counted = async () => (await site.admin.client().admin.dashboard.stats.query()).counts;
  while (!signal.aborted) {
    const [row] = await primary.ask<{ count: number }>(
      `with added as (insert into users (id, name, email, email_verified, must_change_password)
         values ('${randomUUID()}', 'Ester', '${randomUUID()}@exemplo.com.br', true, false))
       select count(*)::integer as count from user_roles`,
    );
    const wanted = (row?.count ?? 0) + 1;
    const began = performance.now();
    for (let seen = 0; seen < wanted; ) {
      await readers.one(async () => {
        seen = (await counted()).userRoles;
      });
      readers.lateMs = Math.max(readers.lateMs, performance.now() - began);
      if (signal.aborted) return;
      await wait(50);
    }
  }
}

async function inPhase(parts: Parts, ms: number): Promise<Readers> {
  const readers = new Readers();
  const stop = new AbortController();
  const reading = [search(parts, readers, stop.signal), lookFor(parts, readers, stop.signal)];
  await wait(ms);
  stop.abort();
  await Promise.all(reading);
  return readers;
}

/** A streaming replica is read while it follows, lags, dies and comes back. */
export const replicaDrill: ServiceDrill = {
  name: 'replica',
  missing: POSTGRES_BIN ? null : 'programs of PostgreSQL (POSTGRES_BIN)',
  run: async (folder) => {
    const primary = await Cluster.create(join(folder, 'primary'));
    const standby = await Cluster.following(primary, join(folder, 'standby'), {
      synchronous: false,
    });
    const site = new Site({
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: primary.url,
      DATABASE_REPLICA_URL: standby.url,
      TRUST_PROXY: '1',
    });
    await site.start();
    const ledger = new Ledger();
    const stop = new AbortController();
    const writing = [1, 2].map(() => site.admin.write(ledger, stop.signal));
    // Editions are searched at the replica once it must have them.
    await wait(12_000);
    const lines: string[] = [];
    let failed = false;
    const phase = async (name: string, isReadAtEnd: boolean, ms = PHASE_MS) => {
      const readers = await inPhase({ site, primary }, ms);
      const isRead = (await site.gauge('database_replica_read')) === 1;
      lines.push(`  ${name}: ${readers.told}, then ${isRead ? 'read' : 'left out'}`);
      failed ||= readers.failed > 0 || readers.lateMs > MOST_LATE_MS || isRead !== isReadAtEnd;
    };
    await phase('follows', true);
    await standby.replay('pause');
    await phase('replays nothing', false, 2 * PHASE_MS);
    await standby.replay('resume');
    await phase('replays again', true);
    await standby.stop('SIGQUIT');
    await phase('dead', false);
    await standby.start();
    await phase('back', true);
    stop.abort();
    await Promise.all(writing);
    const { lost, doubled } = await countLost(site, ledger);
    failed ||= lost + doubled > 0 || ledger.refused > 0;
    const [statements] = await standby.ask<{ count: number }>(
      'select xact_commit::integer as count from pg_stat_database where datname = current_database()',
    );
    await site.end('SIGTERM');
    await Promise.all([primary, standby].map((each) => each.stop('SIGQUIT')));
    const written = `${ledger.acknowledged.size} written meanwhile, ${ledger.refused} refused, ${lost} lost, ${doubled} doubled; ${statements?.count} transactions at the replica since it is back`;
    return { told: [written, ...lines].join('\n'), failed };
  },
};
