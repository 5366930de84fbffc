import type { Booklet } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const howToReadTheBible: Booklet = {
  slug: 'como-ler-a-biblia',
  title: 'Como ler a Bíblia',
  subtitle: 'Seis encontros para sair do capítulo avulso e entrar na história toda',
  category: 'Estudo da Bíblia',
  description:
    'Seis encontros para aprender a observar, entender e viver o que se lê, do primeiro parágrafo ao hábito de todo dia.',
  introduction:
    'Quase todo mundo que gosta da Bíblia já abandonou um plano de leitura em algum ponto de Levítico. O problema raramente é preguiça: falta método, falta companhia, e sobra a impressão de que ler bem é coisa de pastor ou de professor. Esta apostila nasceu para desmentir isso. Quem consegue acompanhar uma novela, entender um contrato de aluguel e perceber quando um amigo está sendo irônico já tem boa parte do que precisa.\n\nLer a Bíblia pede três perguntas simples, sempre na mesma ordem: o que está escrito, o que isso queria dizer para quem ouviu primeiro, e o que muda na minha vida. A maior parte das confusões vem de pular as duas primeiras. Nos próximos encontros vamos treinar as três com textos curtos, de vários tipos.',
  howToUse:
    'Reserve cerca de uma hora. Cada pessoa lê em sua própria Bíblia, de preferência em mais de uma tradução. Uma pessoa conduz, mas ninguém dá palestra: as perguntas existem para o grupo falar. Se o tempo acabar antes das perguntas, pare onde estiver e comece dali na semana seguinte. Tenha lápis e papel à mão, porque há o que anotar em todos os encontros.',
  meetings: [
    {
      title: 'Uma biblioteca que conta uma história',
      aim: 'Enxergar a Bíblia como um conjunto de livros diferentes que aponta para uma mesma pessoa.',
      opening:
        'Cada um conta como a Bíblia entrou em sua casa: o exemplar grande da avó, o Novo Testamento de bolso recebido na escola, o aplicativo instalado no ônibus. Que lembrança vem com ela?',
      readings: ['2 Timóteo 3:14-17', 'Lucas 24:25-27'],
      text: 'A palavra “Bíblia” quer dizer “livros”, no plural. São sessenta e seis, escritos ao longo de mais de mil anos por reis, pastores de ovelhas, um médico, um cobrador de impostos, pescadores e gente cujo nome não ficou registrado. Há leis, poesias, cartas, listas, sonhos e brigas de família. Por isso não se lê tudo do mesmo jeito, assim como ninguém lê uma receita como se fosse carta de amor.\n\nMesmo assim, esses livros formam uma história: Deus cria, o ser humano se afasta, Deus chama um povo, promete, insiste, vem em pessoa e prepara um recomeço para todas as coisas. No caminho de Emaús, Jesus explicou a dois amigos desanimados que Moisés e os profetas falavam dele (Lucas 24:25-27). Essa é a chave que os cristãos usam desde então.\n\nPaulo lembra a Timóteo, que conhecia esses escritos desde criança, para que servem: ensinam, corrigem e preparam a pessoa para o bem (2 Timóteo 3:14-17). Repare que o alvo não é ganhar discussão. Quem lê bem fica mais parecido com Cristo, e isso se nota na cozinha, no trânsito e no trabalho.',
      questions: [
        'Que partes da Bíblia vocês já leram inteiras? Quais delas vocês quase não conhecem?',
        'Segundo Paulo, que resultados a leitura deveria produzir em nós?',
        'Os dois de Emaús sabiam os fatos e continuavam tristes. O que faltava para eles?',
        'O que muda ao ler o Antigo Testamento sabendo aonde a história chega?',
        'Que uso errado da Bíblia já machucou alguém que vocês conhecem?',
      ],
      practice:
        'Abra o índice da sua Bíblia e marque com um ponto os livros que nunca leu. Escolha um dos curtos, como Rute ou Filipenses, e leia de uma vez só durante a semana.',
      prayer:
        'Senhor, obrigado por não teres ficado em silêncio. Abre a nossa mente, como abriste a daqueles dois na estrada, e acende outra vez o coração de quem lê por obrigação. Em nome de Jesus. Amém.',
      forLeader:
        'Leve duas ou três traduções e deixe que as pessoas comparem uma frase. A diferença de palavras costuma abrir boas conversas, sem que ninguém precise decidir qual é a certa.',
    },
    {
      title: 'Primeiro, olhar bem',
      aim: 'Treinar a observação: dizer o que o texto diz antes de dizer o que achamos.',
      opening:
        'Passem de mão em mão uma foto de família por dez segundos e depois escondam. Quantas pessoas havia, e quem usava óculos? Quase sempre a gente vê menos do que imagina ter visto.',
      readings: ['Marcos 10:46-52'],
      text: 'Um bom detetive não começa pela conclusão, começa pelo chão da sala. Com a Bíblia é igual: antes de perguntar o que um trecho significa para mim, pergunto o que há nele. Quem aparece, onde e quando? Que palavras se repetem, e o que muda entre o começo e o fim? O que eu esperava encontrar e não está ali?\n\nO episódio de Bartimeu é perfeito para treinar (Marcos 10:46-52). Um homem cego, sentado à beira do caminho, grita. Muitos mandam que se cale, ele grita mais, e Jesus para. O mais curioso é a pergunta que faz a um cego: o que você quer que eu faça? A resposta parecia óbvia, mas Jesus quis ouvi-la. Depois da cura, o homem que estava parado fora da estrada passa a andar nela, seguindo o Mestre.\n\nObservar dá um pouco de trabalho e poupa muito erro. Alguém que só conhece a passagem de ouvir falar talvez diga que Jesus tocou nos olhos de Bartimeu. Confiram, e verão que Marcos não conta isso. Quem observa também descobre joias que a pressa esconde, como a capa deixada para trás, provavelmente um dos poucos bens daquele homem.',
      questions: [
        'Façam uma lista de todos os verbos de Bartimeu. Que retrato daquele homem eles desenham, quando lidos em ordem?',
        'Como a multidão muda de atitude ao longo da cena?',
        'Por que, na opinião de vocês, Jesus perguntou o que ele queria?',
        'Onde o homem está no primeiro versículo e onde está no último?',
        'O que vocês responderiam hoje à mesma pergunta de Jesus?',
      ],
      practice:
        'Escolha uma parábola que você acha que sabe de cor. Leia três vezes em dias diferentes e anote, a cada vez, um detalhe que não tinha percebido.',
      prayer:
        'Jesus, Filho de Davi, tem misericórdia de nós. Passamos depressa por páginas e por pessoas. Ensina-nos a parar, como paraste naquele dia, e a enxergar o que está diante de nós. Amém.',
      forLeader:
        'Segure as interpretações nos primeiros quinze minutos. Quando alguém disser “isso me ensina que…”, agradeça e pergunte em que linha está.',
    },
    {
      title: 'A carta era para quem?',
      aim: 'Usar o contexto para não fazer o versículo dizer o que ele nunca disse.',
      opening:
        'Imagine que alguém achou no seu celular uma única mensagem: “Pode matar, hoje à noite a gente faz tudo”. Era sobre o porco do churrasco. Quem já passou por um mal-entendido assim?',
      readings: ['Jeremias 29:4-14', 'Filipenses 4:10-13'],
      text: 'Toda frase mora em algum lugar. Tirada de casa, ela pode virar qualquer coisa. Duas das linhas mais estampadas em canecas ajudam a entender isso.\n\nA primeira é a promessa de Deus de pensar em paz e dar futuro. Ela está numa carta do profeta Jeremias a um povo que tinha sido levado à força para a Babilônia (Jeremias 29:4-14). O conselho da carta não era aguardar a volta na semana seguinte. Era construir casas, plantar hortas, casar os filhos e orar pela cidade estrangeira, porque o exílio duraria setenta anos. Muitos dos primeiros ouvintes morreriam antes do retorno. A promessa continua preciosa, e fica mais funda quando se descobre que foi dada a quem teria de esperar.\n\nA segunda é a declaração de Paulo sobre poder todas as coisas. Ele escreve da prisão, agradecendo uma ajuda em dinheiro, e conta que aprendeu a viver com fartura e com falta (Filipenses 4:10-13). O “tudo” dele inclui a geladeira vazia. Usada como grito de vitória em jogo, a frase perde justamente o que tinha de mais forte.\n\nTrês hábitos resolvem quase tudo: ler o parágrafo inteiro, perguntar quem fala com quem, e procurar saber o que estava acontecendo na época.',
      questions: [
        'Que instruções práticas a carta dá aos exilados?',
        'Como vocês se sentiriam ao ouvir “setenta anos”?',
        'Do que Paulo está falando logo antes da frase famosa?',
        'Que outro versículo costuma circular sem o seu contexto?',
        'O contexto tira a força de uma promessa ou muda o tipo de força que ela dá?',
      ],
      practice:
        'Pegue o seu versículo preferido e leia o capítulo em volta dele. Escreva em duas linhas quem disse, para quem e por quê, e traga no próximo encontro.',
      prayer:
        'Deus fiel, perdoa quando usamos as tuas palavras como enfeite. Dá-nos paciência para escutar a conversa inteira e coragem para viver bem onde estamos, mesmo que a espera seja longa. Amém.',
      forLeader:
        'Não envergonhe quem gosta de citar versículos soltos; quase todos começamos assim. Elogie a memória e convide a pessoa a contar o que vem antes e depois.',
    },
    {
      title: 'Poesia não é manual',
      aim: 'Reconhecer os diferentes tipos de texto e ler cada um segundo o seu jeito.',
      opening:
        'Em um minuto, listem tudo o que leram hoje: placa, bula, mensagem, meme, notícia. Como vocês sabem, sem ninguém avisar, que o meme não deve ser lido como a bula?',
      readings: ['Salmos 98:4-9', 'Provérbios 26:4-5', 'Juízes 9:7-15'],
      text: 'Num salmo, os rios batem palmas e os montes cantam (Salmos 98:4-9). Ninguém sai procurando as mãos do rio. Poesia fala por imagens: exagera, compara, repete a mesma ideia com outras palavras. Nela procuramos o sentimento e a verdade que ele carrega.\n\nOs provérbios são frases de sabedoria para pensar. Dois deles, colados um no outro, aconselham o contrário: não responda ao tolo como ele fala; responda ao tolo como ele fala (Provérbios 26:4-5). Não foi erro de copista, a vida é assim: há dia em que responder piora, e há dia em que calar dá razão ao absurdo. Provérbio é bússola, não contrato assinado por Deus com prazo e multa.\n\nA Bíblia tem até fábula. Jotão conta que as árvores foram escolher um rei e acabaram ficando com o espinheiro, que não dá sombra nem fruto e ainda pega fogo (Juízes 9:7-15). Ninguém ali acredita em árvores que falam; a verdade está na denúncia do mau governante.\n\nNarrativas, por sua vez, mostram o que aconteceu e nem sempre aprovam. Quando a Bíblia conta a mentira de um patriarca, não está recomendando a mentira. E as cartas respondem a problemas de igrejas de verdade; é bom descobrir a pergunta antes de decorar a resposta.',
      questions: [
        'Que imagens do salmo vocês usariam se vivessem no lugar onde moram hoje?',
        'Contem uma situação em que responder foi sábio e outra em que calar foi sábio.',
        'O que a fábula do espinheiro diz sobre escolher quem nos lidera?',
        'Que confusão nasce quando se lê um provérbio como promessa garantida?',
        'De que gênero vocês mais gostam, e qual acham mais difícil?',
      ],
      practice:
        'Em cada dia desta semana leia um trecho de um gênero: lei, narrativa, salmo, provérbio, profeta, evangelho, carta. Ao lado de cada um anote o tipo e uma frase sobre como foi ler.',
      prayer:
        'Criador das palavras, obrigado por falares com canções, histórias e ditados de roça. Livra-nos de ler tudo com a mesma cara. Que a tua verdade nos alcance pela cabeça e também pela imaginação. Amém.',
      forLeader:
        'Se o grupo travar numa discussão sobre o que é literal, volte à pergunta do gênero: que tipo de texto é este, e como os primeiros ouvintes o escutavam?',
    },
    {
      title: 'O espelho e a porta da rua',
      aim: 'Passar da compreensão à prática, com uma decisão pequena e concreta.',
      opening:
        'Quem já assistiu a vídeos de exercício deitado no sofá levante a mão. O que faltou para o vídeo virar exercício?',
      readings: ['Tiago 1:22-25', 'Mateus 7:24-27'],
      text: 'Tiago, com seu humor seco, fala de alguém que olha no espelho, vê a própria cara e sai esquecido de como era (Tiago 1:22-25). A pessoa até viu a mancha de molho; só não fez nada a respeito. Escutar sem praticar, diz ele, é um jeito de se enganar.\n\nJesus termina o sermão do monte com duas casas (Mateus 7:24-27). Por fora, as duas eram parecidas, e ambas pegaram chuva, enchente e vento. A diferença estava embaixo, onde ninguém vê, e o dono da casa na areia não errou por ignorância: ele também tinha ouvido, mas não pôs em prática.\n\nAplicar não é espremer de cada linha uma ordem para hoje. Às vezes o texto pede uma atitude; às vezes, uma confissão, um agradecimento, uma ideia sobre Deus que precisava ser trocada. Quatro perguntas ajudam: há algo aqui para crer, para deixar, para fazer, para agradecer? Escolha uma resposta só e dê a ela dia, hora e nome. A promessa “vou ser mais paciente” logo evapora. “Na quinta, quando meu pai repetir a história, vou escutar até o fim” tem chance.',
      questions: [
        'O que o homem do espelho perdeu ao ir embora sem agir?',
        'Por que as duas casas só se distinguem quando vem a tempestade?',
        'Que ensino de Jesus vocês conhecem bem e praticam pouco?',
        'Qual é a diferença entre praticar por medo e praticar por amor?',
        'De que maneira o grupo pode cobrar com carinho, sem vigiar?',
      ],
      practice:
        'Escreva uma decisão ligada à leitura de hoje, com dia e hora. Conte a uma pessoa do grupo e combine de mandar mensagem quando tiver cumprido, ou quando tiver falhado.',
      prayer:
        'Pai, poupa-nos da fé que só balança a cabeça. Firma na rocha o que andamos construindo na areia. Dá-nos hoje um passo que caiba nas nossas pernas, e o Espírito para dá-lo com alegria. Amém.',
      forLeader:
        'Conte uma decisão sua que fracassou. E cuide para que a prática de uma pessoa não vire exigência para as outras.',
    },
    {
      title: 'Você entende o que lê?',
      aim: 'Montar um hábito possível e aprender a ler em companhia.',
      opening:
        'Qual foi a última coisa que você aprendeu, como dirigir, fazer crochê ou usar o Pix, porque alguém teve paciência de sentar ao seu lado?',
      readings: ['Atos 8:26-40', 'Neemias 8:5-12'],
      text: 'Um alto funcionário da Etiópia voltava de viagem lendo Isaías em voz alta. Filipe correu até a carruagem e perguntou se ele entendia. A resposta é de uma honestidade bonita: como poderia, sem alguém que explicasse? (Atos 8:26-40). Filipe subiu, sentou ao lado e começou dali mesmo, do trecho em que o homem estava.\n\nSéculos antes, o povo que tinha voltado do exílio ficou em pé, de manhã até o meio do dia, enquanto Esdras lia. Havia pessoas espalhadas na multidão ajudando a entender. Muitos choraram, e os líderes os mandaram para casa com uma ordem surpreendente: comer bem, repartir com quem não tinha e alegrar-se (Neemias 8:5-12).\n\nA Bíblia foi ouvida em grupo muito antes de ser lida a sós, e as duas leituras fazem bem. Para o hábito pessoal, vale a regra do pouco e fixo: o mesmo canto, a mesma hora, dez minutos. Se perder um dia, recomece no seguinte, sem pagar juros. Para a leitura em grupo, vale a regra de Filipe: chegar perto, perguntar, sentar ao lado, partir de onde o outro está.',
      questions: [
        'O que Filipe fez bem como companheiro de leitura?',
        'Por que o povo chorou, e por que os líderes falaram em festa?',
        'Que hora e que canto da casa seriam possíveis para cada um?',
        'Quem explicou a Bíblia a vocês com paciência? Já agradeceram?',
        'Ao lado de quem vocês poderiam sentar nos próximos meses?',
      ],
      practice:
        'Combine com o grupo um livro curto para os próximos trinta dias e uma conversa rápida por semana, ainda que por áudio. Marcos e Filipenses são bons livros para um primeiro mês.',
      prayer:
        'Deus da estrada deserta e da praça cheia, obrigado por quem sentou ao nosso lado; faz de nós companheiros assim. E quando a leitura nos levar às lágrimas, lembra-nos de que a tua alegria é a nossa força. Amém.',
      forLeader:
        'Termine com o combinado por escrito: livro, dias e quem manda o primeiro áudio. Um plano pequeno que começa amanhã vale mais que um grande sem data.',
    },
  ],
  closing:
    'Você chegou ao fim de uma apostila, e ao começo de uma leitura. Guarde as três perguntas: o que está escrito, o que queria dizer, o que muda em mim. Com elas, e com gente boa por perto, nenhuma página precisa assustar. Haverá trechos difíceis; leve-os ao seu pastor ou à classe da igreja e siga em frente, sem medo de ir devagar.',
  verses: [
    verse('2 Timóteo 3:14-17', 'Escritura ensinar corrigir infância'),
    verse('Lucas 24:25-27', 'Moisés profetas Escrituras'),
    verse('Marcos 10:46-52', 'Bartimeu cego capa caminho'),
    verse('Jeremias 29:4-14', 'edificai plantai setenta anos paz'),
    verse('Filipenses 4:10-13', 'aprendi necessidade fortalece'),
    verse('Salmos 98:4-9', 'rios palmas montanhas'),
    verse('Provérbios 26:4-5', 'Não respondas tolo'),
    verse('Juízes 9:7-15', 'árvores rei espinheiro fogo'),
    verse('Tiago 1:22-25', 'ouvintes espelho esquece'),
    verse('Mateus 7:24-27', 'rocha areia casa chuva'),
    verse('Atos 8:26-40', 'Filipe carruagem Isaías entendes'),
    verse('Neemias 8:5-12', 'Esdras chorava comei alegria'),
  ],
};
