import fc from 'fast-check';
import type { Page, Request, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP } from '../support/browser.ts';
import { loseAnswer } from '../support/lost-answer.ts';
import { openApp, openBrowser } from '../support/open-app.ts';
import { openReady, signInAs, type Visit, visit } from '../support/pages.ts';
import { join, type Person } from '../support/people.ts';
import { until } from '../support/until.ts';

const browser = await openBrowser();
const app = await openApp();

/** `RANDOM_STEPS=2000` taps for a night, `RANDOM_SEED` the same ones again; each suite taps for some seconds. */
const STEPS = Number(process.env['RANDOM_STEPS'] ?? 24);
const SEED = Number(process.env['RANDOM_SEED'] ?? Date.now() % 2 ** 31);
const PATIENCE_MS = 60_000 + STEPS * 1500;

const PSALM = { book: 'PSA', chapter: 23 } as const;
const COLOURS = { Azul: 'blue', Rosa: 'rose', Verde: 'green' } as const;
type ColourName = keyof typeof COLOURS;

/** `lost`: what is sent arrives, and its answer does not. */
type Line = 'on' | 'off' | 'lost';
/** What the first that waits is answered before the line is whole. */
const MET = {
  401: 'UNAUTHENTICATED',
  409: 'CONFLICT',
  429: 'TOO_MANY_REQUESTS',
  500: 'INTERNAL',
} as const;
type Met = keyof typeof MET;
type Act =
  | Readonly<{ act: 'mark'; verse: number; colour: ColourName }>
  | Readonly<{ act: 'tick'; at: number }>
  | Readonly<{ act: 'note' }>
  | Readonly<{ act: 'line'; to: Line; met: Met | null }>
  | Readonly<{ act: 'reopen' }>;
type Step = Act & Readonly<{ on: 0 | 1 }>;

const device = fc.constantFrom<0 | 1>(0, 1);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      act: fc.constant('mark' as const),
      on: device,
      verse: fc.integer({ min: 1, max: 3 }),
      colour: fc.constantFrom<ColourName>('Azul', 'Rosa', 'Verde'),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ act: fc.constant('tick' as const), on: device, at: fc.nat(1) }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('note' as const), on: device }) },
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constant('line' as const),
      on: device,
      to: fc.constantFrom<Line>('on', 'off', 'lost'),
      met: fc.constantFrom<Met | null>(null, null, 401, 409, 429, 500),
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('reopen' as const), on: device }) },
);

/** What the server has to hold. */
class Model {
  readonly marks = new Map<number, string>();
  readonly ticks = new Set<string>();
  readonly notes: string[] = [];
}

type Change = Readonly<{
  apply: (model: Model) => void;
  /** Whether a refusal leaves it in the list, where it is tried again, or drops it. */
  isListed: boolean;
}>;

const CHANGES = '**/trpc/member.*';

/** What is sent arrives, and its answer does not. */
const loseCounted = (route: Route) =>
  isCounted(route.request()) ? loseAnswer(route) : route.continue();

/** The place where one reads is sent too, and waits without being counted. */
const isCounted = (request: Request) =>
  request.headers()['x-change'] !== undefined && !request.url().includes('setPosition');

/** A device of the member: its pages, its line, and what it has not told the server. */
class Device {
  line: Line = 'on';
  /** Whether the first that waits has arrived without an answer. */
  private headArrived = false;
  private waiting: Change[] = [];
  readonly seen: Visit;
  private pages: readonly Page[] = [];
  private route: ((route: Route) => Promise<void>) | null = null;
  private readonly model: Model;

  constructor(seen: Visit, model: Model) {
    this.seen = seen;
    this.model = model;
  }

  get unsent(): number {
    return this.waiting.length;
  }

  async open(): Promise<void> {
    const arrives = this.headArrives();
    const paths = ['/bible?ref=PSA.23', '/reading-plan?day=1', '/diary'];
    this.pages = await Promise.all(
      paths.map(async (path) => {
        const page = await this.seen.context.newPage();
        await openReady(page, app.baseUrl + path);
        await page.waitForLoadState('networkidle');
        // The outbox comes once the page is idle; a worker would have it without a line, too.
        await page.waitForFunction(() =>
          performance.getEntriesByType('resource').some(({ name }) => /\/outbox-/.test(name)),
        );
        return page;
      }),
    );
    const [, plan, diary] = this.pages;
    await plan?.getByRole('dialog').getByRole('checkbox').first().waitFor();
    // What a first tap loads is there before the line goes.
    await diary?.getByRole('button', { name: 'Nova anotação' }).first().click();
    await diary?.getByLabel('Sua anotação').waitFor();
    await diary?.keyboard.press('Escape');
    await this.reader().locator('#v6 .verse-text').click();
    await this.reader().getByRole('button', { name: 'Desfazer a seleção' }).click();
    await arrives;
    if (this.line === 'lost') await this.counts();
  }

