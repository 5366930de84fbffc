import type { QuestionEntry } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const partsOfTheBible: readonly QuestionEntry[] = [
  {
    slug: 'o-que-e-o-pentateuco',
    question: 'O que é o Pentateuco?',
    synonyms: [
      'Pentateuco',
      'Torá',
      'os cinco primeiros livros da Bíblia',
      'cinco livros de Moisés',
      'livros da lei',
      'quem escreveu o Pentateuco',
      'Moisés escreveu a própria morte',
    ],
    answer:
      'Pentateuco, que em grego quer dizer cinco rolos, é o nome dos cinco primeiros livros da Bíblia, que os judeus chamam de Torá, instrução. Eles contam uma história só:\n\n- Gênesis: os começos do mundo e da família de Abraão.\n- Êxodo: a escravidão, a saída do Egito e a aliança no Sinai.\n- Levítico: como um povo perdoado vive perto de um Deus santo.\n- Números: os quarenta anos em que Israel andou pelo deserto.\n- Deuteronômio: os discursos com que Moisés se despede do povo.\n\nA tradição os atribui a Moisés; o Antigo Testamento fala do livro da lei de Moisés (Neemias 8:1), e Jesus também (Marcos 12:26). Já os antigos notavam que alguém deve ter completado a obra, porque o último capítulo narra a morte dele (Deuteronômio 34:5). Muitos evangélicos pensam em Moisés com pequenos acréscimos; parte dos estudiosos, em tradições reunidas ao longo de séculos. Dá para ler sem resolver isso.\n\nSe costuma parar no meio de Levítico, leia Gênesis, os vinte primeiros capítulos de Êxodo, algumas páginas de Números e o Deuteronômio, e volte depois às leis. Jesus disse que aqueles livros falavam dele (Lucas 24:44).',
    verses: [
      verse('Lucas 24:44', 'Lei Moisés profetas salmos'),
      verse('Neemias 8:1', 'livro lei Moisés'),
      verse('Marcos 12:26', 'livro Moisés sarça'),
      verse('Deuteronômio 34:5', 'morreu Moisés'),
    ],
  },
  {
    slug: 'profetas-maiores-e-menores',
    question: 'Quem são os profetas maiores e menores? Qual é a diferença?',
    synonyms: [
      'profetas maiores e menores',
      'profetas menores',
      'profetas maiores',
      'doze profetas menores',
      'por que profetas menores',
      'nomes dos profetas da Bíblia',
    ],
    answer:
      'A diferença está só no tamanho dos rolos. Maiores são Isaías, Jeremias, Ezequiel e Daniel, junto com Lamentações. Menores são os doze que cabiam num rolo único: Oseias, Joel, Amós, Obadias, Jonas, Miqueias, Naum, Habacuque, Sofonias, Ageu, Zacarias e Malaquias, e nenhum deles é menos importante que os outros.\n\nProfeta não era principalmente quem adivinha o futuro. Era quem falava em nome de Deus ao presente: lembrava a aliança, denunciava injustiça, chamava de volta, e só então apontava o que viria. Amós queria a justiça correndo como rio (Amós 5:24). Miqueias resumiu o que Deus pede em praticar o justo, amar a bondade e andar com humildade (Miqueias 6:8). Habacuque discutiu com Deus e terminou cantando num campo sem colheita (Habacuque 3:17-18). Zacarias viu um rei chegando de jumento (Zacarias 9:9).\n\nPara ler com proveito, descubra antes a época: durante os reis, no exílio ou na volta. Sem isso, as palavras deles parecem gritos soltos.\n\nHebreus amarra tudo: Deus falou muitas vezes por eles e, por fim, pelo Filho (Hebreus 1:1-2).',
    verses: [
      verse('Hebreus 1:1-2', 'profetas Filho'),
      verse('Miqueias 6:8', 'justo bondade humildemente'),
      verse('Amós 5:24', 'justiça águas ribeiro'),
      verse('Habacuque 3:17-18', 'figueira alegrarei'),
      verse('Zacarias 9:9', 'rei humilde jumentinho'),
    ],
  },
  {
    slug: 'evangelhos-sinoticos',
    question: 'Por que existem quatro evangelhos? O que são evangelhos sinóticos?',
    synonyms: [
      'quatro evangelhos',
      'evangelhos sinóticos',
      'o que é sinótico',
      'diferença entre Mateus Marcos Lucas e João',
      'quem escreveu os evangelhos',
      'evangelho de Tomé',
      'evangelhos apócrifos',
      'qual evangelho ler primeiro',
    ],
    answer:
      'Evangelho quer dizer boa notícia, e ela é uma só. Os retratos é que são quatro, cada um com o seu ângulo:\n\n- Mateus liga Jesus a Abraão e Davi (Mateus 1:1) e junta os ensinos em grandes discursos.\n- Marcos é o mais curto e apressado; começa direto na ação (Marcos 1:1).\n- Lucas pesquisou com testemunhas, para dar segurança ao leitor (Lucas 1:3-4), e tem olho para pobres, mulheres e perdidos.\n- João recua até antes da criação (João 1:1) e escolhe poucos sinais, escritos para que se creia (João 20:30-31).\n\nOs três primeiros se chamam sinóticos, de uma palavra grega para ver junto: têm muitas cenas em comum, na mesma ordem, às vezes quase com as mesmas palavras. É provável que Marcos tenha sido usado pelos outros dois, enquanto João seguiu caminho próprio.\n\nOs nomes dos autores vêm de tradição muito antiga; os textos em si não os trazem. Já os evangelhos de Tomé, de Judas e outros são posteriores, geralmente do século 2 em diante, e trazem ideias estranhas aos apóstolos; por isso as igrejas nunca os receberam.\n\nComece por Marcos, se tem pressa, ou por João, se quer ir fundo.',
    verses: [
      verse('João 20:30-31', 'sinais escritos creiais vida'),
      verse('Lucas 1:3-4', 'precisão ordem certeza'),
      verse('Mateus 1:1', 'Jesus Davi Abraão'),
      verse('Marcos 1:1', 'Princípio Evangelho'),
      verse('João 1:1', 'princípio Palavra'),
    ],
  },
  {
    slug: 'o-que-sao-epistolas',
    question: 'O que são as epístolas do Novo Testamento?',
    synonyms: [
      'epístolas',
      'o que é epístola',
      'cartas de Paulo',
      'quantas cartas Paulo escreveu',
      'epístolas paulinas',
      'cartas gerais',
      'cartas pastorais',
      'como ler as cartas de Paulo',
    ],
    answer:
      'As epístolas são cartas de verdade, com remetente, destinatário e assunto. Das vinte e sete partes do Novo Testamento, vinte e uma são epístolas. Treze trazem o nome de Paulo: nove a igrejas e quatro a pessoas. Hebreus não diz quem a escreveu; as outras, de Tiago, Pedro, João e Judas, costumam ser chamadas de gerais.\n\nEram ditadas a um secretário; o de Romanos até manda um abraço (Romanos 16:22). Chegavam pela mão de um viajante, eram lidas em voz alta na reunião (1 Tessalonicenses 5:27) e passadas à igreja vizinha (Colossenses 4:16). Nem todas se conservaram: há uma carta anterior aos coríntios que só conhecemos por menção (1 Coríntios 5:9).\n\nLer carta alheia é ouvir metade de uma conversa telefônica. Pergunte o que estava acontecendo do outro lado: brigas em Corinto, legalismo na Galácia, um escravo que volta à casa de Filemom. Leia inteira de uma vez, porque o argumento não para no fim do capítulo. Só depois traga para hoje o princípio, que às vezes muda de roupa.\n\nSe achar difícil, está bem acompanhado. Pedro também achava que nas de Paulo há pontos difíceis (2 Pedro 3:15-16).',
    verses: [
      verse('Colossenses 4:16', 'carta lida laodicenses'),
      verse('2 Pedro 3:15-16', 'Paulo cartas difíceis entender'),
      verse('Romanos 16:22', 'Tércio carta'),
      verse('1 Tessalonicenses 5:27', 'carta lida irmãos'),
      verse('1 Coríntios 5:9', 'escrevi carta'),
    ],
  },
  {
    slug: 'qual-biblia-comprar',
    question: 'Qual é a diferença entre as traduções da Bíblia? Qual eu compro?',
    synonyms: [
      'qual a melhor tradução da Bíblia',
      'qual Bíblia comprar',
      'diferença entre Almeida e NVI',
      'ARA ARC NVI NTLH',
      'qual versão da Bíblia é a melhor',
      'Almeida Corrigida ou Atualizada',
      'versículo que falta na minha Bíblia',
      'Bíblia em linguagem simples',
      'comprar uma Bíblia',
    ],
    answer:
      'Ninguém fala hebraico antigo na feira, então toda Bíblia em português é tradução. O que distingue uma da outra são duas escolhas de quem traduziu.\n\nA primeira escolha é o estilo. Umas seguem de perto as palavras do original, e são boas para estudo, como as diversas Almeidas. Outras procuram dizer o sentido no português de hoje, boas para ler em voz alta, para crianças e para quem começa, como a Nova Tradução na Linguagem de Hoje. A NVI e outras recentes ficam no meio do caminho entre as duas.\n\nA segunda é o texto de base. Traduções mais antigas seguem os manuscritos que se conheciam no século 16; as modernas comparam também os mais velhos, achados depois. Daí certos versículos aparecerem entre colchetes ou em nota. Nenhuma dessas diferenças muda a fé cristã, e ninguém está escondendo nada: está tudo escrito no rodapé.\n\nConselho prático: tenha uma fácil, que você de fato leia, e confira em outra quando um trecho parecer estranho. Numa loja, abra as três no Salmo 23 e compare. Notas de Bíblia de estudo ajudam, mas são opinião de gente. A melhor continua sendo a que sai da estante: luz para o caminho só funciona acesa (Salmos 119:105), e o que se lê é para ser praticado (Tiago 1:22).',
    verses: [
      verse('Salmos 119:105', 'palavra lâmpada luz'),
      verse('Tiago 1:22', 'praticantes ouvintes'),
      verse('Salmos 23', 'pastor mesa casa'),
    ],
  },
  {
    slug: 'o-que-e-a-septuaginta',
    question: 'O que é a Septuaginta?',
    synonyms: [
      'Septuaginta',
      'LXX',
      'tradução dos setenta',
      'Antigo Testamento em grego',
      'primeira tradução da Bíblia',
      'Bíblia que os apóstolos usavam',
    ],
    answer:
      'Judeus de Alexandria, no Egito, já não falavam hebraico. No século 3 antes de Cristo a Lei de Moisés foi passada para o grego, e os outros livros vieram nas gerações seguintes. É a primeira grande tradução da Bíblia. O nome quer dizer setenta, por causa de uma história em que setenta e dois sábios teriam feito o trabalho; quase todos os estudiosos tratam os detalhes como lenda. Nas notas de rodapé ela aparece com a sigla LXX.\n\nFoi o Antigo Testamento de boa parte dos primeiros cristãos, e o Novo, escrito em grego, muitas vezes a segue. Dá para ver isso comparando os textos. Onde o hebraico de Amós fala do restante de Edom (Amós 9:12), Tiago cita o restante da humanidade (Atos 15:17). O salmo traz ouvidos abertos (Salmos 40:6), e Hebreus, um corpo preparado (Hebreus 10:5). Em Gênesis setenta pessoas descem ao Egito (Gênesis 46:27); Estêvão conta setenta e cinco (Atos 7:14).\n\nSe isso assusta, há um consolo aí: os apóstolos não trataram a palavra de Deus como presa a uma língua. Umas diferenças são escolha do tradutor; outras vêm de textos hebraicos antigos, como mostraram rolos achados perto do Mar Morto. Nossas Bíblias traduzem o Antigo Testamento do hebraico e consultam o grego nos trechos difíceis. A Septuaginta contém ainda livros que católicos e ortodoxos recebem e os evangélicos não.\n\nQuem lê em português está na fila que começou ali. Na carruagem, o etíope lia Isaías, provavelmente nessa versão, e pediu quem explicasse (Atos 8:30-31). O caminho continua o mesmo: uma tradução que se entende e alguém que ajude a lê-la.',
    verses: [
      verse('Atos 8:30-31', 'Isaías Entendes ensinar'),
      verse('Amós 9:12', 'restante Edom'),
      verse('Atos 15:17', 'resto humanidade'),
      verse('Salmos 40:6', 'abriste ouvidos'),
      verse('Hebreus 10:5', 'preparaste corpo'),
      verse('Gênesis 46:27', 'José Egito setenta'),
      verse('Atos 7:14', 'setenta cinco pessoas'),
    ],
  },
  {
    slug: 'versiculo-mais-curto',
    question: 'Qual é o menor versículo da Bíblia? E o maior?',
    synonyms: [
      'versículo mais curto',
      'menor versículo da Bíblia',
      'maior versículo da Bíblia',
      'menor capítulo da Bíblia',

      'versículo mais longo',
      'capítulo mais curto',
      'curiosidades da Bíblia',
    ],
    answer:
      'Em português, o mais curto costuma ser este: Jesus chorou (João 11:35). Duas palavras, diante da sepultura de um amigo, minutos antes de chamá-lo para fora. Em algumas traduções há outros parecidos, como o que manda alegrar-se sempre (1 Tessalonicenses 5:16), que em grego é ainda menor. É bonito que os dois fiquem lado a lado: a fé que manda alegrar-se tem um Senhor que chorou.\n\nO maior fica no livro de Ester, quando se escrevem as cartas a todas as províncias (Ester 8:9). O menor capítulo é o Salmo 117, de dois versículos, que chama o mundo inteiro a louvar (Salmos 117:1-2). O maior é o Salmo 119.\n\nVale saber que essas medidas são nossas. Os autores não numeraram nada. Os capítulos foram marcados por volta do ano 1200, e os versículos, como os conhecemos, no século 16, para que se achasse depressa um trecho. Ajudam muito, e às vezes cortam uma frase no meio. Quando um versículo parecer estranho sozinho, leia o de antes.',
    verses: [
      verse('João 11:35', 'Jesus chorou'),
      verse('1 Tessalonicenses 5:16', 'Alegrai-vos'),
      verse('Ester 8:9', 'escrivães judeus Mardoqueu'),
      verse('Salmos 117:1-2', 'nações povos Aleluia'),
      verse('Salmos 119', 'lei caminhos'),
      verse('Salmos 117', 'nações'),
    ],
  },
];
