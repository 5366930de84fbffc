/** A plan of forty days has some 200 lines and 40,000 characters. */
export const MOST_PRINTED_LINES = 600;
export const LONGEST_PRINTED_LINE = 4_000;
export const LONGEST_PRINTED_PLAN = 100_000;
