import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { DESKTOP, PHONE } from '../support/browser.ts';
import { openBrowser, openSharedAppWithModel } from '../support/open-app.ts';
import { expectAccessible, openReady, signInAs, type Visit, visit } from '../support/pages.ts';
import { join, type Person } from '../support/people.ts';
import { until } from '../support/until.ts';

const browser = await openBrowser();
const { app, fake } = await openSharedAppWithModel();
beforeEach(async () => {
  await app.context.db.deleteFrom('verseExplanations').execute();
});

type Window = { width: number; height: number };

async function open(person: Person, viewport: Window, prepare?: (page: Page) => Promise<void>) {
  const seen: Visit = await visit(browser, viewport, { touch: viewport === PHONE });
  await signInAs(seen, app, person);
  await prepare?.(seen.page);
  await openReady(seen.page, `${app.baseUrl}/bible?ref=PSA.117`);
  await seen.page.locator('html[data-hydrated] #v1').waitFor();
  return seen;
}

async function explain(page: Page, verse: number) {
  await page.locator(`#v${verse} .verse-text`).click();
  await page
    .getByRole('region', { name: 'Versículos selecionados' })
    .getByRole('button', { name: 'Explicar' })
    .click();
  // On a phone a sheet over the text, on a desktop a panel beside it.
  const name = 'Explicação do Versículo';
  return page.getByRole('dialog', { name }).or(page.getByRole('region', { name }));
}

test.each([
  ['on a phone', PHONE, 1],
  ['on a desktop', DESKTOP, 2],
] as const)(
  'an explanation streams in after consent, and the next reader is given the stored one, %s',
  async (_name, size, verse) => {
    fake.reply(() => ({
      pieces: ['O salmo convida ', 'todas as nações. ', 'Leia Romanos 15:11.'],
      delayMs: 30,
    }));
    const asked = fake.requests.length;
    const seen = await open(await join(app), size);
    const dialog = await explain(seen.page, verse);
    await seen.page.getByRole('button', { name: 'Autorizo' }).click();
    await dialog.getByText('Gerado por IA · confira na Bíblia').waitFor();
    await dialog.getByRole('button', { name: 'Romanos 15:11' }).waitFor();
    await dialog.getByRole('button', { name: 'Compartilhar' }).waitFor();
    await expectAccessible(seen.page);
    await seen.close();

    const other = await open(await join(app), size);
    const again = await explain(other.page, verse);
    await again.getByText('O salmo convida todas as nações.').waitFor();
    expect(fake.requests.length).toBe(asked + 1);
    await other.close();
  },
);

test('an explanation is stopped half-way: what there is stays, and the model writes no more', async () => {
  fake.reply(() => ({
    pieces: Array.from({ length: 50 }, () => 'O salmo chama os povos. '),
    delayMs: 40,
    ending: 'hang',
  }));
  const maria = await join(app);
  await maria.client.member.consent.set.mutate({ consent: true });
  const aborted = fake.aborted();
  const seen = await open(maria, PHONE);
  const dialog = await explain(seen.page, 2);
  await dialog.getByText('O salmo chama os povos.').waitFor();
  await dialog.getByRole('button', { name: 'Parar' }).click();
  await until(() => fake.aborted() > aborted);
  await dialog.getByRole('button', { name: 'Parar' }).waitFor({ state: 'detached' });
  await dialog.getByText('O salmo chama os povos.').waitFor();
  await expectAccessible(seen.page);
  fake.reply(() => ({ pieces: ['O salmo mais curto da Bíblia.'] }));
  await dialog.getByRole('button', { name: 'Tentar novamente' }).click();
  await dialog.getByText('O salmo mais curto da Bíblia.').waitFor();
  expect(await dialog.getByText('O salmo chama os povos.').count()).toBe(0);
  await seen.close();
});

test('an explanation that does not come says so, and can be asked for again', async () => {
  const maria = await join(app);
  await maria.client.member.consent.set.mutate({ consent: true });
  const seen = await open(maria, PHONE, async (page) => {
    await page.route('**/trpc/ai.bibleVerseExplanation*', (route) => route.abort());
  });
  const { page } = seen;
  const dialog = await explain(page, 1);
  await dialog.getByText('Explicação não disponível').waitFor();
  await page.getByText('Erro ao carregar explicação').waitFor();
  await dialog.getByRole('button', { name: 'Tentar novamente' }).waitFor();
  await page.context().close();
});

/** A voice that says each sentence in a moment, or waits for a command. */
async function giveVoice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Spoken = { text: string; rate: number; onstart?: () => void; onend?: () => void };
    const said: string[] = [];
    let current: Spoken | null = null;
    Reflect.set(
      window,
      'SpeechSynthesisUtterance',
      class {
        text: string;
        constructor(text: string) {
          this.text = text;
        }
      },
    );
    Object.defineProperty(window, 'speechSynthesis', {
      value: {
        getVoices: () => [{ lang: 'pt-BR', localService: true, name: 'Voz' }],
        addEventListener: () => {},
        cancel: () => {
          current = null;
        },
        speak: (utterance: Spoken) => {
          current = utterance;
          said.push(`${utterance.rate} ${utterance.text}`);
          setTimeout(() => utterance.onstart?.());
        },
      },
    });
    const pressed = new Map<string, MediaSessionActionHandler | null>();
    let locks = 0;
    navigator.mediaSession.setActionHandler = (action, act) => void pressed.set(action, act);
    const request = async () => {
      locks++;
      return { release: async () => void locks-- };
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
    Reflect.set(window, 'pressed', (action: MediaSessionAction) =>
      pressed.get(action)?.({ action }),
    );
    Reflect.set(window, 'locks', () => locks);
    Reflect.set(window, 'said', said);
    Reflect.set(window, 'sayOn', () => current?.onend?.());
  });
}

