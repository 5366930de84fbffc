/** Portuguese runs at about three characters a token; rounding up errs on the dear side. */
const CHARACTERS_PER_TOKEN = 3;

export function estimateTokens(characters: number): number {
  return Math.ceil(characters / CHARACTERS_PER_TOKEN);
}
