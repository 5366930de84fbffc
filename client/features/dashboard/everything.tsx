import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useTrpc } from '../../lib/data/data.tsx';
import { Drawing } from '../../ui/drawing.tsx';
import { type Card, GROUPS, type Group } from '../shell/api.ts';

/** All of the product; what the member uses most stands first, and is open on a phone. */
export function Everything() {
  const { data: used = [] } = useQuery(useTrpc().member.tracking.usedPages.queryOptions());
  return byUse(used).map((group, index) => (
    <Section key={group.title} {...group} first={index === 0} />
  ));
}

/** Groups and their cards in the order of use; what was never used keeps its order after that. */
function byUse(used: readonly string[]): readonly Group[] {
  const place = ({ to }: Card) => used.indexOf(to) + 1 || Number.POSITIVE_INFINITY;
  const first = ({ cards }: Group) => Math.min(...cards.map(place));
  const order = (a: number, b: number) => (a === b ? 0 : a - b);
  return GROUPS.map(({ title, cards }) => ({
    title,
    cards: cards.toSorted((a, b) => order(place(a), place(b))),
  })).toSorted((a, b) => order(first(a), first(b)));
}

function Section({ title, cards, first }: Group & Readonly<{ first: boolean }>) {
  const [chosen, choose] = useState<boolean | null>(null);
  const open = chosen ?? first;
  const short = first && chosen === null;
  return (
    <section className={`md:mt-10 ${first ? 'mt-6' : 'mt-2'}`} aria-label={title}>
      <div className="relative flex min-h-12 items-center border-line border-t md:min-h-0 md:border-0">
        <h2 className="text-xl md:text-2xl">{title}</h2>
        <button
          type="button"
          aria-label={title}
          aria-expanded={open}
          className="absolute inset-0 flex items-center justify-end pr-2 text-accent md:hidden"
          onClick={() => choose(!open)}
        >
          <ChevronDown aria-hidden="true" size={22} className={open ? 'rotate-180' : ''} />
        </button>
      </div>
      <ul
        className={`mt-2 grid grid-cols-2 ${open ? '' : 'max-md:hidden'} gap-2 tight:grid-cols-1 md:mt-4 md:gap-3 ${COLUMNS[cards.length] ?? 'md:grid-cols-4'}`}
      >
        {cards.map((card, index) => (
          <li key={card.to} className={short && index >= AT_FIRST ? 'max-md:hidden' : ''}>
            <FeatureCard {...card} />
          </li>
        ))}
      </ul>
      {first && open && cards.length > AT_FIRST ? (
        <button
          type="button"
          aria-expanded={!short}
          className="button button-bare mt-1 w-full md:hidden"
          onClick={() => choose(short ? true : null)}
        >
          {short ? `Ver mais ${cards.length - AT_FIRST}` : 'Ver menos'}
        </button>
      ) : null}
    </section>
  );
}

/** How many a phone shows of a section that nobody has opened, so that the home stays short. */
const AT_FIRST = 6;

/** So that no row on a desktop is left with one or two. */
const COLUMNS: Readonly<Record<number, string>> = {
  5: 'md:grid-cols-5',
  6: 'md:grid-cols-3 lg:grid-cols-6',
};

function FeatureCard({ to, title, text, drawing, hue }: Card) {
  return (
    <Link
      to={to}
      className="card flex h-full items-center gap-1.5 p-1.5 hover:border-edge md:flex-col md:items-start md:gap-2 md:p-4"
    >
      <Drawing name={drawing} hue={hue} className="size-10 md:-ml-1 md:size-16" />
      <span className="min-w-0 text-sm leading-tight font-semibold md:text-base">{title}</span>
      <span className="mt-auto text-sm text-muted max-md:sr-only">{text}</span>
    </Link>
  );
}
