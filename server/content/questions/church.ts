import type { QuestionEntry } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const church: readonly QuestionEntry[] = [
  {
    slug: 'preciso-ir-a-igreja',
    question: 'Preciso ir à igreja para ser cristão?',
    synonyms: [
      'desigrejado',
      'posso servir a Deus em casa',
      'culto online substitui a igreja',
      'não gosto de igreja',
      'faltar ao culto',
      'parei de ir ao culto',
      'como escolher uma igreja',
    ],
    answer:
      'Quem salva é Cristo, e presença em culto não compra nada. Mas a fé que ele desperta nunca foi pensada para uma pessoa só. Os primeiros convertidos perseveravam juntos no ensino, na comunhão, no pão partido e na oração (Atos 2:42).\n\nPaulo compara a igreja a um corpo: o olho não pode dizer à mão que não precisa dela (1 Coríntios 12:21). É no convívio que se aprende a perdoar, servir, receber ajuda e cantar quando outro não tem voz. A carta aos Hebreus pede que não abandonemos os encontros e que nos animemos uns aos outros (Hebreus 10:24-25). Culto pela internet é bênção para quem está doente ou longe; para os demais, serve de apoio e não ocupa o lugar do abraço.\n\nAo procurar igreja, observe se a Bíblia é explicada, se Jesus está no centro, se as finanças são transparentes, se os líderes aceitam perguntas e se os fracos são bem tratados. Não existe comunidade perfeita. Existe uma boa o bastante para crescer.',
    verses: [
      verse('Atos 2:42', 'perseveravam doutrina comunhão orações'),
      verse('1 Coríntios 12:21', 'olho mão necessidade'),
      verse('Hebreus 10:24-25', 'abandonando reunião encorajemos'),
    ],
  },
  {
    slug: 'o-que-e-o-batismo',
    question: 'O que é o batismo e quem pode ser batizado?',
    synonyms: [
      'preciso me batizar de novo',
      'batismo de criança',
      'batismo nas águas',
      'batismo por imersão ou aspersão',
      'quero me batizar',
      'sem batismo vai para o céu',
    ],
    answer:
      'O batismo é o sinal público de que alguém pertence a Cristo. Ele mesmo mandou batizar os discípulos de todas as nações (Mateus 28:19). A água fala de lavagem e de vida nova: Paulo descreve o batismo como ser sepultado com Cristo e levantar-se para andar diferente (Romanos 6:3-4).\n\nNo modo e na idade, as igrejas divergem com respeito. Batistas e pentecostais batizam por imersão quem já professa a fé, como o etíope instruído por Filipe (Atos 8:36-38). Presbiterianos, metodistas, luteranos e anglicanos batizam também os filhos de pais crentes, geralmente por aspersão, e lembram famílias inteiras batizadas, como a do carcereiro (Atos 16:33). Sobre batizar de novo quem vem de outra igreja, cada uma tem sua prática.\n\nBatismo não compra a salvação: o ladrão na cruz não teve essa oportunidade. Nem por isso é enfeite, pois obedecer a Cristo faz parte de segui-lo. Se você crê e ainda não foi batizado, procure seu pastor e pergunte pela classe de preparo.',
    verses: [
      verse('Mateus 28:19', 'discípulos nações batizando-os'),
      verse('Romanos 6:3-4', 'sepultados batismo novidade vida'),
      verse('Atos 8:36-38', 'água eunuco batizou'),
      verse('Atos 16:33', 'batizado todos seus'),
    ],
  },
  {
    slug: 'ceia-do-senhor',
    question: 'O que é a Ceia do Senhor? Posso tomar se estou em pecado?',
    synonyms: [
      'Santa Ceia',
      'quem pode tomar a ceia',
      'tomar a ceia indignamente',
      'pão e vinho',
      'não me sinto digno da ceia',
      'comunhão',
    ],
    answer:
      'Na noite em que seria traído, Jesus pegou pão e cálice, deu graças e pediu que os discípulos repetissem aquele gesto em sua memória (1 Coríntios 11:23-25). Cada vez que a igreja come e bebe, anuncia a morte do Senhor até a volta dele (1 Coríntios 11:26).\n\nAs tradições explicam de modos diferentes como Cristo está presente ali: uns falam em memorial, outros em presença espiritual, outros em presença real. Todos recebem a mesa como alimento para a fé.\n\nA advertência sobre participar de maneira indigna nasceu de um problema concreto em Corinto, onde os ricos comiam à farta e humilhavam os pobres. Por isso Paulo manda cada um se examinar e então comer (1 Coríntios 11:28). Esse exame quer levar ao arrependimento quem luta, sem afastá-lo da mesa. Se há pecado sendo guardado, confesse, repare o que puder e venha. Se você não se sente digno, lembre que a mesa foi posta para pecadores perdoados. Sobre batismo e membresia como condição, siga a orientação da sua igreja.',
    verses: [
      verse('1 Coríntios 11:23-25', 'traído pão copo memória'),
      verse('1 Coríntios 11:26', 'anunciai morte Senhor'),
      verse('1 Coríntios 11:28', 'examine-se coma beba'),
    ],
  },
  {
    slug: 'dizimo-e-obrigatorio',
    question: 'O dízimo é obrigatório para o cristão?',
    synonyms: [
      'dar dez por cento',
      'devorador',
      'não consigo dar o dízimo',
      'dízimo sobre o bruto ou o líquido',
      'quem não dá dízimo é amaldiçoado',
    ],
    answer:
      'Há duas respostas comuns entre evangélicos. Muitos veem no dízimo um princípio permanente: Israel entregava a décima parte (Levítico 27:30), e Jesus, mesmo criticando os fariseus, não reprovou que dizimassem (Mateus 23:23). Outros notam que essa era a lei de Israel, que sustentava os levitas e os pobres, e que o Novo Testamento fala de oferta voluntária, conforme cada um decide no coração (2 Coríntios 9:7). Nas duas visões, generosidade faz parte de seguir a Cristo.\n\nAs palavras de Malaquias sobre trazer o dízimo ao depósito do templo foram dirigidas a Israel, que negligenciava o culto e os necessitados (Malaquias 3:10). Usá-las para ameaçar quem está sem dinheiro, ou para prometer enriquecimento, é tirá-las do contexto. Deus não vende bênção.\n\nSe o orçamento está apertado, comece pelo que é honesto e possível, sem deixar faltar comida, remédio ou aluguel. Contribua numa igreja que presta contas. E nunca se endivide por pressão: quem pressiona não ensina o que Paulo ensinou, dar com alegria e sem constrangimento.',
    verses: [
      verse('Levítico 27:30', 'dízimos terra SENHOR'),
      verse('Mateus 23:23', 'dízimo hortelã justiça misericórdia'),
      verse('2 Coríntios 9:7', 'contribua coração alegria'),
      verse('Malaquias 3:10', 'dízimos tesouro alimento casa'),
    ],
  },
  {
    slug: 'dons-e-linguas',
    question: 'O que são os dons espirituais? Todo crente precisa falar em línguas?',
    synonyms: [
      'dom de línguas',
      'línguas estranhas',
      'como descobrir meu dom',
      'dom de cura',
      'os dons acabaram',
      'não falo em línguas',
    ],
    answer:
      'Dons são capacidades que o Espírito distribui para o bem de todos. Paulo cita sabedoria, fé, cura, profecia, línguas e outros, e explica que o mesmo Espírito os reparte como quer (1 Coríntios 12:4-11). Ninguém recebe todos, e nenhum torna a pessoa maior.\n\nQuanto às línguas, os cristãos se dividem. Igrejas pentecostais e carismáticas as praticam hoje; muitas delas as consideram o sinal inicial do batismo com o Espírito. Outras entendem que esse dom e alguns mais cumpriram seu papel no tempo dos apóstolos, e leem nesse sentido o trecho que diz que as línguas terão fim (1 Coríntios 13:8). Há ainda as que creem que o dom continua, mas não é para todos. Onde ele é praticado, Paulo exige intérprete e ordem (1 Coríntios 14:27-28).\n\nFalar ou não em línguas não mede o amor de Deus por você. O capítulo mais famoso da carta lembra que, sem amor, o maior dos dons vira barulho (1 Coríntios 13:1). Para achar o seu, sirva onde há necessidade e ouça seu pastor.',
    verses: [
      verse('1 Coríntios 12:4-11', 'dons Espírito línguas repartindo'),
      verse('1 Coríntios 13:8', 'amor línguas acabarão'),
      verse('1 Coríntios 14:27-28', 'língua três intérprete'),
      verse('1 Coríntios 13:1', 'línguas amor metal sino'),
    ],
  },
  {
    slug: 'ferido-pela-igreja',
    question: 'Fui ferido na igreja por um líder. O que faço?',
    synonyms: [
      'decepção com pastor',
      'abuso espiritual',
      'pastor controlador',
      'me machuquei na igreja',
      'escândalo na igreja',
      'sair da igreja é pecado',
    ],
    answer:
      'Essa dor tem um gosto próprio, porque veio de onde se esperava cuidado. Um salmo lamenta a traição do amigo com quem se ia junto à casa de Deus (Salmos 55:12-14). Deus conhece o que aconteceu com você e não aprova quem fere o seu povo.\n\nPor meio de Ezequiel, ele repreendeu com dureza os governantes de Israel, chamados de pastores, que se serviam do rebanho em lugar de curar os feridos (Ezequiel 34:2-4). Pedro pede aos líderes que não dominem sobre a igreja (1 Pedro 5:2-3). Controle da vida íntima, ameaça de maldição, humilhação pública, exigência de dinheiro ou de segredo são abuso, mesmo com versículo junto.\n\nVocê pode sair, e isso não é rebeldia contra Deus. Conte a alguém de fora daquele círculo; a terapia ajuda. Se houve agressão, assédio, violência sexual ou golpe financeiro, é caso de polícia: ligue 190 em perigo imediato; mulheres têm o Ligue 180, e crianças, adolescentes e idosos, o Disque 100. Perdoar pode levar tempo e não exige silêncio nem volta.',
    verses: [
      verse('Salmos 55:12-14', 'inimigo companheiro amigo casa'),
      verse('Ezequiel 34:2-4', 'pastores apascentam ferida dureza'),
      verse('1 Pedro 5:2-3', 'rebanho dominando exemplos'),
    ],
  },
  {
    slug: 'recebi-uma-profecia',
    question: 'Recebi uma profecia. Devo acreditar?',
    synonyms: [
      'revelação na igreja',
      'irmã disse que Deus mandou falar',
      'falso profeta',
      'profecia que não se cumpriu',
      'como testar uma profecia',
    ],
    answer:
      'Nenhuma igreja que leva a Bíblia a sério aceita tudo o que se diz em nome de Deus. Algumas creem que o dom de profecia continua; outras, que ele se encerrou com os apóstolos. Ambas examinam. Paulo pede que não se desprezem as profecias e que tudo seja posto à prova (1 Tessalonicenses 5:20-21). João alerta contra falsos profetas (1 João 4:1).\n\nO que verificar? Se a palavra contradiz as Escrituras, descarte. Se anunciou algo em nome de Deus e não aconteceu, a antiga lei de Israel já ensinava a não temer esse profeta (Deuteronômio 18:22). Veja também o fruto: uma mensagem que manda casar, separar, largar o remédio, entregar dinheiro ou guardar segredo da família deve acender o alerta.\n\nNão tome decisão grande por causa de palavra alheia. Converse com seu pastor e com quem conhece sua vida. Deus não precisa de ameaça nem de pressa para conduzir seus filhos, e tratamento médico não se interrompe por revelação. Se você se enganou e perdeu algo com isso, ele não o rejeita.',
    verses: [
      verse('1 Tessalonicenses 5:20-21', 'profecias Examinai bom'),
      verse('1 João 4:1', 'provai espíritos falsos profetas'),
      verse('Deuteronômio 18:22', 'profeta soberba medo'),
    ],
  },
  {
    slug: 'mulher-pode-ser-pastora',
    question: 'Mulher pode ser pastora?',
    synonyms: [
      'pastora na Bíblia',
      'mulher pode pregar',
      'mulheres caladas na igreja',
      'ministério feminino',
      'mulher pode ensinar homens',
    ],
    answer:
      'As igrejas evangélicas respondem de formas diferentes, todas querendo obedecer à Bíblia. Algumas reservam o pastorado aos homens. Elas se apoiam na orientação de Paulo a Timóteo, que não permitia à mulher ensinar nem exercer autoridade sobre o homem, ou sobre o marido, conforme a tradução (1 Timóteo 2:12). Entendem que a regra vale para todos os tempos. Nessas igrejas as mulheres servem em muitos outros ministérios.\n\nOutras ordenam pastoras. Explicam que aquela instrução respondia a um problema de Éfeso e destacam Febe, servidora da igreja de Cencreia (Romanos 16:1), Priscila, que com o marido instruiu o pregador Apolo (Atos 18:26), e a declaração de que homem e mulher são um em Cristo (Gálatas 3:28). Para os primeiros, este último texto não trata de cargos; para os segundos, ele tem efeito também neles.\n\nHá acordo em que homem e mulher têm o mesmo valor diante de Deus, que o Espírito dá dons a ambos e que desprezar a mulher é pecado. Converse com a liderança da sua igreja sobre o ensino dela.',
    verses: [
      verse('1 Timóteo 2:12', 'mulher ensine autoridade'),
      verse('Romanos 16:1', 'Febe servidora Cencreia'),
      verse('Atos 18:26', 'Áquila Priscila explicaram'),
      verse('Gálatas 3:28', 'macho fêmea Cristo'),
    ],
  },
  {
    slug: 'requisitos-de-pastor-e-diacono',
    question: 'O que a Bíblia exige de um pastor, presbítero ou diácono?',
    synonyms: [
      'requisitos do diácono',
      'requisitos para ser pastor',
      '1 Timóteo 3',
      'qualificações do presbítero',
      'quem pode ser diácono',
      'governar bem a própria casa',
      'filho de pastor desviado',
      'função do diácono',
      'irrepreensível',
    ],
    answer:
      'A lista está em 1 Timóteo 3, e quase tudo nela é jeito de viver. Quem cuida da igreja precisa ser sóbrio, hospitaleiro, fiel no casamento, capaz de ensinar, sem apego a briga nem a dinheiro (1 Timóteo 3:2-3). Do diácono se pedem palavra reta, nada de ganho desonesto, consciência limpa, e que seja observado antes de servir (1 Timóteo 3:8-10). Os sete de Atos foram escolhidos pelo bom testemunho (Atos 6:3). O currículo e o dom de palco não aparecem.\n\nSer irrepreensível não é nunca errar; ninguém serviria. É não haver na vida coisa escondida ou conhecida que desminta o que se prega.\n\nE governar bem a casa (1 Timóteo 3:4-5)? Paulo fala dos filhos que vivem debaixo do teto, e do modo como o pai conduz, com dignidade. Muitos intérpretes lembram que um filho adulto responde por si, e que o pai da parábola perdeu um filho de vista sem ter sido mau pai (Lucas 15:20). Se o seu se afastou, converse com a liderança com franqueza: as igrejas entendem esse requisito de modos diferentes, e às vezes um tempo mais perto da família é cuidado, e ninguém deve tomá-lo por castigo. O afastamento de um filho dói; não é sentença.\n\nPedro resume o espírito da coisa: servir por vontade, sem ganância, como exemplo, sem mandar como dono (1 Pedro 5:2-3).',
    verses: [
      verse('1 Timóteo 3:2-3', 'irrepreensível hospitaleiro ensinar'),
      verse('1 Timóteo 3', 'bispo diáconos igreja'),
      verse('1 Timóteo 3:8-10', 'diáconos conduta testados'),
      verse('Atos 6:3', 'sete homens testemunho'),
      verse('1 Timóteo 3:4-5', 'governe casa filhos igreja'),
      verse('Lucas 15:20', 'pai compaixão beijou'),
      verse('1 Pedro 5:2-3', 'rebanho ganância exemplos'),
    ],
  },
];
