import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Reference } from '#shared/bible/reference.ts';
import { isDrawnBefore } from '../../../lib/drawn-before.ts';
import { LastWish } from '../../../lib/last-wish.ts';
import { partingClient } from '../../../lib/parting-client.ts';
import { api } from '../../../lib/queries.ts';
import { firstVerseInView } from './in-view.ts';

const PAUSE_MS = 1500;

type Position = Parameters<typeof partingClient.member.reading.setPosition.mutate>[0];

const wish = new LastWish<Position>(PAUSE_MS, (position) => {
  api.member.reading.state.setData(undefined, (before) => before && { ...before, position });
  // What is lost here is found again by scrolling; a message would only disturb.
  partingClient.member.reading.setPosition.mutate(position).catch(() => {});
});

/** Opens at a verse, and keeps the first verse in view as the place where the member stopped. */
export function usePosition(
  page: RefObject<HTMLElement | null>,
  { book, chapter }: Reference,
  opensAt: number | null,
  ready: boolean,
): void {
  const opening = useRef(true);
  useLayoutEffect(() => {
    if (!ready) return;
    const drawn = opening.current && isDrawnBefore(page.current);
    opening.current = false;
    // Who began to read the page as the server drew it stays where they are.
    if (drawn) return;
    const verse = page.current?.querySelector(`#v${opensAt}`);
    if (verse) verse.scrollIntoView({ block: 'start' });
    else scrollTo(0, 0);
  }, [page, opensAt, ready]);
  useEffect(() => {
    if (!ready) return;
    const note = () => {
      const verse = firstVerseInView(page.current);
      if (verse !== null) wish.set({ book, chapter, verse });
    };
    note();
    addEventListener('scroll', note, { passive: true });
    return () => {
      removeEventListener('scroll', note);
      wish.flush();
    };
  }, [page, book, chapter, ready]);
}
