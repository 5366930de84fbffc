import type { PassageDevotional } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const danielToMalachi: readonly PassageDevotional[] = [
  {
    slug: 'daniel-3',
    chapters: ['DAN.3'],
    verse: verse('Daniel 3:18', 'serviremos deuses estátua'),
    reflection:
      'Sadraque, Mesaque e Abednego ficam em pé no campo de Dura quando a música toca e todos se curvam diante da estátua. Eles dizem ao rei que Deus pode livrá-los do forno, e que mesmo se isso não acontecer a resposta é a mesma. Nabucodonosor manda amarrar três e vê quatro andando soltos no meio do fogo.',
    prayer:
      'Deus altíssimo, eu creio que tu podes, e quero te servir também quando a resposta for outra. Segura os que hoje perdem emprego, casa ou liberdade por causa da fé. Anda conosco dentro do fogo, Senhor Jesus, como prometeste estar todos os dias. Que eu não me curve só porque todos se curvaram. Amém.',
    application:
      'Decida de antemão como vai responder à próxima pressão para mentir, fofocar ou fingir no trabalho ou na escola. Escreva a frase e guarde-a consigo.',
  },
  {
    slug: 'daniel-6',
    chapters: ['DAN.6'],
    verse: verse('Daniel 6:10', 'janelas joelhos três'),
    reflection:
      'Daniel já é idoso quando os colegas, que não acharam nenhuma falta no trabalho dele, fazem o rei proibir a oração por trinta dias. Ele sabe do decreto e vai para casa fazer o de sempre: abre a janela para Jerusalém e se ajoelha. Dario passa a noite sem dormir, e de manhã corre à cova para saber se o Deus que Daniel serve pôde livrá-lo.',
    prayer:
      'Deus vivo, dá-me uma oração tão costumeira que nenhuma ameaça a interrompa. Que o meu trabalho seja limpo, e que os de fora saibam a quem eu sirvo. Tu fechaste a boca dos leões, e no terceiro dia abriste o túmulo selado de Jesus. Guarda os teus filhos que oram escondidos esta noite. Amém.',
    application:
      'Combine com um amigo três horários de hoje para orar, cada um onde estiver. Na hora marcada, parem por dois minutos e peçam um pelo outro.',
  },
  {
    slug: 'oseias-14',
    chapters: ['HOS.14'],
    verse: verse('Oseias 14:2', 'palavras convertei maldade'),
    reflection:
      'Oseias termina o livro ensinando o povo a voltar: que leve consigo palavras. Ele até dita a oração, em que Israel desiste da Assíria, dos cavalos e dos deuses feitos à mão, e se lembra de que em Deus o órfão é acolhido. A resposta vem em imagens de horta e de mata, orvalho, lírio, raiz de cedro e sombra boa.',
    prayer:
      'Senhor, eu volto trazendo palavras, porque outra coisa eu não tenho. Tira a minha maldade, e recebe de mim um louvor sincero. Eu confiei em forças que não me salvam e chamei de meu o que era teu. Cura a minha rebeldia por amor de Cristo, e sê como o orvalho sobre esta terra seca. Amém.',
    application:
      'Escreva a sua própria oração de volta, em cinco linhas: o que deixa, o que confessa e o que pede. Leia-a de joelhos, ou na cadeira se o corpo não permitir.',
  },
  {
    slug: 'amos-5',
    chapters: ['AMO.5'],
    verse: verse('Amós 5:24', 'justiça ribeiro'),
    reflection:
      'Amós cuidava de gado no sul e foi mandado ao norte, onde os cultos estavam cheios e os tribunais, vendidos. Deus diz que não aguenta aquelas festas nem os cânticos, porque o mesmo povo tomava o trigo do pobre. Ele quer a justiça correndo o ano todo, como um rio que não seca no verão.',
    prayer:
      'Eu canto no domingo, Deus de justiça, e posso ferir alguém na segunda-feira. Examina o meu modo de comprar, de pagar e de tratar quem depende de mim. Que a minha adoração e o meu comércio sejam da mesma pessoa. Busco a ti para viver, por Jesus, que expulsou do templo os que exploravam os pequenos. Amém.',
    application:
      'Converse com alguém da sua casa ou da igreja sobre uma injustiça do seu bairro. Combinem uma providência simples: uma denúncia, uma doação, uma visita.',
  },
  {
    slug: 'jonas-2',
    chapters: ['JON.2'],
    verse: verse('Jonas 2:7', 'desfalecia lembrei oração'),
    reflection:
      'Jonas ora com algas enroladas na cabeça, depois de ter fugido para o lado contrário e de ter pedido que o jogassem no mar. Ele descreve a descida até o alicerce dos montes, onde a terra parecia fechar a tranca. Do fundo a oração sobe até o templo, e o peixe que o engoliu era o modo de Deus guardá-lo vivo; Jesus usou esses três dias para falar do seu túmulo.',
    prayer:
      'Senhor, eu fugi de ti, e foste tu que me alcançaste no fundo. Ouve-me daqui, com as algas ainda na cabeça. Agradeço pelo peixe que eu achei que era castigo e que me impediu de afundar. A salvação vem de ti, e eu a recebo em Jesus, que desceu mais fundo e ressuscitou. Amém.',
    application:
      'Reconheça diante de Deus uma ordem clara dele da qual você tem fugido. Faça hoje a menor parte dessa obediência, mesmo sem vontade.',
  },
  {
    slug: 'habacuque-3',
    chapters: ['HAB.3'],
    verse: verse('Habacuque 3:18', 'alegrarei Deus salvação'),
    reflection:
      'Habacuque treme ao saber da invasão que vem, com os lábios batendo e as pernas fracas. Ele imagina o pior da vida na roça: a figueira sem flor, a parreira sem uva, o curral vazio. E canta, com instrumentos de corda, que ainda assim se alegra no Deus que o salva e que lhe dá pés firmes como os da corça no alto da serra.',
    prayer:
      'Deus da minha salvação, eu também faço as contas do que pode faltar. Não te prometo que não vou tremer; peço que me segures enquanto tremo. Cuida das famílias que perderam a colheita, o emprego ou a casa. Jesus me basta, e nele eu quero cantar mesmo com o curral vazio. Amém.',
    application:
      'Cante com outra pessoa um hino antigo que fale de confiança, por telefone ou em casa. Depois digam um ao outro o que mais temem perder.',
  },
  {
    slug: 'ageu-1',
    chapters: ['HAG.1'],
    verse: verse('Ageu 1:7', 'considerai caminhos'),
    reflection:
      'O povo voltou do exílio há quase vinte anos, mora em casas com telhado e repete que ainda não é hora de reconstruir o templo. Ageu pede que considerem os seus caminhos: trabalham muito, e o salário some como em bolsa furada. Três semanas depois, o governador, o sacerdote e todo o povo estão na obra, porque Deus lhes despertou o espírito.',
    prayer:
      'Eu te dou, Senhor dos exércitos, o que sobra do meu tempo e depois me queixo de que ele não rende. Desperta o meu espírito como despertaste o deles. Mostra-me a parte que me cabe no cuidado da tua igreja, que Jesus comprou com o seu sangue. Agradeço porque tu dizes que estás conosco. Amém.',
    application:
      'Revise a sua semana numa folha e marque onde Deus recebe só o resto. Troque de lugar uma atividade, dando a ele uma hora boa, já amanhã.',
  },
];
