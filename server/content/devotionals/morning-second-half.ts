import type { MorningDevotional } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const morningSecondHalf: readonly MorningDevotional[] = [
  {
    slug: 'manha-gloria-na-marmita',
    title: 'A glória de Deus na marmita',
    reference: '1 Coríntios 10:31',
    reflection:
      'Arroz, feijão, um ovo frito e a couve que sobrou de ontem. A tampa fecha com esforço, o elástico segura, e a marmita vai para a sacola. É difícil imaginar algo mais distante de um vitral. Paulo, no entanto, escolheu justamente comida e bebida como exemplo de lugar onde Deus pode ser honrado.\n\nHavia em Corinto uma discussão acalorada sobre carnes que tinham passado por templos pagãos. Uns comiam sem problema, outros ficavam feridos na consciência. O apóstolo defende a liberdade e em seguida a põe para trabalhar pelo outro: que ninguém procure só a própria vantagem (1 Coríntios 10:24). A frase sobre a glória de Deus é a conclusão dessa conversa. Comer para a glória dele inclui gratidão no coração e cuidado com quem senta à mesa.\n\nUsada assim, a pergunta cabe em qualquer situação. Dá para agradecer por isto? Isto faz bem a quem está perto? Dá para oferecer a Deus o modo como atendo o telefone, dirijo, gasto, descanso? Quando a resposta é sim, o lugar mais simples se ilumina. A marmita aberta ao meio-dia, com uma oração de cinco segundos, já entra na história.',
    prayer:
      'Pai generoso, tudo o que vou comer e beber hoje vem de ti, e também as mãos que plantaram, transportaram e cozinharam. Recebe o meu dia inteiro, com as partes que parecem sem importância. Livra-me de dividir a vida em gavetas, uma para o domingo e outra para o resto. Quando a minha liberdade atrapalhar alguém mais fraco, dá-me amor para ceder. Que o teu nome fique bonito no meu jeito de fazer as coisas. Por Cristo, amém.',
    action:
      'Na refeição do meio-dia, pare dez segundos antes da primeira garfada. Agradeça por três pessoas que ajudaram aquele prato a existir e pense em alguém com quem possa dividir a mesa nesta semana.',
    verses: [
      verse('1 Coríntios 10:31', 'comerdes beberdes glória Deus'),
      verse('1 Coríntios 10:24', 'busque bem outro'),
    ],
  },
  {
    slug: 'manha-outra-vez-a-rede',
    title: 'Lançar a rede outra vez',
    reference: 'Lucas 5:4-5',
    reflection:
      '“Já tentei de tudo.” Quem diz isso costuma estar lavando as redes: fechando o caderno de contas, guardando os doces que não vendeu, desligando o telefone depois de mais uma conversa sem acordo com o irmão. O corpo pede cama, e a esperança pede licença para parar.\n\nNesse ponto Jesus entrou no barco de Simão. Pediu primeiro um favor, que o afastasse um pouco da margem, e ensinou dali a multidão. Depois mandou ir para o fundo e lançar as redes. O pescador profissional ouviu de um carpinteiro uma ordem sem lógica, de dia, após uma noite inteira de trabalho à toa. Ele foi sincero a respeito do cansaço e obedeceu por causa de quem falava.\n\nA pesca foi enorme, mas o que ficou na história veio a seguir: Pedro caiu de joelhos e largou tudo para seguir Jesus. O milagre apontava para o Mestre, e seria um mau uso do texto prometer barco cheio a quem insistir. Há casos em que a sabedoria manda mudar de lago. Quando, porém, existe um bem que sabemos ser da vontade dele, como reconciliar, orar, recomeçar, a palavra de Jesus é razão bastante para tentar de novo.',
    prayer:
      'Mestre, a noite foi comprida e não peguei nada. Digo isso sem rodeio, porque o Senhor prefere a verdade. Há um bem que já tentei fazer e que larguei na areia com as redes sujas; fale comigo sobre ele. Se for para desistir, dê-me paz; se for para voltar, dê-me forças, que eu vou por causa da sua palavra. Cure a amargura que o fracasso deixou e fique no barco comigo, cheio ou vazio. Amém.',
    action:
      'Pense em algo bom que você abandonou por cansaço: uma reconciliação, um hábito de oração, um tratamento. Dê hoje um único passo, menor do que o da última vez, e conte a alguém que o acompanhe.',
    verses: [verse('Lucas 5:4-5', 'Mestre noite nada redes palavra')],
  },
  {
    slug: 'manha-da-porta-para-fora',
    title: 'Da porta para fora',
    reference: 'Salmos 121:7-8',
    reflection:
      'Vai com Deus. A mãe diz isso no portão há trinta anos, para o filho que hoje já tem cabelo branco. Fica olhando até ele dobrar a esquina, e só então entra. Dentro daquelas três palavras mora um medo que toda família conhece: a rua, a moto, o assalto, a notícia que chega por telefone.\n\nEste salmo era cantado por peregrinos na estrada de Jerusalém, lugar de pedra solta, sol forte e bandidos. Seis vezes, em poucos versos, a palavra “guardar” e suas parentes aparecem. O Senhor cuida da saída e da chegada, do passo que vacila, do sol e da lua. Quem cantava sabia que viajantes também adoeciam e morriam no caminho. A confiança deles era mais funda que uma apólice: nada arranca da mão de Deus aquele que lhe pertence, e o cuidado dele continua depois da última curva.\n\nPodemos então sair sem pânico e sem descuido. Capacete, cinto, atenção, e o coração nas mãos do Guardião. Ao atravessar a porta hoje, você não deixa Deus em casa tomando conta dos móveis: ele vai junto.',
    prayer:
      'Guardião de Israel, abençoe esta porta. Por ela vão sair hoje pessoas que eu amo, e eu não alcanço todas com os meus olhos, mas o Senhor alcança. Acompanhe quem pega estrada, ônibus, metrô, bicicleta. Proteja as crianças no caminho da escola e quem trabalha de madrugada. Se o mal nos atingir, sustente a nossa vida por dentro e não nos solte. Traga-nos de volta à noite e, um dia, à casa que não tem fim. Amém.',
    action:
      'Despeça-se hoje de alguém olhando nos olhos e diga uma bênção com calma. Depois faça um cuidado concreto: conferir o cinto da criança, o freio da bicicleta, o número de emergência no celular.',
    verses: [verse('Salmos 121:7-8', 'guardará mal saída entrada')],
  },
  {
    slug: 'manha-o-que-vestir',
    title: 'O que vestir hoje',
    reference: 'Colossenses 3:12-13',
    reflection:
      'Diante do guarda-roupa aberto vem a dúvida de sempre: vai fazer frio, essa blusa ainda serve? Escolher roupa é decidir, logo cedo, com que cara vamos encontrar o mundo.\n\nPaulo aproveita o gesto. Os cristãos de Colossos eram novos na fé e traziam hábitos velhos, como a mentira e a raiva, que ele manda despir feito roupa imunda. No lugar entrega peças novas: compaixão, bondade, humildade, mansidão, paciência. Por cima de tudo, servindo de cinto, o amor (Colossenses 3:14). Antes da lista, vem o motivo de usá-la: eles já são escolhidos, santos e amados. Ninguém se veste bem para conquistar lugar na família; veste-se porque pertence a ela.\n\nRoupa nova aperta no começo. A paciência pinica justamente no trânsito, a humildade parece grande demais na reunião. Paulo sabe, e por isso fala também em suportar e perdoar, do jeito que Cristo fez conosco. Perdoar, aliás, dispensa fingir que nada aconteceu e permite distância de quem é perigoso. Antes de fechar a porta do armário, escolha a peça que o dia vai pedir. Costuma ser aquela que menos gostamos de usar.',
    prayer:
      'Senhor Jesus, hoje eu me visto na sua presença. Tire de mim a irritação de ontem, que já cheira a guardado, e a mentira pequena que uso para parecer melhor. Cubra-me com a sua compaixão. Dê-me paciência do meu tamanho para a pessoa difícil que vou encontrar. Se for preciso perdoar, lembre-me de quanto fui perdoado. E, quando eu esquecer a roupa nova em casa, venha me buscar com o mesmo amor de sempre. Amém.',
    action:
      'Enquanto se veste, diga o nome de uma qualidade da lista de Paulo e o nome da pessoa com quem vai precisar dela. Pratique uma vez antes do almoço, por pouco que seja.',
    verses: [
      verse('Colossenses 3:12-13', 'escolhidos revesti bondade paciência perdoai'),
      verse('Colossenses 3:14', 'revesti amor vínculo'),
    ],
  },
  {
    slug: 'manha-nem-cedo-nem-tarde',
    title: 'Nem cedo nem tarde demais',
    reference: 'Jeremias 1:6-8',
    reflection:
      'Aos dezoito, ele acha que ninguém vai levá-lo a sério. Aos setenta, ela acha que o seu tempo passou. Entre um e outra há quem diga que não estudou, que fala errado, que treme diante de microfone. A idade e o jeito da desculpa variam, e o fundo é parecido: deve haver alguém mais adequado.\n\nJeremias usou a juventude e a falta de palavras. Deus o chamava para ser profeta às nações numa época de desastre, e a tarefa custaria caro: zombaria, cisterna com lama, prisão. O medo dele fazia todo o sentido. O Senhor não respondeu que o rapaz era talentoso. Prometeu ir junto e livrá-lo, e pôs em sua boca a mensagem que teria de levar.\n\nNinguém hoje recebe aquele chamado outra vez. Mas Deus segue dando serviço a gente insuficiente, e os convites costumam ser discretos: ensinar uma turma de crianças, fazer as pazes, defender uma pessoa humilhada, falar de Jesus a um amigo sem floreio. Se o pedido é bom e a única objeção é o seu tamanho, talvez caiba dizer sim com as pernas bambas, porque muitas vezes a coragem só chega depois do primeiro passo.',
    prayer:
      'Deus que conhece cada um desde o ventre, eu também tenho a minha lista de desculpas. Algumas são medo, outras são comodidade, e o Senhor sabe distinguir. Mostre se há um serviço me esperando nesta semana. Se houver, vá comigo, coloque palavras simples na minha boca e segure o meu tremor. Livre-me de me comparar com os mais jovens ou com os mais preparados. Que eu seja fiel no pouco que me couber. Em Jesus, amém.',
    action:
      'Complete em voz alta: eu poderia ajudar em…, mas sempre digo que… Escolha um jeito pequeno de ajudar assim mesmo e ofereça-se hoje, por mensagem ou pessoalmente, a quem está precisando.',
    verses: [verse('Jeremias 1:6-8', 'falar menino temas contigo')],
  },
  {
    slug: 'manha-luz-no-apagao',
    title: 'Uma luz durante o apagão',
    reference: 'Mateus 5:14-16',
    reflection:
      'Quando a energia cai no bairro, a escuridão parece maior do que era. Aí uma vizinha acha a vela, outra traz o lampião do acampamento, e em minutos a escada do prédio vira sala de visita. Pouca luz, no breu, aparece de longe.\n\nJesus disse a um grupo de gente sem influência que eles eram luz para o mundo. Camponeses, pescadores, mulheres que ninguém citava, doentes recém-curados. A luz não nascia deles: quem se apresentou como luz do mundo foi o próprio Jesus (João 8:12), e os discípulos brilham como janela acesa, com claridade recebida. Ele fala de obras boas que as pessoas possam ver e, por causa delas, louvar o Pai. Pouco depois, no mesmo sermão, vai criticar quem faz caridade para ser aplaudido. A diferença está em para onde a luz aponta.\n\nHoje haverá algum tipo de apagão perto de você: um colega calado demais, uma fofoca correndo, uma família sem gás. Ninguém espera que você resolva a usina. Basta não pôr a vela debaixo da bacia. Um gesto honesto e bondoso, feito sem discurso, já ajuda alguém a achar o degrau.',
    prayer:
      'Jesus, luz do mundo, acenda em mim o que o cansaço apagou. Não quero brilhar para ser notado, e confesso que às vezes quero. Ponha a minha vida onde ela possa servir: na escada, na cozinha, na fila, no grupo de mensagens. Mostre quem está no escuro hoje. Que a minha ajuda seja discreta e as minhas palavras, verdadeiras, para que ao final alguém dê graças ao Pai e nem se lembre de mim. Amém.',
    action:
      'Escolha um lugar do seu dia onde o clima anda escuro e leve para lá uma obra boa: uma informação correta, um elogio merecido, um prato pronto. Faça isso sem publicar nem contar a ninguém.',
    verses: [
      verse('Mateus 5:14-16', 'luz mundo lâmpada brilhe obras'),
      verse('João 8:12', 'luz mundo segue trevas'),
    ],
  },
  {
    slug: 'manha-semear-sem-saber',
    title: 'Semear sem saber o resultado',
    reference: 'Eclesiastes 11:6',
    reflection:
      'Quarenta por cento de chance de chuva, informa o aplicativo. Seu Antônio olha para o céu, coça o queixo e pega a enxada mesmo assim. Se esperasse a certeza, diz ele, o feijão nunca teria ido para a terra.\n\nO Pregador de Eclesiastes conhecia gente que vivia de olho nas nuvens. Quem só vigia o vento não semeia, avisa (Eclesiastes 11:4). Ele admite quanto ignoramos: o caminho do vento, a formação de um bebê no ventre, a obra de Deus por inteiro. E dessa ignorância tira um conselho surpreendente. Em vez de cruzar os braços, trabalhe de manhã e também à tarde, porque você não tem como saber qual semente vai pegar.\n\nPais semeiam conversas que parecem cair na pedra. Professores, avós, evangelistas, quem estuda depois dos cinquenta, todos lidam com o mesmo mistério. O resultado está em mãos maiores, e isso pode nos deixar ansiosos ou livres. Livres para tentar sem garantia, para variar a semente, para dormir depois do serviço. Hoje não é preciso adivinhar a colheita. Sobra para nós a parte mais bonita, que é abrir a mão.',
    prayer:
      'Senhor da chuva e do tempo certo, eu queria saber o final antes de começar. Como não sei, semeio diante de ti. Recebe a palavra que direi ao meu filho, o currículo que vou entregar, a visita, a oração por alguém que não muda. Guarda-me da preguiça que se disfarça de prudência e da pressa que arranca a planta para ver a raiz. Dá o crescimento onde quiseres, que eu fico contente em trabalhar contigo. Amém.',
    action:
      'Plante duas sementes diferentes hoje, uma antes do meio-dia e outra depois: uma mensagem de carinho, uma página estudada, um convite, uma muda de verdade. Não cobre resposta de nenhuma das duas.',
    verses: [
      verse('Eclesiastes 11:6', 'manhã semeia semente tarde'),
      verse('Eclesiastes 11:4', 'vento semeará nuvens'),
    ],
  },
  {
    slug: 'manha-graca-no-dia-de-dor',
    title: 'Graça para o dia de dor',
    reference: '2 Coríntios 12:9',
    reflection:
      'A caixinha de plástico tem sete tampas, uma para cada dia. Segunda: um branco, dois rosados, a cápsula grande. Quem convive com dor crônica conhece de cor aquele barulhinho, e conhece também a pergunta que vem junto com o copo d’água: até quando?\n\nPaulo tinha o que chamou de espinho na carne. Ninguém sabe ao certo do que se tratava; pode ter sido doença, perseguição, outra aflição. Sabemos que doía e que ele pediu três vezes para ser livre. O Senhor respondeu, e a resposta não foi a retirada do espinho. Foi a promessa de uma graça suficiente, de um poder que se mostra por inteiro justamente onde a força acaba.\n\nIsso não faz da dor uma coisa boa, nem dispensa o médico e o remédio. Orar pela cura continua certo, e Paulo orou. Só não é verdade que sarar seja a única forma de ser atendido. Existe gente que, com o corpo cansado, irradia uma paz que saúde nenhuma dá, e que chora, sim, em certas manhãs. Se hoje é dia de tampa aberta, a graça prometida não é lembrança de ontem; vem na dose deste dia.',
    prayer:
      'Senhor, peço outra vez que alivies esta dor, a minha ou a de quem eu amo, porque sei que podes. Se ela ficar, não me deixes ficar só com ela. Dá a graça de hoje, aquela que eu não consigo guardar para amanhã. Perdoa a amargura, cuida do meu humor e da paciência de quem me cuida. Abençoa as mãos dos médicos e enfermeiros. E que o teu poder more aqui, nesta fraqueza que eu não escolhi. Amém.',
    action:
      'Tome os remédios no horário e, junto com o copo d’água, peça a graça deste dia. Se você está bem de saúde, visite ou telefone a um doente e pergunte em que pode ajudar na prática.',
    verses: [verse('2 Coríntios 12:9', 'graça basta poder fraqueza')],
  },
  {
    slug: 'manha-espelho-e-coracao',
    title: 'Além da aparência',
    reference: '1 Samuel 16:7',
    reflection:
      'A neta ensinou a avó a usar o filtro da câmera: um toque, e somem as rugas, a pele alisa, os olhos crescem. As duas riram muito, e depois a avó olhou para a foto e disse que aquela senhora era simpática, mas ela não a conhecia.\n\nSamuel foi a Belém escolher um rei e se impressionou com o filho mais velho de Jessé, alto e bonito. Deus o corrigiu com uma frase que desmonta vitrines: o ser humano vê o que está diante dos olhos, e o Senhor enxerga o coração. Desfilaram sete rapazes. O escolhido era o oitavo, que ninguém tinha lembrado de chamar, porque estava no campo com as ovelhas.\n\nSer visto assim pode dar um pouco de medo, já que o coração de Davi também guardava coisas feias, como se soube depois. E traz descanso, pois diante de Deus o filtro é desnecessário. Ele conhece a intenção boa que saiu torta, o esforço sem plateia, o cansaço que o sorriso escondeu. Hoje você vai ser medido por roupa, por fala, por rosto, e talvez meça os outros do mesmo modo. Há um olhar mais verdadeiro sobre todos nós.',
    prayer:
      'Senhor, vê-me por dentro. Sei que encontrarás coisas que eu preferia cobrir, e mesmo assim é melhor ser conhecido por ti do que admirado por engano. Limpa o que está sujo, cura o que está ferido, fortalece o que é bom e ainda tímido. Livra-me de julgar pela roupa, pelo bairro ou pelo modo de falar. Mostra-me hoje alguém que ficou no campo e ninguém lembrou de chamar. Em nome de Jesus. Amém.',
    action:
      'Ao se olhar no espelho, diga a Deus uma coisa verdadeira sobre o seu coração. Durante o dia, converse com uma pessoa que costuma ser ignorada e descubra algo bonito a respeito dela.',
    verses: [verse('1 Samuel 16:7', 'aparência homem olha coração')],
  },
  {
    slug: 'manha-se-deus-quiser',
    title: 'Se Deus quiser, de verdade',
    reference: 'Tiago 4:13-15',
    reflection:
      'Se Deus quiser, a obra termina em março. Se Deus quiser, domingo tem churrasco. No Brasil a expressão virou vírgula, dita sem pensar, como quem bate na madeira. Tiago a recomendaria, desde que saísse de dentro.\n\nEle se dirige a comerciantes de agenda cheia: a cidade já está escolhida, o prazo definido, o lucro calculado. Nada disso era pecado em si. Faltava um detalhe, que é não saberem como será o dia seguinte. A vida, compara ele, é um vapor, daquele que sai da chaleira e some. O erro estava na presunção de falar do futuro como proprietário.\n\nReconhecer que tudo depende de Deus não nos deixa parados. Continuamos fazendo planilha, guardando tijolo, comprando a passagem. Muda a maneira de segurar os planos: com a mão aberta. Se mudarem, não seremos destruídos; se derem certo, agradeceremos. Muda também a urgência do bem, pois Tiago conclui lembrando que deixar de fazer o que se sabe correto é pecado (Tiago 4:17). O vapor é breve. Justamente por isso, vale gastá-lo com o que tem peso.',
    prayer:
      'Deus que conhece o amanhã, trago os meus planos. Alguns já estão até no calendário, com letra de forma. Abro a mão diante do Senhor: confirme, corrija, adie ou desfaça, conforme a sua vontade, que é boa. Perdoe-me por falar da vida como dono dela. Mostre o bem que eu sei que devo fazer e sempre empurro para a semana que vem. Que este breve dia seja gasto com amor. Por Jesus Cristo. Amém.',
    action:
      'Escolha um plano importante e ore por ele usando, com atenção, as palavras “se o Senhor quiser”. Em seguida, faça antes do almoço um bem que você vem adiando e que só depende de você.',
    verses: [
      verse('Tiago 4:13-15', 'amanhã vapor Senhor quiser'),
      verse('Tiago 4:17', 'fazer bem comete pecado'),
    ],
  },
  {
    slug: 'manha-trono-sem-senha',
    title: 'Um trono sem senha',
    reference: 'Hebreus 4:16',
    reflection:
      'Retire a senha, aguarde no painel, falta um carimbo, volte amanhã. Toda pessoa que precisou de uma repartição sabe a humilhação de segurar um papelzinho e torcer para o sistema não cair. Com um conhecido lá dentro, é outra coisa: a porta abre.\n\nA carta aos Hebreus afirma que temos alguém lá dentro. No antigo culto, o povo ficava do lado de fora, e apenas o sumo sacerdote atravessava a cortina, uma vez por ano. Jesus, o Filho de Deus, entrou de modo definitivo. E ele se compadece, porque foi provado em tudo como nós, sem ter pecado (Hebreus 4:15). Sabe o que é fome, cansaço, tentação, amigo que falha.\n\nPor isso o convite é para chegar com confiança, sem ensaiar currículo. Repare no que se recebe nesse trono: misericórdia pelo que já fizemos de errado, e graça para o que ainda vamos enfrentar, na hora em que o socorro é preciso. Quem tropeçou ontem costuma achar que deve esperar uns dias antes de orar outra vez. O texto empurra na direção contrária: venha agora, do jeito que acordou.',
    prayer:
      'Pai, entro na tua presença por causa de Jesus, sem senha e sem mérito. Preciso de misericórdia pelo que fiz ontem e não consegui desfazer. Preciso de graça para a hora difícil deste dia, que tu já conheces e eu só imagino. Obrigado porque o meu Sumo Sacerdote entende de fraqueza. Não me deixes ficar longe por vergonha. E abre, por meio de mim, alguma porta que esteja fechada para outra pessoa. Amém.',
    action:
      'Marque no relógio um momento crítico de hoje e, cinco minutos antes, faça uma oração de socorro. Se você atende pessoas, trate a próxima com a boa vontade que gostaria de receber num guichê.',
    verses: [
      verse('Hebreus 4:16', 'confiança trono graça misericórdia'),
      verse('Hebreus 4:15', 'Sacerdote compadecer fraquezas provado'),
    ],
  },
  {
    slug: 'manha-ninguem-contratou',
    title: 'Para quem ninguém chamou',
    reference: 'Mateus 20:6-7',
    reflection:
      'Ainda é noite, e na esquina do posto já se juntaram uns vinte homens. O caminhão vem, o encarregado aponta cinco ou seis, e os outros ficam. Às nove continuam ali, às onze também, porque voltar para casa de mãos abanando é pior.\n\nJesus contou uma parábola que passa por essa esquina. O dono de uma vinha sai várias vezes procurando trabalhadores e, quase no fim da tarde, ainda acha gente parada. Pergunta por quê, e a resposta tem uma tristeza que atravessa os séculos: ninguém os tinha chamado. Ele os manda para a vinha e, na hora do pagamento, dá a todos o valor de um dia, o necessário para a família comer.\n\nA história fala da generosidade do Reino, que incomoda quem faz contas de merecimento. Não ensina a administrar empresas nem garante vaga a quem ora. Mostra, contudo, para onde Deus olha: ele repara em quem sobrou. Se você está sem trabalho, a sua dignidade não está suspensa. Se está empregado, há alguém na esquina da sua vida esperando um aviso de vaga, uma indicação, um telefonema.',
    prayer:
      'Dono da vinha, o Senhor vê quem acordou cedo e não tem para onde ir. Olhe para os desempregados da minha rua e da minha família. Sustente o ânimo deles, abra portas honestas, livre-os de golpes e da vergonha. Se sou eu que espero na praça, lembre-me de que valho mais que um crachá. Se tenho trabalho, livre-me da inveja de quem recebeu favor e me dê um coração generoso. Que ninguém passe fome hoje ao meu lado. Amém.',
    action:
      'Mande hoje uma vaga, uma indicação ou uma ajuda com currículo a quem procura trabalho. Se é você quem procura, avise três pessoas do que sabe fazer e desconfie de toda vaga que cobra taxa.',
    verses: [verse('Mateus 20:6-7', 'desocupados ninguém empregou vinha')],
  },
  {
    slug: 'manha-atraves-das-aguas',
    title: 'Através das águas',
    reference: 'Isaías 43:2',
    reflection:
      'De camisola aberta nas costas e touca na cabeça, ele parecia menor. A maca esperava no corredor, o médico já tinha explicado tudo, a esposa segurava a aliança que não podia entrar no centro cirúrgico, e faltavam dez minutos. Há corredores por onde ninguém pode ir em nosso lugar.\n\nQuando Isaías anunciou a presença de Deus em rios e chamas, falava a Israel, povo derrotado e disperso, que precisaria atravessar um longo caminho de volta. A palavra lembra o mar aberto diante de Moisés e lhes diz que o Criador os chamou pelo nome e os resgatou (Isaías 43:1). Note o que está escrito: quando passares. A travessia é dada como certa. O livramento prometido era para a nação, que não seria apagada da história.\n\nNós, que pela fé em Cristo entramos nessa família, não recebemos ali um seguro contra afogamentos; muitos fiéis morreram em águas e fogueiras. Recebemos a companhia do mesmo Deus, que em Jesus foi até o fundo da morte e voltou. Seja qual for a margem em que você está nesta manhã, ele entra na água com os seus.',
    prayer:
      'Senhor, tu que abriste caminho no mar, vem comigo por este corredor. Estou com medo e não vou esconder isso. Chama-me pelo nome lá onde ninguém mais pode entrar. Guia as mãos de quem vai cuidar de mim ou dos meus. Se a água subir, segura a minha cabeça; se o caminho for para a tua casa, recebe-me. Consola quem espera do lado de fora, com o celular na mão. Confio em ti, com a fé que tenho. Amém.',
    action:
      'Informe-se sobre alguém que hoje enfrenta cirurgia, audiência, prova ou velório. Envie uma mensagem curta antes da hora, ore por essa pessoa e ofereça ficar com quem espera do lado de fora.',
    verses: [
      verse('Isaías 43:2', 'passares águas contigo fogo'),
      verse('Isaías 43:1', 'Criador resgatei chamei nome'),
    ],
  },
  {
    slug: 'manha-tempo-bem-gasto',
    title: 'O relógio parado da sala',
    reference: 'Efésios 5:15-16',
    reflection:
      'O relógio da sala parou às dez e quinze faz três semanas, e ninguém trocou a pilha. O tempo não percebeu. Nesse intervalo a caçula perdeu um dente, o abacateiro floriu e venceu o prazo da vacina do cachorro.\n\nPaulo pede aos cristãos de Éfeso que prestem atenção ao modo de viver e aproveitem bem as oportunidades. O verbo lembra o comprador que vai à feira e leva logo o que é bom, antes que acabe. Ele chama aqueles dias de maus, e podemos entender: havia engano, imoralidade, perseguição. Tempo difícil costuma ser usado como desculpa para deixar o bem para depois, e o apóstolo conclui o oposto.\n\nAproveitar o tempo, nesse sentido, tem pouco a ver com encher cada minuto. Quem lê o restante do capítulo encontra gratidão, canto, respeito dentro de casa. Um cochilo pode ser sabedoria, e uma agenda lotada pode ser fuga. A pergunta que orienta é a do versículo seguinte: qual é a vontade do Senhor (Efésios 5:17)? Com ela na cabeça, uma tarde vira visita, um atraso vira conversa, e a pilha finalmente é trocada.',
    prayer:
      'Deus eterno, o Senhor me deu hoje as mesmas vinte e quatro horas que deu a todo mundo, e eu já perdi algumas procurando o que fazer com elas. Ensine-me a distinguir o urgente do importante. Tire dos meus dedos o que rouba a atenção devida às pessoas que amo. Se devo descansar, que eu descanse sem culpa; se devo agir, que eu não adie. Guie as minhas escolhas pela sua vontade. Amém.',
    action:
      'Descubra um ralo por onde escoa o seu tempo e feche-o por uma hora hoje. Use essa hora em algo que daqui a dez anos você se alegrará de ter feito, como ouvir histórias de um idoso.',
    verses: [
      verse('Efésios 5:15-16', 'sábios aproveitai tempo maus'),
      verse('Efésios 5:17', 'entendei vontade Senhor'),
    ],
  },
  {
    slug: 'manha-depois-da-noite-ruim',
    title: 'Depois de uma noite ruim',
    reference: 'Salmos 143:8',
    reflection:
      'Certas manhãs começam derrotadas. O sono veio picado, a cabeça passou a madrugada repetindo a mesma cena, e a luz na fresta da janela parece cobrança. Levantar da cama, nesses dias, é um ato de coragem que ninguém aplaude.\n\nDavi escreveu de um lugar assim. Diz que o inimigo o jogou no escuro, que o espírito está angustiado, que a alma tem sede como terra rachada. Então pede uma coisa só: que de manhã Deus o faça ouvir sobre a bondade fiel. Antes de bronca, antes de tarefa, uma notícia de amor. Em seguida pede direção, porque está desorientado e não se envergonha disso.\n\nPodemos orar com essas duas frases quando faltam outras. A bondade do Senhor chega às vezes por um versículo, às vezes por um café trazido sem comentário, ou por um profissional que escuta. Se as manhãs derrotadas vêm se emendando há semanas, conte a um médico; depressão se trata, e fé e remédio podem andar juntos. O caminho de hoje pode ter um passo só.',
    prayer:
      'Pai, mal tenho palavras, porque a noite foi longa, e acordei com mais cansaço do que tinha ao deitar. Deixa-me ouvir, logo cedo, alguma coisa da tua bondade, porque as outras vozes já começaram. Mostra-me apenas o próximo passo: lavar o rosto, abrir a janela, telefonar para alguém. Põe no meu caminho gente que saiba cuidar. Eu ergo a minha alma a ti como quem levanta um balde pesado; segura-o comigo. Em nome de Jesus, amém.',
    action:
      'Faça três coisas pequenas, sem pressa: água, janela aberta, uma frase da Bíblia sobre a bondade de Deus. Depois conte a uma pessoa de confiança como foi a sua noite, porque pedir ajuda também é um passo.',
    verses: [verse('Salmos 143:8', 'bondade manhã confio caminho')],
  },
];
