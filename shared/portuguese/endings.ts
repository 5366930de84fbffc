import { foldText } from './words.ts';

const VERB_ENDINGS: readonly (readonly [theme: string, endings: string])[] = [
  [
    'ar',
    'o as a amos ais am ei aste ou astes aram ava avas ávamos avam ara arei arás ará aremos areis arão aria arias aríamos ariam e es emos eis em asse asses assem ares armos ardes arem ando ado ada ados adas ai',
  ],
  [
    'er',
    'o es e emos eis em i este eu estes eram ia ias íamos iam era erei erás erá eremos ereis erão eria erias eríamos eriam a as amos ais am esse esses essem eres ermos erdes erem endo ido ida idos idas ei',
  ],
  [
    'ir',
    'o es e imos is em i iste iu istes iram ia ias íamos iam ira irei irás irá iremos ireis irão iria irias iríamos iriam a as amos ais am isse isses issem ires irmos irdes irem indo ido ida idos idas i',
  ],
];

const PLURALS: readonly (readonly [RegExp, string])[] = [
  [/oes$|aes$|aos$/, 'ao'],
  [/ais$/, 'al'],
  [/eis$/, 'el'],
  [/ois$/, 'ol'],
  [/ns$/, 'm'],
  [/(?<=[rzl])es$/, ''],
  [/s$/, ''],
];

const SINGULARS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/ao$/, ['oes', 'aes', 'aos']],
  [/m$/, ['ns']],
  [/(?<=[aeou])l$/, ['is']],
  [/(?<=[rzs])$/, ['es']],
  [/$/, ['s']],
];

/** Possible plurals of a form, folded: "serafim" → "serafins". */
export function pluralsOf(form: string): string[] {
  const plain = foldText(form);
  return SINGULARS.filter(([ending]) => ending.test(plain)).flatMap(([ending, plurals]) =>
    plurals.map((plural) => plain.replace(ending, plural)),
  );
}

/**
 * Possible lemmas of a form that the translation lacks, folded: "perdoaremos" → "perdoar",
 * "casamentos" → "casamento". Callers discard those that do not exist.
 */
export function possibleLemmas(form: string): string[] {
  const plain = foldText(form);
  const found: string[] = [];
  for (const [ending, single] of PLURALS) {
    if (ending.test(plain)) found.push(plain.replace(ending, single));
  }
  if (plain.endsWith('a')) found.push(`${plain.slice(0, -1)}o`);
  for (const [theme, endings] of VERB_ENDINGS) {
    for (const ending of endings.split(' ')) {
      const bare = foldText(ending);
      if (plain.length - bare.length >= 2 && plain.endsWith(bare)) {
        found.push(plain.slice(0, plain.length - bare.length) + theme);
      }
    }
  }
  return found;
}
