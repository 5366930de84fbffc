import type { AdviceEntry } from '../types.ts';
import { couplesAdvice } from './couples.ts';
import { menAdvice } from './men.ts';
import { womenAdvice } from './women.ts';

export const ADVICE: readonly AdviceEntry[] = [...menAdvice, ...womenAdvice, ...couplesAdvice];
