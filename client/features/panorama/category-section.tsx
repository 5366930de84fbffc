import type { CSSProperties } from 'react';
import { type Book, type BookCode, chapterCount } from '#shared/bible/canon.ts';
import type { Category } from '#shared/panorama/types.ts';
import { GROUP_DRAWINGS } from '../../scripture/group-drawings.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { hueOf, inkOf, paperOf } from './tones.ts';

type Props = Readonly<{
  category: Category;
  books: readonly Book[];
  onOpen: (code: BookCode) => void;
}>;

const hueStyle = (tone: Category['tone']): CSSProperties & Record<'--hue', number> => ({
  '--hue': hueOf(tone),
});

/** A category in its colour with its books. */
export function CategorySection({ category, books, onOpen }: Props) {
  if (books.length === 0) return null;
  const { name, tone, description } = category;
  return (
    <section aria-label={name}>
      <div data-hue={tone} style={hueStyle(tone)} className="flex items-center gap-3">
        <Drawing name={GROUP_DRAWINGS[name]} className="size-14" />
        <div>
          <h3 className="text-xl" style={{ color: inkOf(tone) }}>
            {name}
          </h3>
          <p className="max-w-prose text-[0.9375rem] text-muted">{description}</p>
        </div>
      </div>
      <ul className="mt-3 grid grid-cols-2 gap-2 md:grid-cols-4">
        {books.map(({ code, name: book }) => (
          <li key={code}>
            <button
              type="button"
              className="h-full min-h-14 w-full rounded-lg border border-transparent px-3.5 py-2 text-left hover:border-edge"
              style={{ background: paperOf(tone) }}
              aria-haspopup="dialog"
              onClick={() => onOpen(code)}
            >
              <span className="block font-semibold">{book}</span>
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
