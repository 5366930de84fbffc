import { useEffect, useEffectEvent } from 'react';

declare global {
  interface Window {
    /** Not in every browser, nor in the types of the language yet. */
    CloseWatcher?: new () => { onclose: (() => void) | null; destroy: () => void };
  }
}

/** An Android phone's back gesture closes a dialog before it leaves the page. */
export function useCloseRequest(onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!window.CloseWatcher) return;
    const watcher = new window.CloseWatcher();
    watcher.onclose = () => close();
    return () => watcher.destroy();
  }, []);
}
