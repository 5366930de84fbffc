import { spelledOut } from '../portuguese/shorthand.ts';
import { COLLECTIONS, type LibraryKind } from './collections.ts';
import { situationsIn } from './slots.ts';

type Group = 'spouse' | 'young' | 'old' | 'peer';

/** Whom a prayer can be for, as far as another prayer would not do. */
const GROUPS: Readonly<Record<Group, RegExp>> = {
  spouse: /^(?:marid[oa]|espos[oa]|mulher|conjuge|noiv[oa]|namorad[oa])$/u,
  young:
    /^(?:filh(?:inh|ot)?[oa]s?|net(?:inh)?[oa]s?|menin[oa]s?|bebe|nenem?|criancas?|entead[oa]s?|sobrinh[oa]s?|cacula)$/u,
  old: /^(?:pai|mae|pais|mamae|papai|avo|avos|vo|vovo|sogr[oa]s?|padrasto|madrasta|ti[oa]s?)$/u,
  peer: /^(?:irmao|irma|irmaos|irmas|amig[oa]s?|colegas?|vizinh[oa]s?|cunhad[oa]s?|prim[oa]s?)$/u,
};
const NAMES: readonly Group[] = ['spouse', 'young', 'old', 'peer'];
const OWN = /^(?:meus?|minhas?|nossos?|nossas?|pel[oa]s?)$/u;
const SELF = /^(?:eu|me|mim|comigo|estou|sou|tenho|perdi|fui)$/u;

const groupOf = (word = ''): Group | undefined => NAMES.find((name) => GROUPS[name].test(word));

/** The relatives who are spoken of as one's own, as in "minha filha". */
export const ownKinIn = (words: readonly string[]): ReadonlySet<Group> =>
  new Set(
    words.flatMap((word, at) => (OWN.test(words[at - 1] ?? '') ? (groupOf(word) ?? []) : [])),
  );

/** Whom an entry is for: its title begins with them. */
function servedBy(title: string): ReadonlySet<Group> {
  const words = spelledOut(title);
  const first = groupOf(words[OWN.test(words[0] ?? '') ? 1 : 0]);
  if (!first) return new Set();
  return new Set(words.flatMap((word) => groupOf(word) ?? []));
}

/** What is told after the event, and is no wish. */
const IS_OVER =
  /\b(?:agradec\w+|gratidao|obrigad[oa]|gloria a deus|gracas a deus|louvado|deu (?:tudo )?certo|deu negativo|correu bem|foi um sucesso|ninguem se (?:machucou|feriu)|(?:restaurou|libertou|livrou|curou|salvou) (?:me|minha|meu|nos|nosso|nossa|a|o)|saiu d[ao] (?:uti|hospital|cadeia|prisao|drogas?|vicio)|(?:filh[oa]|marido|esposa|pai|mae|irmao|irma) voltou para (?:a )?casa|ultima parcela|quitei|anos? sem (?:beber|fumar|usar|apostar)|(?:parei|parou) de (?:beber|fumar|apostar))\b/u;
const IS_WISH =
  /\b(?:mas|porem|ajud\w+|peco|pedir|preciso(?! agradecer)|nao|por favor|continue|falta)\b/u;
/** A question is asked and no thanks are told, whatever it holds. */
const IS_QUESTION =
  /\b(?:que|qual|quais|quem|onde|quando|por ?que|como(?! agrade)|pode|posso|podemos|devo|pecado|significa\w*|sera)\b/u;
/** Texts that thank among other things, or go on from what came out well. */
const THANK_TOO: readonly string[] = [
  'gratidao',
  'qual-salmo-ler',
  'salmo-100',
  'salmo-103',
  'salmo-126',
  'dez-leprosos',
  'como-contar-meu-testemunho',
  'consegui-o-emprego',
  'consegui-emprego-depois-de-muito-tempo',
  'fiz-as-pazes-depois-de-anos',
  'voltamos-depois-da-separacao',
  'estamos-bem-e-queremos-continuar',
  'depois-da-cirurgia',
  'saida-da-prisao',
  'aniversario',
  'aniversario-de-casamento',
  'casa-nova',
  'formatura',
  'antes-da-refeicao',
  'antes-de-dormir',
  'novo-ciclo-e-ano-novo',
  'batismo',
  'viagem',
];

/** Who only wants to weigh less is not told of an illness. */
const OF_WEIGHT =
  /\b(?:emagre\w+|perder (?:peso|\w+ quilos?|barriga)|dieta|regime|engord\w+|acima do peso)\b/u;
const OF_ILLNESS =
  /\b(?:vomit\w+|laxante|compuls\w+|bulimi\w+|anorexi\w+|transtorno|medo de engordar|nojo|odeio|escondid[oa]|(?:nao|sem|parei de) com(?:o|e|er|endo)|jejum)\b/u;
