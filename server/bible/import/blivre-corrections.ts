import { TYPING_ERRORS } from './typing-errors/typing-errors.ts';

/**
 * A correction to the published files of Bíblia Livre (Textus Receptus, 2025.1.0), where a line
 * was lost, a footnote leaked into the verse, or a letter was mistyped. Readers see them on
 * "Sobre o texto". A correction whose `wrong` text is gone does nothing, so that a corrected
 * edition needs no change here.
 */
export type Correction = Readonly<{
  place: string;
  wrong: string;
  right: string;
  /** True for words the published file lost, supplied from Almeida (1911) with a note that says so. */
  fromAlmeida?: true;
}>;

/** Verse markers lost in the published files, with the words that begin the verse. */
export const LOST_MARKERS: readonly Readonly<{ place: string; begins: string }>[] = [
  { place: 'MRK.5.19', begins: 'Porém Jesus não lhe permitiu' },
];

/** Words that the published files repeat by mistake. */
const DOUBLED: readonly (readonly [place: string, word: string])[] = [
  ['EXO.2.19', 'as'],
  ['1KI.1.51', 'que'],
  ['1KI.3.21', 'que'],
  ['1KI.11.31', 'que'],
  ['1KI.13.3', 'que'],
  ['1CH.5.1', 'de'],
  ['2CH.9.6', 'que'],
  ['2CH.22.9', 'para'],
  ['EZR.2.34', 'de'],
  ['EZR.6.10', 'ao'],
  ['JOB.13.11', 'sobre'],
  ['JOB.15.13', 'tais'],
  ['JOB.20.2', 'meus'],
  ['PSA.104.25', 'há'],
  ['ISA.1.25', 'minha'],
  ['ISA.43.9', 'isto'],
  ['ISA.58.4', 'vossa'],
  ['ISA.65.5', 'de'],
  ['ISA.66.14', 'do'],
  ['JER.6.10', 'que'],
  ['JER.7.20', 'que'],
  ['JER.9.7', 'que'],
  ['JER.17.16', 'ser'],
  ['EZK.17.18', 'todas'],
  ['EZK.28.2', 'de'],
  ['EZK.47.9', 'este'],
  ['DAN.5.16', 'puderes'],
  ['DAN.8.27', 'do'],
  ['AMO.1.5', 'de'],
  ['AMO.6.10', 'da'],
  ['HAB.1.14', 'como'],
  ['LUK.11.8', 'seu'],
  ['JHN.9.40', 'dos'],
  ['ACT.5.14', 'que'],
  ['ACT.14.16', 'os'],
  ['ACT.21.27', 'quase'],
  ['GAL.2.2', 'eu'],
  ['EPH.5.13', 'se'],
  ['2PE.1.14', 'meu'],
];

/** Notes of the Textus Receptus on where a letter was written, which are not part of the letter. */
export const SUBSCRIPTIONS: readonly Readonly<{ place: string; begins: string }>[] = [
  { place: 'ROM.16.27', begins: 'Escrita de Corinto' },
  { place: '1CO.16.24', begins: 'A primeira Carta aos Coríntios foi escrita' },
  { place: '2CO.13.14', begins: 'A Segunda Carta aos Coríntios foi escrita' },
  { place: 'GAL.6.18', begins: 'Escrita de Roma' },
  { place: 'EPH.6.24', begins: 'Escrita de Roma' },
  { place: 'PHP.4.23', begins: 'Para os filipenses. Escrita de Roma' },
  { place: 'COL.4.18', begins: '(Escrita de Roma' },
  { place: '1TH.5.28', begins: 'A primeira carta aos tessalonicenses foi escrita' },
  { place: '2TH.3.18', begins: 'A segunda carta aos tessalonicenses foi escrita' },
  { place: '1TI.6.21', begins: 'A primeira carta a Timóteo foi escrita' },
  { place: '2TI.4.22', begins: 'A segunda carta a Timóteo' },
  { place: 'TIT.3.15', begins: 'A carta a Tito' },
  { place: 'PHM.1.25', begins: 'Escrita em Roma' },
  { place: 'HEB.13.25', begins: 'Escrita da Itália' },
];

