import type { MorningDevotional } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const morningChildrenAndYouth: readonly MorningDevotional[] = [
  {
    slug: 'manha-o-lanche-do-menino',
    title: 'O lanche do menino',
    reference: 'João 6:9',
    reflection:
      'Toda mãe conhece a conversa na porta: “Pegou o lanche? Não troca com ninguém.” Alguma mãe da Galileia deve ter dito parecido, naquele dia em que o filho saiu atrás da multidão com cinco pães de cevada e dois peixinhos embrulhados num pano.\n\nCevada era farinha de pobre. André o apresentou a Jesus já pedindo desculpa pelo tamanho da oferta: o que é isto para tanta gente? A conta estava certa. Só faltava incluir nela quem estava recebendo. Jesus não desprezou o embrulho nem mandou o menino crescer primeiro. Tomou o que havia, agradeceu e repartiu, e o povo comeu até sobrar.\n\nNinguém guardou o nome do garoto. Ficou o gesto, e ficou a maneira como Cristo trata o que é pequeno quando lhe é entregue. Na sua casa talvez haja uma criança com vontade de servir, e um adulto apressado dizendo “depois”. Ou talvez o menino seja você, olhando para o próprio tempo, a própria voz, o próprio salário, achando graça de oferecer tão pouco. A multiplicação é assunto dele. Nosso é abrir o pano.',
    prayer:
      'Senhor Jesus, aqui está o meu lanche: a hora que tenho, o jeito que sei, o dinheiro contado. É pouco para tanta fome. Recebe assim mesmo, agradece por mim, e reparte como quiseres. Livra-me de esconder o que é pequeno por vergonha. Ensina-me a notar as crianças que querem ajudar e a dizer sim a elas. E que ao fim do dia eu veja, contente, que sobrou. Amém.',
    action:
      'Peça a uma criança, ou a alguém que costuma ser deixado de fora, que ajude você numa tarefa de verdade hoje. Agradeça como se agradece a um adulto e conte a ela a história dos pães.',
    verses: [verse('João 6:9', 'menino cinco pães dois peixinhos')],
  },
  {
    slug: 'manha-no-meio-da-roda',
    title: 'Uma criança no meio da roda',
    reference: 'Marcos 9:36-37',
    reflection:
      'Discussão de gente grande: quem é o mais importante? No carro, no trabalho, na diretoria da igreja, ela muda de vocabulário e continua a mesma. Os discípulos a tiveram no caminho para Cafarnaum, e, quando Jesus perguntou o assunto, ninguém quis dizer.\n\nEle se sentou, chamou uma criança e a colocou bem no centro, onde todos queriam estar. Depois a pegou nos braços. Naquele mundo os pequenos não tinham voz nem cargo; serviam, obedeciam, esperavam. Jesus disse que receber um deles em seu nome era receber a ele mesmo e ao Pai. A aula de grandeza acabou no colo.\n\nQuantas crianças passarão por você hoje? A que chora no ônibus, a sobrinha que repete a pergunta, o aluno que atrapalha, o menino do semáforo. Recebê-las tem formas bem terrenas: abaixar-se até a altura dos olhos, responder com calma, proteger de quem as machuca, lembrar o nome. Ninguém verá esse serviço na lista dos grandes feitos. Jesus o viu, e se pôs do lado de dentro dele.',
    prayer:
      'Pai, perdoa a pressa com que passo pelos pequenos e o cuidado com que procuro os importantes. Teu Filho abriu espaço no meio da roda. Abre também no meu dia. Guarda as crianças da minha família, da minha rua e das casas onde há medo; dá a elas adultos de confiança, e faz de mim um deles. Que eu receba hoje o Senhor Jesus sem perceber que era ele. Amém.',
    action:
      'Escolha uma criança do seu convívio e dê a ela cinco minutos inteiros, sem celular, na altura dos olhos dela. Pergunte o que foi bom e o que foi chato ontem, e escute até o fim.',
    verses: [verse('Marcos 9:36-37', 'criança meio braços receber')],
  },
  {
    slug: 'manha-novo-demais',
    title: 'Novo demais para isso',
    reference: '1 Timóteo 4:12',
    reflection:
      '“Você ainda é muito novo.” Quem tem dezenove anos ouve isso na entrevista, na reunião, na mesa dos tios. Aos quarenta, a frase vira “já passou da idade”. Parece que a hora certa dura uma tarde.\n\nTimóteo cuidava de uma igreja difícil, com gente mais velha que ele e opinião para tudo. Paulo não lhe ensinou a impor respeito batendo na mesa. Disse que não deixasse a juventude ser motivo de desprezo, e o modo era este: tornar-se exemplo. Na maneira de falar, de se portar, de amar, de crer, na pureza. São cinco lugares onde ninguém pede certidão de nascimento. Um rapaz de dezesseis pode ser o mais paciente da casa. Uma moça de vinte pode ser quem não repassa a fofoca.\n\nTimóteo era tímido e vivia mal do estômago, pelo que as cartas deixam ver. Não virou outra pessoa. Aprendeu de Jesus, com a avó, com a mãe e com Paulo, e foi. Se você é jovem, comece hoje por um dos cinco. Se já não é, pergunte a um jovem o que ele pensa, e escute como quem pode aprender.',
    prayer:
      'Senhor, tu chamaste gente nova e gente velha, e usaste as duas. Tira de mim o medo de parecer pouco e o vício de diminuir os outros. Guarda a minha boca, os meus olhos e o que faço quando ninguém vê. Levanta na nossa igreja moças e rapazes com o coração em Jesus, e põe ao lado deles adultos que animem. Quero ser exemplo sem pose. Ajuda-me. Em nome de Cristo, amém.',
    action:
      'Escolha um dos cinco pontos do versículo, palavra, comportamento, amor, fé ou pureza, e decida uma atitude bem pequena para hoje. Conte a um amigo qual é, para que ele pergunte amanhã.',
    verses: [verse('1 Timóteo 4:12', 'juventude exemplo palavra amor fé pureza')],
  },
  {
    slug: 'manha-o-cacula-no-campo',
    title: 'Falta um na foto',
    reference: '1 Samuel 16:11-12',
    reflection:
      'Hora da foto da família. Todo mundo se ajeita, alguém conta até três, e só depois percebem que o caçula estava lá fora, cuidando do carvão. Na casa de Jessé foi assim. O profeta veio escolher um rei, sete filhos desfilaram, e o pai nem se lembrou de mandar buscar o oitavo.\n\nDavi estava com as ovelhas. Não perdia tempo esperando ser notado; fazia o serviço do dia, que ninguém aplaudia. Samuel, porém, se recusou a sentar à mesa antes que ele chegasse. Deus já tinha avisado que olha por dentro. O menino entrou cheirando a curral e saiu ungido, e no dia seguinte, ao que tudo indica, voltou para as ovelhas. Anos passaram entre o azeite e a coroa.\n\nTalvez você tenha sido deixado de fora de alguma foto: a vaga, o grupo, a lembrança do pai. Dói mesmo. Saiba que existe um lugar de onde não nos esquecem. Jesus, filho de Davi, também veio de uma aldeia sem fama, passou trinta anos quieto, e costuma procurar os seus no campo, antes que alguém os chame.',
    prayer:
      'Deus que vê o coração, eu trago as fotos em que não apareci. Cura essa lembrança, e não deixes que ela vire amargura. Enquanto espero, ensina-me a fazer bem o serviço escondido: a aula, a louça, o plantão, as ovelhas que me deste. Abre os meus olhos para quem ficou de fora, e que eu me recuse a sentar à mesa sem ele. Por Jesus, o Filho de Davi, amém.',
    action:
      'Repare hoje em quem sempre fica do lado de fora: o colega calado, o irmão mais novo, a vizinha. Convide essa pessoa para algo simples, como um café ou sentar-se junto.',
    verses: [verse('1 Samuel 16:11-12', 'novo apascenta ovelhas unge-o')],
  },
  {
    slug: 'manha-a-menina-de-naama',
    title: 'A menina que sabia a quem procurar',
    reference: '2 Reis 5:2-3',
    reflection:
      'Dela não sabemos o nome nem a idade. Sabemos que foi arrancada de casa por soldados e posta a servir numa família estrangeira. Teria razões para desejar mal ao general Naamã, dono da casa, que estava doente. Em vez disso, disse à patroa uma frase curta: se ele fosse ao profeta em Samaria, seria curado.\n\nA violência que a levou foi um crime, e a Bíblia não a enfeita. O que espanta é outra coisa. Longe do culto, da mãe e do idioma, a fé daquela criança não se apagou nem virou veneno. Ela ainda sabia quem era Deus e ainda conseguia querer bem. Naamã desceu ao rio e voltou limpo. Reis e oficiais aparecem na história, todos confusos; quem entendeu foi a menina.\n\nJesus lembraria aquele general na sinagoga de Nazaré (Lucas 4:27), ao falar de um amor sem fronteira. O que as crianças guardam de nós, muitas vezes, é uma frase dita na hora certa sobre um Deus que ajuda. Fale dele perto delas. E escute quando falarem: pode haver mais teologia numa frase do banco de trás do que em muito discurso.',
    prayer:
      'Senhor, cuida das crianças levadas para longe, das que perderam casa e país, das que trabalham quando deviam brincar. Faz justiça por elas, e põe gente boa no seu caminho. Dá-me uma fé como a daquela menina, que continua querendo bem. Que as minhas frases de hoje apontem para Jesus, sem discurso. E abre os meus ouvidos para a sabedoria dos pequenos. Amém.',
    action:
      'Conte a uma criança, ou escreva para um afilhado, uma coisa que Deus fez na sua vida, em três frases. Se souber de uma criança explorada ou maltratada, faça hoje a ligação para o Disque 100.',
    verses: [
      verse('2 Reis 5:2-3', 'menina senhora profeta Samaria'),
      verse('Lucas 4:27', 'Naamã profeta Eliseu'),
    ],
  },
];
