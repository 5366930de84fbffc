import { describe, expect, test } from 'vitest';
import { parseReference } from '#shared/bible/parse-reference.ts';
import { formatReference, type Reference, versesOf } from '#shared/bible/reference.ts';
import { plainWordsOf } from '#shared/portuguese/words.ts';
import { loadAlmeida, loadBlivre, verseKeyText } from '../support/stored-text.ts';
import {
  COLUMNS,
  fileNameOf,
  LETTERS,
  likeness,
  loadQuiz,
  namesIn,
  type Question,
  wordsGivenAway,
} from './quiz-questions.ts';

const LEVELS = ['Fácil', 'Médio', 'Difícil'];
/** No level of a file is shorter, and its levels are as long as one another. */
const LEAST_PER_LEVEL = 10;
const MOST = { title: 40, question: 160, option: 45 };
const EXPLANATION_WORDS = { least: 15, most: 35 };
/** A reader must not find the answer by its length. */
const LENGTHS = { apart: 12, ratio: 1.5, outstanding: 0.35 };
const RUN_OF_WORDS = 8;
const TOO_ALIKE = 0.7;

/** Names in right options and the words of the stored text for them, by the question's title. */
const WRITTEN_OTHERWISE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'Ouvintes atentos': { Examinavam: 'examinando' },
  'Um dia sem trabalho': { Expiação: 'expiar' },
  'Luz para caminhar': { Senhor: 'Tua' },
  'Um brado na cruz': { Salmo: 'Salmos' },
  'Às margens do Jordão': { Batista: 'João' },
  'A caminho do Calvário': { Cirene: 'cireneu' },
};

const files = loadQuiz();
const questions = files.flatMap((file) => file.questions);
const blivre = loadBlivre();
const almeida = loadAlmeida();

function referenceOf({ reference }: Question): Reference | null {
  const parsed = parseReference(reference);
  return parsed?.kind === 'references' && parsed.references.length === 1
    ? parsed.references[0]
    : null;
}

/** The titles of the questions that break a rule, so that a failure names them. */
function titlesWhere(from: readonly Question[], broken: (question: Question) => boolean) {
  return from.filter(broken).map(({ title }) => title);
}

describe.each(files)('$name', ({ name, source, problems, header, rows, questions: own }) => {
  test('the file is plain CSV with the documented columns', () => {
    expect(problems).toEqual([]);
    expect(source).not.toMatch(/\r|\uFEFF/);
    expect(source.endsWith('\n')).toBe(true);
    expect(header).toEqual(COLUMNS);
    expect(rows.filter((row) => row.length !== COLUMNS.length)).toEqual([]);
    const cells = rows.flat();
    expect(cells.filter((cell) => cell === '' || cell !== cell.trim())).toEqual([]);
    expect(cells.filter((cell) => /^[=+\-@]|\n|\s{2}/.test(cell))).toEqual([]);
  });

  test('every question belongs to the category of the file', () => {
    const category = name.replace(/-\d+$/, '');
    expect(titlesWhere(own, (each) => fileNameOf(each.category) !== category)).toEqual([]);
    expect(new Set(own.map(({ category }) => category)).size).toBe(1);
  });

  test('every level has as many questions as the others, at least ten', () => {
    const counts = LEVELS.map((level) => own.filter((each) => each.level === level).length);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(LEAST_PER_LEVEL);
    expect(new Set(counts).size, counts.join()).toBe(1);
    expect(own).toHaveLength(LEVELS.length * (counts[0] ?? 0));
  });

  test('the letters of the right answers are evenly spread', () => {
    const letters = own.map(({ letter }) => letter);
    const counts = LETTERS.map((letter) => letters.filter((each) => each === letter).length);
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
    expect(letters.join('')).not.toMatch(/(.)\1\1/);
  });

  test('the right answer does not stand out by its length', () => {
    const most = own.length * LENGTHS.outstanding;
    const longest = titlesWhere(own, ({ right, wrong }) =>
      wrong.every(({ length }) => length < right.length),
    );
    const shortest = titlesWhere(own, ({ right, wrong }) =>
      wrong.every(({ length }) => length > right.length),
    );
    expect(longest.length, longest.join(', ')).toBeLessThanOrEqual(most);
    expect(shortest.length, shortest.join(', ')).toBeLessThanOrEqual(most);
  });
});

