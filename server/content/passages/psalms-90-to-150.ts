import type { PassageDevotional } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const psalms90To150: readonly PassageDevotional[] = [
  {
    slug: 'salmos-90',
    chapters: ['PSA.90'],
    verse: verse('Salmos 90:12', 'contar dias coração'),
    reflection:
      'Moisés enterrou uma geração inteira no deserto e fez desse luto uma oração. Diante de Deus mil anos passam como um turno de guarda da madrugada, e a vida da gente como capim que murcha à tarde. Ele pede que o Senhor ensine a contar os dias, alegre as manhãs e firme o trabalho feito com as mãos.',
    prayer:
      'Senhor, tu foste a casa dos meus avós e és a minha. Os anos passam depressa, e eu os gasto como se fossem sem fim. Ensina-me a contar os dias com sabedoria, e sacia-me cedo com o teu amor. Confirma a obra das minhas mãos em Jesus, que venceu a morte. Amém.',
    application:
      'Calcule quantos dias você já viveu e escreva o número num papel. Decida, diante dele, como usar bem as próximas duas horas.',
  },
  {
    slug: 'salmos-91',
    chapters: ['PSA.91'],
    verse: verse('Salmos 91:15', 'estarei angústia invocará'),
    reflection:
      'O salmo junta imagens de abrigo: a sombra, as penas da ave sobre os filhotes, o escudo, o lugar alto. Satanás citou um pedaço dele diante de Jesus, no alto do templo, e ouviu que não se põe Deus à prova. Na última estrofe fala o próprio Deus, e promete companhia dentro da angústia a quem conhece o seu nome.',
    prayer:
      'Altíssimo, eu me escondo debaixo das tuas asas como um filhote sem força. Livra-me do medo da noite e de usar as tuas promessas para te desafiar. Jesus confiou em ti no deserto e também na cruz, onde parecia descoberto. Fica comigo na angústia, e mostra-me a tua salvação. Amém.',
    application:
      'Leia a última estrofe em voz alta para alguém que anda com medo, de perto ou por áudio. Combinem uma providência prudente para o risco que preocupa.',
  },
  {
    slug: 'salmos-92',
    chapters: ['PSA.92'],
    verse: verse('Salmos 92:14', 'velhice fruto verdejantes'),
    reflection:
      'O título diz que este canto é para o sábado, e ele soa como dia de folga: harpa, manhã, noite, gosto de olhar o que Deus fez. O mau é comparado ao capim, que cresce depressa e some; o justo, à palmeira e ao cedro, que levam uma vida inteira para crescer. Essas árvores estão plantadas nos pátios da casa de Deus, e as mais velhas continuam dando fruto.',
    prayer:
      'Como é bom cantar para ti, Senhor, no começo e no fim do dia. Perdoa a minha inveja do capim, que cresce mais depressa do que eu. Planta-me na tua casa e dá-me tempo. Abençoa os idosos que ainda dão fruto e nem sabem. Jesus, Senhor do sábado, ensina-me a descansar sem culpa. Amém.',
    application:
      'Peça a uma pessoa mais velha que conte uma coisa que só entendeu depois dos sessenta. Agradeça e diga que fruto você viu nela.',
  },
  {
    slug: 'salmos-93',
    chapters: ['PSA.93'],
    verse: verse('Salmos 93:4', 'alturas poderoso ruído muitas águas'),
    reflection:
      'Em cinco versículos, o salmo põe frente a frente um trono e uma enchente. Três vezes se diz que os rios se levantam, com ruído e com ondas, e parece que alguém ouve a água crescer de noite e não consegue dormir. O trono, que é mais antigo do que os rios, não sai do lugar. O poeta não promete que a água vai baixar logo; ele diz quem é mais forte do que o ruído dela.',
    prayer:
      'Senhor vestido de majestade, a água subiu na minha cidade e dentro de mim. Tu és mais poderoso do que o barulho que me acorda. Guarda as famílias da beira do rio, os bombeiros e os que navegam para socorrê-las. Firma o meu pensamento quando tudo me arrasta. Enche a nossa casa da tua presença, que não vai embora com a correnteza. Amém.',
    application:
      'Ajude hoje uma pessoa atingida por enchente ou goteira: lave um móvel, guarde uma caixa, empreste um varal. Se não há ninguém por perto, ore ouvindo o som da água da torneira.',
  },
  {
    slug: 'salmos-94',
    chapters: ['PSA.94'],
    verse: verse('Salmos 94:18-19', 'deslizando sustenta preocupações consolações'),
    reflection:
      'O salmo começa pedindo que o Deus das vinganças apareça, porque estão matando a viúva, o órfão e o estrangeiro, e há quem faça a maldade com papel assinado, como se fosse lei. O poeta manda os insensatos pensarem: quem plantou o ouvido não haveria de ouvir? Depois a voz fica baixa e pessoal. Ele sentiu o pé escorregar, tinha a cabeça cheia de preocupações, e no meio delas a consolação de Deus o alegrou e o sustentou.',
    prayer:
      'Juiz da terra, tu fizeste o meu ouvido e ouves também o que a lei deixou passar. O meu pé está escorregando, e a minha cabeça não para desde ontem. Põe o teu consolo no meio das preocupações, porque não espero que elas acabem primeiro. Levanta-te pelo estrangeiro sem documento e pela viúva enganada. Confio a ti a minha causa, como fez Jesus quando o condenaram com aparência de lei. Amém.',
    application:
      'Escreva numa folha todas as preocupações que passam pela sua cabeça. No meio da página, por cima delas, escreva em letras grandes um consolo de Deus que você conhece.',
  },
  {
    slug: 'salmos-95',
    chapters: ['PSA.95'],
    verse: verse('Salmos 95:7-8', 'ovelhas hoje voz endureçais'),
    reflection:
      'O convite começa com festa, gritos, e gente correndo para a casa de Deus; depois pede joelhos no chão; depois, silêncio. No silêncio quem fala é Deus, e o assunto é a memória de um lugar chamado Meribá, onde o povo viu a obra e discutiu assim mesmo. O salmo termina sem consolo, de propósito, na palavra “descanso”, com a porta ainda aberta para quem escuta hoje. A carta aos Hebreus leu essa última linha e disse que o descanso existe, e que em Jesus se entra nele.',
    prayer:
      'Rocha da nossa salvação, eu canto alto e escuto pouco. As profundezas da terra estão na tua mão, e eu discuto por causa de água. Amolece hoje o meu coração, antes que o hoje passe. Bom Pastor, leva-me ao teu descanso, e que a minha voz no culto combine com a minha vida na terça-feira. Amém.',
    application:
      'Cante um hino de pé, ore um minuto de joelhos e fique três minutos calado, nessa ordem. Anote uma coisa que precisa fazer hoje, e faça.',
  },
  {
    slug: 'salmos-96',
    chapters: ['PSA.96'],
    verse: verse('Salmos 96:12', 'campo árvores jubilarão'),
    reflection:
      'O salmo pede um cântico novo e logo o entrega a um coro enorme: famílias dos povos, mar, campo e todas as árvores do mato. O motivo da festa é que o Senhor vem julgar a terra. Para quem sofre injustiça, a chegada de um juiz honesto é boa notícia, e até a floresta canta.',
    prayer:
      'Rei da terra, vem julgar com retidão, porque os pequenos esperam. Perdoa-me os ídolos discretos que eu ainda visito. Põe na minha boca um cântico novo sobre Jesus, que há de vir, e que eu o cante também na segunda-feira. Que a mata, o mar e a minha casa se alegrem em ti. Amém.',
    application:
      'Conte a uma pessoa, hoje, uma coisa boa que Deus fez, com palavras do dia a dia. Faça isso no assunto da conversa, sem discurso preparado.',
  },
  {
    slug: 'salmos-97',
    chapters: ['PSA.97'],
    verse: verse('Salmos 97:11', 'luz semeada justo alegria'),
    reflection:
      'O Senhor reina entre nuvens e fogo, e os montes amolecem como cera na frente dele. O estranho é o que a terra sente diante disso, porque o salmo manda que ela se alegre, e com ela as ilhas. Para o justo que ainda vive no escuro há uma promessa de roça: a luz já foi semeada. A semente fica um tempo debaixo da terra sem que se veja nada, e mesmo assim já está plantada.',
    prayer:
      'Senhor de toda a terra, há luz plantada neste chão, e eu só vejo o chão. Dá-me a paciência de quem semeou e volta todo dia para olhar. Derrete diante de ti o que me parece montanha: a dívida, o rancor, o vício de alguém que eu amo. Ensina-me a odiar o mal sem odiar as pessoas. Faz brotar a alegria no tempo dela, como brotou no jardim do túmulo. Amém.',
    application:
      'Ponha hoje na terra uma semente ou um galho, mesmo que a terra caiba num copo. Ao cobrir com terra, diga a Deus onde você espera ver luz.',
  },
  {
    slug: 'salmos-98',
    chapters: ['PSA.98'],
    verse: verse('Salmos 98:8-9', 'rios palmas montanhas julgar'),
    reflection:
      'Primeiro canta Israel, depois a terra toda, e no fim os rios batem palmas e os morros gritam. A razão de tanta alegria surpreende: o juiz está chegando. Quem sempre perdeu no tribunal entende essa alegria, e a natureza, que paga pelas injustiças dos homens, entende também. Um hino de Natal muito cantado nasceu destas linhas, e acertou ao juntar o juiz esperado com o bebê, porque são a mesma pessoa, Jesus.',
    prayer:
      'Senhor, ensina-me a cantar com os rios, que não têm vergonha. Vem julgar a terra com justiça, e começa por consolar os que nunca foram ouvidos. Tu te lembraste da tua bondade quando Jesus nasceu, e até as ilhas mais distantes souberam. Que a minha voz não falte nesse coro de águas e montanhas. Amém.',
    application:
      'Vão juntos a um lugar onde se ouça água, vento ou passarinho, e cantem ali um hino de alegria. Se não puderem sair, abram a janela.',
  },
  {
    slug: 'salmos-99',
    chapters: ['PSA.99'],
    verse: verse('Salmos 99:8', 'respondeste Deus perdoador punido'),
    reflection:
      'Três vezes o salmo repete que Deus é santo, e a terra treme quando ouve. Logo depois ele chama três pessoas pelo nome, Moisés, Arão e Samuel, que falavam com esse Deus e recebiam resposta. Nem eles ficaram sem falhas, e a lembrança é honesta: Deus perdoou e não fez de conta que nada tinha acontecido. Ser santo, aqui, é ser alguém com quem se pode falar e que leva a sério o que a gente faz.',
    prayer:
      'Santo és tu, Senhor, e eu falo contigo de pé e de cabeça baixa. Respondeste a Moisés, que perdeu a paciência, e a Arão, que fez o bezerro. Perdoa-me, e ensina-me a aceitar as consequências do que fiz sem achar que me deixaste. Levanta na tua igreja gente que ore pelos outros como Samuel orava. Recebe-me por Jesus, que é sacerdote sem nenhuma falha. Amém.',
    application:
      'Se um erro seu ainda traz consequências, faça hoje com calma a parte que lhe cabe nelas: pagar uma parcela, dar uma explicação, cumprir o prazo.',
  },
  {
    slug: 'salmos-100',
    chapters: ['PSA.100'],
    verse: verse('Salmos 100:3', 'povo ovelhas pasto'),
    reflection:
      'São cinco versículos que servem de corredor: o povo entra pelas portas agradecendo e chega ao pátio cantando. No meio do caminho cada um fica sabendo quem é, ovelha de um pasto que tem dono bom. A terra inteira foi convidada, e a razão da alegria é uma bondade que passa dos avós para os netos.',
    prayer:
      'Deus bom, eu sou teu, e essa notícia basta para eu entrar sorrindo. Agradeço pelos que me ensinaram a cantar e pelos que vão cantar depois de mim. Perdoa o culto que te dei por obrigação. Leva-me pela porta, que é Jesus, até perto de ti, e que o meu serviço de hoje seja alegre. Amém.',
    application:
      'Faça a tarefa mais sem graça do dia cantando, ou assobiando um hino. Antes de começar, agradeça a Deus por três pessoas da sua família de fé.',
  },
  {
    slug: 'salmos-101',
    chapters: ['PSA.101'],
    verse: verse('Salmos 101:2', 'Andarei casa coração íntegro'),
    reflection:
      'Um rei faz aqui o seu programa de governo, e começa pela própria casa, onde ninguém vê. Ele promete não pôr coisa ruim diante dos olhos, não dar ouvidos a quem calunia escondido e escolher para trabalhar consigo gente fiel. Os reis de Israel falharam nesse juramento, e o salmo ficou à espera de um Rei que o cumprisse.',
    prayer:
      'Senhor, a minha integridade costuma valer na rua e acabar na sala. Vem à minha casa e olha o que eu olho quando estou só. Dá ao nosso país governantes que comecem por si. Jesus é o Rei sem mentira; que ele governe primeiro os meus olhos e a minha língua. Amém.',
    application:
      'Tire hoje da sua tela uma coisa que você não veria com Jesus ao lado. No lugar, faça um gesto bom que só os de casa vejam.',
  },
  {
    slug: 'salmos-102',
    chapters: ['PSA.102'],
    verse: verse('Salmos 102:7', 'acordado pardal solitário telhado'),
    reflection:
      'O título diz que esta é a oração de um aflito que derrama a sua queixa. Ele não dorme, esquece de comer, sente os ossos arderem, e se compara a três aves sozinhas: o pelicano no deserto, a coruja na ruína, o pardal em cima do telhado. Pede para não ser levado no meio dos seus dias. De repente olha para Sião, cujas pedras e poeira o povo ama, e para o Deus que troca os céus como se troca de roupa e continua o mesmo; a carta aos Hebreus disse essas palavras a respeito do Filho.',
    prayer:
      'Senhor, eu sou o pardal no telhado, acordado enquanto a rua dorme. Tu não mudas nem envelheces; segura os meus anos, que são poucos. Não leves no meio dos dias a mãe de filhos pequenos que está no hospital. Ouve os que vivem sós em apartamentos cheios de janelas. Fica comigo, Jesus, até o dia clarear. Amém.',
    application:
      'Repare num vizinho que vive só e arranje um motivo simples para bater à porta dele hoje, como devolver uma vasilha ou perguntar da saúde.',
  },
  {
    slug: 'salmos-103',
    chapters: ['PSA.103'],
    verse: verse('Salmos 103:13', 'pai compadece filhos'),
    reflection:
      'Davi manda a própria alma lembrar, porque ela esquece: ele perdoa, ele resgata da cova, ele põe coroa de misericórdia. Para medir o perdão, usa o céu sobre a terra e a distância entre o nascente e o poente. E para dizer o jeito de Deus, escolhe um pai com pena do filho, que sabe de que barro o menino é feito.',
    prayer:
      'Bendigo a ti, Senhor, com tudo o que há em mim, e peço que cures a minha memória. Tu conheces o meu barro e não me tratas segundo os meus pecados. Leva-os para longe, como o oriente do ocidente, por causa da cruz de Jesus. Mostra o teu coração de pai a quem nunca teve um. Amém.',
    application:
      'Escreva cinco benefícios que você recebeu de Deus e costuma esquecer. Leia a lista para alguém da sua casa e peça que essa pessoa acrescente um.',
  },
  {
    slug: 'salmos-104',
    chapters: ['PSA.104'],
    verse: verse('Salmos 104:27-28', 'esperam alimento mão saciam'),
    reflection:
      'O poeta segue a ordem da criação e se distrai com gosto: a fonte onde o jumento mata a sede, a cegonha no cipreste, a cabra no pico, o leãozinho que ruge pedindo comida a Deus. O ser humano entra no meio da fila, depois que os bichos se recolhem, e sai para o trabalho até de tarde. Até o monstro do mar foi feito para brincar. A mão que se abre e alimenta a todos é a que Jesus descreveu aos amigos preocupados, mostrando-lhes os corvos e os lírios.',
    prayer:
      'Senhor, a tua obra é tão variada que eu me perco nela, e isso me faz bem. Obrigado pelo pão, pelo azeite e pelo vinho, e pelos bichos com quem divido a água. Perdoa o mal que fizemos aos rios e às matas. Envia o teu Espírito e renova a face da terra, e a minha também, que anda caída. Amém.',
    application:
      'Observe por dez minutos um bicho ou uma planta perto de casa, sem fotografar. Agradeça a Deus por três detalhes, e ponha água para algum animal.',
  },
  {
    slug: 'salmos-105',
    chapters: ['PSA.105'],
    verse: verse('Salmos 105:17', 'enviou José escravo'),
    reflection:
      'A história de Israel é cantada aqui do lado de Deus: ele se lembra, ele manda, ele abre. Antes da fome, Deus já tinha enviado um homem na frente, e esse homem ia com os pés em ferros, porque era José, vendido. O salmo segue por Moisés, as rãs no quarto do rei, a nuvem, o pão e a rocha que vira rio, tudo por causa da palavra dada a Abraão.',
    prayer:
      'Tu te lembras da tua palavra por mil gerações, Senhor, e eu a esqueço numa semana. Quando eu me vir preso como José, lembra-me de que tu enxergas mais adiante. Agradeço por Jesus, o pão do céu e a rocha da qual bebemos. Ensina-me a contar a minha vida começando por ti. Amém.',
    application:
      'Reconte a sua última semana em voz alta, começando cada frase por “Deus”: Deus me deu, Deus me guardou, Deus me mandou. Anote o que mais surpreendeu você.',
  },
  {
    slug: 'salmos-106',
    chapters: ['PSA.106'],
    verse: verse('Salmos 106:13', 'logo esqueceram obras'),
    reflection:
      'Este salmo conta a mesma viagem do anterior, agora com os pecados: o mar cantado num dia e esquecido no outro, o bezerro, a inveja contra Moisés, os filhos sacrificados aos ídolos de Canaã. Quem ora diz “nós”, e se põe na fila dos avós. No fundo do poço Deus ouve o grito mais uma vez e se lembra do pacto.',
    prayer:
      'Nós pecamos, Senhor, como os nossos pais pecaram. Eu troquei a tua glória por coisas sem valor. Perdoa o que a minha família repete há gerações, e interrompe em mim essa corrente. Jesus ficou na brecha, como Moisés tinha ficado, e por ele eu volto a ti. Junta-nos de novo. Amém.',
    application:
      'Converse com um parente sobre um mal que se repete na família, como a bebida, o grito ou a mentira. Decidam juntos um primeiro passo, com ajuda de fora se preciso.',
  },
  {
    slug: 'salmos-107',
    chapters: ['PSA.107'],
    verse: verse('Salmos 107:29', 'tormentas ondas calam'),
    reflection:
      'Quatro grupos sobem ao palco para contar o seu resgate: gente perdida no deserto, presos em correntes, doentes por causa dos próprios erros, marinheiros tontos no temporal. Cada um gritou ao Senhor, e cada um foi tirado dali. Os marinheiros lembram como as ondas se calaram; os discípulos viram isso acontecer numa noite, quando Jesus se levantou no barco.',
    prayer:
      'Eu estive num desses quatro lugares, Senhor, e tu me tiraste de lá. Ouve hoje quem está perdido, preso, doente ou no meio do mar. Manda a tua palavra ao encontro deles. Tu fizeste calar o vento na Galileia, Jesus; leva-nos ao porto que desejamos. Amém.',
    application:
      'Reúna duas ou três pessoas, na mesa ou numa chamada, e cada uma conte em dois minutos de qual desses quatro apertos foi tirada. Agradeçam juntos.',
  },
  {
    slug: 'salmos-108',
    chapters: ['PSA.108'],
    verse: verse('Salmos 108:1-2', 'preparado cantarei Despertai lira'),
    reflection:
      'Quem conhece os salmos estranha este, porque já ouviu tudo antes. A primeira metade foi cantada numa caverna, a segunda depois de uma derrota, e alguém juntou as duas num canto novo. As palavras da noite ruim serviram de novo, agora de harpa na mão, para acordar o dia. Deus não exige que a gente invente oração todas as manhãs, e as que nos sustentaram no aperto ainda têm força para a luta seguinte.',
    prayer:
      'Acorda em mim, ó Deus, o canto que já me salvou uma vez. O meu coração está pronto, embora a voz ainda esteja rouca. A ajuda dos homens falhou, e tu continuas sendo o meu socorro. Lembra aos meus irmãos os hinos que os pais deles cantavam. Que a tua glória cubra a terra inteira, e cubra esta cozinha às seis da manhã. Amém.',
    application:
      'Procure um hino ou uma oração que sustentou você em outra fase difícil e use-os de novo hoje, pela manhã, para o problema de agora.',
  },
  {
    slug: 'salmos-109',
    chapters: ['PSA.109'],
    verse: verse('Salmos 109:31', 'direita necessitado livrar condenam'),
    reflection:
      'Este é o salmo das maldições mais pesadas, em que se pede que os filhos do inimigo mendiguem e que ninguém tenha pena deles. Não há como suavizar isso, nem nos cabe repeti-lo contra criança nenhuma. Quem o disse tinha amado e recebido ódio de volta; estava tão magro que se via sacudido como gafanhoto, e pôs a sua fúria em oração, sem tocar em ninguém. No começo há um acusador à direita do réu; no fim é Deus quem fica à direita do necessitado, e foi desse lado que Jesus se pôs, abençoando quem o amaldiçoava.',
    prayer:
      'Deus a quem eu louvo, não te cales, porque em mim há palavras que me assustam. Ouve-as tu, para que não as ouça mais ninguém. Protege os filhos de quem me fez mal, que não têm culpa disso. Põe-te à direita dos que hoje serão julgados sem defesa. Que eles amaldiçoem, e que eu aprenda com Jesus a receber a bênção e a passá-la adiante. Amém.',
    application:
      'Fale com Deus, sozinho e de porta fechada, tudo o que você desejaria dizer a quem o feriu. Ao terminar, ore por uma criança que vive perto daquela pessoa.',
  },
  {
    slug: 'salmos-110',
    chapters: ['PSA.110'],
    verse: verse('Salmos 110:1', 'Senhor direita inimigos estrado'),
    reflection:
      'Davi ouve uma conversa que não é para ele: o Senhor diz a alguém, a quem o rei chama de meu senhor, que se sente ao seu lado. Jesus perguntou aos mestres como isso podia ser, e ninguém soube responder. O rei deste salmo é também sacerdote, o que em Israel não se juntava, e o povo o segue de livre vontade, como orvalho que aparece de madrugada sem que se veja chegar. Nenhum outro salmo é tão lembrado no Novo Testamento, porque nele se lê onde Jesus está agora.',
    prayer:
      'Jesus, meu Senhor e Senhor de Davi, tu estás sentado, e a obra que me parece inacabada está nas tuas mãos. Aceita-me entre os que te seguem por gosto. Intercede por nós, sacerdote eterno. Põe debaixo dos teus pés o que ainda me vence, no dia que escolheres. Amém.',
    application:
      'Nomeie em oração o inimigo que mais o preocupa, como o vício, o medo ou a injustiça. Sente-se, respire e diga três vezes onde Jesus está sentado.',
  },
  {
    slug: 'salmos-111',
    chapters: ['PSA.111'],
    verse: verse('Salmos 111:2', 'Grandes obras procuradas agradam'),
    reflection:
      'O salmo vai de A a Z no alfabeto hebraico, meia linha por letra, como um caderno de estudo. As obras de Deus são grandes, diz ele, e quem gosta delas as procura, examina, volta a olhar. Entre essas obras há uma que cabe no prato, a comida que ele dá, e outra que mudou a história, o resgate do seu povo. A última linha diz por onde a lição começa, que é pelo respeito a Deus.',
    prayer:
      'Compassivo Senhor, dá-me de novo a curiosidade que eu tinha quando criança. Abençoa os que estudam as tuas obras, no laboratório, na roça e na sala de aula. Eu quero procurar as tuas marcas na semana que passou. Obrigado pelo prato de hoje e pelo resgate que enviaste em Jesus. Que o meu saber nunca me faça perder o respeito por ti. Amém.',
    application:
      'Escolha uma coisa comum, uma folha, um grão de feijão ou a própria mão, e examine-a por cinco minutos. Mostre a uma criança o que descobriu e escute o que ela vê.',
  },
  {
    slug: 'salmos-112',
    chapters: ['PSA.112'],
    verse: verse('Salmos 112:7', 'temerá más notícias firme'),
    reflection:
      'Este salmo é irmão gêmeo do anterior, letra por letra, e o que lá se dizia de Deus aqui aparece numa pessoa. Deus é compassivo e misericordioso, e quem o teme acaba ficando assim: empresta, reparte, trata os negócios com justiça. Quando chega uma notícia ruim, o coração dessa pessoa já tem onde se apoiar. Entre tantas bênçãos o salmo guarda esta, que serve também para quem não ficou rico, a luz que nasce no meio das trevas.',
    prayer:
      'Faz-me parecido contigo, Senhor, porque eu ando parecido demais com o meu medo. O telefone toca e eu espero o pior. Firma o meu coração antes que a próxima má notícia chegue. Ensina-me a emprestar e a repartir o que tenho, mesmo sendo pouco. Que a minha mão continue aberta também no dia do aperto. Amém.',
    application:
      'Antes de abrir as notícias hoje, fique um minuto em silêncio e diga a Deus em quem você confia. Se uma notícia o abalar, faça por alguém atingido um bem que esteja ao seu alcance.',
  },
  {
    slug: 'salmos-113',
    chapters: ['PSA.113'],
    verse: verse('Salmos 113:7', 'levanta pobre pó lixo'),
    reflection:
      'O Deus mais alto que as nações precisa se abaixar para ver até o céu, e se abaixa mais ainda. Ele vai ao monte de lixo e de lá levanta uma pessoa, para sentá-la com os príncipes. Israel cantava este salmo na noite da Páscoa, e Jesus deve tê-lo cantado com os discípulos, poucas horas antes de descer até o pó.',
    prayer:
      'Louvado sejas, Senhor, do nascer do sol até o poente. Tu te inclinas para ver quem dorme na rua e quem cata o seu sustento do lixo. Jesus desceu até o meu pó para me sentar à tua mesa. Tira de mim o nojo e o orgulho, e acolhe as mulheres que choram por não ter filhos. Amém.',
    application:
      'Cumprimente e pergunte como se chama alguém que cata recicláveis ou vive na rua perto de você. Deixe com essa pessoa algo bom de comer.',
  },
  {
    slug: 'salmos-114',
    chapters: ['PSA.114'],
    verse: verse('Salmos 114:8', 'rochedo lagoa pedra fonte'),
    reflection:
      'O poeta vê a saída do Egito como uma cena em que tudo tem pernas: o mar olhou e fugiu, o Jordão deu meia-volta, os montes pularam como carneiros. Ele pergunta ao mar o que lhe aconteceu, com certa graça, e responde por ele que Deus estava passando. O salmo termina pequeno, numa pedra que vira lagoa para gente com sede. Famílias judias o cantam na noite da Páscoa, e Jesus o deve ter cantado com os seus.',
    prayer:
      'Deus de Jacó, há um mar na minha frente que ainda não te viu. Passa por aqui, e que ele se abra. Da pedra mais seca da minha vida tu sabes tirar água. Lembra-te dos sertões que esperam o caminhão-pipa e das torneiras vazias na cidade. Que a terra se agite de alegria porque tu estás perto, e que eu me agite com ela. Amém.',
    application:
      'Conte a história do mar que fugiu a uma criança, fazendo as vozes do mar, do rio e dos montes. Se estiver só, leia o salmo em voz alta com essa alegria.',
  },
  {
    slug: 'salmos-115',
    chapters: ['PSA.115'],
    verse: verse('Salmos 115:1', 'nome glória bondade verdade'),
    reflection:
      'O salmo começa recusando aplauso, como quem devolve um prêmio que não é seu. Em volta perguntam onde está o Deus de Israel, que não se vê, e a resposta olha para os deuses que se veem: boca, olhos, nariz, mãos, tudo no lugar e nada funciona. Quem confia neles fica igual, incapaz de ouvir e de sentir. Já os que confiam no Senhor são abençoados, os pequenos e os grandes, e a terra foi dada a toda a gente.',
    prayer:
      'A glória deste trabalho é tua, Senhor, e custa-me soltá-la. Livra-me de ficar parecido com aquilo em que confio, frio como dinheiro e como tela. Dá-me de volta o ouvido, o tato e a palavra. Abençoa a casa dos pequenos, que ninguém cita em discurso. Enquanto eu tiver voz, quero te bendizer, e depois também, porque Jesus venceu o silêncio da morte. Amém.',
    application:
      'Quando alguém o elogiar hoje, agradeça e diga em seguida quem mais ajudou. Faça também um bem de que ninguém fique sabendo.',
  },
  {
    slug: 'salmos-116',
    chapters: ['PSA.116'],
    verse: verse('Salmos 116:12', 'darei SENHOR benefícios'),
    reflection:
      'Alguém esteve com as cordas da morte no corpo, chamou pelo Senhor e voltou a andar entre os vivos. Ele diz à alma que volte a descansar e pergunta o que poderia dar em troca. A resposta é erguer o cálice, cumprir diante de todos o que prometeu e se chamar de servo, filho de uma serva, como quem teve mãe de fé.',
    prayer:
      'Eu te amo, Senhor, porque me ouviste quando as cordas apertavam. Como hei de te pagar? Levanto o cálice que Jesus encheu, e cumpro o que disse que faria se passasse aquele dia. Guarda os simples, consola quem perdeu alguém que era precioso a teus olhos, e faz a minha alma descansar. Amém.',
    application:
      'Lembre-se de uma promessa feita a Deus num tempo de aperto. Se era justa e possível, comece a cumpri-la hoje; se era imprudente, converse com ele sobre isso.',
  },
  {
    slug: 'salmos-117',
    chapters: ['PSA.117'],
    verse: verse('Salmos 117:2', 'bondade grande fidelidade dura'),
    reflection:
      'O menor capítulo da Bíblia faz um convite enorme: são duas frases, e elas chamam todas as nações. O motivo do louvor é o amor fiel que Israel recebeu, e Israel quer companhia para agradecer. Paulo citou este salmo quando explicou aos romanos que a misericórdia de Cristo era também para os outros povos, e entre eles estamos nós.',
    prayer:
      'Deus de todos os povos, eu entrei por esta porta larga, e te louvo. Obrigado pela bondade que não ficou num país só. Abençoa os estrangeiros da minha cidade e os irmãos que cantam em línguas que eu não entendo. Por Jesus, o teu amor chegou até a minha rua. Amém.',
    application:
      'Aprenda a dizer “obrigado” e “paz” na língua de um imigrante ou vizinho de outra origem, e cumprimente-o assim. Decore o salmo, que tem só dois versículos.',
  },
  {
    slug: 'salmos-118',
    chapters: ['PSA.118'],
    verse: verse('Salmos 118:22-23', 'pedra rejeitaram esquina maravilhoso'),
    reflection:
      'Na noite da última ceia cantava-se este salmo, e é provável que Jesus tenha saído para o jardim com ele na boca. Faz bem lê-lo pensando nisso: o cerco como de abelhas, o empurrão, a certeza de viver e contar. Ele já tinha dito que era a pedra que os construtores jogaram de lado, diante dos que se preparavam para jogá-lo fora também. O dia que o Senhor fez, em que se canta e se alegra, acabou sendo um domingo, com outra pedra fora do lugar.',
    prayer:
      'Senhor, dou graças porque és bom, e digo isso cercado. Jesus cantou antes de mim esta canção, sabendo do que vinha. Que ele seja a pedra que segura a minha casa inteira. Fortalece os rejeitados, e mostra-lhes o lugar que lhes preparas. Este dia também foi feito por ti, e eu quero entrar nele. Amém.',
    application:
      'Leiam este salmo em família, uns o verso, outros a resposta que se repete. Depois procurem alguém que costuma ficar de fora e incluam a pessoa em algo de vocês.',
  },
  {
    slug: 'salmos-119',
    chapters: ['PSA.119'],
    verse: verse('Salmos 119:105', 'palavra lâmpada pés caminho'),
    reflection:
      'O poeta percorreu o alfabeto hebraico inteiro, oito linhas para cada letra, falando da palavra de Deus com palavras sempre um pouco diferentes. Ele é jovem num trecho, caluniado noutro, parecido com um odre enrugado na fumaça. A lâmpada que carrega ilumina o chão até o próximo passo, e com ela se levanta à meia-noite para agradecer.',
    prayer:
      'Senhor, abre os meus olhos para as maravilhas da tua lei. Eu me apego a ela no pó, na fumaça e na noite. Inclina o meu coração para ti, e desvia os meus olhos do que é vão. Jesus é a palavra feita carne e a luz dos meus pés; se eu me desviar como ovelha, vem me buscar. Amém.',
    application:
      'Decore hoje uma das oito linhas de uma letra deste salmo. Recite-a a alguém à noite e peça que essa pessoa confira com o texto.',
  },
  {
    slug: 'salmos-120',
    chapters: ['PSA.120'],
    verse: verse('Salmos 120:7', 'paz falo guerra'),
    reflection:
      'A viagem dos peregrinos a Jerusalém começa longe, neste salmo, em terra de gente brava. O homem diz que mora em Meseque e em Quedar, lugares tão distantes um do outro que ninguém moraria nos dois; é um modo de contar que se sente estrangeiro em toda parte. Ele quer paz, e basta abrir a boca para que lhe respondam com guerra. A caminhada até a casa de Deus parte daí, do cansaço com a mentira, sem esperar que os vizinhos melhorem.',
    prayer:
      'Eu te chamo, Senhor, e tu me respondes, e por hoje isso me faz levantar. Tira-me da conversa em que toda frase vira briga. Livra-me dos lábios mentirosos, e os meus de aprenderem o jeito deles. Põe os meus pés na estrada da paz, atrás de Jesus. Acompanha os que moram onde se ouve tiro de noite. Amém.',
    application:
      'Numa discussão de hoje que só cresce, proponha uma pausa e saia para andar dez minutos. Na volta, fale da coisa mais simples em que vocês concordam.',
  },
  {
    slug: 'salmos-121',
    chapters: ['PSA.121'],
    verse: verse('Salmos 121:4', 'cochilará dormirá Guardião'),
    reflection:
      'O romeiro olha os morros no caminho de Jerusalém, onde se escondia ladrão e onde o pé escorregava na pedra. Seis vezes o salmo fala em guardar. O guarda dele não cochila, faz sombra no calor do meio-dia e vigia a saída de casa e a volta.',
    prayer:
      'Guardião de Israel, eu vou dormir porque tu ficas acordado. Guarda os que viajam esta noite, os caminhoneiros, os enfermeiros de plantão, os filhos que ainda não chegaram. Jesus adormeceu no barco confiando em ti; dá-me parte dessa confiança. Vigia a minha saída e a minha entrada. Amém.',
    application:
      'Antes de sair de casa, ore por um minuto à porta com quem mora com você. Se mora só, mande essa oração a alguém que vai pegar a estrada.',
  },
  {
    slug: 'salmos-122',
    chapters: ['PSA.122'],
    verse: verse('Salmos 122:8-9', 'irmãos amigos paz bem'),
    reflection:
      'Alguém convidou, e o peregrino conta a alegria de ter sido chamado. Quando dá por si, os pés empoeirados já estão do lado de dentro das portas, no meio de tribos que não se viam havia um ano. A cidade tem tribunais e muralhas, mas o que ele pede para ela é paz, por causa dos irmãos e amigos que moram ali. Jesus também subiu para essas festas desde menino, e na última, do alto do monte, chorou porque ela não conheceu o que lhe traria paz.',
    prayer:
      'Senhor, obrigado por quem me disse “vamos”. Eu quero entrar na tua casa com gosto, mesmo nas semanas em que o corpo não quer ir. Dá paz a Jerusalém, aos judeus, aos árabes e aos cristãos que vivem nela. Dá paz à nossa igreja, por amor dos meus irmãos. Que eu procure o bem dela com os pés e as mãos. Amém.',
    application:
      'Convide alguém para ir com você ao próximo culto e combine a carona ou o ponto de encontro. No caminho, orem pela paz de uma cidade ferida.',
  },
  {
    slug: 'salmos-123',
    chapters: ['PSA.123'],
    verse: verse('Salmos 123:2', 'olhos servos serva mão misericórdia'),
    reflection:
      'Na casa dos ricos daquele tempo, a serva passava o dia com os olhos na mão da senhora, esperando um sinal. O salmo usa essa cena, que vem de um mundo injusto, para dizer como o povo olha para Deus. Os que o cantam estão fartos de zombaria, e quem tem poder olha para eles de cima. A mão que eles esperam se mexe por misericórdia; a de Jesus pegou uma toalha e lavou os pés dos que deviam servi-lo.',
    prayer:
      'Levanto os olhos para ti, porque já os abaixei demais diante dos homens. Estou cheio do desprezo que recebo no balcão, no uniforme, no elevador de serviço. Tu não me tratas assim, e por isso eu espero de cabeça levantada. Abençoa as domésticas, os porteiros e as cuidadoras que passam o dia atentos a um chamado. Tem misericórdia de nós, e faz que os orgulhosos nos enxerguem. Amém.',
    application:
      'Trate hoje com honra quem costuma ser chamado por um sinal: olhe nos olhos, diga o nome, deixe a pessoa terminar de falar e ajude a recolher o que sujou.',
  },
  {
    slug: 'salmos-124',
    chapters: ['PSA.124'],
    verse: verse('Salmos 124:7', 'pássaro armadilha rompeu escapamos'),
    reflection:
      'Duas vezes o salmo começa a mesma frase, se o Senhor não estivesse do nosso lado, como quem ainda treme depois do acidente que quase aconteceu. Vêm as imagens, uma por cima da outra: engolidos vivos, levados pela enxurrada, mordidos. E então um barulho pequeno de madeira que parte, e o passarinho voa. Ele não desmontou o alçapão sozinho, e nós também não; quem o quebrou foi o Criador de tudo, que em Jesus entrou na armadilha para abri-la por dentro.',
    prayer:
      'Senhor, eu nem sei de quantas coisas escapei. Obrigado pelas que vi, no trânsito, no hospital, na rua, e pelas que não vi. Consola quem perdeu alguém na enchente ou na violência e ainda busca entender. Parte os laços que prendem a minha gente, e dá-me asas para voltar a ti e cantar. Amém.',
    application:
      'Contem um ao outro uma vez em que escaparam por pouco. Agradeçam juntos, e façam uma visita ou uma doação a quem foi atingido por enchente ou violência.',
  },
  {
    slug: 'salmos-125',
    chapters: ['PSA.125'],
    verse: verse('Salmos 125:2', 'montes redor Jerusalém povo'),
    reflection:
      'Os peregrinos chegam a Jerusalém e olham em volta: a cidade fica num alto, e há outros montes em torno dela. Quem confia é comparado ao monte do meio, que não sai do lugar; e o Senhor, aos que o cercam. O salmo não finge que está tudo bem: há um mau governo sobre a terra, e Deus promete que ele não fica, para que os justos não aprendam a fazer igual.',
    prayer:
      'Senhor, fica em volta de mim como os montes em volta da cidade. Eu balanço com qualquer notícia. Tira de cima do teu povo a mão que oprime, e guarda-me de imitá-la. Jesus chorou ao ver aquela cidade e foi crucificado fora das portas; por ele, dá paz a Jerusalém e à minha rua. Amém.',
    application:
      'Suba a um lugar alto, laje, morro ou janela, e olhe em volta do seu bairro. Ore por quem mora em cada direção.',
  },
  {
    slug: 'salmos-126',
    chapters: ['PSA.126'],
    verse: verse('Salmos 126:5-6', 'semeiam lágrimas júbilo feixes'),
    reflection:
      'A volta do exílio foi tão boa que eles pensavam estar sonhando, e até os vizinhos comentavam. A segunda metade do salmo pede mais, porque a terra continua dura, e compara a ajuda de Deus com os riachos do sul, que passam o ano secos e de repente descem cheios. Existe um choro que fica sentado; o deste lavrador anda, com a semente no avental. Jesus comparou a sua morte a um grão enterrado, e foi ele o primeiro a voltar com os braços cheios.',
    prayer:
      'Senhor, a minha boca já se encheu de riso, e eu me lembro. Hoje saio chorando com a semente na mão, que é pouca e me faz falta. Desce como enxurrada boa sobre o que secou. Guarda a lavoura de quem semeia em filhos difíceis, em terra alheia, em hospital. Dá-me um dia os feixes, por Jesus, e a memória para agradecer. Amém.',
    application:
      'Faça hoje uma coisa boa que lhe custa, mesmo triste: uma visita, um estudo, um pedido de perdão. Plante também uma semente de verdade num vaso.',
  },
  {
    slug: 'salmos-127',
    chapters: ['PSA.127'],
    verse: verse('Salmos 127:2', 'madrugada descansar sono ama'),
    reflection:
      'O construtor acorda antes do sol, o vigia anda a noite toda, e o pão que os dois comem tem gosto de preocupação. O salmo não manda ninguém parar; avisa que, sem Deus, a casa sobe e continua vazia, e que ele dá até o sono a quem ama. Logo depois vêm os filhos, que também não se fabricam, e chegam como presente, dos que nasceram em casa aos que a vida trouxe. Jesus, que nos prometeu descanso, dormia no barco com a tarefa do mundo por terminar.',
    prayer:
      'Pai, eu trabalho como se tudo caísse quando fecho os olhos. Edifica tu a nossa casa, nas paredes e nas conversas. Obrigado pelas crianças perto de mim, minhas ou não. Olha com ternura para quem desejou filhos e não os teve. Jesus dormiu confiado em ti; dá-me hoje esse sono, e um pão que se coma em paz. Amém.',
    application:
      'Escolha hoje uma hora para parar de trabalhar e cumpra-a, com o aparelho desligado. Use o tempo que sobra para brincar com uma criança ou deitar mais cedo.',
  },
  {
    slug: 'salmos-128',
    chapters: ['PSA.128'],
    verse: verse('Salmos 128:2', 'trabalho mãos comerás'),
    reflection:
      'A bênção deste salmo cabe numa cozinha: comer do que a gente trabalhou, ver a videira carregada, olhar os brotos de oliveira em volta da mesa. Peregrinos a cantavam na subida, e muitos não tinham tudo isso; cantavam também a bênção dos outros. O desejo final passa da mesa para a cidade e para os netos, porque ninguém é feliz de porta fechada. Jesus gostava dessas mesas, e contou que na dele haverá lugar para quem não teve casa nem família que o abençoasse.',
    prayer:
      'Senhor, abençoa de Sião a nossa casa, com o tamanho e os lugares vazios que ela tem. Obrigado pelo trabalho, e dá-o a quem procura e não acha. Protege as mesas em que se come com medo. Ensina-me a temer-te no dia comum. Que as crianças desta rua cresçam como oliveira nova, e que haja paz na nossa cidade. Amém.',
    application:
      'Façam hoje uma refeição sem tela, em que cada um abençoe outro pelo nome com uma frase. Convidem um vizinho que come só, ou levem-lhe um prato.',
  },
  {
    slug: 'salmos-129',
    chapters: ['PSA.129'],
    verse: verse('Salmos 129:3-4', 'arado costas sulcos cordas'),
    reflection:
      'Israel recorda a sua vida desde a mocidade, e a imagem que lhe vem é a de um homem deitado de bruços enquanto passam o arado sobre as costas dele. Os sulcos são compridos, e muitos povos foram tratados assim; o nosso país foi construído sobre costas como essas. O salmo diz que o Senhor cortou as cordas, e deseja aos opressores uma vida de capim de telhado, que ninguém colhe nem abençoa.',
    prayer:
      'Senhor justo, tu conheces cada sulco nas costas do teu povo. Corta as cordas de quem trabalha hoje sem poder ir embora. Cura em nós o que a escravidão deixou, na pele, no salário e no olhar. Eu também fui ferido muitas vezes, mas não me venceram, porque me seguraste. Ensina-me a nunca passar o arado sobre outra pessoa. Amém.',
    application:
      'Converse com uma pessoa mais velha sobre o que a família dela sofreu e como resistiu. Se conhece um lugar onde há trabalho forçado, avise o Disque 100.',
  },
  {
    slug: 'salmos-130',
    chapters: ['PSA.130'],
    verse: verse('Salmos 130:6', 'guardas amanhecer anseia'),
    reflection:
      'A voz vem das profundezas, e o que afunda este homem é a lista dos próprios pecados. Se Deus guardasse essa lista, ninguém ficaria de pé; mas ele guarda perdão. Então o homem espera, mais do que o vigia da muralha espera o clarear do dia, e termina chamando Israel inteiro para esperar com ele.',
    prayer:
      'Do fundo eu te chamo, Senhor, e tu não precisas que eu grite. Não guardes a lista; guarda-me a mim. Contigo está o perdão, que Jesus assinou com o seu sangue, e por isso eu te temo com amor. Espero por ti como quem faz plantão e olha a janela. Resgata também os meus irmãos. Amém.',
    application:
      'Acorde amanhã uns minutos antes do sol e veja o dia clarear. Enquanto espera, confesse o que pesa e receba o perdão de Deus como quem recebe a luz.',
  },
  {
    slug: 'salmos-131',
    chapters: ['PSA.131'],
    verse: verse('Salmos 131:2', 'sossego alma criança desmamada'),
    reflection:
      'O salmo tem três versículos e um dos retratos mais quietos da Bíblia. Uma criança que já desmamou está no colo da mãe e não procura mais nada, só quer estar ali. Chegar a essa calma custou choro, como custa a toda criança, e o poeta diz que sossegou a própria alma aos poucos. Quem largou a pretensão de entender o mundo pode convidar o povo inteiro a esperar, e Jesus pôs um pequeno no meio dos discípulos para ensinar-lhes o mesmo.',
    prayer:
      'Senhor, a minha cabeça anda ocupada com coisas grandes demais. Desmama-me da pressa, da opinião e do elogio. Eu me encosto em ti como a criança que já não pede leite. Sê mãe e pai de quem nunca teve um colo seguro, e cura devagar essa falta. Por Jesus, o Filho que descansava em ti, eu espero. Amém.',
    application:
      'Sente-se por dez minutos sem pedir nada a Deus, com as mãos no colo. Quando um pensamento chamar, diga baixinho: “agora não, estou com o meu Pai”.',
  },
  {
    slug: 'salmos-132',
    chapters: ['PSA.132'],
    verse: verse('Salmos 132:13-14', 'SENHOR escolheu repouso desejei'),
    reflection:
      'Davi jurou que não se deitaria nem dormiria enquanto não achasse um lugar para Deus, e a arca foi achada nos campos de Jaar. O salmo pede que o esforço dele seja lembrado. A resposta é maior que o voto: Deus jura também, promete um filho no trono, e diz que foi ele quem desejou morar ali. Enquanto Davi procurava uma casa para Deus, Deus já tinha escolhido onde morar, e prometia dar pão aos necessitados de lá.',
    prayer:
      'Poderoso de Jacó, eu achava que era eu quem te procurava. Tu desejaste morar comigo antes que eu limpasse a sala. Descansa aqui, e sacia de pão os que batem à nossa porta. Veste de justiça os que pregam e de alegria os que cantam. Por Jesus, o filho de Davi que prometeste, mantém acesa a lâmpada desta casa. Amém.',
    application:
      'Arrume um canto da casa para orar e ler, uma cadeira, uma luz, um caderno. Convide quem mora com você a usá-lo também, e deixe ali um pão para repartir.',
  },
  {
    slug: 'salmos-133',
    chapters: ['PSA.133'],
    verse: verse('Salmos 133:1', 'bom agradável irmãos união'),
    reflection:
      'Os peregrinos que cantavam isto dormiam amontoados no caminho, com primos barulhentos e crianças que choravam, e mesmo assim diziam que é bom. As duas comparações descem: o óleo que escorre da cabeça para a barba e para a gola do sacerdote, o orvalho da montanha alta que umedece a serra seca. A união vem de cima, e por isso chega até a barra da roupa. Na véspera de morrer, foi ela que Jesus pediu ao Pai para nós.',
    prayer:
      'Pai, tu sabes com qual irmão eu não consigo ficar na mesma sala. Faz descer o teu óleo sobre nós, do mais velho ao mais novo. Cura as famílias divididas por herança, por voto ou por igreja. Jesus orou para que fôssemos um, e essa oração ainda me alcança. Põe a tua bênção onde nós só pusemos distância. Amém.',
    application:
      'Mande uma mensagem simples ao irmão de sangue ou de fé de quem você se afastou. Se há violência, guarde distância e ore; se há só orgulho, convide para um café.',
  },
  {
    slug: 'salmos-134',
    chapters: ['PSA.134'],
    verse: verse('Salmos 134:1-2', 'servos noites mãos'),
    reflection:
      'O último canto dos peregrinos tem três versículos e parece uma despedida. A gente imagina as famílias na porta do templo, prontas para voltar, dizendo boa-noite aos que ficam de plantão e pedindo que ergam as mãos e bendigam a Deus enquanto os outros dormem. Depois vem a resposta, uma bênção para o caminho, em nome de quem fez o céu e a terra. Havia sempre alguém acordado de noite na casa de Deus, e quem ia embora podia se lembrar disso.',
    prayer:
      'Criador do céu e da terra, abençoa os que trabalham enquanto eu durmo. Guarda a enfermeira da madrugada, o padeiro, o vigia e o motorista do último ônibus. Jesus passou uma noite inteira em oração, e até hoje intercede por nós quando já fechamos os olhos. Recebe as mãos erguidas de quem não consegue dormir. Que a tua bênção nos acompanhe no caminho de volta. Amém.',
    application:
      'Diga hoje uma palavra de bênção a quem trabalha de noite, como o vigia da rua ou a atendente do posto. Se tiver café em casa, leve um copo para essa pessoa.',
  },
  {
    slug: 'salmos-135',
    chapters: ['PSA.135'],
    verse: verse('Salmos 135:3-4', 'bom agradável Jacó tesouro'),
    reflection:
      'O salmo foi montado com lembranças de vários lugares: o Egito, os reis Seom e Ogue, os ídolos que não respiram. Nele há também um Deus que abre depósitos e solta os ventos, e que risca o relâmpago para trazer chuva. O que espanta é a razão do louvor logo no início. Esse Deus tão grande escolheu Jacó, que em casa foi um filho complicado, e o guarda como quem guarda um tesouro.',
    prayer:
      'Senhor, o teu nome é agradável de dizer em voz alta. Tu mandas nos ventos, e guardas como tesouro gente como Jacó e como eu. Livra-me dos deuses que não respiram e me tiram o fôlego. Tem compaixão dos teus servos que andam esquecidos até pela igreja. Eu quero te louvar com a casa inteira, do mais fácil ao mais difícil de nós. Amém.',
    application:
      'Sinta o vento na janela ou no quintal e pense de onde ele veio. Diga depois a alguém difícil da sua família que essa pessoa é importante para você.',
  },
  {
    slug: 'salmos-136',
    chapters: ['PSA.136'],
    verse: verse('Salmos 136:23', 'lembrou humilhação'),
    reflection:
      'Vinte e seis vezes o povo responde com o mesmo estribilho, sobre o amor que não acaba. O solista canta o sol, a lua, o mar dividido e os reis vencidos, e o coro repete. Perto do fim a lista chega a nós em nossa humilhação, e à comida de toda criatura viva, do boi ao passarinho.',
    prayer:
      'O teu amor dura para sempre, Deus dos céus, e eu preciso ouvir isso muitas vezes. Tu te lembraste de mim quando eu estava por baixo. Agradeço pelas grandes maravilhas e pelo arroz de hoje. Em Jesus o teu amor ganhou rosto, e por ele eu canto com os meus irmãos o mesmo refrão. Amém.',
    application:
      'À mesa, façam como o salmo: cada um diz uma coisa que Deus fez nesta semana, e os outros respondem juntos com o refrão. Deem pelo menos três voltas.',
  },
  {
    slug: 'salmos-137',
    chapters: ['PSA.137'],
    verse: verse('Salmos 137:4-5', 'cantaríamos terra estranha esquecer'),
    reflection:
      'Os guardas pedem uma música alegre, e os deportados penduram as harpas nos salgueiros. É um direito de quem sofre não cantar para divertir quem o feriu. O final do salmo é um grito de pais que viram matar os filhos, e pede a mesma dor para o inimigo; a Bíblia o guarda sem enfeite, e deixa o pedido com Deus, longe da espada. Jesus, que também foi levado e zombado, abriu outro caminho para essa raiva quando pediu perdão pelos seus algozes.',
    prayer:
      'Senhor, recebe a canção que não consegui cantar. Consola os refugiados, os indígenas e todos os povos arrancados da sua terra. Há em mim uma raiva que eu não ouso dizer na igreja, e eu a ponho nas tuas mãos para que não suje as minhas. Por Jesus, faz justiça às crianças mortas, e livra-me de desejar a morte de outras. Amém.',
    application:
      'Diga a Deus, sem enfeitar, a raiva que você tem guardada, e peça que ele cuide da justiça. Se foi vítima de violência, conte a quem possa ajudar, e dê-se tempo para voltar a cantar.',
  },
  {
    slug: 'salmos-138',
    chapters: ['PSA.138'],
    verse: verse('Salmos 138:8', 'agirá bondade abandones obras'),
    reflection:
      'Davi agradece com o corpo virado para o templo, e se sente pequeno diante de reis que um dia vão cantar também. O que mais o espanta é a direção do olhar de Deus, que é tão alto e repara em quem está no chão, enquanto só de longe enxerga o orgulhoso. No meio da angústia, é esse Deus que mantém Davi vivo. A última linha é um pedido feito ao artista: não largues pela metade o que começaste a fazer, e Paulo garantiu aos filipenses que Deus completa o que começou, até o dia de Cristo Jesus.',
    prayer:
      'Senhor, eu sou obra das tuas mãos, e há partes minhas ainda em tinta fresca. Agradeço pelo dia em que clamei e ganhei força por dentro. Não me deixes pela metade, nem os filhos e os amigos que te entreguei. Completa em nós, por Jesus, o que começaste, e ensina-me a olhar para quem está no chão. Amém.',
    application:
      'Termine hoje uma coisa pequena que você deixou no meio, em casa ou com alguém. Enquanto isso, fale com Deus sobre uma obra dele em você que ainda não acabou.',
  },
  {
    slug: 'salmos-139',
    chapters: ['PSA.139'],
    verse: verse('Salmos 139:23', 'examina conhece coração'),
    reflection:
      'Davi descobre que foi visto sentado, em pé, deitado, e até antes de a palavra chegar à língua. Ele imagina fugir para o céu, para o fundo da terra, para o outro lado do mar de madrugada, e em todo lugar acha a mesma mão. Foi ela que o teceu na barriga da mãe; por isso, no fim, ele pede para ser examinado mais ainda.',
    prayer:
      'Senhor, não há canto em mim que tu não conheças, e tu ficaste. Examina-me e mostra-me o caminho que me faz mal. Guarda as crianças que estão sendo tecidas agora, e as mães delas. Jesus via o coração das pessoas e as amava; leva-me pela mão no caminho que não acaba. Amém.',
    application:
      'Fique dez minutos em silêncio com este pedido: examina-me. Anote sem se defender o que vier à mente, e escolha uma coisa para entregar a Deus.',
  },
  {
    slug: 'salmos-140',
    chapters: ['PSA.140'],
    verse: verse('Salmos 140:7', 'cobres cabeça dia batalha'),
    reflection:
      'Davi anda por uma rua cheia de cordas escondidas, armadas por pessoas que afiam a língua como cobra. Ele conhece um Deus que cobre a cabeça da gente na batalha, como um capacete, e pede essa proteção agora. Pede também brasas sobre os inimigos, e essa parte fica com Deus, a quem foi dita. O salmo acaba com uma certeza para os pobres: quem não tem advogado tem o Senhor para defender a sua causa.',
    prayer:
      'Senhor Deus, cobre hoje a minha cabeça, que vive pensando no pior. Guarda-me de homens violentos e das palavras que eles usam antes de bater. Mostra-me as cordas esticadas no caminho, e põe gente boa do meu lado. Defende a causa de quem não pode pagar advogado. E tira de mim a vontade de ver cair brasa sobre alguém. Amém.',
    application:
      'Ao sair, ponha a mão sobre a cabeça e peça a proteção de Deus para os seus pensamentos. Se há ameaça na sua casa, conte hoje a alguém, ou ligue 180 ou 190.',
  },
  {
    slug: 'salmos-141',
    chapters: ['PSA.141'],
    verse: verse('Salmos 141:3', 'guarda boca porta lábios'),
    reflection:
      'Davi ora na hora em que o sol se põe e pede que as suas mãos erguidas valham como a oferta da tarde. O perigo de que fala em seguida está nele mesmo. Ele quer um vigia na porta dos lábios, não quer provar os petiscos da mesa dos maus, e prefere uma pancada de gente boa, que lhe faria o bem de um óleo na cabeça. Poucos pedem a Deus que mande um amigo com coragem de corrigi-los.',
    prayer:
      'Recebe esta oração, Senhor, como a fumaça boa do fim da tarde. Põe hoje um guarda na minha boca, que ela escapa antes de mim. Tira-me a fome das comidas que custam a consciência. Manda-me um irmão que me diga a verdade, e dá-me juízo para não me ofender. Ensina-me quando devo falar e quando é melhor ficar quieto. Amém.',
    application:
      'Combine com alguém de confiança um sinal discreto para quando você estiver falando demais ou falando mal. Quando o sinal vier, aceite-o sem se justificar.',
  },
  {
    slug: 'salmos-142',
    chapters: ['PSA.142'],
    verse: verse('Salmos 142:4', 'direita ninguém refúgio importa'),
    reflection:
      'Dentro da caverna, Davi olha para o lado direito, onde ficaria quem o defendesse, e o lugar está vazio. Ele diz em voz alta a frase que muita gente só pensa, que pessoa alguma se importa com a vida dele. Diz isso a Deus, e na mesma respiração o chama de refúgio e de herança. O pedido final é sair daquela prisão para agradecer, e ele já imagina os justos em roda à sua volta; segundo o livro de Samuel, foi numa caverna que quatrocentos aflitos vieram juntar-se a ele.',
    prayer:
      'Tu conheces o meu caminho, Senhor, quando eu já não sei por onde entrei. Olho para a direita e a cadeira está vazia. Senta-te nela, e sê a minha herança na terra dos vivos. Tira da prisão quem está preso em cela, em cama ou em medo. Manda-me alguém que fique comigo, e manda-me também a quem está sozinho. Amém.',
    application:
      'Se hoje parece que ninguém se importa com a sua vida, conte isso em voz alta a uma pessoa, ou ligue 188. Se você está bem, sente-se ao lado direito de quem anda sozinho.',
  },
  {
    slug: 'salmos-143',
    chapters: ['PSA.143'],
    verse: verse('Salmos 143:8', 'ouvir manhã caminho'),
    reflection:
      'Esta é a oração de quem passou a noite acordado. O inimigo o jogou num quarto escuro, a lembrança dos dias bons ajuda pouco, e ele estende as mãos como terra que rachou de sede. Sabe que não pode alegar inocência, porque diante de Deus ninguém a tem, e Paulo se lembrou disso ao explicar que somos aceitos pela fé em Jesus. Então pede apenas duas coisas, ouvir uma palavra de amor logo cedo e saber qual é o próximo passo.',
    prayer:
      'Senhor, não entres em juízo comigo, que eu perderia. A noite foi longa e eu quase não dormi. Faz-me ouvir de manhã que sou amado, antes de qualquer outra voz. Que o teu bom Espírito me ponha hoje em chão firme. Por Jesus, que foi julgado em meu lugar, tira da angústia quem está pensando em desistir. Amém.',
    application:
      'Deixe a Bíblia onde você põe o celular de noite, e leia o versículo 8 antes de olhar a tela. Se as noites estão pesadas, procure um médico e alguém que ore; o 188 atende sempre.',
  },
  {
    slug: 'salmos-144',
    chapters: ['PSA.144'],
    verse: verse('Salmos 144:3-4', 'ser humano sopro sombra'),
    reflection:
      'O guerreiro agradece pelas mãos treinadas e, de repente, se pergunta por que Deus se ocuparia de um sopro que usa armadura. Pede que o céu desça, que raios espalhem os mentirosos, e promete uma canção nova. O sonho dele, porém, que aparece só no fim, é de paz: rapazes crescendo como plantas, moças firmes como colunas, celeiro cheio, e nenhuma gritaria na rua. Deus desceu mesmo, como ele pedia, e veio em Jesus, sem raio nenhum, falar de paz.',
    prayer:
      'Minha rocha, a minha vida passa como sombra na calçada, e tu te importas com ela. Treina as minhas mãos para o bem que este dia pede. Dá aos nossos jovens raiz e altura, e livra-os da bala, da droga e da mentira. Que não se ouça grito nas nossas ruas. Jesus, desce outra vez ao meio de nós. Amém.',
    application:
      'Perguntem hoje a um adolescente o que ele sonha, e escutem até o fim. Orem com ele, se ele quiser, e digam uma força que vocês veem nele.',
  },
  {
    slug: 'salmos-145',
    chapters: ['PSA.145'],
    verse: verse('Salmos 145:14', 'sustenta caem abatidos'),
    reflection:
      'Davi compõe um louvor de A a Z e o põe na boca de uma geração que canta para a outra. O Rei que ele exalta é grande demais para ser medido, e o que faz com essa grandeza é segurar quem está caindo. Ele abre a mão e todo bicho come; está perto de quem chama com sinceridade.',
    prayer:
      'Meu Deus e Rei, quero te bendizer todo dia, e começo por este. Segura os que hoje estão caindo e levanta os que já caíram. Abre a tua mão sobre os famintos, e abre a minha também. O teu reino chegou até nós em Jesus, compassivo e lento para se irar, e nele eu te louvo. Amém.',
    application:
      'Ajude hoje alguém a se levantar: um idoso da cadeira, um colega de um erro, um amigo de um desânimo. Faça isso sem comentar a queda.',
  },
  {
    slug: 'salmos-146',
    chapters: ['PSA.146'],
    verse: verse('Salmos 146:9', 'guarda estrangeiros órfão'),
    reflection:
      'O poeta aconselha a não pôr a confiança em príncipes, porque no dia em que morrem os projetos morrem com eles. Depois enumera o que o Deus de Jacó faz sem descanso: pão para o faminto, porta aberta ao preso, vista ao cego, amparo ao estrangeiro, à viúva e ao órfão. Jesus mandou dizer a João Batista quase a mesma lista.',
    prayer:
      'Eu esperei demais de pessoas importantes, Senhor, e me decepcionei. Ponho em ti a confiança que dei a elas. Abre os olhos, as cadeias e as mesas, como Jesus abriu. Usa-me com os que chegaram de longe e com as viúvas da minha rua. Enquanto eu viver, cantarei a ti. Amém.',
    application:
      'Ajude um estrangeiro, uma viúva ou um órfão que você conhece numa coisa prática desta semana: um documento, um conserto, uma carona, uma compra.',
  },
  {
    slug: 'salmos-147',
    chapters: ['PSA.147'],
    verse: verse('Salmos 147:3-4', 'sara quebrantados curativo estrelas nomes'),
    reflection:
      'O salmo põe lado a lado duas tarefas de Deus: ele faz curativo em coração quebrado e chama cada estrela pelo nome. Quem canta fala de exilados reunidos e vê a cidade levantada de novo, as trancas do portão reforçadas, crianças dentro dos muros. Depois vem o inverno, com neve como lã e gelo em migalhas, até que uma palavra manda derreter. O Deus que sabe a conta do céu não se impressiona com pernas fortes e gosta de quem espera pela sua bondade.',
    prayer:
      'Tu que sabes o nome das estrelas, sabes também onde me dói. Faz o teu curativo, e troca-o quantas vezes for preciso. Aquece quem dorme ao relento nas noites frias do sul. Reúne as famílias que a busca de trabalho espalhou pelo país. Manda a tua palavra sobre o que congelou entre nós, e que as águas voltem a correr. Amém.',
    application:
      'Olhe três estrelas esta noite, ou pense nelas se estiver nublado, e dê a cada uma o nome de alguém de coração partido. Ore pelas três pessoas antes de entrar.',
  },
  {
    slug: 'salmos-148',
    chapters: ['PSA.148'],
    verse: verse('Salmos 148:12-13', 'rapazes moças velhos jovens louvai'),
    reflection:
      'O regente deste coro começa lá em cima, pelos anjos, passa pelo sol e pela lua, e desce até os monstros do mar, o granizo, os cedros e os répteis. As pessoas só aparecem quase no fim, e aparecem todas: reis e juízes, rapazes e moças, velhos e jovens na mesma fila. Ninguém é dispensado, nem o vento de tempestade, que cumpre ordens. O povo chamado para perto de Deus canta rodeado por tudo o que ele criou.',
    prayer:
      'Louvado sejas, Senhor, pelo sapo no brejo, pela jabuticabeira e pelo trovão. Recebe na mesma música a voz fina das crianças e a voz trêmula dos velhos. Perdoa-nos por calar bichos e florestas que foram feitos para te louvar. Junta nos nossos cultos as idades que vivem separadas. Que só o teu nome seja exaltado, hoje e no dia em que fizeres novas todas as coisas. Amém.',
    application:
      'Cantem ou leiam este salmo juntando gente de idades diferentes, cada um com um verso. Se houver criança, ela faz a voz dos bichos.',
  },
  {
    slug: 'salmos-149',
    chapters: ['PSA.149'],
    verse: verse('Salmos 149:4', 'agrada povo humildes'),
    reflection:
      'O cântico novo pede dança e tamborim, e continua na cama, onde os fiéis também cantam de alegria. O motivo é simples: Deus gosta do seu povo e enfeita os humildes com a vitória. Então aparece na mão dos cantores uma espada de dois gumes contra reis e nações, e é preciso dizer que cristãos já usaram estas linhas para matar. Jesus mandou Pedro guardar a espada, e a igreja que ele enviou aos povos só pode levar o evangelho.',
    prayer:
      'Pai, é bom saber que tu gostas de nós. Aceita a minha dança sem jeito e o hino que eu canto deitado. Perdoa as guerras que fizemos com o teu nome na boca. Tira a espada das mãos dos que matam pensando te servir. Enfeita hoje os humildes, a costureira, o gari, a menina calada da última fila, com a vitória que só tu dás. Amém.',
    application:
      'Antes de dormir, cante deitado um verso de louvor. Amanhã, elogie diante dos outros uma pessoa humilde que faz bem o seu serviço.',
  },
  {
    slug: 'salmos-150',
    chapters: ['PSA.150'],
    verse: verse('Salmos 150:6', 'tudo respira louve'),
    reflection:
      'O livro que teve tanto choro acaba com uma orquestra: trombeta, lira, harpa, tamborim, cordas, flauta e dois tipos de címbalo. Ninguém aqui pede nada. O convite final alcança tudo o que tem fôlego, e esse fôlego, o mesmo que Deus soprou no primeiro homem, agora volta a ele em música.',
    prayer:
      'Aleluia, Senhor, pelo ar que entra em mim agora. Recebe a voz desafinada, a mão que bate na mesa, a dança das crianças e o silêncio de quem já não fala. Tu ressuscitaste Jesus, e por isso o último salmo é de festa. Que tudo o que respira te louve, e que eu não fique de fora. Amém.',
    application:
      'Ponha para tocar um louvor e cante em voz alta com quem estiver em casa, batendo palmas ou num instrumento qualquer. Uma panela também serve.',
  },
];
