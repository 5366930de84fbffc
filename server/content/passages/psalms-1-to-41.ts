import type { PassageDevotional } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const psalms1To41: readonly PassageDevotional[] = [
  {
    slug: 'salmos-1',
    chapters: ['PSA.1'],
    verse: verse('Salmos 1:3', 'árvore plantada ribeiros'),
    reflection:
      'A porta de entrada dos Salmos é uma árvore que alguém plantou perto da água. Na outra metade do salmo a palha voa, leve e sem raiz, levada por qualquer vento da roça. O homem feliz de que ele fala lê a lei do Senhor de dia e de noite, e o fruto aparece quando chega o tempo dele, nem antes nem depois.',
    prayer:
      'Senhor, planta-me perto da tua água, porque eu ando seco de tanto correr. Dá-me gosto pela tua palavra, a ponto de eu a repetir no caminho e na cama. Livra-me da roda em que se zomba de tudo. Em Jesus, a videira verdadeira, quero dar fruto na hora certa. Amém.',
    application:
      'Escolha uma frase curta deste salmo e repita-a em voz baixa em três momentos do dia: ao acordar, ao meio-dia e ao deitar.',
  },
  {
    slug: 'salmos-2',
    chapters: ['PSA.2'],
    verse: verse('Salmos 2:12', 'Filho confiam Bem-aventurados'),
    reflection:
      'Reis se reúnem para cortar as cordas com que Deus os segura, e lá do alto se ouve um riso. O salmo foi cantado quando o rei de um país pequeno subia ao trono em Sião, e ninguém em volta o achava assustador. Os apóstolos o repetiram numa sala, depois de ameaçados, e disseram que falava de Jesus, de Herodes e de Pilatos. A última palavra é um convite aos poderosos e a nós: quem se abriga no Filho é feliz.',
    prayer:
      'Pai, as manchetes fazem barulho e eu esqueço quem está sentado no trono. Acalma os meus medos, e fala comigo. Eu beijo os pés do teu Filho e me abrigo nele. Dá prudência aos que governam o nosso país, e livra-os de morrer no caminho da soberba. Amém.',
    application:
      'Troquem uma conversa irritada sobre política por uma oração de três minutos pelos que governam. Cada um termine dizendo em que confia quando os governos mudam.',
  },
  {
    slug: 'salmos-3',
    chapters: ['PSA.3'],
    verse: verse('Salmos 3:5', 'deito durmo acordo sustenta'),
    reflection:
      'Davi foge do próprio filho, e a conta dos que se levantam contra ele cresce a cada verso. O que dizem dele dói mais do que as armas: que nem Deus o salvará. A resposta é um sono; ele se deita no meio do cerco, dorme, e na manhã seguinte conta que foi o Senhor quem o segurou e lhe levantou a cabeça.',
    prayer:
      'Senhor, escudo meu, há vozes que me dizem que para mim já não há jeito. Levanta a minha cabeça, que anda baixa. Quero dormir esta noite sem vigiar a porta. Jesus dormiu numa tempestade porque confiava em ti; dá-me um pouco dessa paz, e abençoa também quem está contra mim. Amém.',
    application:
      'Ao deitar, diga em voz alta o nome do que o cerca e acrescente: “o Senhor me sustenta”. Deixe o celular longe da cama até amanhecer.',
  },
  {
    slug: 'salmos-4',
    chapters: ['PSA.4'],
    verse: verse('Salmos 4:7', 'alegria coração trigo vinho'),
    reflection:
      'É uma oração de fim de dia, de quem foi difamado e ainda está com raiva. Ele aconselha quem ferve por dentro a não pecar, a se deitar, pensar em silêncio e calar. Muita gente em volta pergunta quem lhe mostrará o bem, e pensa na colheita; ele descobre no peito uma alegria maior que celeiro cheio, e apaga a luz.',
    prayer:
      'Deus, eu trouxe a raiva para a cama, e ela quer conversar até de madrugada. Ajuda-me a calar e a confiar. Levanta sobre nós o teu rosto, que vale mais do que safra boa. Em Jesus eu já recebi o teu sim. Faz-me descansar seguro, e a quem me difamou também. Amém.',
    application:
      'Antes de dormir, escreva numa linha o que o irritou hoje e noutra uma alegria pequena que ninguém lhe tira. Apague a luz depois da segunda.',
  },
  {
    slug: 'salmos-5',
    chapters: ['PSA.5'],
    verse: verse('Salmos 5:3', 'manhã voz vigiando'),
    reflection:
      'Davi acorda cercado de bajuladores e mentirosos, e a primeira conversa do dia é com o seu Rei. Ele apresenta a oração como quem arruma a lenha no altar, e depois fica de vigia, esperando a resposta. Entra na casa de Deus pela bondade que recebeu, e pede um caminho reto no meio de gente torta.',
    prayer:
      'Meu Rei e meu Deus, escuta a minha voz antes que eu ouça as outras. Organizo diante de ti o que me espera hoje, e fico atento ao que vais fazer. Protege-me da mentira dos outros e da minha. Que eu comece este dia como Jesus, que se levantou ainda no escuro para falar contigo. Amém.',
    application:
      'Amanhã cedo, antes de pegar o celular, diga a Deus as três coisas que mais pesam no seu dia. À noite, olhe de novo para elas e veja o que aconteceu.',
  },
  {
    slug: 'salmos-6',
    chapters: ['PSA.6'],
    verse: verse('Salmos 6:8-9', 'ouviu voz choro súplica'),
    reflection:
      'Davi está doente e chora de noite até a cama ficar encharcada, e a vista dele já enfraqueceu de tanta mágoa. Ele começa uma pergunta a Deus, até quando, e a frase fica sem terminar. De repente a voz muda, e ele manda embora os que lhe fazem mal, porque o Senhor ouviu. O que chegou lá em cima, conta ele, foi a voz do choro, antes de qualquer palavra bem-feita.',
    prayer:
      'Senhor, o meu choro não tem frase, e tu o escutas assim mesmo. Os meus ossos estão abalados, e a noite ainda vai longe. Cura-me, ou segura-me até que a cura venha. Deixo contigo o travesseiro molhado e o motivo que ninguém sabe, porque ouviste também as lágrimas do teu Filho. Amém.',
    application:
      'Esta noite, se o choro vier, não o segure nem procure palavras; diga só o nome de Jesus e deixe que as lágrimas sejam a sua oração.',
  },
  {
    slug: 'salmos-7',
    chapters: ['PSA.7'],
    verse: verse('Salmos 7:3-4', 'fiz mãos paguei paz'),
    reflection:
      'Um homem chamado Cuxe, da tribo de Saul, falou contra Davi, e o salmo não repete o que ele disse. Antes de pedir justiça, Davi se oferece para ser investigado: se ele pagou com o mal a quem vivia em paz com ele, que o inimigo o alcance e pise a sua vida no chão. Poucos acusados começam a defesa assim. Ele lembra ainda que quem cava um buraco para o outro acaba caindo lá dentro, e deixa o resto com o juiz que conhece os corações.',
    prayer:
      'Justo juiz, antes de me defender eu te peço que me examines. Se há maldade nas minhas mãos, mostra-me primeiro a mim. Se falam de mim o que não fiz, sê o meu escudo no grupo da família e no trabalho. Guarda-me de cavar um buraco para quem cavou o meu. Amém.',
    application:
      'Pense numa queixa que você tem contra alguém e pergunte-se com sinceridade qual é a sua parte nela. Se achar alguma, vá acertá-la antes de falar da parte do outro.',
  },
  {
    slug: 'salmos-8',
    chapters: ['PSA.8'],
    verse: verse('Salmos 8:4', 'ser humano lembres'),
    reflection:
      'O poeta ergue os olhos para a lua e as estrelas, trabalho dos dedos de Deus, e se sente pequeno. A surpresa dele é que o dono de tudo isso se lembre de gente e venha visitar. Crianças de peito, com um balbucio, fazem calar os inimigos; e o Filho do homem, feito por um pouco menor que os anjos, foi coroado de honra.',
    prayer:
      'Senhor nosso, quão grande é o teu nome na terra inteira. Diante da tua lua eu me pergunto por que te lembras de mim. Tu me visitaste em Jesus, que se fez pequeno e hoje tem tudo debaixo dos pés. Ajuda-me a cuidar dos bichos, do mar e da terra como quem recebeu um encargo. Amém.',
    application:
      'Olhe a lua com uma criança esta noite, ou mande a alguém uma foto do céu. Conte a essa pessoa que Deus se lembra dela pelo nome.',
  },
  {
    slug: 'salmos-9',
    chapters: ['PSA.9'],
    verse: verse('Salmos 9:13-14', 'portas morte filha Sião'),
    reflection:
      'Este salmo passa por duas portas diferentes. Davi pede ajuda àquele que o levanta das portas da morte, porque há gente que o odeia, e já avisa para onde quer ir depois: as portas de Sião, por onde o povo entra e sai, para contar ali o que Deus fez. Entre uma e outra ele canta que o necessitado não vai ficar esquecido para sempre. Jesus saiu das portas da morte no domingo de manhã e foi encontrar os seus para que contassem.',
    prayer:
      'Tu me levantaste de um lugar de onde eu não sairia sozinho, Senhor. Leva-me agora para onde passa gente, que eu quero contar. Lembra-te dos pobres cujo processo dorme na gaveta. Sê refúgio alto para a mulher que foge e para o menino marcado para morrer. Põe um louvor na minha boca, e na minha frente alguém disposto a ouvi-lo. Amém.',
    application:
      'Na porta de algum lugar em que você entra hoje, a escola, o serviço ou a padaria, conte a uma pessoa de que aperto Deus tirou você.',
  },
  {
    slug: 'salmos-10',
    chapters: ['PSA.10'],
    verse: verse('Salmos 10:14', 'desamparado órfão'),
    reflection:
      'O salmista pergunta por que Deus está longe justo agora, e descreve o homem que se encolhe na esquina da aldeia para atacar o pobre. Esse homem tem certeza de que ninguém vê. O salmo responde que Deus vê sim, olha a opressão de perto e toma nas mãos a causa do órfão.',
    prayer:
      'Levanta-te, Senhor, e lembra-te dos pequenos. Tu vês quem arma cilada contra o pobre e quem se aproveita de uma criança. Quebra a força do violento e põe a vítima em lugar seguro. Dá-me coragem para ver e falar, como Jesus viu e acolheu os menores. Amém.',
    application:
      'Guarde no telefone os números 100 e 190. Se você souber de uma criança, um idoso ou uma mulher em perigo, ligue hoje, ou procure com alguém o conselho tutelar.',
  },
  {
    slug: 'salmos-11',
    chapters: ['PSA.11'],
    verse: verse('Salmos 11:3-4', 'fundamentos destruídos justo trono'),
    reflection:
      'Há quem aconselhe Davi a voar para a serra como um passarinho, porque há gente atirando no escuro e o chão de tudo parece ter cedido. Davi fugiu em outras ocasiões, e fez bem. Desta vez ele fica e, quando lhe perguntam o que um justo ainda pode fazer, responde que o trono de Deus continua no lugar. Lá do alto há olhos atentos, e quem é reto de coração acabará vendo o rosto daquele que o olha.',
    prayer:
      'Senhor, as notícias me mandam fugir, embora eu não saiba para onde. Mostra-me quando é hora de sair depressa e quando é hora de ficar no meu posto. Firma os professores, as enfermeiras e os servidores honestos que não abandonaram o lugar deles. O teu trono não tremeu quando Jesus foi preso de noite, nem treme hoje. Amém.',
    application:
      'Agradeça pessoalmente a alguém que continua fazendo direito o seu trabalho num lugar onde muitos desistiram. Conte-lhe com clareza o que você tem visto ali.',
  },
  {
    slug: 'salmos-12',
    chapters: ['PSA.12'],
    verse: verse('Salmos 12:6', 'palavras puras prata sete'),
    reflection:
      'Davi olha ao redor e acha que os fiéis acabaram, porque todo elogio que escuta tem segunda intenção. A fala desses bajuladores virou arma, e eles dizem que ninguém manda no que falam. Então Deus toma a palavra por causa do gemido dos pobres e diz que agora se levanta. O salmo compara as palavras dele à prata que voltou sete vezes ao fogo, até não sobrar nada que não seja prata.',
    prayer:
      'Estou cansado, Senhor, de promessa de campanha, de propaganda e de elogio falso. As tuas palavras não têm mistura, e eu quero descansar nelas. Levanta-te pelo gemido de quem espera comida e remédio. Tira da minha fala o que é só para agradar. Põe em segurança os que não têm quem fale por eles. Amém.',
    application:
      'Passe o dia sem dizer nenhum elogio que não seja verdadeiro. À noite, diga um verdadeiro e preciso a quem mora com você ou a um vizinho.',
  },
  {
    slug: 'salmos-13',
    chapters: ['PSA.13'],
    verse: verse('Salmos 13:1', 'quando esquecerás rosto'),
    reflection:
      'Quatro vezes Davi repete a mesma pergunta: até quando. Ele carrega a preocupação o dia inteiro, sente que o rosto de Deus se virou, e teme que os olhos se apaguem de vez. O salmo tem só seis versículos, e o último já é uma cantiga, embora nada lá fora tenha mudado entre o começo e o fim.',
    prayer:
      'Até quando, Senhor? Eu faço a pergunta porque ainda espero que tu respondas. Ilumina os meus olhos, que estão pesados de tristeza, e guarda-me de adormecer longe de ti. Confio no teu amor leal, que Jesus me mostrou até o fim. Quero cantar um pouco hoje, mesmo sem ver a saída. Amém.',
    application:
      'Escreva a sua própria pergunta que começa com “até quando” e leia-a a Deus. Embaixo dela, anote uma vez em que ele foi bom com você.',
  },
  {
    slug: 'salmos-14',
    chapters: ['PSA.14'],
    verse: verse('Salmos 14:4', 'devoram povo pão'),
    reflection:
      'O tolo deste salmo fala baixo, no coração, que Deus não existe, e o que ele pensa aparece no modo como trata os outros. Ele devora gente como quem come pão. Deus olha do céu à procura de uma pessoa que o busque e acaba sem achar nem uma; Paulo leu essa linha aos romanos incluindo a si mesmo. Quem nos salva precisava vir de fora, e o salmo termina olhando para Sião, de onde veio Jesus.',
    prayer:
      'Ó Deus, eu digo que creio em ti e às vezes vivo como se ninguém me visse. Mostra-me de quem eu tiro o pão sem perceber, no preço que exijo e no prazo que aperto. Tu és o refúgio do pobre que teve os planos estragados. Obrigado porque, quando não havia um sequer, Jesus veio. Amém.',
    application:
      'Escolha uma compra ou um serviço de hoje e pense em quem o fez. Pague em dia o que deve a essa pessoa, ou trate-a com mais respeito do que ontem.',
  },
  {
    slug: 'salmos-15',
    chapters: ['PSA.15'],
    verse: verse('Salmos 15:1', 'morará tenda santo monte'),
    reflection:
      'A pergunta parece de porteiro: quem pode morar na casa de Deus? A resposta não fala de ofertas nem de cantos; fala do vizinho, da língua, do dinheiro emprestado sem exploração e da promessa mantida mesmo quando dá prejuízo. Quem lê a lista até o fim com sinceridade procura depressa alguém que a tenha cumprido por inteiro.',
    prayer:
      'Senhor, eu leio a tua lista e abaixo os olhos. Já falei mal de um amigo e já voltei atrás numa palavra dada. Só Jesus andou assim, sem uma falha, e por ele eu me atrevo a chegar. Ensina-me a viver como quem já mora contigo, a começar pelo dinheiro e pela língua. Amém.',
    application:
      'Cumpra hoje uma promessa que ficou cara ou incômoda. Se não for mais possível, procure a pessoa e diga a verdade, sem inventar desculpa.',
  },
  {
    slug: 'salmos-16',
    chapters: ['PSA.16'],
    verse: verse('Salmos 16:11', 'caminho vida presença'),
    reflection:
      'Davi fala como quem recebeu um terreno na partilha da herança e gostou da cerca: as divisas caíram em lugar bonito, porque o próprio Deus é a parte dele. De noite o próprio coração o ensina. E ele diz que o Santo não veria a corrupção, palavra que Pedro, no dia de Pentecostes, explicou falando de Jesus ressuscitado.',
    prayer:
      'Guarda-me, ó Deus, porque eu me abrigo em ti. Tu és a minha herança, e com ela eu posso viver contente no terreno que me coube. Jesus saiu do túmulo antes da corrupção, e abriu para mim o caminho da vida. Ensina o meu coração enquanto eu durmo, e alegra-me na tua presença. Amém.',
    application:
      'Conte a alguém, numa conversa simples, três coisas boas do lugar e da vida que você tem. Pergunte quais seriam as três dessa pessoa.',
  },
  {
    slug: 'salmos-17',
    chapters: ['PSA.17'],
    verse: verse('Salmos 17:15', 'rosto despertar satisfeito semelhança'),
    reflection:
      'Davi pede para ser guardado como a gente guarda a menina do olho, que se fecha antes que o cisco chegue. Em volta dele há homens insensíveis, de barriga cheia, que deixam o que sobra para os filhos e não esperam mais nada. Ele não inveja a mesa deles, porque a sua fome é de ver um rosto. Ele diz que, quando acordar, esse rosto vai deixá-lo satisfeito, e os discípulos começaram a entender essa manhã quando viram o rosto de Jesus ressuscitado.',
    prayer:
      'Guarda-me, Senhor, como se guarda um olho. Eu como, compro e durmo, e acordo ainda com fome. Visita-me de noite, examina-me, e desperta-me com vontade de ti. Alimenta os filhos de quem não tem sobra nenhuma para deixar. Quero um dia abrir os olhos e ver Jesus, e ficar enfim satisfeito. Amém.',
    application:
      'Ao acordar amanhã, antes de qualquer tela, fique um minuto de olhos abertos na cama e diga a Deus que é a ele que você deseja ver.',
  },
  {
    slug: 'salmos-18',
    chapters: ['PSA.18'],
    verse: verse('Salmos 18:16', 'alto tomou muitas águas'),
    reflection:
      'Davi começa dizendo que ama a Deus, e depois conta por quê. Ele estava se afogando, gritou, e o grito fez tremer os montes: Deus curvou o céu e desceu montado no vento, com trovão e granizo. Toda essa tempestade serviu para estender a mão e puxar um homem da água. Mais adiante vêm versos de batalha duros de ler; a maior descida de Deus, porém, aconteceu sem barulho, quando Jesus entrou nas nossas águas para nos tirar.',
    prayer:
      'Eu te amo, Senhor, e digo isso antes de pedir. Tu curvaste o céu por um homem que se afogava, e eu também não dou conta da água que me cerca. Acende a minha lâmpada neste quarto escuro. Leva para um lugar espaçoso a mãe que não dorme e o filho que se envolveu com quem não devia. Sustenta-nos com a tua mão direita até a água baixar. Amém.',
    application:
      'Diga hoje “eu te amo” a Deus em voz alta, com o motivo. Depois diga-o também a alguém da sua casa que não o ouve há muito tempo.',
  },
  {
    slug: 'salmos-19',
    chapters: ['PSA.19'],
    verse: verse('Salmos 19:12', 'erros purifica ocultos'),
    reflection:
      'O sol sai de casa como um noivo e percorre o céu, e todo dia conta alguma coisa ao dia seguinte, sem usar voz. Depois o poema muda de assunto e prova a lei do Senhor como se prova mel do favo. Diante de tanta luz, o poeta percebe que tem erros que nem enxerga, e pede que sejam lavados também.',
    prayer:
      'Rocha minha e meu libertador, o céu fala de ti sem palavras, e a tua palavra fala comigo. Limpa-me dos erros que eu não percebo, e segura-me longe do orgulho. Que a conversa da minha boca e os pensamentos do meu coração te agradem. Peço isso em Jesus, a tua palavra que se fez gente. Amém.',
    application:
      'Peça a Deus que mostre uma falha que você não vê. Depois pergunte a alguém de confiança, com mansidão, o que ela gostaria que você mudasse, e apenas agradeça.',
  },
  {
    slug: 'salmos-20',
    chapters: ['PSA.20'],
    verse: verse('Salmos 20:7', 'carruagens cavalos invocamos nome'),
    reflection:
      'O povo ora em voz alta pelo rei que vai sair à guerra, e cada frase deseja que Deus lhe responda. Depois uma voz muda o tom e diz que agora sabe. Os outros exércitos contam carros e cavalos, e este conta com um nome; os de lá caem, e os de cá se veem de pé.',
    prayer:
      'Responde, Senhor, a quem sai hoje para um dia difícil: a prova, a audiência, o hospital, a conversa. Eu também confio em cavalos, que no meu caso são currículo, saldo e amigos influentes. Obrigado por eles, e ensina-me a invocar primeiro o teu nome. Jesus é o Rei que salvaste da morte, e nele eu fico de pé. Amém.',
    application:
      'Faça esta oração por alguém que enfrenta hoje um dia de batalha, pondo o nome da pessoa no lugar do rei, e avise que orou.',
  },
  {
    slug: 'salmos-21',
    chapters: ['PSA.21'],
    verse: verse('Salmos 21:3-4', 'coroa ouro vida pediu'),
    reflection:
      'No salmo anterior o povo orava pelo rei no dia da angústia, e neste agradece pelo que ele recebeu. O rei tinha pedido a vida e a ganhou, e foi Deus quem lhe pôs na cabeça uma coroa de ouro puro. A segunda parte fala de inimigos consumidos como em fornalha, e é difícil cantá-la sem tremer. Nós conhecemos um Rei que também pediu para ser livrado da morte, recebeu antes uma coroa de espinhos, e foi ouvido na manhã da ressurreição.',
    prayer:
      'Quantas vezes, Senhor, eu pedi muito na ida e me esqueci de ti na volta. Agradeço hoje pelo exame que deu certo e pela viagem sem acidente. Alegra-me com a presença de Jesus, que levou os espinhos e foi coroado de glória. Deixo contigo os que me querem mal, e peço que mudes o coração deles. Amém.',
    application:
      'Lembre-se de um pedido que Deus atendeu neste ano e que ficou sem agradecimento. Agradeça agora, de joelhos ou andando, contando a ele os detalhes.',
  },
  {
    slug: 'salmos-22',
    chapters: ['PSA.22'],
    verse: verse('Salmos 22:1', 'Deus desamparaste'),
    reflection:
      'Este foi o salmo que Jesus começou a dizer na cruz, com a língua colada no céu da boca e os soldados sorteando a roupa dele. O homem que ora lembra os pais que confiaram e o colo da mãe onde aprendeu a confiar. Na segunda metade ele está no meio dos irmãos, contando que foi ouvido, e os pobres comem até se fartar.',
    prayer:
      'Meu Deus, Jesus gritou para que o meu grito tivesse lugar diante de ti. Ouve os que hoje se sentem abandonados, zombados e sem força. Tu não desprezaste a aflição do aflito nem lhe escondeste o rosto. Leva-me da pergunta até a mesa onde todos comem, e eu contarei o que fizeste. Amém.',
    application:
      'Leia este salmo inteiro pensando em Jesus na cruz. Pare na frase que mais se parece com a sua dor e diga-a a ele, que a conhece por dentro.',
  },
  {
    slug: 'salmos-23',
    chapters: ['PSA.23'],
    verse: verse('Salmos 23:4', 'vale comigo vara'),
    reflection:
      'Enquanto o caminho é bom, Davi fala do pastor: ele me leva, ele me guia. Quando entra no vale escuro, muda o modo de dizer e conversa direto: tu estás comigo. A vara espanta o bicho, o cajado puxa a ovelha de volta, e na saída do vale há uma mesa posta e um cálice que derrama.',
    prayer:
      'Pastor meu, há um vale na minha frente, e eu prefiro falar contigo a falar de ti. Vai junto, com a vara e com o cajado. Tu, Jesus, deste a vida pelas ovelhas e sabes o caminho de volta. Faz-me deitar hoje e descansar, e leva-me enfim para morar na tua casa. Amém.',
    application:
      'Acompanhe alguém que atravessa um vale: ofereça-se para ir junto a um exame, a um velório ou a uma audiência. Se não puder ir, ligue na hora marcada.',
  },
  {
    slug: 'salmos-24',
    chapters: ['PSA.24'],
    verse: verse('Salmos 24:7-8', 'portas Rei Glória entre'),
    reflection:
      'A procissão chega ao alto do morro, e alguém pergunta quem pode entrar. A resposta desanima quem é honesto: mãos limpas, coração limpo, nenhuma falsidade. Então a pergunta se inverte, e quem está diante das portas é o próprio Rei, pedindo que elas se levantem, porque são baixas demais para ele. Jesus entrou em Jerusalém montado num jumentinho e subiu ao Pai depois da cruz, e atrás dele, com mãos lavadas, podemos passar.',
    prayer:
      'Rei da glória, a terra é tua, e o meu portão também. As minhas mãos não estão tão limpas quanto este salmo pede. Entra tu, Jesus, e leva-me contigo para dentro. Levanta em mim o que o medo abaixou, e abre as portas da nossa cidade, da escola ao presídio. Amém.',
    application:
      'Ao abrir hoje a porta de casa, diga em voz alta: “entra, Rei da glória”. Lave as mãos devagar e confesse a Deus o que elas fizeram.',
  },
  {
    slug: 'salmos-25',
    chapters: ['PSA.25'],
    verse: verse('Salmos 25:7', 'pecados juventude bondade'),
    reflection:
      'No hebraico cada verso começa por uma letra do alfabeto, como quem arruma a oração para não se perder. O homem que ora está sozinho, e pede várias coisas ao mesmo tempo: caminho, perdão, companhia. Do passado ele fala com um pedido curioso, o de que Deus tenha boa e má memória, que esqueça os erros da mocidade e se lembre da misericórdia. Foi assim que Jesus olhou para o ladrão que pediu para ser lembrado.',
    prayer:
      'Senhor, a ti levanto a minha alma, que anda pesada de coisas antigas. Esquece o que eu fiz quando era jovem e ainda me acorda de noite. Lembra-te de mim por Jesus, conforme o teu amor. Mostra o teu caminho a quem pecou e não sabe por onde voltar, e senta-te perto de quem hoje está só. Amém.',
    application:
      'Escreva a sua própria oração de A a F, uma frase curta por letra. Se há um erro da juventude que ainda pesa, conte-o a Deus e deixe-o com ele.',
  },
  {
    slug: 'salmos-26',
    chapters: ['PSA.26'],
    verse: verse('Salmos 26:6', 'Lavo mãos altar'),
    reflection:
      'Davi lava as mãos e dá a volta no altar cantando, enquanto pede a Deus que examine até os pensamentos. Ele escolheu onde não se sentar, que é a roda em que se combina o suborno, e escolheu onde estar, que é a casa que ele ama. Pilatos lavou as mãos diante da multidão para não responder pelo que decidia. As de Davi foram lavadas para chegar perto, e mesmo falando da sua integridade ele pede misericórdia no fim.',
    prayer:
      'Examina-me, Senhor, por dentro, antes que eu me sente à tua mesa. Há água que lava a mão e deixa intacto o que ela assinou. Purifica-me pelo sangue de Jesus. Dá-me coragem de levantar da roda onde se trama contra alguém. Põe hoje o meu pé num chão plano, e firma-o ali. Amém.',
    application:
      'Ao lavar as mãos antes do almoço, pergunte a Deus o que elas assinaram, tocaram ou digitaram nesta semana. Se houver alguma coisa a desfazer, comece hoje mesmo.',
  },
  {
    slug: 'salmos-27',
    chapters: ['PSA.27'],
    verse: verse('Salmos 27:10', 'pai mãe acolherá'),
    reflection:
      'Davi tem um exército acampado em volta e testemunhas falsas no tribunal, e pede uma coisa só: ficar na casa do Senhor e olhar para a beleza dele. Ele admite até o abandono mais fundo, o do pai e da mãe, e diz que ali Deus o recolhe. O salmo acaba com ele dando ordem ao próprio coração para esperar.',
    prayer:
      'Tu és a minha luz, Senhor, e eu começo por aí, antes de olhar para o que me cerca. Recolhe os filhos que o pai não quis e as mães que os filhos esqueceram. Mostra-me a tua face no rosto de Jesus. Ensina-me a esperar com coragem, até ver a tua bondade na terra dos vivos. Amém.',
    application:
      'Separe quinze minutos sem pedido nenhum, só para contemplar. Sente-se em silêncio, leia devagar um trecho sobre Jesus e diga-lhe o que é belo nele.',
  },
  {
    slug: 'salmos-28',
    chapters: ['PSA.28'],
    verse: verse('Salmos 28:6', 'ouviu voz súplicas'),
    reflection:
      'O maior medo de Davi aqui é que Deus fique calado, porque sem resposta ele se sente como quem já desceu à cova. Com as mãos erguidas na direção do santuário, ele pede que a voz das suas súplicas seja ouvida. Poucas linhas depois ele agradece com as mesmas palavras, trocando o pedido pelo passado: foi ouvida. E logo se lembra de que não está só no mundo, e pede que Deus seja pastor do povo inteiro e o sustente para sempre.',
    prayer:
      'Rocha minha, se te calares, eu me afundo. Escuta-me hoje, e dá-me ouvidos para perceber que escutaste. Livra-me da conversa mansa que esconde o mal, na boca dos outros e na minha. Apascenta o teu povo cansado e carrega os que já não conseguem andar. Amém.',
    application:
      'Ore de mãos levantadas por um minuto, em pé, como Davi. Depois pergunte a um irmão da igreja o que ele precisa e repita o gesto pedindo por ele.',
  },
  {
    slug: 'salmos-29',
    chapters: ['PSA.29'],
    verse: verse('Salmos 29:10-11', 'dilúvio rei força paz'),
    reflection:
      'Uma tempestade entra pelo mar, atravessa o Líbano e vai sumir no deserto, e sete vezes o salmo diz que aquilo é a voz do Senhor. Cedros enormes se partem, os montes pulam como bezerros, a corça dá cria no meio do mato. Dentro do templo, enquanto tudo sacode, o povo só consegue dizer uma palavra, glória. A voz que estava sobre as águas falou um dia junto ao Jordão para dizer que Jesus era o Filho amado, e a última palavra do salmo é paz.',
    prayer:
      'Deus da glória, a minha casa treme com o trovão, e o meu coração também. Lembra-me de que tu reinas acima da enchente. Protege os que moram debaixo de telha fraca e junto ao córrego. Fala comigo com aquela voz que chamou Jesus de Filho, e quebra em mim o que é duro como cedro. Dá hoje ao teu povo a tua força e a tua paz. Amém.',
    application:
      'Na próxima chuva forte, ou com um áudio de chuva, leia este salmo em voz alta com alguém, um dizendo “a voz do Senhor” e o outro o que ela faz.',
  },
  {
    slug: 'salmos-30',
    chapters: ['PSA.30'],
    verse: verse('Salmos 30:5', 'choro noite alegria manhã'),
    reflection:
      'O doente sarou e agora conta a doença cantando, do fundo da cova até a roupa de festa. No meio da alegria ele confessa um erro dos tempos bons, quando dizia que nada o derrubaria. A noite de que fala é comprida para quem está dentro dela, e ele não a nega; diz só que ela se hospeda e vai embora quando o sol nasce. As mulheres que foram chorar num domingo bem cedo souberam disso antes de todos, diante do túmulo vazio de Jesus.',
    prayer:
      'Senhor meu Deus, eu clamei e tu me saraste; quero dizer isso com a boca cheia. Fica com os que ainda estão na primeira hora da noite. Guarda-me de dizer, na saúde, que nada me abala. Jesus passou pela noite até o fim, e a manhã dele é a minha esperança. Troca o luto desta casa por dança, no teu tempo. Amém.',
    application:
      'Conte a alguém, com data e lugar, um choro seu que Deus transformou. Se ainda é noite para a pessoa, fique sentado ao lado dela sem apressar a manhã.',
  },
  {
    slug: 'salmos-31',
    chapters: ['PSA.31'],
    verse: verse('Salmos 31:5', 'mãos entrego espírito resgataste'),
    reflection:
      'Davi se sente um vaso quebrado, esquecido como se já tivesse morrido, e os conhecidos mudam de calçada quando o veem. Ele diz duas vezes que está nas mãos de Deus: entrega a elas o espírito, e reconhece que os seus tempos também estão ali. Jesus disse a primeira dessas frases na cruz, no último fôlego, e Estêvão a repetiu debaixo das pedras, dirigindo-a ao próprio Jesus. O que Davi falava no aperto de um dia serviu para a hora da morte, e serve para a hora de dormir.',
    prayer:
      'Nas tuas mãos, Pai, eu deixo este dia que acaba. Deixo também os meus prazos, a minha velhice e o resultado que ainda não saiu. Recolhe os cacos de quem se sente jogado fora. Esconde no teu abrigo os que são atacados por línguas e por mentiras. Que a oração de Jesus na cruz seja a minha última palavra, quando chegar a vez dela. Amém.',
    application:
      'Hoje, ao apagar a luz, abra as mãos sobre o lençol e entregue a Deus o seu espírito e um assunto que não está em seu poder.',
  },
  {
    slug: 'salmos-32',
    chapters: ['PSA.32'],
    verse: verse('Salmos 32:5', 'confessei pecado perdoaste'),
    reflection:
      'Davi conta o que acontecia com ele enquanto escondia o pecado: os ossos doíam, o vigor secava como terra no verão, e a mão de Deus pesava dia e noite. O alívio veio quando ele falou. Agora aconselha os outros a não serem como a mula, que só se aproxima puxada pelo freio.',
    prayer:
      'Deus, eu guardei calado o que devia ter contado, e o meu corpo sentiu. Hoje eu confesso sem disfarce o que fiz. Cobre-me com o perdão que Jesus comprou, e tira do meu espírito a vontade de enganar. Ensina-me com os teus olhos sobre mim, para que tu não precises de freio comigo. Amém.',
    application:
      'Confesse hoje um pecado a um irmão maduro e discreto, ou a um pastor de confiança, e ouça dele a palavra do perdão. Se houver crime, procurem juntos o caminho da lei.',
  },
  {
    slug: 'salmos-33',
    chapters: ['PSA.33'],
    verse: verse('Salmos 33:20', 'alma espera auxílio escudo'),
    reflection:
      'O salmo pede música bem tocada e canção nova, e dá os motivos: uma palavra de Deus fez as estrelas, um sopro espalhou os exércitos do céu, e ele guarda o mar como quem guarda água num pote. Do alto ele olha um por um os moradores da terra, e sabe como cada coração foi feito. Cavalos e reis prometem segurança e não cumprem. Quem espera tem a seu favor um olhar, o mesmo que em Jesus se deteve numa viúva, num cobrador e num cego.',
    prayer:
      'Criador, o mundo se levantou porque tu falaste. Fala também sobre o que está sem forma em mim. Desfaz os planos que machucam os povos, e firma os teus. Eu não confio no cavalo, no saldo nem no título. A minha alma espera por ti, e em Jesus já te viu chegar. Amém.',
    application:
      'Aprendam juntos uma canção que vocês nunca cantaram, com o instrumento que houver, nem que seja palma. Cantem-na de novo amanhã de manhã.',
  },
  {
    slug: 'salmos-34',
    chapters: ['PSA.34'],
    verse: verse('Salmos 34:18', 'perto quebrantados'),
    reflection:
      'O autor se apresenta como um pobre que gritou e foi ouvido, e chama os outros para cantarem com ele. Quem olha para Deus, diz ele, fica com o rosto iluminado. Ele senta as crianças ao redor e ensina a guardar a língua e correr atrás da paz, e promete que o Senhor fica perto justamente de quem tem o coração em pedaços.',
    prayer:
      'Senhor, chega perto do meu coração partido, que eu não sei juntar. Tu guardaste os ossos de Jesus na cruz, e nenhum foi quebrado; guarda também o que resta inteiro em mim. Segura a minha língua hoje, e põe os meus pés atrás da paz. Eu quero provar e contar que tu és bom. Amém.',
    application:
      'Procure fazer as pazes num desentendimento pequeno, com um gesto ou uma frase simples. Se a relação for de medo ou agressão, busque antes ajuda e proteção.',
  },
  {
    slug: 'salmos-35',
    chapters: ['PSA.35'],
    verse: verse('Salmos 35:13-14', 'doentes oração amigo luto'),
    reflection:
      'O que machuca Davi é a memória. Quando aqueles homens adoeceram, ele se vestiu de luto, jejuou e orou por eles curvado, como quem perdeu a mãe; no dia em que foi ele quem tropeçou, fizeram festa. Ele pede vergonha e derrota para essa gente, e pede tudo isso a Deus, que tem a lança na mão. Jesus usou palavras como as daqui quando disse que o odiaram sem motivo, e continuou orando por quem o odiava.',
    prayer:
      'Cuidei de pessoas, Senhor, que depois riram da minha queda. Diz outra vez à minha alma que tu és a minha salvação. Eu te entrego a vontade de ver o tropeço delas. Guarda o meu coração, para que eu volte a cuidar de alguém sem fazer contas. Defende o pobre de quem é mais forte que ele, e guarda-me de ser eu o mais forte. Amém.',
    application:
      'Se souber que está doente alguém que tratou você mal, ore hoje por essa pessoa com o nome dela. Se for seguro e fizer bem, mande também um recado curto de melhoras.',
  },
  {
    slug: 'salmos-36',
    chapters: ['PSA.36'],
    verse: verse('Salmos 36:9', 'fonte vida luz'),
    reflection:
      'O salmo entra no quarto de um homem mau e o encontra acordado, planejando na cama o estrago do dia seguinte. Ele se elogia tanto que já não enxerga a própria maldade. Davi sai dali e levanta a cabeça: a bondade de Deus vai até as nuvens, a justiça tem altura de serra, e Deus cuida de gente e de bicho na mesma frase. A fonte da vida está com ele, e é na luz dele que uma pessoa finalmente se enxerga.',
    prayer:
      'Acende a luz no meu quarto, ó Deus, porque eu também me elogio no escuro. Que eu adormeça pensando em ti, e que os meus planos desta noite possam ser lidos amanhã. Abriga debaixo das tuas asas as pessoas e os animais sem dono da nossa rua. Jesus, fonte viva, mata em mim a sede que me faz procurar água suja. Amém.',
    application:
      'Ao deitar, em vez de remoer alguém, planeje na cama um bem para o dia seguinte, com hora e nome. Quando se levantar amanhã, comece o dia por esse bem.',
  },
  {
    slug: 'salmos-37',
    chapters: ['PSA.37'],
    verse: verse('Salmos 37:25', 'jovem envelheci desamparado'),
    reflection:
      'Quem escreve já tem cabelos brancos e fala a quem se irrita com o sucesso dos maus. Ele viu um homem poderoso crescer como árvore viçosa, passou de novo e não achou nem o lugar. Aos mais novos ele pede que esperem, emprestem, façam o bem e deixem a raiva, porque os mansos ficam com a terra; Jesus repetiu isso no monte.',
    prayer:
      'Senhor, firma os meus passos quando eu me irritar com quem prospera fazendo mal. Se eu cair, segura a minha mão, como este velho diz que tu fazes. Agradeço pelos idosos que me contaram a tua fidelidade. Faz-me manso como Jesus, e generoso com o pouco que eu tenho. Amém.',
    application:
      'Peça a uma pessoa idosa que conte uma ocasião em que Deus não a desamparou. Ouça sem pressa e anote a história para não a perder.',
  },
  {
    slug: 'salmos-38',
    chapters: ['PSA.38'],
    verse: verse('Salmos 38:9', 'desejo diante gemido oculto'),
    reflection:
      'Davi está tão mal que a ferida cheira, e os amigos e parentes preferem ficar de longe. Ele liga essa doença ao seu pecado; a Bíblia nem sempre faz essa ligação, e nós não podemos fazê-la pelos outros. Já sem ouvir nem responder, como um surdo e um mudo, ele diz a Deus que todo o seu desejo e todo o seu gemido estão à vista dele. Jesus fez o contrário dos parentes de Davi, porque encostou a mão em gente de quem ninguém chegava perto.',
    prayer:
      'Diante de ti, Senhor, está tudo o que eu desejo e não sei dizer. Tira de mim a culpa que é minha, e também a que puseram em mim sem razão. Apressa-te em ajudar quem hoje tem vergonha do próprio corpo. Abençoa as mãos que trocam curativo e fralda sem virar o rosto. Fica perto, Jesus, agora que tanta gente preferiu ficar longe. Amém.',
    application:
      'Chegue perto de uma pessoa doente de quem os outros têm mantido distância: sente-se ao lado, ajeite o travesseiro, segure a mão se ela quiser.',
  },
  {
    slug: 'salmos-39',
    chapters: ['PSA.39'],
    verse: verse('Salmos 39:4-5', 'medida dias palmos sopro'),
    reflection:
      'Davi decide não falar nada, nem de bom, para não pecar com a língua diante de quem vive mal, e o silêncio esquenta dentro dele até pegar fogo. Quando fala, é a Deus que se dirige, e o pedido é conhecer o tamanho da própria vida. A medida que encontra cabe na mão, uns palmos. A gente junta coisas sem saber quem ficará com elas, diz ele, e se chama de hóspede de Deus, que vai embora daqui a pouco.',
    prayer:
      'Meu Deus, eu vivo como dono e sou hóspede. Mostra-me o tamanho dos meus dias, sem me assustar. A minha esperança está em ti, que em Jesus vieste morar uns poucos anos no meio de nós. Não te cales às minhas lágrimas, nem às de quem hoje organiza o armário de alguém que morreu. Dá-me um pouco de fôlego antes que eu me vá. Amém.',
    application:
      'Meça um palmo sobre a mesa e pense no que realmente quer que caiba nele. Dê hoje a alguém uma coisa boa que você vinha guardando para depois.',
  },
  {
    slug: 'salmos-40',
    chapters: ['PSA.40'],
    verse: verse('Salmos 40:2', 'cova lodo rocha'),
    reflection:
      'Davi esperou com paciência dentro de um buraco de lama, e Deus se abaixou para ouvir. Os pés dele foram parar na pedra firme, e na boca apareceu uma música que não existia antes. Ele diz então que veio para fazer a vontade de Deus, e a carta aos Hebreus põe essa frase nos lábios de Cristo.',
    prayer:
      'Deus que se inclina, eu estou com lama até os joelhos e não consigo sair. Tira-me daqui, e firma os meus passos onde não escorregue. Jesus veio fazer a tua vontade e desceu à cova mais funda por mim. Abre os meus ouvidos, e que eu conte aos outros a tua bondade. Amém.',
    application:
      'Conte hoje, em voz alta ou por escrito, de que buraco Deus já tirou você. Depois escute uma música nova de louvor e aprenda o primeiro verso.',
  },
  {
    slug: 'salmos-41',
    chapters: ['PSA.41'],
    verse: verse('Salmos 41:9', 'amigo pão levantou calcanhar'),
    reflection:
      'O começo do salmo abençoa quem presta atenção no pobre e promete que, na cama da doença, Deus o sustenta. Davi está justamente na cama, e as visitas que recebe são falsas: mentem ali e, quando saem, comentam que desta ele não se levanta. A dor maior vem do amigo que comia do pão dele. Jesus lembrou esse versículo à mesa, na última noite, sabendo de quem se tratava, e mesmo assim molhou o pão e o deu a Judas.',
    prayer:
      'Senhor, sara a minha alma, que a traição adoeceu. Cuida de quem está de cama e percebe a falsidade no sorriso da visita. Eu também já comi do pão de alguém e falei dele na saída. Perdoa-me, e dá-me o mesmo coração na frente e nas costas dos outros. Põe-me diante do teu rosto, onde eu não preciso fingir. Amém.',
    application:
      'Faça hoje uma visita ou uma ligação sincera a quem está doente, e na saída fale dele apenas coisas que você diria na frente dele.',
  },
];
