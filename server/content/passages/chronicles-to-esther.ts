import type { PassageDevotional } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const chroniclesToEsther: readonly PassageDevotional[] = [
  {
    slug: '1-cronicas-16',
    chapters: ['1CH.16'],
    verse: verse('1 Crônicas 16:43', 'Davi abençoar casa'),
    reflection:
      'A arca enfim está em Jerusalém, e Davi dá a cada homem e a cada mulher um pão, um pedaço de carne e um bolo de passas. Asafe toca os címbalos, e há gente escalada para louvar todo dia, e porteiros, e até quem sopre a trombeta. Quando o povo vai embora, o rei também vai, e a última frase conta que ele voltou para abençoar a própria casa.',
    prayer:
      'Senhor, eu canto com a multidão e chego em casa sem bênção para os meus. Ajuda-me a levar o louvor até a cozinha. Abençoa os que tocam, os que limpam e os que cuidam da porta. Bendito seja o teu nome por Jesus, que repartiu o pão conosco e entra conosco em casa. Amém.',
    application:
      'Ao voltar para casa hoje, antes de qualquer queixa, diga uma palavra de bênção a quem encontrar. Se mora só, ligue para um parente e faça o mesmo.',
  },
  {
    slug: '1-cronicas-29',
    chapters: ['1CH.29'],
    verse: verse('1 Crônicas 29:14', 'quem tudo mão'),
    reflection:
      'Davi junta ouro, prata e pedras para um templo que ele não verá pronto, e o povo se alegra em dar junto com ele. Na oração, o velho rei se espanta: tudo o que trouxeram já tinha vindo da mão de Deus. Ele se chama de estrangeiro, compara os dias a uma sombra, e pede por Salomão, que vai continuar a obra.',
    prayer:
      'Tudo vem de ti, Senhor, e é do teu que eu te devolvo. Livra-me de dar com tristeza e de guardar com medo. Ajuda-me a preparar o que outros vão terminar, sem exigir que o meu nome apareça. Agradeço por Jesus, que sendo rico se fez pobre por nós. Conserva em mim essa alegria. Amém.',
    application:
      'Separe um objeto bom que você não usa e dê a quem precise dele, sem contar a ninguém. Antes de entregar, agradeça a Deus por ter tido aquilo.',
  },
  {
    slug: '2-cronicas-7',
    chapters: ['2CH.7'],
    verse: verse('2 Crônicas 7:14', 'povo humilhar orar face'),
    reflection:
      'O fogo desce enquanto Salomão termina de orar, e os sacerdotes não conseguem entrar, de tanta glória. Dias depois, já sem festa, Deus aparece de noite e fala de tempos ruins, sem chuva e com gafanhotos. Ele ensina ao povo o caminho de volta, que começa por se humilhar e buscar o rosto dele, e promete ouvido atento e olhos abertos.',
    prayer:
      'Senhor, nós carregamos o teu nome e temos andado de cabeça erguida demais. Humilha-nos sem nos destruir, e faz-nos buscar o teu rosto. Perdoa os pecados da tua igreja, que eu confesso começando pelos meus. Ouve-nos por Jesus, e olha com bondade para esta terra e para quem nela sofre. Amém.',
    application:
      'Convide dois irmãos para orar meia hora pela igreja e pelo país, sem falar mal de ninguém. Comecem confessando cada um o seu próprio pecado.',
  },
  {
    slug: '2-cronicas-20',
    chapters: ['2CH.20'],
    verse: verse('2 Crônicas 20:12', 'sabemos fazer olhos'),
    reflection:
      'Josafá recebe a notícia de três exércitos a caminho, sente medo e reúne o povo no pátio do templo, com mulheres e crianças de colo. A oração dele termina sem plano nenhum: não sabemos o que fazer, e os nossos olhos estão em ti. Na manhã seguinte os cantores saem à frente dos soldados, louvando a misericórdia de Deus, e a batalha acaba antes de eles chegarem.',
    prayer:
      'Deus de nossos pais, chegou uma notícia maior do que as nossas forças. Nós não sabemos o que fazer, e olhamos para ti. Põe um canto na nossa boca antes de vermos a saída, e dá conselho a quem precisa decidir. Em nome de Jesus pedimos que a tua misericórdia vá adiante de nós. Amém.',
    application:
      'Reúna a família ou dois amigos, presencialmente ou por chamada, e orem sobre o problema que ninguém sabe resolver. Comecem cantando um hino conhecido.',
  },
  {
    slug: '2-cronicas-33',
    chapters: ['2CH.33'],
    verse: verse('2 Crônicas 33:12', 'angústias orou humilhado'),
    reflection:
      'Manassés encheu o templo de ídolos, consultou espíritos e entregou os próprios filhos ao fogo no vale de Hinom; foi o pior dos reis de Judá. Preso com grilhões na Babilônia, ele ora pela primeira vez, muito humilhado, e Deus se deixa mover. De volta, arranca com as mãos o que tinha posto no templo, embora o povo já estivesse acostumado.',
    prayer:
      'Deus dos meus pais, se tu ouviste Manassés, ouvirás também a mim. Recebe os que estão presos e os que fizeram coisas que não se contam. Consola as crianças que sofreram nas mãos deles. Jesus veio chamar pecadores, e por ele eu peço coragem para desfazer, no que puder, o mal que fiz. Amém.',
    application:
      'Pense num estrago que o seu pecado deixou e que ainda pode ser consertado. Dê hoje o primeiro passo, sem exigir que os outros se esqueçam logo.',
  },
  {
    slug: 'esdras-3',
    chapters: ['EZR.3'],
    verse: verse('Esdras 3:13', 'distinguir alegria choro'),
    reflection:
      'Os que voltaram da Babilônia levantam primeiro o altar, ainda com medo dos vizinhos, e só depois lançam o alicerce do templo. Na festa, muitos gritam de alegria, e os velhos que lembravam da casa antiga choram alto. De longe ninguém consegue separar um som do outro, e Deus recebe os dois.',
    prayer:
      'Senhor, tu és bom, e a tua bondade dura para sempre. Há em mim alegria pelo que começa e choro pelo que não volta. Recebe as duas vozes, e não deixes que os novos e os velhos da tua igreja se desprezem. Firma-nos sobre Jesus, a pedra do alicerce. Amém.',
    application:
      'Escreva duas listas curtas: o que você perdeu nos últimos anos e o que está começando agora. Leia as duas a Deus, uma depois da outra.',
  },
  {
    slug: 'neemias-1',
    chapters: ['NEH.1'],
    verse: verse('Neemias 1:4', 'sentei chorei orei'),
    reflection:
      'Neemias tem um bom emprego no palácio de Susã e pergunta a um irmão recém-chegado como estão os de Jerusalém. Ao ouvir dos muros caídos e das portas queimadas, ele se senta e chora por uma cidade onde talvez nunca tivesse morado. Na oração ele inclui a si mesmo e a casa do pai entre os que pecaram, e só no fim conta que serve o vinho do rei.',
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
];
