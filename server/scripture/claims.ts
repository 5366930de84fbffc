import { findReferences } from '#shared/bible/find-references.ts';
import { NAMES, SAYS, SPEAKS, TEXTS, word } from './speakers.ts';

/** How Portuguese announces Scripture: the signs that what follows claims to be its words. */
export type Strength = 'sure' | 'possible';

const any = (...choices: readonly string[]) => `(?:${choices.join('|')})`;
const regex = (...parts: readonly string[]) => new RegExp(parts.join(''), 'u');

/** Stands where a reference was read, so that its figures and colons are out of the way. */
const PLACE = '§';
const SUBJECT = any(word(`${NAMES}|${TEXTS}`), PLACE);
const WITHIN = '[^.!?;:\\n“”"«»]';
const LINE_START = '(?:^|\\n)[\\s*_>#•-]*';
const END = '[\\s*_,)\\]]*$';

/** Whom it is said to and how, between the verb and the colon. */
const TO_WHOM = `${any('a', 'à', 'ao', 'aos', 'às', 'para', 'em', 'na', 'no', 'nas', 'nos', 'por')}\\s+[\\p{L}${PLACE}]+(?:\\s+${any('de', 'do', 'da', 'dos', 'das', 'em', 'no', 'na')}\\s+\\p{L}+)?`;
const HOW =
  'nos|lhes?|te|me|assim|também|claramente|isto|isso|hoje|ainda|então|novamente|o seguinte|seguinte';
const ADDRESSEE = `(?:\\s+${any(HOW, TO_WHOM)}){0,3}`;

const WRITTEN = `${word('[Ee]st[áa]|[Ee]stava|[Ff]oi|[Ff]ica|[Ff]icou|É')}\\s+(?:assim\\s+)?escrito`;
const VERILY = `${word('[Ee]m verdade')}.{0,20}\\s(?:vos|te|lhes?)\\s+digo`;
const TELLS = `${SUBJECT}(?:\\s+(?:\\p{L}+\\s+){0,2}|\\s+d[eoa]\\s+\\p{L}+(?:\\s+\\p{L}+)?\\s+)${word(SAYS)}${ADDRESSEE}`;
const IS_TOLD = `${word(SAYS)}\\s+(?:(?:em|na|no|a|o|os|as)\\s+)?(?:\\p{L}+\\s+)?${SUBJECT}(?:\\s+(?:Santa|Sagrada|Santo|Cristo|d[eo]\\s+\\p{L}+|\\p{Lu}\\p{L}+))?${ADDRESSEE}`;
const ORACLE = `${word('[Aa]ssim')}\\s+(?:diz|falou|fala)${WITHIN}{0,30}`;

/** Said in so many words: what follows is taken for Scripture however it is written. */
const SURE = regex(any(`${WRITTEN}${WITHIN}{0,50}`, VERILY, TELLS, IS_TOLD, ORACLE), END);

const SPEAKS_SO = `${SUBJECT}${WITHIN}{0,50}?${word(SPEAKS)}${ADDRESSEE}`;
const IS_SPOKEN = `${word(SPEAKS)}\\s+(?:\\p{L}+\\s+){0,2}?${SUBJECT}${WITHIN}{0,40}`;
const VERSE_LABEL = `${LINE_START}${word('[Vv]ers[íi]culos?|[Ee]scritura|[Oo]ráculo')}${WITHIN}{0,30}`;
const VERSE_NUMBER = `${word('[Vv]ers[íi]culo')}\\s+(?:\\d+|\\p{L}+)`;
const ACCORDING_TO = `${word('[Ss]egundo|[Cc]onforme|[Nn]as palavras d[eo]')}\\s+${WITHIN}{0,20}?${SUBJECT}${WITHIN}{0,20}`;

/** Said less plainly: it is Scripture where a sentence begins. */
const LIKELY = regex(any(SPEAKS_SO, IS_SPOKEN, VERSE_LABEL, VERSE_NUMBER, ACCORDING_TO), END);

/** A label or a name before a colon: Scripture if it sounds like it. */
const POSSIBLE = regex(`${LINE_START}(?:\\p{L}+\\s+){0,5}${SUBJECT}${WITHIN}{0,30}`, END);
/** "O que a Bíblia diz:" is the title of an explanation. */
const TITLE = regex(`${word('[Oo] que')}\\s+${WITHIN}{0,40}`, END);

/** How plainly the words up to a colon announce Scripture; `next` is how the announced begins. */
export function announces(before: string, next: string): Strength | null {
  const sentence = lastSentence(masked(before).slice(-200));
  const sure = SURE.test(sentence);
  if (sure && !TITLE.test(sentence)) return 'sure';
  if (!startsSentence(next)) return null;
  if (sure) return 'possible';
  if (LIKELY.test(sentence)) return 'sure';
  return POSSIBLE.test(sentence) ? 'possible' : null;
}

export const startsSentence = (text: string) => /^[^\p{L}\n]*\p{Lu}/u.test(text);

const TOLD = regex(
  any(
    WRITTEN,
    `${word(NAMES)}[^.!?\\n]{0,50}?${word(SPEAKS)}`,
    `${word(SPEAKS)}\\s+(?:\\p{L}+\\s+){0,2}?${SUBJECT}`,
    `${PLACE}[^,;.!?\\n]{0,50}?${word(SPEAKS)}`,
    `${PLACE}\\)?[\\s:,*—–-]*$`,
  ),
);
const NAMED = regex(
  any(`${word(TEXTS)}[^,;.!?\\n]{0,50}?${word(SPEAKS)}`, `${word(TEXTS)}[^,;.!?\\n]{0,40}$`),
);
const TOLD_AFTER = regex(
  '^[^.!?;\\n]{0,40}',
  any(
    PLACE,
    word(TEXTS),
    `${word(SPEAKS)}\\s+(?:[oa]\\s+)?${SUBJECT}`,
    `${SUBJECT}\\s+(?:\\p{L}+\\s+)?${word(SPEAKS)}`,
    `^\\s*[(—–-]+\\s*${word(NAMES)}`,
  ),
);
/** Sayings of people, and words that are said not to be Scripture. */
const SAYING = regex(word('ditado|popular(?:es)?|hino|can[çc][ãa]o|m[úu]sica|poema|filme'));
const DENIED = regex('^[^.!?\\n]{0,20}', word('n[ãa]o'), '\\s+(?:est|aparec|exist|v[eê]m|[ée]\\s)');

/** Whether the words around a quotation present it as Scripture. */
export function presentsScripture(before: string, after: string): boolean {
  const lead = lastSentence(masked(before).slice(-140));
  if (TOLD.test(lead)) return true;
  if (SAYING.test(lead) || DENIED.test(after)) return false;
  return NAMED.test(lead) || TOLD_AFTER.test(masked(after.slice(0, 60)));
}

/** Whether a reference belongs to the quotation that comes after it, by what is between them. */
export function pointsForward(between: string): boolean {
  if (between.startsWith(')')) return /^\)[\s:,*—–-]*$/.test(between);
  return /^[\s:,;*(“—–-]*$/.test(between) || regex(word(SPEAKS)).test(between);
}

function masked(text: string): string {
  let result = '';
  let at = 0;
  for (const { start, end } of findReferences(text)) {
    result += `${text.slice(at, start)}${PLACE}`;
    at = end;
  }
  return result + text.slice(at);
}

function lastSentence(text: string): string {
  const ends = ['. ', '! ', '? ', '; ', '.” ', '\n\n'];
  return text.slice(Math.max(...ends.map((end) => text.lastIndexOf(end))) + 1);
}
