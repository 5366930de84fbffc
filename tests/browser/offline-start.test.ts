import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { Router } from 'express';
import type { BrowserContext, Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { seedStudies } from '#server/features/guided-studies/authored-studies.ts';
import { serveClient } from '#server/http/serve-client.ts';
import { PHONE } from '../support/browser.ts';
import { answersOn, ownerOf, rowsOf } from '../support/device-store.ts';
import { openApp, openBrowser } from '../support/open-app.ts';
import {
  expectAccessible,
  expectNoOverflow,
  followFromHome,
  openReady,
  signInAs,
  visit,
} from '../support/pages.ts';
import { join } from '../support/people.ts';
import { startTestApp } from '../support/test-app.ts';

const BUILT = path.join(import.meta.dirname, '../../dist/client');

const browser = await openBrowser();
const app = await openApp();
await seedStudies(app.context.db);

/** Waits for the worker with all that it begins with. */
async function prepared(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
}

/** What a closed browser opens without a connection. */
/** Waits until what the member needs in the next days has been brought along. */
const brought = (page: Page) =>
  expect.poll(() => page.evaluate(() => localStorage.getItem('fetched-ahead'))).not.toBeNull();

async function openBrought(page: Page, { baseUrl } = app): Promise<void> {
  await openReady(page, `${baseUrl}/dashboard`);
  await prepared(page);
  await brought(page);
}

async function openWithout(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(app.baseUrl + address);
  return page;
}

/** The requests of a page in their order, but for the names of builds. */
const requestsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .toSorted((a, b) => a.startTime - b.startTime)
      .map(({ name }) => new URL(name).pathname.replace(/-[\w-]{7}\.js$/, '')),
  );

async function search(page: Page, words: string): Promise<void> {
  await page.getByLabel('Referência ou palavras').fill(words);
  await page.getByRole('button', { name: 'Buscar' }).click();
}

/** Leaves what searching needs as it was stored before devices could search. */
const storeBareWords = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('companheiro-offline');
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('indexes', 'readwrite');
          const reading = transaction.objectStore('indexes').openCursor();
          reading.onsuccess = () => {
            const cursor = reading.result;
            if (!cursor) return;
            cursor.update(cursor.value.words);
            cursor.continue();
          };
          transaction.onerror = reject;
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );

async function memberWithWorker() {
  const person = await join(app);
  const seen = await visit(browser, PHONE, { theme: 'escuro', base: app.baseUrl, offline: true });
  await signInAs(seen, app, person);
  return { ...seen, person };
}

async function expectReading(context: BrowserContext): Promise<void> {
  const reader = await openWithout(context, '/bible?ref=PSA.119.105');
  await reader.locator('#v105').waitFor();
  expect(await reader.locator('html').getAttribute('data-theme')).toBe('escuro');
  expect(await reader.locator('link[rel="stylesheet"]').count()).toBe(1);
  // The document names what the page needs, before the application can ask for it.
  const requests = await requestsOf(reader);
  const asked = requests.findIndex((path) => path.startsWith('/trpc/'));
  expect(requests.slice(0, asked)).toEqual(
    expect.arrayContaining(['/assets/device', '/assets/bible', '/assets/words']),
  );
  const at = await reader.evaluate(async () => {
    const began = performance.now();
    document.querySelector<HTMLElement>('a[href="/bible?ref=PSA.120"]')?.click();
    while (!document.title.startsWith('Salmos 120')) await new Promise(requestAnimationFrame);
    return performance.now() - began;
  });
  // A busy machine is slower than a phone in rest; alone, the chapter takes a tenth of it.
  expect(at).toBeLessThan(1500);
  await reader.close();
}

