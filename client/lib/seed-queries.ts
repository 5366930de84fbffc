import type { QueryClient } from '@tanstack/react-query';
import type { PageData } from '#shared/page-data.ts';

/** Puts what came with the page where the queries look for it. */
export function seedQueries(client: QueryClient, { answers }: PageData): void {
  for (const [key, answer] of answers) client.setQueryData(key, answer);
}
