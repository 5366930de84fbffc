import { availableParallelism, loadavg } from 'node:os';
import { endInOrder } from '../support/children.ts';
import { measureCalls } from './calls.ts';
import { measureChapters } from './chapters.ts';
import { measureChat } from './chat.ts';
import { measureFiles } from './files.ts';
import { stopAll } from './processes.ts';
import { changeOf, keepResults, keptResults } from './results.ts';
import { makeScratch } from './scratch.ts';
import { measureSearch } from './search.ts';
import { measureShares } from './shares.ts';
import { measureStarts } from './starts.ts';
import { failedRow, type Measured, printTable } from './table.ts';
import { measureTracking } from './tracking.ts';
import { measureVisitors } from './visitors.ts';

const PARTS = {
  starts: measureStarts,
  chapters: measureChapters,
  calls: measureCalls,
  search: measureSearch,
  chat: measureChat,
  tracking: measureTracking,
  files: measureFiles,
  visitors: measureVisitors,
  shares: measureShares,
};

const NEEDS = `npm run bench measures the product on PostgreSQL with the complete text:

    TEST_DATABASE_URL=postgres://user:password@localhost:5432/postgres \\
    BIBLE_SOURCE=folder-of-Bíblia-Livre npm run bench -- [${Object.keys(PARTS).join('] [')}]

The user must be allowed to create databases; one is made, used and dropped. Figures are compared with
those in tests/load/results.json, and a loss of more than 15 % is marked; --keep writes them there.
`;

/** A part that has not begun by then waits for the next run. */
const MOST_MS = 12 * 60_000;

endInOrder();
const server = process.env['TEST_DATABASE_URL'];
const source = process.env['BIBLE_SOURCE'];
if (!server || !source) {
  process.stderr.write(NEEDS);
  process.exit(1);
}

const parameters = process.argv.slice(2);
const wanted = parameters.filter((each) => each !== '--keep');
const kept = keptResults();
const rows: Measured[] = [];
const scratch = await makeScratch(server, source);
try {
  for (const [name, measure] of Object.entries(PARTS)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    // A part that fails says so in its row, and the others are measured all the same.
    const found = await (performance.now() < MOST_MS
      ? measure(scratch)
      : Promise.reject(new Error('not begun within twelve minutes'))
    ).catch((error: unknown) => [failedRow(name, error)]);
    const load = loadavg()[0]?.toFixed(1) ?? '';
    rows.push(
      ...found.map((row) => ({ ...row, part: name, load, change: changeOf(name, row, kept) })),
    );
    await stopAll();
  }
} finally {
  await stopAll();
  await scratch.drop();
}
const minutes = (performance.now() / 60_000).toFixed(1);
process.stdout.write(
  `\n${availableParallelism()} processors, ${minutes} minutes, medians of three\n\n`,
);
printTable(rows);
if (parameters.includes('--keep')) keepResults(rows);
process.exitCode = rows.some(({ met }) => met === false) ? 1 : 0;
