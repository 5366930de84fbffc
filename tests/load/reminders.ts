import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { sendWithOneKilled } from '../support/reminder-instances.ts';
import { runScript } from './processes.ts';

const NEEDS = `Two instances send reminders to many members, and one of them is killed:

    TEST_DATABASE_URL=postgres://user:password@localhost:5432/postgres \\
    node tests/load/reminders.ts [members] [milliseconds for a mail]
`;

const server = process.env['TEST_DATABASE_URL'];
if (!server) {
  process.stderr.write(NEEDS);
  process.exit(1);
}
const [members = 10_000, mailMs = 5] = process.argv.slice(2).map(Number);
const folder = mkdtempSync(join(tmpdir(), 'cb-reminders-'));
const name = `cb_reminders_${process.pid}`;
const admin = new pg.Client({ connectionString: server });
await admin.connect();
await admin.query(`create database ${name}`);
const url = Object.assign(new URL(server), { pathname: `/${name}` }).href;
try {
  await runScript('scripts/db-migrate.ts', [], { DATABASE_URL: url, DATA_DIR: folder });
  await runScript('scripts/seed.ts', [], { DATABASE_URL: url, DATA_DIR: folder });
  const outcome = await sendWithOneKilled({ url, folder, members, mailMs });
  process.stdout.write(`${JSON.stringify(outcome)}\n`);
  process.exitCode = outcome.mails === outcome.reached ? 0 : 1;
} finally {
  await admin.query(`drop database ${name} with (force)`);
  await admin.end();
  rmSync(folder, { recursive: true, force: true });
}
