/** What a member has set for the reader. */
type Settings = Readonly<{ translation: string | null; beside: string | null }>;

/** The translations a member reads: the chosen or default one, and a second one beside it if any. */
export function chosenTranslations<Translation extends Readonly<{ id: string }>>(
  installed: readonly Translation[],
  settings: Settings,
): { translation: Translation | null; beside: Translation | null } {
  const find = (id: string | null) => installed.find((each) => each.id === id) ?? null;
  const translation = find(settings.translation) ?? installed[0] ?? null;
  const second = find(settings.beside);
  return { translation, beside: second === translation ? null : second };
}
