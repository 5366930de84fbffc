import type { BookPortrait } from '../types.ts';

export const revelation: readonly BookPortrait[] = [
  {
    code: 'REV',
    author: 'João, exilado na ilha de Patmos; a tradição o identifica com o apóstolo',
    period: 'Por volta do ano 95, sob Domiciano; alguns preferem os anos 60.',
    keyTheme: 'Coragem para hoje, porque o Cordeiro está no trono',
    summary:
      'Feche os olhos e escute, pois este livro foi feito para ser lido em voz alta a sete igrejas da Ásia. Algumas sofriam, outras cochilavam em conforto; cada uma recebe carta própria, com elogio, censura ou as duas coisas. Abre-se então uma porta no céu. Espera-se um leão e aparece um Cordeiro que foi morto e está de pé. Seguem selos, trombetas, taças, uma mulher vestida de sol, um dragão, feras, uma cidade bêbada de luxo e de sangue. Há séculos os cristãos discutem a cronologia dessas visões, e convém desconfiar de quem traz datas. O recado central não é enigma: os impérios caem, as lágrimas serão enxutas, e Deus virá morar com a humanidade.',
    keyVerses: ['Apocalipse 1:11', 'Apocalipse 5:6', 'Apocalipse 21:3'],
  },
];
