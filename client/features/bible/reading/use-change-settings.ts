import { DEFAULT_READER, READER_COOKIE, type ReaderSettings } from '#shared/reading.ts';
import { writeCookie } from '../../../lib/browser/cookie.ts';
import { useClient, useTrpc } from '../../../lib/data/data.tsx';
import { messageOf } from '../../../lib/data/errors.ts';
import { useOptionalSession } from '../../../lib/data/session.ts';
import { KEEP_ALIVE } from '../../../lib/data/trpc.ts';
import { useDebouncedSave } from '../../../lib/data/use-debounced-save.ts';
import { toastError } from '../../../ui/toasts.tsx';

const PAUSE_MS = 700;
/**
 * @returns a function that changes settings: at once on the screen, and a moment later on the server, for
 * every device of the member; a visitor's stay on the device
 */
export function useChangeSettings(): (change: Partial<ReaderSettings>) => void {
  const client = useClient();
  const trpc = useTrpc();
  const signedIn = useOptionalSession() !== null;
  const { state } = trpc.reading;
  const { set } = useDebouncedSave<ReaderSettings>(PAUSE_MS, (settings) => {
    client.member.reading.setSettings
      .mutate(settings, { context: KEEP_ALIVE })
      .catch((error: unknown) =>
        toastError('Não foi possível guardar os ajustes', messageOf(error)),
      );
  });
  return (change) => {
    const before = state.getData() ?? { settings: DEFAULT_READER, position: null };
    const settings = { ...before.settings, ...change };
    state.setData(undefined, { ...before, settings });
    if (signedIn) set(settings);
    else storeOnDevice(settings);
  };
}

/** In a cookie, so that the server renders pages with these settings. */
function storeOnDevice(settings: ReaderSettings): void {
  const value = encodeURIComponent(JSON.stringify(settings));
  writeCookie(READER_COOKIE, value);
}
