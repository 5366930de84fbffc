import { HIGHLIGHT_COLOURS } from '#shared/reading.ts';
import { COLOUR_NAMES } from '../colour-names.ts';

/** Whether single keys act in the reader; somebody who speaks to their computer turns them off. */
const KEY = 'reader-keys';
const OFF = 'off';

export const areKeysOn = (): boolean => localStorage.getItem(KEY) !== OFF;

export function turnKeys(on: boolean): void {
  if (on) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, OFF);
}

/** What a single key does with the chosen verses, or with the one that has the focus. */
export const VERSE_KEYS = {
  c: 'copy',
  e: 'explain',
  n: 'note',
  p: 'words',
  r: 'references',
  s: 'save',
} as const;

type Shortcut = readonly [keys: string, does: string];

/** All keys of the reader, as the help tells them. */
export const SHORTCUTS: readonly (readonly [title: string, shortcuts: readonly Shortcut[]])[] = [
  [
    'Ler',
    [
      ['J · K', 'Versículo seguinte · anterior'],
      ['→ · ←', 'Capítulo seguinte · anterior'],
      ['G · /', 'Ir para um lugar, ou buscar palavras'],
      ['?', 'Esta ajuda'],
    ],
  ],
  [
    'No versículo',
    [
      ['↓ · ↑', 'Versículo seguinte · anterior'],
      ['Espaço', 'Escolher'],
      ['Enter', 'Escolher e ir para as ações'],
      ['Shift + ↓ · ↑', 'Escolher vários'],
      ['Esc', 'Desfazer a escolha'],
    ],
  ],
  [
    'Com o versículo, ou com os escolhidos',
    [
      ['C', 'Copiar'],
      ['N', 'Escrever uma nota'],
      ['S', 'Salvar'],
      ['E', 'Explicar'],
      ['R', 'Referências'],
      ...HIGHLIGHT_COLOURS.map(
        (colour, index): Shortcut => [
          `${index + 1}`,
          `Marcar de ${COLOUR_NAMES[colour].toLowerCase()}`,
        ],
      ),
      ['0', 'Tirar a marca'],
      ['P', 'Marcar palavras'],
    ],
  ],
];
