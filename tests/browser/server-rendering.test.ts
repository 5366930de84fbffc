import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { createLog } from '#server/log.ts';
import { PAGES, PUBLIC_PAGES } from '#shared/pages.ts';
import { openSharedApp } from '../support/open-app.ts';
import { startWithClient } from '../support/pages.ts';
import { join, joinAsAdmin, type Person } from '../support/people.ts';

const MEMBER_PAGES = PAGES.filter(
  (page) => !/^\/(?:auth|admin.*)?$/.test(page) && !PUBLIC_PAGES.includes(page),
);

const app = await openSharedApp();

async function pageFor(person: Person | null, path: string, cookies = '') {
  const response = await fetch(app.baseUrl + path, {
    headers: { accept: 'text/html', cookie: `${person?.cookie ?? ''}; ${cookies}` },
    redirect: 'manual',
  });
  const html = await response.text();
  const root = /<body>([\s\S]*?)<script/.exec(html)?.[1] ?? '';
  return { response, html, root };
}

type Query = Readonly<{ queryKey: readonly unknown[]; state: Readonly<{ data: unknown }> }>;

/** The answers that the page brings along, as React Query dehydrates them. */
function queriesIn(html: string): readonly Query[] {
  const sent = /queries:"((?:[^"\\]|\\.)*)"/.exec(html)?.[1] ?? '';
  const json: string = JSON.parse(`"${sent.replaceAll('\\x3C', '\\u003c')}"`);
  return JSON.parse(json).queries;
}

/** The requests for a page: procedures by their names, documents by their addresses. */
const questionsIn = (html: string) =>
  queriesIn(html).map(({ queryKey: [name, path] }) =>
    Array.isArray(name) ? name.join('.') : path,
  );

/** Without their study they show a notice, whose code comes only after the frame the first time. */
const WITHOUT_STUDY: readonly string[] = ['/themes/holy-spirit', '/themes/gifts'];

test.each(MEMBER_PAGES)('%s arrives rendered, before any script runs', async (path) => {
  const maria = await join(app);
  if (WITHOUT_STUDY.includes(path)) await pageFor(maria, path);
  const { response, html, root } = await pageFor(maria, path);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(root).toContain('Pular para o conteúdo');
  expect(root).toContain('Maria da Silva');
  expect(root).toMatch(/<h1[^>]*>(?:<span[^>]*>)?[^<]|<article/);
  expect(root).not.toMatch(/skeleton|Carregando/);
  expect(html).toMatch(/<title>[^<]+ · Companheiro Bíblico<\/title>/);
});

test('a page carries the results of its first queries, and is rendered with them', async () => {
  const maria = await join(app);
  await keepSomething(maria, 'Deus me amou primeiro');
  const saved = await pageFor(maria, '/saved-verses');
  expect(saved.root).toContain('Deus me amou primeiro');
  expect(questionsIn(saved.html).sort()).toEqual([
    'member.savedVerses.list',
    'member.savedVerses.tags',
    'session.current',
  ]);
  const reader = await pageFor(maria, '/bible?ref=JHN.3');
  expect(reader.root).toContain('Porque Deus amou o mundo de tal maneira');
  expect(questionsIn(reader.html).sort()).toEqual([
    expect.stringMatching(/^\/texts\/.+\/JHN\.3\.json$/),
    'bible.apparatus',
    'bible.translations',
    'member.highlights.inChapter',
    'member.highlights.partsInChapter',
    'member.savedVerses.inChapter',
    'reading.state',
    'session.current',
  ]);
});

test('a page of twenty saved verses draws each icon once, within 75 kB', async () => {
  const maria = await join(app);
  await maria.client.member.savedVerses.save.mutate({
    place: { book: 'JHN', chapter: 3, verses: Array.from({ length: 21 }, (_, at) => at + 1) },
    notes: { comment: 'Deus me amou primeiro', tags: ['graça'] },
  });
  const { html, root } = await pageFor(maria, '/saved-verses');
  const drawn = [...root.matchAll(/<use href="#([^"]+)"/g)].map(([, id]) => id);
  expect(drawn).toHaveLength(100);
  for (const id of new Set(drawn)) expect(root.split(` id="${id}"`)).toHaveLength(2);
  expect(Buffer.byteLength(html)).toBeLessThan(75_000);
});

test.each([
  ['/profile', 'session.user.email'],
  ['/dashboard', 'session.user.email'],
  ['/sessions', 'session.id'],
  ['/bible-about', 'translation'],
  ['/bible?ref=JHN.3', 'translation'],
] as const)('%s carries each of its data once: %s', async (path, datum) => {
  const maria = await join(app);
  const { html } = await pageFor(maria, path);
  const data = {
    'session.user.email': maria.email,
    'session.id': (await maria.client.member.account.sessions.query())[0]?.id ?? '',
    translation: 'github.com/blivre/BibliaLivre',
  };
  const scripts = [...html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)]
    .map(([, code]) => code)
    .join();
  expect(scripts.split(data[datum]).length - 1).toBe(1);
});

