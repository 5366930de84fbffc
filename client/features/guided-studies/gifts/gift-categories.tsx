import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { GiftCategory } from '#shared/guided-studies/study-plans.ts';
import { VerseChip } from '../../../scripture/verse-chip.tsx';
import { SectionItem } from '../sections/section-item.tsx';
import type { Studies } from '../study-queries.ts';

type Gifts = NonNullable<Studies['gifts']>['gifts'];

const CATEGORIES: Readonly<
  Record<GiftCategory, Readonly<{ title: string; text: string; reference: string }>>
> = {
  charismatic: {
    title: 'Dons Carismáticos',
    text: 'Os que Paulo enumera ao falar do Espírito que reparte como quer.',
    reference: '1CO.12.8-10',
  },
  ministerial: {
    title: 'Dons Ministeriais',
    text: 'Pessoas dadas à igreja para preparar as outras para o serviço.',
    reference: 'EPH.4.11',
  },
  edification: {
    title: 'Edificação Pessoal',
    text: 'Modos de servir que nascem da graça que cada um recebeu.',
    reference: 'ROM.12.6-8',
  },
};

const ORDER: readonly GiftCategory[] = ['charismatic', 'ministerial', 'edification'];

/** The three categories of gifts; each gift leads to its page, and to the plan of its thirty days. */
export function GiftCategories({ gifts }: Readonly<{ gifts: Gifts }>) {
  const shown = ORDER.filter((category) => gifts[category].length > 0);
  return (
    <>
      {shown.map((category) => {
        const { title, text, reference } = CATEGORIES[category];
        return (
          <section key={category} aria-labelledby={`category-${category}`}>
            <h2 id={`category-${category}`} className="text-2xl">
              {title}{' '}
              <span className="badge align-middle font-sans">{gifts[category].length} dons</span>
            </h2>
            <p className="mt-1 text-muted">
              {text} <VerseChip reference={reference} />
            </p>
            <ul className="mt-4 max-md:divide-y max-md:divide-line max-md:rounded-xl max-md:border max-md:border-line max-md:bg-raised md:grid md:grid-cols-3 md:gap-3">
              {gifts[category].map(({ slug, title: name, characteristic }) => (
                <li key={slug}>
                  <Link
                    to="/themes/gifts"
                    search={{ gift: slug }}
                    className="flex h-full flex-col px-4 py-2.5 md:gap-1.5 md:rounded-xl md:border md:border-line md:bg-raised md:p-4 md:shadow-card md:hover:border-edge"
                  >
                    <span className="flex items-center justify-between gap-2 font-serif text-lg font-semibold">
                      {name}
                      <ArrowLeft
                        aria-hidden="true"
                        size={16}
                        className="shrink-0 rotate-180 text-accent"
                      />
                    </span>
                    <span className="text-[0.9375rem] text-muted">{characteristic}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      <SectionItem title="Planos de 30 dias por dom" open={false}>
        <p className="max-w-prose text-muted">
          Para cada dom, trinta dias de oração, estudo e prática. Escolha um e caminhe um passo por
          dia.
        </p>
        <ul className="mt-3 flex flex-wrap gap-2">
          {shown.flatMap((category) =>
            gifts[category].map(({ slug, title }) => (
              <li key={slug}>
                <Link to="/themes/gifts" search={{ gift: slug }} hash="plano" className="chip">
                  {title}
                </Link>
              </li>
            )),
          )}
        </ul>
      </SectionItem>
    </>
  );
}
