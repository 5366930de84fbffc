import type { PassageDevotional } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const ezekiel: readonly PassageDevotional[] = [
  {
    slug: 'ezequiel-1',
    chapters: ['EZK.1'],
    verse: verse('Ezequiel 1:28', 'arco nuvens chuva glória'),
    reflection:
      'Ezequiel faz trinta anos, a idade em que um filho de sacerdote começava a servir no templo, e o templo ficou a mais de mil quilômetros. Na beira de um canal da Babilônia o céu se abre e ele vê rodas dentro de rodas, criaturas de quatro rostos, e um trono que anda. A glória que ele julgava presa a Jerusalém tinha viajado até o acampamento dos deportados. No alto do trono havia uma figura de homem, e em volta dela as cores de um arco em dia de chuva.',
    prayer:
      'Senhor da glória, eu pensei que tinhas ficado na cidade de onde me tiraram. Obrigado porque o teu trono tem rodas e vem até o canal onde eu choro. Visita os migrantes, os refugiados e os que fazem aniversário longe de casa. Eu me ponho com o rosto em terra, e escuto a tua voz em Jesus. Amém.',
    application:
      'Olhe o céu por cinco minutos no lugar mais comum do seu dia: o ponto de ônibus, a laje, o pátio. Diga a Deus que crê que ele está ali também.',
  },
  {
    slug: 'ezequiel-5',
    chapters: ['EZK.5'],
    verse: verse('Ezequiel 5:3', 'poucos cabelos bordas roupa'),
    reflection:
      'Ezequiel corta o cabelo com uma espada, pesa os fios na balança e os reparte entre o fogo, o ferro e o vento. É difícil ler este capítulo, e o profeta o viveu no próprio corpo, de cabeça raspada. No meio de tanta perda há um gesto miúdo, o de pegar alguns fios e amarrá-los na barra da roupa. Séculos depois Jesus disse aos seus amigos assustados que até os cabelos deles estavam contados, e que não precisavam ter medo.',
    prayer:
      'Deus santo, eu não entendo a tua balança, e tremo. Quando tudo se espalhar no vento, lembra-te dos poucos fios que guardaste na tua roupa. Tem misericórdia dos que atravessam fome e guerra neste momento. Jesus entrou no fogo que era nosso; esconde-me nele, e conta os meus dias como contaste os meus cabelos. Amém.',
    application:
      'Amarre um fio no pulso ou na bolsa e use-o hoje. Cada vez que o notar, ore por uma pessoa que perdeu quase tudo, e agradeça por ela estar contada.',
  },
  {
    slug: 'ezequiel-11',
    chapters: ['EZK.11'],
    verse: verse('Ezequiel 11:16', 'santuário terras dispersado'),
    reflection:
      'Os que ficaram em Jerusalém diziam dos exilados que eles estavam longe do Senhor, e que a terra agora era deles. Deus responde a Ezequiel que ele mesmo será um santuário para os que foram espalhados, por um tempo, nas terras aonde chegaram. A glória levanta voo sobre querubins e rodas e para no monte a leste da cidade, o mesmo de onde Jesus subiria.',
    prayer:
      'Tu és, Senhor, o santuário de quem está longe de casa e do templo. Fica com os migrantes, os presos, os doentes e os que mudaram de cidade. Livra-me de achar que a tua presença é minha propriedade. Dá-nos, por Jesus, um só coração, e um espírito novo dentro de nós. Amém.',
    application:
      'Escreva a um irmão que mora fora do país ou longe da igreja. Combinem uma hora para orar juntos pelo telefone ainda nesta semana.',
  },
  {
    slug: 'ezequiel-12',
    chapters: ['EZK.12'],
    verse: verse('Ezequiel 12:28', 'Nenhuma palavras prolongará'),
    reflection:
      'O profeta arruma a trouxa à luz do dia, e de tardinha cava um buraco na parede de casa com a mão, enquanto os vizinhos olham. No dia seguinte tem de explicar que a mudança é deles. Os deportados tinham dois ditados para não se preocupar: que toda visão acaba dando em nada, e que, se der em alguma coisa, será para muito longe. Jesus contou de um empregado que dizia a mesma frase, que o seu senhor demora, e por isso maltratava os companheiros.',
    prayer:
      'Senhor, o ditado deles mora também na minha boca. Eu adio o que me pediste como se o tempo fosse meu. Obrigado por cada palavra tua que já se cumpriu em Jesus, e pelas que faltam. Não deixes que a demora me endureça com os outros, e faz-me encontrar hoje a porta antes de precisar cavar a parede. Amém.',
    application:
      'Escolha uma coisa que Deus lhe pediu e que você empurra há meses. Conte a alguém a data em que vai fazê-la, de preferência hoje.',
  },
  {
    slug: 'ezequiel-15',
    chapters: ['EZK.15'],
    verse: verse('Ezequiel 15:3', 'madeira obra estaca vaso'),
    reflection:
      'O capítulo inteiro é uma pergunta de carpinteiro: para que serve a madeira da videira? Dela não se tira mesa, nem viga, nem sequer um gancho onde pendurar a panela, e depois de chamuscada serve menos ainda. O povo se orgulhava de ser a vinha do Senhor e já não dava uva. Jesus disse que a videira verdadeira é ele, e que o ramo vale pelo que passa por dentro dele enquanto está ligado.',
    prayer:
      'Pai agricultor, a minha madeira não é nobre, e eu já gastei tempo tentando ser viga. Obrigado porque não me escolheste pela dureza. Guarda-me ligado a Jesus, com a vida dele subindo por mim. Poda o que é só folha, e faz com que alguém prove hoje um fruto doce do que eu digo e faço. Amém.',
    application:
      'Fique hoje quinze minutos com Jesus sem produzir nada: sem lista, sem mensagem, sem plano. Termine dizendo-lhe em que você quer dar fruto.',
  },
  {
    slug: 'ezequiel-18',
    chapters: ['EZK.18'],
    verse: verse('Ezequiel 18:32', 'agrado morte convertei'),
    reflection:
      'No exílio corria um ditado: os pais comeram uva verde, e são os filhos que estão com os dentes estragados. Deus proíbe o ditado e conta a história de um avô, um pai e um neto, cada um dono do seu caminho. Ninguém está preso ao que herdou, nem ao que fez ontem, e o Senhor pergunta, quase implorando, por que haveriam de morrer.',
    prayer:
      'Deus, todas as vidas são tuas, a do meu pai e a minha. Agradeço porque o que eles fizeram não decide quem eu serei. Perdoa-me por culpar os outros do que escolhi. Tu não tens prazer na morte de ninguém, e deste Jesus para que eu viva; eu me volto a ti hoje. Amém.',
    application:
      'Escreva uma frase que se repete na sua família para explicar os erros. Risque-a e escreva embaixo a escolha diferente que você quer fazer hoje.',
  },
  {
    slug: 'ezequiel-20',
    chapters: ['EZK.20'],
    verse: verse('Ezequiel 20:44', 'favor nome caminhos'),
    reflection:
      'Alguns anciãos se sentam diante do profeta para uma consulta, e Deus responde que não aceita ser consultado por quem não quer ouvir. Em vez de oráculo, eles recebem a sua história: no Egito, no deserto, na terra boa, um povo que desobedece e um Deus que segura a própria ira por causa do seu nome. No fim ele promete juntá-los outra vez, pela mesma razão. Ezequiel se queixa de que o chamam de contador de parábolas, e muitos também preferiram ouvir Jesus desse jeito, sem deixar que a história falasse deles.',
    prayer:
      'Senhor, a minha história tem muitas voltas no mesmo lugar. Tu não me trataste conforme os meus caminhos, e sim conforme o teu nome. Agradeço pelo nome de Jesus, em que me escondo e em que te peço tudo. Ensina-me a descansar nos teus dias, e a entrar na tua presença para obedecer. Amém.',
    application:
      'Escreva em cinco linhas a sua história com Deus, com as fugas e as voltas. Leia-a para alguém da família e agradeçam juntos pela mão que não se cansou.',
  },
  {
    slug: 'ezequiel-22',
    chapters: ['EZK.22'],
    verse: verse('Ezequiel 22:30', 'busquei muro brecha achei'),
    reflection:
      'A lista começa pelos príncipes e não poupa ninguém: pai e mãe desprezados, estrangeiro explorado, suborno, juros, violência dentro de casa. Profetas passam cal na parede para que a rachadura não apareça. Deus procura uma pessoa que fique na abertura do muro e peça pelo povo, e escreve que não achou. Essa vaga ficou aberta até uma sexta-feira, quando Jesus se pôs nela com os braços estendidos.',
    prayer:
      'Deus santo, eu pus cal em muita rachadura minha. Perdoa a violência da nossa cidade, e a que se esconde atrás de portas de gente que ora. Obrigado por Jesus, que se pôs na brecha e não saiu. Dá-me um lugar ao lado dele para interceder pelos que roubam e pelos que são roubados. Amém.',
    application:
      'Ore dez minutos, com mais alguém, pela sua cidade, citando os erros deste capítulo que ela repete. Se conhecem alguém que apanha ou é explorado em casa, liguem 100 ou 180.',
  },
  {
    slug: 'ezequiel-25',
    chapters: ['EZK.25'],
    verse: verse('Ezequiel 25:6', 'palmas alegraste desprezo'),
    reflection:
      'Quatro vizinhos recebem recado no mesmo capítulo, e a culpa do primeiro parece pequena: ele bateu palmas, bateu os pés e disse “ha, ha” quando o templo ardeu. Edom aproveitou para vingar-se, a Filisteia guardou o rancor velho, e Moabe concluiu que o povo de Deus era como os outros. Deus escutou até a risada. Embaixo da cruz também houve quem balançasse a cabeça e se divertisse, e Jesus pediu ao Pai que lhes perdoasse.',
    prayer:
      'Senhor, tu ouves quando eu rio escondido. Limpa de mim a alegria com a queda dos outros, na política, na família e no grupo do celular. Ensina-me a chorar com quem chora, mesmo que antes ele tenha rido de mim. Jesus pediu perdão para os que zombavam, e estou vivo por causa desse pedido. Amém.',
    application:
      'Apague hoje uma piada, um vídeo ou um comentário que se diverte com a desgraça de alguém. Mande no lugar uma palavra de apoio a uma pessoa que caiu.',
  },
  {
    slug: 'ezequiel-26',
    chapters: ['EZK.26'],
    verse: verse('Ezequiel 26:14', 'rocha redes reconstruída'),
    reflection:
      'Tiro, a cidade dos navios, não chorou quando Jerusalém caiu; fez as contas e viu que sobraria freguês. A resposta de Deus termina numa imagem simples, uma pedra nua onde os pescadores estendem a rede para secar. A música das harpas cessa, e os príncipes da costa descem do trono e sentam no chão. Foi nesses lados que uma mãe estrangeira correu atrás de Jesus pedindo pela filha, e voltou para casa com o que todo aquele comércio não tinha para vender.',
    prayer:
      'Senhor do mar, livra-me de ver um cliente em cada desastre. Tu sabes quanto do meu coração está a bordo dos meus negócios. Ensina-me a ganhar o pão com justiça e a sentir a perda do concorrente. Jesus foi até os lados de Tiro por uma menina doente; leva-me também aonde não há lucro. Amém.',
    application:
      'Ajude hoje, sem cobrar, um colega ou concorrente que passa por um tempo ruim: uma indicação, um conselho, uma hora de trabalho. Faça isso sem contar aos outros.',
  },
  {
    slug: 'ezequiel-29',
    chapters: ['EZK.29'],
    verse: verse('Ezequiel 29:3', 'Faraó rio fiz'),
    reflection:
      'O faraó olha o Nilo e diz que o rio é dele, porque foi ele quem o fez. Israel olha para o faraó e acha que ali tem onde se apoiar, e o apoio é uma cana que racha e fura o ombro. Deus promete acabar com as duas ilusões na mesma hora, e também, depois de quarenta anos, trazer os egípcios de volta à sua terra, mais humildes, para que ninguém torne a confundir rei com Deus. Jesus oferece de graça um rio de água viva, e quem bebe dele não precisa se dizer dono de nada.',
    prayer:
      'Criador dos rios, tudo o que chamo de meu já corria antes de eu chegar. Perdoa a minha soberba de faraó pequeno, dono de casa, de cargo e de opinião. Tira de mim também as canas em que me encosto. Jesus é o apoio que não se parte; nele eu descanso o peso deste dia. Amém.',
    application:
      'Agradeçam à mesa por três coisas que vocês chamam de nossas e que receberam prontas: a água, a língua, a saúde. Fechem uma torneira que pinga e cuidem de um rio perto.',
  },
  {
    slug: 'ezequiel-32',
    chapters: ['EZK.32'],
    verse: verse('Ezequiel 32:14', 'águas rios azeite'),
    reflection:
      'Faraó se achava um leão, e o profeta o descreve como bicho que só sabe pisotear a água e deixá-la barrenta. Quando ele sai de cena, os rios assentam e correm lisos como óleo. Segue-se uma visita ao lugar dos mortos, império ao lado de império, cada um com os seus túmulos em volta, e os guerreiros com a espada debaixo da cabeça. Um só desceu até lá sem ter feito violência nenhuma, e foi ele quem voltou com as chaves na mão.',
    prayer:
      'Senhor da vida, as minhas pressas também enlameiam a água dos outros. Faz correr em paz o rio da nossa casa. Consola os povos que choram os seus mortos por causa da ambição de poucos. Jesus desceu à morte e saiu vivo; tira de debaixo da minha cabeça toda espada, e dá-me um sono limpo. Amém.',
    application:
      'Antes de dormir, faça as pazes com uma lembrança que ainda o deixa pronto para brigar. Ore pela pessoa, largue a resposta que estava ensaiando, e durma sem ela.',
  },
  {
    slug: 'ezequiel-33',
    chapters: ['EZK.33'],
    verse: verse('Ezequiel 33:11', 'prazer morte converta viva'),
    reflection:
      'Um mensageiro coberto de poeira chega à colônia com a notícia: a cidade caiu. Ezequiel, que estava mudo, volta a falar. Antes disso Deus lhe tinha explicado o ofício de vigia, que responde pelo aviso que não deu, e lhe tinha dito o que sente diante do pior dos homens, nenhum prazer em vê-lo morrer. Os ouvintes acham o profeta ótimo, parecido com um cantor de voz bonita, e vão para casa iguais; Jesus contou dessas pessoas a história da casa na areia.',
    prayer:
      'Deus vivo, tu não gostas da morte de ninguém, e eu às vezes gosto. Converte o meu coração. Dá-me coragem de avisar com amor quem caminha para o buraco, e humildade para ouvir a trombeta quando é para mim. Livra-me de aplaudir o sermão e não mudar nada. Jesus, volta para mim o teu rosto, e viverei. Amém.',
    application:
      'Ponha hoje em prática, de algum modo, a última pregação que achou bonita. Se vê um amigo em perigo, diga-lhe a verdade com carinho, e ofereça-se para ir junto.',
  },
  {
    slug: 'ezequiel-34',
    chapters: ['EZK.34'],
    verse: verse('Ezequiel 34:16', 'buscarei perdida curativo ferida'),
    reflection:
      'Os pastores de Israel tomam o leite, vestem a lã e não vão atrás de nenhuma ovelha perdida. Deus se declara contra eles e diz, com insistência, que ele mesmo fará o serviço: buscar, trazer de volta, pôr curativo. Julga também as ovelhas gordas, que empurram as fracas com o ombro e sujam a água dos outros.',
    prayer:
      'Bom pastor, há ovelhas que foram feridas por quem devia cuidar delas. Vai buscá-las, Jesus, e carrega-as para longe de quem as machuca. Dá à tua igreja pastores que se deixem examinar. E mostra-me se eu empurro os mais fracos ou turvo a água em que eles bebem. Amém.',
    application:
      'Procure uma pessoa que saiu da igreja magoada por um líder. Ouça a história sem defender ninguém, e diga que a culpa não é dela. Se houve crime, ofereça ir junto denunciar.',
  },
  {
    slug: 'ezequiel-36',
    chapters: ['EZK.36'],
    verse: verse('Ezequiel 36:26', 'novo coração pedra carne'),
    reflection:
      'Israel está espalhado, e os vizinhos zombam do nome do Deus que esse povo representava. A razão que Deus dá para agir é a honra desse nome, porque o povo não tinha mérito. Ele promete água limpa, um coração que sente, onde antes havia pedra, e o seu Espírito por dentro; e promete também lavoura, gente nas ruas e muros refeitos.',
    prayer:
      'Senhor Deus, há em mim um lugar de pedra que eu não consigo amolecer. Asperge sobre mim a tua água e dá-me um coração que sinta. Que o teu Espírito me ensine a andar nos teus caminhos, e que o nome de Jesus não seja desonrado por minha causa. Faz isso por quem tu és. Amém.',
    application:
      'Identifique uma pessoa com quem você ficou frio ou indiferente. Ore por ela pelo nome, pedindo a Deus um coração de carne, e anote algo que ela esteja passando.',
  },
  {
    slug: 'ezequiel-37',
    chapters: ['EZK.37'],
    verse: verse('Ezequiel 37:3', 'viverão ossos sabes'),
    reflection:
      'Ezequiel anda no meio de um vale coberto de ossos muito secos, e Deus lhe pergunta se eles podem viver. O profeta devolve a pergunta: tu sabes. Ele fala aos ossos porque recebeu ordem, ouve o barulho deles se juntando, e vê que os corpos ficam sem vida até que o fôlego venha dos quatro ventos e eles se levantem.',
    prayer:
      'Tu sabes, Senhor, se pode viver o que eu já dei por perdido. Sopra o teu Espírito sobre a minha casa, sobre a igreja cansada e sobre quem diz que a esperança acabou. Tu abriste o túmulo de Jesus, e nada está seco demais para ti. Ensina-me a falar a tua palavra mesmo num vale silencioso. Amém.',
    application:
      'Procure um amigo que se afastou da fé ou da igreja e convide-o para uma conversa sem cobrança. Antes de ir, peça a alguém que ore por vocês dois.',
  },
  {
    slug: 'ezequiel-40',
    chapters: ['EZK.40'],
    verse: verse('Ezequiel 40:4', 'olha ouve coração mostrar'),
    reflection:
      'Faz vinte e cinco anos que Ezequiel vive no exílio, e catorze que a cidade caiu, quando um homem com um cordel e uma vara de medir o leva por um templo que ainda não existe. Eles sobem degraus, contam câmaras, medem portas e janelas, e reparam nas palmeiras esculpidas em cada pilar. Há até um lugar reservado para os cantores. Deus pede ao profeta que olhe, escute e ponha o coração em tudo, porque os de casa vão precisar de detalhes para voltar a ter esperança.',
    prayer:
      'Deus paciente, no meu ano vinte e cinco tu ainda medes portas para mim. Cura o meu coração, que só sabe lembrar do que caiu. Mostra-me a casa que preparas, e Jesus, que foi à frente para arrumar os quartos. Ajuda-me a contar aos outros o que vi, com calma e com detalhes. Amém.',
    application:
      'Descreva hoje a uma criança ou a um amigo abatido como você imagina a casa de Deus. Use os detalhes da Bíblia que conhece: as portas, o rio, a mesa, a música.',
  },
  {
    slug: 'ezequiel-42',
    chapters: ['EZK.42'],
    verse: verse('Ezequiel 42:14', 'sacerdotes vestes santas outras'),
    reflection:
      'A vara de medir chega agora aos quartos dos sacerdotes, três andares de cômodos estreitos onde eles comiam a oferta e trocavam de roupa. A veste do altar ficava ali, e só depois de tirá-la eles saíam para o pátio do povo. Um muro de quinhentas canas em cada lado separava o santo do comum. Jesus atravessou esse muro na direção contrária: tirou a capa, amarrou uma toalha e lavou os pés de gente comum, para que pudéssemos entrar.',
    prayer:
      'Senhor santo, eu entro e saio da tua presença com a mesma roupa e a mesma pressa. Ajuda-me a fazer uma pausa na saída. Obrigado porque em Jesus o muro se abriu e eu posso chegar perto, lavado por ele. Veste-me com a sua humildade quando eu sair para o pátio, e que eu traga comigo um cheiro do teu altar. Amém.',
    application:
      'Antes de começar e depois de terminar a oração de hoje, fique um minuto em silêncio de pé. Depois faça um serviço humilde a alguém da casa, sem que peçam.',
  },
  {
    slug: 'ezequiel-45',
    chapters: ['EZK.45'],
    verse: verse('Ezequiel 45:9-10', 'basta violência balanças justas'),
    reflection:
      'No meio de medidas de terreno e de calendário, Deus se vira para os governantes e diz que chega. Eles terão a sua propriedade e vão largar a dos outros; e a balança do feirante entra na conta da santidade, com a medida do efa e o peso do siclo. Quem desenha o templo quer que a compra de um quilo de farinha seja honesta. Na festa da Páscoa, o príncipe oferece sacrifício por si e por todos, e o nosso Príncipe, que nada tinha a pagar, ofereceu a si mesmo.',
    prayer:
      'Deus justo, tu entras no mercado, no posto e na repartição. Livra o nosso país dos que tiram a terra, a merenda e o remédio dos pequenos. Acerta também a minha balança, no preço que cobro, nas horas que anoto e no imposto que devo. Jesus, Príncipe da paz, governa a minha mesa e o meu bolso. Amém.',
    application:
      'Acerte hoje uma medida sua que anda torta: um troco, uma nota, uma hora de serviço. Se na sua igreja ou condomínio há contas fechadas, peça com respeito, na companhia de outros, que sejam abertas.',
  },
  {
    slug: 'ezequiel-47',
    chapters: ['EZK.47'],
    verse: verse('Ezequiel 47:9', 'viverá rio passar'),
    reflection:
      'Do degrau do templo sai um fio de água que mal molha o chão. O guia mede mil côvados e faz o profeta entrar: tornozelo; mais mil, joelho; mais mil, cintura; e logo é preciso nadar, sem que nenhum afluente tenha chegado. O rio desce para a região mais morta que ele conhecia, o mar salgado, e lá aparecem peixes, redes e árvores de fruta que dão remédio. Jesus falou de rios assim correndo de dentro de quem crê nele, e o evangelista explicou que pensava no Espírito.',
    prayer:
      'Senhor, a tua água começa pequena, e eu fiquei na beirada com os pés secos. Leva-me até onde já não dou pé. Corre pelos lugares salgados da minha história e da minha cidade. Dá folhas que curam à tua igreja. Jesus, de quem nasce este rio, que alguém viva hoje por onde ele passar em mim. Amém.',
    application:
      'Entre um passo mais fundo em algo de Deus que você conhece só pela margem: o perdão, o jejum de tela, a visita ao presídio. Chame um amigo para entrar junto.',
  },
];
