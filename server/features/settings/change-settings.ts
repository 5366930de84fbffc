import { problemOfSetting, type SettingName, type SettingValue } from '#shared/system-settings.ts';
import type { Db } from '../../db/client.ts';
import { LOCKS, lockTransaction } from '../../db/locks.ts';
import { AppError } from '../../errors.ts';
import { recordAct } from '../audit/api.ts';
import { storeSetting } from './settings.queries.ts';
import type { Settings } from './settings.ts';

type SettingChange = Readonly<{
  name: SettingName;
  /** The value that the administrator saw; another value by now is somebody else's change. */
  was: SettingValue;
  value: SettingValue;
}>;

/** Changes all of the given settings or none, each with its line in the audit log. */
export async function changeSettings(
  { db, settings }: Readonly<{ db: Db; settings: Settings }>,
  actorId: string,
  changes: readonly SettingChange[],
): Promise<void> {
  for (const { name, value } of changes) {
    const problem = problemOfSetting(settings.definitions[name], value);
    if (problem) {
      throw new AppError('INVALID_INPUT', `${settings.definitions[name].label}: ${problem}`);
    }
  }
  await db.transaction().execute(async (trx) => {
    await lockTransaction(trx, LOCKS.settings);
    const current = await settings.readFrom(trx);
    for (const { name, was, value } of changes) {
      const before = current[name];
      if (before !== was) {
        throw new AppError(
          'CONFLICT',
          `Enquanto você editava, outra pessoa mudou “${settings.definitions[name].label}” para ${shown(before)}. Salve de novo para ficar com o seu valor.`,
        );
      }
      if (before === value) continue;
      await storeSetting(trx, name, value, actorId);
      const act = { actorId, action: 'settings.change', subject: name } as const;
      await recordAct(trx, { ...act, before: { value: before }, after: { value } });
    }
  });
  settings.forget();
}

function shown(value: SettingValue): string {
  if (typeof value === 'boolean') return value ? 'sim' : 'não';
  if (typeof value === 'number') return value.toLocaleString('pt-BR', { maximumFractionDigits: 4 });
  return value === '' ? 'vazio' : `“${value}”`;
}
