import type { PassageDevotional } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const leviticusToDeuteronomy: readonly PassageDevotional[] = [
  {
    slug: 'levitico-1',
    chapters: ['LEV.1'],
    verse: verse('Levítico 1:4', 'mão cabeça holocausto aceitará'),
    reflection:
      'Levítico abre com Deus chamando Moisés de dentro da tenda, e a primeira coisa que ensina é como chegar perto. Quem oferece põe a mão na cabeça do animal e ele mesmo participa da morte; não se trata de um serviço comprado pronto. O rico traz um boi, outro traz uma ovelha, o pobre traz um par de pombinhos, e sobre as três ofertas se repete que a oferta sobe com cheiro agradável. Maria e José levariam um dia o par de aves, quando apresentaram Jesus.',
    prayer:
      'Deus santo, tu me chamas de dentro da tenda e me mostras como chegar perto. Ponho a mão sobre Jesus, que se entregou inteiro por mim, e creio que sou aceito nele. Recebe o que eu tenho, seja um boi ou um pombinho. Livra a tua igreja de desprezar a oferta de quem pode pouco. Faz subir a minha vida como coisa agradável a ti. Amém.',
    application:
      'Ofereça hoje a Deus uma coisa inteira, por pequena que seja: uma hora sem celular, uma tarefa feita até o fim, um pedido de desculpas completo. Diga a ele que é oferta.',
  },
  {
    slug: 'levitico-2',
    chapters: ['LEV.2'],
    verse: verse('Levítico 2:13', 'temperarás oferta sal aliança'),
    reflection:
      'Aqui se leva a Deus farinha, azeite e pão feito no forno, na panela ou na frigideira, que era a comida de todo dia. O sacerdote queima um punhado, e o resto alimenta Arão e os filhos. Mel e fermento não sobem ao altar, mas o sal não pode faltar em oferta nenhuma, porque lembra a aliança. Jesus pegou esse sal de cozinha para dizer o que espera dos seus no mundo.',
    prayer:
      'Deus da farinha e do azeite, o meu culto de hoje é a comida que eu preparo. Recebe o feijão no fogo e a marmita fechada como se recebe um presente. Põe sal nas minhas palavras, para que elas não estraguem ninguém. Manda-me repartir com quem está de panela vazia. Amém.',
    application:
      'Quando puser sal na comida de hoje, pare um instante e dedique a refeição a Deus. Sirva um prato a outra pessoa antes de se servir.',
  },
  {
    slug: 'levitico-3',
    chapters: ['LEV.3'],
    verse: verse('Levítico 3:1-2', 'sacrifício pacífico mão cabeça'),
    reflection:
      'Quem traz esta oferta está em paz com Deus, e quer dizê-lo com um boi, uma ovelha ou uma cabra, macho ou fêmea. A pessoa apoia a mão sobre o animal, e o sacerdote separa para o fogo a gordura e os rins, que ficam escondidos por dentro. Mais adiante o livro conta que a carne desta oferta virava refeição. Paulo escreveu que Jesus é a nossa paz, e foi à mesa, partindo o pão, que os amigos de Emaús o reconheceram.',
    prayer:
      'Hoje eu venho, Deus da paz, sem pedido e sem explicação, porque estamos bem um com o outro. Toma o que fica escondido por dentro, as vontades e os pensamentos que ninguém vê. Fomos teus inimigos, e em Jesus tu fizeste as pazes conosco. Leva essa paz à casa onde se janta em silêncio, cada um olhando para o prato. Amém.',
    application:
      'Fique dez minutos com Deus sem pedir coisa nenhuma. Agradeça, cante ou apenas olhe pela janela na companhia dele.',
  },
  {
    slug: 'levitico-4',
    chapters: ['LEV.4'],
    verse: verse('Levítico 4:13', 'congregação oculto povo culpados'),
    reflection:
      'Este capítulo cuida dos pecados que ninguém quis cometer e que só mais tarde vêm à luz. Há uma oferta para o sacerdote, outra para a congregação inteira, outra para o chefe e outra para a pessoa comum, e o preço sobe com a responsabilidade. A cada caso se repete que o pecado se torna conhecido e que haverá perdão. O corpo do animal é queimado fora do acampamento, e a carta aos Hebreus lembra que Jesus sofreu do lado de fora da porta.',
    prayer:
      'Senhor, há erros meus que eu ainda não enxergo, e há pessoas que sofrem com eles. Traz à luz o que está escondido, e dá-me coragem quando alguém me mostrar. Perdoa também o que fazemos juntos, como igreja e como país, sem perceber. Eu me abrigo em Jesus, que saiu da cidade carregando a minha culpa. Amém.',
    application:
      'Perguntem um ao outro, em casa ou entre amigos de confiança, o que cada um faz que fere sem notar. Escutem sem se defender e agradeçam pela resposta.',
  },
  {
    slug: 'levitico-5',
    chapters: ['LEV.5'],
    verse: verse('Levítico 5:11', 'duas rolinhas pecou efa farinha'),
    reflection:
      'A lista de faltas começa com o silêncio da testemunha, que viu, sabe e não conta. Vêm depois o contato com o que é impuro e o juramento feito sem pensar, coisas em que a pessoa só repara mais tarde e que então deve confessar. Quem não pode levar uma cordeira leva duas rolinhas, e quem não tem para as rolinhas leva um pouco de farinha, sem azeite, e é perdoado do mesmo jeito. Deus desce o preço até a mão do mais pobre, e em Jesus ele mesmo se encarregou de pagá-lo.',
    prayer:
      'Eu vi e me calei, Senhor, e o meu silêncio custou caro a alguém. Dá-me coragem de dizer o que sei a quem pode fazer justiça. Perdoa as promessas que joguei ao vento para parecer sincero. Eu chego com um punhado de farinha, e por causa de Jesus tu me recebes como recebes o dono do rebanho. Amém.',
    application:
      'Pense numa injustiça que você presenciou e não contou. Conte hoje o que sabe a quem pode agir; se houver perigo, use um canal de denúncia anônima.',
  },
  {
    slug: 'levitico-6',
    chapters: ['LEV.6'],
    verse: verse('Levítico 6:12-13', 'fogo lenha manhã continuamente'),
    reflection:
      'O capítulo põe lado a lado duas obrigações: devolver o que se tirou do próximo, com um quinto a mais, e conservar aceso o fogo do altar. Toda manhã o sacerdote se veste de linho, recolhe as cinzas, troca de roupa, leva as cinzas para fora do acampamento e põe lenha nova. Grande parte do serviço de manter a chama era limpar o que sobrou do dia anterior. Zaqueu cumpriu a primeira obrigação diante de Jesus, e devolveu muito mais do que a lei pedia.',
    prayer:
      'Senhor, tu queres a lenha de cada manhã, e eu te procuro de longe em longe com uma fogueira grande. Ensina-me a recolher a cinza de ontem, pedir perdão e começar outra vez. Mostra-me o que está comigo e pertence a outra pessoa. O teu Espírito já arde em mim, e eu não quero apagá-lo por preguiça. Amém.',
    application:
      'Arrume hoje o lugar onde você costuma orar: a cadeira, a mesa, a Bíblia empoeirada. Deixe preparado o que for preciso para orar amanhã cedo.',
  },
  {
    slug: 'levitico-7',
    chapters: ['LEV.7'],
    verse: verse('Levítico 7:15', 'ação graças dia nada outro'),
    reflection:
      'A oferta de gratidão tem uma regra curiosa: a carne deve ser comida no mesmo dia, sem deixar sobra para o seguinte. Como uma família só não dava conta de um boi num dia, a regra pedia mesa grande e convidados. Iam junto pães com fermento e sem fermento, e o peito do animal era do sacerdote. Jesus também deu graças e repartiu o pão com os discípulos na mesma noite, a última antes da cruz.',
    prayer:
      'Pai, eu te agradeço com atraso, e a alegria já passou do ponto. Ensina-me a festejar no mesmo dia o que fizeste por mim. Abre a minha porta para quem janta sem companhia. Recebe o meu obrigado de hoje, mesmo que o dia ainda esteja difícil. Amém.',
    application:
      'Convide alguém para dividir hoje um lanche simples e conte o motivo, uma coisa boa que Deus fez nesta semana. Não guarde a notícia para depois.',
  },
  {
    slug: 'levitico-8',
    chapters: ['LEV.8'],
    verse: verse('Levítico 8:12', 'derramou azeite cabeça Arão'),
    reflection:
      'O povo todo se junta à porta da tenda para ver Arão ser lavado com água, vestido com o manto e o peitoral, e ungido. O homem que fabricou o bezerro de ouro recebe na testa uma placa santa, e a primeira oferta que fazem é pelo pecado dele mesmo. Moisés repete os gestos um a um, como tinham sido mandados. Depois vêm sete dias e sete noites em que os sacerdotes ficam junto à porta e esperam.',
    prayer:
      'Deus que recomeças com quem caiu, tu vestiste Arão depois do bezerro. Lava-me e unge-me para o serviço que me deste, apesar do que eu fabriquei no passado. Guarda os que te servem de acharem que o cargo os purifica. Jesus é o sacerdote que não precisou oferecer por si, e é por ele que eu entro. Ensina-me a esperar junto à porta antes de agir. Amém.',
    application:
      'Ore hoje pelo seu pastor, pelo nome, pedindo perdão, proteção e descanso para ele. Escreva uma mensagem curta de gratidão, sem pedido nenhum no fim.',
  },
  {
    slug: 'levitico-9',
    chapters: ['LEV.9'],
    verse: verse('Levítico 9:22', 'levantou Arão mãos povo abençoou-os'),
    reflection:
      'No oitavo dia Arão oferece pela primeira vez, e o texto não pula etapa nenhuma: lavar, cortar, molhar o dedo, queimar. Depois de todo esse trabalho ele levanta as mãos para o povo e o abençoa antes de descer do altar. Então a glória de Deus aparece a todos, o fogo sai, e a multidão louva com o rosto no chão. Lucas conta que Jesus subiu ao céu assim, de mãos erguidas, abençoando os seus.',
    prayer:
      'Senhor da glória, eu espero o teu fogo e me canso do trabalho que vem antes dele. Recebe as horas de preparo, a faxina do templo, o ensaio, a arrumação das cadeiras. Estende sobre mim as mãos de Jesus, que subiu abençoando. Dá-me alegria no louvor e humildade para dobrar os joelhos. Amém.',
    application:
      'Ajude hoje num preparo que ninguém aplaude: varrer, montar, cortar legumes, testar o som. Enquanto trabalha, peça a Deus que abençoe quem vai usar aquilo.',
  },
  {
    slug: 'levitico-10',
    chapters: ['LEV.10'],
    verse: verse('Levítico 10:3', 'achegados santificarei Arão calou'),
    reflection:
      'Nadabe e Abiú, filhos de Arão, entram com um fogo que Deus não tinha mandado, e morrem ali mesmo, no começo do seu ministério. O pai se cala, e os primos levam os corpos pela túnica para fora do acampamento. No mesmo dia Moisés se irrita porque a carne da oferta não foi comida; Arão responde que não conseguiria comer depois do que lhe aconteceu, e Moisés aceita. O capítulo pesa, e deixa um pai de luto com o direito de não ter fome.',
    prayer:
      'Deus santo, eu não entendo todas as tuas severidades, e diante desta eu me calo com Arão. Guarda-me de brincar com o que é teu e de servir com a cabeça tomada pela bebida ou pela vaidade. Consola os pais que enterraram filhos e precisam trabalhar no dia seguinte. Agradeço por Jesus, que levou o fogo do juízo e me deixa chegar perto. Dá-me um coração que ouve o luto dos outros sem apressá-lo. Amém.',
    application:
      'Procurem juntos uma família enlutada da igreja ou da rua e levem comida pronta. Fiquem pouco, falem menos ainda e não cobrem que ela esteja bem.',
  },
  {
    slug: 'levitico-11',
    chapters: ['LEV.11'],
    verse: verse('Levítico 11:45', 'Egito Deus santos santo'),
    reflection:
      'Camelo, coelho, porco, coruja, lagartixa: o capítulo passa bicho por bicho e diz o que se come e o que não se toca. A cada refeição aquele povo podia se lembrar de que o Deus que o tirou do Egito era santo e o queria diferente. No evangelho de Marcos, Jesus ensina que a sujeira de verdade sai do coração. Pedro precisou ver num lençol bichos como estes para aceitar entrar na casa de um estrangeiro e anunciar ali o evangelho.',
    prayer:
      'Tu te importas com a minha mesa, Senhor, e eu como muitas vezes sem me lembrar de ti. Limpa o meu coração, de onde saem as palavras que azedam a casa. Tira de mim o nojo que sinto de certas pessoas, como tiraste o de Pedro. Faz-me diferente com alegria e sem ar de superior. Amém.',
    application:
      'Aceite ou ofereça hoje uma comida a alguém de costume diferente do seu, de outra igreja ou de outra terra. Pergunte a história daquele prato e coma com gratidão.',
  },
  {
    slug: 'levitico-12',
    chapters: ['LEV.12'],
    verse: verse('Levítico 12:8', 'cordeiro duas rolinhas pombinhos'),
    reflection:
      'O capítulo tem oito versículos e trata da mulher que acabou de dar à luz: dias de resguardo, longe do santuário, e uma oferta no fim. O tempo é dobrado quando nasce menina, sem que se diga a razão, e para nós soa duro que a mãe precise purificar-se por ter trazido uma vida ao mundo. A mesma lei aceita duas aves de quem não alcança o cordeiro. Lucas conta que foi essa a oferta levada ao templo depois que Jesus nasceu.',
    prayer:
      'Jesus, nascido de mulher e filho de gente pobre, olha pelas mães que estão de resguardo. Dá-lhes sono, leite, visitas que ajudem e ninguém que as culpe pelo próprio corpo. Acolhe as que voltaram da maternidade de braços vazios. Alegra-te com cada menina que nasce, e faz que ela valha em nossa casa o que vale para ti. Amém.',
    application:
      'Mande hoje uma mensagem a uma mulher que perdeu um bebê ou que acaba de ter um, dizendo que se lembra dela. Deixe de fora os conselhos e não peça resposta.',
  },
  {
    slug: 'levitico-13',
    chapters: ['LEV.13'],
    verse: verse('Levítico 13:46', 'impuro habitará sozinho fora'),
    reflection:
      'O sacerdote olha a mancha, espera sete dias e olha outra vez, e só então decide; o capítulo inteiro tem medo do diagnóstico apressado. Ele sabe distinguir a cicatriz da queimadura, a impigem e a calvície, que não mancham ninguém. Quem tem a doença rasga a roupa, cobre a boca, grita que está impuro e mora do lado de fora, só. Séculos depois Jesus tocou um homem assim e o mandou mostrar-se ao sacerdote.',
    prayer:
      'Jesus, tu puseste a mão onde todos recuavam. Chega perto de quem foi afastado por causa de uma doença, da pele, da cabeça ou do sangue. Perdoa a pressa com que eu coloco rótulos nas pessoas. Dá aos médicos paciência para olhar duas vezes. Se a impureza está em mim, limpa-me, porque tu queres e podes. Amém.',
    application:
      'Examine uma opinião apressada que você formou sobre alguém. Decida esperar sete dias e observar de novo antes de falar dessa pessoa, e anote a data no calendário.',
  },
  {
    slug: 'levitico-14',
    chapters: ['LEV.14'],
    verse: verse('Levítico 14:3', 'sacerdote fora acampamento sarada'),
    reflection:
      'O curado não pode entrar ainda, e então é o sacerdote quem sai do acampamento para encontrá-lo. Duas aves são trazidas; uma morre sobre água corrente, e a outra, molhada no sangue dela, é solta no campo aberto. Sangue e azeite tocam a orelha, a mão e o pé do homem, como se fez com Arão. A lei prevê também uma oferta para quem não alcança o preço, e até uma casa com manchas na parede recebe exame e nova chance.',
    prayer:
      'Pai, tu vens ao encontro de quem está voltando e ainda não se sente digno de entrar. Agradeço porque Jesus morreu e eu saí livre, como a ave solta sobre o campo. Toca com o teu óleo os meus ouvidos, as minhas mãos e os meus passos. Recebe os que saíram da prisão, da clínica e da rua, e usa a nossa igreja para recebê-los. Amém.',
    application:
      'Convidem para uma refeição, nesta semana, alguém que está recomeçando depois de internação, prisão ou afastamento. Mandem o convite hoje, com dia e hora.',
  },
  {
    slug: 'levitico-15',
    chapters: ['LEV.15'],
    verse: verse('Levítico 15:25', 'mulher fluxo sangue muitos dias'),
    reflection:
      'Esta lei entra no quarto e no banheiro: fala de corrimento, de sêmen e de sangue, e manda lavar a roupa e o corpo. Homem e mulher recebem regras parecidas, e quase tudo se resolve com água e o cair da tarde. Mas a mulher que sangrasse além do tempo ficava impura o tempo todo, e até a cadeira dela passava a impureza a quem tocasse. Uma delas, doente havia doze anos, encostou a mão na roupa de Jesus e ouviu dele a palavra filha.',
    prayer:
      'Jesus, tu não recuaste da mulher que sangrava e não recuas do meu corpo. Livra-me da vergonha de adoecer, de envelhecer e de precisar de médico. Cuida das mulheres com dor que ouvem que é exagero. Dá água limpa e banheiro decente às casas e às escolas que não têm. Chama de filha quem se esconde na multidão. Amém.',
    application:
      'Marque hoje a consulta ou o exame que você vem adiando por vergonha. Anote antes as perguntas que quer fazer, para não voltar sem resposta.',
  },
  {
    slug: 'levitico-16',
    chapters: ['LEV.16'],
    verse: verse('Levítico 16:22', 'bode levará iniquidades'),
    reflection:
      'Uma vez por ano Arão tirava as roupas bonitas de sacerdote, vestia linho simples e entrava sozinho atrás do véu. Depois punha as duas mãos na cabeça de um bode, confessava os pecados do povo inteiro, e um homem o levava para o deserto. Quem estava no acampamento via a sua culpa ir embora andando, até sumir.',
    prayer:
      'Deus santo, eu não conseguiria chegar perto de ti pelo meu próprio caminho. Agradeço por Jesus, que entrou de uma vez por todas com o seu sangue e levou a minha culpa para longe. Ajuda-me a não correr atrás do que tu já mandaste embora. Eu descanso hoje no perdão que ele conquistou. Amém.',
    application:
      'Ponha as duas mãos sobre a mesa e confesse em voz baixa os pecados desta semana, um por um. Depois levante as mãos vazias e agradeça a Cristo.',
  },
  {
    slug: 'levitico-17',
    chapters: ['LEV.17'],
    verse: verse('Levítico 17:11', 'vida carne sangue altar'),
    reflection:
      'Ninguém mais pode matar um boi no campo e oferecê-lo a quem quiser; o animal vai até a porta da tenda, porque havia quem sacrificasse aos demônios. O sangue pertence a Deus, já que nele está a vida, e até o caçador cobre com terra o que derramou. Deus diz que foi ele quem o deu para o altar, em favor das pessoas. Os discípulos, criados com esta proibição, ouviram um dia Jesus chamar de seu sangue o vinho do cálice e mandar que bebessem.',
    prayer:
      'Até o sangue de uma ave te importa, Senhor da vida, e nós nos acostumamos a ver o de gente na televisão e na esquina. Devolve-me o respeito pelo bicho e pela pessoa. Afasta-me dos altares escondidos em que eu tentava comprar proteção, porque o sangue que me reconcilia contigo já foi dado por ti. Amém.',
    application:
      'Troque de canal ou desligue hoje, quando a violência virar espetáculo. Fique depois um minuto em silêncio diante de Deus por quem apareceu na notícia.',
  },
  {
    slug: 'levitico-18',
    chapters: ['LEV.18'],
    verse: verse('Levítico 18:6', 'homem achegue próxima carne'),
    reflection:
      'Israel saiu do Egito e vai para Canaã, e Deus avisa que nem um nem outro lugar serve de modelo. Mãe, irmã, neta, tia, nora, enteada: a lista percorre a casa inteira e proíbe usar o corpo de quem está ao alcance da mão. Há outras proibições sexuais, e a de entregar filhos ao fogo, e a cada passo se repete quem é o Senhor. Para quem foi ferido pelos seus, esta página diz que Deus viu e que chama de maldade o que fizeram.',
    prayer:
      'Obrigado, Senhor, pelo limite que puseste em volta de cada pessoa da casa. Guarda as crianças do parente que chega perto demais, e dá-lhes alguém que acredite nelas. Cura os adultos que carregam em segredo o que sofreram, e mostra-lhes que a culpa é de quem fez. Faz da nossa família um lugar em que a criança possa dormir e falar sem medo. Amém.',
    application:
      'Diga hoje a uma criança da família que o corpo dela é dela, e a quem ela pode contar um segredo que dá medo. Fale com calma e escute o que vier.',
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
    slug: 'levitico-20',
    chapters: ['LEV.20'],
    verse: verse('Levítico 20:3', 'rosto descendência Moloque santuário'),
    reflection:
      'O capítulo abre com um crime que horroriza: pais que entregavam os filhos ao fogo de Moloque. Deus põe o rosto contra eles, e também contra o povo que fecha os olhos ao ver isso. Seguem-se penas de morte para adultério, incesto e adivinhação, leis daquele Israel, que a igreja lê com tremor e não executa; a família aparece nelas como lugar que deve ser seguro. Jesus ficou diante de uma mulher acusada por uma lei assim, livrou-a das pedras e mandou que não pecasse mais.',
    prayer:
      'Senhor que nos santificas, livra-me de fechar os olhos quando uma criança é sacrificada à vontade de um adulto. Guarda o meu corpo, a minha casa e o meu casamento de toda traição. Tu és santo e me separaste para ser teu. Jesus me defendeu das pedras e me chamou para outra vida; ajuda-me a andar nela. Cura os que foram feridos dentro da própria família. Amém.',
    application:
      'Guarde no celular o número 100, que recebe denúncias de violência contra crianças, de graça e em segredo. Se você suspeita de algo perto de você, ligue hoje.',
  },
  {
    slug: 'levitico-21',
    chapters: ['LEV.21'],
    verse: verse('Levítico 21:22', 'pão Deus santificadas comerá'),
    reflection:
      'O sacerdote só se aproxima dos mortos da família mais próxima, e o sumo sacerdote nem pelo pai deixa o santuário. Cegos, coxos, corcundas e anões da linhagem de Arão não podiam servir no altar, e essa linha fere quem vive com uma deficiência. O texto acrescenta que eles comem do pão de Deus, também do mais santo, como os outros filhos da casa. No templo de Jerusalém cegos e coxos chegaram perto de Jesus, e ali mesmo ele os curou.',
    prayer:
      'Jesus, tu recebeste no templo quem a lei mantinha longe do altar. Perdoa a tua igreja pela escada sem rampa, pelo olhar de pena e pelo lugar que não oferecemos. Põe a serviço os dons de quem ouve com as mãos e anda sobre rodas. Consola também os que precisaram trabalhar enquanto outros enterravam os seus. Amém.',
    application:
      'Pergunte a uma pessoa com deficiência, da igreja ou do bairro, o que atrapalha a participação dela. Leve a resposta hoje a quem pode mudar isso.',
  },
  {
    slug: 'levitico-22',
    chapters: ['LEV.22'],
    verse: verse('Levítico 22:28', 'boi carneiro degolareis dia'),
    reflection:
      'Os sacerdotes são avisados de que o pão santo não apaga a impureza de quem o come sem se lavar. A filha viúva ou abandonada, que voltou para a casa do pai, pode de novo comer daquele pão, como na juventude. O animal aleijado ou doente não serve para o altar, porque ninguém presenteia com sobras. No meio dessas regras fica uma delicadeza: o filhote mama sete dias, e ninguém mata a mãe e a cria no mesmo dia.',
    prayer:
      'Deus cuidadoso, tu pensaste no bezerro e na mãe dele. Perdoa as vezes em que te dei o que não me servia mais. Acolhe as mulheres que voltaram para a casa dos pais, viúvas ou abandonadas, e põe pão na mesa delas. Agradeço por Jesus, o cordeiro sem defeito, que me deu o melhor. Ensina-me a ternura com os bichos e com os pequenos. Amém.',
    application:
      'Escolham juntos uma coisa boa para dar hoje: a fruta mais bonita, a roupa inteira, o melhor pedaço. Entreguem a quem voltou para casa depois de uma perda.',
  },
  {
    slug: 'levitico-23',
    chapters: ['LEV.23'],
    verse: verse('Levítico 23:42-43', 'cabanas sete dias descendentes Egito'),
    reflection:
      'O ano inteiro ganha datas: a Páscoa, o primeiro feixe, os pães de cinquenta dias depois, as trombetas, o dia de expiação e as cabanas. A ordem que mais se repete nelas é a de largar o serviço. Na última festa as famílias moram uma semana debaixo de ramos, para que as crianças saibam como viveram os avós, e no meio do calendário fica a lembrança de deixar um canto da roça ao pobre. Jesus morreu numa Páscoa, e o Espírito veio na festa dos cinquenta dias.',
    prayer:
      'Senhor do calendário, tu me mandas parar, comer e lembrar, e eu corro de uma segunda-feira a outra. Ensina-me a guardar os teus dias e a explicá-los às crianças. Agradeço pela Páscoa de Jesus e pelo Pentecostes, que agora são festas minhas. Lembra-me do pobre na hora em que eu receber o salário. Amém.',
    application:
      'Façam hoje uma cabana de lençol com as crianças, ou comam juntos ao ar livre. Contem ali um tempo difícil em que Deus cuidou da família.',
  },
  {
    slug: 'levitico-24',
    chapters: ['LEV.24'],
    verse: verse('Levítico 24:22', 'mesmo regulamento estrangeiro natural'),
    reflection:
      'Diante de Deus ficam as lâmpadas acesas até de manhã e doze pães trocados a cada sábado; do lado de fora, dois homens brigam. Um deles, filho de um egípcio, amaldiçoa o Nome e é apedrejado, numa pena daquele Israel que nos deixa sem palavras. Da família dele o texto guardou o nome da mãe, Selomite, e é difícil não pensar no que ela perdeu. A lei diz que o estrangeiro e o natural são julgados do mesmo modo, e séculos depois Jesus, inocente, foi condenado por esta mesma acusação.',
    prayer:
      'Jesus, tu foste chamado de blasfemo sem nunca ter ofendido o Pai. Perdoa-me quando uso o teu nome para descarregar a raiva. Olha pelas mães de quem fez o mal, que choram sem receber visita. Dá ao nosso país uma justiça só, igual para o rico e para o pobre, para o daqui e para o de fora. Conserva a tua luz acesa na madrugada das prisões. Amém.',
    application:
      'Faça hoje um gesto pela família de alguém que está preso: um telefonema, uma carona, uma oração com a mãe. Não pergunte pelo crime; pergunte por ela.',
  },
  {
    slug: 'levitico-25',
    chapters: ['LEV.25'],
    verse: verse('Levítico 25:10', 'liberdade jubileu família'),
    reflection:
      'De cinquenta em cinquenta anos a trombeta soava no dia da expiação, e o país inteiro recomeçava: a terra voltava à família, e quem tinha se vendido por dívida ia para casa. O preço de um sítio era calculado pelos anos que faltavam. Deus dá a razão sem rodeio: aqueles escravos eram servos dele, que ele mesmo tirou do Egito.',
    prayer:
      'Senhor da terra, tu não deixas que a miséria passe de pai para filho sem fim. Toca a tua trombeta para os endividados e para os que trabalham como escravos. Jesus anunciou em Nazaré o ano do teu favor, e nele a minha dívida acabou. Tira da minha mão a dureza com quem me deve. Amém.',
    application:
      'Perdoe hoje, no todo ou em parte, uma dívida que alguém não consegue pagar a você. Se não houver, perdoe uma cobrança antiga de palavra ou de favor.',
  },
  {
    slug: 'levitico-26',
    chapters: ['LEV.26'],
    verse: verse('Levítico 26:44', 'terra inimigos rejeitarei pacto Deus'),
    reflection:
      'A quem guarda os mandamentos Deus promete chuva na hora certa, sono sem susto e cabeça erguida, porque quebrou o jugo do Egito. Para quem os despreza vêm castigos em ondas, cada uma mais dura, até a fome em que se comem os filhos, e ninguém consegue ler isso sem estremecer. No exílio o barulho de uma folha bastará para que fujam, e a terra vai descansar os sábados que lhe negaram. A última palavra é a de que nem ali Deus os rejeita, porque se lembra do pacto com os avós.',
    prayer:
      'Há dias, meu Deus, em que uma folha que se mexe já me põe a correr. Acalma o meu medo, e ensina-me a distinguir a tua correção do meu pavor. Perdoa o descanso que neguei à terra, aos bichos e a mim. Guarda as crianças dos lugares cercados pela fome. Jesus levou sobre si a maldição da aliança quebrada; ergue por isso a minha cabeça. Amém.',
    application:
      'Escreva em uma linha o medo que persegue você sem motivo claro, e mostre-o a Deus. Se ele tira o seu sono há semanas, conte a alguém de confiança ou a um médico.',
  },
  {
    slug: 'levitico-27',
    chapters: ['LEV.27'],
    verse: verse('Levítico 27:8', 'pobre sacerdote valor capacidade'),
    reflection:
      'O livro termina com uma tabela de preços para os votos, e nela a mulher, a criança e o velho valem menos prata que o homem em idade de trabalho. Essa conta é daquele mundo e não mede ninguém diante de Deus, que deu por todos o mesmo preço, Jesus. A lei tem um cuidado com quem prometeu além do que podia: o sacerdote avalia de novo, conforme o bolso de quem fez o voto. E ela proíbe trocar o animal prometido, o bom pelo ruim, quando passa o entusiasmo.',
    prayer:
      'No calor do culto eu prometo muito, Senhor, e depois procuro o bezerro magro para te entregar. Ensina-me a prometer pouco e a dar por inteiro. Agradeço porque conheces o meu bolso e não cobras o que não tenho. Em Jesus eu já te pertenço, e isso ninguém precisa comprar. Livra da culpa os pobres que foram pressionados a ofertar o dinheiro do aluguel. Amém.',
    application:
      'Reveja uma promessa antiga que você fez a Deus. Se ela cabe na sua vida, cumpra hoje uma parte; se passou das suas forças, diga isso a ele e ofereça o que pode.',
  },
  {
    slug: 'numeros-1',
    chapters: ['NUM.1'],
    verse: verse('Números 1:2', 'censo famílias nomes'),
    reflection:
      'No deserto, um ano depois da saída do Egito, Deus manda contar os homens de vinte anos para cima, um por um e pelo nome da família. Um representante de cada tribo ajuda Moisés, e a lista guarda como se chamavam, de Elizur a Aira. O total passa de seiscentos mil, e veio de setenta pessoas que desceram com Jacó. Os levitas não entram na conta da guerra, porque levam a tenda e acampam em volta dela.',
    prayer:
      'Deus que contas pelo nome, tu me conheces no meio de uma multidão que eu não sei medir. Agradeço pelos que vieram antes de mim e abriram caminho até este dia. Jesus chama as suas ovelhas pelo nome, e eu quero atender quando ouvir o meu. Mostra-me o lugar em que devo servir, na frente ou ao redor da tua casa. Amém.',
    application:
      'Escreva à mão os nomes das pessoas da sua família ou do seu grupo, um por linha. Leia cada nome devagar diante de Deus e peça uma coisa por pessoa.',
  },
  {
    slug: 'numeros-2',
    chapters: ['NUM.2'],
    verse: verse('Números 2:17', 'tabernáculo acampamento meio lugar'),
    reflection:
      'Judá acampa do lado em que o sol nasce, Rúben ao sul, Efraim ao ocidente e Dã ao norte, e cada tribo sabe qual é a sua bandeira. No centro fica a tenda de Deus, e de qualquer porta do acampamento se pode vê-la. Na marcha a ordem é a mesma: três tribos à frente, três depois, o santuário no meio, e Dã fecha a fila recolhendo quem ficou para trás. O povo que saiu correndo do Egito aprendeu a andar sem se atropelar.',
    prayer:
      'Senhor, põe a tua presença no meio do nosso acampamento, para que cada porta dê para ti. Há dias em que eu quero o lugar da frente, e tu me puseste entre os últimos. Ajuda-me a servir ali, cuidando dos cansados. Jesus prometeu estar no meio de dois ou três reunidos em seu nome, e é ao redor dele que queremos morar. Amém.',
    application:
      'Olhem juntos para a rotina da casa e digam o que está no centro dela. Escolham um horário fixo da semana para ler e orar em comum, e marquem-no hoje no calendário.',
  },
  {
    slug: 'numeros-3',
    chapters: ['NUM.3'],
    verse: verse('Números 3:46-47', 'resgates duzentos primogênitos cinco siclos'),
    reflection:
      'Moisés conta os levitas, vinte e dois mil, e depois os filhos mais velhos de Israel, que pertenciam a Deus desde a noite do Egito. Cada levita fica no lugar de um primogênito, e no fim sobram duzentos e setenta e três sem substituto. Esses poucos não são esquecidos, e por eles pagam-se cinco siclos por cabeça. Por mim e por você, um a um, quem respondeu foi Jesus.',
    prayer:
      'Tu me contaste, Senhor, quando eu me sentia a mais. Jesus ficou no meu lugar, e eu já não preciso provar que mereço. Cuida dos que ficaram fora da cota, da fila do posto, da vaga na creche. Usa as nossas mãos para completar o que falta a eles. Amém.',
    application:
      'Repare hoje em quem ficou de fora de uma conta: o colega sem convite, o aluno sem lanche, o vizinho que ninguém avisou. Dê um jeito de incluir essa pessoa.',
  },
  {
    slug: 'numeros-4',
    chapters: ['NUM.4'],
    verse: verse('Números 4:19', 'Arão cada ofício cargo'),
    reflection:
      'Para cada mudança há um modo de embrulhar o que é santo: pano azul sobre a arca, carmesim sobre a mesa, púrpura sobre o altar, e por fora o couro. Os filhos de Coate carregam nos ombros objetos que não podem ver nem tocar. Os de Gérson levam cortinas e cordas; os de Merari, tábuas, colunas e estacas, cada peça anotada. Arão e os filhos mostram a cada um o seu serviço e a sua carga, para que ninguém morra ao chegar perto do que é santo.',
    prayer:
      'Deus santo, eu carrego coisas tuas que não preciso ver nem entender por completo. Dá-me a carga que é minha e livra-me de invejar a dos outros. Cuida dos que levam estacas e cordas, o serviço que ninguém comenta e sem o qual a tenda não fica de pé. Jesus tem um fardo leve, e hoje eu troco o meu pelo dele. Amém.',
    application:
      'Anote as tarefas que você carrega nesta semana e marque as que ninguém lhe deu. Devolva ou recuse uma delas hoje, com delicadeza, e faça com calma uma que é sua.',
  },
  {
    slug: 'numeros-5',
    chapters: ['NUM.5'],
    verse: verse('Números 5:7', 'Confessarão pecado compensarão ofensa quinto'),
    reflection:
      'Uma parte do capítulo é clara: quem prejudicou alguém confessa, devolve tudo e acrescenta um quinto. A outra parte custa a ler, porque o marido com ciúme pode levar a mulher ao sacerdote sem prova nenhuma, e ela bebe água com pó do chão diante de Deus; para ele não existe teste igual. A sentença saía das mãos do homem e ia para Deus, e mesmo assim a desigualdade está na página e não deve ser imitada. Jesus, diante de uma mulher acusada, mandou que os acusadores olhassem primeiro para si.',
    prayer:
      'Senhor que conheces a verdade, protege as mulheres que vivem debaixo de vigilância e suspeita. Livra os homens do ciúme que quer mandar no corpo e no celular da outra pessoa. Mostra-me a quem eu devo uma confissão, e dá-me honestidade para devolver o que tirei e um quinto a mais. Ensina-nos a tratar com respeito a pessoa para quem todos apontam o dedo. Amém.',
    application:
      'Devolva hoje, com um pouco a mais, algo que você tirou ou estragou. Se quem sofre é você, com o ciúme de alguém que vigia e ameaça, fale com uma pessoa de confiança ou ligue 180.',
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
    slug: 'numeros-7',
    chapters: ['NUM.7'],
    verse: verse('Números 7:89', 'Moisés ouvia Voz querubins'),
    reflection:
      'Doze chefes trazem doze presentes iguais, um por dia, e o texto repete doze vezes o prato de prata, a bacia, a colher de ouro com incenso e os animais. Quem lê tem vontade de pular; Deus mandou escrever cada nome, como se abrisse cada embrulho com a mesma alegria. As carroças foram divididas conforme a necessidade: quatro para Merari, que levava as colunas, e nenhuma para Coate, que carregava nos ombros. No fim Moisés entra na tenda e ouve a voz que lhe fala de cima da arca.',
    prayer:
      'Pai, tu não te cansas de receber o mesmo presente de cada filho. Eu te trago o louvor de todo dia, e sei que não é novo. Livra-me de comparar a minha oferta com a do vizinho. Reparte as carroças entre nós conforme o peso de cada um. Em Jesus eu tenho acesso ao lugar onde a tua voz fala, e quero entrar para ouvir. Amém.',
    application:
      'Repartam hoje em casa as tarefas segundo a força e o tempo de cada um, como as carroças foram repartidas. Perguntem a quem carrega mais o que aliviaria.',
  },
  {
    slug: 'numeros-8',
    chapters: ['NUM.8'],
    verse: verse('Números 8:25-26', 'cinquenta anos servirão irmãos guarda'),
    reflection:
      'As sete lâmpadas são acesas para a frente do candelabro, e os levitas, rapados e de roupa lavada, são apresentados com as mãos do povo sobre eles. Israel os entrega a Deus no lugar dos próprios filhos. A lei pensa também no fim do serviço: aos cinquenta anos o levita larga o trabalho pesado e fica ao lado dos irmãos, ajudando na guarda.',
    prayer:
      'Pai, eu tenho medo do dia em que não darei mais conta do que faço. Prepara-me para passar a vez com alegria e para continuar por perto. Consola os aposentados que se sentem sem utilidade, e ensina a igreja a pedir o conselho deles. Faz-me confiar nos que vêm depois de mim, mesmo que ainda estejam verdes. Amém.',
    application:
      'Peça a alguém que já deixou um cargo ou uma profissão que olhe hoje um trabalho seu e diga o que faria. Ouça até o fim e agradeça.',
  },
  {
    slug: 'numeros-9',
    chapters: ['NUM.9'],
    verse: verse('Números 9:10-11', 'impuro morto longe páscoa segundo'),
    reflection:
      'Alguns homens tinham tocado num morto, talvez da própria família, e por isso não podiam celebrar a Páscoa; vão a Moisés e perguntam por que ficariam de fora. Ele faz uma coisa rara num líder, que é mandar esperar enquanto consulta a Deus. A resposta abre uma segunda data, um mês depois, para quem está impuro ou em viagem, e o estrangeiro também é recebido. Mais adiante a nuvem pousa por dois dias, um mês ou um ano, e o povo aprende a esperar por ela.',
    prayer:
      'Deus da segunda Páscoa, eu perdi a data, e tu abriste outra para mim. O teu Cordeiro me recebe mesmo com as mãos ainda marcadas pelo luto. Dá aos líderes a humildade de dizer que não sabem. Lembra-te dos que trabalham longe de casa em dia de festa. Segura-me no lugar enquanto a tua nuvem não se mover. Amém.',
    application:
      'Combine uma segunda data com alguém que faltou a um aniversário ou a um almoço por luto, doença ou trabalho. Repitam juntos o que foi bom.',
  },
  {
    slug: 'numeros-10',
    chapters: ['NUM.10'],
    verse: verse('Números 10:29', 'Hobabe Vem conosco bem'),
    reflection:
      'Duas trombetas de prata batida dizem ao povo quando reunir, quando partir e quando festejar, e na guerra o som faz Deus lembrar-se dos seus. A nuvem se levanta pela primeira vez desde o Sinai, e Judá sai na frente. Moisés, que tem a nuvem, ainda insiste com Hobabe, o parente midianita que conhece o deserto, e lhe pede que sirva de olhos. Quando a arca parte e quando ela para, ele faz uma oração curta, sempre a mesma.',
    prayer:
      'Levanta-te, Senhor, ao começar o meu dia, e volta a mim quando ele parar. Dá-me ouvido para o teu toque de reunir e para o de partir. Agradeço pelas pessoas que conhecem o terreno e me servem de olhos. Ensina-me a convidar para perto quem ainda não é do teu povo. Jesus vai adiante de nós procurando lugar de descanso, e eu o sigo. Amém.',
    application:
      'Escreva duas orações de uma frase, uma para sair de casa e outra para chegar. Prenda-as junto à porta e use-as hoje mesmo.',
  },
  {
    slug: 'numeros-11',
    chapters: ['NUM.11'],
    verse: verse('Números 11:14', 'suportar sozinho pesado'),
    reflection:
      'Famílias inteiras choram na porta das tendas com saudade de pepino, melão e cebola, e Moisés não aguenta mais. Pergunta a Deus se foi ele, Moisés, quem deu à luz essa gente, e pede para morrer. O Senhor responde com setenta companheiros que repartem a carga; e quando Eldade e Medade profetizam fora do lugar, Moisés fica feliz em vez de ter ciúme.',
    prayer:
      'Deus, o peso passou do que eu aguento, e eu te digo isso sem enfeite. Manda gente para carregar comigo, e dá-me humildade para repartir. Cuida dos pastores, das mães e dos chefes que pensam em desistir de tudo. Tira o meu ciúme quando outros servem bem. Jesus chamou doze para andarem com ele. Amém.',
    application:
      'Passe hoje para outra pessoa uma tarefa que você insiste em fazer sem ajuda. Se o cansaço traz vontade de morrer, fale com alguém agora ou ligue 188.',
  },
  {
    slug: 'numeros-12',
    chapters: ['NUM.12'],
    verse: verse('Números 12:15', 'Miriã expulsa sete dias povo voltasse'),
    reflection:
      'Miriã e Arão falam mal da mulher de Moisés, que era cuxita, e logo se vê que o incômodo é outro, o de ele ser mais ouvido que os dois. Moisés não se defende, e quem responde é Deus. A pele de Miriã fica branca e doente, a de Arão não, e o capítulo não explica a diferença. O irmão ofendido ora em uma linha, pedindo que ela sare, e um povo inteiro espera sete dias por ela.',
    prayer:
      'O que eu falo pelas costas chega a ti, Senhor, e tu conheces o motivo que eu escondo. Tira da tua igreja o desprezo pela cor e pela origem das pessoas. Ensina-me a não correr para me defender, e a pedir o bem de quem me feriu, como Jesus pediu na cruz. Dá-nos paciência para esperar quem ainda está do lado de fora. Amém.',
    application:
      'Peça hoje a Deus, em uma frase, o bem de alguém que falou mal de você. Se ouvir zombaria da cor ou da família de outra pessoa, discorde com calma.',
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
      'O povo chora a noite toda por causa do relatório dos espias e já procura um chefe que o leve de volta ao Egito. Josué e Calebe estiveram diante dos mesmos gigantes, e rasgam as roupas pedindo confiança em Deus. De toda aquela geração, foram só eles dois que entraram na terra, quarenta anos mais tarde.',
    prayer:
      'Deus paciente, quantas vezes eu já quis voltar para o lugar de onde me tiraste. Perdoa a minha murmuração segundo a tua grande misericórdia, como Moisés te pediu. Dá-me o espírito de Calebe, que te seguiu por inteiro quando a maioria gritava. Mantém os meus olhos em Jesus até a chegada. Amém.',
    application:
      'Passe este dia sem reclamar em voz alta. Quando a queixa vier à boca, troque-a por uma frase curta a Deus, contando o que pesa e pedindo ajuda.',
  },
  {
    slug: 'numeros-15',
    chapters: ['NUM.15'],
    verse: verse('Números 15:39', 'franja virdes lembreis mandamentos olhos'),
    reflection:
      'Deus tinha acabado de dizer a uma geração que ela não entraria na terra, e dá leis que começam pelo dia da chegada. Há nelas um bolo da primeira massa, lugar igual para o estrangeiro e perdão para o erro sem intenção; há também um homem que junta lenha no sábado e é apedrejado, e essa página pesa sem comentário. No fim vem uma costura, o fio azul na barra da roupa para lembrar os mandamentos. Foi na barra da roupa que uma mulher doente segurou quando Jesus passou.',
    prayer:
      'Deus que falas em chegada a quem acabou de fracassar, eu me agarro a essa palavra. Lembra-me de ti nas coisas pequenas, no fio da roupa, no chaveiro, na foto da carteira. Guarda os meus olhos, que correm atrás de tudo o que veem. Não sei explicar cada castigo teu; sei que Jesus se deixou tocar, e é para ele que eu estendo a mão. Amém.',
    application:
      'Amarre um fio azul na bolsa, na mochila ou no chaveiro. Cada vez que o vir hoje, lembre-se de uma coisa que Jesus mandou e faça-a.',
  },
  {
    slug: 'numeros-16',
    chapters: ['NUM.16'],
    verse: verse('Números 16:48', 'pôs mortos vivos cessou'),
    reflection:
      'Coré já servia no tabernáculo e queria também o sacerdócio; Datã e Abirão chamam o Egito de terra de leite e mel. A reclamação usa palavras santas, e Moisés, ao ouvi-la, cai com o rosto no chão. A terra se abre, o fogo sai, e no dia seguinte o povo ainda acusa os dois irmãos por essas mortes. Então Arão, já velho, corre com o incensário e se põe na linha entre quem morreu e quem vive, até a praga parar.',
    prayer:
      'Senhor, eu também disfarço a minha ambição com palavras bonitas. Mostra-me onde desprezei o serviço que me deste por querer o do outro. Perdoa os que acusam sem saber, e livra-me de responder com ódio. Jesus ficou entre a morte e nós, de braços abertos, e a praga parou nele. Faz-me interceder por quem me quer mal. Amém.',
    application:
      'Reúna-se hoje com uma pessoa que também esteja magoada com alguém da igreja. Orem cinco minutos por quem os criticou, sem contar de novo o que houve.',
  },
  {
    slug: 'numeros-17',
    chapters: ['NUM.17'],
    verse: verse('Números 17:8', 'vara Arão brotado flores amêndoas'),
    reflection:
      'Depois da revolta, doze pedaços de pau com nomes escritos passam a noite diante da arca. De manhã onze continuam secos, e no de Arão apareceram broto, flor e amêndoa. Deus encerra a briga por cargo mostrando onde há vida. O povo fica apavorado e pergunta se morre quem chegar perto, e a resposta completa só veio com Jesus, o sacerdote que saiu vivo do túmulo.',
    prayer:
      'Eu sou um galho cortado, Senhor, e sozinho não dou flor. Passa a noite comigo e faz brotar o que secou. Livra a tua igreja da disputa por cargo, e mostra-nos pelo fruto quem tu escolheste. Cura em nós o medo de nos aproximarmos de ti. Amém.',
    application:
      'Ponha hoje um galho ou um caroço para brotar num vaso ou num copo com água. Deixe-o perto do lugar onde você ora e cuide dele nesta semana.',
  },
  {
    slug: 'numeros-18',
    chapters: ['NUM.18'],
    verse: verse('Números 18:20', 'herança parte tua Israel'),
    reflection:
      'Quando a terra for repartida, Arão ficará sem pedaço nenhum, e Deus lhe diz que ele mesmo é a parte dele. O sustento virá das ofertas, do melhor azeite, do vinho e do trigo, e as filhas da casa comem junto. Os levitas recebem o dízimo do povo e tiram dele o seu próprio dízimo, da melhor porção. Quem vive do que os outros dão também dá, pela mesma regra.',
    prayer:
      'Senhor, minha parte, há heranças que não vieram e terrenos que nunca serão meus. Tu és o bem que ninguém penhora e ninguém herda no meu lugar. Com Jesus eu sou teu herdeiro, e por isso posso abrir a mão. Abençoa os que anunciam o evangelho e vivem com pouco. Guarda os que administram dízimos de se acharem donos deles. Amém.',
    application:
      'Faça uma lista do que você tem e ninguém pode tirar. Leia-a diante de Deus e agradeça primeiro por ele mesmo.',
  },
  {
    slug: 'numeros-19',
    chapters: ['NUM.19'],
    verse: verse('Números 19:17', 'cinza água viva vaso'),
    reflection:
      'Num deserto em que morria uma geração inteira, quase toda família tinha tocado num morto. A cinza de uma novilha vermelha, queimada fora do acampamento, fica guardada, e um pouco dela em água corrente limpa quem esteve com o corpo, no terceiro dia e no sétimo. Cuidar dos mortos era preciso, e a lei sabe que isso marca a pessoa e pede tempo. A carta aos Hebreus parte dessa cinza para falar do sangue de Cristo, que limpa por dentro.',
    prayer:
      'A morte passou, Deus vivo, pela nossa casa e deixou marca em tudo. Lava-me devagar, no terceiro dia e no sétimo, sem pressa de me ver bem. Cuida dos coveiros, das enfermeiras e de quem prepara os corpos. Jesus tocou os mortos, e a vida passou dele para eles; toca também em mim. Amém.',
    application:
      'Lave hoje, devagar e em oração, uma roupa, um copo ou um cobertor que lembra alguém que morreu. Se ainda for cedo, deixe guardado e apenas ore.',
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
      'Pai, eu me canso no meio do caminho e falo mal do pão que me dás. O veneno do pecado corre em mim, e eu não tenho remédio próprio. Olho agora para Jesus levantado na cruz e peço a vida que só ele dá. Cura a minha ingratidão e ensina-me a agradecer o pão de todo dia. Amém.',
    application:
      'Na próxima refeição, antes de comer, cada um à mesa diga uma coisa simples, de todo dia, pela qual agradece. Se comer sozinho, mande a sua por mensagem.',
  },
  {
    slug: 'numeros-22',
    chapters: ['NUM.22'],
    verse: verse('Números 22:31', 'abriu olhos Balaão anjo'),
    reflection:
      'Balaão recebe de Deus um não bem claro, e pergunta outra vez quando chegam visitas mais nobres com promessa maior. No caminho quem vê o anjo de espada na mão é a jumenta; ela se desvia três vezes e apanha três vezes. O vidente famoso só enxerga depois que o bicho reclama da surra, e descobre que ela lhe salvou a vida. Ele segue viagem com uma ordem só, a de falar apenas o que Deus lhe disser.',
    prayer:
      'Abre os meus olhos, Senhor, antes que eu machuque quem me protege. Eu te pergunto de novo o que já respondeste, porque a segunda proposta paga melhor. Agradeço pelos desvios, pelo ônibus perdido e pela pessoa que empacou no meu caminho. Perdoa a raiva que despejei nos mais fracos. Amém.',
    application:
      'Trate hoje um animal com bondade: água fresca, um passeio, um carinho. Enquanto isso, pergunte a Deus em que assunto você vem insistindo contra um não dele.',
  },
  {
    slug: 'numeros-23',
    chapters: ['NUM.23'],
    verse: verse('Números 23:20', 'bênção abençoou poderei'),
    reflection:
      'Balaque oferece muito por uma maldição e ergue os sete altares que Balaão pediu, e da boca do profeta contratado sai uma bênção. O rei acha que o problema é a vista: leva Balaão a outro monte, de onde só aparece a ponta do acampamento, e depois a um terceiro. São vinte e um altares ao todo, e Deus não muda o que já disse sobre o seu povo. Lá embaixo, nas tendas, ninguém sabe da batalha que se trava no alto por causa deles.',
    prayer:
      'Deus fiel, há maldições que tu desfizeste sem que eu ficasse sabendo. Agradeço pelos montes em que me defendeste. O que tu abençoaste em Jesus ninguém pode desfazer, nem palavra, nem trabalho, nem inveja. Tira de mim o medo de praga e de feitiço. Guarda a minha boca, para que eu abençoe também aqueles de quem esperam que eu fale mal. Amém.',
    application:
      'Pense numa palavra pesada que disseram sobre a sua vida. Entregue-a a Deus em voz alta, e no lugar dela escreva uma promessa dele, com a referência, num papel que fique à vista.',
  },
  {
    slug: 'numeros-24',
    chapters: ['NUM.24'],
    verse: verse('Números 24:17', 'Verei agora estrela Jacó cetro'),
    reflection:
      'Na terceira vez Balaão deixa os agouros, olha as tendas de Israel lá embaixo e fala de jardins à beira do rio. Balaque bate palmas de raiva, porque encomendou maldição e ouviu três bênçãos. Mandado embora sem honra, o profeta ainda diz que vê alguém que não está perto, uma estrela que sai de Jacó. Muitos cristãos leram ali o nome de Jesus, a quem uns sábios do oriente procuraram seguindo uma estrela.',
    prayer:
      'Deus que pões bênção até numa boca alugada, mostra-me a beleza das tendas onde eu só vejo lona e poeira. Fala bem do teu povo dentro de mim quando eu me cansar da igreja. A estrela que Balaão viu de longe nasceu, e eu posso chamá-la de Jesus. Guia para ela os que procuram o futuro nas cartas e no horóscopo. Amém.',
    application:
      'Diga hoje a alguém da sua igreja ou do seu bairro uma beleza que você vê naquele lugar. Diga-a em voz alta, de preferência no meio de uma reclamação.',
  },
  {
    slug: 'numeros-25',
    chapters: ['NUM.25'],
    verse: verse('Números 25:6', 'Israel chorando porta tabernáculo'),
    reflection:
      'Balaque não conseguiu comprar uma maldição, e em Sitim o povo se estraga sem maldição nenhuma, nas festas de Moabe, inclinado diante de Baal-Peor. Morrem vinte e quatro mil; enquanto a congregação chora na porta da tenda, um chefe passa com uma midianita à vista de todos, e Fineias mata os dois com a lança. Deus aceita aquele zelo e detém a praga, mas ninguém pode repetir o gesto, porque Jesus mandou Pedro guardar a espada. O que nos cabe imitar é o choro na porta, cada um pelo próprio povo.',
    prayer:
      'Eu resisto ao inimigo declarado, Senhor, e cedo ao convite para a festa. Guarda o meu corpo, a minha mesa e o lugar onde me inclino. Livra-me do zelo que machuca pessoas em teu nome. Jesus teve o lado furado por uma lança e não feriu ninguém; eu choro junto dele pelo meu povo e por mim. Amém.',
    application:
      'Recuse hoje um convite que costuma afastar você de Deus. Marque para a mesma hora uma coisa boa, para que o lugar não fique vazio.',
  },
  {
    slug: 'numeros-26',
    chapters: ['NUM.26'],
    verse: verse('Números 26:11', 'filhos Coré morreram'),
    reflection:
      'O segundo censo, no fim do deserto, dá quase o mesmo total do primeiro, e os nomes são outros: daquela lista só restam Calebe e Josué. No meio dos números uma frase curta diz que os filhos de Coré continuaram vivos, embora a terra tenha engolido o pai revoltado. Séculos depois o nome deles está no alto de vários salmos, entre os quais o da corça com sede. Deus não fechou a porta da sua casa aos filhos por causa do erro do pai.',
    prayer:
      'Deus, tu contas de novo quando uma geração inteira se vai. Agradeço porque a história do meu pai não decide a minha. Põe um cântico na boca dos filhos de quem errou feio, dos que visitam presídio e dos que mudaram de cidade por vergonha. Jesus me deu uma família nova e um lugar na lista dela. Quero viver de modo que os que vêm depois encontrem a porta aberta. Amém.',
    application:
      'Leia ou cante em voz alta um hino antigo e procure saber quem o escreveu. Agradeça a Deus pelo que essa pessoa deixou para você.',
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
      'Acompanhe uma mulher que precisa reclamar um direito, como pensão, registro ou benefício. Ajude-a a reunir os papéis e a marcar atendimento na defensoria.',
  },
  {
    slug: 'numeros-28',
    chapters: ['NUM.28'],
    verse: verse('Números 28:3', 'cordeiros cada dia contínuo'),
    reflection:
      'O capítulo parece uma agenda: dois cordeiros por dia, mais dois no sábado, outros tantos animais na lua nova, na Páscoa e nas primícias. A cada data grande se repete que aquilo vem além da oferta contínua, de modo que a festa não dispensa o dia comum. Quem escuta é a geração nova, à beira da terra onde teria colheita, pressa e desculpa. Jesus cumpriu e encerrou esta conta de cordeiros, e por ele o encontro de cada dia com Deus continua aberto.',
    prayer:
      'Pai dos dias iguais, eu gosto de congresso e de retiro, e falto ao encontro da terça-feira cedo. Recebe a oração curta, repetida e sem emoção que eu tenho para hoje. Ensina-me a começar o mês contigo, antes dos boletos. Aceita a rotina desta casa como oferta de todo dia. Amém.',
    application:
      'Marque no calendário o primeiro dia do mês que vem e reserve nele meia hora para entregar a Deus o que virá. Hoje, entregue a ele o que resta deste mês.',
  },
  {
    slug: 'numeros-29',
    chapters: ['NUM.29'],
    verse: verse('Números 29:12-13', 'solenidade sete dias treze bezerros'),
    reflection:
      'O sétimo mês é cheio de datas: trombetas no dia primeiro, aflição no dia dez, e do dia quinze em diante uma semana de festa. Os bezerros vão diminuindo, treze no primeiro dia, doze no segundo, até sete, e quem soma encontra setenta. No oitavo dia há um novilho só, como se a festa fosse baixando a voz. Foi no último dia dessa festa que Jesus se levantou em Jerusalém e ofereceu água a quem tivesse sede.',
    prayer:
      'Tu pões, Senhor, descanso, choro e alegria no mesmo mês, e eu queria escolher só um deles. Recebe nesta festa as pessoas por quem quase ninguém ora. Quando a visita for embora e a casa ficar quieta, fica comigo no oitavo dia. Jesus, eu tenho sede, e é em ti que eu vou beber. Amém.',
    application:
      'Lembrem juntos uma festa bonita que já passou e contem o que ficou dela. Bebam depois um copo de água e agradeçam a Deus por aquele dia.',
  },
  {
    slug: 'numeros-30',
    chapters: ['NUM.30'],
    verse: verse('Números 30:2', 'voto juramento palavra boca'),
    reflection:
      'Moisés fala aos chefes sobre a palavra dada: quem prometeu a Deus ou se obrigou por juramento cumpre o que saiu da boca. A lei trata depois das moças e das mulheres casadas, cujos votos o pai ou o marido podia anular, mas só no dia em que os ouvisse. Se ele calava e mais tarde voltava atrás, a culpa passava a ser dele. A viúva e a repudiada, naquele mundo de homens, respondiam por si, e a palavra delas valia inteira.',
    prayer:
      'Senhor, tu levas a sério o que eu falo sem pensar. Perdoa as promessas que fiz para impressionar e as que deixei cair em silêncio. Ensina os maridos e os pais a não usarem autoridade para prender a fé de ninguém. Jesus nos pediu um sim que fosse sim, sem juramento nenhum. Dá-me uma palavra simples e cumprida. Amém.',
    application:
      'Conversem em casa sobre uma promessa que fizeram uns aos outros e não cumpriram. Se já não for possível cumpri-la, digam isso com franqueza, peçam perdão e façam um acordo menor.',
  },
  {
    slug: 'numeros-31',
    chapters: ['NUM.31'],
    verse: verse('Números 31:19', 'fora acampamento sete dias purificareis'),
    reflection:
      'Poucas páginas da Bíblia são tão escuras: depois da batalha Moisés manda matar os meninos e as mulheres, e as meninas entram na mesma conta das ovelhas. Nada adoça isso, e quem lê com o coração apertado está lendo bem. O próprio capítulo admite que matar deixa mancha, porque os soldados ficam sete dias do lado de fora, lavam tudo, e os oficiais trazem ouro como expiação. Jesus pôs crianças no colo e mandou amar os inimigos, e é com os olhos nele que a igreja atravessa esta leitura.',
    prayer:
      'Deus, eu não tenho explicação que baste, e fico diante de ti com esta página aberta. Tu conheces o nome de cada menina contada como despojo. Olha pelas crianças das guerras de hoje, as feridas, as levadas e as que ficaram sem mãe. Limpa os que voltaram do combate e não conseguem dormir. Jesus, Príncipe da Paz, apressa o teu reino. Amém.',
    application:
      'Leia hoje até o fim uma notícia sobre crianças de um país em guerra. Fique depois dez minutos em oração por elas, sem outra coisa nas mãos.',
  },
  {
    slug: 'numeros-32',
    chapters: ['NUM.32'],
    verse: verse('Números 32:6', 'irmãos guerra ficareis Rúben'),
    reflection:
      'As tribos de Rúben e de Gade têm muito gado e gostam do pasto de Gileade, antes da travessia do Jordão. Moisés se lembra dos espiões e teme que a acomodação de alguns desanime todos. Eles respondem que vão na frente, armados, e só voltam quando cada irmão tiver a sua terra. Moisés aceita, inverte sem alarde a ordem deles, as crianças antes das ovelhas, e avisa que o pecado escondido acaba encontrando o dono.',
    prayer:
      'Senhor, eu já tenho o meu pasto e quase me esqueci de quem ainda não atravessou. Livra-me da paz que custa o cansaço dos outros. Põe na ordem certa os meus cuidados, as pessoas antes dos bens. Jesus não descansou na sua glória enquanto os irmãos não tinham casa. Faz-me ir à frente com eles até que também repousem. Amém.',
    application:
      'Ofereça hoje uma ajuda concreta a alguém que ainda luta por uma coisa que você já alcançou: emprego, documento, casa, diploma. Explique o caminho e acompanhe um passo.',
  },
  {
    slug: 'numeros-33',
    chapters: ['NUM.33'],
    verse: verse('Números 33:2', 'Moisés escreveu saídas jornadas'),
    reflection:
      'Moisés escreve, por ordem de Deus, a lista de todas as paradas desde o Egito, e são mais de quarenta nomes. De Mara e de Elim sabemos as histórias; de Ritmá, Rissa e Mitca ficou apenas o nome de um lugar onde armaram a tenda e a desmontaram. No meio da lista há um túmulo, o de Arão, que morreu aos cento e vinte e três anos num monte. Deus guardou também as noites em que nada aconteceu.',
    prayer:
      'Deus do caminho, tu sabes o nome de todas as casas onde eu morei. Agradeço pelas paradas com doze fontes e pelas que não tinham água. Recebe as saudades dos que enterramos na metade da viagem. Livra-nos de guardar por perto os espinhos que mandaste tirar. Jesus é o caminho, e com ele a próxima parada já tem nome. Amém.',
    application:
      'Montem juntos, à mesa, a lista dos endereços onde a família já morou. Em cada um, cada pessoa lembra um cuidado de Deus, e quem não lembrar de nada agradece por ter saído de lá.',
  },
  {
    slug: 'numeros-34',
    chapters: ['NUM.34'],
    verse: verse('Números 34:2', 'Canaã cair herança termos'),
    reflection:
      'Deus desenha o mapa de uma terra que o povo ainda não pisou: o mar Salgado, o ribeiro do Egito, o grande mar, a entrada de Hamate. O desenho tem começo e fim, e nem tudo o que existe em volta é de Israel. Para repartir são nomeados chefes de dez tribos, e o primeiro da lista é Calebe, que quarenta anos antes já acreditava naquela chegada.',
    prayer:
      'Tu me deste um terreno com cerca, Senhor, e eu passo o dia olhando o do vizinho. Ensina-me a agradecer pelo tamanho da minha vida, pela casa, pela saúde e pelo tempo que tenho. Acalma as brigas de divisa e de inventário. Dá chão a quem planta e não tem onde. Faz-me andar com confiança para a morada que preparaste. Amém.',
    application:
      'Conversem em casa sobre um limite que ajudaria a todos: hora de desligar a tela, de dormir, de visita. Fiquem com aquele que todos conseguirem aceitar.',
  },
  {
    slug: 'numeros-35',
    chapters: ['NUM.35'],
    verse: verse('Números 35:25', 'cidade refúgio morra sumo sacerdote'),
    reflection:
      'Quem matou sem querer, com uma pedra que caiu ou um empurrão sem ódio, corre para uma de seis cidades antes que o parente do morto o alcance. Ali encontra julgamento, casa e vizinhos, e isso vale também para o estrangeiro; sair, só quando morrer o sumo sacerdote. Ao assassino de verdade não se vende perdão, e ninguém é condenado por uma testemunha só. Os cristãos viram ali um retrato: morreu Jesus, o nosso sumo sacerdote, e o fugitivo pode voltar para casa.',
    prayer:
      'Deus do refúgio, há coisas que eu fiz sem intenção e que não têm volta. Abriga os que causaram um acidente e não conseguem perdoar a si mesmos. Consola as famílias dos que morreram, e guarda-as de procurar vingança. Tira-me do esconderijo em que continuei depois que já me perdoaste. Amém.',
    application:
      'Fale hoje com alguém que carrega a culpa de um acidente ou de um erro sem intenção. Pergunte como tem sido, sem diminuir o que houve e sem acusar.',
  },
  {
    slug: 'numeros-36',
    chapters: ['NUM.36'],
    verse: verse('Números 36:10-11', 'filhas Zelofeade Maalá Tirsa casaram'),
    reflection:
      'As cinco irmãs que ganharam direito à herança reaparecem na última página, porque os parentes temem perder a terra quando elas se casarem. A solução junta os dois lados: elas escolhem o marido que quiserem, dentro da tribo do pai. É um limite daquele mundo, que hoje ninguém deve impor a uma moça. O livro que começou contando soldados termina com Maalá, Tirsa, Hogla, Milca e Noa, cada uma pelo nome.',
    prayer:
      'Senhor, tu conheces o nó entre o direito de uns e o medo de outros. Dá às famílias conversas honestas sobre herança, antes que ela vire processo. Guarda a liberdade das moças na hora de escolher com quem viver. Agradeço pelos acordos em que cada um cede um pouco. Em Jesus há uma herança que não se perde ao ser repartida, e nela eu tenho parte. Amém.',
    application:
      'Falem hoje em família de um bem comum que um dia pode virar briga, como a casa dos pais, o terreno ou o carro. Ouçam cada um e anotem um acordo pequeno.',
  },
  {
    slug: 'deuteronomio-1',
    chapters: ['DEU.1'],
    verse: verse('Deuteronômio 1:31', 'deserto traz homem filho caminho'),
    reflection:
      'Moisés começa o discurso com uma conta que dói: de Horebe a Cades são onze dias de viagem, e ele fala no ano quarenta. Relembra os espias, a recusa de subir e as queixas dentro das tendas, onde se dizia que Deus tirou o povo do Egito por ódio. No meio da lembrança ruim aparece um pai que leva o filho pelo caminho, e era assim que o Senhor os tinha levado pelo deserto inteiro. As crianças que os adultos davam por perdidas foram as que entraram na terra.',
    prayer:
      'Pai que me carregaste, eu gastei quarenta anos num caminho de onze dias. Perdoa o que murmurei de ti entre quatro paredes, dizendo que não me querias bem. Leva-me também pelo trecho que falta, mesmo quando eu reclamar do caminho. Olha pelas crianças que os adultos já deram por perdidas. Amém.',
    application:
      'Conte hoje a um filho, sobrinho ou amigo uma fase ruim da sua vida em que, olhando de longe, você percebe que foi carregado. Conte também a parte em que reclamou.',
  },
  {
    slug: 'deuteronomio-2',
    chapters: ['DEU.2'],
    verse: verse('Deuteronômio 2:7', 'deserto quarenta anos faltou'),
    reflection:
      'Moisés recorda trinta e oito anos de voltas em torno de um monte, até a ordem de seguir para o norte. Há povos em que Israel não pode tocar, os de Esaú e os de Ló, porque Deus também deu terra a eles; a comida e a água devem ser pagas em dinheiro. Ao rei Seom vão primeiro palavras de paz, e ele responde com o exército. O relato da guerra que se segue é duro, com cidades inteiras mortas; ninguém pode tomá-lo por modelo desde que Jesus mandou amar os inimigos.',
    prayer:
      'Senhor, tu contaste as voltas que eu dei em torno do mesmo monte. Reconheço que nesses anos nada me faltou, embora eu tenha reclamado muito. Ensina-me a pagar pela água e a respeitar o que deste aos outros. Eu choro pelas crianças mortas em guerras, naquele tempo e neste. Jesus guardou a espada e abriu outro caminho; leva-me por ele. Amém.',
    application:
      'Pergunte-se em que assunto você vem rodando há meses sem sair do lugar. Dê hoje um passo em direção diferente, por menor que seja, e pague uma dívida pequena que ficou pelo caminho.',
  },
  {
    slug: 'deuteronomio-3',
    chapters: ['DEU.3'],
    verse: verse('Deuteronômio 3:25-26', 'terra boa Basta-te'),
    reflection:
      'Moisés narra a vitória sobre Ogue, dono de uma cama de ferro de nove côvados, e a destruição das cidades com mulheres e crianças, que se lê com pesar. Depois conta um pedido que não foi atendido: queria atravessar o rio e ver a terra boa. Deus lhe diz que basta e o manda subir ao monte, olhar e animar Josué. O homem que falava face a face com o Senhor ouviu um não, contou isso ao povo inteiro e continuou no serviço.',
    prayer:
      'Eu também já ouvi de ti que basta, Senhor, depois de um pedido feito com lágrimas. Ajuda-me a olhar do alto sem amargor e a animar quem vai aonde eu não fui. As mortes destas guerras me pesam, e eu as deixo contigo, que julgas com justiça. Ensina-me a confiar como Jesus no jardim, que fez o seu pedido e aceitou a tua resposta. Amém.',
    application:
      'Anime hoje, com palavras precisas, alguém que recebeu a oportunidade que você queria. Fale da força que vê nessa pessoa e deixe a sua perda para a oração.',
  },
  {
    slug: 'deuteronomio-4',
    chapters: ['DEU.4'],
    verse: verse('Deuteronômio 4:9', 'esqueças olhos ensinarás filhos'),
    reflection:
      'Moisés sabe que não vai atravessar o rio, e fala a filhos de gente que morreu no deserto. Ele lembra que no Horebe houve voz e fogo, e nenhuma figura, e por isso proíbe imagens. Já prevê o exílio: espalhados entre as nações, servindo a deuses que não comem nem cheiram, eles poderão buscar a Deus dali mesmo e achá-lo. O discurso termina com três cidades de refúgio para quem matou sem querer.',
    prayer:
      'Deus próximo, que povo tem um deus que escuta como tu? Guarda-me de esquecer o que os meus olhos viram. Dá-me palavras simples para contar isso aos mais novos. Se eu estiver longe por minha culpa, ensina-me a te buscar de onde estou. Em Jesus eu vejo o rosto daquele de quem só se ouvia a voz. Amém.',
    application:
      'Peçam a um dos mais velhos da família ou da igreja que conte como encontrou a Deus. Ouçam juntos, gravem se ele permitir, e guardem a gravação para os netos.',
  },
  {
    slug: 'deuteronomio-5',
    chapters: ['DEU.5'],
    verse: verse('Deuteronômio 5:29', 'Quem dera coração filhos'),
    reflection:
      'Moisés repete os dez mandamentos a quem era criança no Horebe ou nem tinha nascido, e diz que o pacto é com os vivos de hoje. No dia de repouso ele dá um motivo novo: o servo e a serva precisam descansar, porque o dono também já foi escravo. O povo, com medo do fogo, pede alguém que fique no meio e promete obedecer, e Deus gosta do que ouve. Então ele deixa ver um desejo de pai, o de que aquele coração durasse.',
    prayer:
      'Eu prometo com o peito cheio, Senhor, e na quinta-feira já esqueci. Cumpre em mim o teu desejo, e dá-me um coração que dure. Chego perto do teu fogo porque Jesus ficou no meio. Faz descansar hoje quem trabalha em casa alheia e nunca para. Mostra aos mais novos, pela minha vida, que obedecer a ti faz bem. Amém.',
    application:
      'Descubra uma tarefa que tira o descanso de outra pessoa da casa ou do trabalho. Faça-a hoje no lugar dela, ou dispense-a até amanhã.',
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
    slug: 'deuteronomio-7',
    chapters: ['DEU.7'],
    verse: verse('Deuteronômio 7:7-8', 'menores povos SENHOR amou'),
    reflection:
      'Deus explica por que escolheu Israel, e a razão não está em Israel, que era o menor dos povos; está no amor dele. No mesmo capítulo vem a ordem de destruir sem pena as sete nações, que pertence àquela guerra e não serve de licença a ninguém, porque Jesus mandou guardar a espada. A promessa de que não haverá doença nem mulher estéril também foi feita àquela nação, e por ela não se mede a fé de um casal. O amor sem motivo chegou em Jesus a todos os povos, também a uma mulher de Canaã.',
    prayer:
      'Deus fiel, eu procuro em mim uma razão para o teu amor e não acho. Descanso em saber que ele veio primeiro. Consola os casais que ouviram que a falta de filhos é falta de fé. Livra-nos de usar o teu nome contra outro povo. Escuta também o que eu te peço hoje, sem título nenhum para apresentar. Amém.',
    application:
      'Diga hoje a si mesmo, diante do espelho, que Deus ama você antes de qualquer resultado. Trate com essa mesma bondade a primeira pessoa que encontrar depois.',
  },
  {
    slug: 'deuteronomio-8',
    chapters: ['DEU.8'],
    verse: verse('Deuteronômio 8:3', 'fome maná pão boca'),
    reflection:
      'Moisés lembra aos filhos do deserto que a roupa não gastou e que o pé não inchou em quarenta anos. A fome, diz ele, ensinou que não é só de pão que se vive; foi com esta frase que Jesus, faminto, respondeu ao tentador. O velho enxerga o perigo maior na mesa farta, quando a pessoa olha a casa boa e acha que foi o seu braço que fez tudo.',
    prayer:
      'Deus, eu comi e me fartei, e agradeço antes que o meu coração fique orgulhoso. Lembra-me do caminho comprido por onde me trouxeste. Nos dias de falta, sustenta-me com a tua palavra, como sustentaste Jesus no deserto. Livra-me de dizer que a minha mão fez tudo, e abre-a para quem tem fome. Amém.',
    application:
      'Depois da próxima refeição, agradeça outra vez com quem está à mesa. Cada um lembre uma época difícil em que Deus não deixou faltar o necessário.',
  },
  {
    slug: 'deuteronomio-9',
    chapters: ['DEU.9'],
    verse: verse('Deuteronômio 9:6', 'justiça terra boa duro cerviz'),
    reflection:
      'Três vezes Moisés repete que a terra não é prêmio pela justiça deles, e relê a ficha inteira: o bezerro, Massá, a recusa em Cades. Conta também o que fazia enquanto isso, quarenta dias estendido no chão, com medo por eles, pedindo até por Arão. O ouro do bezerro virou pó e foi lançado no riacho que descia do monte. Paulo diria o mesmo de outro modo: quem entra no reino é recebido de favor, por causa de Jesus.',
    prayer:
      'A minha ficha é comprida, Senhor, e mesmo assim me deste uma terra boa. Amolece o meu pescoço, que custa tanto a se curvar. Reduz a pó aquilo que eu adorei no teu lugar. Jesus intercede por mim à tua direita, e por isso eu não desanimo. Dá-me um amor como o de Moisés, que pedia por quem o cansava. Amém.',
    application:
      'Escolha uma pessoa que cansa você e ore por ela de joelhos durante cinco minutos. Peça coisas boas, sem contar a Deus os defeitos dela.',
  },
  {
    slug: 'deuteronomio-10',
    chapters: ['DEU.10'],
    verse: verse('Deuteronômio 10:19', 'amareis estrangeiro Egito'),
    reflection:
      'Moisés lavra duas tábuas novas, porque as primeiras ele mesmo quebrou, e Deus escreve nelas tudo outra vez. O Senhor que é dono do céu dos céus não aceita suborno; ocupa-se da viúva e do órfão, e dá ao estrangeiro pão e roupa. Setenta pessoas desceram um dia ao Egito e viraram multidão; por isso Deus manda que esse povo ame quem chega de fora.',
    prayer:
      'Senhor dos senhores, tu reescreves o que eu quebrei. Tira o calo do meu coração e a dureza do meu pescoço. Tu te abaixas para vestir o estrangeiro, e em Jesus vieste como um deles, fugido para o Egito. Ensina-me a amar o que fala com sotaque, porque eu também fui recebido. Amém.',
    application:
      'Separe uma roupa boa e um alimento para uma família de migrantes da sua cidade. Entregue em pessoa e aprenda a dizer “bom dia” na língua deles.',
  },
  {
    slug: 'deuteronomio-11',
    chapters: ['DEU.11'],
    verse: verse('Deuteronômio 11:12', 'terra olhos princípio ano fim'),
    reflection:
      'No Egito cada um regava a sua horta com o pé; a terra prometida tem montes e planícies e bebe a chuva do céu. Moisés apresenta isso como um bem, embora pareça mais arriscado, porque ali o lavrador precisa olhar para cima. Os olhos de Deus estão sobre aquele chão do começo ao fim do ano. Diante do povo ficam dois montes, um para a bênção e outro para a maldição, e a cada um cabe escolher por onde anda.',
    prayer:
      'Confesso, Senhor da chuva, que prefiro o canal que controlo à nuvem que depende de ti. Ensina-me a olhar para cima no mês em que a renda é incerta. Manda água ao sertão, às represas e às roças pequenas. Tu fazes chover sobre justos e injustos, e eu agradeço pela parte que me coube. Põe os teus olhos no meu ano, até o último dia. Amém.',
    application:
      'Regue uma planta ou olhe o céu por cinco minutos, com o celular guardado. Entregue a Deus um assunto deste ano que não depende de você.',
  },
  {
    slug: 'deuteronomio-12',
    chapters: ['DEU.12'],
    verse: verse('Deuteronômio 12:12', 'alegrareis filhas servas levita'),
    reflection:
      'Os altares espalhados pelos montes devem ser derrubados, porque neles se queimavam até crianças. No lugar deles haverá um só, que Deus vai escolher, e até lá se caminha em família, com o dízimo e a comida. Três vezes se manda que o povo se alegre, e isso vale para filhos, filhas, empregados e para o levita, que não tem terra. Aquilo que cada um acha certo, como se fazia no deserto, já não basta na terra que Deus lhes dá.',
    prayer:
      'Senhor, tu mandas que eu me alegre, e eu cheguei a achar que isso era menos santo. Derruba os altares que conservo por costume ou por medo. Lembra-me do levita, de quem serve na tua casa e não tem casa própria. Jesus disse à samaritana que o lugar agora é em espírito e em verdade, e eu te adoro por meio dele. Enche de riso a mesa da tua igreja. Amém.',
    application:
      'Prepare hoje uma refeição mais bonita do que o costume e dê graças demoradamente antes de comer. Separe uma porção e leve-a a alguém que serve na igreja e ganha pouco.',
  },
  {
    slug: 'deuteronomio-13',
    chapters: ['DEU.13'],
    verse: verse('Deuteronômio 13:3', 'ouvido profeta sonhador amais'),
    reflection:
      'O aviso é surpreendente: pode aparecer um profeta cujo sinal acontece de verdade, e nem por isso se deve segui-lo, se ele leva para longe de Deus. Depois o capítulo manda matar o parente que convide a outro deus, e até uma cidade inteira. Essa era a pena daquele Israel, e quem a usasse hoje se poria contra Jesus, que repreendeu os discípulos quando quiseram fogo do céu. Continua de pé o cuidado que a lei exige, o de investigar bem antes de acreditar numa acusação.',
    prayer:
      'Deus verdadeiro, eu me impressiono com cura filmada e com profecia que acerta. Ensina-me a perguntar para onde essa voz me leva. Guarda as famílias divididas pela fé, e dá-nos firmeza com ternura. Livra-me de ameaçar quem crê de outro modo, e dá-me paciência para conversar. Amém.',
    application:
      'Antes de repassar hoje uma profecia, um vídeo ou uma denúncia, procure saber de onde veio. Se ficar dúvida, deixe que a mensagem pare em você.',
  },
  {
    slug: 'deuteronomio-14',
    chapters: ['DEU.14'],
    verse: verse('Deuteronômio 14:1', 'Filhos SENHOR cortareis morto'),
    reflection:
      'O capítulo começa chamando Israel de filho, e por isso ninguém ali deve cortar a pele nem raspar a testa quando alguém morre. Um filho pode chorar sem ferir o próprio corpo, porque o Pai vê a dor. Seguem-se os animais de comer, o cabrito que não se cozinha no leite da mãe e um dízimo que se come em festa com a família. De três em três anos esse dízimo fica na cidade, para o levita, o estrangeiro, o órfão e a viúva.',
    prayer:
      'Pai, tu me chamas de filho na hora em que eu só sei chorar. Cuida dos que machucam o próprio corpo porque a dor não cabe por dentro, e leva-os depressa a quem possa ajudar. Põe à minha mesa a viúva e o estrangeiro. Fica comigo até o dia da ressurreição, como Jesus ficou ao lado de quem chorava Lázaro. Amém.',
    application:
      'Sente-se hoje ao lado de alguém que está triste, sem pressa e sem sermão. Se a pessoa se machuca ou fala em morrer, não a deixe só e liguem juntos para o 188.',
  },
  {
    slug: 'deuteronomio-15',
    chapters: ['DEU.15'],
    verse: verse('Deuteronômio 15:13-14', 'livre enviarás vazio generosamente'),
    reflection:
      'De sete em sete anos as dívidas acabam, e a lei conhece o cálculo do credor, que pensa que falta pouco e é melhor não emprestar. Ela chama isso de maldade e manda abrir a mão. O escravo que sai livre leva ovelhas, trigo e vinho, para que a liberdade não comece na fome, e o dono faz isso lembrando que também foi escravo. Uma frase sóbria diz que os pobres não vão faltar, e Jesus se lembrou dela numa mesa em Betânia.',
    prayer:
      'Senhor que me resgataste, o meu coração faz contas quando alguém me pede ajuda. Abre a minha mão antes que eu termine de calcular. Lembra-te dos que saíram da escravidão do nosso país sem terra nem salário, e dos netos deles. Tu cancelaste a dívida que eu nunca pagaria e ainda me encheste de bens, e eu quero tratar assim quem me deve. Amém.',
    application:
      'Ajude hoje alguém que recomeça com uma coisa que dure: uma ferramenta, um contato de trabalho, uma hora do seu ofício ensinada de graça.',
  },
  {
    slug: 'deuteronomio-16',
    chapters: ['DEU.16'],
    verse: verse('Deuteronômio 16:11', 'alegrarás órfão viúva estrangeiro'),
    reflection:
      'Três vezes por ano o trabalho para: na Páscoa, com o pão da aflição, que lembra a pressa; nas Semanas, quando a foice começa; nas Cabanas, com a colheita guardada. Em duas dessas festas a lista de convidados é a mesma e inclui o órfão, a viúva e o estrangeiro, porque Israel também foi servo. Ninguém comparece de mãos vazias, e cada um traz conforme recebeu. No fim o texto muda para o tribunal e avisa que o presente por baixo da mesa cega até o sábio.',
    prayer:
      'Deus das festas, tu quiseste que eu parasse para lembrar e para comer com outros. Põe na minha mesa quem não tem com quem festejar. Livra-me do favor que compra o meu silêncio, e livra dele também os juízes e os políticos. Jesus é a nossa Páscoa, e no Pentecostes derramaste o Espírito sobre toda carne. Ensina-me a justiça nos dias comuns e a alegria nos dias santos. Amém.',
    application:
      'Olhem o calendário e escolham a próxima data de festa da casa. Lembrem quem costuma passar esse dia sem companhia e mandem hoje mesmo o convite.',
  },
  {
    slug: 'deuteronomio-17',
    chapters: ['DEU.17'],
    verse: verse('Deuteronômio 17:18-19', 'reino livro cópia lerá dias'),
    reflection:
      'A lei imagina o dia em que Israel vai querer um rei como os vizinhos, e põe limites nele: nem muitos cavalos, nem muitas mulheres, nem muito ouro. A primeira tarefa no trono é copiar a lei num livro seu e lê-la pela vida inteira, e assim o coração dele aprende a não se pôr acima dos irmãos. Salomão passaria por cima dos três limites. Jesus, o Rei que veio, entrou na cidade montado num jumento e respondeu ao tentador com palavras deste livro.',
    prayer:
      'Rei dos reis, põe a tua palavra na mão dos que governam este país, do vereador ao presidente. Dá-lhes um coração que não suba acima dos irmãos. Guarda-me também no pedaço de poder que eu tenho, em casa, na sala de aula ou na chefia. Ensina-me a mandar como quem lava os pés dos outros. Amém.',
    application:
      'Copie à mão, devagar, um trecho curto da Bíblia que você precisa obedecer nesta semana. Leia-o de novo antes de dormir.',
  },
  {
    slug: 'deuteronomio-18',
    chapters: ['DEU.18'],
    verse: verse('Deuteronômio 18:15', 'Profeta irmãos ouvir'),
    reflection:
      'O levita não tem roça, e a sua herança é o próprio Senhor, com a parte que lhe cabe das ofertas e da primeira lã. Em volta de Israel há muitos modos de espiar o futuro: presságios, feitiços, consulta aos mortos, crianças passadas pelo fogo. Deus proíbe todos e oferece outra coisa, uma voz do meio dos irmãos, como a de Moisés. Pedro, em Jerusalém, contou ao povo que esse profeta era Jesus.',
    prayer:
      'Pai, eu também tenho pressa de saber o que vem. Perdoa as vezes em que procurei carta, horóscopo ou recado do além. Tu me deste o Profeta, e nele me falaste por último e por inteiro. Abre os meus ouvidos a Jesus nos evangelhos. Guarda o teu povo de quem usa o teu nome para dizer o que não mandaste. Amém.',
    application:
      'Desfaça-se hoje de um objeto, aplicativo ou perfil que você consulta para saber a sorte. Leia no lugar dele um trecho de um evangelho e anote o que Jesus manda fazer.',
  },
  {
    slug: 'deuteronomio-19',
    chapters: ['DEU.19'],
    verse: verse('Deuteronômio 19:5', 'lenha machado ferro próximo'),
    reflection:
      'Dois companheiros vão ao mato cortar lenha, o ferro do machado salta do cabo, e um deles morre. Para um caso assim a lei manda preparar o caminho até a cidade de refúgio e dividir a terra, para que a fuga não seja longa demais. Na mesma página o marco do vizinho fica onde os antigos o puseram, e uma testemunha só não basta para condenar. Contra Jesus levantaram-se testemunhas falsas, e foram os juízes que saíram à procura delas.',
    prayer:
      'Deus justo, o ferro também já saltou da minha mão, numa palavra, no trânsito, numa brincadeira. Abre caminho até ti para quem corre assustado com o que fez. Guarda os acusados sem prova e os pequenos que viram avançar a cerca do vizinho. Faz de mim uma testemunha limpa, mesmo quando a mentira me favorece. Amém.',
    application:
      'Antes de contar hoje uma história sobre alguém, pergunte-se se você viu aquilo ou só ouviu falar. Conte apenas o que viu, ou deixe de contar.',
  },
  {
    slug: 'deuteronomio-20',
    chapters: ['DEU.20'],
    verse: verse('Deuteronômio 20:19', 'machado homem árvore campo cerco'),
    reflection:
      'Antes da batalha os oficiais mandam para casa quem construiu e não morou, quem plantou e não colheu, quem noivou e não casou, e também quem está com medo. A lei manda oferecer a paz primeiro, embora a cidade que a aceitasse fosse servir; já nas cidades de Canaã ninguém devia ficar vivo, e essa ordem nos fere e pertence àquela guerra. No fim vem um cuidado inesperado: durante o cerco o machado não toca a árvore de fruto, que não é gente para se defender. Quem põe esta lei de guerra ao lado da cruz ouve Jesus pedir perdão para os soldados.',
    prayer:
      'Recebe o meu medo, Senhor, tu que deixas ir para casa quem se assusta. Guarda os rapazes levados para guerras que não escolheram, com noiva, roça e casa nova à espera. Protege as árvores, os rios e as crianças que exército nenhum devia tocar. Ajuda-me a oferecer a paz primeiro, em casa e no trabalho. Amém.',
    application:
      'Na próxima discussão, ofereça a paz antes do argumento: um copo de água, um tom mais baixo, um convite para conversar sentado.',
  },
  {
    slug: 'deuteronomio-21',
    chapters: ['DEU.21'],
    verse: verse('Deuteronômio 21:23', 'madeiro enterrarás maldição pendurado'),
    reflection:
      'Quando aparece um morto no campo e ninguém sabe quem o matou, os anciãos medem a distância até a cidade mais próxima e vão orar por causa daquele sangue. A lei impõe limites a costumes cruéis: a cativa tem um mês para chorar pai e mãe e não pode ser vendida, e o filho da mulher rejeitada não perde o direito. Outras linhas, como a do filho rebelde, ainda nos fazem tremer. A última lei trata do condenado pendurado no madeiro, que deve ser enterrado no mesmo dia, e Paulo viu ali a cruz de Jesus.',
    prayer:
      'Senhor, tu queres que alguém responda pelos mortos sem nome. Tu não te esqueces dos que foram achados no mato e na vala, nem das mães que ainda procuram. Protege as mulheres levadas na guerra. Jesus se fez maldição por nós e foi descido do madeiro antes da noite. Por ele eu peço que limpes a nossa terra do sangue inocente. Amém.',
    application:
      'Escolham no noticiário local uma morte violenta que já foi esquecida. Orem juntos pela família, pelo nome, e vejam se há um culto de memória ou um grupo de apoio a que possam ir.',
  },
  {
    slug: 'deuteronomio-22',
    chapters: ['DEU.22'],
    verse: verse('Deuteronômio 22:8', 'casa nova parapeito sangue'),
    reflection:
      'O boi perdido se devolve, a mãe dos passarinhos fica livre, e a casa nova ganha parapeito no terraço para que ninguém caia. A segunda metade do capítulo é dura com as moças: uma pode ser apedrejada, outra deve ficar com o homem que a humilhou, e nenhuma igreja pode aconselhar isso. Uma linha faz justiça, a que declara inocente a moça atacada no campo, que gritou sem que houvesse quem a socorresse. Jesus deixou ir em paz mulheres que os outros já tinham condenado.',
    prayer:
      'Faz-me responsável, Deus que pensas no telhado e no ninho, pelo perigo que a minha casa oferece aos outros. Tu ouviste a moça que gritou no campo; ouve as que gritam hoje e as que não conseguem gritar. Livra a tua igreja de devolver uma mulher à mão de quem a feriu. Jesus, socorre por meio de nós as que não têm quem as defenda. Amém.',
    application:
      'Procure hoje um perigo na sua casa e cuide dele: a janela sem tela, o remédio ao alcance de uma criança, o piso que escorrega.',
  },
  {
    slug: 'deuteronomio-23',
    chapters: ['DEU.23'],
    verse: verse('Deuteronômio 23:15-16', 'servo fugir More oprimirás'),
    reflection:
      'Há portas fechadas neste capítulo, para o castrado, para o bastardo, para o moabita; Isaías abriria uma delas ao eunuco, e Rute, moabita, entrou na família de Jesus. Há cuidado até com a limpeza fora do acampamento, porque Deus anda entre as tendas. E há uma lei que espanta naquele mundo de donos: o escravo fugido não se devolve, mora onde quiser e ninguém o oprime. Num país que caçou fugitivos até o século 19, esta linha condenava os caçadores.',
    prayer:
      'Senhor, tu abrigas o fugido sem perguntar pelo dono. Já que a congregação se abriu em Jesus ao eunuco, à moabita e a mim, abre a nossa porta a quem escapa de casa violenta, de dívida cruel ou de guerra. Limpa também o que eu deixo fora da vista, a conversa e os cantos que ninguém confere. Amém.',
    application:
      'Informe-se hoje sobre um abrigo da sua cidade, para mulheres, migrantes ou moradores de rua. Guarde o endereço e descubra do que ele mais precisa.',
  },
  {
    slug: 'deuteronomio-24',
    chapters: ['DEU.24'],
    verse: verse('Deuteronômio 24:10-11', 'próximo entrarás casa penhor Fora'),
    reflection:
      'Quem emprestou não entra na casa do devedor para tomar o penhor; espera do lado de fora, e é o devedor quem o traz. A pedra do moinho não se penhora, porque dela sai o pão, e o recém-casado fica um ano em casa para alegrar a mulher. O feixe que o dono esqueceu na roça já pertence à viúva e ao órfão, de modo que até a distração dele alimenta alguém. Jesus corrigiu os que usavam a carta de divórcio deste capítulo para mandar a mulher embora por qualquer motivo.',
    prayer:
      'Deus que respeitas a porta do pobre, ensina-me a cobrar sem humilhar. Defende o que dá o pão a cada um, o carrinho do ambulante, a máquina da costureira, a moto do entregador. Alegra os recém-casados e consola as mulheres mandadas embora. Põe em mim a delicadeza de Jesus, que bate à porta e espera. Amém.',
    application:
      'Se alguém lhe deve, pergunte hoje que prazo a pessoa consegue cumprir e aceite um acordo. Se é você quem deve, procure o credor antes que ele venha.',
  },
  {
    slug: 'deuteronomio-25',
    chapters: ['DEU.25'],
    verse: verse('Deuteronômio 25:15', 'Pesos justos efa íntegro'),
    reflection:
      'A lei põe limite no castigo, quarenta golpes e nem um a mais, para que o culpado não deixe de ser visto como irmão. O boi que debulha o trigo come enquanto trabalha. A viúva sem filhos pode ir à porta da cidade e tirar a sandália do cunhado diante de todos, se ele não quiser dar nome ao irmão morto. Na sacola do comerciante só cabe um tipo de peso, e quem atacou os fracos da retaguarda, como Amaleque, não é esquecido.',
    prayer:
      'Deus justo, tu cuidas do boi, da viúva, do condenado e do freguês. Confere os meus pesos, o que uso para mim e o que uso para os outros. Guarda a dignidade de quem cumpre pena, porque continua sendo meu irmão. Defende os que ficam para trás, cansados e sem força. Jesus foi açoitado além de toda medida por nossa causa, e nele eu aprendo a medir com bondade. Amém.',
    application:
      'Faça hoje uma conta honesta com alguém que trabalha para você ou lhe vende algo: hora, troco, gorjeta, prazo. Corrija o que estiver a menos, sem esperar que cobrem.',
  },
  {
    slug: 'deuteronomio-26',
    chapters: ['DEU.26'],
    verse: verse('Deuteronômio 26:5', 'arameu perecer pai Egito'),
    reflection:
      'O lavrador põe os primeiros frutos num cesto, entrega-os ao sacerdote e conta uma história: seu pai foi um arameu à beira da morte, que desceu ao Egito com pouca gente. Ele diz “nós” ao falar da escravidão e do socorro, embora tudo tenha acontecido muito antes do nascimento dele. Depois come e se alegra com o levita e o estrangeiro. No terceiro ano declara diante de Deus que nada ficou em casa do que era do órfão e da viúva.',
    prayer:
      'A minha família também já esteve por um fio, Senhor, e tu ouviste o nosso grito. Recebe a primeira parte da semana, do salário e da horta, com a história de como ela veio. Alegra-me com tudo o que me deste, e faz a minha alegria alcançar quem mora de favor. Olha do céu os que colhem fruta o dia inteiro e não a provam. Amém.',
    application:
      'Conte hoje a alguém mais novo, em poucas frases, de onde veio a sua família e como Deus a trouxe até aqui. Divida com essa pessoa uma fruta.',
  },
  {
    slug: 'deuteronomio-27',
    chapters: ['DEU.27'],
    verse: verse('Deuteronômio 27:4-5', 'pedras Ebal altar'),
    reflection:
      'Do outro lado do rio o povo deve caiar pedras grandes e escrever nelas a lei com toda a clareza. Seis tribos sobem ao Gerizim para abençoar e seis ao Ebal para a maldição, que alcança o que se faz às escondidas: desviar o cego do caminho, empurrar o marco do vizinho, ferir sem que ninguém veja. O povo responde amém a cada uma, e ninguém pode dizer que sai limpo. O altar fica justamente no Ebal, o monte da maldição, e Paulo ensinou que Jesus se fez maldição por nós.',
    prayer:
      'Quantas vezes, Senhor, eu disse amém a uma lei que quebro quando ninguém vê. Levanta o teu altar no monte da minha culpa, aonde Jesus já subiu em meu lugar. Defende o cego enganado no troco, o estrangeiro sem advogado, a criança ferida dentro de casa. Escreve em mim a tua lei com letra que eu consiga ler. Amém.',
    application:
      'Pense numa coisa errada que você só faz quando ninguém está olhando. Deixe de fazê-la hoje, ou conte-a a Deus antes de dormir com o nome que ela tem.',
  },
  {
    slug: 'deuteronomio-28',
    chapters: ['DEU.28'],
    verse: verse('Deuteronômio 28:47', 'serviste alegria abundância coisas'),
    reflection:
      'Catorze versículos de bênção alcançam o cesto, a amassadeira, a entrada e a saída; depois vêm mais de cinquenta de maldição, e é difícil lê-los em voz alta. O texto desce até o cerco em que a fome leva pais a comer os próprios filhos, e Israel veria isso acontecer. Moisés aponta a raiz disso num coração que tinha tudo e não serviu com alegria. Este capítulo fala a uma nação sob aliança; ninguém deve medir por ele a fé de um doente ou de um pobre, e Jesus tomou sobre si a maldição da lei.',
    prayer:
      'Senhor, eu leio estas linhas com medo e me abrigo em Jesus, que se fez maldição em meu lugar. Perdoa a abundância que me deixou mal-humorado e ingrato. Consola os que de manhã desejam a noite, e de noite pedem a manhã. Livra os povos cercados pela fome e pela guerra. Guarda-me de acusar quem sofre. Dá-me alegria em te servir no que é pequeno. Amém.',
    application:
      'Façam juntos uma tarefa da casa que costuma sair com reclamação, e cantem enquanto trabalham. No fim, cada um diz três coisas que tem em abundância.',
  },
  {
    slug: 'deuteronomio-29',
    chapters: ['DEU.29'],
    verse: verse('Deuteronômio 29:29', 'secretas SENHOR reveladas filhos'),
    reflection:
      'Moisés reúne o povo para renovar o pacto e faz a chamada: chefes, anciãos, mulheres, crianças, o que corta a lenha, o que tira a água e até quem ainda não está ali. Lembra que o sapato não envelheceu no pé e que, mesmo assim, faltou coração para entender. Avisa contra a pessoa que ouve tudo e diz por dentro que terá paz do jeito dela. No fim reparte o saber: há coisas que ficam com Deus, e as que ele mostrou são para nós e para as crianças cumprirem.',
    prayer:
      'Eu gasto horas com o que escondeste, meu Deus, e pouco tempo com o que já me disseste. Recebe de volta os porquês que não consigo resolver, a morte cedo demais, a data do fim, o futuro dos filhos. Em Jesus tu mostraste o bastante para eu viver hoje. Dá-me coração para entender, e inclui na tua aliança os que ainda vão nascer nesta família. Amém.',
    application:
      'Escreva de um lado de um papel uma pergunta sem resposta e, do outro, uma coisa clara que Deus pede. Guarde-o com a pergunta para baixo e faça hoje o que está por cima.',
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
    slug: 'deuteronomio-31',
    chapters: ['DEU.31'],
    verse: verse('Deuteronômio 31:12', 'congregar mulheres crianças estrangeiros ouçam'),
    reflection:
      'Aos cento e vinte anos Moisés diz que já não consegue sair e entrar como antes, e passa o povo a Josué diante de todos. Deixa a lei por escrito e marca a leitura: de sete em sete anos, na festa das cabanas, com homens, mulheres, crianças e estrangeiros ouvindo juntos. Deus lhe conta que o povo vai se desviar e manda ensinar um cântico que os netos não esqueçam. Moisés podia despedir-se com amargura, e passa os últimos dias escrevendo e ensinando a cantar.',
    prayer:
      'Senhor, tu vais adiante dos que assumem e ficas com os que se despedem. Dá-me paz para dizer que já não posso o que podia. Guarda na boca das crianças os hinos que aprenderam, para o dia em que se perderem. Deixo nas tuas mãos, sem medo, o que eu não vou terminar. Amém.',
    application:
      'Ensine hoje uma música de louvor a uma criança ou a alguém que não a conhece. Cantem duas vezes, sem precisar explicar nada.',
  },
  {
    slug: 'deuteronomio-32',
    chapters: ['DEU.32'],
    verse: verse('Deuteronômio 32:11', 'águia ninhada asas'),
    reflection:
      'Antes de morrer, Moisés ensina um cântico para que o povo o saiba de cor quando se desviar. Ele chama Deus de Rocha e de pai, e também de águia que sacode o ninho, paira sobre os filhotes e os leva sobre as asas. Jesurum, o apelido carinhoso de Israel, engorda, dá coices e esquece quem o gerou. No mesmo dia em que recita o cântico, Moisés recebe a ordem de subir ao monte de onde verá a terra em que não vai entrar.',
    prayer:
      'Rocha minha, tu me achaste num lugar deserto e me guardaste como a menina do olho. Perdoa os coices que dei quando fiquei satisfeito. Quando sacudires o meu ninho, ensina-me que estás por baixo, com as asas abertas. Jesus quis juntar Jerusalém como a galinha junta os pintinhos; eu quero ficar debaixo dele. Faz da tua palavra a minha vida, até o monte final. Amém.',
    application:
      'Aprenda de cor hoje uma estrofe de um hino antigo. Cante-a sem pressa no banho, na cozinha ou no caminho, e repita à noite antes de dormir.',
  },
  {
    slug: 'deuteronomio-33',
    chapters: ['DEU.33'],
    verse: verse('Deuteronômio 33:27', 'eterno Deus refúgio braços'),
    reflection:
      'Moisés abençoa as tribos antes de subir o monte, e a quase todas deixa uma palavra diferente: vida para Rúben, voz ouvida para Judá, orvalho para José, alegria para Zebulom na saída e para Issacar na tenda. De Benjamim diz que mora entre os ombros de Deus, como um menino levado às costas. A Aser fala de calçado de ferro e de força para cada dia. E diz a todos que os braços eternos estão por baixo, pouco antes de ele mesmo precisar deles.',
    prayer:
      'Deus eterno, eu sinto o chão fugir, e creio que os teus braços estão por baixo. Dá-me para hoje a força do tamanho de hoje. Abençoa os meus conforme a necessidade de cada um, o que sai para a rua e o que fica em casa. Segura nesses mesmos braços os que vão morrer nesta noite. Amém.',
    application:
      'Escolha três pessoas e faça por elas hoje três pedidos diferentes, um para a vida de cada uma. Diga a uma delas o que você pediu.',
  },
  {
    slug: 'deuteronomio-34',
    chapters: ['DEU.34'],
    verse: verse('Deuteronômio 34:4', 'ver olhos passarás'),
    reflection:
      'Moisés sobe o monte Nebo com cento e vinte anos e bons olhos, e o Senhor lhe mostra a terra inteira, de Gileade até Zoar, sem que ele ponha o pé nela. Morre ali, e quem o sepulta é o próprio Deus, num vale de Moabe, e até hoje ninguém sabe onde fica o túmulo. Séculos mais tarde ele estaria noutro monte, já dentro da terra, conversando com Jesus transfigurado.',
    prayer:
      'Senhor, há coisas que eu verei só de longe, e peço graça para olhar sem amargura. Agradeço pelo que comecei e outros vão acabar. Consola quem vive agora os seus dias de luto. Tu cuidas dos teus até na morte, e em Jesus me farás entrar na terra que prometeste. Amém.',
    application:
      'Abençoe por escrito alguém mais novo que vai continuar um trabalho seu. Entregue-lhe algo concreto, uma ferramenta, um livro, um contato, um conselho.',
  },
];
