import { isBookCode } from '#shared/bible/canon.ts';
import { refuseUnreadable } from './encoding.ts';
import {
  endsInside,
  type ImportedBook,
  type ImportedNote,
  type ImportedVerse,
  ImportFault,
} from './model.ts';
import { joinText, tidyText } from './text.ts';

const VERSE = /^\\v \S+?\.(\d{1,3})\.(\d{1,3})\s*$/;
// Some closing tags lost their backslash in the published files; others carry punctuation.
const TAG =
  /^(\\\*|\\|\*)(fn|added|ref|key|psalm-title|name-long|name-short|abbreviation|ubs-code)([”.,;:!?]*)\s*$/;
const OPAQUE = new Set(['ref', 'name-long', 'name-short', 'abbreviation']);

type OpenVerse = { number: number; text: string; notes: ImportedNote[] };
type OpenChapter = { number: number; title: string | null; verses: ImportedVerse[] };

/**
 * Parses one book in "f4", the markup in which Bíblia Livre is published: one tag per line,
 * text lines with their own spaces, footnotes between `\fn` and `\*fn`.
 * @throws ImportFault naming the line of the first fault.
 */
export function parseF4Book(source: string, fileName: string): ImportedBook {
  refuseUnreadable(source, fileName);
  const state = new BookReader(fileName);
  const lines = source.replace(/^\uFEFF/, '').split(/\r?\n/);
  for (const [index, line] of lines.entries()) state.read(line, index + 1);
  return state.finish();
}

class BookReader {
  private code = '';
  private readonly chapters: OpenChapter[] = [];
  private verse: OpenVerse | null = null;
  private title = '';
  private note: string | null = null;
  private readonly open: string[] = [];
  private readonly fileName: string;

  constructor(fileName: string) {
    this.fileName = fileName;
  }

  read(line: string, lineNumber: number): void {
    const verse = VERSE.exec(line);
    const tag = TAG.exec(line);
    if (verse) this.startVerse(Number(verse[1]), Number(verse[2]), lineNumber);
    else if (tag) this.readTag(tag[1] ?? '', tag[2] ?? '', tag[3] ?? '');
    else if (line.startsWith('\\')) throw this.fault(lineNumber, `marcação desconhecida "${line}"`);
    else this.addText(line);
  }

  finish(): ImportedBook {
    const [unfinished] = this.open;
    if (unfinished) throw endsInside(this.fileName, `\\${unfinished}`);
    this.closeVerse();
    if (!isBookCode(this.code)) {
      throw new ImportFault(`${this.fileName}: não diz de que livro é (\\ubs-code)`);
    }
    return { code: this.code, chapters: this.chapters };
  }

  private startVerse(chapter: number, number: number, lineNumber: number): void {
    this.closeVerse();
    let current = this.chapters.at(-1);
    if (current?.number !== chapter) {
      if (chapter !== (current?.number ?? 0) + 1) {
        throw this.fault(lineNumber, `capítulo ${chapter} fora de ordem`);
      }
      const title = tidyText(this.title);
      current = { number: chapter, title: title === '' ? null : title, verses: [] };
      this.chapters.push(current);
      this.title = '';
    }
    if (number <= (current.verses.at(-1)?.number ?? 0)) {
      throw this.fault(lineNumber, `versículo ${chapter}:${number} fora de ordem`);
    }
    this.verse = { number, text: '', notes: [] };
    this.open.length = 0;
    this.note = null;
  }

  private closeVerse(): void {
    this.closeNote();
    if (!this.verse) return;
    const { number, text, notes } = this.verse;
    this.chapters.at(-1)?.verses.push({ number, text: tidyText(text), notes });
    this.verse = null;
  }

  private readTag(kind: string, tag: string, punctuation: string): void {
    if (kind === '\\') {
      // A second "\fn" while the first is open is a closing tag without its star.
      if (tag === 'fn' && this.note !== null) {
        this.close(tag);
        return;
      }
      this.open.push(tag);
      if (tag === 'fn') this.note = '';
    } else {
      this.close(tag);
      if (punctuation) this.addText(punctuation);
    }
  }

  private close(tag: string): void {
    const index = this.open.lastIndexOf(tag);
    if (index >= 0) this.open.splice(index, 1);
    if (tag === 'fn') this.closeNote();
  }

  private closeNote(): void {
    const text = tidyText(this.note ?? '');
    if (text !== '' && this.verse) {
      this.verse.notes.push({ offset: tidyText(this.verse.text).length, text });
    }
    this.note = null;
  }

  private addText(line: string): void {
    if (this.open.includes('ubs-code')) {
      this.code = line.trim();
    } else if (this.open.includes('psalm-title')) {
      if (this.note === null) this.title = joinText(this.title, line);
    } else if (this.open.some((tag) => OPAQUE.has(tag))) {
      // Cross-references and book names are not part of the text.
    } else if (this.note !== null) {
      // The keyword of a note repeats words of the verse.
      if (!this.open.includes('key')) this.note = joinText(this.note, line);
    } else if (this.verse) {
      this.verse.text = joinText(this.verse.text, line);
    }
  }

  private fault(lineNumber: number, what: string): ImportFault {
    return new ImportFault(`${this.fileName}, linha ${lineNumber}: ${what}`);
  }
}
