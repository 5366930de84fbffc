import { ChevronDown } from 'lucide-react';
import { type CSSProperties, useState } from 'react';
import { type Book, type BookCode, chapterCount } from '#shared/bible/canon.ts';
import type { Category } from '#shared/panorama/types.ts';
import { GROUP_DRAWINGS } from '../../scripture/group-drawings.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { hueOf, inkOf, paperOf } from './tones.ts';

type Props = Readonly<{
  category: Category;
  books: readonly Book[];
  /** Whether a phone shows its books before it is touched. */
  startsOpen: boolean;
  onOpen: (code: BookCode) => void;
}>;

const hueStyle = (tone: Category['tone']): CSSProperties & Record<'--hue', number> => ({
  '--hue': hueOf(tone),
});

/** A category in its colour with its books, which a phone folds. */
export function CategorySection({ category, books, startsOpen, onOpen }: Props) {
  const [chosen, choose] = useState<boolean | null>(null);
  const open = chosen ?? startsOpen;
  if (books.length === 0) return null;
  const { name, tone, description } = category;
  return (
    <section aria-label={name}>
      <div data-hue={tone} style={hueStyle(tone)} className="relative flex items-center gap-3">
        <Drawing name={GROUP_DRAWINGS[name]} className="size-14" />
        <div className="min-w-0 flex-1">
          <h3 className="pr-8 text-lg md:pr-0 md:text-xl" style={{ color: inkOf(tone) }}>
            {name}
            <span
              aria-hidden="true"
              className="ml-2 font-sans text-sm font-normal text-muted md:hidden"
            >
              {books.length === 1 ? '1 livro' : `${books.length} livros`}
            </span>
          </h3>
          <p className="max-w-prose text-[0.9375rem] text-muted">{description}</p>
        </div>
        <button
          type="button"
          aria-label={`Livros: ${name}`}
          aria-expanded={open}
          className="absolute inset-0 flex items-start justify-end pt-1 text-accent md:hidden"
          onClick={() => choose(!open)}
        >
          <ChevronDown aria-hidden="true" size={22} className={open ? 'rotate-180' : ''} />
        </button>
      </div>
      <ul
        className={`mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-2 md:grid-cols-4 ${open ? '' : 'max-md:hidden'}`}
      >
        {books.map(({ code, name: book }) => (
          <li key={code}>
            <button
              type="button"
              className="h-full min-h-14 w-full rounded-lg border border-transparent px-3 py-2 text-left hover:border-edge"
              style={{ background: paperOf(tone) }}
              aria-haspopup="dialog"
              onClick={() => onOpen(code)}
            >
              <span className="block text-[0.9375rem] font-semibold md:text-base">{book}</span>
              <span className="block text-sm" style={{ color: inkOf(tone) }}>
                {chaptersLabel(code)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function chaptersLabel(code: BookCode): string {
  const chapters = chapterCount(code);
  return chapters === 1 ? '1 capítulo' : `${chapters} capítulos`;
}
