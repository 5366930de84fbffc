import { placesIn } from './places.ts';
import { AUTHORS, NAMES, SAYS, SPEAKS, TEXTS, word } from './speakers.ts';

/** The words that a sentence gives to the Bible or to one who speaks in it, without quoting. */
export type IndirectSpeech = Readonly<{
  claim: string;
  /** The claim as a sentence of its own; null where it would not be one. */
  thought: string | null;
  /** Whether it is told as a promise or a law, or as what the Bible itself says. */
  isLaw: boolean;
}>;

const PLACE = '§';
const WHO = `(?:${word(`${NAMES}|${TEXTS}|${AUTHORS}`)}|${PLACE})`;
const WITHIN = '[^.!?;:\\n“”"«»]';
const regex = (...parts: readonly string[]) => new RegExp(parts.join(''), 'u');
const COMMANDS =
  '[Oo]rden(?:a|ou)|[Pp]ro[íi]b(?:e|iu|em)|[Gg]arant(?:e|iu|em)|[Pp]romet(?:e|eu|em)|[Pp]ermit(?:e|iu)|[Cc]onden(?:a|ou)|[Dd]e(?:termina|terminou)';
const TELLS = `${word(`${SPEAKS}|${SAYS}|${COMMANDS}|[Dd]eix(?:a|ou) claro|[Cc]ont(?:a|ou)|[Ee]xplic(?:a|ou)|[Mm]ostr(?:a|ou)|[Dd]efend(?:e|eu)|[Cc]onfirm(?:a|ou)|[Gg]arantiu|[Ss]usten(?:ta|tou)|[Rr]epet(?:e|iu)|[Aa]dvert(?:e|iu)|[Aa]vis(?:a|ou)|[Jj]ur(?:a|ou)`)}`;

const TO = `(?:,? (?:em|no|na) §\\)?,?| (?:a|ao|aos|à|às|para|nos|lhes?|também|claramente|ainda|assim|bem|mesmo|literalmente|sempre|repetidamente)(?: \\p{L}+){0,4}?)? `;
const CLAIM = '(?<claim>[^\\n;:]+)';

const SAYS_THAT = regex(WHO, WITHIN, '{0,50}?', TELLS, TO, 'que\\s+', CLAIM);
const IS_WRITTEN = regex(
  word('[Ee]st[áa] (?:bem )?(?:escrito|claro na (?:Bíblia|Palavra))|[Ll]emos|[Ll]ê-se|[Cc]onsta'),
  '(?: (?:em|no|na) §| n[ao] \\p{Lu}\\p{L}+)?,? que\\s+',
  CLAIM,
);
const ACCORDING_TO = regex(
  '(?:^|[\\s(])',
  `(?:[Pp]ara o (?=salmista|profeta|apóstolo|pregador)|${word('[Ss]egundo|[Cc]onforme|[Dd]e acordo com|[Nn]a vis[ãa]o d[eo]|[Nn]as palavras d[eoa]|[Cc]omo (?:diz|disse|ensin\\p{L}+|escrev\\p{L}+|afirm\\p{L}+|est[áa] n[ao])')})`,
  '\\s?(?:ensin\\p{L}+\\s|diz\\s)?(?:o|a|os|as)?\\s?(?:\\p{L}+\\s)?',
  WHO,
  '(?:\\s\\p{L}+){0,3}?,\\s+',
  CLAIM,
);
const ORDAINS = regex(
  `(?:${PLACE}|${word('[Aa] B[íi]blia|[Aa]s Escrituras|[Aa] Escritura|[Aa] Palavra(?: de Deus)?')})`,
  '\\)? (?:nos |te |lhe |também |sempre )?',
  word(COMMANDS),
  '\\s+(?!que(?!\\p{L}))',
  CLAIM,
);

