import type { ReaderSettings } from '../reading.ts';

/** The translations a member reads: the chosen or default one, and a second one beside it if any. */
export function chosenTexts<Translation extends Readonly<{ id: string }>>(
  translations: readonly Translation[],
  settings: ReaderSettings,
): { text: Translation | null; beside: Translation | null } {
  const find = (id: string | null) => translations.find((each) => each.id === id) ?? null;
  const text = find(settings.translation) ?? translations[0] ?? null;
  const second = find(settings.beside);
  return { text, beside: second === text ? null : second };
}
