import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE } from '../support/browser.ts';
import { openApp, openBrowser } from '../support/open-app.ts';
import { openReady, signInAs, visit } from '../support/pages.ts';
import { join, type Person } from '../support/people.ts';

/** Ten minutes before midnight in Brasília. */
const EVENING = new Date('2026-11-27T02:50:00Z');
const MORNING = new Date('2026-11-27T09:30:00Z');

let now = EVENING;

const browser = await openBrowser();
const app = await openApp({ overrides: { now: () => now } });

/** A member's window whose clock shows the time of the server. */
async function enter() {
  now = EVENING;
  const maria = await join(app);
  await maria.client.member.consent.set.mutate({ consent: false });
  const seen = await visit(browser, PHONE, { theme: 'claro', base: app.baseUrl });
  await signInAs(seen, app, maria);
  await seen.page.clock.install({ time: now });
  return { maria, ...seen };
}

async function sleepUntilMorning(page: Page): Promise<void> {
  now = MORNING;
  await page.clock.fastForward(MORNING.getTime() - EVENING.getTime());
}

const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

/** The first words of the verse of the day that it is on the server. */
async function verseOf({ client }: Person): Promise<string> {
  const verse = await client.member.dailyVerse.query();
  if (verse?.type !== 'quotation') throw new Error('the day has no verse');
  return verse.text.slice(0, 30);
}

test('a page that was left open over night turns to the new day, and keeps what was typed', async () => {
  const { maria, page, close } = await enter();
  const begin = async (path: string) => {
    now = EVENING;
    await page.clock.setSystemTime(now);
    await openReady(page, app.baseUrl + path);
  };
  const verse = await verseOf(maria);
  await begin('/dashboard');
  await page.getByRole('heading', { name: /^Boa noite/ }).waitFor();
  await page.getByText(verse).waitFor();
  await sleepUntilMorning(page);
  await page.getByRole('heading', { name: /^Bom dia/ }).waitFor();
  const next = await verseOf(maria);
  expect(next).not.toBe(verse);
  await page.getByText(next).waitFor();

  await begin('/daily-word');
  await page.getByText('quinta-feira, 26 de novembro de 2026').waitFor();
  await page.getByText(verse).waitFor();
  await sleepUntilMorning(page);
  await page.getByText('sexta-feira, 27 de novembro de 2026').waitFor();
  await page.getByText(next).waitFor();

  await begin('/theme-study');
  const theme = page.getByRole('textbox');
  await theme.fill('Perdão entre irmãos');
  await sleepUntilMorning(page);
  await comeBack(page);
  expect(await theme.inputValue()).toBe('Perdão entre irmãos');
  await close();
});

test('a page that is shown again has what another device has done', async () => {
  const { maria, page, close } = await enter();
  const { id } = await maria.client.member.readingPlans.start.mutate({ slug: 'em-familia' });
  await openReady(page, `${app.baseUrl}/reading-plan`);
  await page.getByText('0 de 30 dias').waitFor();
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await maria.client.member.readingPlans.checkIn.mutate({ id, days: [1, 2] });
  // What was read a moment ago is fresh enough.
  await comeBack(page);
  await page.clock.fastForward(31_000);
  expect(asked.filter((url) => url.includes('readingPlans'))).toEqual([]);
  await comeBack(page);
  await page.getByText('2 de 30 dias').waitFor();
  expect(asked.filter((url) => url.includes('readingPlans.list'))).toEqual([]);
  await close();
});

test.each([
  ['the turn of the year', '2027-01-01T02:50:00Z'],
  ['the eve of a leap day', '2028-02-29T02:50:00Z'],
  ['a leap day', '2028-03-01T02:50:00Z'],
])('a page that was left open over %s shows the days of it', async (_name, evening) => {
  now = new Date(evening);
  const maria = await join(app);
  const { id } = await maria.client.member.readingPlans.start.mutate({ slug: 'em-familia' });
  const seen = await visit(browser, PHONE, { theme: 'claro', base: app.baseUrl });
  await signInAs(seen, app, maria);
  const { page } = seen;
  await page.clock.install({ time: now });
  await openReady(page, `${app.baseUrl}/daily-word`);
  await page.getByText(longDay(now)).waitFor();
  await page.waitForLoadState('networkidle');
  now = new Date(now.getTime() + 8 * 3_600_000);
  await page.clock.fastForward(8 * 3_600_000);
  await page.getByText(longDay(now)).waitFor();
  await page.getByText(await verseOf(maria)).waitFor();
  const { plans } = await maria.client.member.readingPlans.underWay.query();
  expect(plans.find(({ progress }) => progress.id === id)?.progress.scheduledDay).toBe(2);
  await seen.close();
});

const longDay = (at: Date) =>
  new Intl.DateTimeFormat('pt-BR', { dateStyle: 'full', timeZone: 'America/Sao_Paulo' }).format(at);

test('a device whose clock is a day late or early shows the pages it was sent, and its own day after', async () => {
  for (const [offset, day] of [
    [-86_400_000, 'quarta-feira, 25 de novembro de 2026'],
    [86_400_000, 'sexta-feira, 27 de novembro de 2026'],
  ] as const) {
    const { maria, page, close } = await enter();
    const note = { kind: 'note', title: 'Do culto', content: 'Perdoar' } as const;
    await maria.client.member.diary.add.mutate({ key: randomUUID(), ...note });
    await page.clock.setSystemTime(EVENING.getTime() + offset);
    for (const path of ['/dashboard', '/diary', '/reading-plan', '/morning-devotional']) {
      await openReady(page, app.baseUrl + path);
      await page.getByRole('heading', { level: 1 }).waitFor();
    }
    await openReady(page, `${app.baseUrl}/daily-word`);
    await page.getByText(day).waitFor();
    await close();
  }
});
