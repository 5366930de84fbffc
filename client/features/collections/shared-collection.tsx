import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useFootOfPages } from '../../controls/foot-of-pages.ts';
import { PrintButton } from '../../controls/text-actions.tsx';
import { useTrpc } from '../../lib/data/data.tsx';
import { codeOf } from '../../lib/data/errors.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Page } from '../../ui/page.tsx';
import { sharedCollectionQuery } from './collections-query.ts';
import { ItemText } from './item-text.tsx';

/** What the tab says; what members write for whom they send the link to is not for search engines. */
export const SHARED_PAGE = {
  path: '/collection',
  title: 'Coleção de passagens',
  description: 'Passagens da Bíblia reunidas para uma aula, uma visita ou um encontro.',
  unlisted: true,
};

/** A collection as whoever has its link reads it. */
export function SharedCollection({ shareKey }: Readonly<{ shareKey: string }>) {
  const { data, error, refetch } = useQuery(sharedCollectionQuery(useTrpc(), shareKey));
  useFootOfPages(data?.name ?? null);
  if (!data) {
    const gone = error && ['NOT_FOUND', 'INVALID_INPUT'].includes(codeOf(error));
    return (
      <Page title="Coleção" back={null}>
        {error && !gone ? (
          <LoadFailure text="A coleção não carregou." onRetry={() => void refetch()} />
        ) : (
          <EmptyState
            drawing="sheets"
            hue="scripture"
            title="Esta coleção não existe ou deixou de ser compartilhada."
            text="Peça um link novo a quem enviou este."
          >
            <Link to="/bible" className="button button-quiet">
              Ler a Bíblia
            </Link>
          </EmptyState>
        )}
      </Page>
    );
  }
  return (
    <Page
      title={data.name}
      back={null}
      lead="Passagens reunidas por quem enviou este link. As anotações são dessa pessoa."
      actions={<PrintButton className="-ml-1 mt-2 print:hidden" />}
    >
      <div className="grid gap-5">
        {data.items.map((item) => (
          <ItemText key={item.id} item={item} />
        ))}
      </div>
    </Page>
  );
}
