import { useHydrated } from '@tanstack/react-router';
import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Reports what was ticked or chosen before hydration: React leaves it in the box without an event.
 * @returns the place of the box
 */
export function useTickBeforeHydration(
  onTick: (checked: boolean) => void,
): RefObject<HTMLInputElement | null> {
  const box = useRef<HTMLInputElement>(null);
  const hydrating = useRef(!useHydrated());
  useLayoutEffect(() => {
    if (!hydrating.current) return;
    hydrating.current = false;
    const input = box.current;
    if (input && input.checked !== input.defaultChecked) onTick(input.checked);
  });
  return box;
}