test('the word of the day is there to be read', async () => {
  const { root } = await pageFor(await join(app), '/daily-word');
  for (const title of [
    'Versículo',
    'Reflexão',
    'Aplicação prática',
    'Texto pronto do nosso acervo',
  ]) {
    expect(root).toContain(title);
  }
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

async function keepSomething(person: Person, words: string): Promise<void> {
  const { savedVerses, diary, prayerRequests } = person.client.member;
  await savedVerses.save.mutate({
    place: { book: 'JHN', chapter: 3, verses: [16] },
    notes: { comment: words, tags: ['graça'] },
  });
  await diary.add.mutate({
    key: randomUUID(),
    kind: 'note',
    title: words,
    content: words,
    comment: null,
  });
  const key = randomUUID();
  await prayerRequests.add.mutate({ key, text: words, person: null, category: null });
}

test('nothing of a member stands in another’s page that is rendered at the same time', async () => {
  const people = await Promise.all(
    ['Zuleica', 'Valquíria', 'Wanderléa'].map((name) => join(app, name)),
  );
  await Promise.all(people.map((person) => keepSomething(person, `palavras de ${person.name}`)));
  const paths = [...MEMBER_PAGES, '/diary?tab=oracoes', '/bible?ref=JHN.3'];
  const pages = await Promise.all(
    paths.flatMap((path) =>
      people.map(async (person) => ({ person, html: (await pageFor(person, path)).html })),
    ),
  );
  for (const { person, html } of pages) {
    expect(html.includes(person.name)).toBe(true);
    for (const other of people) {
      if (other !== person)
        expect(html.includes(other.name) || html.includes(other.email)).toBe(false);
    }
  }
});

test('a page whose data cannot be read comes without them, and why is logged', async () => {
  const lines: string[] = [];
  const broken = await startWithClient({
    template: 'withBible',
    overrides: { log: createLog('error', { write: (line) => lines.push(line) }) },
  });
  const maria = await join(broken);
  // What is wrong with an address is no fault of ours.
  await (await fetch(`${broken.baseUrl}/collection?key=curta`)).text();
  expect(lines).toEqual([]);
  await broken.context.db.schema.dropTable('savedVerses').execute();
  const response = await fetch(`${broken.baseUrl}/saved-verses`, {
    headers: { accept: 'text/html', cookie: maria.cookie },
  });
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(html).toContain('aria-label="Carregando"');
  expect(html).toMatch(/<script type="module"[^>]* src="\/assets\/app-/);
  expect(questionsIn(html)).toEqual(['session.current']);
  expect(lines.join()).toContain('page rendered without its data');
  await broken.close();
});

test('a name cannot break out of the page', async () => {
  const name = '</script><script>alert(1)</script>$& <!--';
  const mallory = await join(app, name);
  for (const path of ['/bible?ref=JHN.3', '/dashboard', '/profile']) {
    const { html } = await pageFor(mallory, path);
    expect(html).not.toContain('<script>alert');
    const session = queriesIn(html).find(
      ({ queryKey: [key] }) => String(key) === 'session,current',
    );
    expect(session?.state.data).toMatchObject({ user: { name } });
  }
});

test('an address that names no place is answered in words, in the rendered page too', async () => {
  const { root } = await pageFor(await join(app), '/bible?ref=Jo%C3%A3o+30');
  expect(root).toContain('João tem 21 capítulos');
});

test('hours are those of the place where the device is', async () => {
  const maria = await join(app);
  const hours = async (timeZone: string) =>
    /Entrou em \S+ (\d\d:\d\d)/.exec(
      (await pageFor(maria, '/sessions', `zone=${timeZone}`)).root.replaceAll('<!-- -->', ''),
    )?.[1];
  const [usual, manaus, nowhere] = [
    await hours('America/Sao_Paulo'),
    await hours('America/Manaus'),
    await hours('Moon/Crater'),
  ];
  expect(usual).toMatch(/^\d\d:\d\d$/);
  expect(manaus).not.toBe(usual);
  expect(nowhere).toBe(usual);
});

test('who may not see a page is led where they may go', async () => {
  const leads = async (person: Person | null, path: string) => {
    const { response } = await pageFor(person, path);
    return [response.status, response.headers.get('location')];
  };
  for (const path of MEMBER_PAGES) {
    expect(await leads(null, path)).toEqual([302, `/auth?redirect=${encodeURIComponent(path)}`]);
  }
  expect(await leads(null, '/diary?tab=oracoes')).toEqual([
    302,
    '/auth?redirect=%2Fdiary%3Ftab%3Doracoes',
  ]);
  expect(await leads(null, '/bible?ref=JHN.3')).toEqual([200, null]);
  expect(await leads(null, '/admin/users?page=2')).toEqual([
    302,
    '/admin/login?redirect=%2Fadmin%2Fusers%3Fpage%3D2',
  ]);
  expect(await leads(null, '/admin')).toEqual([302, '/admin/login']);
  expect(await leads(await join(app), '/admin/users')).toEqual([302, '/dashboard']);
  expect(await leads(await joinAsAdmin(app), '/admin')).toEqual([302, '/admin/login']);
});

test('the administrators’ sign-in page is served as it was built to every visitor', async () => {
  const asked = vi.spyOn(app.context.sessions, 'read');
  for (const person of [null, await join(app)]) {
    asked.mockClear();
    const { response, root } = await pageFor(person, '/admin/login');
    expect(response.status).toBe(200);
    expect(root).not.toContain('<form');
    expect(asked).not.toHaveBeenCalled();
  }
  asked.mockRestore();
});

test('what the build says of itself stays on the server', async () => {
  for (const path of ['/manifest.json', '/.vite/manifest.json', '/client.stamp']) {
    const response = await fetch(app.baseUrl + path, { headers: { accept: 'application/json' } });
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('assets/');
  }
});

test('the page with all parts of the interface is one of development only', async () => {
  const response = await fetch(`${app.baseUrl}/dev/ui`);
  expect(response.status).toBe(404);
  expect(await response.text()).not.toContain('Partes da interface');
});
