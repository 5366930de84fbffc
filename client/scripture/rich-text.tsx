import { Fragment, type ReactNode } from 'react';
import { inQuotationMarks } from '#shared/bible/quotation-marks.ts';
import { isNamedBefore, type Part, type RichText as Text, textBefore } from '#shared/rich-text.ts';
import { type Block, toBlocks } from './blocks.ts';
import { VerseChip } from './verse-chip.tsx';

/**
 * Text with references as chips and quotations as the stored words. Of markup it knows
 * paragraphs, lists with "- " and "**strong**"; anything else stays text.
 */
export function RichText({ text }: Readonly<{ text: Text }>) {
  const blocks = toBlocks(text);
  const groups: { list: boolean; blocks: Block[] }[] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    if (last?.list && block.list) last.blocks.push(block);
    else groups.push({ list: block.list, blocks: [block] });
  }
  return (
    <div className="grid gap-3">
      {groups.map((group, index) =>
        group.list ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks only ever grow at the end
          <ul key={index} className="grid list-disc gap-1.5 pl-5">
            {group.blocks.map((block, item) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <li key={item}>{renderParts(block.parts)}</li>
            ))}
          </ul>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <div key={index}>{group.blocks.map((block) => renderParts(block.parts))}</div>
        ),
      )}
    </div>
  );
}

function renderParts(parts: readonly Part[]): ReactNode[] {
  return parts.map((part, index) => {
    const key = index;
    if (part.type === 'text') {
      const opened = opens(parts, index) ? part.text.slice(0, -1) : part.text;
      return <Fragment key={key}>{strong(opened.slice(closingAt(parts, index).length))}</Fragment>;
    }
    const closing = closingAt(parts, index + 1);
    if (part.type === 'quotation') {
      const isNamed = isNamedBefore(parts, index);
      return <Quotation key={key} part={part} closing={closing} isNamed={isNamed} />;
    }
    const chip = <VerseChip key={key} reference={part.key} before={textBefore(parts, index)} />;
    const bracket = opens(parts, index - 1) ? '(' : '';
    if (!bracket && !closing) return chip;
    return (
      <span key={key} className="whitespace-nowrap">
        {bracket}
        {chip}
        {closing}
      </span>
    );
  });
}

const CLOSING = /^[)\]”’.,;:!?…]+/u;

/**
 * Finds the punctuation at the start of a text that closes what precedes it: it stays on the line of
 * a reference, and have no meaning after a quotation that is a block of its own.
 */
function closingAt(parts: readonly Part[], index: number): string {
  const [before, part] = [parts[index - 1], parts[index]];
  if (!before || before.type === 'text' || part?.type !== 'text') return '';
  return CLOSING.exec(part.text)?.[0] ?? '';
}

/** Whether a text ends with the bracket of what follows it. */
function opens(parts: readonly Part[], index: number): boolean {
  const [part, next] = [parts[index], parts[index + 1]];
  if (part?.type !== 'text' || !part.text.endsWith('(')) return false;
  return next?.type === 'reference' || (next?.type === 'quotation' && isBlock(next));
}

function strong(text: string): ReactNode[] {
  return text.split(/\*\*([^*\n]+)\*\*/).map((piece, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one string in order
    index % 2 === 1 ? <strong key={index}>{piece}</strong> : piece.replaceAll('**', ''),
  );
}

type QuotationPart = Extract<Part, { type: 'quotation' }>;

const INLINE = 90;

const isBlock = ({ text }: QuotationPart) => text.length > INLINE;

type QuotationProps = Readonly<{
  part: QuotationPart;
  closing: string;
  /** Whether its place stands before it in the paragraph. */
  isNamed: boolean;
}>;

function Quotation({ part, closing, isNamed }: QuotationProps) {
  if (!isBlock(part)) {
    const words = (
      <q className="font-serif before:content-none after:content-none">
        {inQuotationMarks(part.text)}
      </q>
    );
    if (isNamed) {
      return (
        <span>
          {words}
          {closing}
        </span>
      );
    }
    return (
      <span>
        {words}{' '}
        <span className="whitespace-nowrap">
          (<VerseChip reference={part.key} />){closing}
        </span>
      </span>
    );
  }
  return (
    <blockquote className="quotation">
      {part.text}
      <footer className="mt-1 font-sans text-sm text-muted">
        {isNamed ? null : (
          <>
            <VerseChip reference={part.key} /> ·{' '}
          </>
        )}
        {part.translation}
      </footer>
    </blockquote>
  );
}