const sayOn = (page: Page) =>
  page.evaluate(() => {
    const go: unknown = Reflect.get(window, 'sayOn');
    if (typeof go === 'function') go();
  });

/** The speed and the words of the first piece that was said. */
const saidFirst = (page: Page) =>
  page.evaluate(() => {
    const pieces: unknown = Reflect.get(window, 'said');
    return Array.isArray(pieces) ? String(pieces[0]) : '';
  });

/** Presses a control of the lock screen. */
const pressLocked = (page: Page, name: MediaSessionAction) =>
  page.evaluate((action) => {
    const press: unknown = Reflect.get(window, 'pressed');
    if (typeof press === 'function') press(action);
  }, name);

/** How often the page holds the device awake, and what its lock screen shows. */
const lockScreen = (page: Page) =>
  page.evaluate(() => {
    const locks: unknown = Reflect.get(window, 'locks');
    const { metadata, playbackState } = navigator.mediaSession;
    return [typeof locks === 'function' ? locks() : null, metadata?.title, playbackState];
  });

test('a chapter is listened to verse by verse, faster if wanted, and on into the next', async () => {
  const seen = await open(await join(app), PHONE, giveVoice);
  const { page } = seen;
  await page.getByRole('button', { name: 'Ouvir o capítulo' }).click();
  const player = page.getByRole('region', { name: 'Leitura em voz alta' });
  await page.locator('#v1[data-spoken]').waitFor();
  await player.getByText('Salmos 117:1').waitFor();
  // The heading above a verse is said with it.
  await until(async () => (await saidFirst(page)) === '1 O louvor de todas as nações.');
  await expectAccessible(page);
  await expect.poll(() => lockScreen(page)).toEqual([1, 'Salmos 117', 'playing']);
  await pressLocked(page, 'pause');
  await player.getByRole('button', { name: 'Continuar' }).waitFor();
  await expect.poll(() => lockScreen(page)).toEqual([0, 'Salmos 117', 'paused']);
  await pressLocked(page, 'play');
  await pressLocked(page, 'nexttrack');
  await page.locator('#v2[data-spoken]').waitFor();
  await player.getByLabel('Velocidade').selectOption('1.5');
  await player.getByRole('button', { name: 'Pausar' }).click();
  await player.getByRole('button', { name: 'Continuar' }).click();
  await player.getByLabel('Quando parar').selectOption('Seguir pelos capítulos');
  await until(async () => {
    await sayOn(page);
    return (await page.getByRole('heading', { name: 'Salmos 118' }).count()) > 0;
  });
  await page.locator('[data-spoken]').waitFor();
  await player.getByRole('button', { name: 'Fechar a leitura' }).click();
  await player.waitFor({ state: 'detached' });
  expect(await page.locator('[data-spoken]').count()).toBe(0);
  await expect.poll(() => lockScreen(page)).toEqual([0, undefined, 'none']);
  await seen.close();
});

test('listening ends by itself after the minutes that were chosen, and not before', async () => {
  const seen = await open(await join(app), PHONE, async (page) => {
    await giveVoice(page);
    await page.clock.install();
  });
  const { page } = seen;
  await page.getByRole('button', { name: 'Ouvir o capítulo' }).click();
  const player = page.getByRole('region', { name: 'Leitura em voz alta' });
  const limit = player.getByLabel('Quando parar');
  await page.locator('#v1[data-spoken]').waitFor();
  await limit.selectOption('Parar em 15 minutos');
  await limit.selectOption('Parar em 5 minutos');
  await page.clock.fastForward('04:30');
  await player.getByRole('button', { name: 'Pausar' }).waitFor();
  expect(await page.locator('[data-spoken]').count()).toBe(1);
  await page.clock.fastForward('00:31');
  await player.getByRole('button', { name: 'Continuar' }).waitFor();
  expect(await page.locator('[data-spoken]').count()).toBe(0);
  expect(await limit.inputValue()).toBe('chapter');
  // A reader who goes on listening is not interrupted again.
  await player.getByRole('button', { name: 'Continuar' }).click();
  await page.locator('[data-spoken]').waitFor();
  // The voice has begun: one that stays silent is given up after a while.
  await page.clock.runFor(100);
  await page.clock.fastForward('20:00');
  await player.getByRole('button', { name: 'Pausar' }).waitFor();
  await seen.close();
});

test('an engine that falls silent in the middle of a verse holds nobody up', async () => {
  const seen = await open(await join(app), PHONE, async (page) => {
    await giveVoice(page);
    await page.clock.install();
  });
  const { page } = seen;
  const said = () =>
    page.evaluate(() => {
      const pieces: unknown = Reflect.get(window, 'said');
      return Array.isArray(pieces) ? pieces.length : 0;
    });
  await page.getByRole('button', { name: 'Ouvir o capítulo' }).click();
  await page.locator('#v1[data-spoken]').waitFor();
  await until(said);
  // The voice begins, and never comes to its end.
  await page.clock.runFor(100);
  const before = await said();
  await page.clock.fastForward('00:40');
  await until(async () => (await said()) > before);
  await page.getByRole('button', { name: 'Pausar' }).waitFor();
  await seen.close();
});

test('a device without a voice for Portuguese says so', async () => {
  const seen = await open(await join(app), PHONE, async (page) => {
    await giveVoice(page);
    await page.addInitScript(() => {
      Reflect.set(speechSynthesis, 'getVoices', () => [{ lang: 'en-US', localService: true }]);
    });
  });
  const { page } = seen;
  await page.getByRole('button', { name: 'Ouvir o capítulo' }).click();
  await page.getByText('Este aparelho não tem uma voz em português').waitFor();
  await expectAccessible(page);
  await seen.close();
});
