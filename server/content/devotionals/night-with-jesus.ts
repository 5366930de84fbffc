import type { NightDevotional } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const nightWithJesus: readonly NightDevotional[] = [
  {
    slug: 'noite-almofada-na-popa',
    title: 'A almofada na popa',
    reference: 'Marcos 4:37-39',
    reflection:
      'Marcos guarda um detalhe que os outros deixaram de fora: havia uma almofada. O barco enchia, os pescadores gritavam, e Jesus dormia com a cabeça apoiada, na parte de trás. Estava cansado, porque tinha passado o dia ensinando gente à beira da água.\n\nOs discípulos o acordaram com uma acusação em forma de pergunta: não te importas que a gente morra? Quem nunca orou assim, de madrugada, com a água pelo joelho? Ele se levantou, falou com o vento como se fala com um cachorro bravo, e o lago se deitou. Depois, sem pressa, perguntou pelo medo deles.\n\nO sono de Jesus não era descaso; era confiança no Pai. O despertar dele não foi irritação com quem chamou. Nesta noite você pode fazer as duas coisas: gritar, se o barco estiver afundando, ou deitar a cabeça ao lado da dele. Às vezes a tempestade para. Às vezes o que muda é descobrir quem está a bordo. Se houver perigo de verdade, chame também a ajuda de gente, porque acordar os outros faz parte. O mar é grande, e na almofada cabem dois.',
    prayer:
      'Mestre, importas-te, sim. Foi o medo que falou. A água entrou por vários lados hoje, e eu remei até doerem os braços. Fala com este vento, se quiseres. Se não, empresta-me a tua calma e um pedaço da almofada. Guarda os que estão em mar aberto, quem viaja, quem espera cirurgia, quem dorme em área de risco quando chove, e eu me deito porque estás no barco. Amém.',
    gratitude:
      'Agradeça por um momento de calmaria deste dia, por curto que tenha sido. Lembre depois uma tempestade antiga que já passou e quem remou ao seu lado.',
    verses: [verse('Marcos 4:37-39', 'tempestade dormindo almofada aquieta-te bonança')],
  },
  {
    slug: 'noite-o-perfume-e-a-conta',
    title: 'O perfume ficou na casa',
    reference: 'João 12:3',
    reflection:
      'Um cheiro guarda lembrança melhor que fotografia. Sabonete de avó, terra molhada, livro escolar no primeiro dia. Naquela noite em Betânia, a casa inteira ficou com cheiro de nardo, e dali a uma semana, com tudo o que aconteceu, alguém ainda deve ter sentido no lençol, na cortina, no cabelo de Maria.\n\nEla derramou de uma vez o que valia quase um ano de trabalho. Judas fez as contas em voz alta. Jesus defendeu o gesto: era o preparo do seu sepultamento. Talvez ela nem soubesse o tamanho do que fazia. Amava, agradecia o irmão de volta, não quis guardar.\n\nNem toda entrega precisa dar lucro. Há horas do dia que parecem desperdício: sentar com um idoso que repete, ninar, cantar desafinado, ficar calado em oração. Aos olhos da planilha, nada se produziu. Jesus sente o perfume. Antes de dormir, recorde o que você derramou hoje sem esperar retorno. E o que reteve com medo de faltar? Amanhã há outra casa, e ainda resta perfume no frasco.',
    prayer:
      'Senhor Jesus, recebe o que hoje derramei e que ninguém anotou. Recebe também o que não tive coragem de abrir. Tu vales mais que todo perfume e deste o teu sangue sem fazer conta. Tira de mim a voz que calcula o amor. Enche esta casa do teu bom cheiro: perdão, paciência, riso. Que amanhã alguém o perceba em mim e pergunte por ti. Amém.',
    gratitude:
      'Feche os olhos e lembre um cheiro bom de hoje, comida, roupa limpa, chuva, a cabeça de uma criança. Agradeça a Deus por ele e pela pessoa que ele traz à memória.',
    verses: [verse('João 12:3', 'Maria perfumado pés Jesus casa cheiro')],
  },
  {
    slug: 'noite-doze-anos-na-fila',
    title: 'Quem me tocou?',
    reference: 'Lucas 8:46-48',
    reflection:
      'Foram doze anos de exames, de gastar com médico o que não se tinha, de sentar longe para não incomodar, de calendário marcado por uma doença íntima. Pela lei, ela não podia encostar em ninguém. Naquele dia de empurra-empurra, foi por trás e tocou a ponta da roupa de Jesus.\n\nMelhorou na hora e quis sumir na multidão. Jesus não deixou. Perguntou quem tinha sido, e parecia absurdo, com tanta gente espremendo. Não era bronca: ela tinha levado a cura, e ele queria dar-lhe mais: a palavra “filha”, dita em público, e paz. Depois de doze anos sendo um problema, ouviu diante de todos que tinha lugar na família.\n\nNem todos recebem a cura que ela recebeu, e seguir o tratamento continua sendo fé com juízo. Mas o modo como Jesus trata um corpo envergonhado vale para todos nós. Ele distingue um toque no meio da multidão. Sabe a diferença entre quem esbarra e quem procura. Talvez a sua oração de hoje tenha sido só isso, a ponta dos dedos, e ele parou por causa dela.',
    prayer:
      'Jesus, estendo a mão de longe, meio escondido. Há uma coisa em mim de que tenho vergonha, e há anos gasto força com ela. Tu sabes antes que eu conte. Cura o que quiseres curar, conduz os médicos, sustenta a minha paciência. E dá-me o que só tu podes dar: chama-me de filha, de filho, para que eu durma em paz. Abraça esta noite os que ninguém toca. Amém.',
    gratitude:
      'Agradeça pelo seu corpo como ele está, citando uma parte que hoje serviu você em silêncio: os olhos, o fígado, os joelhos. Lembre com gratidão um profissional de saúde que o tratou como gente.',
    verses: [verse('Lucas 8:46-48', 'tocou mulher filha paz')],
  },
  {
    slug: 'noite-o-olhar-no-patio',
    title: 'O galo e o olhar',
    reference: 'Lucas 22:61-62',
    reflection:
      'Pedro tinha dito que iria até a prisão. Poucas horas depois, à beira de uma fogueira, três pessoas perguntaram se o conheciam, e três vezes ele respondeu que não. O galo cantou. Do outro lado do pátio, preso, Jesus virou o rosto.\n\nLucas não descreve que olhar era aquele. Se fosse desprezo, Pedro talvez fugisse para sempre, como fez Judas. Ele saiu e chorou amargamente, e foi choro de quem ainda ama. Horas antes, o Senhor já havia contado a ele que falharia, e que tinha orado para que a sua fé não acabasse. O olhar confirmava as duas coisas: eu sabia, e continuo aqui.\n\nSe hoje você negou alguém que ama, com palavra, silêncio ou pressa, deixe-se olhar. Não adianta explicar ao galo. Chore, se vier o choro; ele lava mais que as desculpas. Depois lembre o final, que Pedro ainda não conhecia naquela noite: uma praia, brasas outra vez, peixe na grelha e uma pergunta sobre amor. Entre a negação e a praia houve uma cruz, e foi por causa dela que houve praia.',
    prayer:
      'Senhor, hoje eu disse que não te conhecia. Não foi com essas palavras, foi com outras, e tu viste. Não desvies o teu rosto, porque é dele que eu preciso. Obrigado por teres orado por mim antes da queda. Recebe o meu choro, ou a minha vontade de chorar. Leva-me amanhã a quem feri, com coragem de pedir perdão. E guarda-me o lugar junto às brasas, na tua praia. Amém.',
    gratitude:
      'Lembre uma vez em que alguém conheceu o seu pior e não foi embora. Agradeça por esse olhar. Se for possível, diga a essa pessoa, nesta semana, o que ele significou.',
    verses: [verse('Lucas 22:61-62', 'Pedro olhou galo chorou amargamente')],
  },
  {
    slug: 'noite-oracao-que-nos-incluiu',
    title: 'Já oraram por você',
    reference: 'João 17:20-21',
    reflection:
      'Há um conforto especial em descobrir, anos depois, que alguém orava por nós quando nem sabíamos. A tia do interior, a professora da escola dominical, o porteiro que cumprimentava e, em casa, dizia o nosso nome.\n\nNa noite da prisão, Jesus orou em voz alta por um bom tempo. Pediu pelos onze que estavam à mesa, com sono e com medo. Depois esticou a oração para frente, para além daquela sala e daquele século. Pediu por quem ainda viria a crer por causa da palavra deles. Faça as contas: a Bíblia que chegou à sua mão, o primeiro hino que você ouviu, a pessoa que falou dele. A corrente vai dar naquela mesa, e você estava na oração.\n\nEle pediu que fôssemos um. Na véspera da cruz, era a nossa amizade que o ocupava. Talvez haja hoje um irmão com quem você não se entende, uma igreja de que saiu ferido. Não é preciso resolver tudo antes de apagar a luz. Basta deitar-se do lado de dentro do pedido dele, e deixar que amanhã alguma coisa em você o atenda.',
    prayer:
      'Jesus, obrigado por teres orado por mim antes que eu existisse. Descanso nisso. Quando me faltarem palavras, lembra-me de que as tuas não acabaram, e que ainda intercedes. Trago o irmão de quem me afastei; tu sabes a minha parte. Junta o que quebramos. Que o mundo veja em nós um pouco de ti. E, por quem crerá amanhã, através de alguém cansado como eu, peço contigo esta noite. Amém.',
    gratitude:
      'Diga os nomes de três pessoas que já oraram por você. Agradeça por uma de cada vez. Depois escolha alguém mais novo na fé e ore por ele em uma frase, sem que ele saiba.',
    verses: [verse('João 17:20-21', 'rogo crerão palavra um')],
  },
];
