import { BY_HOUR, themeOfHour } from '#shared/account/theme-of-hour.ts';
import type { Visitor } from '#shared/server-rendering.ts';
import { writeCookie } from './cookie.ts';
import { deviceTimeZone } from './time-zone.ts';

const CHECK_MS = 60_000;

export const THEMES = ['sistema', BY_HOUR, 'claro', 'sepia', 'escuro'] as const;
type Theme = (typeof THEMES)[number];

export const THEME_NAMES: Readonly<Record<Theme, string>> = {
  sistema: 'Do aparelho',
  [BY_HOUR]: 'Escuro à noite',
  claro: 'Claro',
  sepia: 'Sépia',
  escuro: 'Escuro',
};

export function currentTheme(): Theme {
  const [, name] = /(?:^|; )theme=([a-z]+)/.exec(document.cookie) ?? [];
  return THEMES.find((theme) => theme === name) ?? 'sistema';
}

/** The theme of a page that no server has rendered, and of one that stays open into the night. */
export function chosenTheme(): Visitor['theme'] {
  const chosen = currentTheme();
  if (chosen === BY_HOUR) return themeOfHour(new Date(), deviceTimeZone());
  return chosen === 'sistema' ? null : chosen;
}

/** Stores the theme in a cookie, so that the server renders pages in it. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'sistema') writeCookie('theme', theme, 0);
  else writeCookie('theme', theme);
  showTheme();
}

/** Turns a page that is open when the night begins or ends. */
export function followHour(): void {
  const turn = () => {
    if (currentTheme() === BY_HOUR) showTheme();
  };
  document.addEventListener('visibilitychange', turn);
  setInterval(turn, CHECK_MS);
}

function showTheme(): void {
  const theme = chosenTheme();
  const { dataset } = document.documentElement;
  if (theme) dataset['theme'] = theme;
  else delete dataset['theme'];
}
