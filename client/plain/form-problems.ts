function problemOf(input: HTMLInputElement): string | null {
  const { validity, value, minLength } = input;
  const name = nameOf(input);
  if (validity.valueMissing || value.trim() === '') return `Preencha o campo ${name}.`;
  const longest = Number(input.dataset['longest'] ?? Number.POSITIVE_INFINITY);
  if (value.length > longest) return `${name}: até ${longest} caracteres.`;
  if (validity.typeMismatch) return 'Informe um e-mail válido.';
  if (validity.tooShort || value.length < minLength) {
    return `A senha precisa ter pelo menos ${minLength} caracteres.`;
  }
  return null;
}

const nameOf = (input: HTMLInputElement) => input.closest('label')?.firstChild?.textContent ?? '';

/** Shows the problem of each field beneath it. @returns whether there is none */
export function validate(form: HTMLFormElement): boolean {
  say(form, null);
  const inputs = [...form.querySelectorAll('input')];
  for (const input of inputs) {
    const problem = problemOf(input);
    if (problem) mark(input, problem);
  }
  const first = inputs.find((input) => input.ariaInvalid === 'true');
  first?.focus();
  return first === undefined;
}

/** A screen reader reads the problem with its field, after the hint. */
function mark(input: HTMLInputElement, problem: string | null): void {
  const id = `${input.form?.parentElement?.id}-${input.name}-error`;
  const hint = input.dataset['hint'];
  document.getElementById(id)?.remove();
  const described = [hint, problem && id].filter(Boolean).join(' ');
  if (described) input.setAttribute('aria-describedby', described);
  else input.removeAttribute('aria-describedby');
  input.ariaInvalid = problem ? 'true' : null;
  if (!problem) return;
  const line = Object.assign(document.createElement('p'), { id, textContent: problem });
  line.className = 'field-error';
  input.closest('label')?.after(line);
}

/** What the server refuses stands above the button, and is told once. */
export function say(form: HTMLFormElement, message: string | null): void {
  const box = form.querySelector<HTMLElement>('.form-error');
  if (box) {
    box.textContent = message;
    box.hidden = message === null;
  }
  for (const input of form.querySelectorAll('input')) mark(input, null);
}
