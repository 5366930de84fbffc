import type { QuestionEntry } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const hardQuestions: readonly QuestionEntry[] = [
  {
    slug: 'guerras-em-canaa',
    question: 'Por que Deus mandou Israel fazer guerra e matar em Canaã?',
    synonyms: [
      'guerras no Antigo Testamento',
      'Deus violento no Antigo Testamento',
      'por que Deus mandou matar',
      'Deus mandou matar crianças',
      'guerra em Canaã',
      'destruição dos cananeus',
      'conquista de Canaã',
      'genocídio na Bíblia',
      'Deus do Antigo Testamento é mau',
      'guerra santa na Bíblia',
      'Josué matou todo mundo em Jericó',
    ],
    answer:
      'Se os capítulos da conquista de Canaã nunca incomodaram você, leia-os de novo: incomodam os melhores leitores da Bíblia. Comecemos pelo que o texto afirma. A guerra é apresentada como juízo depois de séculos de paciência (Gênesis 15:16), contra práticas que incluíam queimar filhos (Deuteronômio 12:31). Israel ouve que não ganhou a terra por ser melhor (Deuteronômio 9:5), e mais tarde ele mesmo a perde por imitar os vizinhos. Raabe e os gibeonitas, cananeus, foram poupados.\n\nQuanto às ordens de destruir tudo, intérpretes fiéis divergem. Uns as leem ao pé da letra, como sentença de um Deus que tem direito sobre a vida. Outros notam a linguagem de guerra da época, que exagerava, pois os mesmos livros mostram cananeus vivos depois. Outros veem Deus agindo dentro de um mundo brutal, rumo a algo melhor.\n\nNuma coisa concordam: é história daquele tempo, e ninguém pode repeti-la. Jesus mandou amar inimigos (Mateus 5:44), e quem invocou Deus para massacrar o contradisse. Leve a pergunta ao seu pastor sem receio.',
    verses: [
      verse('Deuteronômio 9:5', 'justiça impiedade nações expulsa'),
      verse('Gênesis 15:16', 'quarta geração maldade amorreus'),
      verse('Deuteronômio 12:31', 'filhos queimavam fogo deuses'),
      verse('Mateus 5:44', 'amai inimigos orai'),
    ],
  },
  {
    slug: 'por-que-criancas-sofrem',
    question: 'Por que crianças sofrem e têm câncer, se Deus é bom?',
    synonyms: [
      'por que crianças sofrem',
      'sofrimento de crianças',
      'criança com câncer',
      'por que criança tem câncer',
      'câncer infantil',
      'leucemia',
      'por que criança inocente sofre',
      'por que Deus deixa criança morrer',
      'criança que nasce doente',
      'criança inocente morre por quê',
      'onde está Deus quando uma criança sofre',
    ],
    answer:
      'Nenhuma explicação se aguenta lida em voz alta num corredor de oncologia pediátrica, e a Bíblia não oferece uma. Mateus, ao contar a morte dos meninos de Belém, cita apenas o choro de uma mãe que recusa consolo (Mateus 2:18). Nenhuma moral vem depois.\n\nAlgumas respostas, sim, podem ser descartadas. Não é castigo: Jesus rejeitou essa conta diante de um homem que nasceu cego (João 9:3). Não é falta de fé dos pais. Nem Deus é indiferente: Jesus se indignou quando afastaram as crianças e as tomou no colo (Marcos 10:14-16). O mundo está quebrado, e a promessa bíblica é de cura, com um dia em que não se ouvirá mais choro (Isaías 65:19).\n\nSe a criança é a sua, grite, ore curto, aceite comida e revezamento, mantenha o tratamento e peça apoio psicológico ao hospital. Se é de alguém perto, imite os amigos de Jó na única coisa que fizeram bem: sentar junto, em silêncio (Jó 2:13).',
    verses: [
      verse('Marcos 10:14-16', 'indignou-se crianças braços abençoou'),
      verse('Mateus 2:18', 'Ramá choro Raquel consolada'),
      verse('João 9:3', 'Nem pecou pais'),
      verse('Isaías 65:19', 'nunca mais choro'),
      verse('Jó 2:13', 'sentaram sete dias dor'),
    ],
  },
  {
    slug: 'a-biblia-foi-alterada',
    question: 'A Bíblia foi alterada ao longo do tempo? Posso confiar no texto?',
    synonyms: [
      'a Bíblia foi alterada',
      'a Bíblia foi modificada',
      'mudaram a Bíblia',
      'a Bíblia foi mudada pela igreja',
      'adulteraram a Bíblia',
      'traduções da Bíblia diferentes',
      'telefone sem fio da Bíblia',
      'manuscritos do Mar Morto',
      'manuscritos da Bíblia',
      'Constantino mudou a Bíblia',
      'livros proibidos da Bíblia',
      'qual tradução é a certa',
    ],
    answer:
      'Muita gente imagina um telefone sem fio: alguém copia, outro copia errado, e o original se perde. Só que na brincadeira existe uma fila. No caso do Novo Testamento há milhares de cópias em grego, de lugares e séculos diferentes, e é possível pôr todas lado a lado. As diferenças aparecem, quase todas de ortografia ou ordem de palavras. As maiores, como o final de Marcos, vêm avisadas em nota nas boas edições. Nenhum ensino central depende delas.\n\nPara o Antigo Testamento, os rolos achados perto do Mar Morto, mil anos mais velhos que os manuscritos usados até então, mostraram cópia muito cuidadosa. Quanto a Constantino, não existe registro de que tenha mexido no conteúdo; as cartas de Paulo já eram lidas séculos antes dele.\n\nTraduções mudam porque a língua muda; compare duas e aprenda. Lucas contou que pesquisou com testemunhas (Lucas 1:1-4). E Isaías, sabendo que tudo seca, apostou que a palavra de Deus fica de pé (Isaías 40:8).',
    verses: [
      verse('Isaías 40:8', 'erva seca palavra Deus sempre'),
      verse('Lucas 1:1-4', 'relato viram informado certeza'),
    ],
  },
  {
    slug: 'animais-no-ceu',
    question: 'Animais vão para o céu? Vou rever meu cachorro?',
    synonyms: [
      'animais vão para o céu',
      'animal tem alma',
      'meu cachorro morreu',
      'meu gato morreu',
      'cachorro vai para o céu',
      'bichinho de estimação morreu',
      'pet no céu',
      'animais na Bíblia',
      'luto por animal',
      'luto pelo cachorro',
      'maltratar animal é pecado',
    ],
    answer:
      'Quem pergunta isso geralmente acabou de guardar uma coleira. A Bíblia não diz que sim nem que não a respeito do seu companheiro, e quem afirma com certeza vai além do que está escrito.\n\nO que ela diz sobre bichos é bonito. Deus fez com eles aliança depois do dilúvio (Gênesis 9:9-10). Preserva pessoas e animais (Salmos 36:6). Nenhum passarinho vendido na feira fica esquecido diante dele (Lucas 12:6). O justo cuida bem da sua criação (Provérbios 12:10), de modo que maltratar é pecado, além de crime. Quanto ao futuro, Paulo espera que a própria natureza seja libertada da ruína (Romanos 8:21), e Isaías pinta o mundo novo com lobo, cordeiro e criança juntos. Bichos, portanto, parecem ter lugar ali; se serão os mesmos, Deus sabe.\n\nChore sem vergonha: você perdeu uma presença diária. Com crianças, evite inventar. Dá para dizer que Deus criou e ama esse animal, e que o mundo que ele prepara será melhor do que imaginamos.',
    verses: [
      verse('Salmos 36:6', 'preservas pessoas animais'),
      verse('Gênesis 9:9-10', 'pacto animais terra'),
      verse('Lucas 12:6', 'passarinhos esquecido'),
      verse('Provérbios 12:10', 'justo vida animais'),
      verse('Romanos 8:21', 'criação liberta degradação'),
    ],
  },
];
