import type { QuestionEntry } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const familiesAndFarewells: readonly QuestionEntry[] = [
  {
    slug: 'meus-pais-se-separaram',
    question: 'Meus pais se separaram. Tenho de escolher um lado?',
    synonyms: [
      'meus pais se separaram',
      'pais divorciados',
      'escolher entre pai e mãe',
      'moro em duas casas',
      'meus pais falam mal um do outro',
      'minha culpa na separação',
      'pais em processo de divórcio',
    ],
    answer:
      'Você não tem de escolher um lado, e ninguém tem o direito de pedir isso. Os dois deixaram de ser marido e mulher, e continuam sendo seu pai e sua mãe. O mandamento de honrar fala dos dois na mesma frase (Êxodo 20:12).\n\nTambém não foi você quem causou a separação. Filho não tem força para desmanchar casamento, nem com nota baixa, nem com briga de quarto. Jesus disse que a dureza dos corações é que leva a isso (Mateus 19:8), e falava de adultos. Se você se sente deixado por um deles, ou pelos dois, há uma promessa antiga de que nesse caso o Senhor acolhe (Salmos 27:10). O peso pode ser jogado sobre ele, em qualquer das duas casas (Salmos 55:22).\n\nDiga a eles, juntos ou por escrito, que não quer ser mensageiro nem juiz. Quando um começar a falar mal do outro, pode pedir que pare ou sair do quarto. Mantenha uma mochila pronta e as suas coisas nos dois lugares. Conte a um professor, a um tio, ao líder dos adolescentes. Chore, e deixe a raiva sair em alguma coisa que não machuque. Se em uma das casas houver violência, ligue para o Disque 100.',
    verses: [
      verse('Êxodo 20:12', 'Honra pai mãe'),
      verse('Mateus 19:8', 'dureza corações'),
      verse('Salmos 27:10', 'pai mãe abandonem acolherá'),
      verse('Salmos 55:22', 'carga sustentará'),
    ],
  },
  {
    slug: 'nao-aceito-o-padrasto',
    question: 'Minha mãe arrumou um namorado e eu não gosto dele. Preciso aceitar?',
    synonyms: [
      'não gosto do meu padrasto',
      'minha mãe namora',
      'meu pai casou de novo',
      'madrasta chata',
      'padrasto manda em mim',
      'ciúme da minha mãe',
      'padrasto mexe comigo',
    ],
    answer:
      'Gostar não se manda, e você pode levar o tempo que precisar. Respeitar é outra coisa, e essa dá para fazer desde o primeiro dia, com bom-dia, sem deboche e sem armadilha.\n\nJesus foi criado por José, que não o gerou, e viveu em Nazaré como filho obediente dos dois (Lucas 2:51). José, do seu lado, recebeu a família com cuidado (Mateus 1:24). Nem todo padrasto é José, mas alguns se esforçam, e merecem uma chance. Obedecer à sua mãe continua valendo (Efésios 6:2), e isso inclui conversar com ela.\n\nDiga a ela, sem plateia, o que o incomoda de verdade. Talvez você sinta falta do seu pai, tenha medo de perder o lugar, ou ache que gostar do novo é trair o antigo. Não é. Peça um tempo só com ela por semana.\n\nAgora leia com atenção. Se ele entra no banheiro, encosta, mostra coisas, bate, ou pede segredo, isso é crime. Conte à sua mãe e, se ela não acreditar, conte à professora, à avó, e ligue 100. A culpa não é sua, e Deus está do seu lado.',
    verses: [
      verse('Lucas 2:51', 'Nazaré obedecia mãe'),
      verse('Mateus 1:24', 'José recebeu'),
      verse('Efésios 6:2', 'Honra pai mãe'),
    ],
  },
  {
    slug: 'nao-largo-o-celular',
    question: 'Não consigo largar o celular. Como me livrar disso?',
    synonyms: [
      'vício em celular',
      'não largo o celular',
      'horas no Instagram',
      'TikTok o dia todo',
      'dependência de internet',
      'perco tempo no celular',
      'jejum de celular',
      'celular na hora da oração',
    ],
    answer:
      'O aparelho foi desenhado para prender, por isso não basta se envergonhar. Paulo deu uma medida boa para coisas permitidas que querem mandar em nós: tudo me é permitido, mas não me deixo dominar por nada (1 Coríntios 6:12).\n\nPergunte o que procura ali. Às vezes é descanso, às vezes é fuga de uma tristeza, e o remédio muda. Moisés orou para aprender a contar os dias (Salmos 90:12), e o relatório de tempo de tela conta por nós as horas. Efésios fala em aproveitar bem o tempo, como gente sábia (Efésios 5:15-16). Jesus, com a cidade inteira à porta, levantou-se ainda no escuro e foi orar num lugar deserto (Marcos 1:35). Ele também teve de sair de perto.\n\nFaça mudanças que não dependam de força: o carregador fora do quarto, um despertador de verdade, as notificações desligadas, a tela em cinza, os aplicativos piores apagados por um mês. Marque dois horários. Ponha no lugar uma coisa de que goste, caminhada, violão, gente. Comece o dia com a Bíblia de papel. Se a ansiedade ficar grande quando desliga, um psicólogo ajuda.',
    verses: [
      verse('1 Coríntios 6:12', 'lícitas convêm sujeitar'),
      verse('Salmos 90:12', 'contar dias coração'),
      verse('Efésios 5:15-16', 'sábios aproveitai tempo'),
      verse('Marcos 1:35', 'madrugada deserto orava'),
    ],
  },
  {
    slug: 'compro-demais',
    question: 'Compro sem precisar e não consigo parar. O que faço?',
    synonyms: [
      'compras compulsivas',
      'compro demais',
      'consumismo',
      'gasto tudo o que ganho',
      'vício em compras',
      'cartão de crédito estourado',
      'comprar por ansiedade',
      'compras pela internet',
    ],
    answer:
      'A sacola alivia por uma hora, e depois vem a fatura e a vergonha. Isaías perguntou há muito tempo para que serve gastar com o que não alimenta e cansar-se pelo que não sacia (Isaías 55:2). A pergunta convida a uma mesa melhor, que é de graça.\n\nJesus avisou que a vida de ninguém está na quantidade de coisas que tem (Lucas 12:15). O Pregador reparou que, quando os bens crescem, ao dono sobra olhar para eles (Eclesiastes 5:11). E Hebreus liga o contentamento a uma promessa, a de que Deus não nos deixa (Hebreus 13:5). Muita compra tenta calar justamente o medo de ficar sem.\n\nDescubra a hora perigosa, o tédio da noite, a briga, o dia do pagamento. Tire o cartão salvo dos aplicativos, espere dois dias antes de qualquer compra, deixe de seguir as lojas. Anote tudo por um mês, junto com o que sentia. Mostre a fatura a alguém. Devolva, venda, doe. Se não conseguir sozinha, procure psicólogo, porque existe compulsão por compras, e negocie as dívidas uma a uma.',
    verses: [
      verse('Isaías 55:2', 'gastais dinheiro pão satisfação'),
      verse('Lucas 12:15', 'ganância vida bens'),
      verse('Eclesiastes 5:11', 'bens donos olhos'),
      verse('Hebreus 13:5', 'contentando-vos desampararei'),
    ],
  },
  {
    slug: 'canabidiol',
    question: 'Crente pode usar canabidiol como remédio?',
    synonyms: [
      'canabidiol',
      'maconha medicinal',
      'óleo de cannabis',
      'remédio de maconha',
      'CBD e fé',
      'epilepsia e canabidiol',
      'remédio tarja preta',
    ],
    answer:
      'Com receita e acompanhamento, o canabidiol é remédio, e usá-lo não é pecado. Ele vem da mesma planta da maconha, do modo como a morfina vem da papoula, e tem sido indicado em alguns casos de epilepsia, dor e outras doenças.\n\nA Bíblia trata substâncias fortes pela finalidade. Paulo indicou vinho em pequena quantidade a Timóteo, que sofria do estômago (1 Timóteo 5:23), e condenou a bebedeira. Isaías mandou pôr uma pasta de figos na ferida do rei (Isaías 38:21). A pergunta que fica é a de Paulo, se a coisa me serve ou se me domina (1 Coríntios 6:12).\n\nProcure médico que conheça o assunto, compre só com autorização e não plante nem importe fora da lei. Desconfie de frasco caseiro vendido como cura de tudo. Conte os outros remédios que toma. Receita não é licença para fumar no fim de semana, o que faz mal sobretudo aos jovens e a quem tem histórico de psicose. Se na igreja estranharem, explique com calma. A mãe que alivia a convulsão de um filho com o que a medicina oferece merece apoio.',
    verses: [
      verse('1 Timóteo 5:23', 'vinho estômago enfermidades'),
      verse('Isaías 38:21', 'Isaías pasta figos'),
      verse('1 Coríntios 6:12', 'lícitas convêm'),
    ],
  },
  {
    slug: 'transfusao-de-sangue',
    question: 'Crente pode receber ou doar sangue?',
    synonyms: [
      'transfusão de sangue',
      'doar sangue',
      'sangue é proibido na Bíblia',
      'Testemunhas de Jeová e sangue',
      'cirurgia com transfusão',
      'abster-se de sangue',
      'doador de sangue',
    ],
    answer:
      'O crente pode receber sangue, e doar é um belo gesto de amor. A Bíblia ensina que a vida está no sangue e por isso Israel não o comia, guardando-o para o altar (Levítico 17:11). Mais tarde, os apóstolos pediram aos cristãos de origem pagã que se abstivessem dele, ao lado da carne sacrificada a ídolos (Atos 15:29). Os dois textos falam de comida e de culto.\n\nAs Testemunhas de Jeová aplicam essas palavras à transfusão e a recusam. As igrejas evangélicas e a católica entendem de outro modo, porque receber sangue numa veia não é comê-lo, e porque o respeito pela vida, que era a razão da regra, pede que se salve a vida. Jesus perguntou se no dia santo se devia salvar uma vida ou matar (Marcos 3:4), e a resposta dele foi curar.\n\nQuem precisa de transfusão receba com gratidão. Se é para uma criança, não adie. Quem pode doar procure o hemocentro, leve documento, vá alimentado. Dar a vida pelos amigos é o maior amor (João 15:13), e uma bolsa de sangue é um pedacinho disso, dado a quem nem se conhece. Ouça com respeito o parente que é Testemunha de Jeová.',
    verses: [
      verse('Levítico 17:11', 'vida carne sangue'),
      verse('Atos 15:29', 'abstenhais sangue ídolos'),
      verse('Marcos 3:4', 'lícito Salvar pessoa'),
      verse('João 15:13', 'maior amor vida amigos'),
    ],
  },
  {
    slug: 'vasectomia-e-laqueadura',
    question: 'É pecado fazer vasectomia ou laqueadura?',
    synonyms: [
      'vasectomia',
      'laqueadura',
      'ligar as trompas',
      'esterilização',
      'não quero mais filhos',
      'reverter vasectomia',
      'operar para não ter filhos',
    ],
    answer:
      'A Bíblia não fala de cirurgia, e os cristãos evangélicos em geral deixam a decisão à consciência do casal. A Igreja Católica não aceita, e há evangélicos que também preferem não fazer, lembrando a ordem de encher a terra (Gênesis 1:28) e a alegria de ver nos filhos um presente (Salmos 127:3). Outros entendem que cuidar bem dos que vieram, da saúde da mãe e do sustento faz parte da mesma bênção. Cada um tenha certeza no próprio entendimento, aconselha Paulo num assunto discutível (Romanos 14:5).\n\nO que pesa é o coração. Decidir por medo, por pressão de um dos dois ou numa semana de desespero costuma trazer arrependimento. Decidir juntos, como quem reparte o corpo e a vida (1 Coríntios 7:3-5), traz paz.\n\nConversem com o médico sobre os outros métodos e lembrem que a cirurgia é para ficar, porque nem sempre se desfaz. A vasectomia é mais simples que a laqueadura, e vale o marido ouvir isso. O SUS faz as duas, com prazo para pensar, e a lei já não exige a autorização do cônjuge. Se já fizeram e hoje dói, há médico para perguntar e Deus para ouvir.',
    verses: [
      verse('Gênesis 1:28', 'Frutificai multiplicai'),
      verse('Salmos 127:3', 'filhos presente'),
      verse('Romanos 14:5', 'certeza mente'),
      verse('1 Coríntios 7:3-5', 'marido mulher consentimento'),
    ],
  },
  {
    slug: 'aborto-espontaneo',
    question: 'Perdi o bebê no começo da gravidez. Fiz algo errado?',
    serves: ['losing'],
    synonyms: [
      'aborto espontâneo',
      'perdi o bebê no começo',
      'gravidez que não evoluiu',
      'perdi meu bebê com oito semanas',
      'gravidez química',
      'curetagem',
      'medo de engravidar de novo depois da perda',
    ],
    answer:
      'Quase certamente você não fez nada errado. A maior parte das perdas dos primeiros meses acontece por uma falha no próprio desenvolvimento, que não veio de nada que você tenha comido, carregado ou pensado, nem de um pecado seu. Pergunte à médica, porque ouvir isso dela ajuda a calar a culpa.\n\nO seu luto é de verdade, embora não haja velório. Davi perdeu um filho e disse que ainda o encontraria (2 Samuel 12:23), e os olhos de Deus viam o que ninguém ainda via (Salmos 139:16). Quando não se sabe o que orar, o Espírito geme em nosso lugar (Romanos 8:26). Deus cuida dos corações partidos e põe curativo nas feridas (Salmos 147:3), e curativo é trabalho de quem chega perto.\n\nDescanse o corpo, que também sangrou e mudou de hormônios. Dê um nome, se quiser, guarde o exame, plante alguma coisa. O pai também perdeu, e talvez se cale. Responda aos palpites com o silêncio, e peça a uma amiga que avise os outros. Quando tentar de novo, decidam vocês com a médica. Se a tristeza não ceder em algumas semanas, procure ajuda, e o 188 atende a qualquer hora.',
    verses: [
      verse('2 Samuel 12:23', 'morto jejuar vou'),
      verse('Salmos 139:16', 'olhos corpo livro'),
      verse('Romanos 8:26', 'Espírito intercede gemidos'),
      verse('Salmos 147:3', 'sara quebrantados'),
    ],
  },
  {
    slug: 'despedir-se-de-quem-esta-morrendo',
    question: 'Como me despedir de quem está morrendo?',
    synonyms: [
      'despedida de quem está morrendo',
      'o que dizer a um moribundo',
      'minha mãe está no fim',
      'últimos dias',
      'estar junto na hora da morte',
      'paliativo e despedida',
      'falar de Jesus a quem vai morrer',
    ],
    answer:
      'Fique perto, e fale menos do que acha que precisa. Quem está partindo costuma querer rosto conhecido, mão quente, lábios molhados e pouca gente. A audição é das últimas coisas a ir embora.\n\nCinco frases bastam, em qualquer ordem. Declare o seu amor, agradeça, peça perdão, perdoe e dê licença para partir em paz. Jesus, na cruz, cuidou de uma despedida e deu à mãe um filho e ao amigo uma mãe (João 19:26-27). Simeão, já velho, pediu para ir em paz (Lucas 2:29). E o salmo do pastor acompanha o vale mais escuro com uma certeza só, a de que o Senhor vai junto (Salmos 23:4). Leia-o devagar, perto do ouvido.\n\nSe a pessoa nunca falou de fé, pergunte com carinho se quer que você ore, e ore curto, em nome de Jesus, que acolheu alguém na última hora (Lucas 23:42-43). Deixe que ela fale da morte, se quiser, sem mudar de assunto. Traga os netos que quiserem vir e chame o pastor. Se não chegar a tempo, não se condene, porque muitos partem quando a família sai para o café, e nem nessa hora Deus os deixa sozinhos.',
    verses: [
      verse('João 19:26-27', 'mãe filho Mulher'),
      verse('Lucas 2:29', 'despedes paz servo'),
      verse('Salmos 23:4', 'vale sombra morte comigo'),
      verse('Lucas 23:42-43', 'lembra-te paraíso'),
    ],
  },
  {
    slug: 'parente-que-morreu-sem-crer',
    question: 'Meu pai morreu sem se converter. Onde ele está?',
    serves: ['losing'],
    synonyms: [
      'meu pai morreu sem Jesus',
      'parente que morreu sem crer',
      'morreu sem se converter',
      'minha mãe não era crente e morreu',
      'meu filho morreu afastado',
      'está no inferno',
      'não falei de Jesus a tempo',
    ],
    answer:
      'Ninguém na terra sabe responder a isso com certeza, e quem responde depressa, para um lado ou para o outro, fala do que não viu. As coisas encobertas pertencem ao Senhor (Deuteronômio 29:29).\n\nO que sabemos é diante de quem ele está. Abraão confiava que o juiz do mundo inteiro não comete injustiça (Gênesis 18:25), e ninguém amou o seu pai mais do que esse Juiz. Deus olha o coração (1 Samuel 16:7). Um condenado se voltou para Jesus nos últimos minutos, e só os que estavam ao pé da cruz ouviram (Lucas 23:42-43). Todo aquele que invoca o nome do Senhor é salvo (Romanos 10:13), e só Deus sabe o que um homem invoca por dentro, num leito, numa estrada, num segundo.\n\nA Bíblia fala sério da necessidade de crer, e por isso não prometo o que não sei. Também não autorizo você a condenar o que não viu. Entregue-o a Deus, que é melhor do que o seu medo. Se a dor é não ter falado, confesse-a e deixe-a ali. E olhe para os que ainda estão à mesa, com paciência e sem terrorismo.',
    verses: [
      verse('Deuteronômio 29:29', 'secretas SENHOR'),
      verse('Gênesis 18:25', 'juiz terra justo'),
      verse('1 Samuel 16:7', 'aparência coração'),
      verse('Lucas 23:42-43', 'lembra-te paraíso'),
      verse('Romanos 10:13', 'invocar nome salvo'),
    ],
  },
  {
    slug: 'dia-de-finados',
    question: 'Crente pode visitar o cemitério no Dia de Finados?',
    synonyms: [
      'Dia de Finados',
      'visitar o túmulo',
      'levar flores ao cemitério',
      'acender vela para os mortos',
      'flores no cemitério',
      'cemitério e fé',
      'saudade no Dia de Finados',
    ],
    answer:
      'Ir ao túmulo, limpar a pedra, levar flores e chorar não é culto aos mortos, e o crente pode. Abraão comprou com cuidado o lugar em que sepultou Sara (Gênesis 23:19), e as mulheres foram de manhã cedo ao sepulcro de Jesus (Marcos 16:2), onde ouviram a melhor notícia do mundo.\n\nO que os evangélicos não fazem é orar pelos mortos, pedir coisas a eles ou oferecer algo para melhorar a situação deles, porque creem que cada um está nas mãos de Deus, e que a salvação é presente de Cristo. Por isso a vela pela alma e a missa de sétimo dia não fazem parte da nossa prática, embora se possa estar ao lado de um parente católico, com respeito.\n\nPaulo não pede que a gente não se entristeça. Pede que não seja como quem não tem esperança (1 Tessalonicenses 4:13). Vá com alguém, conte às crianças quem foi aquela pessoa, leia um trecho sobre a ressurreição, agradeça em voz alta. Se o cemitério pesa demais, fique em casa e cozinhe o prato de que a pessoa gostava. Saudade não tem lugar certo.',
    verses: [
      verse('Gênesis 23:19', 'sepultou Abraão Sara'),
      verse('Marcos 16:2', 'manhã cedo sepulcro'),
      verse('1 Tessalonicenses 4:13', 'entristeçais esperança'),
    ],
  },
];
