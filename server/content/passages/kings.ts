import type { PassageDevotional } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const kings: readonly PassageDevotional[] = [
  {
    slug: '1-reis-1',
    chapters: ['1KI.1'],
    verse: verse('1 Reis 1:6', 'pai entristeceu fazes'),
    reflection:
      'Davi está velho, e as cobertas já não o aquecem. Adonias prepara carros, cinquenta corredores e um banquete junto à fonte, e convida todos os irmãos, menos Salomão; o narrador conta que o pai nunca o contrariou nem lhe perguntou por que fazia as coisas. Natã e Bate-Seba entram no quarto, um depois do outro, e o velho rei ainda consegue cumprir a palavra. A festa do filho acaba no susto, com os convidados indo embora cada um para o seu lado.',
    prayer:
      'Senhor, dá aos pais coragem para perguntar e aos filhos humildade para ouvir. Perdoa o que eu deixei passar por cansaço ou por medo de perder o carinho. Cuida dos velhos que sentem frio e já não sabem o que acontece na sala. Jesus entrou na cidade montado num jumento, manso, sem cinquenta homens à frente. É ele que eu quero no trono desta casa. Amém.',
    application:
      'Conversem hoje, pais e filhos ou padrinho e afilhado, sobre uma atitude que ninguém questiona em casa. Perguntem com calma o porquê, e ouçam até o fim.',
  },
  {
    slug: '1-reis-2',
    chapters: ['1KI.2'],
    verse: verse('1 Reis 2:2', 'caminho terra esforça homem'),
    reflection:
      'Davi se despede como quem vai pelo caminho de toda a gente, e recomenda ao filho a lei de Moisés. Na mesma fala pede bondade para os filhos de Barzilai, que o alimentaram na fuga, e pede contas de sangue que ele não acertou em vida. Salomão executa essas contas uma a uma: Adonias, Joabe agarrado ao altar, Simei por causa de dois escravos fugidos. O reino fica firme, e o leitor fica com a lista dos que morreram por isso.',
    prayer:
      'Deus dos vivos, eu também irei por esse caminho, e quero deixar aos meus uma herança limpa. Ajuda-me a acertar enquanto vivo as minhas contas, para não passá-las aos filhos como vingança. Lembra-me dos que me deram de comer no dia da fuga. Jesus, ao morrer, deixou a mãe ao discípulo e perdão aos inimigos. Que as minhas últimas palavras se pareçam com as dele. Amém.',
    application:
      'Escreva hoje um recado de despedida de dez linhas, como se fosse para ser lido um dia pelos seus. Agradeça, peça perdão e não deixe nenhuma cobrança.',
  },
  {
    slug: '1-reis-3',
    chapters: ['1KI.3'],
    verse: verse('1 Reis 3:9', 'coração entendimento povo'),
    reflection:
      'Salomão pode pedir o que quiser, e pede um coração que saiba ouvir, porque se sente jovem demais para o lugar do pai. Logo aparecem diante do trono duas prostitutas e um bebê, um caso sem testemunhas. O rei de Israel usa a sabedoria que recebeu de Deus para devolver um filho à mãe que preferia perdê-lo a vê-lo morto.',
    prayer:
      'Senhor meu Deus, eu também não sei como entrar nem sair de certas situações. Dá-me um coração que escuta antes de responder. Que a sabedoria que eu te peço sirva a quem ninguém defende, como serviu àquela mãe. Jesus é maior do que Salomão, e eu quero aprender com ele. Amém.',
    application:
      'Antes de dar opinião num conflito em casa ou no trabalho, ouça hoje as duas partes até o fim, e faça a cada uma pelo menos uma pergunta.',
  },
  {
    slug: '1-reis-4',
    chapters: ['1KI.4'],
    verse: verse('1 Reis 4:33', 'árvores cedro hissopo parede'),
    reflection:
      'A lista dos doze governadores mostra de onde vinham, mês a mês, os bois, as ovelhas e a farinha da mesa de Salomão. Diz-se que o povo comia, bebia e se alegrava, cada família à sombra da sua parreira e da sua figueira. No meio de tanta grandeza aparece um rei que conhece de perto os peixes, os répteis e até o hissopo, essa planta que brota dos muros. Séculos depois, Jesus apontaria um lírio do campo e diria que nem esse rei se vestiu tão bem.',
    prayer:
      'Criador do cedro e do hissopo, abre os meus olhos para o que cresce na rachadura do meu muro. Obrigado pela comida de cada mês e por quem a plantou e a trouxe até aqui. Dá à nossa terra uma paz em que cada família tenha o seu teto e a sua sombra. Não deixes que a mesa de poucos pese sobre os ombros de muitos. Põe em mim um coração largo, que aprenda até com um bichinho. Amém.',
    application:
      'Pare cinco minutos diante de uma planta ou de um bicho que você vê todo dia sem olhar. Descreva em voz alta três detalhes e agradeça a Deus por eles.',
  },
  {
    slug: '1-reis-5',
    chapters: ['1KI.5'],
    verse: verse('1 Reis 5:14', 'Líbano mês turno casas'),
    reflection:
      'Hirão de Tiro sempre gostou de Davi, e por essa amizade o filho consegue cedro e os melhores lenhadores da região. Os dois reis combinam madeira em balsas pelo mar, trigo e azeite em troca, e paz. Depois vem a parte que se lê depressa: trinta mil homens de Israel convocados, um mês no Líbano e dois em casa, além de setenta mil que carregam e oitenta mil que cortam na montanha. A casa de Deus subiu também nas costas deles, e o livro, que não guardou os seus nomes, fez questão dos números.',
    prayer:
      'Senhor da obra, eu te agradeço pelos carregadores e cortadores que ninguém vê quando a igreja fica pronta. Cuida de quem trabalha um mês longe e conta os dias para rever os filhos. Livra-nos de construir coisas bonitas para ti com o cansaço forçado dos outros. Obrigado pelas amizades dos meus pais que ainda me abrem portas. Dá descanso aos braços doloridos, tu que em Jesus conheceste o peso da madeira. Amém.',
    application:
      'Telefonem ou mandem um áudio a um parente ou conhecido que trabalha longe de casa. Perguntem como foi a semana dele antes de contar a de vocês.',
  },
  {
    slug: '1-reis-6',
    chapters: ['1KI.6'],
    verse: verse('1 Reis 6:7', 'pedras martelos machados ouviram'),
    reflection:
      'As pedras do templo vinham prontas da pedreira, e na obra não se ouviu martelo nem machado, nem ferro nenhum. Durante sete anos a casa cresceu quase em silêncio, com cedro por dentro, flores abertas entalhadas e ouro até no chão. No meio das medidas Deus interrompe Salomão para dizer que a promessa depende de andar nos seus caminhos. Dois querubins de oliveira abrem as asas de parede a parede, e as pontas se tocam no centro da sala escura.',
    prayer:
      'Senhor, tu trabalhas em mim mais no silêncio do que no barulho. Lavra as minhas arestas longe dos olhares, e encaixa-me com as outras pedras. Tu queres o meu andar mais do que o ouro da parede. Jesus é a pedra principal, e nele até eu tenho lugar. Dá-me sete anos de paciência para o que se constrói devagar. Amém.',
    application:
      'Passem meia hora juntos em casa sem som nenhum: sem televisão, música nem conversa. Ao terminar, cada um conta o que ouviu por dentro.',
  },
  {
    slug: '1-reis-7',
    chapters: ['1KI.7'],
    verse: verse('1 Reis 7:14', 'viúva Naftali bronze sabedoria'),
    reflection:
      'A casa do rei levou treze anos, quase o dobro do tempo da casa de Deus, e o texto põe os dois números lado a lado sem comentar. Para o bronze vem de Tiro um artesão chamado Hirão, filho de uma viúva de Naftali, cheio de habilidade. Ele funde duas colunas e lhes dá nome, põe romãs e lírios lá no alto, onde poucos veriam, e assenta um mar de bronze sobre doze bois. Ninguém mediu o peso do metal, de tanto que era.',
    prayer:
      'Deus da beleza, tu encheste de sabedoria o filho de uma viúva. Agradeço pelos artesãos, pelos fundidores e por quem enfeita o alto da coluna. Mostra-me quanto tempo eu dou à minha casa e quanto dou à tua. Lava-me, como os sacerdotes se lavavam naquele mar. Jesus é mais bonito do que todo templo, e quero que o meu trabalho o honre. Amém.',
    application:
      'Capriche hoje numa parte do seu trabalho que ninguém vai notar. Ao terminá-la, ofereça-a a Deus com uma frase e não a mostre.',
  },
  {
    slug: '1-reis-8',
    chapters: ['1KI.8'],
    verse: verse('1 Reis 8:38', 'oração ferida coração mãos'),
    reflection:
      'Salomão estende as mãos diante do altar novo e pergunta se Deus vai mesmo morar na terra, quando nem o céu dos céus o contém. A oração dele passa por tudo o que pode dar errado: derrota, seca, praga, exílio. Em cada caso pede que o Senhor ouça e perdoe, e deixa a porta aberta até ao estrangeiro que vier de longe orar ali.',
    prayer:
      'Senhor, o céu não te contém, e tu me ouves. Eu reconheço a ferida do meu coração e estendo as mãos para a tua casa. Ouve e perdoa, a mim, ao meu povo e a quem veio de longe. Jesus falou do templo do seu corpo, e nele tu moras conosco de verdade. Amém.',
    application:
      'Ore com as mãos abertas, como Salomão, nomeando a ferida que só Deus conhece. Peça depois por um estrangeiro ou visitante que chegou à sua igreja.',
  },
  {
    slug: '1-reis-9',
    chapters: ['1KI.9'],
    verse: verse('1 Reis 9:12-13', 'Hirão cidades Cabul irmão'),
    reflection:
      'Deus aparece a Salomão pela segunda vez, agora que a obra acabou, e diz que põe naquela casa os seus olhos e o seu coração. Diz também que a casa mais admirada da terra pode virar ruína, se o povo o abandonar, e que os viajantes vão assobiar de espanto. O resto do capítulo é de contas e de trabalho forçado: o rei paga a Hirão com vinte cidades da Galileia, o amigo vai ver, não gosta e as chama de Cabul. Foi nessa região, de que um rei não gostou, que Jesus cresceu.',
    prayer:
      'Tu voltaste a falar com Salomão depois da festa, Senhor; fala comigo também agora que a novidade passou. Olha para o que eu construí e mostra-me onde está o meu coração. Livra-me de pagar os amigos com o que eu mesmo não quero. Obrigado porque Jesus cresceu na Galileia, que os importantes desprezavam. Põe os teus olhos na minha rua, que também não tem fama. Amém.',
    application:
      'Antes de dar hoje alguma coisa a alguém, veja se está em bom estado e se serviria para você. Se não serve, conserte primeiro ou dê outra.',
  },
  {
    slug: '1-reis-10',
    chapters: ['1KI.10'],
    verse: verse('1 Reis 10:7', 'olhos viram metade sabedoria'),
    reflection:
      'A rainha de Sabá atravessa o deserto com camelos e perguntas difíceis, e diz ao rei tudo o que traz no coração. Ela vê a mesa, os criados, a subida para o culto, e reconhece que não lhe tinham contado nem a metade. O louvor dela vai para o Deus que fez Salomão rei para praticar o direito. Depois o capítulo só fala de ouro, macacos, pavões e cavalos comprados no Egito, e quem conhece a lei de Moisés sente o perigo; Jesus disse que ali estava alguém maior do que Salomão.',
    prayer:
      'Senhor, eu também trago perguntas difíceis e quero dizer-te tudo o que tenho no coração. Recebe os que vêm de longe procurar sabedoria. Guarda-nos de acumular até que a prata vire pedra. Jesus é maior do que Salomão, e ainda não me contaram dele a metade. Faz-me andar um deserto inteiro, se for preciso, para ouvi-lo. Amém.',
    application:
      'Juntem duas ou três perguntas sobre a fé que ninguém em casa sabe responder. Levem-nas hoje, por mensagem ou visita, a alguém mais experiente na Palavra.',
  },
  {
    slug: '1-reis-11',
    chapters: ['1KI.11'],
    verse: verse('1 Reis 11:4', 'velhice mulheres coração completo'),
    reflection:
      'Salomão envelhece com setecentas esposas e trezentas concubinas, e no monte em frente a Jerusalém levanta lugares para Camos e para Moloque. O texto diz que o coração dele já não era inteiro, e lembra que Deus lhe tinha aparecido duas vezes. O profeta Aías encontra Jeroboão no campo e rasga em doze pedaços a sua capa nova, para mostrar como o reino vai se partir. Um pedaço fica com a casa de Davi, para que a lâmpada continue acesa em Jerusalém.',
    prayer:
      'Deus de Davi, ajuda-me a terminar bem o que comecei bem. Vejo em Salomão que a sabedoria da juventude não garante a velhice. Mostra-me os altares que deixei subir por amor, por costume ou por negócio. Cuida das mulheres que tantos homens juntaram para a própria glória, cada uma com um nome que ninguém escreveu. Conserva acesa a tua lâmpada nesta casa, e junta o meu coração dividido. Amém.',
    application:
      'Pergunte a um irmão mais velho o que o ajudou a ficar firme na fé e o que quase o derrubou. Ouça até o fim, e orem um pelo outro.',
  },
  {
    slug: '1-reis-12',
    chapters: ['1KI.12'],
    verse: verse('1 Reis 12:7', 'servo povo boas palavras'),
    reflection:
      'O povo pede a Roboão um pouco menos de peso, e ele pede três dias. Os velhos, que viram Salomão de perto, aconselham o rei a servir hoje para ser servido sempre; os colegas de infância lhe ensinam uma frase de efeito sobre o dedo mínimo. Em poucos minutos dez tribos voltam para casa e o reino de Davi se rasga. Jeroboão ganha o seu lado e, com medo de perdê-lo, põe bezerros de ouro perto do povo, para que ninguém precise caminhar até Jerusalém.',
    prayer:
      'Senhor, dá-me três dias antes de responder a quem me pede alívio. Põe perto de mim conselheiros que saibam o preço das palavras. Perdoa a fé cômoda que eu armei para não ter de ir longe. Jesus disse que o jugo dele é suave, e que entre nós o maior é quem serve. Faz-me aliviar hoje o peso de alguém que depende de mim. Amém.',
    application:
      'Pergunte hoje a alguém que trabalha ou mora sob a sua responsabilidade o que pesa demais. Alivie uma coisa de imediato, sem dar explicações.',
  },
  {
    slug: '1-reis-13',
    chapters: ['1KI.13'],
    verse: verse('1 Reis 13:18', 'profeta anjo pão mentiu'),
    reflection:
      'Um homem de Deus vem de Judá, fala contra o altar de Betel, e a mão do rei seca e depois é curada pela oração dele. Ele recusa a mesa do rei, porque tem ordem de não comer ali, mas um velho profeta o alcança debaixo de um carvalho e inventa que um anjo mudou a ordem. O enganado morre na estrada, atacado por um leão que não toca no jumento, e quem mentiu é que o enterra, chorando por um irmão. É duro que a pena caia sobre ele e não sobre o mentiroso; o capítulo não explica, e mostra quanto custa a mentira de quem fala com autoridade.',
    prayer:
      'Senhor, guarda-me das pessoas que usam o teu nome para me tirar do caminho que me mostraste. Eu confio depressa em quem tem cabelos brancos e diz que um anjo falou. Perdoa as vezes em que eu mesmo falei por ti sem ter ouvido nada. Eu não entendo o leão, e deixo contigo o homem que ele matou. A tua palavra não muda, e eu quero reconhecê-la no meio das outras vozes. Amém.',
    application:
      'Lembrem um conselho que um de vocês recebeu e que começava com “Deus me disse”. Comparem-no com o que a Bíblia ensina antes de segui-lo.',
  },
  {
    slug: '1-reis-14',
    chapters: ['1KI.14'],
    verse: verse('1 Reis 14:27', 'lugar escudos bronze Roboão'),
    reflection:
      'A mulher de Jeroboão se disfarça e leva pão e mel ao profeta, que está cego e a reconhece pelo som dos passos. Ela só queria saber do menino doente, e volta com uma sentença; quando pisa a soleira, o filho morre. Sobre ele, e sobre mais ninguém daquela casa, se diz que havia alguma coisa boa diante de Deus. No sul, Roboão perde para o Egito os escudos de ouro e manda fazer outros de bronze, que os guardas carregam com a mesma pompa.',
    prayer:
      'Deus que conheces os meus passos, eu não preciso de disfarce para falar contigo. Consola as mães que levaram pão ao hospital e voltaram sem o filho. Vê a coisa boa que existe num menino de família perdida. Mostra-me o bronze que eu carrego como se ainda fosse ouro. Jesus bateu à porta de casas assim; entra na minha. Amém.',
    application:
      'Admitam um ao outro uma coisa da vida de fé que já foi ouro e hoje é só aparência. Escolham juntos um gesto simples para recomeçar, e façam-no nesta noite.',
  },
  {
    slug: '1-reis-15',
    chapters: ['1KI.15'],
    verse: verse('1 Reis 15:13', 'avó Maaca ídolo Cedrom'),
    reflection:
      'Abião repete os pecados do pai em três anos de reinado, e por amor de Davi Deus deixa acesa uma lâmpada em Jerusalém. O filho dele, Asa, limpa a terra e tem coragem de tirar da própria avó o título de rainha-mãe, por causa de um ídolo que queimou junto ao Cedrom. O texto diz que o coração dele era inteiro, sem esconder que os altares dos montes ficaram de pé. Com medo de Baasa, ele esvazia o tesouro do templo para comprar um rei estrangeiro, e na velhice adoece dos pés.',
    prayer:
      'Senhor, mantém acesa a lâmpada na nossa família, apesar de nós. Dá-me coragem para romper com o erro dentro de casa, sem desprezar os que o ensinaram. Tu chamas de inteiro um coração que ainda tem altares a derrubar; continua a obra. Perdoa os socorros que eu comprei por medo. Jesus atravessou o Cedrom para orar, e eu confio nele. Amém.',
    application:
      'Reconheça um costume ruim que veio da família, como mentir, gritar ou esconder bebida. Decida hoje que com você ele para, e conte essa decisão a Deus de joelhos.',
  },
  {
    slug: '1-reis-16',
    chapters: ['1KI.16'],
    verse: verse('1 Reis 16:34', 'Hiel Jericó primogênito alicerce'),
    reflection:
      'Em poucas linhas passam cinco reis do norte: um é morto bêbado na casa do mordomo, outro reina sete dias e põe fogo no palácio com ele mesmo dentro. Onri compra um monte e funda Samaria, e Acabe, seu filho, levanta ali um templo para Baal. A última linha conta que Hiel reconstruiu Jericó e que isso lhe custou Abirão, o mais velho, e Segube, o mais novo. Entre tantos feitos de reis, o livro parou para escrever o nome desses dois filhos.',
    prayer:
      'Deus vivo, os reis passam depressa, e são os filhos que pagam pelas cidades que queremos erguer. Mostra-me o que o meu trabalho e a minha ambição estão custando em casa. Guarda as crianças que perdem a infância por causa de uma obra dos adultos. Livra o país de quem muda o governo derramando sangue. Abençoa os pequenos desta casa, como Jesus fez com os que lhe trouxeram. Amém.',
    application:
      'Deixe hoje uma tarefa sem terminar e dê esse tempo a uma criança ou a um jovem da família. Façam o que ele escolher, com o seu celular guardado.',
  },
  {
    slug: '1-reis-17',
    chapters: ['1KI.17'],
    verse: verse('1 Reis 17:14', 'jarro farinha azeite'),
    reflection:
      'Elias chega a Sarepta, terra estrangeira, e pede pão a uma viúva que está juntando gravetos para a última refeição com o filho. Ela tem um punhado de farinha e um resto de azeite, e mesmo assim prepara primeiro o bolinho do profeta. O jarro nunca fica cheio nem vazio, e há pão para os três enquanto a chuva não volta.',
    prayer:
      'Pai, tu conheces a despensa de quem está raspando o fundo da lata. Sustenta hoje as viúvas, as mães que criam filhos sozinhas e quem veio de longe. Jesus lembrou essa mulher na sinagoga de Nazaré, e eu aprendo com ela a confiar. Dá-nos o pão deste dia e um coração que reparte. Amém.',
    application:
      'Reparta hoje a sua comida com alguém: um prato para a vizinha, um lanche para o colega, um mantimento para quem pede na rua.',
  },
  {
    slug: '1-reis-18',
    chapters: ['1KI.18'],
    verse: verse('1 Reis 18:37', 'responde conheça povo'),
    reflection:
      'No Carmelo os profetas de Baal gritam da manhã à tarde, pulam e se ferem, e ninguém responde. Elias conserta com doze pedras o altar que estava quebrado, manda encharcar a lenha e faz uma oração de poucas linhas. O que ele pede é que o povo saiba quem é Deus e que o coração deles volte.',
    prayer:
      'Responde-me, Senhor, para que a minha casa saiba que tu és Deus. Eu tenho hesitado entre dois caminhos e chamado isso de prudência. Conserta em mim o altar quebrado, a oração abandonada, o culto sem vontade. Por meio de Jesus eu chego a ti sem precisar gritar, e peço que voltes o meu coração para ti. Amém.',
    application:
      'Retome hoje um hábito de oração que você largou. Comece com cinco minutos no mesmo lugar e na mesma hora em que fazia antes, com o celular longe.',
  },
  {
    slug: '1-reis-19',
    chapters: ['1KI.19'],
    verse: verse('1 Reis 19:12', 'voz suave'),
    reflection:
      'Elias venceu no Carmelo e, no dia seguinte, foge de Jezabel até o deserto, deita-se à sombra de um arbusto e pede para morrer. Deus lhe manda pão quente, água e sono, duas vezes, antes de qualquer conversa. Em Horebe passam o vento, o terremoto e o fogo, e então uma voz mansa lhe pergunta o que faz ali, dá-lhe trabalho e conta que há sete mil como ele.',
    prayer:
      'Deus paciente, tu não brigaste com o teu profeta quando ele quis desistir de tudo. Toca em quem hoje pede a morte, e põe perto dessa pessoa alguém que cuide e fique. Ao meu corpo dá descanso e comida, e à minha alma a tua voz mansa. Jesus chama os cansados, e eu vou a ele. Amém.',
    application:
      'Durma hoje uma hora mais cedo e faça uma refeição de verdade. Se você tem pensado em morrer, conte isso ainda hoje a alguém próximo ou ligue 188.',
  },
  {
    slug: '1-reis-20',
    chapters: ['1KI.20'],
    verse: verse('1 Reis 20:28', 'sírios Deus montes vales'),
    reflection:
      'Ben-Hadade, que bebe nas tendas com trinta e dois reis, exige a prata, as mulheres e os filhos de Acabe. O socorro vem por duzentos e trinta e dois moços, e os conselheiros sírios explicam a derrota dizendo que o Deus de Israel é deus dos montes. Um ano mais tarde, na planície, Israel parece dois rebanhos pequenos de cabras, e Deus mostra que os vales também são dele. Acabe, que não o servia, é ajudado duas vezes, solta o inimigo por conta própria e volta para casa triste e irritado.',
    prayer:
      'Senhor dos montes e dos vales, eu te louvo nos dias altos e te procuro pouco nos baixos. Encontra-me hoje na planície, onde o meu rebanho parece tão pequeno. Obrigado porque ajudas até quem não te serve, como Acabe, e como eu tantas vezes. Livra-me de festejar antes da luta e de negociar depois o que me deste. Jesus desceu até o vale da morte, e nenhum lugar fica fora do teu poder. Amém.',
    application:
      'Orem hoje num lugar onde vocês nunca oram: no ônibus, na garagem, na fila ou ao pé da pia. Basta uma frase de cada um, mesmo em voz baixa.',
  },
  {
    slug: '1-reis-21',
    chapters: ['1KI.21'],
    verse: verse('1 Reis 21:3', 'Nabote propriedade pais'),
    reflection:
      'Acabe quer a vinha de Nabote para plantar verdura, ouve um não e se deita de cara para a parede, sem jantar. Jezabel resolve com cartas seladas, um jejum de fachada e duas testemunhas compradas, e o dono da vinha morre apedrejado por um crime que não cometeu. Elias espera o rei já no meio das parreiras, com a pergunta de Deus: mataste, e ainda tomaste posse?',
    prayer:
      'Juiz da terra, tu sabes o nome de cada Nabote, expulso do seu chão por gente com carimbo e com arma. Defende os pequenos proprietários, os indígenas, os posseiros. Arranca de mim a cobiça que vira o rosto para a parede. Jesus também foi morto por falsas testemunhas, e nele eu espero a tua justiça. Amém.',
    application:
      'Informe-se com alguém sobre uma família ameaçada de perder a casa ou a terra na sua região. Ofereça ajuda para que ela chegue à defensoria pública.',
  },
  {
    slug: '1-reis-22',
    chapters: ['1KI.22'],
    verse: verse('1 Reis 22:14', 'Micaías Vive falar direi'),
    reflection:
      'Quatrocentos profetas dizem ao rei o que ele quer ouvir, e um deles até faz chifres de ferro para a encenação. Josafá pergunta se não há mais ninguém, e Acabe admite que existe um, de quem não gosta porque nunca lhe diz coisa boa. Micaías é aconselhado a concordar com a maioria, diz a verdade, leva um golpe no rosto e vai preso a pão e água. O rei se disfarça para escapar da profecia, e uma flecha atirada ao acaso encontra a fresta da armadura.',
    prayer:
      'Dá-me ouvidos, Senhor, para a única voz que me contraria. Confesso que escolho os amigos pelo que eles aprovam. Sustenta quem hoje perde o emprego, o cargo ou a liberdade por não repetir o que todos repetem. Jesus também foi ferido no rosto por dizer a verdade, sem voltar atrás. Tira o meu disfarce, porque tu me conheces dentro de qualquer armadura. Amém.',
    application:
      'Peça uma opinião sobre um plano seu a quem costuma discordar de você. Escute sem interromper e reveja ao menos um ponto.',
  },
  {
    slug: '2-reis-1',
    chapters: ['2KI.1'],
    verse: verse('2 Reis 1:13', 'terceiro capitão joelhos preciosa'),
    reflection:
      'O rei Acazias cai da sacada e manda perguntar a um deus vizinho se vai sarar, como se em Israel não houvesse a quem perguntar. Duas vezes um capitão com cinquenta homens dá ordens ao profeta, e duas vezes o fogo consome todos; a cena nos choca, e quando os discípulos quiseram repeti-la numa aldeia, Jesus os repreendeu. O terceiro capitão sobe, ajoelha-se e pede pela sua vida e pela dos seus homens. O anjo então manda Elias descer com ele, sem medo.',
    prayer:
      'Deus de Israel, perdoa quando a doença me leva a bater em todas as portas antes da tua. A vida dos que dependem de mim é preciosa, e eu a peço de joelhos. Tem piedade dos soldados que a teimosia de quem manda põe em perigo. Tira de mim o desejo de ver cair fogo sobre quem me contraria. Ensina-me o caminho de Jesus, que veio para salvar vidas. Amém.',
    application:
      'Se você dá ordens a alguém, troque hoje uma delas por um pedido, com bom-dia e por favor. Se você as recebe, ore pela pessoa que manda em você.',
  },
  {
    slug: '2-reis-2',
    chapters: ['2KI.2'],
    verse: verse('2 Reis 2:14', 'manto Elias águas onde'),
    reflection:
      'De Gilgal a Betel, de Betel a Jericó, de Jericó ao Jordão, Elias pede que Eliseu fique, e três vezes ele responde que não vai deixá-lo. O carro de fogo separa os dois, e o discípulo grita por um pai. Sobra o manto no chão; ele o levanta, bate na água e pergunta onde está o Deus de Elias, e o rio se abre para ele também.',
    prayer:
      'Deus de Elias, os meus mestres estão partindo, e eu fico na margem com um manto grande demais. Agradeço por cada um que andou comigo até o rio. Faz-me pegar do chão o que eles deixaram. Jesus subiu ao céu e mandou o Espírito; eu peço essa mesma força para atravessar sem eles. Amém.',
    application:
      'Telefone ou visite um mestre seu enquanto ele vive, e agradeça. Se já partiu, retome hoje um costume bom que ele lhe ensinou.',
  },
  {
    slug: '2-reis-3',
    chapters: ['2KI.3'],
    verse: verse('2 Reis 3:16-17', 'covas vale vento chuva'),
    reflection:
      'Três reis andam sete dias pelo deserto e ficam sem água; o de Israel conclui que Deus os chamou para morrer, e o de Judá pergunta se não há um profeta por perto. Eliseu pede um músico e manda abrir covas no vale seco, sem vento nem nuvem à vista, e de manhã a água chega pelo caminho de Edom. A guerra que vem depois é cruel, com árvores cortadas e fontes entupidas. Ela acaba quando o rei de Moabe queima o próprio herdeiro em cima do muro, um horror que faz todos voltarem para casa.',
    prayer:
      'Fonte de água viva, eu ando há dias pelo deserto e já te acusei de me trazer aqui para morrer. Ensina-me a abrir covas enquanto o céu ainda está limpo. Obrigado pelos músicos que acalmam o coração de quem precisa ouvir-te. Tem compaixão dos filhos sacrificados nas guerras dos pais, e dos campos destruídos até a raiz. O teu Filho se deu por nós; que nenhum outro seja entregue ao medo de ninguém. Amém.',
    application:
      'Preparem hoje o lugar para uma bênção que ainda não chegou: o currículo, a horta, o quarto de hóspedes, o espaço na agenda. Façam isso ouvindo uma música que traga calma.',
  },
  {
    slug: '2-reis-4',
    chapters: ['2KI.4'],
    verse: verse('2 Reis 4:2', 'casa botija azeite'),
    reflection:
      'Uma viúva de profeta está para ver os dois filhos levados por dívida, e Eliseu lhe pergunta o que ela tem em casa. Tem uma botija de azeite, e tem vizinhos que emprestam vasilhas vazias. De porta fechada, com os meninos passando os potes, ela despeja até não haver mais onde pôr, e depois vende, paga ao credor e vive com o resto.',
    prayer:
      'Pai das viúvas, tu perguntas o que eu tenho, e eu só sei contar o que falta. Olha pelas famílias endividadas e pelas crianças que trabalham por causa disso. Ensina-me a pedir ajuda aos vizinhos sem vergonha. Jesus multiplicou o pouco que lhe deram; ponho o meu nas mãos dele, com trabalho e com confiança. Amém.',
    application:
      'Sente-se com alguém de confiança e anote o que existe em casa, o que se deve e a quem. Liguem hoje para um credor e proponham um acordo que caiba.',
  },
  {
    slug: '2-reis-5',
    chapters: ['2KI.5'],
    verse: verse('2 Reis 5:3', 'senhora profeta lepra'),
    reflection:
      'Uma menina de Israel, levada como escrava para a Síria, deseja o bem do homem em cuja casa serve, e fala do profeta de Samaria. Naamã viaja com prata e carruagens, e Eliseu nem sai à porta: manda um recado sobre sete mergulhos no Jordão. São de novo os empregados, com jeito, que convencem o general a entrar no rio.',
    prayer:
      'Senhor, tu falaste a um general pela boca de uma menina sem nome e de criados sem patente. Perdoa o orgulho que me faz recusar o que é simples. Lava-me em Jesus, que tocou os leprosos com a própria mão. Dá-me a bondade daquela criança, que quis o bem de quem a tinha em casa. Amém.',
    application:
      'Peça hoje a opinião de alguém que costuma não ser ouvido: uma criança, o porteiro, a pessoa da limpeza. Escute até o fim e agradeça.',
  },
  {
    slug: '2-reis-6',
    chapters: ['2KI.6'],
    verse: verse('2 Reis 6:17', 'Eliseu abras olhos fogo'),
    reflection:
      'O criado de Eliseu sai cedo e vê Dotã cercada por cavalos e carros. O profeta pede a Deus que lhe abra os olhos, e o rapaz enxerga o monte cheio de fogo em volta dos dois. Depois os inimigos, cegos, são levados até dentro de Samaria; o rei quer matá-los, e Eliseu manda servir um banquete, e por um bom tempo os bandos da Síria não voltaram.',
    prayer:
      'Abre os meus olhos, Senhor, porque eu só vejo quem me cerca. São mais os que estão conosco, e eu me esqueço disso toda manhã. Dá-me a ousadia de pôr comida diante de quem me quis mal. Jesus podia chamar legiões de anjos e preferiu perdoar; ensina-me essa força. Amém.',
    application:
      'Ore hoje pelos olhos de alguém que está apavorado, e diga a essa pessoa o que você enxerga de esperança. Se puder, sirva um lanche a quem foi hostil com você.',
  },
  {
    slug: '2-reis-7',
    chapters: ['2KI.7'],
    verse: verse('2 Reis 7:9', 'fazemos bem boa nova calamos'),
    reflection:
      'Samaria morre de fome, e quatro leprosos sentados à porta fazem a conta: se ficarem, morrem; se forem aos sírios, talvez vivam. Eles encontram o acampamento vazio, porque Deus tinha feito os inimigos ouvirem o barulho de um exército que não estava lá. Depois de comer e de esconder prata tirada de duas tendas, reconhecem que não está certo calar num dia de boa notícia. A cidade que os deixava do lado de fora come no dia seguinte porque eles voltaram para contar.',
    prayer:
      'Senhor, eu estava à porta, com fome, e encontrei a mesa que Jesus deixou posta. Perdoa os dias em que comi, guardei e não contei a ninguém. Dá-me a honestidade daqueles quatro, que disseram um ao outro que aquilo não estava bem. Alimenta as cidades cercadas pela guerra e pela seca. Usa os que nós deixamos do lado de fora para nos trazer a boa notícia. Amém.',
    application:
      'Contem hoje a alguém uma boa notícia que vocês guardaram só para si: uma vaga aberta, um remédio gratuito, um curso sem custo, uma oração respondida.',
  },
  {
    slug: '2-reis-8',
    chapters: ['2KI.8'],
    verse: verse('2 Reis 8:5', 'contando mulher clamar terras Geazi'),
    reflection:
      'A mulher de Suném obedece ao profeta, passa sete anos fora por causa da fome e, quando volta, tem de reclamar ao rei a casa e as terras. Ela entra no instante em que Geazi está contando como o filho dela voltou a viver, e recebe tudo de volta, até os frutos dos anos em que esteve longe. Na outra metade do capítulo Eliseu olha para Hazael até deixá-lo sem jeito e chora, porque vê o que aquele homem fará às crianças e às grávidas. O mesmo Deus que prepara um encontro no palácio faz o seu profeta chorar pelo mal que vem.',
    prayer:
      'Quando eu entro para pedir o que é meu, Senhor, tu já estás na sala. Devolve o que foi tomado de quem teve de sair da sua terra por fome ou por medo. Tem pena das crianças e das mães que a guerra vai ferir. Não me deixes, por ambição, fazer um dia o que hoje me espanta. Dá-me lágrimas parecidas com as de Jesus diante da sua cidade. Amém.',
    application:
      'Acompanhe alguém que precisa reclamar um direito, como um benefício, uma herança ou uma escritura. Se não puder ir, ajude a juntar os papéis.',
  },
  {
    slug: '2-reis-9',
    chapters: ['2KI.9'],
    verse: verse('2 Reis 9:22', 'Jorão paz Jeú Jezabel'),
    reflection:
      'Um aprendiz de profeta unge Jeú a portas fechadas e sai correndo; os oficiais estendem as capas debaixo de Jeú e tocam a trombeta. Dois cavaleiros saem de Jezreel com a pergunta sobre a paz, e nenhum dos dois volta. O rei Jorão encontra o inimigo justamente no campo de Nabote, e o sangue daquela vinha, que parecia esquecido, é lembrado. Jezabel pinta os olhos, vai à janela e morre sem túmulo; a justiça chega pela mão de um homem que dirige como louco e gosta de matar.',
    prayer:
      'Deus que não esqueces o campo de Nabote, lembra-te também das vinhas tomadas no meu tempo. Eu tenho medo da justiça que vem de gente violenta. Ensina-me a querer a paz sem tapar os olhos para o crime que a impede. Jesus é o rei diante de quem também estenderam as capas, e ele não entrou matando. Faz-me do lado dele. Amém.',
    application:
      'Façam juntos uma pesquisa sobre uma injustiça antiga da sua cidade que nunca foi reparada. Contem a história a um jovem, e orem pelos descendentes.',
  },
  {
    slug: '2-reis-10',
    chapters: ['2KI.10'],
    verse: verse('2 Reis 10:31', 'Jeú cuidou lei coração'),
    reflection:
      'Jeú manda cartas, e na manhã seguinte há setenta cabeças em dois montes à porta da cidade. Depois convida os servos de Baal para uma festa e os mata dentro do templo; o livro diz que a casa de Acabe caiu como Deus tinha anunciado e aprova Jeú por isso; mais tarde, porém, o profeta Oseias falaria de castigo por esse sangue. Jeú dá a isso o nome de zelo e leva Jonadabe no carro para assistir. No fim se conta que ele ficou com os bezerros de ouro e não se importou de obedecer a Deus com o coração inteiro.',
    prayer:
      'Livra-me, Senhor, do zelo que só enxerga o ídolo dos outros. Eu derrubo depressa o templo de Baal e continuo com o meu bezerro. Perdoa as vezes em que a religião serviu de capa à crueldade, ontem e hoje. Eu não sei ler sem tremer a história daqueles setenta. Dá-me o zelo de Jesus, que enfrentou o mal derramando apenas o próprio sangue. Amém.',
    application:
      'Escolha um erro alheio que você vive criticando e passe o dia sem falar dele. Cuide, no lugar disso, de uma falta sua que só Deus conhece.',
  },
  {
    slug: '2-reis-11',
    chapters: ['2KI.11'],
    verse: verse('2 Reis 11:2', 'Jeoseba ocultou ama câmara'),
    reflection:
      'Atalia mata os próprios netos para ficar com o trono, e do meio da matança Jeoseba tira um sobrinho ainda bebê e o esconde com a ama num quarto de guardar camas. Durante seis anos o último da casa de Davi cresce no templo, enquanto a avó governa lá fora. No sétimo, o sacerdote Joiada o cerca de guardas, põe a coroa na cabeça da criança, e a rainha é morta fora do recinto sagrado. A promessa que chegaria até Jesus coube, por um tempo, nos braços de duas mulheres corajosas.',
    prayer:
      'Obrigado, Deus da vida, por Jeoseba, que entrou onde todos matavam e saiu com uma criança. Dá coragem às tias, às babás e às vizinhas que tiram os pequenos da violência de casa. Protege as crianças para quem o perigo é um parente. Tu guardaste a linhagem de Jesus num quarto escondido; guarda também o que em mim ainda é pequeno. Põe fim aos governos que se sustentam com sangue. Amém.',
    application:
      'Ofereçam-se para ficar algumas horas com a criança de uma família cansada. Se souberem de uma em perigo, liguem ainda hoje para o Conselho Tutelar ou para o 100.',
  },
  {
    slug: '2-reis-12',
    chapters: ['2KI.12'],
    verse: verse('2 Reis 12:9', 'arca tampa furo altar'),
    reflection:
      'Joás cresceu no templo e quer consertá-lo, mas em vinte e três anos de reinado as rachaduras continuam lá. O dinheiro entrava e se perdia no caminho. Joiada resolve com uma caixa, um furo na tampa e duas pessoas para contar juntas, e o que sai vai direto para carpinteiros e pedreiros, gente tão correta que ninguém lhe pedia contas. O mesmo rei, já sem o seu mestre, entrega depois todo o ouro ao inimigo e morre pela mão dos empregados.',
    prayer:
      'Senhor, há em mim uma rachadura que eu prometo consertar faz anos. Dá-me um jeito simples de começar, como o furo naquela tampa. Abençoa os que trabalham com tanta honestidade que ninguém duvida. Conserva-me fiel quando o meu Joiada não estiver mais por perto. Jesus viu a viúva pôr duas moedas na caixa; que ele veja também as minhas. Amém.',
    application:
      'Pegue um pote e faça um furo na tampa. Comece hoje a guardar nele moedas para um conserto na casa de Deus ou na casa de um irmão pobre.',
  },
  {
    slug: '2-reis-13',
    chapters: ['2KI.13'],
    verse: verse('2 Reis 13:21', 'ossos Eliseu reviveu levantou'),
    reflection:
      'Jeoacaz fica com dez carros e cinquenta cavaleiros, ora, e Deus o ouve, embora o povo continue na mesma vida. Eliseu está morrendo, e o novo rei, Jeoás, chora sobre ele com as palavras que o profeta tinha gritado por Elias. O velho põe as mãos sobre as mãos do rapaz no arco e depois o manda bater no chão com as flechas; ele bate três vezes e para, e o profeta lamenta a esperança tão curta. No enterro apressado de um desconhecido, o morto encosta nos ossos de Eliseu e se levanta.',
    prayer:
      'Senhor, põe as tuas mãos sobre as minhas quando eu puxar o arco. Perdoa a fé que bate três vezes e desiste. Agradeço pelos velhos que gastam as últimas forças ensinando. Tu ouves até o rei que não mudou de vida, porque te lembras da tua aliança. Jesus desceu ao nosso túmulo, e quem o toca se levanta. Amém.',
    application:
      'Retomem juntos um pedido pelo qual vocês oraram poucas vezes e pararam. Combinem orar por ele todos os dias até o fim do mês, e comecem agora.',
  },
  {
    slug: '2-reis-14',
    chapters: ['2KI.14'],
    verse: verse('2 Reis 14:26', 'olhou amarga aflição escravo'),
    reflection:
      'Amazias castiga os que mataram o seu pai e poupa os filhos deles, porque a lei de Moisés manda que cada um responda pelo próprio pecado. Uma vitória contra Edom lhe sobe à cabeça, ele desafia o rei do norte e recebe de volta a fábula do cardo que queria casar o filho com a filha do cedro e foi pisado. Amazias não escuta, e perde o ouro, a liberdade e um pedaço do muro de Jerusalém. No norte reina outro Jeroboão, que também andou mal, e mesmo assim Deus socorre o povo por meio dele, conforme Jonas tinha anunciado, porque viu uma aflição amarga demais.',
    prayer:
      'Tu vês, Senhor, a aflição amarga de quem não tem mais ninguém que ajude. Obrigado porque socorres até por mãos que não te honram. Livra-me de cobrar de um filho ou de um neto o que o pai fez. Se uma vitória me subiu à cabeça, manda-me um aviso antes do tombo. Ensina-me a ficar em casa quando a briga não é minha. Amém.',
    application:
      'Recuse hoje um desafio que só alimentaria o seu orgulho: o placar, a discussão, a comparação de salários. Deixe o outro ficar com a última palavra.',
  },
  {
    slug: '2-reis-15',
    chapters: ['2KI.15'],
    verse: verse('2 Reis 15:5', 'leproso casa separada Jotão'),
    reflection:
      'O capítulo conta os reis como quem folheia um registro: em Samaria são cinco tronos e quatro assassinatos, e um dos reis dura um mês. Menaém abre o ventre das grávidas de uma cidade, e a frase passa sem comentário, talvez porque nenhum seja possível. Em Jerusalém, Azarias reina cinquenta e dois anos e acaba doente, numa casa à parte, enquanto o filho Jotão cuida do povo no lugar do pai. Desse filho se lembra uma obra, a porta mais alta da casa de Deus.',
    prayer:
      'Rei eterno, os governos passam e a violência continua, e eu me canso das notícias. Fica com as mulheres grávidas nas terras em guerra, e defende os que nem nasceram. Visita quem vive à parte por causa de uma doença, e o filho ou a filha que assumiu o peso da família. Jesus tocou leprosos e os devolveu aos seus. Dá-me uma porta para construir, mesmo pequena, por onde alguém chegue a ti. Amém.',
    application:
      'Visitem ou chamem por vídeo uma pessoa isolada por doença, e perguntem também a quem cuida dela como está. Se puderem, deem a esse cuidador meia hora de folga.',
  },
  {
    slug: '2-reis-16',
    chapters: ['2KI.16'],
    verse: verse('2 Reis 16:10', 'Acaz altar Damasco desenho'),
    reflection:
      'Cercado por dois vizinhos, Acaz se declara servo e filho do rei da Assíria, e paga a ajuda com a prata e o ouro do templo. Em Damasco ele vê um altar, manda o desenho ao sacerdote Urias, e quando volta para casa a cópia já está pronta. O altar de bronze de Deus é posto de lado, e o mar de bronze desce dos bois para o piso. Numa linha só, no começo, o texto conta o pior: esse rei fez o filho passar pelo fogo.',
    prayer:
      'Pai, eu já chamei outros de senhor para me sentir protegido. Perdoa as cópias que eu trouxe de longe e pus no centro da minha fé. Traz de volta para o meio o que empurrei para o lado: a oração simples, a mesa com os irmãos, o dia de descanso. Consola os filhos feridos pelas escolhas dos pais. Eu sou teu filho, e a tua defesa não se compra. Amém.',
    application:
      'Observe o que ocupa o lugar principal da sua sala ou da tela do seu celular. Ponha ali uma lembrança de Deus, e mova para o lado o que não precisa estar no meio.',
  },
  {
    slug: '2-reis-17',
    chapters: ['2KI.17'],
    verse: verse('2 Reis 17:15', 'vaidade vãos nações rejeitaram'),
    reflection:
      'O reino do norte acaba em três anos de cerco, e o narrador faz uma pausa comprida para explicar por quê. Deus tinha avisado por todos os profetas, e o povo seguiu coisas vazias até ficar vazio; chegou a passar os filhos pelo fogo. Os assírios levam uns embora e trazem outros, que aprendem a temer ao Senhor sem largar os seus deuses. Dessa mistura vieram os samaritanos, e foi com uma mulher deles que Jesus se sentou junto a um poço.',
    prayer:
      'Deus paciente, tu avisaste tantas vezes, por tantas bocas. Eu me pareço com aquilo que sigo, e por isso quero seguir a ti. Desfaz em mim a mistura de fé e de superstição. Lembra-te dos povos arrancados da terra e dos filhos que nascem no exílio. Jesus passou por Samaria e não teve vergonha dela; que ele passe pela minha vida também. Amém.',
    application:
      'Observe hoje em que você gasta a primeira meia hora do dia e pergunte-se com o que está ficando parecido. Troque amanhã esse começo por um salmo, e deixe a Bíblia aberta já nesta noite.',
  },
  {
    slug: '2-reis-18',
    chapters: ['2KI.18'],
    verse: verse('2 Reis 18:5', 'esperança Israel outro reis'),
    reflection:
      'Ezequias quebra até a serpente de bronze do tempo de Moisés, que tinha virado objeto de culto. Quando a Assíria sobe, ele tenta comprar a paz e descasca o ouro das portas do templo, mas de nada adianta. O porta-voz inimigo grita em hebraico diante do muro, para que todos entendam: zomba do Egito, do rei e de Deus, e oferece pão e vinho numa terra estranha. Os do muro obedecem à única ordem possível naquela hora, que era calar.',
    prayer:
      'Senhor, há uma voz que grita na minha língua que tu não vais me livrar. Ela mistura verdade e mentira, e eu me confundo. Ajuda-me a calar diante dela e a levar-te o que ouvi. Perdoa as portas de ouro que descasquei para comprar sossego. Jesus também se calou diante dos que zombavam. Ponho nele a minha esperança, e em ninguém antes dele. Amém.',
    application:
      'Decidam juntos não responder hoje a uma provocação, seja no grupo de mensagens, na rua ou na família. No lugar da resposta, orem em voz alta por um minuto.',
  },
  {
    slug: '2-reis-19',
    chapters: ['2KI.19'],
    verse: verse('2 Reis 19:14', 'cartas estendeu Ezequias casa'),
    reflection:
      'Ezequias recebe por escrito a ameaça da Assíria, lê e sobe ao templo. Ele desdobra a carta diante do Senhor, como quem mostra um papel do médico ao pai, e pede que Deus leia. A oração admite que as nações caíram de verdade, e pede socorro para que toda a terra saiba quem é Deus. Isaías lhe manda a resposta, e o livro conta a retirada de Senaqueribe e, tempos depois, a morte do rei no templo do seu deus, pela mão dos filhos.',
    prayer:
      'Deus vivo, eu estendo diante de ti o papel que recebi. Lê comigo cada linha e inclina o teu ouvido. Eu não sei como responder, e o prazo corre. O céu e a terra são obra tua, e tu podes fazer recuar quem me ameaça. Jesus leu contigo a pior das sentenças, no jardim, e saiu de lá em paz. Salva-nos, para que muitos te conheçam. Amém.',
    application:
      'Pegue o documento, o exame ou a mensagem que mais preocupa você. Ponha-o aberto sobre a cama ou a mesa, ajoelhe-se e leia-o a Deus antes de fazer qualquer outra coisa.',
  },
  {
    slug: '2-reis-20',
    chapters: ['2KI.20'],
    verse: verse('2 Reis 20:5', 'ouvi oração lágrimas'),
    reflection:
      'Isaías manda o rei Ezequias arrumar a casa, e ele vira o rosto para a parede e chora. O profeta ainda está no pátio quando Deus o faz voltar com a notícia de que viu as lágrimas, e manda aplicar na ferida uma pasta de figos. Anos depois, o mesmo homem curado abre os tesouros para os visitantes da Babilônia, e a vaidade cobra o seu preço.',
    prayer:
      'Deus de Davi, tu vês quem chora virado para a parede do hospital. Nós pedimos, e deixamos contigo a resposta, com o remédio e com os médicos. Se me deres mais anos, livra-me de gastá-los me exibindo. Na vida e na morte eu sou de Jesus, e isso me basta hoje. Amém.',
    application:
      'Visite ou ligue para um doente e pergunte como foi a noite. Ore com ele em poucas palavras, sem prometer resultado, e ajude com o remédio ou a consulta.',
  },
  {
    slug: '2-reis-21',
    chapters: ['2KI.21'],
    verse: verse('2 Reis 21:16', 'Manassés sangue inocente Jerusalém'),
    reflection:
      'Manassés tinha doze anos quando herdou o trono de um pai bom, e gastou cinquenta e cinco anos desfazendo o que Ezequias tinha feito. Pôs uma imagem dentro do templo, entregou um filho ao fogo e encheu Jerusalém de sangue inocente, de uma ponta à outra. Deus fala em limpar a cidade como quem limpa um prato e o vira para baixo. O livro das Crônicas conta que esse rei se arrependeu; aqui só se fala do mal que ele fez, e é bom que uma página da Bíblia fique do lado das vítimas.',
    prayer:
      'Tu contaste, Senhor, cada gota daquele sangue. Eu quero crer que perdoas até um Manassés, sem que os feridos por ele sejam esquecidos. Sustenta os pais fiéis que veem os filhos derrubar o que aprenderam em casa. Faz cessar nas nossas cidades a morte de inocentes. O sangue de Jesus fala a favor de quem sofreu e de quem se arrepende, e é nele que eu me apoio. Amém.',
    application:
      'Procure o nome de uma vítima de violência da sua cidade de quem já quase ninguém fala. Ore pela família dela, em silêncio, por alguns minutos.',
  },
  {
    slug: '2-reis-22',
    chapters: ['2KI.22'],
    verse: verse('2 Reis 22:11', 'rei livro rasgou'),
    reflection:
      'Josias manda consertar as rachaduras do templo, e no meio da obra o sacerdote Hilquias encontra o livro da lei, esquecido na própria casa de Deus. O secretário lê o texto ao rei, e Josias rasga a roupa. Ele procura a profetisa Hulda para entender, e a resposta leva em conta as suas lágrimas.',
    prayer:
      'Deus, a tua palavra também pode ficar esquecida na minha casa, debaixo de outras coisas. Perdoa os meses em que eu a carreguei sem abrir. Amacia o meu coração quando ela me contrariar, e dá-me gente como Hulda, que explica com verdade. Quero encontrar Jesus em cada página e obedecer ao que eu ler. Amém.',
    application:
      'Abra uma Bíblia de papel que esteja guardada, limpe a capa e leia nela um capítulo. Deixe-a depois num lugar onde você passe todos os dias.',
  },
  {
    slug: '2-reis-23',
    chapters: ['2KI.23'],
    verse: verse('2 Reis 23:22', 'páscoa juízes governaram Israel'),
    reflection:
      'Josias lê o livro para o povo inteiro, do menor ao maior, e começa a limpar: o templo, os terraços, o vale onde se queimavam crianças, os altares deixados por Salomão. Em Betel ele encontra o túmulo do homem de Deus que, séculos antes, tinha anunciado tudo aquilo, e manda que ninguém mexa nos ossos. A morte violenta dos sacerdotes dos altos também está contada ali, sem disfarce. Celebra-se uma Páscoa como não se via desde os juízes, e mesmo o melhor dos reis não consegue deter o que vem; ele morre em Megido, e um filho seu acaba preso no Egito.',
    prayer:
      'Deus da aliança, nem o melhor dos reis pôde nos livrar, e por isso mandaste Jesus, a nossa Páscoa. Limpa a minha casa inteira, do terraço ao porão. Fecha em nosso país os lugares onde se destroem crianças. Dá-me o amor de Josias, sem a dureza que feriu pessoas. Se a minha reforma não mudar tudo em volta, que ao menos eu te ame hoje com todas as forças. Amém.',
    application:
      'Tirem de casa uma coisa que faz mal à fé ou à paz da família: um jogo, um amuleto, uma bebida, uma assinatura. Terminem com uma refeição simples e uma oração.',
  },
  {
    slug: '2-reis-24',
    chapters: ['2KI.24'],
    verse: verse('2 Reis 24:14', 'artesãos ferreiros pobres cativos'),
    reflection:
      'Nabucodonosor cerca Jerusalém e leva o rei de dezoito anos, a mãe dele, os artesãos e os ferreiros, dez mil pessoas. Ficam os mais pobres da terra, que ninguém quis levar. Os vasos de ouro de Salomão são despedaçados, e o narrador diz com tristeza que o sangue inocente derramado por Manassés encheu a cidade. O jovem rei, Joaquim, reinou três meses; no evangelho de Mateus o nome dele, Jeconias, está na lista que chega a Jesus.',
    prayer:
      'Senhor, a tua casa foi desmontada, e a promessa não se perdeu. Lembra-te dos deportados, dos refugiados e dos que ficam por serem pobres demais. Perdoa o sangue inocente que a nossa terra ainda derrama. Há em mim vasos quebrados, e eu os entrego a ti. Jesus veio da linhagem de um rei prisioneiro; faz nascer esperança também da minha ruína. Amém.',
    application:
      'Procurem saber de uma família migrante ou refugiada na cidade e do que ela precisa. Combinem hoje uma ajuda: móvel, aula de português, companhia para tirar um documento.',
  },
  {
    slug: '2-reis-25',
    chapters: ['2KI.25'],
    verse: verse('2 Reis 25:29', 'mudou roupas prisão comeu'),
    reflection:
      'Zedequias vê morrerem os filhos, e depois lhe tiram os olhos. O templo queima, as colunas de bronze são quebradas, e ficam na terra só os pobres, para cuidar das vinhas. Gedalias promete dias tranquilos e é assassinado poucos meses depois. O livro podia acabar nessas cinzas, mas a última cena mostra Joaquim, após trinta e sete anos de prisão, de roupa trocada e sentado todos os dias à mesa de um rei.',
    prayer:
      'Senhor, eu chego ao fim deste livro entre cinzas e fome, e tu ainda mostras uma mesa. Lembra-te dos presos antigos, dos que já ninguém visita. Por Jesus, que nasceu da família desse rei, troca também a minha roupa de cativo. Guarda os pobres que ficam cuidando da terra depois da guerra. Dá-me hoje o pão do dia e a paciência de quem esperou tantos anos. Amém.',
    application:
      'Convide para a mesa da sua casa alguém que costuma comer sozinho. Sirva a comida de todo dia, e deixe a pessoa contar o que viveu.',
  },
];
