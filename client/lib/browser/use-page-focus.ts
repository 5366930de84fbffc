import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { announce } from './announcer.tsx';
import {
  focusHeading,
  focusNear,
  isFocusInUse,
  isFocusLost,
  type Place,
  placeOf,
} from './focus.ts';

/** Others that move the focus, such as a dialog that closes, come first. */
const PAUSE_MS = 50;
const HEADING_MS = 5000;

/** A page that was opened by a link gets the focus at its heading, and a vanished element leaves it nearby. */
export function usePageFocus(): void {
  const router = useRouter();
  useEffect(() => {
    let before: Element | null = null;
    let waiting = () => {};
    const stopBefore = router.subscribe('onBeforeLoad', () => {
      before = document.activeElement;
    });
    const stopRendered = router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      waiting();
      if (fromLocation && pathChanged) waiting = whenHeadingIsThere(() => arrive(before));
    });
    const stopKeeping = keepFocus();
    return () => {
      stopBefore();
      stopRendered();
      waiting();
      stopKeeping();
    };
  }, [router]);
}

/** Leaves the focus where the new page itself put it, and tells the page's name instead. */
function arrive(before: Element | null): void {
  const { activeElement } = document;
  const placed = activeElement !== before && activeElement?.closest('main') != null;
  if (placed || isFocusInUse()) announce(document.title);
  else focusHeading();
}

/** @returns a function that stops waiting */
function whenHeadingIsThere(then: () => void): () => void {
  const find = () => {
    if (!document.querySelector('main h1')) return;
    stop();
    then();
  };
  const observer = new MutationObserver(find);
  const begin = setTimeout(() => {
    observer.observe(document.body, { childList: true, subtree: true });
    find();
  }, PAUSE_MS);
  const end = setTimeout(() => observer.disconnect(), HEADING_MS);
  const stop = () => {
    observer.disconnect();
    clearTimeout(begin);
    clearTimeout(end);
  };
  return stop;
}

/** Hands the focus on when the element that has it is removed. */
function keepFocus(): () => void {
  let last: Place | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const enter = ({ target }: FocusEvent) => {
    last = target instanceof Element ? placeOf(target) : null;
  };
  const leave = ({ target }: FocusEvent) => {
    // What was left on purpose is still there; a window that goes to the background leaves nothing.
    queueMicrotask(() => {
      const left = last?.element === target && document.activeElement !== target;
      if (left && last?.element.isConnected) last = null;
    });
  };
  const observer = new MutationObserver(() => {
    if (!last || last.element.isConnected || !isFocusLost()) return;
    const vanished = last;
    last = null;
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (isFocusLost()) focusNear(vanished);
    }, PAUSE_MS);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', enter);
  document.addEventListener('focusout', leave);
  return () => {
    observer.disconnect();
    clearTimeout(timer);
    document.removeEventListener('focusin', enter);
    document.removeEventListener('focusout', leave);
  };
}
