import { withColons } from './comma-range.ts';
import { withoutInvisible } from './invisible.ts';

/** The name of a translation after a reference, as in "Fp 4:13 NVI" and "(NVI-PT)". */
const TRANSLATION =
  /\s*[([]?\b(?:nvi|ara|arc|acf|naa|ntlh|nvt|kja|bkj|aa|tb|blivre|almeida)(?:[- ](?:pt|br))?\b[)\]]?\s*$/i;
/** Words that send a reader to a place: "Cf. Jo 3:16", "leia o Salmo 23". */
const SENDING =
  /^\s*(?:cfr?|conf|confira|conforme|segundo|ver|vejam?|vide|leiam?|ler|lemos|leitura|texto|abram?|est[áa] escrito|como diz)(?:\s+(?:tamb[ée]m|em|de|(?:n?as?|suas?)\s+b[íi]blias?(?:\s+em)?))*(?:[.:]+\s*|\s+)(?=\S)/iu;
const ODD_DASH = /[\u2010-\u2015\u2212\ufe58\uff0d]/gu;
const ODD_BLANK = /[\u00a0\u2000-\u200a\u202f\u205f\u3000\t]/gu;
/** "Jo 1:1-14.18": behind a colon a dot joins verses. */
const DOT_BEHIND_COLON = /(\d:\d{1,3}-\d{1,3})\.(?=\d{1,3}(?![\d:.]))/gu;
/** A chapter in Roman figures behind the name of a book, as in "Salmo XXIII" and "João III, 16". */
const ROMAN_CHAPTER = /(?<=\p{L}{2}\.?\s)([IVXLC]{1,8})(?=\s*(?:$|[:.,;]))/gu;
const ROMAN: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100 };

/** A typed place without signs that only look different, words that lead to it and a translation's name. */
export function cleanPlace(text: string): string {
  const { visible } = withoutInvisible(text.normalize('NFC'));
  const even = visible.replace(ODD_DASH, '-').replace(ODD_BLANK, ' ');
  const bare = even.replace(SENDING, '').replace(TRANSLATION, '').trim();
  return withColons(bare)
    .replace(DOT_BEHIND_COLON, '$1,')
    .replace(ROMAN_CHAPTER, (letters) => figuresOf(letters));
}

function figuresOf(letters: string): string {
  const values = [...letters].map((letter) => ROMAN[letter] ?? 0);
  return String(
    values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0),
  );
}

/** "Tiago 1;5": the semicolon stands on the colon's key. */
const SEMICOLON = /^([^;:.,]*\p{L}[^;:.,]*\d);(\d{1,3}(?:\s*-\s*\d{1,3})?)$/u;

export const withColonMeant = (clean: string): string => clean.replace(SEMICOLON, '$1:$2');

/** What stands around places in notes, messages and scanned pages; each with what takes its place. */
const NOTES: readonly (readonly [RegExp, (...found: string[]) => string])[] = [
  // *bold* and _slanted_
  [/[*_~]+/gu, () => ''],
  // "- Sl 1", "• Sl 1", "1) Sl 1", "2. Sl 1"
  [/^\s*(?:[-•▪●·>]|\d{1,2}[.)º])\s+/gmu, () => ''],
  // "a) Is 6; b) Jr 1"
  [/(?<=^|;\s)[a-h]\)\s+/gmu, () => ''],
  // "Rute (Rt 1:16)"
  [/^[^\d\n();]{2,60}\(([^()\n]+\d)\)\s*$/gmu, (_, place) => place],
  // "Sl 133:1 💛 boa noite", "Gl 5.22,23."
  [/(?<=\d)\s*(?:\p{Extended_Pictographic}[^\d\n]*|\.)$/gmu, () => ''],
  // "Dn 3:16 + Dn 6:10"
  [/(?<=\d)\s*\+\s*(?=[\d\p{L}])/gu, () => '; '],
  // "Texto áureo: Hb 11.6", "Terça: Gn 2"
  [/(?<=^|\/\s)[^\d\n:;/]{2,40}(?<=\p{L}\.?\s?)(?:\d{1,2})?:\s+/gmu, () => ''],
  // "Devocional - Is 40:28-31"
  [/^[^\d\n:;-]{3,30}(?:\s\d{1,2})?\s-\s+(?=[\p{Lu}\d])/gmu, () => ''],
  // "Mq 6.8 - justiça e misericórdia"
  [/(?<=\d)\s+-\s+\p{L}[^\d;\n]*$/gmu, () => ''],
  // "l Co 13": scanned figures or capitals
  [/^[lI]{1,3}(?=\s+\p{Lu})/gmu, (letters) => 'I'.repeat(letters.length)],
  // "capítulos 5, 6 e 7 de Mateus"
  [
    /^(?:os?\s+)?cap(?:[íi]tulo)?s?\.?\s+(\d{1,3}(?:\s*(?:-|,|[,\s]\s*(?:e|ao?)(?=\s))\s*\d{1,3})*)\s+d[eao]s?\s+(.+)$/iu,
    (_, chapters, book) => `${book} ${/\d\D+\d/u.test(chapters) ? 'caps. ' : ''}${chapters}`,
  ],
  [
    /^(?:os?\s+)?vers[íi]culos?\s+(\d{1,3}(?:\s*(?:-|ao?|e)\s*\d{1,3})?)\s+d[eo]\s+cap[íi]tulo\s+(\d{1,3})\s+d[eao]s?\s+(.+)$/iu,
    (_, verses, chapter, book) => `${book} ${chapter}:${verses}`,
  ],
  // "At 10,34a.37-43"
  [/(?<=\d)[a-d]{1,2}(?=[.,;\s-]|$)/gu, () => ''],
  // "At 2:42-47 e 4:32-35"
  [/(?<=\d)\s+e\s+(?=\d{1,3}[:.]\d)/gu, () => '; '],
];

/** The places of a note alone; the same text where nothing stands around them. */
export const withoutNotes = (clean: string): string =>
  NOTES.reduce((text, [sign, instead]) => text.replace(sign, instead), clean).trim();
