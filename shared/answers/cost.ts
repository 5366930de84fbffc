/** In dollars, for a million tokens. */
export type Prices = Readonly<{ inputPrice: number; outputPrice: number }>;

/** What tokens cost, in dollars. */
export const dollarsOf = (
  { inputTokens, outputTokens }: Readonly<{ inputTokens: number; outputTokens: number }>,
  { inputPrice, outputPrice }: Prices,
): number => (inputTokens * inputPrice + outputTokens * outputPrice) / 1_000_000;
