import type { PassageDevotional } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const genesis: readonly PassageDevotional[] = [
  {
    slug: 'genesis-1',
    chapters: ['GEN.1'],
    verse: verse('Gênesis 1:31', 'Deus viu bom'),
    reflection:
      'Deus olha para o que fez ao fim de cada dia, e no sexto diz que tudo é muito bom. O mundo ainda não tem nenhuma obra humana, e já agrada a quem o criou. Antes de produzir qualquer coisa hoje, você vive num lugar que Deus quis e aprovou.',
    prayer:
      'Criador do céu e da terra, eu agradeço pela luz que voltou esta manhã e pelo ar que eu respiro sem perceber. Ensina-me a olhar para as tuas obras como tu as olhas, e a cuidar delas com respeito. Em nome de Jesus. Amém.',
    application:
      'Pare cinco minutos diante de uma coisa que ninguém fabricou, uma árvore, o céu ou a água, e diga a Deus o que você vê de bom nela.',
  },
  {
    slug: 'genesis-2',
    chapters: ['GEN.2'],
    verse: verse('Gênesis 2:7', 'pó assoprou sopro'),
    reflection:
      'Deus se curva sobre o pó, molda o homem e sopra no nariz dele. Depois planta um jardim, como um lavrador, e traz os bichos em fila para que Adão invente os nomes. Em todo esse mundo bom ele só acha uma falta, a de alguém para o homem amar, e da costela dele faz a mulher.',
    prayer:
      'Eu sou pó com o teu sopro, Senhor Deus, e hoje quero me lembrar das duas coisas. Dá-me gosto de cultivar e de guardar o pedaço de chão que me coube. Olha pelos que vivem sem companhia. Jesus soprou sobre os discípulos e disse que recebessem o Espírito; sopra também sobre mim. Amém.',
    application:
      'Convide alguém que mora sem companhia para caminhar, almoçar ou mexer na terra com você. Perguntem um ao outro o nome de uma planta que conhecem.',
  },
  {
    slug: 'genesis-3',
    chapters: ['GEN.3'],
    verse: verse('Gênesis 3:9', 'chamou homem onde'),
    reflection:
      'O homem e a mulher se escondem entre as árvores do jardim, vestidos de folhas de figueira, e Deus pergunta onde eles estão. Ele sabia a resposta; a pergunta abria caminho para que os dois saíssem do esconderijo. Antes de mandá-los embora do Éden, o próprio Deus costura roupas de pele e os veste.',
    prayer:
      'Pai, eu ouço a tua pergunta e muitas vezes me calo atrás das minhas desculpas. Hoje eu saio de trás da árvore e conto o que fiz, sem apontar para mais ninguém. Agradeço porque enviaste Jesus, o descendente prometido, que esmagou a cabeça da serpente. Veste-me com o perdão dele. Amém.',
    application:
      'Conte a Deus, em voz alta e a sós, uma coisa que você vem escondendo ou explicando demais. Diga apenas o que você fez, sem culpar outra pessoa.',
  },
  {
    slug: 'genesis-4',
    chapters: ['GEN.4'],
    verse: verse('Gênesis 4:7', 'pecado porta dominá'),
    reflection:
      'Deus nota o rosto caído de Caim e conversa com ele antes que aconteça o pior: o pecado está deitado na porta, feito bicho à espera. Caim não responde, e leva o irmão para o campo. Quando o Senhor pergunta por Abel, é o sangue no chão quem fala; a carta aos Hebreus diz que o sangue de Jesus fala coisa melhor.',
    prayer:
      'Deus, tu reparas no meu rosto quando eu volto amargo para casa. Adverte-me enquanto o mal ainda está na porta. Sim, eu sou guarda do meu irmão, e quero responder por ele. Ouve o clamor das vítimas que a terra escondeu, e cobre-me com o sangue de Jesus, que pede perdão. Amém.',
    application:
      'Se você está com raiva de alguém, escreva em uma linha o motivo verdadeiro e leve-o a Deus antes de falar com a pessoa. Dê uma volta e espere baixar.',
  },
  {
    slug: 'genesis-5',
    chapters: ['GEN.5'],
    verse: verse('Gênesis 5:24', 'Enoque Deus desapareceu levou'),
    reflection:
      'A lista fecha cada vida com o mesmo verbo, e até Matusalém, com os seus novecentos e sessenta e nove anos, acaba morrendo. No meio dos nomes aparece Enoque, que criou filhos e filhas e andou com Deus por trezentos anos, dentro da vida comum. Na vez dele a frase da morte falta, porque Deus o levou. Lucas põe esses nomes na família de Jesus, que entrou na morte e saiu dela.',
    prayer:
      'Deus de Enoque, os meus anos passam depressa, entre contas, aniversários e despedidas. A morte fecha quase todas as vidas deste capítulo, e eu espero viver contigo porque Jesus a venceu. Consola os que hoje leem numa lista o nome de alguém que perderam. Ensina-me a andar contigo dentro da rotina, enquanto cuido da casa e pago boletos. Amém.',
    application:
      'Caminhe hoje quinze minutos sem fone de ouvido, na rua ou dentro de casa, e converse com Deus sobre o que for vendo pelo caminho.',
  },
  {
    slug: 'genesis-6',
    chapters: ['GEN.6'],
    verse: verse('Gênesis 6:8-9', 'Noé favor andava Deus'),
    reflection:
      'Antes da chuva o texto conta a tristeza de Deus, que olha para a terra cheia de violência e sente pesar no coração. Noé aparece como exceção e como presente, porque achou favor, e só depois se diz que era justo. As medidas da arca são secas e exatas, trezentos por cinquenta por trinta, com uma porta do lado, e por muito tempo ela parece um barco longe da água. Essa única porta fez muitos cristãos pensarem em Jesus, que falou de si mesmo como a entrada por onde as ovelhas se salvam.',
    prayer:
      'Senhor, a violência ainda te pesa no coração, e eu às vezes me acostumo com ela. Perdoa o que há de mau nos meus pensamentos desde cedo. Agradeço pelo favor que achei em Jesus, antes de fazer qualquer coisa direita. Ensina-me a andar contigo enquanto os outros riem da obra. Amém.',
    application:
      'Faça hoje uma parte de um serviço demorado que Deus pôs nas suas mãos, mesmo sem nuvem no céu. Marque no calendário o dia da próxima parte.',
  },
  {
    slug: 'genesis-7',
    chapters: ['GEN.7'],
    verse: verse('Gênesis 7:16', 'fechou porta'),
    reflection:
      'Noé construiu a arca, recolheu os animais e entrou com a família, mas a porta foi o Senhor quem fechou. Do lado de fora subiam as águas que cobriram os montes. Do lado de dentro havia oito pessoas que tinham levado a sério um aviso dado quando o céu ainda estava limpo.',
    prayer:
      'Senhor, tu avisas antes de julgar e preparas um abrigo antes da chuva. Eu não quero ouvir o teu aviso com pressa, como quem tem outras coisas a fazer. Guarda-me em Jesus Cristo, e chama também os da minha casa que ainda estão de fora. Usa a minha voz com mansidão. Amém.',
    application:
      'Convide alguém da sua casa para orar dois minutos com você hoje, antes de dormir. Peçam juntos por um parente que anda longe de Deus.',
  },
  {
    slug: 'genesis-8',
    chapters: ['GEN.8'],
    verse: verse('Gênesis 8:11', 'pomba folha oliveira bico'),
    reflection:
      'O capítulo vira numa frase curta, a de que Deus se lembrou de Noé e também dos bichos. A espera depois da chuva é mais comprida que a chuva: meses boiando, um corvo, uma pomba que volta cansada, outros sete dias, e afinal uma folhinha verde no bico. Noé abre a janela, vê o chão seco, e ainda fica ali dentro até ouvir a ordem de sair. A primeira construção da terra nova é um altar, e a resposta de Deus são as estações, que não pararam até hoje.',
    prayer:
      'Deus que te lembras, a minha tempestade já passou e eu continuo fechado. Obrigado pelas folhas pequenas que chegaram pela janela, um telefonema, um exame melhor, um dia sem dor. Dá-me a paciência de outros sete dias. Teu Espírito desceu como pomba sobre Jesus; que ele também pouse na minha casa. Amém.',
    application:
      'Ponham uma folha verde num copo de água à vista de todos. Cada um conte um sinal pequeno de que o pior está passando, ou peça um.',
  },
  {
    slug: 'genesis-9',
    chapters: ['GEN.9'],
    verse: verse('Gênesis 9:16', 'arco nuvens lembrar'),
    reflection:
      'Noé pisa a terra molhada, e Deus pendura o seu arco nas nuvens, a arma virada para o céu. O pacto alcança os filhos de Noé e também as aves e as feras que saíram da arca. O capítulo não esconde o velho bêbado na tenda, tempos depois, nem os dois filhos que entram de costas para cobri-lo.',
    prayer:
      'Deus do arco, tu te lembras da tua promessa mesmo quando eu só vejo a nuvem. Agradeço pela paciência que tens com a terra e com os bichos. Ensina-me a cobrir a vergonha dos meus, e a buscar ajuda para quem bebe. Em Jesus a tua aliança ficou mais forte do que a enchente. Amém.',
    application:
      'Recuse hoje uma conversa que expõe a fraqueza de outra pessoa. Se alguém da sua família sofre com a bebida, convide-o a ir com você a um grupo de apoio.',
  },
  {
    slug: 'genesis-10',
    chapters: ['GEN.10'],
    verse: verse('Gênesis 10:32', 'famílias Noé nações povos'),
    reflection:
      'O capítulo é um mapa feito de parentes: as ilhas, o Egito, Canaã, Nínive, Babel, os filisteus. Muitos dos futuros inimigos de Israel estão nele, e todos descem dos três irmãos que saíram da mesma arca. Israel ainda nem existe, e a Bíblia já apresenta os primos dele pelo nome. Paulo lembrou isso em Atenas, ao anunciar Jesus a gente de outra terra: Deus fez todos os povos de um só sangue.',
    prayer:
      'Pai de todas as famílias da terra, tu conheces os povos que eu só vejo no noticiário. Tira de mim o desprezo por sotaque, cor e passaporte. Quando eu ouvir falar de um inimigo, lembra-me de que ele também é meu parente. Abençoa hoje os missionários e os tradutores que levam a boa notícia a cada língua. Amém.',
    application:
      'Escolham juntos, em casa ou no grupo, um país que está nas notícias. Procurem no mapa onde ele fica e orem três minutos pelo povo de lá.',
  },
  {
    slug: 'genesis-11',
    chapters: ['GEN.11'],
    verse: verse('Gênesis 11:4', 'torre céu nome'),
    reflection:
      'Os moradores do vale de Sinear descobrem o tijolo cozido e resolvem fazer um nome para si com uma torre que encoste no céu. A torre é tão baixa que o Senhor precisa descer para vê-la. As línguas se embaralham, a obra para, e a longa lista de nomes que vem depois termina em Sarai, que não tinha filhos e de quem Deus vai fazer nascer um povo.',
    prayer:
      'Eu também empilho tijolos, Senhor, para que falem de mim. Desce e interrompe a minha torre antes que ela me separe dos outros. No Pentecostes o Espírito de Jesus fez cada um ouvir na própria língua; faz que nos entendamos de novo, em casa e na igreja. Basta-me o nome que tu me deste. Amém.',
    application:
      'Faça hoje um bom serviço sem assinar, postar nem comentar. Quando vier a vontade de contar, conte a Deus e siga com o dia.',
  },
  {
    slug: 'genesis-12',
    chapters: ['GEN.12'],
    verse: verse('Gênesis 12:8', 'tenda edificou altar'),
    reflection:
      'Abrão tem setenta e cinco anos quando sai de Harã com Sarai e Ló, sem saber o nome da terra aonde vai. Em Siquém e perto de Betel ele arma a tenda, que se desmonta, e levanta um altar, que fica. Na promessa que ele carrega já cabem todas as famílias da terra, e também a sua.',
    prayer:
      'Deus de Abraão, tu me pedes passos antes de me mostrares o mapa. Eu te entrego a mudança que está diante de mim e tudo o que vou deixar para trás. Agradeço porque em Jesus, filho de Abraão, a tua bênção chegou até a minha família. Anda comigo hoje. Amém.',
    application:
      'Escreva numa folha a decisão que você vem adiando por não enxergar o fim dela. Embaixo, anote um primeiro passo pequeno e honesto, e dê esse passo ainda hoje.',
  },
  {
    slug: 'genesis-13',
    chapters: ['GEN.13'],
    verse: verse('Gênesis 13:8', 'briga pastores irmãos'),
    reflection:
      'Os rebanhos cresceram tanto que os pastores de Abrão e os de Ló brigam por pasto. O tio, mais velho e dono da promessa, deixa o sobrinho escolher primeiro. Ló fica com a planície bem regada, perto de Sodoma, e o homem que ficou com a serra recebe a promessa de novo.',
    prayer:
      'Deus, eu gosto de escolher primeiro, e tenho medo de sair perdendo. Dá-me a largueza de Abrão, que preferiu o irmão ao pasto. Acalma as brigas de herança e de terreno que correm na nossa família. Jesus abriu mão do que era dele por nós; faz-me confiar na parte que vem da tua mão. Amém.',
    application:
      'Deixe outra pessoa escolher primeiro três vezes neste dia: o lugar, o pedaço, o programa. Numa disputa em andamento, proponha um acordo justo.',
  },
  {
    slug: 'genesis-14',
    chapters: ['GEN.14'],
    verse: verse('Gênesis 14:18', 'Melquisedeque pão vinho sacerdote'),
    reflection:
      'Na volta da batalha que libertou Ló, dois reis vão ao encontro de Abrão. Melquisedeque, de Salém, traz pão, vinho e uma bênção; o de Sodoma oferece riqueza em troca das pessoas. Abrão aceita o pão do sacerdote e recusa do outro até a correia de uma sandália, para que ninguém diga que o enriqueceu.',
    prayer:
      'Deus altíssimo, dono do céu e da terra, tu me alimentas depois da luta. Recebo o pão e o cálice que Jesus me dá, sacerdote para sempre como Melquisedeque. Livra-me do presente que compra a minha voz. E manda-me atrás de quem foi levado cativo, como Abrão foi atrás do sobrinho. Amém.',
    application:
      'Examine um favor, desconto ou presente que pode prender a sua consciência. Recuse-o hoje com educação, ou converse sobre ele com alguém de confiança.',
  },
  {
    slug: 'genesis-15',
    chapters: ['GEN.15'],
    verse: verse('Gênesis 15:5', 'conta estrelas'),
    reflection:
      'Abrão reclama com Deus: não tem filho, e tudo o que possui vai ficar para Eliézer, o empregado de Damasco. O Senhor não o repreende pela queixa; leva o velho para fora da tenda e pede que ele conte as estrelas. Abrão crê ali mesmo, no escuro, muitos anos antes de segurar Isaque nos braços.',
    prayer:
      'Senhor, eu também trago uma queixa que repito há tempo. Leva-me para fora da minha tenda e me mostra de novo o tamanho das tuas mãos. Dá-me fé para esperar sem ver, e guarda-me de inventar atalhos. Confio em ti porque não poupaste o teu próprio Filho, Jesus. Amém.',
    application:
      'Saia à noite com alguém da família ou chame um vizinho, e olhem o céu por alguns minutos. Conte a essa pessoa uma coisa que você ainda espera de Deus.',
  },
  {
    slug: 'genesis-16',
    chapters: ['GEN.16'],
    verse: verse('Gênesis 16:13', 'Deus vista vê'),
    reflection:
      'Agar é estrangeira, escrava e grávida, e foge para o deserto porque Sarai a maltrata. Até ali ninguém no capítulo a chamou pelo nome; o anjo chama, e pergunta de onde ela vem e para onde vai. É essa mulher que dá um nome a Deus, o Deus que me vê, e o poço guardou por séculos a lembrança dela.',
    prayer:
      'Deus que me vês, tu achaste Agar junto da fonte quando ela não esperava ninguém. Vê hoje a empregada humilhada, a grávida que chora, a estrangeira sem papéis. Dá a cada uma abrigo seguro e gente que a chame pelo nome, como Jesus chamava. Ouve a minha aflição, que eu também trago até o poço. Amém.',
    application:
      'Aprenda hoje o nome e um pouco da história de uma mulher que serve você sem ser notada. Se ela sofre maus-tratos, conte-lhe do 180, que atende em segredo.',
  },
  {
    slug: 'genesis-17',
    chapters: ['GEN.17'],
    verse: verse('Gênesis 17:5', 'nome Abraão pai multidão'),
    reflection:
      'Abrão tem noventa e nove anos e um só filho, Ismael, quando Deus lhe troca o nome por outro que significa pai de muitos. Sarai também recebe nome novo, e ele, com o rosto no chão, ri de pensar numa mãe de noventa. O velho pede por Ismael, e o pedido é ouvido: doze príncipes virão dele. No mesmo dia a casa inteira carrega no corpo o sinal da promessa, antes de haver criança alguma.',
    prayer:
      'Deus Todo-Poderoso, tu me chamas por um nome maior do que a minha vida de agora. Recebe o riso que me escapa quando prometes demais. Eu te peço também pelo filho que não cabia nos meus planos, e creio que o ouves. Jesus, filho de Abraão, me promete um nome novo. Ensina-me a andar diante de ti por inteiro. Amém.',
    application:
      'Digam um ao outro, em voz alta, um nome bom que Deus dá aos seus: filho, amada, perdoado, escolhida. Usem esse nome hoje ao se despedirem.',
  },
  {
    slug: 'genesis-18',
    chapters: ['GEN.18'],
    verse: verse('Gênesis 18:14', 'Deus difícil'),
    reflection:
      'Sara escuta a conversa de dentro da tenda e ri sozinha, porque já passou da idade de ter filhos. O visitante ouve o riso que ninguém ouviu e pergunta se há alguma coisa difícil para Deus. Com medo, ela nega; ele a corrige com poucas palavras, e a promessa continua de pé.',
    prayer:
      'Deus, tu conheces o riso cansado que eu escondo quando alguém fala de esperança. Perdoa a minha descrença e também as vezes em que eu a neguei por medo. Ajuda-me a receber com respeito o que prometeste em Cristo, mesmo no que me parece tarde demais. A ti eu digo a verdade. Amém.',
    application:
      'Diga a Deus, com as suas palavras, em qual assunto você já parou de esperar. Fique depois três minutos em silêncio, com as mãos abertas sobre os joelhos.',
  },
  {
    slug: 'genesis-19',
    chapters: ['GEN.19'],
    verse: verse('Gênesis 19:16', 'demorando mão filhas misericórdia'),
    reflection:
      'Ló viu os homens de Sodoma cercarem a casa para violentar os hóspedes, e chegou a oferecer as próprias filhas, numa covardia que ninguém deve desculpar. Ao raiar do dia ele ainda demora, e os anjos precisam pegar pela mão o pai, a mãe e as duas moças para que saiam. O texto chama de misericórdia essa mão que puxa, e explica que Deus se lembrou de Abraão. A família salva do fogo ainda se perde na caverna, entre o vinho e o medo, e a história não esconde isso.',
    prayer:
      'Deus de misericórdia, há lugares de onde eu sei que preciso sair e continuo demorando. Pega-me pela mão, e pega também os meus, antes que a fumaça suba. Protege as filhas que não foram protegidas em casa e dá-lhes quem as ouça. Jesus mandou lembrar da mulher de Ló, que olhou para trás; fixa nele o meu olhar. Amém.',
    application:
      'Identifique um lugar, um grupo ou um aplicativo de onde você já devia ter saído. Saia hoje e apague o caminho de volta. Se em casa alguém fere você ou uma criança, ligue para o 100.',
  },
  {
    slug: 'genesis-20',
    chapters: ['GEN.20'],
    verse: verse('Gênesis 20:11', 'Abraão temor Deus lugar'),
    reflection:
      'Abraão chega a Gerar e diz outra vez que Sara é sua irmã, como os dois tinham feito no Egito, e quem paga pelo medo dele é Sara. Ele tinha certeza de que ali ninguém temia a Deus; no entanto, é o rei daquele lugar que escuta Deus em sonho, se levanta cedo e devolve a mulher. O profeta leva uma bronca merecida de um pagão. Ainda assim, é pela oração dele que a casa do rei volta a ter filhos.',
    prayer:
      'Eu também julgo um lugar, Senhor, antes de conhecer as pessoas que vivem nele. Perdoa as meias verdades com que me protegi e deixei outro em perigo. Guarda as mulheres que são entregues pelo medo de quem devia defendê-las. Faz-me parecido com Jesus, que na hora da prisão pediu que deixassem ir os seus. Amém.',
    application:
      'Lembre-se de uma meia verdade que você contou por medo e que ainda está de pé. Se isso não puser ninguém em risco, corrija-a hoje em poucas palavras.',
  },
  {
    slug: 'genesis-21',
    chapters: ['GEN.21'],
    verse: verse('Gênesis 21:17', 'Deus ouviu voz jovem'),
    reflection:
      'Sara ri agora de alegria, com Isaque no colo, e no banquete do desmame a casa se quebra. Agar sai de madrugada com pão, um odre de água e o filho, e quando a água acaba ela o deixa sob um arbusto e se senta longe, para não o ver morrer. Deus escuta o menino no lugar em que ele está. Havia um poço ali perto, e os olhos dela se abrem para vê-lo.',
    prayer:
      'Deus que ouves o choro dos meninos, atende hoje as mães que não têm mais água no odre. Perdoa as casas que mandaram embora quem lhes servia. Abre os meus olhos para o poço que está perto e que a dor esconde. Jesus prometeu água viva a uma mulher cansada; dá-a também a nós. Fica com as crianças que crescem longe do pai. Amém.',
    application:
      'Entre em contato hoje com uma mãe que cria filhos sem ajuda. Ofereça uma coisa concreta: o mantimento que falta, uma hora com a criança, a passagem para uma consulta.',
  },
  {
    slug: 'genesis-22',
    chapters: ['GEN.22'],
    verse: verse('Gênesis 22:8', 'Deus proverá cordeiro filho'),
    reflection:
      'Isaque carrega a lenha nas costas e faz ao pai a pergunta mais difícil do livro: onde está o cordeiro. Abraão responde que Deus vai prover, e os dois seguem juntos. No alto do Moriá a voz do céu segura a mão do pai; o Deus de Abraão não queria a morte do menino, e mostra um carneiro preso no mato, para ficar no lugar dele.',
    prayer:
      'Senhor que provês, eu sei agora onde está o Cordeiro. Tu não poupaste o teu próprio Filho, e Jesus subiu o monte com o madeiro nas costas, por amor de mim. Guarda todas as crianças de quem as fere em teu nome. Ensina-me a segurar com a mão aberta o que mais amo. Amém.',
    application:
      'Abrace hoje um filho, um neto ou um afilhado, e ore em voz alta por ele, agradecendo. Se não houver criança por perto, ore pelas da sua rua.',
  },
  {
    slug: 'genesis-23',
    chapters: ['GEN.23'],
    verse: verse('Gênesis 23:4', 'Peregrino estrangeiro propriedade sepultura'),
    reflection:
      'Sara morre aos cento e vinte e sete anos, e Abraão, que já viveu tanta coisa, senta e chora por ela. Depois se levanta e negocia com educação um lugar para enterrá-la, diante de todos, na porta da cidade. Efrom oferece de graça, com a cortesia de quem vai cobrar caro, e Abraão pesa quatrocentos siclos sem discutir. O primeiro pedaço da terra prometida que ele possui é um túmulo, com a caverna e as árvores em volta.',
    prayer:
      'Deus dos que choram, tu vês a cadeira vazia e o lado frio da cama. Ampara os viúvos, que precisam tratar de papéis e preços no dia da maior dor. Agradeço por gente que trata com respeito os nossos mortos. Jesus dormiu num túmulo emprestado e saiu dele, e por isso espero a terra prometida. Dá-me lágrimas e, a seu tempo, forças para me levantar. Amém.',
    application:
      'Visitem juntos um túmulo da família ou olhem uma foto de quem partiu. Deixem que cada um chore ou conte o que quiser, e cuidem de um detalhe: a flor, a limpeza, a moldura.',
  },
  {
    slug: 'genesis-24',
    chapters: ['GEN.24'],
    verse: verse('Gênesis 24:19', 'camelos tirarei água beber'),
    reflection:
      'O velho criado de Abraão chega ao poço com dez camelos e ora em silêncio, pedindo um sinal que é feito de bondade. Rebeca dá de beber ao desconhecido e corre de volta ao poço, muitas vezes, até que os animais fiquem satisfeitos. Perguntam depois a ela se quer ir, e a resposta é dela; ao longe, no fim da tarde, Isaque está no campo, orando.',
    prayer:
      'Deus de Abraão e de Isaque, guia os meus passos até as pessoas certas, e a elas até mim. Dá-me a gentileza de Rebeca com quem chega cansado. Olha pelos que esperam um casamento, e pelos que ainda choram a mãe. Jesus também pediu água junto de um poço; que eu o sirva em cada viajante. Amém.',
    application:
      'Ofereça hoje mais do que lhe pedirem: além da informação, vá junto até a porta; além do copo de água, uma cadeira e um minuto de conversa.',
  },
  {
    slug: 'genesis-25',
    chapters: ['GEN.25'],
    verse: verse('Gênesis 25:34', 'Esaú lentilhas menosprezou primogenitura'),
    reflection:
      'Isaque e Ismael, que tinham crescido separados, sepultam juntos o pai na caverna de Macpela. Em seguida o capítulo conta de outro par de irmãos, que já se empurram na barriga da mãe, e anos mais tarde um deles chega do campo tão cansado que troca os direitos de filho mais velho por pão e lentilhas. Jacó podia dar o prato, e prefere vender. Esaú come, bebe e vai embora, e o narrador diz sem rodeios que ele fez pouco do que tinha.',
    prayer:
      'Há horas, Senhor, em que o cansaço decide por mim. Guarda-me de trocar por um prato o que me deste para a vida inteira. E quando a panela estiver na minha mão, livra-me de fazer negócio com a fome do outro. Sustenta-me com a força de Jesus, que teve fome no deserto e continuou fiel a ti. Amém.',
    application:
      'Adie para amanhã uma decisão que você ia tomar hoje com fome, sono ou raiva. Antes de decidir, coma, durma e ore.',
  },
];
