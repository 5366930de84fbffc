import { useEffect } from 'react';
import { dismissErrors, toastError } from './toasts.tsx';

type Loaded = Readonly<{ isError: boolean; errorUpdatedAt: number }>;

/** Each failed attempt of a query shows a toast, which goes when a later attempt succeeds. */
export function useFailureToast(
  { isError, errorUpdatedAt }: Loaded,
  title: string,
  description?: string,
): void {
  useEffect(() => {
    if (errorUpdatedAt === 0) return;
    void (isError ? toastError(title, description) : dismissErrors());
  }, [isError, errorUpdatedAt, title, description]);
}
