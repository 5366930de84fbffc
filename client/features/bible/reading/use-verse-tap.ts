import { type RefObject, useEffect } from 'react';
import type { VerseAct } from './verse.tsx';

const OWN_MEANING = 'button, a, [role="note"]';

/** A touch on the words of a verse selects it, unless it selected some of the words. */
export function useVerseTap(
  page: RefObject<HTMLElement | null>,
  onAct: (act: VerseAct, verse: number) => void,
): void {
  useEffect(() => {
    const tap = (event: Event) => {
      const { target } = event;
      if (!(target instanceof Element) || target.closest(OWN_MEANING)) return;
      const words = target.closest('.verse-text, .verse-beside');
      const verse = Number(words?.closest<HTMLElement>('[data-verse]')?.dataset['verse']);
      if (Number.isNaN(verse) || !getSelection()?.isCollapsed) return;
      onAct('toggle', verse);
    };
    const element = page.current;
    element?.addEventListener('click', tap);
    return () => element?.removeEventListener('click', tap);
  }, [page, onAct]);
}
