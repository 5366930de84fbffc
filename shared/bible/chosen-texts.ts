import type { ReaderSettings } from '../reading.ts';

/** The translations a member reads: the chosen one or the usual, and a second one beside it. */
export function chosenTexts<Text extends Readonly<{ id: string }>>(
  translations: readonly Text[],
  settings: ReaderSettings,
): { text: Text | null; beside: Text | null } {
  const find = (id: string | null) => translations.find((text) => text.id === id) ?? null;
  const text = find(settings.translation) ?? translations[0] ?? null;
  const second = find(settings.beside);
  return { text, beside: second === text ? null : second };
}
