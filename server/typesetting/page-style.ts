import { fileURLToPath } from 'node:url';

const face = (name: string) =>
  fileURLToPath(import.meta.resolve(`@fontsource/lora/files/lora-latin-${name}.woff`));

/** The faces of a booklet by the names under which it uses them. */
export const FACES = {
  text: face('400-normal'),
  italic: face('400-italic'),
  bold: face('600-normal'),
} as const;

/** The colours of the product's light theme. */
export const COLORS = {
  ink: '#2b2119',
  muted: '#6a5746',
  accent: '#823d22',
  soft: '#f9e8d8',
  line: '#dccfbf',
  paper: '#fdf9f3',
} as const;

export const SIZES = { text: 9.5, small: 8.4, heading: 10.4, title: 16.5 } as const;

/** A5 in points, with room for a thumb at the edges. */
export const MARGIN = { x: 42, top: 42, bottom: 46 } as const;
export const LINE_GAP = 2.2;
