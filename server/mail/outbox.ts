import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mail } from './mail.ts';

/** Stores each message as an .eml file and prints its link, so that the product runs without a mail server. */
export function createOutbox(directory: string, print: (line: string) => void): Mail {
  return {
    description: `outbox in ${directory}`,
    send: async ({ to, subject, text, html, link, headers = {} }) => {
      // The dynamic import costs nothing in the many processes that send no message.
      const { createTransport } = await import('nodemailer');
      const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
      const from = { name: 'Companheiro Bíblico', address: 'nao-responda@localhost' };
      const { message } = await composer.sendMail({ from, to, subject, text, html, headers });
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const stamp = new Date().toISOString().replace(/[:.]/g, '-');
      const file = join(directory, `${stamp}-${Math.random().toString(36).slice(2, 8)}.eml`);
      await writeFile(file, message, { mode: 0o600 });
      print(`✉ ${subject}\n  ${link}\n  ${file}`);
    },
    close: () => {},
  };
}
