import type { AnswerSource, Notice, SafetyTopic } from '#shared/ai.ts';
import { appendPart, type RichText } from '#shared/rich-text.ts';
import type { Client } from './test-app.ts';

export type Heard = {
  text: RichText;
  source: AnswerSource | null;
  notices: readonly Notice[];
  safety: SafetyTopic | null;
  conversationId: string | null;
  done: boolean;
  cut: boolean;
  resets: number;
};

/** Asks the Bible chat one question and collects everything a screen would receive. */
export async function ask(
  client: Client,
  question: string,
  options: {
    conversationId?: string | null;
    signal?: AbortSignal;
    onPart?: (heard: Heard) => void;
  } = {},
): Promise<Heard> {
  const heard: Heard = {
    text: [],
    source: null,
    notices: [],
    safety: null,
    conversationId: null,
    done: false,
    cut: false,
    resets: 0,
  };
  const stream = await client.ai.biblicalChat.mutate(
    {
      conversationId: options.conversationId ?? null,
      messages: [{ role: 'user', content: question }],
    },
    { context: { stream: true }, ...(options.signal ? { signal: options.signal } : {}) },
  );
  for await (const event of stream) {
    if (event.type === 'start')
      Object.assign(heard, { source: event.source, notices: event.notices });
    if (event.type === 'reset') Object.assign(heard, { text: [], resets: heard.resets + 1 });
    if (event.type === 'part') heard.text = appendPart(heard.text, event.part);
    if (event.type === 'safety') heard.safety = event.topic;
    if (event.type === 'conversation') heard.conversationId = event.conversationId;
    if (event.type === 'done') heard.done = true;
    if (event.type === 'cut') heard.cut = true;
    if (event.type === 'part') options.onPart?.(heard);
  }
  return heard;
}

/** The words alone; references as [KEY], quotations as “words”[KEY]. */
export function flat(text: RichText): string {
  return text
    .map((part) => {
      if (part.type === 'text') return part.text;
      return part.type === 'reference' ? `[${part.key}]` : `“${part.text}”[${part.key}]`;
    })
    .join('');
}
