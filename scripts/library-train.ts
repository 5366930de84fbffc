import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { COLLECTIONS, type LibraryKind } from '#server/library/collections.ts';
import { type Bounds, boundsFrom, fitConfidence, type Tried } from '#server/library/confidence.ts';
import {
  type Ask,
  examplesOf,
  judgedAsks,
  lentAsks,
  originOfWeights,
  writtenAsks,
} from '#server/library/examples.ts';
import { bucketCount } from '#server/library/features.ts';
import { packModels, type RankingModel } from '#server/library/model.ts';
import { confidenceOf, KINDS, rankWith } from '#server/library/rank.ts';
import { twinsOf } from '#server/library/same-need.ts';
import { train } from '#server/library/train.ts';
import { print, runScript, WrongUsage } from './run-script.ts';

const FOLDER = join(import.meta.dirname, '../server/library');
const USAGE = `npm run library:train [-- --check | --weights]

Trains the ranking of the library from server/library/training/*.tsv and the names of the entries,
and writes its weights. Each writer's asks are answered by a model trained on those of the others:
from these answers comes how sure it is, and they are printed. With --check nothing is written;
with --weights the weights alone, and how sure they are stays as it was.`;

/** Writers who did not write for every entry: what they wrote is taught, and nobody is tried with it. */
const TAUGHT: readonly string[] = ['earlier', 'later'];
const JUDGED = 'judged';

/**
 * The part of the asks that an ask is tried with: those of its writer. What was judged is dealt out
 * to the writers; what was written for some of the entries only is taught in any case.
 */
function foldsOf(asks: readonly Ask[]): readonly (string | null)[] {
  const writers = [...new Set(asks.map(({ writer }) => writer))].filter(
    (writer) => !TAUGHT.includes(writer) && writer !== JUDGED,
  );
  return asks.map(({ writer }, at) => {
    if (TAUGHT.includes(writer)) return null;
    if (writers.length > 1 && writer !== JUDGED) return writer;
    return writers[at % Math.max(2, writers.length)] ?? JUDGED;
  });
}

const trained = (kind: LibraryKind, asks: readonly Ask[]) =>
  train(examplesOf(kind, asks), {
    entries: COLLECTIONS[kind].length,
    buckets: bucketCount(kind),
  });

/** The entries that a model finds by the names of one. */
function neighboursIn(kind: LibraryKind, model: RankingModel): (label: number) => number[] {
  const known = new Map<number, number[]>();
  return (label) => {
    const { title = '', synonyms = [] } = COLLECTIONS[kind][label] ?? {};
    const near =
      known.get(label) ??
      rankWith(kind, model, [title, ...synonyms].join(' ')).best.map((each) => each.label);
    known.set(label, near);
    return near;
  };
}

/** Answers the asks of each writer by a model that never saw them, once as they are and once as if nothing were written on their subject. */
function tryWriters(kind: LibraryKind, asks: readonly Ask[]): Tried[] {
  const labels = new Map(COLLECTIONS[kind].map(({ slug }, label) => [slug, label] as const));
  const folds = foldsOf(asks);
  return [...new Set(folds)].flatMap((fold) => {
    if (fold === null) return [];
    const model = trained(
      kind,
      asks.filter((_, at) => folds[at] !== fold),
    );
    const neighboursOf = neighboursIn(kind, model);
    return asks
      .filter(({ isLent }, at) => folds[at] === fold && !isLent)
      .flatMap(({ text, slugs, near, writer }) => {
        const named = slugs.flatMap((slug) => labels.get(slug) ?? []);
        const right = [
          ...new Set([...named, ...named.flatMap((each) => [...twinsOf(kind, each)])]),
        ];
        const also = near.flatMap((slug) => labels.get(slug) ?? []);
        const { best, signs } = rankWith(kind, model, text);
        const places = best.map(({ label }) => label);
        const own: Tried = { writer, right, also, places, signs, isOutside: right.length === 0 };
        if (right.length === 0) return [own];
        const subject = new Set([...right, ...also, ...right.flatMap(neighboursOf)]);
        const without = rankWith(kind, model, text, (label) => subject.has(label));
        const nothing = without.best.map(({ label }) => label);
        return [
          own,
          { writer, right: [], also: [], places: nothing, signs: without.signs, isOutside: true },
        ];
      });
  });
}

const percent = (part: number, whole: number) => `${((100 * part) / (whole || 1)).toFixed(1)} %`;

function report(kind: LibraryKind, tried: readonly Tried[], bounds: Bounds): void {
  const asked = tried.filter(({ isOutside }) => !isOutside);
  for (const [writer, own] of Map.groupBy(asked, (each) => each.writer)) {
    const isRight = ({ right, places }: Tried) => right.includes(places[0] ?? -1);
    const first = own.filter(isRight);
    const three = own.filter(({ right, places }) =>
      places.slice(0, 3).some((place) => right.includes(place)),
    );
    const confidence = ({ signs }: Tried) => confidenceOf(signs, bounds.weights);
    const sure = own.filter((each) => confidence(each) >= bounds.sure);
    const shown = own.filter((each) => confidence(each) >= bounds.likely);
    process.stdout.write(
      `${kind} by ${writer} (${own.length}): first ${percent(first.length, own.length)}, among three ${percent(three.length, own.length)}, sure ${percent(sure.length, own.length)} of which right ${percent(sure.filter(isRight).length, sure.length)}, shown ${percent(shown.length, own.length)} of which right ${percent(shown.filter(isRight).length, shown.length)}, of the right ones sure ${percent(first.filter((each) => confidence(each) >= bounds.sure).length, first.length)}, shown ${percent(first.filter((each) => confidence(each) >= bounds.likely).length, first.length)}\n`,
    );
  }
}

const OPTIONS = { check: { type: 'boolean' }, weights: { type: 'boolean' } } as const;

await runScript(USAGE, OPTIONS, async ({ values, positionals }) => {
  const [unexpected] = positionals;
  if (unexpected) throw new WrongUsage(`Argumento desconhecido: ${unexpected}`);
  const written = writtenAsks();
  const all = [...written, ...lentAsks(written), ...judgedAsks()];
  const asksOf = (kind: LibraryKind) => all.filter((ask) => ask.kind === kind);
  if (!values['weights']) {
    const bounds = KINDS.map((kind) => {
      const tried = tryWriters(kind, asksOf(kind));
      const own = boundsFrom(tried, fitConfidence(tried));
      report(kind, tried, own);
      return [kind, own] as const;
    });
    if (values['check']) return;
    const written = `${JSON.stringify(Object.fromEntries(bounds), null, 2)}\n`;
    writeFileSync(join(FOLDER, 'confidence.json'), written);
  }
  const models = KINDS.map((kind) => trained(kind, asksOf(kind)));
  writeFileSync(join(FOLDER, 'ranking.bin'), packModels(originOfWeights(), models));
  print(`Trained on ${all.length} asks.`);
});
