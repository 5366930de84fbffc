import type { QuestionEntry } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const dailyChoices: readonly QuestionEntry[] = [
  {
    slug: 'namoro-cristao',
    question: 'Quais são os limites de um namoro cristão, do beijo ao “ficar”?',
    synonyms: [
      'crente pode beijar na boca',
      'beijo no namoro é pecado',
      'limites no namoro',
      'namoro santo',
      'corte ou namoro',
      'com quantos anos crente pode namorar',
      'namorar escondido',
      'beijar antes do casamento',
    ],
    answer:
      'A Bíblia não fala de namoro: no mundo dela, as famílias combinavam o casamento. Então não há versículo sobre beijo, e sim princípios para a vida inteira, que cada casal precisa aplicar com honestidade.\n\n- Tratar o outro como irmão ou irmã, com pureza (1 Timóteo 5:1-2). Essa pessoa é de Deus, e talvez venha a ser o cônjuge de outro.\n- Guardar o sexo para o casamento e não brincar com fogo: a ordem é fugir, não ver até onde se aguenta (1 Tessalonicenses 4:3-5; 1 Coríntios 6:18). Não acordar o amor antes da hora, cantam os Cantares (Cânticos 2:7).\n- Saber para onde se vai. Ficar por ficar usa alguém como passatempo, e quase sempre um dos dois se apega.\n- Não se isolar: família e amigos enxergam o que a paixão não vê.\n\nSobre beijo, há igrejas que o desaconselham e casais que decidiram esperar; a maioria o admite com sobriedade. Combinem cedo, em voz alta, os limites, e evitem o sofá sozinhos de madrugada.\n\nNamoro sadio tem paz, riso e liberdade para discordar. Ciúme que controla celular, ameaça e empurrão não são amor. Saia, e conte a alguém (180). Se já passaram do limite, a graça recomeça com vocês hoje.',
    verses: [
      verse('1 Tessalonicenses 4:3-5', 'vontade santificação honra'),
      verse('1 Timóteo 5:1-2', 'irmãs pureza'),
      verse('1 Coríntios 6:18', 'Fugi pecado sexual'),
      verse('Cânticos 2:7', 'acordeis amor queira'),
    ],
  },
  {
    slug: 'roupa-e-maquiagem',
    question: 'Mulher crente pode usar calça, maquiagem, brinco e unha pintada?',
    synonyms: [
      'mulher crente pode usar calça',
      'maquiagem é pecado',
      'usar brinco é pecado',
      'pintar a unha é pecado',
      'roupa de crente',
      'crente pode usar short',
      'crente pode usar biquíni',
      'roupa decente',
      'vaidade feminina na igreja',
      'pintar o cabelo é pecado',
    ],
    answer:
      'O versículo da calça está em Deuteronômio: homem não vista roupa de mulher, nem mulher a de homem (Deuteronômio 22:5). Naquela época todos usavam túnica; o assunto era apagar a diferença, talvez em ritos pagãos. O que é roupa de mulher muda com o lugar, e calça feminina, hoje, é isso mesmo. Algumas igrejas mantêm a saia por costume e identidade, e a maioria não a exige.\n\nSobre enfeite, Pedro e Paulo pedem que a beleza não dependa de penteado, ouro e grife (1 Timóteo 2:9; 1 Pedro 3:3-4). Falavam contra a ostentação que humilhava os pobres na reunião. Se fosse proibição total, também não se poderia trançar o cabelo nem vestir roupa, que está na mesma frase. A mulher de Provérbios usa linho fino e púrpura (Provérbios 31:22), e Isaías compara a salvação a uma noiva com as suas joias (Isaías 61:10).\n\nServem de guia a modéstia, que vale para homem igualmente, o bolso, a ocasião e o respeito pela igreja em que se está. Quem usa não despreze quem não usa, e quem não usa não julgue (Romanos 14:3). E ninguém é culpado pelo assédio que sofre por causa da roupa.\n\nDeus continua olhando o coração (1 Samuel 16:7).',
    verses: [
      verse('1 Pedro 3:3-4', 'beleza exterior coração manso'),
      verse('1 Timóteo 2:9', 'mulheres roupa pudor'),
      verse('Deuteronômio 22:5', 'mulher roupa homem'),
      verse('Provérbios 31:22', 'linho púrpura vestido'),
      verse('Isaías 61:10', 'noiva joias'),
      verse('Romanos 14:3', 'despreze julgue'),
      verse('1 Samuel 16:7', 'aparência coração'),
    ],
  },
  {
    slug: 'veu-e-cabelo',
    question: 'A mulher precisa usar véu na igreja e não cortar o cabelo?',
    synonyms: [
      'véu na igreja',
      'uso do véu',
      'mulher pode cortar o cabelo',
      'cortar o cabelo é pecado',
      'homem de cabelo comprido',
      'cabelo comprido na Bíblia',
      'mulher orar de cabeça coberta',
      'Congregação Cristã véu',
    ],
    answer:
      'Só um capítulo trata disso. Em Corinto, Paulo pede que a mulher ore e profetize de cabeça coberta (1 Coríntios 11:5), fala de cabelo longo como honra dela e desonra do homem (1 Coríntios 11:14-15), e encerra dizendo que as igrejas não têm o costume de brigar por causa disso (1 Coríntios 11:16). Vale notar o que quase passa batido: ela orava e profetizava em público.\n\nNaquela cidade, cabeça descoberta ou raspada podia sugerir mulher sem marido ou de má fama. Por isso a maioria dos evangélicos entende que o princípio, honra e decência na adoração, permanece, e que o sinal muda com a cultura. Entre nós um véu não comunica aquilo.\n\nOutros cristãos guardam a prática ao pé da letra, como a Congregação Cristã no Brasil e várias comunidades. Há igrejas pentecostais que não usam véu e pedem o cabelo sem corte, com base nos mesmos versos; o texto fala em cabelo longo, e medida ele não dá.\n\nSe a sua igreja usa, faça com alegria, não por medo de castigo. Se não usa, não zombe. E ninguém perde a salvação numa tesoura. Quem fez quimioterapia que o diga: a honra dela está intacta diante de Deus.',
    verses: [
      verse('1 Coríntios 11:5', 'mulher ora profetiza descoberta'),
      verse('1 Coríntios 11:14-15', 'cabelo longo honra'),
      verse('1 Coríntios 11:16', 'disputas costume igrejas'),
    ],
  },
  {
    slug: 'comemorar-aniversario',
    question: 'Crente pode comemorar aniversário?',
    synonyms: [
      'crente pode comemorar aniversário',
      'aniversário é pecado',
      'festa de aniversário é pagã',
      'cantar parabéns é pecado',
      'soprar velinha',
      'aniversário na Bíblia',
      'por que testemunha de Jeová não comemora aniversário',
    ],
    answer:
      'Pode. A dúvida vem de dois banquetes infelizes: o do Faraó, em que um servo foi enforcado (Gênesis 40:20-22), e o de Herodes, que custou a cabeça de João Batista (Mateus 14:6-8). As Testemunhas de Jeová concluem daí que se deve evitar a data. Só que o mal, nas duas histórias, é o crime cometido na festa, e não a festa; ninguém deixa de ir a casamento porque houve um escândalo em algum.\n\nA Bíblia não manda nem proíbe. Quando um dia é guardado para o Senhor, ou não é, cada um decida com a consciência tranquila (Romanos 14:5-6). E motivo para agradecer há de sobra: todos os nossos dias estavam escritos por Deus antes que o primeiro chegasse (Salmos 139:16).\n\nVela e parabéns são costume, sem poder nenhum. Troque o pedido ao soprar por uma oração em voz alta pelo aniversariante, e já virou bênção. Vale o cuidado com gasto para impressionar e com bebida que machuca.\n\nSe a data pesa, por idade, solidão ou por alguém que falta à mesa, conte isso a Deus. O salmo pede que nos ensine a contar os dias para ganhar um coração sábio (Salmos 90:12). Dá para fazer essa conta com bolo.',
    verses: [
      verse('Salmos 90:12', 'contar dias coração sábio'),
      verse('Gênesis 40:20-22', 'aniversário Faraó'),
      verse('Mateus 14:6-8', 'aniversário Herodes João'),
      verse('Romanos 14:5-6', 'dias Senhor certeza'),
      verse('Salmos 139:16', 'dias escritos livro'),
    ],
  },
  {
    slug: 'filmes-series-e-jogos',
    question: 'Crente pode assistir a séries, filmes de terror e jogar videogame?',
    synonyms: [
      'crente pode jogar videogame',
      'filme de terror é pecado',
      'crente pode assistir série',
      'crente pode assistir novela',
      'jogo violento é pecado',
      'anime é pecado',
      'crente pode assistir desenho',
      'crente pode jogar futebol',
      'crente pode ir ao cinema',
      'crente pode jogar baralho',
    ],
    answer:
      'Descansar e se divertir é bom, e histórias formam gente; Jesus ensinava contando. O que assistir, jogar e ler fica com a consciência, e ela trabalha melhor com perguntas do que com uma lista que caduca a cada estreia.\n\n- O que isso deixa em mim? Paulo convida a ocupar a mente com o que é justo, puro, amável (Filipenses 4:8). Uma história pode ter maldade e fazer amar o bem; outra faz rir da maldade.\n- Manda em mim? Tudo me é permitido, mas não vou virar escravo de nada (1 Coríntios 6:12). Madrugada em série, aposta disfarçada de jogo e salário gasto em item virtual já mandam.\n- Tiro fé disso? Se agora está na dúvida, espere (Romanos 14:23).\n- Faria isto agradecendo a Deus? (1 Coríntios 10:31).\n\nTerror tira o sono de uns e a outros não afeta; quem já mexeu com ocultismo costuma preferir distância. Cena de sexo pede decisão antes de apertar o botão (Salmos 101:3). Baralho, futebol e cinema já foram proibidos em muita igreja. Se na sua ainda são, converse sem deboche.\n\nCom filhos, respeite a classificação, jogue junto, combine hora. E de vez em quando desligue tudo: silêncio também é descanso.',
    verses: [
      verse('Filipenses 4:8', 'justo puro amável pensai'),
      verse('1 Coríntios 6:12', 'lícitas convêm sujeitar'),
      verse('Romanos 14:23', 'dúvida fé pecado'),
      verse('1 Coríntios 10:31', 'comerdes glória'),
      verse('Salmos 101:3', 'má olhos'),
    ],
  },
  {
    slug: 'carne-de-porco-e-sangue',
    question: 'Crente pode comer carne de porco, chouriço ou galinha ao molho pardo?',
    synonyms: [
      'crente pode comer carne de porco',
      'crente pode comer sangue',
      'comer chouriço é pecado',
      'galinha à cabidela',
      'molho pardo',
      'animais puros e impuros',
      'carne mal passada é pecado',
      'crente pode ser vegetariano',
      'comida sacrificada a ídolos',
    ],
    answer:
      'Porco: pode. Estava na lista dos impuros para Israel (Levítico 11:7-8), ao lado do camarão e do coelho. Jesus ensinou que o que entra pela boca não suja o coração, e Marcos comenta que assim declarou limpos os alimentos (Marcos 7:18-19). Pedro ouviu o mesmo numa visão (Atos 10:13-15). Os adventistas mantêm a distinção por obediência e saúde, e merecem respeito.\n\nSangue é assunto mais debatido. A lei o reservava ao altar, porque nele está a vida (Levítico 17:11), e os apóstolos pediram aos cristãos não judeus que se abstivessem dele (Atos 15:28-29). Parte das igrejas segue isso até hoje, e não come chouriço nem molho pardo. Outra parte entende que a decisão evitava escândalo entre judeus e gentios à mesma mesa, e que não obriga mais. O vermelho do bife não é sangue, é líquido da própria carne.\n\nPaulo dá o rumo: tudo o que Deus fez é bom quando recebido com gratidão (1 Timóteo 4:3-5), quem come não despreze o outro, quem não come não julgue (Romanos 14:2-3). Vegetariano incluído.\n\nNão se desfaz a comunhão por causa de um prato. O reino não é comida; é justiça, paz e alegria (Romanos 14:17). Na casa da sua sogra, pense nela.',
    verses: [
      verse('Romanos 14:17', 'reino comida justiça alegria'),
      verse('Atos 15:28-29', 'abstenhais sangue'),
      verse('Levítico 11:7-8', 'porco impuro'),
      verse('Marcos 7:18-19', 'contaminar alimentos'),
      verse('Atos 10:13-15', 'Pedro come purificou'),
      verse('Levítico 17:11', 'vida sangue altar'),
      verse('1 Timóteo 4:3-5', 'criatura boa gratidão'),
      verse('Romanos 14:2-3', 'come despreze julgue'),
    ],
  },
];
