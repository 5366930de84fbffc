import type { Page } from 'playwright-core';
import { describe, test } from 'vitest';
import { PHONE } from '../support/browser.ts';
import { openApp, openBrowser } from '../support/open-app.ts';
import { openReady, signInAs, visit } from '../support/pages.ts';
import { join } from '../support/people.ts';
import type { TestApp } from '../support/test-app.ts';
import { until } from '../support/until.ts';
import {
  endPlaying,
  endSpeaking,
  giveVoice,
  holdPlayer,
  silence,
  spokenNow,
} from '../support/voice.ts';

const browser = await openBrowser();
const silent = await openApp();
const speaking = await openApp({
  // Nobody answers there.
  env: { OPENAI_BASE_URL: 'http://127.0.0.1:9/v1', AI_MODEL: 'modelo', SPEECH_MODEL: 'voz' },
});

/** Jesus wept, and another verse beneath it. */
const TWO_VERSES = '/bible-quick?q=João+11:35,+37';

async function open(app: TestApp, { consent = false, voice = true } = {}) {
  const seen = await visit(browser, PHONE);
  const maria = await join(app);
  if (consent) await maria.client.member.consent.set.mutate({ consent: true });
  await signInAs(seen, app, maria);
  if (voice) await giveVoice(seen.page);
  await holdPlayer(seen.page);
  await openReady(seen.page, app.baseUrl + TWO_VERSES);
  const card = (name: string) => seen.page.getByRole('region', { name });
  return { seen, page: seen.page, first: card('João 11:35'), second: card('João 11:37') };
}

/** Long enough that a slow machine presses before its end. */
const LONG_SECONDS = 60;

const LISTEN = { name: 'Ouvir' } as const;
const PAUSE = { name: 'Pausar' } as const;

describe('with the voice of the device', () => {
  test('plays, pauses, goes on and comes to its end', async () => {
    const { seen, page, first } = await open(silent);
    await first.getByRole('button', LISTEN).click();
    await first.getByRole('button', PAUSE).click();
    await until(async () => (await spokenNow(page)) === '');
    await first.getByRole('button', LISTEN).click();
    await first.getByRole('button', PAUSE).waitFor();
    await until(async () => /Jesus/.test(await spokenNow(page)));
    // The verse is followed by its place, each a sentence of its own.
    await until(async () => {
      await endSpeaking(page);
      return first.getByRole('button', LISTEN).isVisible();
    });
    await seen.close();
  });

  test('one text at a time, and none once its page is left', async () => {
    const { seen, page, first, second } = await open(silent);
    await first.getByRole('button', LISTEN).click();
    await first.getByRole('button', PAUSE).waitFor();
    await second.getByRole('button', LISTEN).click();
    await second.getByRole('button', PAUSE).waitFor();
    await first.getByRole('button', LISTEN).waitFor();
    await until(async () => (await spokenNow(page)) !== '');
    await page.getByRole('link', { name: 'Início' }).first().click();
    await page.waitForURL('**/dashboard');
    await until(async () => (await spokenNow(page)) === '');
    await seen.close();
  });

  test('says so where there is none', async () => {
    const { seen, page, first } = await open(silent, { voice: false });
    await page.evaluate(() => Reflect.deleteProperty(window, 'speechSynthesis'));
    await first.getByRole('button', LISTEN).click();
    await page.getByText('Erro ao gerar áudio').waitFor();
    await page.getByText('Não foi possível gerar o áudio. Tente novamente.').waitFor();
    await first.getByRole('button', LISTEN).waitFor();
    await seen.close();
  });
});

describe('with the voice of the server', () => {
  test('plays what it sends, pauses, goes on and comes to its end', async () => {
    const { seen, page, first } = await open(speaking, { consent: true, voice: false });
    await answerWith(page, silence(LONG_SECONDS));
    await first.getByRole('button', LISTEN).click();
    await first.getByRole('button', PAUSE).click();
    await first.getByRole('button', LISTEN).click();
    await first.getByRole('button', PAUSE).waitFor();
    await endPlaying(page);
    await first.getByRole('button', LISTEN).waitFor();
    await seen.close();
  });

  test('without consent the device reads', async () => {
    const { seen, page, first } = await open(speaking);
    await first.getByRole('button', LISTEN).click();
    await first.getByRole('button', PAUSE).waitFor();
    await until(async () => /Jesus/.test(await spokenNow(page)));
    await seen.close();
  });

  test('a failure is shown, and another try is possible', async () => {
    const { seen, page, first } = await open(speaking, { consent: true });
    await first.getByRole('button', LISTEN).click();
    await page.getByText('Erro ao gerar áudio').waitFor();
    await answerWith(page, silence(LONG_SECONDS));
    await first.getByRole('button', LISTEN).click();
    await first.getByRole('button', PAUSE).waitFor();
    await seen.close();
  });
});

async function answerWith(page: Page, audio: Buffer): Promise<void> {
  const data = { audioContent: audio.toString('base64') };
  await page.route(/ai\.generateAudio/, (route) => route.fulfill({ json: [{ result: { data } }] }));
}
