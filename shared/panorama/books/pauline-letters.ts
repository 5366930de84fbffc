import type { BookPortrait } from '../types.ts';

export const paulineLetters: readonly BookPortrait[] = [
  {
    code: 'ROM',
    author: 'Paulo, que ditou a carta a Tércio',
    period: 'Por volta do ano 57, provavelmente em Corinto.',
    keyTheme: 'A má notícia completa e a boa notícia maior',
    summary:
      'Paulo ainda não conhecia Roma quando escreveu sua carta mais longa aos cristãos de lá. Queria ajuda para chegar à Espanha e precisava explicar o que pregava. Monta o argumento como um advogado: pagãos e religiosos estão no mesmo banco de réus, e ninguém paga a própria absolvição. Ela vem de graça, por causa de Cristo, e quem crê a recebe, tal qual Abraão. Daí brotam paz, luta contra o pecado, um Espírito que geme conosco, um amor de que nada nos separa. Três capítulos choram e esperam por Israel. A parte final desce para o chão: impostos, inimigos, comida, gente forte convivendo com gente fraca. A carta fecha com uma longa lista de abraços.',
    keyVerses: ['Romanos 3:24', 'Romanos 8:39', 'Romanos 15:7'],
  },
  {
    code: '1CO',
    author: 'Paulo, com Sóstenes',
    period: 'Por volta do ano 54 ou 55, em Éfeso.',
    keyTheme: 'Problemas reais de uma igreja vistos à luz da cruz',
    summary:
      'Quem sonha com a pureza da igreja primitiva deveria visitar Corinto. Havia torcidas por pregadores, um escândalo sexual tolerado, irmãos processando irmãos, ricos que comiam antes dos pobres na ceia do Senhor, reuniões em que todos falavam ao mesmo tempo. Chegaram cartas com perguntas e recados de preocupação, e Paulo responde tópico por tópico, às vezes severo, às vezes irônico. Seu remédio é sempre o mesmo: a cruz, que faz passar vergonha toda vaidade. No meio da discussão sobre dons ele insere a página mais conhecida sobre o amor, que ali funciona como bronca. E, diante dos que duvidavam, defende a ressurreição como quem defende a própria casa.',
    keyVerses: ['1 Coríntios 1:18', '1 Coríntios 11:21', '1 Coríntios 15:20'],
  },
  {
    code: '2CO',
    author: 'Paulo, com Timóteo',
    period: 'Por volta do ano 55 ou 56, na Macedônia.',
    keyTheme: 'Um líder que mostra as próprias rachaduras',
    summary:
      'De todas as cartas de Paulo, esta é a que mais o expõe. Ele andava magoado com Corinto: uma das visitas tinha acabado mal, uma mensagem severa tinha custado lágrimas, e pregadores de currículo brilhante diziam que ele era fraco e falava mal. Em vez de competir, apresenta outro currículo, feito de açoites, noites sem sono, naufrágios e uma fuga dentro de um cesto. O tesouro, explica, está guardado em vasilha de barro para que se saiba de onde vem a força. Fala ainda de um espinho que não foi retirado. No centro há dois capítulos sobre uma coleta para os pobres de Jerusalém, com uma ideia libertadora: dar é coisa de coração alegre, sem constrangimento.',
    keyVerses: ['2 Coríntios 4:7', '2 Coríntios 9:7', '2 Coríntios 12:9'],
  },
  {
    code: 'GAL',
    author: 'Paulo',
    period: 'Entre os anos 48 e 55; o ano depende de quais igrejas da Galácia receberam a carta.',
    keyTheme: 'Nada a acrescentar ao que Cristo fez',
    summary:
      'Falta o agradecimento de costume, e a omissão fala. Paulo entra direto no espanto: como puderam trocar tão depressa de evangelho? Mestres recém-chegados ensinavam aos gálatas que crer em Cristo era bom começo, mas faltava a circuncisão para completar. O apóstolo reage contando sua história, inclusive o dia em que enfrentou Pedro por se afastar da mesa dos gentios. Recorre a Abraão, a Sara e Agar, à imagem de um menor que recebe herança. Em Cristo caem as paredes entre judeu e grego, escravo e livre, homem e mulher. Liberdade, porém, não é desculpa para o egoísmo: o Espírito produz seu fruto em quem aprende a carregar o peso do outro.',
    keyVerses: ['Gálatas 1:6', 'Gálatas 3:28', 'Gálatas 5:13'],
  },
  {
    code: 'EPH',
    author: 'Paulo, segundo a própria carta; muitos pensam num discípulo seu',
    period: 'Por volta do ano 60 a 62, da prisão, ou algumas décadas mais tarde.',
    keyTheme: 'O muro caiu e há um lugar à mesa para todos',
    summary:
      'Uma única frase do original ocupa boa parte do primeiro capítulo, como se faltasse ar para tanta bênção. A carta talvez tenha circulado por várias igrejas da região, pois quase não traz saudações pessoais. A primeira metade olha para o alto: mortos que ganharam vida, estranhos que viraram família, um muro de inimizade derrubado na cruz. A segunda olha para os pés, e o verbo é andar. Anda-se com humildade, falando a verdade, trabalhando em vez de roubar, resolvendo a raiva antes que anoiteça. Na casa, cada um serve o outro por reverência a Cristo, e ao marido se pede o amor que se entrega. Uma armadura completa encerra a leitura, quase toda feita para defesa.',
    keyVerses: ['Efésios 2:14', 'Efésios 4:1', 'Efésios 5:21'],
  },
  {
    code: 'PHP',
    author: 'Paulo, com Timóteo',
    period: 'Por volta do ano 55 a 62, da prisão em Éfeso, Cesareia ou Roma.',
    keyTheme: 'Contentamento escrito atrás das grades',
    summary:
      'Um bilhete de agradecimento por uma ajuda recebida virou uma das páginas mais luminosas do Novo Testamento. Epafrodito tinha viajado com a oferta de Filipos, adoeceu gravemente e agora voltava com a resposta. Preso, sem saber se seria solto ou executado, Paulo fala de alegria a cada parágrafo, e os guardas já sabem por quê. Para curar pequenas rivalidades na igreja, canta aquele que, tendo tudo, esvaziou-se e desceu até a cruz. Considera perda o velho motivo de orgulho e corre adiante, sem se dar por chegado. Duas irmãs brigadas, Evódia e Síntique, são chamadas pelo nome à reconciliação. O segredo da carta, ele conta no fim, foi aprendido aos poucos.',
    keyVerses: ['Filipenses 2:7', 'Filipenses 3:13', 'Filipenses 4:11'],
  },
  {
    code: 'COL',
    author: 'Paulo, com Timóteo, segundo a carta; parte dos estudiosos pensa num discípulo',
    period: 'Por volta do ano 60 a 62, da prisão, ou um pouco mais tarde.',
    keyTheme: 'Em Cristo não falta peça nenhuma',
    summary:
      'Epafras, que havia fundado a comunidade, procurou Paulo com uma preocupação. Em Colossos ensinava-se uma espiritualidade de degraus: jejuns, festas, visões, anjos, listas de proibições. Soava profunda. A resposta não analisa cada degrau; levanta os olhos dos leitores para Cristo, imagem do Deus que não se vê, por quem tudo foi feito e em quem tudo se mantém. Quem já recebeu a plenitude não precisa de suplemento. A vida nova é descrita com um gesto diário, o de trocar de roupa: sai a mentira, sai a maldade, entram compaixão e paciência, e por cima de tudo o amor, como um cinto. Saudações de amigos, entre eles Lucas, o médico, encerram a folha.',
    keyVerses: ['Colossenses 1:15', 'Colossenses 2:10', 'Colossenses 3:14'],
  },
  {
    code: '1TH',
    author: 'Paulo, com Silvano e Timóteo',
    period: 'Por volta do ano 50 ou 51, em Corinto; talvez a carta mais antiga de Paulo.',
    keyTheme: 'Trabalhar, amar e esperar de olhos abertos',
    summary:
      'Poucas semanas de convivência, um tumulto, uma saída às pressas no escuro. Paulo ficou sem saber se aqueles novos cristãos de Tessalônica resistiriam, e mandou Timóteo ver. A notícia que voltou era tão boa que ele escreveu logo, com linguagem de mãe que amamenta e de pai que encoraja. Elogia a fama da igreja, que deixou os ídolos e espera o Filho vindo do céu. Responde também a uma aflição: e os irmãos que já morreram, ficarão de fora desse encontro? A resposta consola sem dar calendário. Como o dia chega feito ladrão, vale viver sóbrio, com serviço honesto, paz entre todos e apoio aos fracos. Pequenas ordens finais soam como bilhetes de geladeira.',
    keyVerses: ['1 Tessalonicenses 1:9', '1 Tessalonicenses 2:7', '1 Tessalonicenses 4:13'],
  },
  {
    code: '2TH',
    author: 'Paulo, com Silvano e Timóteo; parte dos estudiosos pensa num discípulo',
    period: 'Poucos meses depois da primeira carta, por volta de 51, ou mais tarde.',
    keyTheme: 'Boatos sobre o fim não dispensam o serviço de hoje',
    summary:
      'Bastou um boato, talvez uma carta falsa, para parte da comunidade entrar em pânico: o dia do Senhor já teria chegado. Outros largaram o emprego e passaram a viver às custas dos vizinhos, metidos em tudo. O texto é breve e quer baixar a temperatura. Aos perseguidos, lembra que Deus é justo e vê. Aos assustados, recorda o que já tinha sido ensinado, que antes viria a rebelião e um personagem chamado homem do pecado, sobre quem os intérpretes discutem até hoje. Aos desocupados, aponta o próprio exemplo, de mãos calejadas para não pesar a ninguém. A correção vem com freio, pois quem erra continua irmão. E a assinatura, de próprio punho, protege contra novas falsificações.',
    keyVerses: ['2 Tessalonicenses 2:2', '2 Tessalonicenses 3:8', '2 Tessalonicenses 3:15'],
  },
];
