import { plainWordsOf } from '../../portuguese/words.ts';
import { parseReferenceKey, versesOf } from '../reference.ts';
import { withNamesOfGod } from './respell.ts';

/** Well-known wordings of verses that no installed translation contains; names of God are "senhor". */
const VERSE_ALIASES: Readonly<Record<string, string>> = {
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
  'senhor jiré': 'GEN.22.14',
  'senhor jireh': 'GEN.22.14',
  'senhor rafa': 'EXO.15.26',
  'senhor rapha': 'EXO.15.26',
  'senhor nissi': 'EXO.17.15',
  'senhor shalom': 'JDG.6.24',
  'senhor tsidkenu': 'JER.23.6',
  'senhor shamá': 'EZK.48.35',
  'senhor shammah': 'EZK.48.35',
  'senhor raá': 'PSA.23.1',
  'senhor rohi': 'PSA.23.1',
  'senhor mekadesh': 'EXO.31.13',
  '666': 'REV.13.18',
  'número da besta': 'REV.13.18',
  'quão bom e quão': 'PSA.133.1',
  'oh quão bom': 'PSA.133.1',
  'criou deus o homem': 'GEN.1.27',
  'vir a mim os pequeninos': 'MAT.19.14',
  'vir a mim as criancinhas': 'MAT.19.14',
  'vinde a mim as criancinhas': 'MAT.19.14',
  'mar vermelho se abriu': 'EXO.14.21',
  'abriu o mar vermelho': 'EXO.14.21',
  'travessia do mar vermelho': 'EXO.14.22',
};

const ALIASES = Object.entries(VERSE_ALIASES).flatMap(([alias, key]) => {
  const reference = parseReferenceKey(key);
  const [verse] = reference ? versesOf(reference) : [];
  return verse ? [{ words: spaced(alias), verse }] : [];
});

/** The verses whose alias occurs anywhere in what was typed. */
export function versesByAlias(typed: string) {
  const words = spaced(withNamesOfGod(typed));
  return ALIASES.filter((alias) => words.includes(alias.words)).map(({ verse }) => verse);
}

function spaced(text: string): string {
  return ` ${plainWordsOf(text).join(' ')} `;
}
