import type { QuestionEntry } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const salvation: readonly QuestionEntry[] = [
  {
    slug: 'como-ser-salvo',
    question: 'Como posso ser salvo?',
    synonyms: [
      'o que preciso fazer para ser salvo',
      'como ir para o céu',
      'como aceitar Jesus',
      'quero entregar minha vida a Jesus',
      'conversão',
    ],
    answer:
      'A salvação é presente de Deus, recebido pela fé em Jesus Cristo; ninguém o ganha por bom comportamento. Paulo lembra aos efésios que foi a graça que os salvou, mediante a fé, de modo que ninguém tem do que se gabar (Efésios 2:8-9).\n\nQuando o carcereiro de Filipos fez essa mesma pergunta, de madrugada e tremendo, ouviu uma resposta simples: confiar no Senhor Jesus (Atos 16:31). Crer, nesse sentido, vai além de concordar com uma ideia. É reconhecer o próprio pecado, voltar-se para Deus e entregar a vida àquele que morreu e ressuscitou por nós (Romanos 10:9).\n\nSe esse é o seu desejo, fale com Deus com as suas palavras, hoje mesmo, sem esperar ficar melhor primeiro. Depois procure uma igreja onde possa ser batizado, aprender a Palavra e caminhar com irmãos, porque ninguém amadurece na fé sozinho.',
    verses: [
      verse('Efésios 2:8-9', 'graça fé dom obras'),
      verse('Atos 16:31', 'crê Senhor salvo'),
      verse('Romanos 10:9', 'boca Senhor coração salvo'),
    ],
  },
  {
    slug: 'certeza-da-salvacao',
    question: 'Como posso ter certeza de que sou salvo?',
    synonyms: [
      'não sei se sou salvo',
      'dúvida da salvação',
      'tenho medo de não ser salvo',
      'certeza de salvação',
      'não sinto que sou salvo',
      'será que sou convertido',
    ],
    answer:
      'Muita gente mede a salvação pelo que sente: num domingo de louvor tem certeza, numa segunda-feira difícil já duvida. João escreveu sua carta justamente para que quem crê no Filho de Deus saiba que tem a vida eterna (1 João 5:13). O apóstolo apoia essa certeza em Cristo, que não muda com a temperatura das emoções.\n\nHá também sinais que aparecem com o tempo. O Espírito confirma por dentro que somos filhos (Romanos 8:16), e essa filiação costuma dar frutos: o pecado passa a incomodar, a Palavra ganha sabor, cresce o amor pelos irmãos. São frutos pequenos no começo, e nenhum crente os tem completos.\n\nQuando a dúvida apertar, troque a pergunta. Em lugar de examinar se a sua fé é forte o bastante, olhe para quem segura você: Jesus afirmou que ninguém tira as ovelhas da mão dele (João 10:28). Uma fé trêmula, posta em Cristo, está no lugar certo. Se a angústia não passar, converse com seu pastor sem vergonha.',
    verses: [
      verse('1 João 5:13', 'escrevi saibais vida eterna'),
      verse('Romanos 8:16', 'Espírito testemunho filhos'),
      verse('João 10:28', 'vida eterna ninguém mão'),
    ],
  },
  {
    slug: 'perder-a-salvacao',
    question: 'O crente pode perder a salvação?',
    synonyms: [
      'perder a salvação',
      'uma vez salvo salvo para sempre',
      'cair da graça',
      'se eu pecar perco a salvação',
      'me desviei perdi a salvação',
      'calvinismo e perda da salvação',
    ],
    answer:
      'Cristãos sérios respondem de maneiras diferentes. Batistas e presbiterianos costumam ensinar que quem nasceu de novo é guardado por Deus até o fim. Apoiam-se nas palavras de Jesus sobre as ovelhas que ninguém arranca da mão do Pai (João 10:29) e na confiança de Paulo de que Deus completa a obra que começou (Filipenses 1:6).\n\nMetodistas e a maior parte dos pentecostais entendem que é possível abandonar a fé. Lembram as advertências da carta aos Hebreus, que fala de pessoas iluminadas que caíram (Hebreus 6:4-6) e pede cuidado com o coração que se afasta do Deus vivo (Hebreus 3:12).\n\nOs dois lados concordam no que mais importa para a sua semana: a salvação é pela graça, Deus é fiel, e é preciso perseverar na fé. Nenhum deles ensina que um tropeço confessado ponha o filho para fora de casa, nem que se possa viver no pecado sem se importar. Pergunte a seu pastor como a sua igreja entende esses textos.',
    verses: [
      verse('João 10:29', 'ninguém arrebatar mão Pai'),
      verse('Filipenses 1:6', 'começou obra completá-la'),
      verse('Hebreus 6:4-6', 'iluminados caíram arrependimento'),
      verse('Hebreus 3:12', 'cuidado coração afaste'),
    ],
  },
  {
    slug: 'o-que-e-graca',
    question: 'O que é a graça? Preciso fazer boas obras para Deus me aceitar?',
    synonyms: [
      'graça de Deus',
      'fé e obras',
      'salvo pela graça',
      'merecer a salvação',
      'diferença entre graça e lei',
    ],
    answer:
      'Graça é favor que não se merece. Imagine uma dívida que você não pagaria em dez vidas, e o próprio credor rasga a promissória. A Bíblia descreve assim o que Deus fez: todos pecaram, e todos os que creem são declarados justos de graça, por causa da redenção que há em Cristo (Romanos 3:23-24).\n\nJesus contou a história de dois homens no templo. Um listava seus méritos; o outro, cobrador de impostos, só pedia misericórdia. Foi este que voltou para casa em paz com Deus (Lucas 18:14).\n\nE as obras, onde entram? Vêm depois, como fruto. Tiago avisa que fé sem atitude nenhuma é fé morta (Tiago 2:17), e Paulo diz que fomos recriados em Cristo para praticar o bem (Efésios 2:10). A macieira não dá maçãs para virar macieira. O cristão serve, reparte e perdoa porque já foi aceito, e essa diferença tira um peso enorme dos ombros.',
    verses: [
      verse('Romanos 3:23-24', 'todos pecaram gratuitamente graça'),
      verse('Lucas 18:14', 'desceu justificado casa'),
      verse('Tiago 2:17', 'fé obras morta'),
      verse('Efésios 2:10', 'criados Cristo boas obras'),
    ],
  },
  {
    slug: 'nascer-de-novo',
    question: 'O que significa nascer de novo?',
    synonyms: [
      'novo nascimento',
      'nova criatura',
      'regeneração',
      'como mudar de vida',
      'coração novo',
    ],
    answer:
      'A expressão vem de uma conversa noturna. Nicodemos era mestre religioso, respeitado, e ainda assim ouviu de Jesus que sem um novo nascimento ninguém vê o Reino de Deus (João 3:3). Ficou confuso, pensando em voltar ao ventre da mãe.\n\nJesus falava de algo que o Espírito de Deus faz. Ele comparou essa ação ao vento: não se enxerga, mas se percebe por onde passou (João 3:8). Séculos antes, Deus já havia anunciado a Israel, por meio de Ezequiel, que trocaria o coração de pedra por um coração vivo (Ezequiel 36:26). Nascer de novo é receber essa vida, que religião e força de vontade não produzem.\n\nPara uns acontece num dia marcado; para outros, que cresceram na igreja, foi como o amanhecer, sem hora certa. O sinal está na direção nova: quem está em Cristo é nova criação (2 Coríntios 5:17). Hábitos antigos ainda dão trabalho, porque recém-nascido precisa crescer. Se você deseja essa vida, peça a Deus com simplicidade e confie em Jesus.',
    verses: [
      verse('João 3:3', 'nascer novo Reino'),
      verse('João 3:8', 'vento sopra Espírito'),
      verse('Ezequiel 36:26', 'novo coração pedra espírito'),
      verse('2 Coríntios 5:17', 'Cristo nova criatura'),
    ],
  },
  {
    slug: 'pecado-sem-perdao',
    question: 'Existe algum pecado que Deus não perdoa?',
    synonyms: [
      'Deus me perdoa',
      'pecado imperdoável',
      'blasfêmia contra o Espírito Santo',
      'fiz uma coisa horrível',
      'já pedi perdão e a culpa não passa',
      'cometi adultério',
    ],
    answer:
      'Quem faz essa pergunta geralmente carrega algo pesado: uma traição, um aborto, uma violência cometida, anos de vida dupla. A resposta do evangelho é larga. Se confessamos, Deus é fiel para perdoar e limpar (1 João 1:9). Paulo, que havia perseguido cristãos, se dizia o pior dos pecadores e foi alcançado (1 Timóteo 1:15).\n\nJesus mencionou uma exceção, a blasfêmia contra o Espírito Santo. Marcos explica o contexto: alguns viam o poder de Deus diante dos olhos e o atribuíam ao demônio (Marcos 3:28-30). Trata-se de uma recusa endurecida e consciente de Cristo, que já não quer perdão. Quem teme ter cometido esse pecado e deseja voltar mostra que o seu coração não está fechado.\n\nSe a culpa continua mesmo depois da oração, conte a um pastor ou a alguém maduro e, se ela pesar muito, também a um psicólogo. Perdão não apaga consequências: quando houve vítima, reparar o dano e responder pelo que se fez também são caminho de arrependimento.',
    verses: [
      verse('1 João 1:9', 'confessarmos fiel perdoar purificar'),
      verse('1 Timóteo 1:15', 'salvar pecadores principal'),
      verse('Marcos 3:28-30', 'blasfemar Espírito imundo'),
    ],
  },
  {
    slug: 'voltar-para-deus',
    question: 'Me afastei de Deus e da igreja. Como posso voltar?',
    synonyms: [
      'estou desviado',
      'desviada da igreja',
      'quero voltar para Jesus',
      'filho pródigo',
      'parei de ir à igreja',
      'esfriei na fé',
      'reconciliação com Deus',
    ],
    answer:
      'Jesus contou a história de um filho que gastou a herança longe de casa e ensaiou um pedido de desculpas. Antes de ele terminar a frase, o pai já tinha corrido para abraçá-lo (Lucas 15:20). Essa cena mostra quem espera por você.\n\nPedro também precisou voltar. Negou Jesus três vezes, na pior noite possível, e depois foi procurado por ele à beira do lago, com pão, peixe e uma pergunta sobre amor. Recebeu de volta a confiança e o trabalho (João 21:17). Deus chama o povo que se desviou a retornar de coração inteiro, e se apresenta como compassivo e lento para se irar (Joel 2:12-13).\n\nComece hoje, com uma conversa sincera em oração. Depois, um passo concreto: mande mensagem a um crente em quem confia, vá a um culto, reabra a Bíblia num evangelho. Se o que afastou você foi uma ferida causada por gente da igreja, não precisa voltar ao mesmo lugar. Procure uma comunidade sadia e vá no seu ritmo.',
    verses: [
      verse('Lucas 15:20', 'longe pai compaixão correndo'),
      verse('João 21:17', 'Simão amas Alimenta ovelhas'),
      verse('Joel 2:12-13', 'Convertei-vos coração misericordioso'),
    ],
  },
  {
    slug: 'caio-no-mesmo-pecado',
    question: 'Por que continuo caindo no mesmo pecado?',
    synonyms: [
      'recaída',
      'não consigo parar de pecar',
      'sempre peço perdão pelo mesmo erro',
      'luta contra a carne',
      'vencer a tentação',
      'Deus vai cansar de me perdoar',
    ],
    answer:
      'Essa luta é mais antiga do que parece. Em sua carta aos Romanos, Paulo põe em palavras a experiência de fazer o mal que não se quer (Romanos 7:19). Há pouco consenso sobre que fase da vida ele descreve ali, mas quase todo cristão se reconhece na frase.\n\nQuando cair, não fuja de Deus, corra para ele. João escreveu para que seus leitores não pecassem e, na mesma linha, lembrou que temos um advogado junto ao Pai (1 João 2:1). É o perdão renovado que dá coragem para tentar de novo.\n\nOração ajuda, e estratégia também. Repare quando você cai: cansaço, solidão, certa companhia, certo horário no celular. Mude o ambiente antes da hora difícil. Tiago recomenda confessar as faltas uns aos outros e orar juntos (Tiago 5:16), porque pecado escondido cresce no escuro. Se o hábito já virou vício, some a isso ajuda profissional ou um grupo de apoio. Crescer em santidade leva a vida toda, e ninguém precisa fazer isso sozinho.',
    verses: [
      verse('Romanos 7:19', 'bem mal quero faço'),
      verse('1 João 2:1', 'pequeis advogado Pai'),
      verse('Tiago 5:16', 'Confessai culpas orai'),
    ],
  },
  {
    slug: 'justificacao-e-santificacao',
    question: 'Qual é a diferença entre justificação e santificação?',
    synonyms: [
      'justificação',
      'justificação pela fé',
      'justificado pela fé',
      'o que é ser justificado',
      'santificação progressiva',
      'declarado justo',
      'justificado gratuitamente',
    ],
    answer:
      'As duas são irmãs, mas não gêmeas. Justificação é palavra de tribunal: Deus declara justo quem não era, de graça, por causa de Cristo (Romanos 3:24). Acontece de uma vez e sem merecimento; Paulo chega a dizer que é o ímpio que é justificado, quando crê (Romanos 4:5). Quem é justificado tem paz com Deus (Romanos 5:1).\n\nSantificação é palavra de casa e de oficina: o justificado vai sendo mudado por dentro. Leva a vida inteira, tem avanço e tropeço, e pede a nossa parte. O próprio Paulo escreveu que ainda não tinha chegado e que seguia em frente (Filipenses 3:12). Mas quem faz crescer é Deus; é a ele que o apóstolo pede que santifique tudo, espírito, alma e corpo (1 Tessalonicenses 5:23).\n\nConfundir as duas machuca: quem acha que é aceito conforme progride vive com medo, ou com orgulho. Quem acha que, estando aceito, não precisa mudar não entendeu de que foi liberto: agora o fruto é para a santificação (Romanos 6:22). A ordem é esta: primeiro a pessoa é recebida, e depois vai sendo transformada.\n\nE as duas vêm da mesma pessoa. Cristo foi feito para nós justiça e santificação (1 Coríntios 1:30), e quem começou a obra vai terminá-la (Filipenses 1:6). Nos detalhes as igrejas diferem, mas nisto elas concordam.',
    verses: [
      verse('Romanos 3:24', 'justificados gratuitamente graça redenção'),
      verse('Romanos 4:5', 'ímpio fé justiça'),
      verse('Romanos 5:1', 'justificados fé paz'),
      verse('Filipenses 3:12', 'perfeito alcançar Cristo'),
      verse('1 Tessalonicenses 5:23', 'paz santifique alma corpo'),
      verse('Romanos 6:22', 'libertos fruto santificação'),
      verse('1 Coríntios 1:30', 'sabedoria justiça santificação'),
      verse('Filipenses 1:6', 'começou obra completá-la'),
    ],
  },
];
