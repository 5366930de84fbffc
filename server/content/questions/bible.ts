import type { QuestionEntry } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const bible: readonly QuestionEntry[] = [
  {
    slug: 'por-onde-comecar-a-ler',
    question: 'Por onde começo a ler a Bíblia?',
    synonyms: [
      'como começar a ler a Bíblia',
      'ordem de leitura da Bíblia',
      'nunca li a Bíblia',
      'começo e paro de ler',
      'plano de leitura',
      'qual livro ler primeiro',
      'melhor livro da Bíblia para começar',
      'sou novo convertido e não sei o que ler',
      'como ler a Bíblia',
    ],
    answer:
      'A Bíblia é uma biblioteca de 66 livros, e ninguém é obrigado a entrar pela primeira estante. Quem abre em Gênesis e segue direto costuma travar nas leis de Levítico, e aí acha que o problema é dele.\n\nUm bom início é o Evangelho de João, escrito para que o leitor creia em Jesus e tenha vida (João 20:31). Depois leia Marcos, que é curto, e Atos, que conta como a igreja nasceu. Um salmo por dia ajuda a orar. Só então volte a Gênesis e Êxodo, com o rosto de Cristo já conhecido: ele mesmo mostrou que toda a Escritura aponta para ele (Lucas 24:27).\n\nEscolha um horário que caiba na sua vida, nem que sejam dez minutos depois do café. Leia pouco, devagar, e anote uma pergunta e uma descoberta. Perdeu três dias? Continue de onde parou, sem culpa. A Palavra ilumina como lâmpada para os pés (Salmos 119:105), o bastante para o próximo passo.',
    verses: [
      verse('João 20:31', 'escritos creiais vida'),
      verse('Lucas 24:27', 'Moisés profetas Escrituras acerca'),
      verse('Salmos 119:105', 'palavra lâmpada pés'),
    ],
  },
  {
    slug: 'quem-escreveu-a-biblia',
    question: 'Quem escreveu a Bíblia?',
    synonyms: [
      'autor da Bíblia',
      'quando a Bíblia foi escrita',
      'a Bíblia foi escrita por homens',
      'inspiração da Bíblia',
      'como surgiu a Bíblia',
    ],
    answer:
      'Cerca de quarenta pessoas, ao longo de mais de mil anos: reis, pastores de ovelhas, pescadores, um médico, um cobrador de impostos, poetas e profetas. De alguns livros conhecemos o autor; de outros, como Hebreus, não temos o nome. Escreveram em hebraico, um pouco em aramaico e, no Novo Testamento, em grego.\n\nOs cristãos creem que Deus falou por meio deles. Paulo ensina que a Escritura inteira vem do sopro de Deus e serve para formar o seu povo (2 Timóteo 3:16), e Pedro diz que os profetas falaram conduzidos pelo Espírito (2 Pedro 1:21). Isso não os transformou em máquinas. Lucas conta que pesquisou com cuidado antes de pôr tudo em ordem (Lucas 1:3), e Jeremias ditava enquanto Baruque anotava (Jeremias 36:4).\n\nPor isso a Bíblia traz vozes tão diferentes, da poesia dos Salmos às cartas diretas de Paulo, e ainda assim uma só história, que culmina em Jesus. Ler cada livro respeitando seu autor e sua época é uma forma de honrar a Deus, que escolheu falar assim.',
    verses: [
      verse('2 Timóteo 3:16', 'Escritura inspirada proveitosa'),
      verse('2 Pedro 1:21', 'homens conduzidos Espírito'),
      verse('Lucas 1:3', 'informado precisão ordem'),
      verse('Jeremias 36:4', 'Baruque escreveu boca Jeremias'),
    ],
  },
  {
    slug: 'por-que-duas-partes',
    question: 'Por que a Bíblia tem duas partes, Antigo e Novo Testamento?',
    synonyms: [
      'diferença entre Antigo e Novo Testamento',
      'o que é testamento',
      'Velho Testamento ainda vale',
      'nova aliança',
      'preciso ler o Antigo Testamento',
    ],
    answer:
      'Testamento, aqui, quer dizer aliança, um compromisso solene entre Deus e seu povo. O Antigo Testamento reúne 39 livros sobre a criação, a queda, a escolha de Abraão, a libertação do Egito, os reis e os profetas de Israel. O Novo reúne 27: os evangelhos, a história da primeira igreja, as cartas e o Apocalipse.\n\nA divisão nasce de uma promessa. Por meio de Jeremias, Deus anunciou a Israel um novo pacto, escrito no coração (Jeremias 31:31-33). Na última ceia, com o cálice na mão, Jesus declarou que essa aliança se firmava em seu sangue (Lucas 22:20).\n\nAs duas partes contam uma história só. A carta aos Hebreus resume: Deus falou de muitas maneiras pelos profetas e, por fim, falou pelo Filho (Hebreus 1:1-2). Sem a primeira parte, palavras como cordeiro, sacrifício e Messias ficam sem raiz. Sem a segunda, a promessa fica sem resposta. Vale a pena ler ambas, começando por um evangelho e voltando depois ao começo.',
    verses: [
      verse('Jeremias 31:31-33', 'novo pacto escreverei corações'),
      verse('Lucas 22:20', 'cálice Novo Testamento sangue'),
      verse('Hebreus 1:1-2', 'profetas últimos Filho'),
    ],
  },
  {
    slug: 'biblia-catolica-e-evangelica',
    question: 'Por que a Bíblia católica tem mais livros que a evangélica?',
    synonyms: [
      'diferença entre Bíblia católica e evangélica',
      'livros apócrifos',
      'deuterocanônicos',
      'Bíblia protestante 66 livros',
      'Macabeus e Tobias',
      'quantos livros tem a Bíblia',
    ],
    answer:
      'O Novo Testamento é igual nas duas: 27 livros. A diferença está no Antigo. As edições católicas trazem sete livros a mais (Tobias, Judite, 1 e 2 Macabeus, Sabedoria, Eclesiástico e Baruque) e alguns acréscimos em Ester e Daniel. Os católicos os chamam de deuterocanônicos; os evangélicos costumam dizer apócrifos.\n\nEsses textos foram escritos nos últimos séculos antes de Cristo, ou pouco depois, e circulavam na tradução grega usada por muitos judeus. A Bíblia hebraica não os incluía. Quando Jesus fala das Escrituras de Israel, menciona a Lei, os profetas e os salmos (Lucas 24:44). Os reformadores do século 16 seguiram a lista hebraica; a Igreja Católica confirmou a lista mais longa no Concílio de Trento.\n\nMuitos evangélicos leem esses livros como história útil, sem basear doutrina neles. Este aplicativo usa os 66 livros do cânon protestante. O centro, porém, é comum a todos os cristãos: as Escrituras podem nos dar sabedoria para a salvação pela fé em Cristo (2 Timóteo 3:15).',
    verses: [
      verse('Lucas 24:44', 'Lei Moisés profetas salmos'),
      verse('2 Timóteo 3:15', 'Escrituras sábio salvação fé'),
    ],
  },
  {
    slug: 'como-entender-a-biblia',
    question: 'Leio a Bíblia e não entendo. O que faço?',
    synonyms: [
      'como interpretar a Bíblia',
      'não entendo o que leio',
      'como estudar a Bíblia',
      'texto fora de contexto',
      'essa promessa é para mim',
    ],
    answer:
      'Você está em boa companhia. Um alto funcionário da Etiópia lia Isaías na estrada e confessou que precisava de alguém para explicar (Atos 8:30-31). Nos dias de Neemias, os levitas liam a Lei em voz alta e davam o sentido, até o povo compreender (Neemias 8:8).\n\nTrês perguntas ajudam. O que o texto diz, e o que vem antes e depois dele? A quem foi dito primeiro, e em que situação? O que isso revela de Deus, e como se cumpre em Cristo? Veja um exemplo: a promessa de um futuro com esperança foi escrita aos judeus exilados na Babilônia, que ainda esperariam setenta anos (Jeremias 29:10-11). Ela mostra o caráter fiel de Deus, mas não garante o emprego da semana que vem.\n\nUse uma tradução em português de hoje e compare com outra quando a frase parecer estranha. Comece pelos textos claros, anote as dúvidas e leve-as ao estudo bíblico ou ao seu pastor. Entender é trabalho de muitos anos, feito melhor em companhia.',
    verses: [
      verse('Atos 8:30-31', 'Entendes lendo ensinar'),
      verse('Neemias 8:8', 'leram explicando entender'),
      verse('Jeremias 29:10-11', 'setenta Babilônia futuro esperança'),
    ],
  },
  {
    slug: 'lei-do-antigo-testamento',
    question: 'O cristão ainda precisa guardar a lei, como o sábado e os Dez Mandamentos?',
    synonyms: ['quais são os dez mandamentos', 'lei de Moisés', 'a lei ainda vale'],
    answer:
      'Jesus disse que não veio abolir a Lei, e sim cumpri-la (Mateus 5:17). Os sacrifícios, por exemplo, apontavam para ele e já não se repetem. Quanto aos alimentos, Marcos comenta que, ao ensinar sobre o coração, Jesus declarou puros todos eles (Marcos 7:19).\n\nOs Dez Mandamentos proíbem outros deuses, imagens para culto e o uso vão do nome de Deus; ordenam o dia de descanso e a honra aos pais; condenam matar, adulterar, furtar, mentir contra o próximo e cobiçar. Jesus resumiu toda a Lei no amor a Deus e ao próximo (Mateus 22:37-40). Ninguém é salvo por guardá-los, mas quem ama a Deus quer obedecer.\n\nSobre o sábado há convicções diferentes. Adventistas e batistas do sétimo dia o guardam; a maioria das igrejas se reúne no domingo, dia da ressurreição; outros consideram todos os dias iguais. Paulo conhecia irmãos que distinguiam dias e outros que não, uns e outros com o desejo de honrar o Senhor (Romanos 14:5-6). Descansar e adorar faz bem a todos. Seu pastor pode explicar a posição da sua igreja.',
    verses: [
      verse('Mateus 5:17', 'revogar Lei cumprir'),
      verse('Marcos 7:19', 'declarou puros alimentos'),
      verse('Mateus 22:37-40', 'Amarás Deus próximo mandamentos'),
      verse('Romanos 14:5-6', 'diferença dia Senhor'),
    ],
  },
  {
    slug: 'quem-foi-davi',
    question: 'Quem foi Davi?',
    synonyms: [
      'história de Davi',
      'rei Davi',
      'homem segundo o coração de Deus',
      'quem escreveu os Salmos',
    ],
    answer:
      'Davi viveu por volta do ano mil antes de Cristo. Era o caçula de Jessé, em Belém, e cuidava de ovelhas quando o profeta Samuel o ungiu. Na ocasião Deus explicou que não julga pela aparência, porque enxerga o coração (1 Samuel 16:7). Ainda jovem, venceu o gigante Golias com uma funda e uma pedra (1 Samuel 17:50). Depois passou anos fugindo do rei Saul, até reinar em Jerusalém. Era músico, e muitos salmos levam seu nome.\n\nA Bíblia não esconde seu lado sombrio. Davi usou o poder para tomar Bate-Seba, mulher de Urias, e mandou o marido para a morte. Confrontado pelo profeta Natã, reconheceu o pecado e foi perdoado (2 Samuel 12:13), embora sua família tenha sofrido consequências por muitos anos.\n\nPor que ele importa tanto? Deus prometeu firmar para sempre o trono da sua descendência (2 Samuel 7:16), e o Novo Testamento apresenta Jesus como o filho de Davi, o rei que não falha. A história dele ensina coragem, arrependimento e o perigo do poder sem freio.',
    verses: [
      verse('1 Samuel 16:7', 'aparência olha coração'),
      verse('1 Samuel 17:50', 'Davi filisteu funda pedra'),
      verse('2 Samuel 12:13', 'Davi Natã Pequei'),
      verse('2 Samuel 7:16', 'reino trono sempre'),
    ],
  },
  {
    slug: 'salmo-do-bom-pastor',
    question: 'O que significa o Salmo 23?',
    synonyms: [
      'explicação do salmo 23',
      'o Senhor é meu pastor e nada me faltará',
      'nada me faltará',
      'vale da sombra da morte',
      'salmo do bom pastor',
    ],
    answer:
      'Davi conhecia o ofício por dentro: tinha passado a juventude atrás de ovelhas. No salmo (Salmos 23), ele se coloca do outro lado e se imagina como a ovelha, cuidada por Deus. O começo fala de pasto, água calma e caminho certo. O pastor conhece o terreno; a ovelha, não.\n\nDizer que nada faltará não é promessa de riqueza. É confiança de que o essencial está nas mãos de alguém bom. Tanto que, no meio do poema, aparece um vale escuro. Ali Davi muda o jeito de falar: antes se referia a Deus como “ele”, agora o chama de “tu”, porque no escuro o pastor está mais perto (Salmos 23:4). O vale não é evitado, é atravessado em companhia.\n\nNo fim a cena vira banquete, com mesa posta, taça cheia e casa aberta. Jesus tomou essa imagem para si ao se chamar o bom pastor, que entrega a própria vida (João 10:11). Experimente orar o salmo devagar, uma frase por vez, trocando as imagens pela sua semana.',
    verses: [
      verse('Salmos 23', 'pastor pastos vale mesa'),
      verse('Salmos 23:4', 'vale morte tu comigo'),
      verse('João 10:11', 'bom Pastor vida ovelhas'),
    ],
  },
  {
    slug: 'salmo-de-protecao',
    question: 'O Salmo 91 protege a casa e a família?',
    synonyms: [
      'explicação do salmo 91',
      'salmo de proteção',
      'deixar a Bíblia aberta no salmo 91',
      'mil cairão ao teu lado',
      'oração de livramento',
      'sombra do Onipotente',
    ],
    answer:
      'Em muitas casas brasileiras a Bíblia fica aberta nessa página. O carinho pelo texto é bom; só convém lembrar que o papel não protege ninguém. O salmo convida a morar em Deus, a fazer dele o abrigo de todos os dias (Salmos 91).\n\nAs imagens são fortes: asas, escudo, anjos pelo caminho. É linguagem de poesia e de confiança, cantada por Israel. Curiosamente, o diabo citou esse trecho para que Jesus se jogasse do templo, e Jesus recusou, porque confiar é diferente de pôr Deus à prova (Mateus 4:6-7).\n\nCrentes fiéis também adoecem, sofrem acidentes e perdem pessoas queridas. A carta aos Hebreus fala de gente de fé que escapou da espada e de gente de fé que foi morta (Hebreus 11:34-37). O que o salmo assegura no final é a presença de Deus, no tempo da angústia, com quem o invoca (Salmos 91:15). Ore com ele pela família, sem medo, e continue trancando a porta, usando o cinto e indo ao médico.',
    verses: [
      verse('Salmos 91', 'habita Altíssimo refúgio asas'),
      verse('Mateus 4:6-7', 'anjos pedra tentarás'),
      verse('Hebreus 11:34-37', 'escaparam espada morreram'),
      verse('Salmos 91:15', 'invocará angústia'),
    ],
  },
  {
    slug: 'bem-aventurancas',
    question: 'O que são as bem-aventuranças?',
    synonyms: [
      'bem-aventurados os pobres de espírito',
      'bem-aventurados os que choram',
      'felizes os mansos',
      'o que é bem-aventurado',
    ],
    answer:
      'São as frases com que Jesus abre o Sermão do Monte, cada uma começando por “bem-aventurado”, palavra antiga para a felicidade de quem vive debaixo do favor de Deus (Mateus 5:3-12).\n\nO que surpreende é a lista. Jesus chama de felizes os que se sabem pobres diante de Deus, os que choram, os mansos, os famintos de justiça, os misericordiosos, os de coração limpo, os que constroem a paz e os perseguidos por fazer o certo. Quase ninguém poria isso numa propaganda. Lucas guarda um sermão parecido, em que a palavra é dita diretamente aos pobres (Lucas 6:20).\n\nNão são degraus para comprar o céu, nem elogio à dor. A tristeza continua triste. Jesus anuncia que o Reino está chegando a gente que o mundo deixa de lado, e descreve o caráter que cresce em quem o segue. No fundo, são um retrato dele, o manso e humilde que oferece descanso (Mateus 11:29). Releia a lista e escolha uma para pedir a Deus nesta semana.',
    verses: [
      verse('Mateus 5:3-12', 'humildes choram mansos pacificadores'),
      verse('Lucas 6:20', 'Bem-aventurados pobres reino'),
      verse('Mateus 11:29', 'manso humilde coração descanso'),
    ],
  },
  {
    slug: 'fruto-do-espirito',
    question: 'O que é o fruto do Espírito?',
    synonyms: [
      'frutos do Espírito Santo',
      'nove qualidades do Espírito',
      'obras da carne',
      'domínio próprio',
      'como ter mais paciência',
      'mansidão',
    ],
    answer:
      'Na carta aos Gálatas, Paulo descreve o que o Espírito Santo faz crescer numa pessoa: amor, alegria, paz, paciência e mais cinco qualidades, fechando com o domínio próprio (Gálatas 5:22-23). Ele usa a palavra no singular, um fruto com nove sabores. A ideia é de um caráter inteiro, parecido com o de Jesus.\n\nPouco antes vem a lista contrária, a das obras da carne, com brigas, ciúmes, impureza e bebedeira (Gálatas 5:19-21). Repare na diferença: obra a gente fabrica, fruto amadurece. A paciência não aparece por decreto na fila do banco; vem aos poucos, de uma vida ligada a Deus.\n\nJesus explicou isso com a videira: o ramo só produz enquanto está unido ao tronco (João 15:4). Na prática, essa ligação passa por oração, Palavra, comunhão e obediência nas coisas pequenas. Escolha o sabor que mais lhe falta e peça ajuda a Deus e a um irmão para as situações em que ele é posto à prova. As pessoas da sua casa costumam notar o crescimento antes de você.',
    verses: [
      verse('Gálatas 5:22-23', 'fruto amor paz domínio'),
      verse('Gálatas 5:19-21', 'obras carne ciúmes bebedices'),
      verse('João 15:4', 'ramo fruto videira'),
    ],
  },
  {
    slug: 'tudo-posso',
    question: 'O que significa “tudo posso naquele que me fortalece”?',
    synonyms: [
      'posso todas as coisas em Cristo',
      'texto fora de contexto de Filipenses',
      'tudo posso',
      'versículo de vitória',
      'Deus me dá forças',
    ],
    answer:
      'A frase costuma aparecer em camisetas de time e na véspera de concurso. Paulo a escreveu preso, agradecendo uma oferta que tinha chegado de Filipos, e o assunto era dinheiro e comida.\n\nLeia as linhas anteriores: ele conta que aprendeu a viver contente, tanto com mesa farta como com fome (Filipenses 4:11-12). Só depois vem a declaração de que pode todas as coisas em Cristo, que lhe dá força (Filipenses 4:13). O sentido, então, é este: em qualquer situação, boa ou ruim, Cristo me sustenta para continuar fiel. Paulo fala de atravessar tudo sem perder a fé.\n\nHá ainda um detalhe bonito. Logo em seguida Paulo agradece aos irmãos por terem repartido a aflição dele (Filipenses 4:14). A força de Cristo chegou também pelas mãos da igreja. Você pode orar essa palavra antes da prova ou da cirurgia, pedindo firmeza para os dois resultados, e pode deixar que outras pessoas ajudem.',
    verses: [
      verse('Filipenses 4:11-12', 'contentar-me abundância fome'),
      verse('Filipenses 4:13', 'Posso coisas Cristo fortalece'),
      verse('Filipenses 4:14', 'fizestes compartilhardes aflição'),
    ],
  },
];
