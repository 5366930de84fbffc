import { escapeHtml } from '../escape-html.ts';
import type { Message } from './mail.ts';

type Letter = Readonly<{
  subject: string;
  paragraphs: readonly string[];
  action: Readonly<{ label: string; url: string }>;
  closing: string;
  /** A second link, small at the end. */
  footer?: Readonly<{ label: string; url: string }>;
}>;

/** Renders a letter as text and as HTML that mail programs of the last decade display. */
export function renderMail(to: Readonly<{ name: string; email: string }>, letter: Letter): Message {
  const name = speakableName(to.name);
  const greeting = name ? `Olá, ${name.split(' ')[0]}!` : 'Olá!';
  const { action, closing, footer, paragraphs, subject } = letter;
  const lines = footer ? [`${footer.label}:\n${footer.url}`] : [];
  const links = `${action.label}:\n${action.url}`;
  const text = [greeting, ...paragraphs, links, closing, SIGNATURE, ...lines];
  return {
    to: { name, address: to.email },
    subject,
    text: `${text.join('\n\n')}\n`,
    html: htmlOf(greeting, letter),
    link: action.url,
  };
}

const SIGNATURE = 'Companheiro Bíblico';

/**
 * Returns the name only if it looks like one. Anybody can sign up with somebody else's address,
 * so the name must not put a link or a sentence into that person's mail.
 */
function speakableName(name: string): string {
  const words = name.trim().split(/\s+/);
  const isName = (word: string) => /^[\p{L}\p{M}'’-]{1,30}\.?$/u.test(word);
  return words.length <= 8 && words.every(isName) ? words.join(' ') : '';
}

function htmlOf(
  greeting: string,
  { action, closing, footer, paragraphs, subject }: Letter,
): string {
  const paragraph = (text: string, color = '#2b2621') =>
    `<p style="margin:0 0 16px;font-size:17px;line-height:1.6;color:${color}">${escapeHtml(text)}</p>`;
  const last = footer
    ? `
<p style="margin:16px 0 0;font-size:13px"><a href="${escapeHtml(footer.url)}" style="color:#6b6157">${escapeHtml(footer.label)}</a></p>`
    : '';
  return `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:#f6f1e7;font-family:Georgia,serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#fffdf8;border:1px solid #e4dac8;border-radius:12px"><tr><td style="padding:32px 28px">
<p style="margin:0 0 20px;font-size:15px;color:#8a5a2b;letter-spacing:.04em">${SIGNATURE}</p>
${paragraph(greeting)}
${paragraphs.map((text) => paragraph(text)).join('\n')}
<p style="margin:28px 0"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:14px 24px;border-radius:8px;background:#7c4a1e;color:#ffffff;font-size:17px;text-decoration:none">${escapeHtml(action.label)}</a></p>
${paragraph(closing, '#6b6157')}
<p style="margin:24px 0 0;font-size:13px;line-height:1.5;color:#6b6157">Se o botão não funcionar, copie este endereço no navegador:<br><span style="word-break:break-all">${escapeHtml(action.url)}</span></p>${last}
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}
