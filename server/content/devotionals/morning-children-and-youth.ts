import type { MorningDevotional } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const morningChildrenAndYouth: readonly MorningDevotional[] = [
  {
    slug: 'manha-o-lanche-do-menino',
    title: 'O lanche do menino',
    reference: 'João 6:9',
    reflection:
      'Toda mãe conhece a conversa na porta: “Pegou o lanche? Não troca com ninguém.” Alguma mãe da Galileia deve ter dito parecido, naquele dia em que o filho saiu atrás da multidão com cinco pães de cevada e dois peixinhos embrulhados num pano.\n\nCevada era farinha de pobre. André apresentou o menino a Jesus já pedindo desculpa pelo tamanho da oferta: o que é isto para tanta gente? A conta estava certa, só faltava incluir nela quem estava recebendo. Jesus não desprezou o embrulho nem mandou o menino crescer primeiro. Tomou o que havia, agradeceu e repartiu, e o povo comeu até sobrar.\n\nNinguém guardou o nome do garoto. Ficou o gesto, e ficou a maneira como Cristo trata o que é pequeno quando lhe é entregue. Na sua casa talvez haja uma criança com vontade de servir, e um adulto apressado dizendo “depois”. Ou talvez o menino seja você, olhando para o próprio tempo, a própria voz, o próprio salário, achando graça de oferecer tão pouco. A multiplicação é assunto dele, e o nosso é abrir o pano.',
    prayer:
      'Senhor Jesus, aqui está o meu lanche: a hora que tenho, o jeito que sei, o dinheiro contado. É pouco para tanta fome, mas recebe assim mesmo, agradece por mim, e reparte como quiseres. Livra-me de esconder o que é pequeno por vergonha. Ensina-me a notar as crianças que querem ajudar e a dizer sim a elas. E que ao fim do dia eu veja, contente, que sobrou. Amém.',
    action:
      'Peça a uma criança, ou a alguém que costuma ser deixado de fora, que ajude você numa tarefa de verdade hoje. Agradeça como se agradece a um adulto e conte a ela a história dos pães.',
    verses: [verse('João 6:9', 'menino cinco pães dois peixinhos')],
  },
  {
    slug: 'manha-no-meio-da-roda',
    title: 'Uma criança no meio da roda',
    reference: 'Marcos 9:36-37',
    reflection:
      'Discussão de gente grande: quem é o mais importante? No carro, no trabalho, na diretoria da igreja, ela muda de vocabulário e continua a mesma. Os discípulos a tiveram no caminho para Cafarnaum, e, quando Jesus perguntou o assunto, ninguém quis dizer.\n\nEle se sentou, chamou uma criança e a colocou bem no centro, onde todos queriam estar. Depois a pegou nos braços. Naquele mundo os pequenos não tinham voz nem cargo; serviam, obedeciam, esperavam. Jesus disse que receber um deles em seu nome era receber a ele mesmo e ao Pai, e a aula de grandeza acabou no colo.\n\nQuantas crianças passarão por você hoje? A que chora no ônibus, a sobrinha que repete a pergunta, o aluno que atrapalha, o menino do semáforo. Recebê-las tem formas bem terrenas: abaixar-se até a altura dos olhos, responder com calma, proteger de quem as machuca, lembrar o nome. Ninguém verá esse serviço na lista dos grandes feitos. Jesus o vê, pois disse que quem recebe uma criança recebe a ele.',
    prayer:
      'Pai, perdoa a pressa com que passo pelos pequenos e o cuidado com que procuro os importantes. Teu Filho abriu espaço no meio da roda; abre espaço também no meu dia. Guarda as crianças da minha família, da minha rua e das casas onde há medo; dá a elas adultos de confiança, e faz de mim um deles. Que eu receba hoje o Senhor Jesus sem perceber que era ele. Amém.',
    action:
      'Escolha uma criança do seu convívio e dê a ela cinco minutos inteiros, sem celular, na altura dos olhos dela. Pergunte o que foi bom e o que foi chato ontem, e escute até o fim.',
    verses: [verse('Marcos 9:36-37', 'criança meio braços receber')],
  },
  {
    slug: 'manha-novo-demais',
    title: 'Novo demais para isso',
    reference: '1 Timóteo 4:12',
    reflection:
      '“Você ainda é muito novo.” Quem tem dezenove anos ouve isso na entrevista, na reunião, na mesa dos tios. Aos quarenta, a frase vira “já passou da idade”. Parece que a hora certa dura uma tarde.\n\nTimóteo cuidava de uma igreja difícil, com gente mais velha que ele e opinião para tudo. Paulo não lhe ensinou a impor respeito batendo na mesa. Disse que não deixasse a juventude ser motivo de desprezo, e o modo era este: tornar-se exemplo. Na maneira de falar, de se portar, de amar, de crer, na pureza. São cinco lugares onde ninguém pede certidão de nascimento. Um rapaz de dezesseis pode ser o mais paciente da casa. Uma moça de vinte pode ser quem não repassa a fofoca.\n\nTimóteo era tímido e vivia mal do estômago, pelo que as cartas deixam ver. Ele não virou outra pessoa: aprendeu de Jesus, com a avó, com a mãe e com Paulo, e foi. Se você é jovem, comece hoje por um dos cinco. Se já não é, pergunte a um jovem o que ele pensa, e escute como quem pode aprender.',
    prayer:
      'Senhor, tu chamaste gente nova e gente velha, e usaste as duas. Tira de mim o medo de parecer pouco e o vício de diminuir os outros. Guarda a minha boca, os meus olhos e o que faço quando ninguém vê. Levanta na nossa igreja moças e rapazes com o coração em Jesus, e põe ao lado deles adultos que animem. Quero ser exemplo sem pose, e preciso da tua ajuda para isso. Em nome de Cristo, amém.',
    action:
      'Escolha um dos cinco pontos do versículo, palavra, comportamento, amor, fé ou pureza, e decida uma atitude bem pequena para hoje. Conte a um amigo qual é, para que ele pergunte amanhã.',
    verses: [verse('1 Timóteo 4:12', 'juventude exemplo palavra amor fé pureza')],
  },
  {
    slug: 'manha-o-cacula-no-campo',
    title: 'Falta um na foto',
    reference: '1 Samuel 16:11-12',
    reflection:
      'Hora da foto da família. Todo mundo se ajeita, alguém conta até três, e só depois percebem que o caçula estava lá fora, cuidando do carvão. Na casa de Jessé foi assim. O profeta veio escolher um rei, sete filhos desfilaram, e o pai nem se lembrou de mandar buscar o oitavo.\n\nDavi estava com as ovelhas. Não perdia tempo esperando ser notado; fazia o serviço do dia, que ninguém aplaudia. Samuel, porém, se recusou a sentar à mesa antes que ele chegasse. Deus já tinha avisado que olha por dentro. O menino entrou cheirando a curral e saiu ungido, e no dia seguinte, ao que tudo indica, voltou para as ovelhas, porque entre o azeite e a coroa se passaram anos.\n\nTalvez você tenha sido deixado de fora de alguma foto: a vaga, o grupo, a lembrança do pai. Dói mesmo, e por isso saiba que existe um lugar de onde não nos esquecem. Jesus, filho de Davi, também veio de uma aldeia sem fama, passou trinta anos quieto, e costuma procurar os seus no campo, antes que alguém os chame.',
    prayer:
      'Deus que vê o coração, eu trago as fotos em que não apareci. Cura essa lembrança, e não deixes que ela vire amargura. Enquanto espero, ensina-me a fazer bem o serviço escondido: a aula, a louça, o plantão, as ovelhas que me deste. Abre os meus olhos para quem ficou de fora, e que eu me recuse a sentar à mesa sem ele. Por Jesus, o Filho de Davi, amém.',
    action:
      'Repare hoje em quem sempre fica do lado de fora: o colega calado, o irmão mais novo, a vizinha. Convide essa pessoa para algo simples, como tomar um café ou sentar-se junto.',
    verses: [verse('1 Samuel 16:11-12', 'novo apascenta ovelhas unge-o')],
  },
  {
    slug: 'manha-a-menina-de-naama',
    title: 'A menina que sabia a quem procurar',
    reference: '2 Reis 5:2-3',
    reflection:
      'Dela não sabemos o nome nem a idade. Sabemos que foi arrancada de casa por soldados e posta a servir numa família estrangeira. Teria razões para desejar mal ao general Naamã, dono da casa, que estava doente. Em vez disso, disse à patroa uma frase curta: se ele fosse ao profeta em Samaria, seria curado.\n\nA violência que a levou foi um crime, e a Bíblia não a enfeita. O que espanta é outra coisa. Longe do culto, da mãe e do idioma, a fé daquela criança não se apagou nem virou veneno. Ela ainda sabia quem era Deus e ainda conseguia querer bem. Naamã desceu ao rio e voltou limpo. Reis e oficiais aparecem na história, todos confusos; quem entendeu foi a menina.\n\nJesus lembraria aquele general na sinagoga de Nazaré (Lucas 4:27), ao falar de um amor sem fronteira. O que as crianças guardam de nós, muitas vezes, é uma frase dita na hora certa sobre um Deus que ajuda. Fale dele perto delas e escute quando falarem, porque pode haver mais teologia numa frase do banco de trás do que em muito discurso.',
    prayer:
      'Senhor, cuida das crianças levadas para longe, das que perderam casa e país, das que trabalham quando deviam brincar. Faz justiça por elas, e põe gente boa no seu caminho. Dá-me uma fé como a daquela menina, que continua querendo bem. Que as minhas frases de hoje apontem para Jesus, sem discurso. E abre os meus ouvidos para a sabedoria dos pequenos. Amém.',
    action:
      'Conte a uma criança, ou escreva para um afilhado, uma coisa que Deus fez na sua vida, em três frases. Se souber de uma criança explorada ou maltratada, avise hoje o Conselho Tutelar.',
    verses: [
      verse('2 Reis 5:2-3', 'menina senhora profeta Samaria'),
      verse('Lucas 4:27', 'Naamã profeta Eliseu'),
    ],
  },
  {
    slug: 'manha-carta-a-quem-foi-estudar-fora',
    title: 'Carta a quem foi estudar longe',
    reference: 'Daniel 1:8-9',
    reflection:
      'Querida sobrinha,\n\nsua mãe contou que o quarto da república tem mofo, que ninguém acerta o seu nome e que na primeira semana você almoçou sozinha. Lembrei-me de quatro rapazes. Levados à força para Babilônia, ganharam curso de três anos, comida do palácio e nomes novos. Daniel virou Beltessazar, em honra de um deus que não era o dele. Estudou a língua dos caldeus com gosto e foi o melhor da turma, sem brigar pelo crachá. Num ponto, porém, decidiu lá dentro que não se misturaria, e foi o da mesa do rei.\n\nGosto do modo como ele agiu: não fez discurso nem humilhou o cozinheiro, pediu licença. Quando o chefe teve medo, propôs um teste de dez dias, com legumes e água. Tinha convicção e tinha educação, e Deus lhe deu a simpatia de quem mandava. Às vezes não dá, e Daniel também conheceria essa parte, mais tarde, entre leões.\n\nVocê não precisa ter medo da faculdade. Aprenda tudo o que puder e escolha com antecedência duas ou três coisas que não estão à venda, porque às onze da noite, na festa, fica difícil escolher. Procure uma igreja com gente que erre o seu nome e depois acerte, porque Jesus mora aí também.\n\nSua tia, com saudade.',
    prayer:
      'Deus de Daniel, cuida dos moços e moças que foram morar longe: na república, no alojamento, no quarto alugado, no quartel. Põe perto deles um amigo que creia em Jesus e um adulto que escute. Dá-lhes gosto pelo estudo e juízo na hora da festa. A mim, de qualquer idade, ensina a dizer um não educado e um sim inteiro. Que o meu coração decida antes que a mesa esteja posta. Amém.',
    action:
      'Escreva num papel duas coisas das quais você não abre mão por causa da fé. Se conhece um jovem longe de casa, mande hoje uma mensagem perguntando o que ele almoçou.',
    verses: [verse('Daniel 1:8-9', 'Daniel coração contaminar favor chefe')],
  },
  {
    slug: 'manha-anos-sem-manchete',
    title: 'O carpinteiro de Nazaré',
    reference: 'Marcos 6:3',
    reflection:
      '— E aí, já arrumou alguma coisa?\n\nA pergunta vem no almoço de família, e o rapaz de vinte e dois anos responde que está no depósito do supermercado, por enquanto. O primo, da mesma idade, tem canal com cem mil seguidores. O “por enquanto” pesa como saco de cimento.\n\nOs Evangelhos guardaram quase nada de Jesus entre os doze anos e os trinta: voltou com os pais, obedecia, crescia (Lucas 2:51-52). O resto se deduz de uma frase torta dos vizinhos. Quando ele ensinou na sinagoga da sua terra, estranharam: não era aquele o carpinteiro? Conheciam as mãos dele, e alguns deviam ter em casa uma mesa feita por elas.\n\nO Filho de Deus passou a mocidade inteira em serviço comum, aldeia pequena, freguês que pede desconto. Ninguém o achava promissor. Na beira do rio, antes do primeiro milagre e do primeiro discurso, o Pai disse que se agradava dele. Os anos de oficina estavam dentro desse agrado. Se a sua vida ainda não deu manchete, talvez nem precise dar. Empilhar caixa com honestidade, tratar bem a moça do caixa, ajudar em casa: Deus não chama isso de sala de espera.',
    prayer:
      'Jesus carpinteiro, tu conheces farpa, prazo e freguês difícil. Caminha comigo para o serviço de hoje, que ninguém vai filmar. Livra-me de medir a minha vida pela tela dos outros. Dá trabalho aos jovens que procuram, ânimo aos que já se acham atrasados, e patrões justos. Quero crescer como cresceste, por dentro e devagar, diante do Pai e diante das pessoas. Amém.',
    action:
      'Faça com capricho, hoje, a lição ou o serviço que ninguém elogia, e diga a Deus que é para ele. Deixe as redes de lado até terminar.',
    verses: [
      verse('Marcos 6:3', 'carpinteiro filho Maria escandalizaram'),
      verse('Lucas 2:51-52', 'Nazaré obedecia crescia sabedoria'),
    ],
  },
  {
    slug: 'manha-barulho-de-crianca-no-culto',
    title: 'Barulho de criança no culto',
    reference: 'Mateus 21:15-16',
    reflection:
      'A mãe entra pelo fundo com três pequenos e uma sacola. No segundo hino o menor derruba a chupeta, o do meio pergunta em voz alta quem é aquele moço de gravata vermelha, e meia igreja se vira. Ela passa o resto do culto do lado de fora, no corredor, balançando um carrinho.\n\nEm Jerusalém houve um culto assim. Jesus tinha acabado de derrubar as mesas dos cambistas. Com a bagunça dos negociantes fora dali, entraram cegos e mancos, que costumavam ficar na porta, e crianças. Ele curava uns, e as outras gritavam pelo pátio o que tinham ouvido na entrada da cidade, que ele era o Filho de Davi. Os chefes dos sacerdotes, que não tinham reclamado do comércio, reclamaram do grito. Perguntaram se ele estava ouvindo aquilo.\n\nEle ouvia, sim. Lembrou a eles um salmo de Davi: Deus gosta de tirar louvor da boca dos bem pequenos. Naquele pátio, quem tinha doutorado não o reconheceu, e quem tinha joelho ralado cantava.\n\nCriança na igreja precisa de ensino, e pais agradecem ajuda. Antes, porém, precisa saber que a casa também é dela. Um dia vai chegar de sacola outra mãe, e o seu olhar, quando a chupeta cair, dirá se ela volta.',
    prayer:
      'Senhor Jesus, que deixaste as crianças gritarem no templo, dá à nossa igreja a tua paciência. Abençoa as mães que assistem ao culto pela metade e os pais que ficam no corredor. Cuida de quem ensina os pequenos numa salinha quente, e guarda de todo abuso cada criança que pisa na tua casa. Devolve-me o louvor sem pose, que canta alto e desafina. Filho de Davi, hosana. Amém.',
    action:
      'Combine com uma família de crianças pequenas sentar-se perto dela no próximo culto e segurar o menor por um hino. Hoje, agradeça por escrito a quem ensina crianças na sua igreja.',
    verses: [verse('Mateus 21:15-16', 'crianças Templo Hosana Davi louvor')],
  },
];
