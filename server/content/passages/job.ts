import type { PassageDevotional } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const job: readonly PassageDevotional[] = [
  {
    slug: 'jo-1',
    chapters: ['JOB.1'],
    verse: verse('Jó 1:21', 'SENHOR deu tomou'),
    reflection:
      'Quatro mensageiros chegam a Jó no mesmo dia, cada um antes que o outro acabe de falar, e o último traz a morte dos filhos. Ele não conhece a conversa que houve no céu, em que Satanás disse que a fé dele era comprada. Sem saber de nada disso, o homem de Uz rasga a capa, cai no chão e adora.',
    prayer:
      'Há dias, Senhor, em que as más notícias chegam todas juntas, e tu sabes disso. Recebe a minha adoração mesmo quando ela sai entre soluços e sem explicação. Guarda hoje quem enterrou um filho. Eu me apego a Jesus, que também te adorou sem receber resposta na hora da dor. Amém.',
    application:
      'Ligue para uma pessoa que recebeu uma notícia ruim nos últimos dias. Diga que está orando por ela, sem dar nenhuma explicação para o que aconteceu.',
  },
  {
    slug: 'jo-2',
    chapters: ['JOB.2'],
    verse: verse('Jó 2:13', 'sentaram sete palavra'),
    reflection:
      'Elifaz, Bildade e Zofar combinam a viagem para consolar o amigo e, de longe, nem o reconhecem, sentado na cinza e coberto de feridas. Choram alto, jogam pó sobre a cabeça e ficam sete dias com ele no chão, sem dizer palavra. Foi a melhor coisa que fizeram por Jó em todo o livro.',
    prayer:
      'Pai, ensina-me a sentar ao lado de quem sofre e a ficar calado. Tu conheces a minha pressa de consertar e de explicar. Jesus chorou diante do túmulo de Lázaro antes de chamá-lo para fora, e eu quero aprender com ele. Sustenta também os que cuidam de um doente há muito tempo. Amém.',
    application:
      'Passe hoje meia hora com alguém que sofre, em casa ou no hospital, e fale pouco. Leve água, segure a mão, faça uma tarefa que esteja por fazer.',
  },
  {
    slug: 'jo-5',
    chapters: ['JOB.5'],
    verse: verse('Jó 5:18', 'chaga curativo mãos'),
    reflection:
      'Elifaz diz muita coisa certa: Deus manda chuva ao campo, levanta os humildes, fere e também põe o curativo. O erro dele é usar essas verdades para concluir que Jó sofre porque pecou. O homem que acabou de perder dez filhos ouve o amigo prometer descendentes como a erva do campo.',
    prayer:
      'Deus que põe o curativo, perdoa as vezes em que usei palavras verdadeiras para machucar. Ensina-me a escolher a hora e o tom. Quando eu for a pessoa ferida, ajuda-me a separar o que vem de ti do que vem da pressa dos outros. Jesus não quebra a cana rachada, e nas mãos dele eu descanso. Amém.',
    application:
      'Lembre-se de um conselho que você deu e que pode ter doído. Se for possível, procure a pessoa, peça desculpas e pergunte como ela está agora.',
  },
  {
    slug: 'jo-7',
    chapters: ['JOB.7'],
    verse: verse('Jó 7:11', 'calarei angústia amargura'),
    reflection:
      'Jó passa a noite virando de um lado para o outro, com a pele rachada, contando as horas até amanhecer. Ele compara os dias à lançadeira do tear, que corre até acabar o fio, e decide não segurar a boca. Toda essa queixa ele diz a Deus, e o livro inteiro a guardou sem a censurar.',
    prayer:
      'Tu que guardas a gente, hoje eu também me queixo, porque a noite foi comprida. Tu me visitas cada manhã, e eu nem sempre quero a visita. Cuida dos que não dormem de dor e dos que desejam não acordar. Fica perto deles, Jesus, que passaste a noite acordado no jardim. Amém.',
    application:
      'Escreva a Deus uma carta de queixa, sem enfeite nenhum. Se nela aparecer vontade de morrer, mostre-a hoje a alguém de confiança ou ligue 188, a qualquer hora.',
  },
  {
    slug: 'jo-9',
    chapters: ['JOB.9'],
    verse: verse('Jó 9:33', 'árbitro mão ambos'),
    reflection:
      'Jó olha para o Deus que sela as estrelas e pisa sobre as ondas, e acha impossível levar a ele um processo. Falta alguém no meio, um árbitro que ponha uma das mãos sobre Deus e a outra sobre o homem. Séculos depois, Paulo escreveria a Timóteo que existe um mediador assim, e que ele se chama Cristo Jesus.',
    prayer:
      'Senhor do Órion e das Plêiades, eu não teria como discutir contigo. Agradeço porque me deste o mediador que Jó procurava. Jesus tem uma das mãos em ti e a outra em mim, e por isso eu falo sem terror. Ouve o que hoje me pesa e mostra-me o teu rosto nele. Amém.',
    application:
      'Ore hoje dizendo, já no começo, que você vem por meio de Jesus. Conte então a ele o assunto que você tem medo de levar a Deus.',
  },
  {
    slug: 'jo-10',
    chapters: ['JOB.10'],
    verse: verse('Jó 10:12', 'vida misericórdia cuidado'),
    reflection:
      'Jó pergunta a Deus por que destrói agora o que modelou com tanto cuidado, como barro na mão do oleiro. No meio da acusação ele se lembra de ter sido tecido com ossos e nervos, vestido de pele e de carne. A mesma boca que pede um pouco de alívio reconhece que recebeu vida e misericórdia.',
    prayer:
      'Oleiro meu, eu não entendo o que as tuas mãos estão fazendo comigo. Sei que elas me formaram, e por isso volto a elas com a minha pergunta. Agradeço pelo corpo que me deste, mesmo cansado ou doente. Na carne que Jesus assumiu eu vejo quanto tu prezas a minha. Amém.',
    application:
      'Ponha a mão sobre a parte do corpo que mais dói ou mais cansa, e agradeça a Deus pelo serviço que ela já prestou. Marque a consulta que você vem adiando.',
  },
  {
    slug: 'jo-13',
    chapters: ['JOB.13'],
    verse: verse('Jó 13:15', 'mate nele esperarei'),
    reflection:
      'Jó chama os amigos de médicos inúteis e pede que se calem, porque defendem Deus com mentiras. Ele prefere falar com o Todo-Poderoso em pessoa, ainda que isso lhe custe a vida. Quem não espera nada de Deus vai embora; Jó fica, prepara a sua causa e continua esperando justamente naquele de quem se queixa.',
    prayer:
      'Deus, eu não quero te defender com frases falsas nem te trocar por respostas fáceis. Afasta de mim o terror, e deixa-me falar contigo de frente. Ainda que eu não veja motivo, em ti eu espero. Jesus perguntou por que, e entregou o espírito nas tuas mãos; faz a minha fé parecida com a dele. Amém.',
    application:
      'Converse com um amigo maduro na fé sobre a pergunta que você nunca teve coragem de fazer na igreja. Peça que ele ouça antes de responder.',
  },
  {
    slug: 'jo-14',
    chapters: ['JOB.14'],
    verse: verse('Jó 14:7', 'esperança árvore cortada'),
    reflection:
      'Jó repara que o toco de uma árvore, mesmo velho, torna a brotar quando sente o cheiro da água. Com o homem parece diferente: ele se deita e não se levanta mais. Então o sofredor arrisca uma pergunta sobre viver de novo, e imagina Deus com saudade da obra de suas mãos, chamando por ela.',
    prayer:
      'Senhor, eu tenho mais luz do que Jó, porque vi o túmulo de Jesus vazio. Chama-me no último dia, e eu te responderei. Consola quem visita hoje um cemitério e quem recebeu um diagnóstico sem volta. Enquanto isso, faz brotar em mim a esperança, ao cheiro das tuas águas. Amém.',
    application:
      'Regue uma planta ou ajude alguém a cuidar da sua. Enquanto a água desce, converse com essa pessoa sobre quem vocês esperam rever na ressurreição.',
  },
  {
    slug: 'jo-16',
    chapters: ['JOB.16'],
    verse: verse('Jó 16:19', 'testemunha céus defensor'),
    reflection:
      'Os amigos já falaram demais, e Jó os chama de consoladores miseráveis, com o rosto vermelho de tanto chorar. Ele pede à terra que não cubra o seu sangue. E nessa mesma hora diz que tem no céu uma testemunha, alguém que o defende como um amigo defende o outro.',
    prayer:
      'Pai, quando ninguém acredita na minha palavra, tu conheces o que aconteceu. Agradeço porque eu tenho um advogado junto de ti, Jesus Cristo, o justo. Olha pelos que foram caluniados e pelos que esperam justiça há anos. Que os meus olhos chorem diante de ti e encontrem quem os enxugue. Amém.',
    application:
      'Anote o nome de alguém que está sendo julgado sem ser ouvido, na família, no trabalho ou na igreja. Ore por essa pessoa e recuse-se hoje a repetir o boato.',
  },
  {
    slug: 'jo-19',
    chapters: ['JOB.19'],
    verse: verse('Jó 19:25', 'Redentor vive levantará'),
    reflection:
      'Irmãos, parentes, empregados e até as crianças da rua se afastaram de Jó, e o hálito dele incomoda a própria esposa. Ele queria ver a sua defesa gravada na pedra com ponta de ferro. O que ficou gravado foi outra coisa: o seu Redentor vive, vai se levantar sobre o pó, e ele o verá com os próprios olhos.',
    prayer:
      'Redentor vivo, eu creio que te levantaste e que hás de vir. Vê os que foram abandonados por causa da doença, os que ninguém mais convida. Se o meu corpo se gastar, guarda em mim o desejo de te ver, Jesus. Quero olhar para ti com estes olhos, sem medo e sem véu. Amém.',
    application:
      'Convide para um café alguém que ficou isolado por doença, velhice ou vergonha. Se a pessoa não puder sair, leve o café até ela.',
  },
  {
    slug: 'jo-21',
    chapters: ['JOB.21'],
    verse: verse('Jó 21:7', 'perversos vivem envelhecem'),
    reflection:
      'Zofar tinha garantido que o mau dura pouco, e Jó manda que olhem em volta. Há gente cruel que envelhece tranquila, com o gado gordo e as crianças dançando ao som da flauta, e que diz a Deus para ficar longe. Jó se assusta com isso, põe a mão na boca, e ainda assim não quer o conselho deles.',
    prayer:
      'Deus de toda a terra, eu também vejo os que fazem o mal e dormem bem. Guarda-me da inveja e da descrença. Tu julgas os que estão no alto, e o dia está marcado em Jesus, a quem entregaste o juízo. Até lá, livra os pobres das mãos deles, e livra-me de querer a vida que eles levam. Amém.',
    application:
      'Desligue por um dia as notícias e perfis que deixam você com raiva ou inveja. Use esse tempo para orar por uma vítima de injustiça que você conhece.',
  },
  {
    slug: 'jo-23',
    chapters: ['JOB.23'],
    verse: verse('Jó 23:10', 'conhece caminho ouro'),
    reflection:
      'Jó procura Deus nos quatro lados, a leste, a oeste, ao norte e ao sul, sem encontrá-lo em nenhum. A dor maior dele já deixou de ser a ferida e passou a ser o silêncio. Mesmo sem ver, ele afirma que está sendo visto, e que sairá dessa prova como o ouro sai do forno.',
    prayer:
      'Tu conheces o meu caminho, Senhor, mesmo quando eu perco o teu de vista. A explicação do forno pode esperar; hoje te peço que fiques perto. Guarda os meus pés nos teus passos enquanto está escuro. Por Jesus, que foi provado em tudo e saiu puro, sustenta a minha fidelidade. Amém.',
    application:
      'Diga hoje a outra pessoa da fé que você está numa fase em que não sente Deus. Peça que ela leia para você, em voz alta, um trecho do evangelho.',
  },
  {
    slug: 'jo-28',
    chapters: ['JOB.28'],
    verse: verse('Jó 28:28', 'temor Senhor sabedoria'),
    reflection:
      'O poema desce às minas de prata e de ferro, onde homens ficam pendurados por cordas em buracos que o falcão nunca viu. A gente acha safira e ouro no escuro, mas a sabedoria não está ali; o mar responde que não está com ele. Deus, que deu peso ao vento, sabe onde ela fica, e a entrega a quem o teme e deixa o mal.',
    prayer:
      'Deus que pesa o vento, eu cavei em muitos lugares atrás de respostas. Dá-me o temor de ti, que ouro nenhum compra. Em Cristo estão guardados todos os tesouros da sabedoria, e eu venho a ele de mãos vazias. Ajuda-me a deixar hoje o mal que eu já reconheci. Amém.',
    application:
      'Escolha um só hábito que você sabe que é errado e afaste-se dele hoje de modo prático: apague o aplicativo, mude o caminho, devolva o que não é seu.',
  },
  {
    slug: 'jo-29',
    chapters: ['JOB.29'],
    verse: verse('Jó 29:15', 'olhos cego pés'),
    reflection:
      'Jó tem saudade do tempo em que a amizade de Deus pousava sobre a sua tenda e os filhos estavam em volta. O que ele conta desse tempo é sobretudo o bem que fazia na porta da cidade: ajudava o órfão, alegrava a viúva, enxergava pelo cego e andava pelo manco. Ele se dava ao trabalho de investigar a causa de gente que nem conhecia.',
    prayer:
      'Eu também sinto falta, Senhor, de um tempo que passou, e tu sabes qual. Agradeço pelo que ele me deu, e peço que me uses no dia de hoje. Que eu seja olhos e pés para alguém, como Jesus foi para tantos nas estradas da Galileia. Aquece de novo a minha tenda com a tua amizade. Amém.',
    application:
      'Seja os olhos ou os pés de alguém hoje: leia uma carta, preencha um formulário, faça uma compra, acompanhe numa repartição.',
  },
  {
    slug: 'jo-31',
    chapters: ['JOB.31'],
    verse: verse('Jó 31:13', 'direito servo serva'),
    reflection:
      'Na sua última defesa, Jó abre a vida cômodo por cômodo: o olhar, o casamento, o dinheiro, a mesa, o portão. Quando o empregado reclamava de alguma coisa, ele ouvia, porque o mesmo Deus formou os dois no ventre. Nem na ruína do inimigo ele quis achar graça, e a sua porta ficava aberta para quem vinha de viagem.',
    prayer:
      'Criador de todos nós, examina também os cômodos da minha vida. Onde eu comi o meu pão a sós, abre a minha mão; onde olhei com cobiça, limpa o meu olhar. Perdoa-me, porque eu não posso dizer tudo o que Jó disse. A minha justiça é Cristo, e dele eu quero aprender a ser justo. Amém.',
    application:
      'Percorra a casa com os olhos e pare em cada cômodo: o que Deus veria ali? Escolha um deles e mude hoje uma coisa pequena.',
  },
  {
    slug: 'jo-32',
    chapters: ['JOB.32'],
    verse: verse('Jó 32:6', 'Eliú jovem idosos'),
    reflection:
      'Eliú esperou os mais velhos terminarem, e só então confessa que se sente como um odre novo a ponto de estourar. Ele lembra que o fôlego do Todo-Poderoso dá entendimento, e que a idade sozinha não garante sabedoria. Há nele respeito, ira e muita vontade de falar, tudo misturado, como em qualquer um que ouve uma discussão longa.',
    prayer:
      'Sopra em mim o entendimento, Espírito do Todo-Poderoso. Ensina os jovens a falar com respeito e os velhos a ouvir com paciência. Quando eu estiver cheio de palavras, mostra-me quais servem e quais apenas me aliviam. Guarda-me da lisonja, e dá-me a mansidão de Jesus. Amém.',
    application:
      'Pergunte a alguém de outra geração, mais nova ou mais velha, o que pensa de um assunto da fé. Faça duas perguntas antes de dar a sua opinião.',
  },
  {
    slug: 'jo-35',
    chapters: ['JOB.35'],
    verse: verse('Jó 35:10', 'Deus canções noite'),
    reflection:
      'Eliú manda Jó olhar as nuvens, altas demais para serem alcançadas por pecado ou por bondade de gente. Ele fala dos oprimidos que gritam contra o braço dos poderosos e esquecem de perguntar por Deus. Entre palavras duras, o rapaz deixa um nome bonito para o Criador: aquele que dá canções de noite.',
    prayer:
      'Meu Criador, tu me fizeste capaz de cantar no escuro, e há noites em que eu apenas grito. Dá-me hoje uma canção, ainda que baixa. Acode os que são esmagados pelos poderosos, e que eles não se esqueçam do teu nome. Paulo e Silas cantaram na prisão onde estavam por causa de Jesus; eu canto também. Amém.',
    application:
      'Antes de dormir, apague a luz e cante baixo, ou só recite, um hino que você sabe de cor. Repita-o se acordar durante a noite.',
  },
  {
    slug: 'jo-37',
    chapters: ['JOB.37'],
    verse: verse('Jó 37:14', 'fica parado maravilhas'),
    reflection:
      'O coração de Eliú pula no peito enquanto a tempestade se arma no horizonte. Ele descreve o trovão, a neve que obedece a uma ordem, os bichos recolhidos na toca e o trabalho parado por causa da chuva. Depois pede a Jó que fique quieto e repare, porque é de uma tempestade assim que Deus vai falar no capítulo seguinte.',
    prayer:
      'Deus da tempestade, eu passo depressa pelas tuas maravilhas. Faz-me parar quando o céu escurecer, e ouvir mais do que o barulho. Protege os que moram em encosta e beira de rio, e move as mãos de quem pode socorrê-los. Jesus mandou o vento calar, e nele eu não tremo como quem está só. Amém.',
    application:
      'Olhe o céu por cinco minutos com uma criança ou com um amigo e descrevam um ao outro as nuvens. Se houver risco de chuva forte, avise um vizinho que mora em área perigosa.',
  },
  {
    slug: 'jo-38',
    chapters: ['JOB.38'],
    verse: verse('Jó 38:41', 'corvos alimento filhotes'),
    reflection:
      'Deus enfim responde a Jó, do meio do redemoinho, sem tocar na pergunta dele. Leva-o para ver o alicerce da terra, o berço do mar enfaixado de nuvens, o deserto onde chove sem que ninguém esteja lá. Entre o Órion e o relâmpago, ele se ocupa do filhote de corvo que grita de fome.',
    prayer:
      'Senhor do redemoinho, eu trouxe uma lista de perguntas, e tu me mostras o mundo. Aquieta-me diante do tamanho da tua obra. Se tu ouves o corvo novo, ouves também a mim. Jesus mandou olhar os corvos para perder a ansiedade, e hoje eu quero olhar. Amém.',
    application:
      'Observe um bicho por alguns minutos, um pássaro, um cachorro, uma formiga. Pergunte-se quem o alimentou hoje, e conte a Deus a preocupação que você traz sobre sustento.',
  },
  {
    slug: 'jo-40',
    chapters: ['JOB.40'],
    verse: verse('Jó 40:4', 'mão boca responderia'),
    reflection:
      'Jó, que tanto quis uma audiência, agora põe a mão sobre a boca. Deus fala outra vez e lhe apresenta o beemote, deitado na lama à sombra das canas, calmo até quando o rio transborda. O homem que pedia contas ouve que nem esse animal ele conseguiria prender, quanto mais governar os soberbos da terra.',
    prayer:
      'Todo-Poderoso, eu falei de ti mais do que sabia. Ponho a mão na boca e espero. Não me deixes confundir este silêncio com desprezo, porque tu vieste conversar com o teu servo. Em Jesus a tua força se fez mansa, e eu posso me calar perto de ti sem medo. Amém.',
    application:
      'Ouça alguém hoje sem interromper nem uma vez, nem com a sua própria história. No fim, diga apenas o que você entendeu e pergunte se foi isso mesmo.',
  },
  {
    slug: 'jo-42',
    chapters: ['JOB.42'],
    verse: verse('Jó 42:10', 'Jó orava amigos'),
    reflection:
      'Jó confessa que conhecia Deus de ouvir falar, e que agora os olhos dele viram. O Senhor se volta então para Elifaz e diz que os amigos erraram e que o servo queixoso falou certo. A mudança na sorte de Jó acontece enquanto ele ora por aqueles três que o tinham acusado, e depois a casa se enche de gente que vem comer pão com ele.',
    prayer:
      'Senhor, eu te conhecia de ouvir, e peço para te ver. Perdoa-me o que falei sem entender. Trago diante de ti os que me feriram com conselhos, e peço que os trates com bondade. Em Jesus, que orou pelos que o crucificavam, encontro a força para fazer isso de coração. Amém.',
    application:
      'Escreva o nome de alguém que piorou a sua dor com palavras. Ore por essa pessoa durante três minutos, pedindo por ela uma coisa boa e precisa.',
  },
];
