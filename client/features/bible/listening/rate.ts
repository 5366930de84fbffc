export const RATES = [0.75, 1, 1.25, 1.5] as const;
type Rate = (typeof RATES)[number];

const KEY = 'listening-rate';

export const isRate = (value: number): value is Rate => RATES.some((rate) => rate === value);

/** How fast the member likes to listen on this device: its voice is not that of another. */
export function keptRate(): Rate {
  const kept = Number(localStorage.getItem(KEY));
  return isRate(kept) ? kept : 1;
}

export function keepRate(rate: Rate): void {
  localStorage.setItem(KEY, String(rate));
}
