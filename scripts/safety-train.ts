import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BOOKLETS } from '#server/content/booklets/booklets.ts';
import { COLLECTIONS } from '#server/library/collections.ts';
import { type Classifier, classify } from '#server/safety/classifier.ts';
import { screenWith } from '#server/safety/decision.ts';
import { BUCKETS, featuresOf } from '#server/safety/features.ts';
import { LEVELS, type Level, TOPICS } from '#server/safety/labels.ts';
import { encodeModel } from '#server/safety/linear-model.ts';
import { partsOf, SENTENCE_END } from '#server/safety/message-parts.ts';
import { messageWords } from '#server/safety/message-words.ts';
import { dangerousPhrase } from '#server/safety/phrase-match.ts';
import { train } from '#server/safety/train.ts';
import TOPIC_OF_KIND from '#server/safety/training/topics.json' with { type: 'json' };
import { print, runScript, WrongUsage } from './run-script.ts';

const FOLDER = join(import.meta.dirname, '../server/safety');
const FOLDS = 5;
/** Files of training/ that were reporting sets: messages as members write them. */
const isFormerSet = ({ file }: Written) => file.startsWith('report-');
const isLongOrdinary = ({ file }: Written) => file.startsWith('ordinary-long-');
const LONG_MESSAGE = 30;
const TOPIC_BUCKETS = 1 << 14;
const ANY_TOPIC = 'any';
/** Missing somebody in need costs more than a false alarm. */
const WEIGHTS: Readonly<Record<Level, number>> = { harmless: 1, danger: 2, concern: 1.6 };
/** Sentences of harmless messages stand in their windows too. */
const SENTENCE_WEIGHT = 0.7;
const USAGE = `npm run safety:train [-- --check [--misses]]

Trains the classifier of the safety screen from server/safety/training/*.tsv and writes its
weights. With --check nothing is written: a fifth of the examples at a time is judged by a
classifier trained on the others; --misses lists the examples it gets wrong.`;

type Written = Readonly<{
  level: Level;
  kind: string;
  words: readonly string[];
  text: string;
  file: string;
  features: Uint32Array;
}>;

const topics: Readonly<Record<string, string>> = TOPIC_OF_KIND;
const isLevel = (word: string): word is Level => LEVELS.some((level) => level === word);

function readExample(line: string, file: string): Written {
  const [level = '', kind = '', text = ''] = line.split('\t');
  if (!isLevel(level) || text === '') throw new Error(`This example cannot be read: ${line}`);
  return exampleOf({ level, kind, text, file });
}

function exampleOf(each: Pick<Written, 'level' | 'kind' | 'text' | 'file'>): Written {
  const words = messageWords(each.text);
  return { ...each, words, features: featuresOf(words, dangerousPhrase(words)) };
}

/** The names of library entries and the questions of booklets are harmless examples unless the phrase list calls them dangerous. */
function readLibraryNames(): Written[] {
  const { question, prayer, study, motive } = COLLECTIONS;
  const names = [...question, ...prayer, ...study, ...motive].flatMap(({ title, synonyms }) => [
    title,
    ...synonyms,
  ]);
  const asked = BOOKLETS.flatMap(({ meetings }) =>
    meetings.flatMap(({ opening, questions }) => [opening, ...questions]),
  );
  return [...names, ...asked]
    .filter((name) => !dangerousPhrase(messageWords(name)))
    .map((text) => exampleOf({ level: 'harmless', kind: 'library', text, file: 'library' }));
}

function readExamples(): Written[] {
  const written = readdirSync(join(FOLDER, 'training'))
    .filter((name) => name.endsWith('.tsv'))
    .sort()
    .flatMap((file) =>
      readFileSync(join(FOLDER, 'training', file), 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => readExample(line, file)),
    );
  return [...written, ...readLibraryNames()];
}

/** The number of a grave example's topic; none for a kind that may be about any of them. */
function topicOf({ kind }: Written): number[] {
  const named = topics[kind];
  if (named === ANY_TOPIC) return [];
  const topic = TOPICS.find((each) => each === named);
  if (!topic) throw new Error(`topics.json names no topic for "${kind}".`);
  return [TOPICS.indexOf(topic)];
}

function trainClassifier(written: readonly Written[]): Classifier {
  const grave = written.filter(({ level }) => level !== 'harmless');
  return {
    levels: train(written.flatMap(learntFrom), {
      classes: LEVELS.length,
      buckets: BUCKETS,
    }),
    topics: train(
      grave.flatMap((each) =>
        topicOf(each).map((label) => ({ label, features: each.features, weight: 1 })),
      ),
      { classes: TOPICS.length, buckets: TOPIC_BUCKETS },
    ),
  };
}

const exampleFor = (level: Level, words: readonly string[], weight = 1) => ({
  label: LEVELS.indexOf(level),
  features: featuresOf(words, dangerousPhrase(words)),
  weight: WEIGHTS[level] * weight,
});

