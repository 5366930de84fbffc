import type { ReaderSettings } from '#shared/reading.ts';
import type { Outputs } from '../../../lib/trpc.ts';

export type Texts = Outputs['member']['bible']['texts'];
export type Text = Texts['translations'][number];

/** The translations a member reads: the chosen one or the usual, and a second one beside it. */
export function chosenTexts({ translations }: Texts, settings: ReaderSettings) {
  const find = (id: string | null) => translations.find((text) => text.id === id) ?? null;
  const text = find(settings.translation) ?? translations[0] ?? null;
  const second = find(settings.beside);
  return { text, beside: second === text ? null : second };
}
