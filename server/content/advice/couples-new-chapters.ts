import type { AdviceEntry } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const couplesNewChapters: readonly AdviceEntry[] = [
  {
    slug: 'voltamos-depois-da-separacao',
    audience: 'marriage',
    situation: 'Voltamos depois de uma separação e queremos fazer diferente.',
    serves: ['having', 'thanking'],
    synonyms: [
      'voltamos a morar juntos depois de separados',
      'reconciliação depois do divórcio',
      'reatamos o casamento',
      'recomeçar o casamento depois da separação',
      'ele voltou para casa e estamos tentando',
    ],
    advice:
      'A mala desfeita ainda tem cheiro de outra casa. Vocês estão felizes e com um pouco de medo, e um anda na ponta dos pés para não estragar, o que é um bom sinal. Quem sabe que pode quebrar segura com as duas mãos.\n\nPelo profeta Oseias, Deus fala em levar a amada ao deserto e falar-lhe ao coração, e em fazer de um vale de triste memória uma porta de esperança (Oseias 2:14-15). O lugar da vergonha não some do mapa; muda de uso. Isaías chama de reparador aquele que levanta muros caídos para que se possa morar de novo (Isaías 58:12), e reparo pede saber onde rachou. E Amós pergunta se dois andam juntos sem ter combinado (Amós 3:3), e este é o tempo de combinar.\n\nFaçam três conversas, uma por semana. Na primeira, cada um conta o que viveu na separação, e o outro só escuta. Na segunda, o que levou a ela: dinheiro, ausência, palavras, terceira pessoa, bebida. Cada um fala da própria parte. Na terceira, as regras da casa nova: contas, celular, sogra, hora de chegar, o que fazer quando a briga subir, tudo por escrito. Se houve outra relação, ela acabou e não tem visita, e os dois fazem exames.\n\nEsperem recaídas de humor, porque basta um aniversário, uma música, e a dor volta como se fosse ontem. Quem feriu não diga “de novo isso?”; fique perto. Quem foi ferido não use a dor como arma em toda discussão. Com os filhos, calma: eles testam para ver se é verdade. Procurem acompanhamento por um ano, mesmo nos meses bons. Se o que separou foi agressão, este texto não basta: a segurança vem antes, em casas separadas, com o agressor em tratamento, e o 180 orienta. Celebrem o dia da volta, como outra data de casamento.',
    steps: [
      'Marquem as três conversas no calendário.',
      'Escrevam as regras da casa nova e assinem os dois.',
      'Procurem um terapeuta ou casal conselheiro para acompanhar por um ano.',
      'Escolham uma noite por semana para sair, como no namoro.',
    ],
    verses: [
      verse('Oseias 2:14-15', 'deserto coração Acor esperança'),
      verse('Isaías 58:12', 'edificarão reparador'),
      verse('Amós 3:3', 'dois juntos acordo'),
    ],
  },
  {
    slug: 'parente-que-mora-conosco',
    audience: 'marriage',
    situation: 'Um parente veio morar conosco e não vai embora.',
    serves: ['having'],
    synonyms: [
      'meu cunhado mora na nossa casa',
      'irmão do meu marido veio passar uns dias e ficou',
      'sobrinho morando com a gente',
      'parente encostado em casa',
      'como pedir para um parente sair da nossa casa',
    ],
    advice:
      'Ia ser uma semana, e o colchão da sala já tem dono, o chuveiro tem fila, e vocês dois cochicham no carro porque em casa não dá. Um se sente explorado, o outro se sente no meio. Ajudar foi bonito; o que falta é combinar.\n\nPaulo pede que a gente reparta com quem precisa e procure ser hospitaleiro (Romanos 12:13). Provérbios, bem-humorado, avisa ao hóspede que não gaste os pés na casa alheia, para que não se cansem dele (Provérbios 25:17). A Bíblia fala aos dois lados da porta. E o próprio Paulo, quando se hospedava, trabalhava de noite e de dia para não ser peso (2 Tessalonicenses 3:8). Hospedar com prazo e com tarefa é o modo adulto de acolher.\n\nPrimeiro acertem entre vocês, sem ele. Até quando ele fica, com que ajuda, e quem dá a notícia? Fala sempre quem é o parente de sangue, com o outro do lado, para que ninguém vire o vilão. Depois conversem os três, sentados, com respeito: “Gostamos de poder ajudar. Até tal mês dá. Enquanto isso, você cuida da louça, paga a internet e procura serviço de manhã.” Ofereçam ajuda concreta para a saída, como currículo, três meses de feira, um quarto na pensão da irmã; fiança, nunca.\n\nSe ele é doente, idoso ou depende de cuidados, a conversa é com a família inteira, e o peso se divide em dinheiro e em dias. Se bebe, usa droga em casa, leva gente, grita ou encosta nas crianças, não há prazo: sai hoje, e há casos para o 190 e para o 100. Não deixem crianças sozinhas com ninguém por obrigação de parentesco. Guardem, para os dois, uma porta que se feche e uma noite por semana. Dá para voltar a gostar do cunhado, quando ele tiver a própria chave.',
    steps: [
      'Decidam a sós uma data e três tarefas.',
      'O parente de sangue marca a conversa nesta semana.',
      'Escrevam o combinado e ponham na geladeira.',
      'Reservem uma noite por semana só para os dois, fora de casa se preciso.',
    ],
    verses: [
      verse('Romanos 12:13', 'necessidades hospitaleiros'),
      verse('Provérbios 25:17', 'pés casa próximo canse'),
      verse('2 Tessalonicenses 3:8', 'trabalhamos noite incômodos'),
    ],
  },
  {
    slug: 'familia-nao-aceita-nosso-casamento',
    audience: 'marriage',
    situation: 'A família de um de nós não aceita o nosso casamento.',
    serves: ['suffered', 'having'],
    synonyms: [
      'minha família não aceita meu marido por ser negro',
      'a família dele não gosta de mim por ser pobre',
      'meus pais não aceitam minha esposa estrangeira',
      'racismo da sogra',
      'a família dela não aceita por causa da idade',
    ],
    advice:
      'Há um silêncio quando vocês entram, uma piada que ninguém repete, um convite que veio com um nome só. Um de vocês foi rejeitado pela cor, pela origem, pela pobreza, pela idade ou por já ter filho. O outro tem vergonha dos próprios parentes. Os dois sofrem, cada um a seu modo.\n\nMiriã e Arão falaram mal de Moisés por causa da esposa cuxita, uma mulher africana (Números 12:1-2). O texto conta que o Senhor ouviu, e que se irou com eles (Números 12:9). Falavam da mulher; Deus tomou como assunto seu. Em Cristo, escreve Paulo, não há judeu nem grego, servo nem livre; todos são um (Gálatas 3:28). Desprezo por cor ou por pobreza não é opinião de gente antiga: é pecado, e a ofensa racial é crime no Brasil.\n\nQuem fala é o filho ou a filha, que diz aos pais: “Esta é a minha casa. Amo vocês, e não fico onde ela é humilhada.” Sem gritar, uma vez, e depois cumpre. Se a piada vier, os dois se levantam e vão. O cônjuge ferido não deve ser mandado aguentar por amor à paz; paz sem respeito é só barulho baixo. Também não lhe cabe convencer ninguém de que é boa pessoa.\n\nDeixem uma porta encostada, porque família muda, às vezes quando nasce um neto, às vezes numa doença. Recebam a avó que vem sozinha, aceitem o pedido de desculpas desajeitado, mandem foto. Não usem os filhos como castigo nem como ponte, e nunca os deixem com quem despreza um dos pais. Achem outra família enquanto isso: um casal mais velho, a igreja, os vizinhos. Se a igreja for o lugar da piada, ela precisa ouvir o mesmo recado. À noite, digam um ao outro o nome com carinho, porque é ali que se mora.',
    steps: [
      'Combinem o que fazer quando houver ofensa, e cumpram juntos.',
      'O filho ou a filha de sangue conversa com os pais nesta quinzena.',
      'Guardem mensagens racistas e procurem orientação se houver ameaça ou injúria.',
      'Escolham um casal mais velho que os acompanhe.',
    ],
    verses: [
      verse('Números 12:1-2', 'Miriã Arão Moisés cuxita'),
      verse('Números 12:9', 'furor SENHOR'),
      verse('Gálatas 3:28', 'judeu grego servo livre'),
    ],
  },
  {
    slug: 'perdemos-tudo-na-enchente',
    audience: 'marriage',
    situation: 'Perdemos a casa ou quase tudo numa enchente, e estamos no limite.',
    serves: ['losing', 'suffered'],
    synonyms: [
      'a enchente levou tudo e brigamos',
      'perdemos a casa no deslizamento',
      'nossa casa pegou fogo',
      'estamos no abrigo com as crianças',
      'casal depois de uma tragédia',
    ],
    advice:
      'O retrato do casamento está com uma linha de lama no meio. Vocês salvaram as crianças e os documentos, ou nem isso, e agora brigam por um colchonete, o que não é de estranhar. O corpo ainda está com medo, e desconta no que está mais perto.\n\nUm salmo começa com a água na altura da alma e o pé sem chão (Salmos 69:1-2). Quem o escreveu gritou a Deus, e vocês podem gritar. Paulo passou por um naufrágio em que o navio se perdeu inteiro, e todos chegaram à terra agarrados a tábuas e pedaços (Atos 27:44). Chegaram, sem beleza nenhuma, com o que boiava. Mais tarde ele escreveria que foi abatido, mas não destruído (2 Coríntios 4:8-9). Hoje conta como vitória estarem os dois na mesma fila da marmita.\n\nDividam o dia em pedaços pequenos. Um cuida das crianças, o outro dos papéis, e à noite trocam. Façam o cadastro da Defesa Civil e do CRAS; há auxílio, saque do FGTS por calamidade, isenção de contas. Fotografem tudo para o seguro, não voltem ao imóvel sem vistoria, nem bebam água suspeita; ferida que tocou a lama e febre nos dias seguintes são caso de posto de saúde, com a palavra enchente dita logo. Cuidado com quem oferece empréstimo e com gente estranha perto das crianças no abrigo: 100 e 190.\n\nFalem do que perderam, por minúsculo que seja, a máquina de costura, o caderno da avó. Chorem juntos cinco minutos por dia. Um pode querer limpar sem parar e o outro ficar olhando a parede; são dois jeitos de susto, e o remédio é pedir desculpa depressa. Adiem decisão de separar, mudar de estado ou vender o terreno por uns meses. Se um dos dois não dorme, bebe demais ou fala em morrer, 188 e CAPS. Deixem que a igreja ajude, e aceitem o sofá usado. Um dia haverá outra vez um prego na parede e um retrato.',
    steps: [
      'Façam hoje o cadastro na Defesa Civil e no CRAS.',
      'Escolham cada manhã uma só tarefa para cada um.',
      'Reservem cinco minutos à noite para contar como estão.',
      'Peçam a um amigo que cuide dos papéis com vocês.',
    ],
    verses: [
      verse('Salmos 69:1-2', 'águas alma lamaçal'),
      verse('Atos 27:44', 'tábuas navio salvaram'),
      verse('2 Coríntios 4:8-9', 'abatidos destruídos'),
    ],
  },
  {
    slug: 'um-de-nos-perdeu-o-emprego',
    audience: 'marriage',
    situation: 'Um de nós perdeu o emprego, e o clima em casa mudou.',
    serves: ['losing', 'suffered'],
    synonyms: [
      'um de nós foi demitido',
      'desemprego no casamento',
      'estamos só com um salário',
      'ele perdeu o emprego e só brigamos',
      'casal desempregado',
    ],
    advice:
      'Quem perdeu o emprego perdeu também o horário, os colegas e a resposta à pergunta do que faz. Quem continua trabalhando ganhou um peso. Cada um acha que o outro não entende, e os dois têm razão.\n\nO sábio viu que dois valem mais do que um, porque, se um cai, o outro o levanta (Eclesiastes 4:9-10). Os dois raramente caem ao mesmo tempo. Uma viúva de Sarepta tinha farinha para uma refeição, e aquele punhado não acabou enquanto durou a seca (1 Reis 17:12-14). Era história de sustento diário, um punhado por dia. E Paulo conta que aprendeu a viver na fartura e na falta (Filipenses 4:12), e aprender leva tentativa e erro.\n\nSentem-se nesta semana com papel. O que entra, o que não pode faltar, o que se corta já. Peçam o seguro-desemprego e o acerto, negociem antes de atrasar, avisem a escola. Contem aos filhos a verdade em duas frases, sem pânico. Digam à família e à igreja: metade das vagas corre de boca em boca, e vergonha não paga boleto.\n\nDividam o serviço de outro modo. Quem está em casa assume mais da casa, sem ser tratado como empregado; quem sai não usa o salário para mandar. Procurar emprego é trabalho: quatro horas por dia, com roupa de sair, e depois encerra. Perguntem “como foi?” uma só vez por dia. Guardem um prazer que não custa dinheiro: praça, dominó, café na varanda. Sexo e riso são de graça, e costumam sumir justamente agora. Se vierem a bebida, a irritação ou o sofá o dia inteiro, pensem em depressão e procurem o posto. Se alguém ameaçar ou bater, a crise não desculpa: 180, 190. Orem juntos pelo pão de hoje, e amanhã pelo de amanhã.',
    steps: [
      'Refaçam o orçamento juntos até domingo.',
      'Redistribuam as tarefas da casa por escrito.',
      'Avisem dez pessoas do tipo de serviço que procuram.',
      'Marquem um passeio sem gasto por semana.',
    ],
    verses: [
      verse('Eclesiastes 4:9-10', 'Dois melhores levanta companheiro'),
      verse('1 Reis 17:12-14', 'farinha azeite jarro'),
      verse('Filipenses 4:12', 'abundância necessidade'),
    ],
  },
  {
    slug: 'ronco-e-quartos-separados',
    audience: 'marriage',
    situation: 'Dormimos em quartos separados por causa do ronco ou da insônia.',
    serves: ['having'],
    synonyms: [
      'meu marido ronca e não durmo',
      'dormir em quartos separados é errado',
      'insônia de um atrapalha o outro',
      'minha esposa ronca',
      'casal que dorme separado',
    ],
    advice:
      'Às três da manhã não existe romantismo que resista a um trator do lado. Um cutuca, o outro jura que não estava roncando, e alguém pega o travesseiro. Muitos casais têm vergonha de dizer que dormem separados. Não há versículo que mande dividir a cama, e sono perdido faz mal ao casamento também.\n\nO sábio nota que dois deitados juntos se aquecem (Eclesiastes 4:11). Há um bem em estar perto que vale a pena defender. Um salmo chama o sono de presente que Deus dá a quem ama (Salmos 127:2). Guardar o sono do outro é, então, um modo de amar. E Paulo aconselha o casal a não se privar um do outro senão de comum acordo e por um tempo (1 Coríntios 7:5). Dormir em outro quarto pode ser acordo. Fugir para outro quarto depois da briga é outra coisa, e cada um sabe a diferença.\n\nComecem pelo médico, porque ronco alto com paradas na respiração, sono no volante ou dor de cabeça de manhã pode ser apneia, que aumenta o risco de infarto e tem tratamento. Peso, álcool à noite, nariz entupido e dormir de barriga para cima pioram. Insônia que dura meses também se trata com o médico (o comprimido da vizinha não serve), e vale tentar tampões, outro lado, outro travesseiro e outro horário.\n\nSe o jeito for separar o sono, separem só isso. Deitem juntos primeiro, conversem, orem, namorem, e depois quem ronca se levanta, ou quem acorda cedo. Encontrem-se de manhã com café e abraço. Digam aos filhos sem drama: papai ronca. Vejam se não foi embora junto alguma coisa que precisa de conversa, como mágoa, falta de desejo ou a televisão no quarto. De quando em quando, viajem e dormam mal na mesma cama, só pela graça.',
    steps: [
      'Marquem consulta para quem ronca ou não dorme.',
      'Fiquem juntos na cama meia hora antes de dormir.',
      'Tirem a tela do quarto por duas semanas.',
      'Conversem com franqueza se a distância é só por causa do sono.',
    ],
    verses: [
      verse('Eclesiastes 4:11', 'dois deitarem aquecem'),
      verse('Salmos 127:2', 'sono ama'),
      verse('1 Coríntios 7:5', 'consentimento ambos tempo'),
    ],
  },
  {
    slug: 'estamos-bem-e-queremos-continuar',
    audience: 'marriage',
    situation: 'Nosso casamento vai bem, e queremos cuidar dele.',
    serves: ['thanking', 'having'],
    synonyms: [
      'nosso casamento está bem',
      'como manter o casamento feliz',
      'queremos agradecer pelo nosso casamento',
      'cuidar do casamento antes da crise',
      'como não deixar o amor esfriar',
    ],
    advice:
      'Que alegria ler isso! Quase ninguém procura conselho quando está tudo em paz, e é quando ele custa menos. Agradeçam um ao outro hoje por uma coisa bem específica. Amor elogiado em voz alta cresce.\n\nA Lei de Israel dispensava o recém-casado da guerra por um ano inteiro, para que ficasse em casa e alegrasse a esposa (Deuteronômio 24:5). Alegrar o cônjuge era assunto sério. Provérbios manda o homem ter prazer na mulher da sua mocidade (Provérbios 5:18), conselho dado a quem já estava casado havia tempo. O salmo põe a bênção em volta da mesa, com os filhos como brotos de oliveira (Salmos 128:1-3). E nos Cânticos os namorados pedem que se apanhem as raposinhas, que estragam a vinha quando ela floresce (Cânticos 2:15). Reparem que a vinha está em flor. O perigo pequeno vem no tempo bom.\n\nQuais são as raposinhas de vocês? O celular à mesa, a piada sobre o outro na frente de gente, a agenda sem folga, a mágoa miúda que não vale discutir. Escolham uma por mês, e mantenham o que dá certo: a caminhada, o bilhete, a oração curta antes de dormir, o beijo de chegada. Façam uma vez por ano uma revisão, como no carro, e perguntem: o que fiz que ajudou você? O que você gostaria que mudasse? Falem de dinheiro, cama, fé, descanso e sonhos, e ouçam sem se defender.\n\nE repartam, porque um casal em paz pode receber um casal em guerra para jantar, sem aula. Pode ficar com as crianças de amigos para que eles saiam. Pode contar aos noivos da igreja que também já dormiu de costas viradas. Continuem amigos de quem faz bem aos dois. Se um dia a crise vier, vocês terão o que lembrar e a quem telefonar.',
    steps: [
      'Cada um escreva hoje três coisas que o outro faz e que o alegram.',
      'Escolham uma raposinha para caçar neste mês.',
      'Marquem a revisão anual numa data fácil de lembrar.',
      'Convidem um casal mais novo, ou em dificuldade, para uma refeição simples.',
    ],
    verses: [
      verse('Deuteronômio 24:5', 'mulher nova guerra alegrar'),
      verse('Provérbios 5:18', 'alegra mulher juventude'),
      verse('Salmos 128:1-3', 'esposa filhos oliveira mesa'),
      verse('Cânticos 2:15', 'raposinhas vinhas'),
    ],
  },
  {
    slug: 'um-quer-mudar-de-igreja',
    audience: 'marriage',
    situation: 'Um de nós quer mudar de igreja, e o outro quer ficar.',
    serves: ['having'],
    synonyms: [
      'meu marido quer sair da nossa igreja',
      'quero mudar de igreja e minha esposa não',
      'discordamos sobre a igreja',
      'briga por causa de mudança de igreja',
      'um se magoou com a igreja e o outro não',
    ],
    advice:
      'Vocês se batizaram ali, os filhos têm amigos, o outro toca no louvor. E um dos dois, há meses, senta no banco com o coração do lado de fora. Um chama de fuga, o outro chama de chamado. Falta ouvir o que há debaixo.\n\nPaulo pede que busquemos o que traz paz e o que constrói uns aos outros (Romanos 14:19). Para o casal, a igreja deve ser lugar em que os dois cresçam. A carta aos Hebreus insiste que não se abandone a reunião, e dá o motivo: encorajar uns aos outros (Hebreus 10:24-25), sem dizer o endereço. E Provérbios observa que plano sem conselho fracassa, e que com muitos conselheiros se firma (Provérbios 15:22). Não decidam na volta de um culto ruim.\n\nQue cada um responda no papel: o que me faz querer sair, ou ficar? Distância, doutrina, mágoa, cansaço, música, amigos, um convite de outro lugar, o desejo de servir onde precisam. Depois troquem as folhas e leiam com calma. A mágoa se resolve primeiro por conversa com quem magoou, quando isso é seguro; quem sai ferido sem tratar costuma ferir-se de novo na próxima. Há motivos que não pedem espera: ensino que nega o evangelho, exploração de dinheiro, controle da vida, abuso encoberto. Nesses casos saiam, e denunciem o que for crime.\n\nSe o motivo é menor, façam um prazo. Três meses, visitando juntos a outra igreja uma vez por mês, sem fofoca. Falem com o pastor antes que ele saiba pelos outros. Vejam o que é bom para os filhos. Se ao fim um ainda não puder ir, aquele que cede uma vez seja honrado e não cobrado. Duas igrejas por algum tempo é menos ruim do que uma só com amargura, embora não seja o ideal. O que não pode é a mesa de domingo virar tribunal.',
    steps: [
      'Escrevam separados as razões e troquem as folhas sem comentar por um dia.',
      'Procurem quem magoou, se for seguro, antes de decidir.',
      'Combinem três meses de visitas e oração, com data para conversar.',
      'Contem ao pastor com respeito, qualquer que seja a decisão.',
    ],
    verses: [
      verse('Romanos 14:19', 'paz edificação'),
      verse('Hebreus 10:24-25', 'reunião encorajemos'),
      verse('Provérbios 15:22', 'planos conselheiros'),
    ],
  },
  {
    slug: 'festas-com-qual-familia',
    audience: 'marriage',
    situation: 'Brigamos sobre com qual família passar o Natal e as festas.',
    serves: ['having'],
    synonyms: [
      'natal na casa de qual sogra',
      'com quem passar as festas de fim de ano',
      'minha família ou a dele no natal',
      'briga por causa do ano novo',
      'dia das mães com quem',
    ],
    advice:
      'Outubro ainda não acabou, e a sua mãe já perguntou o que vão levar, e a mãe do outro também. Vocês dois viram diplomatas de países em conflito, e o peru nem foi comprado. É uma briga que parece de festa e é de lealdade.\n\nJesus repete que o homem deixa pai e mãe para se unir à mulher (Mateus 19:5). Deixar não é abandonar; é fazer do casal o lugar onde se decide. Paulo acrescenta: no que depender de vocês, paz com todos (Romanos 12:18). Há uma parte que não depende, e alguma avó vai suspirar. E, na viagem de volta de uma festa, José e Maria procuraram o menino entre os parentes e conhecidos (Lucas 2:44), sinal de que a família deles andava em bando, com gente de sobra. Festa com parentes é um bem antigo. Dá para cuidar dele sem dividir o casal ao meio.\n\nDecidam cedo, a sós, e por dois anos de uma vez. Natal aqui, Ano-Novo lá; no ano seguinte, troca. Ou almoço numa, ceia na outra, se as casas forem perto e as crianças aguentarem, ou todos na de vocês. Quem avisa é o filho de cada família, com carinho e com a frase pronta: “Nós decidimos”, em vez de “ela quer” ou “ele não deixa”. Deem à avó que ficou sem a ceia outra data bonita, com foto e bolo.\n\nLevem em conta quem está de luto, quem mora sozinho, quem está no último ano de vida; esses passam na frente. Levem em conta também o dinheiro da viagem e a criança que dorme cedo. Onde há bebida, agressão ou alguém que já machucou criança, não se vai por obrigação. E separem uma hora só de vocês, antes ou depois, com a leitura do nascimento de Jesus e o presente de um para o outro. Daqui a alguns anos os seus filhos farão essa mesma conta, e vão se lembrar de como vocês a fizeram.',
    steps: [
      'Escrevam o calendário das festas dos próximos dois anos.',
      'Cada um avisa a própria família nesta semana.',
      'Ofereçam outra data a quem ficou sem a principal.',
      'Criem um costume de Natal que seja só da casa de vocês.',
    ],
    verses: [
      verse('Mateus 19:5', 'pai mãe mulher'),
      verse('Romanos 12:18', 'possível paz todos'),
      verse('Lucas 2:44', 'parentes conhecidos'),
    ],
  },
];
