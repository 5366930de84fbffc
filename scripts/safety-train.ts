import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { COLLECTIONS } from '#server/library/collections.ts';
import { type Classifier, classify, type Judgement } from '#server/safety/classifier.ts';
import { BUCKETS, featuresOf } from '#server/safety/features.ts';
import { LEVELS, type Level, TOPICS } from '#server/safety/labels.ts';
import { encodeModel } from '#server/safety/linear-model.ts';
import { messageWords } from '#server/safety/message-words.ts';
import { dangerousPhrase } from '#server/safety/phrase-match.ts';
import { train } from '#server/safety/train.ts';
import TOPIC_OF_KIND from '#server/safety/training/topics.json' with { type: 'json' };

const FOLDER = join(import.meta.dirname, '../server/safety');
const FOLDS = 5;
const TOPIC_BUCKETS = 1 << 14;
/** Missing somebody in need costs more than a false alarm. */
const WEIGHTS: Readonly<Record<Level, number>> = { harmless: 1, danger: 1.5, concern: 1.2 };
const USAGE = `npm run safety:train [-- --check [--misses]]

Trains the classifier of the safety screen from server/safety/training/*.tsv and writes its
weights. With --check nothing is written: a fifth of the examples at a time is judged by a
classifier trained on the others; --misses lists the examples it gets wrong.
`;

type Written = Readonly<{
  level: Level;
  kind: string;
  words: readonly string[];
  text: string;
  features: Uint32Array;
}>;

const topics: Readonly<Record<string, string>> = TOPIC_OF_KIND;
const isLevel = (word: string): word is Level => LEVELS.some((level) => level === word);

function readExample(line: string): Written {
  const [level = '', kind = '', text = ''] = line.split('\t');
  if (!isLevel(level) || text === '') throw new Error(`This example cannot be read: ${line}`);
  return exampleOf(level, kind, text);
}

function exampleOf(level: Level, kind: string, text: string): Written {
  const words = messageWords(text);
  return { level, kind, text, words, features: featuresOf(words) };
}

/** The names of library entries are harmless examples unless the phrase list calls them dangerous. */
function readLibraryNames(): Written[] {
  const { question, prayer, study, motive } = COLLECTIONS;
  return [...question, ...prayer, ...study, ...motive]
    .flatMap(({ title, synonyms }) => [title, ...synonyms])
    .filter((name) => !dangerousPhrase(messageWords(name)))
    .map((name) => exampleOf('harmless', 'library', name));
}

function readExamples(): Written[] {
  const lines = readdirSync(join(FOLDER, 'training'))
    .filter((name) => name.endsWith('.tsv'))
    .sort()
    .flatMap((name) => readFileSync(join(FOLDER, 'training', name), 'utf8').split('\n'))
    .filter((line) => line !== '');
  return [...lines.map(readExample), ...readLibraryNames()];
}

function topicOf({ kind }: Written): number {
  const topic = TOPICS.find((each) => each === topics[kind]);
  if (!topic) throw new Error(`topics.json names no topic for "${kind}".`);
  return TOPICS.indexOf(topic);
}

function trainClassifier(written: readonly Written[]): Classifier {
  const grave = written.filter(({ level }) => level !== 'harmless');
  return {
    levels: train(
      written.map(({ level, features }) => ({
        label: LEVELS.indexOf(level),
        features,
        weight: WEIGHTS[level],
      })),
      { classes: LEVELS.length, buckets: BUCKETS },
    ),
    topics: train(
      grave.map((each) => ({ label: topicOf(each), features: each.features, weight: 1 })),
      { classes: TOPICS.length, buckets: TOPIC_BUCKETS },
    ),
  };
}

type Judged = Written & Judgement;

/** Judges each fifth of the examples by a classifier trained on the other four. */
function crossValidate(written: readonly Written[]): Judged[] {
  return Array.from({ length: FOLDS }, (_, fold) => {
    const classifier = trainClassifier(written.filter((_each, at) => at % FOLDS !== fold));
    return written
      .filter((_each, at) => at % FOLDS === fold)
      .map((each) => ({ ...each, ...classify(classifier, each.words) }));
  }).flat();
}

const percent = (part: number, whole: number) => `${((100 * part) / (whole || 1)).toFixed(1)} %`;

function report(judged: readonly Judged[]): void {
  for (const threshold of [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]) {
    const line = LEVELS.map((level) => {
      const some = judged.filter((each) => each.level === level);
      const carded = some.filter(({ danger }) => danger >= threshold).length;
      const noted = some.filter(({ danger, concern }) => danger + concern >= threshold).length;
      return `${level}: card ${percent(carded, some.length)}, any ${percent(noted, some.length)}`;
    });
    process.stdout.write(`${threshold}  ${line.join(' | ')}\n`);
  }
  const grave = judged.filter(({ level }) => level !== 'harmless');
  const right = grave.filter((each) => topics[each.kind] === each.topic).length;
  process.stdout.write(`topics right: ${percent(right, grave.length)}\n`);
}

function listMisses(judged: readonly Judged[]): void {
  for (const { level, kind, text, danger, concern } of judged) {
    const sum = danger + concern;
    if (level === 'harmless' ? sum < 0.5 : sum >= 0.4) continue;
    process.stdout.write(`${level} ${kind} ${sum.toFixed(2)} ${text}\n`);
  }
}

const { values } = parseArgs({
  options: { check: { type: 'boolean' }, misses: { type: 'boolean' }, help: { type: 'boolean' } },
});
if (values.help) {
  process.stdout.write(USAGE);
} else if (values.check) {
  const judged = crossValidate(readExamples());
  report(judged);
  if (values.misses) listMisses(judged);
} else {
  const written = readExamples();
  const classifier = trainClassifier(written);
  writeFileSync(join(FOLDER, 'levels.bin'), encodeModel(classifier.levels));
  writeFileSync(join(FOLDER, 'topics.bin'), encodeModel(classifier.topics));
  process.stdout.write(`Trained on ${written.length} examples.\n`);
}
