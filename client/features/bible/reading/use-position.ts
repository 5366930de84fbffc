import { useHydrated } from '@tanstack/react-router';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Reference } from '#shared/bible/reference.ts';
import { useClient, useTrpc } from '../../../lib/data/data.tsx';
import { useOptionalSession } from '../../../lib/data/session.ts';
import { type Client, KEEP_ALIVE } from '../../../lib/data/trpc.ts';
import { useDebouncedSave } from '../../../lib/data/use-debounced-save.ts';
import { firstVerseInView } from './verse-elements.ts';

const PAUSE_MS = 1500;

type Position = Parameters<Client['member']['reading']['setPosition']['mutate']>[0];

/** Opens at a verse, and saves the first verse in view as the place where a member stopped. */
export function usePosition(
  page: RefObject<HTMLElement | null>,
  { book, chapter }: Reference,
  opensAt: number | null,
  ready: boolean,
): void {
  const client = useClient();
  const trpc = useTrpc();
  const signedIn = useOptionalSession() !== null;
  const position = useDebouncedSave<Position>(PAUSE_MS, (stopped) => {
    trpc.reading.state.setData(undefined, (before) => before && { ...before, position: stopped });
    // A position that could not be saved is no reason to disturb the reader.
    client.member.reading.setPosition.mutate(stopped, { context: KEEP_ALIVE }).catch(() => {});
  });
  const hydrating = useRef(!useHydrated());
  useLayoutEffect(() => {
    if (!ready) return;
    const started = hydrating.current;
    hydrating.current = false;
    // A member who began to read before hydration stays where they are.
    if (started) return;
    const verse = page.current?.querySelector(`#v${opensAt}`);
    if (verse) verse.scrollIntoView({ block: 'start' });
    else scrollTo(0, 0);
  }, [page, opensAt, ready]);
  useEffect(() => {
    if (!ready || !signedIn) return;
    const note = () => {
      const verse = firstVerseInView(page.current);
      if (verse !== null) position.set({ book, chapter, verse });
    };
    note();
    addEventListener('scroll', note, { passive: true });
    return () => {
      removeEventListener('scroll', note);
      position.flush();
    };
  }, [page, book, chapter, ready, signedIn, position]);
}
