import type { Situation } from '../content/types.ts';

/** Whom a text speaks of. */
const KIN: Readonly<Record<string, RegExp>> = {
  child:
    /^(?:filh(?:inh|ot)?[oa]s?|menin[oa]s?|cacula|primogenit[oa]|moleque|guri[as]?|bebe|nenem?|criancas?|adolescente|entead[oa])$/u,
  spouse: /^(?:marid[oa]o?|espos[oa]|mulher|conjuge|companheir[oa]|noiv[oa]|namorad[oa])$/u,
  parent: /^(?:pai|mae|pais|mamae|papai|painho|mainha|velh[oa]|sogr[oa]s?|padrasto|madrasta)$/u,
  grandparent: /^(?:avo|avos|vovo|vo|net[oa]s?|netinh[oa]s?|bisavo)$/u,
  sibling: /^(?:irmao|irma|irmaos|irmas|cunhad[oa]|prim[oa]|ti[oa]|sobrinh[oa])$/u,
  friend: /^(?:amig[oa]s?|vizinh[oa]|colega|chefe|patrao|patroa|pastor|lider|conhecid[oa])$/u,
};
const OWN = /^(?:meus?|minhas?|nossos?|nossas?)$/u;
const FOR = /^(?:pel[oa]s?|por|para)$/u;
const SELF = /^(?:eu|me|mim|comigo|estou|sou|tenho|quero|preciso|consigo|sinto|vou|fui)$/u;

/** What moment a text speaks of, before, during or after, and on which side of it. */
const PATTERNS: Readonly<Record<Situation, RegExp>> = {
  wishing:
    /\b(?:quero|queremos|queria|desejo|tentando|tentar|sonho em|nao consigo|nao conseguimos) (?:\w+ )?(?:engravidar|ter filhos?|passar|ser (?:mae|pai)|um filho|arrumar|conseguir)|\b(?:aprovacao|passar n[ao]|tentante|infertil|esteril|tentando engravidar|conseguir (?:um )?emprego)/u,
  having:
    /\b(?:gravida|gestante|esperando (?:um )?(?:nene|bebe)|engravidei|barriga|meses de gestacao|recem nascido|(?:nene|bebe) nasceu)\b/u,
  failing:
    /\b(?:nao passei|nao passou|nao fui aprovad[oa]|reprov\w+|bombei|fracassei|fui mal|nao consegui passar|nao fui chamad[oa]|perdi a vaga)\b/u,
  losing: /\b(?:perdi|perdemos|morreu|morreram|faleceu|aborto|natimorto)\b/u,
  thanking:
    /\b(?:agradec\w+|obrigad[oa]|gloria a deus|gracas a deus|gratidao|grat[oa]|(?<!mim )consegui (?:o|a|um|uma)|(?<!nao )pass(?:ei|ou) n[oa]|(?<!nao )(?:fui|foi) (?:aprovad|curad)[oa]|deus (?:me )?curou|vitoria|louvado|voltou p(?:ra|ara)(?: a)? (?:igreja|deus|jesus|casa)|aleluia|ficou bem|recebi a cura|deu certo|nasceu)\b/u,
  suffered:
    /\b(?:me|nos) (?:trai|traiu|trair|traindo|bate|bateu|agride|agrediu|machuc\w+|feri\w+|magoou|magoaram|enganou|humilh\w+|ameaca|ameacou|xinga|xingou|deixou|abandonou)\b|\b(?:fui|sou|sendo) (?:traid|agredid|ferid|magoad|enganad|humilhad)[oa]|\bapanh(?:o|ei)\b|\b(?:ele|ela|marido|esposa|mulher|esposo|namorado|namorada) (?:me |ja me )?(?:traiu|trai|mentiu|bate|tem (?:um |uma )?(?:amante|caso|outr[oa]))\b|\bperdoar (?:quem|alguem|meu|minha)/u,
  committed:
    /\b(?:eu )?(?:trai|bati|agredi|magoei|feri|machuquei|enganei|menti|humilhei|ofendi|xinguei|cometi|adulterei)\b(?! n?a? ?mim)|\beu (?:bato|traio|bati|trai|grito|minto|xingo|agrido)\b|\b(?:tenho|tive|arrumei) (?:um |uma )?(?:amante|caso)\b|\bpulei a cerca\b|\b(?:pedir|peco|pedi) perdao (?:pra|para|a) (?:quem|meu|minha|alguem)/u,
  interceding:
    /\b(?:pel[oa]s?|por (?:el[ea]s?|alguem|uma?|quem)|(?:meus?|minhas?|nossos?|nossas?|uma?) (?:pai|mae|filh\w+|irma\w*|marido|espos\w+|mulher|avo|net\w+|amig\w+|sogr\w+|cunhad\w+|ti[oa]|prim[oa]|sobrinh\w+|namorad\w+|noiv\w+|pastor\w*|vizinh\w+|colega\w*|familia))\b/u,
};

