import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { INSTRUCTIONS } from '#server/ai/fact-check/request.ts';

/**
 * A fake model that writes at a steady pace. Its first word contains the time at which it was
 * written, by the clock that all processes share. Asked to check an answer, it lets all of it stay.
 */
const FIRST_MS = 40;
const EACH_MS = 20;
const PIECES = Number(process.env['PIECES'] ?? 100);
const ALL_STAY = '{"saem": []}';
const CHECKS = JSON.stringify(INSTRUCTIONS.slice(0, 80)).slice(1, -1);
const PIECE = 'A graça de Deus é para todos os que creem. ';

createServer(async (request, response) => {
  if (request.method === 'GET') {
    request.resume();
    response.end('ready');
    return;
  }
  const isCheck = (await text(request)).includes(CHECKS);
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const write = (delta: object, finish: string | null, more: object = {}) =>
    response.write(
      `data: ${JSON.stringify({ id: 'fake', object: 'chat.completion.chunk', created: 0, model: 'fake', choices: [{ index: 0, delta, finish_reason: finish }], ...more })}\n\n`,
    );
  await wait(FIRST_MS);
  if (isCheck) write({ content: ALL_STAY }, null);
  for (let piece = 0; piece < PIECES && !isCheck; piece++) {
    if (response.destroyed) return;
    const moment = performance.timeOrigin + performance.now();
    write({ content: piece === 0 ? `${moment.toFixed(3)} ${PIECE}` : PIECE }, null);
    await wait(EACH_MS);
  }
  write({}, 'stop', { usage: { prompt_tokens: 500, completion_tokens: 500, total_tokens: 1000 } });
  response.end('data: [DONE]\n\n');
}).listen(Number(process.env['PORT']), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