async function expectFinding(context: BrowserContext): Promise<void> {
  const finder = await openWithout(context, '/bible-quick?q=mesa+oleo+calice');
  await finder.getByRole('link', { name: 'Salmos 23:5' }).waitFor();
  await search(finder, 'nada me faltara');
  await finder.getByRole('link', { name: 'Salmos 23:1' }).waitFor();
  await search(finder, 'bom pastor');
  await finder
    .getByRole('region', { name: 'Títulos' })
    .getByRole('link', { name: /^O bom pastor/ })
    .waitFor();
  await finder.getByRole('button', { name: 'Palavras de Jesus' }).click();
  await finder.getByRole('link', { name: 'João 10:11' }).waitFor();
  expect(await finder.getByText(/sem a Bíblia neste aparelho/).count()).toBe(0);
  await search(finder, 'não quero mais viver');
  await finder.getByRole('link', { name: '188' }).waitFor();
  await search(finder, 'Sl 23:1');
  await finder
    .getByRole('region', { name: 'Salmos 23:1' })
    .getByText(/meu pastor/)
    .waitFor();
  await search(finder, 'irmãos, leiam o salmo 23 hj');
  await finder
    .getByRole('region', { name: 'Lugares neste texto' })
    .getByText(/meu pastor/)
    .waitFor();
  // No search waits for an attempt that must fail.
  expect((await requestsOf(finder)).filter((path) => path.endsWith('/search'))).toEqual([]);
  await finder.close();
}

async function expectHome(context: BrowserContext): Promise<Page> {
  const home = await openWithout(context, '/dashboard');
  await home
    .getByRole('heading', { level: 1, name: /^(?:Bom dia|Boa tarde|Boa noite), / })
    .waitFor();
  await home
    .getByRole('status')
    .getByText(/^Sem conexão\./)
    .waitFor();
  await followFromHome(home, '/saved-verses');
  await home.getByRole('link', { name: 'João 3:16' }).first().waitFor();
  await home.goto(`${app.baseUrl}/auth`);
  await home.getByRole('heading', { name: 'Sem conexão' }).waitFor();
  await expect(home.goto(`${app.baseUrl}/admin/login`)).rejects.toThrow(
    'ERR_INTERNET_DISCONNECTED',
  );
  return home;
}

test('a member reads on without a connection from a closed browser, and only they', async () => {
  const { page, context, person, close } = await memberWithWorker();
  await person.client.member.savedVerses.save.mutate({
    place: { book: 'JHN', chapter: 3, verses: [16] },
    notes: { comment: '', tags: [] },
  });
  await openReady(page, `${app.baseUrl}/saved-verses`);
  await prepared(page);
  await openReady(page, `${app.baseUrl}/dashboard`);
  await expect.poll(() => rowsOf(page, 'answers')).toBeGreaterThan(5);
  await openReady(page, `${app.baseUrl}/profile`);
  const card = page.getByRole('region', { name: 'Bíblia neste aparelho' });
  await card.getByRole('button', { name: 'Baixar a Bíblia inteira' }).click();
  await card.getByText(/^A Bíblia inteira neste aparelho/).waitFor();
  expect(await rowsOf(page, 'chapters')).toBeGreaterThan(1000);
  await expectAccessible(page);
  await expectNoOverflow(page);
  await storeBareWords(page);
  await context.setOffline(true);
  await page.close();

  await expectReading(context);
  await expectFinding(context);
  const home = await expectHome(context);

  await context.setOffline(false);
  await openReady(home, `${app.baseUrl}/dashboard`);
  await home.getByRole('banner').getByRole('button').click();
  const left = home.waitForURL(`${app.baseUrl}/`);
  await home.getByRole('menuitem', { name: 'Sair' }).click();
  await left;
  expect(await rowsOf(home, 'answers')).toBe(0);
  expect(await rowsOf(home, 'chapters')).toBeGreaterThan(1000);
  await close();
});

