import type { Quotation } from '../types.ts';

export const letters: readonly Quotation[] = [
  {
    reference: 'Atos 1:8',
    verses: [
      'Mas recebereis a virtude do Espírito Santo, que há de vir sobre vós; e ser-me-eis testemunhas, tanto em Jerusalém como em toda a Judeia e Samaria, e até aos confins da terra.',
    ],
  },
  {
    reference: 'Atos 16:31',
    verses: ['E eles disseram: Crê no Senhor Jesus Cristo, e serás salvo, tu e a tua casa.'],
  },
  {
    reference: 'Romanos 3:23',
    verses: ['Porque todos pecaram e destituídos estão da glória de Deus;'],
  },
  {
    reference: 'Romanos 5:8',
    verses: [
      'Mas Deus recomenda o seu amor para conosco, em que Cristo morreu por nós, sendo nós ainda pecadores.',
    ],
  },
  {
    reference: 'Romanos 6:23',
    verses: [
      'Porque o salário do pecado é a morte, mas o dom gratuito de Deus é a vida eterna, por Cristo Jesus nosso Senhor.',
    ],
  },
  {
    reference: 'Romanos 8:28-39',
    verses: [
      'E sabemos que todas as coisas contribuem juntamente para o bem daqueles que amam a Deus, daqueles que são chamados por seu decreto.',
      'Porque os que dantes conheceu também os predestinou para serem conformes à imagem de seu Filho; para que seja o primogênito entre muitos irmãos.',
      'E aos que predestinou, a estes também chamou; e aos que chamou, a estes também justificou; e aos que justificou, a estes também glorificou.',
      'Que diremos, pois, a estas coisas? Se Deus é por nós, quem será contra nós?',
      'Aquele que nem mesmo a seu próprio Filho poupou, antes o entregou por todos nós, como nos não dará também com ele todas as coisas?',
      'Quem intentará acusação contra os escolhidos de Deus? Sendo Deus quem os justifica.',
      'Quem os condenará? Sendo Cristo quem morreu, ou antes quem ressuscitou dentre os mortos, o qual está à direita de Deus, e também intercede por nós.',
      'Quem nos separará do amor de Cristo? A tribulação, ou a angústia, ou a perseguição, ou a fome, ou a nudez, ou o perigo, ou a espada?',
      'Como está escrito: Por amor de ti somos entregues à morte todo o dia; fomos reputados como ovelhas para o matadouro.',
      'Mas em todas estas coisas somos mais do que vencedores, por aquele que nos amou.',
      'Porque estou certo de que, nem a morte, nem a vida, nem os anjos, nem os principados, nem as potestades, nem o presente, nem o porvir,',
      'Nem a altura, nem a profundidade, nem alguma outra criatura nos poderá separar do amor de Deus, que está em Cristo Jesus nosso Senhor.',
    ],
  },
  {
    reference: 'Romanos 10:9-10',
    verses: [
      'A saber: Se com a tua boca confessares ao Senhor Jesus, e em teu coração creres que Deus o ressuscitou dos mortos, serás salvo.',
      'Porque com o coração se crê para a justiça, e com a boca se faz confissão para a salvação.',
    ],
  },
  {
    reference: 'Romanos 12:1-2',
    verses: [
      'Rogo-vos, pois, irmãos, pela compaixão de Deus, que apresenteis os vossos corpos em sacrifício vivo, santo e agradável a Deus, que é o vosso culto racional.',
      'E não vos conformeis com este mundo, mas transformai-vos pela renovação do vosso entendimento, para que experimenteis qual seja a boa, agradável, e perfeita vontade de Deus.',
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
    reference: '2 Coríntios 5:17',
    verses: [
      'Assim que, se alguém está em Cristo, nova criatura é; as coisas velhas já passaram; eis que tudo está feito novo.',
    ],
  },
  {
    reference: '2 Coríntios 12:9',
    verses: [
      'E disse-me: A minha graça te basta, porque o meu poder se aperfeiçoa na fraqueza. De boa vontade, pois, me gloriarei nas minhas fraquezas, para que em mim habite o poder de Cristo.',
    ],
  },
  {
    reference: 'Gálatas 2:20',
    verses: [
      'Já estou crucificado com Cristo; e vivo, não mais eu, mas Cristo vive em mim; e a vida que agora vivo na carne vivo-a na fé do Filho de Deus, o qual me amou, e se entregou a si mesmo por mim.',
    ],
  },
  {
    reference: 'Gálatas 5:22-23',
    verses: [
      'Mas o fruto do Espírito é caridade, gozo, paz, longanimidade, benignidade, bondade, fé, mansidão, temperança.',
      'Contra estas coisas não há lei.',
    ],
  },
  {
    reference: 'Efésios 2:8-10',
    verses: [
      'Porque pela graça sois salvos, por meio da fé; e isto não vem de vós; é dom de Deus.',
      'Não vem das obras, para que ninguém se glorie.',
      'Porque somos feitura sua, criados em Cristo Jesus para as boas obras, as quais Deus preparou para que andássemos nelas.',
    ],
  },
  {
    reference: 'Efésios 6:10-18',
    verses: [
      'No demais, irmãos meus, fortalecei-vos no Senhor e na força do seu poder.',
      'Revesti-vos de toda a armadura de Deus, para que possais estar firmes contra as astutas ciladas do diabo.',
      'Porque não temos que lutar contra a carne e o sangue, mas sim contra os principados, contra as potestades, contra os príncipes das trevas deste século, contra as malícias espirituais em os ares.',
      'Portanto tomai toda a armadura de Deus, para que possais resistir no dia mau, e, havendo feito tudo, ficar firmes.',
      'Estai, pois, firmes, tendo cingidos os vossos lombos com a verdade, e vestidos com a couraça da justiça;',
      'E calçados os pés com a preparação do evangelho da paz;',
      'Tomando sobretudo o escudo da fé, com o qual possais apagar todos os dardos inflamados do maligno.',
      'Tomai também o capacete da salvação, e a espada do Espírito, que é a palavra de Deus;',
      'Orando em todo o tempo com toda a oração e súplica em espírito, e vigiando nisto com toda a perseverança e súplica por todos os santos,',
    ],
  },
  {
    reference: 'Filipenses 4:6-8',
    verses: [
      'De nada estejais solícitos; antes as vossas petições sejam em tudo conhecidas diante de Deus pela oração e súplicas com ação de graças.',
      'E a paz de Deus, que excede todo o entendimento, guardará os vossos corações e os vossos sentimentos em Cristo Jesus.',
      'Quanto ao mais, irmãos, tudo o que é verdadeiro, tudo o que é honesto, tudo o que é justo, tudo o que é puro, tudo o que é amável, tudo o que é de boa fama, se há alguma virtude, e se há algum louvor, nisso pensai.',
    ],
  },
  {
    reference: 'Filipenses 4:13',
    verses: ['Posso todas as coisas naquele que me fortalece.'],
  },
  {
    reference: 'Filipenses 4:19',
    verses: [
      'Porém o meu Deus, segundo as suas riquezas, suprirá todas as vossas necessidades em glória, por Cristo Jesus.',
    ],
  },
  {
    reference: 'Colossenses 3:23',
    verses: ['E, tudo quanto fizerdes, fazei-o do coração, como ao Senhor, e não aos homens;'],
  },
  {
    reference: '2 Timóteo 1:7',
    verses: [
      'Porque Deus não nos deu o espírito de temor, mas de fortaleza, e de amor, e de moderação.',
    ],
  },
  {
    reference: '2 Timóteo 3:16-17',
    verses: [
      'Toda a Escritura divinamente inspirada é proveitosa para ensinar, para redarguir, para corrigir, para instruir em justiça;',
      'Para que o homem de Deus seja perfeito e perfeitamente instruído para toda a boa obra.',
    ],
  },
  {
    reference: 'Hebreus 4:12',
    verses: [
      'Porque a palavra de Deus é viva e eficaz, e mais penetrante do que espada alguma de dois gumes, e penetra até à divisão da alma e do espírito, e das junturas e medulas, e é apta para discernir os pensamentos e intenções do coração.',
    ],
  },
  {
    reference: 'Hebreus 11:1',
    verses: [
      'Ora, a fé é o firme fundamento das coisas que se esperam, e a prova das coisas que se não veem.',
    ],
  },
  {
    reference: 'Tiago 1:5',
    verses: [
      'E, se algum de vós tem falta de sabedoria, peça-a a Deus, que a todos dá liberalmente, e o não lança em rosto, e ser-lhe-á dada.',
    ],
  },
  {
    reference: '1 Pedro 5:7',
    verses: ['Lançando sobre ele toda a vossa solicitude, porque ele tem cuidado de vós.'],
  },
  {
    reference: '1 João 1:9',
    verses: [
      'Se confessarmos os nossos pecados, ele é fiel e justo, para nos perdoar os pecados, e purificar-nos de toda a injustiça.',
    ],
  },
  {
    reference: '1 João 4:8',
    verses: ['Aquele que não ama não tem conhecido a Deus; porque Deus é caridade.'],
  },
  {
    reference: 'Apocalipse 3:20',
    verses: [
      'Eis que estou à porta, e bato; se alguém ouvir a minha voz, e abrir a porta, entrarei em sua casa, e com ele cearei, e ele comigo.',
    ],
  },
  {
    reference: 'Apocalipse 21:4',
    verses: [
      'E Deus alimpará de seus olhos toda a lágrima; e não haverá mais morte, nem pranto, nem clamor, nem dor; porque já as primeiras coisas são passadas.',
    ],
  },
];
