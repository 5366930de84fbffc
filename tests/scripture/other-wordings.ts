import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { plainWordsOf } from '#shared/portuguese/words.ts';

/** A verse as another translation words it. */
export type Wording = Readonly<{ place: string; style: string; text: string }>;

export const OTHER_WORDINGS: readonly Wording[] = readFileSync(
  join(import.meta.dirname, 'other-wordings.tsv'),
  'utf8',
)
  .trim()
  .split('\n')
  .map((line) => {
    const [, place = '', style = '', text = ''] = line.split('\t');
    return { place, style, text };
  });

const lower = (text: string) => text.replace(/^\p{L}/u, (letter) => letter.toLowerCase());
const open = (text: string) => text.replace(/[.;!]$/, '');

/** The ways in which a model attaches words to the place of a verse. */
export const FORMS: Readonly<Record<string, (place: string, text: string) => string>> = {
  'quotation marks, place behind': (p, t) => `Guarde isto: “${t}” (${p}).`,
  'place, colon, quotation marks': (p, t) => `${p}: "${t}"`,
  'place, dash, words': (p, t) => `${p} — ${t}`,
  'block quotation ending in its place': (p, t) => `> ${t}\n>\n> — ${p}`,
  'block quotation with its place in parentheses': (p, t) => `> ${t} (${p})`,
  'block quotation of one line, dash': (p, t) => `> ${t} — ${p}`,
  'block quotation below its place': (p, t) => `**${p}**\n\n> ${t}`,
  'we read that': (p, t) => `Em ${p}, lemos que ${lower(t)}`,
  'sentence with its place in parentheses': (p, t) => `${open(t)} (${p}).`,
  'sentence, then its place in parentheses': (p, t) => `${t} (${p})`,
  'emoji, words, dash, place': (p, t) => `📖 ${t} — ${p}`,
  'bold place, dash, words': (p, t) => `**${p}** – ${t}`,
  'bold place, words': (p, t) => `**${p}** ${t}`,
  'item: place, colon, words': (p, t) => `Três textos:\n\n- ${p}: ${t}\n- Ore hoje.`,
  'item: words, place in parentheses': (p, t) => `Leve com você:\n\n- ${t} (${p})\n- Ore hoje.`,
  'numbered item, bold place': (p, t) => `1. **${p}**: ${t}\n2. Ore hoje.`,
  announced: (p, t) => `Veja o que diz ${p}:\n\n${t}`,
  'place says, next paragraph': (p, t) => `${p} diz:\n\n${t}`,
  'italics with the place': (p, t) => `*${t}* (${p})`,
  'italics, place in the next line': (p, t) => `*${t}*\n— ${p}`,
  'row: place, words': (p, t) => `| Texto | Palavras |\n|---|---|\n| ${p} | ${t} |\n`,
  'row: words, place': (p, t) => `| Palavras | Texto |\n|---|---|\n| ${t} | ${p} |\n`,
  'place, emoji, words': (p, t) => `${p} 👉 ${t}`,
  'place, arrow, words': (p, t) => `${p} → ${t}`,
  'heading, words below': (p, t) => `### ${p}\n\n${t}`,
  'place alone in the line above': (p, t) => `${p}\n${t}`,
  'place alone in the line below': (p, t) => `${t}\n${p}`,
  'words, place in the next paragraph': (p, t) => `${t}\n\n(${p})`,
  'equals sign': (p, t) => `${p} = ${t}`,
  'code block': (p, t) => `\`\`\`\n${t}\n\`\`\`\n${p}`,
  'as the place says': (p, t) => `${open(t)}, como diz ${p}.`,
  'markup of a quotation': (p, t) => `<blockquote>${t}</blockquote> ${p}`,
  'bold words, place': (p, t) => `**${t}** ${p}`,
  'quotation, place in the next sentence': (p, t) => `“${t}” Isso está em ${p}.`,
  footnote: (p, t) => `Descanse nisso.¹\n\n¹ ${t} (${p})`,
  'raised number': (p, t) => `${p}\n¹ ${t}`,
};

const RUN = 5;

/** Whether words of a wording are shown as its writer wrote them. */
export function showsWording(own: string, { text }: Wording): boolean {
  const shown = ` ${plainWordsOf(own).join(' ')} `;
  const words = plainWordsOf(text);
  const length = Math.min(RUN, words.length);
  return words.some(
    (_, at) =>
      at + length <= words.length && shown.includes(` ${words.slice(at, at + length).join(' ')} `),
  );
}
