import type { BookIntro } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const minorProphets: readonly BookIntro[] = [
  {
    slug: 'oseias',
    code: 'HOS',
    author:
      'Oseias, filho de Beeri, profeta do reino do norte e provavelmente natural de lá. O livro parece ter sido guardado e editado em Judá, depois da queda de Samaria; a origem das mensagens no profeta é pouco contestada.',
    period:
      'Pregou aproximadamente de 755 a 715 a.C., do tempo de Jeroboão II até as vésperas ou os anos logo depois da queda de Samaria, em 722 a.C.',
    keyTheme: 'O amor ferido e fiel de Deus',
    summary:
      'Deus manda o profeta casar com Gômer, e o casamento desfeito vira retrato da aliança: Israel recebeu pão, vinho e prata e agradeceu a Baal. Oseias busca a mulher de volta, pagando por ela, como sinal de um Deus que não desiste (Oseias 3:1). O resto do livro alterna acusação e ternura. Há reis que se matam uns aos outros, sacerdotes que lucram com o pecado, alianças inúteis com Assíria e Egito. De repente Deus fala como pai que ensinou o filho a andar e não suporta perdê-lo. A última palavra é um convite para voltar e ser curado.',
    setting:
      'Dirige-se ao reino do norte, chamado também de Efraim, em prosperidade ilusória e depois em caos político. O casamento do profeta foi um sinal único. Ninguém deve usá-lo para mandar alguém suportar traição ou violência: quem vive isso precisa de segurança e ajuda.',
    outline: [
      { from: 1, to: 3, title: 'O casamento de Oseias como sinal' },
      { from: 4, to: 7, title: 'O processo contra Israel' },
      { from: 8, to: 10, title: 'Quem semeia vento' },
      { from: 11, to: 11, title: 'O coração de pai' },
      { from: 12, to: 13, title: 'A história de uma infidelidade' },
      { from: 14, to: 14, title: 'O convite para voltar' },
    ],
    keyVerses: ['Oseias 6:6', 'Oseias 11:8', 'Oseias 14:4'],
    verses: [
      verse('Oseias 3:1', 'ama mulher adúltera SENHOR Israel'),
      verse('Oseias 6:6', 'misericórdia sacrifício conhecimento'),
      verse('Oseias 11:8', 'abandonar Efraim compaixões'),
      verse('Oseias 14:4', 'curarei rebelião amarei'),
    ],
  },
  {
    slug: 'joel',
    code: 'JOL',
    author:
      'Joel, filho de Petuel (Joel 1:1). Além do nome do pai, nada se sabe dele; o interesse por Jerusalém, pelos sacerdotes e pelas ofertas faz pensar num morador de Judá próximo ao templo.',
    period:
      'O livro não cita reis, e a data é das mais discutidas entre os profetas. Alguns a colocam no século 9 a.C., na infância do rei Joás; a maioria, hoje, entre os séculos 6 e 4 a.C., depois do exílio.',
    keyTheme: 'O dia do Senhor e o Espírito sobre todos',
    summary:
      'Uma nuvem de gafanhotos devora tudo: a uva, o trigo, a casca da figueira, até a oferta do templo. Joel convoca velhos, noivos e crianças de peito para jejuar, porque enxerga naquela praga o aviso de um dia mais sério, o dia do Senhor. Rasgar a roupa não basta: Deus quer o coração. E responde com compaixão, chuva e colheita, e promete algo maior: derramar o seu Espírito sobre filhos e filhas, idosos, jovens e servos. Pedro leu essas palavras no dia de Pentecostes (Atos 2:16). O final fala do julgamento das nações.',
    setting:
      'A praga e a seca deixaram Judá sem alimento e sem oferta para o culto. A promessa de devolver os anos consumidos pelos gafanhotos responde àquele desastre e àquele arrependimento nacional. Hoje se aprende com ela quem Deus é, sem concluir que toda perda material será reposta.',
    outline: [
      { from: 1, to: 1, title: 'A praga de gafanhotos e o jejum' },
      { from: 2, to: 2, title: 'O dia do Senhor, a volta e o Espírito prometido' },
      { from: 3, to: 3, title: 'O juízo das nações e o refúgio em Sião' },
    ],
    keyVerses: ['Joel 2:13', 'Joel 2:28', 'Joel 2:32'],
    verses: [
      verse('Joel 1:1', 'Joel filho Petuel'),
      verse('Atos 2:16', 'dito profeta Joel'),
      verse('Joel 2:13', 'Rasgai coração vestes'),
      verse('Joel 2:28', 'derramarei Espírito filhos filhas'),
      verse('Joel 2:32', 'invocar nome salvo'),
    ],
  },
  {
    slug: 'amos',
    code: 'AMO',
    author:
      'Amós, um homem do campo que cuidava de gado e de sicômoros (Amós 7:14), vindo de Tecoa, no sul, sem formação de profeta. Quase todos aceitam que o livro preserva a sua pregação; alguns atribuem as linhas finais de esperança a um editor.',
    period:
      'Por volta de 760 a 750 a.C., dois anos antes de um grande terremoto, quando Jeroboão II reinava no norte e Uzias em Judá.',
    keyTheme: 'Justiça que corre como rio',
    summary:
      'Amós desce o dedo pelo mapa, acusando Damasco, Gaza, Tiro, Edom, e os ouvintes decerto aplaudem, até o dedo parar em Israel. O país vive um bom momento econômico, construído sobre os pobres: os ricos vendem gente por um par de sandálias, alteram balanças, compram juízes, dormem em camas de marfim. E cultuam com música alta. Deus diz que não suporta essas festas e pede que a justiça corra sem parar (Amós 5:24). Expulso do santuário de Betel, o profeta não recua. Depois das visões de ruína, o livro encerra com a tenda de Davi levantada outra vez.',
    setting:
      'Os ouvintes são os ricos e religiosos de Samaria e Betel, certos de que Deus estava com eles porque os negócios iam bem. O convite para buscar a Deus e viver é feito a esse público. A crítica alcança qualquer fé que canta muito e explora o trabalhador.',
    outline: [
      { from: 1, to: 2, title: 'Acusações às nações, a Judá e a Israel' },
      { from: 3, to: 4, title: 'Privilégio e responsabilidade' },
      { from: 5, to: 6, title: 'Busquem a Deus e pratiquem a justiça' },
      { from: 7, to: 8, title: 'Visões e o confronto em Betel' },
      { from: 9, to: 9, title: 'Queda e restauração' },
    ],
    keyVerses: ['Amós 3:2', 'Amós 5:4', 'Amós 5:24'],
    verses: [
      verse('Amós 7:14', 'profeta criador gado sicômoros'),
      verse('Amós 5:24', 'corra juízo justiça ribeiro'),
      verse('Amós 3:2', 'reconheci famílias injustiças'),
      verse('Amós 5:4', 'Buscai vivereis'),
    ],
  },
  {
    slug: 'obadias',
    code: 'OBA',
    author:
      'Obadias, cujo nome quer dizer “servo do Senhor”. O livro, o menor do Antigo Testamento, não informa família nem cidade, e não há como ligá-lo com segurança a outros personagens do mesmo nome.',
    period:
      'A data mais aceita é pouco depois da queda de Jerusalém, em 587 ou 586 a.C. Uns poucos preferem o século 9 a.C., no reinado de Jeorão, quando a cidade também foi saqueada.',
    keyTheme: 'O orgulho que zomba da desgraça do irmão',
    summary:
      'São vinte e um versículos sobre uma briga antiga. Edom descendia de Esaú, e Judá, de Jacó, irmãos gêmeos. Quando Jerusalém foi invadida, os edomitas ficaram olhando, festejaram, saquearam e ainda barraram os que fugiam. Do alto das suas rochas julgavam-se intocáveis. Obadias lhes diz que o orgulho enganou o coração deles (Obadias 1:3) e que o mal que fizeram voltará sobre eles mesmos. Em seguida abre o quadro: o dia do Senhor chega para todas as nações, há livramento em Sião, e o reino, enfim, pertence a Deus.',
    setting:
      'Fala contra Edom, mas quem ouve são os sobreviventes de Judá, humilhados e sem defesa. Consola-os saber que Deus viu a crueldade e fará justiça. A palavra condena a omissão e o prazer diante da queda alheia, e deixa a retribuição nas mãos de Deus.',
    outline: [
      { from: 1, to: 1, title: 'A soberba de Edom, o dia do Senhor e o livramento em Sião' },
    ],
    keyVerses: ['Obadias 1:3', 'Obadias 1:15', 'Obadias 1:17'],
    verses: [
      verse('Obadias 1:3', 'arrogância coração enganou rochas'),
      verse('Obadias 1:15', 'dia nações fizeste cabeça'),
      verse('Obadias 1:17', 'Sião livramento Jacó'),
    ],
  },
  {
    slug: 'jonas',
    code: 'JON',
    author:
      'Anônimo: o livro fala de Jonas em terceira pessoa. O profeta, filho de Amitai, existiu no tempo de Jeroboão II (2 Reis 14:25). Muitos evangélicos leem o relato como história; outros cristãos, como narrativa com intenção de parábola.',
    period:
      'Jonas viveu na primeira metade do século 8 a.C., quando a Assíria já assustava. Para a composição, as datas sugeridas vão desse século até os séculos 5 ou 4 a.C.',
    keyTheme: 'A misericórdia de Deus não tem fronteira',
    summary:
      'Mandado a Nínive, cidade que todos temiam, Jonas compra passagem para o lado oposto. Vem a tempestade, e os marinheiros pagãos se mostram mais piedosos que o profeta. Engolido por um grande peixe, ele ora e ganha nova chance. Prega uma frase, e a cidade inteira se arrepende, do rei aos animais. Qualquer pregador ficaria feliz; Jonas fica furioso. Reconhece que fugiu porque sabia que Deus é compassivo e acabaria perdoando (Jonas 4:2). O livro para numa pergunta de Deus sobre aquela gente e seus animais, sem contar a resposta do profeta.',
    setting:
      'Israel tinha motivos para odiar a Assíria, que depois destruiria Samaria. O relato confronta leitores que queriam graça para si e castigo para o inimigo. Jesus lembrou os ninivitas como exemplo de arrependimento (Mateus 12:41). O centro é o coração de Deus, mais que o peixe.',
    outline: [
      { from: 1, to: 1, title: 'A fuga e a tempestade' },
      { from: 2, to: 2, title: 'A oração no ventre do peixe' },
      { from: 3, to: 3, title: 'Nínive se arrepende' },
      { from: 4, to: 4, title: 'A raiva de Jonas e a pergunta de Deus' },
    ],
    keyVerses: ['Jonas 2:9', 'Jonas 4:2', 'Jonas 4:11'],
    verses: [
      verse('2 Reis 14:25', 'Israel servo Jonas Amitai'),
      verse('Jonas 4:2', 'fugindo Társis gracioso misericordioso'),
      verse('Mateus 12:41', 'Nínive pregação Jonas arrependeram'),
      verse('Jonas 2:9', 'gratidão salvação SENHOR'),
      verse('Jonas 4:11', 'pena Nínive pessoas animais'),
    ],
  },
  {
    slug: 'miqueias',
    code: 'MIC',
    author:
      'Miqueias, da vila de Moresete, no interior de Judá. Um século depois, anciãos ainda citavam a sua pregação (Jeremias 26:18). Parte dos estudiosos atribui a discípulos ou editores algumas das promessas da segunda metade.',
    period:
      'Entre cerca de 740 e 690 a.C., nos reinados de Jotão, Acaz e Ezequias, no mesmo tempo de Isaías. Viu a Assíria acabar com Samaria e chegar às portas de Jerusalém.',
    keyTheme: 'Justiça, bondade e humildade com Deus',
    summary:
      'O profeta do interior olha para as capitais e vê gente planejando na cama como tomar o campo do vizinho, chefes que arrancam a pele do povo, pregadores que falam bonito para quem lhes enche a boca. Anuncia que Samaria cairá e que até o monte do templo virará mato. Mas o julgamento não encerra o livro. Da pequena Belém sairá um governante (Miqueias 5:2), texto que Mateus liga ao nascimento de Jesus, e as espadas serão transformadas em ferramentas. Ao povo que pergunta quantos sacrifícios deve trazer, a resposta é curta. O canto final admira um Deus que perdoa.',
    setting:
      'Dirige-se a Judá e Samaria, sobretudo a autoridades e proprietários que oprimiam lavradores enquanto a guerra se aproximava. A famosa pergunta sobre o que Deus pede surge como num tribunal, em que ele lembra o que fez por Israel. As promessas olham para o Messias e a paz futura.',
    outline: [
      { from: 1, to: 2, title: 'Contra Samaria, Jerusalém e os que tomam campos' },
      { from: 3, to: 3, title: 'Contra chefes e profetas vendidos' },
      { from: 4, to: 5, title: 'O monte do Senhor e o rei de Belém' },
      { from: 6, to: 6, title: 'O que Deus pede' },
      { from: 7, to: 7, title: 'Lamento, espera e perdão' },
    ],
    keyVerses: ['Miqueias 5:2', 'Miqueias 6:8', 'Miqueias 7:18'],
    verses: [
      verse('Jeremias 26:18', 'Miqueias morastita Ezequias Sião'),
      verse('Miqueias 5:2', 'Belém pequena governador'),
      verse('Miqueias 6:8', 'justo bondade humildemente'),
      verse('Miqueias 7:18', 'perdoa maldade bondade'),
    ],
  },
];
