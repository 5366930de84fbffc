import type { Collection, CollectionItem } from './collections-query.ts';

type Written = Pick<Collection, 'name' | 'items'>;

/** How each kind of file writes a title, a heading, a note, and a passage. */
const WRITERS = {
  txt: {
    title: (name: string) => `${name}\n${'='.repeat([...name].length)}`,
    heading: (text: string) => `${text}\n${'-'.repeat([...text].length)}`,
    passage: (words: string, place: string) => `${words}\n${place}`,
  },
  md: {
    title: (name: string) => `# ${escaped(name)}`,
    heading: (text: string) => `## ${escaped(text)}`,
    passage: (words: string, place: string) => `> ${escaped(words)}\n>\n> — ${place}`,
  },
} as const;

export type FileFormat = keyof typeof WRITERS;

const TYPES: Readonly<Record<FileFormat, string>> = { txt: 'text/plain', md: 'text/markdown' };

export function collectionFile(collection: Written, format: FileFormat): File {
  const text = collectionText(collection, format);
  return new File([text], `${fileName(collection.name)}.${format}`, {
    type: `${TYPES[format]};charset=utf-8`,
  });
}

export const fileName = (name: string) =>
  name.replace(/[^\p{L}\d]+/gu, '-').replace(/^-|-$/g, '') || 'colecao';

/** The collection as a text of its own. */
export function collectionText({ name, items }: Written, format: FileFormat): string {
  const writer = WRITERS[format];
  const parts = items.map((item) => {
    if (item.kind === 'heading') return writer.heading(item.text);
    if (item.kind === 'note') return format === 'md' ? escaped(item.text) : item.text;
    return writer.passage(wordsOf(item), placeOf(item));
  });
  return `${[writer.title(name), ...parts].join('\n\n')}\n`;
}

type Passage = Extract<CollectionItem, { kind: 'passage' }>;

const wordsOf = ({ verses, more }: Passage) =>
  verses.map(({ number, text }) => `${number} ${text}`).join(' ') + (more ? ' …' : '');
const placeOf = ({ title, translation }: Passage) =>
  translation ? `${title} (${translation})` : title;

/** What a member writes stays what it is: no asterisk of theirs becomes a list or bold. */
const escaped = (text: string) => text.replace(/[\\`*_[\]<>#|~]/g, String.raw`\$&`);
