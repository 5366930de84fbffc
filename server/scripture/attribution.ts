import { maskPlaces, PLACE } from './places.ts';
import {
  AUTHORS,
  isBiblicalStyle,
  NAMES,
  SAYS,
  SPEAKS,
  startsSentence,
  TEXTS,
  TRANSLATIONS,
  word,
} from './speakers.ts';

const any = (...choices: readonly string[]) => `(?:${choices.join('|')})`;
const regex = (...parts: readonly string[]) => new RegExp(parts.join(''), 'u');

const WRITTEN = `${word('[Ee]st[áa]|[Ee]stava|[Ff]oi|[Ff]ica|[Ff]icou|É')}\\s+(?:assim\\s+)?escrito`;
const VERILY = word('[Ee]m verdade');
const NAMES_SOURCE = regex(any(word(`${NAMES}|${TEXTS}`), PLACE, WRITTEN, VERILY));
const SAYING = any(word(`${SPEAKS}|[Ss]egundo|[Cc]onforme|voz`), WRITTEN);
/** Nothing but whom or how stands behind the verb. */
const SPEAKS_LAST = regex(SAYING, '[^,]{0,60}$');
const ENDS_SAYING = regex(
  any(word(`${SAYS}|voz d[eo]`), WRITTEN, `${VERILY}.{0,20}digo`),
  '(?:\\s+\\p{L}+)?(?:\\s+(?:aos?|às?|para|em|n[ao])\\s+[\\p{L}§]+)?[\\s*_,)\\]]*$',
);
/** "O que a Bíblia diz:" is the title of an explanation, “João 3:16, que fala de amor:” a description. */
const TITLE = regex(
  any(`${word('[Oo] que')}\\s+[^.!?;:\\n]{0,40}`, `${PLACE},? que [^,]{0,40}`),
  '$',
);

/** Whether the words up to a colon announce Scripture; `next` begins with what they announce. */
export function announcesScripture(before: string, next = 'Palavras'): boolean {
  const sentence = lastSentence(maskPlaces(before).slice(-200));
  if (!NAMES_SOURCE.test(sentence)) return false;
  if (isBiblicalStyle(/^[^\p{L}]*[^.!?\n]*/u.exec(maskPlaces(next))?.[0] ?? '')) return true;
  if (TITLE.test(sentence)) return false;
  return ENDS_SAYING.test(sentence) || (startsSentence(next) && SPEAKS_LAST.test(sentence));
}

function lastSentence(text: string): string {
  const ends = ['. ', '! ', '? ', '; ', '.” ', '\n\n'];
  return text.slice(Math.max(...ends.map((end) => text.lastIndexOf(end))) + 1);
}

const BIBLICAL_SOURCE = regex(
  any(
    word(NAMES),
    word(TEXTS),
    word(AUTHORS),
    word(TRANSLATIONS),
    WRITTEN,
    word('[Bb][íi]blic[oa]s?'),
  ),
);
/** Whether the Bible, God or somebody who speaks in it is named. */
export const namesBiblicalSource = (text: string) => BIBLICAL_SOURCE.test(text);

const NOT_SCRIPTURE =
  /(?<!\p{L})(?:n[ãa]o|nunca|nem|jamais)\s+(?:\p{L}+\s+){0,2}?(?:est[áa]|aparece|existe|vem|[ée]|diz|disse|encontr\p{L}+|consta|ensina|fala|há)(?!\p{L})[^.!?\n]{0,60}?(?:B[íi]blia|Escrituras?|vers[íi]culo|b[íi]blic[oa]|Palavra|Jesus|Deus)|(?:B[íi]blia|Escrituras?|Palavra)(?!\p{L})[^.!?\n]{0,30}?(?<!\p{L})(?:n[ãa]o|nunca|em nenhum lugar)(?!\p{L})|n[ãa]o est[áa] (?:l[áa]|escrito)|mas n[ãa]o est[áa]/iu;
/** Whether a sentence says of words that they are not Scripture. */
export const deniesScripture = (text: string) => NOT_SCRIPTURE.test(text);

/** Whether a sentence itself says that words are a saying. */
export const isCalledSaying = (text: string) =>
  /(?<!\p{L})(?:ditados?|popular(?:es)?|n[ãa]o (?:[ée] )?b[íi]blic[oa]s?)(?!\p{L})/iu.test(text);

