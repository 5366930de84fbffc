/**
 * Corrections to the published files of Bíblia Livre (Textus Receptus, 2025.1.0),
 * each a place where a line was lost, a footnote leaked into the verse, or a letter
 * was mistyped. Shown to readers on "Sobre o texto". A correction whose `wrong` text
 * is no longer there does nothing, so that a mended edition needs no change here.
 */
export type Correction = Readonly<{ place: string; wrong: string; right: string }>;

/** Verse markers lost in the published files: where the new verse begins. */
export const LOST_MARKERS: readonly Readonly<{ place: string; begins: string }>[] = [
  { place: 'MRK.5.19', begins: 'Porém Jesus não lhe permitiu' },
];

export const CORRECTIONS: readonly Correction[] = [
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
];
