import { foldText } from '../portuguese/words.ts';

/** Characters of a message that are screened. */
export const MAX_LENGTH = 20_000;

const LOOKALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '@': 'a',
  $: 's',
};

/** Hasty spellings of frequent words; each row begins with the word they stand for. */
const SPELLINGS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    nao: 'n naum num naoo',
    voce: 'vc vcs',
    quero: 'qro kero qero qr queru keru kro',
    queria: 'qria keria kria qeria',
    vou: 'vo',
    estou: 'to tou toh',
    esta: 'ta tah',
    estava: 'tava',
    estar: 'tar',
    aguento: 'guento aguentu',
    tudo: 'td',
    todos: 'tds',
    muito: 'mt mto mtu',
    me: 'mim mi si',
    meu: 'mew',
    minha: 'minh mha',
    para: 'pra pro p pr',
    ninguem: 'ngm',
    porque: 'pq',
    hoje: 'hj',
    deus: 'dels',
  }).flatMap(([word, typed]) => typed.split(' ').map((each) => [each, word])),
);

const WORDS_BEFORE_KIN = new Set(['meu', 'minha', 'seu', 'sua', 'o', 'a', 'do', 'da', 'com']);

/**
 * The words of a typed message in order, folded, with disguises undone: signs in place of
 * letters, letters set apart, letters repeated, invisible characters, hasty spellings.
 */
export function messageWords(text: string): string[] {
  const plain = foldText(text.slice(0, MAX_LENGTH))
    .replace(/[\p{Cf}\u00ad]/gu, '')
    .replace(
      /(?<=[a-z])[013450@$](?=[a-z])|(?<=[a-z])[013450@$]\b|\b[013450@$](?=[a-z])/g,
      (sign) => LOOKALIKES[sign] ?? sign,
    )
    .replace(/\b(?:[a-z][\s.\-_*]+){3,}[a-z]\b/g, (spread) => spread.replace(/[\s.\-_*]+/g, ''))
    .replace(/([a-z])\1{2,}/g, '$1');
  const words = plain.match(/[a-z]+/g) ?? [];
  return words.map((word, at) => {
    // "meu vô" is a grandfather, "vo embora" is a verb.
    const kin = word === 'vo' && WORDS_BEFORE_KIN.has(words[at - 1] ?? '');
    return kin ? 'avo' : (SPELLINGS[word] ?? word);
  });
}
