import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Toasts } from './ui/toasts.tsx';
import { trpc, trpcClient } from './lib/trpc.ts';

type Props = Readonly<{ queryClient: QueryClient; children: ReactNode }>;

export function Providers({ queryClient, children }: Props) {
  return (
    <trpc.Provider client={trpcClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        {children}
        <Toasts />
      </QueryClientProvider>
    </trpc.Provider>
  );
}
