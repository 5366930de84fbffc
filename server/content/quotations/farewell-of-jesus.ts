import type { Quotation } from '../types.ts';

export const farewellOfJesus: readonly Quotation[] = [
  {
    reference: 'João 13:4-5',
    verses: [
      'Levantou-se da ceia, tirou os vestidos, e, tomando uma toalha, cingiu-se.',
      'Depois deitou água numa bacia, e começou a lavar os pés aos discípulos, e a enxugar-lhos com a toalha com que estava cingido.',
    ],
  },
  {
    reference: 'João 13:34-35',
    verses: [
      'Um novo mandamento vos dou: Que vos ameis uns aos outros, como eu vos amei a vós, que também vós uns a outros vos ameis.',
      'Nisto todos conhecerão que sois meus discípulos, se vós tiverdes amor uns aos outros.',
    ],
  },
  {
    reference: 'João 14:1-14',
    verses: [
      'Não se turbe o vosso coração; credes em Deus, crede também em mim.',
      'Na casa de meu Pai há muitas moradas; senão, eu vo-lo teria dito; vou preparar-vos lugar.',
      'E, se eu for, e vos preparar lugar, virei outra vez, e vos levarei para mim mesmo, para que onde eu estiver estejais vós também.',
      'E já sabeis para onde vou, e sabeis o caminho.',
      'Disse-lhe Tomé: Senhor, nós não sabemos para onde vais; e como podemos saber o caminho?',
      'Disse-lhe Jesus: Eu sou o caminho, e a verdade e a vida. Ninguém vem ao Pai, senão por mim.',
      'Se vós me conhecêsseis a mim, também conheceríeis a meu Pai; e já desde agora o conheceis, e o tendes visto.',
      'Disse-lhe Filipe: Senhor, mostra-nos o Pai, e isso nos basta.',
      'Disse-lhe Jesus: Estou há tanto tempo convosco, e não me tendes conhecido, Filipe? Quem me vê a mim vê o Pai; e como dizes tu: Mostra-nos o Pai?',
      'Não crês tu que eu estou no Pai, e que o Pai está em mim? As palavras que eu vos digo não as digo de mim mesmo, mas o Pai, que está em mim, é quem faz as obras.',
      'Crede-me que estou no Pai, e que o Pai está em mim; crede-me, ao menos, por causa das mesmas obras.',
      'Na verdade, na verdade vos digo que aquele que crê em mim também fará as obras que eu faço, e as fará maiores do que estas; porque eu vou para meu Pai.',
      'E tudo quanto pedirdes em meu nome eu o farei, para que o Pai seja glorificado no Filho.',
      'Se pedirdes alguma coisa em meu nome, eu o farei.',
    ],
  },
  {
    reference: 'João 14:16-18',
    verses: [
      'E eu rogarei ao Pai, e ele vos dará outro Consolador, para que fique convosco para sempre:',
      'O Espírito de verdade, que o mundo não pode receber, porque não o vê nem o conhece; mas vós o conheceis, porque habita convosco, e estará em vós.',
      'Não vos deixarei órfãos; voltarei para vós.',
    ],
  },
  {
    reference: 'João 14:23',
    verses: [
      'Jesus respondeu, e disse-lhe: Se alguém me ama, guardará a minha palavra, e meu Pai o amará, e viremos para ele, e faremos nele morada.',
    ],
  },
  {
    reference: 'João 14:26-27',
    verses: [
      'Mas aquele Consolador, o Espírito Santo, que o Pai enviará em meu nome, esse vos ensinará todas as coisas, e vos fará lembrar de tudo quanto vos tenho dito.',
      'Deixo-vos a paz, a minha paz vos dou; não vo-la dou como o mundo a dá. Não se turbe o vosso coração, nem se atemorize.',
    ],
  },
  {
    reference: 'João 15:1-17',
    verses: [
      'Eu sou a videira verdadeira, e meu Pai é o lavrador.',
      'Toda a vara em mim, que não dá fruto, a tira; e alimpa toda a que dá fruto, para que dê mais fruto.',
      'Vós já estais limpos, pela palavra que vos tenho falado.',
      'Estai em mim, e eu em vós; como a vara de si mesma não pode dar fruto, se não estiver na videira, assim nem vós, se não estiverdes em mim.',
      'Eu sou a videira, vós as varas; quem está em mim, e eu nele, esse dá muito fruto; porque sem mim nada podeis fazer.',
      'Se alguém não estiver em mim, será lançado fora, como a vara, e secará; e os colhem, e os lançam no fogo, e ardem.',
      'Se vós estiverdes em mim, e as minhas palavras estiverem em vós, pedireis tudo o que quiserdes, e vos será feito.',
      'Nisto é glorificado meu Pai, que deis muito fruto; e assim sereis meus discípulos.',
      'Como o Pai me amou, também eu vos amei a vós; permanecei neste meu amor.',
      'Se guardardes os meus mandamentos, permanecereis no meu amor; como eu tenho guardado os mandamentos de meu Pai, e permaneço no seu amor.',
      'Tenho-vos dito estas coisas, para que o meu gozo permaneça em vós, e o vosso gozo seja cumprido.',
      'O meu mandamento é este: Que vos ameis uns aos outros, assim como eu vos amei.',
      'Ninguém tem maior amor do que este: de dar alguém a sua vida pelos seus amigos.',
      'Vós sereis meus amigos, se fizerdes o que eu vos mando.',
      'Já vos não chamarei servos, porque o servo não sabe o que faz o seu senhor, mas tenho-vos chamado amigos, porque tudo quanto ouvi de meu Pai vos tenho feito conhecer.',
      'Não me escolhestes vós a mim, porém eu vos escolhi a vós, e vos constituí, para que vades e deis fruto, e o vosso fruto permaneça; para que tudo quanto em meu nome pedirdes ao Pai ele vo-lo conceda.',
      'Isto vos mando: que vos ameis uns aos outros.',
    ],
  },
  {
    reference: 'João 16:13',
    verses: [
      'Porém, quando vier aquele Espírito de verdade, ele vos guiará em toda a verdade; porque não falará de si mesmo, mas falará tudo o que tiver ouvido, e vos anunciará as coisas que hão de vir.',
    ],
  },
  {
    reference: 'João 16:22',
    verses: [
      'Assim também vós agora, na verdade, tendes tristeza; mas outra vez vos verei, e o vosso coração se alegrará, e a vossa alegria ninguém vo-la tirará.',
    ],
  },
  {
    reference: 'João 16:27',
    verses: ['Pois o mesmo Pai vos ama; porque vós me amastes, e crestes que saí de Deus.'],
  },
  {
    reference: 'João 16:33',
    verses: [
      'Tenho-vos dito estas coisas, para que em mim tenhais paz; no mundo tereis aflição, mas tende bom ânimo, eu venci o mundo.',
    ],
  },
  {
    reference: 'João 17:3',
    verses: [
      'E a vida eterna é esta: que te conheçam, a ti só, por único Deus verdadeiro, e a Jesus Cristo, a quem enviaste.',
    ],
  },
  {
    reference: 'João 17:15',
    verses: ['Não rogo que os tires do mundo, mas que os livres do mal.'],
  },
];
