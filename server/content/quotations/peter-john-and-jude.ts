import type { Quotation } from '../types.ts';

export const peterJohnAndJude: readonly Quotation[] = [
  {
    reference: '1 Pedro 1:3-4',
    verses: [
      'Bendito seja o Deus e Pai de nosso Senhor Jesus Cristo, que, segundo a sua grande misericórdia, nos gerou de novo para uma viva esperança, pela ressurreição de Jesus Cristo dentre os mortos,',
      'Para herança incorruptível, incontaminável, e que se não pode murchar, guardada nos céus para vós,',
    ],
  },
  {
    reference: '1 Pedro 5:7',
    verses: ['Lançando sobre ele toda a vossa solicitude, porque ele tem cuidado de vós.'],
  },
  {
    reference: '1 Pedro 5:10',
    verses: [
      'Ora, o Deus de toda a graça, que em Cristo Jesus nos chamou à sua eterna glória, depois de haverdes padecido um pouco, o mesmo vos aperfeiçoe, confirme, fortifique e estabeleça.',
    ],
  },
  {
    reference: '2 Pedro 1:5-7',
    verses: [
      'E vós também, pondo nisto mesmo toda a diligência, acrescentai à vossa fé a virtude, e à virtude a ciência,',
      'E à ciência temperança, e à temperança paciência, e à paciência piedade,',
      'E à piedade amor fraternal; e ao amor fraternal caridade.',
    ],
  },
  {
    reference: '2 Pedro 3:13',
    verses: [
      'Porém, segundo a sua promessa, aguardamos novos céus e nova terra, em que habita a justiça.',
    ],
  },
  {
    reference: '1 João 1:9',
    verses: [
      'Se confessarmos os nossos pecados, ele é fiel e justo, para nos perdoar os pecados, e purificar-nos de toda a injustiça.',
    ],
  },
  {
    reference: '1 João 2:1-2',
    verses: [
      'Meus filhinhos, estas coisas vos escrevo, para que não pequeis; e, se alguém pecar, temos um Advogado para com o Pai, Jesus Cristo, o justo.',
      'E ele é a propiciação pelos nossos pecados, e não somente pelos nossos, mas também pelos de todo o mundo.',
    ],
  },
  {
    reference: '1 João 2:25',
    verses: ['E esta é a promessa que ele nos prometeu: a vida eterna.'],
  },
  {
    reference: '1 João 3:1-2',
    verses: [
      'Vede quão grande caridade nos tem dado o Pai, que fôssemos chamados filhos de Deus. Por isso o mundo nos não conhece; porque o não conhece a ele.',
      'Amados, agora somos filhos de Deus, e ainda não é manifestado o que havemos de ser. Porém sabemos que, quando se manifestar, seremos semelhantes a ele; porque assim como é o veremos.',
    ],
  },
  {
    reference: '1 João 3:18-20',
    verses: [
      'Meus filhinhos, não amemos de palavra, nem de língua, senão de obra e de verdade.',
      'E nisto conhecemos que somos da verdade, e diante dele asseguraremos nossos corações;',
      'Que, se o nosso coração nos condena, maior é Deus do que os nossos corações, e conhece todas as coisas.',
    ],
  },
  {
    reference: '1 João 4:7-21',
    verses: [
      'Amados, amemo-nos uns aos outros; porque a caridade é de Deus; e qualquer que ama é nascido de Deus e conhece a Deus.',
      'Aquele que não ama não tem conhecido a Deus; porque Deus é caridade.',
      'Nisto se manifestou a caridade de Deus para conosco: que Deus enviou seu Filho unigênito ao mundo, para que por ele vivamos.',
      'Nisto está a caridade, não que nós tenhamos amado a Deus, mas que ele nos amou a nós, e enviou seu Filho para propiciação pelos nossos pecados.',
      'Amados, se Deus assim nos amou, também nos devemos amar uns aos outros.',
      'Ninguém jamais viu a Deus; e, se nos amamos uns aos outros, Deus está em nós, e em nós é perfeita a sua caridade.',
      'Nisto conhecemos que estamos nele, e ele em nós, porquanto nos deu do seu Espírito,',
      'E vimos, e testificamos que o Pai enviou seu Filho para Salvador do mundo.',
      'Qualquer que confessar que Jesus é o Filho de Deus, Deus está nele, e ele em Deus.',
      'E nós conhecemos, e cremos o amor que Deus nos tem. Deus é caridade; e quem está em caridade está em Deus, e Deus nele.',
      'Nisto é perfeita a caridade para conosco, para que no dia do juízo tenhamos confiança, porque qual ele é somos nós também neste mundo.',
      'Na caridade não há temor, antes a perfeita caridade lança fora o temor; porque o temor tem a pena, e o que teme não está perfeito em caridade.',
      'Nós o amamos a ele porque ele nos amou primeiro.',
      'Se alguém diz: Eu amo a Deus, e aborrece a seu irmão, é mentiroso. Pois quem não ama a seu irmão, ao qual viu, como pode amar a Deus, a quem não viu?',
      'E dele temos este mandamento: que quem ama a Deus ame também a seu irmão.',
    ],
  },
  {
    reference: '1 João 5:4',
    verses: [
      'Porque todo o que é nascido de Deus vence o mundo; e esta é a vitória que vence o mundo, a nossa fé.',
    ],
  },
  {
    reference: '1 João 5:11-12',
    verses: [
      'E o testemunho é este: que Deus nos deu a vida eterna; e esta vida está em seu Filho.',
      'Quem tem o Filho tem a vida; quem não tem o Filho de Deus não tem a vida.',
    ],
  },
  {
    reference: '1 João 5:14-15',
    verses: [
      'E esta é a confiança que temos para com ele, que, se pedirmos alguma coisa, segundo a sua vontade, ele nos ouve.',
      'E, se sabemos que nos ouve em tudo o que pedimos, sabemos que alcançamos as petições que lhe pedimos.',
    ],
  },
  {
    reference: '2 João 1:6',
    verses: [
      'E a caridade é esta: que andemos segundo os seus mandamentos. Este é o mandamento, como já desde o princípio ouvistes, que nele andeis.',
    ],
  },
  {
    reference: '3 João 1:14',
    verses: [
      'Mas espero ver-te brevemente, e falaremos de boca a boca. Paz seja contigo. Os amigos te saúdam. Saúda os amigos por nome.',
    ],
  },
  {
    reference: 'Judas 1:20-21',
    verses: [
      'Mas vós, amados, edificando-vos a vós mesmos sobre a vossa santíssima fé, orando no Espírito Santo,',
      'Conservai-vos a vós mesmos na caridade de Deus, esperando a misericórdia de nosso Senhor Jesus Cristo para a vida eterna.',
    ],
  },
  {
    reference: 'Judas 1:24',
    verses: [
      'Ora, àquele que é poderoso para vos guardar de tropeçar, e apresentar-vos irrepreensíveis, com alegria, perante a sua glória,',
    ],
  },
];
