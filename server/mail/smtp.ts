import { createTransport } from 'nodemailer';
import { noteFault } from '../process/notices.ts';
import type { Mail } from './mail.ts';

const TIMEOUT_MS = 15_000;

/** @param givenUp ends what is being sent, which a server that hangs would hold for long */
export function createSmtp(url: string, from: string, givenUp?: AbortSignal): Mail {
  const transport = createTransport(
    {
      url,
      pool: true,
      maxConnections: 2,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    },
    { from },
  );
  return {
    description: `SMTP at ${new URL(url).host}`,
    send: async ({ to, subject, text, html, headers = {} }) => {
      try {
        await transport.sendMail({ to, subject, text, html, headers, signal: givenUp });
      } catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
        noteFault('mail', code);
        throw error;
      }
    },
    close: () => transport.close(),
  };
}
