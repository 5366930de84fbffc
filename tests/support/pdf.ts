import { inflateSync } from 'node:zlib';

export type ReadPdf = Readonly<{ pages: number; text: string }>;

/** The pages of a PDF and the words on them, as a reader with the standard faces shows them. */
export function readPdf(file: Buffer): ReadPdf {
  const raw = file.toString('latin1');
  if (!raw.startsWith('%PDF-') || !raw.trimEnd().endsWith('%%EOF')) throw new Error('no PDF');
  const table = Number(/startxref\s+(\d+)/.exec(raw)?.[1]);
  if (!raw.startsWith('xref', table))
    throw new Error('the table of objects is not where it is said');
  const streams = [...raw.matchAll(/\/FlateDecode[^>]*>>\s*stream\r?\n([\s\S]*?)\r?\nendstream/g)];
  const contents = streams.map(([, packed = '']) =>
    inflateSync(Buffer.from(packed, 'latin1')).toString('latin1'),
  );
  return {
    pages: [...raw.matchAll(/\/Type\s*\/Page\b/g)].length,
    text: contents.flatMap(linesOf).join(' ').replace(/\s+/g, ' '),
  };
}

const ansi = new TextDecoder('windows-1252');

function linesOf(drawing: string): string[] {
  return [...drawing.matchAll(/\(((?:\\[\s\S]|[^\\)])*)\) Tj/g)].map(([, escaped = '']) =>
    ansi.decode(Buffer.from(escaped.replace(/\\([\s\S])/g, '$1'), 'latin1')),
  );
}