const HUMAN_SPEAKER =
  '[Dd]itado|[Pp]opular(?:es)?|[Hh]ino|[Cc]an[çc][ãa]o|[Mm]úsica|[Pp]oema|[Ff]ilme|[Aa]gostinho|[Ll]utero|[Cc]alvino|[Ss]purgeon|[Ll]ewis|[Ww]esley|[Bb]onhoeffer|[Mm]uita gente|[Mm]uitos|[Aa]lgu[ée]ns?|[Pp]essoas?|[Aa] gente|[Pp]astor(?:a)?|[Mm]ãe|[Aa]v[óô]s?|[Aa]mig[oa]s?|[Mm]édic[oa]|[Pp]sicólog[oa]';
const PROPOSED_WORDS =
  '[Oo]r(?:e|em|ar|ando)|[Dd]i(?:ga|gam|zer|zendo)|[Pp]ergunt(?:e|em|ar|ou-se)|[Rr]espond(?:a|am|er)|[Rr]epita|[Ff]al(?:e|ar)|[Cc]omplet(?:e|ar)|[Ee]screv(?:a|er)|[Pp]ens(?:e|ar|ou|a|am)|[Cc]onte|[Pp]eça|[Vv]oc[êe] (?:\\p{L}+ ){0,2}(?:disse|escreveu|perguntou|contou|pensa|sente|diz|pode|falou)|frase|oraç[ãa]o';
const HUMAN_SPEECH = regex(word(`${HUMAN_SPEAKER}|${PROPOSED_WORDS}`), '[^.!?\\n]{0,80}$');
/** Whether the words before a quotation give it to people of today, or to a saying. */
export const isHumanSpeech = (before: string) => HUMAN_SPEECH.test(before);

const SPEAKER = `(?:${word(`${NAMES}|${TEXTS}|${AUTHORS}`)}|${PLACE})`;
const WITHIN = '[^.!?;:\\n“”"«»]';
const TELLS = word(`${SPEAKS}|[Cc]onta|[Ee]xplica`);
const IT_SAYS = word('[Ee]st[áa] (?:bem )?(?:escrito|claro)|[Ll]emos|[Ll]ê-se|[Cc]onsta');
const TO_WHOM =
  '(?:,? n?[ao] §+\\)?,?|,? em §+\\)?,?| (?:aos?|[aà]s?|para|n[ao]s?|lhes?|\\p{L}+mente|também|ainda|assim|bem|mesmo|sempre)(?: \\p{L}+){0,4}?)? ';
const ACCORDING_TO = `(?:^|[\\s(])(?:[Pp]ara o (?=salmista|profeta|apóstolo|pregador)|${word(`[Ss]egundo|[Cc]onforme|[Dd]e acordo com|[Nn]a vis[ãa]o d[eo]|[Nn]as palavras d[eoa]|[Cc]omo (?:diz|disse|ensin\\p{L}+|escrev\\p{L}+|afirm\\p{L}+|est[áa] n[ao])`)})`;
const THE_BIBLE = word('[Aa]s? (?:B[íi]blia|Escrituras?|Palavra(?: de Deus)?)');
const ORDERS = word(
  '(?:orden|conden|determin)(?:a|ou)|(?:pro[íi]b|garant|promet|permit)(?:e|iu|eu|em)',
);
/**
 * “Jesus prometeu aos doze que …”, “Está escrito que …”, “Segundo o profeta, …”, “Provérbios 3:9 ordena …”: who
 * speaks in the Bible, or the Bible itself, is said to say what follows.
 */
export const TOLD_BY = regex(
  `(?:${SPEAKER}${WITHIN}{0,50}?${TELLS}|${IT_SAYS})${TO_WHOM}que\\s+`,
  `|${ACCORDING_TO}\\s?(?:[oa]s?\\s)?(?:\\p{L}+\\s)?${SPEAKER}(?:\\s\\p{L}+){0,3}?,\\s+`,
  `|(?:${PLACE}|${THE_BIBLE})\\)? (?:nos |te |lhe |também |sempre )?${ORDERS}\\s+(?!que(?!\\p{L}))`,
);
