import { spelledOut } from '../../portuguese/shorthand.ts';

const RELATIVE =
  /\b(?:mae|pai|pais|mamae|papai|avos?|vovo|filh\w+|net[oa]s?|irma\w*|espos[oa]|marido|mulher|noiv[oa]|namorad[oa]|ti[oa]s?|prim[oa]s?|sobrinh\w+|sogr[oa]s?|cunhad[oa]s?|amig[oa]s?|vizinh[oa]s?|pastor\w*|bebe|crianca)\b/u;

/** The subjects that a motive names outright, in the order in which one comes before another. */
const SUBJECTS: readonly (readonly [slug: string, pattern: RegExp])[] = [
  ['gratidao', /\b(?:agradec\w+|gratidao|grat[oa])\b/u],
  ['consolo-no-luto', /\b(?:luto|faleceu|falecimento|morreu|viuv[oa]|enterro)\b/u],
  [
    'cura-e-saude',
    /\b(?:saude|cura|doen(?:ca|cas|te|tes)|enferm\w+|hospital\w*|internad[oa]|internacao|cirurgia\w*|operar|operacao|operad[oa]|uti|cancer|tumor|quimio\w*|radioterapia|hemodialise|avc|derrame|infarto|acidente|covid|dengue|pneumonia|diagnostico|transplante)\b/u,
  ],
  ['arrependimento', /\b(?:culpa\w*|remorso|arrepend\w+|pequei|pecado\w*)\b/u],
  ['direcao-para-decisoes', /\b(?:decid\w+|decis\w+|escolh\w+|aceitar|recusar|devo)\b/u],
  ['familia', /\b(?:familia\w*|minha casa|meu lar)\b/u],
];

/** The motive whose subject a text names, for what the ranking of the library does not know. */
export function motiveNamed(text: string): string | null {
  const words = spelledOut(text).join(' ');
  const slug = SUBJECTS.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
  return slug === 'cura-e-saude' && RELATIVE.test(words) ? 'saude-de-um-filho' : slug;
}
