import { createHash, randomUUID } from 'node:crypto';
import type { Request, Response } from 'express';
import { LRUCache } from 'lru-cache';
import { brazilianDay } from '#shared/calendar.ts';
import { LISTED_PAGES, type Page, pageAt } from '#shared/pages.ts';
import { safeRedirect } from '#shared/redirects.ts';
import type { AppContext } from '../context.ts';
import type { RenderedPage } from '../ssr/render.ts';
import type { Encoding } from './encoding.ts';
import { admitScripts } from './security-headers.ts';
import { compressPage, sendPage } from './send-page.ts';

/** Within so long settings and editions act as well. */
const KEPT_MS = 5000;
const MOST_LETTERS = 6_000_000;

/** What somebody typed is rendered for them alone. */
const KEPT_PAGES: ReadonlySet<Page | null> = new Set(
  LISTED_PAGES.filter((page) => page !== '/bible-quick'),
);

type Kept = Readonly<{
  status: number;
  html: string;
  location: string | null;
  /** The hashes of its own inline scripts. */
  scripts: readonly string[];
  compressed: (encoding: Encoding) => Promise<Buffer>;
}>;

type Render = (nonce: string, signal: AbortSignal) => Promise<RenderedPage>;

const NEVER = new AbortController().signal;

/**
 * The latest pages of visitors who bring no cookie, which are the same for all of them: a link that
 * many open at once is rendered once. A page is kept for five seconds of one day, where nothing
 * was amiss with it.
 */
export class VisitorPages {
  private readonly kept: LRUCache<string, Kept>;
  private readonly rendering = new Map<string, Promise<Kept>>();
  private readonly now: () => Date;

  constructor({ caches, now }: Pick<AppContext, 'caches' | 'now'>) {
    this.now = now;
    this.kept = caches.add(
      'pages',
      new LRUCache<string, Kept>({
        maxSize: MOST_LETTERS,
        sizeCalculation: ({ html }, key) => html.length + key.length,
        ttl: KEPT_MS,
        ttlResolution: 0,
        perf: { now: () => now().getTime() },
      }),
    );
  }

  /** @returns what names the page, null where it may be of one visitor only */
  keyOf({ headers, path, originalUrl }: Request): string | null {
    if (headers.cookie !== undefined || !KEPT_PAGES.has(pageAt(path))) return null;
    return `${brazilianDay(this.now())} ${originalUrl}`;
  }

  /** Answers with the page that is kept or being rendered, or renders it. */
  async send(key: string, request: Request, response: Response, render: Render): Promise<void> {
    const { status, html, location, scripts, compressed } =
      this.kept.get(key) ?? (await (this.rendering.get(key) ?? this.render(key, render)));
    if (location !== null) return response.redirect(302, safeRedirect(location));
    admitScripts(response, scripts);
    await sendPage(request, response.status(status), html, compressed);
  }

  private render(key: string, render: Render): Promise<Kept> {
    const rendering = this.made(key, render).finally(() => this.rendering.delete(key));
    this.rendering.set(key, rendering);
    return rendering;
  }

  private async made(key: string, render: Render): Promise<Kept> {
    const nonce = randomUUID();
    // Whoever asked first may leave; others wait for the same page.
    const { status, html, location, isWhole } = await render(nonce, NEVER);
    const bytes = new Map<string, Promise<Buffer>>();
    const page: Kept = {
      status,
      html,
      location,
      scripts: scriptsOf(html, nonce),
      compressed: (encoding) => {
        const known = bytes.get(encoding) ?? compressPage(html, encoding);
        bytes.set(encoding, known);
        return known;
      },
    };
    if (status === 200 && isWhole && location === null) this.kept.set(key, page);
    return page;
  }
}

/** Only scripts that were rendered with the nonce are our own. */
function scriptsOf(html: string, nonce: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '', code]) => code && attributes.includes(`nonce="${nonce}"`))
    .map(([, , code = '']) => createHash('sha256').update(code).digest('base64'));
}
