import type { Inputs } from '#server/router.ts';
import type { AnswerSource, Notice } from '#shared/answers/ai.ts';
import { appendPart, type RichText } from '#shared/answers/rich-text.ts';
import type { Client } from './test-app.ts';

export type HeardExplanation = {
  text: RichText;
  source: AnswerSource | null;
  notices: readonly Notice[];
  done: boolean;
};

/** Requests an explanation of a verse and collects everything a screen would receive. */
export async function explain(
  client: Client,
  place: Partial<Inputs['ai']['bibleVerseExplanation']> = {},
  options: { signal?: AbortSignal; onPart?: (heard: HeardExplanation) => void } = {},
): Promise<HeardExplanation> {
  const heard: HeardExplanation = { text: [], source: null, notices: [], done: false };
  const stream = await client.ai.bibleVerseExplanation.mutate(
    { book: 'JHN', chapter: 3, verseNumber: 16, translation: null, ...place },
    { context: { stream: true }, ...(options.signal ? { signal: options.signal } : {}) },
  );
  for await (const event of stream) {
    if (event.type === 'start')
      Object.assign(heard, { source: event.source, notices: event.notices });
    if (event.type === 'reset') heard.text = [];
    if (event.type === 'part') {
      heard.text = appendPart(heard.text, event.part);
      options.onPart?.(heard);
    }
    if (event.type === 'done') heard.done = true;
  }
  return heard;
}
