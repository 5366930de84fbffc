import type { PassageDevotional } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const exodus: readonly PassageDevotional[] = [
  {
    slug: 'exodo-1',
    chapters: ['EXO.1'],
    verse: verse('Êxodo 1:17', 'parteiras temeram Deus'),
    reflection:
      'O novo Faraó não conheceu José, e a história que começou com setenta pessoas virou trabalho forçado, barro e tijolo. O rei do Egito fica sem nome no capítulo; as duas parteiras têm o seu, Sifrá e Puá. Elas temem a Deus mais do que a ordem do palácio, deixam viver os meninos, e por causa delas um dia haverá Moisés.',
    prayer:
      'Senhor da vida, agradeço por Sifrá e por Puá, que disseram não ao rei. Abençoa as parteiras, as enfermeiras e quem protege os que acabam de nascer. Quando me mandarem fazer o mal, dá-me mais temor de ti do que do chefe. Jesus menino também escapou de uma ordem de morte. Amém.',
    application:
      'Agradeça a uma profissional de saúde ou a uma vizinha que ajudou a trazer ou a criar uma criança da sua família. Conte-lhe como essa criança está.',
  },
  {
    slug: 'exodo-2',
    chapters: ['EXO.2'],
    verse: verse('Êxodo 2:4', 'irmã longe'),
    reflection:
      'Uma mãe veda o cesto de juncos com piche, põe o filho entre as plantas do rio e vai embora; a irmã fica de longe, vigiando. Quando a filha de Faraó abre o cesto, o menino está chorando, e é o choro que a comove. A menina se aproxima e oferece uma ama, e Moisés volta para o colo da própria mãe.',
    prayer:
      'Pai, há dias em que eu só consigo vedar o cesto e soltar nas tuas mãos quem eu amo. Olha pelas crianças que correm perigo esta noite, e põe gente atenta perto delas. Tu guardaste Moisés no rio e guardaste Jesus da espada de Herodes. Dá-me a coragem daquela irmã para ficar por perto e falar na hora certa. Amém.',
    application:
      'Ofereça uma ajuda concreta a uma mãe que você conhece: ficar uma hora com a criança, levar um prato pronto ou buscar na escola.',
  },
  {
    slug: 'exodo-3',
    chapters: ['EXO.3'],
    verse: verse('Êxodo 3:7', 'vi aflição clamor'),
    reflection:
      'Moisés cuida das ovelhas do sogro no fim do deserto, há muitos anos longe do Egito, e para diante de uma sarça que arde e continua inteira. Deus o chama pelo nome duas vezes e conta o que viu e ouviu do povo escravizado. Quando Moisés pergunta quem é ele para ir a Faraó, a resposta é uma companhia: eu serei contigo.',
    prayer:
      'Senhor, tu ouves o clamor de quem trabalha debaixo de maus-tratos e não pode reclamar. Desce hoje para livrar quem sofre, como desceste até nós em Jesus. E se me mandares falar com alguém poderoso, vai junto comigo, porque eu também pergunto quem sou eu. Aqui estou. Amém.',
    application:
      'Tire os sapatos ao orar hoje, como Moisés tirou, e fique cinco minutos com os pés no chão diante de Deus. Diga a ele qual tarefa você teme aceitar.',
  },
  {
    slug: 'exodo-4',
    chapters: ['EXO.4'],
    verse: verse('Êxodo 4:12', 'boca ensinarei falar'),
    reflection:
      'Moisés continua dando desculpas diante da sarça: não vão crer, eu falo devagar, manda outro. Deus pergunta o que ele tem na mão, e é só um cajado de pastor. Mesmo irritado, o Senhor arranja companhia, e Arão já vem pela estrada, feliz de rever o irmão.',
    prayer:
      'Criador da boca do homem, tu conheces a minha língua presa e o meu medo. Eu te mostro o que tenho na mão, e é pouco. Ensina-me o que dizer, e dá-me um Arão para as horas em que a voz falhar. Jesus disse que o Espírito nos daria as palavras; hoje eu vou confiando nisso. Amém.',
    application:
      'Olhe o que você tem à mão, um talento, uma ferramenta, um contato, e ofereça isso a Deus em oração. Peça depois a alguém que complete o que lhe falta.',
  },
  {
    slug: 'exodo-5',
    chapters: ['EXO.5'],
    verse: verse('Êxodo 5:22', 'afliges povo enviaste'),
    reflection:
      'Moisés fala com o faraó pela primeira vez, e o resultado é pior do que o silêncio: a palha some, a conta dos tijolos fica igual e os encarregados hebreus apanham. Eles reclamam com o rei, que os chama de preguiçosos, e na saída culpam Moisés. O libertador não tem resposta para eles. Ele volta ao Senhor com duas perguntas duras, e o capítulo acaba sem que ninguém tenha sido livrado.',
    prayer:
      'Senhor, eu obedeci, e a situação ficou mais pesada do que antes. Recebe a minha queixa como recebeste a de Moisés. Olha pelos trabalhadores a quem se cobra a mesma meta com menos recursos, e pelos que ouvem que são preguiçosos. Jesus sabe o que é fazer a tua vontade e ser rejeitado por isso. Segura-me enquanto a libertação não aparece. Amém.',
    application:
      'Apresente hoje a Deus, em voz alta e sem enfeite, a pergunta que você tem medo de fazer a ele. Depois releia no celular um livramento antigo seu, numa foto ou numa mensagem guardada.',
  },
  {
    slug: 'exodo-6',
    chapters: ['EXO.6'],
    verse: verse('Êxodo 6:9', 'Israel escutavam angústia espírito servidão'),
    reflection:
      'Deus promete tirar, livrar, resgatar, adotar e levar o povo para casa, e Moisés vai contar tudo a eles. Ninguém consegue ouvir, porque o trabalho duro e a angústia encheram a cabeça de todos. O Senhor não os repreende por isso, e continua o plano em favor de gente que não teve força para acreditar. Então o livro para e apresenta a família de Moisés e Arão, com a mãe deles, Joquebede, chamada pelo nome.',
    prayer:
      'Senhor que prometes e cumpres, há dias em que eu estou cansado demais para ouvir uma boa notícia. Não esperes pela minha animação para me socorrer. Jesus veio anunciar liberdade aos oprimidos, e eu me apoio nele quando a minha fé fica muda. Fala de novo aos que trabalham de sol a sol e já não acreditam em melhora. Amém.',
    application:
      'Em vez de dar conselho a alguém esgotado, alivie hoje uma parte do peso: lave a louça, busque o remédio, fique com as crianças por uma hora.',
  },
  {
    slug: 'exodo-7',
    chapters: ['EXO.7'],
    verse: verse('Êxodo 7:23-24', 'Faraó casa coração poços'),
    reflection:
      'Moisés tem oitenta anos e Arão oitenta e três quando entram no palácio com um cajado. O Nilo vira sangue, e os magos provam que também sabem fazer aquilo, mas nenhum deles devolve a água limpa. Faraó dá as costas e vai para casa sem se importar, enquanto o povo dele cava em volta do rio para achar o que beber.',
    prayer:
      'Deus que chamas gente de oitenta anos para começar, eu não quero me achar velho demais para ti. Perdoa as vezes em que virei as costas ao estrago e fui para casa. Livra os povos que cavam o chão por causa da dureza de quem manda, e dá água limpa a quem não tem. Muda o que se estragou em mim, tu que também sabes fazer da água a alegria de uma festa. Amém.',
    application:
      'Volte hoje a um estrago pequeno que você preferiu não ver: o lixo fora do lugar, o prazo perdido, a palavra torta. Limpe o que der para limpar.',
  },
  {
    slug: 'exodo-8',
    chapters: ['EXO.8'],
    verse: verse('Êxodo 8:10', 'Amanhã conheças ninguém Deus'),
    reflection:
      'As rãs estão na cama do faraó, no forno e na bacia onde se amassa o pão, e Moisés deixa o rei escolher a hora em que elas irão embora. Ele escolhe o dia seguinte, e passa mais uma noite com elas. Os mágicos conseguem imitar as rãs e só aumentam o problema; diante dos piolhos reconhecem o dedo de Deus. A cada alívio o coração do rei endurece outra vez, e a promessa feita no aperto fica para trás.',
    prayer:
      'Deus sem igual, eu também costumo marcar para amanhã o que poderia terminar hoje. Perdoa as promessas que fiz no aperto e esqueci quando respirei. Jesus expulsava o mal pelo dedo de Deus, e peço que ele entre na minha casa até o lugar mais escondido. Amolece o meu coração enquanto ele ainda te ouve. Amém.',
    application:
      'Lembrem juntos, em casa ou no grupo, uma promessa feita a Deus num dia de aflição. Combinem como cumpri-la e deem o primeiro passo antes de dormir.',
  },
  {
    slug: 'exodo-9',
    chapters: ['EXO.9'],
    verse: verse('Êxodo 9:20', 'servos Faraó temeu palavra criados'),
    reflection:
      'Antes do granizo Deus manda avisar que recolham as pessoas e os animais que estão no campo. Alguns funcionários do palácio levam o aviso a sério e trazem os seus para dentro; outros deixam tudo como está, e quem fica debaixo das pedras são os empregados. Faraó confessa o pecado enquanto troveja, e volta atrás quando a chuva para. O trigo, que era tardio, escapou das pedras, e Faraó ainda podia ter cedido antes de perdê-lo para os gafanhotos.',
    prayer:
      'Tu avisas, Senhor, até na casa de quem te resiste. Ensina-me a levar a tua palavra a sério antes do barulho, e a manter a confissão depois que o medo passa. Lembra os patrões da vida de quem trabalha no sol e no temporal. Eu me abrigo em Jesus, e quero trazer comigo para dentro os que dependem de mim. Amém.',
    application:
      'Confira hoje a segurança de quem trabalha com você ou para você: o fio solto, a escada, a luva, a hora de ir embora na chuva forte. Mude hoje mesmo o que estiver ao seu alcance.',
  },
  {
    slug: 'exodo-10',
    chapters: ['EXO.10'],
    verse: verse('Êxodo 10:9', 'Iremos meninos idosos solenidade'),
    reflection:
      'O faraó começa a negociar: primeiro deixaria ir só os homens, depois as famílias sem o gado. Moisés não aceita uma festa sem as crianças e os velhos, e diz que nenhum casco ficará para trás. Vêm os gafanhotos trazidos pelo vento do leste, e depois três dias de uma escuridão que se podia apalpar, em que nenhum egípcio saiu do lugar. Nas casas de Israel havia luz, e ali os pais já tinham o que contar aos netos.',
    prayer:
      'Senhor, eu quero ir à tua festa com toda a minha casa, do menor ao mais velho. Livra-me de te entregar uma parte e de negociar o resto. Há famílias no escuro, em que ninguém enxerga o outro; acende nelas a tua luz. Jesus recebeu as crianças que os discípulos afastavam, e eu quero aprender com ele. Amém.',
    application:
      'Conte hoje a uma criança, ao vivo ou por áudio, uma coisa que Deus fez por você. Escolha uma história curta e verdadeira, e conte-a sem tirar lição de moral.',
  },
  {
    slug: 'exodo-11',
    chapters: ['EXO.11'],
    verse: verse('Êxodo 11:5', 'primogênito Faraó trono serva moinho'),
    reflection:
      'O capítulo é curto e terrível: à meia-noite morrerá o filho mais velho de cada casa, do herdeiro do trono ao filho da escrava que trabalha no moinho. Essa mulher não mandou jogar ninguém no rio, e a dor dela fica no texto sem explicação. Moisés sai irado da presença do rei, e do lado de Israel nem um cachorro vai latir. Quem lê esta página hoje pode ficar perto de Deus porque sabe que ele também entregou o seu Primogênito, Jesus.',
    prayer:
      'Deus, eu não sei explicar esta noite, mas não quero passar por ela sem chorar pela mulher do moinho. Olha pelas mães pobres que pagam pela dureza dos poderosos. Tu conheces essa dor, porque entregaste o teu Filho por todas as casas. Guarda nesta noite os meninos e as meninas da minha rua, e faz justiça sem que eu precise odiar. Amém.',
    application:
      'Antes de apagar a luz, ore pelas mães da sua cidade que perderam um filho para a violência. Se souber como uma delas se chama, diga esse nome a Deus.',
  },
  {
    slug: 'exodo-12',
    chapters: ['EXO.12'],
    verse: verse('Êxodo 12:13', 'sangue sinal casas verei'),
    reflection:
      'Nesta noite o calendário recomeça, e cada família escolhe um cordeiro; a casa pequena demais se junta à do vizinho. Comem depressa as ervas amargas, já calçados e com o cajado pronto, enquanto o sangue marca os batentes. À meia-noite há choro em todas as casas do Egito, do palácio à cadeia, e o texto não se alegra com isso. As famílias saem com a massa sem fermento enrolada nas mantas, e com elas vai muita gente misturada, de outros povos.',
    prayer:
      'Deus que passas, tu viste o sangue na porta e a minha casa ficou de pé. Cristo é a nossa Páscoa, e nem um osso dele foi quebrado. Eu choro também pelos filhos do Egito e por toda criança que morre pela dureza dos grandes. Põe sandálias nos meus pés para sair quando chamares. Ajunta à nossa mesa a casa pequena do vizinho. Amém.',
    application:
      'Prepare hoje uma refeição simples e pense, enquanto come, em que escravidão Deus tirou você. Conte isso a ele em poucas frases e reserve uma porção para um vizinho que mora só.',
  },
  {
    slug: 'exodo-13',
    chapters: ['EXO.13'],
    verse: verse('Êxodo 13:17', 'Faraó caminho próxima guerra'),
    reflection:
      'Havia um caminho mais curto, e Deus o evita, porque sabe que aquele povo ainda se assusta e voltaria ao primeiro sinal de guerra. Ele leva todos pela volta do deserto, com nuvem de dia e fogo de noite, sem sair da frente deles. Moisés carrega na bagagem os ossos de José, que antes de morrer tinha feito os israelitas jurarem isso. Os pais já saem sabendo o que contar aos filhos na festa do pão sem fermento.',
    prayer:
      'Eu reclamo da volta comprida, Senhor, sem ver a guerra de que me poupaste. Agradeço porque conheces a medida da minha coragem. Vai hoje à frente de quem viaja de dia e de quem trabalha de noite. Jesus pagou o resgate da minha vida, e a ele eu pertenço. Ajuda-me a levar adiante a esperança dos que morreram antes de ver. Amém.',
    application:
      'Façam hoje, a pé ou de ônibus, um trajeto mais longo que o de costume. Pelo caminho, contem um ao outro um atraso que acabou sendo um cuidado.',
  },
  {
    slug: 'exodo-14',
    chapters: ['EXO.14'],
    verse: verse('Êxodo 14:15', 'clamas marchem'),
    reflection:
      'Israel está acampado junto ao mar quando vê os carros de Faraó se aproximando, e muitos preferiam ter ficado escravos. A nuvem que ia na frente passa para trás e fica a noite inteira entre os dois acampamentos. Então Deus manda o povo marchar, e o vento sopra até de manhã para que haja chão no meio das águas.',
    prayer:
      'Deus forte, eu vejo o mar na minha frente e o que me persegue vem chegando. Põe a tua nuvem entre mim e o medo desta noite. Quando tu mandares marchar, dá firmeza aos meus pés, porque Cristo já passou pela morte e abriu o caminho. Eu quero contar depois o que fizeste. Amém.',
    application:
      'Chame um amigo para dar com você o passo que assusta: ir à consulta, fazer a ligação, abrir a carta. Combinem hoje o dia e a hora.',
  },
  {
    slug: 'exodo-15',
    chapters: ['EXO.15'],
    verse: verse('Êxodo 15:25', 'clamou árvore águas doces'),
    reflection:
      'Na margem do mar o povo canta pela primeira vez no livro, e Miriã pega o pandeiro e sai dançando com as mulheres. O cântico celebra o fim de um exército que afogava meninos, e fala de um povo plantado no monte de Deus. Três dias depois a mesma gente não tem o que beber, porque a água de Mara é amarga. Moisés grita ao Senhor, recebe a indicação de um tronco, e a água fica doce; logo adiante, em Elim, doze fontes esperavam.',
    prayer:
      'Senhor, minha força e meu canto, eu louvei na praia e reclamei em três dias. Tu me suportas nas duas horas. Mostra-me a madeira que adoça esta água amarga, a cruz de Jesus dentro da minha tristeza. Sara o que em mim ficou com gosto de Egito. Dá fôlego aos que ainda não chegaram a Elim. Amém.',
    application:
      'Cantem juntos hoje um hino de gratidão, com palmas ou batendo na mesa. Depois cada um diz qual é a sua água amarga, e os outros oram por ele.',
  },
  {
    slug: 'exodo-16',
    chapters: ['EXO.16'],
    verse: verse('Êxodo 16:18', 'sobrava faltava recolhido'),
    reflection:
      'O povo tem saudade das panelas de carne do Egito e esquece o chicote que vinha junto. De manhã, quando o orvalho seca, o chão está coberto de uma coisa branca, e eles perguntam o que é aquilo. Quem guarda para o outro dia acha bicho; no sexto dia há porção dobrada, e no sétimo Deus manda que fiquem em casa, descansando.',
    prayer:
      'Tu me dás, Pai, o pão de um dia, e eu queria ver o do mês inteiro. Perdoa a saudade que sinto do que me escravizava. Ensina-me a recolher, a repartir e a parar. Jesus é o pão que desceu do céu, e dele eu me alimento hoje sem medo de amanhã. Amém.',
    application:
      'Escolha um tempo desta semana para descansar de verdade, sem trabalho e sem compras, e anote-o agora. Prepare na véspera o que for preciso.',
  },
  {
    slug: 'exodo-17',
    chapters: ['EXO.17'],
    verse: verse('Êxodo 17:12', 'Arão Hur sustentavam mãos'),
    reflection:
      'Em Refidim falta água, e o povo quase apedreja Moisés perguntando se o Senhor está ali ou não. Da rocha ferida sai o que beber, e Paulo diria que aquela rocha era figura de Cristo. Logo chega Amaleque; no alto do morro os braços de Moisés pesam, e Arão e Hur o sentam numa pedra e os sustentam até anoitecer.',
    prayer:
      'Senhor, minha bandeira, os meus braços cansaram de pedir. Manda quem me sente na pedra e segure as minhas mãos. Perdoa a pergunta que faço na sede, se tu estás ou não entre nós. Jesus foi ferido para que eu bebesse; dá-me dessa água, e faz de mim apoio para quem intercede. Amém.',
    application:
      'Sustente os braços de alguém que cuida de muitos, um pastor, um professor, uma mãe. Pergunte o que mais pesa e faça hoje uma parte no lugar dessa pessoa.',
  },
  {
    slug: 'exodo-18',
    chapters: ['EXO.18'],
    verse: verse('Êxodo 18:18', 'Desfalecerás negócio pesado sozinho'),
    reflection:
      'Jetro, o sogro, traz de volta Zípora e os meninos, e Moisés se inclina e o beija; os dois entram na tenda e conversam sobre tudo. No dia seguinte o velho observa a fila que vai da manhã à tarde diante de um homem só. Ele diz sem rodeios que aquilo não é bom, nem para o genro nem para o povo, e ensina a escolher gente honesta para repartir a carga. Moisés, o homem que conversava com Deus, ouve o conselho de um sacerdote estrangeiro e faz tudo o que ele propôs.',
    prayer:
      'Deus sábio, eu me sento sozinho e chamo isso de dedicação. Manda-me um Jetro, e dá-me humildade para obedecer a ele. Cuida da minha família, que às vezes espera no fim da fila. Até Jesus enviou os discípulos de dois em dois e dormiu quando estava cansado. Mostra-me a quem confiar uma parte da carga. Amém.',
    application:
      'Passe hoje uma tarefa sua a outra pessoa, com explicação e confiança, e deixe que ela faça do seu jeito. Use o tempo que sobrar com alguém da sua casa.',
  },
  {
    slug: 'exodo-19',
    chapters: ['EXO.19'],
    verse: verse('Êxodo 19:4', 'asas águias trouxe'),
    reflection:
      'Três meses depois do Egito, Deus chama Moisés ao monte e começa pelo que já fez: vocês viram como eu os carreguei e os trouxe para perto de mim. O convite vem antes dos mandamentos, e é grande, o de serem um povo de sacerdotes no meio da terra inteira, que é dele. O monte fuma, a trombeta cresce, e uma cerca mantém o povo longe para que ninguém morra. Pedro usou essas mesmas palavras para gente comum que se aproximou por Jesus, que derrubou a cerca por nós.',
    prayer:
      'Santo de Israel, eu tremo e mesmo assim me chamas para perto. Tu me carregaste em anos que nem percebi, como quem leva um filhote nas costas. Obrigado porque em Jesus eu subo sem morrer. Faz de nós um povo sacerdote, que leva a ti os vizinhos e leva a eles a tua bênção. Amém.',
    application:
      'Lave hoje uma roupa à mão ou arrume a sua cama pensando em preparar-se para Deus. Depois leve-lhe em oração, um a um, três vizinhos que não oram.',
  },
  {
    slug: 'exodo-20',
    chapters: ['EXO.20'],
    verse: verse('Êxodo 20:2', 'SENHOR tirei Egito servos'),
    reflection:
      'Antes do primeiro mandamento vem uma lembrança: foi este Deus que tirou o povo da casa da escravidão. As dez palavras são ditas a gente já liberta, no meio de trovões, e protegem o descanso do empregado, a velhice dos pais, o casamento e o bom nome do vizinho. O povo treme e se afasta, e Moisés entra na nuvem escura onde Deus está.',
    prayer:
      'Meu libertador, eu ouço os teus mandamentos e vejo onde os quebrei. Tu me tiraste da escravidão antes de me pedires qualquer coisa. Agradeço por Jesus, que cumpriu a tua lei e a resumiu no amor. Escreve em mim as dez palavras, e faz da minha casa um lugar onde os fracos descansem. Amém.',
    application:
      'Leia os dez mandamentos devagar e pare naquele que mais incomoda. Confesse a Deus como você o quebrou, e faça hoje um gesto bom que o cumpra.',
  },
  {
    slug: 'exodo-21',
    chapters: ['EXO.21'],
    verse: verse('Êxodo 21:32', 'servo serva trinta siclos prata'),
    reflection:
      'Este capítulo fala de gente comprada e vendida, e há linhas que doem, como a que livra o dono quando o escravo espancado só morre um ou dois dias depois. A lei põe freios: a saída livre no sétimo ano, a liberdade em troca de um olho ou de um dente, a morte para quem rouba uma pessoa e a vende. Ela ainda não acaba com a escravidão, e num país que escravizou por séculos ninguém pode usá-la como desculpa. O preço de um escravo morto eram trinta moedas de prata, e por essa quantia entregaram Jesus.',
    prayer:
      'Jesus, puseram em ti o preço de um escravo, e por isso eu levo a ti os que ainda trabalham presos por dívida e ameaça. Perdoa o nosso país pelos homens e mulheres que vendeu, e mostra-nos o que restou disso. Tira de mim o costume de olhar o custo de uma pessoa antes do rosto dela. Se a minha mão ferir alguém, faz-me reparar o dano de verdade. Amém.',
    application:
      'Chame hoje pelo nome, com bom-dia e obrigado, quem limpa, entrega ou carrega para você. Se souber de um caso de trabalho forçado, denuncie pelo Disque 100.',
  },
  {
    slug: 'exodo-22',
    chapters: ['EXO.22'],
    verse: verse('Êxodo 22:27', 'coberta dormir clamar misericordioso'),
    reflection:
      'O capítulo trata de bois roubados, fogo que passa para a roça do vizinho e animal emprestado que morre, e em cada caso pergunta quem paga. No meio dessas contas Deus se declara parte interessada: ouve o grito da viúva, do órfão e do estrangeiro. O credor que tomou a capa do pobre tem de devolvê-la antes do pôr do sol, porque ele não tem outra com que se cobrir de noite. Há penas duras nesta lei, de outro tempo, que a igreja não aplica; a atenção ao frio de um devedor vale até hoje.',
    prayer:
      'Deus misericordioso, tu sabes quem vai dormir com frio esta noite. Mostra-me o que eu devo, o que estraguei e o que pedi emprestado e não devolvi. Defende os endividados de quem lucra com a aflição deles. Jesus pagou a nossa dívida inteira, e por isso eu posso ser honesto com as pequenas. Amém.',
    application:
      'Façam juntos uma busca pela casa: livros, ferramentas, potes e roupas que pertencem a outros. Devolvam hoje pelo menos um, e acrescentem um cobertor ou agasalho para quem precise.',
  },
  {
    slug: 'exodo-23',
    chapters: ['EXO.23'],
    verse: verse('Êxodo 23:5', 'asno caído carga ajudarás'),
    reflection:
      'A lei proíbe espalhar boato e seguir a multidão no erro, e em seguida imagina uma cena de estrada: o jumento de quem odeia você está caído sob a carga. A ordem é parar e levantar o bicho com ele, os dois juntos. O descanso do sétimo dia é para o boi, o jumento, o filho da escrava e o estrangeiro, e o campo no sétimo ano fica para os pobres e os animais. A terra virá pouco a pouco, para que as feras não tomem conta dela.',
    prayer:
      'Senhor, tu me obrigas a parar junto do jumento do meu inimigo. Põe as minhas mãos ao lado das dele, e começa aí a nossa paz. Guarda-me do boato e da maioria que grita. Faz do meu descanso um alívio para quem trabalha para mim. Jesus me ergueu quando eu ainda era seu inimigo. Dá-me paciência com as vitórias que vêm aos poucos. Amém.',
    application:
      'Façam hoje um favor a um vizinho ou colega com quem vocês não se dão bem. Escolham algo prático e rápido, longe do assunto da briga.',
  },
  {
    slug: 'exodo-24',
    chapters: ['EXO.24'],
    verse: verse('Êxodo 24:11', 'príncipes viram Deus comeram beberam'),
    reflection:
      'Moisés lê o livro da aliança em voz alta, o povo promete obedecer, e o sangue é salpicado no altar e nas pessoas. Depois os anciãos sobem com ele uma parte do monte e veem o Deus de Israel sobre um chão azul como o céu limpo; podiam morrer ali, e ganham uma refeição. A nuvem cobre o cume por seis dias, e Moisés espera até ser chamado. Numa sala de Jerusalém Jesus também falaria do sangue da aliança, com amigos sentados à mesa.',
    prayer:
      'Eu já prometi obedecer, meu Deus, e cumpri pela metade. Que eu me sente diante de ti sem medo, no culto e na cozinha. Ensina-me a esperar os seis dias de nuvem até que me chames, porque a tua aliança está firmada no sangue de Jesus. Amém.',
    application:
      'Faça a próxima refeição sem tela e sem pressa, como quem está sentado diante de Deus. Agradeça pelo prato e por poder chegar perto dele.',
  },
  {
    slug: 'exodo-25',
    chapters: ['EXO.25'],
    verse: verse('Êxodo 25:22', 'propiciatório querubins arca falarei'),
    reflection:
      'Deus pede a escravos recém-libertados que tragam, se o coração quiser, ouro, linho, couro e azeite, porque deseja morar no meio deles. O primeiro móvel da casa é uma arca de acácia, e sobre a tampa dois querubins de ouro ficam frente a frente, de asas abertas. É desse lugar, por cima da lei guardada, que ele promete falar. Paulo usou o nome dessa tampa quando escreveu aos Romanos sobre Jesus, em quem Deus nos recebe com misericórdia.',
    prayer:
      'Tu podias ficar no céu dos céus, Senhor, e pediste uma tenda entre as nossas. Eu te trago de boa vontade o que tenho, ainda que seja um punhado de lã. Fala comigo no lugar da misericórdia, onde a tua lei está guardada e coberta. Torna a minha casa um lugar em que tu gostes de estar. Amém.',
    application:
      'Separem hoje, cada um por vontade própria, uma coisa sua que possa servir a outra família. Quem preferir ficar com tudo não deve ser forçado.',
  },
  {
    slug: 'exodo-26',
    chapters: ['EXO.26'],
    verse: verse('Êxodo 26:33', 'véu separação santo santíssimo'),
    reflection:
      'Laçadas azuis e cinquenta colchetes de ouro prendem as cortinas umas às outras, até que dez panos formem uma casa só. Por fora ficam o pelo de cabra e o couro, e quem passa não imagina as cores e os querubins do lado de dentro. No fundo pende o véu, que separa todos da arca. É por causa desse véu que a notícia de Mateus espanta: na hora em que Jesus morreu, a cortina do templo se rasgou de alto a baixo.',
    prayer:
      'Santo Deus, o véu já não está entre nós, e eu ainda oro como quem fica do lado de fora. Leva-me para dentro por Jesus, com respeito e sem medo. Cuida do que em mim só tu conheces, as cores debaixo do couro. Prende a nossa igreja, pessoa com pessoa, com laços que aguentem a próxima ventania. Amém.',
    application:
      'Apresente hoje uma à outra duas pessoas do seu convívio que não se conhecem. Conte o que elas têm em comum e deixe que conversem.',
  },
  {
    slug: 'exodo-27',
    chapters: ['EXO.27'],
    verse: verse('Êxodo 27:20', 'azeite puro lâmpadas continuamente'),
    reflection:
      'O altar tem cinco côvados de lado, é oco, de madeira coberta de bronze, e leva argolas e varas, porque viaja com o povo. Em volta dele corre um pátio de cortinas brancas, com uma única entrada, bordada em azul, púrpura e vermelho. O desenho termina na lâmpada, que Arão deve manter acesa da tarde até a manhã, com azeite trazido pelas famílias. Quem acordasse de noite no acampamento saberia que havia luz na casa de Deus.',
    prayer:
      'Senhor, tu quiseste um altar que se pudesse carregar e uma luz que não se apagasse de noite. Agradeço por Jesus, que é a porta por onde eu entro e o sacrifício pelo qual eu sou recebido. Recebe o azeite que eu posso trazer, que é pouco e é puro. Sê luz para os que estão acordados de madrugada, no hospital, na estrada e no trabalho. Amém.',
    application:
      'Deixe uma luz pequena acesa hoje à noite no seu quarto ou na sala. Antes de apagá-la, ore cinco minutos por alguém que estará acordado por causa de dor, plantão ou preocupação.',
  },
  {
    slug: 'exodo-28',
    chapters: ['EXO.28'],
    verse: verse('Êxodo 28:29', 'Arão nomes peitoral coração memória'),
    reflection:
      'As roupas de Arão são descritas fio por fio, e o que mais importa nelas são os nomes. As doze tribos estão gravadas em duas pedras nos ombros e de novo no peitoral, sobre o coração, para que o sacerdote nunca entre sozinho. Na barra do manto há sinos de ouro, e do lado de fora se ouve quando ele entra e quando sai. A carta aos Hebreus diz que Jesus está hoje diante de Deus em nosso favor.',
    prayer:
      'Jesus, meu sacerdote, o meu nome está nos teus ombros e no teu peito, e isso me dá coragem de chegar. Leva ao Pai os que eu trago comigo, o filho que não dorme, a amiga em tratamento, o vizinho que brigou comigo. Livra a minha oração de virar uma lista lida às pressas. Faz-me lembrar, no meio da tarde, que tu vives e falas por mim. Amém.',
    application:
      'Escreva três nomes num papel pequeno e leve-o hoje no bolso. Cada vez que a sua mão tocar nele, entregue a Deus uma dessas pessoas.',
  },
  {
    slug: 'exodo-29',
    chapters: ['EXO.29'],
    verse: verse('Êxodo 29:42', 'holocausto contínuo encontrarei falar'),
    reflection:
      'Arão é lavado, vestido peça por peça e ungido, e põe as mãos sobre a cabeça do animal que morrerá por ele. O sangue toca a ponta da orelha, o polegar da mão e o do pé, como se o corpo inteiro fosse entregue ao serviço. Passada a semana da festa, fica a rotina de um cordeiro de manhã e outro ao cair da tarde. É junto desse fogo de todo dia que Deus marca encontro e promete morar no meio do povo.',
    prayer:
      'Deus que marcas encontro, eu te procuro nos dias de festa e me esqueço dos dias comuns. Separa para ti o que eu ouço, o que eu faço e os lugares aonde vou. Jesus se ofereceu uma vez por todas, e por ele a minha manhã e a minha tarde são aceitas. Mora no meio da nossa casa, como prometeste. Amém.',
    application:
      'Combine com alguém da casa, ou com um amigo por mensagem, uma oração curta de manhã e outra ao entardecer. Comecem hoje, com um minuto cada uma.',
  },
  {
    slug: 'exodo-30',
    chapters: ['EXO.30'],
    verse: verse('Êxodo 30:15', 'rico pobre meio siclo'),
    reflection:
      'Na contagem do povo cada um paga meio siclo pelo resgate da própria vida, e a lei proíbe o rico de dar mais e o pobre de dar menos. O mesmo capítulo fala do incenso que sobe de manhã e à noite, da bacia em que os sacerdotes se lavam e de um perfume que ninguém pode copiar para usar em casa. Diante daquele altar um chefe de tribo e um catador de lenha valem igual. Pedro diria que o nosso resgate não foi pago com prata, porque custou o sangue de Jesus.',
    prayer:
      'Senhor, diante de ti o dono do prédio e o porteiro valem o mesmo meio siclo. Ensina-me a olhar para os dois do mesmo modo. Lava as minhas mãos e os meus pés antes de eu tocar no que é teu. Recebe a minha oração da manhã e a da noite, que sobem sem fazer barulho. Amém.',
    application:
      'Lave as mãos devagar antes de orar hoje, de manhã e ao anoitecer. Peça a Deus que limpe o que você fez com elas.',
  },
  {
    slug: 'exodo-31',
    chapters: ['EXO.31'],
    verse: verse('Êxodo 31:13', 'guardareis sábados sinal santifico'),
    reflection:
      'Deus chama Bezalel pelo nome e lhe entrega a obra mais bonita do deserto, com cada peça enumerada. Logo em seguida manda que tudo pare um dia por semana, até o trabalho do santuário. Havia pena de morte para quem desobedecesse, uma severidade daquele Israel que a igreja não repete. O sábado era sinal de que é Deus quem santifica, e Jesus lembrou que ele foi feito por causa das pessoas.',
    prayer:
      'Senhor que trabalhaste e repousaste, eu uso até o teu serviço como desculpa para não parar. Tira o martelo da minha mão por um dia e mostra-me que a obra é tua. Dá folga a quem faz turno dobrado e não tem escolha. Jesus chamou os cansados para junto dele, e eu vou, sem levar trabalho escondido na mochila. Amém.',
    application:
      'Desligue por três horas as mensagens do trabalho e também as da igreja. Descanse diante de Deus com uma coisa de que você gosta.',
  },
  {
    slug: 'exodo-32',
    chapters: ['EXO.32'],
    verse: verse('Êxodo 32:24', 'ouro fogo saiu bezerro'),
    reflection:
      'Moisés demora quarenta dias, e o povo pede a Arão um deus que se possa ver. Ele recolhe os brincos, molda o bezerro com o buril, e depois conta que jogou o ouro no fogo e aquilo saiu. Moisés quebra as tábuas, sobe outra vez e pede perdão por todos, oferecendo o próprio nome para ser riscado do livro.',
    prayer:
      'Senhor, quando tu demoras, eu fabrico o que possa ver e tocar. Perdoa o meu bezerro e a minha explicação de que ele apareceu sozinho. Agradeço porque Jesus subiu ao monte por nós e ofereceu a vida para que o nosso nome ficasse escrito. Ensina-me a esperar e a pedir pelos que erraram comigo. Amém.',
    application:
      'Assuma hoje diante de alguém um erro que você vinha explicando como acaso ou culpa dos outros. Diga: “fui eu que fiz”. Depois repare o que puder.',
  },
  {
    slug: 'exodo-33',
    chapters: ['EXO.33'],
    verse: verse('Êxodo 33:15', 'presença tires daqui'),
    reflection:
      'Depois do bezerro, Deus oferece a terra prometida e um anjo para abrir o caminho, sem ir ele mesmo. Moisés recusa, pois prefere o deserto a uma terra sem essa presença. Ele pede ainda para ver a glória, e o Senhor o põe numa fenda da rocha, cobre-o com a mão e faz passar diante dele toda a sua bondade.',
    prayer:
      'Deus, eu já quis a tua terra e os teus presentes mais do que a ti. Não me deixes ir a lugar nenhum sem a tua companhia. Esconde-me na fenda da rocha e mostra-me a tua bondade. A tua glória eu vejo no rosto de Jesus, e com ele eu posso descansar. Amém.',
    application:
      'Antes do próximo compromisso importante, pare com quem vai com você e orem pedindo a presença de Deus. Se sentirem que não devem ir, conversem sobre isso.',
  },
  {
    slug: 'exodo-34',
    chapters: ['EXO.34'],
    verse: verse('Êxodo 34:6', 'misericordioso piedoso tardio ira'),
    reflection:
      'As primeiras tábuas estão quebradas, e Moisés lapida outras duas e sobe de madrugada, sem ninguém por perto. Deus passa diante dele e pronuncia o próprio nome, que é compaixão, demora em irar-se e fidelidade, sem inocentar quem insiste no mal. Moisés se curva depressa e usa aquilo para pedir perdão por um povo teimoso. Quarenta dias depois ele desce com o rosto brilhando, e é o único que não sabe disso.',
    prayer:
      'Deus compassivo, eu quebrei o que me deste, e tu escreves outra vez. Passa diante de mim e diz o teu nome até que eu acredite. Anda no meio de nós, apesar da nossa teimosia. Em Jesus eu vejo sem véu a glória que deixou Moisés brilhando. Que o meu rosto sirva aos outros, e que eu nem perceba. Amém.',
    application:
      'Suba a um lugar alto ou fique junto a uma janela bem cedo, sem celular. Repita devagar as palavras com que Deus se apresenta neste capítulo e peça perdão por um grupo a que você pertence.',
  },
  {
    slug: 'exodo-35',
    chapters: ['EXO.35'],
    verse: verse('Êxodo 35:26', 'mulheres coração sabedoria fiaram'),
    reflection:
      'Moisés pede ofertas a quem tiver o coração disposto, e o povo vai embora da reunião em silêncio. Depois eles voltam com brincos e pulseiras, tábuas de acácia, linho, pelo de cabra, cada um com o que tinha em casa. As mulheres fiam com as próprias mãos, e o texto chama de sabedoria o que elas fazem. Bezalel e Aoliabe recebem o Espírito de Deus para entalhar, bordar e também para ensinar a outros o ofício.',
    prayer:
      'Espírito de Deus, tu encheste um artesão e moveste as mãos que fiavam. Santifica a minha profissão, mesmo quando ela não parece coisa de igreja. Agradeço por Jesus, que trabalhou a madeira em Nazaré antes de pregar. Dá-me o coração disposto daquela gente, que foi para casa e voltou com alguma coisa. Amém.',
    application:
      'Pense no que as suas mãos sabem fazer: costurar, consertar, cozinhar, escrever, cuidar. Use hoje essa habilidade por meia hora em favor da igreja ou de um vizinho, sem cobrar.',
  },
  {
    slug: 'exodo-36',
    chapters: ['EXO.36'],
    verse: verse('Êxodo 36:6-7', 'Moisés povo impedido oferecer sobrava'),
    reflection:
      'Os artesãos largam o serviço e vão dizer a Moisés que o povo está trazendo demais. Ele podia guardar o excesso para outra ocasião, e manda anunciar no acampamento que ninguém traga mais nada. As cortinas, as laçadas e as bases tinham medida certa, e quem dirigia a obra soube a hora de dizer que já havia o suficiente.',
    prayer:
      'Deus que não precisas do meu dinheiro, eu te agradeço por aquele povo que deu com alegria até ser mandado parar. Livra as igrejas da cobrança sem fim e da campanha que não presta contas. Ensina-me a dar de coração e também a reconhecer quando já tenho o bastante. Dá aos pastores o olhar de Jesus, que viu as duas moedas da viúva e denunciou quem explorava mulheres como ela. Amém.',
    application:
      'Conversem sobre o que em casa já é suficiente: roupas, brinquedos, horas de trabalho extra. Escolham uma dessas coisas e combinem deixar de aumentá-la por um mês.',
  },
  {
    slug: 'exodo-37',
    chapters: ['EXO.37'],
    verse: verse('Êxodo 37:22', 'botões braços peça martelo ouro'),
    reflection:
      'O capítulo repete peça por peça o que Deus tinha mandado fazer, só que agora os verbos estão no passado. Bezalel bate o martelo no ouro até sair dele um candelabro inteiro, com hastes, botões e copos em forma de amêndoa, sem nenhuma emenda. O que era desenho virou mesa que se carrega e lâmpada que se acende. Tiago pede aos seguidores de Jesus esse mesmo passo, o de fazer o que ouviram.',
    prayer:
      'Os meus cadernos estão cheios de boas intenções, Senhor, e pouca obra ficou pronta. Dá-me a paciência do martelo, que bate muitas vezes no mesmo lugar. Faz da minha vida uma peça só, igual no domingo e na segunda-feira. Põe em mim a vontade de cumprir hoje o que já ouvi tantas vezes. Amém.',
    application:
      'Escolha um conselho bom ou uma anotação de culto que ficou só no papel. Faça hoje a menor parte que dê para terminar antes de dormir.',
  },
  {
    slug: 'exodo-38',
    chapters: ['EXO.38'],
    verse: verse('Êxodo 38:8', 'pia bronze espelhos porta'),
    reflection:
      'As mulheres que serviam junto à entrada da tenda deram os seus espelhos de bronze, e deles se fez a bacia em que os sacerdotes se lavavam. O objeto em que elas viam o próprio rosto passou a servir para limpar as mãos de quem se aproximava de Deus. Itamar anota depois cada talento de ouro, prata e bronze, até a última estaca do pátio. Quem deu meio siclo podia saber em que coluna ele estava.',
    prayer:
      'Senhor, eu te entrego o tempo que gasto com a minha aparência e com a opinião dos outros. Lava-me em Jesus, que amou a igreja e a purificou com água e com a palavra. Agradeço por quem presta contas com clareza do dinheiro que é teu. Ensina as nossas igrejas a mostrar onde está cada moeda. Amém.',
    application:
      'Confiram juntos, em casa, as contas deste mês, com tudo anotado e à vista. Se um de vocês cuida de dinheiro da igreja ou do condomínio, organize hoje um recibo atrasado.',
  },
  {
    slug: 'exodo-39',
    chapters: ['EXO.39'],
    verse: verse('Êxodo 39:43', 'viu Moisés obra abençoou-os'),
    reflection:
      'Os operários trazem tudo a Moisés, da arca às cordas e às estacas, e ele olha a obra inteira. A cada peça, até os sinos da barra e a placa da testa, o narrador tinha repetido que a ordem de Deus foi seguida. Moisés não pede correção nenhuma e abençoa os que trabalharam. Aquela gente, que fez tijolos para Faraó sem nunca contentá-lo, conhece agora a alegria de um trabalho aprovado.',
    prayer:
      'Pai, tu me viste quando eu fazia tijolos para quem nunca estava satisfeito. Olha o que as minhas mãos terminaram nesta semana, o bem-feito e o torto. Ensina-me a refazer sem vergonha o que não ficou bom. Abençoa as costureiras, os serralheiros e os pedreiros que quase nunca ouvem um elogio. Amém.',
    application:
      'Olhe hoje com atenção o trabalho de outra pessoa: uma comida, uma faxina, um conserto, um dever de escola. Diga com detalhes o que ficou bom.',
  },
  {
    slug: 'exodo-40',
    chapters: ['EXO.40'],
    verse: verse('Êxodo 40:34', 'nuvem cobriu glória encheu'),
    reflection:
      'No primeiro dia do ano, Moisés monta o tabernáculo peça por peça, as bases, as tábuas, a mesa dos pães, o candelabro, a pia, a cortina da porta. Quando ele termina, a nuvem desce, e a glória é tanta que nem ele consegue entrar. Daí em diante o povo só desmonta as tendas quando a nuvem se levanta.',
    prayer:
      'Senhor, tu quiseste morar numa tenda, no meio de gente que murmura. Agradeço porque a tua Palavra se fez carne e armou a tenda entre nós, em Jesus. Enche também esta casa simples onde eu vivo. Ensina-me a ficar quando a tua nuvem fica e a andar quando ela se levanta. Amém.',
    application:
      'Arrume com outra pessoa um cantinho da casa para a oração, com uma cadeira e uma Bíblia. Estreiem o lugar hoje com uma oração curta de cada um.',
  },
];
