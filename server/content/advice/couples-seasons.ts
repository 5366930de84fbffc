import type { AdviceEntry } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const couplesSeasons: readonly AdviceEntry[] = [
  {
    slug: 'segundo-casamento',
    audience: 'marriage',
    situation: 'É o nosso segundo casamento, e cada um trouxe os seus filhos.',
    synonyms: [
      'segundo casamento',
      'família recomposta',
      'os meus, os seus e os nossos',
      'enteados no casamento',
      'casei de novo',
      'filhos do primeiro casamento',
      'ele protege os filhos dele',
    ],
    advice:
      'Nesta casa há duas escovas de dentes que viajam, três sobrenomes na porta da escola e alguém que ainda chama o quarto de “quarto do meu pai”. Vocês não começaram do zero; começaram do meio. Família assim leva anos para parecer família, e isso é normal.\n\nA Bíblia avisa sobre o pior erro. Jacó tinha filhos de mães diferentes e vestiu um deles com a roupa especial; os outros nem conseguiam cumprimentar o irmão (Gênesis 37:3-4). Criança mede centímetros de injustiça. Regra igual, gaveta igual, bronca igual. O afeto não precisa nascer igual, e fingir é pior; o tratamento, porém, tem de ser o mesmo.\n\nCada um corrige os seus nos assuntos sérios, com o outro apoiando, até a confiança permitir mais. Conversem antes, a portas fechadas, porque “o seu filho” dito na sala racha o casamento ao meio. O casal é o alicerce da casa nova, mas ninguém exige que um pai escolha entre cônjuge e filho. Reservem tempo separado para cada relação.\n\nCom os ex, façam tratado de paz: recado por escrito, pensão em dia, nenhuma ofensa diante das crianças. Respeitem o luto delas, mesmo anos depois, e mais ainda se um dos pais morreu.\n\nSobre o novo casamento, as igrejas têm posições diferentes; se restou culpa, levem-na a Deus e a um pastor que escute a história inteira. Cristo acolhe, e Paulo pede que a gente se acolha do mesmo jeito (Romanos 15:7). E, se alguém da casa maltrata ou toca uma criança, não há paz familiar a preservar: proteja a criança e procure o Conselho Tutelar no mesmo dia.',
    steps: [
      'Escrevam juntos as regras da casa e apresentem-nas a todos no mesmo dia, cada um falando aos seus.',
      'Marquem um programa mensal de cada adulto com cada criança, a dois.',
      'Criem uma tradição nova, que não pertença a nenhuma das casas anteriores.',
      'Conversem sobre herança, despesas e guarda com orientação jurídica, antes de virar briga.',
    ],
    verses: [
      verse('Romanos 15:7', 'recebei uns outros Cristo'),
      verse('Gênesis 37:3-4', 'José roupa irmãos odiavam-lhe'),
    ],
  },
  {
    slug: 'pais-idosos-em-casa',
    audience: 'marriage',
    situation: 'Um dos nossos pais envelheceu e precisa de cuidado, e isso pesa no casamento.',
    synonyms: [
      'pais idosos',
      'minha sogra veio morar com a gente',
      'sogro doente em casa',
      'cuidar dos pais idosos',
      'cuidar da mãe doente',
      'meus irmãos não ajudam',
      'pai com Alzheimer',
      'pôr os pais em casa de repouso',
    ],
    advice:
      'A mãe caiu no banheiro na quinta, e na sexta estava instalada no quarto das crianças. Ninguém decidiu; aconteceu. Três meses depois, o casal discute por causa do volume da televisão dela, quando o assunto é outro: nenhum dos dois perguntou ao outro se podia.\n\nHonrar os idosos é mandamento antigo, com o gesto de ficar em pé diante deles (Levítico 19:32). José, poderoso no Egito, deu ao pai casa e comida (Gênesis 47:11-12). Repare que não o pôs dentro do próprio quarto. Cuidado tem muitas formas: morar junto, morar perto, pagar alguém, revezar fins de semana, uma instituição boa com visita frequente. A fé pede que não abandonemos os nossos (1 Timóteo 5:8), e deixa à sabedoria o modo.\n\nSentem-se os dois e façam três perguntas. De que ele ou ela precisa de verdade? O que nós conseguimos manter por dois anos? O que os outros filhos vão assumir? Filho de sangue conduz a conversa com os irmãos e com o próprio pai; genro e nora ajudam, não carregam sozinhos.\n\nProtejam uma porta fechada, uma noite na semana, férias revezadas. Um elogio por dia a quem está limpando, medicando, ouvindo a mesma história. A impaciência virá. Peçam perdão e troquem o turno antes de levantar a voz; grito, empurrão ou dinheiro tirado do idoso é violência, e se denuncia.\n\nAs crianças estão olhando. Pelo modo como vocês tratam a avó, elas aprendem o que fazer com vocês.',
    steps: [
      'Marquem reunião com os irmãos e registrem numa mensagem quem faz e quem paga o quê.',
      'Busquem o posto, o CRAS e a assistência social para saber o que é oferecido.',
      'Definam um período de teste do arranjo atual e a data de revê-lo.',
      'Garantam ao cônjuge que mais cuida um dia livre a cada semana.',
    ],
    verses: [
      verse('Levítico 19:32', 'honrarás ancião'),
      verse('Gênesis 47:11-12', 'José pai alimentava'),
      verse('1 Timóteo 5:8', 'cuida família negou fé'),
    ],
  },
  {
    slug: 'filhos-sairam-de-casa',
    audience: 'marriage',
    situation: 'Os filhos saíram de casa, e ficamos os dois sem saber o que conversar.',
    synonyms: [
      'ninho vazio',
      'filhos casaram e foram embora',
      'casa vazia',
      'saudade dos filhos',
      'filho foi morar fora',
      'casal depois que os filhos crescem',
      'filha se mudou',
    ],
    advice:
      'O pacote de arroz dura o mês inteiro. O quarto continua arrumado, com um pôster que ninguém tem coragem de tirar. E à noite, na mesa, dois conhecidos de trinta anos descobrem que o assunto deles morava no quarto ao lado.\n\nAna esperou tanto por Samuel e o entregou ainda pequeno. Não deixou de ser mãe: todo ano costurava uma túnica nova, um pouco maior, e levava até ele (1 Samuel 2:18-19). Amava à distância, adivinhando o tamanho. É um belo retrato do que cabe agora, presença que acompanha o crescimento sem morar dentro dele. Liguem sem cobrar. Esperem ser convidados. Guardem a opinião sobre a nora para quando ela perguntar.\n\nA saída dos filhos estava no plano. O homem deixa pai e mãe, diz o Gênesis (Gênesis 2:24); alguém precisa ser deixado, e dói. Chorem juntos, em vez de um se enterrar no serviço e o outro no celular. A tristeza que não cede em meses merece consulta.\n\nDepois olhem um para o outro com curiosidade. Quem é essa pessoa, sem as crianças? O que deixou de fazer em 1998? Usem a sala como namorados que têm chave. Há também coisas antigas que o barulho cobria, mágoas e silêncios; agora se ouvem. Um conselheiro ajuda a tratá-las sem fazer inventário.\n\nVocês têm o que muito casal jovem não tem: tempo, história e algumas receitas. Convidem uma família com bebê para jantar. E abençoem os de longe, pelo nome, com as palavras que os sacerdotes usavam (Números 6:24-26).',
    steps: [
      'Combinem com os filhos um dia de ligação que seja bom para eles, e respeitem.',
      'Deem novo uso ao quarto vazio, decidido a dois, guardando uma caixa de lembranças.',
      'Escolham algo para aprender ou servir juntos até o fim do ano.',
      'Contem um ao outro, numa caminhada, o sonho que ficou parado quando vieram as crianças.',
    ],
    verses: [
      verse('Números 6:24-26', 'abençoe guarde rosto paz'),
      verse('1 Samuel 2:18-19', 'Samuel mãe túnica ano'),
      verse('Gênesis 2:24', 'deixará pai mãe'),
    ],
  },
  {
    slug: 'aposentadoria-a-dois',
    audience: 'marriage',
    situation: 'Um de nós se aposentou, e a convivência o dia inteiro ficou difícil.',
    synonyms: [
      'aposentadoria',
      'marido aposentado em casa o dia todo',
      'me aposentei e me sinto inútil',
      'casal aposentado',
      'envelhecer juntos',
      'brigas depois da aposentadoria',
      'sem o que fazer em casa',
    ],
    advice:
      '“Casei com você para o melhor e para o pior, mas não para o almoço.” A piada é velha porque é verdadeira. Quem trabalhou quarenta anos fora chega um dia, senta na cozinha e começa a reorganizar os potes. Quem governava aquela cozinha perde o sossego. Nenhum dos dois tem culpa.\n\nO trabalho dava salário, horário, apelido, turma. Sem ele, muita gente se sente móvel encostado. A lei dos levitas tinha uma sabedoria para isso: aos cinquenta anos deixavam o serviço pesado, mas continuavam junto dos irmãos, ajudando na guarda (Números 8:25-26). Saíam da carga, não da família. O salmo imagina gente de cabelos brancos ainda dando fruto (Salmos 92:14), e Paulo espera dos mais velhos que ensinem o que é bom aos mais novos (Tito 2:2-4). O que vocês sabem e alguém por perto precisa aprender?\n\nFaçam um horário, como se fosse emprego. Manhãs separadas, almoço juntos, um território de cada um: a bancada dele, a sala dela, um armário em que o outro não dá palpite. Redividam as tarefas, porque aposentado que não cozinha virou hóspede. Cuidem do dinheiro, com limite de gasto e sem consignado para ajudar parente; golpista adora quem está em casa.\n\nAtenção à saúde. Tristeza, bebida ao meio-dia, irritação e sono demais podem ser depressão; esquecimentos que atrapalham também pedem médico. Falem disso cedo.\n\nE redescubram a cidade: ônibus gratuito, coral, hidroginástica, visita a um hospital. Envelhecer é uma obra lenta, e vocês têm companhia para fazê-la.',
    steps: [
      'Desenhem a semana numa folha, com horas de estar juntos e horas de estar separados.',
      'Escolha cada um uma atividade fora de casa com gente, ao menos duas vezes por semana.',
      'Ofereçam à igreja ou ao bairro uma coisa que sabem fazer.',
      'Revejam juntos contas, senhas e documentos, e contem a um filho de confiança onde estão.',
    ],
    verses: [
      verse('Salmos 92:14', 'velhice fruto vigorosos'),
      verse('Números 8:25-26', 'cinquenta irmãos guarda'),
      verse('Tito 2:2-4', 'velhos instrutoras bom moças'),
    ],
  },
  {
    slug: 'perdao-que-nao-vem',
    audience: 'marriage',
    situation: 'Já tentei perdoar meu cônjuge, mas o perdão não vem.',
    serves: ['suffered'],
    synonyms: [
      'não consigo perdoar meu marido',
      'não consigo perdoar minha esposa',
      'mágoa no casamento',
      'perdoei mas não esqueci',
      'ressentimento no casamento',
      'raiva que não passa do cônjuge',
      'guardo mágoa do meu cônjuge',
    ],
    advice:
      'Os discípulos ouviram Jesus falar de perdoar sete vezes no mesmo dia e reagiram com uma oração espantada: aumenta a nossa fé (Lucas 17:3-5). Acharam impossível, e você não é o primeiro a achar.\n\nTalvez ajude separar o que anda misturado. Perdoar não é esquecer, porque memória não tem botão. Não é dizer que foi pouco. Não é confiar de novo, que depende do outro. Não é dispensar as consequências. Perdoar é soltar a cobrança e entregá-la a Deus, uma decisão que se repete até que o sentimento alcance. Quem diz “perdoei e ainda dói” pode ter perdoado de verdade.\n\nJosé levou anos. Quando os irmãos apareceram, primeiro os pôs à prova, saiu da sala para chorar (Gênesis 43:30), mediu se tinham mudado; só então se revelou, aos prantos (Gênesis 45:1-2). Mais tarde disse com clareza que eles planejaram o mal, e que Deus o levou para outro lado (Gênesis 50:19-21). Não disfarçou a maldade deles, nem fez dela o centro da sua vida.\n\nO que está travando? Às vezes o erro continua, e ninguém cicatriza levando corte. Às vezes o pedido de perdão nunca veio, ou veio em forma de “se te ofendi”. Às vezes perdoar parece deixar a outra pessoa vencer. E às vezes a mágoa virou raiz, daquelas que estragam o terreno inteiro (Hebreus 12:15). Leve isso a um terapeuta ou pastor.\n\nSe houve violência, ninguém pode exigir o seu perdão para que você volte. Fique em segurança: perdoar de longe também é perdoar. Deus tem tempo para o resto.',
    steps: [
      'Escreva o que aconteceu, o que custou e o que você ainda espera receber.',
      'Diga ao seu cônjuge, em uma frase, que pedido de perdão faria diferença.',
      'Quando a lembrança voltar, repita diante de Deus: “entrego de novo”, e siga para a próxima tarefa.',
      'Procure acompanhamento se há meses a raiva atrapalha dormir, comer ou cuidar dos filhos.',
    ],
    verses: [
      verse('Lucas 17:3-5', 'sete arrepender perdoa fé'),
      verse('Gênesis 43:30', 'José câmara chorou'),
      verse('Gênesis 45:1-2', 'José chorar irmãos'),
      verse('Gênesis 50:19-21', 'José mal bem consolou'),
      verse('Hebreus 12:15', 'raiz amargura'),
    ],
  },
  {
    slug: 'moramos-juntos',
    audience: 'marriage',
    situation: 'Moramos juntos sem ser casados e queremos acertar a vida com Deus.',
    synonyms: [
      'moramos juntos sem casar',
      'amigados',
      'união estável',
      'juntados',
      'morar junto é pecado',
      'não sou casado no papel',
      'ele não quer casar no papel',
      'casar no civil',
    ],
    advice:
      'Muita gente começa assim: o aluguel ficou caro, veio a gravidez, a festa era impossível, e os anos passaram. Agora a fé despertou, ou o batismo foi marcado, e surgiu a pergunta. Que bom que ela veio dos dois.\n\nJesus conversou com uma mulher que já tinha se casado cinco vezes e vivia com um homem que não era o seu. Disse a verdade sem humilhar e não foi embora (João 4:17-18). Esse é o clima. Deus não espera vocês arrumarem tudo para então começar a amar.\n\nA Bíblia trata o casamento como aliança pública, com Deus de testemunha (Malaquias 2:14), e pede que seja honrado por todos (Hebreus 13:4). Os cristãos concordam em que a vida a dois pede compromisso assumido diante de Deus e da comunidade. Diferem nos detalhes: quase todas as igrejas pedem o casamento civil; algumas aceitam a união estável registrada; umas orientam dormir separados até lá, outras olham caso a caso quem já tem filhos. Falem com o pastor sem medo.\n\nO papel é simples. No cartório, quem declara não poder pagar pode casar sem taxa, e a união estável também se converte. Não esperem o vestido: Jesus esteve num casamento de aldeia, onde até o vinho faltou (João 2:1-3).\n\nE se só um quer? Converse sobre o motivo, que pode ser dinheiro, divórcio pendente, medo ou falta de compromisso. Ninguém deve ser obrigado, nem passar a vida esperando. Atenção: se há agressão, ameaça ou controle, casar não conserta. Procure segurança primeiro e decida depois.',
    steps: [
      'Digam um ao outro, sem brincadeira, o que significa para cada um casar.',
      'Vão ao cartório saber dos documentos, prazos e da gratuidade.',
      'Marquem com o pastor uma conversa e um curso de noivos, ainda que tenham dez anos de casa.',
      'Regularizem antes o que estiver pendente, como divórcio anterior, com ajuda da Defensoria.',
    ],
    verses: [
      verse('Hebreus 13:4', 'matrimônio honrado todos'),
      verse('João 4:17-18', 'cinco maridos verdade'),
      verse('Malaquias 2:14', 'testemunha mulher pacto'),
      verse('João 2:1-3', 'casamento Jesus vinho'),
    ],
  },
  {
    slug: 'trabalho-longe-de-casa',
    audience: 'marriage',
    situation: 'Um de nós trabalha longe, e ficamos semanas sem nos ver.',
    synonyms: [
      'meu marido trabalha em outro estado',
      'casamento à distância',
      'marido embarcado',
      'marido caminhoneiro fica fora de casa',
      'minha esposa foi trabalhar em outra cidade',
      'meses longe um do outro',
      'como não se perder na distância',
    ],
    advice:
      'Vocês aprenderam a se despedir na rodoviária com a naturalidade de quem fecha a garagem, e talvez seja isso que assusta. A distância raramente acaba com um casamento de uma vez. Ela ensina cada um a viver sem o outro, e um dia os dois são bons nisso.\n\nO amor de que a Bíblia fala aguenta muito: nem rios o afogam (Cânticos 8:7). Aguenta, mas precisa ser alimentado. Quem fica carrega as crianças, a torneira e a solidão da mesa; quem vai carrega o quarto de alojamento e a culpa de perder o aniversário. Não disputem qual cansaço é maior. Paulo pede que nos alegremos com quem se alegra e choremos com quem chora (Romanos 12:15); por telefone, isso se chama perguntar e esperar a resposta.\n\nCombinem o que protege: conversa todo dia, mesmo de cinco minutos; dinheiro às claras; nenhuma amizade escondida. Falem também do desejo e da saudade do corpo, sem vergonha, porque o silêncio sobre isso abre porta para a tentação. E não guardem a briga para o único fim de semana. O primeiro dia da volta costuma ser estranho: a casa tem um ritmo, e quem chega se sente visita. Planejem esse dia com calma, sem cobrança e sem agenda cheia.\n\nPor fim, uma pergunta que merece data: até quando? Dois valem mais do que um porque um levanta o outro quando cai (Eclesiastes 4:9-10), e ninguém levanta ninguém a mil quilômetros por tempo indefinido. Ponham o prazo no papel e revejam juntos se o que se ganha ainda compensa.',
    steps: [
      'Marquem uma chamada de vídeo semanal só dos dois, sem filhos e sem contas, e protejam esse horário.',
      'Leiam o mesmo salmo durante a semana e mandem um áudio curto com uma frase de oração.',
      'Escrevam juntos a data em que vão decidir se a distância continua.',
      'Na volta, reservem as primeiras duas horas para chegar: banho, comida, abraço, e só depois os assuntos.',
    ],
    verses: [
      verse('Cânticos 8:7', 'águas apagar amor rios'),
      verse('Romanos 12:15', 'alegram choram'),
      verse('Eclesiastes 4:9-10', 'dois levanta companheiro'),
    ],
  },
];
