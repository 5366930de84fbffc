import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveClient } from '#server/http/serve-client.ts';
import { readPageAssets } from '#server/ssr/page-assets.ts';
import type { RouteAssets } from '#shared/server-rendering.ts';
import { grownIn, type Weights, writeWeights } from '../support/page-weights.ts';
import { startWithClient } from '../support/pages.ts';
import { join } from '../support/people.ts';
import { scratchFolder } from '../support/scratch.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

const BUILT = path.join(import.meta.dirname, '../../dist/client');
let directory: string;
let app: TestApp;

beforeAll(async () => {
  directory = scratchFolder('client');
  cpSync(BUILT, directory, { recursive: true });
  app = await startTestApp({ client: (context) => serveClient(directory, context) });
});
afterAll(async () => {
  await app.close();
});

test('a file that another build removed ends its own answer, and nothing else', async () => {
  const [gone = '', ...others] = readdirSync(path.join(directory, 'assets')).filter((name) =>
    name.endsWith('.js'),
  );
  for (const name of readdirSync(path.join(directory, 'assets'))) {
    if (name.startsWith(gone)) rmSync(path.join(directory, 'assets', name));
  }
  await expect(
    fetch(`${app.baseUrl}/assets/${gone}`).then((answer) => answer.text()),
  ).rejects.toThrow();
  expect((await fetch(`${app.baseUrl}/assets/${others[0]}`)).status).toBe(200);
  expect((await fetch(`${app.baseUrl}/auth`)).status).toBe(200);
});

test('the tools of development are in no build', () => {
  const assets = path.join(BUILT, 'assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const named = scripts.filter((name) =>
    /tsqd|RouterDevtools/.test(readFileSync(path.join(assets, name), 'utf8')),
  );
  expect(scripts.length).toBeGreaterThan(10);
  expect(named).toEqual([]);
});

test('the page about the texts leads to the licences of what the browser is sent', async () => {
  const { baseUrl, ...built } = await startWithClient();
  const { cookie } = await join({ baseUrl, ...built });
  const page = await fetch(`${baseUrl}/bible-about`, { headers: { cookie } });
  const link = /href="(\/[^"]+\.txt)"/.exec(await page.text())?.[1];
  const notices = await fetch(`${baseUrl}${link}`).then((response) => response.text());
  for (const name of [
    'react',
    'react-dom',
    '@trpc/client',
    '@fontsource-variable/lora',
    'workbox-core',
  ]) {
    expect(notices).toContain(`\n${name} `);
  }
  expect(notices).toContain('Copyright (c) Meta Platforms');
  expect(notices).toContain('SIL OPEN FONT LICENSE');
  await built.close();
});

test.each(['/', '/auth', '/bible?ref=JHN.3', '/nao-existe'])(
  'HEAD %s is answered as GET is, without a body',
  async (address) => {
    const [got, head] = await Promise.all(
      ['GET', 'HEAD'].map((method) => fetch(app.baseUrl + address, { method, redirect: 'manual' })),
    );
    expect(head?.status).toBe(got?.status);
    expect(head?.headers.get('content-type')).toBe(got?.headers.get('content-type'));
    expect(head?.headers.get('location')).toBe(got?.headers.get('location'));
    expect(await head?.text()).toBe('');
  },
);

