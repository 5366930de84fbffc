import type { Situation } from '../content/types.ts';

/** The phrases that express each situation, in words without accents. */
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

/** @param words without accents, apart by spaces */
export function situationsIn(words: string): Set<Situation> {
  const situations = new Set<Situation>();
  for (const [situation, pattern] of Object.entries(PATTERNS)) {
    if (isSituation(situation) && pattern.test(words)) situations.add(situation);
  }
  // "Me traiu" holds "traiu" but nothing that was done by whoever writes.
  if (situations.has('suffered') && !/\beu\b/u.test(words)) situations.delete('committed');
  return situations;
}

const isSituation = (word: string): word is Situation => Object.hasOwn(PATTERNS, word);

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
