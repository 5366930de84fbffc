import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { BookletOnDevice } from '../../offline/stored-booklets.ts';
import type { ReadAll } from './pdf-viewer.tsx';

const SHELF = ['device', 'booklets'];

/** Comes after the page, which shows nothing of it at first. */
const load = () => import('../../offline/stored-booklets.ts');

/**
 * The booklets on the device.
 * @param listed those of the server's list, by which the device renews its own
 */
export function useShelf(listed: readonly BookletOnDevice[] = []) {
  const queryClient = useQueryClient();
  const { data: stored = [] } = useQuery({
    queryKey: SHELF,
    queryFn: async () => (await load()).listStored(),
    networkMode: 'always',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const readAnew = () => queryClient.invalidateQueries({ queryKey: SHELF });
  const renew = useEffectEvent(async () => {
    if (await (await load()).refreshStored(listed)) await readAnew();
  });
  const versions = listed.map(({ pdfKey }) => pdfKey).join(' ');
  const isFull = stored.length > 0;
  useEffect(() => {
    if (isFull && versions) void renew().catch(() => {});
  }, [isFull, versions]);
  return {
    stored,
    /** @returns a sentence where the device does not keep it */
    keep: async (booklet: BookletOnDevice) => {
      const problem = await (await load()).keepBooklet(booklet);
      await readAnew();
      return problem;
    },
    storeOpened: async (booklet: BookletOnDevice, read: ReadAll) => {
      await load()
        .then(({ storeOpened }) => storeOpened(booklet, read))
        // A device without room reads all the same.
        .catch(() => {});
      await readAnew();
    },
    remove: async (pdfKey: string) => {
      await (await load()).removeBooklet(pdfKey);
      await readAnew();
    },
  };
}
