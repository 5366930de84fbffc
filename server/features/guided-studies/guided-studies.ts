import type * as z from 'zod';
import {
  STUDY_DOCUMENTS,
  type StudyDocument,
  type Theme,
} from '#shared/guided-studies/guided-studies.ts';
import type { Db } from '../../db/client.ts';
import { readActiveVersion, readDocument } from './guided-studies.queries.ts';
import { type Items, itemsIn } from './versions/draft-document.ts';

type Version<T extends Theme> = Readonly<{ id: string; document: StudyDocument<T> }>;
type Versions = { [T in Theme]?: Version<T> };

/** A version never changes, so a process reads the active one of each theme once. */
const versions = new WeakMap<Db, Versions>();

/** The active document of a study; null when there is none. */
export async function readStudy<T extends Theme>(
  db: Db,
  theme: T,
): Promise<StudyDocument<T> | null> {
  const active = await readActiveVersion(db, theme);
  if (!active) return null;
  const known: Versions = versions.get(db) ?? {};
  versions.set(db, known);
  const before: Version<T> | undefined = known[theme];
  if (before?.id === active.id) return before.document;
  const schema: z.ZodType<StudyDocument<T>> = STUDY_DOCUMENTS[theme];
  const version: Version<T> = {
    id: active.id,
    document: schema.parse(await readDocument(db, active.id)),
  };
  Object.assign(known, { [theme]: version });
  return version.document;
}

export type { Items };

const itemsOfDocuments = new WeakMap<object, Items>();

/** The items of the active document, by their keys. */
export async function readItemsOf(db: Db, theme: Theme): Promise<Items | null> {
  const document = await readStudy(db, theme);
  if (!document) return null;
  const known = itemsOfDocuments.get(document);
  if (known) return known;
  const items = itemsIn(document);
  itemsOfDocuments.set(document, items);
  return items;
}
