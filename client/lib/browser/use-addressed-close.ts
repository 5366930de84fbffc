import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/**
 * Closes a dialog that the page's address opens: the way it was opened is gone back, so that
 * nothing of it stays in the history.
 * @param onClose changes the address where the page itself was opened with the dialog
 */
export function useAddressedClose(open: boolean, onClose: () => void): () => void {
  const { history } = useRouter();
  const here = useRouterState({ select: ({ location }) => location.state.__TSR_index });
  const below = useRef<number>(undefined);
  useEffect(() => {
    if (!open) below.current = here;
  }, [open, here]);
  return () => {
    const steps = here - (below.current ?? here);
    if (steps > 0) history.go(-steps);
    else onClose();
  };
}
