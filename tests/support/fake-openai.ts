import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import { INSTRUCTIONS } from '#server/ai/fact-check/request.ts';

const Chat = z.looseObject({
  model: z.string(),
  stream: z.boolean().optional(),
  messages: z.array(z.looseObject({ role: z.string(), content: z.unknown() })),
  response_format: z.looseObject({ type: z.string() }).optional(),
  max_tokens: z.number().optional(),
  max_completion_tokens: z.number().optional(),
});
export type ChatRequest = Readonly<z.infer<typeof Chat>>;

/** The answer to one chat request: pieces of text, or a way of failing. */
export type Reply = Readonly<{
  pieces: readonly string[];
  /** Milliseconds before each piece. */
  delayMs?: number;
  status?: number;
  /** The body of an answer other than 200. */
  problem?: string;
  /** Holds the last piece back until it is settled. */
  held?: Promise<void>;
  /** Why the model stopped. */
  finish?: 'stop' | 'length';
  headers?: Readonly<Record<string, string>>;
  /** After all pieces: end properly, cut the connection, go silent, or send rubbish first. */
  ending?: 'done' | 'cut' | 'hang' | 'malformed';
  usage?: { prompt_tokens: number; completion_tokens: number };
}>;

export type FakeOpenAI = Readonly<{
  /** The environment with which the application uses it. */
  env: Readonly<Record<'OPENAI_BASE_URL' | 'OPENAI_API_KEY' | 'AI_MODEL', string>>;
  requests: ChatRequest[];
  /** Requests to check what was written, which are answered on their own. */
  checks: ChatRequest[];
  /** Says how checks are answered; until then every sentence stays, at no cost. */
  judge: (answer: (request: ChatRequest) => Reply) => void;
  /** Requests whose client left before the answer was complete. */
  aborted: () => number;
  speech: { text: string; voice: string }[];
  /** The delay of the voice, and whether it fails. */
  voice: { delayMs: number; status: number };
  reply: (answer: (request: ChatRequest) => Reply) => void;
  close: () => Promise<void>;
}>;

const DEFAULT_REPLY: Reply = { pieces: ['Olá! ', 'A graça e a paz.'] };

const ALL_STAY: Reply = {
  pieces: ['{"saem": []}'],
  usage: { prompt_tokens: 0, completion_tokens: 0 },
};

/** A server that speaks the protocol of OpenAI's chat completions, with SSE, and of its speech. */
export async function startFakeOpenAI(): Promise<FakeOpenAI> {
  const requests: ChatRequest[] = [];
  const checks: ChatRequest[] = [];
  let verdict = (_request: ChatRequest): Reply => ALL_STAY;
  const speech: FakeOpenAI['speech'] = [];
  const voice: FakeOpenAI['voice'] = { delayMs: 0, status: 200 };
  let answer = (_request: ChatRequest): Reply => DEFAULT_REPLY;
  let aborted = 0;
  const server = createServer(async (request, response) => {
    const body = await readBody(request);
    if (request.url?.endsWith('/audio/speech')) {
      const asked = JSON.parse(body);
      speech.push({ text: String(asked.input), voice: String(asked.voice) });
      if (voice.delayMs) await wait(voice.delayMs);
      response
        .writeHead(voice.status, { 'content-type': 'audio/mpeg' })
        .end(Buffer.from(`mp3:${asked.input}`));
      return;
    }
    const chat = Chat.parse(JSON.parse(body));
    const isCheck = chat.messages[0]?.content === INSTRUCTIONS;
    (isCheck ? checks : requests).push(chat);
    response.on('close', () => {
      if (!response.writableFinished) aborted++;
    });
    await send(response, chat, isCheck ? verdict(chat) : answer(chat));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port }: AddressInfo = addressOf(server.address());
  return {
    env: {
      OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`,
      OPENAI_API_KEY: 'sk-segredo-do-teste',
      AI_MODEL: 'modelo-de-teste',
    },
    requests,
    checks,
    judge: (next) => {
      verdict = next;
    },
    speech,
    voice,
    aborted: () => aborted,
    reply: (next) => {
      answer = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function addressOf(address: string | AddressInfo | null): AddressInfo {
  if (!address || typeof address === 'string') throw new Error('the fake does not listen');
  return address;
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

async function send(response: ServerResponse, request: ChatRequest, reply: Reply): Promise<void> {
  const { pieces, delayMs = 0, status = 200, ending = 'done', finish = 'stop' } = reply;
  const usage = reply.usage ?? { prompt_tokens: 100, completion_tokens: pieces.length };
  const total = { ...usage, total_tokens: usage.prompt_tokens + usage.completion_tokens };
  if (status !== 200) {
    const error = { message: reply.problem ?? `fake ${status}`, type: 'server_error', code: null };
    response
      .writeHead(status, { 'content-type': 'application/json', ...reply.headers })
      .end(JSON.stringify({ error }));
    return;
  }
  const head = { id: 'chatcmpl-fake', created: 0, model: request.model };
  if (!request.stream) {
    if (delayMs) await wait(delayMs);
    const message = { role: 'assistant', content: pieces.join('') };
    response.writeHead(200, { 'content-type': 'application/json' }).end(
      JSON.stringify({
        ...head,
        object: 'chat.completion',
        choices: [{ index: 0, message, finish_reason: 'stop' }],
        usage: total,
      }),
    );
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.flushHeaders();
  const chunk = (delta: object, finish: string | null) =>
    `data: ${JSON.stringify({
      ...head,
      object: 'chat.completion.chunk',
      choices: [{ index: 0, delta, finish_reason: finish }],
    })}\n\n`;
  for (const [at, piece] of pieces.entries()) {
    if (delayMs) await wait(delayMs);
    if (at === pieces.length - 1) await reply.held;
    if (response.destroyed) return;
    response.write(chunk({ content: piece }, null));
  }
  if (ending === 'hang') return;
  if (ending === 'cut') {
    // The text so far arrives, the end of the answer does not.
    response.socket?.end();
    return;
  }
  if (ending === 'malformed') response.write('data: {"choices": [{"delta": \n\n');
  response.write(chunk({}, finish));
  response.write(
    `data: ${JSON.stringify({ ...head, object: 'chat.completion.chunk', choices: [], usage: total })}\n\n`,
  );
  response.end('data: [DONE]\n\n');
}
