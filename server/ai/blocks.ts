import type { JSONSchema7 } from '@ai-sdk/provider';
import { SIGNAL_FIELD, SIGNAL_NAMES, SIGNAL_RULE } from './signal.ts';

/** Asks for an answer of one text in blocks, for servers that hold a model to a schema. */
export function blocksSchema(listens: boolean): JSONSchema7 {
  const text: JSONSchema7 = { type: 'string' };
  const block = (properties: Record<string, JSONSchema7>): JSONSchema7 => ({
    type: 'object',
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  });
  const say = block({ say: text, on: { type: 'array', items: text } });
  const blocks: JSONSchema7 = { type: 'array', items: { anyOf: [say, block({ verse: text })] } };
  const heard: JSONSchema7 = { type: 'string', enum: [...SIGNAL_NAMES], description: SIGNAL_RULE };
  return block(listens ? { [SIGNAL_FIELD]: heard, blocks } : { blocks });
}

/** The same in words, for models that only read. */
export const BLOCK_RULE = `Escreva em blocos, um objeto JSON por linha, sem nada em volta: {"say": "um parágrafo ou um item de lista, com as suas palavras", "on": ["João 3:16", "2"]}, em que "on" diz em que lugares ou números do acervo ele se apoia (pode ser []); e {"verse": "João 3:16"}, só o lugar, onde devem aparecer as palavras guardadas de um versículo.`;

const SAY = /^(?:say|says|fala|diz)$/i;
const VERSE =
  /^(?:verse|verses|vers[íi]culos?|verso|refs?|references?|refer[êe]ncias?|place|lugar)$/i;
const ON = /^(?:on|places|lugares|leans|fontes|sources)$/i;
const TEXT =
  /^(?:texto?|content|conte[úu]do|paragraph|par[áa]grafo|resposta|answer|message|mensagem|palavras|t)$/i;
