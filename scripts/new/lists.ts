import { adminPageFiles } from './admin-page-files.ts';
import { adminServerFiles } from './admin-server-files.ts';
import { adminTestFiles } from './admin-test-files.ts';
import type { Names } from './names.ts';
import { pageFiles } from './page-files.ts';
import { adminRegistrations, type Registration, registrations } from './registrations.ts';
import { serverFiles } from './server-files.ts';

/** The files of a new list by path, and the lines that others get for it. */
type NewList = Readonly<{
  files: Readonly<Record<string, string>>;
  lines: readonly Registration[];
}>;

export const memberList = (names: Names): NewList => ({
  files: { ...serverFiles(names), ...pageFiles(names) },
  lines: registrations(names),
});

export const adminList = (names: Names): NewList => ({
  files: { ...adminServerFiles(names), ...adminPageFiles(names), ...adminTestFiles(names) },
  lines: adminRegistrations(names),
});