  private async close(): Promise<void> {
    for (const page of this.pages) await page.close();
    this.pages = [];
  }

  /** Where answers are lost, the first that waits arrives as soon as somebody sends it. */
  private async headArrives(): Promise<void> {
    const [first] = this.waiting;
    if (this.line !== 'lost' || !first || this.headArrived) return;
    await this.seen.context.waitForEvent('requestfailed', isCounted);
    first.apply(this.model);
    this.headArrived = true;
  }

  private reader(): Page {
    return this.page(0);
  }

  private page(at: number): Page {
    const page = this.pages[at];
    if (!page) throw new Error('the device has no pages open');
    return page;
  }

  /** Notes what was done; it arrives at once, later, or once without an answer. */
  private async changed(change: Change): Promise<void> {
    this.waiting.push(change);
    if (this.line === 'on') return this.drained();
    if (this.line === 'lost' && !this.headArrived) {
      this.waiting[0]?.apply(this.model);
      this.headArrived = true;
    }
    await this.counts();
  }

  private async drained(): Promise<void> {
    const [first, ...rest] = this.waiting;
    if (first && !this.headArrived) first.apply(this.model);
    for (const change of rest) change.apply(this.model);
    this.waiting = [];
    this.headArrived = false;
    await this.counts();
  }

  private async counts(): Promise<void> {
    const left = this.waiting.length;
    const button = (page: Page) =>
      page.getByRole('button', { name: /por enviar$/, includeHidden: true });
    await until(async () => {
      const texts = await Promise.all(this.pages.map((page) => button(page).allInnerTexts()));
      return texts.every(([text = '0']) => Number.parseInt(text, 10) === left);
    });
  }

  async setLine(to: Line, met: Met | null): Promise<void> {
    if (to === this.line) return;
    const { context } = this.seen;
    // A line that goes off must not be whole for a moment, in which an answer could arrive.
    if (to === 'off') await context.setOffline(true);
    this.line = to;
    const refused = to === 'on' && this.waiting.length > 0 ? met : null;
    if (to === 'lost') await this.answer(loseCounted);
    else if (refused) return this.meet(refused);
    else await this.answer(null);
    const arrives = this.pages.length > 0 ? this.headArrives() : null;
    if (to !== 'off') await this.reach();
    if (to === 'on') await this.drained();
    await arrives;
  }

  /** The line is there: open pages are told, and closed ones opened. */
  private async reach(): Promise<void> {
    await this.seen.context.setOffline(false);
    if (this.pages.length === 0) return this.open();
    for (const page of this.pages) {
      await page.evaluate(() => void dispatchEvent(new Event('online')));
    }
  }

  /** Answers what is sent in the place of the server, without a moment between two ways. */
  private async answer(next: ((route: Route) => Promise<void>) | null): Promise<void> {
    const { context } = this.seen;
    const before = this.route;
    if (next) await context.route(CHANGES, next);
    if (before) await context.unroute(CHANGES, before);
    this.route = next;
  }

  /** The queue meets a server that refuses before it meets one that takes it. */
  private async meet(status: Met): Promise<void> {
    let met = 0;
    await this.answer(async (route) => {
      const isOver = status === 409 && met > 0;
      if (isOver || !isCounted(route.request())) return route.continue();
      met += 1;
      const error = { code: -1, message: 'não agora', data: { code: MET[status] } };
      await route.fulfill({ status, json: { error } });
    });
    if (status === 409) return this.meetRefusal(() => met > 0);
    await this.reach();
    await until(() => met > 0);
    await this.counts();
    await this.answer(null);
    await this.reach();
    await this.drained();
  }

  /** The first is refused and the others go on; it is tried again from the list, or gone. */
  private async meetRefusal(isMet: () => boolean): Promise<void> {
    const [first, ...rest] = this.waiting;
    if (!first) return;
    const arrived = this.headArrived;
    this.waiting = rest;
    this.headArrived = false;
    await this.reach();
    await until(isMet);
    await this.drained();
    await this.answer(null);
    if (first.isListed) {
      const page = this.page(2);
      await page.getByRole('button', { name: '1 recusada' }).click();
      await page.getByRole('button', { name: 'Tentar de novo' }).click();
      await page.getByText('Tudo foi enviado.').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      if (!arrived) first.apply(this.model);
      return;
    }
    // The page shows again what the server has.
    const boxes = this.page(1).getByRole('dialog').getByRole('checkbox');
    await until(async () => {
      const shown = await Promise.all(READINGS.map((_key, at) => boxes.nth(at).isChecked()));
      return READINGS.every((key, at) => shown[at] === this.model.ticks.has(key));
    });
  }

