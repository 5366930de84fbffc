import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Page } from '../../ui/page.tsx';

type Props = Readonly<{ tab: 'entries' | 'requests'; children: ReactNode }>;

const TABS = [
  { tab: 'entries', search: {}, label: 'Guardados' },
  { tab: 'requests', search: { tab: 'oracoes' }, label: 'Pedidos de oração' },
] as const;

/** The frame of the diary with its tabs: entries and prayer requests. */
export function Diary({ tab, children }: Props) {
  return (
    <Page title="Meu Diário" lead="Só você vê o que está aqui." drawing={['notebook', 'home']}>
      <nav aria-label="Partes do diário" className="mb-5 border-b border-line">
        <ul className="flex flex-wrap">
          {TABS.map((each) => (
            <li key={each.tab} className="flex-auto md:flex-none">
              <Link
                to="/diary"
                search={each.search}
                className={`-mb-px flex min-h-11 items-center justify-center border-b-3 px-1 text-center font-semibold md:px-5 ${
                  each.tab === tab ? 'border-accent text-ink' : 'border-transparent text-muted'
                }`}
                aria-current={each.tab === tab ? 'page' : undefined}
              >
                {each.label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </Page>
  );
}
