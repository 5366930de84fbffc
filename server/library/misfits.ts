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

/** Whom an entry is for: its title begins with them. */
function servedBy(title: string): ReadonlySet<Group> {
  const words = spelledOut(title);
  const first = groupOf(words[OWN.test(words[0] ?? '') ? 1 : 0]);
  if (!first) return new Set();
  return new Set(words.flatMap((word) => groupOf(word) ?? []));
}

/** What is told after the event, and is no wish. */
const IS_OVER =
  /\b(?:agradec\w+|gratidao|obrigad[oa]|gloria a deus|gracas a deus|louvado|deu (?:tudo )?certo|correu bem|foi um sucesso|ninguem se (?:machucou|feriu))\b/u;
const IS_WISH =
  /\b(?:mas|porem|ajud\w+|peco|pedir|preciso(?! agradecer)|nao|por favor|continue|falta)\b/u;
/** Prayers that thank among other things. */
const THANK_TOO: readonly string[] = [
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

type Served = Readonly<{ groups: ReadonlySet<Group>; isThanks: boolean }>;
const NOBODY: Served = { groups: new Set(), isThanks: false };
const known = new Map<LibraryKind, readonly Served[]>();

function servedIn(kind: LibraryKind): readonly Served[] {
  const served =
    known.get(kind) ??
    COLLECTIONS[kind].map(({ slug, title, serves }) => {
      const situations = serves ?? [...situationsIn(spelledOut(title).join(' '))];
      const isThanks = situations.includes('thanking') || THANK_TOO.includes(slug);
      return { groups: servedBy(title), isThanks };
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
  const isForIllness = (label: number) =>
    isOfWeight && FOR_ILLNESS.includes(entries[label]?.slug ?? '');
  if (kind !== 'prayer' && kind !== 'motive') return isForIllness;
  const asked = new Set(words.flatMap((word) => groupOf(word) ?? []));
  const isNamed = words.some((word, at) => OWN.test(word) && groupOf(words[at + 1]));
  const isOwn = asked.size === 0 && words.some((word) => SELF.test(word));
  const situations = situationsIn(text);
  const isOver =
    IS_OVER.test(text) &&
    !IS_WISH.test(text) &&
    !situations.has('failing') &&
    !situations.has('losing');
  const served = servedIn(kind);
  return (label) => {
    const { groups, isThanks } = served[label] ?? NOBODY;
    if (isForIllness(label) || (isOver && !isThanks)) return true;
    return groups.size > 0 && (isOwn || isNamed) && groups.isDisjointFrom(asked);
  };
}
