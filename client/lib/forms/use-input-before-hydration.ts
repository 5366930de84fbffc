import { useHydrated } from '@tanstack/react-router';
import { useLayoutEffect, useRef } from 'react';

type Field = HTMLTextAreaElement | HTMLInputElement | HTMLSelectElement;

/**
 * Reports to a field's `onChange` what was typed or chosen before hydration: React leaves it in
 * the field without an event.
 */
export function useInputBeforeHydration(id: string): void {
  const hydrating = useRef(!useHydrated());
  useLayoutEffect(() => {
    const field = document.getElementById(id);
    if (!hydrating.current || !isField(field)) return;
    hydrating.current = false;
    const { value } = field;
    if (value === renderedValue(field)) return;
    // Each field on its own, so that a form sees one change after the other.
    setTimeout(() => change(field, value));
  }, [id]);
}

const isField = (element: Element | null): element is Field =>
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement ||
  (element instanceof HTMLInputElement && /^(text|search|password)$/.test(element.type));

function renderedValue(field: Field): string | undefined {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const chosen = [...field.options].find((option) => option.defaultSelected);
  return (chosen ?? field.options[0])?.value;
}

function change(field: Field, value: string): void {
  if (field instanceof HTMLSelectElement) {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  field.value = field.defaultValue;
  // Unlike an assignment, this counts as a change that a person made.
  field.setRangeText(value, 0, field.value.length, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
