/** The kinds of lines in the file of a fasting plan. */
export const LINE_STYLES = ['title', 'note', 'heading', 'day', 'text', 'item'] as const;
export type LineStyle = (typeof LINE_STYLES)[number];

/** A paragraph of the plan as it is written into a file. */
export type PrintedLine = Readonly<{ style: LineStyle; text: string }>;

/** A plan of forty days has some 200 lines and 40,000 characters. */
export const MOST_PRINTED_LINES = 600;
export const LONGEST_PRINTED_LINE = 4_000;
export const LONGEST_PRINTED_PLAN = 100_000;
