import type { HighlightColour } from '#shared/reading.ts';

export const COLOUR_NAMES: Readonly<Record<HighlightColour, string>> = {
  amber: 'Amarelo',
  green: 'Verde',
  blue: 'Azul',
  rose: 'Rosa',
  violet: 'Lilás',
};
