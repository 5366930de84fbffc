import usfm from 'usfm-js';
import * as z from 'zod';
import { isBookCode } from '#shared/bible/canon.ts';
import {
  endsInside,
  type ImportedBook,
  type ImportedChapter,
  type ImportedNote,
  type ImportedVerse,
  ImportFault,
} from './model.ts';
import { joinText, tidyText } from './text.ts';

/** A node of the parser's tree: text, or a marker with content and children. */
type Node = {
  type?: string | undefined;
  tag?: string | undefined;
  text?: string | undefined;
  content?: string | undefined;
  children?: Node[] | undefined;
};

const Node: z.ZodType<Node> = z.object({
  type: z.string().optional(),
  tag: z.string().optional(),
  text: z.string().optional(),
  content: z.string().optional(),
  get children() {
    return z.array(Node).optional();
  },
});
const Document = z.object({
  headers: z.array(z.object({ tag: z.string().optional(), content: z.string().optional() })),
  chapters: z.record(z.string(), z.record(z.string(), z.object({ verseObjects: z.array(Node) }))),
});

/** Markers whose words belong to no verse: headings, cross-references, remarks. */
const IGNORED = /^(?:s\d?|sr|r|mr|ms\d?|mt\d?|rem|x|xt|fig|cl|cp|cd|va|vp|qa|iex|toc\d?)$/;
const NOTE = /^(?:f|fe|ef)$/;
/** Notes, unlike other markers, end only at their closing one. */
const NOTE_EDGE = /\\(f|fe|ef|x)(\*|\s)/g;

/**
 * Parses one book in USFM, as eBible.org and others publish it.
 * @throws ImportFault naming the place of the first fault
 */
export function parseUsfmBook(source: string, fileName: string): ImportedBook {
  const parsed = Document.safeParse(usfm.toJSON(source));
  if (!parsed.success) throw new ImportFault(`${fileName}: não é um livro em USFM`);
  const { headers, chapters } = parsed.data;
  const code =
    headers
      .find(({ tag }) => tag === 'id')
      ?.content?.slice(0, 3)
      .toUpperCase() ?? '';
  if (!isBookCode(code)) throw new ImportFault(`${fileName}: livro desconhecido (\\id ${code})`);
  const numbers = chapterNumbers(source, fileName);
  const edge = [...source.matchAll(NOTE_EDGE)].at(-1);
  if (edge && edge[2] !== '*') throw endsInside(fileName, `\\${edge[1]}`);
  return {
    code,
    chapters: numbers.map((number) =>
      readChapter(number, chapters[String(number)] ?? {}, fileName),
    ),
  };
}

/** The chapter numbers of a file, whose chapters and verses must be in ascending order. */
function chapterNumbers(source: string, fileName: string): number[] {
  const numbers: number[] = [];
  let chapter = 0;
  let verse = 0;
  for (const [index, line] of source.split(/\r?\n/).entries()) {
    const place = `${fileName}, linha ${index + 1}`;
    for (const [, kind, number = ''] of line.matchAll(/\\(c|v)\s+(\d+)/g)) {
      const value = Number(number);
      if (kind === 'c') {
        if (value !== chapter + 1)
          throw new ImportFault(`${place}: capítulo ${value} fora de ordem`);
        numbers.push(value);
        [chapter, verse] = [value, 0];
      } else {
        if (chapter === 0) throw new ImportFault(`${place}: versículo antes do primeiro capítulo`);
        if (value <= verse) {
          throw new ImportFault(`${place}: versículo ${chapter}:${value} fora de ordem`);
        }
        verse = value;
      }
    }
  }
  return numbers;
}

type VerseNodes = Readonly<Record<string, { verseObjects: Node[] }>>;

function readChapter(number: number, verses: VerseNodes, fileName: string): ImportedChapter {
  const title = (verses['front']?.verseObjects ?? [])
    .filter(({ tag }) => tag === 'd')
    .map((node) => readNodes([node]).text)
    .join(' ');
  const read = Object.entries(verses)
    .filter(([name]) => name !== 'front')
    .map(([name, { verseObjects }]): ImportedVerse => {
      const first = Number.parseInt(name, 10);
      if (!Number.isInteger(first)) {
        throw new ImportFault(`${fileName}: versículo "${number}:${name}" sem número`);
      }
      const { text, notes } = readNodes(verseObjects);
      // Joined verses such as "3-4" are stored under their first number.
      const joined = name.includes('-') ? [{ offset: 0, text: `Versículos ${name} juntos.` }] : [];
      return { number: first, text, notes: [...joined, ...notes] };
    });
  // The parser puts joined verses last, since "3-4" is not a number.
  read.sort((a, b) => a.number - b.number);
  return { number, title: title === '' ? null : title, verses: read };
}

function readNodes(nodes: readonly Node[]): { text: string; notes: ImportedNote[] } {
  let text = '';
  const notes: ImportedNote[] = [];
  const visit = (node: Node): void => {
    const tag = node.tag?.replace(/^\+/, '') ?? '';
    if (IGNORED.test(tag)) return;
    if (NOTE.test(tag)) {
      const note = tidyText((node.content ?? '').replace(/^[+-]\s*|\\fr\s+\S+|\\\+?\w+\*?/g, ' '));
      if (note !== '') notes.push({ offset: tidyText(text).length, text: note });
      return;
    }
    if (node.text) text = joinText(text, node.text.replace(/\n/g, ' '));
    for (const child of node.children ?? []) visit(child);
  };
  for (const node of nodes) visit(node);
  return { text: tidyText(text), notes };
}
