import sparticuz from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';

/**
 * Flags of the package that are left out. Each window has its own process because a shared one
 * would end with the first window, and pages keep to the rules for origins that members' browsers
 * enforce.
 */
const UNWANTED =
  /^--(headless|single-process|no-zygote|.*gpu|use-gl|use-angle|.*swiftshader|disable-web-security|allow-running-insecure-content)/;

/** Whether the browser comes from an npm package; elsewhere it is the installed Chrome. */
const IS_PACKAGED = process.platform === 'linux';

/** Unpacks the browser. Workers that do so at the same time each find a file half written. */
export async function unpackBrowser(): Promise<void> {
  if (IS_PACKAGED) await sparticuz.executablePath();
}

/** Starts a real Chromium. */
export async function launchBrowser(): Promise<Browser> {
  if (!IS_PACKAGED) return chromium.launch({ channel: 'chrome' });
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
