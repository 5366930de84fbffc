import type { PageAnswer, PageData } from '#shared/page-data.ts';
import { appRouter } from '../router.ts';
import type { RequestContext } from '../trpc.ts';
import { preloadReader } from './reader-preload.ts';

/** Calls procedures on behalf of a page, and keeps what they answer for it. */
export class Preloading {
  readonly answers: PageAnswer[] = [];
  readonly documents: Record<string, unknown> = {};
  readonly call: ReturnType<typeof appRouter.createCaller>;
  readonly app: RequestContext['app'];

  constructor(context: RequestContext) {
    this.app = context.app;
    this.call = appRouter.createCaller(context);
  }

  async keep<Data>(procedure: string, answer: Promise<Data>, input?: unknown): Promise<Data> {
    const data = await answer;
    this.answers.push({ procedure, data, ...(input === undefined ? {} : { input }) });
    return data;
  }
}

export type Preload = (page: Preloading, search: URLSearchParams) => Promise<void>;

/** The pages whose first questions are known before their scripts ask them. */
const PRELOADS: Readonly<Record<string, Preload>> = { '/bible': preloadReader };

/** Who is here, for every page; for some, what they show first. */
export async function preloadPage(context: RequestContext, url: URL): Promise<PageData> {
  const page = new Preloading(context);
  const member = await page.keep('session.current', page.call.session.current());
  if (member) await PRELOADS[url.pathname.replace(/\/$/, '')]?.(page, url.searchParams);
  const { answers, documents } = page;
  return { answers, documents };
}
