import type { PrayerTheme } from '../types.ts';
import { verse } from '../verse-claim.ts';

/** Prayers for a baby born too early, and for those who go out to the streets. */
export const smallAndSent: readonly PrayerTheme[] = [
  {
    slug: 'bebe-prematuro',
    theme: 'Bebê prematuro',
    synonyms: [
      'meu bebê nasceu prematuro',
      'bebê na incubadora',
      'recém-nascido na UTI neonatal',
      'nasceu antes da hora',
      'nasceu de seis meses',
      'meu neto nasceu prematuro',
      'mãe de prematuro',
      'bebê que não ganha peso na UTI',
      'meu filho nasceu de 28 semanas',
    ],
    prayers: [
      'Senhor, o meu filho nasceu antes da hora. Eu ainda conversava com a barriga quando me disseram que podia olhar pelo vidro. Cabe na mão do pai, tem fio no pé e uma máquina que apita por ele. Tirei o leite na salinha, gota por gota, e chorei em cima do potinho.\n\nOs teus olhos viram este menino ainda sem forma (Salmos 139:16), num escuro em que eu não enxergava. Continua olhando agora. Firma os pulmões, guarda a cabeça e o intestino, e dá, grama por grama, o que ainda falta. Conduz as mãos da enfermeira que troca uma fralda do tamanho de um guardanapo.\n\nTira de mim a culpa. Repasso cada degrau e cada noite mal dormida, e a médica já me disse que não foi nada que eu fiz; ajuda-me a acreditar nela. Ensina-me a ir para casa sem a criança no colo e a voltar amanhã sem inventar notícia pelo caminho. No dia em que me deixarem pô-lo no peito, que ele reconheça o barulho deste coração. Peço a vida dele, Senhor, e peço que fiques entre nós dois em qualquer dia que vier. Em nome de Jesus, amém.',
      'Pai, eu não sei onde pôr as mãos. A minha mulher está num andar e o nosso bebê em outro, e eu subo e desço a escada levando notícia boa para os dois lados. Trabalho de dia e visito de noite. Ninguém pergunta como eu estou, e eu também não saberia dizer.\n\nIsaías fala do pastor que recolhe os cordeirinhos nos braços e guia com mansidão as que tiveram filhotes (Isaías 40:11). O Senhor pode com os três: recolha o pequeno, guie a mãe e me dê chão.\n\nTransforme o meu medo em presença que ajuda: a sacola pronta, a dúvida anotada para a hora da visita, o silêncio quando ela só quiser chorar. Livre-me de sumir no serviço porque dói entrar naquela sala. Cuide da nossa menina mais velha, que pergunta por que o irmão não vem. Guarde o emprego, a passagem e o dinheiro do mês. E dê força a esse menino para respirar sozinho. Hoje falei o nome dele pela portinhola, e ele apertou o meu dedo, e é por esse aperto que eu agradeço. Em nome de Jesus, amém.',
      'Guardião de Israel, que não cochilas nem dormes (Salmos 121:4), vigia o meu neto esta noite. Na UTI só os pais podem entrar, e a mim cabem a cozinha deles, a roupa e o telefone. Oro de longe por um menino de um quilo e duzentos que ainda não vi.\n\nCuida da minha filha, que se recupera do parto e não quer comer. Dá-me mãos que ajudem e uma boca que não compare: não preciso contar de outro bebê que nasceu menor e hoje joga bola, se ela só quer que eu escute. Sustenta os médicos da madrugada, as técnicas que conhecem cada um pelo apelido e as outras mães daquele corredor, sobretudo a que não recebe visita.\n\nO salmista dizia que foi lançado sobre ti desde o nascimento (Salmos 22:10). Este também foi, antes que alguém da família pudesse segurá-lo. Se a melhora tiver recaídas, e dizem que tem, não nos deixes desmontar a cada número. E apressa o dia em que vou pegar este menino no colo, cheirando a leite, e contar a ele quantos oraram. Em nome de Jesus, amém.',
    ],
    forAll:
      'Senhor da vida, este bebê chegou cedo demais, e tu já o esperavas. Nós contamos em semanas e em gramas, e tu o conheces pelo nome. Põe a tua mão sobre este corpo pequeno e completa o que faltou ao tempo da barriga: o fôlego, o calor, a força de mamar, a defesa contra a infecção.\n\nDá sabedoria a quem trata, delicadeza a quem procura a veia e atenção a quem olha o monitor no fim do plantão. Guarda os pais do medo que não os deixa dormir e da culpa que não é deles. Que comam, descansem sem remorso, aceitem ajuda e encontrem no hospital quem os ouça.\n\nVirão dias de avanço e dias de susto. Nos primeiros, ensina-nos a agradecer; nos outros, segura-nos bem perto. Pedimos de todo o coração que esta criança vá para casa e cresça. E, porque a vida dela e a nossa estão em tuas mãos, entregamos a ti esta noite e as que vierem. Em nome de Jesus, que pegava os pequenos no colo, amém.',
    verses: [
      verse('Salmos 139:16', 'olhos viram corpo forma'),
      verse('Isaías 40:11', 'braços cordeirinhos colo filhotes'),
      verse('Salmos 121:4', 'cochilará dormirá Guardião'),
      verse('Salmos 22:10', 'lançado desde nascimento'),
    ],
  },
  {
    slug: 'missao-de-rua',
    theme: 'Missão e evangelismo de rua',
    synonyms: [
      'evangelismo de rua',
      'missão de rua',
      'vou evangelizar na praça',
      'distribuir sopa para moradores de rua',
      'trabalho com moradores de rua',
      'ação social da igreja na rua',
      'entregar folhetos',
      'impacto evangelístico',
      'sair para evangelizar',
      'culto na praça',
    ],
    prayers: [
      'Senhor Jesus, a perua está carregada com sopa, pão, cobertor e algumas Bíblias. Vamos em duplas, como foram os setenta que mandaste (Lucas 10:1), e com um pouco de frio na barriga. Antes de ligar o motor, paramos aqui para falar contigo.\n\nDisseste que o que se faz a um destes menores se faz a ti (Mateus 25:40), e então é a ti que vamos encontrar debaixo da marquise. Livra-nos de tirar foto, de falar de cima e de dar o sermão antes do prato. Que a gente pergunte o nome e se sente na calçada.\n\nDá-nos prudência para saber a hora de chegar e a de ir embora, para não discutir com quem está alterado, não prometer o que não podemos cumprir e chamar o 192 se alguém passar mal. Guarda quem da equipe vai pela primeira vez. Abre vaga no abrigo, na clínica e na nossa própria igreja, que fala de acolhida e às vezes fecha a porta cedo. E que na semana que vem os da calçada nos vejam de novo, e saibam que não foi por um sábado só. Em teu nome, amém.',
      'Deus, hoje o grupo vai à praça, e eu preferia ficar na cantina. Tenho medo de que riam, de que me façam uma pergunta que não sei, de encontrar alguém do serviço.\n\nPaulo conversava todos os dias no mercado com quem aparecia (Atos 17:17), e imagino que muitos passassem direto. Se passarem direto por mim, que eu não leve a mal. Dê-me palavra agradável, temperada com sal (Colossenses 4:6), e mais ouvido do que boca. Que eu conte o que o Senhor fez por mim sem aumentar, não zombe da crença de ninguém, não segure ninguém pelo braço e aceite o não com um sorriso.\n\nPrepare antes de nós quem está precisando escutar: a moça que espera o ônibus com a receita na bolsa, o vendedor que já orou escondido, o senhor que só quer conversar. O meu serviço é semear, e a sua palavra não volta vazia (Isaías 55:11). Que eu chegue em casa contente de ter ido, com folheto sobrando ou sem nenhum. Em nome de Jesus, amém.',
      'Pai, voltamos da rua, e a roupa ainda cheira a fumaça. Digo-te os nomes antes que eu os esqueça: o Ceará, que era pedreiro; a dona Lia, que guarda a certidão num saco plástico; o rapaz que não quis dizer como se chama e comeu de costas.\n\nQuando um cego gritou à beira do caminho, Jesus parou (Marcos 10:49). Eu passei anos por aquela esquina sem parar, e te peço perdão. Não me deixes dormir hoje como quem cumpriu uma tarefa.\n\nCuida deles nesta madrugada fria, e guarda-os da chuva, da violência e da droga que se oferece como cobertor. Dá a um a vontade de voltar para casa, e à casa a vontade de abrir. Dá a outro tratamento, documento, trabalho. Levanta autoridades que enxerguem gente onde os outros veem estorvo.\n\nE a nós, que trouxemos cansaço e um pouco de revolta, dá o descanso que Jesus deu aos seus, quando os chamou à parte porque não tinham tempo nem de comer (Marcos 6:31). Que o que vimos nos deixe mais mansos em casa, até o próximo sábado. Em nome de Jesus, amém.',
    ],
    verses: [
      verse('Lucas 10:1', 'setenta dois adiante'),
      verse('Mateus 25:40', 'menores irmãos fizestes'),
      verse('Atos 17:17', 'mercado cada dia'),
      verse('Colossenses 4:6', 'palavra graça temperada sal'),
      verse('Isaías 55:11', 'palavra voltará vazia'),
      verse('Marcos 10:49', 'Jesus parando cego'),
      verse('Marcos 6:31', 'parte deserto tempo comer'),
    ],
  },
];
