/** The longer prayer of each day of a plan, by the number of its day. */
export type SecondPrayers = Readonly<Record<number, string>>;
