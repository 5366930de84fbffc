/** What a page asks for first: an answer of a procedure, or a document at its address. */
export type Question = Readonly<{ procedure: string; input?: unknown } | { document: string }>;

export type Ask = (question: Question) => Promise<unknown>;

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
export type Paint = (
  page: Readonly<{ href: string; zone: string; ask: Ask }>,
) => Promise<DrawnPage | Readonly<{ leadsTo: string }>>;
