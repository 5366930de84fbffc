import type { Request, RequestHandler, Response } from 'express';
import { safeRedirect } from '#shared/redirects.ts';
import { offersGoogle } from '../auth/google.ts';
import { offersPasskeys } from '../auth/passkeys.ts';
import { offersLink } from '../auth/sign-in-link.ts';
import type { AppContext } from '../context.ts';
import { type Rendering, renderPage } from '../ssr/render.ts';
import type { RequestContext } from '../trpc.ts';
import {
  describeLanding,
  documentFor,
  type PlainDocument,
  personalise,
  visitorOf,
} from './documents.ts';
import { requestContext } from './request-context.ts';
import { nonceOf } from './security-headers.ts';
import { sendPage } from './send-page.ts';
import { withStructuredData } from './structured-data.ts';
import type { VisitorPages } from './visitor-pages.ts';

/** The client, either built or served by Vite from its sources. */
export type Client = Rendering &
  Readonly<{
    plainDocument: (name: PlainDocument, url: string) => Promise<string>;
    /** Absent where the client changes while it is served. */
    kept?: VisitorPages;
    /** A page that only maintainers have, where the client is served from its sources. */
    maintainersPage?: string;
  }>;

const READING: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/** Answers every page in the same way for the built client and for its sources. */
export function servePages(context: AppContext, client: Client): RequestHandler {
  return async (request, response, next) => {
    if (!READING.has(request.method) || !request.accepts('html')) return next();
    const answer = documentFor(request.path);
    if (answer.kind === 'plain') {
      const html = await client.plainDocument(answer.document, request.originalUrl);
      const { origin } = new URL(context.env.baseUrl);
      const described = answer.document === 'index.html' ? describeLanding(html, origin) : html;
      // A database that is away must not close the front page.
      const notice = await context.settings.read('landingNotice').catch(() => '');
      const { passwordMinLength } = context.env;
      const { cookie } = request.headers;
      const now = context.now();
      const mailsLinks = offersLink(context.env);
      const passkeys = offersPasskeys(context.env.baseUrl);
      const google = offersGoogle(context.env);
      const site = { notice, passwordMinLength, mailsLinks, passkeys, google, now };
      const page = personalise(described, cookie, site);
      return sendPage(request, response, page);
    }
    const { known, signInAt } = answer;
    if (!known && request.path !== client.maintainersPage)
      context.log.warn({ path: request.path.slice(0, 300) }, 'page not found');
    const requested = requestContext(context, request, response);
    // The page itself says when its session cannot be read.
    if (signInAt && (await requested.session().catch(() => undefined)) === null) {
      const target = encodeURIComponent(request.originalUrl);
      return response.redirect(302, `${signInAt}?redirect=${target}`);
    }
    await answerRendered(client, requested, request, response);
  };
}

async function answerRendered(
  client: Client,
  context: RequestContext,
  request: Request,
  response: Response,
): Promise<void> {
  const { baseUrl } = context.app.env;
  const url = new URL(request.originalUrl, baseUrl);
  const visitor = visitorOf(request.headers.cookie, context.app.now());
  const render = async (nonce: string, signal: AbortSignal) => {
    const page = await renderPage(client, context, { url, visitor, nonce, signal });
    return { ...page, html: withStructuredData(page.html, new URL(baseUrl).origin) };
  };
  const key = client.kept?.keyOf(request) ?? null;
  if (client.kept && key !== null) {
    await client.kept.send(key, request, response, render);
    return;
  }
  const left = new AbortController();
  response.on('close', () => {
    if (!response.writableFinished) left.abort();
  });
  const page = await render(nonceOf(response), left.signal);
  if (page.location !== null) return response.redirect(302, safeRedirect(page.location));
  await sendPage(request, response.status(page.status), page.html);
}
