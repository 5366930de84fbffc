import type { BookPortrait } from '../types.ts';

export const minorProphets: readonly BookPortrait[] = [
  {
    code: 'HOS',
    author: 'Oseias, filho de Beeri; discípulos podem ter reunido seus oráculos',
    period: 'De cerca de 755 a 725 a.C., nos últimos anos do reino do norte.',
    keyTheme: 'Um casamento traído como retrato da aliança',
    summary:
      'A vida doméstica de Oseias virou sermão. Mandado casar com Gômer, que lhe seria infiel, ele deu aos filhos nomes que soavam como sentença e depois foi buscar de volta a mulher, pagando por ela. O povo entendeu o recado: era assim que o Senhor se sentia diante de um Israel apaixonado por Baal. Os capítulos alternam acusação e ternura, às vezes na mesma frase. Deus aparece como marido ferido, como pai que ensinou o menino a andar e não consegue entregá-lo, como orvalho sobre a terra seca. A história particular do profeta não é conselho para permanecer num lar violento; é parábola de um amor que insiste em curar.',
    keyVerses: ['Oseias 3:1', 'Oseias 6:6', 'Oseias 11:3'],
  },
  {
    code: 'JOL',
    author: 'Joel, filho de Petuel, de quem nada mais se sabe',
    period: 'Data muito discutida, entre os séculos 9 e 4 a.C.',
    keyTheme: 'Depois da praga, o coração rasgado e o Espírito derramado',
    summary:
      'Nuvens de gafanhotos comeram tudo, e o que uma leva deixou a outra devorou. Não sobrou vinho nem farinha para a oferta. Joel olha para o desastre agrícola e convoca todo mundo, do bebê de peito ao recém-casado, para chorar diante de Deus. A instrução é precisa: rasgar por dentro, já que roupa rasgada qualquer um mostra. Então o profeta alarga a vista. A invasão de insetos vira aviso de um dia maior, e a chuva que volta aos campos vira figura de outro derramamento, sobre filhos e filhas, velhos e moços, até sobre escravos. No Pentecostes, Pedro abriu esse texto para explicar o que a rua inteira estava vendo.',
    keyVerses: ['Joel 1:4', 'Joel 2:13', 'Joel 2:28'],
  },
  {
    code: 'AMO',
    author: 'Amós, criador de ovelhas de Tecoa',
    period: 'Por volta de 760 a.C., no reinado de Jeroboão II.',
    keyTheme: 'Culto bonito com balança falsa não sobe ao céu',
    summary:
      'Amós começa como quem conquista a plateia: condena sírios, filisteus, fenícios, edomitas, e os ouvintes de Samaria batem palmas a cada vizinho acusado. De repente a lista chega a eles. Ele não era profeta de carreira; cuidava de gado e de figos bravos no sul quando foi mandado ao norte rico. Viu camas de marfim, taças grandes, e gente vendida por um par de sandálias. Viu também santuários lotados, com música de qualidade. Para ele as duas coisas juntas eram insuportáveis. Um sacerdote tentou mandá-lo embora, sem sucesso. Entre as cinco visões que ele narra está um prumo junto de um muro. Nos versículos finais, uma tenda caída volta a ficar de pé.',
    keyVerses: ['Amós 2:6', 'Amós 5:24', 'Amós 7:14'],
  },
  {
    code: 'OBA',
    author: 'Obadias, cujo nome significa servo do Senhor; nada mais se sabe dele',
    period: 'Provavelmente pouco depois de 586 a.C.; alguns preferem o século 9.',
    keyTheme: 'A conta de quem se alegra com a queda do irmão',
    summary:
      'Vinte e um versículos bastam para o menor livro do Antigo Testamento. O assunto é uma briga de família que atravessou séculos: Edom descende de Esaú, Israel descende de Jacó. Quando Jerusalém foi invadida, os parentes do sul não só deixaram de ajudar como ficaram olhando, saquearam o que sobrou e entregaram os fugitivos nas encruzilhadas. Obadias fala com quem morava em penhascos vermelhos e se julgava inalcançável, como águia no ninho. A altura não protege ninguém do juízo. O aviso final é de esperança para os humilhados: o governo não ficará com os que zombaram, pois o reino pertence ao Senhor.',
    keyVerses: ['Obadias 1:4', 'Obadias 1:12', 'Obadias 1:21'],
  },
  {
    code: 'JON',
    author: 'Anônimo; conta a história de Jonas, filho de Amitai',
    period: 'Jonas viveu no século 8 a.C.; muitos pensam em escrita posterior.',
    keyTheme: 'O profeta fugiu por medo de que Deus perdoasse',
    summary:
      'Todos obedecem neste livro: o vento, o peixe, a planta, o verme, até os marinheiros pagãos e o gado de Nínive, vestido de luto. Só o profeta resiste. Recebe ordem de ir para leste e compra passagem para oeste; dorme no porão enquanto os outros oram; agradece o próprio resgate e se irrita com o resgate alheio. A razão só aparece no quarto capítulo. Jonas conhecia a compaixão divina e não a queria gasta com a cidade mais temida da época. Com humor e delicadeza, o texto coloca o leitor no lugar dele. A última frase é uma pergunta sobre cento e vinte mil pessoas, e quem precisa responder somos nós.',
    keyVerses: ['Jonas 1:3', 'Jonas 3:10', 'Jonas 4:2'],
  },
  {
    code: 'MIC',
    author: 'Miqueias, de Moresete, aldeia do interior de Judá',
    period: 'De cerca de 740 a 700 a.C., contemporâneo de Isaías.',
    keyTheme: 'O que Deus pede e de onde virá o governante',
    summary:
      'Da varanda de uma aldeia dá para ver coisas que a capital esconde. Miqueias viu fazendeiros poderosos planejando de noite, na cama, o campo que tomariam pela manhã. Viu juízes comprados, sacerdotes com tabela de preço e profetas que anunciavam paz a quem lhes enchia a boca. Disse tudo em linguagem de açougue, sem meias palavras. O mesmo homem imaginou espadas virando ferramentas de roça e apontou para Belém, pequena demais para figurar em lista, como berço de um líder que cuidaria do rebanho. No centro da obra há um tribunal em que o réu pergunta quanto custa agradar a Deus. A resposta dispensa rios de azeite e cabe numa linha.',
    keyVerses: ['Miqueias 2:1', 'Miqueias 5:2', 'Miqueias 6:8'],
  },
  {
    code: 'NAM',
    author: 'Naum, de Elcos, lugar hoje desconhecido',
    period: 'Entre 663 e 612 a.C., antes da queda de Nínive.',
    keyTheme: 'Toda tirania tem prazo',
    summary:
      'Carros que se atropelam, chicotes, rodas, cadáveres sem conta: a poesia de Naum tem ritmo de guerra. O alvo é Nínive, sede de um império que esfolava prisioneiros e deportava nações. Mais de cem anos antes, a cidade tinha ouvido um estrangeiro e mudado de rumo; agora estava de volta à crueldade. Para quem nunca viveu debaixo de opressão, o livro parece duro. Para os esmagados, era notícia boa saber que a paciência do Senhor não é indiferença ao crime, e que ele abriga quem nele confia. Não há aqui licença para odiar um povo. Há a certeza de que nenhum poder violento terá a última palavra, e mensageiros de paz aparecem nos montes.',
    keyVerses: ['Naum 1:3', 'Naum 1:7', 'Naum 3:1'],
  },
  {
    code: 'HAB',
    author: 'Habacuque, profeta de quem só se conhece o nome',
    period: 'Por volta de 610 a 600 a.C., com a Babilônia em ascensão.',
    keyTheme: 'Perguntar sem soltar a mão',
    summary:
      'Nem sempre o profeta fala em nome de Deus ao povo. Este faz o contrário e apresenta a Deus uma reclamação. Por que tanta violência sem providência nenhuma? A resposta piora as coisas: os caldeus virão como castigo. Como assim, um mal maior para corrigir o menor? Habacuque sobe à torre de guarda e diz que ficará ali até receber explicação. O que recebe é uma ordem de escrever bem legível e um princípio que Paulo citaria mais tarde: o justo vive pela fé. Seguem cinco ais contra quem constrói cidades com sangue. No fim, sem que nada tenha mudado do lado de fora, ele compõe um cântico para tempos de despensa vazia.',
    keyVerses: ['Habacuque 1:3', 'Habacuque 2:4', 'Habacuque 3:17'],
  },
  {
    code: 'ZEP',
    author: 'Sofonias, talvez bisneto ou trineto do rei Ezequias',
    period: 'Reinado de Josias, por volta de 630 a.C.',
    keyTheme: 'Da lanterna que revista Jerusalém ao canto que a consola',
    summary:
      'Deus com uma lanterna na mão, revistando casa por casa: a imagem é de Sofonias e quer inquietar os acomodados, aqueles que pensavam que o Senhor não faz nem bem nem mal. O profeta tinha, ao que parece, sangue real e falava dentro da corte. Os capítulos escurecem depressa, com um dia de trombetas e neblina que alcança Judá, os filisteus, Moabe, a distante Etiópia e a orgulhosa Nínive. Em meio a isso, um convite aos humildes: procurem abrigo enquanto é tempo. E quando se espera o silêncio dos escombros, vem música. Povos de lábios purificados oram juntos, os mancos são recolhidos, e quem canta, surpreendentemente, é o próprio Deus.',
    keyVerses: ['Sofonias 1:12', 'Sofonias 2:3', 'Sofonias 3:17'],
  },
  {
    code: 'HAG',
    author: 'Ageu; o livro fala dele em terceira pessoa e pode ter sido redigido por outro',
    period: 'Quatro meses de 520 a.C., no segundo ano de Dario.',
    keyTheme: 'Primeiro o que importa, e a obra recomeça',
    summary:
      'Poucos livros da Bíblia trazem datas tão exatas: dá para acompanhar as falas de Ageu dia por dia, entre agosto e dezembro. A situação era conhecida. Os repatriados haviam levantado alicerces com entusiasmo e, dezesseis anos depois, só cresciam as casas particulares, algumas com bom acabamento. O salário caía num bolso furado, a safra decepcionava, e ninguém ligava os fatos. Bastou um sermão curto para o governador, o sacerdote e o resto do povo voltarem ao canteiro, coisa rara na história dos profetas. Aos idosos, que achavam a nova construção pobre demais, veio uma palavra de ânimo. A presença que os acompanhou na saída do Egito continuava ali.',
    keyVerses: ['Ageu 1:6', 'Ageu 1:14', 'Ageu 2:5'],
  },
  {
    code: 'ZEC',
    author: 'Zacarias, filho de Berequias; muitos atribuem os capítulos 9 a 14 a outra mão',
    period: 'A partir de 520 a.C.; a segunda parte pode ser posterior.',
    keyTheme: 'Visões para quem constrói com poucas forças',
    summary:
      'Numa única noite, oito visões: cavalos entre as murtas, chifres e ferreiros, um homem com fita de medir, um sacerdote de roupa suja que ganha veste limpa, um candelabro entre oliveiras, um rolo voador, uma mulher dentro de um cesto, quatro carros. Zacarias pregava na mesma época de Ageu, a gente que erguia um templo modesto e se envergonhava do tamanho dele. O recado não manda desprezar começos pequenos, porque a obra avança pelo Espírito. A segunda metade é mais enigmática e os Evangelhos a citam muito: um rei montado em jumento, trinta moedas de prata, um pastor ferido, um olhar arrependido para aquele que traspassaram. O final sonha com panelas de cozinha tão santas quanto vasos do altar.',
    keyVerses: ['Zacarias 4:6', 'Zacarias 4:10', 'Zacarias 9:9'],
  },
  {
    code: 'MAL',
    author: 'Malaquias; o nome significa "meu mensageiro" e pode ser um título',
    period: 'Por volta de 450 a 430 a.C., sob domínio persa.',
    keyTheme: 'Respostas a uma fé que bocejava',
    summary:
      '"Em que nos amaste?" Com essa réplica malcriada começa uma série de discussões. O Senhor afirma, o povo rebate, o profeta demonstra. Passados uns oitenta anos da volta, o templo funcionava, e nada parecia acontecer. Sacerdotes aceitavam bicho manco para o sacrifício, maridos descartavam a esposa da juventude, lavradores retinham as ofertas, trabalhadores eram lesados, e muitos concluíam que servir a Deus não adiantava. Malaquias não grita; argumenta. E observa um detalhe que ninguém mais viu: alguns conversavam entre si com reverência, e os seus nomes foram anotados. Fica prometido um mensageiro que irá na frente. Depois a voz profética se cala por uns quatro séculos, até um homem vestido de pelos de camelo aparecer no Jordão.',
    keyVerses: ['Malaquias 1:2', 'Malaquias 3:1', 'Malaquias 3:16'],
  },
];
