import { dismiss, offer } from '../ui/toaster.tsx';
import { build } from './stored-answers.ts';

const NEWER = 'Há uma versão nova.';
/** Members who switch between windows all day ask no more often. */
const AGAIN_MS = 60_000;
const LOOKS_MS = 3000;

const TYPES: ReadonlySet<string> = new Set(['textarea', 'text', 'search', 'email']);
const OPEN = '[role="dialog"], [role="alertdialog"]';

/** Whoever has words in a field, or something open, is not called away from it. */
function isBusy(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input, textarea',
  );
  const hasWords = [...fields].some(({ type, value }) => TYPES.has(type) && value.trim() !== '');
  return hasWords || document.querySelector(OPEN) !== null;
}

/** Tells a page that was left open over a deploy of the new build; the member decides when it loads. */
export function followBuilds(): void {
  let askedAt = Date.now();
  let found = false;
  const ask = async () => {
    if (found) return;
    askedAt = Date.now();
    if (!(await isReplaced()) || found) return;
    found = true;
    tell();
  };
  const askAgain = () => {
    if (document.visibilityState === 'visible' && Date.now() - askedAt > AGAIN_MS) void ask();
  };
  document.addEventListener('visibilitychange', askAgain);
  addEventListener('online', () => void ask());
}

/** The entry's file is gone once another build is served; whoever is offline learns nothing. */
async function isReplaced(): Promise<boolean> {
  const answer = await fetch(build(), { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  return answer?.status === 404;
}

function tell(): void {
  let shown = false;
  let timer: ReturnType<typeof setInterval> | undefined;
  const hide = () => {
    if (!shown) return;
    shown = false;
    dismiss(NEWER);
  };
  const look = () => {
    if (isBusy()) return hide();
    if (shown) return;
    shown = true;
    offer(NEWER, { label: 'Atualizar', onClick: () => location.reload() }, () => {
      // What this page has taken away itself comes back; what the member has closed does not.
      if (shown) stop();
    });
  };
  const hideFromBusy = () => {
    if (isBusy()) hide();
  };
  const stop = () => {
    clearInterval(timer);
    removeEventListener('input', hideFromBusy);
  };
  addEventListener('input', hideFromBusy);
  timer = setInterval(look, LOOKS_MS);
  look();
}