  async run(step: Step, name: string): Promise<void> {
    if (this.pages.length === 0 && step.act !== 'line') return;
    const changes = step.act !== 'line' && step.act !== 'reopen' && this.line === 'on';
    const answered = changes
      ? this.seen.context.waitForEvent('response', (response) => isCounted(response.request()))
      : null;
    const [change] = await Promise.all([this.act(step, name), answered]);
    if (change) await this.changed(change);
  }

  private async act(step: Step, name: string): Promise<Change | null> {
    switch (step.act) {
      case 'mark': {
        const { verse, colour } = step;
        const page = this.reader();
        await page.locator(`#v${verse} .verse-text`).click();
        await page.getByRole('button', { name: colour, exact: true }).click();
        await page.locator(`#v${verse}[data-colour="${COLOURS[colour]}"]`).waitFor();
        return {
          apply: ({ marks }) => void marks.set(verse, COLOURS[colour]),
          isListed: true,
        };
      }
      case 'tick': {
        const box = this.page(1).getByRole('dialog').getByRole('checkbox').nth(step.at);
        // What another device has ticked may come between a look and a tap.
        const done = await box.evaluate((each) => {
          const before = each instanceof HTMLInputElement && each.checked;
          if (each instanceof HTMLInputElement) each.click();
          return !before;
        });
        const reading = READINGS[step.at] ?? '';
        return {
          apply: ({ ticks }) => void (done ? ticks.add(reading) : ticks.delete(reading)),
          isListed: done,
        };
      }
      case 'note': {
        const page = this.page(2);
        await page.getByRole('button', { name: 'Nova anotação' }).first().click();
        await page.getByLabel('Sua anotação').fill(name);
        await page.getByRole('dialog').getByRole('button', { name: 'Salvar' }).click();
        // Once, also where the server has it already and its answer has not arrived.
        await page.getByRole('link', { name }).waitFor();
        return { apply: ({ notes }) => void notes.push(name), isListed: true };
      }
      case 'line':
        await this.setLine(step.to, step.met);
        return null;
      case 'reopen':
        await this.close();
        if (this.line !== 'off') await this.open();
        return null;
    }
  }

  end(): Promise<void> {
    return this.seen.context.close();
  }
}

let READINGS: readonly string[] = [];

async function expectStored(maria: Person, id: string, model: Model): Promise<void> {
  const { diary, highlights, readingPlans } = maria.client.member;
  const marks = await highlights.inChapter.query(PSALM);
  expect(new Map(marks.map(({ verse, colour }) => [verse, colour]))).toEqual(
    new Map([...model.marks].sort(([one], [other]) => one - other)),
  );
  const { ticked } = await readingPlans.day.query({ id, day: 1 });
  expect(new Set(ticked)).toEqual(model.ticks);
  const notes: string[] = [];
  for (let cursor: string | null | undefined; ; ) {
    const { items, next } = await diary.list.query({ cursor });
    notes.push(...items.map(({ excerpt }) => excerpt));
    cursor = next;
    if (!next) break;
  }
  expect(notes.sort()).toEqual([...model.notes].sort());
}

test('two devices that lose and find their lines at random leave what a model says', {
  timeout: PATIENCE_MS,
  retry: 0,
}, async () => {
  const started = performance.now();
  const totals = { taps: 0, lines: 0 };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: STEPS, maxLength: STEPS }), async (steps) => {
      const maria = await join(app);
      const { id } = await maria.client.member.readingPlans.start.mutate({
        slug: 'novo-testamento-90-dias',
      });
      const { readings } = await maria.client.member.readingPlans.day.query({ id, day: 1 });
      READINGS = readings.map(({ key }) => key);
      const model = new Model();
      const devices = await Promise.all(
        [0, 1].map(async () => {
          const seen = await visit(browser, DESKTOP, { theme: 'claro', base: app.baseUrl });
          await signInAs(seen, app, maria);
          await seen.page.close();
          const device = new Device(seen, model);
          await device.open();
          return device;
        }),
      );
      for (const [at, each] of steps.entries()) {
        await devices[each.on]?.run(each, `Nota ${at} fim`).catch((cause: unknown) => {
          const last = steps.slice(Math.max(0, at - 30), at + 1).map((one) => JSON.stringify(one));
          throw new Error(`seed ${SEED}, step ${at}, after\n${last.join('\n')}`, { cause });
        });
        if (each.act === 'line') totals.lines++;
        else totals.taps++;
        const settled = devices.every(({ line, unsent }) => line === 'on' && unsent === 0);
        if (settled && at % 10 === 0) await expectStored(maria, id, model);
      }
      for (const each of devices) await each.setLine('on', null);
      await expectStored(maria, id, model);
      for (const each of devices) await each.end();
    }),
    { numRuns: 1, endOnFailure: true, seed: SEED },
  );
  if (process.env['RANDOM_STEPS']) {
    const seconds = Math.round((performance.now() - started) / 1000);
    process.stdout.write(`seed ${SEED}: ${totals.taps} taps, ${totals.lines} changes of a line, ${seconds} s
`);
  }
});
