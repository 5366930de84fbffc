/** Endings of verb forms; nouns in "-dor" and "-mento" are lemmas of their own. */
const VERB_ENDINGS =
  /(?:[aei]r|[aei]ndo|[aeií]d[oa]s?|[aei]?[oaeiu]|[aei]s|[aei]m|[aei]mos|[áéí]a(?:mos|is|s|m)?|[ei]a[sm]?|[áê]ssemos|[aei]ra[sm]?|[áéí]ramos|[áéí]reis|[aei]sse[sm]?|[aei]ste[s]?|[aei]u|ou|[aei]rão|[aei]rá[s]?|[aei]rei|[aei]remos|[aei]reis|[aei]ria[sm]?|[aei]res?|[aei]rem|[aei]rmos|[aei]rdes|ai|ei|eis|ais|i|is|í|ís|á|ê|em|am|ava[sm]?|ávamos|áveis|íeis|uz|z|õe[ms]?|ões|ôs|us)$/u;

export function isInflectionOf(form: string, root: string): boolean {
  if (!/(?:[aeiô]r|por|pôr)$/u.test(root)) return false;
  if (
    /(?:d[oô]r(?:es|a|as)?|ment[oe]s?|ções|ção|ções|ança|ância|ável|ível|ador|edor|idor)$/u.test(
      form,
    )
  )
    return false;
  return VERB_ENDINGS.test(form);
}

/** Whether a form may be a noun: nouns can share endings with verbs, but never these. */
export function isNounShaped(form: string): boolean {
  return !/(?:ndo|sse|ssem|sses|ram|rão|ste|stes|va|vam|mos|ria|riam|rei|r[áã][so]?)$/u.test(form);
}

/** Endings that almost only verbs have. */
export const CLEARLY_A_VERB =
  /(?:[aei]ndo|am|[^g]em|[aei]rão|ávamos|[aei]rá|[aei]rei|[^e]ou|[^d]eu|iu)$/u;

const PLURALS: readonly (readonly [RegExp, string])[] = [
  [/(?:ões|ães|ãos)$/u, 'ão'],
  [/ais$/u, 'al'],
  [/(?:éis|eis)$/u, 'el'],
  [/(?:óis|ois)$/u, 'ol'],
  [/uis$/u, 'ul'],
  [/is$/u, 'il'],
  [/eis$/u, 'il'],
  [/ns$/u, 'm'],
  [/ses$/u, 's'],
  [/(?<=[rzl])es$/u, ''],
  [/s$/u, ''],
];

/** The possible singulars of a form. */
export function singularsOf(form: string): string[] {
  if (form.length < 4) return [];
  return PLURALS.filter(([ending]) => ending.test(form)).flatMap(([ending, single]) => {
    const candidate = form.replace(ending, single);
    return [candidate, candidate.replace(/es$/u, 'ês')];
  });
}

const FEMININES: readonly (readonly [RegExp, string])[] = [
  [/eira$/u, 'eiro'],
  [/ora$/u, 'or'],
  [/esa$/u, 'ês'],
  [/ã$/u, 'ão'],
  [/(?<=[td]|os|iv|in|ern|[aáeéiíoó][rlm]|nt|[gç]|id|ad)a$/u, 'o'],
  [
    /^(nov|vazi|chei|mesm|própri|perpétu|pequen|pur|impur|pervers|human|dign|indign|sábi|ímpi|contínu|públic|fals|malign|clar|plen|ric|pouc|branc|vermelh|frac|suj|pacífic|voluntári|aromátic|solitári|sanguinári|incrédul|alhei|oitav|non|escur|ampl|tardi|únic|outr|noss|voss|cuj|quant|sozinh)a$/u,
    '$1o',
  ],
];

/** The possible masculines of a form. */
export function masculinesOf(form: string): string[] {
  return FEMININES.filter(([ending]) => ending.test(form)).map(([ending, masculine]) =>
    form.replace(ending, masculine),
  );
}

/** Words that look like the feminine of an unrelated masculine: "porta" and "porto". */
export const NOT_FEMININES = new Set(
  'vida comida bebida cevada espada estrada casa porta parte palma planta conta carta testa pena fila ova barca madeira fonte morada roda manha trilha horta costa vista linha moeda medida saída entrada fita banda lida cinta prata porca seca seta bota gota meta rota nota veia maça braça peça fruta medra ida partida ceia irã lã maçã cana barra terra guerra serra torre hora ora vara cara clara era fera cera rosa prosa mesa presa defesa despesa cruza'.split(
    ' ',
  ),
);
