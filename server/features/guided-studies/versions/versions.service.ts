import type { StudyDocument, Theme } from '#shared/guided-studies/guided-studies.ts';
import { STUDY_DOCUMENTS } from '#shared/guided-studies/guided-studies.ts';
import {
  type ItemContent,
  itemsOf,
  labelOfItem,
  type StudyItem,
  sectionsOf,
} from '#shared/guided-studies/study-items.ts';
import type { Db } from '../../../db/client.ts';
import { AppError } from '../../../errors.ts';
import type { ScriptureFinder } from '../../../scripture/finder.ts';
import { readActiveVersion, readDocument } from '../guided-studies.queries.ts';
import { shownItem } from '../shown-item.ts';
import { type Items, itemsIn } from './draft-document.ts';
import { readDraft, readItems } from './drafts.queries.ts';
import { readVersion } from './versions.queries.ts';

const MISSING = 'Esta versão não está mais aqui: pode ter sido publicada ou descartada.';

type Draft = NonNullable<Awaited<ReturnType<typeof readDraft>>>;
type Version = NonNullable<Awaited<ReturnType<typeof readVersion>>>;

type Reading = Readonly<{
  theme: Theme;
  draft: Draft | null;
  version: Version | null;
  activeId: string | null;
  items: Items;
  revisions: ReadonlyMap<string, number>;
  active: Items;
}>;

/** A draft or a stored version with the active version beside which it is read. */
async function read(db: Db, id: string): Promise<Reading | null> {
  const draft = await readDraft(db, id);
  const version = draft ? null : await readVersion(db, id);
  const theme = (draft ?? version)?.theme;
  if (!theme) return null;
  const active = await readActiveVersion(db, theme);
  const rows = draft ? await readItems(db, id) : [];
  const contents = new Map(rows.map(({ key, content }): [string, ItemContent] => [key, content]));
  return {
    theme,
    draft,
    version,
    activeId: active?.id ?? null,
    items: version ? await itemsOfVersion(db, theme, id) : contents,
    revisions: new Map(rows.map(({ key, revision }) => [key, revision])),
    active: active ? await itemsOfVersion(db, theme, active.id) : new Map(),
  };
}

async function itemsOfVersion(db: Db, theme: Theme, id: string): Promise<Items> {
  const document: StudyDocument<Theme> = STUDY_DOCUMENTS[theme].parse(await readDocument(db, id));
  return itemsIn(document);
}

/** Items that only the active version has come after those of a new version. */
function itemsOfSection(theme: Theme, section: string, active: Items): StudyItem[] {
  const own = itemsOf(theme).filter((item) => item.section === section);
  const [first] = own;
  const kind = first?.kind;
  if (!first || !kind || kind === 'frame' || kind === 'gift' || kind === 'phase') return own;
  const surplus = [...active.keys()].filter(
    (key) => key.startsWith(`${kind}:`) && !own.some((item) => item.key === key),
  );
  return [
    ...own,
    ...surplus.map((key) => ({ ...first, key, number: Number(key.slice(kind.length + 1)) })),
  ];
}

const same = (one: ItemContent | undefined, other: ItemContent | undefined) =>
  one !== undefined &&
  JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other ?? {}).sort());

/**
 * Describes a version, and by section how much of it is written and differs from the active one.
 */
export async function readOverview(db: Db, id: string) {
  const reading = await read(db, id);
  if (!reading) return null;
  const { theme, draft, version, activeId, items, active } = reading;
  const total = itemsOf(theme).length;
  return {
    id,
    theme,
    draft: draft && { ...draft, total },
    version,
    activeId,
    sections: sectionsOf(theme).map((section) => {
      const all = itemsOfSection(theme, section.id, active);
      return {
        ...section,
        total: all.length,
        written: all.filter(({ key }) => items.has(key)).length,
        different: all.filter(({ key }) => !same(items.get(key), active.get(key))).length,
      };
    }),
  };
}

/** The items of one section as members would see them, each beside the active version's. */
export async function readSection(db: Db, id: string, section: string, finder: ScriptureFinder) {
  const reading = await read(db, id);
  if (!reading) throw new AppError('NOT_FOUND', MISSING);
  const { theme, items, revisions, active } = reading;
  const all = itemsOfSection(theme, section, active);
  if (all.length === 0) throw new AppError('NOT_FOUND');
  return Promise.all(
    all.map(async (item) => {
      const { key, kind } = item;
      const [content, before] = [items.get(key), active.get(key)];
      return {
        key,
        kind,
        label: labelOfItem(theme, item),
        /** The texts to edit; null for a stored version, which never changes. */
        editable:
          content && revisions.has(key) ? { content, revision: revisions.get(key) ?? 0 } : null,
        shown: content ? await shownItem(kind, content, finder) : null,
        active: before ? await shownItem(kind, before, finder) : null,
        isSame: same(content, before),
      };
    }),
  );
}