const FOR_ILLNESS: readonly string[] = [
  'briga-com-a-comida',
  'bulimia-e-anorexia',
  'transtorno-alimentar-da-mulher',
];

type Age = 'small' | 'teen' | 'grown';

/** How old the child is who is spoken of; a text for one age is no help at another. */
const AGES: Readonly<Record<Age, RegExp>> = {
  small: /\b(?:filh[oa]s?|menin[oa]s?|criancas?) (?:\w+ )?pequen(?:in)?[oa]s?\b/u,
  teen: /\b(?:adolescentes?|adolescencia)\b/u,
  grown: /\bfilh[oa]s? (?:\w+ )?(?:adult[oa]s?|marmanj[oa]s?)\b/u,
};
const AGE_NAMES: readonly Age[] = ['small', 'teen', 'grown'];

const agesIn = (text: string): ReadonlySet<Age> =>
  new Set(AGE_NAMES.filter((age) => AGES[age].test(text)));

type Served = Readonly<{
  groups: ReadonlySet<Group>;
  ages: ReadonlySet<Age>;
  isThanks: boolean;
}>;
const NOBODY: Served = { groups: new Set(), ages: new Set(), isThanks: false };
const known = new Map<LibraryKind, readonly Served[]>();

function servedIn(kind: LibraryKind): readonly Served[] {
  const served =
    known.get(kind) ??
    COLLECTIONS[kind].map(({ slug, title, serves }) => {
      const words = spelledOut(title).join(' ');
      const situations = serves ?? [...situationsIn(words)];
      const isThanks = situations.includes('thanking') || THANK_TOO.includes(slug);
      return { groups: servedBy(title), ages: agesIn(words), isThanks };
    });
  known.set(kind, served);
  return served;
}

/**
 * Tells the entries that are for somebody else or for another moment than what is plainly asked:
 * a prayer for a son where a husband is named, a plea where all went well.
 */
export function misfitsOf(kind: LibraryKind, words: readonly string[]): (label: number) => boolean {
  const text = words.join(' ');
  const entries = COLLECTIONS[kind];
  const isOfWeight = OF_WEIGHT.test(text) && !OF_ILLNESS.test(text);
  const served = servedIn(kind);
  const ages = agesIn(text);
  const isElsewhere = (label: number) => {
    const own = served[label]?.ages ?? NOBODY.ages;
    const isOfOtherAge = ages.size > 0 && own.size > 0 && own.isDisjointFrom(ages);
    return isOfOtherAge || (isOfWeight && FOR_ILLNESS.includes(entries[label]?.slug ?? ''));
  };
  const situations = situationsIn(text);
  const isOver =
    IS_OVER.test(text) &&
    !IS_WISH.test(text) &&
    !situations.has('failing') &&
    !situations.has('losing');
  if (kind !== 'prayer' && kind !== 'motive') {
    const isTold = isOver && kind !== 'study' && !IS_QUESTION.test(text);
    return (label) => isElsewhere(label) || (isTold && !served[label]?.isThanks);
  }
  const asked = new Set(words.flatMap((word) => groupOf(word) ?? []));
  const isNamed = words.some((word, at) => OWN.test(word) && groupOf(words[at + 1]));
  const isOwn = asked.size === 0 && words.some((word) => SELF.test(word));
  return (label) => {
    const { groups, isThanks } = served[label] ?? NOBODY;
    if (isElsewhere(label) || (isOver && !isThanks)) return true;
    return groups.size > 0 && (isOwn || isNamed) && groups.isDisjointFrom(asked);
  };
}

/** What whoever writes says of nobody but another. */
const OF_SELF =
  /^(?:eu|me|mim|comigo|estou|sou|tenho|quero|queria|preciso|posso|consigo|perdi|fui|vou|fico|nos|gente)$/u;
/** A title in which somebody speaks of what they do or suffer themselves. */
const BY_SELF =
  /\b(?:eu|me|meu|minha|estou|sou|tenho|vejo|bebo|vivo|fico|quero|consigo|\p{L}+ei|perdi|bati|trai)\b/u;

/**
 * Whether a text tells of a relative alone and an entry is told by whoever bears it: "meu filho vê
 * pornografia" and "vejo pornografia escondido".
 */
export function isToldByAnother(kind: LibraryKind, text: string, title: string): boolean {
  if (kind === 'prayer' || kind === 'motive' || kind === 'study') return false;
  const words = spelledOut(text);
  const groups = ownKinIn(words);
  if (groups.size === 0 || words.some((word) => OF_SELF.test(word))) return false;
  const named = spelledOut(title);
  return (
    BY_SELF.test(named.join(' ')) &&
    named.every((word) => {
      const group = groupOf(word);
      return !group || !groups.has(group);
    })
  );
}
