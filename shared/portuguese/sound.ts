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
  [/r$/u, ''],
  [/ao$/u, 'an'],
  [/e/gu, 'i'],
  [/o(?=s?$)/gu, 'u'],
  [/(\p{L})\1/gu, '$1'],
];

/** The Brazilian sound of a word without accents, so that "cazamento" equals "casamento". */
export function soundOf(word: string): string {
  return SOUNDS.reduce((sound, [letters, as]) => sound.replace(letters, as), word);
}
