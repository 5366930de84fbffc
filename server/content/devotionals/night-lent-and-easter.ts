import type { NightDevotional } from '../types.ts';
import { verse } from '../verse-claim.ts';

/** Devotionals of the church year say what the season is, for they may come at any time. */
export const nightLentAndEaster: readonly NightDevotional[] = [
  {
    slug: 'noite-quaresma-no-fundo-do-templo',
    season: 'lent',
    title: 'Quaresma: a oração do fundo da igreja',
    reference: 'Lucas 18:13-14',
    reflection:
      'O último banco tem os seus moradores. Quem chegou depois do louvor, quem pretende sair antes da bênção, quem ainda cheira a cigarro, quem não tem certeza de que pode estar ali.\n\nJesus contou de dois homens que foram orar. Um ficou de pé e agradeceu por não ser como o resto, citando o resto. Jejuava mais do que a lei pedia e dava o dízimo de tudo. Provavelmente era verdade. O outro cobrava imposto para os romanos e ficou longe. Não levantou os olhos. Batia no peito e só tinha um pedido, misericórdia, e uma identificação, pecador. Foi este, disse Jesus, que voltou para casa em paz com Deus.\n\nA parábola é uma armadilha bem armada. Quem a lê agradece por não ser como o fariseu, e já está na frente da igreja. Por isso tantos cristãos, na Quaresma e fora dela, repetem devagar a oração do fundo, até que ela deixe de ser sobre os outros.\n\nNão é preciso enumerar todas as faltas deste dia, nem se odiar por elas. O cobrador não se xingou por horas. Disse a verdade em uma linha, a quem podia perdoar, e foi dormir em casa, como você também pode ir.',
    prayer:
      'Ó Deus, tem misericórdia. Eu me comparei hoje com gente pior e me senti melhor; comparei-me com gente melhor e me senti um trapo. Nas duas vezes olhei para o lado. Agora falo contigo, do fundo. Tu sabes o que fiz e o que deixei. Por Jesus, que contou a minha história sem dizer o meu nome, recebe-me. Quero descer para casa leve e tratar amanhã o próximo como igual. Amém.',
    gratitude:
      'Agradeça por uma pessoa que você costuma olhar de cima: cite uma qualidade real dela. Depois agradeça porque o perdão que você recebe é o mesmo que está aberto para ela.',
    verses: [verse('Lucas 18:13-14', 'publicano longe peito misericórdia justificado')],
  },
  {
    slug: 'noite-quaresma-mais-um-ano-para-a-figueira',
    season: 'lent',
    title: 'Quaresma: mais um ano para a figueira',
    reference: 'Lucas 13:8-9',
    reflection:
      '— Corta.\n\n— Deixa mais um ano, patrão.\n\n— Três anos que venho aqui, e nem um figo.\n\n— Eu sei. Deixa que eu cavo em volta, ponho esterco. Se der, fica. Se não der, o senhor manda cortar.\n\nA conversa é mais ou menos assim, e Jesus não conta o final. Algumas pessoas vinham falar-lhe de desgraças alheias, uma chacina, uma torre que caiu, como quem quer saber o que as vítimas tinham feito. Ele recusou essa conta e virou a pergunta para os presentes: e vocês? Foi aí que contou da figueira. O dono tem razão, três anos é bastante. O empregado não discute a razão; pede tempo e oferece o serviço sujo.\n\nQuem já mexeu com planta sabe que cavar perto da raiz assusta a árvore, e que o adubo bom não tem cheiro de flor. A Quaresma tem algo desse cuidado. Certas coisas que nos remexeram neste ano, uma conversa dura, uma conta que não fechou, um domingo sem vontade, talvez sejam enxada nas mãos de quem quer nos ver de pé. Nem toda dor vem disso, e ninguém precisa descobrir a origem de cada uma. Mas o pedido do hortelão vale para esta noite. Você ainda está plantado porque alguém pediu mais um ano.',
    prayer:
      'Senhor, olho a minha árvore e vejo folhas. Fruto, pouco. Obrigado porque Jesus intercede por mim e não tem nojo de sujar as mãos. Cava onde for preciso, com a tua delicadeza. Não me deixes gastar este prazo comentando o pecado dos outros. Ensina-me a ter paciência com quem demora: o filho, o aluno, o irmão da igreja que não muda. E dá figos a esta terra cansada, no tempo certo. Amém.',
    gratitude:
      'Lembre alguém que teve paciência com você por mais de um ano. Agradeça por essa demora. Depois agradeça por um fruto pequeno que já apareceu e que há um tempo não existia.',
    verses: [verse('Lucas 13:8-9', 'ano escave adube fruto')],
  },
  {
    slug: 'noite-pascoa-lembra-te-de-mim',
    season: 'easter',
    title: 'Páscoa: o último pedido da sexta-feira',
    reference: 'Lucas 23:42-43',
    reflection:
      'Ele não teve tempo de nada. Nem de ser batizado, nem de devolver o que tomou, nem de pedir desculpas à mãe. Estava pendurado numa cruz, ao lado de Jesus, pagando por crimes que admitia.\n\nO outro condenado zombava: se era o Cristo, que os tirasse dali. Este o repreendeu. Nós merecemos, disse, e ele não fez nada de mal. Depois virou o rosto, com o pescoço que ainda podia virar, e pediu para ser lembrado quando Jesus chegasse ao seu Reino. Naquela hora ninguém mais falava em reino. Quase todos os discípulos tinham sumido, o cartaz era piada dos soldados. Um bandido olhou para um homem coroado de espinhos e viu um rei com futuro.\n\nPediu lembrança para um dia distante e recebeu companhia para o mesmo dia. Jesus lhe prometeu que estariam juntos, hoje, no paraíso. A promessa mais depressa cumprida do Evangelho foi feita a ele.\n\nA Sexta-feira da Paixão cala os nossos currículos. Ninguém ali tinha o que mostrar, e bastou pedir. Se você pensa em alguém que só no fim da vida, num leito, balbuciou alguma coisa a Deus, ou de quem nem isso você ouviu, entregue-o a esse Rei, que escuta frases curtas. E faça hoje a sua, antes do fim.',
    prayer:
      'Jesus, lembra-te de mim, que não trago outra coisa. Tu sabes o que fiz de errado e recebeste em ti o que eu merecia. Lembra-te também dos presos nesta noite, dos que estão em leitos sozinhos, dos que acham que ficou tarde. Pelos meus que se foram sem que eu soubesse da fé deles, descanso na tua misericórdia e na tua justiça. Que eu adormeça perto de ti e acorde contigo. Amém.',
    gratitude:
      'Agradeça pelo perdão com a frase mais curta que conseguir. Fique um minuto sem acrescentar nada a ela, nem promessa nem explicação.',
    verses: [verse('Lucas 23:42-43', 'lembra-te Reino hoje paraíso')],
  },
  {
    slug: 'noite-pascoa-o-sabado-sem-noticia',
    season: 'easter',
    title: 'Páscoa: o sábado sem notícia',
    reference: 'Lucas 23:55-56',
    reflection:
      'Fala-se muito da sexta e mais ainda do domingo, mas quase ninguém prega sobre o sábado.\n\nO Evangelho lhe dá uma frase. As mulheres viram onde puseram o corpo, voltaram, prepararam os perfumes e descansaram, conforme o mandamento. Foi o dia mais comprido da vida delas, porque não havia nada a fazer. A pedra estava no lugar. As coisas que Jesus tinha dito continuavam ditas, mas ninguém se lembrava direito.\n\nElas não sabiam que era véspera.\n\nMuita gente mora no sábado. O exame foi feito e o resultado não saiu. O filho disse que ia pensar. O casamento não acabou nem voltou. O luto já não é notícia, e a esperança ainda não chegou. Nesses dias, Deus parece não dizer uma palavra, e pode ser que não diga mesmo.\n\nAs mulheres da Galileia fizeram duas coisas que cabem num sábado. Deixaram pronto o que o amor podia preparar. E pararam, porque o dia era de parar, sem entender nada. Foi às que guardaram os frascos e dormiram que a notícia chegou primeiro.\n\nNesta noite não há mais nada a resolver. O perfume está na prateleira. Lá fora, sem que ninguém visse, o Pai já contava as horas.',
    prayer:
      'Senhor, aqui está escuro e quieto, e não sei se é véspera de alguma coisa. Fiz o que pude, e os frascos estão na prateleira. Agora eu paro, porque mandaste parar. Fica perto de quem espera resultado, resposta, sinal de vida. Tu trabalhas também no dia em que não falas. Jesus esteve no silêncio da terra, mas não foi esquecido. Guarda-me até que clareie. Amém.',
    gratitude:
      'Não procure hoje motivos grandes. Agradeça por uma coisa que ficou pronta e por outra que pôde ser deixada para amanhã. Depois descanse, como elas descansaram.',
    verses: [verse('Lucas 23:55-56', 'mulheres sepulcro aromáticos descansaram sábado')],
  },
  {
    slug: 'noite-pascoa-oito-dias-depois',
    season: 'easter',
    title: 'Páscoa: Tomé, oito dias depois',
    reference: 'João 20:26-28',
    reflection:
      'Na primeira vez, Tomé não estava. Ninguém diz por quê. Saiu para comprar comida, quis ficar só, não suportou aquela sala. Quando voltou, encontrou os amigos falando todos ao mesmo tempo, e a alegria dos outros às vezes isola.\n\nEle disse o que precisava: ver as marcas dos cravos, pôr o dedo. Chamam-no de incrédulo até hoje, mas semanas antes tinha sido ele quem propôs acompanhar Jesus e morrer junto (João 11:16). Tomé não era frio; tinha perdido demais para acreditar pela palavra dos outros.\n\nPassaram-se oito dias. Imagine a casa. Dez que viram, um que não viu, e ninguém o mandou embora. Ele também ficou, o que não era pouco. Então Jesus veio, com as portas fechadas, deu a paz a todos e se dirigiu ao que faltava. Ofereceu exatamente o que Tomé tinha pedido. Havia escutado, portanto, aquela conversa. Não consta que o dedo tenha tocado. Consta a confissão mais alta do Evangelho inteiro, que fez de Jesus o seu Senhor e o seu Deus.\n\nSe para você a Páscoa dos outros ainda não chegou, fique na casa. Diga o que precisa. Nós, que não vimos, fomos mencionados por Jesus naquela mesma sala, com uma bênção.',
    prayer:
      'Senhor meu e Deus meu, há noites em que digo isso com folga e noites em que as palavras me faltam. Tu ouviste o que eu falei quando achava que não estavas. Vem com as portas fechadas. Mostra as tuas marcas, que provam o amor melhor que qualquer argumento. Dá à nossa igreja a paciência daqueles oito dias com quem duvida. E segura-me na sala até que venhas. Amém.',
    gratitude:
      'Agradeça por um amigo que ficou ao seu lado enquanto você não cria, ou não conseguia orar. Lembre uma pergunta difícil que Deus levou a sério, mesmo sem responder inteira.',
    verses: [
      verse('João 20:26-28', 'oito Tomé fechadas Senhor Deus'),
      verse('João 11:16', 'Tomé morrermos'),
    ],
  },
];