test('titles, questions and options fit a small screen', () => {
  expect(titlesWhere(questions, ({ title }) => title.length > MOST.title)).toEqual([]);
  expect(titlesWhere(questions, ({ question }) => question.length > MOST.question)).toEqual([]);
  expect(titlesWhere(questions, ({ question }) => !question.endsWith('?'))).toEqual([]);
  const tooLong = ({ options }: Question) => options.some((each) => each.length > MOST.option);
  expect(titlesWhere(questions, tooLong)).toEqual([]);
});

test('the four options differ and are of similar length', () => {
  const alike = ({ options }: Question) =>
    new Set(options.map((each) => plainWordsOf(each).join(' '))).size < LETTERS.length;
  expect(titlesWhere(questions, alike)).toEqual([]);
  const uneven = ({ options }: Question) => {
    const lengths = options.map(({ length }) => length);
    const [least, most] = [Math.min(...lengths), Math.max(...lengths)];
    return most - least > LENGTHS.apart && most > least * LENGTHS.ratio;
  };
  expect(titlesWhere(questions, uneven)).toEqual([]);
  const joker = ({ options }: Question) =>
    options.some((each) => /^(todas|nenhuma|ambas)\b/i.test(each));
  expect(titlesWhere(questions, joker)).toEqual([]);
});

test('neither question nor title gives the answer away', () => {
  const given = questions.flatMap((each) =>
    wordsGivenAway(each).map((word) => `${each.title}: ${word}`),
  );
  expect(given).toEqual([]);
});

test('every explanation is one sentence of fitting length', () => {
  const wrong = questions.flatMap(({ title, explanation }) => {
    const count = explanation.split(/\s+/).length;
    const fits = count >= EXPLANATION_WORDS.least && count <= EXPLANATION_WORDS.most;
    const isSentence = /^\p{Lu}[^.!?]*\.$/u.test(explanation);
    return fits && isSentence ? [] : [`${title}: ${count}`];
  });
  expect(wrong).toEqual([]);
});

test('every reference exists and is written as readers print it', () => {
  const wrong = questions.flatMap((each) => {
    const reference = referenceOf(each);
    const printed = reference && reference.verse !== null && formatReference(reference);
    return printed === each.reference ? [] : [`${each.title}: ${each.reference}`];
  });
  expect(wrong).toEqual([]);
});

test.runIf(blivre)('the names in a right answer stand in its reference', () => {
  const missing = questions.flatMap((each) => {
    const reference = referenceOf(each);
    const verses = reference ? versesOf(reference) : [];
    const texts = verses.map((key) => blivre?.get(verseKeyText(key)) ?? '');
    const stored = new Set(plainWordsOf([each.reference, ...texts].join(' ')));
    const stands = (word: string) => plainWordsOf(word).every((part) => stored.has(part));
    return namesIn(each.right)
      .map((name) => WRITTEN_OTHERWISE[each.title]?.[name] ?? name)
      .filter((word) => !stands(word))
      .map((word) => `${each.title}: ${each.reference} lacks "${word}"`);
  });
  expect(missing).toEqual([]);
});

test('every exception belongs to a question', () => {
  const used = new Map(questions.map(({ title, right }) => [title, namesIn(right)]));
  const stale = Object.entries(WRITTEN_OTHERWISE).filter(([title, forms]) =>
    Object.keys(forms).some((name) => !used.get(title)?.includes(name)),
  );
  expect(stale).toEqual([]);
});

test('no question stands twice', () => {
  const titles = questions.map(({ title }) => title);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  const twice = questions.flatMap((one, index) =>
    questions
      .slice(index + 1)
      .filter(
        (other) =>
          likeness(one.question, other.question) >= TOO_ALIKE ||
          (one.reference === other.reference && one.right === other.right),
      )
      .map((other) => `${one.title} = ${other.title}`),
  );
  expect(twice).toEqual([]);
});

test.runIf(blivre && almeida)('the quiz holds no text of the Bible', () => {
  const stored = new Set<string>();
  for (const text of [...(blivre?.values() ?? []), ...(almeida?.values() ?? [])]) {
    const words = plainWordsOf(text);
    for (let at = 0; at + RUN_OF_WORDS <= words.length; at++) {
      stored.add(words.slice(at, at + RUN_OF_WORDS).join(' '));
    }
  }
  const copied = questions.flatMap(({ title, question, options, explanation }) =>
    [question, ...options, explanation].flatMap((text) => {
      const words = plainWordsOf(text);
      const runs = words.map((_, at) => words.slice(at, at + RUN_OF_WORDS).join(' '));
      const hit = runs.find((run) => stored.has(run));
      return hit ? [`${title}: "${hit}"`] : [];
    }),
  );
  expect(copied).toEqual([]);
});
