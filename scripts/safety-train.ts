import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BOOKLETS } from '#server/content/booklets/booklets.ts';
import { COLLECTIONS } from '#server/library/collections.ts';
import { isWrittenForDanger } from '#server/library/written-for-danger.ts';
import { type Classifier, classify } from '#server/safety/classifier.ts';
import { screenWith } from '#server/safety/decision.ts';
import {
  isOfAnyTopic,
  originOfWeights,
  readExamples,
  TRAINING,
  topicOfKind,
  trainClassifier,
  type Written,
} from '#server/safety/examples.ts';
import { LEVELS } from '#server/safety/labels.ts';
import { encodeModel } from '#server/safety/linear-model.ts';
import { SENTENCE_END } from '#server/safety/message-parts.ts';
import { messageWords } from '#shared/safety/message-words.ts';
import { dangerousPhrase } from '#shared/safety/phrase-match.ts';
import { print, runScript, WrongUsage } from './run-script.ts';

const FOLDER = join(import.meta.dirname, '../server/safety');
const FOLDS = 5;
/** Files of training/ that were reporting sets: messages as members write them. */
const isFormerSet = ({ file }: Written) => file.startsWith('report-');
const isLongOrdinary = ({ file }: Written) => file.startsWith('ordinary-long-');
const LONG_MESSAGE = 30;
const USAGE = `npm run safety:train [-- --check [--misses]]

Trains the classifier of the safety screen from server/safety/training/*.tsv and writes its
weights. With --check nothing is written: a fifth of the examples at a time is judged by a
classifier trained on the others; --misses lists the examples it gets wrong.`;

type Told = Written & Readonly<{ words: readonly string[] }>;
const told = (each: Written): Told => ({ ...each, words: messageWords(each.text) });

/** The collections whose names are learnt; advice is asked for by who suffers what it is about. */
const NAMED = ['question', 'prayer', 'study', 'motive'] as const;

/** Writes names of library entries and the questions of booklets as harmless examples, but for what is written for violence or danger and what the phrase list calls dangerous. */
function writeLibraryNames(): void {
  const names = NAMED.flatMap((kind) =>
    COLLECTIONS[kind]
      .filter(({ slug }) => !isWrittenForDanger(kind, slug))
      .flatMap(({ title, synonyms }) => [title, ...synonyms]),
  );
  const asked = BOOKLETS.flatMap(({ meetings }) =>
    meetings.flatMap(({ opening, questions }) => [opening, ...questions]),
  );
  const lines = [...new Set([...names, ...asked])]
    .filter((name) => !dangerousPhrase(messageWords(name)))
    .map((name) => `harmless\tlibrary\t${name.replace(/\s+/g, ' ')}\n`);
  writeFileSync(join(TRAINING, 'library-names.tsv'), lines.join(''));
}

type Heard = 'card' | 'note' | 'silent';
type Judged = Told & Readonly<{ heard: Heard; topic: string }>;

/** Screens each fifth of the examples with a classifier trained on the other four. */
function crossValidate(written: readonly Told[]): { alone: Judged[]; amidOthers: Judged[] } {
  const folds = Array.from({ length: FOLDS }, (_, fold) => {
    const classifier = trainClassifier(written.filter((_each, at) => at % FOLDS !== fold));
    const left = written.filter((_each, at) => at % FOLDS === fold);
    const judge = (each: Told) => judgedBy(classifier, each);
    return { alone: left.map(judge), amidOthers: amidOrdinaryMatters(left).map(judge) };
  });
  return {
    alone: folds.flatMap(({ alone }) => alone),
    amidOthers: folds.flatMap(({ amidOthers }) => amidOthers),
  };
}

function judgedBy(classifier: Classifier, each: Told): Judged {
  const level = screenWith(classifier, each.text)?.level;
  const heard: Heard = level === 'danger' ? 'card' : level ? 'note' : 'silent';
  const { topic } = classify(classifier, each.words, dangerousPhrase(each.words));
  return { ...each, heard, topic };
}

/** The grave messages of former sets, each as one sentence of a long ordinary message. */
function amidOrdinaryMatters(written: readonly Told[]): Told[] {
  const hosts = written.filter((each) => isLongOrdinary(each) && each.words.length > LONG_MESSAGE);
  return written
    .filter((each) => each.level !== 'harmless' && isFormerSet(each))
    .map((each, at) => {
      const sentences = hosts[at % hosts.length]?.text.split(SENTENCE_END) ?? [];
      const text = sentences.toSpliced(at % (sentences.length + 1), 0, each.text).join(' ');
      return told({ ...each, text });
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
  const named = grave.filter((each) => !isOfAnyTopic(each.kind));
  const right = named.filter((each) => topicOfKind(each.kind) === each.topic).length;
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
    const { alone, amidOthers } = crossValidate(readExamples().map(told));
    report('all examples', alone);
    report('former reporting sets', alone.filter(isFormerSet));
    report('former reporting sets, each message amid a long ordinary one', amidOthers);
    report('long ordinary messages', alone.filter(isLongOrdinary));
    if (values['misses']) listMisses(alone);
    return;
  }
  writeLibraryNames();
  const written = readExamples();
  const classifier = trainClassifier(written);
  const origin = originOfWeights();
  writeFileSync(join(FOLDER, 'levels.bin'), encodeModel(classifier.levels, origin));
  writeFileSync(join(FOLDER, 'topics.bin'), encodeModel(classifier.topics, origin));
  print(`Trained on ${written.length} examples.`);
});
