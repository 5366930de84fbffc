import type { Book } from '#shared/bible/canon.ts';
import type { DrawingName } from '../ui/drawing.tsx';

/** The drawing of each group of books. */
export const GROUP_DRAWINGS: Readonly<Record<Book['group'], DrawingName>> = {
  Lei: 'scroll',
  História: 'flag',
  Poesia: 'harp',
  'Profetas Maiores': 'flame',
  'Profetas Menores': 'seed',
  Evangelhos: 'cross',
  'Cartas Paulinas': 'boat',
  'Cartas Pastorais': 'lamp',
  'Cartas Gerais': 'sheets',
  Profecia: 'star',
};
