import type { PassageDevotional } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const danielToMalachi: readonly PassageDevotional[] = [
  {
    slug: 'daniel-1',
    chapters: ['DAN.1'],
    verse: verse('Daniel 1:8', 'Daniel propôs coração pediu'),
    reflection:
      'Levam de Jerusalém os vasos do templo e os rapazes mais dotados, e na Babilônia trocam-lhes os nomes, a língua e a comida. Daniel aceita o estudo e o nome novo, e põe no coração um limite: a mesa do rei, não. Ele pede com educação, propõe dez dias de experiência, e o chefe, que tinha medo de perder a cabeça, concorda.',
    prayer:
      'Deus dos exilados, tu acompanhas os jovens que saem de casa para estudar e trabalhar. Mostra-me onde posso ceder e onde devo parar. Dá-me firmeza sem grosseria, e graça diante dos que mandam. Jesus viveu no meio de todos sem se vender a ninguém; guarda o meu coração como o dele. Amém.',
    application:
      'Mande uma mensagem a um jovem que estuda ou trabalha longe da família e pergunte como está a fé dele. Ofereça-se para orar com ele uma vez por semana.',
  },
  {
    slug: 'daniel-2',
    chapters: ['DAN.2'],
    verse: verse('Daniel 2:18', 'pedissem misericórdia mistério'),
    reflection:
      'Nabucodonosor exige que lhe contem o sonho que ele não conta, e condena os sábios à morte. Daniel pede um prazo, vai para casa e chama três amigos para orarem. De noite Deus lhe mostra a estátua de pés de barro e a pedra cortada sem mãos, e ele agradece antes de correr ao palácio, onde começa pedindo que poupem os outros sábios.',
    prayer:
      'Deus que conheces o que está nas trevas, a luz mora contigo. Quando o prazo for curto e a ameaça grande, lembra-me de chamar os amigos para orar. Os reinos de ouro e de ferro passam, e o de Jesus enche a terra. Ensina-me a agradecer antes de aproveitar, e a salvar também quem concorre comigo. Amém.',
    application:
      'Diante do problema mais urgente desta semana, mande o pedido a três amigos e marque com eles uma hora para orar. Agradeçam juntos, seja qual for a resposta.',
  },
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
    slug: 'daniel-4',
    chapters: ['DAN.4'],
    verse: verse('Daniel 4:34', 'levantei olhos entendimento louvei'),
    reflection:
      'Um imperador assina uma carta pública para contar o pior ano da sua vida. Ele passeava no terraço elogiando a cidade que fez, e a frase ainda estava na boca quando perdeu o juízo e foi viver no pasto. A cura começa com um movimento do pescoço: o homem que olhava de cima levanta os olhos para o céu. Daniel, que explicou o sonho, sentiu pena dele e lhe deu um conselho que também era de cura, o de ser bom com os pobres.',
    prayer:
      'Rei do céu, tu sabes humilhar sem destruir, e deixas na terra a raiz. Perdoa as vezes em que disse “fui eu que fiz”. Devolve o entendimento a quem o perdeu, e dá paciência e bons médicos às famílias que esperam. Jesus, o maior de todos, andou de olhos postos no Pai; levanta os meus. Amém.',
    application:
      'Olhe para uma conquista sua, como a casa, o diploma ou o negócio, e diga em voz alta os nomes de quem tornou aquilo possível. Mande um obrigado a um deles.',
  },
  {
    slug: 'daniel-5',
    chapters: ['DAN.5'],
    verse: verse('Daniel 5:22', 'humilhaste coração sabendo'),
    reflection:
      'Belsazar bebe nos vasos do templo para mil convidados verem, e uma mão sem corpo escreve na parede, bem onde bate a luz do castiçal. Os joelhos dele se batem um no outro. A rainha se lembra de Daniel, já velho e esquecido, que recusa os presentes e diz ao rei uma frase mais dura que a da parede: você sabia de tudo isto. Nenhum de nós paga a dívida que a balança mostrou, e por isso Paulo se alegrou de escrever que Jesus riscou a escrita contra nós e a pregou na cruz.',
    prayer:
      'Deus em cuja mão está o meu fôlego, eu também sei mais do que vivo. Fui pesado e achado em falta. Apaga, por Jesus, o que estava escrito contra mim, e deixa escrito o que preciso aprender. Livra a nossa casa de brincar com o que é santo, e dá-nos a liberdade de Daniel, que não tinha preço. Amém.',
    application:
      'Pense numa lição que você já viu na vida de seus pais ou de um líder e ainda não praticou. Decida o que fará de diferente hoje, e conte a quem o conhece bem.',
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
    slug: 'daniel-7',
    chapters: ['DAN.7'],
    verse: verse('Daniel 7:13-14', 'nuvens filho homem domínio'),
    reflection:
      'Daniel sonha com feras que saem do mar agitado: leão com asas, urso com costelas na boca, leopardo de quatro cabeças, e uma que nem nome tem. De repente o barulho cede lugar a um tribunal, um ancião de roupa branca se senta, e os livros se abrem. O reino que as feras disputavam é dado a alguém com rosto de gente, que vem nas nuvens. Jesus se chamou assim a vida inteira, e o disse diante do sumo sacerdote na noite em que foi condenado.',
    prayer:
      'Filho do homem, a tua mão não tem garras, e o reino é teu. As notícias me dão sonhos ruins, e como Daniel eu fico pálido. Lembra-me de que os livros se abrem e o tribunal é justo. Faz os teus santos esperarem sem ódio, até o dia em que todos os povos te servirem. Amém.',
    application:
      'Leia as notícias de hoje uma vez só, e depois leia em voz alta os versículos 13 e 14 com alguém. Orem por um povo que está debaixo de um governo cruel.',
  },
  {
    slug: 'daniel-8',
    chapters: ['DAN.8'],
    verse: verse('Daniel 8:27', 'enfraqueci doente levantei negócios rei'),
    reflection:
      'Daniel vê um carneiro que empurra o mundo com os chifres, um bode que vem do ocidente sem pôr o pé no chão, e um chifre pequeno que derruba a verdade e prospera. Gabriel explica os nomes, Média, Pérsia, Grécia, e conta que o último rei cairá sem mão humana, mas o velho profeta não fica tranquilo. A visão o deixa doente por alguns dias. Depois ele se levanta e volta aos negócios do rei, com o espanto ainda dentro dele, e essa volta ao trabalho também faz parte da fé.',
    prayer:
      'Há notícias que me derrubam, Senhor, e que eu não consigo entender. Tu não repreendeste Daniel por adoecer. Dá repouso a quem está de licença por causa da angústia, e bons médicos que o levem a sério. Quando eu melhorar, ajuda-me a voltar ao trabalho com honestidade, mesmo com perguntas. Conta os dias do que é cruel, como contaste aquelas tardes e manhãs. Amém.',
    application:
      'Faça bem feita hoje uma tarefa comum do seu trabalho ou da casa, dedicando-a a Deus antes de começar. Se a preocupação não o deixa levantar há muitos dias, procure o posto de saúde e peça ajuda.',
  },
  {
    slug: 'daniel-9',
    chapters: ['DAN.9'],
    verse: verse('Daniel 9:18', 'justiças misericórdias ouvidos súplicas'),
    reflection:
      'Daniel lê Jeremias, faz as contas e descobre que os setenta anos estão no fim. Em vez de esperar sentado, ora, e na oração desse homem correto o pronome é sempre “nós”: pecamos, não ouvimos, temos vergonha. Ele não apresenta mérito algum, só a fama de misericórdia que Deus tem. A resposta sai no começo do pedido e chega à hora da oferta da tarde, com uma palavra de carinho; e fala de semanas que os cristãos contam de maneiras diversas, e de um Ungido que seria morto sem ficar com nada, no qual reconhecem Jesus.',
    prayer:
      'Senhor, ouve; Senhor, perdoa. Nós pecamos, a minha igreja, o meu país e eu. Nada de bom que fiz me serve de argumento. Olha as nossas ruínas. Por amor do teu nome, e por Jesus, que foi tirado sem ter nada, faz brilhar o teu rosto. Obrigado porque respondes antes que eu termine, e porque sou querido. Amém.',
    application:
      'Ore hoje pelos pecados da sua família, da igreja e do país, dizendo sempre “nós”. Faça isso com mais uma pessoa, sem citar culpados.',
  },
  {
    slug: 'daniel-10',
    chapters: ['DAN.10'],
    verse: verse('Daniel 10:12', 'temas primeiro dia ouvidas'),
    reflection:
      'Daniel passa três semanas triste, sem carne nem vinho, e depois está à beira do rio Tigre. Um homem de rosto brilhante lhe conta que a oração foi ouvida já no primeiro dia e que o príncipe da Pérsia lhe resistiu por vinte e um dias. O capítulo conta pouco dessa luta que não enxergamos, e faz bem quem não inventa o resto. Daniel é tocado três vezes, quando está caído, nos lábios e quando já não tem fôlego, e ouve que é muito querido, antes de ouvir qualquer explicação.',
    prayer:
      'Senhor que ouves no primeiro dia, eu estou no vigésimo e já pensava que a linha tinha caído. Toca os meus joelhos, que não aguentam, e a minha boca, que não acha o que dizer. Há lutas que não vejo, e eu as deixo contigo e com os teus. Diz ao doente e ao desempregado que eles são muito queridos. Dá-me fôlego para esperar mais um dia. Amém.',
    application:
      'Anote a data em que começou a orar por um pedido antigo e escreva ao lado: “Deus me ouve”. Depois procure alguém cansado e diga-lhe que ele é querido.',
  },
  {
    slug: 'daniel-11',
    chapters: ['DAN.11'],
    verse: verse('Daniel 11:32-33', 'povo conhece Deus entendidos ensinarão'),
    reflection:
      'O rei do sul e o rei do norte vão e voltam neste capítulo com casamentos, traições, impostos e exércitos, e o leitor se perde entre eles. Há uma cena em que os dois se sentam à mesma mesa e mentem um ao outro. No meio de tanto rei aparece, sem nome, um povo que conhece o seu Deus e resiste ensinando os outros. O texto não esconde que alguns deles vão cair, e quem já leu a história dos mártires cristãos reconhece os rostos.',
    prayer:
      'As manchetes de hoje, meu Deus, parecem este capítulo, com outros nomes. Livra a mesa da nossa casa de conversa falsa. Eu quero te conhecer o bastante para ficar firme quando a lisonja vier. Sustenta os professores, os catequistas e as avós que ensinam muitos sem aparecer em livro nenhum. Lembra-te dos que hoje sofrem por causa de Jesus, e faz o rei cruel chegar ao fim que marcaste. Amém.',
    application:
      'Ensine hoje a alguém uma verdade sobre Deus que o ajudou a ficar firme, num papo de cinco minutos. Conte também como a aprendeu e quem a ensinou a você.',
  },
  {
    slug: 'daniel-12',
    chapters: ['DAN.12'],
    verse: verse('Daniel 12:13', 'caminha repousarás ressuscitarás herança'),
    reflection:
      'O livro termina com Daniel confessando que ouviu e não entendeu. O homem vestido de linho não lhe dá outra explicação; manda-o caminhar. Haverá angústia, haverá um livro com nomes, e os que dormem no pó vão acordar, uns para a vida e outros para a vergonha. Ao velho profeta basta saber que vai descansar e se levantar no seu lugar, e nós sabemos por causa de quem, porque Jesus foi o primeiro a sair desse sono.',
    prayer:
      'Deus dos séculos, há coisas que leio e não entendo, e tu não ficas aborrecido. Manda-me caminhar. Dá sabedoria aos que levam outros à justiça, professores, mães, pastores, e faz brilhar os que ninguém vê. Guarda o meu nome no teu livro por Jesus, que ressuscitou. Até o fim dos dias, ensina-me a dar o próximo passo. Amém.',
    application:
      'Caminhe vinte minutos hoje com uma pergunta sem resposta, e diga a Deus que continua. Na volta, agradeça a quem um dia conduziu você ao bem.',
  },
  {
    slug: 'oseias-1',
    chapters: ['HOS.1'],
    verse: verse('Oseias 1:10', 'areia filhos Deus vivo'),
    reflection:
      'Imagine uma criança chamada na rua pelo nome de Não-Amada, e o irmão, de Não-Meu-Povo. Oseias levou esse sermão para dentro de casa, no casamento e no berço, para que Israel ouvisse o que tinha feito. O capítulo mal acaba de dizer o pior nome e já promete trocá-lo, porque no mesmo lugar em que se ouviu que não eram povo serão chamados de filhos. Paulo e Pedro leram isso e pensaram em gente de fora, como nós, que recebeu em Jesus um nome novo.',
    prayer:
      'Deus vivo, eu já atendi por nomes que me feriram: burro, estorvo, filho de ninguém. Obrigado porque em Jesus me chamaste de teu. Cura as crianças que ouvem em casa o que nunca deviam ouvir. Refaz o nome da minha família, e junta de novo os irmãos que se separaram. Amém.',
    application:
      'Troque hoje um apelido que fere. Chame uma criança, um parente ou um colega pelo nome, com carinho, e diga uma qualidade que você vê.',
  },
  {
    slug: 'oseias-2',
    chapters: ['HOS.2'],
    verse: verse('Oseias 2:14-15', 'deserto falarei coração porta esperança'),
    reflection:
      'A mulher agradece aos amantes pelo pão e pelo azeite, sem saber que era o marido quem mandava entregar. Ele fecha o caminho com espinhos, toma de volta os presentes, e parece que acabou. Então vem um “portanto” que ninguém esperaria: ele vai atraí-la, levá-la para longe do barulho e falar-lhe ao coração. O vale onde um dia Israel foi castigado vira entrada, e no fim há um casamento de novo, em que a fidelidade é o dote; é esse o noivo que Jesus disse ser.',
    prayer:
      'Senhor, eu agradeci a outros pelo que vinha de ti. Cerca de espinhos os caminhos que me matam. Se for preciso o deserto, fala ali comigo em voz baixa. Faz do meu vale de vergonha uma porta. Cura as mulheres e os homens traídos, e protege quem vive com medo dentro de casa. Jesus, noivo fiel, eu volto. Amém.',
    application:
      'Vá hoje a um lugar quieto, sem fone, por meia hora, e deixe Deus falar ao seu coração por este capítulo. Agradeça por um presente que você tinha creditado a outro.',
  },
  {
    slug: 'oseias-3',
    chapters: ['HOS.3'],
    verse: verse('Oseias 3:1-2', 'ama mulher comprei prata cevada'),
    reflection:
      'O capítulo tem cinco versículos e um preço: quinze moedas de prata e um bocado de cevada. Oseias paga isso por uma mulher adúltera, que Deus lhe mandou amar, porque assim ele ama Israel, que suspira por bolos de uva oferecidos aos ídolos. É estranho e triste ler que alguém foi comprado, e ninguém deve ouvir aqui uma ordem para voltar a um casamento em que corre perigo. Quem se vê do lado dela sabe do que o apóstolo fala quando diz que fomos comprados por alto preço, o sangue de Jesus.',
    prayer:
      'Senhor, tu vieste me buscar e pagaste por mim. Obrigado porque o teu amor não é cego: ele viu com quem andei. Ensina-me a esperar contigo os dias em que nada parece acontecer. Protege quem saiu de uma casa violenta. Não deixes que usem a tua palavra para obrigar essa pessoa a voltar. Põe no fim desta estrada a tua bondade, para eu chegar a ela tremendo e contente. Amém.',
    application:
      'Lembre-se, a sós, de um ponto baixo de onde Deus o trouxe e agradeça dizendo o preço que Jesus pagou. Trate hoje com respeito uma pessoa de quem todos falam mal.',
  },
  {
    slug: 'oseias-4',
    chapters: ['HOS.4'],
    verse: verse('Oseias 4:14', 'punirei filhas noras homens'),
    reflection:
      'Deus abre um processo contra a terra inteira, porque nela falta conhecê-lo e sobra mentira, roubo e sangue, e até os peixes somem. Os sacerdotes, que deviam ensinar, engordam com o pecado do povo. Então vem uma frase que surpreende quem põe toda a culpa nas mulheres: Deus não vai castigar as moças, porque os próprios homens procuram as prostitutas dos santuários. Jesus fez parecido no dia em que uma mulher foi jogada aos seus pés, e os homens foram saindo um por um.',
    prayer:
      'Deus justo, tu não usas dois pesos, e eu uso. Perdoa a casa e a igreja em que a moça é exposta e o rapaz é desculpado. Ensina os pais a conhecer-te antes de cobrar das filhas. Faz voltar a vida aos rios e a verdade às conversas. Que a tua igreja aprenda com Jesus o jeito de falar com quem caiu. Amém.',
    application:
      'Repare numa cobrança da sua casa que vale para uns e não vale para outros, nas tarefas, no horário ou na roupa. Proponham juntos, ainda hoje, uma regra igual.',
  },
  {
    slug: 'oseias-5',
    chapters: ['HOS.5'],
    verse: verse('Oseias 5:15', 'voltarei lugar angústia buscarão'),
    reflection:
      'Efraim descobre que está doente e corre para o grande rei da Assíria, que não tem remédio para aquilo. Deus se compara a duas coisas pequenas e a uma grande: a traça que come o pano, a podridão que ninguém vê e o leão que leva a presa. São imagens duras, para um povo que procura o médico errado. No fim Deus volta para o seu lugar até que admitam a culpa, e diz que na angústia vão procurá-lo.',
    prayer:
      'Nada em mim te é oculto, e ainda assim esperas por mim. Fui a muitas portas com a minha ferida e voltei com mais contas para pagar. Quando te deixo, sinto a tua falta. Reconheço hoje a minha culpa, sem a parte do “mas os outros”. Eu sou um dos doentes por quem Jesus veio, e chego sem marcar hora. Amém.',
    application:
      'Escreva em duas linhas o que você fez de errado numa situação que ainda dói, sem citar o erro de mais ninguém. Leia-as a Deus e rasgue o papel.',
  },
  {
    slug: 'oseias-6',
    chapters: ['HOS.6'],
    verse: verse('Oseias 6:6', 'misericórdia sacrifício conhecimento'),
    reflection:
      'O povo propõe voltar a Deus e diz coisas bonitas, que ele virá como a chuva da primavera. O Senhor suspira: que farei contigo, Efraim, se a tua bondade é neblina que o sol desmancha? Ele quer misericórdia e quer ser conhecido, e Jesus mandou os fariseus estudarem justamente esta frase depois de jantar com os cobradores de impostos.',
    prayer:
      'Senhor, a minha bondade evapora antes das nove da manhã. Perdoa as promessas que faço no aperto e esqueço no alívio. Quero te conhecer de verdade, e continuar te conhecendo. Dá-me a misericórdia de Jesus, que se sentava à mesa com quem ninguém convidava. Amém.',
    application:
      'Sente-se hoje para comer ou conversar com alguém que a maioria evita. Não tente corrigir nada nele; procure só conhecê-lo um pouco.',
  },
  {
    slug: 'oseias-7',
    chapters: ['HOS.7'],
    verse: verse('Oseias 7:8-9', 'bolo virado cabelo grisalho'),
    reflection:
      'Oseias olha para Efraim e pensa na cozinha: o povo é um forno que de manhã arde com planos ruins, e é também um bolo que ninguém virou, queimado de um lado e cru do outro. Estranhos comem a riqueza dele e ele nem nota, e os cabelos brancos aparecem sem que perceba. Como pomba sem juízo, voa para o Egito e depois para a Assíria. Deus queria curá-los, e os ouve gemer na cama sem chamar por ele de coração.',
    prayer:
      'Tu queres curar, Senhor, e eu também sou assado de um lado só, na fé do domingo, e cru no resto da semana. Vira-me com a tua mão, mesmo que o outro lado arda. Abre os meus olhos para as forças que me vão faltando, o sono curto, a paciência gasta. Ensina-me a clamar a ti com o coração, e a não apenas gemer. Faz-me inteiro, no lado que aparece e no lado que ninguém vê. Amém.',
    application:
      'Pergunte a quem mora com você qual lado da sua vida está cru: o humor, o dinheiro, o cuidado com o corpo. Ouça sem se defender e escolha um cuidado para hoje.',
  },
  {
    slug: 'oseias-8',
    chapters: ['HOS.8'],
    verse: verse('Oseias 8:7', 'semearam vento tempestade farinha'),
    reflection:
      'A trombeta avisa que o inimigo desce como águia sobre a casa do Senhor, e o povo jura que o conhece. Eles escolheram reis sem lhe perguntar, fundiram um bezerro com a própria prata e semearam vento, que é semear nada e esperar pão. O profeta segue a conta da roça até o fim, da colheita que falta à farinha que estranhos engolem. A lei, que Deus escreveu para eles com toda a sua grandeza, ficou parecendo coisa de outra gente.',
    prayer:
      'Criador, tu escreveste para mim, e eu deixei a carta fechada como se fosse propaganda. Mostra-me o que ando semeando nas conversas, no celular e na criação dos filhos. Tem pena de mim na colheita. Dá ao país líderes por quem a gente tenha orado antes, e perdoa a pressa com que escolhemos. Planta fundo em mim a tua palavra, e que ela não me pareça estranha. Amém.',
    application:
      'Semeie hoje uma coisa que você gostaria de colher daqui a um ano: uma hora de estudo, uma conversa com um filho, uma visita. Marque no calendário a segunda vez.',
  },
  {
    slug: 'oseias-9',
    chapters: ['HOS.9'],
    verse: verse('Oseias 9:10', 'uvas deserto figueira'),
    reflection:
      'Deus recorda o dia em que encontrou Israel como quem acha uvas no deserto ou o primeiro figo da estação, e dá para sentir a alegria. Depois conta que eles se tornaram parecidos com o ídolo que amaram. O capítulo diz palavras sobre gravidez e filhos que uma mãe em luto não deveria ter de ler sozinha; elas falam do castigo de um povo inteiro e não explicam a perda de ninguém. O profeta é chamado de louco por avisar, e o capítulo acaba com o povo sem rumo entre as nações.',
    prayer:
      'Como é bom saber, Pai, que um dia fui para ti como fruta no deserto. Perdoa-me por ter ficado parecido com o que eu admirava. Abraça as mães que perderam filhos antes ou depois de nascer, e cala quem lhes disser que foi castigo. Dá coragem a quem é tratado como louco por falar a verdade. Acha em mim, ainda hoje, algum fruto. Amém.',
    application:
      'Coma uma fruta devagar e lembre o tempo em que conheceu a Deus, contando-lhe do que mais gostava. Escreva ou desenhe essa lembrança e mostre-a a alguém da casa.',
  },
  {
    slug: 'oseias-10',
    chapters: ['HOS.10'],
    verse: verse('Oseias 10:12', 'Semeai justiça lavrai tempo buscar'),
    reflection:
      'Quanto mais a vinha de Israel produzia, mais altares o povo levantava, e com o coração dividido já não sabia para que serve um rei. O bezerro vai ser levado de presente à Assíria, e as pessoas pedirão aos morros que caiam sobre elas; Jesus repetiu essas palavras às mulheres que choravam por ele no caminho da cruz. No meio do susto Oseias fala como agricultor, e diz que ainda dá tempo de lavrar, de semear justiça e de esperar a chuva que Deus manda.',
    prayer:
      'Senhor da chuva, há um canto de mim que ninguém ara desde que me magoaram. Abre sulcos nele com paciência. Eu colhi mentira muitas vezes, porque confiei no meu jeito e nas minhas amizades fortes. Junta os pedaços deste coração que serve a dois. Guarda as crianças que a guerra alcança e as mães que as cobrem com o corpo. Amém.',
    application:
      'Procure um terreno duro numa relação sua, um assunto que há anos ninguém toca, e dê um primeiro passo gentil, se for seguro. Pode ser um “bom dia” ou um pedido de notícias.',
  },
  {
    slug: 'oseias-11',
    chapters: ['HOS.11'],
    verse: verse('Oseias 11:3', 'ensinei Efraim andar braços'),
    reflection:
      'Deus fala como um pai que lembra do filho pequeno: ensinei-o a andar, segurava pelos braços, abaixava-me para dar comida. O menino cresceu, correu para os ídolos, e nem soube quem o curava. Na hora de castigar, o coração do pai se revira por dentro, e ele pergunta como poderia entregar Efraim.',
    prayer:
      'Eu não me lembro dos meus primeiros passos, Pai, mas tu estavas abaixado na minha frente. Perdoa-me por correr para o outro lado quando me chamas. Do Egito chamaste o teu Filho, Jesus, e nele me fizeste filho também. Revira o meu coração de compaixão por quem se afastou de mim. Amém.',
    application:
      'Ajude uma criança com algo que ela está aprendendo: andar de bicicleta, ler, amarrar o sapato. Enquanto ajuda, pense em como Deus teve paciência com você.',
  },
  {
    slug: 'oseias-12',
    chapters: ['HOS.12'],
    verse: verse('Oseias 12:4-6', 'Lutou anjo chorou Betel espera'),
    reflection:
      'Oseias lembra ao povo o avô de quem ele tem o nome: Jacó segurou o calcanhar do irmão ainda na barriga, e adulto lutou com o anjo, chorou e pediu. A cena do choro só é contada aqui, e mostra que ele venceu suplicando. Os descendentes preferem se alimentar de vento, usar balança torta e dizer que, se ficaram ricos, não há de ser pecado. Ao esperto com a mão no calcanhar dos outros o profeta deixa um caminho: voltar, guardar bondade e justiça, e esperar em Deus todos os dias.',
    prayer:
      'Eu venço discussões, Senhor, e saio delas vazio. Ensina-me a vencer chorando nos teus braços. Examina a minha balança, o preço que cobrei e a hora que deixei de trabalhar. Perdoa a frase “se deu certo é porque Deus quis”, com que eu me escondi. Põe na minha boca uma oração sincera, e no meu coração a paciência de esperar em ti também amanhã. Amém.',
    application:
      'Peça hoje ajuda a alguém numa coisa que você costuma resolver com esperteza ou força. Deixe que essa pessoa veja que você precisa dela, e agradeça.',
  },
  {
    slug: 'oseias-13',
    chapters: ['HOS.13'],
    verse: verse('Oseias 13:14', 'resgatarei Xeol morte'),
    reflection:
      'Israel, que fazia os outros tremerem quando falava, agora beija bezerros de metal e vai sumindo como neblina e fumaça. Deus o conheceu na terra seca, deu-lhe pasto, e o povo de barriga cheia o esqueceu. O capítulo termina com crueldades contra mães e crianças que ninguém consegue ler com calma. E no meio dessa escuridão há uma linha em que Deus fala de resgatar da morte e pergunta por ela com desprezo, e Paulo a repetiu com alegria, por causa de Jesus ressuscitado.',
    prayer:
      'Meu único Salvador, eu te esqueci nos anos de pasto bom. Lembra-te de mim no deserto, onde nos conhecemos. Não tenho palavras para o fim deste capítulo e peço pelas grávidas e pelos bebês que estão em lugares de guerra. Onde está a morte que me assusta desde a última visita ao cemitério? Jesus passou por ela e a deixou sem ferrão; segura a minha mão com essa verdade. Amém.',
    application:
      'Visite um túmulo, ou olhe a foto de quem morreu, e leia em voz alta a pergunta que este versículo faz à morte. Vá com alguém, se a saudade estiver forte.',
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
    slug: 'joel-1',
    chapters: ['JOL.1'],
    verse: verse('Joel 1:2-3', 'anciãos Relatai filhos geração'),
    reflection:
      'Quatro levas de insetos passam pela roça, e o que uma deixa a outra come, até os ramos da figueira ficarem brancos e sem casca. Joel pergunta aos mais velhos se já viram coisa igual, e manda que contem tudo aos filhos, e os filhos aos netos. Ele não pede que disfarcem o ano ruim com frases bonitas. Manda acordar quem bebe, chorar o lavrador, reunir os moradores na casa de Deus, e repara que o gado também geme e que os bichos do mato clamam ao Senhor.',
    prayer:
      'Deus das gerações, o nosso ano de gafanhoto também merece ser contado direito. Ajuda-me a falar às crianças da falta que passamos, sem amargura e sem enfeite. Olha para o lavrador que perdeu a safra e para o dono da loja que fechou as portas. Ouve os animais queimados no Pantanal e na mata. Eu clamo por chuva, por pão e por alegria de volta. Amém.',
    application:
      'Sentem-se com um filho, sobrinho ou vizinho mais novo e contem-lhe um ano difícil da família, com o que doeu e quem ajudou. Deixem que ele pergunte tudo o que quiser saber.',
  },
  {
    slug: 'joel-2',
    chapters: ['JOL.2'],
    verse: verse('Joel 2:13', 'rasgai coração misericordioso'),
    reflection:
      'Os gafanhotos avançam como cavalos, sobem pelos muros e entram pela janela; na frente deles há um jardim, e atrás, um deserto. Joel chama todos para voltar, do velho ao bebê de colo, e até os noivos saem do quarto. O que Deus pede que se rasgue é o coração, e o que promete derramar é o seu Espírito, sobre filhos e filhas, velhos e empregadas, como Pedro anunciou no Pentecostes.',
    prayer:
      'Senhor, tardio em irar-te, eu te trago o coração, que é mais difícil de rasgar do que a roupa. Lembra-te dos anos que o gafanhoto comeu, e dá-me coragem de recomeçar. Derrama o teu Espírito na minha casa, nos pequenos e nos velhos. Eu invoco o nome de Jesus, em quem há salvação. Amém.',
    application:
      'Junte em oração, hoje, alguém mais velho e alguém bem mais novo do que você. Cada um faça um pedido em voz alta, e os outros digam amém.',
  },
  {
    slug: 'joel-3',
    chapters: ['JOL.3'],
    verse: verse('Joel 3:6-7', 'vendestes filhos gregos levantarei'),
    reflection:
      'Deus chama as nações a um vale e lê a acusação: repartiram a terra, trocaram rapazes por uma prostituta, venderam meninas por vinho e mandaram gente aos gregos, para bem longe da sua terra. Ele se lembra dessa gente e promete levantá-la do lugar onde foi vendida. O vendedor verá os próprios filhos vendidos, e essa parte é amarga de ler. No fim o Senhor ruge como leão e é abrigo para os seus, e uma fonte sai da casa dele e rega um vale seco.',
    prayer:
      'Refúgio do teu povo, tu sabes onde está cada criança levada. Levanta-a do quarto trancado, do garimpo, da estrada. Leva à justiça os que compram e os que vendem. Não deixes que a vingança caia sobre outros inocentes. Eu confesso que às vezes prefiro não saber. Abre os meus olhos para o pequenino que passa por mim hoje. Amém.',
    application:
      'Informe-se com alguém sobre os sinais de exploração de crianças e guardem no celular o número 100, que recebe denúncia sem nome. Orem por uma criança desaparecida do seu estado.',
  },
  {
    slug: 'amos-1',
    chapters: ['AMO.1'],
    verse: verse('Amós 1:13', 'grávidas Gileade territórios'),
    reflection:
      'Um criador de gado vindo de Tecoa começa a falar no norte, dois anos antes de um terremoto que todos depois lembrariam. Ele percorre os países em volta e conta os crimes de cada um: gente debulhada como trigo, povos inteiros vendidos, um irmão perseguido com espada, mulheres grávidas rasgadas para aumentar um território. Nenhum deles tinha a lei de Moisés, e mesmo assim Deus cobra. O ouvinte devia gostar de escutar sobre os pecados dos vizinhos, e o dele só vinha depois.',
    prayer:
      'Senhor que ouves de longe, obrigado porque nenhum crime de guerra prescreve diante de ti. Guarda as gestantes dos lugares bombardeados e as da nossa rua, que temem o parto ou o companheiro. Perdoa-me por gostar tanto de ouvir a lista dos crimes alheios. Extingue a ira que eu conservo como quem guarda brasa. Que toda vida no ventre seja sagrada para nós. Amém.',
    application:
      'Quando ouvir hoje falar mal de um vizinho ou de outro país, conte um erro seu em vez de completar a lista. Ore depois por alguém de quem você guarda raiva, até ela perder um pouco do calor.',
  },
  {
    slug: 'amos-2',
    chapters: ['AMO.2'],
    verse: verse('Amós 2:6-8', 'pobre sapatos moça penhor'),
    reflection:
      'Amós fala de Moabe, depois de Judá, e por fim a lista chega aos que o estavam escutando. Em Israel um pobre vale um par de sandálias, pai e filho usam a mesma moça, e o casaco tomado de um devedor serve de cama junto ao altar. Tudo isso acontecia entre gente que ia ao culto. Deus lembra que os tirou do Egito e levantou profetas e jovens consagrados entre os filhos deles, e que eles mandaram uns se calar e deram vinho aos outros.',
    prayer:
      'Eu gosto, Senhor, de sermão sobre os erros dos outros. Fala agora dos meus, devagar, até chegar à minha porta. Defende a moça que foi usada e que ninguém ouviu. Perdoa-me se deitei em paz sobre o casaco de quem me deve. Ensina-nos a não pôr preço em ninguém. Levanta jovens fiéis entre nós. Não deixes que os calemos. Amém.',
    application:
      'Se alguém lhe deve pouco e precisa mais do que você, perdoe a dívida ou dê um prazo sem juros, e diga isso a ele hoje. Se você deve, mostre o seu plano de pagar.',
  },
  {
    slug: 'amos-3',
    chapters: ['AMO.3'],
    verse: verse('Amós 3:12', 'pastor leão pernas orelha'),
    reflection:
      'Amós faz uma fila de perguntas do campo: dois andam juntos sem ter combinado, o leão ruge sem presa, a armadilha dispara sozinha? Cada uma prepara a última, porque, se Deus falou, ele não tem como ficar quieto. A imagem mais triste é a do pastor que puxa da boca do leão duas pernas e um pedaço de orelha, que serviam para provar ao dono que a ovelha não tinha sido roubada. De Samaria, com as casas de verão, de inverno e de marfim, sobraria um canto de cama.',
    prayer:
      'Eu ouvi o teu rugido, Senhor, e ando fingindo que era trovão. Caminha comigo, e põe-me de acordo contigo antes de sairmos. Livra-me de juntar em casa o que foi tirado de outros. Arranca-me da boca do leão antes que só restem pedaços. Leva-me inteiro nos ombros, como o pastor de quem Jesus falou, que achou a ovelha e voltou contente. Amém.',
    application:
      'Combine com um amigo uma caminhada e perguntem um ao outro em que ponto vocês já não andam de acordo com Deus. Terminem orando em poucas palavras.',
  },
  {
    slug: 'amos-4',
    chapters: ['AMO.4'],
    verse: verse('Amós 4:12', 'farei encontrares Deus'),
    reflection:
      'As mulheres ricas de Samaria são chamadas de vacas, e o apelido ofende; a acusação é que elas oprimem os pobres e mandam trazer bebida. Vem então uma lista de faltas, pão, chuva, roça, saúde, com uma frase repetida cinco vezes, a de que nem assim o povo voltou. Choveu numa cidade e na outra não, e a sede não os fez voltar. Nem toda seca é recado de Deus, e Jesus corrigiu quem pensava isso; mas toda falta pode virar caminho de volta, e o capítulo termina marcando um encontro.',
    prayer:
      'Deus que formas os montes e crias o vento, tu me esperaste cinco vezes, e mais outras cinco. Eu vi a falta e xinguei o tempo. Perdoa os meus pedidos de mais um copo, mais um luxo, mais um favor, quando alguém pagava por eles. Tem pena da cidade onde não choveu. Prepara-me tu mesmo para me encontrar contigo. Amém.',
    application:
      'Prepare-se hoje para se encontrar com Deus como quem espera visita: arrume um canto, sente-se na hora marcada, fale do que tem evitado. Abra mão também de um pequeno luxo em favor de alguém.',
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
    slug: 'amos-6',
    chapters: ['AMO.6'],
    verse: verse('Amós 6:6', 'vinho óleo afligem José'),
    reflection:
      'Amós entra no banquete de Samaria e descreve tudo: as camas de marfim, o cordeiro novo, a harpa, o vinho em tigelas e até o perfume. Nada daquilo é crime, e a acusação vem numa linha curta: não lhes doía a ruína de José. Esse nome lembra o rapaz jogado no poço, enquanto os irmãos se sentavam para comer. Jesus contou de um homem vestido de púrpura que também jantava bem todo dia, com Lázaro deitado no portão.',
    prayer:
      'Senhor, eu como em paz enquanto o meu irmão grita no poço. Tira-me do conforto que não ouve. Agradeço pela cama e pela mesa, e peço que elas não me façam dormir por dentro. Jesus sentou-se com os famintos; dá-me o desconforto dele, e mãos que desçam uma corda ao fundo. Amém.',
    application:
      'Convide para a sua mesa, nesta semana, alguém que quase nunca é convidado. Até lá, informe-se sobre uma dor do bairro e dê uma hora do seu trabalho para aliviá-la.',
  },
  {
    slug: 'amos-7',
    chapters: ['AMO.7'],
    verse: verse('Amós 7:2-3', 'perdoa Jacó pequeno arrependeu'),
    reflection:
      'Amós vê os gafanhotos comendo a plantação que vem depois da colheita do rei, e pede perdão pelo povo com um argumento só, o de que Jacó é muito pequeno. Deus volta atrás, e quando vem o fogo ele pede outra vez quase com as mesmas palavras, e Deus volta atrás de novo. Na terceira visão o Senhor está sobre um muro, com um prumo na mão para medir o seu povo, e logo chega Amazias, o sacerdote do rei, para mandar embora o vaqueiro; a palavra dura que Amazias ouve de volta atinge também a mulher e os filhos dele, e isso dói.',
    prayer:
      'Senhor Deus, perdoa, por favor, porque a minha família é pequena e não aguenta. Pequena é também a aldeia ribeirinha, o bairro sem defensor, a igreja de dez pessoas. Obrigado porque escutas vaqueiros e voltas atrás. Encosta o prumo no meu muro e mostra-me a parte torta antes que caia. Eu oro também por quem tentou me calar. Amém.',
    application:
      'Ore hoje duas vezes, de manhã e à noite, por alguém que não merece, dizendo a Deus apenas que ele é pequeno. Depois peça a um amigo que diga com franqueza se vê em você alguma coisa torta.',
  },
  {
    slug: 'amos-8',
    chapters: ['AMO.8'],
    verse: verse('Amós 8:11', 'fome pão sede ouvir'),
    reflection:
      'Um cesto de frutas maduras anuncia que chegou o fim para Israel. Os comerciantes não veem a hora de acabar o dia santo para voltar a vender com medida menor e preço maior, e até o refugo do trigo eles empurram ao pobre, e Deus jura que não vai esquecer. O castigo mais estranho é uma fome que nenhum armazém resolve: as pessoas correm de mar a mar atrás de uma palavra dele e não acham. O sol some ao meio-dia, diz o profeta, e as festas viram luto como por um filho único.',
    prayer:
      'Tenho a Bíblia em três formatos, Senhor, e às vezes não sinto fome nenhuma. Abre o meu apetite antes que eu sinta a falta. Lembra-te dos povos que esperam a tradução na língua deles, e dos idosos que já não enxergam as letras. Perdoa-me por contar as horas do domingo pensando na segunda. Dá-me hoje da tua palavra o suficiente para repartir. Amém.',
    application:
      'Grave com a sua voz um capítulo da Bíblia e mande-o a quem não lê bem ou passa o dia dirigindo. No domingo, deixe um negócio para o dia seguinte.',
  },
  {
    slug: 'amos-9',
    chapters: ['AMO.9'],
    verse: verse('Amós 9:11', 'tenda Davi ruínas'),
    reflection:
      'O último capítulo começa com colunas caindo sobre quem adora, e diz que não há esconderijo, nem no fundo do mar. Deus surpreende o povo que se achava único, perguntando se para ele Israel não é como os etíopes, e contando que também trouxe os filisteus e os sírios de longe. A casa vai passar pela peneira, e nenhum grão cairá no chão, embora morram os que dizem que o mal não os alcançará. Depois ele levanta a barraca caída de Davi, e Tiago citou esta linha quando a igreja abriu a porta aos que não eram judeus.',
    prayer:
      'A minha barraca, Senhor, tem furos que eu já nem remendo. Peneira-me, se for preciso, e cuida para que eu não me perca. Tira da nossa fé o orgulho de povo preferido, e abre os meus olhos para os etíopes, os sírios e os vizinhos que também são teus. Replanta quem foi arrancado da terra. Obrigado pela porta por onde também eu entrei. Amém.',
    application:
      'Ajude a remendar alguma coisa caída na casa de outra pessoa: uma cerca, uma prateleira, uma amizade. Convide também um estrangeiro ou alguém de outra cultura para a sua mesa ou roda de conversa.',
  },
  {
    slug: 'obadias-1',
    chapters: ['OBA.1'],
    verse: verse('Obadias 1:12', 'prazer dia irmão ruína'),
    reflection:
      'O menor livro do Antigo Testamento é uma conversa entre irmãos, porque Edom descende de Esaú e Judá descende de Jacó. Na hora do incêndio, o parente ficou parado do outro lado, olhando com gosto; depois entrou para levar o que sobrava, e por fim fechou a estrada aos que fugiam. O profeta desce essa escada degrau por degrau, sem pular nenhum. Quem mora no alto da rocha se acha seguro, e a última frase entrega o reino a Deus, que deu o Filho pelos irmãos inimigos.',
    prayer:
      'Senhor do reino, eu também já fiquei parado. Perdoa o degrau em que estou, o de olhar, o de lucrar ou o de fechar a estrada. Tira-me da rocha alta em que ninguém me alcança. Reconcilia as famílias que se ferem há gerações, até onde for possível sem perigo. Jesus nos fez irmãos; faz-me atravessar a rua. Amém.',
    application:
      'Se um parente ou vizinho passa por um dia ruim, atravesse a rua: leve água, guarde as crianças, empreste o carro. Se lucrou com o aperto de alguém, devolva.',
  },
  {
    slug: 'jonas-1',
    chapters: ['JON.1'],
    verse: verse('Jonas 1:3', 'fugir Társis Jope passagem'),
    reflection:
      'Jonas desce a Jope, desce ao navio, desce ao porão, e dorme enquanto o mar se levanta. Os marinheiros pagãos oram, jogam a carga, e são eles que acordam o profeta e lhe pedem que ore. Tentam remar para não afogar o culpado; só no fim o lançam às ondas, e o mar calmo os deixa adorando o Deus de quem Jonas fugia.',
    prayer:
      'Deus do mar e da terra, eu já comprei passagem para longe de ti. Acorda-me do sono em que me escondo, nem que seja pela voz de quem não te conhece. Perdoa o mal que a minha fuga faz aos que viajam comigo. Jesus dormiu num barco porque confiava em ti; leva-me de volta com ele. Amém.',
    application:
      'Pergunte a alguém que vive com você se a sua teimosia tem causado tempestade. Ouça, peça desculpas e diga qual ordem de Deus você vinha evitando.',
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
    slug: 'jonas-3',
    chapters: ['JON.3'],
    verse: verse('Jonas 3:10', 'viu converteram mau caminho'),
    reflection:
      'A palavra do Senhor vem a Jonas pela segunda vez, com as mesmas ordens, sem que ninguém lhe jogue na cara a fuga. O sermão dele em Nínive é curto e sem ternura. Acontece o que ninguém esperava: o rei desce do trono, senta-se na cinza e manda que cada um largue a violência das mãos, e Deus vê e desiste do castigo.',
    prayer:
      'Deus da segunda vez, eu quero ir agora aonde não fui antes. Tira a violência das minhas mãos e da minha cidade. Converte os poderosos, e faz-me crer que até eles podem mudar. Jesus, maior do que Jonas, chama hoje a minha geração; abre-me os ouvidos. Amém.',
    application:
      'Retome hoje a obediência que você abandonou na primeira vez. Faça-a por inteiro, ainda que o começo seja pequeno, sem se explicar pelo atraso.',
  },
  {
    slug: 'jonas-4',
    chapters: ['JON.4'],
    verse: verse('Jonas 4:11', 'pena Nínive animais'),
    reflection:
      'Jonas fica com raiva porque Deus é bom com os ninivitas, e de tão irado pede para morrer. O Senhor conversa, faz crescer uma planta sobre a cabeça dele, manda a lagarta e o vento quente. No fim pergunta se não devia ter pena de cento e vinte mil pessoas perdidas e de muitos animais, e o livro acaba sem a resposta do profeta.',
    prayer:
      'Deus compassivo, eu quero perdão para mim e castigo para os outros. Senta-te comigo nesta barraca e conversa, como fizeste com Jonas. Dá-me pena de quem não distingue a direita da esquerda, e até dos bichos. Jesus chorou pela cidade que o mataria; alarga o meu coração mesquinho. Amém.',
    application:
      'Ore hoje por um grupo de pessoas de quem você tem raiva, pedindo o bem delas. Se a raiva se voltou contra você e trouxe desejo de morrer, conte a um amigo agora ou ligue 188.',
  },
  {
    slug: 'miqueias-1',
    chapters: ['MIC.1'],
    verse: verse('Miqueias 1:8-9', 'lamentarei uivarei descalço feridas'),
    reflection:
      'Miqueias anuncia que a ferida de Samaria chegou à porta de Jerusalém, e anuncia isso chorando. Ele anda descalço e sem manto, uivando como chacal, e cita uma por uma as aldeias da sua região, fazendo na língua dele um trocadilho triste com os nomes. Entre elas está a dele, Moresete. O profeta que acusa é o primeiro a lamentar, e Jesus também chorou à vista de Jerusalém antes de entrar nela.',
    prayer:
      'Eu critico o meu país de longe, Senhor, sentado e com café. Dá-me lágrimas pela minha cidade, rua por rua. Vê o bairro que virou notícia, a aldeia que perde os jovens, a vila junto da barragem. Tira-me o gosto de ter razão sobre a desgraça dos outros. Que eu ame o lugar onde nasci antes de abrir a boca sobre ele. Amém.',
    application:
      'Diga em oração os nomes dos bairros ou povoados perto de você, um por um. Ande hoje pela rua de um deles pedindo a Deus por quem mora ali.',
  },
  {
    slug: 'miqueias-2',
    chapters: ['MIC.2'],
    verse: verse('Miqueias 2:13', 'rompe obstáculos rei adiante'),
    reflection:
      'De noite, na cama, homens poderosos planejam qual campo vão tomar, e de manhã o tomam, porque podem. Mulheres são postas para fora das casas de que gostavam, e das crianças é tirada a glória que Deus lhes deu. Eles mandam calar quem profetiza, e o pregador preferido é o que promete vinho. No fim do capítulo Deus junta os expulsos como ovelhas, e alguém vai à frente rompendo os obstáculos; quando os cristãos leem isso, pensam em Jesus, o Rei que sai primeiro pela porta.',
    prayer:
      'Deus dos despejados, tu viste a mãe sentada na calçada com os móveis em volta. Converte quem faz de noite o plano que de manhã assina. Guarda-me de querer pregação que só agrade. Vai adiante do teu povo e rompe o que o prende, a grilagem, a dívida, o medo de falar. Abre o caminho e deixa-nos passar atrás de ti. Amém.',
    application:
      'Informe-se sobre uma família sem casa ou ameaçada de despejo perto de você. Leve com alguém uma refeição, um contato da defensoria ou um lugar para guardar as coisas.',
  },
  {
    slug: 'miqueias-3',
    chapters: ['MIC.3'],
    verse: verse('Miqueias 3:8', 'cheio poder Espírito juízo'),
    reflection:
      'Miqueias usa a imagem mais crua que encontrou: chefes que tiram a pele do povo e o picam para o caldeirão. Os profetas dão bênção conforme o almoço, paz para quem os alimenta e guerra para quem não traz nada. Ele se apresenta de outro modo, cheio do Espírito e de coragem, e avisa que Sião será lavrada como roça. Cem anos depois, no tempo de Jeremias, os anciãos ainda lembravam que o rei Ezequias escutou esse aviso e que, por isso, a cidade foi poupada.',
    prayer:
      'Enche-me do teu Espírito, Senhor, porque a minha coragem depende de quem paga. Livra a tua igreja de vender a bênção por um prato. Abre os ouvidos dos que governam, como abriste os de Ezequias. Olha pelo povo que é cortado em pedaços por taxa, por jornada e por abandono. Dá-me a liberdade de quem não tem preço. Amém.',
    application:
      'Pense num elogio ou silêncio seu que foi pago com alguma vantagem. Hoje, com respeito, diga a verdade que ficou faltando, se isso não puser ninguém em risco.',
  },
  {
    slug: 'miqueias-4',
    chapters: ['MIC.4'],
    verse: verse('Miqueias 4:4', 'videira figueira medo'),
    reflection:
      'Miqueias repete a visão de Isaías, a do monte do Senhor e das espadas que viram enxadas, e acrescenta um detalhe de camponês. Cada um se senta debaixo da sua parreira e da sua figueira, e ninguém o assusta. A paz, para quem sempre teve a roça invadida, é poder sentar-se à sombra do que plantou. Deus convoca para essa volta quem manca e quem foi expulso, e um dia Jesus disse a um homem honesto que o tinha visto debaixo da figueira.',
    prayer:
      'Deus da paz, dá sombra e sossego a quem dorme com medo de tiro e de despejo. Ajunta os mancos e os expulsos, e põe-me perto deles na subida. Ensina-me os teus caminhos, porque cada um por aqui segue o seu. Jesus, vê-me debaixo da minha figueira, e chama-me. Que eu faça enxadas do ferro que tenho. Amém.',
    application:
      'Sentem-se hoje à sombra de uma árvore, ou na varanda, com alguém que vive assustado. Por quinze minutos, não tratem de assunto nenhum; só façam companhia.',
  },
  {
    slug: 'miqueias-5',
    chapters: ['MIC.5'],
    verse: verse('Miqueias 5:2', 'Belém pequena governador'),
    reflection:
      'Jerusalém está cercada, e batem no rosto do seu juiz com uma vara. O profeta desvia os olhos da capital para uma aldeia que mal entra na lista, e diz que dela virá quem governe, alguém mais antigo que os dias. Ele pastoreará de pé, na força do Senhor, e se chamará paz. Quando uns estrangeiros perguntaram pelo rei, os sábios de Herodes abriram o livro nesta página e acertaram o endereço de Jesus, e nenhum deles andou as duas horas até lá.',
    prayer:
      'Senhor, tu escolhes Belém, e eu fico olhando a capital. Obrigado pelos lugares e pelas pessoas pequenas por onde me alcançaste. Jesus, pastor antigo e novo, sê a nossa paz, dentro dos muros e fora. Leva-me a andar o caminho que já sei de cor. Destrói com as tuas mãos as fortalezas em que confio. Amém.',
    application:
      'Visite ou ajude hoje um lugar pequeno que ninguém procura: uma congregação do interior, um asilo, uma escola de bairro. Vá até lá, em lugar de só saber onde fica.',
  },
  {
    slug: 'miqueias-6',
    chapters: ['MIC.6'],
    verse: verse('Miqueias 6:8', 'justo bondade humildemente'),
    reflection:
      'Deus chama os montes como testemunhas e pergunta ao povo, quase magoado, em que o cansou. A resposta vem em lances cada vez mais altos: bezerros, mil carneiros, rios de azeite, até o filho mais velho. O profeta corta o leilão e lembra que o pedido era conhecido, justiça, bondade e uma caminhada humilde; logo abaixo ele fala de balança falsa no mercado.',
    prayer:
      'Senhor, eu ofereço coisas grandes para escapar das simples. Lembra-me do Egito de onde me tiraste, e de Moisés, Arão e Miriã, que me mandaste. Tu deste o teu Filho primogênito, Jesus, e nunca me pediste o meu. Ensina-me hoje a ser justo, a amar a bondade e a andar no teu passo. Amém.',
    application:
      'Escolha uma das três coisas que Miqueias cita e pratique-a com uma pessoa determinada até a noite: acertar uma conta, fazer um favor, admitir um erro.',
  },
  {
    slug: 'miqueias-7',
    chapters: ['MIC.7'],
    verse: verse('Miqueias 7:19', 'lançarás pecados profundezas mar'),
    reflection:
      'Miqueias anda pela vinha depois da colheita e não acha um cacho: não há um honesto na cidade, o juiz se vende, e em casa o filho despreza o pai. Sentado no escuro, ele diz à inimiga que não comemore, porque o Senhor será a sua luz. Termina perguntando que Deus é este, que tem gosto em perdoar e joga os pecados no fundo do mar.',
    prayer:
      'Quem é Deus como tu? Eu caí, e tu me levantas; eu me sentei no escuro, e tu acendes a luz. Lança no fundo do mar os meus pecados, por amor de Jesus, e segura-me quando eu quiser ir pescá-los. Refaz a confiança dentro das nossas casas, onde o filho já não fala com o pai. Amém.',
    application:
      'Encha uma bacia ou vá até um rio, e solte na água uma pedra para cada pecado confessado. Deixe-as no fundo e agradeça a Deus pelo perdão.',
  },
  {
    slug: 'naum-1',
    chapters: ['NAM.1'],
    verse: verse('Naum 1:7', 'bom fortaleza angústia conhece'),
    reflection:
      'Nínive, que um dia se arrependeu com Jonas, voltou a esmagar povos, e agora um profeta de aldeia anuncia o seu fim. O começo do livro é uma tempestade, com montes que se derretem e rochas que racham. No olho dela, sem aviso, vem uma frase de abrigo, a de que o Senhor é bom e sabe o nome de quem confia nele. Para quem vive sob um tirano, a ira e a bondade de Deus vêm na mesma notícia, e a última linha já mostra um mensageiro de paz, que para nós tem o rosto de Jesus.',
    prayer:
      'Senhor, tardio em irar-te e grande em poder, eu temo a tua tempestade e corro para me abrigar em ti. Parte o jugo dos povos esmagados. Tu conheces quem confia, também os que só sabem gemer. Obrigado porque Jesus recebeu o raio que era meu, e a fortaleza ficou de pé para mim. Guarda-me nela neste dia ruim. Amém.',
    application:
      'Diga o versículo 7 devagar, com a mão no peito, na hora em que a ansiedade subir. Depois ligue para alguém que está em apuros e diga-o para ele.',
  },
  {
    slug: 'naum-2',
    chapters: ['NAM.2'],
    verse: verse('Naum 2:12', 'leão caçava filhotes presa'),
    reflection:
      'Naum descreve a queda de Nínive como quem vê de um telhado: escudos vermelhos, carros que correm feito relâmpago, as comportas do rio abertas, as servas gemendo como pombas. Depois ele pergunta onde foi parar a toca dos leões. Ali o leão matava o suficiente para os filhotes e enchia a caverna de carne, e esse era o conforto das famílias assírias, feito do que tiravam das outras. O capítulo termina com Deus contra essa toca, até que os mensageiros dela se calem para sempre.',
    prayer:
      'Há conforto na minha casa, Senhor, que pode ter custado caro a outra. Mostra-me onde, e ensina-me a viver sem tirar dos outros. Olha pelas mulheres e crianças que pagam pela guerra dos homens. Põe fim aos impérios que se alimentam de povos. Faz da nossa mesa um lugar que não custe a fome de ninguém. Amém.',
    application:
      'Escolha um objeto ou alimento que você usa muito e procure saber de onde vem e quem o produz. Se descobrir sofrimento nele, mude o costume que estiver ao seu alcance.',
  },
  {
    slug: 'naum-3',
    chapters: ['NAM.3'],
    verse: verse('Naum 3:19', 'ferida fama maldade continuamente'),
    reflection:
      'É um capítulo difícil, com cadáveres em que se tropeça e uma cidade humilhada com imagens de mulher despida, que hoje nos ferem. Naum lembra a Nínive que outra capital, Nô-Amom, também se achava segura entre as águas do Nilo, e nem as crianças dela foram poupadas. A última linha é uma pergunta: sobre quem não passou a maldade desse império? O livro de Jonas, sobre a mesma cidade, também termina com uma pergunta, a da compaixão, e a gente precisa das duas para orar por um opressor.',
    prayer:
      'Deus justo e compassivo, não sei juntar a pergunta de Naum com a de Jonas. Por isso eu deixo as duas contigo. Conta as vítimas que ninguém contou, e seca as lágrimas de quem bateu palmas porque finalmente acabou. Livra-me de gostar da ruína de alguém. Na cruz de Jesus a tua justiça e a tua compaixão se abraçaram, e ali eu quero ficar. Amém.',
    application:
      'Ore hoje primeiro pelas vítimas de uma guerra atual, com o nome do lugar, e depois pelos soldados e chefes do outro lado, para que parem.',
  },
  {
    slug: 'habacuque-1',
    chapters: ['HAB.1'],
    verse: verse('Habacuque 1:2-3', 'Até quando clamarei Violência'),
    reflection:
      'Os outros profetas trazem ao povo um recado do céu; Habacuque leva ao céu o recado de quem apanha. Ele pergunta até quando, vê a lei frouxa e o processo torto, e diz tudo isso a Deus. A resposta o espanta mais que o problema, porque Deus vai usar um povo ainda pior, cavaleiros rápidos como leopardo. O profeta volta à carga, lembrando que os olhos divinos são puros demais para aquilo, e o capítulo acaba numa interrogação; Jesus também deixou na cruz uma pergunta em aberto antes de entregar o espírito.',
    prayer:
      'Até quando, Senhor? Eu trago a violência da minha rua, o processo parado, a criança morta. Obrigado por um livro que deixa a pergunta em pé. Tu és desde sempre, meu Deus, minha Rocha, e por isso não vamos morrer. Se a tua resposta me assustar, segura-me para que eu continue falando contigo, como Jesus continuou. Amém.',
    application:
      'Escreva a Deus o seu “até quando”, com nomes e datas, e leia em voz alta. Guarde a folha; amanhã, leia com alguém o capítulo seguinte.',
  },
  {
    slug: 'habacuque-2',
    chapters: ['HAB.2'],
    verse: verse('Habacuque 2:3', 'visão tempo tardar espera'),
    reflection:
      'Depois de fazer a sua queixa, Habacuque sobe à torre e fica olhando para ver o que Deus vai responder. A resposta vem com ordem de escrever em letras grandes, para que se leia correndo: a visão tem hora, e o justo vive pela fé. Em volta vêm cinco ais contra quem junta o alheio, constrói com sangue e embebeda o vizinho; até a pedra da parede denuncia.',
    prayer:
      'Senhor, eu já disse a minha queixa, e agora subo à torre para te ouvir. Se a tua resposta demorar, segura-me até que ela venha. Paulo encontrou nesta página o evangelho de Jesus, e eu quero viver dessa mesma fé. Tu estás no teu santo templo, e diante de ti eu me calo. Amém.',
    application:
      'Escreva em letras grandes, numa folha, o que você espera de Deus, e pregue na parede. Fique cinco minutos em silêncio diante dela, sem pedir mais nada.',
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
    slug: 'sofonias-1',
    chapters: ['ZEP.1'],
    verse: verse('Sofonias 1:12', 'busca lâmpadas acomodados bem'),
    reflection:
      'Sofonias, que talvez descendesse do rei Ezequias, anuncia um dia de trombeta e de nuvem escura que faz tremer até quem lê em casa. Nesse tempo Deus entra em Jerusalém com lâmpadas à procura de gente acomodada, parada como borra no fundo do vinho, que não espera dele nem bem nem mal. É uma busca para castigar, e convém levá-la a sério; Jesus contou de outra lâmpada, na mão de uma mulher que varria a casa atrás de uma moeda.',
    prayer:
      'Acende a tua luz, Senhor, no canto em que eu me acomodei. Eu creio em ti e vivo como se não fizesses diferença nenhuma. Mexe o que assentou em mim, a preguiça de amar, a fé de costume. Avisa a quem confia no ouro que ele não vai servir naquele dia. Se eu for a moeda perdida, Jesus, varre até me achar. Amém.',
    application:
      'Entre num cômodo escuro com uma lanterna e procure um canto que você nunca limpa. Enquanto o arruma, pergunte a Deus em que parte da vida você se acomodou.',
  },
  {
    slug: 'sofonias-2',
    chapters: ['ZEP.2'],
    verse: verse('Sofonias 2:3', 'mansos justiça mansidão talvez'),
    reflection:
      'Antes que o dia chegue, Sofonias manda buscar a Deus, a justiça e a mansidão, e acrescenta uma palavra honesta, talvez. Ele não vende garantia; convida os humildes a se abrigarem no único lugar possível. Em volta cai o que parecia firme: Gaza e Asquelom, que viram pasto de ovelha, e Nínive, a cidade que dizia não haver outra igual, com corujas cantando na janela. Séculos depois Jesus disse que não manda embora ninguém que vier a ele.',
    prayer:
      'Eu te procuro, Senhor, com o pouco de mansidão que tenho. Esconde-me no dia ruim, e esconde comigo os que são mansos e apanham por isso. Guarda hoje as crianças de Gaza, de Asquelom e de todo aquele litoral, judias e palestinas. Tira de mim a voz que diz que não há ninguém como eu. Jesus, eu venho a ti, porque prometeste me receber. Amém.',
    application:
      'Procure hoje uma forma de ser manso numa situação que costuma irritar você, como a fila, o trânsito ou o suporte por telefone. À noite, conte a alguém como foi e o que custou.',
  },
  {
    slug: 'sofonias-3',
    chapters: ['ZEP.3'],
    verse: verse('Sofonias 3:17', 'meio alegria amor júbilo'),
    reflection:
      'A cidade que Sofonias descreve tem príncipes que são leões e juízes que são lobos da noite. Toda manhã, porém, a justiça de Deus sai à luz no meio dela. Ele vai deixar ali um povo humilde e pobre, juntar a ovelha manca e a expulsa, e então acontece o inesperado: é Deus quem canta, de alegria, por causa dos seus.',
    prayer:
      'Senhor que estás no meio de nós, aquieta-me no teu amor. Eu custo a crer que tu cantas por minha causa. Livra os humildes dos leões e dos lobos que ainda governam. Junta os mancos e os expulsos à volta de Jesus, e dá força às minhas mãos. Amém.',
    application:
      'Cante baixinho para alguém que precisa de sossego: um bebê, um doente, um idoso. Se preferir, fique em silêncio e imagine Deus cantando por você.',
  },
  {
    slug: 'ageu-1',
    chapters: ['HAG.1'],
    verse: verse('Ageu 1:7', 'considerai caminhos'),
    reflection:
      'O povo voltou do exílio há quase vinte anos, mora em casas com telhado e repete que ainda não é hora de reconstruir o templo. Ageu pede que considerem os seus caminhos: trabalham muito, e o salário some como em bolsa furada. Três semanas depois, o governador, o sacerdote e todo o povo estão na obra, porque Deus lhes despertou o espírito.',
    prayer:
      'Eu te dou, Senhor dos exércitos, o que sobra do meu tempo e depois me queixo de que ele não rende. Desperta o meu espírito como despertaste o deles. Mostra-me a parte que me cabe no cuidado da tua igreja, que Jesus comprou com o seu sangue. Agradeço a tua companhia. Amém.',
    application:
      'Revise a sua semana numa folha e marque onde Deus recebe só o resto. Troque de lugar uma atividade, dando a ele uma hora boa, já amanhã.',
  },
  {
    slug: 'ageu-2',
    chapters: ['HAG.2'],
    verse: verse('Ageu 2:4', 'esforça-te trabalhai convosco'),
    reflection:
      'Alguns velhos ainda lembravam do templo de Salomão, e diante da obra nova balançavam a cabeça: isto é nada. A saudade estava desanimando os pedreiros. Ageu chama os chefes pelo nome, chama o povo, e diz a todos a mesma palavra de força, porque o Espírito não tinha ido embora com o ouro. A glória dessa casa menor seria maior, disse ele, e num dia comum um casal pobre entrou nela com um bebê no colo.',
    prayer:
      'Senhor dos exércitos, a minha saudade põe defeito em tudo o que é novo. Cura-me da comparação. Tu dizes que estás conosco, e isso vale mais que o ouro que já tivemos. Anima quem recomeça uma igreja, um casamento, um negócio pequeno. Jesus entrou na casa simples e a encheu; entra na nossa, e dá-lhe paz. Amém.',
    application:
      'Elogie hoje um trabalho novo e modesto que você vinha comparando com o antigo. Ofereça uma hora das suas mãos para que ele avance.',
  },
  {
    slug: 'zacarias-1',
    chapters: ['ZEC.1'],
    verse: verse('Zacarias 1:12-13', 'setenta compaixão boas consolo'),
    reflection:
      'De noite, num vale com murtas, Zacarias vê cavaleiros que percorreram a terra inteira e voltam com o relatório: está tudo quieto. Para os impérios era boa notícia, mas Jerusalém continuava em ruínas. Então o próprio anjo do Senhor faz a pergunta que os homens faziam, até quando, depois de setenta anos. Deus responde com palavras boas, de consolo, e mostra quatro ferreiros, que vêm derrubar os quatro chifres que espalharam o povo.',
    prayer:
      'Senhor dos exércitos, o mundo às vezes está quieto só para quem não sofre. Obrigado porque alguém no céu pergunta até quando em nosso lugar. Fala uma palavra boa à família que espera há anos. Levanta os teus ferreiros, gente de ofício que desfaz o mal com trabalho. Eu volto para ti, e peço que te voltes para mim. Amém.',
    application:
      'Pergunte por alguém de quem ninguém mais pergunta, o desempregado antigo, o doente crônico, o viúvo de anos. Diga uma palavra boa e ofereça um serviço das suas mãos.',
  },
  {
    slug: 'zacarias-2',
    chapters: ['ZEC.2'],
    verse: verse('Zacarias 2:4-5', 'habitada sem muros fogo redor'),
    reflection:
      'Um moço sai com a corda de medir, para saber a largura e o comprimento de Jerusalém. Um anjo manda outro correr para avisá-lo de que a cidade será habitada sem muros, de tanta gente e tantos animais que haverá nela. Deus promete ser ele mesmo o muro, de fogo, em volta de todos, e a glória no meio. Quem toca naquele povo toca na menina do olho dele, e mesmo assim a porta fica aberta para muitas nações.',
    prayer:
      'Eu já estava com a trena na mão, Senhor, para decidir quem cabe. Alarga a minha casa e a minha igreja até onde tu queres. Sê o muro em volta dos que não têm grade nem vigia. Tu vieste morar no meio de nós em Jesus, e o povo cresceu até me incluir. Guarda como a menina dos teus olhos quem hoje foi ferido. Amém.',
    application:
      'Abra lugar para mais um em alguma coisa que já estava fechada: o banco, o grupo, a mesa, o time. Vá você mesmo chamar a pessoa pelo nome.',
  },
  {
    slug: 'zacarias-3',
    chapters: ['ZEC.3'],
    verse: verse('Zacarias 3:4', 'roupas impuras perversidade vestirei'),
    reflection:
      'O sumo sacerdote está de pé diante do anjo com a roupa imunda, e à direita dele o acusador já abre a boca. O Senhor fala primeiro, e manda calar a acusação, porque aquele homem é um pedaço de lenha que ele tirou do fogo. A roupa está suja mesmo, e por isso é trocada, e o próprio Zacarias, animado, pede que ponham também o turbante limpo. Deus promete então tirar a culpa da terra num único dia, e esse dia teve nome, uma sexta-feira.',
    prayer:
      'Senhor, o acusador não mente sobre a minha roupa. Obrigado por falares antes dele. Tira o que está sujo, e veste-me com o que Jesus ganhou para mim. Cala as vozes que me repetem o passado de madrugada. Faz-me pedir, como o profeta, um turbante limpo para os outros, e convidar o vizinho para a sombra da figueira. Amém.',
    application:
      'Quando uma culpa já perdoada voltar hoje, responda em voz alta: “o Senhor te repreenda”. Vista uma roupa limpa pensando em Jesus, e convide um vizinho para comer algo.',
  },
  {
    slug: 'zacarias-4',
    chapters: ['ZEC.4'],
    verse: verse('Zacarias 4:10', 'despreza dia pequenas prumo'),
    reflection:
      'O anjo sacode Zacarias como quem acorda um homem e lhe mostra um castiçal alimentado por duas oliveiras, sem ninguém que reponha o azeite. O recado é para Zorobabel, que tem um monte de entulho na frente e poucos braços: será pelo Espírito. As mãos que lançaram o alicerce vão terminar a casa, e há alegria no céu por um prumo na mão de um pedreiro.',
    prayer:
      'O meu começo é pequeno, Senhor, e eu tenho vergonha dele. Não me deixes desprezar o que tu olhas com alegria. Alimenta a minha lâmpada com o azeite do teu Espírito, porque a minha força já acabou. Jesus é a pedra principal, e sobre ele eu ponho hoje mais um tijolo. Amém.',
    application:
      'Elogie um começo pequeno que você viu em alguém: a primeira semana sem beber, o primeiro capítulo lido, a primeira venda. Ajude no próximo passo.',
  },
  {
    slug: 'zacarias-5',
    chapters: ['ZEC.5'],
    verse: verse('Zacarias 5:8-9', 'Perversidade cesto chumbo asas'),
    reflection:
      'Um rolo enorme voa sobre a terra: é a maldição que entra na casa do ladrão e na de quem jura falso, e fica ali até derrubá-la. Depois vem um cesto de medir grãos, como os da feira, e dentro dele está sentada a Perversidade, em figura de mulher. É uma figura dura, e convém notar que são também duas mulheres, com asas de cegonha, que levam o cesto embora. A tampa é de chumbo, e o mal é levado para a terra de Sinar, longe dali, onde lhe farão uma casa.',
    prayer:
      'Põe a tampa, Senhor, no mal que eu deixei solto na minha casa. Entra com a tua palavra onde eu jurei o que não era verdade. Cura o comércio em que se rouba um pouquinho de cada um. Eu não tenho asas para levar isto longe; Jesus já levou, e eu agradeço. Que o espaço que ficou vazio em mim seja teu. Amém.',
    application:
      'Confira hoje uma medida sua: a hora que você cobra, o peso que vende, o tempo que declara. Se estiver a seu favor de modo errado, corrija com quem saiu perdendo.',
  },
  {
    slug: 'zacarias-6',
    chapters: ['ZEC.6'],
    verse: verse('Zacarias 6:12-13', 'Renovo edificará sacerdote trono'),
    reflection:
      'Quatro carros saem de entre montes de bronze e vão percorrer a terra inteira. Na mesma página chegam três homens da Babilônia, Heldai, Tobias e Jedaías, com prata e ouro de exilados, e Deus manda o profeta fazer coroas com esse metal e coroar o sumo sacerdote Josué. A palavra que acompanha o gesto fala de um homem chamado Renovo, que será sacerdote no próprio trono, em paz. As coroas ficam no templo como lembrança, e os cristãos veem em Jesus o rei que também é sacerdote.',
    prayer:
      'Senhor de toda a terra, recebe o pouco ouro que sobrou do meu exílio. Faz dele alguma coisa que sirva de lembrança. Jesus, tu governas e intercedes por mim ao mesmo tempo, e isso me dá paz. Traz de longe os que vão ajudar a construir a tua casa, e faz-me conhecer o nome deles. Que eu escute a tua voz de verdade enquanto espero. Amém.',
    application:
      'Transforme hoje uma lembrança de um tempo difícil em algo que sirva a alguém: um conselho pedido, um objeto doado, uma receita ensinada.',
  },
  {
    slug: 'zacarias-7',
    chapters: ['ZEC.7'],
    verse: verse('Zacarias 7:9-10', 'misericórdia viúva órfão estrangeiro'),
    reflection:
      'De Betel chega uma comissão com uma pergunta de calendário: ainda é preciso chorar e jejuar todo ano pela queda do templo, como se faz há setenta anos? Deus devolve outra, se era para ele que faziam isso. E lembra o que os profetas antigos já pediam, que se julgue com verdade e que ninguém oprima a viúva, o órfão, o estrangeiro e o pobre. Os avós taparam as orelhas e endureceram o coração como diamante, e a terra bonita acabou vazia.',
    prayer:
      'Pai, eu faço perguntas pequenas para não ouvir a grande. Amolece o meu coração, que endureceu de tanto ouvir a mesma coisa. Recebe o meu choro de outros anos, e ensina-me a chorar por quem chora hoje. Olha pelo estrangeiro que trabalha sem registro e pela viúva que não recebeu o que era dela. Põe a misericórdia na minha agenda. Amém.',
    application:
      'Troque hoje um costume religioso que você faz sem pensar por um gesto de bondade a alguém que não pode retribuir. Amanhã, volte ao costume e veja se ele ganhou vida.',
  },
  {
    slug: 'zacarias-8',
    chapters: ['ZEC.8'],
    verse: verse('Zacarias 8:4-5', 'idosos bordão meninos brincando'),
    reflection:
      'Zacarias anuncia a cidade salva, e o que ele mostra é uma praça. Velhos e velhas estão sentados com a bengala na mão, de tanto que viveram, e as ruas se enchem de meninos e meninas brincando. Deus pergunta se isso, que parece impossível ao povo, seria difícil também para ele. No fim do capítulo, os dias de jejum viram festa, e dez homens de todas as línguas seguram a roupa de um judeu para ir com ele, porque ouviram que Deus está com aquele povo.',
    prayer:
      'Dá-nos uma praça, Senhor, em que o velho não tenha medo e a criança possa correr. Hoje há ruas onde ninguém brinca depois das seis. Fortalece as mãos de quem cuida de asilo, de creche e de campinho. Ensina-nos a falar a verdade uns aos outros, para que a paz tenha onde morar. Eu seguro a barra da roupa do teu povo e vou junto. Amém.',
    application:
      'Passe meia hora numa praça, num quintal ou num corredor onde haja idosos ou crianças. Jogue, converse ou só fique perto, e ore pelo lugar.',
  },
  {
    slug: 'zacarias-9',
    chapters: ['ZEC.9'],
    verse: verse('Zacarias 9:9', 'rei justo humilde jumentinho'),
    reflection:
      'O profeta segue um exército que desce pela costa, cidade por cidade, e de repente chama Jerusalém para dançar. O rei dela vem chegando, e vem num jumentinho, animal de carga e de trabalho. Ele não precisa de cavalo porque vai quebrar os arcos, e a fala dele com os povos é de paz. Cinco séculos depois uma multidão viu a cena e gritou de alegria; poucos perceberam que o sangue da aliança, na linha seguinte, também era dele, e que por esse sangue os presos saem do poço.',
    prayer:
      'Rei manso, vem entrando, que eu abro a rua. Desmonta os meus cavalos de guerra e as minhas respostas prontas. Eu sou prisioneiro da esperança e volto à tua fortaleza. Pelo sangue da tua aliança, tira os teus presos do poço sem água. Fala de paz às nações, e começa, Jesus, pela minha mesa. Amém.',
    application:
      'Desista hoje de uma vantagem de força numa discussão, no trânsito ou em casa. Peça a alguém que vive com você que diga se percebeu a diferença.',
  },
  {
    slug: 'zacarias-10',
    chapters: ['ZEC.10'],
    verse: verse('Zacarias 10:8', 'assoviarei ajuntarei resgatarei'),
    reflection:
      'Zacarias começa pela chuva tardia, a que enche o grão, e manda pedi-la a quem faz os relâmpagos. O povo andava atrás de adivinhos porque era ovelha sem pastor, e consolo inventado não segura rebanho nenhum. Deus promete então fazer o que todo pastor faz de longe: assoviar. Ele espalhou os filhos como semente entre os povos, e até lá o som os alcança; é o mesmo pastor de quem Jesus disse que as ovelhas conhecem a voz.',
    prayer:
      'Pastor meu, assovia outra vez, que eu andei longe e perdi o caminho. Perdoa as vezes em que procurei sorte, carta e sonho no lugar da tua palavra. Manda chuva a tempo sobre as roças e sobre a minha fé. Jesus pagou pelo meu resgate; reúne os nossos filhos que vivem longe, e conta-nos todos no fim do dia. Amém.',
    application:
      'Assovie ou cante a sós uma música que o traga de volta a Deus. Mande-a depois a um filho, um irmão ou um amigo que anda espalhado.',
  },
  {
    slug: 'zacarias-11',
    chapters: ['ZEC.11'],
    verse: verse('Zacarias 11:12-13', 'salário trinta moedas oleiro'),
    reflection:
      'O profeta recebe a tarefa de cuidar de ovelhas que os compradores matam, enquanto quem as vende dá graças a Deus pelo lucro. Ele trabalha com duas varas, que chamou de Agrado e União, e acaba quebrando as duas, primeiro uma e depois a outra. Na hora do pagamento dão-lhe trinta moedas, o que a lei mandava pagar por um escravo ferido por um boi, e Deus, com ironia, o chama de belo preço. Mateus se lembrou disso quando contou por quanto Judas entregou Jesus e como o dinheiro foi parar no campo do oleiro.',
    prayer:
      'Bom Pastor, puseram um preço em ti, e foi baixo. Eu também já te troquei por menos. Cura os que foram explorados por pastores que engordaram à custa deles. Junta de novo as famílias e igrejas em que a vara da União se quebrou. Faz-me cuidar dos pobres do rebanho sem calcular o que recebo. Amém.',
    application:
      'Lembre-se de alguém cujo trabalho você ou a sua igreja valoriza pouco. Agradeça com um gesto concreto hoje, e ajude a corrigir o que é devido.',
  },
  {
    slug: 'zacarias-12',
    chapters: ['ZEC.12'],
    verse: verse('Zacarias 12:10', 'graça olharão traspassaram pranto'),
    reflection:
      'Jerusalém é uma pedra pesada que machuca quem tenta carregá-la, e o mais fraco dos seus moradores fica valente como Davi. Essa força toda desemboca em choro. Deus derrama um espírito de graça e de súplica, e eles olham para ele, a quem traspassaram, e choram como se chora um filho único, cada família no seu canto, os homens e as mulheres. João estava junto da cruz quando a lança entrou, e escreveu que era desse olhar que Zacarias falava.',
    prayer:
      'Senhor traspassado, eu olho. Demorei, e ainda desvio o rosto. Derrama sobre mim o teu Espírito de graça, para que eu chore o que fiz sem me afundar. Consola os pais que enterraram um filho, tu que entregaste o teu. Ajunta judeus e gentios diante do mesmo Jesus, e faz forte o mais fraco de nós. Amém.',
    application:
      'Fique alguns minutos a sós diante de uma cruz, ou pense nela, sem falar. Diga depois a Jesus o que vê, e por que pecado seu deseja chorar.',
  },
  {
    slug: 'zacarias-13',
    chapters: ['ZEC.13'],
    verse: verse('Zacarias 13:1', 'fonte aberta pecado impureza'),
    reflection:
      'Um dia, diz Zacarias, haverá em Jerusalém uma fonte aberta para lavar pecado e impureza, tanto da família do rei quanto de qualquer morador. O que vem depois é áspero: os falsos profetas terão tanta vergonha que se dirão lavradores, e até os pais se voltarão contra o filho que mentir em nome de Deus, com uma violência que não podemos imitar. Então a espada acorda contra o pastor, e as ovelhas se espalham. Jesus citou essa linha a caminho do jardim, sabendo que o pastor era ele.',
    prayer:
      'Há uma fonte aberta, Senhor, e eu insisto em me lavar na pia do meu esforço. Lava-me no que Jesus derramou por mim na cruz. Ajunta as ovelhas que se dispersaram quando o líder caiu, e volta a tua mão sobre os pequenos. Livra-nos de quem mente usando o teu nome. Se eu tiver de passar pelo fogo, fica ao lado até a prata aparecer. Amém.',
    application:
      'Deixe a água da torneira ou do chuveiro correr sobre as mãos e diga a Deus, pelo nome, um pecado. Feche a água, agradeça pelo perdão e deixe o assunto com ele por hoje.',
  },
  {
    slug: 'zacarias-14',
    chapters: ['ZEC.14'],
    verse: verse('Zacarias 14:20', 'sinos cavalos CONSAGRADO panelas'),
    reflection:
      'O último capítulo de Zacarias começa com uma cidade tomada e mulheres violentadas, e o profeta não passa por cima disso. Deus vem em pessoa, os pés sobre o monte das Oliveiras, e ao anoitecer daquele dia aparece luz. Correm águas vivas no verão e no inverno, e as nações que lutavam sobem para uma festa de cabanas. A cena final é de cozinha e estrebaria: o sino do cavalo leva a inscrição que só o sumo sacerdote usava na testa, e a panela comum fica tão santa quanto as bacias do altar.',
    prayer:
      'Vem, Senhor, e põe os pés na nossa terra ferida. Olha primeiro pelas mulheres que a guerra e o crime violentaram, e faz-lhes justiça. Acende a tua luz no fim da minha tarde. Escreve o teu nome na panela de feijão, na chave do carro e no crachá. Até o dia em que Jesus voltar, que tudo na minha casa seja teu. Amém.',
    application:
      'Escolha um objeto comum de hoje, a panela, a vassoura ou o volante, e dedique-o a Deus antes de usá-lo. Cozinhe ou trabalhe com ele pensando em quem vai ser servido.',
  },
  {
    slug: 'malaquias-1',
    chapters: ['MAL.1'],
    verse: verse('Malaquias 1:11', 'oriente ocidente grande nações'),
    reflection:
      'Deus diz que amou, e eles perguntam em quê. Perguntas assim, cansadas, voltam pelo livro inteiro, e o culto combina com elas: levam ao altar o bicho cego, manco ou roubado, presente que o governador mandaria devolver. Alguém devia fechar a porta, diz o Senhor, para não gastar lenha à toa. E no meio desse cansaço ele vê o futuro, o seu nome grande de onde o sol nasce até onde se põe, o que começou a acontecer quando Jesus mandou os seus até o fim da terra.',
    prayer:
      'Pai, eu já te trouxe a sobra do dia e chamei de devoção. Perdoa o meu bocejo diante do teu amor. Tu deste o melhor, o Filho sem defeito; recebe por ele a minha oferta e acende de novo o meu gosto. Que o teu nome seja grande na minha casa, e nas terras em que o sol está nascendo agora. Amém.',
    application:
      'Dê hoje a Deus e a alguém o seu melhor horário. Desligue o celular na hora do culto em casa, e preparem juntos, com capricho, uma leitura e um hino.',
  },
  {
    slug: 'malaquias-2',
    chapters: ['MAL.2'],
    verse: verse('Malaquias 2:14', 'testemunha mulher juventude pacto'),
    reflection:
      'Malaquias fala primeiro aos sacerdotes, cuja boca devia guardar o conhecimento e que fizeram muita gente tropeçar. Depois conta um altar molhado de lágrimas e explica por que a oferta não é aceita: o Senhor foi testemunha do casamento, e o homem traiu a companheira da sua mocidade. Deus diz ali que odeia o divórcio e a violência que um homem veste como roupa.',
    prayer:
      'Deus fiel, tu foste testemunha das palavras que eu disse, e eu quero cumpri-las. Perdoa a quem ensina e faz tropeçar. Protege quem foi descartada ou vive debaixo de violência, e mostra-lhe saída segura. Jesus não abandona a sua noiva; ensina-me essa fidelidade nas promessas que fiz. Amém.',
    application:
      'Lembre uma promessa que você fez diante de alguém, no casamento, no trabalho ou na amizade, e cumpra hoje uma parte dela. Se há violência em casa, ligue 180 ou 190.',
  },
  {
    slug: 'malaquias-3',
    chapters: ['MAL.3'],
    verse: verse('Malaquias 3:16', 'temeram falaram livro memória'),
    reflection:
      'O mensageiro vem antes, e depois o próprio Senhor, sentado como o ourives diante do fogo, sem tirar os olhos da prata. Ele testemunha contra quem aperta o empregado, a viúva e o estrangeiro, e pede de volta a oferta que sustentava os levitas. Muitos dizem que não vale a pena servi-lo; alguns, porém, conversam entre si com temor, e Deus manda escrever os nomes deles.',
    prayer:
      'Refinador, fica sentado perto do fogo em que eu estou até a hora certa. Mostra-me o que eu retenho e que pertence a ti e aos pobres. Vieste ao teu templo em Jesus, e virás de novo. Escreve no teu livro as conversas que tenho com quem te teme, e encoraja-nos. Amém.',
    application:
      'Marque hoje uma conversa sobre Deus com um amigo que também o teme, por telefone ou na calçada. Digam um ao outro por que ainda vale a pena servi-lo.',
  },
  {
    slug: 'malaquias-4',
    chapters: ['MAL.4'],
    verse: verse('Malaquias 4:2', 'Sol justiça cura asas'),
    reflection:
      'O Antigo Testamento, na nossa Bíblia, acaba com um nascer do sol. Para os soberbos o dia esquenta como forno; para quem tem respeito pelo nome de Deus, ele chega com cura nas asas, e as pessoas saem pulando como bezerro solto do curral. Depois Malaquias olha para trás, para Moisés, e para a frente, para um Elias que virá reconciliar pais e filhos. Quatro séculos de silêncio mais tarde, o velho Zacarias, com João nos braços, cantou que o sol do alto estava para nos visitar.',
    prayer:
      'Sol da justiça, nasce sobre a nossa casa, que a noite foi longa. Cura o que a mágoa endureceu entre pais e filhos, em nós e nos nossos pais. Eu quero pular de alegria e me esqueci de como se faz. Jesus, tu és a manhã que Malaquias esperava. Aquece-me sem me queimar, e queima em mim só a soberba. Amém.',
    application:
      'Dê hoje o primeiro passo para o coração do seu pai, da sua mãe ou do seu filho: um abraço, uma foto, um pedido de perdão. Se não for seguro, ore por ele ao nascer do sol.',
  },
];
