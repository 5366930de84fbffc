import type { Message } from '../../../mail/mail.ts';
import { renderMail } from '../../../mail/template.ts';
import type { DayLeft, Today } from './today.ts';

export type Links = Readonly<{ site: string; unsubscribe: string }>;
export type Recipient = Readonly<{ name: string; email: string }>;

export function reminderMail(
  to: Recipient,
  { days: [first, ...others], path }: Today,
  { site, unsubscribe }: Links,
): Message {
  const label = first.readings.length > 0 ? 'Ler agora' : 'Abrir o estudo';
  const message = renderMail(to, {
    subject:
      others.length === 0
        ? `Sua leitura de hoje: ${first.title}, dia ${first.day}`
        : `Suas leituras de hoje: ${[first, ...others].map(({ title }) => title).join(', ')}`,
    paragraphs: [
      ...[first, ...others].map(sentenceOf),
      'Alguns minutos bastam para não perder o passo.',
    ],
    action: { label, url: `${site}${path}` },
    closing: 'Você recebe esta mensagem porque pediu um lembrete no seu perfil.',
    footer: { label: 'Parar de receber lembretes', url: unsubscribe },
  });
  return { ...message, headers: headersFor(unsubscribe) };
}

const sentenceOf = ({ title, day, readings }: DayLeft) =>
  readings.length > 0
    ? `Hoje é o dia ${day} de “${title}”: ${readings.join(', ')}.`
    : `O dia ${day} de “${title}” espera por você.`;

export function verseMail(
  to: Recipient,
  { title, text }: Readonly<{ title: string; text: string }>,
  { site, unsubscribe }: Links,
): Message {
  const message = renderMail(to, {
    subject: `O versículo de hoje: ${title}`,
    paragraphs: [`“${text}”`, `${title}.`],
    action: { label: 'Abrir a palavra do dia', url: `${site}/daily-word` },
    closing: 'Você recebe esta mensagem porque pediu o versículo do dia no seu perfil.',
    footer: { label: 'Parar de receber lembretes', url: unsubscribe },
  });
  return { ...message, headers: headersFor(unsubscribe) };
}

/** Mail programs offer their own button for it, which sends a POST without asking anything. */
const headersFor = (unsubscribe: string) => ({
  'List-Unsubscribe': `<${unsubscribe}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
