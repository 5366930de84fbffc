import type { QueryClient } from '@tanstack/react-query';
import type { PageData } from '#shared/page-data.ts';

/** Puts what came with the page where the queries look for it. */
export function seedQueries(client: QueryClient, { answers, documents }: PageData): void {
  for (const { procedure, input, data } of answers) {
    // As the procedures' own queries are named.
    const wish = input === undefined ? { type: 'query' } : { input, type: 'query' };
    client.setQueryData([procedure.split('.'), wish], data);
  }
  for (const [path, data] of Object.entries(documents)) {
    client.setQueryData(['document', path], data);
  }
}
