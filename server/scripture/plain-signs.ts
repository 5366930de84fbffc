const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  bdquo: '“',
  colon: ':',
  gt: '>',
  hellip: '…',
  laquo: '«',
  ldquo: '“',
  lsquo: '‘',
  lt: '<',
  mdash: '—',
  nbsp: ' ',
  ndash: '–',
  quot: '"',
  raquo: '»',
  rdquo: '”',
  rsquo: '’',
};
const ENTITY = /&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]{2,6}));/gi;
/** Signs that a reader does not see, or that only change the direction of what they see. */
const UNSEEN = /[\p{Cf}\u0000-\u0008\u000b-\u001f\u007f\u115f\u1160\u3164\uffa0]/gu;
const LOOKALIKES: readonly (readonly [RegExp, string])[] = [
  [/[„‟❝〝]|``/g, '“'],
  [/[❞〞]/g, '”'],
  [/[‚‛❛]/g, '‘'],
  [/❜/g, '’'],
  [/[‹「『《〈]/g, '«'],
  [/[›」』》〉]/g, '»'],
  [/＂|''|´´/g, '"'],
  [/[：∶꞉﹕︓]/g, ':'],
  [/<\/?(?:em|i)(?:\s[^<>\n]*)?>/gi, '*'],
  [/<\/?(?:b|strong)(?:\s[^<>\n]*)?>/gi, '**'],
  [/<\/?mark(?:\s[^<>\n]*)?>/gi, '=='],
  [/[\u2028\u2029\u0085]/g, '\n'],
  [/\p{Zs}/gu, ' '],
  [/\\(?=[*_~`"'“”‘’«»>#[\](){}<\\])/g, ''],
];
/** The beginning of something that the next piece may finish. */
const UNFINISHED = /(?:&[#\w]{0,8}|<\/?[a-z]{0,6}(?:\s[^<>\n]{0,60})?|\\|'+|`+|´+)$/i;

/** The same text in the few signs that the checks know, and what of its end must wait. */
export function plainSigns(text: string, final: boolean): { plain: string; rest: string } {
  const rest = final ? '' : (UNFINISHED.exec(text)?.[0] ?? '');
  let plain = text
    .slice(0, text.length - rest.length)
    .replace(ENTITY, (entity, decimal?: string, hex?: string, name?: string) => {
      if (name) return ENTITIES[name.toLowerCase()] ?? entity;
      const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16);
      return code > 31 && code <= 0xffff ? String.fromCharCode(code) : '';
    })
    .replace(UNSEEN, '');
  for (const [signs, sign] of LOOKALIKES) plain = plain.replace(signs, sign);
  return { plain, rest };
}
