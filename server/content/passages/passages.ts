import type { PassageDevotional } from '../types.ts';
import { genesis } from './genesis.ts';
import { john } from './john.ts';
import { luke } from './luke.ts';
import { mark } from './mark.ts';
import { matthew } from './matthew.ts';

/** Devotionals of single chapters, which every plan shares that reads them. */
export const PASSAGES: readonly PassageDevotional[] = [
  ...genesis,
  ...matthew,
  ...mark,
  ...luke,
  ...john,
];
