import type { Outputs } from '../../lib/data/trpc.ts';

export type ListedSetting = Outputs['admin']['settings']['list'][number];
