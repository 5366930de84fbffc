export const THEMES = ['sistema', 'claro', 'sepia', 'escuro'] as const;
type Theme = (typeof THEMES)[number];

export const THEME_NAMES: Readonly<Record<Theme, string>> = {
  sistema: 'Do aparelho',
  claro: 'Claro',
  sepia: 'Sépia',
  escuro: 'Escuro',
};

const YEAR_SECONDS = 31_536_000;

export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset['theme'];
  return THEMES.find((theme) => theme === chosen) ?? 'sistema';
}

/** Stores the theme in a cookie, so that the server renders pages in it. */
export function chooseTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'sistema') delete dataset['theme'];
  else dataset['theme'] = theme;
  const age = theme === 'sistema' ? 0 : YEAR_SECONDS;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
  document.cookie = `theme=${theme}; path=/; max-age=${age}; samesite=lax`;
}
