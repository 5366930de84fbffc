import type { Quotation } from '../types.ts';

export const corinthians: readonly Quotation[] = [
  {
    reference: '1 Coríntios 1:8-9',
    verses: [
      'O qual vos confirmará também até ao fim, para serdes irrepreensíveis no dia de nosso Senhor Jesus Cristo.',
      'Fiel é Deus, pelo qual fostes chamados para a comunhão de seu Filho Jesus Cristo nosso Senhor.',
    ],
  },
  {
    reference: '1 Coríntios 1:30',
    verses: [
      'Mas vós sois dele, em Jesus Cristo, o qual nos foi feito por Deus sabedoria, e justiça, e santificação, e redenção;',
    ],
  },
  {
    reference: '1 Coríntios 10:13',
    verses: [
      'Não vos tomou tentação, senão humana; porém fiel é Deus, que vos não deixará tentar acima do que podeis, antes com a tentação dará também saída, para que a possais suportar.',
    ],
  },
  {
    reference: '1 Coríntios 10:31',
    verses: [
      'De sorte que, quer comais quer bebais, ou façais outra qualquer coisa, fazei tudo para glória de Deus.',
    ],
  },
  {
    reference: '1 Coríntios 13',
    verses: [
      'Ainda que eu falasse as línguas dos homens e dos anjos, e não tivesse caridade, seria como o metal que soa ou como o sino que tine.',
      'E ainda que tivesse o dom da profecia, e conhecesse todos os mistérios e toda a ciência, e ainda que tivesse toda a fé, de maneira tal que transportasse os montes, e não tivesse caridade, nada seria.',
      'E, ainda que distribuísse toda a minha fortuna para sustento dos pobres, e ainda que entregasse o meu corpo para ser queimado, e não tivesse caridade, nada me aproveitaria.',
      'A caridade é sofredora, é benigna; a caridade não é invejosa; a caridade não trata com leviandade, não se ensoberbece,',
      'Não trata com indecência, não busca os seus interesses, não se irrita, não suspeita mal;',
      'Não folga com a injustiça, porém folga com a verdade;',
      'Tudo sofre, tudo crê, tudo espera, tudo suporta.',
      'A caridade nunca acaba; porém, ainda que haja profecias, serão aniquiladas; ainda que haja línguas, cessarão; ainda que haja ciência, será aniquilada;',
      'Porque, em parte, conhecemos, e em parte profetizamos;',
      'Mas, quando vier o que é perfeito, então o que o é em parte será aniquilado.',
      'Quando eu era menino, falava como menino, sentia como menino, discorria como menino, mas, logo que cheguei a ser homem, acabei com as coisas de meninos.',
      'Porque agora vemos por espelho em enigma, mas então veremos face a face; agora conheço em parte, mas então conhecerei como também sou conhecido.',
      'Agora, pois, permanecem estas três: a fé, a esperança e a caridade; porém a maior destas é a caridade.',
    ],
  },
  {
    reference: '1 Coríntios 15:51-52',
    verses: [
      'Eis aqui vos digo um mistério: Na verdade, nem todos dormiremos, mas todos seremos transformados,',
      'Num momento, num abrir e fechar de olhos, ao som da última trombeta; porque a trombeta soará, e os mortos ressuscitarão incorruptíveis, e nós seremos transformados.',
    ],
  },
  {
    reference: '1 Coríntios 15:58',
    verses: [
      'Portanto, meus amados irmãos, sede firmes e constantes, sempre abundantes na obra do Senhor, sabendo que o vosso trabalho não é vão no Senhor.',
    ],
  },
  {
    reference: '2 Coríntios 1:3-4',
    verses: [
      'Bendito seja o Deus e Pai de nosso Senhor Jesus Cristo, o Pai das misericórdias e o Deus de toda a consolação;',
      'Que nos consola em toda a nossa tribulação, para que também possamos consolar os que estiverem em alguma tribulação, com a consolação com que nós mesmos somos consolados de Deus.',
    ],
  },
  {
    reference: '2 Coríntios 1:20',
    verses: [
      'Porque todas quantas promessas há de Deus, são nele sim, e nele Amém, para glória de Deus por nós.',
    ],
  },
  {
    reference: '2 Coríntios 4:16',
    verses: [
      'Por isso não desfalecemos; mas, ainda que o nosso homem exterior se corrompa, o interior, contudo, se renova de dia em dia,',
    ],
  },
  {
    reference: '2 Coríntios 5:1',
    verses: [
      'Porque sabemos que, se a nossa casa terrestre deste tabernáculo se desfizer, temos de Deus um edifício, uma casa não feita por mãos, eterna nos céus.',
    ],
  },
  {
    reference: '2 Coríntios 5:17',
    verses: [
      'Assim que, se alguém está em Cristo, nova criatura é; as coisas velhas já passaram; eis que tudo está feito novo.',
    ],
  },
  {
    reference: '2 Coríntios 5:21',
    verses: [
      'Àquele que não conheceu pecado, fê-lo pecado por nós; para que nele fôssemos feitos justiça de Deus.',
    ],
  },
  {
    reference: '2 Coríntios 9:8',
    verses: [
      'E Deus é poderoso para fazer abundar em vós toda a graça, para que, tendo sempre, em tudo, toda a suficiência, abundeis em toda a boa obra;',
    ],
  },
  {
    reference: '2 Coríntios 12:9',
    verses: [
      'E disse-me: A minha graça te basta, porque o meu poder se aperfeiçoa na fraqueza. De boa vontade, pois, me gloriarei nas minhas fraquezas, para que em mim habite o poder de Cristo.',
    ],
  },
];
