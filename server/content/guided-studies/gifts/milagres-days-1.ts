import type { GiftDay } from '#shared/guided-studies/guided-studies.ts';
import { verse } from '../../verse-claim.ts';
import type { AuthoredPart } from '../authored.ts';

export const milagresDaysOneToFifteen: AuthoredPart<GiftDay[]> = [
  {
    day: 1,
    title: 'A sarça: desviar do caminho',
    verse: verse('Êxodo 3:3', 'Moisés visão sarça queima'),
    study:
      'Primeiro livro do mês: o Êxodo, onde os grandes prodígios têm um motivo claro. Moisés, pastor de ovelhas alheias, vê fogo que não consome e resolve sair da trilha para olhar. Só então Deus fala, e o assunto não é a sarça. É o gemido de um povo escravizado: vi, ouvi, desci. O sinal serviu para fazer um homem parar, e a parada, para mandá-lo de volta ao lugar da dor. O milagre, na Bíblia, quase sempre manda alguém de volta ao Egito, e aqui começou por um desvio.',
    prayer:
      'Senhor, passo depressa por tanta coisa acesa. Faz-me sair da trilha hoje, tirar o calçado e escutar de quem é o gemido que tu já ouviste.',
    practice:
      'No trajeto de sempre, pare três minutos num ponto onde nunca parou. Olhe, escute, e pergunte a Deus quem sofre ali.',
  },
  {
    day: 2,
    title: 'A vara: o que está na mão',
    verse: verse('Êxodo 4:2', 'SENHOR tens mão vara'),
    study:
      'Moisés esperava credenciais, e Deus perguntou pelo que ele segurava: um pau de tocar rebanho, lustroso de quarenta anos de uso. Aquela vara seria estendida sobre o mar; antes disso precisou cair no chão e meter medo ao próprio dono. Há poder de Deus que prefere ferramentas velhas, e o objeto continua sendo madeira. Quem vende vara abençoada não leu o livro até o fim, pois o que abria caminho era a ordem recebida. A sua vara pode ser uma panela, uma carteira de motorista, uma agulha de crochê.',
    prayer:
      'Perguntas o que tenho na mão, e respondo: isto, Senhor, que uso há anos sem pensar. Deixo-o cair diante de ti, e devolve-o como quiseres, para bem de alguém.',
    practice:
      'Ponha sobre a mesa a ferramenta do seu ofício. Ofereça-a a Deus e use-a hoje, de graça, para livrar uma pessoa de um aperto.',
  },
  {
    day: 3,
    title: 'Os tijolos: quando piorou',
    verse: verse('Êxodo 5:22', 'Moisés SENHOR afliges povo enviaste'),
    study:
      'Moisés obedeceu, falou, e a resposta foi menos palha e mais chicote. Os chefes do povo agora o amaldiçoam na saída do palácio. Ele não faz relatório triunfal; pergunta a Deus por que piorou e para que o mandou. Entre a promessa e o mar houve esse período de cota dobrada. Quem conta milagre pulando o capítulo dos tijolos engana os que estão nele. Os sinais vieram, mas vieram depois, para gente com as costas ardendo, e Deus não se ofendeu com a pergunta.',
    prayer:
      'Para que me enviaste, se ficou pior? Digo como Moisés, sem enfeite: olha as costas do teu povo nas lavouras, nas cozinhas, nas confecções escondidas, e desce.',
    practice:
      'Ouça um trabalhador explorado, ou denuncie com segurança ao Disque 100 um caso que conheça. Se a carga é sua, procure orientação e apoio.',
  },
  {
    day: 4,
    title: 'Os piolhos: o dedo',
    verse: verse('Êxodo 8:19', 'magos Faraó dedo Deus'),
    study:
      'Nos primeiros lances, os magos da corte repetiram o truque; conseguiram, veja só, aumentar o número de rãs. Ao chegarem os piolhos, pararam: isto é dedo de Deus. A confissão vinha dos concorrentes, e o rei endureceu assim mesmo. Aprendo duas coisas neste versículo incômodo. Nem tudo que impressiona vem do alto, e há técnica capaz de imitar bastante. E um prodígio verdadeiro, visto de perto, pode não mudar ninguém, porque o coração não se converte por espanto.',
    prayer:
      'Livra-me, Senhor, do coração de Faraó, que viu e não ouviu. Mais que um sinal novo, quero atender ao último; dobra em mim o que endureceu.',
    practice:
      'Lembre-se de um livramento claro que você já teve. Que mudança ele pedia e você não fez? Dê hoje o primeiro passo dela.',
  },
  {
    day: 5,
    title: 'O mar: parar de gritar e andar',
    verse: verse('Êxodo 14:15', 'clamas Israel marchem'),
    study:
      'Há hora de clamar, e a Escritura está cheia dela. Ali a hora era outra. Água na frente, carros atrás, o povo ensaiando saudade da escravidão, e a pergunta de Deus quase diverte: por que gritas? Manda que marchem. O vento soprou a noite inteira, segundo o relato; o impossível veio com um elemento comum e com horas de espera. Mas alguém teve de pôr o primeiro pé entre as paredes de água. O milagre visto de dentro parece, muitas vezes, um corredor comprido e escuro, com criança no colo.',
    prayer:
      'Calo-me agora, Deus, porque já ouviste. O pé está na beira: sopra o que for preciso, a noite toda, e dá a mão às crianças que vou levando.',
    practice:
      'Faça hoje a coisa prática que a sua oração já esclareceu há dias: o telefonema, a matrícula, o pedido de demissão bem pensado, a visita.',
  },
  {
    day: 6,
    title: 'O maná: a medida de cada um',
    verse: verse('Êxodo 16:18', 'mediam gômer sobrava faltava recolhido'),
    study:
      'O pão caía toda manhã, e a parte mais espantosa talvez fosse a balança: quem colheu muito não tinha sobra, quem colheu pouco não passou falta. Guardado de um dia para o outro, criava bicho, salvo na véspera do sábado. Deus fez do milagre uma escola de economia. Paulo citaria esta linha ao organizar uma coleta entre igrejas ricas e pobres. Abundância sobrenatural, no deserto, não gerou um único milionário. Diante de quem promete prodígio em troca de acúmulo, vale lembrar do cheiro do pote no segundo dia.',
    prayer:
      'Dá-nos o pão de hoje, Pai, e livra a minha despensa de mofo e a do vizinho de vazio. Ensina-nos a pesar de novo, até que a ninguém sobre e a ninguém falte.',
    practice:
      'Abra o armário e separe o que vai vencer ou sobrar. Entregue, ainda em bom estado, a alguém que fará o jantar com isso.',
  },
  {
    day: 7,
    title: 'A pedra: braços cansados',
    verse: verse('Êxodo 17:12', 'mãos pesadas pedra Arão Hur sustentavam'),
    study:
      'No vale, Josué luta. No morro, o velho Moisés, de braços erguidos, descobre que se cansa. Quando os baixava, o povo perdia. A solução do céu chegou na forma de uma pedra para sentar e dois amigos, um de cada lado, até o sol se pôr. Ninguém aguenta sozinho o lugar onde Deus a usa. Quem aparece de mãos levantadas na foto deve a alguém o apoio do cotovelo. A nossa leitura do Êxodo acaba assim, com o poder de Deus apoiado em ombros de gente.',
    prayer:
      'Obrigado por Hur, de quem quase ninguém fala. Por aquele que trouxe a pedra, por quem segura o meu braço esquerdo. Torna-me apoio de alguém até o pôr do sol.',
    practice:
      'Dia de descanso: sente-se numa pedra, num degrau ou na cadeira mais firme da casa e baixe os braços. Se alguém se oferecer para segurar alguma coisa por você, deixe.',
  },
  {
    day: 8,
    title: 'A panela de barro',
    verse: verse('1 Reis 17:14', 'jarro farinha esvaziará azeite chuva'),
    study:
      'Agora abrimos o livro dos Reis, e o milagre entra na cozinha. Sarepta fica em terra estrangeira, na região da rainha que mandava matar profetas. Lá uma viúva cata gravetos para a última refeição. O pedido de Elias soa atrevido, e muitos o usaram para arrancar a última moeda de viúvas; repare que ele ficou na casa, comeu a mesma papa e nada levou embora. A farinha não virou celeiro: dava para mais um dia, e outro. O extraordinário tinha a cara de uma tigela que não acabava de acabar.',
    prayer:
      'Deus de Sarepta, conheces o barulho da colher no fundo do pote. Entra nas cozinhas do fim de mês e faz render para hoje, que amanhã te direi que deu.',
    practice:
      'Monte um pacote de farinha, óleo e gás, ou o que puder, para uma mãe só. Coma algo com ela, se houver convite, e não fotografe nada.',
  },
  {
    day: 9,
    title: 'Doze pedras e muita água',
    verse: verse('1 Reis 18:37', 'Responde SENHOR conheça povo coração'),
    study:
      'O objeto de hoje é um altar em ruínas, que Elias consertou pedra por pedra antes de pedir qualquer coisa. Depois mandou encharcar tudo: se o fogo viesse, que não restasse suspeita de truque. A oração dele cabe em meio minuto e não pede vitória pessoal, pede que o povo conheça a Deus e saiba quem lhe virou o coração. O show estava do outro lado, com gritos e cortes na pele desde a manhã. O fogo caiu, e nem isso mudou a rainha; o profeta entrou em colapso logo depois. O fogo impressiona, mas quem muda gente é Deus.',
    prayer:
      'Responde-nos, Senhor, para que te conheçam, e por mais nenhuma razão. Conserto primeiro o altar que deixei cair. Molha o que em mim cheira a truque.',
    practice:
      'Conserte algo do seu culto diário que ruiu: a refeição com oração, a leitura, o perdão antes de dormir, uma pedra só, e ainda hoje.',
  },
  {
    day: 10,
    title: 'Uma nuvem do tamanho da mão',
    verse: verse('1 Reis 18:44', 'sétima pequena nuvem mão mar'),
    study:
      'Seis vezes o rapaz foi olhar o mar e voltou com a mesma palavra: nada. Imagine a quinta ida. Elias continuou curvado, o rosto entre os joelhos. Na sétima, apareceu uma coisinha no horizonte, que a palma de um homem cobriria, e o profeta mandou preparar o carro. Tiago insiste que ele era feito da nossa massa, e que orou. Entre o pedido e a chuva há esse ajudante anônimo, que subiu sete vezes a ladeira por ordem de outro e relatou com exatidão o que não via.',
    prayer:
      'Nada, Senhor: fui olhar de novo e nada. Vou outra vez porque me mandas, e prometo dizer a verdade: quando houver nuvem, direi nuvem; quando não, nada.',
    practice:
      'Escreva o pedido pelo qual você já “foi olhar” várias vezes. Ore mais uma, curvado, em silêncio, e registre com exatidão o que mudou ou não.',
  },
  {
    day: 11,
    title: 'A botija da viúva endividada',
    verse: verse('2 Reis 4:2', 'Eliseu Declara casa botija azeite'),
    study:
      'O credor vinha buscar os dois meninos, como se busca um sofá. A mãe grita, e Eliseu não lhe dá discurso nem moeda: o que você tem em casa? Um resto de óleo. Vá pedir vasilhas aos vizinhos, muitas. Fecharam a porta, e o azeite correu enquanto houve onde pôr. Note o fim, que costuma ser esquecido. Eliseu manda: venda, pague a dívida, viva com seus filhos do que sobrar. O poder de Deus virou quitação. E a vizinhança, que emprestou bacias sem saber para quê, também esteve dentro do milagre.',
    prayer:
      'Senhor, há meninos sendo levados por dívida: pelo tráfico, pelo trabalho cedo demais. Enche as vasilhas, e faz de mim vizinho que empresta a bacia sem perguntar.',
    practice:
      'Ajude alguém endividado a listar o que deve e o que tem. Procurem juntos um mutirão de renegociação ou o Procon, sem cobrar nada.',
  },
  {
    day: 12,
    title: 'O caldo amargo',
    verse: verse('2 Reis 4:41', 'Trazei farinha caçarola mal'),
    study:
      'Tempo de fome, e um aprendiz bem-intencionado foi ao mato, colheu o que não conhecia e picou tudo na caçarola. À primeira colherada, gritos: há morte aqui. Ninguém se envenenou por fé, ninguém engoliu de olhos fechados para provar confiança. Pararam de comer e avisaram. O homem de Deus pediu farinha, coisa de qualquer cozinha, e a refeição foi salva. Vale para comida e vale para ensino. Se um prato espiritual faz mal, pare, grite, chame alguém. E seja gentil com o rapaz das ervas.',
    prayer:
      'Bom Deus, há caldo amargo servido em teu nome, e às vezes fui eu que colhi sem conhecer. Salva a panela, dá-nos farinha pura, e coragem para avisar.',
    practice:
      'Reveja algo que você repassou, receita milagrosa ou boato sobre saúde. Se estiver errado, corrija no mesmo lugar onde publicou.',
  },
  {
    day: 13,
    title: 'Vinte pães para cem',
    verse: verse('2 Reis 4:43', 'servente homens povo Comerão sobrará'),
    study:
      'Um homem de fora chega com a primeira parte da colheita, e Eliseu, em vez de guardar, manda servir. O empregado faz a divisão de cabeça: vinte pãezinhos de cevada, cem bocas. A conta está certa, e ele põe os pães na mesa assim mesmo, todos comem e sobra. Séculos mais tarde um menino repetiria a cena com cinco. Há um modo de milagre que acontece na entrega e não antes dela, no espaço entre a mão de quem serve e o prato de quem tem fome. Só descobre quem começa a distribuir com vergonha do pouco.',
    prayer:
      'É pouco, e sei fazer contas. Mesmo assim começo a servir, Jesus, do primeiro banco ao último. Cuida da distância entre a minha travessa e a fome deles.',
    practice:
      'Convide para comer uma pessoa a mais do que a comida prevê. Divida sem anunciar que estava contado, e observe o que acontece na mesa.',
  },
  {
    day: 14,
    title: 'O machado emprestado',
    verse: verse('2 Reis 6:5', 'árvore machado água emprestada'),
    study:
      'Os aprendizes de Eliseu construíam um alojamento maior, e o ferro do machado soltou do cabo e afundou no Jordão. O grito do rapaz é de pobre honesto: ai, era emprestado! E o ferro custava então uma fortuna. O profeta que fazia tremer reis pergunta onde caiu, corta um galho, e o ferro boia. Depois diz ao rapaz que o pegue. Deus se ocupou de uma ferramenta devida a um vizinho. Quem só procura sinais no céu não repara nestes, rente ao chão, em que o Senhor ajuda um trabalhador a devolver o que pediu. E assim termina a semana de panela, óleo e ferro.',
    prayer:
      'Senhor das coisas emprestadas, ouves o ai do pedreiro que perdeu a furadeira alugada, e te interessas. Obrigado por isso; ajuda-me a devolver tudo o que não é meu.',
    practice:
      'Dia de descanso: repare nas coisas pequenas que boiam no seu dia: a chave que apareceu, o ônibus que esperou, a panela que deu para todos. Agradeça cada uma na hora, e mais nada.',
  },
  {
    day: 15,
    title: 'Primeiro sinal: quem sabia eram os garçons',
    verse: verse('João 2:9', 'mestre banquete vinho serventes sabiam'),
    study:
      'Agora abrimos João, que evita a palavra “milagre” e prefere “sinal”: algo que aponta. A festa ia passar vergonha, seis talhas de pedra foram cheias até a boca, e um copo chegou à mesa principal. O chefe elogiou sem saber de onde vinha. Os noivos também não sabiam; só os que tinham carregado a água. Há uma alegria reservada a quem serve escondido, e Jesus quis que a sua primeira glória fosse vista por garçons. Para onde aponta o sinal? Para um noivo que não deixa a festa minguar.',
    prayer:
      'Jesus, deixa-me na copa, com o balde na mão e o segredo no rosto. Que os noivos dancem sem saber. Basta que eu tenha visto de onde veio.',
    practice:
      'Trabalhe escondido numa festa, reunião ou culto: louça, cadeira, banheiro. Enquanto faz, agradeça a Deus por uma alegria que quase faltou.',
  },
];
