import type { SettingDefinitions, SettingName, SettingValues } from '#shared/system-settings.ts';
import type { Db } from '../../db/client.ts';
import type { Env } from '../../env.ts';
import { definitionsWithin, storedValues } from './definitions.ts';
import { readStored } from './settings.queries.ts';

/** The time for which a change made by another instance may stay unnoticed. */
const FRESH_MS = 2000;

/**
 * The settings that administrators change while the product runs: read from the database and
 * remembered for two seconds, so that every instance obeys a change without one more statement
 * for each request.
 */
export class Settings {
  readonly definitions: SettingDefinitions;
  private readonly db: Db;
  private readonly values: ReturnType<typeof storedValues>;
  private reading: Promise<SettingValues> | null = null;
  private startedAt = 0;

  constructor(db: Db, env: Pick<Env, 'modelLimits'>) {
    this.db = db;
    this.definitions = definitionsWithin(env);
    this.values = storedValues(this.definitions);
  }

  async read<Name extends SettingName>(name: Name): Promise<SettingValues[Name]> {
    return (await this.readAll())[name];
  }

  async readAll(): Promise<SettingValues> {
    if (this.reading && performance.now() - this.startedAt < FRESH_MS) return this.reading;
    const reading = this.readFrom(this.db);
    this.reading = reading;
    this.startedAt = performance.now();
    // A failure is not remembered, so the next caller reads again.
    reading.catch(() => this.forget());
    return reading;
  }

  /** Reads past what is remembered, as a transaction that changes settings must. */
  async readFrom(db: Db): Promise<SettingValues> {
    return this.values.parse(await readStored(db));
  }

  forget(): void {
    this.reading = null;
  }
}
