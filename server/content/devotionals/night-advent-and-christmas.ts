import type { NightDevotional } from '../types.ts';
import { verse } from '../verse-claim.ts';

/** Devotionals of the church year say what the season is, for they may come at any time. */
export const nightAdventAndChristmas: readonly NightDevotional[] = [
  {
    slug: 'noite-advento-nove-meses-calado',
    season: 'advent',
    title: 'Advento: o silêncio de Zacarias',
    reference: 'Lucas 1:19-20',
    reflection:
      'Apague o que estiver fazendo barulho. A televisão, o vídeo que começa sozinho, a resposta que você ensaia. O Advento, tempo em que a igreja espera o Natal, começou com um homem sem voz.\n\nZacarias era sacerdote, velho, e tinha pedido um filho até cansar de pedir. No dia mais importante da carreira, sozinho no santuário com o incenso, ouviu que a oração tinha sido atendida. Quis garantia, e Gabriel respondeu com aquilo que tinha: era um anjo que ficava diante de Deus, e a notícia vinha de lá. O sacerdote ficou mudo. Do lado de fora, o povo estranhava a demora; quando saiu, ele só conseguiu fazer gestos.\n\nVoltou para casa, e Isabel engravidou. Por todos aqueles meses ele não pôde explicar, nem discutir, nem pregar, só olhar a barriga crescer. Quando o menino nasceu e quiseram dar-lhe o nome do pai, Zacarias escreveu numa tábua que era João. Então a língua se soltou, e a primeira coisa que saiu foi louvor (Lucas 1:64).\n\nO silêncio dele foi disciplina e acabou sendo abrigo. Antes de Jesus, que é a Palavra, alguém precisou parar de falar. Fique assim também, em silêncio, por um instante.\n\nMais um.',
    prayer:
      'Senhor, eu falo muito. Explico, reclamo, dou conselho, peço garantia. Recebe agora a minha boca fechada. Tu continuas trabalhando enquanto não digo nada, e há coisas crescendo nesta casa que só percebo quando calo. Por quem não tem voz, por quem desistiu de pedir, eu te apresento este silêncio. Quando a minha língua se soltar amanhã, que a primeira palavra seja tua. Amém.',
    gratitude:
      'Fique três minutos sem som nenhum. Repare no que Deus sustentou hoje sem a sua ajuda: a respiração, a noite que veio na hora, alguém dormindo no quarto ao lado. Depois agradeça, se quiser, sem palavra nenhuma.',
    verses: [
      verse('Lucas 1:19-20', 'Gabriel mudo palavras tempo cumprirão'),
      verse('Lucas 1:64', 'boca língua louvando Deus'),
    ],
  },
  {
    slug: 'noite-advento-jose-dorme',
    season: 'advent',
    title: 'Advento: José foi dormir preocupado',
    reference: 'Mateus 1:20-21',
    reflection:
      'José andava com uma pergunta que não se faz a ninguém. A noiva estava grávida, e não era dele. Podia denunciá-la em público. Sendo justo, decidiu sair sem alarde, para que não a apedrejassem com os olhos nem com as mãos. Não quis se vingar, mas também não via saída que doesse pouco, e deitou-se com isso na cabeça.\n\nFoi dormindo que recebeu a notícia. O anjo o chamou de filho de Davi, pediu que não tivesse medo de receber Maria e explicou que a criança vinha do Espírito Santo. Ele lhe daria o nome de Jesus, porque o menino salvaria o seu povo dos pecados. Nenhuma palavra de José foi registrada, nem ali nem depois. Está escrito que acordou e fez.\n\nNas semanas do Advento falamos de Maria, dos profetas, dos anjos, e ele fica atrás, segurando a lanterna. Adotou um filho por obediência e lhe deu nome, ofício e casa. Quase tudo o que importava na vida dele foi decidido por outro, e ele disse sim levantando-se da cama. Nem todo problema será resolvido em sonho. Alguns pedem conselho, advogado, conversa. Porém há uma hora em que se pode parar de revirar, e Deus, que não dorme, continua com o assunto.',
    prayer:
      'Deus de José, também me deito com uma decisão que não fecha. Já olhei por todos os lados. Livra-me de expor alguém para salvar a minha imagem. Dá-me sono agora e clareza de manhã, e, se for preciso, gente sábia para me ouvir. Abençoa os padrastos, os pais adotivos, os avós que criam. Obrigado por Jesus, que recebeu um pai na terra e nos deu o do céu. Amém.',
    gratitude:
      'Agradeça por um homem discreto que fez diferença na sua vida sem discurso: um pai, um padrasto, um mestre de obras. Lembre uma coisa que ele fez com as mãos.',
    verses: [verse('Mateus 1:20-21', 'José sonho temas receber Maria Jesus salvará')],
  },
  {
    slug: 'noite-advento-luz-na-estrada-escura',
    season: 'advent',
    title: 'Advento: uma luz na estrada escura',
    reference: 'Isaías 9:2',
    reflection:
      'Quem já viajou de madrugada pelo interior, com o ônibus apagado e a testa no vidro, conhece esta alegria pequena: depois de uma hora de breu, a luz de uma casa só, lá no fundo do pasto, onde alguém está acordado. A estrada não ficou mais curta, e mesmo assim muda tudo.\n\nIsaías falou a uma região que tinha apanhado primeiro. Zebulom e Naftali ficavam no norte, no caminho dos exércitos, e quando a Assíria desceu foram as primeiras a cair. Era o lugar de que os outros diziam que não tinha mais jeito. Pois seria por ali, anunciou o profeta, que começaria a clarear. Um menino nasceria, nos ombros dele estaria o governo, e a paz não teria fim. Séculos depois, Jesus cresceu naquela mesma Galileia e ali começou a pregar.\n\nMuitas igrejas acendem uma vela em cada domingo do Advento: uma, depois duas, até quatro. Quando só há uma, a sala continua escura, e ninguém diz que a vela falhou. Deus não acendeu o mundo com um interruptor; mandou um menino. Se o seu norte caiu primeiro, se ainda falta muita estrada, encoste a testa no vidro. Tem gente acordada naquela casa.',
    prayer:
      'Jesus, luz da Galileia, há um canto da minha vida que já dei por perdido. Começa por ali. Não te peço o clarão de uma vez; basta a luz da próxima curva. Acompanha os que estão na estrada nesta noite, os motoristas de ônibus e de caminhão, os que voltam para casa sem saber o que vão encontrar. E faz da nossa janela uma dessas que alguém vê de longe. Amém.',
    gratitude:
      'Acenda uma vela ou deixe acesa só uma lâmpada fraca. Agradeça por três pontos de luz do seu dia, do menor para o maior, e depois apague, sabendo que Cristo fica.',
    verses: [
      verse('Isaías 9:2', 'povo trevas grande luz'),
      verse('Isaías 9:6', 'menino governo ombros Paz'),
    ],
  },
  {
    slug: 'noite-natal-a-manjedoura-emprestada',
    season: 'christmas',
    title: 'Natal: onde cabia um bebê',
    reference: 'Lucas 2:7',
    reflection:
      '— Vó, por que ele dormiu na comida do boi?\n\nA menina arruma o presépio de barro em cima da estante. A avó pensa antes de responder.\n\n— Porque não tinha berço. A casa estava cheia.\n\n— E ninguém saiu do quarto para a moça grávida?\n\nPara essa pergunta não há boa resposta. Lucas gasta uma linha: Maria deu à luz, envolveu o filho em panos e o deitou num cocho, porque não havia lugar para eles onde os viajantes pousavam. Não fala de dono malvado batendo a porta. Belém estava lotada por causa do censo; cada um cuidava do seu cansaço. Foi assim, sem maldade, que o Filho de Deus ficou no lado de fora dos planos de todo mundo. E ali mesmo havia palha, pano limpo e dois braços.\n\n— Se fosse aqui, eu dava a minha cama — decide a menina.\n\n— Dava mesmo?\n\n— Dava. Dormia com a senhora.\n\nJesus não entrou pela porta dos que tinham sobra. Precisou de um lugar emprestado ao nascer, e de outro, ao ser sepultado. Continua procurando espaço em casa lotada, onde alguém se aperta um pouco. Nem o cocho era digno, nem a nossa sala é, mas ele coube.',
    prayer:
      'Senhor Jesus, que coubeste num cocho, a minha casa está cheia, e a cabeça mais ainda. Eu não te fecho a porta, só não abro espaço, e peço que me perdoes. Entra pelo quintal, se for preciso. Lembra-te das mulheres que dão à luz longe de casa, dos bebês que dormem em caixa de papelão, das famílias na calçada. Ensina-me a me apertar para que alguém caiba, e fica entre nós esta noite. Amém.',
    gratitude:
      'Agradeça por um dia em que alguém se apertou para que você coubesse: um colchão na sala, um lugar no carro, um prato a mais. Pense em quem poderia caber perto de você nesta semana.',
    verses: [verse('Lucas 2:7', 'panos manjedoura lugar hospedaria')],
  },
  {
    slug: 'noite-natal-o-menino-estrangeiro',
    season: 'christmas',
    title: 'Natal de quem teve de fugir',
    reference: 'Mateus 2:14',
    reflection:
      'O presépio da vitrine para na visita dos magos. A história de Mateus não. Mal os visitantes se foram, José acordou no meio da noite, sacudiu Maria, pegou o menino e o que dava para carregar, e partiram para o Egito. O rei de então preferia matar crianças a perder a cadeira.\n\nPense no que levaram: uma muda de roupa, talvez o ouro dos magos, costurado numa barra. Pense no que deixaram: a casa onde as visitas tinham entrado, as ferramentas, os vizinhos, que naqueles dias perderam os seus meninos. Mateus não adoça essa parte. Põe ali o choro de Raquel, que recusa consolo. Do outro lado da fronteira, uma família que falava com sotaque procurou quarto e serviço. O Salvador do mundo aprendeu a andar como estrangeiro.\n\nEm São Paulo, em Boa Vista, em Chapecó, há crianças que chegaram assim, da Venezuela, do Haiti, da Síria. E há as que mudaram de estado no escuro, com a mãe, porque em casa não dava para ficar. José nos ensina que fugir do perigo pode ser obediência. Jesus passou por essa estrada no colo. Quem foge, hoje, não caminha por lugar que ele não conheça.',
    prayer:
      'Jesus, que atravessaste a fronteira no colo, guarda os que viajam esta noite com medo e pouca bagagem. Abre portas no país em que chegam e dá-lhes documento, escola, serviço e um vizinho que sorria. Consola as mães que perderam filhos pela crueldade dos grandes. Julga com justiça quem faz disso um cálculo. E, quando um estrangeiro bater perto de mim, ajuda-me a reconhecer a tua família. Amém.',
    gratitude:
      'Agradeça pelo teto desta noite, citando o que ele tem de mais simples: a tranca, a coberta, a água. Depois lembre alguém que acolheu você quando era de fora.',
    verses: [
      verse('Mateus 2:14', 'menino mãe noite Egito'),
      verse('Mateus 2:18', 'Ramá Raquel chorando consolada'),
    ],
  },
];
