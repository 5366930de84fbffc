import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * A fake model that writes at a steady pace. Its first word contains the time at which it was
 * written, by the clock that all processes share.
 */
const FIRST_MS = 40;
const EACH_MS = 20;
const PIECES = Number(process.env['PIECES'] ?? 100);
const PIECE = 'A graça de Deus é para todos os que creem. ';

createServer(async (request, response) => {
  request.resume();
  if (request.method === 'GET') {
    response.end('ready');
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const write = (delta: object, finish: string | null, more: object = {}) =>
    response.write(
      `data: ${JSON.stringify({ id: 'fake', object: 'chat.completion.chunk', created: 0, model: 'fake', choices: [{ index: 0, delta, finish_reason: finish }], ...more })}\n\n`,
    );
  await wait(FIRST_MS);
  for (let piece = 0; piece < PIECES; piece++) {
    if (response.destroyed) return;
    const moment = performance.timeOrigin + performance.now();
    write({ content: piece === 0 ? `${moment.toFixed(3)} ${PIECE}` : PIECE }, null);
    await wait(EACH_MS);
  }
  write({}, 'stop', { usage: { prompt_tokens: 500, completion_tokens: 500, total_tokens: 1000 } });
  response.end('data: [DONE]\n\n');
}).listen(Number(process.env['PORT']), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
