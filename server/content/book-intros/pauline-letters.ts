import type { BookIntro } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const paulineLetters: readonly BookIntro[] = [
  {
    slug: 'romanos',
    code: 'ROM',
    author:
      'O apóstolo Paulo, autoria que praticamente ninguém contesta. Ele ditou a carta a Tércio, que também manda a sua saudação (Romanos 16:22).',
    period:
      'Por volta de 57 d.C., provavelmente em Corinto, perto do fim da terceira viagem missionária.',
    keyTheme: 'A justiça de Deus recebida pela fé',
    summary:
      'É a exposição mais longa que Paulo fez do evangelho. Ele começa pelo diagnóstico: judeus e não judeus, religiosos e devassos, todos estão em falta diante de Deus. Depois anuncia o remédio, que é a morte de Cristo: Deus aceita de graça quem crê, como já tinha aceitado Abraão. Quem está em Cristo tem paz com Deus, vida nova pelo Espírito e um amor do qual nada o separa. Três capítulos enfrentam uma dor pessoal: a incredulidade de grande parte de Israel. O final desce ao cotidiano, com serviço, governo, consciência e acolhida.',
    setting:
      'Paulo ainda não conhecia a igreja de Roma e queria apoio dela para ir à Espanha (Romanos 15:24). Ali conviviam judeus e gentios, com atritos sobre comida e dias sagrados; anos antes, o imperador tinha expulsado judeus da cidade. Por isso a carta insiste em que ninguém tem vantagem diante de Deus e pede que se acolham uns aos outros.',
    outline: [
      { from: 1, to: 3, title: 'Todos em falta; a justiça que Deus dá' },
      { from: 4, to: 5, title: 'Abraão, a fé e a paz com Deus' },
      { from: 6, to: 8, title: 'Vida nova, luta e segurança no Espírito' },
      { from: 9, to: 11, title: 'Israel e a fidelidade de Deus' },
      { from: 12, to: 13, title: 'Culto no dia a dia, amor e cidadania' },
      { from: 14, to: 16, title: 'Acolhida mútua, planos e saudações' },
    ],
    keyVerses: ['Romanos 1:16', 'Romanos 5:8', 'Romanos 12:1'],
    verses: [
      verse('Romanos 16:22', 'Tércio escrevi carta'),
      verse('Romanos 15:24', 'Espanha ajuda viagem'),
      verse('Romanos 1:16', 'envergonho Evangelho salvação'),
      verse('Romanos 5:8', 'amor Cristo morrido pecadores'),
      verse('Romanos 12:1', 'corpos sacrifício vivo'),
    ],
  },
  {
    slug: '1-corintios',
    code: '1CO',
    author: 'Paulo, sem disputa séria entre os estudiosos; Sóstenes assina com ele a abertura.',
    period:
      'Entre 53 e 55 d.C., enquanto Paulo trabalhava em Éfeso (1 Coríntios 16:8). Não foi a primeira carta dele a essa igreja: outra, anterior, se perdeu (1 Coríntios 5:9).',
    keyTheme: 'Uma igreja dividida aprende o amor',
    summary:
      'Poucas cartas mostram tão de perto os problemas de uma igreja. Havia grupos rivais em torno de líderes, um escândalo sexual tolerado, irmãos levando irmãos ao tribunal, dúvidas sobre casamento, comida oferecida a ídolos, desordem na Ceia e competição por dons. Paulo trata assunto por assunto, ora com firmeza, ora com ironia, sempre voltando à cruz, onde Deus escolheu o que parecia fraco. No centro da discussão sobre dons, descreve o amor. No fim defende a ressurreição: se Cristo não ressuscitou, a fé não tem chão. Como ressuscitou, o trabalho dos crentes não se perde.',
    setting:
      'Corinto era um porto rico, misturado e competitivo. Paulo responde a notícias trazidas por gente de Cloé (1 Coríntios 1:11) e a perguntas escritas, que nem sempre conhecemos. Algumas instruções, como as do véu e da fala das mulheres no culto, e o alcance dos dons hoje, são entendidas de formas diferentes pelas igrejas; vale conversar com o pastor.',
    outline: [
      { from: 1, to: 4, title: 'Divisões e a sabedoria da cruz' },
      { from: 5, to: 6, title: 'Imoralidade e processos entre irmãos' },
      { from: 7, to: 7, title: 'Casamento e vida de solteiro' },
      { from: 8, to: 10, title: 'Liberdade, ídolos e consciência' },
      { from: 11, to: 14, title: 'Culto, Ceia, dons e amor' },
      { from: 15, to: 15, title: 'A ressurreição de Cristo e a nossa' },
      { from: 16, to: 16, title: 'Coleta, planos e despedida' },
    ],
    keyVerses: ['1 Coríntios 1:18', '1 Coríntios 13:13', '1 Coríntios 15:20'],
    verses: [
      verse('1 Coríntios 16:8', 'Éfeso Pentecostes'),
      verse('1 Coríntios 5:9', 'escrevi carta'),
      verse('1 Coríntios 1:11', 'informado Cloé brigas'),
      verse('1 Coríntios 1:18', 'palavra cruz loucura poder'),
      verse('1 Coríntios 13:13', 'fé esperança amor maior'),
      verse('1 Coríntios 15:20', 'Cristo ressuscitou primícias'),
    ],
  },
  {
    slug: '2-corintios',
    code: '2CO',
    author:
      'Paulo, com Timóteo na saudação; a autoria é aceita por quase todos. Discute-se se o texto atual junta mais de uma carta, pois o tom muda de repente no capítulo 10.',
    period: 'Por volta de 55 ou 56 d.C., da Macedônia, alguns meses depois de 1 Coríntios.',
    keyTheme: 'Força de Deus na fraqueza',
    summary:
      'Nenhuma outra carta deixa ver tanto o coração de Paulo. Ele e a igreja tinham se magoado: uma visita tinha terminado mal, uma carta tinha sido escrita entre lágrimas. Agora Tito traz boas notícias, e o apóstolo respira e consola. Fala de tribulação, de um tesouro guardado em barro comum, da reconciliação que Deus fez em Cristo e confiou a mensageiros. Dois capítulos tratam de uma oferta para irmãos pobres, dada com alegria e administrada com transparência. Na última parte defende seu ministério contra rivais vaidosos, e seus títulos são prisões, naufrágios e um espinho que não foi tirado.',
    setting:
      'Missionários de boa aparência diziam aos coríntios que Paulo era fraco demais para ser apóstolo, e ele os chama de falsos (2 Coríntios 11:13). Quando fala de si, portanto, está respondendo a acusações. As palavras sobre dar com generosidade se referem a uma coleta para os necessitados da Judeia; elas não prometem lucro a quem contribui.',
    outline: [
      { from: 1, to: 2, title: 'Consolo na aflição e mágoa sendo curada' },
      { from: 3, to: 5, title: 'O ministério da nova aliança e da reconciliação' },
      { from: 6, to: 7, title: 'Coração aberto e a alegria das notícias de Tito' },
      { from: 8, to: 9, title: 'A oferta para os pobres' },
      { from: 10, to: 13, title: 'Defesa do apóstolo e força na fraqueza' },
    ],
    keyVerses: ['2 Coríntios 4:7', '2 Coríntios 5:17', '2 Coríntios 12:9'],
    verses: [
      verse('2 Coríntios 11:13', 'falsos apóstolos fraudulentos'),
      verse('2 Coríntios 4:7', 'tesouro vasos barro'),
      verse('2 Coríntios 5:17', 'Cristo nova criatura'),
      verse('2 Coríntios 12:9', 'graça basta poder fraqueza'),
    ],
  },
  {
    slug: 'galatas',
    code: 'GAL',
    author: 'Paulo, autoria reconhecida em toda parte.',
    period:
      'Há duas datas principais: 48 ou 49 d.C., se foi enviada às cidades do sul visitadas na primeira viagem, o que faria dela uma das cartas mais antigas; ou entre 52 e 56, se foi enviada ao norte da Galácia.',
    keyTheme: 'Livres pela fé em Cristo',
    summary:
      'A carta dispensa os elogios de costume e entra logo no susto de Paulo: tão depressa os gálatas estavam trocando de mensagem. Mestres recém-chegados ensinavam que os não judeus precisavam circuncidar-se e guardar a lei para pertencer de verdade ao povo de Deus. Paulo conta a própria história, lembra um confronto com Pedro e recorre a Abraão, aceito por confiar. Acrescentar condições à obra de Cristo seria esvaziar a cruz. A liberdade, porém, não serve de desculpa para o egoísmo: ela se mostra no amor, no fruto que o Espírito produz e no ombro oferecido a quem tropeça.',
    setting:
      'Escrita às igrejas da Galácia, na atual Turquia, quando cristãos gentios eram pressionados a adotar a circuncisão. O alvo das palavras duras são os mestres que faziam essa pressão; o povo judeu, ao qual o próprio Paulo pertencia, não está em causa. A lei aparece como tutor de outro tempo. O assunto é como alguém é recebido por Deus.',
    outline: [
      { from: 1, to: 2, title: 'O evangelho de Paulo e o confronto com Pedro' },
      { from: 3, to: 4, title: 'Abraão, a lei e os filhos de Deus' },
      { from: 5, to: 5, title: 'Liberdade, amor e fruto do Espírito' },
      { from: 6, to: 6, title: 'Cargas repartidas e a cruz como única glória' },
    ],
    keyVerses: ['Gálatas 2:20', 'Gálatas 5:1', 'Gálatas 5:22'],
    verses: [
      verse('Gálatas 2:20', 'crucificado Cristo vive mim'),
      verse('Gálatas 5:1', 'firmes liberdade jugo'),
      verse('Gálatas 5:22', 'fruto Espírito amor alegria'),
    ],
  },
  {
    slug: 'efesios',
    code: 'EPH',
    author:
      'A carta se apresenta como de Paulo, preso, e a tradição sempre a recebeu assim. Pelo vocabulário e pelo parentesco com Colossenses, parte dos estudiosos supõe um discípulo escrevendo em seu nome; muitos outros sustentam a autoria do apóstolo.',
    period:
      'Cerca de 60 a 62 d.C., se Paulo a enviou da prisão em Roma; entre 70 e 90, para quem pensa num discípulo.',
    keyTheme: 'Um só povo em Cristo',
    summary:
      'A primeira metade é quase toda louvor e oração. Deus tinha um plano antes do mundo: reunir tudo em Cristo. Gente que estava morta recebeu vida por graça, e o muro entre judeus e não judeus veio abaixo. Formam agora uma família, uma casa onde Deus mora. A segunda metade pergunta como se anda depois de receber tanto: com humildade, verdade na boca, mãos que trabalham, perdão no lugar do rancor. Esposos, filhos, pais e servos ouvem o que muda dentro de casa. No fim, o cristão é vestido como um soldado que resiste em oração.',
    setting:
      'Alguns manuscritos antigos não trazem o nome de Éfeso (Efésios 1:1), e pode ter sido uma carta circular às igrejas da região, cheias de medo de poderes espirituais. As orientações para o lar pertencem às casas do mundo romano e pedem do marido amor que se entrega; jamais autorizam violência. Quem sofre agressão deve buscar segurança e ajuda.',
    outline: [
      { from: 1, to: 1, title: 'As bênçãos em Cristo e uma oração' },
      { from: 2, to: 3, title: 'Da morte à vida; de dois povos, um' },
      { from: 4, to: 4, title: 'Unidade e vida nova' },
      { from: 5, to: 5, title: 'Andar em amor e na luz; marido e mulher' },
      { from: 6, to: 6, title: 'Casa, trabalho e armadura de Deus' },
    ],
    keyVerses: ['Efésios 2:8', 'Efésios 2:14', 'Efésios 4:1'],
    verses: [
      verse('Efésios 1:1', 'Paulo santos Éfeso'),
      verse('Efésios 2:8', 'graça salvos fé dom'),
      verse('Efésios 2:14', 'paz povos muro'),
      verse('Efésios 4:1', 'prisioneiro andeis chamado'),
    ],
  },
  {
    slug: 'filipenses',
    code: 'PHP',
    author: 'Paulo, junto com Timóteo; a autoria é aceita de modo geral.',
    period:
      'Por volta de 61 ou 62 d.C., se a prisão mencionada é a de Roma. Alguns preferem uma prisão em Éfeso ou em Cesareia, alguns anos antes.',
    keyTheme: 'Alegria e humildade em Cristo',
    summary:
      'Paulo escreve preso, sem saber se sairá vivo, e a palavra que mais volta é alegria. Ele agradece a uma igreja amiga, que tinha mandado ajuda por Epafrodito, e conta que até na guarda se fala de Cristo. Pede que vivam unidos e aponta o caminho: Jesus desceu, fez-se servo e foi até a cruz, e Deus o exaltou (Filipenses 2:6-11). Depois avisa contra quem confia em rituais e currículo religioso; ele mesmo considera tudo isso perda. As últimas linhas ensinam a orar na ansiedade e a viver contente com muito ou com pouco.',
    setting:
      'Filipos era colônia romana orgulhosa de sua cidadania, e ali tinha nascido, com Lídia e um carcereiro, a primeira igreja de Paulo na Europa. Os leitores sofriam oposição e havia um desentendimento entre duas irmãs (Filipenses 4:2). As frases sobre alegria e força vêm de um preso que tinha aprendido a passar necessidade; falam de perseverar em qualquer situação.',
    outline: [
      { from: 1, to: 1, title: 'Gratidão e notícias da prisão' },
      { from: 2, to: 2, title: 'O exemplo de Cristo, Timóteo e Epafrodito' },
      { from: 3, to: 3, title: 'Tudo é perda diante de Cristo' },
      { from: 4, to: 4, title: 'Paz, contentamento e agradecimento' },
    ],
    keyVerses: ['Filipenses 1:21', 'Filipenses 2:5', 'Filipenses 4:13'],
    verses: [
      verse('Filipenses 2:6-11', 'servo humilhou cruz exaltou'),
      verse('Filipenses 4:2', 'Evódia Síntique'),
      verse('Filipenses 1:21', 'viver Cristo morrer lucro'),
      verse('Filipenses 2:5', 'pensar Cristo Jesus'),
      verse('Filipenses 4:13', 'posso Cristo fortalece'),
    ],
  },
  {
    slug: 'colossenses',
    code: 'COL',
    author:
      'Em nome de Paulo e Timóteo, com uma saudação final da mão do apóstolo. A tradição e muitos estudiosos a recebem como dele; outros, por causa do estilo, a atribuem a um colaborador próximo.',
    period:
      'Cerca de 60 a 62 d.C., da prisão, na mesma ocasião de Filemom; os que pensam num discípulo falam de 65 a 80.',
    keyTheme: 'Cristo acima de tudo e suficiente',
    summary:
      'Alguém dizia aos colossenses que Cristo era um bom começo, mas que faltavam regras, visões e ritos para chegar mais alto. A resposta é um retrato grandioso: por ele tudo foi feito, nele tudo se sustenta, e a reconciliação veio pelo sangue da cruz. Não há nada a acrescentar àquele em quem mora toda a plenitude de Deus (Colossenses 2:9). Daí sai um modo de viver: deixar raiva, mentira e cobiça como quem troca de roupa, e vestir compaixão, paciência e perdão. Recados a conhecidos encerram a carta e mostram quanta gente caminhava com Paulo.',
    setting:
      'Colossos era cidade pequena da atual Turquia, e a igreja nasceu do trabalho de Epafras (Colossenses 1:7); Paulo não conhecia aqueles irmãos pessoalmente. O ensino estranho misturava filosofia, costumes judaicos, rigor com o corpo e culto aos anjos. As instruções a esposas, filhos e servos supõem a casa romana e põem também os senhores sob a autoridade de Cristo.',
    outline: [
      { from: 1, to: 1, title: 'Oração e a grandeza de Cristo' },
      { from: 2, to: 2, title: 'Cristo basta: alerta contra falsos ensinos' },
      { from: 3, to: 3, title: 'A roupa nova e a vida em casa' },
      { from: 4, to: 4, title: 'Oração, conversa sábia e saudações' },
    ],
    keyVerses: ['Colossenses 1:18', 'Colossenses 2:6', 'Colossenses 3:1'],
    verses: [
      verse('Colossenses 2:9', 'habita plenitude divindade'),
      verse('Colossenses 1:7', 'aprendestes Epafras'),
      verse('Colossenses 1:18', 'cabeça corpo Igreja'),
      verse('Colossenses 2:6', 'recebestes Cristo andai'),
      verse('Colossenses 3:1', 'ressuscitados buscai cima'),
    ],
  },
  {
    slug: '1-tessalonicenses',
    code: '1TH',
    author: 'Paulo, com Silvano e Timóteo; quase ninguém contesta.',
    period:
      'Por volta de 50 ou 51 d.C., de Corinto, meses depois da fundação da igreja. Está entre os escritos mais antigos do Novo Testamento.',
    keyTheme: 'Esperança enquanto se espera o Senhor',
    summary:
      'Paulo teve de sair às pressas de Tessalônica e ficou aflito por aqueles cristãos recentes. Mandou Timóteo saber deles, e as boas notícias enchem a carta de gratidão. Ele recorda como trabalhou entre eles, com o carinho de mãe e o cuidado de pai. Pede que cresçam em santidade e em amor, que vivam sossegados e ganhem o próprio pão. Alguns haviam perdido gente querida e temiam por ela: o apóstolo os consola com a volta de Cristo, que ressuscitará os que morreram nele (1 Tessalonicenses 4:13-14). Conselhos curtos e práticos encerram a carta.',
    setting:
      'Os leitores tinham abandonado os ídolos havia pouco (1 Tessalonicenses 1:9) e pagavam por isso entre os vizinhos. O trecho sobre a vinda do Senhor responde ao luto deles e pretende confortar, sem oferecer calendário; os cristãos explicam de modos diferentes a ordem desses acontecimentos. Chorar os mortos não é proibido; o que muda é que se chora com esperança.',
    outline: [
      { from: 1, to: 1, title: 'Gratidão por uma fé que se espalhou' },
      { from: 2, to: 3, title: 'O cuidado de Paulo e a visita de Timóteo' },
      { from: 4, to: 4, title: 'Santidade, amor e consolo no luto' },
      { from: 5, to: 5, title: 'Vigilância e vida em comunidade' },
    ],
    keyVerses: ['1 Tessalonicenses 4:14', '1 Tessalonicenses 5:11', '1 Tessalonicenses 5:24'],
    verses: [
      verse('1 Tessalonicenses 4:13-14', 'morreram esperança ressuscitou'),
      verse('1 Tessalonicenses 1:9', 'convertestes ídolos Deus vivo'),
      verse('1 Tessalonicenses 4:14', 'Jesus morreu ressuscitou'),
      verse('1 Tessalonicenses 5:11', 'exortai-vos edificai-vos'),
      verse('1 Tessalonicenses 5:24', 'Fiel chama fará'),
    ],
  },
  {
    slug: '2-tessalonicenses',
    code: '2TH',
    author:
      'Apresenta-se como de Paulo, Silvano e Timóteo e traz a assinatura do apóstolo (2 Tessalonicenses 3:17). Muitos a aceitam como dele; uma parte dos estudiosos, vendo diferenças com a primeira carta, pensa num discípulo posterior.',
    period:
      'Por volta de 51 d.C., pouco depois da primeira; quem pensa num discípulo sugere 80 a 100.',
    keyTheme: 'Firmeza e trabalho até a volta de Cristo',
    summary:
      'A perseguição apertava e a fé dos tessalonicenses crescia mesmo assim; Paulo agradece e garante que Deus fará justiça. Tinha se espalhado, porém, um boato alarmante, talvez apoiado numa carta falsa, de que o dia do Senhor já tinha chegado. Ele pede cabeça fria: antes virão a rebelião e o homem do pecado, figura que Cristo vencerá com facilidade. Enquanto isso, alguns tinham parado de trabalhar e comiam à custa dos irmãos e se metiam na vida alheia. A esses manda ganhar o próprio sustento. À comunidade recomenda não se cansar de fazer o bem e tratar o faltoso como irmão.',
    setting:
      'Igreja jovem, cercada de pressão e assustada por anúncios sobre o fim (2 Tessalonicenses 2:2). Paulo retoma ensinos que tinha dado de viva voz, e por isso o capítulo 2 deixa pontos obscuros, interpretados de várias maneiras. A regra sobre trabalhar para comer visa a quem podia e não queria; não condena o desempregado nem o doente.',
    outline: [
      { from: 1, to: 1, title: 'Gratidão e justiça para os perseguidos' },
      { from: 2, to: 2, title: 'O dia do Senhor: calma e firmeza' },
      { from: 3, to: 3, title: 'Oração, trabalho e disciplina fraterna' },
    ],
    keyVerses: ['2 Tessalonicenses 2:15', '2 Tessalonicenses 3:3', '2 Tessalonicenses 3:5'],
    verses: [
      verse('2 Tessalonicenses 3:17', 'saudação própria Paulo assinatura'),
      verse('2 Tessalonicenses 2:2', 'perturbeis carta dia Cristo'),
      verse('2 Tessalonicenses 2:15', 'firmes retende ensinadas'),
      verse('2 Tessalonicenses 3:3', 'fiel Senhor guardará maligno'),
      verse('2 Tessalonicenses 3:5', 'corações amor paciência'),
    ],
  },
];
