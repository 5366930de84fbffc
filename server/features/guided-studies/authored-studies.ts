import { createHash } from 'node:crypto';
import { STUDY_DOCUMENTS, type Theme } from '#shared/guided-studies/guided-studies.ts';
import type { Db } from '../../db/client.ts';
import { hasVersion, insertActiveVersion, readActiveVersion } from './guided-studies.queries.ts';
import { WRITTEN_DIGESTS } from './written-digests.ts';

/** The studies are a megabyte of text, which a server reads from its database once it is there. */
const AUTHORED: Readonly<Record<Theme, () => Promise<unknown>>> = {
  'holy-spirit': async () =>
    (await import('../../content/guided-studies/holy-spirit/holy-spirit.ts')).HOLY_SPIRIT,
  priest: async () => (await import('../../content/guided-studies/priest/priest.ts')).PRIEST,
  builder: async () => (await import('../../content/guided-studies/builder/builder.ts')).BUILDER,
  gifts: async () => (await import('../../content/guided-studies/gifts/gifts.ts')).GIFTS_STUDY,
  marriage: async () =>
    (await import('../../content/guided-studies/marriage/marriage.ts')).MARRIAGE,
};

export const THEMES = ['holy-spirit', 'priest', 'builder', 'gifts', 'marriage'] as const;

/** The document of a study as its authors wrote it, each claim of a verse reduced to its reference. */
export async function authoredDocument<T extends Theme>(theme: T) {
  return STUDY_DOCUMENTS[theme].parse(withoutProofs(await AUTHORED[theme]()));
}

/** Stores the authored text of each study that has none or an older one. */
export async function seedStudies(db: Db): Promise<void> {
  for (const theme of THEMES) await seedStudy(db, theme);
}

/**
 * Makes the authored text the active version where there is none, or where an earlier text of the
 * library is active; what an administrator has published stays.
 */
export async function seedStudy(db: Db, theme: Theme): Promise<void> {
  const active = await readActiveVersion(db, theme);
  if (active && active.source !== 'library') return;
  const digest = WRITTEN_DIGESTS[theme] ?? digestOf(await authoredDocument(theme));
  if (active?.digest === digest) return;
  // An instance that still has the text of before does not bring it back.
  if (active && (await hasVersion(db, theme, digest))) return;
  const document = await authoredDocument(theme);
  const content = { theme, source: 'library', createdBy: null, document, digest } as const;
  await insertActiveVersion(db, content, active?.id ?? null);
}

/** By this a changed document is told from the same. */
export function digestOf(document: object): string {
  return createHash('sha256').update(JSON.stringify(document)).digest('hex');
}

function withoutProofs(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutProofs);
  if (typeof value !== 'object' || value === null) return value;
  if ('reference' in value && 'words' in value) return value.reference;
  return Object.fromEntries(
    Object.entries(value).map(([field, each]) => [field, withoutProofs(each)]),
  );
}
