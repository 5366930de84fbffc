/**
 * Where the server has drawn the page, the application waits in a template until the page
 * is seen: on a slow line its scripts would take the room of the face and the styles.
 */
const PATIENCE_MS = 3000;

const { opensAt } = document.querySelector<HTMLElement>('[data-opens-at]')?.dataset ?? {};
document.getElementById(`v${opensAt}`)?.scrollIntoView();

/** What is pressed meanwhile waits for the application, and no form goes without it. */
function press(button: HTMLButtonElement | null | undefined, event: Event): void {
  if (!button?.closest('[data-drawn]')) return;
  event.preventDefault();
  document.querySelector('[data-pressed]')?.removeAttribute('data-pressed');
  button.dataset['pressed'] = '';
}

const within = ({ target }: Event, selector: string) =>
  target instanceof Element ? target.closest(selector) : null;
const sending = (field: Element | null) =>
  field?.closest('[data-drawn] form')?.querySelector<HTMLButtonElement>('[type=submit]');

document.addEventListener('click', (event) => {
  const button = within(event, 'button');
  if (button instanceof HTMLButtonElement) press(button, event);
});
document.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' || event.shiftKey) return;
  press(sending(within(event, '[enterkeyhint=send]')), event);
});
// A form may wait for words before it can be sent.
document.addEventListener('input', (event) => {
  sending(within(event, 'input, textarea'))?.removeAttribute('disabled');
});

// Within the page itself React may have left some too.
const template = document.querySelector<HTMLTemplateElement>('body > template');

function start(): void {
  document.head.append(template?.content ?? '');
}

new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
// For browsers that do not tell when they have painted: what is begun is moved only once.
setTimeout(start, PATIENCE_MS);
