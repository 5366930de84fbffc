import { Fragment, type ReactNode } from 'react';
import type { Part, RichText as Text } from '#shared/rich-text.ts';
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
    if (part.type === 'quotation') return <Quotation key={key} part={part} />;
    if (part.type === 'text') {
      const text = opensReference(parts, index) ? part.text.slice(0, -1) : part.text;
      return <Fragment key={key}>{strong(text)}</Fragment>;
    }
    const chip = <VerseChip key={key} reference={part.key} />;
    if (!opensReference(parts, index - 1)) return chip;
    return (
      <span key={key} className="whitespace-nowrap">
        ({chip}
      </span>
    );
  });
}

/** Whether a text ends with the parenthesis of the reference after it: they stay on one line. */
function opensReference(parts: readonly Part[], index: number): boolean {
  const part = parts[index];
  return part?.type === 'text' && part.text.endsWith('(') && parts[index + 1]?.type === 'reference';
}

function strong(text: string): ReactNode[] {
  return text.split(/\*\*([^*\n]+)\*\*/).map((piece, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one string in order
    index % 2 === 1 ? <strong key={index}>{piece}</strong> : piece.replaceAll('**', ''),
  );
}

const INLINE = 90;

function Quotation({ part }: Readonly<{ part: Extract<Part, { type: 'quotation' }> }>) {
  if (part.text.length <= INLINE) {
    return (
      <span>
        <q className="font-serif">{part.text}</q> (<VerseChip reference={part.key} />)
      </span>
    );
  }
  return (
    <blockquote className="quotation">
      {part.text}
      <footer className="mt-1 font-sans text-sm text-muted">
        <VerseChip reference={part.key} /> · {part.translation}
      </footer>
    </blockquote>
  );
}