/**
 * Every part of a harmless message must be harmless; of a grave one nobody knows which is grave.
 * The parts of a message weigh as much together as a short message does, so that long ones do
 * not drown the others.
 */
function learntFrom({ level, text, words }: Written) {
  if (level !== 'harmless') return [exampleFor(level, words)];
  const parts = partsOf(text);
  const sentences = parts.filter(({ kind }) => kind === 'sentence');
  const windows = parts.filter(({ kind }) => kind !== 'sentence');
  return [
    ...windows.map((part) => exampleFor(level, part.words, 1 / windows.length)),
    ...sentences.map((part) => exampleFor(level, part.words, SENTENCE_WEIGHT / sentences.length)),
  ];
}

type Heard = 'card' | 'note' | 'silent';
type Judged = Written & Readonly<{ heard: Heard; topic: string }>;

/** Screens each fifth of the examples with a classifier trained on the other four. */
function crossValidate(written: readonly Written[]): { alone: Judged[]; amidOthers: Judged[] } {
  const folds = Array.from({ length: FOLDS }, (_, fold) => {
    const classifier = trainClassifier(written.filter((_each, at) => at % FOLDS !== fold));
    const left = written.filter((_each, at) => at % FOLDS === fold);
    const judge = (each: Written) => judgedBy(classifier, each);
    return { alone: left.map(judge), amidOthers: amidOrdinaryMatters(left).map(judge) };
  });
  return {
    alone: folds.flatMap(({ alone }) => alone),
    amidOthers: folds.flatMap(({ amidOthers }) => amidOthers),
  };
}

function judgedBy(classifier: Classifier, each: Written): Judged {
  const level = screenWith(classifier, each.text)?.level;
  const heard: Heard = level === 'danger' ? 'card' : level ? 'note' : 'silent';
  const { topic } = classify(classifier, each.words, dangerousPhrase(each.words));
  return { ...each, heard, topic };
}

/** The grave messages of former sets, each as one sentence of a long ordinary message. */
function amidOrdinaryMatters(written: readonly Written[]): Written[] {
  const hosts = written.filter((each) => isLongOrdinary(each) && each.words.length > LONG_MESSAGE);
  return written
    .filter((each) => each.level !== 'harmless' && isFormerSet(each))
    .map((each, at) => {
      const sentences = hosts[at % hosts.length]?.text.split(SENTENCE_END) ?? [];
      const text = sentences.toSpliced(at % (sentences.length + 1), 0, each.text).join(' ');
      return exampleOf({ ...each, text });
    });
}

const percent = (part: number, whole: number) => `${((100 * part) / (whole || 1)).toFixed(1)} %`;

function report(title: string, judged: readonly Judged[]): void {
  process.stdout.write(`${title}\n`);
  const plain = judged.filter(({ kind }) => kind.startsWith('plain'));
  const rows = LEVELS.map(
    (level) => [level, judged.filter((each) => each.level === level)] as const,
  );
  for (const [name, some] of [...rows, ['danger told plainly', plain] as const]) {
    const share = (heard: Heard) =>
      percent(some.filter((each) => each.heard === heard).length, some.length);
    process.stdout.write(
      `  ${name} (${some.length}): card ${share('card')}, note ${share('note')}, silent ${share('silent')}\n`,
    );
  }
  const grave = judged.filter(({ level }) => level !== 'harmless');
  const heard = grave.filter((each) => each.heard !== 'silent').length;
  const named = grave.filter((each) => topics[each.kind] !== ANY_TOPIC);
  const right = named.filter((each) => topics[each.kind] === each.topic).length;
  process.stdout.write(
    `  heard ${percent(heard, grave.length)}, topics right ${percent(right, named.length)}\n`,
  );
}

function listMisses(judged: readonly Judged[]): void {
  for (const { level, kind, text, heard } of judged) {
    if ((level === 'harmless') === (heard === 'silent')) continue;
    process.stdout.write(`${level} ${kind} ${heard} ${text}\n`);
  }
}

const OPTIONS = { check: { type: 'boolean' }, misses: { type: 'boolean' } } as const;

await runScript(USAGE, OPTIONS, async ({ values, positionals }) => {
  const [unexpected] = positionals;
  if (unexpected) throw new WrongUsage(`Argumento desconhecido: ${unexpected}`);
  if (values['check']) {
    const { alone, amidOthers } = crossValidate(readExamples());
    report('all examples', alone);
    report('former reporting sets', alone.filter(isFormerSet));
    report('former reporting sets, each message amid a long ordinary one', amidOthers);
    report('long ordinary messages', alone.filter(isLongOrdinary));
    if (values['misses']) listMisses(alone);
    return;
  }
  const written = readExamples();
  const classifier = trainClassifier(written);
  writeFileSync(join(FOLDER, 'levels.bin'), encodeModel(classifier.levels));
  writeFileSync(join(FOLDER, 'topics.bin'), encodeModel(classifier.topics));
  print(`Trained on ${written.length} examples.`);
});
