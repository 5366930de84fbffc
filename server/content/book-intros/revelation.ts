import type { BookIntro } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const revelation: readonly BookIntro[] = [
  {
    slug: 'apocalipse',
    code: 'REV',
    author:
      'Um profeta chamado João, que escreve da ilha de Patmos (Apocalipse 1:9). Desde o século 2 muitos o identificam com o apóstolo; já na antiguidade outros, notando o estilo tão diferente do Evangelho, pensaram em outro João.',
    period:
      'A maioria o situa por volta de 95 d.C., no governo de Domiciano; uma minoria prefere os anos logo depois da perseguição de Nero, entre 65 e 70.',
    keyTheme: 'O Cordeiro venceu e fará novas todas as coisas',
    summary:
      'O último livro é ao mesmo tempo carta, profecia e sequência de visões. Cristo ressuscitado fala a sete igrejas, elogiando e corrigindo. Depois uma porta se abre no céu, e no centro de tudo está um trono e um Cordeiro que foi morto. Selos, trombetas e taças mostram o mal sendo exposto e julgado; feras e uma cidade luxuosa representam poderes que exigem adoração e derramam sangue. Os que parecem derrotados vencem pela fidelidade. No fim a morte acaba, Deus mora com seu povo e enxuga cada lágrima (Apocalipse 21:4).',
    setting:
      'Igrejas da Ásia, na atual Turquia, viviam sob pressão para honrar o imperador; uma testemunha já tinha sido morta (Apocalipse 2:13). Símbolos e números vêm quase todos do Antigo Testamento. Uns leem as visões como fatos daquele tempo, outros como panorama da história, futuro ou quadro simbólico; divergem também sobre o milênio. O livro quer sustentar quem sofre; não foi escrito para meter medo nem para calcular datas.',
    outline: [
      { from: 1, to: 3, title: 'O Ressuscitado e as cartas às sete igrejas' },
      { from: 4, to: 5, title: 'O trono e o Cordeiro' },
      { from: 6, to: 8, title: 'Os sete selos e as primeiras trombetas' },
      { from: 9, to: 11, title: 'As outras trombetas e as duas testemunhas' },
      { from: 12, to: 14, title: 'O dragão, as feras e o Cordeiro em Sião' },
      { from: 15, to: 18, title: 'As taças e a queda de Babilônia' },
      { from: 19, to: 20, title: 'A vitória de Cristo e o juízo final' },
      { from: 21, to: 22, title: 'Novo céu, nova terra' },
    ],
    keyVerses: ['Apocalipse 1:17', 'Apocalipse 5:12', 'Apocalipse 21:5'],
    verses: [
      verse('Apocalipse 1:9', 'João ilha Patmos'),
      verse('Apocalipse 21:4', 'lágrima morte pranto'),
      verse('Apocalipse 2:13', 'Antipas testemunha morto'),
      verse('Apocalipse 1:17', 'primeiro último'),
      verse('Apocalipse 5:12', 'digno Cordeiro morto'),
      verse('Apocalipse 21:5', 'trono novas todas coisas'),
    ],
  },
];
