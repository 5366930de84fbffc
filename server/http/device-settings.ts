import { DEFAULT_READER, READER_COOKIE, ReaderSettings } from '#shared/reading.ts';

const COOKIE = new RegExp(`(?:^|;\\s*)${READER_COOKIE}=([^;]{1,500})`);

/** Reads the settings of the reader that a visitor has chosen on this device. */
export function deviceSettings(cookies: string | undefined): ReaderSettings {
  const [, given] = COOKIE.exec(cookies ?? '') ?? [];
  if (given === undefined) return DEFAULT_READER;
  try {
    const stored = ReaderSettings.safeParse(JSON.parse(decodeURIComponent(given)));
    return stored.success ? stored.data : DEFAULT_READER;
  } catch {
    return DEFAULT_READER;
  }
}
