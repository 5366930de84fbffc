import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mail } from './mail.ts';

/** Keeps each message as an .eml file and shows its link: a mail server is not needed to try the product. */
export function createOutbox(directory: string, print: (line: string) => void): Mail {
  return {
    description: `outbox in ${directory}`,
    send: async ({ to, subject, text, html, link }) => {
      // Imported here and not above: most processes that use an outbox send nothing.
      const { createTransport } = await import('nodemailer');
      const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
      const from = { name: 'Companheiro Bíblico', address: 'nao-responda@localhost' };
      const { message } = await composer.sendMail({ from, to, subject, text, html });
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const stamp = new Date().toISOString().replace(/[:.]/g, '-');
      const file = join(directory, `${stamp}-${Math.random().toString(36).slice(2, 8)}.eml`);
      await writeFile(file, message, { mode: 0o600 });
      print(`✉ ${subject}\n  ${link}\n  ${file}`);
    },
    close: () => {},
  };
}
