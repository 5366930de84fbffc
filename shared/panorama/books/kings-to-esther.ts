import type { BookPortrait } from '../types.ts';

export const kingsToEsther: readonly BookPortrait[] = [
  {
    code: '1KI',
    author: 'Anônimo; a tradição judaica atribui a Jeremias',
    period: 'De cerca de 970 a 850 a.C.; texto concluído no exílio ou perto dele.',
    keyTheme: 'Sabedoria desperdiçada e um profeta que não se cala',
    summary:
      'Salomão podia pedir qualquer coisa e pediu juízo para governar. O começo encanta: sentenças justas, comércio, um templo cheio da nuvem da glória. Só que o mesmo rei acumula cavalos, ouro e casamentos com deuses estrangeiros, e o coração vai junto. Depois da morte dele, dez tribos rompem com a casa de Davi por causa de impostos pesados e de um herdeiro que não soube ouvir. A partir dali há dois reinos e uma fila de governantes julgados por um critério só: a quem serviram? Do lado de fora do palácio surge Elias, alimentado por corvos e por uma viúva pobre. Ele desafia os profetas de Baal num monte, depois desaba de cansaço num deserto, e é cuidado com pão, água e uma voz mansa.',
    keyVerses: ['1 Reis 3:9', '1 Reis 11:4', '1 Reis 19:12'],
  },
  {
    code: '2KI',
    author: 'Anônimo; continua 1 Reis, e a tradição judaica fala em Jeremias',
    period: 'De cerca de 850 a 586 a.C., com uma nota final por volta de 560 a.C.',
    keyTheme: 'Avisos recusados, duas capitais perdidas',
    summary:
      'Um carro de fogo no início, um templo em chamas no fim. Entre os dois incêndios passam quase três séculos. Eliseu herda o manto de Elias e anda entre gente comum: a viúva endividada, o general com lepra, a mulher de Suném que perdeu o filho. Enquanto isso os tronos mudam de dono, muitas vezes à força. Samaria cai primeiro, diante da Assíria. Jerusalém ganha fôlego com Ezequias, que leva uma carta ameaçadora para dentro do templo e ora, e com Josias, que rasga as roupas ao ouvir o livro esquecido. O fôlego não basta. Os babilônios derrubam os muros e levam o povo. Resta uma cena pequena: um rei preso volta a comer à mesa.',
    keyVerses: ['2 Reis 17:13', '2 Reis 19:14', '2 Reis 25:9'],
  },
  {
    code: '1CH',
    author: 'Anônimo; a tradição judaica atribui a Esdras, e fala-se em "o Cronista"',
    period: 'De Adão à morte de Davi, por volta de 970 a.C.; escrito depois do exílio.',
    keyTheme: 'Um povo que voltou do exílio relembra de quem descende',
    summary:
      'Nove capítulos de nomes abrem o livro, e há um motivo para tanta lista. Os leitores eram netos de exilados, viviam numa província pequena e se perguntavam se ainda eram o povo da promessa. A resposta é uma árvore que começa em Adão e chega até eles. Depois a narrativa se concentra em Davi, contado de um jeito diferente do de Samuel: menos intriga de palácio, mais louvor. Ele traz a arca, organiza cantores e porteiros, junta pedra, cedro e ouro para um templo que não verá pronto. Há também tropeços, como o recenseamento feito por orgulho. A última oração do rei reconhece que até a oferta vem da mão de quem a recebe.',
    keyVerses: ['1 Crônicas 9:1', '1 Crônicas 16:8', '1 Crônicas 29:14'],
  },
  {
    code: '2CH',
    author: 'Anônimo; mesma obra de 1 Crônicas, ligada pela tradição a Esdras',
    period: 'De cerca de 970 a 538 a.C., de Salomão ao decreto de Ciro.',
    keyTheme: 'Buscar o Senhor, humilhar-se, recomeçar',
    summary:
      'Leia este livro prestando atenção a um verbo: buscar. Quando um rei de Judá busca o Senhor, há descanso, muros e colheita; quando confia na própria força, algo começa a ruir. O norte quase não aparece, porque o interesse está no templo e em quem cuida dele. Josafá enfrenta um exército com um coro na frente. Uzias prospera, incha de orgulho e termina isolado. Ezequias reabre portas que estavam fechadas e manda convites de Páscoa até para os vizinhos do norte. A surpresa maior vem de Manassés, rei de crimes enormes, que se humilha quando está acorrentado e encontra misericórdia. A obra não acaba nas cinzas: um imperador persa manda reconstruir, e quem quiser é chamado a subir.',
    keyVerses: ['2 Crônicas 7:14', '2 Crônicas 20:21', '2 Crônicas 33:12'],
  },
  {
    code: 'EZR',
    author: 'Anônimo; a tradição atribui a Esdras, e partes estão na voz dele',
    period: 'Duas voltas do exílio, em 538 e em 458 a.C.',
    keyTheme: 'Voltar, reconstruir e reaprender a Palavra',
    summary:
      'Voltar para casa pode ser mais difícil do que partir. Setenta anos depois, caravanas saem da Babilônia com utensílios de ouro na bagagem e encontram um monte de ruínas. A primeira providência é levantar o altar; a segunda, lançar alicerces. Nesse dia os moços festejam aos gritos; quem lembrava o templo antigo chora alto, e de longe ninguém distingue um som do outro. Vizinhos atrapalham, cartas vão e vêm, o canteiro fica anos vazio e depois recomeça. Décadas mais tarde chega Esdras, escriba estudioso, com uma tarefa menos visível: reconstruir pessoas pela lei. O final, sobre casamentos com povos idólatras, é doloroso e pede leitura cuidadosa, dentro daquele tempo.',
    keyVerses: ['Esdras 3:2', 'Esdras 3:13', 'Esdras 7:10'],
  },
  {
    code: 'NEH',
    author: 'Memórias de Neemias; o editor que as organizou é desconhecido',
    period: 'A partir de 445 a.C., sob o rei persa Artaxerxes.',
    keyTheme: 'Oração e trabalho lado a lado',
    summary:
      'Ele servia vinho ao rei da Pérsia, emprego seguro e confortável, quando recebeu notícias de uma cidade sem muros que talvez nem conhecesse. Chorou, jejuou, orou por meses e então pediu licença. Neemias escreve em primeira pessoa, com a franqueza de um diário: a inspeção a cavalo durante a noite, a zombaria dos adversários, os pedreiros com a ferramenta numa mão e a arma na outra, a bronca nos ricos que cobravam juros dos irmãos. Em cinquenta e dois dias o muro fica de pé. Falta o principal, e por isso uma multidão se reúne na praça para ouvir a lei desde a manhã. O povo chora, e os líderes mandam repartir comida e alegrar-se.',
    keyVerses: ['Neemias 1:4', 'Neemias 4:17', 'Neemias 8:10'],
  },
  {
    code: 'EST',
    author: 'Anônimo; talvez um judeu que vivia na Pérsia',
    period: 'Reinado de Assuero (Xerxes I), de 486 a 465 a.C.',
    keyTheme: 'Deus não é citado, e nada escapa de sua mão',
    summary:
      'O nome de Deus não aparece em nenhuma linha. Mesmo assim, é difícil terminar a leitura sem desconfiar de que alguém cuidava de tudo. Uma órfã criada pelo primo vai parar no palácio persa. Um ministro vaidoso, ofendido porque um judeu não se curva, arranja um decreto para exterminar o povo inteiro. Mardoqueu manda dizer a Ester que talvez ela esteja ali justamente para aquela hora. Ela pede três dias de jejum e entra sem ser chamada, sabendo que isso podia custar a vida. Daí em diante a sorte vira, a começar por um rei que não conseguia dormir. Até hoje a lembrança é celebrada na festa de Purim, com comida repartida e presentes aos pobres.',
    keyVerses: ['Ester 4:14', 'Ester 4:16', 'Ester 9:22'],
  },
];
