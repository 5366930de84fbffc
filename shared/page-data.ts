import type { ChapterDocument } from './bible/chapter-document.ts';

/** The answers to a page's first questions, as its queries hold them; sent along with it. */
export type PageData = Readonly<{
  answers: readonly (readonly [key: readonly unknown[], answer: unknown])[];
  /** The time zone in which the page was drawn. */
  zone: string;
}>;

/** The element that carries it. */
export const PAGE_DATA_ID = 'page-data';

/** A page before its scripts run. */
export type DrawnPage = Readonly<{ html: string; title: string; data: PageData }>;

/** Draws a page for who asks, as the application will, or tells where it leads instead. */
export type Paint<Procedures, Context> = (
  page: Readonly<{
    href: string;
    zone: string;
    /** Procedures are called without HTTP, as the member whose request this is. */
    procedures: Procedures;
    context: Context;
    readDocument: (path: string) => Promise<ChapterDocument | null>;
  }>,
) => Promise<DrawnPage | Readonly<{ leadsTo: string }>>;
