import type { PassageDevotional } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const jeremiahAndLamentations: readonly PassageDevotional[] = [
  {
    slug: 'jeremias-1',
    chapters: ['JER.1'],
    verse: verse('Jeremias 1:7', 'menino enviar'),
    reflection:
      'Jeremias é filho de sacerdote numa aldeia perto de Jerusalém, e responde ao chamado dizendo que não sabe falar. Deus toca a boca dele com a mão e põe ali as palavras. O rapaz vai passar quarenta anos falando a reis que não querem ouvir, com a promessa de que lutarão contra ele e não vencerão.',
    prayer:
      'Tu me conhecias antes de eu nascer, Senhor, e conheces o meu medo de falar. Toca a minha boca como tocaste a de Jeremias. Guarda os jovens que te servem e que são desprezados pela idade. Quando eu for contrariado, lembra-me de que Jesus está comigo para me livrar. Amém.',
    application:
      'Incentive hoje um adolescente ou um jovem da sua convivência: peça a ele que ore com você, que leia um texto ou que conte o que pensa.',
  },
  {
    slug: 'jeremias-2',
    chapters: ['JER.2'],
    verse: verse('Jeremias 2:13', 'fonte viva cisternas rachadas'),
    reflection:
      'Deus abre o processo contra o seu povo com a memória de um noivo: ele se lembra de como a noiva o seguia no deserto, onde nada se plantava. Depois pergunta que defeito os pais acharam nele para irem embora. O profeta procura nas ilhas do mar e nas tendas do oriente, e em lugar nenhum acha nação que troque de deus; só esta largou a nascente e foi cavar poço que racha. Jesus, sentado à beira de um poço e com sede, ofereceu a uma mulher a água que ela andava buscando em outro lugar.',
    prayer:
      'Senhor, fonte minha, eu cavei muito e continuo com sede. Tu te lembras do meu primeiro amor melhor do que eu. Perdoa os anos em que te virei as costas e só te chamei na hora do aperto. Jesus, dá-me a tua água outra vez, e faz brotar em mim o que eu buscava fora. Amém.',
    application:
      'Escreva o nome da cisterna rachada a que você volta quando está triste. Da próxima vez que a vontade chegar, beba um copo de água e fale com Jesus antes.',
  },
  {
    slug: 'jeremias-3',
    chapters: ['JER.3'],
    verse: verse('Jeremias 3:22', 'filhos sararei rebeliões chegamos'),
    reflection:
      'Deus compara o povo a uma mulher que foi embora com outros homens, e a imagem incomoda, ainda mais a quem já foi traído ou acusado sem culpa. Pela lei ela não voltaria, e mesmo assim o profeta é mandado gritar para o norte que volte. A única condição é reconhecer o que fez. No fim as vozes se misturam, porque Deus promete curar até a mania de fugir, e do alto dos morros alguém chora e responde que está chegando.',
    prayer:
      'Pai, guia da minha juventude, eu conheço de cor o caminho da fuga e quase esqueci o da volta. Cura em mim a vontade de ir embora, que é mais funda do que cada erro. Tu não guardas a ira para sempre, e eu me lembro do pai que correu ao encontro do filho perdido. Dá à tua igreja pastores que conheçam o teu coração. Eu me levanto hoje, com vergonha e tudo, e chego a ti. Amém.',
    application:
      'Diga a Deus em voz alta, num lugar onde ninguém ouça, de que coisa você está voltando. Depois retome um hábito simples da época em que andava mais perto dele.',
  },
  {
    slug: 'jeremias-4',
    chapters: ['JER.4'],
    verse: verse('Jeremias 4:23-25', 'forma vazia montes aves'),
    reflection:
      'Jeremias olha para a terra e vê o primeiro capítulo da Bíblia ao contrário: ela volta a ficar vazia, o céu apaga, os montes sacodem, as pessoas somem e até os passarinhos foram embora. Ele sente isso no corpo, com dor no peito e sem conseguir ficar calado, porque já ouve a trombeta da guerra. O povo tinha muito jeito para o mal e nenhum para o bem. Uma frase curta segura o mundo nessa visão, a promessa de que a destruição não será total.',
    prayer:
      'Criador, eu vi na tela uma floresta queimada e uma rua sem ninguém e me lembrei deste profeta. Meu peito também dói, e eu não sei gritar como ele. Lava o meu coração e ensina-me a fazer o bem, em que sou iniciante. Ara o chão duro antes que eu semeie outra vez entre espinhos. Guarda a vida que ainda resta, a dos passarinhos e a dos meninos. Não acabes conosco. Amém.',
    application:
      'Escolham em casa um pedaço de natureza perto de vocês que está sendo destruído, como um córrego ou um terreno baldio. Orem por ele e façam juntos uma tarefa pequena de cuidado.',
  },
  {
    slug: 'jeremias-5',
    chapters: ['JER.5'],
    verse: verse('Jeremias 5:1', 'ruas praças verdade perdoarei'),
    reflection:
      'Deus manda o profeta percorrer as ruas de Jerusalém com uma tarefa quase de criança: achar uma pessoa que procure a verdade, porque por causa dela perdoaria a cidade. Jeremias começa pelos pobres, imagina que lhes falte estudo, vai então aos grandes, e volta sem ninguém. As casas estão cheias de engano como gaiola cheia de passarinhos, e a causa do órfão espera. Essa busca só terminou quando Deus nos deu Jesus, o justo por causa de quem ele perdoa.',
    prayer:
      'Senhor que pões a areia como limite do mar, põe limite também ao que em mim se levanta. Tu procuras quem busque a verdade, e eu tantas vezes procuro só ter razão. Perdoa a nossa cidade por amor de Jesus, o único justo. Faz de mim alguém que defenda a causa do órfão sem esperar lucro. Amém.',
    application:
      'Ande hoje por uma praça ou rua do seu bairro com outra pessoa e orem em voz baixa por quem passa. Reparem se há ali uma causa esquecida que vocês possam levar adiante.',
  },
  {
    slug: 'jeremias-6',
    chapters: ['JER.6'],
    verse: verse('Jeremias 6:16', 'caminhos veredas antigas descanso'),
    reflection:
      'O exército que vem do norte já corta árvores para o cerco, e Jerusalém jorra maldade como fonte que não para. No meio disso Deus dá um conselho a quem está perdido na encruzilhada: parar, olhar e perguntar pela estrada antiga, a que faz bem. O povo responde que por ali não anda, e continua a trazer de Sabá um incenso que Deus diz não querer. Jesus usou a mesma promessa de descanso para a alma quando chamou os cansados para perto dele.',
    prayer:
      'Senhor dos caminhos, parei um pouco aqui para te perguntar por onde sigo. Não tenho incenso de Sabá, e tu nunca me pediste isso. Mostra-me o que os meus avós na fé já sabiam sobre o perdão, o trabalho honesto e a oração em casa. Tira de mim a teimosia que se orgulha de ser moderna. Eu quero achar descanso ainda hoje, no meio das tarefas. Amém.',
    application:
      'Pergunte a um cristão mais velho qual costume de fé o ajudou a atravessar a vida. Experimente esse costume por uma semana, do jeito que ele ensinar.',
  },
  {
    slug: 'jeremias-7',
    chapters: ['JER.7'],
    verse: verse('Jeremias 7:4-6', 'Templo estrangeiro órfão viúva'),
    reflection:
      'Jeremias fica em pé na porta do templo, por onde todos passam, e diz que o nome do templo, repetido três vezes, não protege ninguém. Deus os deixará morar ali se fizerem justiça ao próximo, sem oprimir o estrangeiro, o órfão e a viúva e sem seguir outros deuses. Nas ruas, enquanto isso, o filho junta lenha, o pai acende o fogo e a mãe amassa a massa, e a família inteira trabalha unida para um ídolo. O pior acontece no vale, onde queimam crianças, e Deus diz que isso nunca lhe passou pelo coração.',
    prayer:
      'Deus que vês a rua e a cozinha, eu também tenho frases de igreja que repito para me sentir seguro. Confere o que faço com elas no balcão, na fila e no trânsito. Defende as crianças sacrificadas ao dinheiro, ao vício e à raiva dos adultos. Que a nossa casa, tão unida para algumas coisas, se una também para te ouvir e para servir quem precisa. Amém.',
    application:
      'Façam em casa, cada um com uma tarefa, uma comida simples para uma viúva, um migrante ou uma família com crianças. Entreguem juntos e fiquem um pouco para conversar.',
  },
  {
    slug: 'jeremias-8',
    chapters: ['JER.8'],
    verse: verse('Jeremias 8:22', 'bálsamo Gileade médico'),
    reflection:
      'A cegonha sabe a época de voltar, a andorinha também, e o povo que tem o livro na mão não percebe a hora. Os sacerdotes tratam um corte fundo com um pano por cima e dizem que está tudo em paz. A colheita passou, o verão acabou, e Jeremias faz uma pergunta de parente em porta de hospital: se existe remédio, por que o povo dele não sarou? O médico que ele procurava foi achado comendo com gente doente, e explicou que era por ela que tinha vindo.',
    prayer:
      'Jesus, médico nosso, eu mostro a ferida que venho cobrindo. Não me deixes aceitar uma paz que é só silêncio. Dá-me coragem para o tratamento que demora, e bons profissionais quando o corpo ou a mente precisarem. Quebranta o meu coração com a dor do meu povo, como quebrantaste o de Jeremias. Amém.',
    application:
      'Marque a consulta ou a conversa que você vem adiando, mesmo que pareça pequena. Se a tristeza pesa há semanas, conte hoje a alguém e peça que vá junto.',
  },
  {
    slug: 'jeremias-9',
    chapters: ['JER.9'],
    verse: verse('Jeremias 9:24', 'orgulhe conhecer bondade juízo'),
    reflection:
      'Jeremias queria que a cabeça fosse uma fonte, para chorar dia e noite, e queria também uma hospedaria no deserto, para ir embora. A língua do seu povo virou arco que atira mentiras, e a morte entra pela janela das casas. Nessa hora Deus diz ao sábio, ao forte e ao rico que há uma coisa só de que valeria se gabar, a de conhecê-lo.',
    prayer:
      'Eu tenho vontade de chorar e de fugir ao mesmo tempo, Senhor. Fica comigo no meio do meu povo. Se eu me gabar de alguma coisa, que seja de te conhecer, e de ter aprendido com Jesus a tua bondade e o teu juízo. Guarda a minha língua de atirar mentiras. Amém.',
    application:
      'Fique uma semana, começando hoje, sem falar do que você sabe, pode ou tem. Quando elogiarem você, agradeça e fale de algo que Deus fez.',
  },
  {
    slug: 'jeremias-10',
    chapters: ['JER.10'],
    verse: verse('Jeremias 10:23-24', 'caminho passos Corrige moderação'),
    reflection:
      'Os ídolos das nações parecem espantalhos de horta: precisam de prego para ficar de pé e de ombros para ir de um lado a outro. Jeremias olha depois para a própria casa, uma tenda com as cordas rebentadas e sem filhos que ajudem a levantá-la. A oração que sai dali é a de um homem sem orgulho, que não sabe dirigir os seus passos e pede que Deus o corrija com medida. O Pai ouviu esse pedido, e pôs a medida da correção nas mãos de Jesus, manso de coração.',
    prayer:
      'Rei eterno, eu não sou dono do meu caminho. Já preguei muita coisa na parede para que não caísse, e ela continua sem falar comigo. Corrige-me, mas com medida, por causa de Jesus, que levou o castigo que eu não suportaria. Estende de novo as cordas da nossa casa e mostra o próximo passo. Amém.',
    application:
      'Escreva numa folha os seus planos para o ano e ore sobre cada linha, a sós, entregando a direção. Risque um que só existe para impressionar alguém.',
  },
  {
    slug: 'jeremias-11',
    chapters: ['JER.11'],
    verse: verse('Jeremias 11:19', 'cordeiro manso tramavam'),
    reflection:
      'A ameaça não veio de longe: foram os vizinhos de Anatote, da aldeia onde ele nasceu, que combinaram cortar a árvore com o fruto. Jeremias não desconfiava de nada, e Deus lhe abriu os olhos a tempo. Ele pede para ver a vingança, mas não a toma nas mãos: apresenta a causa ao juiz que conhece os pensamentos. Seis séculos mais tarde os conterrâneos de Jesus também quiseram jogá-lo do monte, e quando enfim foi levado à morte, como cordeiro, ele orou pelos que o matavam.',
    prayer:
      'Justo juiz, a ti eu mostro a minha causa, porque tu conheces o que se diz de mim pelas costas. Dói mais quando vem de casa e da minha própria igreja. Guarda-me de planejar o troco. Cordeiro de Deus, ensina-me a mansidão que fala a verdade, e protege quem hoje é perseguido pelos parentes por crer em ti. Amém.',
    application:
      'Se alguém próximo tramou contra você, escreva a Deus os fatos e entregue a carta a ele, sem publicar nada. Havendo risco, conte também a uma autoridade ou a quem possa protegê-lo.',
  },
  {
    slug: 'jeremias-12',
    chapters: ['JER.12'],
    verse: verse('Jeremias 12:5', 'correres cavalos Jordão'),
    reflection:
      'Jeremias entra com uma reclamação diante de Deus: quer saber por que os desonestos vão bem e até criam raiz. Deus não lhe dá explicação e responde com outra pergunta, se ele vai conseguir correr com cavalos depois de se cansar correndo com gente a pé, e o avisa de que a própria família o está traindo, ainda que lhe fale bem. É uma resposta dura, que não poupa o profeta do que vem pela frente, e logo depois o próprio Deus fala da herança amada que deixou.',
    prayer:
      'Tu és justo, Senhor, e eu discuto contigo assim mesmo, porque não tenho outro a quem levar isto. Cansa ver o corrupto descansado e o honesto devendo o aluguel. Não me escondas a verdade sobre o caminho que vem, e dá-me pernas para ele. Sustenta quem ouviu coisas duras da própria família. Tu mesmo entregaste o povo que amavas; não deixes que a minha mágoa vire dureza. Amém.',
    application:
      'Faça hoje uma caminhada um pouco mais longa do que costuma, dentro do que o seu corpo permite. Em cada trecho faça a Deus uma pergunta que você vem engolindo.',
  },
  {
    slug: 'jeremias-13',
    chapters: ['JER.13'],
    verse: verse('Jeremias 13:11', 'cinto juntar povo louvor'),
    reflection:
      'Deus manda o profeta comprar um cinto de linho, usar, e depois esconder numa fenda de rocha perto do rio. Quando Jeremias o desenterra, o pano que era bonito já não segura nada. A explicação é terna e triste ao mesmo tempo: Deus tinha amarrado o povo junto do corpo, para andar com ele como se anda com uma roupa querida. Longe dele a soberba mofa, e o profeta avisa que, se ninguém ouvir, vai chorar sozinho num canto.',
    prayer:
      'Senhor, tu me quiseste tão perto como um cinto. Perdoa os tempos em que me escondi numa fenda e chamei isso de liberdade. Jesus disse que sem ele nada podemos; amarra-me de novo a ti, para o teu nome e o teu louvor. E dá-me lágrimas por quem se afastou, em lugar de comentários. Amém.',
    application:
      'Procure hoje uma pessoa que se afastou de Deus e da igreja, sem cobrar nada. Convide-a para um café, pergunte como vai a vida, e ore por ela em segredo.',
  },
  {
    slug: 'jeremias-14',
    chapters: ['JER.14'],
    verse: verse('Jeremias 14:8', 'esperança Redentor peregrino caminhante noite'),
    reflection:
      'A seca chegou a todos: os criados dos ricos voltam com o pote vazio, o lavrador cobre a cabeça, a corça larga o filhote por falta de capim. Jeremias ora por eles, e continua depois de ouvir que não adianta; usa palavras ousadas, dizendo que Deus parece um viajante que só para ali para dormir. Ele não quer um Deus de passagem. Muitos anos mais tarde dois discípulos tristes pediram a um viajante que ficasse, porque já era tarde, e quando ele partiu o pão viram que era Jesus.',
    prayer:
      'Esperança de Israel, fica conosco e não sejas visita de uma noite. Nós usamos o teu nome, e a nossa culpa fala alto contra nós. Lembra-te de quem espera o caminhão-pipa, do gado magro e do poço que só tem lama. Não aceito a paz fácil de quem diz que nada vai faltar. Entra na nossa casa como Jesus entrou na daqueles dois, senta-te à mesa e parte o pão. Amém.',
    application:
      'Economize água hoje como se morasse onde ela falta, e a cada vez ore por uma família do sertão. Conte a uma criança como é buscar água longe, com a lata na cabeça.',
  },
  {
    slug: 'jeremias-15',
    chapters: ['JER.15'],
    verse: verse('Jeremias 15:16', 'palavras comi alegria coração'),
    reflection:
      'Jeremias lamenta até ter nascido, e fala disso com a mãe, porque virou alvo de briga sem dever dinheiro a ninguém. Ele se senta sozinho, a ferida não fecha, e chega a perguntar se Deus é como um riacho que seca quando a gente mais precisa. Na mesma oração conta que um dia achou as palavras do Senhor e as comeu com gosto. A resposta manda-o separar o que é precioso do que não presta, e promete que ele voltará a ser muro de bronze para aquele povo.',
    prayer:
      'Meu Deus, hoje eu tenho as duas coisas na boca, o gosto bom da tua palavra e o amargo da minha queixa. Obrigado por não me mandares escolher antes de orar. Tu sabes o que sofri por tua causa e o que sofri por minha culpa. Põe de novo alegria nas frases que já li muitas vezes. Fica perto das mães que escutam os filhos desanimados e não sabem o que dizer. Amém.',
    application:
      'Escolha um versículo que você amou no começo da fé e repita-o devagar durante uma refeição, entre uma garfada e outra. Diga a Deus que gosto ele tem hoje.',
  },
  {
    slug: 'jeremias-16',
    chapters: ['JER.16'],
    verse: verse('Jeremias 16:7', 'pão luto copo consolações'),
    reflection:
      'Deus pede a Jeremias três coisas tristes: que não se case, que não entre em casa de luto e que não vá a festas. A vida solteira dele vira um aviso de que está chegando um tempo em que ninguém levará pão a quem perdeu alguém, nem lhe dará um copo para consolar. É pesado ler que Deus retira a sua paz. Só no fim vem uma notícia boa, a de uma volta maior do que a saída do Egito e de povos vindo de longe para dizer que os seus deuses eram mentira.',
    prayer:
      'Fortaleza minha, ensina-me a levar a sério o tempo em que vivo. Tu chamaste um homem para ficar só, e ninguém o entendeu; cuida dos solteiros que se sentem fora de todas as mesas. Quando eu entrar numa casa de luto, faz de mim pão e copo. Jesus deu aos amigos um pedaço de pão e um cálice antes de morrer, e nisso me consolo. Traz de volta os teus, de todas as terras. Amém.',
    application:
      'Leve pão a uma família que perdeu alguém há alguns meses, quando as visitas já pararam. Se não puder ir, escreva uma mensagem que lembre pelo nome a pessoa querida.',
  },
  {
    slug: 'jeremias-17',
    chapters: ['JER.17'],
    verse: verse('Jeremias 17:8', 'árvore águas raízes calor'),
    reflection:
      'Jeremias põe lado a lado dois pés de planta: o arbusto da terra salgada, que não percebe quando chega a chuva, e a árvore que estendeu a raiz até a corrente. O calor vem para os dois. No meio do capítulo ele admite que não conhece nem o próprio coração, mais enganoso do que tudo, e pede a Deus que o sare.',
    prayer:
      'Sara-me, Senhor, e ficarei são; salva-me do coração que me engana. Puxa a minha raiz para a tua água antes que venha o ano seco. Eu confiei demais em gente e em força, e secei. Jesus é a fonte de águas vivas que abandonei, e eu volto a ela hoje. Amém.',
    application:
      'Escreva o nome daquilo em que você mais confia quando está com medo: uma pessoa, um saldo, um remédio, um plano. Entregue-o a Deus sem jogar fora o que é bom.',
  },
  {
    slug: 'jeremias-18',
    chapters: ['JER.18'],
    verse: verse('Jeremias 18:4', 'vaso quebrou oleiro outro'),
    reflection:
      'Deus manda Jeremias descer à oficina do oleiro, porque lá vai falar com ele. O vaso se estraga na roda, e o artesão não joga fora o barro; amassa de novo e faz outro, do jeito que lhe pareceu bem. A casa de Israel ouve o recado e responde que não adianta, que cada um vai seguir o seu caminho.',
    prayer:
      'Oleiro, eu estou de novo na roda, meio torto. Não me deixes dizer que não adianta. Amassa o que endureceu, ainda que doa, e faz de mim o que te parece bem. As tuas mãos têm as marcas dos cravos de Jesus, e por isso eu confio nelas. Amém.',
    application:
      'Pegue um pouco de massa, argila ou sabão e modele algo enquanto ora. Quando não sair como queria, amasse, recomece e diga a Deus em que precisa recomeçar.',
  },
  {
    slug: 'jeremias-19',
    chapters: ['JER.19'],
    verse: verse('Jeremias 19:11', 'quebrarei vaso oleiro restaurado'),
    reflection:
      'No capítulo anterior o barro ainda estava molhado na roda, e o oleiro podia fazer dele outro vaso. Agora Jeremias compra uma jarra pronta, leva os chefes até o vale onde queimavam crianças e a quebra diante deles, porque barro cozido não se emenda. As ameaças que ele pronuncia ali estão entre as mais terríveis da Bíblia e não pedem que a gente as ache bonitas. Quem ainda sente o coração mole pode ouvir neste capítulo um aviso para não adiar a mudança.',
    prayer:
      'Senhor, eu tenho medo de endurecer sem notar, um pouco a cada vez que te digo “amanhã”. Trabalha em mim enquanto o barro cede. Olha para os vales escondidos do nosso país, onde há crianças exploradas. Não deixes que a nossa cidade chame isso de costume. Começa em mim pelo que já está rachado. Amém.',
    application:
      'Procure na casa algo quebrado que você vinha guardando, jogue fora o que não tem conserto e conserte o que tem. Enquanto isso, diga a Deus uma mudança que não vai mais adiar.',
  },
  {
    slug: 'jeremias-20',
    chapters: ['JER.20'],
    verse: verse('Jeremias 20:9', 'coração fogo ardente ossos'),
    reflection:
      'Pasur, sacerdote e supervisor do templo, bate em Jeremias e o deixa preso no tronco até o dia seguinte. O profeta sai dali e diz a Deus que foi convencido e agora paga por isso, que já tentou se calar e não conseguiu, porque a palavra queima por dentro. Logo depois ele canta um louvor, e na linha seguinte amaldiçoa o dia em que nasceu. O livro deixa as duas coisas uma ao lado da outra, sem correção.',
    prayer:
      'Deus forte, tu me convenceste, e há dias em que eu queria não ter ouvido. Recebe a minha canção e o meu desespero na mesma manhã. Fica com quem hoje desejou não ter nascido, e põe junto dele uma pessoa que escute sem sermão. Livra da humilhação os que dizem a verdade no trabalho e na igreja. Jesus também foi zombado e não deixou de te chamar de Pai; segura-me nele. Amém.',
    application:
      'Se você tem desejado morrer, não fique sozinho com isso: fale ainda hoje com uma pessoa próxima, ou com o CVV, pelo telefone 188. Se não é o seu caso, pergunte com calma a um amigo abatido como ele tem dormido, e ouça até o fim.',
  },
  {
    slug: 'jeremias-21',
    chapters: ['JER.21'],
    verse: verse('Jeremias 21:8', 'caminho vida morte'),
    reflection:
      'O mesmo rei que não ouvia Jeremias manda dois homens perguntar se Deus não poderia repetir uma das suas maravilhas. A resposta assusta quem lê: Deus está do outro lado do muro. E então ele abre uma saída que ninguém esperava, porque viver vai depender de sair e se render. Jesus também disse que quem se agarra à vida acaba por perdê-la, e quem a entrega por causa dele a encontra.',
    prayer:
      'Deus da vida e da morte, eu te peço milagres para continuar no mesmo caminho. Tira-me das muralhas que eu mesmo levantei. Se a tua resposta for que eu me renda, dá-me humildade para abrir o portão. Jesus, tu te entregaste e vives; eu ponho nas tuas mãos a briga que não vou vencer. Amém.',
    application:
      'Pense numa briga que você sustenta só por orgulho. Diga hoje a frase que a encerra, como um pedido de desculpas, sem esperar que o outro fale primeiro.',
  },
  {
    slug: 'jeremias-22',
    chapters: ['JER.22'],
    verse: verse('Jeremias 22:15-16', 'cedro causa aflito conhecer'),
    reflection:
      'O rei Jeoaquim quer uma casa ampla, abre janelas, cobre tudo de cedro, pinta de vermelho e não paga quem trabalhou nela. Jeremias o compara com o pai, o rei Josias, que comia e bebia como qualquer pessoa e defendia a causa do pobre. Então vem uma das definições mais simples da Bíblia sobre o que é conhecer a Deus: é isso que Josias fazia. O dono do palácio, diz o profeta, será enterrado como um jumento, do lado de fora do portão.',
    prayer:
      'Rei justo, eu procurei te conhecer em livros e músicas, e tu estavas também no pagamento do dia. Mostra-me se devo algum dinheiro, alguma hora extra ou algum elogio a quem trabalhou para mim. Abençoa os pedreiros, as diaristas e os entregadores do nosso bairro. Dá-nos governantes que durmam melhor por terem feito justiça. Que eu te conheça também fazendo justiça. Amém.',
    application:
      'Defenda hoje a causa de alguém que tem menos voz do que você, numa fila, num atendimento ou numa reunião. Antes, pergunte a essa pessoa se ela quer a sua ajuda.',
  },
  {
    slug: 'jeremias-23',
    chapters: ['JER.23'],
    verse: verse('Jeremias 23:5-6', 'Renovo justo rei justiça'),
    reflection:
      'Os pastores do povo espantaram as ovelhas, e Deus diz que ele mesmo vai buscá-las, contando para que não falte nenhuma. Sobre essa promessa ele põe um rei, broto de Davi, com um nome que é uma oração: o Senhor é a nossa justiça. O resto do capítulo escuta os profetas que correm sem serem enviados, contam sonhos uns aos outros e roubam frases do vizinho. A palavra de verdade parece fogo e martelo, e em Jesus ela teve também mãos de pastor.',
    prayer:
      'Senhor, justiça nossa, eu não tenho outra para apresentar. Ajunta as ovelhas que a própria igreja espantou. Guarda os pastores da mentira doce e da frase roubada. Tu enches o céu e a terra, e em canto nenhum eu me escondo de ti. Jesus, bom pastor e rei, queima a palha em mim e guarda o trigo. Amém.',
    application:
      'Procure uma pessoa que saiu ferida da igreja e diga apenas que sente falta dela. Escute até o fim, sem defender ninguém.',
  },
  {
    slug: 'jeremias-24',
    chapters: ['JER.24'],
    verse: verse('Jeremias 24:6', 'olhos bem edificarei plantarei'),
    reflection:
      'Duas cestas de figos aparecem na frente do templo, uma com frutas muito boas, a outra com frutas que ninguém consegue comer. Quem tinha ficado em casa podia pensar que os figos bons eram eles e que os estragados tinham ido para a Babilônia. Deus diz o contrário: põe os olhos nos deportados para o bem deles, promete trazê-los de volta e plantá-los na terra, e lhes dará um coração que o conheça. Perder a casa, ali, não foi perder a Deus.',
    prayer:
      'Eu também separei os figos pelo meu gosto, Senhor, e achei que quem ficou em casa era o preferido. Olha para mim e para os que foram levados de onde moravam. Edifica a vida de quem perdeu emprego, casa ou país. Não deixes que se sintam fruta jogada fora. Dá-me um coração que te conheça inteiro. E aos que ficaram no conforto dá um aviso que ainda chegue a tempo. Amém.',
    application:
      'Ofereça uma fruta boa a alguém que se mudou há pouco para o seu bairro, sua escola ou seu trabalho. Pergunte do que ele sente falta e mostre-lhe um lugar bom dali.',
  },
  {
    slug: 'jeremias-25',
    chapters: ['JER.25'],
    verse: verse('Jeremias 25:3', 'treze vinte três anos insistentemente'),
    reflection:
      'Jeremias faz as contas em público: do ano treze de Josias até aquele dia são vinte e três anos falando, e o povo não escutou. Depois recebe da mão de Deus um copo de ira que as nações vão ter de beber, a começar por Jerusalém, e anuncia setenta anos debaixo da Babilônia, numa terra sem a voz do noivo, sem o barulho do moinho e sem lâmpada acesa. Esse copo passaria de mão em mão, até Jesus pedir no jardim que o Pai o afastasse, e aceitá-lo.',
    prayer:
      'Há quantos anos, meu Deus, tu me dizes a mesma coisa? Obrigado por não teres desistido na segunda vez. Sustenta os professores, os pais e as mães que repetem o bem há mais de vinte anos e não veem resultado. Não deixes que a nossa casa perca o som do riso e a luz na cozinha por surdez minha. Que eu te ouça ainda hoje, antes de o sol se pôr. Amém.',
    application:
      'Telefone ou escreva a uma pessoa que insistiu com você por anos, uma mãe, um professor, um líder. Conte-lhe que uma daquelas frases finalmente entrou.',
  },
  {
    slug: 'jeremias-26',
    chapters: ['JER.26'],
    verse: verse('Jeremias 26:24', 'Aicã mão Jeremias matarem'),
    reflection:
      'Jeremias repete no pátio o aviso sobre o templo, e os sacerdotes, os profetas e o povo o agarram pedindo a morte dele. Ele se defende em poucas palavras, e alguns velhos da terra lembram que Miqueias tinha dito coisa parecida e o rei daquele tempo o escutou. O capítulo conta também de Urias, que pregou o mesmo, fugiu com medo para o Egito e foi trazido de volta e morto. Ninguém explica por que um escapou e o outro não; conta-se apenas que um homem chamado Aicã pôs a mão em favor de Jeremias.',
    prayer:
      'Senhor de Jeremias e de Urias, eu não entendo por que uns são livrados e outros não. Guarda na tua memória os que morreram por dizer a verdade, e consola os filhos deles. Obrigado por cada Aicã que usou o cargo para proteger alguém. Dá-me uma mão assim, que apareça na hora certa e não peça aplauso. Que eu não fuja quando chegar a minha vez de falar por outro. Amém.',
    application:
      'Use hoje um pouco da influência que você tem para proteger alguém que está sendo acusado sem ser ouvido. Pode ser uma frase numa reunião ou uma conversa com quem decide.',
  },
  {
    slug: 'jeremias-27',
    chapters: ['JER.27'],
    verse: verse('Jeremias 27:18', 'profetas orem objetos Babilônia'),
    reflection:
      'Jeremias recebe a ordem de pôr uma canga no pescoço e mandar outras aos reis vizinhos, com o recado de que por ora todos vão servir à Babilônia, e que assim poderão ficar na própria terra. Outros profetas garantem que os objetos roubados do templo voltam logo. Ele lhes propõe um teste simples: se são profetas, que orem para que as colunas e os vasos que ainda restam não sejam levados também. Deus diz que eles irão para a Babilônia e promete restituí-los um dia, numa data que só ele escolhe.',
    prayer:
      'Senhor da terra e dos bichos, eu queria ouvir que o aperto termina neste mês. Ensina-me a viver direito debaixo de uma situação que não escolhi e que não vai mudar já. Guarda-me de quem promete muito e ora pouco. Lembra-te do que perdemos e anota o lugar de cada coisa. Deixo nas tuas mãos a data que eu queria marcar. Amém.',
    application:
      'Em vez de dizer a alguém que tudo vai se resolver logo, ore com ele hoje pelo que ainda resta e precisa ser guardado. Faça isso ali mesmo, em voz baixa, sem prometer um prazo.',
  },
  {
    slug: 'jeremias-28',
    chapters: ['JER.28'],
    verse: verse('Jeremias 28:9', 'profeta paz reconhecido'),
    reflection:
      'Hananias fala bonito, marca prazo de dois anos, tira a canga do pescoço de Jeremias e a quebra diante de todos. O outro profeta responde com um amém sincero, porque também queria os vasos e os parentes de volta, e acrescenta que o tempo dirá quem foi enviado. Depois vai embora, sem bater boca. Quem promete alívio com data marcada costuma deixar o povo com um peso de ferro, e Jesus convida para outro jugo, que ele mesmo carrega ao nosso lado.',
    prayer:
      'Senhor, eu também prefiro os profetas que marcam data. Livra-me de confiar em mentiras só porque me consolam. Dá-me o amém de Jeremias, que desejava o bem e não vendia o que não tinha. Põe sobre mim o jugo de Jesus, que é manso, e ensina-me a sair quieto de uma discussão. Amém.',
    application:
      'Antes de repassar uma promessa, profecia ou previsão que recebeu, confira com a Bíblia e com um irmão maduro. Se não puderem confirmar, guardem o texto e orem.',
  },
  {
    slug: 'jeremias-29',
    chapters: ['JER.29'],
    verse: verse('Jeremias 29:7', 'paz cidade orai'),
    reflection:
      'Uma carta chega à Babilônia, levada por Elasá, para carpinteiros, ferreiros e sacerdotes que esperavam voltar em poucos meses. Jeremias escreve que serão setenta anos, e manda construir, plantar horta, casar os filhos e orar pela cidade do inimigo. A frase tão conhecida sobre pensamentos de paz e futuro estava dentro dessa notícia de demora.',
    prayer:
      'Eu queria que acabasse logo, Senhor, e tu me mandas plantar. Dou-te esta cidade onde moro e onde nem sempre me sinto em casa. Abençoa a prefeitura, as escolas, os hospitais e quem pensa diferente de mim. Jesus, que chorou por Jerusalém, ensina-me a amar o lugar onde estou. Amém.',
    application:
      'Dê uma volta pelo seu bairro com um amigo, orando em voz baixa por cada casa, escola e comércio. Plantem alguma coisa, nem que seja num vaso.',
  },
  {
    slug: 'jeremias-30',
    chapters: ['JER.30'],
    verse: verse('Jeremias 30:17', 'saúde sararei feridas rejeitada'),
    reflection:
      'Até os homens andam pálidos, com as mãos nos quadris, como se fossem dar à luz, e Deus pergunta se alguém já viu tal coisa. Ele diz ao povo a verdade que um bom médico diz: a ferida é grave, não tem remédio, e os amigos sumiram. Poucas linhas depois ele mesmo promete a saúde, por um motivo que surpreende, porque escutou chamarem a cidade de rejeitada, a que ninguém procura. Quem promete isso levanta também um rei da família de Davi, e os cristãos leem ali o nome de Jesus.',
    prayer:
      'Deus que dizes a verdade, obrigado porque não me enganas sobre o tamanho da ferida. Ouviste o nome que me deram quando ninguém mais me telefonava. Sara o que os remédios não alcançam, e abençoa os remédios e quem cuida de mim. Fica no quarto dos que receberam um diagnóstico difícil nesta semana. Sê o nosso Deus e deixa que sejamos o teu povo. Amém.',
    application:
      'Procure alguém que deixou de receber visitas, por doença longa, separação ou velhice. Sente-se ao lado dele por meia hora e fale de assuntos comuns, como se fala com um amigo.',
  },
  {
    slug: 'jeremias-31',
    chapters: ['JER.31'],
    verse: verse('Jeremias 31:33', 'lei interior corações'),
    reflection:
      'Jeremias ouve Raquel chorar em Ramá pelos filhos levados para longe, e ouve também Deus responder que eles voltam. Na estrada de volta há cegos, mancos e mulheres grávidas, gente que anda devagar. E Deus promete um pacto novo, escrito por dentro, em que ele mesmo esquece o pecado; foi esse pacto que Jesus nomeou ao erguer o cálice.',
    prayer:
      'Pai de Israel, tu amas com um amor que não tem começo. Enxuga o rosto de quem chora por filhos que estão longe, e guarda a esperança dessas mães. Escreve a tua lei dentro de mim, onde eu não a perca. Agradeço pelo sangue de Jesus, que selou este pacto e o meu perdão. Amém.',
    application:
      'Copie à mão, num cartão, a promessa do novo coração que mais tocou você neste capítulo. Leve o cartão no bolso e leia-o três vezes durante o dia.',
  },
  {
    slug: 'jeremias-32',
    chapters: ['JER.32'],
    verse: verse('Jeremias 32:15', 'comprarão casas campos vinhas'),
    reflection:
      'O inimigo acampa em volta da cidade, o profeta está preso, e um primo aparece para vender um terreno que já caiu em mãos alheias. Jeremias paga dezessete siclos, assina, manda guardar a escritura num pote de barro, e só depois da compra ora e confessa que não entende nada. O papel dentro do pote dizia o que o cerco negava: naquela terra ainda se abririam janelas e se podariam videiras. Jesus contou de um homem que vendeu tudo o que tinha para comprar um campo, por causa do tesouro que achou nele.',
    prayer:
      'Ah, Senhor Deus, tu fizeste o céu e a terra, e para ti nada é difícil demais. Eu vejo o cerco, a conta atrasada, o exame, e tu me falas de vinhas. Ajuda-me a assinar o que pedes antes de compreender. Guarda num lugar seguro a esperança dos meus filhos, por Jesus, que pagou por nós. Amém.',
    application:
      'Faça em família um gesto que aposte no futuro: plantar uma muda, guardar uma moeda, matricular-se. Leiam em voz alta a promessa do campo enquanto o fazem.',
  },
  {
    slug: 'jeremias-33',
    chapters: ['JER.33'],
    verse: verse('Jeremias 33:3', 'Clama responderei grandes'),
    reflection:
      'É pela segunda vez, e ainda no pátio da prisão, que Jeremias recebe esta palavra. As casas lá fora caíram por causa do cerco, e Deus lhe diz que chame, porque há coisas que ele não consegue ver dali. O que vem é uma lista de sons: ruas vazias em que outra vez se ouvirá o riso, o noivo, a noiva, o pastor contando ovelhas. A garantia é o dia e a noite, que ninguém desliga, e o Renovo, que nasceria em Belém.',
    prayer:
      'Deus que fazes e confirmas, da minha cela eu te chamo. Conta-me o que eu não sei. Traz de volta os sons que a casa perdeu, as risadas, o violão, a conversa na cozinha. Cura a nossa terra e perdoa a sua maldade por causa de Jesus, justiça nossa. Que cada amanhecer me lembre de que não quebraste a tua palavra. Amém.',
    application:
      'Ore hoje em voz alta por uma coisa que lhe parece impossível, com estas palavras: “tu sabes o que eu não sei”. Faça depois, em casa, um som de alegria.',
  },
  {
    slug: 'jeremias-34',
    chapters: ['JER.34'],
    verse: verse('Jeremias 34:15-16', 'liberdade pacto mudastes servo'),
    reflection:
      'Com o inimigo no portão, o rei e o povo de Jerusalém fazem um acordo solene e soltam os escravos que eram seus próprios irmãos. Quando o perigo parece passar, mandam buscar cada um de volta. A Bíblia fala da escravidão como coisa que existia ali, e isso pesa em quem lê neste país; aqui, porém, Deus toma a quebra da promessa como ofensa ao nome dele. Dá para imaginar a mulher que dormiu livre por umas noites e ouviu baterem na porta.',
    prayer:
      'Deus que tiraste o teu povo da casa de servos, o meu país escravizou por mais de três séculos e ainda não acertou essa conta. Liberta hoje quem trabalha trancado na fazenda, na oficina ou na casa de família. Perdoa a pressa com que desfazemos o que foi prometido diante de ti. Jesus leu em Nazaré que veio libertar os oprimidos. Faz a minha palavra valer depois que o susto passa. Amém.',
    application:
      'Retome uma promessa feita num momento de aperto e que ficou no meio do caminho. Cumpra-a hoje, mesmo em parte, e diga quando virá o resto; se souber de trabalho escravo, ligue 100.',
  },
  {
    slug: 'jeremias-35',
    chapters: ['JER.35'],
    verse: verse('Jeremias 35:14', 'Jonadabe vinho falado ouvistes'),
    reflection:
      'Deus manda Jeremias levar a família dos recabitas a uma sala do templo e servir-lhes vinho em copos cheios. Eles recusam, porque um antepassado lhes tinha pedido que não bebessem e que morassem em tendas, e há muitas gerações obedecem. O profeta não diz que todos devam viver em barracas. O que dói é a comparação, já que um avô morto era mais escutado do que o Deus vivo, que falava todos os dias.',
    prayer:
      'Pai, que criança ou que velho da minha família te escuta melhor do que eu? Obrigado pelos costumes bons que herdei e pelas pessoas que os guardaram com alegria. Fortalece quem decidiu não beber e é pressionado em toda festa. Que eu ouça a tua voz viva com a mesma atenção que dou às histórias da minha avó. Não quero guardar apenas regras; quero ficar diante de ti, como prometeste àquela gente. Amém.',
    application:
      'Conversem em casa sobre um bom costume que veio dos avós e decidam se querem continuá-lo. Escrevam também como ele começou, para um dia contar aos netos.',
  },
  {
    slug: 'jeremias-36',
    chapters: ['JER.36'],
    verse: verse('Jeremias 36:32', 'outro rolo Baruque'),
    reflection:
      'Baruque leva muitos meses entre ditado e leitura, e o rei gasta uma tarde de inverno para destruir tudo. A cada três ou quatro colunas ele corta o rolo com a faca e joga o pedaço nas brasas, e ninguém na sala rasga a roupa. Deus esconde os dois escritores e manda começar de novo. Nós lemos hoje o livro que Jeoaquim queimou, e ele ainda ganhou acréscimos; e a Palavra que se fez carne também foi morta, e ao terceiro dia estava viva.',
    prayer:
      'Senhor, tu escreves outra vez o que o fogo consumiu. Obrigado por Baruque e por todos os que copiaram, traduziram e imprimiram a tua palavra com risco de vida. Perdoa quando eu corto as colunas que me incomodam. Fala comigo pelo livro inteiro, e guarda os que são perseguidos por tê-lo em casa. Amém.',
    application:
      'Leia hoje, a sós, um trecho da Bíblia que costuma pular. Copie dele um versículo à mão e deixe o papel onde outra pessoa possa encontrá-lo.',
  },
  {
    slug: 'jeremias-37',
    chapters: ['JER.37'],
    verse: verse('Jeremias 37:21', 'pão padeiros pátio cidade'),
    reflection:
      'Um guarda chamado Jerias prende Jeremias no portão e o acusa de passar para o inimigo, quando ele só ia receber a sua parte na terra de Benjamim. Batem nele e o prendem numa cela da casa do escrivão. O rei manda buscá-lo às escondidas e pergunta se há palavra de Deus; há, e é ruim. Jeremias pede apenas para não voltar à masmorra, e recebe todo dia uma porção de pão da rua dos padeiros, enquanto ainda há pão na cidade.',
    prayer:
      'Deus do pão de cada dia, tu cuidaste do teu profeta com uma porção diária e um pátio em lugar da masmorra. Obrigado pelo tanto que chega, ainda que não seja muito. Olha para os presos que esperam julgamento, e para os que foram levados por engano. Dá-me coragem de responder a verdade a quem me pergunta em segredo. Eu te peço o pão de hoje, como Jesus ensinou, e deixo contigo o de amanhã. Amém.',
    application:
      'Ao comprar ou comer o pão, agradeça pelo nome a quem o fez ou vendeu. Separe um pedaço da sua refeição, ou um pacote da sua despensa, para quem tem alguém preso na família.',
  },
  {
    slug: 'jeremias-38',
    chapters: ['JER.38'],
    verse: verse('Jeremias 38:12', 'trapos axilas cordas'),
    reflection:
      'Os príncipes descem Jeremias com cordas numa cisterna de lama, e o rei, com medo deles, deixa. Quem fala em favor do profeta é um estrangeiro, Ebede-Meleque, empregado africano do palácio. Ele passa antes na sala dos trapos e manda que o preso ponha panos velhos debaixo dos braços, para a corda não ferir quando trinta homens puxarem.',
    prayer:
      'Deus, agradeço por Ebede-Meleque, que pensou até nos trapos. Dá-me a coragem dele diante dos fortes e o seu cuidado com quem já está machucado. Tira da lama os que foram presos por dizerem a verdade. Jesus desceu mais fundo, e tu o levantaste; puxa-me também, devagar, para fora. Amém.',
    application:
      'Socorra alguém hoje pensando no detalhe: a almofada na cadeira, o troco para o ônibus, o café sem açúcar. Pergunte antes o que dói.',
  },
  {
    slug: 'jeremias-39',
    chapters: ['JER.39'],
    verse: verse('Jeremias 39:18', 'livrarei despojo confiaste'),
    reflection:
      'A muralha se rompe, os generais da Babilônia se sentam no portão, e o rei que fugiu pelo jardim é alcançado, vê a morte dos filhos e depois é cegado. É uma página que se lê em silêncio. Ela guarda duas notas pequenas: os mais pobres, que não tinham nada, recebem vinhas e campos; e Ebede-Meleque, o africano que tinha tirado Jeremias da cisterna, já tinha recebido de Deus a promessa de sair vivo, porque confiou. No dia em que caía uma cidade inteira, Deus se lembrou do nome de quem pensou nos trapos.',
    prayer:
      'No dia em que tudo cai, Senhor, eu tenho medo de ser só um número no meio dos outros. Tu te lembraste daquele homem que teve medo e confiou. Lembra-te dos pais que viram morrer os filhos e nunca mais enxergaram o mundo do mesmo jeito. Dá terra e teto aos que não têm nada. Nenhum bem feito a um preso passa despercebido diante de ti, e nisso eu confio hoje. Amém.',
    application:
      'Faça um bem a alguém que está sem poder retribuir e não conte a ninguém. Se tiver medo de alguma consequência, conte antes a Deus qual é.',
  },
  {
    slug: 'jeremias-40',
    chapters: ['JER.40'],
    verse: verse('Jeremias 40:12', 'voltaram colheram vinho frutos'),
    reflection:
      'Um capitão estrangeiro solta as correntes de Jeremias e lhe diz o que os príncipes de Judá nunca disseram, que ele vá para onde achar melhor. O profeta escolhe ficar com os pobres que sobraram na terra. A notícia corre, os fugidos voltam de Moabe e de Edom, e naquele verão triste a colheita é grande. Uma traição já estava a caminho, mas o capítulo guarda esses meses em que gente quebrada encheu de novo os cestos.',
    prayer:
      'Deus dos que restaram, obrigado pelas colheitas no meio das ruínas. Eu podia ir embora para um lugar mais fácil; mostra-me quando é hora de ficar. Jesus escolheu viver entre os pobres da Galileia e ali repartiu o pão. Protege de traições quem tenta recomeçar, e dá sabedoria a quem governa. Amém.',
    application:
      'Leve fruta, bolo ou uma sobra boa da sua cozinha a quem está recomeçando depois de perder muito. Sente-se com essa pessoa e deixe que ela conte tudo, desde o começo.',
  },
  {
    slug: 'jeremias-41',
    chapters: ['JER.41'],
    verse: verse('Jeremias 41:6', 'Ismael encontro chorando'),
    reflection:
      'Gedalias estava recomeçando o país quando Ismael se senta à mesa dele, come do pão e o mata. No dia seguinte chegam oitenta homens de luto, com incenso para a casa de Deus, e o assassino vai ao encontro deles chorando, para enganá-los; só dez escapam, e um poço fica cheio de mortos. É difícil imaginar choro mais falso. Os que sobraram param perto de Belém, com medo, querendo fugir para o Egito, para onde séculos depois José fugiria de noite, com Maria e o menino Jesus.',
    prayer:
      'Livra-nos, meu Deus, de quem chora para armar cilada. Consola as famílias dos que foram mortos por alguém em quem confiavam. Eu não sei o que fazer com esta página, e trago a ti os poços do nosso país, as valas sem nome e os desaparecidos. Guarda no caminho quem foge com criança no colo. Jesus foi levado assim e conhece esse medo. Amém.',
    application:
      'Ore hoje por uma família que espera notícia de um desaparecido, ou que enterrou alguém morto com violência. Se você a conhece, passe na casa dela e fique uns minutos, sem perguntar detalhes.',
  },
  {
    slug: 'jeremias-42',
    chapters: ['JER.42'],
    verse: verse('Jeremias 42:6', 'bem mal obedeceremos'),
    reflection:
      'O grupo assustado procura Jeremias, do menor ao maior, e jura obedecer à resposta de Deus, agrade ou não. O profeta ora, e passam dez dias inteiros até a palavra chegar. Ela diz que fiquem, que Deus os plantará ali e que o rei da Babilônia terá pena deles. Jeremias os avisa de que se enganam a si mesmos: pediram oração, prometeram fazer tudo, e agora, com a resposta dada, não lhe dão ouvidos.',
    prayer:
      'Confesso que já te pedi conselho com a mala pronta, Senhor. Sonda o que eu decidi antes de dobrar o joelho. Se a resposta for ficar quando eu queria fugir, ou ir quando eu queria ficar, dá-me coragem. Ensina-me a esperar os dez dias sem inventar a resposta no terceiro. Faça-se a tua vontade, ainda que não seja a viagem que eu planejei. Amém.',
    application:
      'Pense numa decisão sobre a qual você tem orado e diga com franqueza a um amigo o que já escolheu por dentro. Peça que ele ore com você por dez dias antes de qualquer passo.',
  },
  {
    slug: 'jeremias-43',
    chapters: ['JER.43'],
    verse: verse('Jeremias 43:6', 'mulheres crianças Jeremias Baruque'),
    reflection:
      'Quando a resposta não agrada, Azarias e os outros chefes dizem que Jeremias mente e que a culpa é de Baruque, o escrivão. Eles partem para o Egito e levam junto todos, até as crianças e as princesas, e também os dois que tinham avisado para não ir. Jeremias recebe a ordem de esconder pedras grandes no barro à porta do palácio egípcio, como sinal de que até ali o trono da Babilônia chegaria. Deus continua falando com ele na terra para onde o levaram à força.',
    prayer:
      'Tu vais, Senhor, até onde eu fui levado contra a vontade. Há refugiados, despejados e presos levados para onde nunca quiseram ir. Fala com eles no Egito deles. Livra-me de acusar Baruque só porque não gostei do recado. Fica conosco no lugar onde hoje estamos, ainda que não seja o que tinhas escolhido para nós. Amém.',
    application:
      'Repare em alguém da casa que está arcando com uma decisão que não tomou, como uma criança que mudou de escola ou um avô que mudou de casa. Pergunte-lhe o que está sendo mais difícil e faça uma coisa para aliviar.',
  },
  {
    slug: 'jeremias-44',
    chapters: ['JER.44'],
    verse: verse('Jeremias 44:17', 'incenso pão calamidade'),
    reflection:
      'No Egito, homens e mulheres respondem a Jeremias com um argumento que soa razoável: quando queimavam incenso para a deusa que chamavam de rainha dos céus, havia pão na mesa, e quando pararam começou a fome. As mulheres acrescentam que os maridos sabiam dos bolos que elas faziam. Eles medem a verdade pela despensa. Jeremias responde que foi aquele incenso que trouxe a ruína, anuncia juízo também no Egito e diz que os poucos que escaparem saberão qual palavra fica de pé.',
    prayer:
      'Deus verdadeiro, eu também meço a tua bondade pelo que sobra no fim do mês. Na fartura quase não te procuro, e na falta penso em trocar de senhor. Cura a minha memória, que enfeita o passado e esquece de onde me tiraste. Sustenta os casais em que um quer te seguir e o outro não. Ainda que o pão diminua, quero ficar contigo. Amém.',
    application:
      'Anote, só para você, três coisas boas e três ruins de um tempo da sua vida que costuma chamar de melhor. Agradeça pelas boas e peça a Deus uma lembrança honesta.',
  },
  {
    slug: 'jeremias-45',
    chapters: ['JER.45'],
    verse: verse('Jeremias 45:5', 'grandezas busques vida'),
    reflection:
      'O capítulo tem cinco versículos e fala só com o secretário. Baruque copiava as palavras de Jeremias e gemia de cansaço, e dizia que o Senhor lhe tinha dado tristeza em cima de dor; talvez ele esperasse outra carreira. Deus responde com o que ele mesmo está fazendo: derruba o que construiu e arranca o que plantou. Depois lhe pede que largue a procura de grandezas e lhe promete a vida, em qualquer lugar aonde for.',
    prayer:
      'Senhor que ouves até o suspiro do secretário, eu me canso de servir atrás de outra pessoa. Tu conheces a promoção que não veio e o nome que não saiu na lista. Obrigado por teres uma palavra também para quem só copia. Tu arrancas o que plantaste, e diante disso a minha decepção fica pequena. Guarda a minha vida onde eu for, e que isso hoje me baste para trabalhar em paz. Amém.',
    application:
      'Agradeça a quem trabalha nos bastidores da sua igreja ou do seu serviço: o som, a limpeza, a secretaria. Diga o que teria dado errado sem o trabalho dele e ofereça-se para ajudar uma vez.',
  },
  {
    slug: 'jeremias-46',
    chapters: ['JER.46'],
    verse: verse('Jeremias 46:17', 'Faraó barulho passar tempo'),
    reflection:
      'O exército do Egito sobe como o Nilo na cheia, com cavalos, escudos e soldados de vários países, e em Carquemis os guerreiros tropeçam uns nos outros na fuga. Sobra do faraó um apelido, o de homem que só faz barulho e perde a hora. O poema compara o país a uma novilha bonita, e o inimigo a uma mosca que vem do norte para picá-la. Mesmo assim, uma linha promete que o Egito voltará a ter moradores, e outra diz a Jacó, o servo de Deus, que não tenha medo.',
    prayer:
      'Rei dos exércitos, o barulho dos poderosos me tira o sono mais do que devia. Ensina-me a distinguir o que é força do que é só volume alto. Dá-me a hora certa, para não falar demais nem chegar tarde ao que me pediste. Tem misericórdia dos soldados que fogem e das mães que os esperam. Tu prometes corrigir com medida e fazer voltar em paz, e nessa promessa eu deito a cabeça esta noite. Amém.',
    application:
      'Passe uma hora deste dia sem rádio, vídeo ou notícia, e repare em que o silêncio mostra. Cumpra depois, no horário, um compromisso pequeno que você costuma atrasar.',
  },
  {
    slug: 'jeremias-47',
    chapters: ['JER.47'],
    verse: verse('Jeremias 47:6', 'espada bainha descansa'),
    reflection:
      'São sete versículos sobre os filisteus, inimigos antigos de Israel, e neles a guerra chega como enchente do norte. O pavor é tanto que os pais, com as mãos sem força, nem olham para trás para ver os filhos. Então alguém não aguenta e fala com a espada do Senhor, pedindo que volte para a bainha e descanse. Ela ainda não pode, diz o poema; mas Jesus, no jardim, mandou Pedro guardar a dele, e curou a orelha do inimigo.',
    prayer:
      'Até quando, Senhor? Gaza ainda chora, e outras cidades com ela, e eu vejo pais de mãos vazias pela tela do celular. Manda descansar a espada, a dos exércitos e a das facções do nosso bairro. Guarda na bainha também a minha língua, que corta dentro de casa. Ensina-me a cuidar até de quem veio me ferir. Devolve os filhos aos pais e a paz a quem desistiu dela. Amém.',
    application:
      'Orem juntos cinco minutos pelos dois lados de uma guerra ou de uma briga que vocês acompanham, dizendo o nome de cada lado. Guardem hoje a resposta cortante que já estava pronta.',
  },
  {
    slug: 'jeremias-48',
    chapters: ['JER.48'],
    verse: verse('Jeremias 48:36', 'coração flautas riquezas'),
    reflection:
      'Moabe era o vizinho que ria das desgraças de Judá, um vinho parado que nunca passou de uma vasilha a outra e por isso ficou com o gosto de sempre. Quando a queda chega, o poema nomeia aldeia por aldeia, como quem conhece as ruas. Então se escuta uma coisa estranha num julgamento: o coração de quem julga geme como flauta em velório. Jesus fez soar essa flauta ao ver Jerusalém do alto do monte, quando chorou pela cidade que ia rejeitá-lo.',
    prayer:
      'Senhor, o teu juízo tem lágrimas, e o meu quase sempre tem prazer. Perdoa a satisfação que senti com a queda de alguém. Põe em mim o coração de Jesus, que chorou por quem o mandaria matar. Quando eu precisar ser passado de uma vasilha a outra, não me deixes azedar parado no mesmo lugar. Amém.',
    application:
      'Ore a sós, pelo nome, por alguém que o prejudicou e agora passa por um aperto. Peça a Deus que o ajude de verdade, e que tire de você o gosto de ver.',
  },
  {
    slug: 'jeremias-49',
    chapters: ['JER.49'],
    verse: verse('Jeremias 49:11', 'órfãos criarei viúvas confiarão'),
    reflection:
      'O capítulo percorre Amom, Edom, Damasco, as tendas de Quedar e o distante Elão, e em cada lugar alguém foge. Edom ouve as palavras mais duras, porque se achava seguro no alto das rochas como a águia no ninho. No meio da sentença, sem transição, Deus diz ao inimigo derrotado que deixe com ele as crianças, e que as viúvas podem confiar nele. O juízo tem um limite, e dentro desse limite Deus cuida dos filhos do inimigo.',
    prayer:
      'Pai dos órfãos de todos os lados, tu pensas nos filhos de quem te combateu. Abençoa as avós que recomeçam a criar, as mães sociais, as famílias que acolhem e as que adotam. Não me deixes pensar que a criança paga pelo que o pai fez. Alcança hoje uma viúva que faz contas sozinha na mesa da cozinha. Amém.',
    application:
      'Informe-se sobre uma casa de acolhimento de crianças da sua cidade e descubra do que ela precisa nesta semana. Leve com mais alguém uma hora de brincadeira, uma roupa lavada ou um conserto.',
  },
  {
    slug: 'jeremias-50',
    chapters: ['JER.50'],
    verse: verse('Jeremias 50:20', 'maldade buscada perdoarei restantes'),
    reflection:
      'A Babilônia, que era o martelo de toda a terra, aparece quebrada, e o capítulo demora nessa queda com uma raiva que assusta. Pela estrada vêm os de Israel e os de Judá, juntos outra vez, andando e chorando, e perguntam para que lado fica Sião. Deus diz que um dia vão procurar os pecados deles e não vão achar nenhum. Quem perdoa assim é o mesmo que se apresenta como parente forte, disposto a defender a causa de gente presa.',
    prayer:
      'Redentor forte, eu também ando e choro e pergunto o caminho. Podes procurar o meu pecado onde ele estava, porque Jesus o levou e tu prometeste perdoar. Ensina-me a não procurar de novo o que perdoaste, nem em mim nem na minha casa. Segura a mão dos que voltam de longe e tremem na porta. Quebra o martelo que ainda bate nos pequenos, e dá descanso à terra. Amém.',
    application:
      'Se alguém lhe pediu perdão e você aceitou, não toque hoje no assunto, nem por brincadeira. Se a culpa é sua e já foi confessada, recuse-se a revirá-la e agradeça em voz alta.',
  },
  {
    slug: 'jeremias-51',
    chapters: ['JER.51'],
    verse: verse('Jeremias 51:5', 'Israel Judá abandonados'),
    reflection:
      'Sessenta e quatro versículos descrevem a cidade que parecia eterna: muros largos, portas altas, um copo de ouro em que o mundo bebia. No meio da poeira aparece uma frase sobre os exilados, a de que Deus não os tinha deixado viúvos, por mais culpa que houvesse na terra deles. Jeremias escreve tudo num livro e manda Seraías, um oficial do rei, lê-lo na Babilônia, amarrá-lo a uma pedra e jogá-lo no Eufrates. João viu um anjo repetir o gesto, e quem ficou de pé foi o Cordeiro.',
    prayer:
      'Deus do exilado, o muro que me assusta é largo, mas também vai cair. Obrigado porque não nos abandonaste, nem quando a culpa era nossa. Tira do meio da Babilônia o meu coração, que se acostumou com o copo de ouro. Que eu me lembre de ti de longe, por Jesus, e volte para casa. Amém.',
    application:
      'Escreva num papel o poder que hoje parece invencível na sua vida ou no mundo, como uma dívida, um vício ou uma injustiça. Amarre-o a uma pedra, ore, e jogue os dois no lixo.',
  },
  {
    slug: 'jeremias-52',
    chapters: ['JER.52'],
    verse: verse('Jeremias 52:30', 'pessoas setecentas seiscentas'),
    reflection:
      'O livro termina como um relatório: a data em que o muro caiu, a altura das colunas, noventa e seis romãs de bronze de cada lado, e depois a conta das pessoas levadas, em três vezes, quatro mil e seiscentas. Jeremias já não fala, porque a palavra dele aconteceu. A lista poderia ser fria, e no entanto alguém contou cada um, e a última cena é a de um rei preso que troca de roupa e come pão à mesa até o fim da vida. Jesus disse que o Pai sabe até dos pardais.',
    prayer:
      'Deus que sabes os números, eu vejo estatísticas de mortos e de migrantes e esqueço que são pessoas. Ensina-me a ver os rostos, porque tu não perdeste de vista nem as romãs do templo, e muito menos os filhos que foram embora. Levanta a cabeça dos que estão presos há tantos anos que já ninguém pergunta por eles. Troca-lhes a roupa de prisão e dá-lhes um lugar à mesa. Amém.',
    application:
      'Escolha uma notícia de hoje que só traz números e descubra o nome de uma das pessoas dela. Ore por essa pessoa e pela família, como se as conhecesse.',
  },
  {
    slug: 'lamentacoes-1',
    chapters: ['LAM.1'],
    verse: verse('Lamentações 1:12', 'passando importais dor'),
    reflection:
      'A cidade é uma viúva sentada, que chora de noite e não acha mão que a console. O poema repete isso cinco vezes, com as letras do alfabeto em ordem, como se a dor precisasse ser contada de A a Z. Ela não esconde a sua culpa, e também não aceita que passem ao largo, e pergunta aos que cruzam a rua se aquilo não lhes diz nada. Os cristãos puseram essas palavras na boca de Jesus, que foi crucificado junto a uma estrada, diante de gente que passava.',
    prayer:
      'Senhor, olha; é só isto que a cidade pede, e eu peço com ela. Há cidades assim hoje, e pessoas assim no meu prédio. Perdoa a pressa com que passei. Tu és justo, e eu errei, e mesmo assim a dor precisa de colo. Jesus, tu não achaste consolador e te fizeste o nosso; senta-te ao lado de quem chora esta noite. Amém.',
    application:
      'Pare hoje diante de alguém que sofre e de quem todos desviam o olhar. Pergunte o nome e fique uns minutos ali, sem explicar nada.',
  },
  {
    slug: 'lamentacoes-2',
    chapters: ['LAM.2'],
    verse: verse('Lamentações 2:19', 'grita derrama coração águas criancinhas'),
    reflection:
      'As crianças perguntam às mães onde está o trigo e desmaiam no colo delas, e quem escreve conta que os seus olhos se gastaram de chorar. O poema ousa afirmar que Deus agiu como inimigo, e que os profetas que só agradavam enganaram a cidade. Ele não procura explicação para o sofrimento dos pequenos; manda a muralha chorar, manda levantar de noite e derramar o coração como água. Quem não entende a Deus ainda pode levantar as mãos para ele por causa de uma criança.',
    prayer:
      'Olha, Senhor, e vê a quem isto acontece. Há meninos que hoje dormem com fome na minha cidade, e mães que fingem que já comeram. Eu não sei te explicar, nem vou fingir que sei. Derramo o coração diante de ti, com a raiva e com a pena. Põe pão na mão de quem pode repartir, e põe a minha mão entre essas. Amém.',
    application:
      'Levante-se hoje dez minutos mais cedo, ou fique acordado dez minutos a mais, e derrame diante de Deus tudo o que sente, sem escolher as palavras. Depois leve um alimento à escola, à igreja ou ao projeto que atende crianças perto de você.',
  },
  {
    slug: 'lamentacoes-3',
    chapters: ['LAM.3'],
    verse: verse('Lamentações 3:23', 'renovam cada manhã'),
    reflection:
      'O homem que fala aqui viu Jerusalém em cinzas e não disfarça: diz que Deus lhe quebrou os dentes com cascalho e que a sua esperança morreu. No meio do poema, sem que a cidade tenha melhorado, ele resolve lembrar de outra coisa. As misericórdias de Deus são novas de manhã, e ele se senta quieto para esperar por elas.',
    prayer:
      'Senhor, eu trago o que está em ruínas, sem enfeitar. Tu me ouves do fundo da cova e chegas perto quando eu chamo. Faz-me lembrar hoje da tua fidelidade, que voltou com o sol. Jesus também chorou por Jerusalém, e por isso eu choro contigo sem vergonha. Espero em ti. Amém.',
    application:
      'Acompanhe alguém que está sofrendo sem tentar explicar a dor. Mande uma mensagem cedo, dizendo apenas que você está orando por ele nesta manhã.',
  },
  {
    slug: 'lamentacoes-4',
    chapters: ['LAM.4'],
    verse: verse('Lamentações 4:2', 'filhos ouro vasos barro'),
    reflection:
      'O ouro perdeu o brilho, e o poema explica logo que está falando dos filhos de Sião, que valiam ouro puro e agora são tratados como pote barato. Há um versículo sobre mães bondosas e a fome que é quase impossível ler até o fim. O autor ainda chama essas mulheres de compassivas, e aponta a culpa dos profetas e sacerdotes que derramaram sangue de justos. Depois de tanta sombra ele diz a Sião que o castigo dela se completou, e que não haverá outro exílio.',
    prayer:
      'Senhor, tu sabes quanto vale um filho. Perdoa uma sociedade que trata menino de periferia como louça que se quebra e se substitui. Guarda as mães que a fome e o medo levaram ao limite. Não deixes que ninguém as julgue de longe. Põe um fim ao sofrimento que já passou da conta. Devolve o valor de ouro a quem foi tratado como barro. Amém.',
    application:
      'Olhe hoje nos olhos de uma criança ou de um jovem que todos tratam como problema e diga-lhe uma qualidade verdadeira. Se puder, diga também à mãe dele.',
  },
  {
    slug: 'lamentacoes-5',
    chapters: ['LAM.5'],
    verse: verse('Lamentações 5:20-21', 'esquecerias convertidos renova dias'),
    reflection:
      'O último poema abandona a ordem do alfabeto, que os outros seguiam em hebraico, e parece uma lista feita às pressas para que Deus leia: pagamos pela água que bebemos, a lenha é cobrada, as mulheres foram violentadas, os rapazes caem debaixo do peso, os velhos já não se sentam no portão. Raposas andam onde ficava o templo. O povo pede que Deus o faça voltar e renove os dias, e logo acrescenta uma frase cheia de dúvida, com que o livro acaba. A Bíblia deixou esse final como estava, sem consertar a dúvida de quem orava.',
    prayer:
      'Tu ficas para sempre, Senhor, e nós passamos depressa. Eu te trago a nossa lista, a conta da água, o gás que subiu, o rapaz esmagado pelo trabalho. Faz justiça às mulheres e às meninas que foram violentadas, e dá a elas quem acredite na sua palavra. Não sei se esta oração termina bem, e a deixo assim aberta contigo. Traz-nos de volta, e por Jesus nós voltaremos. Amém.',
    application:
      'Escreva, com alguém da família, uma lista honesta do que pesa na casa e leiam-na a Deus, item por item. Quem sofreu violência pode ligar 180 e merece ser ouvido sem pressa.',
  },
];
