import { readdirSync, readFileSync } from 'node:fs';
import { join as joinPath } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { confirmationMail } from '#server/auth/auth-mails.ts';
import { createOutbox } from '#server/mail/outbox.ts';
import { createSmtp } from '#server/mail/smtp.ts';
import { renderMail } from '#server/mail/template.ts';
import { confirm, cookieOf, PASSWORD, postAuth } from '../support/people.ts';
import { CERTIFICATE } from '../support/push-service.ts';
import { scratchFolder } from '../support/scratch.ts';
import { startTestApp } from '../support/test-app.ts';

type Received = { to: string[]; from: string; raw: string };

const received: Received[] = [];
let server: SMTPServer;
let url: string;

beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          to: rcptTo.map(({ address }) => address),
          from: mailFrom ? mailFrom.address : '',
          raw: Buffer.concat(chunks).toString('utf8'),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  url = `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

test('a sign-up reaches a real SMTP server, as text and HTML, and its link works', async () => {
  const app = await startTestApp({
    overrides: { mail: createSmtp(url, 'Companheiro <ola@exemplo.com.br>') },
  });
  const signedUp = await postAuth(app, '/sign-up/email', {
    name: 'Antônio Ção',
    email: 'antonio@exemplo.com.br',
    password: PASSWORD,
    callbackURL: '/',
  });
  await app.context.background.settled();
  const mail = received.find(({ to }) => to.includes('antonio@exemplo.com.br'));
  expect(mail?.from).toBe('ola@exemplo.com.br');
  expect(mail?.raw).toMatch(/Content-Type: text\/plain; charset=utf-8/);
  expect(mail?.raw).toMatch(/Content-Type: text\/html; charset=utf-8/);
  const unfolded = (mail?.raw ?? '').replace(/=\r?\n/g, '').replace(/=3D/g, '=');
  const link = /https?:\/\/\S+\/auth\?view=confirm\S+/.exec(unfolded)?.[0] ?? '';
  expect((await confirm(app, link, cookieOf(signedUp))).status).toBe(200);
  await app.close();
});

describe('a mail server that asks who sends, behind STARTTLS', () => {
  const entered: { user: string | undefined; secure: boolean }[] = [];
  let guarded: SMTPServer;
  let port = 0;
  beforeAll(async () => {
    guarded = new SMTPServer({
      ...CERTIFICATE,
      onAuth: ({ username, password }, session, done) => {
        entered.push({ user: username, secure: session.secure });
        if (password === 's3nha:@/') done(null, { user: username });
        else done(new Error('unknown'));
      },
      onData: (stream, _session, done) => {
        stream.resume();
        stream.on('end', done);
      },
    });
    await new Promise<void>((resolve) => guarded.listen(0, '127.0.0.1', resolve));
    const address = guarded.server.address();
    port = typeof address === 'object' && address ? address.port : 0;
  });
  afterAll(() => new Promise<void>((resolve) => guarded.close(() => resolve())));

  const send = async (password: string, query = '') => {
    const given = `smtp://site:${encodeURIComponent(password)}@localhost:${port}${query}`;
    const smtp = createSmtp(given, 'Companheiro <ola@exemplo.com.br>');
    const to = { name: 'Maria', email: 'maria@exemplo.com.br' };
    try {
      await smtp.send(confirmationMail(to, 'http://localhost:3000/x'));
    } finally {
      smtp.close();
    }
  };
  /** The certificate of this test vouches for itself. */
  const TRUSTED = '?tls.rejectUnauthorized=false';

  test('gets the password on an encrypted line', async () => {
    await send('s3nha:@/', TRUSTED);
    expect(entered).toEqual([{ user: 'site', secure: true }]);
  });

  test('that refuses the password, or for which nobody vouches, is told as a failure', async () => {
    await expect(send('outra', TRUSTED)).rejects.toMatchObject({ code: 'EAUTH' });
    entered.length = 0;
    await expect(send('s3nha:@/')).rejects.toMatchObject({
      code: expect.stringMatching(/TLS|CERT|SOCKET/),
    });
    expect(entered).toEqual([]);
  });
});

test('a mail server without encryption gets nothing where it is demanded', async () => {
  const before = received.length;
  const smtp = createSmtp(`${url}?requireTLS=true`, 'Companheiro <ola@exemplo.com.br>');
  const to = { name: 'Maria', email: 'maria@exemplo.com.br' };
  const sending = smtp.send(confirmationMail(to, 'http://localhost:3000/x'));
  await expect(sending).rejects.toMatchObject({ code: 'ETLS' });
  expect(received).toHaveLength(before);
  smtp.close();
});

test('without a mail server messages become files and their links are printed', async () => {
  const folder = scratchFolder('outbox');
  const lines: string[] = [];
  const outbox = createOutbox(folder, (line) => lines.push(line));
  await outbox.send(
    confirmationMail({ name: 'Maria', email: 'maria@exemplo.com.br' }, 'http://localhost:3000/x'),
  );
  const [file = ''] = readdirSync(folder);
  expect(file).toMatch(/\.eml$/);
  expect(readFileSync(joinPath(folder, file), 'utf8')).toContain(
    'To: Maria <maria@exemplo.com.br>',
  );
  expect(lines.join('\n')).toContain('http://localhost:3000/x');
});

test('a name cannot write markup into a message', () => {
  const { html } = renderMail(
    { name: '<img src=x onerror=alert(1)>', email: 'x@exemplo.com.br' },
    {
      subject: 'Oi',
      paragraphs: ['Texto & mais'],
      action: { label: 'Abrir', url: 'http://x/?a=1&b="2"' },
      closing: 'Fim',
    },
  );
  expect(html).not.toContain('<img');
  expect(html).toContain('Texto &amp; mais');
  expect(html).toContain('href="http://x/?a=1&amp;b=&quot;2&quot;"');
});

const letter = {
  subject: 'Oi',
  paragraphs: ['Texto'],
  action: { label: 'Abrir', url: 'http://x/' },
  closing: 'Fim',
};

test.each([
  'https://mau.example/clique!',
  'mau.example',
  'www.mau.example agora',
  'Clique em mau.example',
  'Maria (mau@mau.example)',
  'Maria, ligue 0800 123',
  'Maria\nBcc: outra@exemplo.com.br',
  'a b c d e f g h i j k',
])('a name like %j is not spoken in a message', (name) => {
  const mail = renderMail({ name, email: 'x@exemplo.com.br' }, letter);
  expect(mail.text).toMatch(/^Olá!\n/);
  expect(mail.to).toEqual({ name: '', address: 'x@exemplo.com.br' });
  expect(mail.html).not.toContain('mau');
});

test.each([
  ['Antônio Ção', 'Antônio'],
  ["  Ana-Clara   D'Ávila Jr. ", 'Ana-Clara'],
])('a name like %j is', (name, first) => {
  expect(renderMail({ name, email: 'x@exemplo.com.br' }, letter).text).toContain(`Olá, ${first}!`);
});
