import { parseReferenceKey, versesOf } from '#shared/bible/reference.ts';
import { plainWordsOf } from '#shared/bible/words.ts';

/** How Brazilians say some verses by heart, in words that no text we have uses of them. */
const SAYINGS: Readonly<Record<string, string>> = {
  'tudo posso': 'PHP.4.13',
  'não matarás': 'EXO.20.13',
  'cooperam para o bem': 'ROM.8.28',
  'coopera para o bem': 'ROM.8.28',
  'enxugará dos olhos toda lágrima': 'REV.21.4',
  'enxugará toda lágrima': 'REV.21.4',
  'sê forte e corajoso': 'JOS.1.9',
  'seja forte e corajoso': 'JOS.1.9',
  'alegria do senhor é a nossa força': 'NEH.8.10',
  'alegria do senhor é a vossa força': 'NEH.8.10',
  'fé move montanhas': 'MAT.17.20',
  'água em vinho': 'JHN.2.9',
  'andou sobre as águas': 'MAT.14.25',
  'andar sobre as águas': 'MAT.14.25',
  'dele e por ele': 'ROM.11.36',
  'dele por ele e para ele': 'ROM.11.36',
  'ensina a criança': 'PRO.22.6',
  'ensina o menino': 'PRO.22.6',
  'fui moço': 'PSA.37.25',
  'melhor é dar do que receber': 'ACT.20.35',
  'nem olhos viram': '1CO.2.9',
  'jeová jiré': 'GEN.22.14',
  'quão bom e quão': 'PSA.133.1',
  'oh quão bom': 'PSA.133.1',
  'criou deus o homem': 'GEN.1.27',
};

const PLAIN = Object.entries(SAYINGS).flatMap(([saying, key]) => {
  const reference = parseReferenceKey(key);
  const [verse] = reference ? versesOf(reference) : [];
  return verse ? [{ words: spaced(saying), verse }] : [];
});

/** The verses that somebody means who types such words, whatever else they type. */
export function saidAs(typed: string) {
  const words = spaced(typed);
  return PLAIN.filter((saying) => words.includes(saying.words)).map(({ verse }) => verse);
}

function spaced(text: string): string {
  return ` ${plainWordsOf(text).join(' ')} `;
}
