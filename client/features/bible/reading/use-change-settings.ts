import { DEFAULT_READER, type ReaderSettings } from '#shared/reading.ts';
import { useClient, useTrpc } from '../../../lib/data/data.tsx';
import { messageOf } from '../../../lib/data/errors.ts';
import { KEEP_ALIVE } from '../../../lib/data/trpc.ts';
import { useDebouncedSave } from '../../../lib/data/use-debounced-save.ts';
import { toastError } from '../../../ui/toasts.tsx';

const PAUSE_MS = 700;

/**
 * @returns a function that changes settings: at once on the screen, and a moment later on the server, for
 * every device of the member
 */
export function useChangeSettings(): (change: Partial<ReaderSettings>) => void {
  const client = useClient();
  const trpc = useTrpc();
  const { state } = trpc.member.reading;
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
    set(settings);
  };
}
