import { useEffect, useEffectEvent } from 'react';
import { openLayer } from '../lib/browser/layers.ts';

/** The browser's way back closes what is open over the page, before it leaves the page. */
export function useCloseRequest(onClose: () => void, open = true): void {
  const close = useEffectEvent(onClose);
  useEffect(() => (open ? openLayer(() => close()) : undefined), [open]);
}
