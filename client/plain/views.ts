export const VIEWS = [
  'sign-in',
  'sign-up',
  'forgot',
  'reset',
  'invitation',
  'resend',
  'confirm',
  'change',
  'code',
  'recovery',
  'link',
  'enter',
] as const;
export type View = (typeof VIEWS)[number];

const TITLES: Readonly<Record<View, string>> = {
  'sign-in': 'Entrar',
  'sign-up': 'Cadastrar',
  forgot: 'Esqueci minha senha',
  reset: 'Nova senha',
  invitation: 'Crie sua senha',
  resend: 'Confirmar e-mail',
  confirm: 'Confirmar com a senha',
  change: 'Troque a senha inicial',
  code: 'Código de verificação',
  recovery: 'Código de recuperação',
  link: 'Entrar sem a senha',
  enter: 'Entrar na sua conta',
};
export const sectionOf = (view: View) => document.getElementById(view);

/** Shows one view of the page and hides the others. */
export function show(view: View): void {
  for (const each of VIEWS) sectionOf(each)?.toggleAttribute('hidden', each !== view);
  const tabs = view === 'sign-in' || view === 'sign-up';
  document.getElementById('tabs')?.toggleAttribute('hidden', !tabs);
  for (const tab of document.querySelectorAll<HTMLElement>('[role="tab"]')) {
    const selected = tab.getAttribute('aria-controls') === view;
    tab.setAttribute('aria-selected', String(selected));
    tab.tabIndex = selected ? 0 : -1;
  }
  document.title = `${TITLES[view]} · Companheiro Bíblico`;
  const heading = document.getElementById('title');
  if (heading) heading.textContent = TITLES[view];
}

/** Moves to a view with the e-mail already typed, and puts the cursor where it is needed. */
export function go(view: View): void {
  const typed = document.querySelector<HTMLInputElement>(
    'section:not([hidden]) [name="email"]',
  )?.value;
  show(view);
  const inputs = sectionOf(view)?.querySelectorAll('input') ?? [];
  for (const input of inputs) if (input.name === 'email' && typed) input.value = typed;
  const empty = [...inputs].find((input) => input.value === '');
  const heading = sectionOf(view)?.querySelector<HTMLElement>('h2');
  if (heading) heading.tabIndex = -1;
  (empty ?? heading ?? sectionOf(view)?.querySelector('input'))?.focus();
  // A field has the focus, so the name of the view is told.
  const status = document.getElementById('view-status');
  if (status) status.textContent = empty ? TITLES[view] : '';
}

export function viewNamed(name: string | null | undefined): View {
  return VIEWS.find((view) => view === name) ?? 'sign-in';
}
