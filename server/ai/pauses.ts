/** Where an answer waits on purpose, in milliseconds. */
export type Pauses = Readonly<{
  /** Between the steps of what is there as a whole. */
  betweenStepsMs: number;
  /** Before a model that failed is asked once more. */
  beforeRetryMs: number;
}>;

export const PAUSES: Pauses = { betweenStepsMs: 20, beforeRetryMs: 400 };
