import type { AdviceEntry } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const womenPartings: readonly AdviceEntry[] = [
  {
    slug: 'eu-trai',
    audience: 'builder',
    situation: 'Eu traí meu marido e carrego isso sozinha.',
    serves: ['committed'],
    synonyms: [
      'eu traí meu marido',
      'traí meu esposo',
      'cometi adultério',
      'tenho um amante',
      'tive um caso com outro homem',
      'fui infiel',
      'me envolvi com outro homem',
      'conto para o meu marido que traí',
    ],
    advice:
      'Arrastaram uma mulher até Jesus com a pedra já na mão. Ninguém perguntou pelo homem. Quando o último acusador se foi, sobraram os dois: ela, que tinha pecado de verdade, e ele, que podia condenar. Não condenou, e também não disse que tanto fazia; mandou-a embora para uma vida diferente (João 8:10-11). As duas coisas são para você, juntas.\n\nO segredo está cobrando caro. Davi contou que, enquanto ficou calado, o corpo dele envelhecia por dentro, e que o alívio veio quando parou de esconder a culpa (Salmos 32:3-5). Comece por Deus, com o nome certo das coisas. Depois encerre o outro relacionamento sem encontro de despedida. Se trabalham juntos, peça mudança. Contar a verdade a Deus e continuar respondendo mensagem não combina.\n\nE o marido? Em geral, um casamento não se refaz em cima de uma mentira, e há riscos de saúde que ele tem direito de conhecer. Faça os exames, e se houver gravidez procure orientação antes de decidir qualquer coisa. Planeje a conversa com uma pastora, pastor ou terapeuta. Uma exceção séria: se ele já agrediu ou ameaçou você, não conte sozinha nem em casa; fale primeiro com a Delegacia da Mulher ou com alguém que possa proteger você, porque a sua vida vem antes.\n\nTalvez você estivesse só, ou ferida por ele há anos. Isso explica e merece ser tratado; não obriga ninguém a trair. Aceite as perguntas dele, o tempo dele, a decisão dele. E não confunda arrependimento com castigo perpétuo. Ninguém precisa condenar até o fim da vida quem Jesus não condenou.',
    steps: [
      'Termine o outro relacionamento hoje, por mensagem, e bloqueie o contato em todos os lugares.',
      'Conte a uma mulher madura e discreta, para que o segredo deixe de morar só em você.',
      'Faça exames de infecções sexualmente transmissíveis e evite relações até o resultado.',
      'Combine com um terapeuta ou líder preparado a hora e o modo seguro de falar com seu marido.',
    ],
    verses: [
      verse('João 8:10-11', 'Mulher condenou peques'),
      verse('Salmos 32:3-5', 'calei ossos confessei perdoaste'),
    ],
  },
  {
    slug: 'marido-foi-embora',
    audience: 'builder',
    situation: 'Meu marido foi embora de casa, e eu não sei como continuar.',
    synonyms: [
      'meu marido me deixou',
      'fui abandonada pelo marido',
      'ele pediu o divórcio',
      'ele saiu de casa',
      'meu marido foi morar com outra',
      'quero meu marido de volta',
      'orar para o marido voltar',
      'meu marido deixou de me amar',
    ],
    advice:
      'A escova de dentes dele ainda está no copo. As pessoas perguntam se você está orando, como se a porta tivesse se fechado por falta de oração. Ninguém tem poder sobre a vontade de outro adulto, e campanha nenhuma obriga alguém a voltar.\n\nHouve na Bíblia uma mulher mandada embora com um filho, um pão e um odre de água. No deserto, quando a água acabou, ela se sentou longe e chorou alto. Deus ouviu, chamou-a pelo nome, perguntou o que tinha e lhe abriu os olhos para uma fonte que estava ali (Gênesis 21:17-19). Essa mesma Agar, anos antes, havia chamado o Senhor de Deus que vê (Gênesis 16:13). A história não devolve a ela a casa perdida. Mostra que o abandono de um homem não é o abandono de Deus.\n\nA sua fonte, por estes dias, pode ser simples: a irmã que fica com as crianças, a Defensoria que pede a pensão, o posto que marca psicóloga. Procure os direitos logo, sem esperar que ele mude de ideia; pensão não é vingança, é comida. Não se humilhe por mensagem, não use os filhos para trazer notícias, não consulte adivinhos nem pague por oração.\n\nSobre o futuro, Paulo diz que, quando o outro se separa, o irmão ou a irmã não fica em servidão, pois Deus nos chamou para a paz (1 Coríntios 7:15). As igrejas aplicam esse texto de formas diferentes, e o seu pastor pode ajudar. Se ele quiser voltar, haja conversa, verdade e tempo. Se a tristeza falar em morrer, ligue 188.',
    steps: [
      'Vá à Defensoria nesta semana saber de pensão, guarda e moradia, levando os documentos das crianças.',
      'Conte aos filhos, sem culpar, o que já está decidido e o que ainda não se sabe.',
      'Aceite comida, companhia e carona de duas pessoas e deixe que elas saibam a verdade.',
      'Apague os rascunhos da madrugada e só responda a ele de dia, sobre assuntos práticos.',
    ],
    verses: [
      verse('Gênesis 21:17-19', 'Agar ouviu olhos fonte água'),
      verse('Gênesis 16:13', 'Deus vista'),
      verse('1 Coríntios 7:15', 'separar servidão paz'),
    ],
  },
  {
    slug: 'penso-em-me-separar',
    audience: 'builder',
    situation: 'Estou pensando em me separar do meu marido.',
    synonyms: [
      'quero me separar',
      'quero o divórcio',
      'posso me separar sendo crente',
      'não quero mais esse casamento',
      'não amo mais meu marido',
      'cansei do meu casamento',
      'não aguento mais meu casamento',
      'Deus aceita o divórcio',
      'medo de me separar',
    ],
    advice:
      'Primeiro uma triagem, como no pronto-socorro. Você ou os filhos correm perigo? Há agressão, ameaça, abuso, controle, sexo à força? Então não é hora de pesar argumentos: afaste-se, ligue 180 ou 190, e trate do resto em segurança. Nenhuma igreja séria manda esperar apanhando.\n\nSe não é isso, você tem tempo, e o tempo é seu aliado. Provérbios adverte que pés apressados erram o caminho (Provérbios 19:2). Separe os motivos numa folha. Há os que pedem ruptura ou pelo menos distância, como traição repetida e vício sem tratamento. Há os que doem muito e têm conserto: silêncio, dinheiro, falta de carinho, sogra, um luto que ninguém nomeou. E há o cansaço, que às vezes toma a cara do marido porque ele está na frente.\n\nJesus tratou o casamento como obra que Deus uniu, e reconheceu que a lei de Moisés lidava com corações duros (Mateus 19:6-9). Paulo pede que não se separem e, se acontecer, que busquem reconciliação ou fiquem sem casar (1 Coríntios 7:10-11). Os cristãos tiram daí conclusões diferentes sobre quando o divórcio e um novo casamento são possíveis. Escute o que o seu pastor pensa, e decida você, que é adulta.\n\nAntes do passo, tente o que ainda não tentou: dizer a ele com todas as letras que você está indo embora por dentro, propor terapia com prazo, passar uns dias na casa de alguém. Ore como o salmista, pedindo que o Senhor mostre o caminho (Salmos 25:4-5). E informe-se sobre direitos; saber não é sair.',
    steps: [
      'Faça a lista do que precisaria mudar para você ficar e marque o que já foi dito claramente a ele.',
      'Proponha três meses de acompanhamento de casal e observe atos, não promessas.',
      'Converse com uma psicóloga sozinha, para ouvir o que você mesma pensa.',
      'Consulte a Defensoria ou uma advogada sobre guarda, moradia e bens antes de qualquer mudança.',
    ],
    verses: [
      verse('Salmos 25:4-5', 'caminhos guia verdade'),
      verse('Provérbios 19:2', 'pés apressados erros'),
      verse('Mateus 19:6-9', 'Deus juntou dureza corações'),
      verse('1 Coríntios 7:10-11', 'separe reconcilie marido'),
    ],
  },
  {
    slug: 'ciume-do-marido',
    audience: 'builder',
    situation: 'Tenho ciúme do meu marido e desconfio de tudo.',
    synonyms: [
      'sou muito ciumenta',
      'ciúme de tudo',
      'olho o celular do meu marido',
      'fico vendo o celular do meu marido',
      'medo de ser traída',
      'ciúme da ex dele',
      'ciúme da colega de trabalho do meu marido',
      'insegurança no casamento',
      'vejo as curtidas dele',
    ],
    advice:
      'Visto por último às 23h42. Quem curtiu a foto? Por que demorou no mercado? Você já sabe que procurar acalma por dez minutos e depois pede outra busca. Provérbios põe esse sentimento acima da fúria: diante dele, quem fica de pé? (Provérbios 27:4)\n\nVamos por partes, com honestidade de amiga. Existe um fato? Mensagem, dinheiro sem explicação, mentira comprovada? Então não é ciúme, é informação. Fale com ele às claras, e procure ajuda se confirmar. Ou existe uma história? Pai que traiu sua mãe, namorado antigo, uma traição deste marido que nunca foi tratada? Nesse caso, a ferida é real, mas o remédio está em cuidar dela, com terapia e conversa, já que vigiar não cura. Ou existe um costume, um vício de imaginar o pior? Paulo sugere um filtro para o pensamento: o que é verdadeiro, justo, digno de elogio (Filipenses 4:8). O que você só imaginou não passa pela primeira palavra, a verdade.\n\nPeça a Deus o que o salmista pediu: que examine o coração e mostre ali o caminho errado (Salmos 139:23-24). Talvez apareça medo de envelhecer, de ser pouco. Esse medo merece colo em vez de investigação.\n\nRevistar, seguir, proibir amizade, fazer cena no trabalho ou bater nele também é violência, e envenena o que você quer guardar. Diga o que sente sem acusar: “fiquei insegura quando você não atendeu”. E, se é ele quem alimenta a dúvida de propósito, comparando, sumindo e rindo da sua dor, o problema não está na sua cabeça.',
    steps: [
      'Fique uma semana sem abrir o celular dele e anote o que sentiu cada vez que teve vontade.',
      'Conte a ele a sua história com a traição e o medo, num dia de paz, sem pedir garantias.',
      'Troque a hora de vigiar por algo seu, como estudo, caminhada ou encontro com amigas.',
      'Procure uma psicóloga se os pensamentos tomam horas do dia ou tiram o seu sono.',
    ],
    verses: [
      verse('Salmos 139:23-24', 'examina conhece coração caminho'),
      verse('Provérbios 27:4', 'furor ira inveja'),
      verse('Filipenses 4:8', 'verdadeiro justo elogio'),
    ],
  },
  {
    slug: 'viuvez',
    audience: 'builder',
    situation: 'Perdi meu marido e não sei viver sem ele.',
    serves: ['losing'],
    synonyms: [
      'fiquei viúva',
      'sou viúva',
      'meu marido morreu',
      'meu esposo faleceu',
      'saudade do meu marido',
      'luto pelo marido',
      'viúva com filhos pequenos',
      'viúva pode casar de novo',
    ],
    advice:
      'À porta de uma cidade pequena, Jesus cruzou com um enterro. Acompanhava o caixão uma mulher que já tinha perdido o marido e agora perdia o filho. Ninguém lhe pediu nada. Lucas conta que ele a viu e se comoveu (Lucas 7:13). O que ele fez depois pertence àquele dia. O que ele sentiu pertence ao caráter dele, e alcança o seu quarto com a cama grande demais.\n\nO luto não anda em linha reta. Há manhãs em que você põe duas xícaras na mesa. Há alívio, se a doença foi longa, e culpa pelo alívio. Há raiva dele, por ter ido. Nada disso é falta de fé. As viúvas de Jope choraram mostrando as roupas que a amiga lhes tinha costurado (Atos 9:39), e você também pode mostrar o casaco, contar a piada, dizer o nome dele.\n\nDeus se apresenta como defensor das viúvas (Salmos 68:5), e Paulo manda a igreja honrá-las (1 Timóteo 5:3). Honra é visita que não some depois do sétimo dia, conta de luz, alguém que entenda de inventário. Peça. Pensão por morte e outros direitos têm prazos; o INSS atende no 135. Não venda casa nem empreste dinheiro no primeiro ano, se puder evitar, e desconfie de quem aparece com pressa.\n\nCriança pergunta dez vezes a mesma coisa; responda com a verdade curta. Um novo amor, algum dia, não será traição; não o querer também está certo. Se o peso não cede, se comer e dormir ficaram impossíveis ou se você deseja ir junto, procure o médico e ligue 188. Alguém atende na hora.',
    steps: [
      'Escolha uma pessoa para ir com você ao cartório, ao banco e ao INSS nas próximas semanas.',
      'Combine com duas amigas um dia fixo de companhia, sem programa, até o fim do ano.',
      'Escreva a ele o que ficou por dizer e leia a carta em voz alta, a sós ou com a terapeuta.',
      'Planeje com antecedência o aniversário, o Natal e o Dia dos Pais, com licença para mudar tudo.',
    ],
    verses: [
      verse('Lucas 7:13', 'Senhor compadeceu-se chores'),
      verse('Atos 9:39', 'viúvas chorando túnicas Dorcas'),
      verse('Salmos 68:5', 'defensor viúvas'),
      verse('1 Timóteo 5:3', 'honra viúvas'),
    ],
  },
];
