import type { PassageDevotional } from '../types.ts';
import { genesis } from './genesis.ts';

/** Devotionals of single chapters, which every plan shares that reads them. */
export const PASSAGES: readonly PassageDevotional[] = [...genesis];
