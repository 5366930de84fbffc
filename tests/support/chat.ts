import {
  type AnswerSource,
  joinNotices,
  type Notice,
  type Offer,
  type SafetyTopic,
} from '#shared/answers/ai.ts';
import { appendPart, type RichText } from '#shared/answers/rich-text.ts';
import type { Client } from './test-app.ts';

export type Heard = {
  text: RichText;
  source: AnswerSource | null;
  notices: readonly Notice[];
  offers: readonly Offer[];
  safety: SafetyTopic | null;
  conversationId: string | null;
  /** The places in the queue that were told before the answer began. */
  places: readonly number[];
  done: boolean;
  cut: boolean;
  resets: number;
};

type ChatEvent =
  Awaited<ReturnType<Client['ai']['biblicalChat']['mutate']>> extends AsyncIterable<infer Event>
    ? Event
    : never;

function hear(heard: Heard, event: ChatEvent): void {
  switch (event.type) {
    case 'queue':
      heard.places = [...heard.places, event.place];
      break;
    case 'start':
      heard.source = event.source;
      heard.notices = joinNotices(heard.notices, event.notices);
      break;
    case 'reset':
      Object.assign(heard, { text: [], resets: heard.resets + 1 });
      break;
    case 'part':
      heard.text = appendPart(heard.text, event.part);
      break;
    case 'notice':
      heard.notices = joinNotices(heard.notices, [event.notice]);
      break;
    case 'offers':
      heard.offers = event.offers;
      break;
    case 'safety':
      heard.safety = event.topic;
      break;
    case 'conversation':
      heard.conversationId = event.conversationId;
      break;
    default:
      heard[event.type] = true;
  }
}

export const nothingHeard = (): Heard => ({
  text: [],
  source: null,
  notices: [],
  offers: [],
  safety: null,
  conversationId: null,
  places: [],
  done: false,
  cut: false,
  resets: 0,
});

/** Asks the Bible chat one question and collects everything a screen would receive; `heard` is filled even when it fails. */
export async function ask(
  client: Client,
  question: string,
  options: {
    conversationId?: string | null;
    signal?: AbortSignal;
    entry?: string;
    /** What was said before. */
    before?: { role: 'user' | 'assistant'; content: string }[];
    onPart?: (heard: Heard) => void;
  } = {},
  heard: Heard = nothingHeard(),
): Promise<Heard> {
  const stream = await client.ai.biblicalChat.mutate(
    {
      conversationId: options.conversationId ?? null,
      messages: [...(options.before ?? []), { role: 'user', content: question }],
      entry: options.entry,
    },
    { context: { stream: true }, ...(options.signal ? { signal: options.signal } : {}) },
  );
  for await (const event of stream) {
    hear(heard, event);
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
