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
      'A ameaça não veio de longe: foram os vizinhos de Anatote, da aldeia onde ele nasceu, que combinaram cortar a árvore com o fruto. Jeremias não desconfiava de nada, e Deus lhe abriu os olhos a tempo. Ele podia ter respondido com a mesma moeda, e em vez disso apresentou a causa ao juiz que conhece os pensamentos. Seis séculos mais tarde os conterrâneos de Jesus também quiseram jogá-lo do monte, e quando enfim foi levado à morte, como cordeiro, ele orou pelos que o matavam.',
    prayer:
      'Justo juiz, a ti eu mostro a minha causa, porque tu conheces o que se diz de mim pelas costas. Dói mais quando vem de casa e da minha própria igreja. Guarda-me de planejar o troco. Cordeiro de Deus, ensina-me a mansidão que fala a verdade, e protege quem hoje é perseguido pelos parentes por crer em ti. Amém.',
    application:
      'Se alguém próximo tramou contra você, escreva a Deus os fatos e entregue a carta a ele, sem publicar nada. Havendo risco, conte também a uma autoridade ou a quem possa protegê-lo.',
  },
  {
    slug: 'jeremias-13',
    chapters: ['JER.13'],
    verse: verse('Jeremias 13:11', 'cinto juntar povo louvor'),
    reflection:
      'Deus manda o profeta comprar um cinto de linho, usar, e depois esconder numa fenda úmida perto do rio. Quando Jeremias o desenterra, o pano que era bonito já não segura nada. A explicação é terna e triste ao mesmo tempo: Deus tinha amarrado o povo junto do corpo, para andar com ele como se anda com uma roupa querida. Longe dele a soberba mofa, e o profeta avisa que, se ninguém ouvir, vai chorar sozinho num canto.',
    prayer:
      'Senhor, tu me quiseste tão perto como um cinto. Perdoa os tempos em que me escondi numa fenda e chamei isso de liberdade. Jesus disse que sem ele nada podemos; amarra-me de novo a ti, para o teu nome e o teu louvor. E dá-me lágrimas por quem se afastou, em lugar de comentários. Amém.',
    application:
      'Procure hoje uma pessoa que se afastou de Deus e da igreja, sem cobrar nada. Convide-a para um café, pergunte como vai a vida, e ore por ela em segredo.',
  },
  {
    slug: 'jeremias-17',
    chapters: ['JER.17'],
    verse: verse('Jeremias 17:8', 'árvore águas raízes calor'),
    reflection:
      'Jeremias põe lado a lado dois pés de planta: o arbusto do sal, que não percebe quando chega a chuva, e a árvore que estendeu a raiz até a corrente. O calor vem para os dois. No meio do capítulo ele admite que não conhece nem o próprio coração, mais enganoso do que tudo, e pede a Deus que o sare.',
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
    slug: 'jeremias-21',
    chapters: ['JER.21'],
    verse: verse('Jeremias 21:8', 'caminho vida morte'),
    reflection:
      'O mesmo rei que não ouvia Jeremias manda dois homens perguntar se Deus não poderia repetir uma das suas maravilhas. A resposta assusta quem lê: Deus está do outro lado do muro. E então vem a porta, que ninguém esperava ali, porque viver vai depender de sair e se render. Jesus também disse que quem se agarra à vida acaba por perdê-la, e quem a entrega por causa dele a encontra.',
    prayer:
      'Deus da vida e da morte, eu te peço milagres para continuar no mesmo caminho. Tira-me das muralhas que eu mesmo levantei. Se a tua resposta for que eu me renda, dá-me humildade para abrir o portão. Jesus, tu te entregaste e vives; eu ponho nas tuas mãos a briga que não vou vencer. Amém.',
    application:
      'Pense numa briga que você sustenta só por orgulho. Diga hoje a frase que a encerra, como um pedido de desculpas, sem esperar que o outro fale primeiro.',
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
    slug: 'jeremias-36',
    chapters: ['JER.36'],
    verse: verse('Jeremias 36:32', 'outro rolo Baruque'),
    reflection:
      'Baruque leva mais de um ano entre ditado e leitura, e o rei gasta uma tarde de inverno para destruir tudo. A cada três ou quatro colunas ele corta o rolo com a faca e joga o pedaço nas brasas, e ninguém na sala rasga a roupa. Deus esconde os dois escritores e manda começar de novo. Nós lemos hoje o livro que Jeoaquim queimou, e ele ainda ganhou acréscimos; e a Palavra que se fez carne também foi morta, e ao terceiro dia estava viva.',
    prayer:
      'Senhor, tu escreves outra vez o que o fogo consumiu. Obrigado por Baruque e por todos os que copiaram, traduziram e imprimiram a tua palavra com risco de vida. Perdoa quando eu corto as colunas que me incomodam. Fala comigo pelo livro inteiro, e guarda os que são perseguidos por tê-lo em casa. Amém.',
    application:
      'Leia hoje, a sós, um trecho da Bíblia que costuma pular. Copie dele um versículo à mão e deixe o papel onde outra pessoa possa encontrá-lo.',
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
    slug: 'lamentacoes-1',
    chapters: ['LAM.1'],
    verse: verse('Lamentações 1:12', 'passando importais dor'),
    reflection:
      'A cidade é uma viúva sentada, que chora de noite e não acha mão que a console. O poema repete isso cinco vezes, com as letras do alfabeto em ordem, como se a dor precisasse ser contada de A a Z. Ela não esconde a sua culpa, e também não aceita que passem ao largo, e pergunta aos que cruzam a rua se aquilo não lhes diz nada. Os cristãos puseram essas palavras na boca de Jesus, que foi crucificado junto a uma estrada, diante de gente que passava.',
    prayer:
      'Senhor, olha; é só isto que ela pede, e eu peço com ela. Há cidades assim hoje, e pessoas assim no meu prédio. Perdoa a pressa com que passei. Tu és justo, e eu errei, e mesmo assim a dor precisa de colo. Jesus, tu não achaste consolador e te fizeste o nosso; senta-te ao lado de quem chora esta noite. Amém.',
    application:
      'Pare hoje diante de alguém que sofre e de quem todos desviam o olhar. Pergunte o nome e fique uns minutos ali, sem explicar nada.',
  },
  {
    slug: 'lamentacoes-3',
    chapters: ['LAM.3'],
    verse: verse('Lamentações 3:23', 'renovam cada manhã'),
    reflection:
      'O homem que fala aqui viu Jerusalém em cinzas e não disfarça: diz que Deus lhe quebrou os dentes com cascalho e que a sua esperança morreu. No meio do poema, sem que a cidade tenha melhorado, ele resolve lembrar de outra coisa. As misericórdias de Deus são novas de manhã, e ele se senta quieto para esperar por elas.',
    prayer:
      'Senhor, eu trago o que está em ruínas, e não vou enfeitar. Tu me ouves do fundo da cova e chegas perto quando eu chamo. Faz-me lembrar hoje da tua fidelidade, que voltou com o sol. Jesus também chorou por Jerusalém, e por isso eu choro contigo sem vergonha. Espero em ti. Amém.',
    application:
      'Acompanhe alguém que está sofrendo sem tentar explicar a dor. Mande uma mensagem cedo, dizendo apenas que você está orando por ele nesta manhã.',
  },
];
