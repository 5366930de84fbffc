import type { Part, RichText } from '#shared/rich-text.ts';

/** A paragraph, or one item of a list. */
export type Block = Readonly<{ list: boolean; parts: readonly Part[] }>;

const ITEM = /^\s*(?:[-•]|\d{1,2}[.)])\s+(?=\S)/;

/** A line of nothing but strong words is a heading. */
const HEADING = /^\s*\*\*[^*]+\*\*\s*$/;

/**
 * Splits a text at blank lines, list items and headings; references and quotations stay in place.
 */
export function toBlocks(text: RichText): Block[] {
  const builder = new BlockBuilder();
  for (const part of text) {
    if (part.type !== 'text') {
      builder.add(part);
      continue;
    }
    for (const [index, line] of part.text.split('\n').entries()) {
      if (index > 0) builder.breakLine(line);
      builder.addLine(line);
    }
  }
  return builder.finish();
}

class BlockBuilder {
  private readonly blocks: Block[] = [];
  private list = false;
  private parts: Part[] = [];

  add(part: Part): void {
    this.parts.push(part);
  }

  /** The line after a line break decides what the break means. */
  breakLine(next: string): void {
    if (next.trim() === '' || ITEM.test(next) || this.isHeading) this.close();
    else if (this.parts.length > 0) this.parts.push({ type: 'text', text: '\n' });
  }

  addLine(line: string): void {
    const item = this.parts.length === 0 ? ITEM.exec(line) : null;
    if (item) this.list = true;
    const text = item ? line.slice(item[0].length) : line;
    if (text !== '') this.parts.push({ type: 'text', text });
  }

  finish(): Block[] {
    this.close();
    return this.blocks;
  }

  private get isHeading(): boolean {
    const [part, more] = this.parts;
    return part?.type === 'text' && !more && !this.list && HEADING.test(part.text);
  }

  private close(): void {
    const written = this.parts.some((part) => part.type !== 'text' || part.text.trim() !== '');
    if (written) this.blocks.push({ list: this.list, parts: this.parts });
    this.list = false;
    this.parts = [];
  }
}
