import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, TriangleAlert } from 'lucide-react';
import { footOf, useFootOfPages } from '../../../controls/foot-of-pages.ts';
import { PrintButton } from '../../../controls/text-actions.tsx';
import { useTrpc } from '../../../lib/data/data.tsx';
import { messageOf } from '../../../lib/data/errors.ts';
import { RichText } from '../../../scripture/rich-text.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Page } from '../../../ui/page.tsx';
import { PlanSection } from '../plan/plan-section.tsx';
import { RichCard } from '../sections/rich-card.tsx';
import { VerseChips } from '../sections/verse-chips.tsx';
import { giftQuery, type Studies } from '../study-queries.ts';

type Props = Readonly<{ slug: string; day: number | undefined }>;

/** One gift: what it is, how it serves, what to beware of, and its thirty days. */
export function GiftPage({ slug, day }: Props) {
  const { data: gift, error, refetch } = useQuery(giftQuery(useTrpc(), slug));
  useFootOfPages(gift ? footOf(gift.title, gift.translation) : null);
  return (
    <Page
      title={gift?.title ?? 'Dons espirituais'}
      wide
      above={
        <Link to="/themes/gifts" search={{}} className="button button-bare -ml-3 px-3">
          <ArrowLeft aria-hidden="true" size={20} />
          Todos os dons
        </Link>
      }
    >
      {error && !gift ? (
        <LoadFailure text={messageOf(error)} onRetry={() => void refetch()} />
      ) : null}
      {!gift && !error ? <Loading text="Carregando conteúdo..." /> : null}
      {gift ? <GiftParts gift={gift} day={day} /> : null}
    </Page>
  );
}

function GiftParts({ gift, day }: Readonly<{ gift: Studies['gift']; day: number | undefined }>) {
  const { slug, references, meaning, characteristics, application, caution, plan } = gift;
  return (
    <div className="grid gap-4">
      <div className="grid items-start gap-4 md:grid-cols-2">
        <div className="grid gap-4">
          <RichCard
            title="Significado"
            text={meaning}
            kind="study"
            above={<VerseChips label="Referências" references={references} />}
          />
          <RichCard title="Aplicação" text={application} kind="study" />
        </div>
        <div className="grid gap-4">
          <section className="card p-5 md:p-6">
            <h2 className="mb-3 text-xl">Características</h2>
            <ul className="grid max-w-prose list-disc gap-1.5 pl-5">
              {characteristics.map((each, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the list of a version never changes
                <li key={index}>
                  <RichText text={each} />
                </li>
              ))}
            </ul>
          </section>
          <section className="card border-warning p-5 md:p-6">
            <h2 className="mb-3 flex items-center gap-2.5 text-xl">
              <TriangleAlert aria-hidden="true" size={22} className="shrink-0 text-warning" />
              Cuidados
            </h2>
            <div className="max-w-prose">
              <RichText text={caution} />
            </div>
          </section>
        </div>
      </div>
      <PrintButton className="justify-self-start">Imprimir este dom</PrintButton>
      <h2 id="plano" className="mt-4 text-2xl">
        Plano de 30 dias
      </h2>
      <PlanSection
        key={slug}
        planKey={`study:gifts:${slug}`}
        plan={plan}
        day={day}
        verseKind="planVerse"
        longerPrayer="Ler outra oração"
      />
    </div>
  );
}