const KIND = /^(?:type|tipo|kind)$/i;
/** Where an object begins a line, or may: a list of them may hold it. */
const BEGINS = /^\s*(?:\[\s*)?\{\s*(?:["}]|$)/;
const MAY_BEGIN = /^\s*(?:\[\s*)?$/;

type Frame = {
  readonly isList: boolean;
  key: string;
  text: string;
  verses: string[];
  /** Whether it is a verse by its own word. */
  isVerse: boolean;
};

/**
 * Reads what a model writes as blocks, whether it holds to the schema, writes a JSON object a line
 * or plain prose, and hands over plain text, in which a verse is its place alone in a line:
 * "[[João 3:16]]". Words beside a place in a block of a verse are never read.
 */
export class BlockReader {
  /** The places and numbers that the blocks lean on. */
  readonly leans: string[] = [];
  /** What the model says that it heard. */
  heard = '';
  /** The beginning of a line that may be an object. */
  private line: string | null = '';
  private frames: Frame[] = [];
  private string: string | null = null;
  private escape = '';
  /** A closing quotation mark that may stand within the text, with what came behind it. */
  private closing: string | null = null;
  private bare = '';
  private isKeyNext = false;
  private isWritten = false;
  private isAfterVerse = false;
  private out = '';

  push(delta: string): string {
    for (const sign of delta) this.read(sign);
    return this.given();
  }

  /** What is there of a block that did not end is shown as far as it is sure what it is. */
  finish(): string {
    if (this.line !== null) this.out += this.line;
    this.line = '';
    for (const frame of this.frames.reverse()) {
      if (this.string !== null && this.isText(frame)) frame.text += this.string;
      this.string = null;
      this.end(frame);
    }
    this.frames = [];
    return this.given();
  }

  private given(): string {
    const given = this.out;
    this.out = '';
    return given;
  }

  private read(sign: string): void {
    if (this.frames.length > 0) {
      this.readJson(sign);
      return;
    }
    if (this.line === null) {
      this.out += sign;
      if (sign === '\n') this.line = '';
      return;
    }
    this.line += sign;
    if (BEGINS.test(this.line) && /["}]/.test(sign)) {
      const begun = this.line.trim();
      this.line = '';
      for (const each of begun) {
        if (each === '[' || each === '{') this.open(each === '[');
        else if (this.frames.length > 0) this.readJson(each);
      }
    } else if (!MAY_BEGIN.test(this.line) && !BEGINS.test(this.line)) {
      this.out += this.line;
      this.isWritten ||= this.line.trim() !== '';
      this.line = sign === '\n' ? '' : null;
    }
  }

  private open(isList: boolean): void {
    const outer = this.frames.at(-1);
    this.frames.push({
      isList,
      key: isList ? (outer?.key ?? '') : '',
      text: '',
      verses: [],
      isVerse: false,
    });
    this.isKeyNext = !isList;
    this.bare = '';
  }

  private readJson(sign: string): void {
    if (this.string !== null) this.readString(sign);
    else if (sign === '"') this.string = '';
    else if (sign === '{' || sign === '[') this.open(sign === '[');
    else if (sign === '}' || sign === ']') this.close();
    else if (sign === ',') {
      this.takeBare();
      this.isKeyNext = this.frames.at(-1)?.isList === false;
    } else if (sign === ':') this.isKeyNext = false;
    else if (/[\d.]/.test(sign)) this.bare += sign;
  }

  private close(): void {
    this.takeBare();
    const frame = this.frames.pop();
    if (!frame) return;
    const outer = this.frames.at(-1);
    if (frame.isList && outer) {
      outer.verses.push(...frame.verses);
      outer.text += frame.text;
    } else this.end(frame);
    this.isKeyNext = false;
    if (this.frames.length === 0) this.line = '';
  }

  private takeBare(): void {
    const frame = this.frames.at(-1);
    if (this.bare !== '' && frame && ON.test(frame.key)) this.leans.push(this.bare);
    this.bare = '';
  }

  private readString(sign: string): void {
    if (this.closing !== null) this.readBehind(sign);
    else if (this.escape !== '') this.readEscape(sign);
    else if (sign === '\\') this.escape = sign;
    else if (sign === '"') this.closing = '';
    else this.append(sign);
  }

  /** A quotation mark closes the text only where JSON goes on behind it. */
  private readBehind(sign: string): void {
    if (/\s/.test(sign) && sign !== '\n') {
      this.closing += sign;
      return;
    }
    const behind = this.closing ?? '';
    this.closing = null;
    if (/[,}\]:\n]/.test(sign)) {
      this.endString();
      if (sign !== '\n') this.readJson(sign);
      return;
    }
    for (const each of `"${behind}`) this.append(each);
    this.readString(sign);
  }

  private readEscape(sign: string): void {
    this.escape += sign;
    const isCode = this.escape[1] === 'u';
    if (isCode && this.escape.length < 6 && /[\da-fu]/i.test(sign)) return;
    const plain = { n: '\n', t: ' ', r: '', b: '', f: '' }[sign] ?? sign;
    const code = Number.parseInt(this.escape.slice(2), 16);
    this.append(isCode ? (Number.isNaN(code) ? '' : String.fromCharCode(code)) : plain);
    this.escape = '';
  }

  private append(sign: string): void {
    const frame = this.frames.at(-1);
    const isSaid = frame !== undefined && !this.isKeyNext && SAY.test(frame.key) && !frame.isVerse;
    if (!isSaid) {
      this.string += sign;
      return;
    }
    if (this.string === '') this.separate(sign);
    // What is said streams; only that it has begun is remembered.
    this.string = '.';
    this.out += sign;
  }

  /** Blocks are paragraphs; items of a list follow one another. */
  private separate(first: string): void {
    const isOneLine = this.isAfterVerse || /^[-•]/.test(first);
    if (this.isWritten) this.out += isOneLine ? '\n' : '\n\n';
    this.isWritten = true;
    this.isAfterVerse = false;
  }

  private isText = (frame: Frame) => !this.isKeyNext && TEXT.test(frame.key);

  private endString(): void {
    const value = this.string ?? '';
    this.string = null;
    const frame = this.frames.at(-1);
    if (!frame) return;
    if (this.isKeyNext) frame.key = value;
    else if (frame.key === SIGNAL_FIELD) this.heard = value;
    else if (ON.test(frame.key)) this.leans.push(value.slice(0, 60));
    else if (VERSE.test(frame.key)) frame.verses.push(value);
    else if (KIND.test(frame.key)) frame.isVerse = VERSE.test(value);
    else if (TEXT.test(frame.key)) frame.text += `${frame.text && ' '}${value}`;
  }

  private end({ text, verses, isVerse }: Frame): void {
    const places = isVerse && verses.length === 0 ? this.leans.splice(-1) : verses;
    for (const place of places) {
      this.separate('');
      this.out += `[[${place.replace(/[[\]{}\n]/g, '').slice(0, 60)}]]\n`;
      this.isAfterVerse = true;
    }
    if (isVerse || places.length > 0 || text === '') return;
    this.separate(text);
    this.out += text;
  }
}
