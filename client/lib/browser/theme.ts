import type { Visitor } from '#shared/server-rendering.ts';
import { writeCookie } from './cookie.ts';

export const THEMES = ['sistema', 'claro', 'sepia', 'escuro'] as const;
type Theme = (typeof THEMES)[number];

export const THEME_NAMES: Readonly<Record<Theme, string>> = {
  sistema: 'Do aparelho',
  claro: 'Claro',
  sepia: 'Sépia',
  escuro: 'Escuro',
};

export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset['theme'];
  return THEMES.find((theme) => theme === chosen) ?? 'sistema';
}

/** The theme of a page that no server has rendered. */
export function chosenTheme(): Visitor['theme'] {
  const [, name] = /(?:^|; )theme=([a-z]+)/.exec(document.cookie) ?? [];
  const chosen = THEMES.find((theme) => theme === name) ?? 'sistema';
  return chosen === 'sistema' ? null : chosen;
}

/** Stores the theme in a cookie, so that the server renders pages in it. */
export function chooseTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'sistema') delete dataset['theme'];
  else dataset['theme'] = theme;
  if (theme === 'sistema') writeCookie('theme', theme, 0);
  else writeCookie('theme', theme);
}