test('the next days are there without having been opened', async () => {
  const { page, context, person, close } = await memberWithWorker();
  const plans = person.client.member.readingPlans;
  const { id } = await plans.start.mutate({ slug: 'fe-oracao-perdao' });
  const [reading] = (await plans.day.query({ id, day: 6 })).readings;
  await openBrought(page);
  await context.setOffline(true);
  await page.close();
  const chapter = await openWithout(context, `/bible?ref=${reading?.key}`);
  await chapter.locator('#v1').waitFor();
  await chapter.goto(`${app.baseUrl}/devotional/morning`);
  await chapter.getByRole('button', { name: 'Gerar Devocional da Manhã' }).click();
  await chapter.getByText('Sem conexão: este texto estava guardado neste aparelho.').waitFor();
  await chapter.getByRole('heading', { name: 'Oração da manhã' }).waitFor();
  await chapter.goto(`${app.baseUrl}/daily-word`);
  await chapter.getByRole('heading', { name: 'Aplicação prática' }).waitFor();
  await chapter.goto(`${app.baseUrl}/prayers`);
  await chapter.getByRole('heading', { name: 'Orações prontas' }).waitFor();
  await chapter.goto(`${app.baseUrl}/chat`);
  await chapter.getByText('Sem conexão: uma resposta nova precisa da internet.').waitFor();
  await chapter.goto(`${app.baseUrl}/bible-quick`);
  await chapter.getByText(/^Sem conexão, e sem a Bíblia neste aparelho/).waitFor();
  await expectAccessible(chapter);
  await expectNoOverflow(chapter);
  await close();
});

test('a plan of one’s own and a study that were begun are there, and what is not says why', async () => {
  const { page, context, person, close } = await memberWithWorker();
  const { member } = person.client;
  const passages = [{ book: 'JHN' as const, from: 1, to: 8 }];
  await member.ownPlans.create.mutate({
    name: 'João em oito dias',
    passages,
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    startsOn: '2027-03-01',
    endsOn: '2027-03-08',
  });
  await member.guidedStudies.start.mutate({ plan: 'study:marriage' });
  await openBrought(page);
  await context.setOffline(true);
  await page.close();
  const later = await openWithout(context, '/reading-plan');
  const own = later.getByRole('region', { name: 'Meus planos' });
  await own.getByRole('article', { name: 'João em oito dias' }).waitFor();
  await later.goto(`${app.baseUrl}/themes/marriage?tab=prayers`);
  await later.getByRole('heading', { level: 1, name: 'Casamento' }).waitFor();
  await later.getByText('Ler a oração').first().waitFor();
  // What was not begun is not brought along.
  await later.goto(`${app.baseUrl}/themes/builder`);
  await later.getByText('Este estudo ainda não está neste aparelho.').waitFor();
  await later.goto(`${app.baseUrl}/bible?ref=EZK.9`);
  await later.getByText('Sem conexão: isto ainda não está neste aparelho.').waitFor();
  await later.goto(`${app.baseUrl}/profile`);
  await later.getByText('Sem conexão: esta página ainda não está neste aparelho.').waitFor();
  expect(await later.getByText('temporariamente indisponível').count()).toBe(0);
  await close();
});

test('an address that is no page says so without a connection, and a file is left alone', async () => {
  const { page, context, close } = await memberWithWorker();
  await openReady(page, `${app.baseUrl}/dashboard`);
  await prepared(page);
  await context.setOffline(true);
  await page.goto(`${app.baseUrl}/bible/nada`);
  await page.getByRole('heading', { name: 'Page not found' }).waitFor();
  await page.goto(`${app.baseUrl}/lembretes/cancelar?a=b`);
  await page.getByRole('heading', { name: 'Sem conexão' }).waitFor();
  for (const file of ['/sitemap.xml', '/api/auth/get-session', '/admin/nada'])
    await expect(page.goto(app.baseUrl + file)).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  await close();
});

