import { Suspense, useState } from 'react';
import { BOOKS, type BookCode, type Testament } from '#shared/bible/canon.ts';
import { CATEGORIES } from '#shared/panorama/categories.ts';
import { useAddressFilter } from '../../lib/browser/use-address-filter.ts';
import { Chip } from '../../ui/chip.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';
import { Page } from '../../ui/page.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { CategorySection } from './category-section.tsx';
import { Figures, Testaments } from './figures.tsx';
import { useMatches } from './matches.ts';
import { Timeline } from './timeline.tsx';

const BookDialog = lazyWithRetry(() => import('./book-dialog.tsx'));

const LONGEST_TYPED = 60;

/** The name of a category that does not exist shows no book. */
type Filter = Readonly<{ typed: string; testament: Testament | null; category: string | null }>;

type Props = Readonly<{
  signedIn: boolean;
  /** The filter of the address. */
  present: Filter;
  onFilter: (filter: Filter) => void;
}>;

/** The whole Bible on one page: its books by category, its two Testaments, its time. */
export function Panorama({ signedIn, present, onFilter }: Props) {
  const [{ typed, testament, category }, change] = useAddressFilter(present, onFilter);
  const [opened, setOpened] = useState<BookCode | null>(null);
  const matches = useMatches(typed);
  const shown = BOOKS.filter(
    (book) =>
      matches(book.code) &&
      (testament === null || book.testament === testament) &&
      (category === null || book.group === category),
  );
  const narrowed = shown.length < BOOKS.length;
  return (
    <Page
      title="Panorama Bíblico"
      drawing={['map', 'scripture']}
      lead="Os 66 livros da Bíblia em uma só vista: quem escreveu, quando, e o que cada um tem a dizer."
      back={signedIn ? '/dashboard' : null}
      wide
    >
      <div className="grid gap-10">
        <Figures />
        <section aria-label="Livros da Bíblia" className="grid gap-5">
          <h2 className="text-2xl">Os livros por categoria</h2>
          <search className="grid gap-3">
            <SearchField
              label="Buscar um livro"
              placeholder="Nome, autor ou tema"
              maxLength={LONGEST_TYPED}
              value={typed}
              onType={(text) => change({ typed: text })}
            />
            <fieldset className="chips chip-line">
              <legend className="sr-only">Testamento</legend>
              <Chip
                pressed={testament === 'old'}
                onClick={() => change({ testament: testament === 'old' ? null : 'old' })}
              >
                Antigo Testamento
              </Chip>
              <Chip
                pressed={testament === 'new'}
                onClick={() => change({ testament: testament === 'new' ? null : 'new' })}
              >
                Novo Testamento
              </Chip>
            </fieldset>
            <fieldset className="chips chip-line">
              <legend className="sr-only">Categoria</legend>
              {CATEGORIES.map(({ name }) => (
                <Chip
                  key={name}
                  pressed={category === name}
                  onClick={() => change({ category: category === name ? null : name })}
                >
                  {name}
                </Chip>
              ))}
            </fieldset>
            <p className="text-sm text-muted" aria-live="polite">
              {shown.length === 1 ? '1 livro' : `${shown.length} livros`}
            </p>
          </search>
          {shown.length === 0 ? (
            <EmptyState
              drawing="lens"
              hue="scripture"
              title="Nenhum livro encontrado"
              text="Tente outro nome, ou tire os filtros."
            />
          ) : null}
          {CATEGORIES.map((each) => (
            <CategorySection
              key={each.name}
              category={each}
              startsOpen={narrowed}
              books={shown.filter(({ group }) => group === each.name)}
              onOpen={setOpened}
            />
          ))}
        </section>
        <Testaments />
        <Timeline onOpen={setOpened} />
      </div>
      {opened ? (
        <Suspense fallback={null}>
          <BookDialog code={opened} onClose={() => setOpened(null)} />
        </Suspense>
      ) : null}
    </Page>
  );
}
