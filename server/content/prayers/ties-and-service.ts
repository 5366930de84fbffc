import type { PrayerTheme } from '../types.ts';
import { verse } from '../verse-claim.ts';

/** Prayers after a divorce, for peace with a parent, and for who serves in arms. */
export const tiesAndService: readonly PrayerTheme[] = [
  {
    slug: 'depois-do-divorcio',
    theme: 'Depois do divórcio',
    synonyms: [
      'me divorciei',
      'meu divórcio saiu',
      'assinei o divórcio',
      'estou divorciada',
      'estou divorciado',
      'recomeçar depois do divórcio',
      'vergonha de ser divorciada',
      'fim do casamento',
      'meu casamento acabou',
    ],
    prayers: [
      'Senhor, assinei. A caneta era emprestada, e em cinco minutos acabou no papel o que já vinha acabando aos poucos em casa. Não sei se choro ou se respiro. Tu estás perto de quem tem o coração quebrado (Salmos 34:18), e é só isso que hoje eu consigo segurar.\n\nRecebe o que ficou: os sonhos que não aconteceram, a aliança na gaveta, a parte que foi culpa minha e a que não foi. Perdoa-me o que me cabe. Ajuda-me a não mentir sobre o outro, nem aos filhos, nem aos amigos, nem a mim. Guarda-nos de usar as crianças como recado.\n\nEnsina-me a morar comigo de novo, a fazer comida para menos gente, a responder com simplicidade quando perguntarem. Põe perto de mim alguém que não dê palpite. Não peço que amanhã esteja tudo bem. Peço a tua companhia nesta noite e um pouco de sono. Em nome de Jesus, amém.',
      'Deus que curas os quebrantados e pões curativo nas feridas deles (Salmos 147:3), há em mim lugares que eu nem sabia que doíam. Dói domingo. Dói a ficha que pergunta o estado civil. Dói o olhar de quem, na igreja, não sabe mais onde me encaixar.\n\nTu me conheces por nome e não por estado civil. Lembra-me disso quando eu entrar no culto pela primeira vez sem companhia. Livra-me da pressa de provar que estou bem e da pressa de encontrar outra pessoa. Dá-me trabalho que ocupe as mãos, conta que feche, amigo que telefone.\n\nAbençoa quem caminhou comigo e já não caminha. Ainda não consigo dizer muito, mas digo isto: que nenhum mal lhe aconteça. Se houve violência, guarda-me longe e segura o meu coração para que não volte por pena. Está escrito que não rejeitas ninguém para sempre e que a tua bondade é grande (Lamentações 3:31-32), e é nela que eu fico. Amém.',
      'Pai, já faz um tempo, e hoje percebi que ri sem me vigiar. Dou graças. Houve meses em que eu não acreditava que isto chegaria. Trouxeste-me até aqui por caminhos pequenos: um vizinho, um salmo lido pela metade, uma criança que pediu colo.\n\nQuero recomeçar com verdade. Mostra-me o que preciso aprender do que passou, para não repetir com outro nome. Se os filhos ainda sofrem, dá-me ouvido e tempo. Se devo pedir perdão, dá-me palavra; se devo uma conta, que eu a pague em dia. E, se o futuro for viver só, que seja vida cheia, com mesa, serviço e amizade.\n\nIsaías disse a uma mulher que se achava acabada que ela não seria humilhada e esqueceria a vergonha (Isaías 54:4). Deixo que essas palavras também me alcancem. Abro a janela, arrumo a casa do meu jeito e te convido a morar aqui. Em nome de Jesus, amém.',
    ],
    verses: [
      verse('Salmos 34:18', 'perto quebrantados coração'),
      verse('Salmos 147:3', 'sara quebrantados curativo'),
      verse('Lamentações 3:31-32', 'rejeitará sempre bondades'),
      verse('Isaías 54:4', 'envergonhada humilhada vergonha'),
    ],
  },
  {
    slug: 'fazer-as-pazes-com-pai-ou-mae',
    theme: 'Fazer as pazes com pai ou mãe',
    synonyms: [
      'briguei com meu pai',
      'briguei com minha mãe',
      'não falo com meu pai',
      'não falo com minha mãe',
      'reconciliação com meu pai',
      'reconciliação com minha mãe',
      'mágoa do meu pai',
      'mágoa da minha mãe',
      'perdoar meu pai',
      'perdoar minha mãe',
    ],
    prayers: [
      'Senhor, faz tempo que eu e meu pai, ou eu e minha mãe, só falamos o necessário. Nem me lembro de quem começou. Lembro-me da frase que ouvi e da que respondi. Esta noite deu saudade, e eu quis fazer as pazes antes que um telefonema no meio da madrugada decida por nós.\n\nOs teus profetas terminam falando do coração dos pais voltado para os filhos, e do coração dos filhos voltado para os pais (Malaquias 4:6). Volta o meu primeiro, que é o que está aqui. Tira dele a lista. Mostra o que era cansaço, pobreza e falta de jeito naquele tempo, e mostra sem mentira o que foi erro.\n\nDá-me uma porta simples: um áudio curto, um bolo, uma visita sem assunto. Que eu peça perdão pela minha parte e não exija a outra na mesma hora. Se vier frieza, que eu volte para casa em paz por ter ido. Em nome de Jesus, amém.',
      'Pai do céu, Jacó passou a noite com medo do irmão, e de manhã ganhou um abraço que não esperava (Gênesis 33:4). Tenho ensaiado para o pior, e talvez do outro lado também haja alguém ensaiando. Vai à frente de mim.\n\nPrepara a hora. Cala em nós a ironia, que na nossa família sempre chega antes. Se a conversa subir, ajuda-me a baixar a voz e a voltar outro dia, sem bater o portão. Há coisas que ainda doem, e eu preciso dizê-las de um jeito que possam ser ouvidas. Há coisas que eu fiz, e preciso ouvi-las sem me defender.\n\nNão peço uma infância nova. Peço um café sem peso, um aniversário em que caibam todos, uma bênção dita em voz alta. E, se a paz vier aos pedaços, ensina-me a agradecer cada um. Amém.',
      'Deus, na tua história o filho ainda estava longe quando o pai correu para ele (Lucas 15:20). Na minha, ninguém corre. Quem devia cuidar de mim me feriu, e eu carrego isso há anos. Quero perdoar, mas não sei se posso ficar perto.\n\nTu não me mandas fingir. Ajuda-me a chamar o mal pelo nome, a entregar a ti o direito de cobrar e a largar a vontade de ver sofrer. Mostra-me a distância que protege, se ela for precisa, e livra-me da culpa que os outros põem em mim por causa dela. Onde puder haver encontro, que haja testemunha, calma e verdade.\n\nE, com encontro ou sem ele, sê para mim o Pai que tem compaixão dos filhos (Salmos 103:13). Que a ferida acabe em mim e não passe adiante. Os que vierem depois vão conhecer colo, se me ajudares. Em nome de Jesus, amém.',
    ],
    verses: [
      verse('Malaquias 4:6', 'coração pais filhos'),
      verse('Gênesis 33:4', 'Esaú encontro abraçou choraram'),
      verse('Lucas 15:20', 'longe pai compaixão correndo'),
      verse('Salmos 103:13', 'pai compadece filhos'),
    ],
  },
  {
    slug: 'quem-serve-no-quartel',
    theme: 'Filho, neto ou marido no quartel',
    synonyms: [
      'meu filho está no quartel',
      'meu neto está no exército',
      'meu marido é militar',
      'filho servindo o exército',
      'oração por um soldado',
      'alistamento militar',
      'meu irmão está na marinha',
      'filho na aeronáutica',
    ],
    prayers: [
      'Senhor, a cama de quem eu amo está arrumada, e a casa ficou silenciosa demais. Ele está no quartel, dorme com o sono contado e atende pelo sobrenome. Tu guardas a saída e a entrada, desde agora e para sempre (Salmos 121:8). Guarda a dele, no portão, na marcha, no caminhão, na guarda da madrugada.\n\nProtege o corpo do acidente e do trote, e a alma da dureza. Que ele aprenda disciplina sem desaprender a ternura. Põe ao lado dele um companheiro de juízo e um superior que corrija sem humilhar. Livra-o da bebida das noites de folga e da arma usada de brincadeira.\n\nQuando tiver saudade, que se lembre de orar, mesmo sem palavra bonita. Quando puder ligar, ajuda-me a ouvir mais do que perguntar. E traz o meu soldado de volta para esta mesa, mais homem e ainda meu. Em nome de Jesus, amém.',
      'Pai, Jessé tinha os filhos mais velhos no exército e mandou o caçula levar pão e queijo e ver se estavam bem (1 Samuel 17:18). Entendo esse pai. Também fico inventando o que mandar: meia, sabonete, doce, recado. O que eu queria mesmo era ver o rosto dele.\n\nVê tu por mim. Sabes se ele come, se tem frio, se alguém o persegue, se ri. Sabes o que ele não me conta para não me preocupar. Dá-lhe coragem para dizer não ao que é errado, ainda que a turma toda diga sim, e humildade para obedecer ao que é certo.\n\nPeço pelos que comandam, para que tenham justiça na mão. Peço pelas famílias de todos os soldados, as que moram perto e as do outro lado do país. E peço paz, Senhor, para que nenhum deles precise usar o que aprendeu. Amém.',
      'Deus dos que servem, Paulo escreveu a Timóteo usando como figura a vida do soldado, que aguenta as aflições do caminho (2 Timóteo 2:3). Hoje a figura tem nome e farda. Faz de quem eu amo um bom soldado de Jesus antes de qualquer outro serviço.\n\nSe a carreira for o chamado dele, firma os passos e dá honra. Se estiver ali por falta de escolha, mostra adiante um estudo, um ofício, uma porta. Que a força que ele ganha nunca se volte contra os mais fracos, nem na rua nem em casa.\n\nNós, que ficamos, aprendemos a medir o mês pelas folgas. Ensina-nos a não viver de medo. Que ele sinta, no meio da fila, que há alguém falando dele contigo. E, no dia da baixa ou da promoção, que o primeiro obrigado seja teu. Em nome de Jesus, amém.',
    ],
    verses: [
      verse('Salmos 121:8', 'guardará saída entrada'),
      verse('1 Samuel 17:18', 'queijos irmãos bem'),
      verse('2 Timóteo 2:3', 'aflições soldado'),
    ],
  },
];
