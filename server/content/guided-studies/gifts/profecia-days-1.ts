import type { GiftDay } from '#shared/guided-studies/guided-studies.ts';
import { verse } from '../../verse-claim.ts';
import type { AuthoredPart } from '../authored.ts';

export const profeciaDaysOneToFifteen: AuthoredPart<GiftDay[]> = [
  {
    day: 1,
    title: 'Desejo',
    verse: verse('Números 11:29', 'Bom todos povo fossem profetas'),
    study:
      'Dois homens profetizaram fora do lugar combinado, e Josué pediu que os mandassem calar. Moisés estava exausto, sem ciúme nenhum, e suspirou por um povo inteiro de profetas. É bom começar por esse suspiro. O dom não foi pensado para formar uma casta de pessoas especiais diante das quais a gente fica com medo. O sonho de Moisés era ver o Espírito sobre muita gente comum. Se o seu desejo hoje é ser admirado, confesse. Se é ver outros falarem bem de Deus, você já deseja o que Moisés desejou.',
    prayer:
      'Tira de mim, Senhor Jesus, o ciúme de quem fala melhor. Sopra sobre a minha rua, a cozinha da escola, a garagem dos ônibus. Que haja muita boca boa, mesmo que a minha seja só mais uma.',
    practice:
      'Elogie hoje, diante de outra pessoa, alguém que fala de Deus com simplicidade. Diga o que exatamente ajudou você, em uma frase.',
  },
  {
    day: 2,
    title: 'Obra',
    verse: verse('1 Coríntios 14:3', 'edificação convencimento consolação'),
    study:
      'Edificar é palavra de pedreiro. Quem já levantou um cômodo no fundo do quintal sabe: tem dia de assentar tijolo, tem dia de só umedecer a parede para não rachar. Paulo põe três verbos na mão do profeta: construir, encorajar, confortar. Nenhum deles combina com susto. Depois de uma palavra verdadeira, a casa do outro fica mais de pé, ainda que tenha sido preciso derrubar um reboco podre. A palavra que deixa só entulho no chão pode ter sido brilhante; não foi obra.',
    prayer:
      'Jesus, mestre de obras, olha as minhas mãos sujas de entulho. Falei para demolir e chamei de sinceridade. Ensina-me a chegar com colher, prumo e água, e a respeitar a parede que ainda seca.',
    practice:
      'Repasse as mensagens que enviou ontem. Marque cada uma: tijolo, água ou entulho. Refaça uma das piores e envie de novo.',
  },
  {
    day: 3,
    title: 'Parte',
    verse: verse('1 Coríntios 13:9', 'parte conhecemos profetizamos'),
    study:
      'Paulo, que tinha ouvido coisas indizíveis, escreve que profetizava em pedaços. Se ele via um pedaço, quem sou eu para anunciar o desenho inteiro? Essa palavrinha, “parte”, é o melhor remédio contra a soberba espiritual. Ela ensina um jeito de falar: tive uma impressão, posso ter entendido mal, guarde se servir. Não é covardia: quem reconhece que segura uma peça do quebra-cabeça põe a peça na mesa, onde os outros podem virá-la e achar o encaixe.',
    prayer:
      'Deus inteiro, eu te conheço por frestas. Obrigado pelas frestas; guarda-me de cobrir o resto com invenção, e dá-me irmãos que segurem as peças que me faltam.',
    practice:
      'Durante o dia, troque três certezas por “pode ser que eu esteja vendo só um lado”, e repare no efeito disso em você.',
  },
  {
    day: 4,
    title: 'Alicerce',
    verse: verse('2 Pedro 1:21', 'profecia jamais vontade humana conduzidos'),
    study:
      'Uma casa recebe pintura nova, telhado novo, mais um quarto, mas só recebe alicerce uma vez. Os homens que escreveram a Escritura foram levados pelo Espírito como barco pelo vento, e o que deixaram sustenta tudo o que a igreja diz desde então. Nisto concordam as tradições cristãs: nenhuma palavra atual tem o peso daquela. Por isso a primeira disciplina de quem deseja profetizar é chata e bonita ao mesmo tempo: ler a Bíblia inteira, inclusive as páginas que ninguém compartilha no celular.',
    prayer:
      'Espírito que sopraste nos profetas, prende-me ao livro que já deste. Perdoa-me por correr atrás de novidade com a carta antiga fechada na gaveta. Abre hoje, comigo, uma página que nunca li.',
    practice:
      'Leia um capítulo de um profeta desconhecido para você: Obadias, Sofonias ou Ageu, e escreva numa linha a quem ele defende.',
  },
  {
    day: 5,
    title: 'Medida',
    verse: verse('Romanos 12:6', 'profecia medida fé'),
    study:
      'Há quem termine a frase de Deus por conta própria. A irmã sentiu o impulso de dizer “coragem” a um rapaz; a plateia esperava mais, e ela acrescentou que o emprego sairia até sexta. A primeira palavra bastava. Paulo orienta a falar na proporção da fé, e os leitores discutem se é a confiança que cada um recebeu ou a fé ensinada pelos apóstolos. Dos dois modos a lição prática é igual: existe um limite, e passar dele para agradar já é falar sozinho.',
    prayer:
      'Quando me deres uma palavra, ajuda-me a parar nela, meu Deus. Guarda-me do aplauso que pede mais. Que o meu silêncio depois do ponto final seja também obediência.',
    practice:
      'Numa conversa de hoje, diga o essencial em uma frase e pare; aguente o silêncio sem enchê-lo, contando até sete.',
  },
  {
    day: 6,
    title: 'Freio',
    verse: verse('1 Coríntios 14:32', 'espíritos profetas sujeitos'),
    study:
      '“Não consegui me segurar, foi o Espírito.” A desculpa é velha, e o texto a desmonta com gentileza: quem profetiza continua dono de si, pode esperar, pode calar, pode sentar. O Espírito não sequestra ninguém. Em religiões vizinhas de Corinto o transe valia como prova; ali a prova era a paz da reunião. Se a sua avó assembleiana segurava a palavra até o pastor acenar, ela não estava apagando fogo nenhum: estava praticando este versículo, de lenço na mão.',
    prayer:
      'Espírito manso, és forte e não atropelas. Põe freio na minha pressa, no volume da minha voz, na vontade de interromper. Que eu saiba entregar sentado o que poderia gritar em pé.',
    practice:
      'Escolha uma opinião que você está louco para dar. Adie por vinte e quatro horas; veja se ela amadurece ou murcha.',
  },
  {
    day: 7,
    title: 'Testemunho',
    verse: verse('Apocalipse 19:10', 'testemunho Jesus espírito profecia'),
    study:
      'João caiu de joelhos diante do mensageiro, e o anjo, aflito, mandou que se levantasse: sou colega de serviço, adore a Deus. Que cena para a nossa época de profetas com fã-clube! O anjo explica o segredo do ofício inteiro: o coração da profecia é dar testemunho de Jesus. Quando a reunião acaba, a pergunta decisiva não é se o visitante descreveu a minha cozinha. É se eu saí pensando mais em Cristo ou mais no visitante.',
    prayer:
      'Jesus, centro de toda palavra boa, desculpa os joelhos que dobrei diante de gente. Levanta-me, que hoje quero falar de ti sem enfeite, como colega de serviço dos que te amam.',
    practice:
      'Dia de descanso: leia em voz alta o seu episódio preferido dos evangelhos, só para você, como quem se senta para ouvir uma história. Não tire lição nenhuma.',
  },
  {
    day: 8,
    title: 'O menino que não dormiu',
    verse: verse('1 Samuel 3:18', 'Samuel contou tudo encobriu'),
    study:
      'A primeira mensagem que Samuel recebeu era uma notícia terrível sobre o homem que o criava. Ficou deitado até clarear, abriu as portas do templo como em todo dia e torceu para não ser perguntado. Eli perguntou, e o menino contou tudo, sem um pingo de gosto em dizer. Note também o velho: em vez de bater no mensageiro, curvou-se. Desconfie de quem anuncia desgraça com brilho nos olhos. A boa escola do profeta começa com insônia e com amor por quem vai ouvir.',
    prayer:
      'Senhor, que chamaste um menino no escuro, lembra-te das crianças que sabem coisas pesadas demais. Dá-lhes um adulto que escute, e a mim, tremor antes de falar o que dói.',
    practice:
      'Se você precisa dar uma notícia difícil, escreva as duas primeiras frases e leia para alguém sensato antes de falar.',
  },
  {
    day: 9,
    title: 'Quatrocentos a um',
    verse: verse('1 Reis 22:14', 'Micaías SENHOR falar direi'),
    study:
      'O salão estava em festa. Quatrocentos profetas do rei prometiam vitória, um deles até fabricou chifres de ferro para dar espetáculo. Mandaram buscar Micaías, e no caminho o mensageiro deu o conselho de sempre: todos já disseram que vai dar certo, diga igual. Micaías respondeu que diria o que o Senhor dissesse. Levou um tapa no rosto, foi para a cadeia a pão e água, e a história não conta se saiu. A maioria não é argumento, e a solidão também não: o que vale é a fidelidade.',
    prayer:
      'Sustenta, Deus de Micaías, quem hoje ficou sozinho na reunião por não assinar a mentira. Dá pão ao que perdeu o cargo. Fortalece o meu rosto contra o tapa e contra o elogio.',
    practice:
      'Diante de uma decisão da família, do trabalho ou da igreja em que todos concordam, faça a pergunta que ninguém fez.',
  },
  {
    day: 10,
    title: 'Perguntem à senhora Hulda',
    verse: verse('2 Reis 22:14', 'Hulda profetisa morava Jerusalém'),
    study:
      'Acharam um rolo no meio da reforma do templo, e o rei Josias rasgou a roupa ao ouvi-lo. Havia homens famosos disponíveis na cidade; a comitiva bateu na casa de uma mulher casada com o encarregado do guarda-roupa. Hulda, a profetisa, não se desculpou nem se exibiu. Confirmou a gravidade do livro e trouxe alívio ao rei que chorou. Faz pensar em quantas Huldas moram no segundo andar dos nossos bairros, conhecidas pela firmeza, procuradas na hora em que a coisa aperta e esquecidas na foto oficial.',
    prayer:
      'Obrigado, Jesus, pelas mulheres que leram a tua Palavra para nós com voz firme. Cito agora o nome delas: ______. Protege-as do desprezo e ensina os homens a bater à porta e ouvir.',
    practice:
      'Faça uma pergunta séria de fé a uma mulher madura que você respeita, e anote a resposta na margem da Bíblia.',
  },
  {
    day: 11,
    title: 'O boiadeiro fora da escola',
    verse: verse('Amós 7:14', 'profeta filho criador gado'),
    study:
      'Amazias era sacerdote de carreira e achou que Amós profetizava pelo salário: volte para a sua terra, ganhe lá o seu pão. A resposta tem cheiro de curral: não sou profeta de profissão, eu mexia com gado e furava figo bravo, até que fui tirado de trás do rebanho. Falou de balança adulterada, de pobre vendido por um par de sandálias, de festas religiosas que Deus não suportava. Não previu prêmio para ninguém. Quem vive do próprio suor costuma ter menos medo de perder convite.',
    prayer:
      'Deus que vai buscar gente no pasto, fala também pela faxineira, pelo entregador, pelo aposentado da praça. E se a minha balança anda torta, começa por mim o recado de hoje.',
    practice:
      'Confira um preço, um troco, uma nota ou um horário seu em que alguém pode estar saindo lesado, e corrija ainda hoje.',
  },
  {
    day: 12,
    title: 'A viúva que falava a quem esperava',
    verse: verse('Lucas 2:38', 'graças falava esperavam redenção'),
    study:
      'Ana era profetisa, viúva havia muito, idade de bisavó. Seu ministério cabia num pátio: jejuar, orar, aparecer. Quando um casal pobre chegou com um bebê e a oferta mais barata do templo, ela agradeceu e saiu contando. Repare para quem: aos que aguardavam. Ela sabia quem eram: décadas de convivência lhe tinham ensinado o que cada um esperava. Talvez profetizar comece por conhecer essas esperas, para que a boa notícia chegue à pessoa certa.',
    prayer:
      'Deus de Ana, há gente na minha igreja que espera há tanto tempo que ninguém mais pergunta. Leva-me até ela, e que eu chegue com gratidão na boca e falando do menino Jesus, como Ana.',
    practice:
      'Liste três pessoas e o que cada uma espera. Pergunte a uma delas, ainda hoje, como anda essa espera, e ouça.',
  },
  {
    day: 13,
    title: 'Quatro irmãs em Cesareia',
    verse: verse('Atos 21:9', 'quatro filhas profetizavam'),
    study:
      'Lucas gasta uma linha com elas e não registra uma palavra do que disseram. Quatro moças, filhas de Filipe, o evangelista, profetizavam, e o hóspede da casa era Paulo. Imagino a mesa: a mais nova servindo peixe, a mais velha rindo, a Escritura passando de mão em mão. É curioso que o aviso sobre a prisão de Paulo venha de um visitante, com quatro profetisas em casa. Nem todo dom precisa aparecer no capítulo. Deus se lembra de profecias que nenhum livro guardou.',
    prayer:
      'Pai, abençoa as casas onde se fala de ti enquanto se lava a louça. Abençoa as filhas, as solteiras, as que servem sem registro. Contenta-me com uma linha, ou com nenhuma.',
    practice:
      'Proponha em casa ou por chamada de vídeo cinco minutos em que cada um diga uma palavra de ânimo ao da direita.',
  },
  {
    day: 14,
    title: 'Um aviso que virou cesta básica',
    verse: verse('Atos 11:28-29', 'Ágabo fome discípulos ajuda'),
    study:
      'Ágabo veio de Jerusalém e anunciou escassez. O que fez a igreja de Antioquia? Não calculou o fim do mundo, não estocou farinha no porão, não pediu que ele contasse mais. Cada um separou o que podia e mandou para os irmãos que sofreriam primeiro. O melhor teste daquela profecia foi a vaquinha que ela gerou. Se uma palavra deixa as pessoas mais assustadas e menos generosas, algo se perdeu no caminho entre o céu e o microfone.',
    prayer:
      'Ouço notícias de carestia e penso só na minha despensa. Abre o meu coração, Senhor do trigo, e quando um aviso vier, que a minha primeira pergunta seja: quem vai sentir fome antes de mim?',
    practice:
      'Dia de descanso: nem notícias nem previsões até a noite. Faça uma refeição simples com o que já há na despensa e agradeça por ela antes e depois.',
  },
  {
    day: 15,
    title: 'Para onde isso me leva?',
    verse: verse('Deuteronômio 13:3', 'ouvido profeta prova amais'),
    study:
      'Caso: um homem acertou o nome da sua mãe e o dia do acidente. Depois convidou você para uma corrente em que se reza a um espírito. Moisés já havia previsto: o sinal pode até acontecer, e mesmo assim não siga, se o destino for outro deus. Acertar não prova a fonte. Por isso a primeira pergunta da mesa não é “como ele sabia?”, e sim “aonde esta estrada chega?”. Se ela termina longe do Senhor a quem você ama, volte do meio do caminho.',
    prayer:
      'Senhor Jesus, o espantoso me atrai, admito. Segura-me pelo amor, mais que pelo medo. Se eu estiver numa estrada bonita que me afasta de ti, faz-me lembrar da tua casa e voltar.',
    practice:
      'Desenhe uma seta no papel e, na ponta, escreva aonde leva a última mensagem espiritual que impressionou você. Mostre o desenho a um amigo e ouça o que ele acha.',
  },
];
