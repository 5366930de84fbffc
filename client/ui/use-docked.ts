import { type RefObject, useLayoutEffect } from 'react';

const docked = new Set<HTMLElement>();

/**
 * Measures what is docked at the lower edge over a page, so that what has the focus, and the end
 * of the page, are scrolled clear of it.
 */
export function useDocked(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    docked.add(element);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    addEventListener('resize', measure);
    return () => {
      docked.delete(element);
      observer.disconnect();
      removeEventListener('resize', measure);
      measure();
    };
  }, [bar]);
}

function measure(): void {
  const heights = [...docked].map((bar) => innerHeight - bar.getBoundingClientRect().top);
  const { style } = document.documentElement;
  if (heights.length === 0) style.removeProperty('--docked');
  else style.setProperty('--docked', `${Math.ceil(Math.max(...heights))}px`);
}
