import sparticuz from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';

/** Each window has its own process because a shared one would end with the first window. */
const UNWANTED = /^--(headless|single-process|no-zygote|.*gpu|use-gl|use-angle|.*swiftshader)/;

/**
 * Starts a real Chromium, from an npm package on Linux and the installed Chrome elsewhere.
 */
export async function launchBrowser(): Promise<Browser> {
  if (process.platform !== 'linux') return chromium.launch({ channel: 'chrome' });
  return chromium.launch({
    executablePath: await sparticuz.executablePath(),
    args: [
      ...sparticuz.args.filter((arg) => !UNWANTED.test(arg)),
      // Drawing is done by the processor in any case: six times cheaper without the graphics it imitates.
      '--disable-gpu',
      // Pages live too briefly for what other threads compile and collect beforehand to be of use.
      '--js-flags=--max-lazy --single-threaded',
      '--no-sandbox',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
    headless: true,
  });
}

export const PHONE = { width: 360, height: 800 } as const;
export const DESKTOP = { width: 1280, height: 800 } as const;
