import type { BookPortrait } from '../types.ts';

export const gospelsAndActs: readonly BookPortrait[] = [
  {
    code: 'MAT',
    author: 'Anônimo; a tradição atribui ao apóstolo Mateus, também chamado Levi',
    period: 'De cerca de 5 a.C. a 30 d.C.; escrito entre os anos 60 e 90.',
    keyTheme: 'O Messias esperado ensina como se vive no Reino',
    summary:
      'Quatro mulheres improváveis aparecem na lista de antepassados que abre este Evangelho, e o aviso já está dado: o Rei que vem não selecionou a própria família pela reputação. Mateus escreve para quem conhece a Lei e os Profetas, por isso repete que algo se cumpriu. Sábios estrangeiros se ajoelham antes dos líderes da terra. Num monte, o Mestre descreve gente feliz que ninguém invejaria. Cinco blocos de ensino organizam a narrativa, e uma palavra atravessa todos, o Reino dos céus, comparado a semente, rede, fermento e festa de casamento. Na cena do julgamento, o Rei se declara presente no faminto e no preso. A despedida garante companhia até o fim.',
    keyVerses: ['Mateus 5:3', 'Mateus 25:40', 'Mateus 28:20'],
  },
  {
    code: 'MRK',
    author: 'Anônimo; a tradição atribui a João Marcos, que teria ouvido Pedro',
    period: 'Ministério de Jesus, até cerca do ano 30; escrito entre 60 e 75.',
    keyTheme: 'Quem é este? A pergunta que só a cruz responde',
    summary:
      'Sem berço, sem pastores, sem árvore de família: Marcos começa com Jesus já adulto e mal deixa o leitor respirar. A palavra "logo" empurra uma cena na outra, febre, tempestade, multidão, barco, fome, endemoninhado. Os espíritos sabem quem ele é; os discípulos, que dormem ao lado dele, custam a perceber. No meio exato da narrativa Pedro acerta a resposta e erra o sentido, porque não admite um Messias que sofre. Depois disso a estrada sobe para Jerusalém e as lições são sobre servir. Quem por fim diz com todas as letras que ali estava o Filho de Deus é um oficial romano, olhando um homem morrer.',
    keyVerses: ['Marcos 4:41', 'Marcos 8:29', 'Marcos 15:39'],
  },
  {
    code: 'LUK',
    author: 'Anônimo; a tradição atribui a Lucas, médico e companheiro de Paulo',
    period: 'De cerca de 6 a.C. a 30 d.C.; escrito entre os anos 60 e 90.',
    keyTheme: 'Boa notícia para quem ficou do lado de fora',
    summary:
      'Alguém chamado Teófilo recebeu um relato cuidadoso, feito por quem entrevistou testemunhas e pôs os fatos em ordem. O resultado é o Evangelho das mesas e das estradas. Jesus come com fariseus e com cobradores, hospeda-se na casa de Zaqueu sem esperar convite, deixa uma mulher malfalada molhar seus pés com lágrimas. Só aqui se leem o samaritano que para, o pai que corre ao encontro do filho, o publicano de cabeça baixa, o ladrão perdoado no último instante. Idosos, viúvas e pastores cantam nas primeiras páginas. Na penúltima cena, dois amigos desanimados caminham com um desconhecido e só o reconhecem quando ele parte o pão.',
    keyVerses: ['Lucas 1:3', 'Lucas 10:33', 'Lucas 24:31'],
  },
  {
    code: 'JHN',
    author: 'Anônimo, "o discípulo a quem Jesus amava"; a tradição atribui ao apóstolo João',
    period: 'Ministério de Jesus; escrito provavelmente entre os anos 85 e 100.',
    keyTheme: 'A Palavra que estava com Deus senta-se à beira de um poço',
    summary:
      'Este Evangelho tem outro passo. Em vez de muitas cenas rápidas, poucas e demoradas, quase sempre uma conversa a dois: o mestre de Israel que chega de noite, a samaritana com seu cântaro, o cego interrogado pelos vizinhos, Marta diante de um túmulo. A abertura recua para antes da criação e afirma que a Palavra eterna ganhou corpo. Sete sinais, da água que vira vinho ao amigo que sai da sepultura, apontam para quem os faz, e sete vezes ele completa a frase "eu sou": pão, luz, porta, pastor, ressurreição, caminho, videira. Na última noite, o Senhor pega bacia e toalha. O autor revela sem rodeios por que escreveu: para que se creia e se viva.',
    keyVerses: ['João 1:14', 'João 13:14', 'João 20:31'],
  },
  {
    code: 'ACT',
    author: 'Anônimo; a tradição atribui a Lucas, autor do terceiro Evangelho',
    period: 'De cerca do ano 30 ao ano 62; escrito entre as décadas de 60 e 90.',
    keyTheme: 'O Espírito empurra a igreja porta afora',
    summary:
      'Cento e vinte pessoas numa sala, esperando. Trinta anos e vinte e oito capítulos depois, há comunidades espalhadas por boa parte do Império. O que aconteceu no intervalo é contado como uma viagem em que os planos humanos vivem sendo mudados. A perseguição em Jerusalém, que deveria calar, espalha a notícia. Um eunuco africano é batizado na beira da estrada; Pedro precisa de um lençol cheio de animais para entrar na casa de um romano; o caçador de cristãos cai no caminho de Damasco e se levanta missionário. Seguem-se prisões, naufrágio, cartas, discussões sobre quem pode sentar à mesa. A narrativa para em Roma, com Paulo detido e a pregação solta.',
    keyVerses: ['Atos 1:8', 'Atos 8:4', 'Atos 28:31'],
  },
];
