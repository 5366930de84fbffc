import type { PrayerTheme } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const outOfOurHands: readonly PrayerTheme[] = [
  {
    slug: 'quem-esta-preso',
    theme: 'Quem está preso',
    synonyms: [
      'meu filho foi preso',
      'filho na cadeia',
      'marido preso',
      'irmão no presídio',
      'visita na penitenciária',
      'vai sair da prisão',
      'audiência do meu filho',
      'pelos presos',
    ],
    prayers: [
      'Senhor, hoje o nome de quem eu amo virou um número de matrícula, e a minha semana gira em torno da fila da penitenciária, onde mãe de filho preso, mulher de marido preso e irmã de irmão preso se conhecem pela sacola. Tu mandaste lembrar dos presos como quem está preso junto (Hebreus 13:3). Eu não preciso de esforço para isso: deixei metade de mim do lado de lá do portão da cadeia.\n\nGuarda o corpo dele da violência e o coração dele do ódio. Que haja comida, remédio, um colega que não o arraste mais para baixo. Se errou, dá-lhe coragem de dizer a verdade e de responder pelo que fez. Se é inocente, faz a justiça chegar na audiência, e tira o papel dele da gaveta.\n\nE a mim, que passo vergonha na vizinhança, levanta a cabeça. Livra-me de defender o errado por amor e de abandonar por cansaço. Lembra-me de que tu estiveste com José até no cárcere. Em nome de Jesus. Amém.',
      'Deus que escutaste Paulo e Silas orando à meia-noite numa cela (Atos 16:25), escuta agora os que estão nos presídios deste país. São muitos, e quase ninguém ora por eles.\n\nPeço pelos que ferem e pelos que foram feridos; que as vítimas não sejam esquecidas quando falamos de misericórdia. Peço pelos agentes, que trabalham com medo. Pelos capelães e voluntários, para que entrem com respeito e saiam com esperança. Por quem espera um julgamento que não chega.\n\nToca os que já não acreditam que podem ser outra pessoa. Tu mudaste um ladrão na última hora, pregado ao lado do teu Filho. Que ninguém precise ir tão longe para te encontrar. E ensina a tua igreja a visitar, pois foi nos presos que Jesus disse ser visitado. Amém.',
      'Pai, o portão vai abrir, e quem amamos vai sair da prisão. Contamos os dias no calendário da cozinha, e agora o que sinto é alegria misturada com receio. Que mundo ele vai encontrar? Que homem vai entrar pela porta?\n\nPrepara a chegada. Dá-lhe um trabalho, mesmo pequeno, e um patrão que saiba ler mais do que a ficha. Afasta os convites antigos; os primeiros meses são os mais perigosos, e tu sabes disso melhor do que nós. Dá paciência aos filhos, que cresceram sem ele, e a ele para não exigir a intimidade que o tempo ainda vai refazer.\n\nAjuda-nos a receber sem interrogatório e a pôr regras sem humilhar. O teu nome está ligado à liberdade dos presos (Salmos 146:7). Completa por dentro a soltura que começou por fora. Por Jesus. Amém.',
    ],
    verses: [
      verse('Hebreus 13:3', 'lembrai presos'),
      verse('Atos 16:25', 'meia-noite Paulo Silas orando'),
      verse('Salmos 146:7', 'SENHOR liberta presos'),
    ],
  },
  {
    slug: 'chuva-e-lavoura',
    theme: 'Chuva e lavoura',
    synonyms: [
      'oração por chuva',
      'seca no sertão',
      'minha roça',
      'gado com sede',
      'plantação',
      'colheita',
      'safra',
      'trabalhador rural',
    ],
    prayers: [
      'Senhor, a seca do sertão deixou o açude no barro, e o gado com sede me olha como se eu pudesse alguma coisa. Não posso. Os ídolos também não podem: o profeta perguntou se algum deles faz chover, e concluiu que quem espera chuva espera em ti (Jeremias 14:22).\n\nPor isso espero. Manda água mansa, que entre na terra sem levar o que resta, e sustenta as criações até lá. Dá-me juízo para decidir o que vender, o que guardar e a quem pedir ajuda sem vergonha.\n\nOlha pelos vizinhos que têm menos do que eu, pelo menino que carrega balde, pela mulher grávida que divide o último pote. Faz os homens que governam cumprirem o que prometeram do poço e do carro-pipa. E, se a nuvem demorar, não deixes secar a minha confiança. Em nome de Jesus. Amém.',
      'Deus que visita a terra e a rega, que aplana os torrões e abençoa o broto (Salmos 65:9-10), obrigado pela chuva desta noite. Fiquei acordado escutando no telhado, e cada pingo parecia resposta.\n\nAgora começa a minha parte. Dá saúde a estas mãos de trabalhador rural, firmeza para os joelhos, honestidade na conta do meeiro. Que a plantação pegue e que a praga passe longe. Guarda-me da ganância quando o preço subir e do desespero quando cair.\n\nEnsina-me a tratar a terra como emprestada: sem queimar por preguiça nem envenenar a água de quem mora embaixo. Quando chegar a colheita, que o primeiro pensamento seja agradecer, e o segundo, repartir com quem plantou e perdeu. Amém.',
      'Pai, a safra não veio. Fiz tudo como meu avô fazia, e o céu não ajudou. Tenho dívida no banco e vontade de largar a roça.\n\nUm profeta escreveu que, mesmo sem figo na figueira nem vaca no curral, ainda encontraria em ti a sua alegria (Habacuque 3:17-18). Eu leio e acho bonito e difícil. Não consigo cantar isso ainda. Aceita que eu apenas repita, devagar, até virar verdade em mim.\n\nElias era homem como nós, e orou, e a terra voltou a dar fruto (Tiago 5:17-18). Não te peço milagre para contar na igreja; peço a próxima chuva na hora certa, uma renegociação justa e forças para recomeçar. E dá à minha família olhos para ver que valemos mais do que esta lavoura. Por Cristo. Amém.',
    ],
    verses: [
      verse('Jeremias 14:22', 'chover céus esperamos'),
      verse('Salmos 65:9-10', 'visitas terra regas brotos'),
      verse('Habacuque 3:17-18', 'figueira currais alegrarei'),
      verse('Tiago 5:17-18', 'Elias orou chuva fruto'),
    ],
  },
  {
    slug: 'enchente-e-desastre',
    theme: 'Enchente e outros desastres',
    synonyms: [
      'enchente',
      'a água levou tudo',
      'perdemos nossa casa na chuva',
      'deslizamento',
      'incêndio em casa',
      'vítimas da tragédia',
      'desabrigados',
      'tempestade',
    ],
    prayers: [
      'Salva-me, ó Deus, porque a água chegou até aqui. É um salmo (Salmos 69:1), e hoje é também a marca na parede da sala. A água levou a geladeira que ainda estávamos pagando, levou as fotos, o caderno das crianças, a Bíblia da minha mãe.\n\nA enchente baixou e estamos vivos; obrigado. Digo isso e choro, e tu não estranhas as duas coisas juntas. Dá-nos um teto para esta noite e alguém que saiba por onde começar. Que a ajuda chegue a quem não sabe pedir: o velho que não quis sair, o casal que não fala direito, o bicho preso no quintal.\n\nGuarda-nos da doença que vem com o barro e do ladrão que vem com o escuro. E, quando os repórteres forem embora e a gente ficar com a pá na mão, fica tu. Em nome de Jesus. Amém.',
      'Deus, nosso refúgio, socorro bem presente na angústia (Salmos 46:1), olha para os que perderam tudo num só dia, na tempestade, no deslizamento ou no incêndio. Não sei o nome das vítimas desta tragédia; tu sabes o de cada uma.\n\nAcolhe os que perderam os seus e os que ainda procuram por eles. Dá força aos bombeiros, aos médicos, aos vizinhos de barco e de corda. Faz as doações chegarem inteiras. Livra-nos de explicar um desastre como castigo; Jesus não deixou que fizessem isso. Ensina-nos a chorar, carregar móvel e cozinhar para cinquenta desabrigados.\n\nDesperta os que governam para cuidar antes da próxima vez: o morro, o rio, o aviso, a casa segura. E move a minha mão agora, com o que tenho em casa sobrando. Amém.',
      'Senhor, hoje voltamos para limpar, e o cheiro ainda está aqui. Meu filho perguntou se vai acontecer de novo, e eu não soube prometer.\n\nTu disseste ao teu povo que, ao passar pelas águas, estarias com ele (Isaías 43:2). Não disseste que não haveria águas. Ajuda-me a contar isso a uma criança sem mentir e sem assustar. Tira de nós o medo de cada chuva e dá-nos sono.\n\nDe manhã renovas a tua misericórdia (Lamentações 3:22-23): que ela tenha hoje a cara da vizinha com café, do parente com a cama emprestada, do pedreiro que cobrou pela metade. Mostra-nos o que vale reconstruir e o que já pesava antes, e guarda esta casa, que é tua. Por Jesus. Amém.',
    ],
    verses: [
      verse('Salmos 69:1', 'águas chegado alma'),
      verse('Salmos 46:1', 'refúgio fortaleza socorro angústia'),
      verse('Isaías 43:2', 'passares águas contigo'),
      verse('Lamentações 3:22-23', 'misericórdias renovam manhã'),
    ],
  },
];
