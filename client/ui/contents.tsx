import { Suspense, useState } from 'react';
import { DockButton } from './dock-button.tsx';
import { lazyWithRetry } from './lazy-with-retry.tsx';
import { goToPlace, type Place } from './places.ts';

const ContentsSheet = lazyWithRetry(() => import('./contents-sheet.tsx'));

type Props = Readonly<{ title: string; places: readonly Place[] }>;

/**
 * A table of contents for a long text: a list that stays beside it where there is room,
 * a bar above the lower navigation on phones. It follows the text in a grid.
 */
export function Contents({ title, places }: Props) {
  const [open, setOpen] = useState(false);
  if (places.length < 2) return null;
  return (
    <>
      <nav
        aria-label={title}
        className="sticky top-[calc(var(--header)+1.5rem)] hidden max-h-[calc(100dvh-6rem)] self-start overflow-y-auto md:block"
      >
        <p aria-hidden="true" className="mb-1 px-3 text-sm font-semibold text-muted">
          {title}
        </p>
        <ul className="border-l border-line">
          {places.map(({ id, label }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="-ml-px flex min-h-11 items-center border-l-2 border-transparent px-3 py-2 text-[0.9375rem] leading-snug text-muted hover:border-accent hover:text-ink"
                onClick={(event) => {
                  // No entry in the history: "back" leads out of the page.
                  event.preventDefault();
                  goToPlace(id);
                }}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div
        data-dock
        data-contents
        className="sticky bottom-[calc(var(--bar)+1px+env(safe-area-inset-bottom))] z-10 -mx-4 border-t border-line bg-raised md:hidden"
      >
        <DockButton onClick={() => setOpen(true)}>{title}</DockButton>
      </div>
      {open ? (
        <Suspense fallback={null}>
          <ContentsSheet title={title} places={places} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
