import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import type { StudyTheme } from '../study-theme.ts';

type Props<Item> = Readonly<{
  study: StudyTheme;
  query: UseQueryResult<readonly Item[]>;
  /** A heading with the number of items. */
  heading?: string | null;
  children: (items: readonly Item[]) => ReactNode;
}>;

/** The items of a section, while they load and when they do not come. */
export function SectionList<Item>({ study, query, heading, children }: Props<Item>) {
  if (query.isPending) {
    return (
      <div className="grid gap-4" role="status" aria-label="Carregando">
        <div className="skeleton h-40" />
        <div className="skeleton h-40" />
      </div>
    );
  }
  if (!query.data) {
    return <LoadFailure text={study.failed} onRetry={() => void query.refetch()} />;
  }
  return (
    <>
      {heading ? (
        <h2 className="mt-4 text-2xl">
          {heading} <span className="badge align-middle font-sans">{query.data.length}</span>
        </h2>
      ) : null}
      {children(query.data)}
    </>
  );
}
