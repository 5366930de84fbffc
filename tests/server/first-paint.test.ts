import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PageData } from '#shared/page-data.ts';
import { startWithClient } from '../support/pages.ts';
import { join, type Person } from '../support/people.ts';
import type { TestApp } from '../support/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startWithClient({ template: 'withBible' });
});
afterAll(() => app.close());

async function pageFor(person: Person | null, path: string) {
  const response = await fetch(app.baseUrl + path, {
    headers: { accept: 'text/html', ...(person ? { cookie: person.cookie } : {}) },
    redirect: 'manual',
  });
  const html = await response.text();
  const root = /<div id="root"[^>]*>([\s\S]*)<\/div>/.exec(html)?.[1] ?? '';
  return { response, html, root };
}

function dataIn(html: string): PageData {
  const json = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html)?.[1];
  return JSON.parse(json ?? 'null');
}

test('the reader arrives with its text drawn and the answers to its first questions', async () => {
  const maria = await join(app);
  const { response, html, root } = await pageFor(maria, '/bible?ref=JHN.3');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(root).toContain('Porque Deus amou o mundo de tal maneira');
  const { answers, documents } = dataIn(html);
  expect(answers.map(({ procedure }) => procedure).sort()).toEqual([
    'member.bible.texts',
    'member.highlights.inChapter',
    'member.reading.state',
    'member.savedVerses.inChapter',
    'session.current',
  ]);
  expect(Object.keys(documents)).toEqual([expect.stringMatching(/^\/texts\/.+\/JHN\.3\.json$/)]);
});

test('each member gets their own marks, settings and place', async () => {
  const maria = await join(app);
  const ana = await join(app);
  const place = { book: 'JHN', chapter: 3, verses: [16] } as const;
  await maria.client.member.highlights.set.mutate({
    place: { ...place, verses: [16] },
    colour: 'rose',
  });
  await maria.client.member.reading.setPosition.mutate({ book: 'JHN', chapter: 3, verse: 16 });
  const hers = await pageFor(maria, '/bible');
  expect(hers.root).toContain('data-colour="rose"');
  expect(hers.root).toContain('data-opens-at="16"');
  const others = await pageFor(ana, '/bible?ref=JHN.3');
  expect(others.root).not.toContain('data-colour="rose"');
  expect(others.html).not.toContain('"rose"');
});

test('a name cannot break out of the page', async () => {
  const name = '</script><script>alert(1)</script>$& <!--';
  const mallory = await join(app, name);
  const { html } = await pageFor(mallory, '/bible?ref=JHN.3');
  expect(html).not.toContain('<script>alert');
  expect(dataIn(html).answers).toContainEqual(
    expect.objectContaining({ data: expect.objectContaining({ user: expect.anything() }) }),
  );
});

test('an address that names no place is answered in words, drawn too', async () => {
  const { root } = await pageFor(await join(app), '/bible?ref=Jo%C3%A3o+30');
  expect(root).toContain('João tem 21 capítulos');
});

test('visitors are sent to sign in, other pages keep their frame and say who is here', async () => {
  const { response } = await pageFor(null, '/bible?ref=JHN.3');
  expect(response.status).toBe(302);
  const { html, root } = await pageFor(await join(app), '/profile');
  expect(root).toContain('Carregando');
  expect(dataIn(html).answers.map(({ procedure }) => procedure)).toEqual(['session.current']);
});
