import type { GiftDay } from '#shared/guided-studies/guided-studies.ts';
import { verse } from '../../verse-claim.ts';
import type { AuthoredPart } from '../authored.ts';

export const contribuirDaysOneToFifteen: AuthoredPart<GiftDay[]> = [
  {
    day: 1,
    title: 'Titular da conta',
    verse: verse('Salmos 24:1', 'SENHOR terra plenitude mundo habitam'),
    study:
      'Na primeira linha do extrato vem um nome, e o salmo o muda. Terra, colheita, minério, gente: tudo consta no nome de Deus. O seu aparece mais embaixo, como o do gerente. Há nisso um susto e um alívio. Susto, porque a frase “faço com o meu o que quiser” perde a base. Alívio, porque quem sustenta o mundo não é você; as noites em claro diante da calculadora eram, em parte, tentativa de ser o titular.',
    prayer:
      'Dono de tudo, escrevi o meu nome por cima do teu. A casa, a moto, as horas, estes filhos: são teus. Mostra-me, dia por dia, o que querias fazer com eles.',
    practice:
      'Ande pela casa e diga em voz baixa, diante de cinco coisas: “é teu, cuido eu”. Repare em qual foi mais difícil dizer.',
  },
  {
    day: 2,
    title: 'Saldo anterior',
    verse: verse('1 Coríntios 4:7', 'tens recebido orgulhas'),
    study:
      'Antes do seu primeiro depósito já havia saldo. Uma língua, aprendida de graça no colo, e vacinas pagas por desconhecidos. A rua calçada, o professor que insistiu, a avó que vendeu galinha para comprar o caderno. Paulo faz aos coríntios uma pergunta que acaba com o orgulho: o que você tem que não lhe foi dado? Quem “começou do zero” geralmente não sabe contar.',
    prayer:
      'Obrigado, Senhor, pela galinha e pelo caderno encapado com papel de pão. Eu contava a minha história sem essas pessoas. Agora as chamo de volta, uma por uma, e te agradeço por elas.',
    practice:
      'Escreva dez linhas de “saldo anterior”, com nomes. Escolha um que ainda vive e mande uma mensagem dizendo o que aquilo rendeu.',
  },
  {
    day: 3,
    title: 'Débito automático: medo',
    verse: verse('Mateus 6:32', 'Pai celestial sabe necessitais'),
    study:
      'Sai todo mês sem que se veja. Medo de faltar, de adoecer, de repetir a infância com panela vazia. Jesus não o chamou de bobagem; falava a gente que comia o que ganhava no dia. Disse que há um Pai e que ele sabe. Alguém dirá que saber ainda não é dar. É verdade, e por isso a frase pede confiança. Mas um filho que se acredita órfão guarda pão debaixo do colchão, até o pão mofar, e não divide com o irmão da cama ao lado.',
    prayer:
      'Pai, cresci com o armário vazio e até hoje compro três de cada, como tu sabes. Fica comigo diante da prateleira, até o menino de dentro acreditar que haverá amanhã.',
    practice:
      'Veja o que você estoca além do uso (comida, roupa, remédio, coisa parada) e doe uma parte em bom estado, ainda hoje.',
  },
  {
    day: 4,
    title: 'Cartão: parecer',
    verse: verse('Provérbios 13:7', 'fingem ricos nada tendo pobres'),
    study:
      'Doze vezes no celular novo, seis na festa de um ano, dez no tênis que todo mundo tem. Provérbios já conhecia o homem que se faz de rico sem ter nada, e o contrário, o que se faz de pobre para não ter de ajudar. Os dois vivem de fachada, e nenhum reparte: um porque não tem, o outro porque não quer. Que parte da fatura você paga para ser visto?',
    prayer:
      'Senhor, aos teus olhos apareço sem marca na camiseta. E tu gostas de mim assim. Livra-me das doze vezes sem juros e com tanta tristeza.',
    practice:
      'Pegue a última fatura e marque o que foi gasto para parecer. Some tudo e decida para onde irá essa quantia no mês que vem, ainda que seja para pagar dívida.',
  },
  {
    day: 5,
    title: 'Empréstimo',
    verse: verse('Provérbios 22:7', 'toma emprestado servo empresta'),
    study:
      'O sábio descreve, sem rodeio: quem deve fica servo de quem emprestou. Milhões de brasileiros acordam assim: consignado em cima de consignado, agiota no portão. Na lei de Moisés, emprestar ao pobre era socorro, sem juro, e o cobertor dado em penhor voltava antes da noite. Por isso, quem tem o dom de repartir precisa olhar dos dois lados: sair da própria dívida, para ter mãos livres, e nunca pôr ninguém na sua. Às vezes a melhor oferta é perdoar um empréstimo e dizer isso com todas as letras.',
    prayer:
      'Deus que mandavas devolver o cobertor, olha os que tremem por causa de parcelas. Dá-nos juízo, renegociação, um amigo que entenda de contas. Abre uma saída limpa ao pai que atende o telefone e diz que não é ele, e à aposentada que assinou o consignado do neto. Não deixes que eu durma coberto com o penhor de ninguém.',
    practice:
      'Liste as suas dívidas e, noutra folha, quem lhe deve. Procure renegociar uma dívida (banco, feirão, Procon) e perdoe uma que o outro não pode pagar.',
  },
  {
    day: 6,
    title: 'Aplicação: celeiros',
    verse: verse('Lucas 12:18', 'derrubarei celeiros construirei maiores ajuntarei'),
    study:
      'Repare na gramática do fazendeiro: meus frutos, meus celeiros, meus bens, direi à minha alma. Não há ninguém na história além dele. Nem mulher, nem vizinho, nem o trabalhador que colheu. Ele conversa consigo e aprova por unanimidade. Jesus não o censura por guardar, pois José guardou trigo e salvou um povo; chama-o de louco por guardar como se fosse só e como se a noite não chegasse.',
    prayer:
      'Puxa uma cadeira para dentro da minha conversa comigo, Senhor. Falo “meu” demais; diz-me quanto é bastante, porque até hoje eu nunca soube parar sozinho.',
    practice:
      'Defina um teto: de quanto a sua casa precisa de reserva? Escreva o número e combine que o que passar disso terá outro destino, e qual.',
  },
  {
    day: 7,
    title: 'Saldo: suficiente',
    verse: verse('1 Timóteo 6:8', 'alimento algo contentes'),
    study:
      'Na última linha vêm comida e roupa, e Paulo encerra a lista. Escrevia a um pastor de cidade rica e sabia do que falava, pois tinha passado por fartura e por fome. Contentamento não é gostar de pouco nem aceitar salário injusto; a mesma carta pede honra e paga a quem trabalha. É a capacidade de dizer “chega” antes que digam por nós.',
    prayer:
      'Hoje tive café, pão, camisa limpa e um abraço. Chega, Senhor Jesus: que palavra boa de mastigar! O que vier depois já pode ser de outro.',
    practice:
      'Dia de descanso: um dia inteiro sem comprar e sem olhar preço. Antes de dormir, passe os olhos pela casa e agradeça três coisas que já são suficientes.',
  },
  {
    day: 8,
    title: 'Fala a moedinha',
    verse: verse('Marcos 12:42', 'viúva lançou duas pequenas moedas'),
    study:
      'Eu valia quase nada, e minha irmã também. Saímos quentes da mão da viúva. Diante de nós tinham caído pratas com barulho de chuva; nós fizemos “tim”. Jesus, sentado em frente, ergueu a cabeça. Um pouco antes eu o tinha ouvido acusar doutores da lei que devoram casa de viúva, e a voz tremia. Por isso não sei se estava feliz quando nos apontou. Penso que admirava a viúva e se doía por ela ao mesmo tempo. Disse que era mais. Eu, que nunca tinha sido mais! Contem o dom, e perguntem quem deixou a viúva só com duas.',
    prayer:
      'Senhor, que escutas o “tim”, abençoa a mulher que dá passagem de ônibus para outra ir à entrevista. E castiga em nós o costume de cantar a oferta da viúva sem perguntar pelo almoço. Por quem devora casas com oração comprida, também peço: que pare, que devolva, que chore. Senta-te em frente aos nossos cofres, Jesus, e diz em voz alta o que vês.',
    practice:
      'Procure na sua igreja uma pessoa idosa que vive com pouco e contribui. Antes de elogiar, veja se falta gás, remédio ou companhia.',
  },
  {
    day: 9,
    title: 'Fala o feixe',
    verse: verse('Rute 2:16', 'lançareis propósito feixes colha repreendais'),
    study:
      'Fui amarrado ao meio-dia por um rapaz de Belém, e uma hora depois ele me soltou “sem querer”. Ordens do patrão. Caí no caminho da estrangeira, de modo que ela me achasse abaixando-se para colher, igual às outras. A lei já deixava para o pobre as bordas do campo. Boaz cumpriu e alargou, com água, almoço e proibição de pôr a mão nela. Ela debulhou, eu virei pão para duas viúvas.',
    prayer:
      'Deus de Rute, ensina-me a esquecer coisas no caminho dos outros. Que a minha ajuda não obrigue ninguém a estender a mão e baixar a cabeça. E guarda de abuso as moças que trabalham na colheita.',
    practice:
      'Ajude hoje de um modo que preserve a dignidade: compre do ambulante sem pechinchar, encomende um serviço, deixe pago o café do próximo.',
  },
  {
    day: 10,
    title: 'Fala a cama do quartinho',
    verse: verse('2 Reis 4:10', 'câmara cama mesa cadeira candelabro'),
    study:
      'Moro em cima da casa, num quarto feito para mim. A ideia foi dela, a sunamita, que tinha posses e olhos. Notou que o homem de Deus passava sempre cansado e sugeriu ao marido: um quarto pequeno, e eu dentro, com mesa, cadeira e lamparina. Gosto dessa lista, porque nela se vê que ela pensou na noite inteira de alguém. Onde ele põe a roupa, como lê? Ela não pediu nada em troca; quando lhe ofereceram favor na corte, respondeu que vivia bem entre os seus. E eu, cama de hóspedes, fico arrumada o ano todo.',
    prayer:
      'Jesus, hóspede de Betânia, entra, que eu tenho um sofá, um quarto da bagunça, um colchão de ar que murcha. Mostra o que dá para arrumar e quem anda sem onde dormir.',
    practice:
      'Prepare um espaço, ainda que seja uma gaveta e um colchonete, para receber quem vier de longe: consulta, concurso, mudança, e ofereça-o a alguém com data marcada.',
  },
  {
    day: 11,
    title: 'Fala o barco',
    verse: verse('Lucas 5:3', 'barcos Simão afastasse terra ensinava'),
    study:
      'Foi uma noite horrível, sem uma sardinha. Os pescadores estavam lavando as redes e eu só queria secar o casco, quando Jesus subiu e pediu ao dono: afaste um pouquinho. Simão podia dizer que tinha encerrado o expediente. Mas me emprestou, e passei a manhã servindo de cadeira e de púlpito, a água devolvendo a voz dele para a praia inteira. Sou ferramenta de trabalho, sujo de escama, e ninguém me chamaria de oferta.',
    prayer:
      'Sobe, Jesus, no barco que eu tenho: uma Kombi, um salão de cabeleireiro, uma máquina de cartão, um terreno baldio. Ele está com cheiro de trabalho; afasta-o um pouco da margem e usa-o como quiseres.',
    practice:
      'Empreste um instrumento do seu trabalho, ou duas horas dele, a quem precise: carona de carga, corte de cabelo antes da entrevista, impressão de currículos.',
  },
  {
    day: 12,
    title: 'Fala o jumentinho',
    verse: verse('Marcos 11:3', 'Senhor precisa devolverá'),
    study:
      'Desconfiei: dois estranhos soltando a minha corda em plena rua! Os vizinhos perguntaram, com razão, e eles disseram a senha, “o Senhor precisa dele”, e acrescentaram a parte de que mais gosto, “e logo devolve”. Nunca ninguém tinha subido em mim. Carreguei um rei sobre casacos emprestados e fui para casa com a orelha cheia de hosanas. Guardem isto, os que pedem coisas para a obra de Deus: digam para quê, digam até quando, devolvam. Eu voltei para o meu dono com a mesma corda.',
    prayer:
      'Jesus, Rei que devolves, perdoa o livro que está comigo desde 2016, a furadeira, a forma de bolo. Perdoa as igrejas que tomaram e não devolveram, e ensina-nos a dizer até quando.',
    practice:
      'Devolva hoje algo emprestado, com um agrado junto. Se alguém ficou com coisa sua e você pode dispensá-la, avise que é presente.',
  },
  {
    day: 13,
    title: 'Fala a pulseira',
    verse: verse('Êxodo 36:6', 'apregoar acampamento oferecer impedido'),
    study:
      'Saí do Egito num braço de menina e cheguei à fila no deserto. Era comprida: brincos, peles, linho tingido, um velho com um pedaço de madeira boa. Vi gente ir e voltar com mais. Até que passou um pregoeiro com o aviso que eu julgava impossível: parem, não tragam, já há de sobra. E pararam! Nenhum sacerdote inventou campanha nova para aproveitar o embalo. Com ouro igual ao meu, pouco antes, tinham fundido um bezerro. O metal é neutro, e digo isso de mim. O que vale é saber para que se pede, e ter a honestidade de dizer “basta”.',
    prayer:
      'Deus do “já chega”, dá à tua igreja tesoureiros com essa frase na boca. Que o nosso ouro não vire bezerro nem telão cada vez maior. E que um dia sobre, para pararmos na fila e rir.',
    practice:
      'Escolha uma campanha com objetivo e conta final publicados (cisterna, tratamento, tradução). Dê o que decidiu e acompanhe até o aviso de encerramento.',
  },
  {
    day: 14,
    title: 'Fala a pedra do túmulo',
    verse: verse('Mateus 27:60', 'sepulcro novo escavado rocha'),
    study:
      'Fui talhada para fechar a cova de um homem rico, José, de Arimateia, que tinha mandado escavá-la para si. Numa sexta-feira ele chegou correndo, com um lençol de linho e o corpo de um condenado. Tinha ido pedi-lo a Pilatos, ele que era discípulo escondido. Deu o lugar da sua própria morte. Achou que dava para sempre, e foi o empréstimo mais curto de que há notícia: no domingo o lugar estava livre. Entrega-se a Cristo uma sepultura e ele a devolve com a porta aberta. Estou encostada aqui ao lado, e quem quiser pode passar.',
    prayer:
      'Ressuscitado, tudo o que te damos volta com luz dentro. Recebe o meu lugar mais triste, aquele que cavei para mim. E devolve-o quando quiseres, com a pedra do lado de fora.',
    practice:
      'Dia de descanso: ande até um jardim, uma praça ou uma planta da sua janela e fique ali dez minutos, como naquele sábado em que ninguém podia fazer mais nada por Jesus. Não é você quem vai rolar a pedra.',
  },
  {
    day: 15,
    title: 'Senha 15: o dízimo vale hoje?',
    verse: verse('Malaquias 3:10', 'dízimos tesouro alimento casa'),
    study:
      'Senhora de bolsa marrom, aflita, a quem respondo com calma. Uns cristãos entendem que a décima parte, anterior a Moisés e pedida por Malaquias, segue sendo a medida básica da fidelidade. Outros veem ali a lei de Israel, que sustentava levitas, órfãos e viúvas, e leem no Novo Testamento uma oferta livre, sem porcentagem, que pode ser menos ou muito mais. Ambos os lados têm gente séria e generosa. Siga a sua igreja com consciência, converse com o pastor, e guarde duas coisas: nenhum valor compra bênção, e nenhuma mãe precisa escolher entre a oferta e o leite.',
    prayer:
      'Pai, não sou caloteiro teu nem freguês, sou filho. Ensina-nos a conversar sobre isso sem medo e sem pedra na mão. Que haja mantimento na tua casa, e também na casa da senhora da bolsa.',
    practice:
      'Leia o capítulo inteiro de Malaquias e depois 2 Coríntios, capítulos oito e nove. Anote o que cada um enfatiza e decida, em paz, uma medida.',
  },
];
