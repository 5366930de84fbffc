/**
 * Words searched for and the forms that belong to them in the stored text, written before the search was looked
 * at. `learn` may be mended against; `report` only measures.
 */
export interface SearchCase {
  readonly kind: 'verb' | 'noun in -im' | 'noun in -ão';
  readonly queries: readonly string[];
  /** Which words of the text are forms of it. */
  readonly forms: RegExp;
  /** Which further words may be among the results without being wrong. */
  readonly related?: RegExp;
}

export const LEARN: readonly SearchCase[] = [
  { kind: 'verb', queries: ['ressuscitar', 'ressuscitou', 'ressuscite'], forms: /^ressuscit/ },
  {
    kind: 'verb',
    queries: ['jejuar', 'jejuei'],
    forms: /^jeju(?!m|ns)/,
    related: /^jeju/,
  },
  {
    kind: 'verb',
    queries: ['peregrinar', 'peregrinou'],
    forms: /^peregrin(?!o$|os$|aç|a$)/,
    related: /^peregrin/,
  },
  { kind: 'verb', queries: ['apascentar', 'apascenta'], forms: /^apascent/ },
  { kind: 'verb', queries: ['crucificar', 'crucifica-o'], forms: /^crucifi/, related: /^o$/ },
  { kind: 'verb', queries: ['apedrejar', 'apedrejaram'], forms: /^apedrej/ },
  { kind: 'verb', queries: ['batizar', 'batizo'], forms: /^bati[zs](?!m|ta)/, related: /^bati/ },
  { kind: 'verb', queries: ['repreender'], forms: /^repreend/, related: /^repreen/ },
  { kind: 'noun in -im', queries: ['jardim', 'jardins'], forms: /^jardi(m|ns)$/ },
  { kind: 'noun in -im', queries: ['querubim', 'querubins'], forms: /^querubi(m|ns)$/ },
  { kind: 'noun in -im', queries: ['serafim', 'serafins'], forms: /^serafi(m|ns)$/ },
  { kind: 'noun in -im', queries: ['rim', 'rins'], forms: /^ri(m|ns)$/ },
  { kind: 'noun in -ão', queries: ['pão', 'pães'], forms: /^pã(o|es)$/ },
  { kind: 'noun in -ão', queries: ['capitão', 'capitães'], forms: /^capit(ão|ães)$/ },
  { kind: 'noun in -ão', queries: ['ladrão', 'ladrões'], forms: /^ladr(ão|ões)$/ },
];

export const REPORT: readonly SearchCase[] = [
  { kind: 'verb', queries: ['profetizar', 'profetizei'], forms: /^profetiz/ },
  { kind: 'verb', queries: ['circuncidar', 'circuncidou'], forms: /^circuncid/ },
  {
    kind: 'verb',
    queries: ['santificar', 'santifique'],
    forms: /^santifi[cq](?!ador|aç)/,
    related: /^santifi/,
  },
  {
    kind: 'verb',
    queries: ['humilhar', 'humilhou'],
    forms: /^humilh(?!aç)/,
    related: /^humil/,
  },
  { kind: 'verb', queries: ['vindimar'], forms: /^vindim(?!a$|ador)/, related: /^vindim/ },
  {
    kind: 'verb',
    queries: ['murmurar', 'murmureis'],
    forms: /^murmur(?!ador|aç)/,
    related: /^murmur/,
  },
  {
    kind: 'verb',
    queries: ['amaldiçoar', 'amaldiçoou'],
    forms: /^amaldiço(?!amento)/,
    related: /^(amald|mald)/,
  },
  {
    kind: 'verb',
    queries: ['fortalecer', 'fortaleceu'],
    forms: /^fortale[cç](?!imento)/,
    related: /^fortale/,
  },
  {
    kind: 'verb',
    queries: ['ungir', 'ungiu'],
    forms: /^(ung[ie](?!nt)\w*|unj\w+)$/,
    related: /^un[gj]/,
  },
  { kind: 'verb', queries: ['exortar'], forms: /^exort(?!aç)/, related: /^exort/ },
  {
    kind: 'verb',
    queries: ['escarnecer', 'escarnecem'],
    forms: /^escarnec(?!edor)/,
    related: /^esc[aá]rn/,
  },
  {
    kind: 'verb',
    queries: ['semear', 'semeou'],
    forms: /^sem(ea|ei)(?!dor|dura|$)/,
    related: /^seme/,
  },
  { kind: 'noun in -im', queries: ['tamborim', 'tamborins'], forms: /^tambori(m|ns)$/ },
  { kind: 'noun in -im', queries: ['confim', 'confins'], forms: /^confi(m|ns)$/ },
  { kind: 'noun in -im', queries: ['ruim', 'ruins'], forms: /^rui(m|ns)$/ },
  { kind: 'noun in -ão', queries: ['leão', 'leões'], forms: /^le(ão|ões)$/, related: /^leo/ },
  { kind: 'noun in -ão', queries: ['cão', 'cães'], forms: /^c(ão|ães)$/ },
  { kind: 'noun in -ão', queries: ['escrivão', 'escrivães'], forms: /^escriv(ão|ães)$/ },
  {
    kind: 'noun in -ão',
    queries: ['geração', 'gerações'],
    forms: /^geraç(ão|ões)$/,
    related: /^ger/,
  },
  { kind: 'noun in -ão', queries: ['grão', 'grãos'], forms: /^gr(ão|ãos)$/ },
  { kind: 'noun in -ão', queries: ['ancião', 'anciãos'], forms: /^anci(ão|ãos)$/ },
];

/** Queries and what at least one of the first three results has to be. */
export type FirstResultCase = readonly [
  kind: 'unclosed quotation mark' | 'invisible sign',
  query: string,
  expected: string,
];

export const LEARN_FIRST: readonly FirstResultCase[] = [
  ['unclosed quotation mark', '"o SENHOR é meu pastor', 'PSA 23:1'],
  ['unclosed quotation mark', '“no princípio criou Deus', 'GEN 1:1'],
  ['unclosed quotation mark', 'Jesus chorou"', 'JHN 11:35'],
  ['invisible sign', 'no prin\u00ADcípio criou Deus', 'GEN 1:1'],
  ['invisible sign', 'Jesus cho\u200Brou', 'JHN 11:35'],
];
export const REPORT_FIRST: readonly FirstResultCase[] = [
  ['unclosed quotation mark', '"tudo posso em Cristo', 'PHP 4:13'],
  ['unclosed quotation mark', '«não te deixarei', 'JOS 1:5'],
  ['unclosed quotation mark', 'Deus é amor”', '1JN 4:8'],
  ['unclosed quotation mark', 'amor "tudo suporta', '1CO 13:7'],
  ['invisible sign', 'Deus é a\u200Cmor', '1JN 4:8'],
  ['invisible sign', 'o SENHOR é meu\uFEFF pas\u00ADtor', 'PSA 23:1'],
  ['invisible sign', 'tudo supor\u2060ta', '1CO 13:7'],
];
