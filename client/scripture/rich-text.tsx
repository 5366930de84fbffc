import { Fragment, type ReactNode } from 'react';
import {
  isNamedBefore,
  type Part,
  type RichText as Text,
  textBefore,
} from '#shared/answers/rich-text.ts';
import { inQuotationMarks } from '#shared/bible/quotation-marks.ts';
import { type Block, toBlocks } from './blocks.ts';
import { VerseChip } from './verse-chip.tsx';

/**
 * Text with references as chips and quotations as the stored words. Of markup it knows
 * paragraphs, lists with "- " or numbers, tables, code and "**strong**"; anything else stays text.
 */
export function RichText({ text }: Readonly<{ text: Text }>) {
  return (
    <div className="grid gap-3">
      {groupsOf(toBlocks(text)).map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks only ever grow at the end
        <Group key={index} blocks={group} />
      ))}
    </div>
  );
}

/** Items of the same kind that follow each other are one list. */
function groupsOf(blocks: readonly Block[]): Block[][] {
  const groups: Block[][] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    const isListed = block.kind === 'item' || block.kind === 'numbered';
    if (isListed && last?.[0]?.kind === block.kind) last.push(block);
    else groups.push([block]);
  }
  return groups;
}

function Group({ blocks }: Readonly<{ blocks: readonly Block[] }>) {
  const [first] = blocks;
  switch (first?.kind) {
    case 'item':
      return <ul className="grid list-disc gap-1.5 pl-5">{blocks.map(listed)}</ul>;
    case 'numbered':
      return (
        <ol className="grid list-decimal gap-1.5 pl-7" start={first.number}>
          {blocks.map(listed)}
        </ol>
      );
    case 'code':
      return (
        <pre className="overflow-x-auto rounded-lg bg-sunken p-3 text-[0.9375rem]">
          <code>{first.parts.map((part) => (part.type === 'text' ? part.text : part.key))}</code>
        </pre>
      );
    case 'table':
      return <Table {...first} />;
    case 'text':
      return <div>{renderParts(first.parts)}</div>;
    default:
      return null;
  }
}

const listed = (block: Block, index: number) =>
  block.kind === 'table' ? null : (
    // The numbers stay as they were written, whatever is missing between them.
    <li key={index} value={block.kind === 'numbered' ? block.number : undefined}>
      {renderParts(block.parts)}
    </li>
  );

/** A wide table scrolls by itself. */
function Table({ head, rows }: Extract<Block, { kind: 'table' }>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll it
    <section className="overflow-x-auto" tabIndex={0} aria-label="Tabela">
      <table className="wrap-break-word w-full border-collapse text-left">
        <thead>
          <tr>
            {head.map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns in order
              <th key={index} scope="col" className="border-b-2 border-line px-2 py-1.5">
                {renderParts(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows in order
            <tr key={place}>
              {row.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns in order
                <td key={index} className="border-b border-line px-2 py-1.5 align-top">
                  {renderParts(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
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
  return text.split(/(\*\*[^*\n]+\*\*|`[^`\n]+`)/).map((piece, index) => {
    if (index % 2 === 0) return piece.replaceAll('**', '');
    const isCode = piece.startsWith('`');
    const words = isCode ? piece.slice(1, -1) : piece.slice(2, -2);
    const Tag = isCode ? 'code' : 'strong';
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one string in order
    return <Tag key={index}>{words}</Tag>;
  });
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
      <p className="mt-1 font-sans text-sm text-muted">
        {isNamed ? null : (
          <>
            <VerseChip reference={part.key} /> ·{' '}
          </>
        )}
        {part.translation}
      </p>
    </blockquote>
  );
}
