import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { DockButton } from '../../../ui/dock-button.tsx';
import { lazyWithRetry } from '../../../ui/lazy-with-retry.tsx';
import type { StudyTheme, TabId } from '../study-theme.ts';

const SectionSheet = lazyWithRetry(() => import('./section-sheet.tsx'));

type Props = Readonly<{ study: StudyTheme; current: TabId }>;

/** The sections as tabs; on phones a bar at the thumb that opens a menu of the same entries. */
export function SectionTabs({ study, current }: Props) {
  const [open, setOpen] = useState(false);
  const place = study.tabs.findIndex(({ id }) => id === current);
  return (
    <>
      <nav aria-label="Seções do estudo" className="hidden border-b border-line md:block">
        <ul className="-mb-px flex flex-wrap">
          {study.tabs.map((tab) => (
            <li key={tab.id}>
              <Link
                to={study.path}
                search={{ tab: tab.id }}
                resetScroll={false}
                aria-current={tab.id === current ? 'page' : undefined}
                className="flex min-h-11 items-center border-b-2 border-transparent px-2 font-medium text-[0.9375rem] text-muted hover:text-ink data-[on=true]:border-accent data-[on=true]:text-ink"
                data-on={tab.id === current}
              >
                {tab.label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div
        data-dock
        data-contents
        className="fixed inset-x-0 bottom-[calc(var(--bar)+1px+env(safe-area-inset-bottom))] z-10 border-t border-line bg-raised md:hidden"
      >
        <DockButton onPointerEnter={() => SectionSheet.preload()} onClick={() => setOpen(true)}>
          <span className="sr-only">Seções do estudo: </span>
          {study.tabs[place]?.label}{' '}
          <span className="font-normal text-muted">
            {place + 1} de {study.tabs.length}
          </span>
        </DockButton>
      </div>
      {open ? (
        <Suspense fallback={null}>
          <SectionSheet study={study} current={current} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
