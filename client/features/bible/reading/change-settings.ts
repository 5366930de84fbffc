import { DEFAULT_READER, type ReaderSettings } from '#shared/reading.ts';
import { LastWish } from '../../../lib/last-wish.ts';
import { partingClient } from '../../../lib/parting-client.ts';
import { api } from '../../../lib/queries.ts';
import { messageOf } from '../../../lib/trpc.ts';
import { toast } from '../../../ui/toasts.tsx';

const PAUSE_MS = 700;

const wish = new LastWish<ReaderSettings>(PAUSE_MS, (settings) => {
  partingClient.member.reading.setSettings
    .mutate(settings)
    .catch((error: unknown) =>
      toast('error', 'Não foi possível guardar os ajustes', messageOf(error)),
    );
});

/** Seen at once; kept on the server a moment later, for every device of the member. */
export function changeSettings(change: Partial<ReaderSettings>): void {
  const { state } = api.member.reading;
  const before = state.getData() ?? { settings: DEFAULT_READER, position: null };
  const settings = { ...before.settings, ...change };
  state.setData(undefined, { ...before, settings });
  wish.set(settings);
}
