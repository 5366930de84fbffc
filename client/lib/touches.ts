/**
 * A page that the server drew can be used before the application has arrived: what was
 * pressed (plain/start.ts notes it), typed and chosen until then is handed over to it.
 */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * From now on the application answers.
 * @returns what to do once it stands on the page
 */
export function takeTouches(root: HTMLElement): () => void {
  root.removeAttribute('data-drawn');
  const changes = [...root.querySelectorAll<Field>('input, textarea, select')].map(takeChange);
  return () => {
    for (const repeat of changes) repeat?.();
    const pressed = root.querySelector<HTMLElement>('[data-pressed]');
    pressed?.removeAttribute('data-pressed');
    pressed?.click();
  };
}

/** Gives a field back as it was drawn, where the application begins; then comes the change. */
function takeChange(field: Field): (() => void) | null {
  if (field instanceof HTMLInputElement && field.checked !== field.defaultChecked) {
    field.checked = field.defaultChecked;
    return () => {
      tell(field);
      field.click();
    };
  }
  const { value } = field;
  const drawn = drawnValue(field);
  if (value === drawn) return null;
  field.value = drawn;
  return () => write(field, value);
}

function drawnValue(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const chosen = [...field.options].find((option) => option.defaultSelected);
  return (chosen ?? field.options[0])?.value ?? '';
}

/** Whatever React has not come to yet, it takes over before it hears of it. */
function tell(field: Field): void {
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** As a member writes; React takes no notice of what a script writes in its own way. */
function write(field: Field, value: string): void {
  tell(field);
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  tell(field);
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
