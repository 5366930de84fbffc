import type { QuestionEntry } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const birthsAndChoices: readonly QuestionEntry[] = [
  {
    slug: 'vou-ser-mae-ou-pai',
    question: 'Vou ser mãe ou pai pela primeira vez. Como me preparar?',
    serves: ['having', 'thanking'],
    synonyms: [
      'descobri que vou ser mãe',
      'descobri que vou ser pai',
      'vou ser pai pela primeira vez',
      'não sei se vou ser uma boa mãe',
      'como criar um bebê na fé',
    ],
    answer:
      'Parabéns. Se junto com a alegria veio um frio na barriga, está tudo certo com você. Comece pelo mais simples: pré-natal desde já, com o pai nas consultas quando for possível, e uma conversa sobre quem fará o quê nas primeiras semanas.\n\nHá um casal no livro de Juízes que recebe a notícia de um filho. Manoá, o futuro pai, faz uma oração que continua perfeita: que Deus ensine o que fazer com o menino que vai nascer (Juízes 13:8). Ele ainda não tinha berço nem método, e pediu ajuda. O salmo chama os filhos de presente do Senhor (Salmos 127:3), e presente se recebe com gratidão, mesmo quando chega numa hora apertada.\n\nPara a fé dentro de casa, Moisés não recomenda aula. Manda falar de Deus sentado, andando, ao deitar e ao levantar, isto é, no meio da rotina (Deuteronômio 6:6-7). Uma canção na hora do banho e uma bênção antes de dormir já servem. O próprio Jesus foi um menino que crescia aos poucos, numa casa comum (Lucas 2:40), e pais comuns deram conta dele.\n\nVocês vão errar, pedir desculpa e aprender. Escolham duas pessoas a quem ligar às três da manhã, aceitem a comida que trouxerem e não comparem o bebê de vocês com o da internet. Se a tristeza for maior do que a alegria por mais de duas semanas, antes ou depois do parto, procurem o posto: isso tem nome e tratamento.',
    verses: [
      verse('Juízes 13:8', 'Manoá ensine menino nascer'),
      verse('Salmos 127:3', 'filhos presente'),
      verse('Deuteronômio 6:6-7', 'filhos casa caminho deitares levantares'),
      verse('Lucas 2:40', 'menino crescia graça'),
    ],
  },
  {
    slug: 'bebe-com-sindrome-de-down',
    question: 'Meu bebê tem síndrome de Down. Por que Deus permitiu?',
    serves: ['suffered', 'having'],
    synonyms: [
      'meu filho nasceu com síndrome de down',
      'síndrome de down',
      'meu bebê tem uma má-formação',
      'meu bebê nasceu com deficiência',
      'meu filho tem paralisia cerebral',
      'meu bebê tem microcefalia',
      'o exame mostrou que meu bebê tem um problema',
    ],
    answer:
      'Pode chorar. O bebê que você imaginou durante meses era outro, e essa despedida dói, mesmo com este aqui respirando no seu colo. Chorar não significa rejeitá-lo.\n\nNinguém fez isso acontecer por pecado. Os discípulos fizeram essa pergunta diante de um homem que nasceu cego, e Jesus respondeu que nem ele nem os pais tinham culpa; a obra de Deus apareceria naquela vida (João 9:2-3). A síndrome de Down vem de um cromossomo a mais, que surge quase sempre ao acaso. Eu não sei dizer por que com vocês. Sei que o salmo vê Deus tecendo cada pessoa no ventre (Salmos 139:13-14), e o seu bebê não ficou fora desse cuidado.\n\nPaulo escreve que, no corpo de Cristo, as partes que parecem fracas são as mais necessárias (1 Coríntios 12:22). Famílias que andam há anos nesse caminho contam a mesma coisa, sem romantizar: há terapias, filas, preconceito, e há um filho com gostos, humor e amigos próprios.\n\nPara as próximas semanas: peça os exames do coração e da tireoide que se recomendam, comece cedo a estimulação na APAE ou no serviço da sua cidade, pergunte à assistente social pelo BPC e entre num grupo de pais. Dê ao bebê o que qualquer bebê recebe: nome, colo, foto, oração. Se alguém na igreja disser que ele será curado disso, ou que é castigo, você pode responder que ele já é amado.',
    verses: [
      verse('João 9:2-3', 'pecou pais cego obras Deus'),
      verse('Salmos 139:13-14', 'formaste teceste ventre maravilhoso'),
      verse('1 Coríntios 12:22', 'membros fracos necessários'),
    ],
  },
  {
    slug: 'filho-fora-do-casamento',
    question: 'Nasceu um filho fora do casamento. Como agir agora?',
    serves: ['committed', 'suffered'],
    synonyms: [
      'tenho um filho fora do casamento',
      'meu marido tem um filho com outra',
      'engravidei outra mulher',
      'filho de um caso',
      'meu pai teve um filho com outra mulher',
      'devo registrar meu filho de fora',
      'descobri que tenho um irmão por parte de pai',
    ],
    answer:
      'A criança não fez nada de errado, e qualquer caminho que vocês tomarem precisa começar por ela. O erro foi de adultos.\n\nQuando Agar e o menino foram mandados embora para o deserto e a água acabou, o texto diz que Deus ouviu a voz do menino ali onde ele estava (Gênesis 21:17). Ismael tinha nascido de uma decisão torta dos adultos, e Deus sabia o nome dele. O Novo Testamento é duro com quem não sustenta os seus (1 Timóteo 5:8), e essa criança é sua do mesmo modo que as outras. Registre, pague a pensão combinada em juízo, apareça. Sustento sem presença é metade do dever.\n\nSe você traiu e ainda esconde a criança, a verdade vai chegar por outra boca. Conte ao seu cônjuge com a ajuda de alguém preparado e aceite as consequências sem exigir perdão na mesma hora. Se foi o seu cônjuge quem traiu, você tem direito à dor e a decidir se fica. Ficar não obriga a ser mãe ou pai dessa criança, mas obriga a não descontar nela.\n\nConte aos outros filhos, na medida da idade de cada um, antes que um parente conte. Com a mãe ou o pai da criança, conversa clara, sobre o filho e em lugar visível, de preferência com o cônjuge sabendo. Quem se arrepende encontra perdão em Cristo. E um menino pode crescer sem carregar a história dos pais, se houver adultos que não a joguem sobre ele.',
    verses: [
      verse('Gênesis 21:17', 'ouviu Deus voz jovem Agar'),
      verse('1 Timóteo 5:8', 'cuida família negou fé'),
    ],
  },
  {
    slug: 'meu-pai-nao-e-de-sangue',
    question: 'Descobri que meu pai não é meu pai de sangue. Quem eu sou?',
    serves: ['suffered'],
    synonyms: [
      'descobri que meu pai não é meu pai',
      'meu pai não é biológico',
      'fiz DNA e ele não é meu pai',
      'minha mãe mentiu sobre quem é meu pai',
      'descobri que fui adotado',
      'descobri que sou filho de outro homem',
    ],
    answer:
      'Um exame ou uma frase deslocou a sua história inteira, e é natural sentir raiva, vertigem e vontade de confrontar todo mundo. Espere alguns dias antes das conversas difíceis. Escreva o que quer perguntar e a quem.\n\nO homem que o carregou no colo, levou à escola e pagou o dentista foi seu pai nesses gestos, e nenhum laboratório desfaz isso. A Bíblia conhece esse laço. Moisés foi criado por uma mãe de sangue e adotado por outra (Êxodo 2:9-10). Jesus foi conhecido na sua terra como o filho de José (Lucas 4:22), que lhe deu nome, ofício e proteção sem tê-lo gerado.\n\nTalvez a mentira doa mais do que o sangue. Você pode dizer isso à sua mãe. Ela pode ter calado por vergonha, por medo, ou porque sofreu uma violência que nunca contou; deixe espaço para ouvir o que você não imagina. O alvo da conversa é a verdade em amor (Efésios 4:15), com os dois lados dela. Não use os irmãos como juízes.\n\nProcurar o outro pai é uma decisão sua, e pode esperar. Se procurar, vá sem sonhar com um abraço garantido, e com alguém ao lado. Há direitos de registro e herança que a Defensoria explica. E a pergunta de quem você é tem um alicerce anterior à sua família: Deus já via você quando ainda não tinha forma, e nenhum dos seus dias lhe foi escondido (Salmos 139:16).',
    verses: [
      verse('Êxodo 2:9-10', 'criou filha Faraó adotou Moisés'),
      verse('Lucas 4:22', 'filho José'),
      verse('Efésios 4:15', 'verdade amor'),
      verse('Salmos 139:16', 'olhos viram corpo forma dias'),
    ],
  },
  {
    slug: 'aplicativo-de-namoro',
    question: 'Crente pode usar aplicativo de namoro?',
    synonyms: [
      'aplicativo de namoro',
      'tinder é pecado',
      'conhecer alguém pela internet',
      'namoro por aplicativo',
      'site de namoro cristão',
      'achei alguém no aplicativo',
      'conheci um homem pela internet e ele pediu dinheiro',
    ],
    answer:
      'Pode. O aplicativo é um lugar onde pessoas se encontram, como foram a praça e a festa da igreja. O que muda é que ali se escolhe por foto e se mente com facilidade.\n\nNo capítulo mais longo de Gênesis, um servo procura esposa para Isaque junto a um poço. Ele ora antes e decide observar uma coisa: a moça que oferecesse água ao estranho e também aos camelos (Gênesis 24:12-14). Rebeca era bonita, diz o texto, mas o que o convenceu foi vê-la correr com o cântaro até os bichos acabarem de beber (Gênesis 24:20). O caráter se vê em como alguém trata quem não lhe interessa: a mãe, o garçom, a ex. Para isso é preciso sair da tela.\n\nPaulo deixa a viúva livre para escolher o novo marido, com uma condição: que seja no Senhor (1 Coríntios 7:39). Escreva isso no perfil sem rodeio e fale da fé nas primeiras conversas. Use fotos verdadeiras, diga se tem filhos, não converse com cinco pessoas ao mesmo tempo como se cada uma fosse a única.\n\nE use a cabeça, porque o ingênuo acredita em tudo e o prudente olha onde pisa (Provérbios 14:15). Faça chamada de vídeo antes do encontro. Marque em lugar público, avise uma amiga, volte por conta própria. Não mande foto íntima nem dinheiro; quem pede ajuda financeira sem nunca ter aparecido é golpista. Se o aplicativo deixa você ansioso, ou vira caça, apague-o por uns meses e ore. Jesus acompanha também quem ainda não encontrou ninguém.',
    verses: [
      verse('Gênesis 24:12-14', 'SENHOR bom encontro moça cântaro camelos'),
      verse('Gênesis 24:20', 'correu tirou camelos'),
      verse('1 Coríntios 7:39', 'livre casar quiser Senhor'),
      verse('Provérbios 14:15', 'ingênuo crê prudente passos'),
    ],
  },
  {
    slug: 'lei-da-atracao',
    question: 'Lei da atração, manifestar e mentalizar: o cristão pode usar?',
    synonyms: [
      'lei da atração',
      'manifestar o que eu quero',
      'mentalizar para conseguir',
      'o segredo lei da atração é pecado',
      'energia positiva e vibração',
      'cocriar a realidade',
      'escrever o desejo 21 vezes',
      'pensamento positivo atrai',
    ],
    answer:
      'O cristão não precisa dela, e ela não combina com a oração que Jesus ensinou. A lei da atração diz que o universo devolve a cada um aquilo em que pensa e que basta vibrar certo para receber. Quem adoece ou empobrece teria atraído isso. É uma conta cruel com quem sofre, e a Bíblia não a conhece.\n\nTiago fala de gente muito segura dos próprios planos, com viagem, prazo e lucro já decididos. Lembra que a vida é um vapor e ensina a dizer: se o Senhor quiser (Tiago 4:13-15). Planejar continua sendo bom, desde que com as mãos abertas. Jesus tira o outro peso: o Pai sabe do que precisamos antes do pedido (Mateus 6:8). Ninguém tem de acertar a frequência para ser ouvido. E no Getsêmani o Filho pediu o que queria e entregou a resposta à vontade do Pai (Mateus 26:39), coisa que nenhuma técnica de mentalização sabe fazer.\n\nHá algo verdadeiro misturado aí. Ter esperança ajuda a agir, anotar objetivos ajuda a lembrar deles, e viver só de queixa envenena. Você pode ter ânimo sem acreditar que o seu pensamento governa o mundo.\n\nTroque as frases de manifestação por uma oração com três partes: o que eu desejo, o que eu agradeço e o que eu deixo com Deus. Depois faça a sua parte, com estudo, currículo, consulta, telefonema. Se o resultado não vier, você continua filho do mesmo Pai.',
    verses: [
      verse('Tiago 4:13-15', 'lucrando vapor Senhor quiser'),
      verse('Mateus 6:8', 'Pai sabe necessitais antes pedirdes'),
      verse('Mateus 26:39', 'Pai cálice quero queres'),
    ],
  },
  {
    slug: 'menstruacao-e-culto',
    question: 'Menstruada, posso ir ao culto, jejuar e tomar a Ceia?',
    synonyms: [
      'menstruação e ceia',
      'menstruada posso tomar a santa ceia',
      'mulher menstruada é impura',
      'posso me batizar menstruada',
      'fluxo de sangue impureza',
      'menstruada pode subir no altar',
      'resguardo e igreja depois do parto',
    ],
    answer:
      'Pode. Venha ao culto, cante, sirva e tome a Ceia como em qualquer domingo. Nenhuma mulher cristã fica impura diante de Deus por causa do seu ciclo.\n\nA dúvida vem de Levítico. A lei de Moisés tinha regras de pureza para homens e mulheres, e entre elas estava a separação durante o fluxo (Levítico 15:19). Aquilo se ligava ao tabernáculo e nunca foi chamado de pecado. A carta aos Hebreus explica que essas lavagens e comidas eram ordenanças para o corpo, válidas até que viesse a correção (Hebreus 9:10), e Paulo as chama de sombra de uma realidade que pertence a Cristo (Colossenses 2:16-17).\n\nO próprio Jesus deixou isso visível. Uma mulher sangrava havia doze anos e, pela lei, não devia encostar em ninguém. Ela tocou a roupa dele no meio da multidão, e ele não recuou nem mandou que se lavasse. Chamou-a de filha e a despediu em paz (Marcos 5:25-34).\n\nUm cuidado só com o jejum: com cólica forte, anemia ou fluxo intenso, abra mão de outra coisa em vez da comida, e beba água. Sangramento que dura muito ou deixa fraqueza pede consulta no posto. Depois do parto, o resguardo é descanso para o corpo, e a volta à igreja fica por conta do seu cansaço e do bebê. Se alguém disser que você não pode se aproximar do altar nesses dias, mostre com gentileza a história daquela mulher.',
    verses: [
      verse('Levítico 15:19', 'mulher fluxo sangue sete separada'),
      verse('Hebreus 9:10', 'lavamentos correção'),
      verse('Colossenses 2:16-17', 'comer beber sombra Cristo'),
      verse('Marcos 5:25-34', 'fluxo doze tocou Filha paz'),
    ],
  },
];
