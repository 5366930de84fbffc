import type { PassageDevotional } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const acts: readonly PassageDevotional[] = [
  {
    slug: 'atos-1',
    chapters: ['ACT.1'],
    verse: verse('Atos 1:11', 'galileus olhando céu virá'),
    reflection:
      'Os discípulos perguntam por datas, e Jesus lhes fala de testemunhas em Jerusalém, na Samaria e no fim do mundo. Depois sobe, e eles ficam parados com o rosto para cima até que dois homens de branco os chamem de volta. A caminhada termina numa sala com Maria, os irmãos de Jesus e cento e vinte pessoas que oram e esperam.',
    prayer:
      'Senhor que subiste e vais voltar, eu gosto mais das datas do que das tarefas. Tira os meus olhos das nuvens e põe-nos nas pessoas da minha cidade. Ensina-me a esperar orando, na companhia dos outros. Envia o teu Espírito sobre nós, que somos poucos, e faz-nos tuas testemunhas. Amém.',
    application:
      'Escreva o nome da sua cidade, de um lugar vizinho que você evita e de um país distante. Ore a sós um minuto por cada um.',
  },
  {
    slug: 'atos-2',
    chapters: ['ACT.2'],
    verse: verse('Atos 2:46', 'Templo pão casa alegria'),
    reflection:
      'O vento enche a casa, e do lado de fora peregrinos de quinze terras ouvem falar de Deus na língua da mãe. Pedro, que semanas antes tremia diante de uma criada, põe-se de pé e anuncia o Crucificado. No fim do dia são três mil, e o milagre continua em coisa pequena: gente contente que abre a porta e reparte o pão.',
    prayer:
      'Espírito Santo, sopra na nossa casa e queima o medo que nos tranca. Fala ao coração de cada pessoa na língua que ela aprendeu no colo. Obrigado porque o perdão de Jesus foi prometido também aos que estão longe. Dá-nos mesas simples, orações em comum e mãos livres para repartir o que temos. Amém.',
    application:
      'Convidem hoje ou marquem para esta semana uma refeição em casa com outros irmãos, em que cada um leve algo. Terminem orando pelos vizinhos, pelo nome.',
  },
  {
    slug: 'atos-3',
    chapters: ['ACT.3'],
    verse: verse('Atos 3:6-7', 'Prata ouro mão direita'),
    reflection:
      'Todo dia alguém carrega um homem até a porta Formosa e o deixa ali com a mão estendida. Pedro e João, que passavam para orar, param e pedem que ele olhe para os dois. Sem moeda para dar, Pedro lhe oferece o nome de Jesus e a mão direita, e o homem entra no templo pulando, num lugar que ele só conhecia do lado de fora.',
    prayer:
      'Senhor Jesus, eu passo por tanta gente sentada à porta e nem levanto os olhos. Ensina-me a parar e a olhar nos olhos, como Pedro e João. O que eu tenho é o teu nome, as minhas mãos e o pão que me deste. Mostra-me a quem devo oferecê-los antes do fim do dia. Amém.',
    application:
      'Pare hoje diante de uma pessoa que pede ajuda na rua, pergunte o nome dela e converse um minuto. Ofereça o que puder, com respeito.',
  },
  {
    slug: 'atos-4',
    chapters: ['ACT.4'],
    verse: verse('Atos 4:29', 'ameaças servos palavra ousadia'),
    reflection:
      'Pedro e João saem da prisão com ordem de não falar mais em Jesus, e vão direto contar tudo aos companheiros. A igreja ora em voz alta, cita um salmo e entrega a Deus as ameaças do conselho. Ninguém pede que as autoridades caiam; pedem coragem para continuar falando, e o lugar treme.',
    prayer:
      'Soberano Senhor, tu fizeste o céu, a terra e o mar, e conheces as ameaças que pesam sobre os teus filhos. Lembra-te dos cristãos que hoje são proibidos de dizer o nome de Jesus. Dá a eles e a mim uma coragem mansa, sem ódio. Enche do teu Espírito a nossa reunião. Amém.',
    application:
      'Procure o nome de um país onde os cristãos são perseguidos e, em família ou com um amigo, orem cinco minutos pela igreja de lá.',
  },
  {
    slug: 'atos-5',
    chapters: ['ACT.5'],
    verse: verse('Atos 5:4', 'poder coração mentiste Deus'),
    reflection:
      'Ananias e Safira vendem um terreno e poderiam ficar com tudo ou com a metade. Eles querem o nome de quem deu tudo, e combinam em casa o que dizer. A morte dos dois assusta a igreja inteira; dias depois, outros saem do conselho com as costas feridas, contentes por sofrer pelo nome de Jesus.',
    prayer:
      'Deus que vês o preço verdadeiro do meu terreno, livra-me de viver de aparência. Eu confesso o que arredondei para cima ao falar da minha fé. Dá ao nosso casamento e à nossa casa a coragem de combinar a verdade. Que eu sirva a Jesus com o que tenho de fato, e com alegria. Amém.',
    application:
      'Corrija hoje uma meia verdade que você contou, por menor que seja. Diga à pessoa como foi de fato, sem longa explicação.',
  },
  {
    slug: 'atos-6',
    chapters: ['ACT.6'],
    verse: verse('Atos 6:1', 'viúvas desprezadas distribuição'),
    reflection:
      'As viúvas de língua grega ficam sem comida na fila da igreja, e a reclamação sobe até os doze. Os apóstolos escutam, mudam a organização e pedem ao povo sete pessoas cheias do Espírito para cuidar das mesas. Os nomes escolhidos são todos gregos; quem foi prejudicado passou a repartir o pão.',
    prayer:
      'Senhor, obrigado porque a reclamação daquelas viúvas chegou a ouvidos abertos. Mostra à nossa igreja quem está sendo esquecido na distribuição do tempo, do dinheiro e do carinho. Enche-a do teu Espírito, para que a nossa cozinha seja tão santa como o púlpito. Abençoa os que servem à mesa em nome de Jesus. Amém.',
    application:
      'Pergunte a uma pessoa que costuma ficar à margem na sua comunidade o que falta para ela. Leve a resposta, com ela, a quem pode resolver.',
  },
  {
    slug: 'atos-7',
    chapters: ['ACT.7'],
    verse: verse('Atos 7:60', 'joelhos culpes pecado'),
    reflection:
      'Estêvão conta ao conselho a longa história de José vendido e de Moisés recusado pelos irmãos. Ele vê Jesus de pé, à direita de Deus, e, enquanto o apedrejam, entrega-lhe o espírito. De joelhos, ora por aqueles que o matam, e um moço chamado Saulo ouve essa oração guardando as capas.',
    prayer:
      'Jesus, tu estavas em pé quando Estêvão caiu de joelhos. Levanta os meus olhos acima do rosto de quem me acusa. Põe em mim uma palavra de perdão no lugar da resposta que eu já tinha pronta. E lembra-te dos moços que hoje guardam as capas e que um dia podem ser teus. Amém.',
    application:
      'Ore a sós por alguém que fala mal de você, dizendo o nome da pessoa e um bem que deseja a ela. Guarde para Deus a resposta que queria dar.',
  },
  {
    slug: 'atos-8',
    chapters: ['ACT.8'],
    verse: verse('Atos 8:30-31', 'correndo Isaías Entendes ensinar'),
    reflection:
      'Filipe deixa uma cidade em festa e vai para uma estrada deserta, onde um africano importante lê em voz alta e não entende. Ele corre ao lado da carruagem, pergunta e aceita subir. Pelo capítulo do cordeiro mudo os dois chegam a Jesus, e o eunuco, que no templo ficava do lado de fora, entra na água e segue viagem contente.',
    prayer:
      'Espírito de Deus, dá-me pés que corram para junto de quem busca. Ensina-me a perguntar antes de explicar. Obrigado por quem subiu na minha carruagem e me mostrou Jesus nas Escrituras. Acompanha os que leem a Bíblia sozinhos nesta noite, e manda um Filipe à estrada deles. Amém.',
    application:
      'Leia hoje, em voz alta e devagar, o trecho de Isaías que o homem da carruagem lia. Anote uma pergunta e procure alguém que ajude a responder.',
  },
  {
    slug: 'atos-9',
    chapters: ['ACT.9'],
    verse: verse('Atos 9:17', 'Ananias mãos Irmão Saulo'),
    reflection:
      'Ananias sabe quem é Saulo e por que ele veio a Damasco, e diz isso ao Senhor com todas as letras. Mesmo assim atravessa a cidade até a rua Direita, entra na casa e põe as mãos sobre um cego que três dias antes o levaria preso. A primeira palavra que Saulo escuta dele é “irmão”.',
    prayer:
      'Senhor Jesus, eu também tenho medo de algumas pessoas que dizes amar. Dá-me a franqueza de Ananias para te contar o meu receio, e a obediência dele para ir quando és tu que mandas. Tira as escamas dos meus olhos e as dos olhos dos meus adversários. Que eu saiba chamar de irmão quem chegou agora. Amém.',
    application:
      'Aproxime-se de um recém-chegado da sua igreja, sobretudo se o passado dele é comentado. Sente ao lado, apresente-o a alguém e convide-o para almoçar.',
  },
  {
    slug: 'atos-10',
    chapters: ['ACT.10'],
    verse: verse('Atos 10:28', 'Deus mostrou ninguém impuro'),
    reflection:
      'Pedro está no terraço, com fome, e vê descer do céu um lençol cheio de animais que ele nunca comeria. Enquanto ainda tenta entender, três estrangeiros chamam por ele no portão. No dia seguinte, Pedro pisa na casa de um oficial romano, conta ali a história de Jesus de Nazaré, e o Espírito desce antes que a pregação termine.',
    prayer:
      'Deus de todos os povos, tu preparas de um lado Cornélio e do outro Pedro. Perdoa os limites que eu desenhei em volta da minha mesa. Mostra-me as pessoas que eu aprendi a evitar desde criança. Que o nome de Jesus, Senhor de todos, abra a minha porta e a minha boca. Amém.',
    application:
      'Lembre um grupo de pessoas que você julga de longe. Anote três coisas que nunca perguntou a alguém desse grupo e peça a Deus uma conversa verdadeira.',
  },
  {
    slug: 'atos-11',
    chapters: ['ACT.11'],
    verse: verse('Atos 11:23', 'viu graça alegrou-se exortou'),
    reflection:
      'Alguns fugitivos sem nome falam de Jesus aos gregos de Antioquia, e a igreja de Jerusalém manda Barnabé ver o que é aquilo. Ele podia procurar defeitos, mas vê a graça de Deus e fica contente. Depois viaja até Tarso para buscar Saulo, que estava esquecido, e naquela cidade o povo inventa um nome novo: cristãos.',
    prayer:
      'Deus de toda graça, dá-me os olhos de Barnabé diante do que é novo. Livra-me de desconfiar da alegria dos outros. Mostra-me o Saulo que foi deixado em Tarso, e põe-me a caminho para buscá-lo. Que o nome de Cristo, dado a nós, combine com o nosso jeito de repartir em tempo de fome. Amém.',
    application:
      'Procure um irmão com talento que anda parado ou esquecido. Diga o que você vê nele e convide-o para fazer uma tarefa ao seu lado.',
  },
  {
    slug: 'atos-12',
    chapters: ['ACT.12'],
    verse: verse('Atos 12:14', 'voz Pedro alegria porta'),
    reflection:
      'A igreja ora por Pedro na casa da mãe de João Marcos, e Pedro bate no portão. A menina Rode reconhece a voz e fica tão contente que corre para dentro sem abrir. Os que oravam dizem que ela delira, e o apóstolo continua batendo na rua até que alguém venha ver a resposta.',
    prayer:
      'Pai, eu oro e depois me espanto quando a resposta chega ao portão. Perdoa a minha fé pequena e recebe assim mesmo os meus pedidos. Tu sabes que Tiago morreu naqueles dias e Pedro foi solto, e eu não entendo todos os teus caminhos. Dá-me a alegria de Rode e abre por mim a porta. Amém.',
    application:
      'Contem uns aos outros, à mesa ou no grupo da família, uma oração que Deus respondeu e que vocês quase não perceberam. Agradeçam por ela em voz alta.',
  },
  {
    slug: 'atos-13',
    chapters: ['ACT.13'],
    verse: verse('Atos 13:1-2', 'Antioquia Simeão Espirito Separai'),
    reflection:
      'A mesa dos líderes de Antioquia é variada: um cipriota, um homem chamado Níger, outro vindo de Cirene, um amigo de infância de Herodes e o antigo perseguidor. Enquanto adoram juntos, o Espírito pede justamente os dois mais conhecidos. A igreja os entrega com oração, e a história de Jesus passa a ser contada em ilhas e montanhas.',
    prayer:
      'Espírito Santo, tu pediste àquela igreja o que ela tinha de melhor. Ensina-nos a abrir a mão dos que amamos quando os chamas. Obrigado pelos irmãos de outra cor, de outro bairro e de outro passado, à mesma mesa. Guarda os missionários, e fala enquanto te adoramos. Amém.',
    application:
      'Fique dez minutos em adoração, sem pedir nada. No fim, pergunte a Deus o que ele quer separar da sua vida para servir a outros, e anote.',
  },
  {
    slug: 'atos-14',
    chapters: ['ACT.14'],
    verse: verse('Atos 14:15', 'homens como vós Deus vivo'),
    reflection:
      'Em Listra um homem que nunca tinha andado se põe de pé, e a multidão traz touros enfeitados para Barnabé e Paulo. Os dois rasgam a roupa, entram na multidão gritando que são gente como eles. Pouco depois aquela cidade apedreja Paulo; ele se levanta, segue, e ainda volta a Listra para animar os discípulos.',
    prayer:
      'Deus vivo, tu dás a chuva e enches de alegria o coração das pessoas. Livra-me de aceitar a honra que é tua, e livra-me também de adorar pregadores. Quando o elogio de ontem virar pedra, segura-me em Cristo. Cuida dos feridos por causa do evangelho e de quem os acolhe em casa. Amém.',
    application:
      'Quando elogiarem você hoje, agradeça e diga quem mais ajudou. Depois conte a essa pessoa o que você falou dela.',
  },
  {
    slug: 'atos-15',
    chapters: ['ACT.15'],
    verse: verse('Atos 15:11', 'graça Jesus salvos'),
    reflection:
      'A discussão em Jerusalém é longa, e a pergunta é séria: que mais um estrangeiro precisa fazer para ser salvo? Pedro lembra que nem os avós deles conseguiram levar aquele jugo, e que todos são salvos pela graça de Jesus. A carta que chega a Antioquia é curta, tem a assinatura de muitos e deixa os leitores consolados.',
    prayer:
      'Senhor Jesus, é pela tua graça que eu sou salvo, igual ao irmão que chegou ontem. Tira dos meus ombros os pesos que tu não puseste. Tira também os que eu coloquei nos outros com o meu jeito de ser crente. Dá à tua igreja reuniões em que se escuta, se ora e se chega a um acordo. Amém.',
    application:
      'Escreva uma exigência sua que pesa sobre alguém da família ou da igreja e que a Bíblia não pede. Risque-a do papel e mude hoje um gesto.',
  },
  {
    slug: 'atos-16',
    chapters: ['ACT.16'],
    verse: verse('Atos 16:25', 'meia-noite cantando hinos presos'),
    reflection:
      'Paulo e Silas têm as costas abertas pelos açoites e os pés presos no tronco, e à meia-noite cantam. Os outros presos escutam. Quando o terremoto abre as portas, Paulo grita para salvar a vida do carcereiro, que pouco depois lava aquelas mesmas feridas e põe a mesa em sua casa.',
    prayer:
      'Deus da meia-noite, eu te trago a hora em que o sono não vem e a dor fala mais alto. Coloca na minha boca um hino, ainda que baixinho. Alcança, por Jesus, os que estão presos e os que trabalham nas prisões. Segura a mão de quem pensa hoje em tirar a própria vida, e manda alguém gritar que estamos aqui. Amém.',
    application:
      'Cante um hino inteiro com outra pessoa hoje, ao vivo ou por mensagem de voz. Escolham juntos alguém que atravessa uma noite difícil e mandem o hino também a essa pessoa.',
  },
  {
    slug: 'atos-17',
    chapters: ['ACT.17'],
    verse: verse('Atos 17:23', 'altar desconhecido anuncio'),
    reflection:
      'Paulo está sozinho em Atenas, revoltado com tantos ídolos, e mesmo assim caminha devagar e lê as inscrições. Encontra um altar sem nome e começa por ele, citando até os poetas da cidade. Alguns riem quando ele fala da ressurreição, outros deixam para depois, e o relato guarda o nome de uma mulher que creu, Dâmaris.',
    prayer:
      'Senhor do céu e da terra, não estás longe de nenhuma casa da minha rua. Dá-me o passo lento de Paulo para ler o coração das pessoas antes de falar. Perdoa os altares que eu mesmo levantei ao sucesso e ao medo. Que eu anuncie Jesus ressuscitado com respeito e sem vergonha. Amém.',
    application:
      'Caminhe hoje pelo seu bairro, sozinho, observando o que as pessoas amam e temem. Em cada esquina, peça a Deus uma porta para falar de Cristo.',
  },
  {
    slug: 'atos-18',
    chapters: ['ACT.18'],
    verse: verse('Atos 18:3', 'ofício trabalhava tendas'),
    reflection:
      'Áquila e Priscila foram expulsos de Roma e recomeçam a vida em Corinto, costurando tendas. Paulo, que tem a mesma profissão, fica com eles, e entre o couro e a linha os três falam de Jesus. Foi esse casal que mais tarde levou Apolo para casa e lhe explicou com cuidado o que ele ainda não sabia.',
    prayer:
      'Senhor, tu conheces a oficina, o balcão e a cozinha onde eu passo o dia. Abençoa o trabalho das minhas mãos e a conversa que corre enquanto elas trabalham. Cuida dos que precisaram mudar de cidade à força e recomeçam do nada. Dá-me humildade para ensinar sem ferir e para aprender com todos. Amém.',
    application:
      'Faça a sua tarefa principal de hoje com capricho, oferecendo-a a Jesus em silêncio no começo, no meio e no fim, como Paulo diante de uma tenda.',
  },
  {
    slug: 'atos-19',
    chapters: ['ACT.19'],
    verse: verse('Atos 19:19', 'ocultismo livros queimaram'),
    reflection:
      'Éfeso vivia de magia, de amuletos e das miniaturas de prata do templo de Diana. Muitos que creram trazem os seus livros secretos à praça e queimam uma fortuna numa fogueira, em vez de vendê-los. Do outro lado Demétrio conta os prejuízos, e a cidade grita duas horas sem saber bem por quê; Cristo tinha mexido no bolso dela.',
    prayer:
      'Senhor Jesus, o teu nome é maior que os poderes de que tive medo. Mostra-me o que ainda guardo por superstição ou por lucro. Dá-me liberdade para deixar tudo o que me prende, sem desprezar quem ainda procura socorro nessas coisas. Que a tua palavra cresça na minha cidade com verdade e bondade. Amém.',
    application:
      'Converse com um irmão de confiança sobre um hábito, objeto ou negócio que prende você. Decidam juntos o primeiro passo e deem-no ainda hoje.',
  },
  {
    slug: 'atos-20',
    chapters: ['ACT.20'],
    verse: verse('Atos 20:36-37', 'joelhos orou pranto pescoço'),
    reflection:
      'O navio espera em Mileto, e Paulo tem pouco tempo com os líderes de Éfeso. Ele lembra as lágrimas, as casas visitadas, as mãos que trabalharam para sustentar também os outros, e os confia a Deus e à palavra da graça. Depois todos se ajoelham com ele, choram e o abraçam, porque sabem que não vão vê-lo outra vez.',
    prayer:
      'Pai, eu entrego a ti e à palavra da tua graça as pessoas de quem precisei me despedir. Guarda os filhos que foram para longe e os amigos que mudaram de igreja ou de cidade. Protege o rebanho que Jesus comprou com o seu sangue. Que eu deixe, por onde passo, a lembrança de um trabalho limpo. Amém.',
    application:
      'Abrace alguém de quem você gosta e diga por que agradece a Deus por essa pessoa. Se ela mora longe, mande a sua voz num áudio curto.',
  },
  {
    slug: 'atos-21',
    chapters: ['ACT.21'],
    verse: verse('Atos 21:5', 'mulheres filhos joelhos praia'),
    reflection:
      'O navio descarrega em Tiro durante uma semana, e Paulo procura os irmãos que nunca tinha visto. Na partida, as famílias inteiras o acompanham até a areia, os pais, as mães, as crianças, e todos se ajoelham ali. Em cada porto alguém chora e avisa das correntes, até que os amigos se calam e põem aquele destino nas mãos do Senhor.',
    prayer:
      'Pai, seja feita a tua vontade também onde eu preferia outra. Abençoa as crianças que viram os pais orarem na areia. Obrigado pelos irmãos que encontrei em cidades estranhas e que me receberam como família. Vai com os que viajam hoje, e dá-nos em Cristo a coragem de Paulo e as lágrimas dos seus amigos. Amém.',
    application:
      'Antes de alguém da casa sair hoje, orem juntos em voz alta, ajoelhados ou de mãos dadas, ainda que seja por meio minuto.',
  },
  {
    slug: 'atos-22',
    chapters: ['ACT.22'],
    verse: verse('Atos 22:25', 'lícito açoitar romano condenado'),
    reflection:
      'Paulo conta a sua história na escada do quartel, na língua do povo que quer matá-lo, e é ouvido até a palavra “gentios”. Depois o amarram para o chicote, e ele faz uma pergunta ao centurião sobre os seus direitos. O servo de Jesus, pronto a morrer por ele, usa a lei para não apanhar sem julgamento.',
    prayer:
      'Senhor, tu me chamaste pelo nome e me mandaste para longe. Dá-me serenidade para contar a tua obra a quem está com raiva. Obrigado pelas leis que protegem os fracos; ensina-me a usá-las por mim e pelos outros. Defende, por Jesus, os que hoje apanham sem terem sido ouvidos. Amém.',
    application:
      'Anote um direito seu, ou de alguém próximo, que está sendo desrespeitado, e procure hoje o órgão certo. Em caso de violência em casa, o número é 180.',
  },
  {
    slug: 'atos-23',
    chapters: ['ACT.23'],
    verse: verse('Atos 23:16', 'filho irmã Paulo cilada'),
    reflection:
      'Mais de quarenta homens juram não comer enquanto não matarem Paulo, e o plano deles parece certo. Um rapaz, filho da irmã de Paulo, escuta a conversa e entra sozinho no quartel para avisar. O comandante o leva pela mão para um canto, acredita nele e manda quase quinhentos soldados escoltarem o preso naquela noite.',
    prayer:
      'Senhor, tu disseste a Paulo que tivesse ânimo, e usaste a coragem de um moço. Livra do perigo quem está ameaçado nesta noite. Dá aos adolescentes adultos que os escutem e acreditem neles. Que eu saiba denunciar o mal que ouço, na hora certa e à pessoa certa, confiando no teu cuidado em Cristo. Amém.',
    application:
      'Pergunte-se, sozinho, se você sabe de algum perigo que outra pessoa corre. Se souber, avise hoje quem pode proteger; o Disque 100 recebe denúncias a qualquer hora.',
  },
  {
    slug: 'atos-24',
    chapters: ['ACT.24'],
    verse: verse('Atos 24:25', 'justiça julgamento Félix oportunidade'),
    reflection:
      'Félix gosta de ouvir Paulo e o chama muitas vezes, sempre com a esperança de um dinheiro por baixo da mesa. Quando a conversa chega à justiça, ao domínio próprio e ao juízo, o governador se assusta e marca para outra hora. Dois anos passam assim, e ele vai embora da província deixando o preso na cela e a resposta para depois.',
    prayer:
      'Deus justo, eu conheço a frase de Félix, porque já a disse a ti. Hoje eu não quero marcar outra hora. Mostra-me o que preciso endireitar e dá-me um coração que se assuste para o bem. Guarda a minha consciência limpa diante de ti e das pessoas, pela graça de Cristo. Amém.',
    application:
      'Diga a um amigo qual decisão com Deus você vem adiando e que passo vai dar até a noite. Peça que ele pergunte amanhã se você o deu.',
  },
  {
    slug: 'atos-25',
    chapters: ['ACT.25'],
    verse: verse('Atos 25:19', 'morto Jesus afirmava vivo'),
    reflection:
      'Festo é novo no cargo e tenta explicar o processo ao rei Agripa. Ele resume tudo numa frase de escritório: trata-se de um certo Jesus, já falecido, que Paulo diz estar vivo. O governador não sabe o que escrever ao imperador, e sem querer acaba de dizer o centro da nossa fé.',
    prayer:
      'Jesus, tu estás vivo, e é por isso que eu falo contigo agora. Que esta notícia apareça também nos meus papéis, nas minhas contas e nas minhas reuniões. Dá paciência aos que esperam um julgamento que não anda. Faz com que até quem não crê repare que eu vivo como alguém que tem um Senhor. Amém.',
    application:
      'Escreva numa frase curta, como a de Festo, o que você afirma sobre Jesus. Deixe-a no seu lugar de trabalho ou de estudo e leia-a antes de começar.',
  },
  {
    slug: 'atos-26',
    chapters: ['ACT.26'],
    verse: verse('Atos 26:29', 'todos ouvindo hoje correntes'),
    reflection:
      'Agripa e Berenice entram com toda a pompa, e diante deles está um prisioneiro acorrentado que conta como encontrou Jesus na estrada. Festo o interrompe aos gritos e o chama de louco. Paulo responde com educação, olha para o rei e deseja que todos naquela sala fossem como ele, menos nas correntes.',
    prayer:
      'Jesus, tu me encontraste no meu caminho e mudaste a direção dos meus passos. Dá-me palavras simples para contar isso a quem tem poder e a quem não tem nenhum. Se rirem de mim, guarda a minha voz na mansidão. Que eu deseje aos que me ouvem todo o bem que recebi de ti. Amém.',
    application:
      'Conte a um amigo, com calma, como era a sua vida antes de conhecer Jesus, como foi o encontro e o que mudou. Depois escute a história dele.',
  },
  {
    slug: 'atos-27',
    chapters: ['ACT.27'],
    verse: verse('Atos 27:35-36', 'pão agradeceu encorajados'),
    reflection:
      'O navio é levado pelo vento há catorze dias, sem sol e sem estrelas, com duzentas e setenta e seis pessoas que quase não comem. Paulo, um preso, pega o pão, dá graças a Deus na frente de todos e começa a comer. Os outros criam ânimo e comem também, e horas depois chegam à praia, nadando ou agarrados a tábuas.',
    prayer:
      'Deus a quem pertenço e a quem sirvo, o vento que sopra na minha casa já dura muitos dias. Fica conosco no navio, ainda que ele se quebre. Ensina-me a dar graças pelo pão diante de quem perdeu a esperança. Leva-nos todos a terra firme, em Cristo, do jeito que for possível. Amém.',
    application:
      'Prepare hoje uma refeição simples, sente-se para comê-la sem pressa e agradeça em voz alta, mesmo que esteja só e que o dia tenha sido ruim.',
  },
  {
    slug: 'atos-28',
    chapters: ['ACT.28'],
    verse: verse('Atos 28:2', 'benevolência fogueira chuva frio'),
    reflection:
      'Molhados e com frio, os náufragos são recebidos pelos moradores de Malta com uma fogueira. O apóstolo, que podia descansar, sai juntando gravetos com os outros. O livro termina numa casa alugada em Roma, com um soldado ao lado e a porta aberta a quem quisesse ouvir falar de Jesus, e o último versículo deixa Paulo falando.',
    prayer:
      'Senhor, obrigado pelo povo de Malta e por todo estranho que já acendeu um fogo para mim. Lembra-me de juntar gravetos quando chego cansado. Abre a minha casa, própria ou alugada, a quem quer saber do teu Reino. Que a tua palavra continue sem impedimento, também pela minha voz. Amém.',
    application:
      'Acolha hoje alguém que chegou há pouco ao bairro, à escola ou ao trabalho: ofereça um café, explique como as coisas funcionam, deixe o seu telefone.',
  },
];
