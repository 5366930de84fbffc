/** Where an opening mark is closed again: the place of the closing one, and its length. */
export type Closing = Readonly<{ index: number; length: number }>;

const PLAIN: Readonly<Record<string, RegExp>> = {
  '***': /\*{3}/,
  '**': /\*\*/,
  '*': /\*(?!\*)/,
  __: /__(?!\p{L})/u,
  _: /_(?!\p{L})/u,
  '~~': /~~/,
  '==': /==/,
  '`': /`/,
  '”': /[”"]/,
  '«': /»/,
  '‘': /[’'](?!\p{L})/u,
  "'": /['’](?!\p{L})/u,
  '<': /<\/(?:blockquote|q|cite)\s*>/i,
  '>': /\n(?!\s*>)/,
};

/** @param text what follows the opening mark */
export function closingOf(mark: string, text: string): Closing | null {
  if (mark === '“') return closingOfCurly(text);
  if (mark === '"') return closingOfStraight(text);
  const found = PLAIN[mark]?.exec(text);
  return found ? { index: found.index, length: found[0].length } : null;
}

/** Marks may hold others of their kind; some writers close with the opening one. */
function closingOfCurly(text: string): Closing | null {
  let depth = 1;
  for (const { index, 0: sign } of text.matchAll(/[“”"]/g)) {
    const opens = sign === '“' && /(?:^|[\s(—–-])$/.test(text.slice(0, index)) && index > 0;
    if (opens && /\n\s*\n\s*$/.test(text.slice(0, index))) return null;
    depth += opens ? 1 : -1;
    if (depth === 0 || sign === '"') return { index, length: 1 };
  }
  return null;
}

function closingOfStraight(text: string): Closing | null {
  let within = 0;
  for (const { index, 0: sign } of text.matchAll(/[“”"\n]/g)) {
    if (sign === '\n') return closingOfAny(text);
    if (sign === '“') within++;
    else if (sign === '”' && within > 0) within--;
    else if (within === 0) return { index, length: 1 };
  }
  return null;
}

function closingOfAny(text: string): Closing | null {
  const index = text.search(/["”]/);
  return index < 0 ? null : { index, length: 1 };
}
