export const RATES = [0.75, 1, 1.25, 1.5] as const;
type Rate = (typeof RATES)[number];

const KEY = 'listening-rate';

export const isRate = (value: number): value is Rate => RATES.some((rate) => rate === value);

/** The speed is stored on the device, because each device has another voice. */
export function storedRate(): Rate {
  const stored = Number(localStorage.getItem(KEY));
  return isRate(stored) ? stored : 1;
}

export function storeRate(rate: Rate): void {
  localStorage.setItem(KEY, String(rate));
}
