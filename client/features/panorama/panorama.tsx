import { SearchX } from 'lucide-react';
import { Suspense, useState } from 'react';
import { BOOKS, type BookCode, type Testament } from '#shared/bible/canon.ts';
import { CATEGORIES } from '#shared/panorama/categories.ts';
import type { CategoryName } from '#shared/panorama/types.ts';
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

type Props = Readonly<{ signedIn: boolean }>;

/** The whole Bible on one page: its books by category, its two Testaments, its time. */
export function Panorama({ signedIn }: Props) {
  const [typed, setTyped] = useState('');
  const [testament, setTestament] = useState<Testament | null>(null);
  const [category, setCategory] = useState<CategoryName | null>(null);
  const [opened, setOpened] = useState<BookCode | null>(null);
  const matches = useMatches(typed);
  const shown = BOOKS.filter(
    (book) =>
      matches(book.code) &&
      (testament === null || book.testament === testament) &&
      (category === null || book.group === category),
  );
  return (
    <Page
      title="Panorama Bíblico"
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
              onType={setTyped}
            />
            <fieldset className="flex flex-wrap gap-2">
              <legend className="sr-only">Testamento</legend>
              <Chip
                pressed={testament === 'old'}
                onClick={() => setTestament(testament === 'old' ? null : 'old')}
              >
                Antigo Testamento
              </Chip>
              <Chip
                pressed={testament === 'new'}
                onClick={() => setTestament(testament === 'new' ? null : 'new')}
              >
                Novo Testamento
              </Chip>
            </fieldset>
            <fieldset className="flex flex-wrap gap-2">
              <legend className="sr-only">Categoria</legend>
              {CATEGORIES.map(({ name }) => (
                <Chip
                  key={name}
                  pressed={category === name}
                  onClick={() => setCategory(category === name ? null : name)}
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
              Icon={SearchX}
              title="Nenhum livro encontrado"
              text="Tente outro nome, ou tire os filtros."
            />
          ) : null}
          {CATEGORIES.map((each) => (
            <CategorySection
              key={each.name}
              category={each}
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
