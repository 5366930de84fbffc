import { Link } from '@tanstack/react-router';
import { type BookCode, bookOf, chapterCount, TESTAMENT_NAMES } from '#shared/bible/canon.ts';
import { chapterReference, referenceKey } from '#shared/bible/reference.ts';

/** The search result for the name of a book. */
export function BookCard({ book }: Readonly<{ book: BookCode }>) {
  const { name, testament } = bookOf(book);
  const chapters = chapterCount(book);
  return (
    <section className="card p-4 md:p-5" aria-label={name}>
      <h2 className="text-xl">{name}</h2>
      <p className="mt-1 text-muted">
        {TESTAMENT_NAMES[testament]} · {chapters} {chapters === 1 ? 'capítulo' : 'capítulos'}
      </p>
      <Link
        to="/bible"
        search={{ ref: referenceKey(chapterReference(book, 1)) }}
        className="button button-quiet mt-3 w-full md:w-auto"
      >
        Abrir o livro
      </Link>
    </section>
  );
}
