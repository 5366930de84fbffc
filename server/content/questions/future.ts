import type { QuestionEntry } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const future: readonly QuestionEntry[] = [
  {
    slug: 'o-que-acontece-depois-da-morte',
    question: 'O que acontece depois da morte?',
    synonyms: [
      'para onde vamos quando morremos',
      'vida após a morte',
      'ressurreição dos mortos',
      'a alma dorme',
    ],
    answer:
      'A esperança cristã tem dois tempos. O primeiro: quem morre em Cristo fica sob o cuidado dele. Na cruz, Jesus garantiu ao homem ao lado que estariam juntos no paraíso naquele mesmo dia (Lucas 23:43), e Paulo esperava partir e estar com Cristo (Filipenses 1:23). A maioria das igrejas entende que há comunhão consciente com o Senhor; algumas, como a adventista, falam em sono até a ressurreição.\n\nO segundo tempo é maior: a ressurreição do corpo. Todos os que estão nos túmulos ouvirão a voz do Filho (João 5:28-29), e o corpo frágil será levantado em força e glória (1 Coríntios 15:43). Haverá um juízo justo, e os que confiaram em Jesus serão recebidos por causa dele.\n\nA Bíblia não traz lei sobre cremação. O costume antigo era sepultar, mas Deus levanta os mortos do pó, da cinza e do mar, e muitas igrejas deixam a decisão com a família. Essa esperança permite viver agora com seriedade e sem desespero.',
    verses: [
      verse('Lucas 23:43', 'hoje comigo paraíso'),
      verse('Filipenses 1:23', 'estar Cristo melhor'),
      verse('João 5:28-29', 'sepulcros voz ressurreição'),
      verse('1 Coríntios 15:43', 'fraqueza ressuscitará força glória'),
    ],
  },
  {
    slug: 'medo-de-morrer',
    question: 'Tenho medo de morrer. Isso é falta de fé?',
    synonyms: [
      'tô com medo de morrer',
      'medo da morte',
      'pavor de morrer',
      'estou com doença grave e medo',
      'medo de perder alguém',
      'crente tem medo da morte',
    ],
    answer:
      'Ter medo de morrer não é falta de fé. A Bíblia chama a morte de inimiga, e o próprio Jesus se angustiou na véspera da cruz. Segundo Hebreus, ele se fez gente como nós justamente para libertar quem passa a vida escravo desse medo (Hebreus 2:14-15). O alívio vem aos poucos, como o de quem atravessa um corredor escuro de mãos dadas.\n\nJesus disse a Marta, que chorava o irmão, que ele é a ressurreição e a vida, e que quem crê nele viverá, ainda que morra (João 11:25). Na última noite com os discípulos, falou da casa do Pai, onde há lugar preparado (João 14:2). A confiança se apoia nele, mesmo quando a coragem nos falta.\n\nÀs vezes o medo tem nome: dor, ficar só, deixar filhos, assuntos mal resolvidos com Deus. Diga qual é, a Deus e a alguém. Peça visita ao pastor; ao médico, pergunte sobre controle da dor. Ponha em dia os perdões e os documentos. Se o pavor vem em crises ou impede a vida, um psicólogo ajuda muito.',
    verses: [
      verse('Hebreus 2:14-15', 'libertar medo morte servidão'),
      verse('João 11:25', 'ressurreição vida morto viverá'),
      verse('João 14:2', 'casa Pai moradas lugar'),
    ],
  },
  {
    slug: 'como-sera-o-ceu',
    question: 'Como será o céu? Vamos reconhecer nossos parentes?',
    synonyms: [
      'vida eterna como é',
      'nova terra',
      'vou encontrar minha mãe no céu',
      'criança vai para o céu',
      'nova Jerusalém',
      'terceiro céu',
      'níveis do céu',
    ],
    answer:
      'Esqueça por um momento as nuvens e as harpas. O quadro final da Bíblia é novo céu e nova terra, com Deus morando entre as pessoas, sem lágrima, luto ou dor (Apocalipse 21:3-4). É um mundo curado, habitado por gente ressuscitada.\n\nQuanto a reconhecer os nossos, há boas razões para esperar que sim. Jesus ressuscitado foi reconhecido, mostrou as mãos e comeu peixe com os amigos (Lucas 24:39-43). Ele falou de assentar-se à mesa com Abraão, Isaque e Jacó, que continuam sendo eles mesmos (Mateus 8:11). E Paulo disse que veremos face a face e conheceremos plenamente (1 Coríntios 13:12). As relações terão outra forma, mas o amor não vai encolher.\n\nMuitos pais perguntam por bebês e crianças pequenas. A Bíblia não desenvolve o tema; a maioria dos evangélicos confia que Deus os recebe por causa de Cristo, e o caráter dele é base firme para isso. O que mais alegrará esse lugar é o próprio Senhor. Ele conhece a saudade que você sente hoje.',
    verses: [
      verse('Apocalipse 21:3-4', 'habitará lágrima morte dor'),
      verse('Lucas 24:39-43', 'mãos Tocai-me peixe comeu'),
      verse('Mateus 8:11', 'mesa Abraão Isaque Jacó'),
      verse('1 Coríntios 13:12', 'face conhecerei'),
    ],
  },
  {
    slug: 'o-inferno-existe',
    question: 'O inferno existe? Como um Deus bom manda alguém para lá?',
    synonyms: [
      'inferno na Bíblia',
      'castigo eterno',
      'quem vai para o inferno',
      'lago de fogo',
      'aniquilação da alma',
      'medo do inferno',
    ],
    answer:
      'Quem mais falou do assunto foi Jesus, e falou com tristeza e urgência. Ele descreveu dois destinos definitivos (Mateus 25:46) e usou imagens fortes, como fogo e escuridão. Paulo fala em perdição longe da presença do Senhor (2 Tessalonicenses 1:9). É a separação daquele de quem vem tudo o que é bom.\n\nA posição histórica das igrejas entende esse castigo como consciente e sem fim. Alguns evangélicos leem os textos de perdição como destruição final dos que rejeitam a Deus. Em ambos os casos a perda é real e para sempre, e Deus julga com justiça e conhecimento completo de cada história.\n\nIsso não vem de um Deus que gosta de punir. Por meio de Ezequiel, ele jurou a Israel que não se alegra com a morte do perverso, e insistiu que voltassem (Ezequiel 33:11). Pedro explica a demora do juízo como paciência (2 Pedro 3:9). O convite está aberto, e a cruz mostra quanto ele quis nos poupar. Se o medo o persegue, olhe para Cristo e converse com seu pastor.',
    verses: [
      verse('Mateus 25:46', 'tormento eterno justos vida'),
      verse('2 Tessalonicenses 1:9', 'perdição longe face Senhor'),
      verse('Ezequiel 33:11', 'prazer morte perverso viva'),
      verse('2 Pedro 3:9', 'paciente pereçam arrependimento'),
    ],
  },
  {
    slug: 'quando-jesus-vai-voltar',
    question: 'Quando Jesus vai voltar? Estamos no fim dos tempos?',
    synonyms: ['sinais do fim dos tempos', 'fim do mundo', 'guerras e a volta de Jesus'],
    answer:
      'Ninguém sabe quando será. Jesus disse que nem os anjos conhecem a hora, somente o Pai (Mateus 24:36), e mesmo assim há dois mil anos se fazem cálculos que falham. Guerras, fome e terremotos marcam toda esta época; servem para nos manter acordados, mas não formam um calendário.\n\nO que os cristãos confessam juntos é que ele voltará, pessoal e visivelmente, como foi visto subir (Atos 1:11), e que os mortos em Cristo ressuscitarão e estaremos com o Senhor para sempre (1 Tessalonicenses 4:16-17). Na ordem dos acontecimentos há diferenças. Uns esperam o arrebatamento antes da grande tribulação, outros depois; uns entendem os mil anos do Apocalipse como reinado futuro na terra, outros como a era presente da igreja. Há gente piedosa que defende cada uma dessas leituras; pergunte qual é a da sua comunidade.\n\nPedro tira a consequência prática: se tudo isso vem, como devemos viver (2 Pedro 3:11)? Trabalhe, plante, reconcilie-se, ajude quem precisa, e desconfie de quem marca dia ou usa o medo para pedir dinheiro.',
    verses: [
      verse('Mateus 24:36', 'dia hora ninguém Pai'),
      verse('Atos 1:11', 'Jesus céu assim virá'),
      verse('1 Tessalonicenses 4:16-17', 'Senhor descerá ressuscitarão sempre'),
      verse('2 Pedro 3:11', 'santo comportamento piedade'),
    ],
  },
  {
    slug: 'marca-da-besta',
    question: 'O que é a marca da besta, o 666? O chip ou a vacina é a marca?',
    synonyms: [
      '666',
      'número da besta',
      'chip da besta',
      'vacina é a marca da besta',
      'Pix e a marca da besta',
      'Apocalipse 13',
    ],
    answer:
      'O Apocalipse foi escrito a igrejas perseguidas pelo Império Romano, numa linguagem de símbolos. Ali uma besta exige adoração e marca seus seguidores na mão e na testa, com o número 666 (Apocalipse 13:16-18). Muitos estudiosos veem no número uma referência a Nero, pelo valor das letras do nome em hebraico. Outros esperam um governante futuro, o anticristo. Outros ainda veem ali todo poder que toma o lugar de Deus.\n\nLogo adiante, o povo do Cordeiro também leva um nome na testa, o do Pai (Apocalipse 14:1). O contraste é de lealdade: a quem você pertence e a quem adora? Por isso não faz sentido temer código de barras, cartão, Pix ou vacina. Ninguém nega a Cristo sem querer, numa fila de posto de saúde. Vacinar-se é assunto para conversar com o médico.\n\nO livro chama os santos à perseverança e à fé em Jesus (Apocalipse 14:12), e termina com a vitória dele. Se um vídeo deixou você em pânico, desligue, respire e leia o capítulo final.',
    verses: [
      verse('Apocalipse 13:16-18', 'marca mão besta número'),
      verse('Apocalipse 14:1', 'Cordeiro nome Pai testas'),
      verse('Apocalipse 14:12', 'paciência santos fé'),
      verse('Apocalipse 13', 'besta número'),
    ],
  },
  {
    slug: 'mulher-vestida-de-sol',
    question: 'Quem é a mulher vestida de sol de Apocalipse 12?',
    synonyms: [
      'mulher vestida de sol',
      'Apocalipse 12',
      'mulher e o dragão',
      'dragão vermelho do Apocalipse',
      'mulher com doze estrelas',
      'mulher que foge para o deserto',
    ],
    answer:
      'João chama a cena de sinal: uma mulher vestida do sol, com a lua aos pés e doze estrelas na cabeça, em dores de parto (Apocalipse 12:1-2). O sol, a lua e as estrelas lembram o sonho de José, em que eles são a família de Jacó (Gênesis 37:9). Por isso a leitura mais comum entre evangélicos é que ela seja o povo de Deus: Israel, de quem veio o Messias, e depois a igreja, perseguida.\n\nO filho que vai reger as nações e é levado para o trono é Cristo (Apocalipse 12:5). O dragão tem nome no texto: a antiga serpente, o diabo (Apocalipse 12:9). Nisso quase todos concordam. Os católicos veem na mulher também Maria, que deu à luz o menino; outros leem só Israel, num tempo ainda futuro. Os mil duzentos e sessenta dias no deserto (Apocalipse 12:6) recebem contas diferentes, e o capítulo não pede que façamos nenhuma.\n\nO que ele quer dizer a gente perseguida é claro: quem acusa já foi derrubado (Apocalipse 12:10). Está furioso porque perdeu. E os irmãos o venceram sem espada, pelo sangue do Cordeiro e pela palavra que testemunharam (Apocalipse 12:11). A mulher não mata o dragão; é guardada.',
    verses: [
      verse('Apocalipse 12:1-2', 'mulher sol lua estrelas'),
      verse('Gênesis 37:9', 'sonho sol lua estrelas'),
      verse('Apocalipse 12:5', 'filho vara nações trono'),
      verse('Apocalipse 12:9', 'dragão serpente Satanás'),
      verse('Apocalipse 12:6', 'mulher deserto dias'),
      verse('Apocalipse 12:10', 'acusador irmãos'),
      verse('Apocalipse 12:11', 'venceram sangue Cordeiro'),
      verse('Apocalipse 12', 'mulher dragão'),
    ],
  },
];