/** Somebody's verse without its place: "aquele versículo que fala que …". */
const REMEMBERED = regex(
  word('vers[íi]culo|passagem|texto|trecho|salmo|prov[ée]rbio'),
  WITHIN,
  '{0,30}?',
  '(?:que|onde|em que)\\s',
  WITHIN,
  '{0,30}?',
  TELLS,
  '\\s+que\\s+',
  CLAIM,
);

/** Verbs whose clause cannot stand alone, or must not. */
const NO_THOUGHT =
  /(?<!\p{L})(?:\p{L}+(?:r[áã]|r[ãa]o|rei|rás|remos|ria|riam|ríamos)|va(?:i|mos)|v[ãa]o|sej[ao]\p{L}*|\p{L}+(?:ssem?|ssemos)|tenha\p{L}*|possa\p{L}*|dev[ao]m?|n[ãa]o deve\p{L}*|precisa\p{L}*)(?!\p{L})/u;

const LAW = regex(
  word('[Oo]rden\\p{L}+|[Pp]romet\\p{L}+|[Pp]roíb\\p{L}+|[Dd]eclar\\p{L}+|[Dd]ecret\\p{L}+'),
);
const BY_TEXT = regex(`${word(`${TEXTS}|[Pp]rofetas?|[Ss]almista`)}|escrito`);

/** The indirect speech of a sentence; null where nobody is said to have said anything. */
export function indirectSpeech(sentence: string): IndirectSpeech | null {
  const { text, restore } = withoutPlaces(sentence);
  // A sentence that denies it gives nothing to the Bible.
  if (
    /(?<!\p{L})(?:n[ãa]o|nunca|nem|em nenhum (?:lugar|momento))\s+(?:\p{L}+\s+){0,2}(?:diz|disse|dizem|ensin\p{L}+|promet\p{L}+|afirm\p{L}+|escrev\p{L}+|fal\p{L}+|est[áa]|mand\p{L}+|ped\p{L}+|proíb\p{L}+|exig\p{L}+|garant\p{L}+)/iu.test(
      text,
    )
  )
    return null;
  for (const [index, pattern] of [
    REMEMBERED,
    SAYS_THAT,
    IS_WRITTEN,
    ACCORDING_TO,
    ORDAINS,
  ].entries()) {
    const match = pattern.exec(text);
    const claim = match?.groups?.['claim'];
    if (!match || !claim || !isBiblical(match[0].slice(0, match[0].length - claim.length), index))
      continue;
    const words = restore(claim);
    const alone = index === 1 || index === 2 || index === 3;
    const opening = text.slice(0, match.index).trim();
    const stands = alone && opening.length < 40 && !NO_THOUGHT.test(claim) && !/\?\s*$/.test(claim);
    const lead = match[0].slice(0, match[0].length - claim.length);
    const isLaw = index === 4 || LAW.test(lead) || BY_TEXT.test(lead);
    return {
      isLaw,
      claim: words.replace(/\([^)]*\)/g, ' '),
      thought: stands ? capitalised(words.replace(/\s*\([^)]*\)/g, '')) : null,
    };
  }
  return null;
}

const BIBLICAL = new RegExp(`${word(`${NAMES}|${TEXTS}|${AUTHORS}`)}|${PLACE}|escrito`, 'u');
const isBiblical = (text: string, index: number) => index === 0 || BIBLICAL.test(text);

function withoutPlaces(sentence: string) {
  const names: string[] = [];
  let text = '';
  let at = 0;
  for (const { start, end } of placesIn(sentence)) {
    text += `${sentence.slice(at, start)}${PLACE}`;
    names.push(sentence.slice(start, end));
    at = end;
  }
  text += sentence.slice(at);
  const restore = (piece: string) => {
    let next = text.slice(0, text.indexOf(piece)).match(/§/g)?.length ?? 0;
    return piece.replace(/§/g, () => names[next++] ?? '');
  };
  return { text, restore };
}

const capitalised = (text: string) => text.replace(/\p{L}/u, (letter) => letter.toUpperCase());
