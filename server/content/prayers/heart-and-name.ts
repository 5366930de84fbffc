import type { PrayerTheme } from '../types.ts';
import { verse } from '../verse-claim.ts';

/** Prayers for jealousy, for a false charge, and for who is angry with God. */
export const heartAndName: readonly PrayerTheme[] = [
  {
    slug: 'ciume',
    theme: 'Ciúme',
    synonyms: [
      'ciúmes',
      'sou ciumenta',
      'sou ciumento',
      'tira o ciúme de mim',
      'ciúme do meu marido',
      'ciúme da minha esposa',
      'ciúme do namorado',
      'oração contra o ciúme',
      'medo de ser trocada',
      'ciúme de amiga',
    ],
    prayers: [
      'Senhor, o telefone do meu marido acendeu em cima da mesa e eu já tinha inventado a história inteira. Eu olho, comparo, pergunto outra vez, e a resposta nunca me basta. O Cântico dos Cânticos diz que o ciúme é severo e que as suas brasas são de fogo (Cânticos 8:6). Eu sei, porque tenho queimado com ele a minha casa.\n\nExamina o meu coração e conhece os meus pensamentos, como pediu o salmista (Salmos 139:23). Se o medo vem de uma ferida antiga, mostra-me qual é. Se vem de mentira que me contaram, ajuda-me a dizer isso com clareza e sem espiar. E se não há motivo nenhum, dá-me coragem de reconhecer, e de pedir desculpa pelas acusações que fiz.\n\nQue eu não faça do amor uma vigilância. Ensina-me a perguntar em vez de revistar, e a ouvir até o fim. Hoje à noite, deixo o telefone dele onde está e venho falar contigo primeiro. Em nome de Jesus, amém.',
      'Pai, João escreveu que no amor não há medo e que o perfeito amor expulsa o medo (1 João 4:18). O meu ainda tem bastante. Tenho medo de ser deixada, de não ser suficiente, de ficar sabendo por último.\n\nO teu amor por mim não depende de eu vencer comparação nenhuma. Firma nele o meu valor, para que eu não o cobre de uma pessoa que também é fraca. Tira dos meus olhos as fotografias que eu fico olhando de madrugada. Põe perto de mim alguém sensato com quem eu possa conversar, e leva-me a procurar ajuda, se isto for maior do que eu.\n\nGuarda quem eu amo também de mim: das minhas perguntas de delegado, do meu silêncio que castiga. Onde for preciso conversar sobre limites, que seja de dia, com calma, os dois sentados. Que a nossa casa volte a ter janela aberta. Em nome de Jesus, que me amou primeiro, amém.',
      'Deus meu, Pedro acabava de ser perdoado quando apontou para o outro discípulo e perguntou: “e este?”. Jesus lhe respondeu: “que te importa? Segue-me tu” (João 21:21-22). Hoje sou eu que aponto. Apontei para a irmã que canta, para a amiga que arranjou outra amiga, para o irmão que o pai elogia.\n\nO que dás a eles não sai do meu prato. Ajuda-me a acreditar nisso quando vejo a foto deles sem mim. Saul começou olhando Davi com desconfiança, e dali em diante não teve mais sossego (1 Samuel 18:9). Não quero esse caminho.\n\nTroca esta comparação por trabalho meu: alguém que eu possa ajudar nesta semana, uma coisa que me deste e que está parada. Ensina-me a elogiar em voz alta quem me incomoda, e a fazê-lo de verdade. Quero seguir-te no meu lugar, sem contar os passos dos outros. Amém.',
    ],
    verses: [
      verse('Cânticos 8:6', 'ciúme severo brasas fogo'),
      verse('Salmos 139:23', 'Examina coração pensamentos'),
      verse('1 João 4:18', 'amor medo perfeito expulsa'),
      verse('João 21:21-22', 'Pedro te importa segue'),
      verse('1 Samuel 18:9', 'Saul olhou desconfiança Davi'),
    ],
  },
  {
    slug: 'acusado-sem-culpa',
    theme: 'Acusado sem culpa',
    synonyms: [
      'acusada injustamente',
      'acusado injustamente',
      'me acusaram e eu sou inocente',
      'falsa acusação',
      'calúnia',
      'inventaram mentira sobre mim',
      'falso testemunho',
      'levantaram falso contra mim',
      'mancharam meu nome',
      'me acusaram de roubo',
    ],
    prayers: [
      'Senhor, disseram que fui eu, mas não fui. Minha mão treme enquanto escrevo. As pessoas me olham de outro jeito, e eu começo a falar depressa, como quem tem culpa. Um salmo descreve o que me fizeram: levantam-se testemunhas maliciosas e perguntam do que eu não sei (Salmos 35:11).\n\nTu viste aquele dia. Sabes onde eu estava e o que havia nas minhas mãos. Traz à luz a verdade, mesmo que demore: um recibo, uma câmera, alguém que se lembre. Dá-me um bom advogado ou um defensor público, e cabeça fria para responder só o que me perguntarem. Que eu não fuja, não assine o que não entendi e não minta nem para me proteger.\n\nAcalma o meu corpo para que eu coma e durma. Protege os meus filhos do que se diz na rua, tu que julgas direito. Em nome de Jesus, amém.',
      'José não tinha feito nada, e foi para o cárcere por causa da palavra de quem mandava mais do que ele. O Senhor, porém, esteve com José e lhe mostrou misericórdia ali dentro (Gênesis 39:20-21). Meu Deus, fica comigo também, dentro disto.\n\nA mentira correu a família, o serviço e a igreja, e eu não posso ir de casa em casa explicar. Escolhe por mim a quem devo falar. Abre os ouvidos de quem decide, para que ouça os dois lados. Livra-me de responder com outra mentira ou de espalhar o que sei dos outros.\n\nTem misericórdia de quem me acusou. Se foi engano, que perceba; se foi maldade, que se arrependa e repare o que fez. Não peço que sofra; peço que pare. E se o meu nome demorar a ser limpo, ensina-me a viver de cabeça erguida diante de ti, que o conheces. Amém.',
      'Jesus, contra ti também procuraram falsas testemunhas, e muitas se apresentaram (Mateus 26:60). Pedro conta que não insultaste de volta nem ameaçaste, e que te entregaste àquele que julga com justiça (1 Pedro 2:23). Eu queria conseguir isso hoje, porque passei a noite preparando as frases com que ia ferir.\n\nSegura a minha língua e não deixes que eu me cale onde é preciso falar. Defender-me com a verdade é justo, e tu não me pedes que eu aceite uma mentira. Que eu junte as provas com calma, procure quem entende de direito e diga o mesmo a todos.\n\nCuida desta vergonha que não é minha e que mesmo assim pesa. Manda-me um amigo que acredite em mim sem pedir explicação. E quando alguém perto de mim for acusado, lembra-me desta semana, para que eu ouça antes de julgar. Amém.',
    ],
    verses: [
      verse('Salmos 35:11', 'Testemunhas maliciosas levantam não sei'),
      verse('Gênesis 39:20-21', 'José cárcere SENHOR misericórdia'),
      verse('Mateus 26:60', 'falsas testemunhas'),
      verse('1 Pedro 2:23', 'insultavam ameaçava entregava justa'),
    ],
  },
  {
    slug: 'raiva-de-deus',
    theme: 'Raiva de Deus',
    synonyms: [
      'estou com raiva de Deus',
      'estou brava com Deus',
      'revoltado com Deus',
      'decepcionada com Deus',
      'mágoa de Deus',
      'Deus não me atendeu',
      'orei e ele morreu',
      'por que Deus deixou',
      'não quero mais orar',
      'Deus me abandonou',
    ],
    prayers: [
      'Deus, estou com raiva, e é de ti. Pedi com todas as palavras que eu tinha. Pedi de joelhos no corredor do hospital, mas não veio o que pedi. Marta disse a Jesus, na cara, que com ele ali o irmão dela ainda viveria (João 11:21). É isso que eu tenho para dizer.\n\nEsta oração vai sair torta. Não quero que me expliquem nada. Leio que Jesus ouviu aquela frase sem repreender ninguém, e que depois, diante do túmulo, chorou (João 11:35). Se ainda choras com quem perde, fica aqui, que eu não consigo ir até aí.\n\nNão prometo que amanhã passe. Vou voltar e dizer de novo, porque calar me afasta mais. Cuida de quem eu perdi e do que sobrou de mim. Hoje a minha oração é só esta, e termina sem alegria. Amém.',
      'Até quando, Senhor? O salmo começa assim, perguntando se vais te esquecer para sempre e até quando esconderás o rosto (Salmos 13:1). Quem pôs essas palavras na Bíblia não achou que elas te ofendiam. Então uso as mesmas, porque as minhas acabaram.\n\nEu fiz o que me ensinaram: orei, jejuei, servi, e a porta ficou fechada. Vejo a resposta chegar para outros e me pergunto o que há de errado comigo. Disseram que faltou fé, e isso me feriu mais do que a espera. Não deixes que eu confunda a tua voz com a deles.\n\nNão te peço uma explicação hoje. Peço que não me soltes enquanto eu estiver assim, zangado e cansado, sem vontade de cantar no culto. Põe ao meu lado alguém que aguente ouvir isto sem me corrigir. E que um dia eu possa olhar para trás e ver por onde me levaste. Amém.',
      'Jó não calou a boca. Falou na angústia do seu espírito e se queixou na amargura da alma (Jó 7:11), e tu o ouviste até o fim. Meu Deus, eu também vou falar, em vez de fingir no banco da igreja.\n\nTenho raiva do que aconteceu, do tempo que levou, do silêncio. Tenho vergonha desta raiva e medo de que ela me leve embora. Digo tudo a ti porque és o único que não vai contar a ninguém nem se assustar.\n\nSepara em mim o que é dor do que é acusação. Se aprendi de ti uma imagem torta, de alguém que castiga ou esquece, corrige-a com paciência. Eu não quero romper contigo; quero entender como se fica. Por enquanto fico deste jeito, de punho fechado, mas voltado para ti. Quando eu puder abrir a mão, que encontre a tua. Em nome de Jesus, que na cruz também perguntou por quê, amém.',
    ],
    verses: [
      verse('João 11:21', 'Marta estivesses aqui irmão morrido'),
      verse('João 11:35', 'Jesus chorou'),
      verse('Salmos 13:1', 'Até quando SENHOR esconderás rosto'),
      verse('Jó 7:11', 'calarei boca angústia espírito queixarei amargura'),
    ],
  },
];