test('what a member has written and marked elsewhere is there without having been opened', async () => {
  const { page, person, ...seen } = await memberWithWorker();
  const { member } = person.client;
  const place = { book: 'JHN' as const, chapter: 3, verses: [16] };
  await member.savedVerses.save.mutate({ place, notes: { comment: 'Da outra tela', tags: [] } });
  await member.highlights.set.mutate({ place, colour: 'blue' });
  const note = { kind: 'note', title: 'Culto', content: 'O pastor falou da graça.' } as const;
  await member.diary.add.mutate({ key: crypto.randomUUID(), ...note });
  const request = { text: 'Emprego para o João', person: null, category: null };
  await member.prayerRequests.add.mutate({ key: crypto.randomUUID(), ...request });
  const id = crypto.randomUUID();
  const messages = [{ role: 'user' as const, content: 'O que é a graça?' }];
  const asked = { conversationId: id, messages };
  const context = { stream: true };
  for await (const _part of await person.client.ai.biblicalChat.mutate(asked, { context }));
  await openBrought(page);
  expect(await answersOn(page)).toContain('member.conversations.messages');
  // The chapter is read for the first time without a connection, from the Bible on the device.
  await openReady(page, `${app.baseUrl}/profile`);
  const card = page.getByRole('region', { name: 'Bíblia neste aparelho' });
  await card.getByRole('button', { name: 'Baixar a Bíblia inteira' }).click();
  await card.getByText(/^A Bíblia inteira neste aparelho/).waitFor();
  await seen.context.setOffline(true);
  await page.close();
  const later = await openWithout(seen.context, '/saved-verses');
  await later.getByText('Da outra tela').waitFor();
  await later.goto(`${app.baseUrl}/diary`);
  await later.getByRole('link', { name: /Culto/ }).click();
  await later.getByRole('dialog').getByText('O pastor falou da graça.').waitFor();
  await later.goto(`${app.baseUrl}/diary?tab=oracoes`);
  await later.getByText('Emprego para o João').waitFor();
  await later.goto(`${app.baseUrl}/bible?ref=JHN.3`);
  await later.locator('#v16[data-colour="blue"]').waitFor();
  await later.goto(`${app.baseUrl}/chat?c=${id}`);
  await later.getByText('O que é a graça?').waitFor();
  await seen.close();
});

test('a device asks for no chapter that its translation lacks', async () => {
  const lacking = await openApp({ template: 'seeded' });
  const person = await join(lacking);
  await person.client.member.readingPlans.start.mutate({ slug: 'em-familia' });
  const { page, context, close } = await visit(browser, PHONE, { offline: true });
  await signInAs({ context }, lacking, person);
  const missing: string[] = [];
  context.on('response', (response) => {
    if (response.status() === 404) missing.push(response.url());
  });
  await openBrought(page, lacking);
  await openReady(page, `${lacking.baseUrl}/bible?ref=JHN.3`);
  await page.getByRole('link', { name: 'João 2', exact: true }).first().click();
  await page.getByText('João 2 faz parte do texto completo').waitFor();
  expect(missing).toEqual([]);
  await close();
});

test('a study and the quiz of the day that were begun go on', async () => {
  const { page, context, person, close } = await memberWithWorker();
  await person.client.member.guidedStudies.start.mutate({ plan: 'study:priest' });
  await openReady(page, `${app.baseUrl}/quiz`);
  await prepared(page);
  await page.getByRole('button', { name: 'Abrir o quiz do dia' }).click();
  await page.getByText('Pergunta 1 de 5').first().waitFor();
  await expect.poll(() => answersOn(page)).toContain('member.quiz.attempt');
  await brought(page);
  await expect.poll(() => answersOn(page)).toContain('member.guidedStudies.day');
  await context.setOffline(true);
  await page.close();
  const quiz = await openWithout(context, '/quiz');
  await quiz.getByRole('button', { name: 'Abrir o quiz do dia' }).click();
  await quiz.getByText('Pergunta 1 de 5').first().waitFor();
  await quiz.getByRole('radio').first().check();
  await quiz.getByRole('button', { name: 'Verificar resposta' }).click();
  await quiz.getByText('Sua resposta está guardada neste aparelho.').waitFor();
  await quiz.goto(`${app.baseUrl}/themes/priest?tab=plan`);
  await quiz.getByRole('button', { name: 'Concluir o dia 1' }).waitFor();
  await close();
});

/** The application with a line that counts what is asked of its files, and may lack the archive. */
async function openCounted(lacksArchive: boolean) {
  const asked: string[] = [];
  const counted = await startTestApp({
    template: 'withBible',
    client: (context) =>
      Router()
        .use('/assets', (request, response, next) => {
          asked.push(request.url);
          if (lacksArchive && /^\/start-.*\.json$/.test(request.url)) response.status(404).end();
          else next();
        })
        .use(serveClient(BUILT, context)),
  });
  onTestFinished(() => counted.close());
  return { asked, counted };
}

