import type { PassageDevotional } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const leviticusToDeuteronomy: readonly PassageDevotional[] = [
  {
    slug: 'levitico-16',
    chapters: ['LEV.16'],
    verse: verse('Levítico 16:22', 'bode levará iniquidades'),
    reflection:
      'Uma vez por ano Arão tirava as roupas bonitas de sacerdote, vestia linho simples e entrava sozinho atrás do véu. Depois punha as duas mãos sobre a cabeça de um bode vivo, confessava ali os pecados de todo o povo, e um homem o levava para o deserto. Quem estava no acampamento via a sua culpa ir embora andando, até sumir.',
    prayer:
      'Deus santo, eu não conseguiria chegar perto de ti pelo meu próprio caminho. Agradeço por Jesus, que entrou de uma vez por todas com o seu sangue e levou a minha culpa para longe. Ajuda-me a não correr atrás do que tu já mandaste embora. Eu descanso hoje no perdão que ele conquistou. Amém.',
    application:
      'Ponha as duas mãos sobre a mesa e confesse em voz baixa os pecados desta semana, um por um. Depois levante as mãos vazias e agradeça a Cristo.',
  },
  {
    slug: 'levitico-19',
    chapters: ['LEV.19'],
    verse: verse('Levítico 19:10', 'pobre estrangeiro deixarás'),
    reflection:
      'Deus pede ao povo que seja santo, e logo fala de colheita, de salário, de surdos e de balanças. O dono da lavoura devia deixar um canto sem ceifar e não voltar para buscar as uvas caídas, porque eram do pobre e do estrangeiro. O diarista recebia no mesmo dia, já que a família dele jantava com aquele pagamento.',
    prayer:
      'Senhor, tu reparas no canto da minha lavoura e no dia em que eu pago a quem me serve. Livra-me de apertar os outros para guardar mais um pouco. Ensina-me a amar o meu próximo como Jesus amou, com tempo, com dinheiro e com palavras limpas. Mostra-me hoje a quem pertence a parte que eu ia recolher. Amém.',
    application:
      'Pague hoje o que você deve a um trabalhador, ou acrescente um valor justo ao combinado. Se não deve nada, separe mantimentos e leve a uma família apertada.',
  },
  {
    slug: 'levitico-25',
    chapters: ['LEV.25'],
    verse: verse('Levítico 25:10', 'liberdade jubileu família'),
    reflection:
      'De cinquenta em cinquenta anos a trombeta soava no dia da expiação, e o país inteiro recomeçava: a terra voltava à família, e quem tinha se vendido por dívida ia para casa. O preço de um sítio era calculado pelos anos que faltavam. Deus dá a razão sem rodeio, aqueles escravos eram servos dele, que ele mesmo tirou do Egito.',
    prayer:
      'Senhor da terra, tu não deixas que a miséria passe de pai para filho sem fim. Toca a tua trombeta para os endividados e para os que trabalham como escravos. Jesus anunciou em Nazaré o ano do teu favor, e nele a minha dívida acabou. Tira da minha mão a dureza com quem me deve. Amém.',
    application:
      'Perdoe hoje, no todo ou em parte, uma dívida que alguém não consegue pagar a você. Se não houver, perdoe uma cobrança antiga de palavra ou de favor.',
  },
  {
    slug: 'numeros-6',
    chapters: ['NUM.6'],
    verse: verse('Números 6:25', 'resplandecer rosto misericórdia'),
    reflection:
      'Depois de regras sobre uvas, cabelo e oferta, o capítulo do nazireu termina com um presente para o povo todo. Deus ensina a Arão as palavras que deve dizer sobre Israel, e por três vezes põe nelas o próprio nome. Ele pede ao sacerdote que fale de proteção, de um rosto que se ilumina e de paz, e promete que ele mesmo abençoará.',
    prayer:
      'Senhor, volta para mim o teu rosto, que eu vi sorrir em Jesus. Guarda os que saem e os que ficam, os que estão longe e os que já não me falam. Põe a tua paz sobre a minha casa e o teu nome sobre os meus. Ensina-me a abençoar com a boca e com a vida. Amém.',
    application:
      'Abençoe hoje em voz alta alguém da sua casa, com a mão no ombro e palavras suas, pedindo guarda e paz. Peça que essa pessoa ore também por você.',
  },
  {
    slug: 'numeros-11',
    chapters: ['NUM.11'],
    verse: verse('Números 11:14', 'suportar sozinho pesado'),
    reflection:
      'Famílias inteiras choram na porta das tendas com saudade de pepino, melão e cebola, e Moisés não aguenta mais. Ele pergunta a Deus se foi ele quem deu à luz essa gente, e pede para morrer. O Senhor responde com setenta companheiros que repartem a carga; e quando Eldade e Medade profetizam fora do lugar, Moisés fica feliz em vez de ter ciúme.',
    prayer:
      'Deus, o peso passou da minha conta, e eu te digo isso sem enfeite. Manda gente para carregar comigo, e dá-me humildade para repartir. Cuida dos pastores, das mães e dos chefes que pensam em desistir de tudo. Tira o meu ciúme quando outros servem bem. Jesus chamou doze para andarem com ele. Amém.',
    application:
      'Passe hoje para outra pessoa uma tarefa que você insiste em fazer sem ajuda. Se o cansaço traz vontade de morrer, fale com alguém agora ou ligue 188.',
  },
  {
    slug: 'numeros-13',
    chapters: ['NUM.13'],
    verse: verse('Números 13:33', 'gafanhotos vista gigantes'),
    reflection:
      'Doze homens andam quarenta dias por Canaã e voltam com um cacho de uvas que precisa de dois para carregar. Todos viram a mesma terra e os mesmos filhos de Anaque. Dez contam a história pelo lado do medo, dizem que se sentiram como gafanhotos, e têm certeza de que os outros os viam assim; Calebe pede silêncio e fala em subir.',
    prayer:
      'Senhor, o medo me encolhe, e eu acabo medindo tudo por ele. Corrige os meus olhos para que eu veja a uva e não só o gigante. Perdoa os relatórios tristes que espalhei e que tiraram a coragem de outros. Em Jesus tu me dizes quem eu sou, e nisso quero acreditar hoje. Amém.',
    application:
      'Antes de contar um problema à família, escreva também duas coisas boas e verdadeiras sobre a mesma situação. Conte as três juntas, na ordem que quiser.',
  },
  {
    slug: 'numeros-14',
    chapters: ['NUM.14'],
    verse: verse('Números 14:24', 'Calebe outro espírito'),
    reflection:
      'O povo chora a noite toda por causa do relatório dos espias e já procura um chefe que o leve de volta ao Egito. Josué e Calebe viram os mesmos gigantes e as mesmas muralhas, e rasgam as roupas pedindo confiança em Deus. De toda aquela geração, foram só eles dois que entraram na terra, quarenta anos mais tarde.',
    prayer:
      'Deus paciente, quantas vezes eu já quis voltar para o lugar de onde me tiraste. Perdoa a minha murmuração segundo a tua grande misericórdia, como Moisés te pediu. Dá-me o espírito de Calebe, que te seguiu por inteiro quando a maioria gritava. Mantém os meus olhos em Jesus até a chegada. Amém.',
    application:
      'Passe este dia sem reclamar em voz alta. Quando a queixa vier à boca, troque-a por uma frase curta a Deus, contando o que pesa e pedindo ajuda.',
  },
  {
    slug: 'numeros-20',
    chapters: ['NUM.20'],
    verse: verse('Números 20:11', 'Moisés feriu rocha duas'),
    reflection:
      'Miriã morre em Cades, e mal o luto começa o povo já briga por água. Deus manda falar à rocha, e Moisés, cansado de quarenta anos de queixas, grita com os rebeldes e bate nela duas vezes. A água sai assim mesmo, para todos; mas o erro do líder custa a entrada na terra, e no fim do capítulo Arão também sobe o monte e não volta.',
    prayer:
      'Deus santo, tu deste água até pela mão de um homem irado, e ainda assim trataste a ira a sério. Segura a minha língua quando o luto e o cansaço se juntam. Consola os que enterraram um irmão ou uma irmã. Perdoa as pancadas que eu dei, por amor de Jesus, a rocha ferida uma só vez. Amém.',
    application:
      'Peça perdão hoje a quem ouviu de você um grito por causa de um cansaço que não era culpa dele. Depois descanse, pelo menos meia hora, sem tela.',
  },
  {
    slug: 'numeros-21',
    chapters: ['NUM.21'],
    verse: verse('Números 21:9', 'serpente bronze vivia'),
    reflection:
      'O povo se cansa da volta ao redor de Edom e diz que tem nojo do maná que Deus mandava toda manhã. Vêm as serpentes, e o pedido de socorro passa pela confissão: nós pecamos. Moisés levanta uma serpente de bronze numa haste, e quem foi mordido vive quando olha para ela; séculos depois, Jesus contou a Nicodemos que também seria levantado assim.',
    prayer:
      'Pai, eu me canso no meio do caminho e falo mal do pão que me dás. O veneno do pecado corre em mim, e eu não tenho remédio próprio. Olho agora para Jesus levantado na cruz e peço a vida que só ele dá. Cura a minha ingratidão e ensina-me a agradecer o de todo dia. Amém.',
    application:
      'Na próxima refeição, antes de comer, cada um à mesa diga uma coisa repetida e simples pela qual agradece. Se comer sozinho, mande a sua por mensagem.',
  },
  {
    slug: 'numeros-27',
    chapters: ['NUM.27'],
    verse: verse('Números 27:7', 'bem filhas herança'),
    reflection:
      'Maalá, Noa, Hogla, Milca e Tirza, cinco irmãs sem pai e sem irmão, param na porta da tenda diante de Moisés e dos príncipes. Elas pedem a parte da terra que a regra lhes negava, e Moisés leva o caso a Deus. O Senhor diz que as filhas de Zelofeade têm razão, e a lei muda por causa da coragem delas.',
    prayer:
      'Deus justo, tu escutas as mulheres que falam diante de uma assembleia de homens. Dá voz às que ficaram sem herança, sem pensão e sem nome no papel. Ensina os líderes a levarem a ti o que não sabem responder, como Moisés levou. Em Jesus somos todos teus herdeiros, filhas e filhos. Amém.',
    application:
      'Acompanhe uma mulher que precisa reclamar um direito, como pensão, registro ou benefício. Ajude-a a reunir os papéis e a marcar a defensoria.',
  },
  {
    slug: 'deuteronomio-6',
    chapters: ['DEU.6'],
    verse: verse('Deuteronômio 6:7', 'filhos casa caminho'),
    reflection:
      'Moisés reúne a fé de Israel numa frase, o Senhor é um só e deve ser amado por inteiro, e em seguida fala da rotina. O lugar desse amor é a casa e a estrada, a hora de deitar e a de levantar, o batente da porta. Ele já prevê o dia em que um filho vai perguntar o porquê de tudo aquilo, e os pais vão contar do Egito.',
    prayer:
      'Senhor nosso Deus, tu és um só, e o meu amor se divide em muitos pedaços. Junta o meu coração, a minha força e o meu tempo em torno de ti. Ajuda-me a falar de Jesus às crianças com naturalidade, na cozinha e no ônibus, e faz a minha vida confirmar o que eu conto. Amém.',
    application:
      'Conte hoje a uma criança ou a um jovem, em dois minutos, uma vez em que Deus ajudou você. Conte o que aconteceu, sem dar lição no fim.',
  },
  {
    slug: 'deuteronomio-8',
    chapters: ['DEU.8'],
    verse: verse('Deuteronômio 8:3', 'fome maná pão boca'),
    reflection:
      'Moisés lembra aos filhos do deserto que a roupa não gastou e que o pé não inchou em quarenta anos. A fome, diz ele, ensinou que não é só de pão que se vive; foi com esta frase que Jesus, faminto, respondeu ao tentador. O perigo maior o velho enxerga na mesa farta, quando a pessoa olha a casa boa e acha que foi o seu braço.',
    prayer:
      'Deus, eu comi e me fartei, e agradeço antes que o meu coração se levante. Lembra-me do caminho comprido por onde me trouxeste. Nos dias de falta, sustenta-me com a tua palavra, como sustentaste Jesus no deserto. Livra-me de dizer que a minha mão fez tudo, e abre-a para quem tem fome. Amém.',
    application:
      'Depois da próxima refeição, e não só antes, agradeça com quem está à mesa. Cada um lembre uma época difícil em que Deus não deixou faltar o necessário.',
  },
  {
    slug: 'deuteronomio-10',
    chapters: ['DEU.10'],
    verse: verse('Deuteronômio 10:19', 'amareis estrangeiro Egito'),
    reflection:
      'Moisés lavra duas tábuas novas, porque as primeiras ele mesmo quebrou, e Deus escreve nelas tudo outra vez. O Senhor que é dono do céu dos céus não aceita suborno; ocupa-se da viúva e do órfão, e dá ao estrangeiro pão e roupa. A setenta pessoas que um dia desceram ao Egito, e viraram multidão, ele manda que amem quem chega de fora.',
    prayer:
      'Senhor dos senhores, tu reescreves o que eu quebrei. Tira o calo do meu coração, e não me deixes empinar o pescoço. Tu te abaixas para vestir o estrangeiro, e em Jesus vieste como um deles, fugido para o Egito. Ensina-me a amar o que fala com sotaque, porque eu também fui recebido. Amém.',
    application:
      'Separe uma roupa boa e um alimento para uma família de migrantes da sua cidade. Entregue em pessoa e aprenda a dizer bom dia na língua deles.',
  },
  {
    slug: 'deuteronomio-30',
    chapters: ['DEU.30'],
    verse: verse('Deuteronômio 30:14', 'próxima palavra coração'),
    reflection:
      'Moisés está no fim da vida e fala a um povo que ele sabe que vai cair, ser espalhado e querer voltar. Do ponto mais distante do céu, diz ele, Deus ainda recolhe os seus e muda o coração deles. E ninguém precisa subir às nuvens nem atravessar o mar para achar a palavra, porque ela já está na boca e no coração de quem a ouviu.',
    prayer:
      'Deus de misericórdia, eu tenho te procurado longe, e tu estás perto. Circuncida o meu coração para que eu te ame de verdade e viva. Agradeço porque Cristo desceu até mim e ressuscitou dentre os mortos, sem que eu precisasse ir buscá-lo. Hoje eu escolho a vida contigo. Amém.',
    application:
      'Escolha uma decisão pequena do dia de hoje, como o que ver no celular ou como responder a alguém, e decida por aquilo que aproxima você de Deus.',
  },
  {
    slug: 'deuteronomio-34',
    chapters: ['DEU.34'],
    verse: verse('Deuteronômio 34:4', 'ver olhos passarás'),
    reflection:
      'Moisés sobe o monte Nebo com cento e vinte anos e boa vista, e o Senhor lhe mostra a terra inteira, de Gileade até Zoar, sem que ele ponha o pé nela. Morre ali, e quem o sepulta é o próprio Deus, num vale que ninguém conhece. Séculos mais tarde ele estaria noutro monte, já dentro da terra, conversando com Jesus transfigurado.',
    prayer:
      'Senhor, há coisas que eu verei só de longe, e peço graça para olhar sem amargura. Agradeço pelo que comecei e outros vão acabar. Consola os trinta dias de quem chora agora. Tu cuidas dos teus até na morte, e em Jesus me farás entrar na terra que prometeste. Amém.',
    application:
      'Abençoe por escrito alguém mais novo que vai continuar um trabalho seu. Entregue-lhe algo concreto, uma ferramenta, um livro, um contato, um conselho.',
  },
];
