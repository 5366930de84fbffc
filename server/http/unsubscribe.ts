import type { RequestHandler } from 'express';
import type { AppContext } from '../context.ts';
import { isUnsubscribeToken, unsubscribe } from '../features/plans/api.ts';

type Words = Readonly<{ title: string; text: string; button?: string }>;

const QUESTION: Words = {
  title: 'Parar de receber lembretes?',
  text: 'Você não receberá mais mensagens sobre a leitura do dia. O seu plano continua como está.',
  button: 'Parar de receber',
};
const DONE: Words = {
  title: 'Pronto, sem mais lembretes',
  text: 'Se quiser voltar a recebê-los, escolha um horário no seu perfil.',
};
const INVALID: Words = {
  title: 'Este link não vale',
  text: 'Abra o link inteiro, como está na mensagem, ou desligue os lembretes no seu perfil.',
};

/**
 * Ends reminders by the link of a mail, without JavaScript and without signing in. Opening it
 * changes nothing, because mail programs open links to look at them; the POST is that of the
 * button or of the mail program's own.
 */
export function unsubscribePage({ db, signer }: Pick<AppContext, 'db' | 'signer'>): RequestHandler {
  return async (request, response) => {
    const { t: token } = request.query;
    const text = typeof token === 'string' ? token : '';
    const isConfirmed = request.method === 'POST';
    const valid = isConfirmed
      ? await unsubscribe(db, signer, text)
      : isUnsubscribeToken(signer, text);
    const words = valid ? (isConfirmed ? DONE : QUESTION) : INVALID;
    response
      .status(valid ? 200 : 400)
      .set({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'referrer-policy': 'no-referrer',
      })
      .type('html')
      .send(pageOf(words));
  };
}

/** A page of its own, so that it opens on any device at once; its colours are those of the product. */
function pageOf({ title, text, button }: Words): string {
  const form = button
    ? `<form method="post"><button type="submit">${button}</button></form>`
    : '<p><a href="/">Abrir o Companheiro Bíblico</a></p>';
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Companheiro Bíblico</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${STYLE}</style>
</head>
<body>
<main>
<p class="name"><img src="/favicon.svg" alt="" width="32" height="32">Companheiro Bíblico</p>
<h1>${title}</h1>
<p>${text}</p>
${form}
</main>
</body>
</html>
`;
}

const STYLE = `
:root { color-scheme: light dark }
body { display: grid; min-height: 100dvh; margin: 0; place-items: center;
  background: light-dark(oklch(0.977 0.011 84), oklch(0.195 0.012 60));
  color: light-dark(oklch(0.26 0.022 60), oklch(0.91 0.018 82));
  font: 1.0625rem/1.55 system-ui, "Segoe UI", Roboto, sans-serif }
main { box-sizing: border-box; width: min(28rem, 100% - 2rem); padding: 1.75rem;
  border: 1px solid light-dark(oklch(0.89 0.02 80), oklch(0.32 0.018 62)); border-radius: 1rem;
  background: light-dark(oklch(0.995 0.005 90), oklch(0.235 0.014 60)) }
.name { display: flex; gap: 0.6rem; align-items: center; margin: 0; font: 600 1.125rem Georgia, serif }
h1 { margin: 1.25rem 0 0; font: 600 1.5rem/1.25 Georgia, serif; text-wrap: balance }
button { width: 100%; min-height: 2.75rem; border: 0; border-radius: 0.6rem; font: inherit;
  font-weight: 600; cursor: pointer; background: light-dark(oklch(0.45 0.105 42), oklch(0.79 0.095 66));
  color: light-dark(oklch(0.99 0.008 80), oklch(0.21 0.03 55)) }
a { color: light-dark(oklch(0.45 0.105 42), oklch(0.79 0.095 66)); font-weight: 600 }`;
