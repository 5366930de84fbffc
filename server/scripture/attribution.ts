import { maskPlaces, PLACE } from './places.ts';
import { startsSentence, type Unit, type Words } from './positions.ts';
import { AUTHORS, NAMES, SAYS, SPEAKS, TEXTS, TRANSLATIONS, word } from './speakers.ts';

type Strength = 'sure' | 'possible';

const any = (...choices: readonly string[]) => `(?:${choices.join('|')})`;
const regex = (...parts: readonly string[]) => new RegExp(parts.join(''), 'u');

const SUBJECT = any(word(`${NAMES}|${TEXTS}`), PLACE);
const WITHIN = '[^.!?;:\\n“”"«»]';
const LINE_START = '(?:^|\\n)[\\s*_>#•-]*';
const END = '[\\s*_,)\\]]*$';

/** The addressee and the manner, between the verb and the colon. */
const TO_WHOM = `${any('a', 'à', 'ao', 'aos', 'às', 'para', 'em', 'na', 'no', 'nas', 'nos', 'por')}\\s+[\\p{L}${PLACE}]+(?:\\s+${any('de', 'do', 'da', 'dos', 'das', 'em', 'no', 'na')}\\s+\\p{L}+)?`;
const HOW =
  'nos|lhes?|te|me|assim|também|claramente|isto|isso|hoje|ainda|então|novamente|o seguinte|seguinte';
const ADDRESSEE = `(?:\\s+${any(HOW, TO_WHOM)}){0,3}`;

const WRITTEN = `${word('[Ee]st[áa]|[Ee]stava|[Ff]oi|[Ff]ica|[Ff]icou|É')}\\s+(?:assim\\s+)?escrito`;
const VERILY = `${word('[Ee]m verdade')}.{0,20}\\s(?:vos|te|lhes?)\\s+digo`;
const SUBJECT_SAYS = `${SUBJECT}(?:\\s+(?:\\p{L}+\\s+){0,2}|\\s+d[eoa]\\s+\\p{L}+(?:\\s+\\p{L}+)?\\s+)${word(SAYS)}${ADDRESSEE}`;
const SAYS_SUBJECT = `${word(SAYS)}\\s+(?:(?:em|na|no|a|o|os|as)\\s+)?(?:\\p{L}+\\s+)?${SUBJECT}(?:\\s+(?:Santa|Sagrada|Santo|Cristo|d[eo]\\s+\\p{L}+|\\p{Lu}\\p{L}+))?${ADDRESSEE}`;
/** "Ouça a voz do Pai:" */
const HEARD = `${word('[Oo]u(?:ça|vi|ve)|[Cc]antemos|[Cc]ante|[Rr]eceba')}\\s+(?:a voz|as palavras|esta palavra|a palavra|a promessa)\\s+(?:d[oea]\\s+)?(?:próprio\\s+)?${SUBJECT}${WITHIN}{0,30}`;
const ORACLE = `${word('[Aa]ssim')}\\s+(?:diz|falou|fala)${WITHIN}{0,30}`;

/** Plain announcements: what follows is taken for Scripture however it is written. */
const SURE = regex(
  any(`${WRITTEN}${WITHIN}{0,50}`, VERILY, SUBJECT_SAYS, SAYS_SUBJECT, ORACLE, HEARD),
  END,
);

const SUBJECT_SPEAKS = `${SUBJECT}${WITHIN}{0,50}?${word(SPEAKS)}${ADDRESSEE}`;
const SPEAKS_SUBJECT = `${word(SPEAKS)}\\s+(?:\\p{L}+\\s+){0,2}?${SUBJECT}${WITHIN}{0,40}`;
const VERSE_LABEL = `${LINE_START}${word('[Vv]ers[íi]culos?|[Ee]scritura|[Oo]ráculo')}${WITHIN}{0,30}`;
const VERSE_NUMBER = `${word('[Vv]ers[íi]culo')}\\s+(?:\\d+|\\p{L}+)`;
const ACCORDING_TO = `${word('[Ss]egundo|[Cc]onforme|[Nn]as palavras d[eo]')}\\s+${WITHIN}{0,20}?${SUBJECT}${WITHIN}{0,20}`;

/** Less plain announcements: what follows is Scripture where it begins a sentence. */
const LIKELY = regex(
  any(SUBJECT_SPEAKS, SPEAKS_SUBJECT, VERSE_LABEL, VERSE_NUMBER, ACCORDING_TO),
  END,
);

/** A label or a name before a colon: what follows is Scripture if it sounds like it. */
const POSSIBLE = regex(`${LINE_START}(?:\\p{L}+\\s+){0,5}${SUBJECT}${WITHIN}{0,30}`, END);
/** "O que a Bíblia diz:" is the title of an explanation. */
const TITLE = regex(`${word('[Oo] que')}\\s+${WITHIN}{0,40}`, END);