export const CORRECTIONS: readonly Correction[] = [
  ...DOUBLED.map(([place, word]) => ({ place, wrong: ` ${word} ${word} `, right: ` ${word} ` })),
  ...TYPING_ERRORS.map(([place, wrong, right]) => ({ place, wrong, right })),
  { place: 'DEU.7.17', wrong: 'desarraigar?;', right: 'desarraigar?' },
  { place: 'JOS.13.6', wrong: ':;', right: ';' },
  { place: 'JDG.20.42', wrong: 'das das cidade', right: 'das cidades' },
  { place: 'PRO.1.7', wrong: 'principio', right: 'princípio' },
  { place: 'PRO.23.25', wrong: 'aquela te te gerou', right: 'aquela que te gerou' },
  { place: 'ISA.1.10', wrong: '!:', right: '!' },
  { place: 'ISA.14.23', wrong: 'd´água', right: 'd’água' },
  { place: 'ISA.29.10', wrong: 'vossos cabeças', right: 'vossas cabeças' },
  { place: 'ISA.58.3', wrong: 'nos dia', right: 'no dia' },
  { place: 'EZK.46.3', wrong: ',.', right: '.' },
  { place: 'LUK.11.32', wrong: 'aquie', right: 'aqui' },
  { place: 'LUK.21.14', wrong: 'võs', right: 'vós' },
  { place: 'JHN.19.13', wrong: ',,', right: ',' },
  { place: 'MAT.15.15', wrong: 'nos:essa', right: 'nos essa' },
  { place: 'PHM.1.25', wrong: 'Jesus Cirsto', right: 'Jesus Cristo' },
  { place: 'GEN.19.26', wrong: 'estátua de sai', right: 'estátua de sal' },
  { place: 'JOS.6.20', wrong: 'Logo obedecemos povo subiu', right: 'Logo o povo subiu' },
  {
    place: 'PSA.144.14',
    wrong: 'Obscuro. Lit. “saídas”. Trad. alt. “fugas” nem gritos',
    right: 'nem saídas ao cativeiro, nem gritos',
  },
  { place: 'ZEC.7.13', wrong: 'tamb~em', right: 'também' },
  { place: 'MAL.3.10', wrong: 'janelas dos céu,', right: 'janelas dos céus,' },
  { place: 'MAT.5.44', wrong: ' perseguem”. Comparar com Lucas 6:27,28', right: '' },
  { place: 'JER.47.3', wrong: 'caruagens', right: 'carruagens' },
  { place: 'MAT.9.24', wrong: 'disse: -lhes:', right: 'disse-lhes:' },
  {
    place: 'MAT.27.35',
    wrong: 'sortes”. entre si minhas vestes, e sobre minha túnica lançaram sortes”',
    right: 'sortes”.',
  },
  {
    place: 'MRK.12.36',
    wrong: 'Porque o direita,',
    right:
      'Porque o próprio Davi disse pelo Espírito Santo: ‘O Senhor disse a meu Senhor: Assenta-te à minha direita,',
  },
  { place: 'MRK.14.70', wrong: 'semelhante}”', right: 'semelhante”' },
  {
    place: 'LUK.7.28',
    wrong: 'Pois eu não há profeta',
    right: 'Pois eu vos digo, que dentre os nascidos de mulheres, não há profeta',
  },
  { place: 'LUK.9.56', wrong: 'E salvá-las.” no início do versículo foram', right: 'E foram' },
  { place: 'ACT.7.59', wrong: 'clavama', right: 'clamava' },
  {
    place: 'ACT.28.29',
    wrong: '',
    right: 'E havendo ele dito isto, os judeus foram embora, havendo entre eles grande discussão.',
  },
  {
    place: 'ROM.5.1',
    wrong: 'temos RP, TR, NA e SBL: temos paz',
    right: 'temos paz',
  },
  { place: 'ROM.16.20', wrong: 'Jesus} Cristo', right: 'Jesus Cristo' },
  { place: '1CO.13.10', wrong: 'completo, Ou: perfeito então', right: 'completo, então' },
  { place: 'PHP.4.19', wrong: 'todas a vossas', right: 'todas as vossas' },
  { place: 'HEB.13.19', wrong: 'rogo vos', right: 'rogo-vos' },
  { place: 'REV.19.21', wrong: 'com a s carnes', right: 'com as carnes' },
  {
    place: 'NUM.23.19',
    wrong: 'fará?; Falou',
    right: 'fará? Falou',
  },
  {
    place: 'DEU.5.14',
    wrong: 'nem tua boi, nem tua asno, nem nenhum animal teu, nem tua peregrino',
    right: 'nem teu boi, nem teu asno, nem nenhum animal teu, nem teu peregrino',
  },
  {
    place: 'DEU.5.14',
    wrong: 'descanse teu servo e tua serva como',
    right: 'descanse teu servo e tua serva como tu.',
    fromAlmeida: true,
  },
  {
    place: '1KI.12.32',
    wrong: 'Ordenou também em Betel sacerdote',
    right: 'Ordenou também em Betel sacerdotes dos altos que fizera.',
    fromAlmeida: true,
  },
  {
    place: '1CH.16.36',
    wrong: 'De eternidade a eternidade.',
    right: 'De eternidade a eternidade. E todo o povo disse: Amém! E louvou ao Senhor.',
    fromAlmeida: true,
  },
  {
    place: '2CH.28.9',
    wrong: 'e vós os',
    right: 'e vós os matastes com uma raiva tal, que chegou até aos céus.',
    fromAlmeida: true,
  },
  {
    place: 'PSA.34.17',
    wrong: 'e SENHOR',
    right: 'e o SENHOR',
  },
  {
    place: 'PSA.127.2',
    wrong: 'Inutil',
    right: 'Inútil',
  },
  {
    place: 'PSA.147.3',
    wrong: 'os de quebrantados',
    right: 'os quebrantados',
  },
  {
    place: 'ISA.43.2',
    wrong: 'nem a chamas',
    right: 'nem as chamas',
  },
  {
    place: 'ISA.43.25',
    wrong: 'e te teus pecados',
    right: 'e de teus pecados',
  },
  {
    place: 'ISA.57.18',
    wrong: 'a ele a os que',
    right: 'a ele e aos que',
  },
  {
    place: 'ACT.2.38',
    wrong: 'para perdão dos',
    right: 'para perdão dos pecados; e recebereis o dom do Espírito Santo.',
    fromAlmeida: true,
  },
  {
    place: '1CO.15.55',
    wrong: 'a tua vitória',
    right: 'a tua vitória?',
  },
  {
    place: 'COL.2.2',
    wrong: 'e do Pai, e de',
    right: 'e do Pai, e de Cristo.',
    fromAlmeida: true,
  },
  {
    place: '1JN.5.14',
    wrong: 'a confiança que diante dele',
    right: 'a confiança que temos diante dele',
  },
];
