import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { respellByEar, respellByThumb } from '../safety/respell.ts';
import { seeded } from '../safety/train.ts';
import { COLLECTIONS, type LibraryKind } from './collections.ts';
import { bucketCount, bucketsOf, featuresOf } from './features.ts';
import { encodeModel } from './model.ts';
import { KINDS } from './rank.ts';
import { type Example, train } from './train.ts';

export const TRAINING = join(import.meta.dirname, 'training');
const COPY_SEED = 1955;
/** What was written before the two writers: keywords rather than questions. */
const OF_EARLIER = 0.6;
const EARLIER = 'earlier';
/** What was asked for an entry of another kind on the same subject, in other words than are used here. */
const OF_LENT = 0.35;
const SUBJECTS = 'same-subject.tsv';

/** A way of asking, the entries that answer it, and who wrote it. */
export type Ask = Readonly<{
  kind: LibraryKind;
  text: string;
  /** None where the library has nothing on it. */
  slugs: readonly string[];
  /** Entries that may be shown too, though they are not what was asked for. */
  near: readonly string[];
  writer: string;
  /** Whether it was written for an entry of another kind. */
  isLent?: boolean;
}>;

const JUDGED_KINDS: Readonly<Record<string, LibraryKind>> = {
  chat: 'question',
  prayer: 'prayer',
  study: 'study',
  motive: 'motive',
  priest: 'advice-priest',
  builder: 'advice-builder',
  marriage: 'advice-marriage',
};
/** Passages and small talk are answered before anything is matched. */
const ANSWERED_ELSEWHERE = ['place', 'smalltalk'];

export function kindNamed(typed: string): LibraryKind {
  const kind = JUDGED_KINDS[typed] ?? KINDS.find((each) => each === typed);
  if (!kind) throw new Error(`no kind ${typed}`);
  return kind;
}

const linesOf = (name: string) =>
  readFileSync(join(TRAINING, name), 'utf8')
    .split('\n')
    .filter((line) => line !== '');

const files = () =>
  readdirSync(TRAINING)
    .filter((name) => name.endsWith('.tsv'))
    .sort();

/** The asks that writers wrote for each entry: `<kind>-<writer>.tsv`, slug and ask by a tab. */
export function writtenAsks(): Ask[] {
  return files().flatMap((name) => {
    const [, kindName = '', writer = ''] = /^(.+)-([a-z]+)\.tsv$/.exec(name) ?? [];
    const kind = KINDS.find((each) => each === kindName);
    if (!kind) return [];
    return linesOf(name).map((line) => {
      const [slug = '', text = ''] = line.split('\t');
      return { kind, text, slugs: [slug], near: [], writer };
    });
  });
}

/** The asks again for entries of other kinds on the same subject: a line holds who borrows and who lends, as kind and slug. */
export function lentAsks(written: readonly Ask[]): Ask[] {
  const byEntry = Map.groupBy(written, ({ kind, slugs }) => `${kind}/${slugs.join()}`);
  return linesOf(SUBJECTS).flatMap((line) => {
    const [to = '', from = ''] = line.split('\t');
    const [kindName = '', slug = ''] = to.split('/');
    const kind = kindNamed(kindName);
    const lent = byEntry.get(from);
    if (!lent) throw new Error(`nothing is asked for ${from}`);
    return lent
      .filter(({ writer }) => writer !== EARLIER)
      .map((ask) => ({ ...ask, kind, slugs: [slug], isLent: true }));
  });
}

/** Texts that members typed, with the judgement which entries answer them ("~" before a near one). */
export function judgedAsks(): Ask[] {
  return linesOf('judged.tsv').flatMap((line) => {
    const [typed = '', manner = '', text = '', accepted = ''] = line.split('\t');
    if (ANSWERED_ELSEWHERE.includes(manner)) return [];
    const slugs = accepted.split(',').filter((slug) => slug !== '-');
    return {
      kind: kindNamed(typed),
      text,
      slugs: slugs.filter((slug) => !slug.startsWith('~')),
      near: slugs.filter((slug) => slug.startsWith('~')).map((slug) => slug.slice(1)),
      writer: 'judged',
    };
  });
}

/** What a model of a kind is trained from: the asks, and the names of its entries. */
export function examplesOf(kind: LibraryKind, asks: readonly Ask[]): Example[] {
  const entries = COLLECTIONS[kind];
  const labels = new Map(entries.map(({ slug }, label) => [slug, label] as const));
  const random = seeded(COPY_SEED);
  const exampleOf = (right: readonly number[], text: string, weight: number): Example => ({
    labels: right,
    weight,
    forms: [text, respellByEar(text, random), respellByThumb(text, random)].map((form) =>
      bucketsOf(kind, featuresOf(form)),
    ),
  });
  const named = entries.flatMap(({ title, synonyms }, label) =>
    [title, ...synonyms].map((name) => exampleOf([label], name, 1)),
  );
  const asked = asks.flatMap(({ text, slugs, writer, isLent }) => {
    const right = slugs.flatMap((slug) => labels.get(slug) ?? []);
    const weight = isLent ? OF_LENT : writer === EARLIER ? OF_EARLIER : 1;
    return right.length === 0 ? [] : [exampleOf(right, text, weight)];
  });
  return [...named, ...asked];
}

/** The kind whose small model stands for the trainer. */
const SAMPLE = 'motive';

/**
 * Names what weights are trained from: the asks, the names, and what the trainer makes of a few of
 * them, so that none of these can change without the weights.
 */
export function originOfWeights(): Buffer {
  const hash = createHash('sha256').update(`${OF_LENT}`);
  for (const name of files()) hash.update(name).update(readFileSync(join(TRAINING, name)));
  for (const kind of KINDS)
    for (const { slug, title, synonyms } of COLLECTIONS[kind])
      hash.update([slug, title, ...synonyms].join('\n'));
  const few = examplesOf(
    SAMPLE,
    writtenAsks().filter(({ kind }) => kind === SAMPLE),
  );
  const shape = { entries: COLLECTIONS[SAMPLE].length, buckets: bucketCount(SAMPLE) };
  return hash.update(encodeModel(train(few, shape))).digest();
}
