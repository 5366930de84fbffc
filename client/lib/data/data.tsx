import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext } from 'react';
import type { ChapterDocument } from '#shared/bible/chapter-document.ts';
import type { Client, Trpc } from './trpc.ts';

/** Reads a chapter at its address: over the network in a browser, in process on the server. */
export type ReadDocument = (path: string, signal?: AbortSignal) => Promise<ChapterDocument | null>;

/**
 * The query client and tRPC utilities of screens and loaders: made once in a browser, per request
 * on the server.
 */
export type Data = Readonly<{
  queryClient: QueryClient;
  trpc: Trpc;
  client: Client;
  readDocument: ReadDocument;
  /** The site's own origin, for addresses that are read elsewhere. */
  origin: string;
}>;

const DataContext = createContext<Data | null>(null);

export function DataProvider({ data, children }: Readonly<{ data: Data; children: ReactNode }>) {
  return (
    <DataContext value={data}>
      <QueryClientProvider client={data.queryClient}>{children}</QueryClientProvider>
    </DataContext>
  );
}

export function useData(): Data {
  const data = useContext(DataContext);
  if (!data) throw new Error('there is no data access above this component');
  return data;
}

/** The queries of the server's procedures: `useQuery(trpc.x.y.queryOptions())`. */
export function useTrpc(): Trpc {
  return useData().trpc;
}

/** The server's procedures themselves, for what changes something or streams. */
export function useClient(): Client {
  return useData().client;
}
