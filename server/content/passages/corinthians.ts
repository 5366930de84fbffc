import type { PassageDevotional } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const corinthians: readonly PassageDevotional[] = [
  {
    slug: '1-corintios-3',
    chapters: ['1CO.3'],
    verse: verse('1 Coríntios 3:6', 'plantei Apolo regou crescimento'),
    reflection:
      'Em Corinto os irmãos se dividem em torcidas, uma por Paulo e outra por Apolo. Paulo responde com uma horta: ele abriu a cova e pôs a semente, Apolo trouxe água, e nenhum dos dois fez a planta crescer. Logo depois a horta vira uma construção, e o alicerce que já está posto é Jesus Cristo.',
    prayer:
      'Senhor da horta, obrigado por quem plantou e por quem regou a fé em mim. Perdoa as comparações que eu faço entre pregadores, igrejas e dons. Dá crescimento onde eu trabalho sem ver resultado. Que eu construa sobre Cristo com material que aguente o fogo, e descanse no que só tu podes fazer. Amém.',
    application:
      'Elogie hoje, a um irmão, um líder ou uma igreja que não é a sua preferida. Diga com sinceridade que bem você aprendeu com eles.',
  },
  {
    slug: '1-corintios-9',
    chapters: ['1CO.9'],
    verse: verse('1 Coríntios 9:22', 'fracos todos salvar alguns'),
    reflection:
      'Paulo tinha direito de ser sustentado, de viajar com uma esposa, de largar o trabalho manual. Ele abre mão disso em Corinto e se senta à mesa com judeus e com gregos, com fortes e com fracos, para que alguns conheçam a Cristo. No fim do capítulo ele corre como um atleta dos jogos que a cidade conhecia, treinando com os olhos numa coroa que não murcha.',
    prayer:
      'Cristo, tu deixaste os teus direitos e te sentaste com gente como eu. Mostra-me o costume, o gosto ou a razão de que eu posso abrir mão para não fechar o caminho a ninguém. Dá-me disciplina com alegria, no sono, na língua e no tempo. Que eu corra olhando para ti. Amém.',
    application:
      'Abra mão hoje de um direito pequeno, como a vaga, a última palavra ou a escolha do programa, em favor de alguém que ainda não crê. Não comente o gesto.',
  },
  {
    slug: '1-corintios-12',
    chapters: ['1CO.12'],
    verse: verse('1 Coríntios 12:22', 'membros fracos necessários'),
    reflection:
      'O pé reclama que não é mão, a orelha queria ser olho, e o olho diz à mão que não precisa dela. Paulo põe o corpo para discutir consigo mesmo até que os coríntios achem graça e se reconheçam. Depois ele chama de necessários os membros que parecem mais fracos, e lembra que, quando um dói, o corpo de Cristo inteiro sente.',
    prayer:
      'Espírito Santo, tu repartiste os dons como quiseste, e eu aceito o lugar que me deste. Livra-me da inveja de quem queria ser outro membro e do orgulho de quem dispensa os demais. Mostra-me quem está doendo hoje no corpo de Cristo. Que a nossa igreja honre primeiro os mais fracos. Amém.',
    application:
      'Pergunte a uma pessoa com deficiência, idosa ou tímida da sua igreja de que jeito ela gostaria de servir. Combinem juntos um primeiro passo para este domingo.',
  },
  {
    slug: '1-corintios-15',
    chapters: ['1CO.15'],
    verse: verse('1 Coríntios 15:37-38', 'semeias grão trigo corpo'),
    reflection:
      'Alguém em Corinto pergunta com ironia que corpo os mortos vão ter. Paulo aponta para um grão de trigo, seco e nu, e para a espiga verde que ninguém adivinharia olhando o grão. Ele já tinha citado Pedro, Tiago e mais de quinhentos irmãos que viram Jesus vivo, e é com essa certeza que os cristãos enterram os seus.',
    prayer:
      'Deus que ressuscitas os mortos, eu te entrego os nomes que enterrei com lágrimas. O meu corpo também se gasta, e eu o sinto nas mãos e nos joelhos. Obrigado porque Cristo saiu do túmulo, o primeiro de uma grande colheita. Dá firmeza ao meu trabalho de hoje, que em ti não se perde. Amém.',
    application:
      'Plante uma semente num vaso, ainda que seja de feijão, pensando em alguém que morreu em Cristo. Quando ela brotar, leia outra vez este capítulo.',
  },
  {
    slug: '2-corintios-1',
    chapters: ['2CO.1'],
    verse: verse('2 Coríntios 1:4', 'consola aflição consolar'),
    reflection:
      'Paulo conta aos coríntios que na Ásia passou por uma pressão tão grande que já se dava por morto. Ele não esconde o medo, e diz o que aprendeu ali: a confiar no Deus que ressuscita. O consolo que recebeu ele agora passa adiante, como quem reparte um pão que lhe deram na estrada, e pede que os irmãos o ajudem orando.',
    prayer:
      'Pai das misericórdias, tu me encontraste quando eu já não via saída. Obrigado por aqueles que me consolaram com as palavras e com o silêncio de Cristo. Mostra-me alguém que passa hoje pelo que eu já passei. Que a minha dor antiga sirva de abrigo para essa pessoa. Amém.',
    application:
      'Procure alguém que enfrenta uma dor parecida com uma que você já viveu. Ofereça companhia para uma consulta, um café ou uma caminhada, sem contar logo a sua história.',
  },
  {
    slug: '2-corintios-4',
    chapters: ['2CO.4'],
    verse: verse('2 Coríntios 4:7', 'tesouro vasos barro'),
    reflection:
      'Nas casas de Corinto havia potes de barro por toda parte, baratos, lascados, trocados quando quebravam. Paulo se compara a um deles e diz que Deus guardou ali o seu tesouro, a luz do rosto de Jesus Cristo. Ele fala como quem conhece as rachaduras: apertado, confuso, perseguido, derrubado, e ainda assim inteiro nas mãos de Deus.',
    prayer:
      'Senhor, tu puseste a tua luz num pote comum, e eu conheço as minhas rachaduras. Não me deixes ter vergonha delas diante de ti. Quando o corpo se cansa e os anos pesam, renova-me por dentro, dia a dia. Que por estas falhas apareça a vida de Jesus. Amém.',
    application:
      'Pegue nas mãos uma caneca ou um vaso simples de casa e diga a Deus três fraquezas suas. Peça que a luz de Cristo apareça através de uma delas hoje.',
  },
  {
    slug: '2-corintios-12',
    chapters: ['2CO.12'],
    verse: verse('2 Coríntios 12:8-9', 'Três graça basta fraqueza'),
    reflection:
      'Paulo ouviu palavras no paraíso que não podia repetir, e voltou de lá com um espinho de que não diz o nome. Três vezes ele pediu alívio, e a resposta foi outra: a graça de Cristo lhe basta. O espinho ficou; o apóstolo continuou viajando, escrevendo e amando uma igreja que lhe dava pouco em troca.',
    prayer:
      'Jesus, tu também pediste três vezes que o cálice passasse. Eu te peço mais uma vez que tires o meu espinho, e continuo o tratamento que me dão os médicos. Se ele ficar, fica tu comigo, e que a tua graça chegue para hoje. Faz a tua força aparecer naquilo que me humilha. Amém.',
    application:
      'Conte a um irmão de confiança qual é o seu espinho e diga como pode ajudar. Orem um pelo outro e combinem conversar de novo na próxima semana.',
  },
];
