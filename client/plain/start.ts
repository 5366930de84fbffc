/**
 * Where the server has drawn the page, the application waits in a template until the page
 * is seen: on a slow line its scripts would take the room of the face and the styles.
 */
const PATIENCE_MS = 3000;

const { opensAt } = document.querySelector<HTMLElement>('[data-opens-at]')?.dataset ?? {};
document.getElementById(`v${opensAt}`)?.scrollIntoView();

const template = document.querySelector('template');

function start(): void {
  document.head.append(template?.content ?? '');
}

new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
// For browsers that do not tell when they have painted: what is begun is moved only once.
setTimeout(start, PATIENCE_MS);
