import type { ChapterDocument } from './bible/chapter-document.ts';

/** The properties of a visitor that the markup of a page depends on, besides its data. */
export type Visitor = Readonly<{
  /** The chosen theme; null where the device decides. */
  theme: 'claro' | 'sepia' | 'escuro' | null;
  timeZone: string;
  /** When the page was rendered, in milliseconds; a device's own clock may be wrong. */
  at: number;
}>;

/** The scripts and style sheets of each route, by its id, as TanStack Router takes them. */
export type PageAssets = Readonly<{ routes: Record<string, RouteAssets> }>;

export type RouteAssets = {
  preloads?: string[];
  css?: string[];
  scripts?: { attrs: Record<string, string | boolean>; children?: string }[];
};

type PageRequest<Procedures, Context> = Readonly<{
  request: Request;
  visitor: Visitor;
  /** Admits the page's inline scripts under the content security policy. */
  nonce: string;
  assets: PageAssets;
  /** Procedures are called without HTTP, as the member whose request this is. */
  procedures: Procedures;
  context: Context;
  readDocument: (path: string) => Promise<ChapterDocument | null>;
  /** Receives the cause when a page shows an error in place of its content. */
  onError: (error: unknown) => void;
}>;

type RenderedPage = Readonly<{
  status: number;
  /** Where the page sends its member instead. */
  location: string | null;
  html: string;
}>;

/** Renders a page for its member; the browser hydrates it from the same routes. */
export type RenderPage<Procedures, Context> = (
  page: PageRequest<Procedures, Context>,
) => Promise<RenderedPage>;