test.each([
  ['in a few requests', false],
  ['one file after the other where their archive does not come', true],
])('the worker brings what a start needs %s', async (_how, lacksArchive) => {
  const { asked, counted } = await openCounted(lacksArchive);
  const { page, context, close } = await visit(browser, PHONE, { offline: true });
  await signInAs({ context }, counted, await join(counted));
  await openReady(page, `${counted.baseUrl}/prayers`);
  await page.waitForLoadState('networkidle');
  const ofPage = asked.length;
  await prepared(page);
  const brought = asked.length - ofPage;
  if (lacksArchive) expect(brought).toBeGreaterThan(100);
  else expect(brought).toBeLessThan(60);
  await context.setOffline(true);
  await page.goto(`${counted.baseUrl}/prayers`);
  await page.getByRole('heading', { level: 1, name: 'Orações' }).waitFor();
  await page.goto(`${counted.baseUrl}/diary`);
  await page.getByRole('heading', { level: 1, name: 'Meu Diário' }).waitFor();
  await close();
});

test('what one member left is not there for the next one', async () => {
  const { page, context, person, close } = await memberWithWorker();
  await person.client.member.savedVerses.save.mutate({
    place: { book: 'JHN', chapter: 3, verses: [16] },
    notes: { comment: 'Só de quem a escreveu.', tags: [] },
  });
  await openReady(page, `${app.baseUrl}/dashboard`);
  await prepared(page);
  await expect.poll(() => rowsOf(page, 'answers')).toBeGreaterThan(2);
  const left = await context.newPage();
  await openReady(left, `${app.baseUrl}/diary`);
  await expect.poll(() => answersOn(left)).toContain('member.diary.list');
  await left.goto(`${app.baseUrl}/saved-verses`);
  await left.getByText('Só de quem a escreveu.').waitFor();
  const next = await join(app, 'Rute Nogueira');
  await signInAs({ context }, app, next);
  await openReady(page, `${app.baseUrl}/bible?ref=JHN.3`);
  await expect.poll(() => ownerOf(page)).toBe(next.id);
  // The page that the first member left open becomes the next one's, and leaves the device theirs.
  await left.getByRole('banner').getByRole('button', { name: next.name }).waitFor();
  expect(await ownerOf(left)).toBe(next.id);
  await left.close();
  await context.setOffline(true);
  await page.goto(`${app.baseUrl}/bible?ref=JHN.3`);
  await page.getByRole('banner').getByRole('button', { name: next.name }).waitFor();
  await page.locator('#v16').waitFor();
  await page.goto(`${app.baseUrl}/saved-verses`);
  // Their own are there where they have come along by then.
  const none = page.getByText('Você ainda não salvou versículos');
  await none
    .or(page.getByRole('button', { name: 'Tentar novamente' }))
    .first()
    .waitFor();
  expect(await page.getByText('Só de quem a escreveu.').count()).toBe(0);
  await close();
});

test('the emergency switch takes the worker and its caches off a device', async () => {
  const off = await openApp({ env: { SERVICE_WORKER: 'false' } });
  const { page, close } = await visit(browser, PHONE, { offline: true });
  await page.goto(`${off.baseUrl}/auth`);
  await page.evaluate(() => caches.open('companheiro-start-old').then(() => true));
  await openReady(page, `${off.baseUrl}/bible?ref=JHN.3`);
  const left = () =>
    page.evaluate(async () => ({
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      caches: await caches.keys(),
    }));
  await expect.poll(left).toEqual({ workers: 0, caches: [] });
  await close();
  // It stays for whoever has reminders, and shows one that it cannot read, too.
  const script = await (await fetch(`${off.baseUrl}/service-worker.js`)).text();
  const heard = new Map<string, (event: object) => void>();
  const shown: string[] = [];
  runInNewContext(script, {
    self: {
      addEventListener: (name: string, listener: (event: object) => void) =>
        heard.set(name, listener),
      registration: { showNotification: (title: string) => shown.push(title) },
    },
  });
  heard.get('push')?.({ data: { json: () => JSON.parse('{') }, waitUntil: () => {} });
  expect(shown).toEqual(['Companheiro Bíblico']);
});
