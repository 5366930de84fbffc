/**
 * What a page would ask for first, sent along with it: answers of procedures by their
 * names, and documents by their addresses.
 */
export type PageData = Readonly<{
  answers: readonly PageAnswer[];
  documents: Readonly<Record<string, unknown>>;
}>;

export type PageAnswer = Readonly<{ procedure: string; input?: unknown; data: unknown }>;

/** The element that carries it. */
export const PAGE_DATA_ID = 'page-data';
