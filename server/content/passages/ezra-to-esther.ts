import type { PassageDevotional } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const ezraToEsther: readonly PassageDevotional[] = [
  {
    slug: 'esdras-1',
    chapters: ['EZR.1'],
    verse: verse('Esdras 1:7-8', 'Ciro utensílios contados Sesbazar'),
    reflection:
      'Um tesoureiro persa conta facas, bacias e taças, uma por uma, e as põe nas mãos de Sesbazar. Eram os objetos que Nabucodonosor tinha exibido como troféu no templo do seu deus, e o povo devia achar que estavam perdidos. Deus desperta o coração de um rei estrangeiro e o de famílias comuns, e os vizinhos que ficam ajudam com prata e animais os que partem. A volta do exílio começa com uma lista de louça.',
    prayer:
      'Senhor, tu não perdes a conta do que nos tiraram. Guarda o que eu já dei por perdido, e desperta o meu espírito para o caminho de volta. Abençoa quem vai e quem fica para ajudar com os bens. Jesus disse que, de tudo o que lhe deste, não perderia nada; eu descanso nessa contagem. Amém.',
    application:
      'Ajudem, com dinheiro, transporte ou uma refeição, alguém que está voltando ao seu lugar ou recomeçando a vida. Perguntem juntos o que mais lhe falta para a viagem.',
  },
  {
    slug: 'esdras-3',
    chapters: ['EZR.3'],
    verse: verse('Esdras 3:13', 'distinguir alegria choro'),
    reflection:
      'Os que voltaram da Babilônia levantam primeiro o altar, ainda com medo dos vizinhos, e só depois lançam o alicerce do templo. Na festa, muitos gritam de alegria, e os velhos que lembravam da casa antiga choram alto. De longe ninguém consegue separar um som do outro, e Deus recebe os dois.',
    prayer:
      'Senhor, tu és bom, e a tua bondade dura para sempre. Há em mim alegria pelo que começa e choro pelo que não volta. Recebe as duas vozes, para que os novos e os velhos da tua igreja se respeitem. Firma-nos sobre Jesus, a pedra do alicerce. Amém.',
    application:
      'Escreva duas listas curtas: o que você perdeu nos últimos anos e o que está começando agora. Leia as duas a Deus, uma depois da outra.',
  },
  {
    slug: 'esdras-5',
    chapters: ['EZR.5'],
    verse: verse('Esdras 5:5', 'olhos anciãos impediram Dario'),
    reflection:
      'A obra do templo estava parada fazia anos, e recomeça porque dois profetas pregam e depois ficam para ajudar. O governador aparece, pergunta quem deu a ordem e anota os nomes dos responsáveis. Enquanto a carta viaja até o rei e a resposta não vem, ninguém solta a pedra, porque os olhos de Deus estavam sobre eles. A defesa dos anciãos começa sem vergonha nenhuma, dizendo que servem ao Deus do céu e que os pais deles pecaram.',
    prayer:
      'Deus do céu e da terra, os teus olhos estão sobre nós enquanto a resposta não chega. Obrigado pelos profetas que falam e também carregam peso. Ensina-me a responder com calma a quem me pergunta por que creio, contando até os meus erros. Jesus é a pedra desta casa, e eu quero continuar a obra com ele. Amém.',
    application:
      'Retome hoje, por meia hora, um serviço bom que você largou enquanto esperava autorização, resposta ou ânimo. Faça a sós a parte que já está nas suas mãos.',
  },
  {
    slug: 'esdras-8',
    chapters: ['EZR.8'],
    verse: verse('Esdras 8:23', 'pedimos Deus atendeu orações'),
    reflection:
      'Junto ao rio Aava, Esdras percebe duas coisas: que na caravana não veio nenhum levita, e que ele não tem coragem de pedir soldados. Ele tinha dito ao rei que a mão de Deus protege quem o busca, e agora precisava acreditar nisso com crianças e prata na estrada. O povo para, humilha-se e pede um caminho seguro; depois Esdras pesa cada vaso e escolhe quem responderá por ele. Na chegada tudo é pesado outra vez, e a conta fecha.',
    prayer:
      'Senhor, eu já falei de ti mais do que sei confiar. Vai conosco nesta viagem, e protege as crianças e o que nos foi confiado. Dá-nos a honestidade de Esdras, que orou pela estrada e pesou a prata. Jesus prometeu estar com os seus todos os dias; que a boa mão dele nos leve até a chegada. Amém.',
    application:
      'Antes da próxima viagem ou mudança, reúnam a família e peçam juntos um caminho seguro. Se alguém guarda dinheiro dos outros, combinem também quem vai conferir as contas.',
  },
  {
    slug: 'neemias-1',
    chapters: ['NEH.1'],
    verse: verse('Neemias 1:4', 'sentei chorei orei'),
    reflection:
      'Neemias tem um bom emprego no palácio de Susã e pergunta a um irmão recém-chegado como estão os de Jerusalém. Ao ouvir dos muros caídos e das portas queimadas, ele se senta e chora por uma cidade onde talvez nunca tivesse morado. Na oração ele se põe, com a família, entre os que pecaram, e só no fim conta que serve o vinho do rei.',
    prayer:
      'Deus dos céus, eu tenho ouvido más notícias sem me sentar para chorar. Dá-me um coração que pergunte pelos que sofrem longe dos meus olhos. Perdoa os nossos pecados, os meus e os da minha família. E usa o lugar onde eu trabalho para servir o teu povo, como Jesus nos serviu. Amém.',
    application:
      'Pergunte a um irmão da igreja ou a um parente distante como as coisas estão de verdade. Depois de ouvir, ore com ele ali mesmo, por poucos minutos.',
  },
  {
    slug: 'neemias-4',
    chapters: ['NEH.4'],
    verse: verse('Neemias 4:9', 'oramos Deus guarda'),
    reflection:
      'Tobias faz graça de que uma raposa derrubaria aquele muro, e o povo chega à metade da altura. Vêm então as ameaças, e por dentro o desânimo, porque os carregadores estão exaustos e o entulho é muito. Neemias ora e põe sentinelas, as duas coisas no mesmo versículo, e espalha as famílias pelas brechas, cada pai perto dos seus.',
    prayer:
      'Deus nosso, ouve como zombam do trabalho que nos deste. As forças acabaram, e o entulho é grande. Ensina-nos a orar e a vigiar, sem escolher entre uma coisa e outra. Faz soar a tua trombeta para que nos juntemos, porque Jesus edifica a sua igreja e nenhuma ameaça a vence. Amém.',
    application:
      'Escolham, em casa ou no grupo, a brecha mais exposta: o celular das crianças, a dívida, o portão. Orem por ela e tomem hoje uma medida de proteção.',
  },
  {
    slug: 'neemias-5',
    chapters: ['NEH.5'],
    verse: verse('Neemias 5:11', 'Devolvei hoje terras casas'),
    reflection:
      'O muro subia, e de repente o barulho que se ouve é de mães. Elas contam que hipotecaram a vinha para comprar trigo, e que as filhas já estavam nas mãos dos credores, gente do mesmo povo e da mesma fé. Neemias fica irado, pensa antes de falar, e inclui a si mesmo na acusação, porque ele também emprestava. Naquele dia os juros acabaram, e o governador passou doze anos sem receber o que a lei lhe dava.',
    prayer:
      'Deus dos pobres, tu escutas o grito que passa despercebido no meio do culto. Perdoa quando lucrei com o aperto de um irmão. Jesus era rico e se fez pobre por nossa causa; dá-me um pouco desse coração. Livra as famílias presas em dívidas, e ensina a tua igreja a devolver, a emprestar sem ferir e a dar. Amém.',
    application:
      'Se alguém lhe deve e não tem como pagar, perdoe a dívida ou abra um prazo que alivie. Se você é quem deve, procure hoje uma pessoa de confiança e mostre-lhe as contas.',
  },
  {
    slug: 'neemias-8',
    chapters: ['NEH.8'],
    verse: verse('Neemias 8:10', 'alegria SENHOR força'),
    reflection:
      'O povo pede a Esdras que traga o livro, e ele lê na praça, em cima de uma plataforma de madeira, da manhã até o meio-dia. Levitas circulam no meio da multidão explicando o sentido, e muitos choram ao entender. Neemias manda que vão para casa comer bem e enviem um prato a quem não preparou nada, porque aquele dia era de festa.',
    prayer:
      'Senhor, obrigado pela tua palavra lida em voz alta e explicada com paciência. Que eu chore pelo meu pecado e depois me levante alegre, porque em Jesus fui perdoado. A tua alegria é a minha força nos dias comuns. Lembra-me sempre de quem não tem o que pôr à mesa. Amém.',
    application:
      'Leia hoje um trecho da Bíblia em voz alta para outra pessoa, e explique com as suas palavras o que entendeu. Depois dividam um café ou um doce.',
  },
  {
    slug: 'neemias-10',
    chapters: ['NEH.10'],
    verse: verse('Neemias 10:34', 'sortes lenha casa altar'),
    reflection:
      'A folha traz oitenta e quatro assinaturas, e depois delas o resto do povo, os porteiros, as mulheres e os filhos que já conseguem entender. O compromisso não fica nas nuvens: eles decidem o que não comprar no sábado, quanto dar por ano, e sorteiam até qual família levaria a lenha do altar, e em que época. Poucos capítulos à frente quase tudo isso será esquecido. A aliança de que vivemos foi assinada por Jesus, que a cumpriu por nós, e por isso podemos recomeçar a nossa escala.',
    prayer:
      'Senhor, eu já te prometi muita coisa em dia de emoção. Obrigado porque a minha vida se apoia na promessa de Jesus, que ficou de pé. Ajuda-me a transformar o amor em horário, em tarefa e em oferta. Abençoa quem leva a lenha, os que fazem na tua casa o serviço de que ninguém se lembra. Amém.',
    application:
      'Procure na sua igreja uma tarefa simples em que vive faltando gente, como abrir o salão ou varrer. Ponha o seu nome na escala com data, junto com mais alguém da casa.',
  },
  {
    slug: 'ester-1',
    chapters: ['EST.1'],
    verse: verse('Ester 1:12', 'Vasti recusou ordem enfureceu'),
    reflection:
      'Durante cento e oitenta dias Assuero mostra mármore, ouro e cortinas, e quando o vinho já mandava nele quis mostrar também a mulher. Vasti diz que não. O homem que governava cento e vinte e sete províncias não sabe o que fazer com essa recusa, e convoca sábios para escrever uma lei com a raiva ainda quente. O nome de Deus não aparece em parte alguma deste livro, e mesmo assim ele já prepara, naquele palácio, o socorro do seu povo.',
    prayer:
      'Senhor escondido, tu vês o que acontece nas festas em que ninguém fala de ti. Protege as mulheres que são exibidas, forçadas ou castigadas por dizerem não. Cura os homens que confundem mando com honra. Jesus não usou ninguém para parecer grande; ensina a nossa casa a honrar como ele honrava, e a decidir sem ira e sem vinho. Amém.',
    application:
      'Adie para amanhã uma decisão que você tomaria com raiva. Se alguém em casa é humilhado ou obrigado ao que não quer, conte a uma pessoa segura ou ligue 180.',
  },
  {
    slug: 'ester-4',
    chapters: ['EST.4'],
    verse: verse('Ester 4:14', 'tempo como este'),
    reflection:
      'Mardoqueu está na porta do palácio vestido de saco, e Ester, lá dentro, manda roupas antes de saber o motivo. Pelo criado Hatá chega a cópia do decreto que manda matar os judeus, e a pergunta do primo: quem sabe se não foi para esta hora. Ela pede que o povo todo a acompanhe e decide entrar na sala do rei sem ter sido chamada.',
    prayer:
      'Deus que parece escondido nesta história, eu sei que tu guias o teu povo. Mostra-me por que estou no lugar onde estou e a quem posso defender dali. Livra-me do silêncio confortável. Jesus entrou na presença do Pai por nós, oferecendo a própria vida, e por isso eu tomo coragem. Cerca-me de irmãos que orem comigo. Amém.',
    application:
      'Use hoje a sua posição, mesmo pequena, a favor de alguém sem voz: uma palavra ao chefe, um pedido ao síndico, uma carta de recomendação.',
  },
  {
    slug: 'ester-7',
    chapters: ['EST.7'],
    verse: verse('Ester 7:3', 'vida petição povo pedido'),
    reflection:
      'O rei oferece metade do reino, e a rainha pede duas coisas que não se compram, a própria vida e a do seu povo. Até ali Ester tinha escondido de onde vinha; naquela mesa ela junta o seu destino ao dos condenados e aponta quem os vendeu. Hamã cai na armadilha que mandou levantar para um inocente. Jesus também se pôs do nosso lado da sentença, e foi ele quem morreu.',
    prayer:
      'Pai, Ester pediu pelos seus com a própria vida em cima da mesa. Jesus fez mais, e é por causa dele que a minha sentença foi rasgada. Perdoa as vezes em que escondi a que povo pertenço para jantar em paz. Dá-me a calma, a hora certa e as palavras para defender quem foi vendido. Amém.',
    application:
      'Fale hoje em favor de uma pessoa ou de um grupo de quem zombaram perto de você. Se for numa reunião ou na família, combine antes com alguém que o apoie.',
  },
];
