import type { Quotation } from '../types.ts';
import { gospels } from './gospels.ts';
import { letters } from './letters.ts';
import { oldTestament } from './old-testament.ts';
import { psalms } from './psalms.ts';

export const QUOTATIONS: readonly Quotation[] = [
  ...psalms,
  ...oldTestament,
  ...gospels,
  ...letters,
];
