import { type RefObject, useEffect, useEffectEvent } from 'react';
import { firstVerseInView, isInView, numberOf } from './verse-elements.ts';

/** `select` goes on to the bar of actions, `toggle` and `extend` stay in the text. */
export type VerseKey = 'select' | 'toggle' | 'extend';

export const VERSE_HELP = 'verse-help';

const ACTS: Readonly<Record<string, VerseKey>> = { Enter: 'select', ' ': 'toggle' };
const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * The whole chapter is one stop of the Tab key, at the verse that is read. From there the arrows
 * lead from verse to verse, Enter selects one and leads to its actions, Space only selects it, and
 * the arrows with Shift select several.
 */
export function useVerseKeys(
  page: RefObject<HTMLElement | null>,
  onKey: (key: VerseKey, verse: number) => void,
): void {
  const press = useEffectEvent(onKey);
  useEffect(() => {
    const text = page.current;
    if (!text) return;
    const arrive = ({ target }: FocusEvent) => {
      const verse = target instanceof Element ? target.closest<HTMLElement>('.verse') : null;
      if (verse) makeStop(text, verse);
    };
    const tab = ({ key, shiftKey }: KeyboardEvent) => {
      // Coming back from below, one stops where one left.
      if (key !== 'Tab' || shiftKey || document.activeElement?.closest('.verse')) return;
      const stop = text.querySelector('.verse[tabindex="0"]');
      const verse = text.querySelector<HTMLElement>(`#v${firstVerseInView(text) ?? 1}`);
      if (!verse || (stop && isInView(stop))) return;
      makeStop(text, verse);
      verse.setAttribute('aria-describedby', VERSE_HELP);
    };
    const move = (verse: HTMLElement, step: 1 | -1, extending: boolean) => {
      const next = neighbourOf(text, verse, step);
      if (!next) return;
      next.focus();
      if (extending) for (const each of [verse, next]) press('extend', numberOf(each));
    };
    const key = (event: KeyboardEvent) => {
      const verse = verseOf(event);
      const step = STEPS[event.key];
      const act = ACTS[event.key];
      if (!verse || !(step || act)) return;
      event.preventDefault();
      if (step) move(verse, step, event.shiftKey);
      if (act) press(act, numberOf(verse));
    };
    text.addEventListener('focusin', arrive);
    text.addEventListener('keydown', key);
    document.addEventListener('keydown', tab);
    return () => {
      text.removeEventListener('focusin', arrive);
      text.removeEventListener('keydown', key);
      document.removeEventListener('keydown', tab);
    };
  }, [page]);
}

/** The verse that has the focus itself, and not a button in it, when a key is pressed alone or with Shift. */
function verseOf({ target, altKey, ctrlKey, metaKey }: KeyboardEvent): HTMLElement | null {
  if (altKey || ctrlKey || metaKey || !(target instanceof HTMLElement)) return null;
  return target.matches('.verse') ? target : null;
}

function neighbourOf(text: HTMLElement, verse: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const verses = [...text.querySelectorAll<HTMLElement>('.verse')];
  return verses[verses.indexOf(verse) + step];
}

/** React leaves the attribute as it stands here, since what it renders never changes. */
function makeStop(text: HTMLElement, verse: HTMLElement): void {
  const before = text.querySelectorAll<HTMLElement>('.verse[tabindex="0"]');
  for (const each of before) {
    setStop(each, -1);
    if (each !== verse) each.removeAttribute('aria-describedby');
  }
  setStop(verse, 0);
}

function setStop(verse: HTMLElement, tabIndex: 0 | -1): void {
  for (const each of [verse, ...verse.querySelectorAll<HTMLElement>('.note-button')]) {
    each.tabIndex = tabIndex;
  }
}
