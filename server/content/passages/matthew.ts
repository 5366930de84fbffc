import type { PassageDevotional } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const matthew: readonly PassageDevotional[] = [
  {
    slug: 'mateus-1',
    chapters: ['MAT.1'],
    verse: verse('Mateus 1:21', 'JESUS salvará pecados'),
    reflection:
      'José resolve deixar Maria em segredo, para que ninguém a humilhe diante da aldeia. Ele ainda não sabe do Espírito Santo e já procura proteger a moça que pensa ter perdido. Depois do sonho, ele se levanta, recebe a esposa em casa e dá ao menino o nome de Jesus, o salvador esperado por toda aquela lista de avós.',
    prayer:
      'Pai, tu escolheste para o teu Filho a casa de um homem que sabia calar e obedecer. Quando eu receber uma notícia que não entendo, guarda a minha boca e a minha pressa. Mostra-me como proteger quem está envergonhado perto de mim. Eu agradeço porque Jesus nasceu numa família comum, com medos parecidos com os meus. Amém.',
    application:
      'Pense numa decisão que você ia tomar hoje com mágoa ou com raiva. Deixe-a para amanhã e ore esta noite pela pessoa que ela atinge.',
  },
  {
    slug: 'mateus-2',
    chapters: ['MAT.2'],
    verse: verse('Mateus 2:14', 'menino mãe noite Egito'),
    reflection:
      'Homens de longe trazem ouro, incenso e mirra, e na mesma página um rei manda matar crianças. José se levanta no escuro, pega o menino e a mãe e parte para o Egito na mesma noite. O Filho de Deus vive parte da infância em terra estrangeira, enquanto em Belém há mães que não aceitam consolo.',
    prayer:
      'Senhor Jesus, tu foste criança refugiada e conheceste a pressa de uma fuga. Guarda hoje as famílias que atravessam fronteiras com os filhos no colo. Chora com as mães que perderam os seus pela violência. Dá a mim os ouvidos de José, prontos no meio da noite, e mãos que ofereçam abrigo. Amém.',
    application:
      'Informe-se sobre uma família de migrantes ou refugiados na sua cidade e leve, com alguém da igreja, uma ajuda útil: fraldas, um agasalho, uma conversa para o documento.',
  },
  {
    slug: 'mateus-3',
    chapters: ['MAT.3'],
    verse: verse('Mateus 3:14-15', 'preciso batizado vens justiça'),
    reflection:
      'Gente de toda a Judeia desce ao rio e confessa os pecados em voz alta, e João não poupa ninguém. No fim da fila chega Jesus, que não tem o que confessar, e João tenta impedi-lo. Jesus entra na mesma água barrenta em que os outros deixaram a culpa, e é ali, ainda molhado, que ouve o Pai dizer quanto o ama.',
    prayer:
      'Jesus, tu entraste na minha água antes que eu soubesse o teu nome. Eu confesso hoje o que escondi atrás de bons costumes e de boa família. Dá-me frutos que mostrem que mudei de caminho. E faz chegar aos meus ouvidos a voz que chamou de amado o Filho em quem fui recebido. Amém.',
    application:
      'Lave o rosto devagar, sozinho, e confesse a Deus um pecado desta semana. Diga em seguida, em voz alta, que em Cristo você é filho amado.',
  },
  {
    slug: 'mateus-4',
    chapters: ['MAT.4'],
    verse: verse('Mateus 4:3-4', 'Filho Deus pedras pães'),
    reflection:
      'No rio uma voz tinha chamado Jesus de Filho, e no deserto outra voz põe um “se” diante dessa palavra. Ele está com fome de quarenta dias e responde três vezes com frases que Israel aprendeu caminhando na areia. O tentador vai embora, e quem sai do deserto para chamar pescadores é o mesmo Filho, sem nada que provar.',
    prayer:
      'Jesus, tu sabes o que é ser tentado com o estômago vazio. Quando eu duvidar de que sou amado pelo Pai, coloca a tua palavra na minha boca. Livra-me dos atalhos que prometem pão, aplauso e poder. Chama-me outra vez, como chamaste Simão e André, no lugar em que trabalho. Amém.',
    application:
      'Decore um versículo curto para a tentação que mais visita você, escreva-o num cartão e repita-o em voz alta três vezes antes de dormir.',
  },
  {
    slug: 'mateus-5',
    chapters: ['MAT.5'],
    verse: verse('Mateus 5:23-24', 'altar irmão reconciliar oferta'),
    reflection:
      'Um homem chega ao altar com a sua oferta na mão e se lembra do irmão que ficou magoado com ele. Jesus manda deixar a oferta ali mesmo, no chão do templo, e sair para procurar o irmão. Quem o ouvia na Galileia morava a dias de viagem de Jerusalém, e entendeu quanto aquela conversa valia para Deus.',
    prayer:
      'Senhor Jesus, eu venho orar com um nome na memória, e tu sabes qual é. Perdoa a palavra que eu disse e a visita que eu fui adiando. Dá-me humildade para falar primeiro e mansidão para ouvir a queixa inteira. Prepara também o coração de quem vai me receber. Amém.',
    application:
      'Mande hoje uma mensagem a alguém que você magoou, peça perdão em duas frases, sem explicações, e combine uma conversa. Se o contato for perigoso, apenas ore.',
  },
  {
    slug: 'mateus-6',
    chapters: ['MAT.6'],
    verse: verse('Mateus 6:26', 'aves alimenta importantes'),
    reflection:
      'Jesus fala a gente que recebia por dia e não sabia do almoço de amanhã, e pede que olhe um passarinho. Antes disso ele ensinou a orar num quarto fechado, pelo pão de um dia só. O Pai que vê no escondido é o mesmo que dá de comer às aves, e o olhar dele alcança o armário quase vazio.',
    prayer:
      'Pai nosso, tu conheces a conta que vence e a panela que eu preciso encher. Dá-nos hoje o pão deste dia, e a mim a coragem de repartir o que sobrar. Perdoa o tempo que eu gasto vivendo o amanhã. Que eu te busque primeiro, de porta fechada, e saia do quarto mais confiante em Jesus. Amém.',
    application:
      'Olhe um pássaro por cinco minutos, da janela ou na rua, sem o celular. Depois faça o pedido de pão para um só dia, e nada mais.',
  },
  {
    slug: 'mateus-7',
    chapters: ['MAT.7'],
    verse: verse('Mateus 7:25', 'chuva ventos casa rocha'),
    reflection:
      'As duas casas da história podem ter a mesma pintura e a mesma varanda. A diferença está embaixo, no lugar que a visita não vê, e só aparece quando a água bate nas paredes. Jesus termina assim um sermão inteiro sobre o olho do irmão, a porta estreita e o pão pedido ao Pai, e chama de rocha a prática do que ele disse.',
    prayer:
      'Mestre, eu ouvi muitas palavras tuas e construí em cima de poucas. Mostra-me o que está sobre areia na minha casa, antes que chova. Tira do meu olho a trave com a tua mão cuidadosa. Dá-me vontade de obedecer hoje em uma coisa pequena, e firma-me sobre ti. Amém.',
    application:
      'Escolha com o seu cônjuge, um filho ou um amigo uma única frase deste sermão e combinem como cada um vai praticá-la até amanhã à noite.',
  },
  {
    slug: 'mateus-8',
    chapters: ['MAT.8'],
    verse: verse('Mateus 8:3', 'estendendo mão tocou-o limpo'),
    reflection:
      'Um leproso se ajoelha e diz que Jesus pode, se quiser. Fazia tempo que ninguém encostava naquela pele, e o toque chega antes da cura. No mesmo capítulo Jesus atende um soldado estrangeiro, segura a mão da sogra de Pedro e recebe ao anoitecer todos os doentes que lhe trazem, carregando consigo as dores deles.',
    prayer:
      'Senhor, se queres, podes, e eu descanso no que quiseres. Obrigado porque não tens nojo do que em mim está ferido. Toca os que vivem sem abraço, nos hospitais, nas ruas e nas casas de idosos. Dá aos médicos e enfermeiros mãos como as tuas, e a mim também. Amém.',
    application:
      'Ofereça hoje um aperto de mão demorado ou um abraço, pedindo licença, a alguém que vive só. Pergunte como foi o dia e espere a resposta.',
  },
  {
    slug: 'mateus-9',
    chapters: ['MAT.9'],
    verse: verse('Mateus 9:9', 'Mateus impostos Segue-me'),
    reflection:
      'Mateus está sentado na coletoria, com a mesa, as moedas e o desprezo dos vizinhos. Jesus passa, olha para ele e o chama ali mesmo, no meio do expediente. Poucas linhas depois a casa está cheia de cobradores e de gente malvista, e o Mestre come com eles como um médico que foi até onde os doentes estavam.',
    prayer:
      'Jesus, tu entraste em casas onde as pessoas religiosas não entravam. Eu quero te receber na minha, com a bagunça que há nela e com as contas que me envergonham. Chama-me de novo no meio do meu trabalho. E tira de mim o costume de decidir quem pode ou não sentar à tua mesa. Amém.',
    application:
      'Convide para um café alguém da escola, do trabalho ou da rua que costuma ficar de fora, e deixe que a conversa seja sobre a vida dessa pessoa.',
  },
  {
    slug: 'mateus-10',
    chapters: ['MAT.10'],
    verse: verse('Mateus 10:29-30', 'pardais moeda cabelos contados'),
    reflection:
      'Na feira da Galileia dois pardais custavam uma moedinha, e os pobres os comiam assados. Jesus envia os doze sem dinheiro e sem roupa de troca, avisa que haverá tribunais e brigas em família, e fala então desses passarinhos. O Pai acompanha a queda de um deles, e conhece o número de cabelos de cada enviado.',
    prayer:
      'Pai, eu me sinto pequeno diante do que me pedes, e tu contas até os meus cabelos. Tira o medo que fecha a minha boca quando devo falar de Jesus. Faz-me prudente com os lobos e simples como as pombas. Guarda os missionários que partiram com pouco na mala. Amém.',
    application:
      'Diga a Deus, a sós, o nome da pessoa diante de quem você tem mais receio de falar da fé. Peça uma frase simples e a hora certa.',
  },
  {
    slug: 'mateus-11',
    chapters: ['MAT.11'],
    verse: verse('Mateus 11:28-29', 'cansados sobrecarregados jugo descanso'),
    reflection:
      'João Batista, que tinha apontado o Cordeiro no rio, manda perguntar da prisão se Jesus é mesmo o esperado. Jesus responde com aquilo que os mensageiros veem e ouvem, e depois elogia João diante da multidão. No mesmo capítulo ele chama os cansados para perto de si, e a porta está aberta também para quem duvida dentro de uma cela.',
    prayer:
      'Meu Senhor, eu chego com o corpo cansado e com perguntas que não contei a ninguém. Tu não te ofendeste com João, e eu confio que não te ofendes comigo. Ensina-me o teu jeito manso de carregar o dia. Coloca sobre mim somente o que é teu, e eu deixo contigo o resto. Amém.',
    application:
      'Escreva num papel a dúvida ou o peso que você mais esconde, leia a folha a Jesus em voz baixa e descanse quinze minutos sem o celular.',
  },
  {
    slug: 'mateus-12',
    chapters: ['MAT.12'],
    verse: verse('Mateus 12:20', 'cana rachada pavio'),
    reflection:
      'Os adversários planejam matar Jesus, e ele se afasta sem briga e continua curando. Mateus se lembra então de Isaías e fala de uma cana rachada e de um pavio que já solta fumaça. Qualquer um jogaria fora as duas coisas; o Servo de Deus protege a cana com a mão e sopra de leve até a chama voltar.',
    prayer:
      'Servo de Deus, eu estou como esse pavio, com mais fumaça do que luz. Obrigado porque não me apagas. Protege também quem está rachado perto de mim, como aquela cana, e perdoa se eu os apertei quando precisavam de cuidado. Sopra de leve sobre a nossa casa, e reacende a esperança. Amém.',
    application:
      'Cuide hoje de alguém que está por um fio: prepare um lanche, fale baixo, assuma uma tarefa. Não dê conselhos enquanto a pessoa não pedir.',
  },
  {
    slug: 'mateus-13',
    chapters: ['MAT.13'],
    verse: verse('Mateus 13:29-30', 'joio trigo colheita'),
    reflection:
      'Os empregados do campo querem arrancar o joio assim que o descobrem, e o dono não deixa. As duas plantas têm as raízes misturadas, e a pressa deles custaria boas espigas. Jesus explica em casa, aos discípulos, que a separação será feita por mãos que não erram, no tempo da colheita, e até lá o trigo continua crescendo.',
    prayer:
      'Dono da seara, a maldade que eu vejo perto de mim me dá pressa de arrancar tudo. Dá-me paciência com as pessoas e firmeza contra o mal que nasce no meu próprio coração. Cuida do que é bom e ainda pequeno na minha casa e na minha igreja. Eu entrego a ti o dia da colheita. Amém.',
    application:
      'Converse com alguém da família sobre uma pessoa que vocês dois costumam criticar. Lembrem juntos algo de bom que há nela e orem por ela pelo nome.',
  },
  {
    slug: 'mateus-14',
    chapters: ['MAT.14'],
    verse: verse('Mateus 14:30-31', 'vento afundar estendendo segurou'),
    reflection:
      'Pedro dá alguns passos sobre o lago, sente o vento e começa a descer na água escura. A oração dele tem três palavras, e é dita com medo. Jesus estende logo a mão e o segura; a pergunta sobre a dúvida vem depois, quando o discípulo já está seguro.',
    prayer:
      'Senhor, salva-me também hoje, porque o vento está forte e eu olhei demais para ele. Eu não tenho agora palavras bonitas nem uma fé grande para mostrar. Segura-me antes de me corrigir, como seguraste a Pedro no lago. Depois caminha comigo até o barco e traz calma à minha noite. Amém.',
    application:
      'Escolha uma oração de poucas palavras que seja sua e repita-a três vezes ao longo do dia, parado, com a mão aberta, diante daquilo que assusta você.',
  },
  {
    slug: 'mateus-15',
    chapters: ['MAT.15'],
    verse: verse('Mateus 15:27-28', 'cachorrinhos migalhas fé'),
    reflection:
      'Uma mãe cananeia grita atrás de Jesus por causa da filha, e a primeira resposta é silêncio. Os discípulos querem que ela vá embora; ela se ajoelha e pede de novo. Quando ouve falar do pão dos filhos, responde que uma migalha lhe basta, e Jesus elogia a fé daquela estrangeira como não tinha elogiado a de nenhum dos doze.',
    prayer:
      'Filho de Davi, tem misericórdia, porque a minha dor tem nome de filho. O teu silêncio me assusta, e eu fico aqui assim mesmo. Uma migalha da tua mesa é mais do que eu encontraria em outro lugar. Abre os meus ouvidos às mães que gritam na minha cidade e que tanta gente manda calar. Amém.',
    application:
      'Repita hoje, em três horários, um pedido antigo por alguém da sua família. Antes de cada vez, fique um minuto calado diante de Jesus.',
  },
  {
    slug: 'mateus-16',
    chapters: ['MAT.16'],
    verse: verse('Mateus 16:15-16', 'quem dizeis Cristo Filho'),
    reflection:
      'Perto de Cesareia de Filipe havia templos de muitos deuses, e ali Jesus pergunta o que se diz dele por aí. As respostas vêm fáceis; depois ele pergunta o que dizem os doze, e Pedro confessa. Dali a poucos versículos o mesmo Pedro tenta afastá-lo da cruz, e recebe uma repreensão tão forte quanto tinha sido a bênção.',
    prayer:
      'Jesus, tu és o Cristo prometido, e eu digo isso hoje com a minha boca. Perdoa quando aceito a tua glória e recuso a tua cruz. Ensina-me a pensar nas coisas de Deus, que tantas vezes não são as que eu queria. Edifica a tua igreja, também por meio de mim. Amém.',
    application:
      'Perguntem uns aos outros, no almoço ou no grupo, quem é Jesus para cada um hoje. Todos respondem com as próprias palavras, e ninguém corrige.',
  },
  {
    slug: 'mateus-17',
    chapters: ['MAT.17'],
    verse: verse('Mateus 17:7-8', 'tocou-os Levantai-vos medo'),
    reflection:
      'Três discípulos veem o rosto de Jesus brilhar como o sol e caem de bruços quando a nuvem fala. É o toque da mão de Jesus que os levanta, e ao abrir os olhos o encontram sozinho, do jeito de sempre. No pé da montanha espera um pai com o filho que cai no fogo, e o Amado desce para atendê-los.',
    prayer:
      'Pai, tu mandaste ouvir o teu Filho amado, e eu quero fazer silêncio para isso. Toca-me quando o medo me derruba com o rosto no chão. Obrigado pelos momentos claros que me deste e que guardo na memória. Desce comigo até as pessoas que sofrem ao pé do monte, em nome de Jesus. Amém.',
    application:
      'Escreva a lembrança de um momento em que Deus lhe pareceu próximo. Leia o que escreveu antes de entrar na tarefa mais difícil do dia.',
  },
  {
    slug: 'mateus-18',
    chapters: ['MAT.18'],
    verse: verse('Mateus 18:33', 'misericórdia conservo'),
    reflection:
      'Um servo sai da sala do rei livre de uma dívida que nem em muitas vidas pagaria. Na rua ele encontra um colega que lhe deve cem dias de salário e o agarra pelo pescoço. Pedro tinha perguntado quantas vezes deveria perdoar, e Jesus respondeu com essa história de dois homens que pedem prazo com as mesmas palavras.',
    prayer:
      'Rei de toda misericórdia, tu me soltaste de uma dívida que eu nem sei medir. Eu confesso que ainda guardo anotado o que me devem. Ajuda-me a soltar o pescoço do meu irmão, mesmo quando a confiança precisar de tempo ou de distância. Que eu me lembre da cruz antes de cobrar. Amém.',
    application:
      'Diga a uma pessoa próxima que uma falta pequena dela está perdoada e que você não vai mais tocar nesse assunto. Depois cumpra isso nas brincadeiras também.',
  },
  {
    slug: 'mateus-19',
    chapters: ['MAT.19'],
    verse: verse('Mateus 19:13-14', 'crianças mãos orasse impeçais'),
    reflection:
      'Os adultos discutem divórcio com Jesus, e no meio da conversa séria alguém chega com crianças. Os discípulos ralham, e o Mestre interrompe os discípulos. Ele põe as mãos sobre cada cabeça antes de seguir viagem, e logo depois encontra um moço rico que tem tudo, menos a mão vazia daqueles pequenos.',
    prayer:
      'Jesus, abre espaço em nossas reuniões para o barulho das crianças. Põe as tuas mãos sobre as que moram nesta casa e sobre as que ninguém abraçou hoje. Guarda-as de todo adulto que queira feri-las. E faz de mim alguém que recebe o Reino de mãos vazias, com alegria. Amém.',
    application:
      'Dedique meia hora a uma criança da família, da igreja ou da vizinhança, com os pais por perto: brinque do que ela escolher e ore com ela uma frase.',
  },
  {
    slug: 'mateus-20',
    chapters: ['MAT.20'],
    verse: verse('Mateus 20:7', 'ninguém empregou vinha'),
    reflection:
      'Na praça ainda há homens parados uma hora antes do pôr do sol, e a explicação deles é simples: ninguém os contratou. O dono da vinha volta para buscá-los e, à noite, paga a cada um o salário de um dia inteiro. Jesus conta isso a discípulos que pouco depois brigam pelos melhores lugares no Reino.',
    prayer:
      'Senhor da vinha, eu te agradeço por teres voltado à praça quando o meu dia já ia longe. Tira do meu olhar a inveja do irmão que recebe o mesmo que eu. Lembra-te de quem procura emprego e volta para casa sem resposta. Faz de mim alguém que abre lugar no trabalho e na mesa. Amém.',
    application:
      'Ore, dizendo o nome, por alguém que está desempregado, e faça sozinho uma coisa prática por essa pessoa: procure uma vaga, revise o currículo ou separe um alimento.',
  },
  {
    slug: 'mateus-21',
    chapters: ['MAT.21'],
    verse: verse('Mateus 21:28-29', 'filhos vinha arrependido'),
    reflection:
      'Um pai pede aos dois filhos que vão trabalhar na vinha naquele dia. O primeiro diz que não quer, pensa melhor e vai; o segundo responde com educação e fica em casa. Jesus conta isso no templo, pouco depois de entrar na cidade montado num jumentinho, a chefes religiosos que diziam sim a Deus e não se arrependiam.',
    prayer:
      'Pai, muitas vezes eu te disse sim e fiquei no sofá. Perdoa a minha boa educação sem obediência. Se hoje de manhã eu respondi que não, muda o meu coração e leva-me ainda à vinha. Obrigado porque Jesus recebeu os que se arrependeram tarde. Amém.',
    application:
      'Cumpra até a noite uma promessa que você fez e foi deixando: a visita, o conserto, a devolução. Faça antes de avisar que vai fazer.',
  },
  {
    slug: 'mateus-22',
    chapters: ['MAT.22'],
    verse: verse('Mateus 22:9', 'caminhos convidai casamento'),
    reflection:
      'A mesa do casamento está posta, os animais assados, e os convidados preferem a roça e o comércio. O rei manda então os servos às esquinas, e o salão se enche de maus e bons que ninguém esperava ver juntos. Um deles entra sem a roupa da festa e fica mudo quando o rei pergunta por quê.',
    prayer:
      'Rei bondoso, eu aceito o teu convite, e reconheço que fui achado numa esquina. Veste-me com a justiça de Cristo, porque a minha roupa não serve para a tua festa. Perdoa as vezes em que eu troquei a tua mesa pelos meus afazeres. Usa a minha voz para chamar quem ainda está na rua. Amém.',
    application:
      'Convide hoje uma pessoa para o próximo culto ou estudo bíblico da sua igreja e ofereça ir junto, buscar na porta ou sentar ao lado dela.',
  },
  {
    slug: 'mateus-23',
    chapters: ['MAT.23'],
    verse: verse('Mateus 23:37', 'Jerusalém galinha pintinhos asas'),
    reflection:
      'Os ais deste capítulo são os mais duros que saíram da boca de Jesus: copos limpos por fora, túmulos pintados, viúvas roubadas em nome da oração. Mesmo assim ele termina com um lamento, chamando a cidade pelo nome duas vezes. Ele se compara a uma galinha que quis juntar os filhotes debaixo das asas, e eles não quiseram.',
    prayer:
      'Senhor, lava primeiro o lado de dentro do meu copo. Eu cuido da aparência e deixo a justiça, a misericórdia e a fidelidade para outro dia. Protege as pessoas feridas por quem usa o teu nome para tirar proveito. Recolhe-me debaixo das tuas asas, que eu não quero mais fugir. Amém.',
    application:
      'Perguntem, em dupla, que peso cada um põe sobre os ombros dos outros sem ajudar com um dedo. Escolham um desses pesos e aliviem-no hoje.',
  },
  {
    slug: 'mateus-24',
    chapters: ['MAT.24'],
    verse: verse('Mateus 24:12-13', 'injustiça amor esfriará perseverar'),
    reflection:
      'Os discípulos mostram a Jesus as pedras enormes do templo, e ele diz que nenhuma vai ficar sobre a outra. Fala de guerras, fomes e enganadores, e pede que ninguém se espante nem faça contas, porque o dia só o Pai conhece. No meio dos sinais está um que acontece devagar, dentro de casa: o amor que esfria.',
    prayer:
      'Filho do homem, eu ouço notícias de guerra e fico com medo ou com indiferença. Aquece outra vez o meu amor, que a maldade do mundo vai esfriando. Livra a tua igreja dos que marcam datas e vendem pânico. Que tu me encontres, quando vieres, dando de comer a quem me confiaste. Amém.',
    application:
      'Leia hoje as notícias uma vez só, sem comentários. Para cada notícia triste, faça uma oração de uma linha, e depois faça um bem a alguém de perto.',
  },
  {
    slug: 'mateus-25',
    chapters: ['MAT.25'],
    verse: verse('Mateus 25:40', 'menores irmãos fizestes mim'),
    reflection:
      'As pessoas à direita do Rei ficam surpresas, porque não se lembram de ter servido a Jesus. Lembram-se talvez de um prato de comida, de uma visita no presídio, de uma coberta emprestada a um estrangeiro. O Rei guarda cada um desses gestos e os conta como recebidos por ele mesmo.',
    prayer:
      'Jesus, eu já passei por ti muitas vezes sem reconhecer o teu rosto. Perdoa-me pelo portão que eu fechei e pela visita que ficou para depois. Abre os meus olhos para a fome e para a solidão que moram na minha rua. Que eu sirva sem esperar que alguém veja. Amém.',
    application:
      'Separe agora uma peça de roupa boa ou um pacote de alimento e leve-o ainda hoje a quem precisa, sem tirar foto e sem contar a ninguém.',
  },
  {
    slug: 'mateus-26',
    chapters: ['MAT.26'],
    verse: verse('Mateus 26:38-39', 'tristeza vigiai cálice'),
    reflection:
      'Jesus leva três amigos para dentro do Getsêmani e lhes diz que está triste a ponto de morrer. Pede que fiquem acordados com ele, e encontra os três dormindo. Volta ao mesmo lugar, repete a mesma oração por três vezes e entrega ao Pai a própria vontade antes que as tochas apareçam entre as oliveiras.',
    prayer:
      'Pai, o teu Filho orou com o rosto no chão e repetiu o mesmo pedido. Eu também tenho um cálice que não quero beber, e tu sabes o nome dele. Recebe a minha vontade, que ainda se debate. Obrigado porque Jesus bebeu o dele até o fim por minha causa. Amém.',
    application:
      'Telefone para alguém que passa por uma noite difícil, pergunte como está e fique na linha uns minutos, escutando. Ore com a pessoa antes de desligar.',
  },
  {
    slug: 'mateus-27',
    chapters: ['MAT.27'],
    verse: verse('Mateus 27:32', 'Cirene Simão obrigaram-no cruz'),
    reflection:
      'Simão vinha de longe, de Cirene, sem ter nada com aquela execução. Os soldados o obrigam a carregar a madeira, e as mãos dele se sujam do mesmo sangue que Pilatos tentou lavar das suas. No Gólgota fica escuro por três horas, Jesus grita a pergunta do salmo e, quando ele morre, o véu do templo se rasga de cima a baixo.',
    prayer:
      'Jesus, eu fico junto da tua cruz sem palavras. Obrigado porque entraste no abandono que era meu e gritaste ali o nome de Deus. Acolhe os que hoje também perguntam por quê. Quando a vida me puser nos ombros uma cruz alheia, que eu reconheça perto de mim o teu rosto. Amém.',
    application:
      'Carregue hoje, literalmente, o peso de outra pessoa: a sacola, a mala, o galão de água, a criança dormindo. Lembre-se de Simão enquanto caminha.',
  },
  {
    slug: 'mateus-28',
    chapters: ['MAT.28'],
    verse: verse('Mateus 28:17', 'adoraram alguns duvidaram'),
    reflection:
      'Onze discípulos chegam ao monte da Galileia, e faltava um desde a noite da prisão. Quando veem Jesus vivo, eles o adoram, e alguns ainda duvidam. É a esse grupo incompleto que ele entrega as nações, o batismo e o ensino, com a promessa de ficar com eles todos os dias.',
    prayer:
      'Cristo ressuscitado, eu te adoro com a fé que tenho e te confio as dúvidas que ficaram. Obrigado porque não esperaste discípulos perfeitos para dar a tua ordem. Envia-me às pessoas que encontro de segunda a sábado. Fica comigo hoje, como prometeste, na condução, na cozinha e na sala de espera. Amém.',
    application:
      'Leia em silêncio os últimos três versículos do capítulo e anote um lugar comum aonde você vai hoje; ao chegar ali, lembre-se de que Jesus está presente.',
  },
];
