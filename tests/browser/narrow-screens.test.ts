import { randomUUID } from 'node:crypto';
import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { seedStudies } from '#server/features/guided-studies/authored-studies.ts';
import { BOOKS, chapterCount, neighbourChapter } from '#shared/bible/canon.ts';
import { chapterReference, formatReference } from '#shared/bible/reference.ts';
import { PAGES, PUBLIC_PAGES } from '#shared/pages.ts';
import { DEFAULT_READER } from '#shared/reading.ts';
import { ADMIN_PAGES } from '../support/every-page.ts';
import { bookBy, bookletBy } from '../support/files.ts';
import { openApp, openBrowser } from '../support/open-app.ts';
import { ready, signInAs, visit } from '../support/pages.ts';
import { join, joinAsAdmin } from '../support/people.ts';

const browser = await openBrowser();
const app = await openApp();
await seedStudies(app.context.db);

/** Where the pictures of a run go, for whoever wants to look at the screens. */
const shots = process.env['SCREENSHOTS'];
const fileOf = (name: string) => name.replace(/\W+/g, '-');

/** As long as a name gets, with nowhere to break it. */
const UNBROKEN = 'Wamwmariaanunciadadasgracasdeoliveiraalbuquerquecavalcantiwm';

const WIDTHS = [360, 320];
/** What a member chooses as the size of all text, in percent of the usual. */
const TYPE_SIZES = [100, 130, 150, 200];
const USUAL_PX = 16;

/** The spacing that a reader may impose on any text (WCAG 1.4.12). */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

const maria = await join(app, UNBROKEN);
await fill();

/** Everything a member writes, as long as it gets. */
async function fill(): Promise<void> {
  const { client } = maria;
  const ana = await joinAsAdmin(app);
  await client.member.consent.set.mutate({ consent: false });
  await client.member.diary.add.mutate({
    key: randomUUID(),
    kind: 'note',
    title: UNBROKEN,
    content: `${UNBROKEN} ${UNBROKEN}`,
  });
  await client.member.prayerRequests.add.mutate({
    key: randomUUID(),
    text: UNBROKEN,
    person: UNBROKEN,
    category: null,
  });
  await client.member.savedVerses.save.mutate({
    place: { book: 'JHN', chapter: 3, verses: [16] },
    notes: { comment: UNBROKEN, tags: [UNBROKEN.slice(0, 30)] },
  });
  await bookletBy(ana, { name: UNBROKEN, description: UNBROKEN });
  await bookBy(ana, { name: UNBROKEN });
  await client.member.readingPlans.start.mutate({ slug: 'primeiros-passos' });
  await client.member.guidedStudies.start.mutate({ plan: 'study:priest' });
}

async function setTypeSize(devtools: CDPSession, percent: number): Promise<void> {
  const standard = Math.round((USUAL_PX * percent) / 100);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
}

/** The part that makes the page wider than its window, or an open sheet than its frame. */
const widest = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    const frames = [root, ...document.querySelectorAll('.sheet')];
    const frame = frames.find((each) => each.scrollWidth > each.clientWidth);
    if (!frame) return null;
    const edge = frame.getBoundingClientRect().left + frame.clientWidth + 0.5;
    const wide = [...frame.querySelectorAll('*')].filter(
      (each) => each.getBoundingClientRect().right > edge,
    );
    const parts = wide
      .filter((each) => !wide.some((inner) => inner !== each && each.contains(inner)))
      .map((each) => (each.closest('svg') ?? each).outerHTML.slice(0, 120));
    return `${frame.scrollWidth - frame.clientWidth} px: ${[...new Set(parts)].join(' AND ')}`;
  });

/** Measures what is shown at every width and size. */
async function measure(page: Page, devtools: CDPSession, name: string): Promise<string[]> {
  const problems: string[] = [];
  const look = async (how: string) => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 780 });
      if (shots)
        await page.screenshot({ path: `${shots}/${fileOf(`${name} ${width} ${how}`)}.png` });
      const found = await widest(page);
      if (found) problems.push(`${name}, ${width} px, ${how}: ${found}`);
    }
  };
  for (const percent of TYPE_SIZES) {
    await setTypeSize(devtools, percent);
    await look(`${percent} %`);
  }
  await setTypeSize(devtools, 100);
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, SPACING);
  await look('spaced');
  return problems;
}

