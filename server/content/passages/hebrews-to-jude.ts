import type { PassageDevotional } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const hebrewsToJude: readonly PassageDevotional[] = [
  {
    slug: 'hebreus-1',
    chapters: ['HEB.1'],
    verse: verse('Hebreus 1:3', 'resplendor sustenta purificação direita'),
    reflection:
      'A carta abre sem saudação, como quem entra falando: Deus falou muitas vezes e de muitos jeitos, e agora falou pelo Filho. Esse Filho fez as estrelas, segura tudo com a palavra e, vindo até nós, limpou os nossos pecados. Depois sentou-se, porque o serviço estava pronto. Os anjos, que nos parecem tão altos, são mandados para ajudar quem vai herdar a salvação; e os céus, que parecem firmes, ele um dia vai dobrar como manta.',
    prayer:
      'Filho de Deus, brilho do Pai, fala comigo, que já ouvi tanta voz hoje. Tu sustentas as galáxias e o meu fôlego com a mesma palavra. Obrigado porque te sentaste, e a minha limpeza está feita. Quando tudo envelhecer como roupa, tu és o mesmo; guarda-me debaixo da tua mão, com a ajuda que mandares. Amém.',
    application:
      'Olhe por cinco minutos uma coisa grande, como o mar, um morro ou o céu da noite. Diga a Jesus, em voz alta, que foi ele quem a fez e que a segura.',
  },
  {
    slug: 'hebreus-2',
    chapters: ['HEB.2'],
    verse: verse('Hebreus 2:14-15', 'carne sangue medo morte'),
    reflection:
      'O autor cita o salmo que pergunta o que é o ser humano, e confessa que ainda não vemos tudo em ordem debaixo dos pés dele. Vemos, porém, Jesus. Ele tomou carne e sangue, provou a morte por todos e voltou, e agora não tem vergonha de chamar de irmãos uma gente que viveu a vida inteira com medo de morrer.',
    prayer:
      'Jesus, meu irmão, tu provaste a morte para que eu não a enfrentasse sozinho. Conto-te o medo que aparece de madrugada e nos corredores do hospital. Solta-me dele pouco a pouco, enquanto seguras a minha mão. Socorre os que estão sendo tentados e os que estão partindo, porque conheces os dois caminhos. Amém.',
    application:
      'Converse com alguém próximo sobre a morte, com calma: o que teme, o que espera. Terminem dizendo juntos o nome de Jesus e o que ele fez.',
  },
  {
    slug: 'hebreus-3',
    chapters: ['HEB.3'],
    verse: verse('Hebreus 3:13', 'encorajai cada hoje endureça'),
    reflection:
      'O autor imagina a igreja como uma casa e Moisés como o empregado mais fiel que houve nela; Jesus é o Filho, dono e construtor. Depois abre o salmo que chama a ouvir hoje, e olha para a geração que viu o mar se abrir e mesmo assim foi endurecendo no deserto. O coração não fica de pedra de uma vez, e a pessoa quase nunca percebe isso sozinha. Por isso o remédio que ele receita vem pela boca do outro, todo dia, enquanto ainda se puder dizer hoje.',
    prayer:
      'Senhor, a tua voz é de hoje, e eu costumo responder amanhã. Amolece o que anos de queixa endureceram em mim. Obrigado pelas pessoas que me animam sem saber o tamanho do bem que fazem. Jesus, Filho fiel sobre a casa, segura em mim a confiança do começo até o fim do caminho. Amém.',
    application:
      'Mande hoje uma palavra de ânimo a três pessoas, cada uma com um motivo diferente. Se é você quem esfriou, conte a uma delas, e peça que ore.',
  },
  {
    slug: 'hebreus-4',
    chapters: ['HEB.4'],
    verse: verse('Hebreus 4:15-16', 'compadecer fraquezas trono graça'),
    reflection:
      'A carta lembra o povo que parou às portas da terra prometida e não descansou. Depois fala de uma palavra tão afiada que alcança os pensamentos, e de olhos diante dos quais tudo fica descoberto. Quem se vê assim exposto teria vontade de fugir, e é justamente ali que o texto apresenta Jesus, o sacerdote que foi tentado, e convida a chegar perto.',
    prayer:
      'Jesus, tu sabes por experiência o que é cansaço, fome e tentação. Eu me aproximo do teu trono sem esconder a fraqueza desta semana. Dá-me misericórdia pelo que passou e socorro para a hora que vem. Ensina o meu corpo e a minha alma a descansar em Deus hoje mesmo. Amém.',
    application:
      'Desligue por meia hora tudo o que faz barulho, deite-se ou sente-se bem, e conte a Jesus uma tentação com todas as palavras. Receba o descanso.',
  },
  {
    slug: 'hebreus-5',
    chapters: ['HEB.5'],
    verse: verse('Hebreus 5:7', 'clamor lágrimas súplicas ouvido'),
    reflection:
      'Um bom sacerdote trata com paciência os que erram porque carrega a mesma fraqueza. O autor aplica isso a Jesus com cuidado, porque nele não havia pecado, e mostra um homem que orou gritando e com o rosto molhado. Foi ouvido, e mesmo assim a taça não passou; o Filho aprendeu a obediência pelo que sofreu. Quem escreve se impacienta então com leitores que deviam estar ensinando e ainda querem mamadeira, e a impaciência dele também é de pai.',
    prayer:
      'Jesus, tu choraste alto diante do Pai, e isso me deixa chorar. Obrigado porque conheces por dentro o medo da morte e o cansaço. Ensina-me a obedecer quando a taça não passa. Leva-me adiante, do leite ao pão, e treina o meu gosto para distinguir o bem do mal nas coisas pequenas. Amém.',
    application:
      'Ore hoje em voz alta, num lugar onde ninguém escute, sem arrumar as frases. Se vierem lágrimas, deixe que venham, e termine com o nome de Jesus.',
  },
  {
    slug: 'hebreus-6',
    chapters: ['HEB.6'],
    verse: verse('Hebreus 6:19', 'esperança âncora alma véu'),
    reflection:
      'O capítulo assusta e consola quase no mesmo fôlego. Depois de avisar sobre os que abandonam a fé, o autor diz que Deus não esquece o amor com que seus leitores serviram aos irmãos. Então mostra uma âncora estranha, lançada para cima, presa atrás do véu onde Jesus já entrou, enquanto o barco ainda balança aqui embaixo.',
    prayer:
      'Deus que não podes mentir, eu me agarro ao que juraste a Abraão e cumpriste em Jesus. O vento está forte, e o meu barco é pequeno. Segura a âncora da minha alma do lado de dentro do véu. Não deixes que eu me acostume com a preguiça; renova em mim o gosto de servir. Amém.',
    application:
      'Lembre a um irmão desanimado, por recado ou pessoalmente, um serviço de amor que ele já fez. Diga que Deus não se esqueceu daquilo.',
  },
  {
    slug: 'hebreus-7',
    chapters: ['HEB.7'],
    verse: verse('Hebreus 7:25', 'salvar completa vive interceder'),
    reflection:
      'Melquisedeque aparece em três versículos de Gênesis, com pão e vinho nas mãos, e some sem que se conte onde nasceu nem quando morreu. O autor percebe nesse silêncio um desenho antecipado de Jesus. Os sacerdotes da lei eram muitos porque a morte os ia levando, e cada geração tinha de se acostumar com um rosto novo. O nosso fica, e quem se aproxima de Deus por ele, em qualquer dia, encontra-o vivo e pedindo por nós.',
    prayer:
      'Jesus, sacerdote que não morre, tu estás pedindo por mim neste momento. Eu não sei o que te dizem os outros a meu respeito, mas sei o que tu dizes ao Pai. Salva-me por inteiro, até as partes que eu já dei por perdidas. Rei da justiça e da paz, intercede pela minha família, nome por nome. Amém.',
    application:
      'Escreva os nomes da sua família e ore por cada um, a sós, sabendo que Jesus já está pedindo por eles. No fim acrescente o seu próprio nome.',
  },
  {
    slug: 'hebreus-8',
    chapters: ['HEB.8'],
    verse: verse('Hebreus 8:12', 'misericordioso injustiças lembrarei pecados'),
    reflection:
      'O autor chega ao que ele chama de ponto principal: temos um sacerdote, e ele está sentado junto ao trono. A tenda de Moisés era uma maquete, com medidas copiadas de um original que ele viu no monte. No centro da carta entra uma página inteira de Jeremias, sobre um tempo em que a lei não estaria mais em tábuas de pedra, e sim escrita por dentro, e do menor ao maior todos conheceriam a Deus. A aliança nova se apoia numa decisão dele, a de não se lembrar mais do que fizemos.',
    prayer:
      'Deus da nova aliança, a minha memória guarda o que a tua já largou. Eu te agradeço pela misericórdia que custou o sangue de Jesus. Escreve em mim o teu querer, com a tua letra, para que eu o faça com gosto. Dá-te a conhecer às crianças e aos velhos da nossa igreja, do menor ao maior. Amém.',
    application:
      'Escreva num papel um pecado que Deus já perdoou e que você continua relembrando. Rasgue o papel, agradeça por Jesus e, hoje, não volte mais a esse assunto.',
  },
  {
    slug: 'hebreus-9',
    chapters: ['HEB.9'],
    verse: verse('Hebreus 9:11-12', 'Cristo Tabernáculo sangue redenção'),
    reflection:
      'O autor nos leva a passear pela tenda: o candelabro, a mesa do pão, a cortina, e atrás dela a arca coberta de ouro, onde um homem só entrava um dia no ano. Ele para antes de entrar em detalhes, porque o que importa é a cortina fechada. Cristo passou por ela uma única vez, levando o próprio sangue, e foi o bastante. O resultado chega até a consciência, aquele lugar onde nenhuma água de fora alcança, e a deixa livre para servir.',
    prayer:
      'Jesus, tu entraste por mim onde eu não podia entrar. Lava a minha consciência do que ela repete de madrugada. Eu troco as minhas obras mortas, feitas para aliviar a culpa, por um serviço contente ao Deus vivo. Obrigado pela cortina aberta, por onde hoje eu passo sem medo e sem pressa. Amém.',
    application:
      'Entre num cômodo, feche a porta e conte a Deus a culpa que não sai da sua cabeça. Ao abrir a porta, agradeça pelo caminho que Jesus abriu, e faça um bem a alguém.',
  },
  {
    slug: 'hebreus-9-uma-vez',
    chapters: ['HEB.9'],
    verse: verse('Hebreus 9:28', 'Cristo uma vez segunda esperam'),
    reflection:
      'Um testamento só vale depois que morre quem o escreveu, e o autor aproveita o duplo sentido da palavra para falar da herança que recebemos pela morte de Jesus. Três vezes, no fim do capítulo, ele usa a mesma medida: uma vez o homem morre, uma vez Cristo se ofereceu, sem repetição. O sacerdote antigo voltava todo ano com sangue alheio, e o povo ficava do lado de fora à espera dele. Nós também esperamos, sabendo que o nosso está diante de Deus a nosso favor, e que vai aparecer de novo.',
    prayer:
      'Jesus, tu estás agora diante do Pai com o meu nome. A minha morte tem hora, e o juízo também; eu os ponho sobre a tua oferta, que foi uma vez e bastou. Livra-me de querer pagar de novo. Dá-me, entre tantas esperas da semana, a alegria de esperar por ti, que vens para salvar. Amém.',
    application:
      'Converse com alguém próximo sobre uma coisa que costuma ficar para depois: um testamento, uma despedida, um perdão. Digam um ao outro em quem confiam para aquele dia.',
  },
  {
    slug: 'hebreus-10',
    chapters: ['HEB.10'],
    verse: verse('Hebreus 10:24-25', 'incentivar amor reunião encorajemos'),
    reflection:
      'Os sacerdotes ficavam de pé, porque o serviço deles nunca acabava; Jesus ofereceu a si mesmo uma vez e se sentou. O caminho está aberto através do véu, e o autor convida a entrar. Ele repara, no entanto, que alguns deixaram de vir às reuniões, talvez depois de perderem os bens por causa da fé, e pede que uns animem os outros.',
    prayer:
      'Deus fiel, eu entro na tua presença pelo caminho que Jesus abriu. Lava a minha consciência daquilo que ainda me acusa. Traz de volta os irmãos que se afastaram feridos, cansados ou com medo. Ensina-nos a estimular o amor, e dá-me paciência para receber o que prometeste. Amém.',
    application:
      'Lembre quem não aparece há semanas na sua comunidade. Escreva a essa pessoa, sem cobrança, contando que ela faz falta e oferecendo companhia para ir.',
  },
  {
    slug: 'hebreus-11',
    chapters: ['HEB.11'],
    verse: verse('Hebreus 11:13', 'morreram promessas longe peregrinos'),
    reflection:
      'Abraão sai sem conhecer o endereço, e ele e Sara moram em tendas na terra que já era deles por promessa. A lista segue com gente que atravessou o mar e com gente que foi apedrejada, e o autor diz de todos que viram de longe e acenaram. Eles morreram esperando uma cidade, e Deus não tem vergonha de ser chamado de Deus deles.',
    prayer:
      'Deus de Abraão e de Sara, eu moro em tenda e às vezes esqueço que estou de passagem. Dá-me fé para obedecer antes de ver o mapa. Consola quem envelhece sem ter recebido o que esperava. Obrigado pela cidade que preparaste para nós em Cristo; mantém os meus olhos nela. Amém.',
    application:
      'Escreva um parágrafo que comece com “pela fé” e o seu nome, contando um passo que você deu, ou que dará hoje, sem saber o resultado.',
  },
  {
    slug: 'hebreus-12',
    chapters: ['HEB.12'],
    verse: verse('Hebreus 12:2', 'olhando Jesus Autor cruz'),
    reflection:
      'As arquibancadas estão cheias de gente que já terminou a prova, Abel, Raabe, Davi e tantos outros. O corredor tira o casaco pesado e o pecado que se enrola nas pernas, e fixa os olhos em Jesus, que correu primeiro e passou pela cruz. O autor olha também para quem vem atrás, de mãos caídas e joelhos bambos, e pede que se alise o caminho para o manco.',
    prayer:
      'Senhor Jesus, começaste em mim a fé e vais levá-la até o fim. Mostra-me o que pesa nos meus ombros e de que eu não preciso. Arranca cedo a raiz de amargura antes que ela cresça e envenene a casa. Fortalece as mãos cansadas dos meus irmãos, e que eu lhes faça companhia na pista. Amém.',
    application:
      'Caminhe com alguém que anda mais devagar do que você, um idoso, uma criança ou um doente, no passo dele. Conversem sobre o que ajuda cada um a continuar.',
  },
  {
    slug: 'hebreus-13',
    chapters: ['HEB.13'],
    verse: verse('Hebreus 13:2-3', 'hospitalidade anjos presos'),
    reflection:
      'A carta que falou de anjos e sacerdotes termina na porta de casa: um hóspede, um preso, um casal, um salário. O autor pede que nos lembremos do encarcerado como se a cela fosse nossa. Jesus morreu fora do portão da cidade, e é lá fora, entre os malvistos, que ele nos espera, o mesmo ontem, hoje e para sempre.',
    prayer:
      'Jesus, tu és o mesmo de ontem, e eu mudo tanto. Leva-me para fora do portão, onde sofreste e onde estão os teus pequenos. Lembra-te dos presos e das famílias que fazem fila para vê-los. Guarda os casamentos na fidelidade, e ensina-me a contentar-me com o que tenho, porque não me deixas. Amém.',
    application:
      'Faça algo por quem está preso ou pela família dele: uma carta por meio da capelania, uma passagem, um lanche para o filho. Comece hoje com um telefonema.',
  },
  {
    slug: 'tiago-1',
    chapters: ['JAS.1'],
    verse: verse('Tiago 1:23-24', 'espelho rosto esqueceu'),
    reflection:
      'O homem de Tiago se olha no espelho, vê a sujeira no rosto e sai sem lavar, já esquecido. Assim é quem ouve a palavra e a deixa na cadeira da igreja. O irmão de Jesus, que demorou a crer nele, resume a religião em duas coisas que se podem ver: a visita ao órfão e à viúva no aperto, e a vida limpa.',
    prayer:
      'Pai das luzes, dá-me sabedoria sem me humilhar, como prometeste a quem pede. Faz-me rápido para ouvir, e lento para falar e para a ira. Mostra no espelho da tua palavra o que preciso lavar hoje. Leva os meus passos, em nome de Jesus, à casa de uma viúva ou de uma criança sem pai. Amém.',
    application:
      'Releia o capítulo e sublinhe um único verbo que você pode praticar antes da noite. Pratique-o sozinho e marque a data na margem.',
  },
  {
    slug: 'tiago-2',
    chapters: ['JAS.2'],
    verse: verse('Tiago 2:15-16', 'irmã alimento paz aquecei-vos'),
    reflection:
      'Dois visitantes entram na reunião, um de anel e outro de roupa gasta, e quem recebe já decidiu onde cada um se senta. Tiago viu a cena e ficou indignado. Ele imita a voz de quem despede o irmão com frio desejando que se aqueça, e põe ao lado de Abraão, como exemplo de fé, Raabe, que abriu a porta de casa.',
    prayer:
      'Senhor Jesus, glorioso e pobre, perdoa a conta que eu faço ao olhar as roupas das pessoas. Livra-me de palavras bonitas que não aquecem ninguém. Dá à minha fé mãos, pernas e uma porta aberta. Que na nossa igreja o melhor lugar seja de quem chega mais cansado. Amém.',
    application:
      'No próximo encontro da igreja, sente-se ao lado da pessoa menos cumprimentada. Ainda hoje, leve com alguém da casa um alimento pronto a quem precisa.',
  },
  {
    slug: 'tiago-3',
    chapters: ['JAS.3'],
    verse: verse('Tiago 3:4-5', 'navios leme língua fogo'),
    reflection:
      'Tiago enfileira imagens: o freio na boca do cavalo, o leme do navio, a faísca no bosque, a fonte que não dá duas águas. Ele sabe que domamos leões e aves, e que a língua nos escapa à mesa do café. O espanto maior dele é ouvir, na mesma boca, o hino a Deus e a praga contra alguém feito à imagem de Deus.',
    prayer:
      'Senhor, põe a tua mão no leme da minha boca. Perdoa o incêndio que começou num comentário meu. Limpa a fonte, que é o coração, com a palavra mansa de Jesus. Dá-me hoje a sabedoria que vem do alto, pacífica e cheia de bons frutos, sobretudo quando eu tiver razão. Amém.',
    application:
      'Passe as próximas três horas sem falar de quem está ausente, a menos que seja para o bem ou para proteger alguém. Anote, a sós, as vezes em que quase falou.',
  },
  {
    slug: 'tiago-4',
    chapters: ['JAS.4'],
    verse: verse('Tiago 4:14-15', 'amanhã vapor Senhor quiser'),
    reflection:
      'Tiago pergunta de onde vêm as brigas e não acusa o vizinho; procura a origem nos desejos que guerreiam dentro de cada um, até na hora da oração. Passa então pela mesa de um comerciante que marca viagem, cidade, prazo e lucro, e sopra de leve sobre a agenda. A vida é como o vapor que sai da panela. Esse irmão de Jesus, que custou a crer nele, escreve como quem aprendeu a dizer “se o Senhor quiser” a respeito de tudo.',
    prayer:
      'Senhor, a minha agenda está cheia e o meu fôlego é teu. Perdoa as brigas que nasceram do que eu queria e não pedi. Eu me aproximo de ti, e creio que tu te aproximas. Faz-me humilde diante do irmão que eu ia julgar. Se quiseres, e eu viver, ajuda-me a fazer amanhã o bem que hoje já sei. Amém.',
    application:
      'Há um bem que você sabe que deve fazer e vem deixando. Faça-o hoje, mesmo pela metade, e escreva no alto da agenda de amanhã: “se o Senhor quiser”.',
  },
  {
    slug: 'tiago-5',
    chapters: ['JAS.5'],
    verse: verse('Tiago 5:4', 'salário trabalhadores clamando Senhor'),
    reflection:
      'O dinheiro que não foi pago aos lavradores tem voz, e Tiago a ouve subir até Deus. Depois de avisar os ricos, ele se volta para os que esperam: o agricultor olhando o céu, Jó, Elias, que era gente como nós. E manda o doente chamar os anciãos, para que ninguém sofra, erre ou cante sozinho até a vinda do Senhor.',
    prayer:
      'Senhor dos exércitos, escuta o grito de quem trabalhou e não recebeu. Se há na minha casa um salário atrasado ou injusto, mostra-me. Dá-me a paciência do lavrador até que Jesus venha. Visita os doentes por meio da oração e do cuidado dos irmãos, e faz-nos confessar as culpas sem medo. Amém.',
    application:
      'Pague em dia e com justiça a quem trabalha para você, nem que seja uma diária. Se nada deve, ore com um doente e pergunte que remédio ou transporte lhe falta.',
  },
  {
    slug: '1-pedro-1',
    chapters: ['1PE.1'],
    verse: verse('1 Pedro 1:8', 'visto amais crendo júbilo'),
    reflection:
      'Pedro viu Jesus de perto, comeu com ele, chorou por tê-lo negado. Agora escreve a pessoas da Ásia Menor que nunca o viram e fica admirado, porque elas o amam. A fé dessa gente passa pelo fogo como o ouro do ourives, e o apóstolo lhes fala de uma herança que está guardada, e deles mesmos, guardados para ela.',
    prayer:
      'Jesus, eu não te vi, e te amo. Cuida da minha fé enquanto ela está no fogo, sem tirar os olhos dela. Obrigado pelo teu sangue, que me resgatou da vida vazia que aprendi. Dá-me uma esperança viva, um amor sincero pelos irmãos, e um comportamento que lembre o teu. Amém.',
    application:
      'Diga a Jesus, em voz baixa, que o ama, e conte por quê em três frases. Faça isso andando, num trecho do caminho em que esteja só.',
  },
  {
    slug: '1-pedro-2',
    chapters: ['1PE.2'],
    verse: verse('1 Pedro 2:5', 'pedras vivas casa'),
    reflection:
      'Pedro, cujo nome quer dizer pedra, escreve a cristãos espalhados pela Ásia Menor e os chama de pedras vivas. A primeira, que os construtores jogaram fora, é Jesus; sobre ela Deus encaixa pessoas que antes não eram povo nenhum. Pedro se lembra de como Cristo foi insultado sem insultar, e de como levou no próprio corpo os nossos pecados até o madeiro.',
    prayer:
      'Jesus, pedra viva, eu chego perto de ti com as minhas arestas. Coloca-me na tua casa ao lado de quem tu quiseres. Obrigado porque eu não era povo e recebi misericórdia. Quando me ferirem com palavras, guarda a minha língua, e dá-me sabedoria para procurar ajuda e justiça quando for preciso. Amém.',
    application:
      'Dê a um irmão novo um lugar concreto na comunidade: uma tarefa, um assento ao seu lado, um número de telefone. Diga que a casa precisa dele.',
  },
  {
    slug: '1-pedro-3',
    chapters: ['1PE.3'],
    verse: verse('1 Pedro 3:15', 'responder mansidão respeito esperança'),
    reflection:
      'Pedro imagina um vizinho que pergunta, talvez com ironia, por que aquele cristão ainda espera. A resposta deve estar pronta, e vir com mansidão e respeito, de alguém que cortou a fofoca e busca a paz. Pedro manda também que os maridos honrem a esposa, herdeira como eles, e avisa que Deus não escuta a oração de quem a trata mal.',
    prayer:
      'Senhor Cristo, sê santo no meu coração, acima de todo medo. Prepara em mim uma resposta simples para quem me perguntar por que espero. Dá-me um jeito respeitoso de discordar. Tu, justo, morreste pelos injustos para nos levar a Deus; guarda os que sofrem por fazer o bem, e faz justiça aos maltratados. Amém.',
    application:
      'Escreva em três linhas a razão da sua esperança e leia-a em voz alta até soar natural. Peça a Deus alguém que pergunte.',
  },
  {
    slug: '1-pedro-4',
    chapters: ['1PE.4'],
    verse: verse('1 Pedro 4:9-10', 'hospitalidade dom administradores'),
    reflection:
      'Os antigos companheiros de festa estranham que o convertido já não vá com eles, e falam mal. Pedro fala do fogo que vem, e o que recomenda para esperá-lo é doméstico: orar, amar bastante, hospedar sem resmungar, servir com o dom que cada um tem. Quem sofre por ser cristão não precisa ter vergonha desse nome.',
    prayer:
      'Fiel Criador, eu ponho a minha vida nas tuas mãos e continuo a fazer o bem. Tira o resmungo da minha hospitalidade. Mostra-me qual graça me deste para administrar, a fala ou o serviço. Que o amor cubra as faltas pequenas entre nós, e que Jesus seja honrado quando me insultarem por ele. Amém.',
    application:
      'Receba alguém em casa nesta semana, com o que houver, e peça a cada um da família que ofereça um dom: cozinhar, cantar, escutar, arrumar.',
  },
  {
    slug: '1-pedro-5',
    chapters: ['1PE.5'],
    verse: verse('1 Pedro 5:7', 'lançando ansiedade cuidado'),
    reflection:
      'Pedro recebeu na praia a ordem de cuidar das ovelhas, e agora a passa a outros anciãos, com um aviso contra o dinheiro e o mando. Aos aflitos ele pede um gesto de pescador: jogar para longe o peso, nas mãos de quem se importa. O leão ronda, é verdade, e irmãos no mundo inteiro passam pela mesma luta.',
    prayer:
      'Deus de toda graça, eu jogo em tuas mãos a ansiedade que apertava o meu peito. Se eu a pegar de volta, lembra-me de jogá-la outra vez. Dá à tua igreja pastores humildes, que não mandem por interesse. Firma os irmãos perseguidos, e, depois deste tempo de dor, restaura-nos em Cristo. Amém.',
    application:
      'Entregue a um irmão de confiança uma preocupação que você carrega calado, e receba a dele. Até amanhã, cada um ore somente pela do outro.',
  },
  {
    slug: '2-pedro-1',
    chapters: ['2PE.1'],
    verse: verse('2 Pedro 1:18-19', 'céu monte palavra luz'),
    reflection:
      'Pedro sabe que vai morrer em breve e quer deixar lembranças. Conta que esteve no monte santo e ouviu a voz que chamou Jesus de Filho amado, e garante que não inventou fábulas. Mesmo assim ele aponta os leitores para a palavra dos profetas, uma lâmpada acesa num lugar escuro, até que o dia amanheça.',
    prayer:
      'Pai, eu não estive no monte com Pedro, e me deste a mesma lâmpada que ele recomendou. Acende-a cedo na minha casa. Acrescenta à minha fé domínio próprio, paciência e amor de irmão, uma coisa de cada vez. Que os mais novos guardem, depois de mim, a lembrança de Jesus. Amém.',
    application:
      'Escreva hoje uma carta curta para alguém mais jovem ler daqui a anos. Conte quem é Jesus para você e um texto que iluminou uma noite sua.',
  },
  {
    slug: '2-pedro-2',
    chapters: ['2PE.2'],
    verse: verse('2 Pedro 2:19', 'Prometendo liberdade servos corrupção'),
    reflection:
      'Pedro escreve com a pressa de quem viu o lobo entrar no quintal: há mestres que fazem da igreja uma clientela, com discurso inventado e olho no bolso e no corpo dos outros. Prometem liberdade, e andam amarrados ao que os venceu. São como fonte onde se chega com o balde e não há água. Entre tantos avisos ele se lembra de Noé e de Ló, e do Senhor que sabe tirar os seus de dentro da prova; o próprio Pedro, que negou Jesus, foi tirado assim.',
    prayer:
      'Senhor que nos compraste, guarda a tua igreja dos que a vendem. Protege mulheres e jovens de líderes que usam a fé para chegar perto. Mostra-me o que me vence, antes que eu fale de liberdade. Se eu voltei à lama, lava-me outra vez por Jesus, e põe-me junto de irmãos que me ajudem a não voltar. Amém.',
    application:
      'Conte a uma pessoa madura e de confiança o hábito que mais tem vencido você, e combinem um passo. Se um líder abusou da sua confiança ou do seu corpo, denuncie: 100, 180 ou 190.',
  },
  {
    slug: '2-pedro-3',
    chapters: ['2PE.3'],
    verse: verse('2 Pedro 3:9', 'tardio promessa paciente pereçam'),
    reflection:
      'Os zombadores dizem que tudo continua igual e perguntam onde foi parar a promessa. Pedro responde que a demora tem rosto de paciência, porque o Senhor quer que venham todos os que ainda faltam. Ele fala de um céu e de uma terra em que a justiça vai morar, e menciona com carinho o irmão Paulo, cujas cartas achava difíceis.',
    prayer:
      'Senhor, obrigado pela tua demora, que me deu tempo de chegar. Eu espero os novos céus e olho para esta terra, em que a justiça ainda não mora. Salva os que amo enquanto há dia. Guarda-me de zombadores e de espertos que torcem as Escrituras, e faz-me crescer na graça e no conhecimento de Jesus. Amém.',
    application:
      'Diga a Deus o nome de alguém que ainda não crê e por quem você agradece a demora de Jesus. Ore por essa pessoa hoje em três horários, sozinho.',
  },
  {
    slug: '1-joao-1',
    chapters: ['1JN.1'],
    verse: verse('1 João 1:9', 'confessarmos fiel perdoar purificar'),
    reflection:
      'João escreve com os sentidos: ouvimos, vimos, as nossas mãos tocaram. A Palavra da vida tinha pele, e ele quer que os leitores entrem na mesma comunhão, com o Pai e com o Filho. Quem vive nela anda na luz, o que significa dizer o pecado pelo nome, e o sangue de Jesus limpa o que foi mostrado.',
    prayer:
      'Deus de luz, não há escuridão em ti, e há cantos escuros em mim. Eu acendo a lâmpada e te mostro um deles agora. Tu és fiel e justo; perdoa-me e limpa-me por causa de Jesus. Dá-nos a alegria de caminhar juntos sem máscaras, e cuida para que ninguém use contra o outro o que foi confessado. Amém.',
    application:
      'Acenda uma luz em um cômodo escuro e, ali, confesse a Deus algo que nunca disse em voz alta. Se o fardo continuar, procure amanhã alguém de confiança.',
  },
  {
    slug: '1-joao-2',
    chapters: ['1JN.2'],
    verse: verse('1 João 2:1', 'pecar advogado Jesus justo'),
    reflection:
      'João é velho e chama todos de filhinhos, e escreve para que não pequem. Na mesma frase ele já providencia socorro para quem pecar: um advogado junto do Pai, Jesus, que pagou com a vida. Depois conversa com os pais, os moços e as crianças, e mostra a todos um homem no escuro, que odeia o irmão e perdeu o caminho de casa.',
    prayer:
      'Jesus justo, sê o meu advogado hoje, porque eu pequei e não sei me defender. Livra os meus olhos de querer tudo o que veem. Guarda os moços que são fortes e os velhos que te conhecem há tanto tempo. Não me deixes no escuro do rancor; ensina-me a andar como tu andaste. Amém.',
    application:
      'Junte pessoas de duas ou três idades, à mesa ou no telefone, e pergunte a cada uma o que conhece de Jesus. Escutem primeiro a mais nova.',
  },
  {
    slug: '1-joao-3',
    chapters: ['1JN.3'],
    verse: verse('1 João 3:18', 'amemos palavra ação verdade'),
    reflection:
      'João se espanta ao escrever que somos chamados filhos, como quem lê um documento e não acredita. Fala de Caim, que matou, e de Jesus, que deu a vida, e desce logo ao caso de um irmão sem comida diante de quem tem despensa. Para os que se condenam por dentro ele tem uma palavra: Deus é maior do que o coração, e sabe tudo.',
    prayer:
      'Pai, tu me chamas de filho, e isso me sustenta quando o meu coração me acusa. Tu sabes tudo e ainda me queres. Livra-me de amar somente com a boca. Abre a minha despensa e o meu tempo para o irmão que vi em falta, e torna-me parecido com Jesus, a quem um dia verei. Amém.',
    application:
      'Troquem em família uma palavra de carinho por uma ação: quem costuma dizer que ama faça hoje um serviço, e quem serve calado diga que ama.',
  },
  {
    slug: '1-joao-4',
    chapters: ['1JN.4'],
    verse: verse('1 João 4:20', 'irmão viu Deus nunca viu'),
    reflection:
      'João envelheceu repetindo a mesma palavra, e nesta página ela aparece quase em cada linha. Ele diz que Deus amou primeiro e enviou o Filho, e que ninguém jamais viu a Deus. O irmão, porém, tem rosto, voz e manias, está sentado na cadeira ao lado, e é com ele que o amor a Deus começa a ser visto.',
    prayer:
      'Deus de amor, tu nos amaste primeiro e nos deste o teu Filho. Tira de mim o medo do castigo, que ainda me faz servir de cabeça baixa. Mostra-me no rosto de um irmão difícil o lugar em que queres ser amado. Que a nossa casa creia nesse amor e viva dele. Amém.',
    application:
      'Escolha um irmão com quem você tem pouca paciência e faça por ele, hoje, um bem que ele possa ver: um elogio justo, uma carona, um prato de comida.',
  },
  {
    slug: '1-joao-5',
    chapters: ['1JN.5'],
    verse: verse('1 João 5:13', 'escrevi saibais vida eterna'),
    reflection:
      'João larga a pena explicando por que escreveu: para que os leitores saibam que têm a vida eterna. Ele não fala de um prêmio para os mais fortes, fala de quem tem o Filho. No meio das certezas há um pedido por um irmão que peca, e no fim um aviso carinhoso sobre ídolos, como o de um avô já na porta.',
    prayer:
      'Deus verdadeiro, tu me deste a vida eterna, e ela está no teu Filho. Acalma em mim a dúvida de quem mede a fé todos os dias. Eu te peço pelo irmão que caiu e que tu sabes quem é. Mostra-me os ídolos que voltaram de mansinho à minha casa, e vence o mundo em mim por Jesus. Amém.',
    application:
      'Escreva num cartão: “quem tem o Filho tem a vida”. Deixe-o no espelho e, ao lê-lo, agradeça em silêncio, sem examinar o que sente.',
  },
  {
    slug: '2-joao-1',
    chapters: ['2JN.1'],
    verse: verse('2 João 1:4', 'alegrei filhos andando verdade'),
    reflection:
      'A carta cabe em um papiro e é dirigida a uma senhora e a seus filhos, uma mãe ou talvez uma igreja. João encontrou alguns desses filhos pelo caminho e voltou contente, porque vivem a verdade. Ele pede amor e pede cuidado, juntos, porque há pregadores que negam que Jesus veio em carne e que usam a hospitalidade dos simples.',
    prayer:
      'Pai, obrigado pela alegria de ver filhos que andam contigo. Alcança os que saíram de casa e da fé, e guarda as mães que esperam por eles. Ensina-nos a amar sem ser ingênuos, e a abrir a porta com verdade. Jesus veio em carne; que a nossa fé também tenha corpo, mesa e abraço. Amém.',
    application:
      'Conte hoje a um pai ou a uma mãe algo bom que você viu no filho deles. Seja concreto, e diga que deu graças a Deus.',
  },
  {
    slug: '3-joao-1',
    chapters: ['3JN.1'],
    verse: verse('3 João 1:5', 'fielmente irmãos forasteiros'),
    reflection:
      'A carta mais curta da Bíblia cabe numa folha e tem três nomes. Gaio hospeda missionários que nunca viu; Diótrefes gosta de mandar, fala mal e expulsa quem acolhe; Demétrio tem bom testemunho de todos. O velho João larga a pena, porque prefere conversar face a face, e pede que cada amigo seja saudado pelo nome em paz.',
    prayer:
      'Senhor, dá-nos casas como a de Gaio, em que os teus mensageiros encontrem cama e comida. Guarda-me da vontade de Diótrefes de ser o primeiro. Cura as pessoas que um líder autoritário feriu e pôs para fora. Que os meus filhos na fé andem na verdade, e que eu os conheça pelo nome, como Jesus conhece os seus. Amém.',
    application:
      'Envie hoje, sem que ninguém saiba, uma ajuda possível a um missionário ou a uma obra séria, ou então uma oração escrita com o nome dele.',
  },
  {
    slug: 'judas-1',
    chapters: ['JUD.1'],
    verse: verse('Judas 1:24', 'poderoso guardar tropeçar alegria'),
    reflection:
      'Judas queria escrever sobre a salvação e precisou mudar de assunto, porque homens que só cuidam de si se infiltraram nas refeições da igreja. Ele os chama de nuvens sem água e de árvores mortas duas vezes. Aos outros pede misericórdia com os que duvidam e mãos rápidas para tirar alguém do fogo, e entrega todos àquele que pode guardá-los de pé, por Jesus Cristo.',
    prayer:
      'Único Deus, nosso Salvador, tu podes guardar-me de tropeçar. Protege as nossas mesas dos que vêm para se aproveitar. Dá-me misericórdia com quem duvida e coragem para puxar alguém da beira do fogo. Mantém-me no teu amor, e apresenta-me um dia, com alegria, diante da tua glória. Amém.',
    application:
      'Escute hoje, sem corrigir, uma pessoa que tem dúvidas de fé. Ao final pergunte se pode orar por ela, e ore em duas frases.',
  },
];
