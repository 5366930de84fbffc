import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { trpc, trpcClient } from './lib/trpc.ts';
import { Toasts } from './ui/toasts.tsx';

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
