import { useNavigate } from '@tanstack/react-router';
import { type RefObject, useEffect } from 'react';
import { neighbourChapter } from '#shared/bible/canon.ts';
import { chapterReference, type Reference, referenceKey } from '#shared/bible/reference.ts';
import { useData } from '../../../lib/data/data.tsx';
import { chapterQuery, type Translation } from '../chapter-query.ts';

type Stroke = Readonly<{ x: number; y: number; at: number }>;

const LENGTH = 64;
const LONGEST_MS = 600;
/** The width of the system's own back gesture at either edge. */
const EDGE = 24;

/** Prefetches both neighbouring chapters of a complete text, and opens them by a swipe or the arrow keys. */
export function usePageTurning(
  page: RefObject<HTMLElement | null>,
  translation: Translation,
  { book, chapter }: Reference,
): void {
  const { queryClient, readDocument } = useData();
  const navigate = useNavigate();
  useEffect(() => {
    if (!translation.complete) return;
    for (const step of [1, -1] as const) {
      const next = neighbourChapter(book, chapter, step);
      if (next)
        void queryClient.prefetchQuery(
          chapterQuery(readDocument, translation, next.book, next.chapter),
        );
    }
  }, [queryClient, readDocument, translation, book, chapter]);
  useEffect(() => {
    const turn = (step: 1 | -1) => {
      const next = neighbourChapter(book, chapter, step);
      if (!next) return;
      const ref = referenceKey(chapterReference(next.book, next.chapter));
      void navigate({ to: '/bible', search: { ref } });
    };
    return listen(page.current, turn);
  }, [page, navigate, book, chapter]);
}

function listen(page: HTMLElement | null, turn: (step: 1 | -1) => void): () => void {
  let began: Stroke | null = null;
  const start = (event: TouchEvent) => {
    const [touch] = event.touches;
    began = touch && event.touches.length === 1 ? pointOf(touch, event) : null;
  };
  const end = (event: TouchEvent) => {
    const [touch] = event.changedTouches;
    const step = began && touch ? strokeOf(began, pointOf(touch, event), innerWidth) : null;
    began = null;
    if (step && getSelection()?.isCollapsed !== false) turn(step);
  };
  const key = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const { target } = event;
    const busy = target instanceof Element && target.closest('input, select, textarea, [role]');
    if (busy || event.defaultPrevented) return;
    if (event.key === 'ArrowRight') turn(1);
    if (event.key === 'ArrowLeft') turn(-1);
  };
  page?.addEventListener('touchstart', start, { passive: true });
  page?.addEventListener('touchend', end, { passive: true });
  document.addEventListener('keydown', key);
  return () => {
    page?.removeEventListener('touchstart', start);
    page?.removeEventListener('touchend', end);
    document.removeEventListener('keydown', key);
  };
}

function pointOf({ clientX, clientY }: Touch, { timeStamp }: TouchEvent): Stroke {
  return { x: clientX, y: clientY, at: timeStamp };
}

/** A swipe turns the page if it is quick and clearly more sideways than up or down. */
function strokeOf(from: Stroke, to: Stroke, width: number): 1 | -1 | null {
  const across = to.x - from.x;
  const along = Math.abs(to.y - from.y);
  const atEdge = from.x < EDGE || from.x > width - EDGE;
  if (atEdge || to.at - from.at > LONGEST_MS) return null;
  if (Math.abs(across) < LENGTH || Math.abs(across) < 2 * along) return null;
  return across < 0 ? 1 : -1;
}
