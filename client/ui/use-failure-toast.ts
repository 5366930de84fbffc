import { useEffect } from 'react';
import { dismissErrors, toast } from './toasts.tsx';

type Loaded = Readonly<{ isError: boolean; errorUpdatedAt: number }>;

/** Each failed attempt of a query shows a toast, which goes when a later attempt succeeds. */
export function useFailureToast({ isError, errorUpdatedAt }: Loaded, title: string): void {
  useEffect(() => {
    if (errorUpdatedAt === 0) return;
    void (isError ? toast('error', title) : dismissErrors());
  }, [isError, errorUpdatedAt, title]);
}
