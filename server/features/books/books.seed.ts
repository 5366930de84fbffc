import { CLASSIC_CATEGORIES, classics } from '../../content/books/classics.ts';
import type { Db } from '../../db/client.ts';
import { addBooksOnce } from './seed.queries.ts';

const SEED = 'books/classics';
const MARK = 'Demonstração: edição gratuita em inglês.';

/**
 * Lists twelve books for demonstration, once, so that what administrators change or deactivate
 * stays so.
 */
export async function seedBooks(db: Db): Promise<void> {
  const categories = Object.entries(CLASSIC_CATEGORIES).map(([name, description]) => ({
    name,
    description,
  }));
  const books = classics.map(({ slug: _slug, description, ...book }) => ({
    ...book,
    description: `${description} ${MARK}`,
  }));
  await addBooksOnce(db, SEED, categories, books);
}
