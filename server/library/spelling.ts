import MiniSearch from 'minisearch';
import { editDistance } from '#shared/portuguese/near.ts';

type Entry = Readonly<{ id: string; sound: string }>;

const SHORTEST = 4;
const LONG = 9;
const WORDS_IN_A_STEP = 50;

/** The words the library uses, and the nearest of them to one that it does not use. */
export class Spelling {
  readonly #uses: ReadonlyMap<string, number>;
  readonly #sounds = new MiniSearch<Entry>({ fields: ['sound'], tokenize: (text) => [text] });
  readonly #bySound = new Map<string, string>();

  private constructor(uses: ReadonlyMap<string, number>) {
    this.#uses = uses;
  }

  /** Takes in some words at each step. */
  static *of(uses: ReadonlyMap<string, number>): Generator<void, Spelling> {
    const spelling = new Spelling(uses);
    const byUse = [...uses].sort(([, a], [, b]) => b - a);
    for (const [index, [word]] of byUse.entries()) {
      spelling.#add(word);
      if (index % WORDS_IN_A_STEP === 0) yield;
    }
    return spelling;
  }

  #add(id: string): void {
    const sound = soundOf(id);
    if (!this.#bySound.has(sound)) this.#bySound.set(sound, id);
    if (id.length >= SHORTEST) this.#sounds.add({ id, sound });
  }

  /** The word itself where it is known or where nothing comes near. */
  mended(word: string): string {
    if (this.#uses.has(word) || word.length < SHORTEST - 1 || /\d/.test(word)) return word;
    const sound = soundOf(word);
    const same = this.#bySound.get(sound) ?? this.#bySound.get(soundOf(`${word}r`));
    if (same) return same;
    if (word.length <= SHORTEST + 1) return word;
    const allowed = word.length >= LONG ? 2 : 1;
    const near = this.#sounds
      .search(sound, { fuzzy: allowed })
      .map(({ id }) => String(id))
      .filter((id) => soundOf(id)[0] === sound[0] && editDistance(id, word) <= allowed + 1)
      .map((id) => ({ id, distance: editDistance(id, word), uses: this.#uses.get(id) ?? 0 }))
      .sort((a, b) => a.distance - b.distance || b.uses - a.uses);
    return near[0]?.id ?? word;
  }
}

const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/[cs]ao$/u, 'sam'],
  [/[cs]oes$/u, 'sois'],
  [/ph/gu, 'f'],
  [/sc(?=[ei])|xc(?=[ei])|ss|c(?=[ei])|z/gu, 's'],
  [/qu(?=[ei])|ck|c(?!h)|q/gu, 'k'],
  [/g(?=[ei])/gu, 'j'],
  [/gu(?=[ei])/gu, 'g'],
  [/ch|sh/gu, 'x'],
  [/y/gu, 'i'],
  [/w/gu, 'v'],
  [/(?<![lnkx])h/gu, ''],
  [/m(?=[^aeiou]|$)/gu, 'n'],
  [/l(?=[^aeiouh]|$)/gu, 'u'],
  [/ao$/u, 'an'],
  [/e/gu, 'i'],
  [/o(?=s?$)/gu, 'u'],
  [/(\p{L})\1/gu, '$1'],
];

/** The Brazilian sound of a word without accents, so that "cazamento" equals "casamento". */
function soundOf(word: string): string {
  return SOUNDS.reduce((sound, [letters, as]) => sound.replace(letters, as), word);
}
