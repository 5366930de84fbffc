import type { Outputs } from '../../../lib/data/trpc.ts';

export type Texts = Outputs['member']['bible']['texts'];
export type Text = Texts['translations'][number];
