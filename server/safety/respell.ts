/** A source of repeatable numbers in [0, 1). */
type Random = () => number;

/** Slips of hearing: what is written for a sound, by the spelling that is right. */
const BY_EAR: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bnão\b/gi, ['n', 'naum', 'nao', 'num', 'ñ']],
  [/\bvocês?\b/gi, ['vc', 'vosse', 'voce', 'ce']],
  [/\bpor ?qu[eê]\b/gi, ['pq', 'purque', 'porq', 'porke']],
  [/\bpara\b/gi, ['pra', 'p', 'pa', 'pro']],
  [/\btambém\b/gi, ['tb', 'tbm', 'tanbem', 'tambein']],
  [/\bque\b/gi, ['q', 'ki', 'qui', 'ke']],
  [/\bestou\b/gi, ['to', 'tou', 'istou', 'tô']],
  [/\bestá\b/gi, ['ta', 'tá', 'istá']],
  [/\bmuit([oa])\b/gi, ['mt', 'muint$1', 'mto']],
  [/\bquando\b/gi, ['qnd', 'qdo', 'cuando', 'quano']],
  [/\bhoje\b/gi, ['hj', 'oje', 'oji']],
  [/\bcomigo\b/gi, ['cmg', 'comigu', 'cumigo']],
  [/\bmais\b/gi, ['mas', 'mai', 'maiz', '+']],
  [/\bmesm([oa])\b/gi, ['msm', 'memo', 'mermo']],
  [/\bem\b/gi, ['in', 'en', 'im']],
  [/ndo\b/gi, ['no', 'ndu', 'nu']],
  [/([aeiouáéíóúâê])r\b/gi, ['$1', '$1', '$1h']],
  [/ções\b/gi, ['soes', 'çoins', 'ssois']],
  [/ção\b/gi, ['ssao', 'são', 'çaum', 'ssaum']],
  [/ão\b/gi, ['aum', 'am', 'ao', 'au']],
  [/am\b/gi, ['ão', 'aum', 'o']],
  [/em\b/gi, ['en', 'ein', 'i', 'im']],
  [/ou\b/gi, ['o', 'ô']],
  [/ou/gi, ['o']],
  [/ei(?=[rxj])/gi, ['e']],
  [/ai(?=x)/gi, ['a']],
  [/ç/gi, ['ss', 's', 'c']],
  [/ss/gi, ['ç', 's', 'c']],
  [/sc(?=[ei])/gi, ['c', 'ss', 's']],
  [/xc(?=[ei])/gi, ['c', 'ss', 'x']],
  [/c(?=[eéêií])/gi, ['s', 'ss']],
  [/\bs(?=[eéêií])/gi, ['c']],
  [/(?<=[aeiou])s(?=[aeiou])/gi, ['z']],
  [/z/gi, ['s']],
  [/ch/gi, ['x']],
  [/x/gi, ['ch', 's', 'z']],
  [/g(?=[eéií])/gi, ['j']],
  [/j/gi, ['g']],
  [/lh/gi, ['li', 'i', 'l']],
  [/nh/gi, ['i', 'n', 'nhi']],
  [/m(?=[bp])/gi, ['n']],
  [/n(?=[tdcgfqs])/gi, ['m', '']],
  [/qu(?=[eéi])/gi, ['k', 'q']],
  [/gu(?=[eéi])/gi, ['g']],
  [/\bh(?=[aeiouáéíóúâêô])/gi, ['']],
  [/rr/gi, ['r', 'h']],
  [/l(?=[tdcgpbmvfsçz]|\b)/gi, ['u', 'r']],
  [/\b[ei]s(?=[ptcq])/gi, ['is', 'es', 's']],
  [/\be(?=[nmx])/gi, ['i']],
  [/es\b/gi, ['is']],
  [/os\b/gi, ['us']],
  [/e\b/gi, ['i']],
  [/o\b/gi, ['u']],
  [/(?<=[bcdfglmnprstvz])e(?=[bcdfglmnprstvz][aeiou])/gi, ['i']],
  [/(?<=[bcdfglmnprstvz])o(?=[bcdfglmnprstvz][aeiou])/gi, ['u']],
];
/** Slips that nearly all make who spell by ear come more often than those of the last rows. */
const LEAST = 0.25;
const MOST = 0.75;
const RARE = 0.3;
const RARE_ROWS = 2;

/** The text as whoever writes what is heard may spell it; each rule applies where chance has it. */
export function respellByEar(text: string, random: Random): string {
  const chance = LEAST + (MOST - LEAST) * random();
  let spelt = random() < chance ? withoutMarks(text) : text;
  for (const [row, [sound, spellings]] of BY_EAR.entries()) {
    const rate = row >= BY_EAR.length - RARE_ROWS ? chance * RARE : chance;
    spelt = spelt.replace(sound, (found: string, group: unknown) => {
      if (random() >= rate) return found;
      const spelling = spellings[Math.floor(random() * spellings.length)] ?? found;
      return spelling.replace('$1', typeof group === 'string' ? group : '');
    });
  }
  return spelt;
}

/** A text keeps its cedillas, which tell a sound, and loses the marks that are not heard. */
const withoutMarks = (text: string) =>
  text
    .normalize('NFD')
    .replace(/(?!\u0327)\p{M}/gu, '')
    .normalize('NFC');

const SHORTEST_TO_SLIP = 4;
/** Some hit nearly every key, others miss one in each long word. */
const FEWEST_SLIPS = 0.2;
const MOST_SLIPS = 0.65;
const JOINS = 0.04;
const FIRST_LETTER = 0.15;
/** The rows of a keyboard, whose neighbours a thumb takes for one another. */
const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** The text with letters dropped, swapped, doubled and missed, and words run together, as thumbs do. */
export function respellByThumb(text: string, random: Random): string {
  const slips = FEWEST_SLIPS + (MOST_SLIPS - FEWEST_SLIPS) * random();
  return text
    .replace(/\p{L}+/gu, (word) =>
      word.length >= SHORTEST_TO_SLIP && random() < slips ? slipIn(word, random) : word,
    )
    .replace(/(?<=\p{L}) (?=\p{L})/gu, (blank) => (random() < JOINS ? '' : blank));
}

function slipIn(word: string, random: Random): string {
  const letters = [...word];
  // The first letter is the one most rarely missed.
  const at = random() < FIRST_LETTER ? 0 : 1 + Math.floor(random() * (letters.length - 1));
  const letter = letters[at] ?? '';
  const kind = random();
  if (kind < 0.28) return letters.toSpliced(Math.max(1, at), 1).join('');
  if (kind < 0.53) {
    const first = Math.max(0, at - 1);
    const [one = '', other = ''] = letters.slice(first);
    return letters.toSpliced(first, 2, other, one).join('');
  }
  if (kind < 0.76) return letters.toSpliced(at, 0, letter).join('');
  return letters.toSpliced(at, 1, neighbourOf(letter, random)).join('');
}

function neighbourOf(letter: string, random: Random): string {
  const plain = withoutMarks(letter.toLowerCase());
  const row = ROWS.findIndex((keys) => keys.includes(plain));
  const at = ROWS[row]?.indexOf(plain) ?? 0;
  const near = [
    ROWS[row]?.[at - 1],
    ROWS[row]?.[at + 1],
    ROWS[row - 1]?.[at],
    ROWS[row + 1]?.[at],
  ].filter((key) => key !== undefined);
  return near[Math.floor(random() * near.length)] ?? letter;
}
