/** The kinds of lines in a file that is printed. */
export const LINE_STYLES = ['title', 'note', 'heading', 'day', 'text', 'item'] as const;
export type LineStyle = (typeof LINE_STYLES)[number];

/** A paragraph of a text as it is written into a file. */
export type PrintedLine = Readonly<{ style: LineStyle; text: string }>;