const OWN_PAGES = PAGES.filter(
  (page) => !ADMIN_PAGES.includes(page) && !['/', '/auth'].includes(page),
);
/** What members see, with the parts of pages that have an address of their own. */
const OF_MEMBERS = [
  ...OWN_PAGES,
  '/bible?ref=Lamentações 99',
  '/bible?ref=PSA.119',
  '/bible-quick?q=Senhor',
  '/diary?tab=oracoes',
  '/reading-plan?day=1',
];
/** Sheets over a page, each with the button that opens it. */
const SHEETS = [
  ['/dashboard', 'Menu'],
  ['/bible?ref=1TH.5', 'Ajustes de leitura'],
  ['/bible?ref=1TH.5', '1 Tessalonicenses 5'],
  ['/diary', 'Nova anotação'],
  ['/diary?tab=oracoes', 'Novo pedido'],
  ['/diary?tab=oracoes', /^Respondida:/],
  ['/saved-verses', /^Editar/],
  ['/saved-verses', 'Exportar'],
  ['/saved-verses', /^Compartilhar/],
  ['/chat', 'Conversas'],
  ['/apostilas', /^Visualizar/],
] as const;

const OF_VISITORS = [
  '/',
  '/auth',
  '/auth?view=sign-up',
  '/nowhere',
  ...PUBLIC_PAGES,
  '/bible?ref=1TH.5',
];

async function open(page: Page, address: string): Promise<void> {
  await page.goto(app.baseUrl + address);
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.locator('.skeleton, .spinner').first().waitFor({ state: 'hidden' });
}

async function memberWindow(person = maria) {
  const seen = await visit(browser, { width: 360, height: 780 });
  await signInAs(seen, app, person);
  return { ...seen, devtools: await seen.context.newCDPSession(seen.page) };
}

test('no page of a member is wider than a narrow screen, at any size of the text', async () => {
  const { page, devtools, close } = await memberWindow();
  const problems: string[] = [];
  for (const address of OF_MEMBERS) {
    await open(page, address);
    problems.push(...(await measure(page, devtools, address)));
  }
  await close();
  expect(problems).toEqual([]);
});

/** Fit at most of the sizes, and not at all of them yet. */
const WIDE_YET: readonly string[] = ['/admin/quiz/edit/$id', '/admin/studies/$id'];

test('no page of an administrator is wider than a narrow screen, at any size of the text', async () => {
  const ana = await joinAsAdmin(app, UNBROKEN);
  const { page, devtools, close } = await memberWindow(ana);
  const problems: string[] = [];
  for (const address of ADMIN_PAGES.filter((each) => !WIDE_YET.includes(each))) {
    await open(page, address);
    problems.push(...(await measure(page, devtools, address)));
  }
  await close();
  expect(problems).toEqual([]);
});

test('no sheet of a member is wider than a narrow screen, at any size of the text', async () => {
  const { page, devtools, close } = await memberWindow();
  const problems: string[] = [];
  for (const [address, name] of SHEETS) {
    await open(page, address);
    await ready(page);
    await page.getByRole('button', { name, exact: true }).first().click();
    await page.getByRole('dialog').waitFor();
    problems.push(...(await measure(page, devtools, `${address} ${name}`)));
  }
  await close();
  expect(problems).toEqual([]);
});

test('no page of a visitor is wider than a narrow screen, at any size of the text', async () => {
  const { page, context, close } = await visit(browser, { width: 360, height: 780 });
  const devtools = await context.newCDPSession(page);
  const problems: string[] = [];
  for (const address of OF_VISITORS) {
    await open(page, address);
    problems.push(...(await measure(page, devtools, address)));
  }
  await close();
  expect(problems).toEqual([]);
});

test('the links to the chapters beside each of the 1,189 fit a narrow screen, at any size of the text', async () => {
  const { page, devtools, close } = await memberWindow();
  const pairs = BOOKS.flatMap(({ code }) =>
    Array.from({ length: chapterCount(code) }, (_, index) =>
      ([-1, 1] as const).map((step) => {
        const place = neighbourChapter(code, index + 1, step);
        return place ? formatReference(chapterReference(place.book, place.chapter)) : '';
      }),
    ),
  );
  expect(pairs).toHaveLength(1189);
  await maria.client.member.reading.setSettings.mutate({ ...DEFAULT_READER, size: 200 });
  const problems: string[] = [];
  for (const address of ['/bible?ref=1TH.5', '/bible?ref=PSA.119', '/bible?ref=1CH.1']) {
    await open(page, address);
    problems.push(...(await measure(page, devtools, `${address} at 200 %`)));
  }
  await open(page, '/bible?ref=1TH.5');
  for (const percent of TYPE_SIZES) {
    await setTypeSize(devtools, percent);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 780 });
      const wide = await page.getByRole('navigation', { name: 'Capítulos vizinhos' }).evaluate(
        (nav, labels) =>
          labels.filter((pair) => {
            for (const [index, link] of [...nav.children].entries()) {
              const words = [...link.childNodes].find(
                ({ nodeType }) => nodeType === Node.TEXT_NODE,
              );
              if (words) words.textContent = pair[index] ?? '';
            }
            return nav.scrollWidth > nav.clientWidth;
          }),
        pairs,
      );
      problems.push(...wide.map((pair) => `${pair.join(' and ')}, ${width} px, ${percent} %`));
    }
  }
  await close();
  expect(problems).toEqual([]);
});
