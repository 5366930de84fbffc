import type { PassageDevotional } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const samuel: readonly PassageDevotional[] = [
  {
    slug: '1-samuel-1',
    chapters: ['1SA.1'],
    verse: verse('1 Samuel 1:15', 'derramado alma'),
    reflection:
      'Ana ora em Siló mexendo só os lábios, e o sacerdote Eli, sentado junto a um pilar, pensa que ela bebeu. Ela responde com respeito e conta que estava derramando a alma diante de Deus. Quando se levanta, ainda sem filho nenhum, consegue comer, e o rosto dela já está diferente.',
    prayer:
      'Senhor dos exércitos, tu lês os lábios que se movem sem som. Eu derramo diante de ti a tristeza que já me disseram ser exagero. Consola as mulheres que pedem um filho que ainda não veio, e as que ouvem zombaria por isso. Dá-me a paz que Ana recebeu antes de saber a resposta, por amor de Jesus. Amém.',
    application:
      'Reserve dez minutos a sós e fale com Deus sobre a sua maior tristeza, sem escolher palavras bonitas. Ao terminar, faça uma refeição com calma.',
  },
  {
    slug: '1-samuel-2',
    chapters: ['1SA.2'],
    verse: verse('1 Samuel 2:19', 'mãe túnica pequena ano'),
    reflection:
      'Ana canta que Deus quebra o arco dos fortes e tira o pobre do pó, e Maria cantou quase o mesmo ao esperar Jesus. No mesmo capítulo, os filhos de Eli metem o garfo na panela de quem vem adorar e abusam das mulheres na porta do santuário, e o pai só reclama. Entre uma cena e outra, uma mãe leva todo ano a túnica um pouco maior para o menino que cresce.',
    prayer:
      'Senhor, tu pesas o que se faz na tua casa, e nenhum cargo te engana. Defende as vítimas de quem usou o teu nome para ferir, e faz com que a igreja as ouça. Agradeço pelas mães que costuram e oram de longe. Eu me alegro em Jesus, o teu sacerdote fiel, que nunca tomou nada à força. Amém.',
    application:
      'Se você sabe de um abuso praticado por líder religioso, não guarde segredo: ajude a vítima a procurar a polícia ou o 100. Se não sabe, ore pelas vítimas que ainda não conseguiram falar.',
  },
  {
    slug: '1-samuel-3',
    chapters: ['1SA.3'],
    verse: verse('1 Samuel 3:10', 'Fala servo ouvindo'),
    reflection:
      'Samuel dorme perto da arca e três vezes corre até a cama de Eli, achando que o velho o chamou. Eli, quase cego e já avisado do fracasso dos próprios filhos, ainda sabe reconhecer a voz e ensina o menino a responder. A primeira mensagem que Samuel ouve é dura, e ele a conta inteira de manhã, depois de abrir as portas da casa.',
    prayer:
      'Fala, Senhor, que eu quero ouvir. Tu me chamas pelo nome e eu corro para tantos outros lugares. Agradeço pelos mais velhos que me ensinaram a reconhecer a tua voz, mesmo com as falhas que tinham. Dá-me coragem para não esconder o que Jesus me manda dizer, e faz isso com amor na minha boca. Amém.',
    application:
      'Agradeça hoje a uma pessoa mais velha que ensinou você a orar ou a ler a Bíblia. Conte a ela uma frase ou um gesto de que você se lembra.',
  },
  {
    slug: '1-samuel-4',
    chapters: ['1SA.4'],
    verse: verse('1 Samuel 4:3', 'anciãos Siló arca pacto'),
    reflection:
      'Depois de uma derrota, os anciãos mandam buscar a arca em Siló, certos de que ela ganharia a batalha por eles, e o grito do acampamento faz a terra tremer. A derrota seguinte é muito pior, a arca é levada, e Eli, cego e com noventa e oito anos, cai da cadeira ao ouvir a notícia. A nora dele morre no parto e chama o menino de Icabode, porque para ela a glória tinha ido embora. Ninguém naquele dia podia saber que Deus, levado como despojo, ia enfrentar sozinho os deuses dos filisteus.',
    prayer:
      'Senhor, eu também já carreguei a Bíblia e a cruz como quem carrega um amuleto. Perdoa quando eu quis a tua força sem querer a tua vontade. Fica ao lado das mulheres que dão à luz no dia do luto, e dos velhos que esperam notícia numa cadeira à beira da estrada. Jesus também pareceu vencido, e a tua glória não tinha ido embora. Ensina-me a esperar por ti quando tudo diz que acabou. Amém.',
    application:
      'Olhe para um objeto de fé que você guarda, como a Bíblia aberta na estante ou o adesivo do carro. Pergunte a si mesmo se a sua confiança está em Deus ou na coisa, e abra hoje a Bíblia para ler um trecho.',
  },
  {
    slug: '1-samuel-5',
    chapters: ['1SA.5'],
    verse: verse('1 Samuel 5:3', 'Dagom prostrado terra arca'),
    reflection:
      'Os filisteus põem a arca ao lado de Dagom, como troféu, e de manhã encontram o deus deles caído diante dela. Eles o levantam e o colocam de volta; no outro dia está caído de novo, com a cabeça e as mãos cortadas sobre a soleira. Depois vem a doença, e a arca passa de Asdode para Gate e de Gate para Ecrom, porque ninguém quer ficar com ela. Nenhum soldado de Israel estava lá, e o Deus que parecia prisioneiro não precisou de um exército para mostrar quem era.',
    prayer:
      'Deus verdadeiro, há coisas na minha vida que eu tenho de levantar do chão e escorar toda manhã. Mostra-me o que eu chamo de seguro e não consegue nem ficar de pé. Derruba-o com bondade. Não deixes que eu o ponha de volta por costume. Tem pena de quem adoece numa cidade que sofre pelos erros dos chefes. Obrigado porque és tu quem me carrega, todos os dias. Amém.',
    application:
      'Repare no que você conserta o tempo todo para manter a própria imagem: o perfil, a fama no trabalho, a opinião de um parente. Passe o dia sem mexer nisso, e veja à noite se fez falta.',
  },
  {
    slug: '1-samuel-6',
    chapters: ['1SA.6'],
    verse: verse('1 Samuel 6:12', 'vacas caminho bramando desviar'),
    reflection:
      'Depois de sete meses, os filisteus atrelam a um carro novo duas vacas que nunca tinham levado jugo, prendem em casa os bezerros que elas amamentavam e soltam o carro na estrada. Contra todo o instinto, elas seguem reto até Bete-Semes, berrando, e as pessoas que colhiam trigo se alegram ao ver a arca. A alegria vira luto, porque houve quem olhasse para dentro dela, e o texto conta os mortos aos milhares; é duro ler isso. Eles então perguntam quem consegue ficar diante desse Deus santo, e essa pergunta esperou resposta durante séculos, até o véu do templo se rasgar na morte de Jesus.',
    prayer:
      'Santo Deus, eu não sei explicar a morte daquela gente no dia da alegria, nem vou fingir que sei. Livra-me de tratar as tuas coisas com curiosidade vazia. Agradeço por ter em Jesus quem me leve até ti sem pavor. Guia-me pelo caminho reto mesmo quando o meu coração quer voltar para trás. Amém.',
    application:
      'Digam um ao outro uma pergunta difícil da Bíblia que ainda incomoda vocês. Não tentem resolvê-la nesta noite; orem juntos com a pergunta aberta.',
  },
  {
    slug: '1-samuel-7',
    chapters: ['1SA.7'],
    verse: verse('1 Samuel 7:12', 'pedra Ebenézer ajudou'),
    reflection:
      'Vinte anos a arca ficou na casa de Abinadabe, no morro, enquanto o povo ia sentindo falta de Deus. Samuel pede que joguem fora as Astarotes e reúne todos em Mispá, onde derramam água no chão e confessam o pecado. Os filisteus atacam no meio do culto, o Senhor troveja, e uma pedra fica de pé entre duas aldeias com a notícia de que até ali ele ajudou.',
    prayer:
      'Senhor, até aqui nos ajudaste, e eu quero dizer isso com o dedo sobre o mapa da minha vida. Derramo diante de ti o coração, como eles derramaram a água. Não deixes de ouvir quem ora por nós, e agradeço por Jesus, que vive para interceder. Ajuda-me também no trecho que falta. Amém.',
    application:
      'Desenhe numa folha a linha da sua vida e marque três pontos em que Deus ajudou. Mostre o desenho a alguém e peça para ver o dele.',
  },
  {
    slug: '1-samuel-8',
    chapters: ['1SA.8'],
    verse: verse('1 Samuel 8:7', 'povo rejeitaram mim reine'),
    reflection:
      'Samuel envelheceu, e os filhos que ele pôs como juízes em Berseba aceitam suborno. O pedido de um rei tem, portanto, o seu motivo, e mesmo assim o profeta se entristece, e Deus lhe diz quem é que está sendo recusado. Samuel avisa o povo com uma lista em que um verbo volta sempre: o rei vai tomar os filhos, as filhas, as vinhas, os jumentos e até o dízimo. Eles ouvem tudo e respondem que querem ser como as outras nações.',
    prayer:
      'Meu Rei, eu também quis ser como todo mundo e chamei isso de bom senso. Perdoa quando eu te troco por alguém forte que decida por mim. Cuida dos filhos de gente de fé que se perderam por dinheiro, e dos pais que envelhecem com essa tristeza. Jesus é o rei que não veio tomar nada dos seus, e deu por eles a própria vida. Reina tu sobre a minha casa e sobre o meu voto. Amém.',
    application:
      'Antes da próxima compra ou escolha, pergunte-se se você a quer porque precisa ou porque os outros têm. Se for pela segunda razão, deixe passar uma semana antes de decidir.',
  },
  {
    slug: '1-samuel-9',
    chapters: ['1SA.9'],
    verse: verse('1 Samuel 9:24', 'cozinheiro coxa reservado Saul'),
    reflection:
      'Saul procura há três dias as jumentas do pai e quer voltar, porque em casa já devem estar aflitos. É o criado, de quem não se sabe o nome, que ouviu falar do profeta, tem um pouco de prata e propõe ir até lá. Saul pede informação ao próprio vidente sem saber quem ele é, e à mesa lhe servem uma coxa separada de antemão, porque Deus tinha avisado na véspera que ele viria. O que para o rapaz era uma viagem perdida estava marcado por causa do clamor de um povo.',
    prayer:
      'Tu sabes onde eu estou, Senhor, quando eu mesmo acho que só ando atrás de jumentas. Obrigado pelos companheiros que têm a ideia e a moeda que me faltam. Mostra-me, nas voltas deste dia, a pessoa que tu querias que eu encontrasse. Obrigado pelo lugar à mesa que preparaste sem que eu soubesse. Conserva-me humilde como Saul naquele dia. Não deixes que eu perca isso depois. Amém.',
    application:
      'Avise em casa a que horas você chega, se alguém costuma ficar esperando. Se já passou da hora, mande a mensagem agora e peça desculpas pela demora.',
  },
  {
    slug: '1-samuel-10',
    chapters: ['1SA.10'],
    verse: verse('1 Samuel 10:22', 'ainda escondido entre bagagem'),
    reflection:
      'Saul saiu atrás de umas jumentas e volta ungido, e Samuel lhe dá três sinais para o caminho: dois homens, três peregrinos com pães, um grupo de profetas com música. Deus lhe muda o coração, e os conhecidos estranham vê-lo profetizar. Ao tio ele conta só das jumentas. No dia da escolha pública, o mais alto de Israel está escondido no meio das malas, e quando alguns o desprezam ele faz que não ouve.',
    prayer:
      'Senhor, tu vais me buscar até no meio da bagagem. Perdoa o medo que se veste de modéstia. Muda o meu coração, como mudaste o de Saul, e conserva-o contigo até o fim, porque o dele se perdeu. Agradeço por Jesus, que não se escondeu quando vieram buscá-lo. Ensina-me a deixar passar o desprezo sem resposta. Amém.',
    application:
      'Aceitem hoje, você e mais alguém, um serviço da igreja ou do bairro de que vinham fugindo. Apresentem-se juntos a quem precisa dessa ajuda.',
  },
  {
    slug: '1-samuel-11',
    chapters: ['1SA.11'],
    verse: verse('1 Samuel 11:13', 'Saul morrerá hoje ninguém salvação'),
    reflection:
      'Naás só aceita um acordo com Jabes em troca do olho direito de cada homem, e os anciãos pedem sete dias para procurar quem os defenda. Saul, já ungido, volta do campo atrás dos bois e pergunta por que o povo chora. O Espírito de Deus o toma, a cidade é salva antes que o sol esquente, e os entusiasmados querem matar quem tinha duvidado do novo rei. Saul responde que naquele dia ninguém morre, e essa é talvez a melhor hora da sua vida.',
    prayer:
      'Deus que salvas, obrigado porque a ajuda chega a cidades de que ninguém se lembrava. Faz-me perguntar por que choram as pessoas que eu encontro na volta do trabalho. Dá-me indignação quando alguém quer humilhar os fracos, e mansidão com quem zombou de mim. Que hoje, por minha causa, ninguém saia ferido. Amém.',
    application:
      'Procurem alguém que não acreditou em vocês quando um trabalho começou, e incluam essa pessoa agora que deu certo. Não façam nenhuma referência ao que ela disse antes.',
  },
  {
    slug: '1-samuel-12',
    chapters: ['1SA.12'],
    verse: verse('1 Samuel 12:23', 'peque cessando rogar ensinarei'),
    reflection:
      'Samuel, já grisalho, chama o povo como testemunha e pergunta de quem ele tomou um boi, um jumento ou um suborno, disposto a devolver, e ninguém tem queixa. Em plena colheita do trigo vêm trovões e chuva, e o povo percebe o que fez ao pedir um rei. O velho profeta lhes diz que não tenham medo nem abandonem a Deus por causa do erro. Mesmo com um rei no trono, ele não abandona aquela gente: para Samuel, parar de orar por ela seria pecado.',
    prayer:
      'Ouve-me, Senhor, porque hoje eu quero orar pelos que não quiseram mais a minha ajuda. Perdoa quando deixei de pedir por alguém só porque ele escolheu sem mim. Põe honestidade nas minhas mãos, para que eu possa perguntar a quem trabalhou comigo o que lhe devo. Tu não largas o teu povo quando ele escolhe mal, e disso nós vivemos. Ensina-me a pedir por eles de novo amanhã. Amém.',
    application:
      'Pense em alguém por quem você parou de orar, talvez por mágoa. Diga o nome dessa pessoa a Deus três vezes ao longo do dia: ao acordar, depois do almoço e antes de dormir.',
  },
  {
    slug: '1-samuel-13',
    chapters: ['1SA.13'],
    verse: verse('1 Samuel 13:8', 'esperou sete dias Samuel'),
    reflection:
      'Israel inteiro não tinha um ferreiro, e o povo pagava aos filisteus para amolar a própria enxada. Só Saul e Jônatas têm espada, os soldados se escondem em covas e cisternas, e Samuel não chega no prazo combinado. Saul espera os sete dias, vê a tropa indo embora e oferece ele mesmo o sacrifício que não lhe cabia; mal termina, o profeta aparece. As razões que ele dá são fáceis de entender, e era naquele aperto que Deus lhe pedia confiança.',
    prayer:
      'O meu prazo venceu, Senhor, e tu ainda não chegaste. As pessoas vão embora, e eu tenho vontade de resolver do meu jeito o que tu reservaste para ti. Segura a minha mão por mais uma hora. Olha também para os que trabalham sem ferramenta e pagam caro pelo básico. Jesus esperou a tua hora até o fim, e eu peço a paciência dele. Amém.',
    application:
      'Contem um ao outro uma decisão que vocês estão para tomar só por causa da pressa. Combinem esperar até uma data marcada, e falem com Deus sobre isso todos os dias até lá.',
  },
  {
    slug: '1-samuel-14',
    chapters: ['1SA.14'],
    verse: verse('1 Samuel 14:6', 'Jônatas difícil salvar multidão'),
    reflection:
      'Saul está debaixo de uma romãzeira com seiscentos homens, e Jônatas sobe de mãos e pés um penhasco, com um rapaz que lhe carrega as armas. Ele não tem certeza de nada; diz “talvez”, e sabe que Deus pode salvar com muitos ou com poucos. A vitória começa, e o pai a estraga com um juramento que proíbe comer até a tarde. Jônatas prova mel sem saber da proibição, os olhos dele clareiam, e é o povo que o livra da sentença do próprio pai.',
    prayer:
      'Deus dos poucos, eu queria certezas e tu me deste um talvez e um companheiro. Dá-me coragem para subir, e juízo para parar quando for o caso. Livra-me das regras duras que invento e chamo de zelo. Abençoa o rapaz das armas, fiel e sem nome. Jesus venceu sozinho onde ninguém mais podia, e peço a ele olhos claros. Amém.',
    application:
      'Não pule as refeições hoje, nem por excesso de trabalho nem por exigência dos outros. Faça uma delas com calma e, antes de comer, agradeça por uma bondade pequena encontrada no caminho.',
  },
  {
    slug: '1-samuel-15',
    chapters: ['1SA.15'],
    verse: verse('1 Samuel 15:22', 'obedecer melhor sacrifícios gordura carneiros'),
    reflection:
      'O capítulo começa com uma ordem que nos tira o sono, a de matar em Amaleque até as crianças de peito, e nenhuma explicação a torna leve; quem conhece a Deus por Jesus leva a ele essa pergunta. Saul desobedece, mas não por pena dos pequenos. Ele poupa o rei e o gado gordo, ergue um monumento a si mesmo e garante que cumpriu tudo, enquanto as ovelhas berram atrás dele. Samuel, que tinha clamado uma noite inteira por esse homem, diz que Deus prefere ser ouvido a receber ofertas.',
    prayer:
      'Eu trago a ti, Senhor, as páginas que me doem, e peço que me deixes perguntar. As crianças mortas nas guerras de ontem e de hoje estão nas tuas mãos. Mostra-me também as ovelhas que berram atrás das minhas desculpas. Quero obedecer-te nas coisas claras, sem trocar a obediência por uma oferta bonita. Desfaz o monumento que eu ergui a mim mesmo, por amor de Jesus, que te obedeceu até a morte. Amém.',
    application:
      'Faça hoje uma coisa que Deus já lhe pediu com clareza e que você vem compensando com outra: devolver um objeto, pedir desculpas, parar com um hábito. Comece por ela, antes de qualquer outra tarefa do dia.',
  },
  {
    slug: '1-samuel-16',
    chapters: ['1SA.16'],
    verse: verse('1 Samuel 16:7', 'aparência homem olha SENHOR'),
    reflection:
      'Samuel ainda chora por Saul quando recebe ordem de ir a Belém com o chifre cheio de azeite. Ele se encanta com Eliabe, alto e bonito, e é corrigido na mesma hora. Sete irmãos passam pela sala, e o escolhido não tinha nem sido chamado: estava com as ovelhas, e ninguém se senta à mesa até que ele chegue.',
    prayer:
      'Senhor, tu enxergas o que eu não vejo em mim e nos outros. Cura-me de escolher pela altura, pela roupa e pelo sobrenome. Lembra-te dos que ficaram no pasto e nem foram convidados. Jesus, o filho de Davi nascido em Belém, também passou despercebido; abre-me os olhos para ele. Amém.',
    application:
      'Preste atenção hoje em quem ninguém chamou: inclua essa pessoa numa conversa, num grupo ou numa refeição, e espere por ela para começar.',
  },
  {
    slug: '1-samuel-17',
    chapters: ['1SA.17'],
    verse: verse('1 Samuel 17:40', 'cajado cinco pedras'),
    reflection:
      'Davi experimenta a armadura de Saul, dá alguns passos e devolve tudo, porque nunca tinha andado com aquilo. Pega o cajado, cinco pedras do ribeiro e a funda com que guardava as ovelhas. Quarenta dias de gritos tinham paralisado um exército inteiro, e o rapaz que levava queijo aos irmãos vai ao encontro de Golias em nome do Senhor.',
    prayer:
      'Deus de Israel, eu ouço todo dia a mesma voz que me diz que não adianta. Lembra-me do leão e do urso de que já me livraste. Ajuda-me a usar o que puseste na minha mão, sem imitar a armadura de ninguém. A vitória é tua, e Jesus, o filho de Davi, já venceu por mim o pior inimigo. Amém.',
    application:
      'Faça uma lista de três dificuldades das quais Deus já livrou você. Leia a lista em voz alta antes de enfrentar o que mais assusta neste dia.',
  },
  {
    slug: '1-samuel-18',
    chapters: ['1SA.18'],
    verse: verse('1 Samuel 18:4', 'Jônatas roupa espada Davi'),
    reflection:
      'O herdeiro do trono tira a capa, a espada, o arco e o cinto e os dá ao pastor que acaba de chegar. No mesmo capítulo as mulheres cantam um refrão, o rei faz contas, e desde aquele dia olha Davi com desconfiança. Uma lança voa duas vezes; depois vêm as armadilhas mais educadas, uma filha oferecida e retirada, outra oferecida por um preço de sangue. Mical amava Davi, e ninguém perguntou a ela o que queria.',
    prayer:
      'Senhor, eu conheço a comparação que estraga a festa. Tira da minha mão a lança antes que eu a jogue em quem brilha mais. Dá-me a grandeza de Jônatas, que se alegrou ao perder o lugar. Cuida das Micais, usadas como moeda nos negócios dos homens. Jesus tirou o manto para lavar os pés dos seus; ensina-me essa nobreza. Amém.',
    application:
      'Elogiem hoje, um diante do outro, alguém que faz melhor do que vocês aquilo de que gostam. Mandem o elogio à pessoa, completo e sem nenhum “mas”.',
  },
  {
    slug: '1-samuel-19',
    chapters: ['1SA.19'],
    verse: verse('1 Samuel 19:12', 'Mical Davi janela fugiu'),
    reflection:
      'Jônatas fala bem de Davi ao pai, e Saul jura que não vai matá-lo; algum tempo depois a lança está cravada na parede. Naquela noite Mical desce o marido pela janela, põe na cama uma estátua com uma almofada de pelo de cabra e diz aos soldados que ele está doente. Quando o rei a interroga, ela inventa que Davi a ameaçou, para se proteger do próprio pai. Três grupos de soldados vão buscar Davi junto de Samuel e acabam profetizando, e o Espírito de Deus derruba por fim o perseguidor.',
    prayer:
      'Abrigo dos perseguidos, obrigado pelas janelas por onde alguém já me fez descer. Protege hoje quem dorme com medo dentro de casa, e mostra-lhe a saída e a hora certa. Tu conheces o juramento de quem promete não bater mais e volta a bater. Cuida das filhas que ficam para enfrentar a fúria do pai. O teu Espírito pode parar até um homem armado; guarda os teus nesta noite. Amém.',
    application:
      'Guardem no celular o 190 e o 180, e combinem com um parente ou vizinho em perigo um lugar para onde ele possa ir a qualquer hora. Não marquem conversa com o agressor.',
  },
  {
    slug: '1-samuel-20',
    chapters: ['1SA.20'],
    verse: verse('1 Samuel 20:42', 'Jônatas paz juramos'),
    reflection:
      'Jônatas é o herdeiro do trono e descobre à mesa, quando o pai atira a lança contra ele, que Saul quer mesmo matar Davi. Ele havia combinado um código com três flechas, para avisar o amigo escondido junto à pedra de Ezel. O menino que busca as flechas não entende nada; os dois se abraçam, choram, e Davi chora mais.',
    prayer:
      'Deus, agradeço pelos amigos que me avisaram do perigo, mesmo perdendo com isso. Guarda quem precisa fugir da própria casa, e dá-lhe um Jônatas. Ensina-me a amar o amigo mais do que o meu lugar. Jesus chamou de amigos os que ia salvar com a vida; firma em mim a lealdade dele. Amém.',
    application:
      'Avise hoje, com carinho e a sós, um amigo de um perigo que você está vendo. Se alguém corre risco em casa, ajude a combinar um sinal e um lugar seguro.',
  },
  {
    slug: '1-samuel-21',
    chapters: ['1SA.21'],
    verse: verse('1 Samuel 21:6', 'sacerdote pão sagrado proposição'),
    reflection:
      'Davi chega a Nobe só, faminto e mentindo, e o sacerdote Aimeleque estranha a visita. Não há pão comum, e ele lhe dá o que esteve diante de Deus, além da espada de Golias, guardada num pano atrás do éfode. Doegue, o chefe dos pastores de Saul, assiste a tudo calado. O herói foge depois para a terra do próprio Golias e finge loucura, riscando as portas e babando na barba; séculos depois, Jesus lembrou o pão do sacerdote para dizer que a fome vem antes do rito.',
    prayer:
      'Senhor, eu também menti quando tive medo e fome. Perdoa, e livra os inocentes do mal que a minha mentira pode trazer. Agradeço por quem me deu pão sem exigir explicação. Jesus se deu a mim como pão santo, e eu não o mereci. Segura os que perderam o equilíbrio de tanto fugir, e leva-os a um lugar seguro. Amém.',
    application:
      'Lembre a última mentira que você disse para se proteger e avalie quem pode ser prejudicado por ela. Conte hoje a verdade a essa pessoa, em poucas frases.',
  },
  {
    slug: '1-samuel-22',
    chapters: ['1SA.22'],
    verse: verse('1 Samuel 22:2', 'afligidos endividado amargura capitão'),
    reflection:
      'Na caverna de Adulão juntam-se a Davi os aflitos, os endividados e os amargurados, uns quatrocentos, e ele põe o pai e a mãe em segurança em Moabe. Enquanto isso Saul, debaixo de uma árvore e com a lança na mão, ouve a denúncia de Doegue e manda matar os sacerdotes de Nobe. Os soldados se recusam, Doegue aceita, e morrem oitenta e cinco homens e depois as mulheres e as crianças da cidade. Davi podia pôr a culpa toda no delator, mas diz ao único sobrevivente que ele mesmo deu ocasião àquelas mortes.',
    prayer:
      'Filho de Davi, tu também juntaste em volta de ti os que ninguém queria, e eu sou um deles. Recebe os endividados e os amargurados da minha rua. Dá a soldados e policiais a coragem de recusar uma ordem assassina. Faz-me reconhecer a parte que me cabe no mal que outros fizeram. E guarda os que sobraram de uma família destruída. Amém.',
    application:
      'Passe meia hora hoje com alguém endividado ou amargurado, sem dar nenhum conselho. Pergunte apenas há quanto tempo está assim, e escute.',
  },
  {
    slug: '1-samuel-23',
    chapters: ['1SA.23'],
    verse: verse('1 Samuel 23:16', 'Jônatas Davi bosque confortou'),
    reflection:
      'Davi livra Queila dos que roubavam o trigo, pergunta a Deus se os moradores o entregariam a Saul e ouve que sim; ele vai embora antes, sem se vingar da ingratidão. No bosque de Zife, Jônatas aparece sem exército e lhe dá forças em Deus, e é o último encontro dos dois que a Bíblia conta. Até os moradores dali denunciam o fugitivo. No fim Saul está de um lado do monte e Davi do outro, e um mensageiro com notícia de invasão faz o rei dar meia-volta.',
    prayer:
      'Há dias, Senhor, em que eu estou de um lado do monte e o perigo dá a volta pelo outro. Obrigado pelas vezes em que chegou um recado e tudo mudou de rumo. Manda-me alguém como Jônatas, que venha ao bosque só para firmar a minha mão na tua. Tira de mim a mágoa contra quem eu ajudei e me virou as costas. Que eu chegue ao fim deste dia sem ter devolvido o mal. Amém.',
    application:
      'Vá ao encontro de alguém que se isolou e lembre a essa pessoa, com uma frase da Bíblia, o que Deus prometeu. Fiquem um tempo juntos antes de você ir embora.',
  },
  {
    slug: '1-samuel-24',
    chapters: ['1SA.24'],
    verse: verse('1 Samuel 24:5', 'coração golpeava cortado manto'),
    reflection:
      'Saul entra na caverna para se aliviar, sem saber que Davi está lá no fundo com os seus homens. Eles dizem que Deus lhe entregou o inimigo, e Davi corta só uma ponta do manto; até isso faz o coração dele bater de remorso. Do lado de fora ele mostra o pedaço de pano e se compara a uma pulga, que nem vale a caçada de um rei. Saul chora e reconhece que o outro é mais justo, e mesmo assim Davi prefere subir para o seu lugar forte.',
    prayer:
      'Dá-me, Senhor, um coração que se inquieta por causa de uma ponta de manto. Eu não quero chamar de porta aberta toda chance de revidar. Julga tu entre mim e quem me persegue, porque tu vês dentro da caverna. Ajuda-me a poupar o outro sem me pôr em perigo. Amém.',
    application:
      'Apague a captura de tela, a foto ou o áudio que você guarda só para envergonhar alguém. Se for prova de crime ou de ameaça, guarde-a bem e entregue-a à polícia.',
  },
  {
    slug: '1-samuel-25',
    chapters: ['1SA.25'],
    verse: verse('1 Samuel 25:33', 'bendito bom senso impediste'),
    reflection:
      'Nabal insulta os rapazes que guardaram o seu rebanho, e Davi desce o monte com quatrocentas espadas. Abigail, casada com um homem duro, carrega os jumentos de pão, figos e uvas passas e vai sem pedir licença ao marido. Ela põe diante de Davi o futuro: um dia ele será rei e preferirá não ter esse sangue na lembrança.',
    prayer:
      'Senhor, põe no meu caminho uma Abigail quando eu descer o morro com a espada na mão. Faz-me ouvir quem me segura. Cuida das mulheres casadas com homens violentos, e dá-lhes saída e amparo. Jesus deixou a ti o julgamento e não se vingou; ensina-me a entregar a ofensa. Amém.',
    application:
      'Espere até amanhã antes de responder à mensagem ou ao comentário que ofendeu você. Mostre a resposta a alguém sensato antes de enviar, ou não envie.',
  },
  {
    slug: '1-samuel-26',
    chapters: ['1SA.26'],
    verse: verse('1 Samuel 26:12', 'lança botija água cabeceira'),
    reflection:
      'Três mil homens dormem em volta de Saul, e Davi desce com Abisai até a cabeceira dele. A lança que já foi atirada contra Davi mais de uma vez está ali, fincada no chão, ao alcance da mão. Abisai pede um golpe só; Davi leva a lança e a botija de água, sobe o morro e chama de longe. Saul chama-o de filho e admite que agiu como louco, e cada um segue o seu caminho, porque Davi perdoa e continua longe.',
    prayer:
      'Deus justo, tu puseste a arma na minha mão e me pediste que eu não a usasse. Eu te entrego o dia e o modo da justiça. Livra-me dos amigos que chamam a vingança de providência. Jesus podia ferir quem o prendia e mandou guardar a espada. Dá-me um perdão verdadeiro, e sabedoria para manter a distância que me protege. Amém.',
    application:
      'Conversem sobre alguém a quem vocês perdoaram e com quem ainda não é seguro conviver. Definam hoje um limite claro e orem pelo bem dessa pessoa.',
  },
  {
    slug: '1-samuel-27',
    chapters: ['1SA.27'],
    verse: verse('1 Samuel 27:1', 'Davi coração fugir filisteus'),
    reflection:
      'Davi, cansado de correr, conclui no seu coração que um dia Saul o matará, e desta vez não se conta que tenha perguntado a Deus. Em Ziclague, a cidade que o rei Aquis lhe dá, ele ataca povoados, mata homens e mulheres para que ninguém o denuncie, e depois mente sobre onde esteve. O texto narra essas mortes sem elogio e sem desculpa, e o nome de Deus não aparece no capítulo inteiro. É um retrato do que o medo, quando dura anos, pode fazer com uma pessoa de fé.',
    prayer:
      'Eu te procuro, Senhor, depois de um tempo em que decidi tudo sem perguntar. O cansaço falou dentro de mim como se fosse a tua voz. Tu sabes dos que morreram em povoados onde não sobrou ninguém para contar. Traz à luz o que fiz escondido, antes que eu me acostume. Jesus morreu também por gente que o medo tornou cruel, e por isso eu volto. Amém.',
    application:
      'Conte a uma pessoa de confiança uma decisão que você tomou por puro esgotamento, sem falar com ninguém. Peça que ela ore com você antes do próximo passo.',
  },
  {
    slug: '1-samuel-28',
    chapters: ['1SA.28'],
    verse: verse('1 Samuel 28:6', 'respondeu sonhos Urim profetas'),
    reflection:
      'Saul tinha expulsado os médiuns do país, e uma noite se disfarça para procurar uma em En-Dor. Deus não lhe responde, nem por sonhos nem por profetas, e ele quer arrancar de um morto a palavra que não obedeceu quando o profeta vivia. A resposta não traz novidade nem saída, e o homem alto cai estendido no chão, sem ter comido o dia inteiro. A mulher, que tinha tudo a temer dele, mata o bezerro, assa pão e o faz comer.',
    prayer:
      'Senhor, o teu silêncio me assusta, e eu sei quantas vezes não ouvi quando falavas. Guarda-me de bater em portas escuras por desespero. Jesus ressuscitou e tem as chaves da morte; é a ele que eu pergunto pelos meus. Tem compaixão dos que estão no chão, sem força nem para comer. Usa alguém, ainda hoje, para lhes dar pão. Amém.',
    application:
      'Escreva hoje a última coisa clara que Deus lhe mostrou pela Bíblia e que você adiou. Obedeça a ela antes de pedir outra. Se o desespero está grande, ligue 188, a qualquer hora.',
  },
  {
    slug: '1-samuel-29',
    chapters: ['1SA.29'],
    verse: verse('1 Samuel 29:6', 'Aquis Davi reto príncipes'),
    reflection:
      'Davi marcha na retaguarda dos filisteus e está muito perto de lutar contra o seu próprio povo. Os príncipes olham para ele, lembram a música das danças e exigem que vá embora; Aquis, que confia nele mais do que devia, quase se desculpa e o compara a um anjo. Davi ainda protesta, sem que se saiba se é sincero. A desconfiança dos inimigos o livra de uma armadilha que ele mesmo tinha montado.',
    prayer:
      'Pai, obrigado pelas portas fechadas na minha cara que eram livramento. Eu me meto em lugares de onde não sei sair, e tu me mandas para casa pela boca de quem nem gosta de mim. Perdoa as meias verdades que me levaram até ali. Faz-me levantar cedo e partir em paz, sem brigar pelo convite retirado. Leva-me de volta aos meus antes que seja tarde. Amém.',
    application:
      'Conte a alguém mais novo uma recusa que você recebeu e que mais tarde se mostrou um bem. Depois peça a essa pessoa que conte também a sua.',
  },
  {
    slug: '1-samuel-30',
    chapters: ['1SA.30'],
    verse: verse('1 Samuel 30:24', 'igual parte batalha bagagem'),
    reflection:
      'Davi encontra Ziclague queimada e as famílias levadas; os homens choram até não ter mais força e falam em apedrejá-lo. Ele busca força em Deus e pergunta antes de agir, e no caminho os seus dão figos, passas e água a um escravo egípcio que o dono largou doente no campo. É esse rapaz abandonado que mostra onde estavam os cativos. Duzentos homens tinham ficado no ribeiro de Besor por cansaço, e Davi decide, contra os egoístas da tropa, que quem cuidou da bagagem recebe tanto quanto quem lutou.',
    prayer:
      'Forte de Israel, quando a casa queimou e ainda me culparam, eu só tinha a ti. Dá-me a força que Davi encontrou, e a paciência de cuidar de um estranho mesmo com pressa. Guarda hoje as mulheres e as crianças levadas à força, e traz cada uma de volta. Ensina a tua igreja a repartir com os que não conseguiram atravessar o ribeiro. Eu sei o que é ficar para trás, e te agradeço por quem repartiu comigo. Amém.',
    application:
      'Dividam o resultado de um trabalho, um elogio ou um lanche com quem ficou na parte que não aparece. Digam diante dos outros o que essa pessoa fez.',
  },
  {
    slug: '1-samuel-31',
    chapters: ['1SA.31'],
    verse: verse('1 Samuel 31:12', 'valentes andaram noite corpo'),
    reflection:
      'No monte Gilboa morrem Saul e três filhos, entre eles Jônatas, o amigo de Davi, que foi leal até o fim. Alcançado pelos flecheiros e com medo da zombaria, o rei se lança sobre a espada, e o narrador conta isso sem condenar e sem elogiar. Os homens de Jabes, a cidade que ele salvou no começo do reinado, andam a noite inteira, tiram do muro de Bete-Seã o corpo mutilado e lhe dão sepultura. Um reinado que acabou tão mal termina na gratidão de quem não esqueceu o bem recebido.',
    prayer:
      'Senhor da vida, hoje eu choro com as famílias que enterram mais de um dos seus no mesmo dia. Não deixes que um fim triste apague o bem que uma pessoa fez. Segura quem está cercado e já não vê outra saída, e faz com que alguém chegue a tempo. Põe em mim a memória grata dos homens de Jabes. Jesus também foi descido da cruz por mãos amigas, e ressuscitou; nele eu espero. Amém.',
    application:
      'Lembrem o bem que lhes fez alguém cuja vida acabou mal, e digam isso a um parente dessa pessoa. Se um de vocês está em desespero, conte agora ao outro e liguem juntos para o 188.',
  },
  {
    slug: '2-samuel-1',
    chapters: ['2SA.1'],
    verse: verse('2 Samuel 1:26', 'Angústia irmão Jônatas amor'),
    reflection:
      'Um amalequita chega com a coroa de Saul e espera prêmio; Davi rasga a roupa, chora e jejua até a tarde pelo homem que o perseguiu durante anos. O rapaz morre pela confissão que fez, numa justiça de guerra que hoje nos pesa. Depois Davi compõe um lamento e manda ensiná-lo ao povo, e nele não há uma palavra contra Saul. As linhas mais pessoais são para Jônatas, o irmão que lhe foi tão doce.',
    prayer:
      'Senhor, ensina-me a chorar os meus mortos com palavras. Eu te apresento o amigo que perdi e o inimigo que também se foi. Guarda-me de festejar a queda de alguém e de esperar lucro com ela. Jesus chorou diante do túmulo do amigo, e nele o meu luto encontra companhia. Dá-me uma lembrança generosa dos que partiram. Amém.',
    application:
      'Reúnam-se, ainda que por telefone, com alguém que conheceu um morto querido. Cada um conta uma qualidade dele e um episódio, e terminem agradecendo a Deus por essa vida.',
  },
  {
    slug: '2-samuel-2',
    chapters: ['2SA.2'],
    verse: verse('2 Samuel 2:26', 'Abner espada perpetuamente irmãos'),
    reflection:
      'Davi pergunta a Deus se deve subir e para onde, e a primeira coisa que faz como rei é agradecer aos de Jabes, que enterraram Saul. No tanque de Gibeão, uma brincadeira de soldados mata vinte e quatro rapazes de uma vez. Asael corre como corço atrás de Abner, é avisado duas vezes não quer desviar-se, e morre por isso. Ao pôr do sol Abner pergunta até quando os irmãos vão se perseguir, e Joabe toca o chifre.',
    prayer:
      'Deus de paz, toca hoje o chifre sobre as nossas brigas de família. Eu corro atrás de quem me ofendeu e não escuto os avisos. Tira do coração dos jovens o gosto por desafios que matam. Ensina-me a perguntar antes de subir e a agradecer até aos que foram do outro lado. Jesus derrubou o muro entre os irmãos; que eu não o levante de novo. Amém.',
    application:
      'Pare hoje uma discussão antes do fim, mesmo achando que tem razão. Saia por alguns minutos, beba água e volte com uma pergunta.',
  },
  {
    slug: '2-samuel-3',
    chapters: ['2SA.3'],
    verse: verse('2 Samuel 3:16', 'marido chorando Baurim'),
    reflection:
      'Abner, ofendido por uma acusação, resolve passar o reino para Davi, e Davi põe como condição que lhe devolvam Mical. Ninguém pergunta a ela o que quer, e Paltiel, com quem a tinham casado, vai atrás chorando pela estrada até que o general o manda voltar. Depois Joabe chama Abner de lado, junto à porta, com voz mansa, e o mata para vingar o irmão. Davi caminha atrás do morto, recusa a comida até o sol se pôr e confessa que os parentes são mais duros do que ele consegue conter.',
    prayer:
      'Tu vês quem chora pela estrada, meu Deus; recolhe hoje as lágrimas dos que perderam a família num acordo de outros. Cuida das mulheres que ninguém consultou. Perdoa as conversas mansas que escondem vingança, também dentro de mim. Dá coragem a quem governa e tem medo dos próprios aliados. Faz a nossa paz chegar por um caminho limpo, sem deixar ninguém chorando para trás. Amém.',
    application:
      'Antes de decidir algo que mexe com a vida de outra pessoa, pergunte a ela o que deseja. Mude o plano naquilo que for possível.',
  },
  {
    slug: '2-samuel-4',
    chapters: ['2SA.4'],
    verse: verse('2 Samuel 4:4', 'ama fugiu menino caiu Mefibosete'),
    reflection:
      'No meio de uma história de traição aparece um menino de cinco anos: a ama o pega para fugir da guerra, corre demais, ele cai e fica com os pés feridos para sempre. Dois capitães entram na casa de Is-Bosete na hora da sesta, como se fossem buscar trigo, matam-no na cama e levam a cabeça a Davi, à espera de recompensa. Davi não aceita um trono ganho desse modo e manda executá-los, com uma crueldade que também assusta. O menino machucado voltará mais adiante, sentado à mesa do rei.',
    prayer:
      'Pai dos pequenos, há crianças que carregam no corpo a pressa e a guerra dos adultos. Sara o que pode sarar, e dá um bom lugar entre nós a quem ficou com a marca. Consola a babá, a mãe ou o motorista que se culpa por uma queda. Livra-me de usar o teu nome para encobrir o meu interesse, como fizeram aqueles dois. E guarda o sono de quem descansa nesta tarde. Amém.',
    application:
      'Diga uma palavra de alívio a alguém que se culpa por um acidente que não quis causar. Se esse alguém é você, diga a Deus, sem esconder nada, o que aconteceu naquele dia.',
  },
  {
    slug: '2-samuel-5',
    chapters: ['2SA.5'],
    verse: verse('2 Samuel 5:24', 'estrondo copas amoreiras SENHOR'),
    reflection:
      'Davi começou a reinar com trinta anos, e só sete anos e meio depois todas as tribos vêm a Hebrom dizer que são da mesma carne que ele. Ele toma Jerusalém e faz dela a sua cidade, e ali aumenta também o número das suas mulheres e concubinas. Os filisteus atacam duas vezes no mesmo vale, e nas duas Davi pergunta a Deus; da segunda vez a resposta muda, e ele tem de dar a volta e esperar um ruído no alto das amoreiras. Ele podia repetir o que tinha dado certo, e preferiu ouvir de novo.',
    prayer:
      'Senhor dos exércitos, ensina-me a perguntar pela segunda vez. Eu gosto de repetir o que funcionou e chamo isso de experiência. Faz-me parar debaixo das amoreiras até perceber que tu já foste na frente. Perdoa o que eu junto na hora do sucesso e que não vem de ti. Governa também a parte da minha vida que já deu certo. Amém.',
    application:
      'Fique dez minutos ao ar livre, debaixo de uma árvore se houver, sem celular. Leve a Deus uma decisão que você já ia tomar no automático, e peça que ele a confirme ou mude.',
  },
  {
    slug: '2-samuel-6',
    chapters: ['2SA.6'],
    verse: verse('2 Samuel 6:16', 'Mical janela saltava menosprezou'),
    reflection:
      'Uzá segura a arca quando os bois a sacodem e morre ali mesmo; Davi se entristece, fica com medo e a deixa na casa de Obede-Edom. Três meses depois, a bênção naquela casa lhe devolve a coragem, e ele entra na cidade dançando, vestido de linho, e reparte pão com cada homem e cada mulher. Da janela, a filha de Saul o despreza. A conversa dos dois é azeda de ambos os lados, e a última linha conta, sem explicar, que Mical nunca teve filhos.',
    prayer:
      'Santo e alegre Deus, eu não entendo a morte de Uzá, e Davi também não entendeu. Que o temor não me afaste de ti, nem a familiaridade me faça brincar com o que é teu. Dá-me a alegria que não se importa com a plateia. Olha com carinho para quem está na janela, amargurado por uma vida que outros decidiram. Reconcilia os casais que voltam da igreja e se ferem na porta de casa. Amém.',
    application:
      'Ponham uma música de louvor em casa e cantem alto, batendo palmas ou dançando. Chamem para perto quem costuma só ficar olhando.',
  },
  {
    slug: '2-samuel-7',
    chapters: ['2SA.7'],
    verse: verse('2 Samuel 7:18', 'entrou quem sou'),
    reflection:
      'Davi mora num palácio de cedro e fica incomodado porque a arca está debaixo de cortinas. Natã aprova o plano na hora, e de noite Deus manda desfazer a resposta: quem vai construir uma casa é o Senhor, uma família e um trono para sempre. Davi entra, põe-se diante de Deus e pergunta quem ele é para ter chegado até ali.',
    prayer:
      'Senhor Deus, eu vim com os meus planos para ti, e tu tens planos maiores para mim. Tu me tiraste de trás das ovelhas e me trouxeste até aqui. Agradeço por Jesus, o filho de Davi que reina para sempre e em quem tu cumpriste essa palavra. Ajuda-me a receber o teu não com gratidão. Amém.',
    application:
      'Sente-se com alguém próximo e contem um ao outro, em poucos minutos, de onde Deus trouxe cada um até aqui. Terminem agradecendo juntos.',
  },
  {
    slug: '2-samuel-8',
    chapters: ['2SA.8'],
    verse: verse('2 Samuel 8:2', 'Moabe cordel morte vida'),
    reflection:
      'Davi manda deitar no chão os prisioneiros de Moabe e os mede com um cordel: dois comprimentos para a morte e um para a vida. Moabe era o país que um dia abrigou o pai e a mãe dele, e Rute, sua bisavó, tinha vindo de lá. O livro diz que Deus lhe dava a vitória, mas não diz que tenha mandado medir aqueles homens. O mesmo rei fazia direito e justiça ao seu próprio povo, e nós ficamos com as duas coisas diante dos olhos.',
    prayer:
      'Justo Juiz, tu conheces o nome de cada homem deitado naquele chão. Livra-me de aplaudir a crueldade quando ela vem do lado de que eu gosto. Tem misericórdia dos presos que hoje esperam que alguém decida se eles vivem. Obrigado por Jesus, que deu a vida pelos que estavam contra ele. Ensina-me a ser justo também com quem é de outro povo. Amém.',
    application:
      'Ore hoje, no banho ou a caminho do trabalho, por prisioneiros cujo nome você não sabe. Se conhece a família de um preso, mande-lhe uma palavra de respeito.',
  },
  {
    slug: '2-samuel-9',
    chapters: ['2SA.9'],
    verse: verse('2 Samuel 9:7', 'Jônatas comerás pão mesa'),
    reflection:
      'Davi, já rei, lembra de uma promessa antiga e pergunta se sobrou alguém da casa de Saul a quem possa fazer o bem. Encontram Mefibosete em Lo-Debar, um homem que não anda e que se compara a um cachorro morto. O rei lhe devolve as terras do avô e o põe à sua mesa como filho, por causa de Jônatas, e dali em diante ele come todos os dias com a família real.',
    prayer:
      'Rei bondoso, tu mandaste me buscar em Lo-Debar por causa de Jesus. Eu não tinha o que oferecer, e ganhei um lugar à tua mesa. Cura em mim o modo como me chamo, de cão morto e de coisa pior. Abre a nossa casa e a nossa igreja para quem anda com dificuldade, e ensina-nos a servir sem pena. Amém.',
    application:
      'Veja hoje com alguém se a sua casa ou igreja recebe bem uma pessoa com deficiência: a porta, o banheiro, o assento. Resolvam juntos um desses pontos.',
  },
  {
    slug: '2-samuel-10',
    chapters: ['2SA.10'],
    verse: verse('2 Samuel 10:5', 'envergonhados Jericó barba'),
    reflection:
      'Davi manda consolar Hanum pela morte do pai, e os conselheiros do novo rei enxergam espiões onde havia pêsames. Os mensageiros são devolvidos com metade da barba raspada e a roupa cortada até as nádegas. Davi envia gente ao encontro deles, para que não precisem entrar assim na cidade, e os deixa em Jericó até a barba crescer. Da suspeita de Hanum nasce uma guerra com dezenas de milhares de mortos, que uma visita bem recebida teria evitado.',
    prayer:
      'Senhor, tu sabes esperar comigo em Jericó até a vergonha passar. Consola quem foi humilhado em público, no trabalho, na escola ou num vídeo. Tira de mim a mania de achar má intenção em toda gentileza. Cala os conselheiros que me fazem desconfiar de todos. Jesus também foi despido diante de gente que ria, e sabe cobrir os que passam por isso. Amém.',
    application:
      'Proteja alguém que passou vergonha: mude de assunto, apague o vídeo sem repassar, sente-se ao lado dessa pessoa. Faça isso sem comentar o que aconteceu.',
  },
  {
    slug: '2-samuel-11',
    chapters: ['2SA.11'],
    verse: verse('2 Samuel 11:27', 'Davi feito desagradável SENHOR'),
    reflection:
      'Era o tempo em que os reis saem à guerra, e Davi ficou em casa. Do terraço ele vê uma mulher, fica sabendo que é casada e manda buscá-la; diante de um rei ela mal podia dizer não, e o texto só lhe dá uma frase, a de que está grávida. Urias, estrangeiro e leal, dorme à porta do palácio porque os companheiros estão em tendas, e leva na mão, sem saber, a carta que manda matá-lo. Davi consola o general dizendo que a espada é assim mesmo, e a última linha diz o que Deus achou daquilo.',
    prayer:
      'Deus que não te deixas enganar, eu tremo ao ver quantos passos vão de um olhar até aquela carta. Faz-me parar no primeiro, enquanto ainda é fácil. Defende as mulheres chamadas por homens que elas não podem contrariar. Faz justiça aos fiéis mortos por ordem de quem os devia proteger. Jesus, que nasceu dessa linhagem ferida, veio tirar o pecado de Davi e o meu; não me deixes esconder o que fiz. Amém.',
    application:
      'Mude hoje o que facilita a sua queda: o horário, o aplicativo, o caminho, a conversa secreta. Diga a alguém de confiança o que mudou e peça que confira daqui a uma semana.',
  },
  {
    slug: '2-samuel-12',
    chapters: ['2SA.12'],
    verse: verse('2 Samuel 12:7', 'Natã Davi homem'),
    reflection:
      'Natã não começa pela acusação: conta ao rei a história de um pobre e da sua única cordeira, criada junto com os filhos. Davi se enfurece e dá a sentença antes de perceber que falava de si mesmo, do adultério e da morte de Urias. A confissão dele cabe em poucas palavras, e o perdão vem logo, embora o mal feito deixe marcas na casa por muitos anos.',
    prayer:
      'Deus, tu vês o que o poder esconde, e tomas o lado de quem foi roubado. Manda-me um Natã quando eu julgar os outros pelo pecado que pratico. Eu pequei contra ti e contra pessoas que têm nome. Limpa-me por Jesus, e dá-me firmeza para reparar o que ainda pode ser reparado. Amém.',
    application:
      'Pense na última coisa que deixou você indignado com alguém. Pergunte a Deus, em silêncio, se há algo parecido na sua própria vida, e anote a resposta.',
  },
  {
    slug: '2-samuel-13',
    chapters: ['2SA.13'],
    verse: verse('2 Samuel 13:20', 'Tamar desconsolada Absalão cala'),
    reflection:
      'Amnom finge doença, a conselho de um primo esperto, e Tamar vai cuidar dele por ordem do pai. Ela diz não, argumenta, fala da desonra, e ele a violenta e depois manda pô-la para fora e trancar a porta. A moça rasga a túnica colorida e sai gritando, com a mão na cabeça. Absalão a manda calar, Davi se irrita e não faz nada, e dessa omissão vêm dois anos de ódio e uma morte; a Bíblia, que podia esconder a história do rei, deu voz a Tamar.',
    prayer:
      'Deus que ouviste o grito de Tamar, acolhe hoje quem foi ferida dentro de casa. Diz a cada uma que a vergonha não é dela. Castiga os que planejam e os que fecham a porta, e acorda os pais que se irritam e não agem. Jesus foi despido e humilhado, e fica ao lado das vítimas. Dá-lhes quem creia nelas, quem as proteja e tempo para se curar. Amém.',
    application:
      'Digam juntos, em casa, às crianças e aos jovens, que ninguém pode tocar no corpo deles à força e que vocês sempre vão acreditar. Anotem à vista de todos o 180 e o 100. Se isso aconteceu com você, conte hoje a uma pessoa segura.',
  },
  {
    slug: '2-samuel-14',
    chapters: ['2SA.14'],
    verse: verse('2 Samuel 14:14', 'águas derramadas terra desviado'),
    reflection:
      'Joabe manda ao rei uma mulher de Tecoa vestida de luto, e ela fala de dois filhos, de uma briga no campo e da última brasa que lhe querem apagar. Davi se comove com a história inventada, e então ela lhe mostra que a história é dele. Todos somos água derramada no chão, diz a mulher, e Deus procura um modo de não deixar longe quem foi banido. O rei traz Absalão de volta, mas o deixa dois anos sem o receber, e esse perdão pela metade acaba em fogo na plantação de Joabe.',
    prayer:
      'Pai, tu pensaste um caminho para que o desterrado volte, e esse caminho é Jesus. Eu estava longe, e tu me deixaste ver o teu rosto. Ajuda-me a perdoar por inteiro, sem deixar um filho na casa ao lado esperando anos por um abraço. Junta as águas derramadas da nossa família, tu que podes. Dá-me palavras como as daquela mulher, que ajudem alguém a se enxergar. Amém.',
    application:
      'Se você disse que perdoou e ainda evita a pessoa, dê hoje um sinal simples de que a porta está aberta. Se a distância é por segurança, continue longe e entregue essa pessoa a Deus em oração.',
  },
  {
    slug: '2-samuel-15',
    chapters: ['2SA.15'],
    verse: verse('2 Samuel 15:21', 'Itai morte vida servo'),
    reflection:
      'Absalão madruga junto à porta da cidade, beija quem chega e diz a cada um que ninguém vai ouvi-lo como ele ouviria; assim rouba o coração do povo. Davi foge a pé com a família, e Itai, um estrangeiro chegado na véspera, recebe licença para voltar e responde que fica, na vida ou na morte. O rei atravessa o Cedrom, sobe descalço e chorando o monte das Oliveiras e se deixa nas mãos de Deus. Séculos depois Jesus passaria por esse mesmo ribeiro e esse mesmo monte, na noite em que foi traído.',
    prayer:
      'Senhor, eu subo hoje a minha ladeira sem saber se volto a ver a cidade. Faz de mim o que te parecer bom. Obrigado por Itai e por todos os que ficam quando já não há vantagem nisso. Guarda-me dos que me beijam dizendo que só eles me entendem. Jesus passou por esse ribeiro por minha causa, e por isso não subo só. Amém.',
    application:
      'Digam a um amigo em tempo ruim que ele pode contar com vocês, e combinem um dia fixo da semana para vê-lo. O primeiro encontro pode ser ainda hoje, mesmo por telefone.',
  },
  {
    slug: '2-samuel-16',
    chapters: ['2SA.16'],
    verse: verse('2 Samuel 16:12', 'Talvez SENHOR aflição maldições'),
    reflection:
      'Davi foge do próprio filho, e no caminho encontra Ziba com jumentos carregados e uma acusação contra Mefibosete; o rei, cansado, acredita sem ouvir o outro lado. Mais adiante Simei anda pela encosta jogando pedra, pó e maldição. Abisai se oferece para cortar-lhe a cabeça, e Davi prefere deixar, na esperança de que Deus olhe a sua aflição. Em Jerusalém, Absalão violenta as mulheres do pai num terraço, e são elas que pagam a política dos homens.',
    prayer:
      'Senhor, há pedras que me jogam com alguma razão e outras sem nenhuma. Olha para a minha aflição e cala em mim a resposta. Livra-me de crer no presente e na fofoca quando estou exausto. Defende as mulheres usadas como bandeira nas guerras alheias. Jesus, insultado, não insultou; ajuda-me a andar por essa encosta com ele. Amém.',
    application:
      'Receba hoje uma crítica sem responder na hora. Escreva o que nela pode ser verdade, entregue o resto a Deus e só decida amanhã se há algo a dizer.',
  },
  {
    slug: '2-samuel-17',
    chapters: ['2SA.17'],
    verse: verse('2 Samuel 17:19', 'mulher manta poço grão'),
    reflection:
      'O conselho de Aitofel era o melhor, e Deus faz com que prefiram o de Husai, cheio de comparações e de demora. A notícia chega a Davi por uma criada sem nome, por dois rapazes escondidos num poço e por uma dona de casa que cobre a boca do poço com uma manta e espalha grãos por cima. Aitofel, ao ver que não o ouviram, põe a casa em ordem e tira a própria vida. Em Maanaim, três homens trazem camas, lentilhas, mel e queijo, porque pensaram no cansaço de um povo em fuga.',
    prayer:
      'Com uma manta e um punhado de grãos, Senhor, tu mudas o rumo de uma guerra. Usa hoje o meu quintal e a minha panela. Acolhe quem se sente inútil porque rejeitaram o que ele disse. Não o deixes sozinho nesta noite. Dá cama e comida aos que fogem com pressa. Confunde os planos dos que querem o mal, e deixa que os simples cheguem a tempo. Amém.',
    application:
      'Preparem algo que descanse um corpo cansado, como uma sopa, uma rede ou uma cama arrumada, e ofereçam a alguém exausto. Se um de vocês pensa em morrer, diga isso ao outro agora e ligue 188.',
  },
  {
    slug: '2-samuel-18',
    chapters: ['2SA.18'],
    verse: verse('2 Samuel 18:33', 'rei chorou filho Absalão'),
    reflection:
      'Davi pede a três generais, diante da tropa, que tratem com jeito o rapaz Absalão, que lhe tinha tomado o trono. Joabe encontra o príncipe preso num carvalho e não obedece. No portão, o rei pergunta a cada mensageiro só pelo moço, e quando entende, sobe chorando a escada e diz que queria ter morrido no lugar dele.',
    prayer:
      'Tu conheces, Pai, a dor de quem ama um filho rebelde. Sustenta os pais que esperam notícia no portão, e os que já a receberam. Perdoa os erros que cometemos dentro de casa. O que Davi só pôde desejar, Jesus fez, morrendo no meu lugar quando eu era teu inimigo. Amém.',
    application:
      'Ore hoje, pelo nome, pelos filhos afastados de um casal que você conhece. Conte aos pais que você orou, e ofereça-se para ouvi-los sem julgar.',
  },
  {
    slug: '2-samuel-19',
    chapters: ['2SA.19'],
    verse: verse('2 Samuel 19:35', 'oitenta anos cantores incômodo'),
    reflection:
      'Na volta do rei, cada um aparece no Jordão como é. Simei, que jogava pedras, agora se prostra; Mefibosete vem com a barba por fazer desde o dia da fuga, ouve uma sentença apressada sobre as terras e responde que Ziba fique com tudo, já que o rei voltou em paz. Barzilai, de oitenta anos, recusa o palácio, porque já não sente o gosto da comida nem ouve os cantores, e pede para morrer perto do túmulo dos pais. Davi beija o velho, que volta para casa e manda Quimã no seu lugar.',
    prayer:
      'Bom Deus, dá-me uma velhice como a de Barzilai, que soube recusar um palácio e abrir lugar a um mais novo. Cuida dos que já não escutam a música e têm medo de dar trabalho. Perdoa as sentenças que dei pela metade, com pressa de chegar. Põe em mim o amor de Mefibosete, que queria mais o rei do que a terra. Quando Jesus voltar, que eu também só queira encontrá-lo. Amém.',
    application:
      'Pergunte a uma pessoa de mais de setenta anos o que ela ainda gosta de fazer e o que já lhe pesa. Ajude-a hoje com uma coisa só, conforme a resposta.',
  },
  {
    slug: '2-samuel-20',
    chapters: ['2SA.20'],
    verse: verse('2 Samuel 20:19', 'pacíficas fiéis cidade herança'),
    reflection:
      'Seba toca a trombeta e divide o reino outra vez, e Joabe, fingindo beijar Amasa, o mata no meio da estrada. Dez mulheres que Absalão tinha violentado são trancadas em casa até morrer, e o texto registra a viuvez delas. Quando o exército já derruba o muro de Abel, uma mulher sábia grita lá de dentro e pede para falar com o general. Ela lembra que ali se perguntava antes de brigar; por essa conversa uma cidade inteira se salva, ainda que o preço tenha sido duro.',
    prayer:
      'Deus da paz, levanta vozes sábias em cima dos nossos muros. Agradeço pelas mulheres que pedem para conversar quando os homens já pegaram em armas. Livra-me do beijo que esconde a faca. Lembra-te das que foram esquecidas dentro de uma casa fechada. Jesus chamou felizes os que fazem a paz; faz-me perguntar antes de derrubar. Amém.',
    application:
      'Sirvam hoje de ponte numa briga entre conhecidos: ouçam um lado e depois o outro, e proponham que os dois conversem. Não levem recado que machuque.',
  },
  {
    slug: '2-samuel-21',
    chapters: ['2SA.21'],
    verse: verse('2 Samuel 21:10', 'Rispa saco penhasco ave'),
    reflection:
      'Para acabar com uma fome de três anos, os gibeonitas pedem sete descendentes de Saul, e Davi os entrega; eles pagam com a vida um crime do pai e do avô, e nada no capítulo torna isso fácil de aceitar. Rispa, mãe de dois deles, estende um pano de saco sobre a rocha e fica ali desde a colheita até a chuva, espantando as aves de dia e os bichos de noite. Contam ao rei o que ela faz, e os ossos recebem sepultura, junto com os de Saul e de Jônatas. É depois desse enterro que Deus volta a olhar com bondade para a terra.',
    prayer:
      'Tu viste Rispa em cima da rocha, meu Deus, dia e noite. Fica com as que velam filhos mortos pela violência e ainda têm de espantar a calúnia. Eu não sei juntar aquelas mortes com a tua bondade, e te entrego o que não entendo. Maria também ficou de pé diante do filho pendurado, e por ele nos veio a paz. Faz com que os poderosos ouçam o que uma mulher sozinha está dizendo. Amém.',
    application:
      'Procurem uma mãe que perdeu um filho de morte violenta e fiquem com ela um pouco, sem explicar nada. Perguntem o nome dele e do que ele gostava.',
  },
  {
    slug: '2-samuel-22',
    chapters: ['2SA.22'],
    verse: verse('2 Samuel 22:30', 'Deus saltar muralha'),
    reflection:
      'O cântico que encerra a história de Davi é quase igual a um salmo, e aqui está na boca do homem de quem já lemos as quedas. Ele lembra cordas de morte, ondas que o cercavam e uma mão que desceu do alto e o tirou das muitas águas. Deus inclina os céus, voa nas asas do vento, e tudo isso porque um homem gritou. As frases sobre a própria pureza soam estranhas depois de Bate-Seba; elas só cabem por inteiro no Filho de Davi que viria.',
    prayer:
      'Minha rocha, tu vieste de longe quando eu gritei. Tira-me hoje das muitas águas e leva-me a um lugar amplo. Eu não posso falar da limpeza das minhas mãos, e por isso me escondo em Jesus, o teu Ungido. Acende a minha lâmpada e firma os meus pés como os da corça. Contigo eu consigo saltar o muro que está diante de mim. Amém.',
    application:
      'Complete a frase “o Senhor é a minha…” com três imagens da sua vida de hoje, como Davi usou rocha e lâmpada. Diga-as em voz alta antes de sair ou de dormir.',
  },
  {
    slug: '2-samuel-23',
    chapters: ['2SA.23'],
    verse: verse('2 Samuel 23:12', 'terreno defendeu vitória SENHOR'),
    reflection:
      'As últimas palavras de Davi comparam um governo justo à luz de uma manhã sem nuvens, e logo ele admite que a sua casa não ficou assim; o que o sustenta é a aliança que Deus fez. Depois vem a lista dos valentes. Eleazar lutou até a mão ficar grudada na espada, e Samá ficou de pé no meio de uma plantação de lentilhas quando todos tinham corrido. O livro diz duas vezes que quem deu a vitória foi Deus, e guarda o nome de quem defendeu uma roça.',
    prayer:
      'Rocha de Israel, a minha casa também não é como a manhã que eu sonhei. Obrigado pela aliança firme que fizeste em Jesus, o rei justo que nasce como o sol. Dá-me coragem para ficar no meu pedaço de lentilhas quando os outros correm. Dá descanso à mão de quem trabalha até não conseguir abri-la. E recebe como tua a vitória pequena deste dia. Amém.',
    application:
      'Termine uma tarefa humilde que os outros largaram: a louça, a horta, o relatório, a limpeza da calçada. Faça-a com calma, sem avisar ninguém.',
  },
  {
    slug: '2-samuel-24',
    chapters: ['2SA.24'],
    verse: verse('2 Samuel 24:24', 'preço comprarei holocaustos nada'),
    reflection:
      'Durante nove meses e vinte dias Davi manda contar o povo, e quando recebe o número sente o peso do que fez. O texto abre dizendo que a ira de Deus o incitou a isso e fecha a conta com setenta mil mortos que não tinham culpa do censo; é uma página difícil, que nós não temos como aliviar. Diante do anjo, Davi pergunta o que fizeram as ovelhas e pede que o castigo caia sobre ele. Araúna quer dar de graça a eira e os bois, e o rei insiste em pagar, porque não oferece a Deus o que não lhe custou nada.',
    prayer:
      'Bom Pastor, Davi pediu para sofrer no lugar das ovelhas, e foste tu quem sofreu. Eu também conto o que tenho, o saldo, os seguidores, os anos de casa, para me sentir seguro. Consola os que pagam pelo erro de um governante. Se a minha oração me custar hoje tempo, orgulho ou sono, recebe-a assim mesmo. Detém a mão que pesa sobre a minha cidade. Amém.',
    application:
      'Dê a alguém uma coisa que custe a você: a hora de descanso, o assento, a vez na fila. Se agradecerem, responda sem mencionar o preço.',
  },
];
