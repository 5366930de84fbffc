import { problemOfSetting, type Setting, type SettingValue } from '#shared/system-settings.ts';
import type { Outputs } from '../../lib/data/trpc.ts';

export type ListedSetting = Outputs['admin']['settings']['list'][number];

/** The values of a form: numbers are typed as Brazilians write them. */
export type Fields = Record<string, string | boolean>;

export function fieldsOf(items: readonly ListedSetting[]): Fields {
  return Object.fromEntries(items.map(({ name, value }) => [name, typed(value)]));
}

/** As Brazilians write it: "60.000" and "0,15". */
const typed = (value: SettingValue) =>
  typeof value === 'number' ? value.toLocaleString('pt-BR', { maximumFractionDigits: 6 }) : value;

/** The value of a field; a text that is no number becomes NaN, which no setting takes. */
export function readField(setting: Setting, field: string | boolean | undefined): SettingValue {
  if (setting.kind === 'flag') return field === true;
  const text = String(field ?? '').trim();
  return setting.kind === 'text' ? text : readNumber(text);
}

/** Reads "60.000" and "0,15". */
function readNumber(text: string): number {
  if (text === '') return Number.NaN;
  const plain = /^\d{1,3}(?:\.\d{3})+(?:,\d*)?$/.test(text) ? text.replaceAll('.', '') : text;
  return Number(plain.replace(',', '.'));
}

export const checkField = (setting: Setting) => (field: string | boolean) =>
  problemOfSetting(setting, readField(setting, field)) ?? true;
