import type { PromiseTheme } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const eternalLifeAndReturn: readonly PromiseTheme[] = [
  {
    slug: 'vida-eterna',
    theme: 'Vida eterna',
    explanation:
      'Nos livros do Antigo Testamento, a esperança além da morte aparece como luz de madrugada: um salmo, uma visão de Daniel. Em Jesus o dia clareia. Ele chama de vida eterna conhecer o Pai e o Filho, algo que começa agora, pela fé, e atravessa o túmulo. Estas promessas são feitas a quem crê em Cristo; não ensinam que a morte seja amiga nem proíbem a saudade. Também não convidam a desprezar esta vida, que é dom a ser guardado. O fundamento delas é um fato: o Senhor ressuscitou, e quem lhe pertence ressuscitará com ele. Por isso podem ser lidas à beira do leito e do caixão.',
    prayer:
      'Deus da vida, a morte me assusta mais do que costumo admitir. Penso nos que já se foram, na minha idade, naquilo que ainda não arrumei. Graças te dou porque Jesus entrou no túmulo e saiu dele, e porque a vida que ele dá começa aqui. Faze crescer em mim o conhecimento de ti, que vale mais do que muitos anos. Consola as famílias de luto e dá a cada uma um amigo paciente. Enquanto eu viver, que eu cuide bem dos dias recebidos; e na última hora segura-me com a mão que ninguém pode abrir. Em nome de Jesus. Amém.',
    actions: [
      'Leia com calma o capítulo onze do Evangelho de João e repare que Jesus, a caminho de ressuscitar o amigo, também chorou.',
      'Converse com a família sobre documentos, despedidas e desejos, porque falar da morte com esperança é um modo de cuidar dos vivos.',
      'Visite uma pessoa enlutada semanas depois do enterro, quando as visitas rareiam, e deixe que ela fale de quem perdeu.',
      'Reserve um tempo diário para conhecer Deus melhor pela leitura e pela oração, pois nisso já se prova a vida que não acaba.',
      'Visite alguém que se aproxima do fim da vida e leia para essa pessoa, sem pressa, uma promessa.',
    ],
    promises: [
      {
        verse: verse('Salmos 49:15', 'Deus resgatará alma receberá'),
        context:
          'Os filhos de Corá comparam o rico, que nada leva consigo, ao que confia em Deus e espera ser resgatado da sepultura por ele.',
      },
      {
        verse: verse('Daniel 12:2', 'pó ressuscitarão vida eterna'),
        context:
          'Visão dada a Daniel, já velho e no exílio, sobre um tempo de grande aflição: os mortos acordarão, e Deus julgará a todos.',
      },
      {
        verse: verse('Lucas 23:43', 'hoje comigo paraíso'),
        context:
          'Jesus responde na cruz ao criminoso arrependido que pendia ao lado: naquele mesmo dia ele estaria em sua companhia, junto de Deus.',
      },
      {
        verse: verse('João 3:16', 'amou Filho crê vida'),
        context:
          'Dito no diálogo com Nicodemos, que veio de noite: Deus entregou o Filho por amor ao mundo, e a vida é para quem crê.',
      },
      {
        verse: verse('João 4:14', 'água fonte vida eterna'),
        context:
          'À beira do poço, Jesus falava com uma samaritana de história sofrida; oferece a ela uma fonte interior que não seca.',
      },
      {
        verse: verse('João 5:24', 'ouve crê condenação passou'),
        context:
          'Acusado por curar no sábado, Jesus afirma aos líderes que quem ouve e crê já está do lado da vida e não teme o veredito.',
      },
      {
        verse: verse('João 6:40', 'vontade crê ressuscitarei'),
        context:
          'No dia seguinte à multiplicação dos pães, a multidão queria comida; Jesus promete algo maior, vida sem fim e ressurreição aos que creem.',
      },
      {
        verse: verse('João 10:28', 'eterna perecerão arrebatará mão'),
        context:
          'Em Jerusalém, na festa da Dedicação, Jesus fala de suas ovelhas aos que o rejeitavam: a vida delas está segura em sua mão.',
      },
      {
        verse: verse('João 11:25-26', 'ressurreição crê viverá'),
        context:
          'Jesus diz isto a Marta, quatro dias depois do enterro de Lázaro, e pede dela uma resposta: a vitória sobre a morte é ele mesmo.',
      },
      {
        verse: verse('João 17:3', 'eterna conheçam Deus enviaste'),
        context:
          'Trecho da oração de Jesus antes de ser preso, que define a vida prometida: conhecer o Pai e aquele que dele veio ao mundo.',
      },
      {
        verse: verse('Romanos 6:23', 'salário dom eterna Cristo'),
        context:
          'Paulo conclui, para os cristãos de Roma, o contraste entre dois senhores: o pecado paga com morte, Deus presenteia com vida em Cristo.',
      },
      {
        verse: verse('2 Coríntios 5:1', 'casa tabernáculo eterna céus'),
        context:
          'Perseguido e com o corpo gasto, o apóstolo escreve a Corinto que a tenda frágil de hoje dará lugar a morada feita por Deus.',
      },
      {
        verse: verse('Tito 1:2', 'esperança eterna mentir prometeu'),
        context:
          'Saudação a Tito, colaborador em Creta: a esperança da vida sem fim repousa na palavra de um Deus incapaz de mentir.',
      },
      {
        verse: verse('1 João 2:25', 'promessa prometeu vida eterna'),
        context:
          'Diante de mestres que negavam o Filho, João recorda às igrejas o que Cristo prometeu aos que permanecem nele, e que ninguém lhes pode tirar.',
      },
      {
        verse: verse('1 João 5:11-12', 'testemunho vida Filho'),
        context:
          'Perto do fim da carta, João resume o testemunho de Deus: a vida eterna foi dada no Filho, e quem o tem, vive.',
      },
    ],
  },
  {
    slug: 'volta-de-cristo-e-nova-criacao',
    theme: 'A volta de Cristo e a nova criação',
    explanation:
      'Sobre a ordem dos acontecimentos finais os cristãos têm opiniões diferentes; o centro, porém, é comum: Jesus voltará, os mortos ressuscitarão, Deus julgará com justiça e renovará a criação. Os profetas falaram disso a um povo arruinado; os apóstolos, a igrejas pequenas e perseguidas. Nenhum deles ofereceu calendário. Deram consolo aos enlutados e motivo para viver com retidão. Lemos essas promessas em Cristo, que já ressuscitou como primeira amostra do mundo vindouro. Elas não mandam fugir da terra nem assustar crianças: animam a trabalhar, cuidar, repartir e esperar, pois nada do que é feito no Senhor se perde.',
    prayer:
      'Vem, Senhor Jesus. Quando olho as notícias, os hospitais cheios e as covas recentes, sinto falta do mundo que prometeste. Guarda-me do medo que inventa datas e também do sono de quem já não espera nada. Que a tua vinda me encontre com as mãos ocupadas no bem, as contas acertadas e o coração limpo. Conforta os que hoje choram, com a certeza de que as lágrimas têm fim. Tem paciência conosco e atrai os que ainda estão longe. Por tua graça, faze-me viver agora segundo a justiça da nova terra. Amém.',
    actions: [
      'Leia os dois últimos capítulos da Bíblia e anote o que deixará de existir e o que permanecerá na cidade de Deus.',
      'Quando alguém anunciar data para o fim, não espalhe a mensagem; leve a dúvida ao seu pastor e volte aos Evangelhos.',
      'Acerte nesta semana uma pendência que você não gostaria de deixar aberta: uma dívida, um pedido de perdão, uma visita.',
      'Plante, conserte ou limpe algo na sua rua como pequeno sinal do mundo renovado que esperamos das mãos de Deus.',
    ],
    promises: [
      {
        verse: verse('Isaías 25:8', 'devorará morte lágrimas'),
        context:
          'Num poema sobre o banquete de Deus para todos os povos, Isaías anuncia a Judá o fim da morte e do choro.',
      },
      {
        verse: verse('Isaías 65:17', 'crio novos céus terra'),
        context:
          'Ao povo que voltaria do exílio e acharia tudo em ruínas, Deus promete mais que reconstrução: uma criação inteira renovada.',
      },
      {
        verse: verse('Lucas 21:27-28', 'vindo nuvem resgate próximo'),
        context:
          'Em Jerusalém, dias antes da cruz, Jesus prepara os discípulos para tempos de angústia e manda erguer a cabeça: o Redentor virá.',
      },
      {
        verse: verse('João 14:2-3', 'moradas lugar virei'),
        context:
          'Os discípulos estavam aflitos com a despedida; na noite da ceia Jesus assegura lugar preparado e regresso para buscá-los.',
      },
      {
        verse: verse('Atos 1:11', 'Jesus céu virá'),
        context:
          'Dois mensageiros celestes falam aos apóstolos no monte das Oliveiras, logo depois da ascensão: aquele que subiu à vista deles voltará.',
      },
      {
        verse: verse('Romanos 8:20-21', 'criação esperança liberta filhos'),
        context:
          'Escrevendo sobre os sofrimentos presentes, Paulo inclui a natureza na esperança: também ela será solta da corrupção, com os filhos de Deus.',
      },
      {
        verse: verse('1 Coríntios 15:51-52', 'mistério trombeta transformados'),
        context:
          'Em Corinto alguns negavam a ressurreição; a resposta do apóstolo é que vivos e mortos em Cristo receberão corpo incorruptível.',
      },
      {
        verse: verse('1 Tessalonicenses 4:16-17', 'descerá ressuscitarão sempre'),
        context:
          'A jovem igreja de Tessalônica temia pelos irmãos falecidos; Paulo garante que nenhum deles ficará para trás quando o Senhor descer.',
      },
      {
        verse: verse('Hebreus 9:28', 'Cristo segunda vez esperam'),
        context:
          'A carta compara Cristo ao sumo sacerdote que entrava no santuário todo ano: oferecido uma única vez, ele reaparecerá para os que o aguardam.',
      },
      {
        verse: verse('2 Pedro 3:13', 'promessa novos justiça habita'),
        context:
          'Contra zombadores que perguntavam pela demora, Pedro mantém as igrejas firmes na promessa antiga de um mundo onde a justiça se sinta em casa.',
      },
      {
        verse: verse('1 João 3:2', 'filhos semelhantes veremos'),
        context:
          'João anima crentes comuns, já chamados filhos: o que serão ainda não se vê por inteiro, mas verão Cristo e se parecerão com ele.',
      },
      {
        verse: verse('Apocalipse 7:16-17', 'fome Cordeiro fontes lágrima'),
        context:
          'Visão de João sobre a multidão vinda da grande tribulação, mostrada a igrejas que sofriam: o Cordeiro será o pastor delas para sempre.',
      },
      {
        verse: verse('Apocalipse 21:3-4', 'tabernáculo habitará lágrima dor'),
        context:
          'Exilado em Patmos, João ouve o que espera as igrejas perseguidas: Deus morando com a sua gente e a dor acabada.',
      },
      {
        verse: verse('Apocalipse 21:5', 'faço novas verdadeiras fiéis'),
        context:
          'Palavra do próprio Deus, do trono, que João recebeu ordem de registrar para sete igrejas da Ásia: a renovação alcançará tudo.',
      },
      {
        verse: verse('Apocalipse 22:20', 'Certamente venho Jesus'),
        context:
          'Última promessa da Bíblia, dirigida por Jesus às igrejas: ele vem em breve, e a resposta delas é um pedido confiante.',
      },
    ],
  },
];
