import type { Outputs } from '../../../lib/trpc.ts';

export type Texts = Outputs['member']['bible']['texts'];
export type Text = Texts['translations'][number];