/**
 * Measures how plainly the words up to a colon announce Scripture; `next` begins with what they
 * announce.
 */
export function announcementStrength(before: string, next: string): Strength | null {
  const sentence = lastSentence(maskPlaces(before).masked.slice(-200));
  const sure = SURE.test(sentence);
  if (sure && !TITLE.test(sentence)) return 'sure';
  if (!startsSentence(next)) return null;
  if (sure) return 'possible';
  if (LIKELY.test(sentence)) return 'sure';
  return POSSIBLE.test(sentence) ? 'possible' : null;
}

const ATTRIBUTED_BEFORE = regex(
  any(
    WRITTEN,
    `${word(NAMES)}[^.!?\\n]{0,50}?${word(SPEAKS)}`,
    `${word(SPEAKS)}\\s+(?:\\p{L}+\\s+){0,2}?${SUBJECT}`,
    `${PLACE}[^,;.!?\\n]{0,50}?${word(SPEAKS)}`,
    `${PLACE}\\)?[\\s:,*—–-]*$`,
  ),
);
const TEXT_NAMED_BEFORE = regex(
  any(`${word(TEXTS)}[^,;.!?\\n]{0,50}?${word(SPEAKS)}`, `${word(TEXTS)}[^,;.!?\\n]{0,40}$`),
);
const ATTRIBUTED_AFTER = regex(
  '^[^.!?;\\n]{0,40}',
  any(
    PLACE,
    word(TEXTS),
    `${word(SPEAKS)}\\s+(?:[oa]\\s+)?${SUBJECT}`,
    `${SUBJECT}\\s+(?:\\p{L}+\\s+)?${word(SPEAKS)}`,
    `^\\s*[(—–-]+\\s*${word(NAMES)}`,
  ),
);
/** Works of people, which are quoted as such. */
const HUMAN_WORK = regex(word('ditado|popular(?:es)?|hinos?|can[çc][ãa]o|m[úu]sica|poema|filme'));
const DENIED_AFTER = regex(
  '^[^.!?\\n]{0,20}',
  word('n[ãa]o'),
  '\\s+(?:est|aparec|exist|v[eê]m|[ée]\\s)',
);

/** Whether the words around a quotation present it as Scripture. */
export function presentsScripture(before: string, after: string): boolean {
  const lead = lastSentence(maskPlaces(before).masked.slice(-140));
  if (ATTRIBUTED_BEFORE.test(lead)) return true;
  if (HUMAN_WORK.test(lead) || HUMAN_WORK.test(after) || DENIED_AFTER.test(after)) return false;
  return (
    TEXT_NAMED_BEFORE.test(lead) || ATTRIBUTED_AFTER.test(maskPlaces(after.slice(0, 60)).masked)
  );
}

function lastSentence(text: string): string {
  const ends = ['. ', '! ', '? ', '; ', '.” ', '\n\n'];
  return text.slice(Math.max(...ends.map((end) => text.lastIndexOf(end))) + 1);
}

/** Whether a line that ends with a colon announces words of Scripture in the next. */
export const announcesScripture = (line: string) =>
  announcementStrength(line.replace(/[\s:*_)]+$/, ''), 'Palavras') === 'sure';

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
const SPOKEN_BY = regex(
  word(`${NAMES}|${AUTHORS}`),
  '[^.!?;\\n]{0,60}?',
  word(SPEAKS),
  '[^.!?;\\n]{0,40}$',
);
/** Whether the words before a quotation give it to people of today, or to a saying. */
export const isHumanSpeech = (before: string) =>
  HUMAN_SPEECH.test(before) && !SPOKEN_BY.test(before);

const COLON =
  /(:|\s--?(?=\s)|\s[–—](?=\s)|\.{3}|…)[)*_]*(?:[ \t]*|\s*\n\s*)([—–•*-]\s+|\d{1,2}[.)]\s+)?(?=[^\s>{—–-])(?!\d)/gu;

/** The words behind an announcement of this strength: "Jesus disse: …". */
export const behindAnnouncement =
  (wanted: Strength) =>
  ({ text }: Unit): Words | null => {
    for (const match of text.matchAll(COLON)) {
      const [all, sign, item] = match;
      const start = match.index + all.length;
      const next = text.slice(start);
      const strength = announcementStrength(text.slice(0, match.index), next);
      if (!strength || (sign !== ':' && (strength !== 'sure' || !startsSentence(next)))) continue;
      if ((item ? 'possible' : strength) !== wanted) continue;
      return { start, end: text.length, reference: null };
    }
    return null;
  };
