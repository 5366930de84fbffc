import type { Tone } from '#shared/panorama/types.ts';

/** Hue and chroma of each tone; lightness follows the theme, so that text on it stays readable. */
const HUES: Readonly<Record<Tone, readonly [hue: number, chroma: number]>> = {
  amber: [75, 0.1],
  clay: [45, 0.1],
  rose: [10, 0.11],
  plum: [340, 0.1],
  violet: [305, 0.1],
  indigo: [275, 0.11],
  sky: [240, 0.09],
  teal: [195, 0.08],
  moss: [140, 0.09],
  slate: [260, 0.03],
};

/** The ink of a tone, for lines and headings. */
export function inkOf(tone: Tone): string {
  const [hue, chroma] = HUES[tone];
  return `light-dark(oklch(0.42 ${chroma} ${hue}), oklch(0.82 ${chroma} ${hue}))`;
}

/** The paper of a tone, behind text in ink. */
export function paperOf(tone: Tone): string {
  const [hue, chroma] = HUES[tone];
  return `light-dark(oklch(0.94 ${chroma / 3} ${hue}), oklch(0.29 ${chroma / 3} ${hue}))`;
}

/** The hue of a tone, for drawings. */
export const hueOf = (tone: Tone): number => HUES[tone][0];
