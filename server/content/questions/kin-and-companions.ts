import type { QuestionEntry } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const kinAndCompanions: readonly QuestionEntry[] = [
  {
    slug: 'miria-e-arao',
    question: 'Quem foram Miriã e Arão, os irmãos de Moisés?',
    synonyms: [
      'Miriã',
      'Arão',
      'irmã de Moisés',
      'irmão de Moisés',
      'Miriã ficou leprosa',
      'bezerro de ouro',
      'quem fez o bezerro de ouro',
      'primeiro sumo sacerdote de Israel',
    ],
    answer:
      'Antes de Moisés abrir a boca diante do Faraó, uma menina já tinha salvado a vida dele. Costuma-se identificar com Miriã a irmã que vigiou o cesto no rio e sugeriu à princesa uma ama, que era a própria mãe (Êxodo 2:4-8). Anos depois, já profetisa, puxou o canto das mulheres com o pandeiro (Êxodo 15:20-21).\n\nArão era o mais velho, bom de palavra, e serviu de voz ao irmão (Êxodo 4:14-16). Foi o primeiro sumo sacerdote. Sustentou os braços cansados de Moisés numa batalha (Êxodo 17:12) e, deixado sozinho com o povo, fabricou o bezerro de ouro; a desculpa que deu, de que jogou o metal no fogo e saiu aquilo, dispensa comentário (Êxodo 32:22-24).\n\nOs dois, um dia, se queixaram de Moisés por causa da esposa estrangeira e, no fundo, por ciúme do lugar dele (Números 12:1-2). Miriã adoeceu de lepra, e quem orou por ela foi o irmão atacado. O povo inteiro esperou que ela voltasse para seguir viagem (Números 12:13-15).\n\nMiqueias põe os três lado a lado, como presente de Deus a Israel (Miqueias 6:4). A família de um líder também erra, e também se recupera.',
    verses: [
      verse('Miqueias 6:4', 'Moisés Arão Miriã'),
      verse('Êxodo 15:20-21', 'Miriã profetisa pandeiro'),
      verse('Êxodo 2:4-8', 'irmã Faraó ama mãe'),
      verse('Êxodo 4:14-16', 'irmão Arão boca'),
      verse('Êxodo 17:12', 'mãos Moisés Arão Hur'),
      verse('Êxodo 32:22-24', 'Arão ouro fogo'),
      verse('Números 12:1-2', 'Miriã Arão Moisés cuxita'),
      verse('Números 12:13-15', 'Moisés clamou sares sete dias'),
    ],
  },
  {
    slug: 'davi-e-jonatas',
    question: 'Quem foi Jônatas, o amigo de Davi?',
    synonyms: [
      'Jônatas',
      'Davi e Jônatas',
      'amizade de Davi e Jônatas',
      'melhor amigo de Davi',
      'amigo fiel da Bíblia',
    ],
    answer:
      'Jônatas era o príncipe herdeiro. Tinha todos os motivos para odiar o pastor que o povo queria no trono, e fez o contrário: tirou a capa, a espada e o arco e os deu a Davi, num pacto (1 Samuel 18:1-4). Reconhecer o lugar do outro, quando custa o nosso, é raro.\n\nNão era ingênuo nem fraco. Já tinha atacado um posto inimigo só com o escudeiro, dizendo que para Deus salvar com muitos ou com poucos dá no mesmo (1 Samuel 14:6). Defendeu o amigo diante do pai, que lhe atirou uma lança (1 Samuel 20:32-33). E quando Davi andava escondido e sem forças, foi até o bosque e o fortaleceu em Deus (1 Samuel 23:16-18). É talvez a melhor definição de amizade da Bíblia.\n\nJônatas morreu na guerra, ao lado do pai a quem nunca abandonou. Davi chorou aquele amor como mais precioso que o de mulheres (2 Samuel 1:26), linguagem de aliança e de luto, em que a imensa maioria dos intérpretes ouve amizade profunda. Anos depois procurou um filho dele, Mefibosete, que não andava, e o pôs à sua mesa para sempre (2 Samuel 9:6-7). Uma promessa entre amigos também passa para os filhos.',
    verses: [
      verse('1 Samuel 23:16-18', 'Jônatas bosque confortou aliança'),
      verse('1 Samuel 18:1-4', 'Jônatas Davi aliança roupa'),
      verse('1 Samuel 14:6', 'Jônatas difícil multidão pouco'),
      verse('1 Samuel 20:32-33', 'Jônatas Saul lança'),
      verse('2 Samuel 1:26', 'irmão Jônatas amor'),
      verse('2 Samuel 9:6-7', 'Mefibosete misericórdia Jônatas'),
    ],
  },
  {
    slug: 'absalao-e-tamar',
    question: 'Quem foram Absalão e Tamar, filhos de Davi?',
    synonyms: [
      'Absalão',
      'Tamar',
      'Amnom e Tamar',
      'filho rebelde de Davi',
      'cabelo de Absalão',
      'Absalão se rebelou contra Davi',
      'revolta de Absalão',
      'incesto na Bíblia',
    ],
    answer:
      'É uma das histórias mais tristes da Bíblia, e quem viveu algo parecido pode preferir lê-la acompanhado. Tamar foi violentada pelo meio-irmão Amnom. Ela disse não, argumentou, e ele usou a força (2 Samuel 13:12-14). O texto põe a culpa onde ela está. Depois o irmão Absalão mandou que ela se calasse, e Davi, o rei, irou-se e não fez nada (2 Samuel 13:20-22).\n\nO silêncio apodreceu. Dois anos depois Absalão matou Amnom num jantar (2 Samuel 13:28-29). Fugiu e, quando voltou, o pai não quis ver o rosto dele (2 Samuel 14:24). Bonito e magoado, foi conquistando o povo na porta da cidade com a promessa de justiça (2 Samuel 15:2-6), e tomou o trono. Morreu na batalha, preso nos galhos de uma árvore (2 Samuel 18:9). Davi, que não soube falar com o filho vivo, chorou por ele repetindo o seu nome (2 Samuel 18:33).\n\nTamar ficou na casa de Absalão, sem consolo, e a história não conta que alguém lhe tenha feito justiça. Por isso ela precisa ser lembrada aqui: se fizeram isso com você, não foi culpa sua, e você não tem de se calar. O Disque 100 e o Ligue 180 atendem de graça, e Deus ouve o que a família não quis ouvir.',
    verses: [
      verse('2 Samuel 18:33', 'Filho meu Absalão chorou'),
      verse('2 Samuel 13:20-22', 'Absalão Amnom cala Davi irritado'),
      verse('2 Samuel 13:12-14', 'irmão forces ouvir'),
      verse('2 Samuel 13:28-29', 'Absalão Amnom matai-o'),
      verse('2 Samuel 14:24', 'Absalão rosto'),
      verse('2 Samuel 15:2-6', 'Absalão porta juiz coração'),
      verse('2 Samuel 18:9', 'Absalão carvalho cabeça'),
    ],
  },
  {
    slug: 'filipe-e-o-eunuco',
    question: 'Quem foi Filipe, o evangelista, e o eunuco etíope?',
    synonyms: [
      'Filipe e o eunuco',
      'eunuco etíope',
      'Filipe o evangelista',
      'o que é eunuco',
      'entendes o que lês',
      'batismo do eunuco',
      'primeiro africano convertido',
    ],
    answer:
      'Este Filipe não é o apóstolo; era um dos sete escolhidos para servir às mesas (Atos 6:5), e a perseguição fez dele um pregador em Samaria, com muita gente em volta (Atos 8:5-6). No melhor do trabalho, foi mandado para uma estrada vazia, e obedeceu.\n\nAli passava um alto funcionário da Etiópia, eunuco, isto é, homem castrado, como se exigia em certas cortes. Tinha ido adorar em Jerusalém e voltava lendo Isaías em voz alta. Filipe correu ao lado da carruagem e perguntou se ele entendia; o homem admitiu que não e o convidou a subir (Atos 8:26-31). A partir do texto que ele já lia, ouviu falar de Jesus, viu água, perguntou o que o impedia de ser batizado, e seguiu viagem cheio de alegria (Atos 8:35-39).\n\nA pergunta tinha história: pela lei, um eunuco não entrava na assembleia. Poucas páginas adiante no mesmo rolo, Isaías prometia a gente como ele um nome melhor que filhos (Isaías 56:3-5). Naquele dia, nada disso o impediu de ser batizado.\n\nPara falar de fé, fica o método: chegar perto, perguntar, começar de onde o outro está. Filipe terminou em casa, pai de quatro filhas que profetizavam (Atos 21:8-9).',
    verses: [
      verse('Atos 8:35-39', 'Filipe Escritura água eunuco'),
      verse('Atos 8:26-31', 'Filipe eunuco Isaías entendes'),
      verse('Atos 6:5', 'escolheram Estêvão Filipe'),
      verse('Atos 8:5-6', 'Filipe Samaria multidões'),
      verse('Isaías 56:3-5', 'estrangeiro eunucos nome melhor'),
      verse('Atos 21:8-9', 'Filipe quatro filhas'),
    ],
  },
  {
    slug: 'quem-foi-cornelio',
    question: 'Quem foi Cornélio, o centurião?',
    synonyms: [
      'Cornélio',
      'centurião Cornélio',
      'Pedro na casa de Cornélio',
      'o lençol com animais que Pedro viu',
      'Deus não faz acepção de pessoas',
      'primeiro gentio convertido',
      'o que é gentio',
    ],
    answer:
      'Cornélio era oficial do exército que ocupava o país, e também um homem que orava e ajudava os pobres; Atos o descreve assim, sem ironia (Atos 10:1-2). Gentio quer dizer alguém dos outros povos, e um judeu cuidadoso não comia em casa de gentio.\n\nDeus trabalhou dos dois lados ao mesmo tempo. Mandou Cornélio procurar um tal Simão, hospedado à beira-mar (Atos 10:4-6). Mostrou a Pedro, com fome no terraço, um lençol de bichos proibidos e lhe deu a ordem de comer; Pedro recusou três vezes. Quando os mensageiros bateram, entendeu que o assunto eram pessoas: ninguém podia ser chamado de impuro (Atos 10:28). Entrou, e começou o sermão dizendo que Deus não trata ninguém com favoritismo (Atos 10:34-35).\n\nAntes que ele terminasse, o Espírito veio sobre todos, como em Pentecostes, e foram batizados (Atos 10:44-48). Na volta Pedro teve de explicar à igreja por que tinha comido com aquela gente. Respondeu perguntando quem era ele para atrapalhar Deus (Atos 11:17).\n\nSe você não nasceu judeu, a sua entrada na família passou por aquela sala. Fica a pergunta de quem, hoje, nós ainda deixamos do lado de fora.',
    verses: [
      verse('Atos 10:34-35', 'Deus acepção nação'),
      verse('Atos 10:28', 'judeu estrangeiros impuro'),
      verse('Atos 10:1-2', 'Cornélio centurião esmolas orava'),
      verse('Atos 10:4-6', 'Simão Pedro mar'),
      verse('Atos 10:44-48', 'Espírito batizados'),
      verse('Atos 11:17', 'mesmo dom quem eu'),
    ],
  },
  {
    slug: 'quem-foi-lucas',
    question: 'Quem foi Lucas, o médico?',
    synonyms: [
      'Lucas',
      'Lucas o médico amado',
      'quem escreveu Atos dos Apóstolos',
      'evangelista Lucas',
      'Teófilo',
      'Lucas companheiro de Paulo',
    ],
    answer:
      'Lucas escreveu mais páginas do Novo Testamento do que Paulo, e fala tão pouco de si que é preciso catar pistas. Paulo o chama de médico amado (Colossenses 4:14). É provável que não fosse judeu, o que faria dele o único autor de fora de Israel.\n\nNão conheceu Jesus pessoalmente. Conversou com testemunhas, leu o que já existia e pôs em ordem, para que um certo Teófilo tivesse certeza do que tinha aprendido (Lucas 1:1-4). Era um pesquisador. Depois continuou a história em Atos, dedicado ao mesmo leitor (Atos 1:1). Em certo ponto da viagem o relato troca “eles” por “nós”, sinal de que embarcou com Paulo em Trôade (Atos 16:10).\n\nO olhar de quem visitava doentes aparece no que ele guardou. Só em Lucas estão o bom samaritano, o filho pródigo, Zaqueu, os pastores de Belém e o ladrão perdoado. Fala das mulheres que sustentavam o grupo (Lucas 8:1-3) e volta sempre aos pobres.\n\nNa última prisão, quase todos tinham ido embora. Só Lucas está comigo, escreve Paulo (2 Timóteo 4:11). Há quem sirva a Deus com um consultório, uma caneta e o dom de ficar.',
    verses: [
      verse('Lucas 1:1-4', 'ordem precisão Teófilo certeza'),
      verse('Colossenses 4:14', 'Lucas médico amado'),
      verse('Atos 1:1', 'Teófilo'),
      verse('Atos 16:10', 'Macedônia nos'),
      verse('Lucas 8:1-3', 'mulheres serviam bens'),
      verse('2 Timóteo 4:11', 'Lucas comigo'),
    ],
  },
];
