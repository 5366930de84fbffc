import { type RefObject, useEffect } from 'react';

const OWN_MEANING = 'button, a, [role="note"]';

/** A touch on a verse selects it, unless it selected some of the words; one on a note's sign opens the note. */
export function useVerseTap(
  page: RefObject<HTMLElement | null>,
  onTap: (verse: number) => void,
): void {
  useEffect(() => {
    const tap = ({ target }: Event) => {
      if (!(target instanceof Element) || target.closest(OWN_MEANING)) return;
      const verse = target.closest<HTMLElement>('.verse');
      const note = target.closest<HTMLElement>('.note-marker')?.dataset['note'];
      if (note) return verse?.querySelectorAll<HTMLElement>('.note-button')[Number(note)]?.click();
      if (!verse || !getSelection()?.isCollapsed) return;
      onTap(Number(verse.dataset['verse']));
    };
    const element = page.current;
    element?.addEventListener('click', tap);
    return () => element?.removeEventListener('click', tap);
  }, [page, onTap]);
}
