import sparticuz from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';

/**
 * A real Chromium. On Linux it comes inside an npm package; elsewhere the Chrome that is
 * installed is used.
 */
export async function launchBrowser(): Promise<Browser> {
  if (process.platform !== 'linux') return chromium.launch({ channel: 'chrome' });
  return chromium.launch({
    executablePath: await sparticuz.executablePath(),
    args: [
      // One process for all would end with the first window that closes.
      ...sparticuz.args.filter((arg) => !/^--(headless|single-process|no-zygote)/.test(arg)),
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
