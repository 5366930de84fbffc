import { Link } from '@tanstack/react-router';
import { BookOpenText } from 'lucide-react';
import { type BookCode, bookOf, chapterCount } from '#shared/bible/canon.ts';
import { parseReference } from '#shared/bible/parse-reference.ts';
import { referenceKey } from '#shared/bible/reference.ts';
import { CATEGORIES } from '#shared/panorama/categories.ts';
import { PANORAMA } from '#shared/panorama/panorama.ts';
import { VerseChip } from '../../scripture/verse-chip.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { inkOf, paperOf } from './tones.ts';

type Props = Readonly<{ code: BookCode; onClose: () => void }>;

/** The portrait of a book, and the way to its first chapter. */
export default function BookDialog({ code, onClose }: Props) {
  const { name, group } = bookOf(code);
  const portrait = PANORAMA.find((book) => book.code === code);
  const tone = CATEGORIES.find((category) => category.name === group)?.tone ?? 'slate';
  const chapters = chapterCount(code);
  return (
    <Dialog title={name} onClose={onClose} wide>
      <p className="flex flex-wrap gap-2">
        <span className="badge" style={{ background: paperOf(tone), color: inkOf(tone) }}>
          {group}
        </span>
        <span className="badge">{chapters === 1 ? '1 capítulo' : `${chapters} capítulos`}</span>
      </p>
      {portrait ? (
        <div className="mt-4 grid gap-4">
          <p className="font-serif text-lg" style={{ color: inkOf(tone) }}>
            {portrait.keyTheme}
          </p>
          <p className="leading-relaxed">{portrait.summary}</p>
          <dl className="grid gap-3 md:grid-cols-2">
            <div>
              <dt className="text-sm font-semibold text-muted">Autor</dt>
              <dd>{portrait.author}</dd>
            </div>
            <div>
              <dt className="text-sm font-semibold text-muted">Época</dt>
              <dd>{portrait.period}</dd>
            </div>
          </dl>
          <div>
            <h3 className="text-base text-muted">Versículos-chave</h3>
            <p className="mt-1.5 flex flex-wrap gap-2">
              {portrait.keyVerses.flatMap(keyOf).map((key) => (
                <VerseChip key={key} reference={key} look="listed" />
              ))}
            </p>
          </div>
        </div>
      ) : null}
      <Link
        to="/bible"
        search={{ ref: `${code}.1` }}
        className="button button-primary mt-5 w-full"
        onClick={onClose}
      >
        <BookOpenText aria-hidden="true" size={20} />
        Ler {name} 1
      </Link>
    </Dialog>
  );
}

function keyOf(reference: string): string[] {
  const parsed = parseReference(reference);
  return parsed?.kind === 'references' ? parsed.references.map(referenceKey) : [];
}