describe('what a phone fetches before a page answers, in kB of gzip', () => {
  const weightOf = (name: string) => gzipSync(readFileSync(path.join(BUILT, name))).length / 1000;
  const weightsOf = (names: Iterable<string>): Weights => {
    const weights = new Map<string, number>();
    for (const name of new Set(names)) {
      const chunk = path.basename(name).replace(/-[\w-]{7,8}\.js$/, '');
      weights.set(chunk, Number(((weights.get(chunk) ?? 0) + weightOf(name)).toFixed(2)));
    }
    return weights;
  };
  const weighed: Record<string, Weights> = {};
  /** Names what grew, the heaviest chunks and what helps: a limit rises only for a use that is worth it. */
  const expectWithin = (page: string, names: Iterable<string>, most: number) => {
    const weights = weightsOf(names);
    weighed[page] = weights;
    const heaviest = [...weights].sort(([, one], [, other]) => other - one).slice(0, 6);
    const weight = [...new Set(names)].reduce((sum, name) => sum + weightOf(name), 0);
    expect(
      weight,
      `too heavy. Since page-weights.txt was written grew: ${grownIn(page, weights).join(', ') || 'nothing'}. The heaviest: ${heaviest.map((each) => each.join(' ')).join(', ')}. Load what is not needed at first with lazyWithRetry, give a dialog a file of its own, and import no list of names into a route file`,
    ).toBeLessThan(most);
  };
  // `WRITE_WEIGHTS=1 npm test -- tests/browser/built-client` after a change that is meant to weigh more.
  afterAll(() => {
    if (process.env['WRITE_WEIGHTS']) writeWeights(weighed);
  });
  const scriptsOf = ({ preloads = [], scripts = [] }: RouteAssets = {}) => [
    ...preloads,
    ...scripts.map(({ attrs }) => String(attrs['src'])),
  ];
  const { routes } = readPageAssets(BUILT);

  test.each([
    ['index.html', 15],
    ['auth.html', 15],
  ])('%s: at most %i', (name, most) => {
    const html = readFileSync(path.join(BUILT, name), 'utf8');
    expectWithin(name, html.match(/(?<=")\/assets\/[^"]+\.js(?=")/g) ?? [], most);
  });

  // The way back through open layers, the focus of each page and the turn of the day cost five;
  // the entrances of the outbox and of the device's own data, whose code comes after the page, one.
  // Each page costs a tenth: the last were the two of collections. Passkeys, which name devices as
  // the list of sessions does, cost two hundredths more than was left; the names of the chunks that
  // ask how to print, four.
  test('the application, around every page: at most 144.85', () => {
    expectWithin('__root__', scriptsOf(routes['__root__']), 144.85);
  });

  /** Administrators sit at a computer. */
  const mostFor = (id: string) => {
    if (id.startsWith('/admin')) return 32.5;
    // The code of a study's sections comes with its page, so that none is drawn before it answers.
    // A verse of a study is learned by heart from its place. Its forms wait for their code, which
    // costs a fifth and loses no press. A guide that comes late has a boundary of its own, so that
    // the days beside it answer before: three hundredths.
    // Texts each have acts of their own, whose names tell them apart: a tenth here and below.
    // A section says which of how many it is, and ends with the way to the next: a tenth.
    // A part, a day and a gift are printed, and each page of paper names study and translation: half.
    if (id.startsWith('/_member/themes/')) return 28.6;
    // What reads references and words is in pieces of its own, since a device searches with them, too.
    // Headings and the speech of Jesus are rendered with the words, so that nothing moves afterwards.
    // So are coloured words, in the second translation too, and those in which two translations differ.
    // Places are read as people paste them, with what stands around them in notes: four tenths.
    // Lists of chapters are told from verses, three tenths here and below; two texts go by paragraphs, two.
    // The first key waits for the code of the keys: two hundredths. Pages are printed with a foot, and
    // what is missing without a connection says so: one tenth.
    if (id === '/_public/bible') return 30.1;
    // A passage is copied in the form of the device, at the press and not after a request.
    // Without a connection the page says before a search whether it can find words.
    // Headings come with the verses, which they pushed down by half a screen: two tenths;
    // places that do not exist are named in long lists, too: two more. Most headings wait for a press: one.
    // What a device finds comes with the page, and a text too long to be searched is told: one tenth.
    // The best verses come before the headings: one more.
    if (id === '/_public/bible-quick') return 29.85;
    // Where an answer is asked for, the page says before the press that it needs a connection.
    // The seven prayers have a drawing each, and their loader comes with them.
    // A copied table leaves out what only draws it: two hundredths of prayers. How a text is printed is
    // asked at the press: two more.
    return id === '/_member/chat' ? 23.7 : 27.6;
  };

  test.each(Object.keys(routes).filter((id) => id !== '__root__'))('%s', (id) => {
    expectWithin(id, scriptsOf(routes[id]), mostFor(id));
  });
});
