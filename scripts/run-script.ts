import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { OpenDatabase } from '#server/db/client.ts';
import { openDatabase } from '#server/db/open.ts';
import { type Env, readEnv } from '#server/env.ts';
import { createLog } from '#server/log.ts';
import { DataInUse, lockDataDir } from '#server/process/data-lock.ts';
import { EnvProblem } from '#server/process/env-problem.ts';

/** A reason not to go on that is meant for the person at the terminal. */
export class Refusal extends Error {}

/** A command that was typed wrong; the help follows the message. */
export class WrongUsage extends Refusal {}

export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

type Options = NonNullable<ParseArgsConfig['options']>;
type Given = Readonly<{
  values: Readonly<Record<string, string | boolean | undefined>>;
  positionals: readonly string[];
}>;

/**
 * Runs a maintainers' command: --help prints its usage; exit code 0 says that it is done, 1 that
 * it refused or failed, 2 that it was typed wrong.
 */
export async function runScript(
  usage: string,
  options: Options,
  work: (given: Given) => Promise<void>,
): Promise<void> {
  try {
    const given = readArguments(options);
    if (given.values['help']) print(usage);
    else await work(given);
  } catch (error) {
    const expected =
      error instanceof Refusal || error instanceof DataInUse || error instanceof EnvProblem;
    const help = error instanceof WrongUsage ? `\n\n${usage}` : '';
    process.stderr.write(`${expected ? error.message : String(error)}${help}\n`);
    process.exitCode = error instanceof WrongUsage ? 2 : 1;
  }
}

function readArguments(options: Options): Given {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { ...options, help: { type: 'boolean', short: 'h' } },
    });
    const single = Object.entries(values).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.at(-1) : value,
    ]);
    return { values: Object.fromEntries(single), positionals };
  } catch (error) {
    throw new WrongUsage(error instanceof Error ? error.message : String(error));
  }
}

/**
 * Opens the database that the server would use. The embedded one allows a single process, so a
 * command refuses to touch it while the server runs.
 */
export async function withDatabase(
  work: (database: OpenDatabase, env: Env) => Promise<void>,
): Promise<void> {
  const env = readEnv();
  const unlock = env.database.kind === 'embedded' ? await lockDataDir(env.dataDir) : async () => {};
  try {
    const database = await openDatabase(env.database, createLog('warn'));
    try {
      await work(database, env);
    } finally {
      await database.close();
    }
  } finally {
    await unlock();
  }
}
