import type { ServerResponse } from 'node:http';
import { AppError } from '../errors.ts';
import { isOfPages, refuse } from './refuse.ts';
import type { NodeMiddleware } from './security-headers.ts';

const METHODS = ['GET', 'HEAD', 'POST'];

const CONTROL = /\p{Cc}/u;

/** What anybody sees at an address that cannot be read; the words are those of every such page. */
const NOT_FOUND_PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Oops! Page not found</title>
    <style>
      :root { color-scheme: light dark; font: 1.125rem/1.5 system-ui, sans-serif; }
      body { display: grid; min-height: 90vh; place-items: center; text-align: center; }
      p { font: 3.75rem/1 Georgia, serif; margin: 0; }
    </style>
  </head>
  <body>
    <main>
      <p>404</p>
      <h1>Oops! Page not found</h1>
      <a href="/">Return to Home</a>
    </main>
  </body>
</html>
`;

/** Refuses methods that nothing here answers and paths that no page or file can have. */
export const wellFormed: NodeMiddleware = (request, response, next) => {
  if (!METHODS.includes(request.method ?? '')) {
    response.setHeader('allow', METHODS.join(', '));
    return refuse(request, response, unreadable(405));
  }
  const [path = ''] = (request.url ?? '').split('?', 1);
  if (!path.includes('%') || isReadable(path)) return next();
  const isPage = isOfPages(path) || request.headers.accept?.includes('text/html');
  if (isPage && request.method !== 'POST') return answerNotFound(response);
  refuse(request, response, unreadable(400));
};

function isReadable(path: string): boolean {
  try {
    return !CONTROL.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

function answerNotFound(response: ServerResponse): void {
  response
    .writeHead(404, { 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' })
    .end(NOT_FOUND_PAGE);
}

const unreadable = (status: number) => new AppError('INVALID_INPUT', undefined, { status });