const SITUATIONS: readonly Situation[] = [
  'wishing',
  'having',
  'failing',
  'losing',
  'thanking',
  'suffered',
  'committed',
  'interceding',
];

/** @param words without accents, apart by spaces */
export function situationsIn(words: string): Set<Situation> {
  const situations = new Set(SITUATIONS.filter((each) => PATTERNS[each].test(words)));
  // "Me traiu" holds "traiu" but nothing that was done by whoever writes.
  if (situations.has('suffered') && !/\beu\b/u.test(words)) situations.delete('committed');
  return situations;
}

/**
 * For whom and when: the two slots of what is asked, as features. Which entry they speak for or
 * against is learnt from the asks.
 */
export function slotFeatures(words: readonly string[]): string[] {
  const features: string[] = [];
  for (const [at, word] of words.entries()) {
    if (SELF.test(word)) features.push('self');
    for (const [kin, pattern] of Object.entries(KIN)) {
      if (!pattern.test(word)) continue;
      const [before = '', earlier = ''] = [words[at - 1], words[at - 2]];
      features.push(kin, `${kin} ${words[at + 1] ?? ''}`);
      if (OWN.test(before)) features.push(`my ${kin}`);
      if (FOR.test(earlier) || FOR.test(before)) features.push(`for ${kin}`);
    }
  }
  return [...features, ...situationsIn(words.join(' '))];
}

const OPPOSITES: readonly (readonly [Situation, Situation])[] = [
  ['wishing', 'having'],
  ['wishing', 'failing'],
  ['wishing', 'losing'],
  ['having', 'losing'],
  ['thanking', 'wishing'],
  ['thanking', 'failing'],
  ['thanking', 'losing'],
  ['suffered', 'committed'],
];

/** A text that does not say it is for these is not passed off as one. */
const ONLY_WHERE_SERVED: readonly Situation[] = ['thanking', 'failing', 'committed'];

/** A text for nothing but these is meant for nobody else. */
const ONLY_WHERE_ASKED: ReadonlySet<Situation> = new Set(['failing', 'thanking']);

/** Whether a text for these situations is the wrong one for those asked about. */
export function areOpposed(asked: ReadonlySet<Situation>, served: ReadonlySet<Situation>): boolean {
  if ([...asked].some((each) => served.has(each))) return false;
  if (ONLY_WHERE_SERVED.some((each) => asked.has(each))) return true;
  if (served.size > 0 && [...served].every((each) => ONLY_WHERE_ASKED.has(each))) return true;
  return OPPOSITES.some(
    ([a, b]) => (asked.has(a) && served.has(b)) || (asked.has(b) && served.has(a)),
  );
}

export const isThanksForLoss = (
  asked: ReadonlySet<Situation>,
  served: ReadonlySet<Situation>,
): boolean =>
  served.has('thanking') &&
  (asked.has('failing') || asked.has('losing')) &&
  areOpposed(asked, served);
