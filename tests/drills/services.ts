import { createServer, type RequestListener } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { makePdf } from '../support/files.ts';
import { freePort } from '../support/free-port.ts';
import { Ledger } from './person.ts';
import { Site } from './site.ts';

/** What a drill of a service found, and whether something was lost, doubled or not answered. */
type Found = Readonly<{ told: string; failed: boolean }>;

export type ServiceDrill = Readonly<{
  name: string;
  /** What it needs and this machine lacks. */
  missing?: string | null;
  /** Runs only where it is named, as it takes long. */
  isLong?: true;
  run: (folder: string, minutes: number) => Promise<Found>;
}>;

type Listening = Readonly<{ port: number; close: () => Promise<void> }>;

const json = { 'content-type': 'application/json' };

/** How a service behind HTTP may fail; `dead` is a port where nobody listens. */
export const WAYS: Readonly<Record<string, RequestListener | null>> = {
  dead: null,
  slow: () => {},
  failing: (_request, response) => response.writeHead(500, json).end('{"error":"x"}'),
  lying: (_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<html><p>It works!</p></html>'),
};

async function listen(answer: RequestListener | null): Promise<Listening> {
  const port = await freePort();
  if (!answer) return { port, close: async () => {} };
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    port,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const QUESTIONS = [
  'O que é a graça?',
  'Como orar?',
  'Quem foi Noé?',
  'O que é a fé?',
  'Como perdoar quem me feriu?',
  'O que é o dízimo?',
];

/** Questions under a model that fails, while other things are written. */
const modelDrill = (way: string, answer: RequestListener | null): ServiceDrill => ({
  name: `model-${way}`,
  run: async (folder) => {
    const server = await listen(answer);
    const site = new Site({
      DATA_DIR: join(folder, 'data'),
      OPENAI_BASE_URL: `http://127.0.0.1:${server.port}/v1`,
      AI_MODEL: 'modelo',
      AI_STALL_SECONDS: '3',
      AI_TIMEOUT_SECONDS: '8',
    });
    await site.start();
    await site.admin.consent();
    const [ledger, stop] = [new Ledger(), new AbortController()];
    const writing = site.admin.write(ledger, stop.signal);
    let [longest, library, noticed, stored] = [0, 0, 0, 0];
    for (const question of QUESTIONS) {
      const began = performance.now();
      const { source, notices, id } = await site.admin.ask(question);
      longest = Math.max(longest, performance.now() - began);
      if (source === 'library') library++;
      if (notices.some((notice) => notice === 'down' || notice === 'failed')) noticed++;
      if ((await site.admin.messagesOf(id)) === 2) stored++;
    }
    stop.abort();
    await writing;
    const lost = await countLost(site, ledger);
    await site.end('SIGTERM');
    await server.close();
    const asked = QUESTIONS.length;
    return {
      told:
        `${asked} asked, ${library} answered by the library, ${noticed} of them with the notice, ` +
        `${(longest / 1000).toFixed(1)} s at most, ${stored} stored once with their answer; ` +
        `meanwhile ${ledger.acknowledged.size} written, ${lost.lost} lost, ${lost.doubled} doubled`,
      failed: library < asked || stored < asked || lost.lost + lost.doubled > 0,
    };
  },
});

/** Holds what was acknowledged against what is stored. */
export async function countLost(site: Site, { acknowledged }: Ledger) {
  const stored = await site.admin.stored();
  const distinct = new Set(stored);
  const lost = [...acknowledged].filter((text) => !distinct.has(text)).length;
  return { lost, doubled: stored.length - distinct.size };
}

/** What a mail server says to each command. */
const MAIL_WAYS: Readonly<Record<string, ((command: string) => string | null) | null>> = {
  dead: null,
  slow: () => null,
  failing: (command) => (/^(?:EHLO|HELO)/i.test(command) ? '250 ok' : '451 later'),
  lying: () => 'OLÁ MUNDO',
};

/** Letters asked for while the mail server fails: nobody waits for it. */
const mailDrill = (
  way: string,
  say: ((command: string) => string | null) | null,
): ServiceDrill => ({
  name: `mail-${way}`,
  run: async (folder) => {
    const port = await freePort();
    const server = createTcpServer((socket) => {
      socket.on('error', () => {});
      const greeting = say?.('') ?? null;
      if (greeting !== null)
        socket.write(`${greeting === '451 later' ? '220 aqui' : greeting}\r\n`);
      socket.on('data', (chunk) => {
        const said = say?.(chunk.toString()) ?? null;
        if (said !== null) socket.write(`${said}\r\n`);
      });
    });
    if (say) await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    const site = new Site({
      DATA_DIR: join(folder, 'data'),
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'ola@exemplo.com.br',
    });
    await site.start();
    let [longest, answered] = [0, 0];
    for (let letter = 0; letter < 5; letter++) {
      const began = performance.now();
      if (await site.admin.askForPassword()) answered++;
      longest = Math.max(longest, performance.now() - began);
    }
    const ready = await site.isReady();
    const began = performance.now();
    const code = await site.end('SIGTERM');
    const stopped = performance.now() - began;
    server.close();
    return {
      told:
        `5 letters asked for, ${answered} answered, ${(longest / 1000).toFixed(1)} s at most; ` +
        `the stop took ${(stopped / 1000).toFixed(1)} s and ended with ${code}`,
      failed: answered < 5 || !ready || longest > 5000 || code !== 0,
    };
  },
});

/** Six seconds for the bytes, one for the answer, and a busy machine. */
const MOST_UPLOAD_MS = 20_000;

/** Uploads to a storage that fails are refused whole, with a sentence. */
const storageDrill = (way: string, answer: RequestListener | null): ServiceDrill => ({
  name: `storage-${way}`,
  run: async (folder) => {
    const server = await listen(answer);
    const url = `http://localhost:${server.port}`;
    const token = { apiKey: 'sk_live_drill', appId: 'app', regions: ['sea1'] };
    const site = new Site({
      DATA_DIR: join(folder, 'data'),
      UPLOADTHING_TOKEN: Buffer.from(JSON.stringify(token)).toString('base64'),
      UPLOADTHING_API_URL: url,
      UPLOADTHING_INGEST_URL: url,
      UPLOADTHING_UFS_HOST: `localhost:${server.port}`,
      UPLOADTHING_TIMEOUT_SECONDS: '1',
    });
    await site.start();
    const pdf = await makePdf(2);
    let longest = 0;
    const refusals: string[] = [];
    for (let file = 0; file < 3; file++) {
      const began = performance.now();
      refusals.push(await site.admin.upload(pdf));
      longest = Math.max(longest, performance.now() - began);
    }
    const ready = await site.isReady();
    await site.end('SIGTERM');
    await server.close();
    const told = refusals.filter((each) => each.startsWith('503 ')).length;
    return {
      told: `3 uploads, ${told} refused with a sentence (${refusals[0]}), ${(longest / 1000).toFixed(1)} s at most`,
      failed: told < 3 || !ready || longest > MOST_UPLOAD_MS,
    };
  },
});

const HOUR_MS = 3_600_000;

/** The clock is set back between two starts: sessions last, and what was written stays in order. */
const clockDrill = (hours: number): ServiceDrill => ({
  name: `clock-back-${hours}h`,
  run: async (folder) => {
    const site = new Site({ DATA_DIR: join(folder, 'data') });
    await site.start();
    const ledger = new Ledger();
    await writeFor(site, ledger, 500);
    await site.end('SIGTERM');
    const before = ledger.acknowledged.size;
    await site.start({ backMs: hours * HOUR_MS });
    const signedIn = await site.admin.isSignedIn();
    await writeFor(site, ledger, 500);
    const { lost, doubled } = await countLost(site, ledger);
    const newest = new Set((await site.admin.stored()).slice(0, ledger.acknowledged.size));
    await site.end('SIGTERM');
    return {
      told:
        `${before} written before and ${ledger.acknowledged.size - before} after, ${lost} lost, ` +
        `${doubled} doubled, ${newest.size} listed, the session ${signedIn ? 'lasts' : 'is gone'}`,
      failed: lost + doubled > 0 || !signedIn || ledger.acknowledged.size === before,
    };
  },
});

async function writeFor(site: Site, ledger: Ledger, ms: number): Promise<void> {
  const stop = new AbortController();
  const writing = site.admin.write(ledger, stop.signal);
  await wait(ms);
  stop.abort();
  await writing;
}

export const SERVICE_DRILLS: readonly ServiceDrill[] = [
  ...Object.entries(WAYS).map(([way, answer]) => modelDrill(way, answer)),
  ...Object.entries(MAIL_WAYS).map(([way, say]) => mailDrill(way, say)),
  ...Object.entries(WAYS).map(([way, answer]) => storageDrill(way, answer)),
  clockDrill(1),
  clockDrill(24),
];
