import type { PassageDevotional } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const revelation: readonly PassageDevotional[] = [
  {
    slug: 'apocalipse-1',
    chapters: ['REV.1'],
    verse: verse('Apocalipse 1:17-18', 'mão direita temas vivo'),
    reflection:
      'João está em Patmos por causa do que pregou, e é domingo. Ele se vira para ver uma voz e encontra, entre sete castiçais, alguém de olhos de fogo e rosto de sol, que o derruba de susto. A mão que segura sete estrelas pousa no ombro dele, e quem fala é o Jesus que ele conhecia: esteve morto, e tem agora as chaves.',
    prayer:
      'Jesus, primeiro e último, põe a tua mão direita sobre o meu medo. Tu caminhas entre as igrejas e conheces a luz fraca da nossa. Obrigado porque tens as chaves da morte e nos lavaste com o teu sangue. Visita neste domingo os exilados, os presos e os que adoram sozinhos. Amém.',
    application:
      'Reserve meia hora do próximo domingo, ou de hoje, para ficar a sós com este capítulo. Leia em voz alta e descreva a Jesus o que você vê nele.',
  },
  {
    slug: 'apocalipse-2',
    chapters: ['REV.2'],
    verse: verse('Apocalipse 2:4-5', 'primeiro amor lembra-te'),
    reflection:
      'Éfeso trabalha, aguenta, descobre os falsos apóstolos, e Jesus repara que o amor do começo ficou pelo caminho. A Esmirna, pobre e ameaçada, ele não pede nada de novo, só que não tenha medo. Em cada carta ele diz o que conhece: o que eles fazem, onde moram, até o nome de Antipas, de quem só esta carta se lembra.',
    prayer:
      'Senhor que andas entre os castiçais, tu conheces o meu trabalho e sabes quando o amor saiu dele. Lembra-me de como eu orava no começo. Dá coragem às igrejas pobres e fiéis, e a coroa da vida aos que sofrem por ti. Torna a acender o que em mim ficou só costume. Amém.',
    application:
      'Conte a um irmão como era o seu primeiro amor por Jesus: onde orava, o que lia, a quem falava. Retomem juntos uma dessas coisas ainda hoje.',
  },
  {
    slug: 'apocalipse-3',
    chapters: ['REV.3'],
    verse: verse('Apocalipse 3:20', 'porta bato voz cearei'),
    reflection:
      'Laodiceia era rica, tinha bancos, lã e um colírio famoso, e a igreja de lá dizia não precisar de nada. Jesus lhe oferece ouro, roupa e colírio, porque a vê pobre, nua e cega. Ele repreende aqueles que ama e fica do lado de fora, batendo, à espera de que uma só pessoa abra e ponha mais um prato na mesa.',
    prayer:
      'Jesus, eu ouço a tua batida e reconheço que me acostumei a viver sem abrir. Unge os meus olhos para que eu me veja como me vês. Tira a mornidão das minhas orações e a fartura que me deixou surdo. Entra, senta-te, e ceemos juntos nesta noite. Amém.',
    application:
      'Ponham hoje à mesa um prato a mais, com a família ou com amigos, e perguntem uns aos outros em que parte da vida Jesus ainda está do lado de fora.',
  },
  {
    slug: 'apocalipse-4',
    chapters: ['REV.4'],
    verse: verse('Apocalipse 4:10-11', 'lançam coroas Digno criaste'),
    reflection:
      'Uma porta está aberta no céu, e a primeira coisa que João vê é um trono ocupado. Em volta dele há um arco-íris cor de esmeralda, lâmpadas e quatro seres cheios de olhos que não se cansam de dizer “santo”. Os anciãos tiram a coroa e a jogam diante do trono, porque tudo existe pela vontade daquele que se senta ali. Logo depois, no mesmo lugar, vai aparecer o Cordeiro.',
    prayer:
      'Santo, santo, santo és tu, Criador de tudo o que eu vejo e do que não vejo. O trono está ocupado, e isso sossega o meu medo das notícias. Eu ponho diante de ti a minha pequena coroa, o elogio que recebi ontem. Recebe, por Jesus, o louvor desta casa. Amém.',
    application:
      'Fique cinco minutos sem pedir nada, dizendo apenas a Deus o que ele é. Entregue a ele, pelo nome, o elogio que mais agradou você nesta semana.',
  },
  {
    slug: 'apocalipse-5',
    chapters: ['REV.5'],
    verse: verse('Apocalipse 5:5-6', 'chores Leão Cordeiro'),
    reflection:
      'João chora porque o livro está fechado e ninguém, no céu ou na terra, pode abri-lo. Um ancião o consola e anuncia um leão; quando João olha, vê um cordeiro com as marcas da morte, de pé no meio do trono. Nas taças de ouro, diante dele, sobe como perfume a oração dos santos, inclusive a que parecia não ter passado do teto.',
    prayer:
      'Digno és tu, Cordeiro de Deus, de tomar nas mãos o livro que eu não sei ler. Enxuga o choro de quem não vê sentido no que vive. Obrigado porque compraste com o teu sangue gente de toda língua, e também a mim. Recebe esta oração pequena nas taças do céu. Amém.',
    application:
      'Copie à mão o cântico dos versículos 9 e 10 e deixe-o onde você costuma se preocupar: na mesa de contas, na cozinha ou ao lado da cama.',
  },
  {
    slug: 'apocalipse-6',
    chapters: ['REV.6'],
    verse: verse('Apocalipse 6:10-11', 'Até quando roupas repousassem'),
    reflection:
      'Quatro cavalos passam, e atrás deles vêm a guerra, o pão que custa um dia inteiro de trabalho e a morte. João ouve então, debaixo do altar, a voz dos que morreram pelo que pregavam, perguntando até quando. O Cordeiro que abre os selos não lhes manda calar: dá a cada um uma roupa branca e pede que descansem mais um pouco.',
    prayer:
      'Soberano santo, até quando? Eu trago a pergunta das mães de filhos assassinados, dos povos em guerra, das igrejas queimadas. Tu não te ofendes com ela, e vestes de branco quem a faz. Dá pão a quem o compra caro demais, e, por causa do Cordeiro, apressa o dia da tua justiça. Amém.',
    application:
      'Visitem ou chamem alguém que perdeu uma pessoa pela violência. Perguntem o nome de quem morreu, escutem, e orem com a pergunta do versículo 10.',
  },
  {
    slug: 'apocalipse-7',
    chapters: ['REV.7'],
    verse: verse('Apocalipse 7:9', 'multidão contar nações línguas palmas'),
    reflection:
      'João ouve um número exato, e quando olha vê uma multidão que ninguém consegue contar, de todos os povos, com palmas nas mãos. Um ancião pergunta quem são, e é ele mesmo quem responde: vieram da grande aflição, com as roupas lavadas no sangue do Cordeiro. Os que passaram fome e sol quente são levados por esse Cordeiro, que virou pastor, até as fontes.',
    prayer:
      'Cordeiro e Pastor, ajunta-nos com gente de toda língua diante do teu trono. Lava a minha roupa, que eu sujei no caminho. Lembra-te dos que hoje têm fome, sede e sol na cabeça, e usa as minhas mãos para um copo de água. Guia-nos às fontes, e enxuga por fim todas as lágrimas. Amém.',
    application:
      'Ouçam em grupo ou em família um hino em outra língua, indígena, africana ou estrangeira. Procurem o que ele diz e orem pelo povo que o canta.',
  },
  {
    slug: 'apocalipse-8',
    chapters: ['REV.8'],
    verse: verse('Apocalipse 8:3-4', 'incensário orações santos subiu'),
    reflection:
      'O céu, que cantava sem parar, fica calado meia hora. Nesse silêncio um anjo mistura incenso às orações de todos os santos, e a fumaça sobe até Deus. As trombetas esperam por isso; antes que a terra trema, o céu inteiro faz silêncio para que se ouça o pedido de uma viúva, de um preso, de um menino que o Cordeiro comprou.',
    prayer:
      'Deus que fazes calar o céu para escutar, recebe a minha oração pequena. Mistura nela o incenso que me falta, por Jesus. Junta-a às dos irmãos que oram hoje em cadeias, em barcos e em cozinhas. Tem piedade da terra ferida, das águas amargas e das matas queimadas, e ensina-nos a cuidar delas. Amém.',
    application:
      'Faça silêncio por meia hora, ou pelo tempo que conseguir, sem tela e sem música. No fim, apresente a Deus um único pedido, com poucas palavras.',
  },
  {
    slug: 'apocalipse-9',
    chapters: ['REV.9'],
    verse: verse('Apocalipse 9:20', 'resto arrependeu obras mãos'),
    reflection:
      'O capítulo é um pesadelo de fumaça, gafanhotos com rosto de gente e cavalos que soltam fogo. Duas coisas ficam em pé no meio dele: os que têm o sinal de Deus não são tocados, e a voz que dá a ordem sai do altar, onde estavam as orações dos santos. O mais assustador vem na última linha, sem monstro nenhum. Depois de tudo aquilo, os que sobraram continuam com os mesmos deuses na estante, e ninguém diz que errou.',
    prayer:
      'Deus santo, eu tenho medo de sofrer e não mudar. Que a dor não passe por mim em vão, nem a dor do mundo. Quebra os ídolos que não veem nem ouvem, e que eu continuo a espanar. Marca-me como teu por Jesus, o Cordeiro, e ouve no teu altar as orações pelos que pensam que a morte é a saída. Amém.',
    application:
      'Pense no último susto que você levou e no que prometeu mudar. Retome hoje essa promessa, por escrito. Se a vida está pesada a ponto de querer morrer, ligue 188 e conte a alguém.',
  },
  {
    slug: 'apocalipse-10',
    chapters: ['REV.10'],
    verse: verse('Apocalipse 10:9-10', 'livrinho boca doce amargo'),
    reflection:
      'Um anjo enorme tem um pé no mar e outro na terra, e na mão um livro pequeno, aberto. João recebe a ordem de comê-lo, e ele é doce como mel na língua e amargo no estômago. Quem engole a palavra de Cristo conhece os dois gostos: a alegria de lê-la e o peso de ter de dizê-la a povos e reis.',
    prayer:
      'Senhor, dá-me fome do teu livro. Obrigado pela doçura das promessas de Jesus, que tantas vezes me reanimaram. Ajuda-me também a digerir o que amarga, o que me corrige e o que preciso dizer com lágrimas. Sustenta os que pregam em lugares difíceis, e que eu faça mais do que mastigar. Amém.',
    application:
      'Leia com outra pessoa um trecho curto da Bíblia, duas vezes. Cada um diga o que achou doce e o que achou amargo nele, e orem pelos dois.',
  },
  {
    slug: 'apocalipse-11',
    chapters: ['REV.11'],
    verse: verse('Apocalipse 11:15', 'reinos mundo Senhor reinará'),
    reflection:
      'Duas testemunhas falam vestidas de pano de saco, são mortas e ficam na praça, enquanto o povo troca presentes para comemorar. Depois de três dias e meio o sopro de Deus as põe de pé. A sétima trombeta toca então, e as vozes anunciam que o reino do mundo passou às mãos de Cristo; nas janelas da festa, ninguém mais ri.',
    prayer:
      'Senhor que és e que eras, tu vais reinar, e isso muda o modo como leio o jornal. Sustenta as tuas testemunhas que falam sem palco e sem proteção. Levanta as que caíram e as que foram ridicularizadas. Dá-me a roupa simples delas e a esperança da trombeta, até que Cristo seja visto como Rei. Amém.',
    application:
      'Lembre uma notícia de poder que o deixou com medo. Escreva ao lado dela a frase do versículo 15, com as suas palavras, e leia em voz alta.',
  },
  {
    slug: 'apocalipse-12',
    chapters: ['REV.12'],
    verse: verse('Apocalipse 12:10-11', 'acusador sangue Cordeiro testemunho'),
    reflection:
      'Uma mulher grita com as dores do parto, e um dragão espera para devorar a criança. O menino é levado ao trono, a mulher recebe asas e um lugar no deserto, e até a terra abre a boca para socorrê-la. João ouve então que o acusador foi expulso, vencido pelo sangue do Cordeiro e pela palavra de gente simples que não voltou atrás.',
    prayer:
      'Deus forte, o acusador ainda repete ao meu ouvido o que já perdoaste. Eu respondo com o sangue de Jesus e fico em silêncio. Prepara um lugar seguro para as mães que fogem com os filhos e para os teus servos perseguidos. Dá-lhes alimento no deserto e pessoas que abram a porta. Amém.',
    application:
      'Descubra com alguém da igreja quem acolhe mulheres e crianças em perigo na sua cidade. Guardem o telefone e o Ligue 180, e ofereçam a essa casa uma ajuda.',
  },
  {
    slug: 'apocalipse-13',
    chapters: ['REV.13'],
    verse: verse('Apocalipse 13:10', 'paciência fé santos'),
    reflection:
      'Uma fera sobe do mar com boca de leão, outra vem da terra com chifres de cordeiro e voz de dragão. Elas querem adoração, controlam quem compra e quem vende, e a multidão pergunta quem pode enfrentá-las. João pede aos santos paciência e fé, porque há outro livro e outro Cordeiro, que foi morto e guarda nele os seus nomes.',
    prayer:
      'Cordeiro de Deus, o meu nome está no teu livro, e isso me basta. Livra-me de adorar a força, o dinheiro e os que prometem tudo. Dá-me discernimento quando uma voz de dragão falar com jeito de cordeiro. Sustenta os que perdem o emprego ou o pão por tua causa, e dá-nos paciência até o fim. Amém.',
    application:
      'Conversem em casa sobre uma mensagem alarmista que receberam. Verifiquem juntos se é verdadeira, não a repassem e orem por alguém que vive perseguição real.',
  },
  {
    slug: 'apocalipse-14',
    chapters: ['REV.14'],
    verse: verse('Apocalipse 14:13', 'Benditos mortos descansem obras'),
    reflection:
      'Três anjos cruzam o céu com notícias graves, e depois deles, como uma pausa, uma voz manda João escrever uma frase para as lápides. Felizes os que morrem no Senhor: eles descansam, e o que fizeram vai junto. Muitas mães puseram essas palavras em cima de um túmulo sem saber explicar a besta nem os números. Pouco antes João tinha visto o Cordeiro no monte com os seus, que aprendiam uma canção nova, e todo o capítulo corre entre esse canto e a colheita.',
    prayer:
      'Cordeiro de Deus, eu quero ir contigo aonde fores, e morrer em ti quando chegar a hora. Obrigado pelos que descansaram, e pelas obras deles que ainda nos alcançam: uma receita, um hino, um conselho. Dá-me paciência e uma boca sem mentira. Que o evangelho eterno chegue a cada povo antes da foice. Amém.',
    application:
      'Visitem juntos um túmulo ou olhem a foto de alguém que morreu em Cristo. Cada um conte uma obra dessa pessoa que continua viva, e cantem o hino de que ela gostava.',
  },
  {
    slug: 'apocalipse-15',
    chapters: ['REV.15'],
    verse: verse('Apocalipse 15:3', 'cântico Moisés Cordeiro'),
    reflection:
      'Antes das sete taças, João vê um mar transparente, com clarões de fogo, e na margem pessoas com harpas na mão. Elas cantam o hino que Moisés cantou depois de atravessar o mar Vermelho, e o cântico do Cordeiro, como se fossem uma música só. O juízo que vem a seguir é terrível, e os que sofreram sob a besta chamam de justos os caminhos de Deus.',
    prayer:
      'Rei dos santos, grandes e maravilhosas são as tuas obras, embora eu veja somente uma parte. Há injustiças que ainda me tiram a voz, e eu as deixo no teu tribunal. Dá-me a harpa dos que atravessaram, e uma canção para o Cordeiro. Que todos os povos venham adorar a ti. Amém.',
    application:
      'Cante sozinho um hino antigo que fala da justiça ou da cruz, e diga a Deus, entre uma estrofe e outra, uma injustiça que você entrega a ele.',
  },
  {
    slug: 'apocalipse-16',
    chapters: ['REV.16'],
    verse: verse('Apocalipse 16:15', 'ladrão vigia guarda roupas'),
    reflection:
      'Sete taças são derramadas sobre a terra, o mar, os rios e o sol, e por três vezes se diz que os homens xingam a Deus e continuam iguais. Os exércitos já se juntam para a batalha quando uma voz conhecida interrompe a narração, entre parênteses. É Jesus, falando da roupa de cada um, como quem avisa o vigia do templo para não cochilar. Enquanto os leitores discutem onde fica o Armagedom, ele pergunta se estamos acordados e vestidos.',
    prayer:
      'Senhor Jesus, tu vens sem avisar a hora, e a tua voz me acorda com carinho. Eu não entendo todas as taças, mas sei que os teus juízos são justos. Veste-me com o que me deste na cruz, e guarda-me de andar nu de amor e de verdade. Dá-me arrependimento enquanto ele ainda é fácil. Amém.',
    application:
      'Antes de dormir, faça de conta que Jesus chega nesta noite, e resolva uma coisa só que o deixaria envergonhado. Depois durma tranquilo, porque quem vem é o seu Salvador.',
  },
  {
    slug: 'apocalipse-17',
    chapters: ['REV.17'],
    verse: verse('Apocalipse 17:14', 'Cordeiro vencerá Senhor chamados'),
    reflection:
      'João vê uma mulher luxuosa com um copo de ouro na mão e sangue de gente fiel no hálito, e confessa que ficou espantado. O anjo explica a fera, as cabeças e os chifres com frases que os leitores discutem até hoje. O fim da aliança entre a mulher e a fera é claro: os reis que carregavam a mulher acabam por odiá-la e a queimam, porque o mal não é leal nem aos seus. Contra todos eles está um Cordeiro, que vence, e com ele estão os seus, a quem o texto dá três nomes: chamados, escolhidos e fiéis.',
    prayer:
      'Senhor dos senhores, o copo de ouro me atrai mais do que eu gostaria. Abre os meus olhos para o sangue que há no luxo. Tu venceste deixando-te ferir, e é desse jeito que quero estar contigo. Sustenta os fiéis que a cidade grande persegue, e faz-me contente com os três nomes que me deste. Amém.',
    application:
      'Conversem em casa sobre uma propaganda que promete felicidade, e perguntem quem paga a conta dela. Escolham uma compra que podem trocar por outra mais justa.',
  },
  {
    slug: 'apocalipse-18',
    chapters: ['REV.18'],
    verse: verse('Apocalipse 18:4', 'Saí povo meu pecados'),
    reflection:
      'Os comerciantes choram de longe, com medo da fumaça, e o choro deles vem em forma de nota fiscal: ouro, seda, canela, farinha, gado, carruagens. No fim da lista, depois dos cavalos e das carruagens, aparecem corpos e almas de gente. É com essa conta em aberto que a cidade cai numa hora, com as suas harpas e as suas noivas. Antes do fogo se ouve um chamado com voz de pai, que pede ao povo que saia de dentro dela, como Ló e como Israel, e siga o Cordeiro.',
    prayer:
      'Pai, chama-me para fora do que está condenado a cair. Perdoa o que comprei barato porque alguém pagou com a vida. Liberta os meninos, as mulheres e os homens que são vendidos em fazendas, oficinas e bordéis. Jesus nos comprou para sermos livres; que a luz e a música da nossa casa não dependam da dor de ninguém. Amém.',
    application:
      'Procurem a origem de um produto que vocês usam toda semana, e troquem-no se houver denúncia de trabalho escravo. Se souberem de um caso, liguem para o Disque 100.',
  },
  {
    slug: 'apocalipse-19',
    chapters: ['REV.19'],
    verse: verse('Apocalipse 19:9', 'Benditos chamados ceia Cordeiro'),
    reflection:
      'A palavra “aleluia” aparece quatro vezes nesta página, e em nenhuma outra do Novo Testamento. Caiu a cidade que vendia até vidas humanas, e as vozes do céu anunciam um casamento. João se comove tanto que se lança aos pés do anjo, mas este não aceita: diz que é um colega de serviço e que só Deus deve ser adorado.',
    prayer:
      'Aleluia, Senhor, porque tu reinas e a maldade não fica com a última palavra. Obrigado pelo convite para a ceia do teu Filho. Veste a tua igreja de obras justas, como de linho limpo. Guarda-me de me ajoelhar diante de pregadores, cantores ou governantes, e recebe só para ti a minha adoração. Amém.',
    application:
      'Convide alguém para uma refeição nesta semana, com toalha limpa e tempo. À mesa, conversem sobre como vocês imaginam a festa para a qual Jesus nos chamou.',
  },
  {
    slug: 'apocalipse-20',
    chapters: ['REV.20'],
    verse: verse('Apocalipse 20:12', 'mortos grandes pequenos livros'),
    reflection:
      'Os cristãos leem de vários modos os mil anos deste capítulo, e continuam irmãos. Em uma coisa todos concordam: a antiga serpente tem corrente e tem fim. Diante do trono branco a terra e o céu somem, e ficam de pé só os mortos, o general e o bebê, os que o mar guardava e os que ninguém enterrou. Abrem-se os livros do que cada um fez, e depois outro, diferente, que guarda nomes em lugar de dívidas.',
    prayer:
      'Juiz de toda a terra, nada do que fizeram aos pequenos ficará fechado nesses livros. Isso me consola, e me faz tremer pelas minhas próprias páginas. Eu peço que o meu nome esteja no livro da vida, escrito por Jesus, que foi julgado no meu lugar. Dá-me pressa de falar dele aos que amo. Amém.',
    application:
      'Diga hoje a uma pessoa querida, com simplicidade, por que você confia em Jesus para o dia do juízo. Antes, peça a alguém que ore por essa conversa.',
  },
  {
    slug: 'apocalipse-21',
    chapters: ['REV.21'],
    verse: verse('Apocalipse 21:3-4', 'habitará lágrima dor'),
    reflection:
      'João está preso numa ilha e vê uma cidade descer, enfeitada como noiva, com doze portas que não se fecham. Nela não há templo, nem lâmpada acesa, porque Deus e o Cordeiro moram ali e a iluminam. Antes de medir os muros de jaspe, ele conta o gesto mais próximo de todos: a mão de Deus que passa pelo rosto dos seus e limpa cada lágrima.',
    prayer:
      'Deus que fazes novas todas as coisas, eu te mostro o meu rosto como ele está. Guarda as lágrimas desta casa até o dia em que tu mesmo as enxugarás. Dá-me sede da fonte que ofereces de graça em Jesus. Enquanto espero a cidade, que as minhas portas estejam abertas e que haja nelas a tua luz. Amém.',
    application:
      'Acenda uma luz no quarto ao anoitecer e diga a Deus, uma por uma, as dores que ele vai desfazer. Termine lendo em voz alta os versículos 3 a 5.',
  },
  {
    slug: 'apocalipse-22',
    chapters: ['REV.22'],
    verse: verse('Apocalipse 22:17', 'Espírito noiva Vem sede'),
    reflection:
      'A Bíblia começa num jardim e termina com um rio no meio da rua, e nas margens a árvore que dá fruta todo mês e tem folhas que curam as nações. Os servos verão o rosto de Deus, coisa que nem Moisés viu. Três vezes Jesus diz que vem logo, e o último convite é a quem tem sede: a água é de graça.',
    prayer:
      'Vem, Senhor Jesus, estrela da manhã. Eu tenho sede, e aceito a água que não se compra. Cura as nações com as folhas da tua árvore, e cura a minha rua com a tua presença. Enquanto não vejo o teu rosto, que a tua graça esteja com todos nós, até o fim da leitura e até o fim do caminho. Amém.',
    application:
      'Beba um copo de água em silêncio e diga: “vem, Senhor Jesus”. Escreva depois, numa linha, por que você deseja que ele venha.',
  },
];
