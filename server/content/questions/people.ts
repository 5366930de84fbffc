import type { QuestionEntry } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const people: readonly QuestionEntry[] = [
  {
    slug: 'quem-foi-noe',
    question: 'Quem foi Noé?',
    synonyms: ['Noé', 'a história da arca', 'arca de Noé', 'o dilúvio', 'arco-íris na Bíblia'],
    answer:
      'Noé viveu num tempo em que a violência tinha virado costume, e a Bíblia o apresenta como alguém que caminhava com Deus enquanto os outros iam para o lado contrário (Gênesis 6:9). Avisado do dilúvio, construiu a arca, entrou nela com a família e os animais, e esperou muito mais do que gostaria: a chuva parou, mas a água demorou meses a baixar.\n\nA história não termina no barco. Deus faz uma aliança com toda a criação e põe o arco nas nuvens como sinal (Gênesis 9:13). Noé também não sai dali perfeito; o mesmo capítulo conta a sua vergonha. É bom saber disso: quem foi salvo pela graça continua precisando dela depois que a terra seca.',
    verses: [
      verse('Gênesis 6:9', 'Noé justo andava Deus'),
      verse('Gênesis 9:13', 'arco nuvens aliança terra'),
    ],
  },
  {
    slug: 'quem-foi-abraao',
    question: 'Quem foi Abraão e por que ele é chamado de pai da fé?',
    synonyms: ['Abraão', 'pai da fé', 'Abrão e Sara'],
    answer:
      'Aos setenta e cinco anos, Abraão recebeu uma ordem sem mapa: sair da sua terra para outra que Deus ainda ia mostrar, com a promessa de que nele todas as famílias seriam abençoadas (Gênesis 12:1-3). Ele foi. No caminho mentiu por medo, tentou apressar o filho prometido e riu de nervoso, como gente de verdade.\n\nO que o distingue está numa frase curta: creu no Senhor, e isso lhe foi contado como justiça (Gênesis 15:6). Paulo volta a esse versículo para explicar que ninguém compra o favor de Deus (Romanos 4:3). Quanto a Isaque, o centro do relato é a mão detida: Deus impede o sacrifício e provê outro no lugar (Gênesis 22:12). Ele não é como os deuses que pediam crianças.',
    verses: [
      verse('Gênesis 12:1-3', 'Sai terra famílias benditas'),
      verse('Gênesis 15:6', 'creu SENHOR justiça'),
      verse('Romanos 4:3', 'Abraão creu justiça'),
      verse('Gênesis 22:12', 'Não estendas jovem'),
    ],
  },
  {
    slug: 'jose-do-egito',
    question: 'Quem foi José do Egito?',
    synonyms: [
      'José do Egito',
      'história de José e seus irmãos',
      'José vendido pelos irmãos',
      'túnica colorida',
      'sonhos de José',
    ],
    answer:
      'Filho preferido, túnica bonita, sonhos contados na hora errada: em poucos versículos José consegue a inveja da casa inteira. Os irmãos o jogam numa cisterna e o vendem por vinte moedas de prata (Gênesis 37:28). Depois vêm a casa de Potifar, uma acusação falsa, a prisão, e anos em que ninguém se lembra dele.\n\nQuando chega ao governo do Egito e os irmãos aparecem com fome, ele tem nas mãos a vingança perfeita. Chora, escondido, mais de uma vez. E por fim lê a própria vida de outro jeito: eles quiseram o mal, Deus o conduziu para o bem, para conservar muita gente viva (Gênesis 50:20). Repare que José não chama o mal de bem. Dá nome a ele e, mesmo assim, perdoa.',
    verses: [
      verse('Gênesis 37:28', 'venderam vinte prata Egito'),
      verse('Gênesis 50:20', 'mal Deus bem vida povo'),
    ],
  },
  {
    slug: 'quem-foi-moises',
    question: 'Quem foi Moisés?',
    synonyms: [
      'Moisés',
      'sarça ardente',
      'saída do Egito',
      'abriu o Mar Vermelho',
      'por que Moisés não entrou na terra prometida',
    ],
    answer:
      'Um bebê num cesto, criado no palácio que matava os bebês do seu povo; um homem que matou um feitor e fugiu; um pastor de oitenta anos diante de um arbusto em chamas. Quando Deus o chama, a primeira resposta de Moisés é perguntar quem é ele para ir a Faraó, e a resposta que recebe não fala das suas qualidades: Deus estará com ele (Êxodo 3:11-12). Ele ainda alega que fala mal (Êxodo 4:10), e vai assim mesmo.\n\nTirou Israel do Egito, recebeu a lei, intercedeu por um povo teimoso durante quarenta anos. Por ter desobedecido em Meribá, viu a terra prometida só de longe e morreu no monte (Deuteronômio 34:4-5). A carta aos Hebreus lembra que ele trocou o conforto da corte pelo sofrimento do seu povo (Hebreus 11:24-26).',
    verses: [
      verse('Êxodo 3:11-12', 'Quem sou Faraó serei contigo'),
      verse('Êxodo 4:10', 'homem palavras língua'),
      verse('Deuteronômio 34:4-5', 'terra não passarás morreu Moisés'),
      verse('Hebreus 11:24-26', 'recusou faraó maltratado povo'),
    ],
  },
  {
    slug: 'quem-foi-rute',
    question: 'Quem foi Rute?',
    synonyms: ['Rute', 'Rute e Noemi', 'história de Rute e Boaz', 'nora fiel'],
    answer:
      'O livro cabe em quatro capítulos e começa com três viúvas na estrada. Noemi, amargurada, manda as noras voltarem; Orfa volta, e ninguém a condena por isso. Rute, estrangeira de Moabe, fica: o povo e o Deus da sogra passam a ser os seus (Rute 1:16).\n\nDali em diante quase tudo acontece em coisas miúdas: espigas colhidas atrás dos ceifeiros, uma jarra de água, um homem decente chamado Boaz, que cumpre a lei com generosidade e não só no mínimo. O menino que nasce no fim é avô de Davi (Rute 4:17). Deus quase não fala em voz alta nesse livro; age por meio de pessoas que fazem um pouco mais do que precisavam.',
    verses: [verse('Rute 1:16', 'Teu povo Deus irei'), verse('Rute 4:17', 'Obede Jessé Davi')],
  },
  {
    slug: 'ana-mae-de-samuel',
    question: 'Quem foi Ana, a mãe de Samuel?',
    synonyms: ['Ana mãe de Samuel', 'mãe de Samuel', 'Ana e Samuel', 'oração de Ana'],
    answer:
      'Ana não conseguia ter filhos e, todo ano, na festa em Siló, a outra mulher da casa fazia questão de lembrá-la disso. O marido tentava consolar e não entendia. Um dia ela se levantou da mesa e chorou diante de Deus, com a alma amarga, pedindo um menino que dedicaria a ele (1 Samuel 1:10-11). O sacerdote achou que estivesse bêbada.\n\nSamuel nasceu, e ela cumpriu o que prometeu, levando-o para servir no santuário (1 Samuel 1:27-28). Foi ali que o menino aprendeu a responder que estava ouvindo (1 Samuel 3:10). A história não diz que toda oração assim recebe um filho. Diz que a dor de Ana, que ninguém ao redor sabia escutar, foi ouvida por Deus.',
    verses: [
      verse('1 Samuel 1:10-11', 'amargura orou chorou filho'),
      verse('1 Samuel 1:27-28', 'menino petição entrego'),
      verse('1 Samuel 3:10', 'Fala servo ouvindo'),
    ],
  },
  {
    slug: 'quem-foi-salomao',
    question: 'Quem foi Salomão?',
    synonyms: ['Salomão', 'rei sábio', 'sabedoria de Salomão'],
    answer:
      'Filho de Davi e de Bate-Seba, Salomão herdou um reino em paz. Podendo pedir qualquer coisa, pediu um coração que soubesse discernir, para governar com justiça (1 Reis 3:9). Construiu o templo, compôs provérbios, recebeu visitas de longe.\n\nO fim é triste, e a Bíblia não o esconde: na velhice, o coração dele se inclinou a outros deuses (1 Reis 11:4). Foi uma soma de alianças, de casamentos políticos e de luxos que custaram caro ao povo. A sabedoria recebida aos vinte anos precisa ser vivida também aos sessenta.',
    verses: [
      verse('1 Reis 3:9', 'coração entendimento discernir'),
      verse('1 Reis 11:4', 'velhice Salomão outros deuses'),
    ],
  },
  {
    slug: 'quem-foi-elias',
    question: 'Quem foi o profeta Elias?',
    synonyms: ['Elias', 'profeta Elias', 'Elias e os profetas de Baal', 'Elias na caverna'],
    answer:
      'Elias enfrentou um rei e centenas de profetas de Baal no monte Carmelo, e o fogo que caiu fez o povo confessar quem era Deus (1 Reis 18:38-39). No dia seguinte, ameaçado pela rainha, fugiu para o deserto, sentou-se debaixo de um arbusto e disse que bastava: não queria mais viver.\n\nA resposta de Deus foi, primeiro, sono, pão e água (1 Reis 19:4-5). Só depois vieram a conversa, a voz suave e uma nova tarefa, com companhia. Tiago lembra que ele era gente como nós (Tiago 5:17). Se você se reconhece no cansaço de Elias a ponto de não querer viver, não fique só: conte a alguém hoje e procure quem cuide de você.',
    verses: [
      verse('1 Reis 18:38-39', 'fogo SENHOR Deus povo'),
      verse('1 Reis 19:4-5', 'Basta junípero anjo come'),
      verse('Tiago 5:17', 'Elias humano orou'),
    ],
  },
  {
    slug: 'quem-foi-jonas',
    question: 'Quem foi Jonas? Ele foi mesmo engolido por um peixe?',
    synonyms: ['Jonas', 'Jonas e a baleia', 'Jonas e o peixe', 'Nínive'],
    answer:
      'Mandado a Nínive, a leste, Jonas comprou passagem para o extremo oposto (Jonas 1:3). Tempestade, mar, peixe: é a parte que todos conhecem. Muitos cristãos leem o relato como história acontecida; outros, como narrativa com valor de parábola. Jesus o citou para falar dos seus três dias no túmulo, e nisso todos concordam.\n\nA surpresa está no fim. Nínive se arrepende e o profeta fica furioso: sabia que Deus era misericordioso e era justamente isso que temia (Jonas 4:2). O livro acaba com uma pergunta de Deus sobre a compaixão por aquela cidade enorme (Jonas 4:10-11). Ficamos sem a resposta de Jonas, talvez para que cada leitor dê a sua.',
    verses: [
      verse('Jonas 1:3', 'Jonas fugir Társis navio'),
      verse('Jonas 4:2', 'Deus gracioso misericordioso'),
      verse('Jonas 4:10-11', 'pena Nínive cidade'),
    ],
  },
  {
    slug: 'quem-foi-daniel',
    question: 'Quem foi Daniel?',
    synonyms: [
      'Daniel',
      'história de Daniel',
      'Daniel na Babilônia',
      'Sadraque Mesaque e Abednego',
    ],
    answer:
      'Daniel foi levado adolescente para a Babilônia, onde lhe deram outro nome, outra escola e outra mesa. Ele aceitou quase tudo; num ponto pediu licença para ser diferente, e pediu com educação (Daniel 1:8). Serviu reis estrangeiros a vida toda, com competência.\n\nJá idoso, soube de uma lei que proibia orar a outro que não o rei. Foi para casa e fez o que sempre fazia, três vezes ao dia, de janela aberta (Daniel 6:10). Acabou entre os leões e saiu ileso (Daniel 6:22). O segredo daquela noite estava nas tardes comuns dos anos anteriores: coragem, quase sempre, é um hábito que um dia fica visível.',
    verses: [
      verse('Daniel 1:8', 'Daniel propôs não contaminar pediu'),
      verse('Daniel 6:10', 'janelas três vezes orava'),
      verse('Daniel 6:22', 'anjo fechou boca leões'),
    ],
  },
  {
    slug: 'quem-foi-ester',
    question: 'Quem foi Ester?',
    synonyms: [
      'Ester',
      'rainha Ester',
      'rainha judia',
      'Ester salvou os judeus',
      'para um tempo como este',
    ],
    answer:
      'Órfã criada pelo primo, judia num palácio persa onde ninguém sabia de onde ela vinha, Ester descobre que o seu povo vai ser exterminado por decreto. Falar com o rei sem convite podia custar a vida. Mordecai lhe manda uma pergunta que atravessou os séculos: e se tiver sido para um tempo assim que ela chegou ao trono? (Ester 4:14)\n\nEla não age sozinha nem de impulso. Pede jejum a todos, prepara-se e vai (Ester 4:16). Curioso é que o livro inteiro não menciona o nome de Deus. Quem lê, porém, vai percebendo a mão dele nas coincidências.',
    verses: [
      verse('Ester 4:14', 'tempo como este rainha'),
      verse('Ester 4:16', 'jejuai três dias rei'),
    ],
  },
  {
    slug: 'quem-foi-jo',
    question: 'Quem foi Jó e por que ele sofreu?',
    synonyms: ['Jó', 'paciência de Jó', 'sofrimento de Jó', 'amigos de Jó', 'livro de Jó'],
    answer:
      'Jó perde os bens, os filhos e a saúde sem ter feito nada que o merecesse. O livro conta ao leitor uma conversa no céu que Jó nunca soube: Satanás afirma que ele só serve a Deus pelo que recebe, e Deus permite que isso seja posto à prova (Jó 1:8-12). A primeira reação dele é adorar (Jó 1:21). Depois vêm trinta e tantos capítulos de perguntas, protestos e lágrimas, com três amigos insistindo que, se ele sofre, alguma coisa fez.\n\nNo fim, Deus fala do meio da tempestade e não explica o motivo. Mostra a grandeza do mundo e a sua presença, e Jó diz que antes conhecia Deus de ouvir falar e agora o via (Jó 42:5-7). No mesmo trecho, Deus repreende os amigos, que tinham respostas prontas, e defende o homem que reclamou com sinceridade. Quem acompanha um sofredor faz bem em lembrar disso antes de abrir a boca.',
    verses: [
      verse('Jó 1:21', 'Nu SENHOR deu tomou bendito'),
      verse('Jó 1:8-12', 'Satanás servo cerca mão'),
      verse('Jó 42:5-7', 'ouvidos olhos Elifaz amigos'),
    ],
  },
  {
    slug: 'quem-foi-joao-batista',
    question: 'Quem foi João Batista?',
    synonyms: ['João Batista', 'voz no deserto', 'cabeça de João Batista'],
    answer:
      'Parente de Jesus, vestido de pelo de camelo, João pregava no deserto e batizava quem queria recomeçar. Multidões iam até ele, e ele apontava para outro: o Cordeiro que tira o pecado do mundo (João 1:29). Quando os seus seguidores se queixaram de perder público, disse que precisava diminuir para que Jesus crescesse (João 3:30).\n\nPreso por denunciar o rei, chegou a duvidar e mandou perguntar se Jesus era mesmo quem havia de vir (Mateus 11:3). Jesus respondeu com os fatos e, diante de todos, elogiou João. É consolador que o maior dos profetas também tenha perguntado, no escuro de uma cela.',
    verses: [
      verse('João 1:29', 'Cordeiro pecado mundo'),
      verse('João 3:30', 'crescer diminuir'),
      verse('Mateus 11:3', 'aquele vir esperamos outro'),
    ],
  },
  {
    slug: 'quem-foi-pedro',
    question: 'Quem foi o apóstolo Pedro?',
    synonyms: ['Pedro', 'apóstolo Pedro', 'Simão Pedro', 'Pedro negou Jesus'],
    answer:
      'Pescador da Galileia, casado, impulsivo, Pedro é o discípulo que sai do barco para andar sobre as águas e afunda no meio do caminho, gritando por socorro (Mateus 14:29-31). É o que promete morrer por Jesus e, horas depois, nega três vezes que o conhece; quando os olhares se cruzam, sai e chora (Lucas 22:61-62).\n\nNuma praia, com peixe na brasa, Jesus lhe faz três vezes a mesma pergunta e três vezes lhe confia o rebanho (João 21:17). Semanas depois, o homem que tremeu diante de uma criada prega a uma multidão, e cerca de três mil pessoas são batizadas (Atos 2:41). Foi no fracasso que aprendeu de quem dependia.',
    verses: [
      verse('Mateus 14:29-31', 'Pedro águas afundar salva'),
      verse('Lucas 22:61-62', 'Pedro galo negarás chorou'),
      verse('João 21:17', 'Simão terceira amas ovelhas'),
      verse('Atos 2:41', 'batizados três mil'),
    ],
  },
  {
    slug: 'quem-foi-paulo',
    question: 'Quem foi o apóstolo Paulo?',
    synonyms: [
      'Paulo',
      'apóstolo Paulo',
      'Saulo de Tarso',
      'conversão de Paulo',
      'caminho de Damasco',
      'Saulo',
    ],
    answer:
      'Saulo de Tarso era fariseu, culto e convicto; achava que perseguir cristãos era servir a Deus. A caminho de Damasco, uma luz o derruba e a voz de Jesus lhe pergunta por que o persegue (Atos 9:3-6). Passa três dias sem enxergar, e quem o acolhe é justamente um dos que ele vinha prender.\n\nDaí em diante viaja, funda igrejas, apanha, naufraga, escreve cartas que lemos até hoje, muitas delas da prisão. Nunca se esqueceu de onde veio: considerava-se o principal dos pecadores que Cristo veio salvar (1 Timóteo 1:15). Perto do fim, resumiu a vida como uma boa luta, uma corrida terminada e uma fé guardada (2 Timóteo 4:7).',
    verses: [
      verse('Atos 9:3-6', 'Damasco luz Saulo persegues'),
      verse('1 Timóteo 1:15', 'salvar pecadores principal'),
      verse('2 Timóteo 4:7', 'luta carreira fé'),
    ],
  },
  {
    slug: 'maria-madalena',
    question: 'Quem foi Maria Madalena?',
    synonyms: [
      'Maria Madalena',
      'Madalena',
      'esposa de Jesus',
      'primeira a ver Jesus ressuscitado',
      'Jesus teve esposa',
    ],
    answer:
      'Lucas a apresenta entre as mulheres que acompanhavam Jesus e sustentavam o grupo, e conta que dela tinham saído sete demônios (Lucas 8:2). A Bíblia não diz que ela era prostituta; essa confusão veio séculos depois, ao misturá-la com outra mulher. Também não há base nenhuma para dizer que se casou com Jesus.\n\nO que os Evangelhos dizem é muito: ela ficou perto da cruz quando quase todos fugiram e, na manhã da ressurreição, chorava junto ao túmulo até ouvir o próprio nome. Foi enviada a contar aos discípulos que tinha visto o Senhor (João 20:16-18). Num tempo em que a palavra das mulheres pouco valia, Jesus escolheu uma delas como primeira testemunha.',
    verses: [
      verse('Lucas 8:2', 'mulheres Maria Madalena sete demônios'),
      verse('João 20:16-18', 'Maria Rabôni anunciou visto Senhor'),
    ],
  },
  {
    slug: 'judas-iscariotes',
    question: 'Por que Judas traiu Jesus? Ele podia ter sido perdoado?',
    synonyms: ['Judas', 'Judas Iscariotes', 'trinta moedas', 'traição de Judas'],
    answer:
      'Os Evangelhos dão pistas e não uma explicação completa. Judas cuidava do dinheiro do grupo e desviava dele; combinou entregar Jesus por trinta moedas de prata (Mateus 26:15). João e Lucas falam também da ação do maligno. Talvez esperasse outro tipo de Messias. Nada disso o tornou um boneco: ele escolheu.\n\nQuando viu Jesus condenado, sentiu remorso e devolveu as moedas, mas levou a culpa para longe de quem podia perdoá-lo (Mateus 27:3-5). Pedro também falhou naquela noite e voltou. A porta que Pedro encontrou aberta mostra o coração de Jesus; sobre o destino final de Judas, a Escritura fala com gravidade, e convém não dizer mais do que ela.',
    verses: [
      verse('Mateus 26:15', 'trinta moedas prata'),
      verse('Mateus 27:3-5', 'Judas remorso devolveu moedas'),
    ],
  },
];
