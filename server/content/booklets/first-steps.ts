import type { Booklet } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const firstSteps: Booklet = {
  slug: 'primeiros-passos-na-fe',
  title: 'Primeiros passos na fé',
  subtitle: 'Seis encontros para quem começou agora, ou quer começar de novo',
  category: 'Vida cristã',
  description:
    'Seis encontros para quem está começando: Jesus, a graça, a oração, a igreja, o batismo e a ceia, os tropeços.',
  introduction:
    'Talvez você tenha levantado a mão num culto, voltado depois de anos, ou apenas ficado curioso porque uma amiga mudou. De um jeito ou de outro, chegou até aqui com perguntas que parecem básicas demais para serem feitas em público. Todas elas são bem-vindas aqui. Pedro também não sabia o que dizer na metade das vezes, e isso não o impediu de seguir Jesus.\n\nEsta apostila não é um curso com prova no final. É um mapa pequeno, com seis paradas. Ela trata do que os cristãos evangélicos têm em comum, e avisa quando as igrejas pensam diferente. Nesses pontos, converse com o pastor da comunidade que você frequenta. Leve o tempo que precisar. Gente nova na fé costuma ter pressa de parecer antiga; não caia nessa. Quem está aprendendo a andar cai, levanta, ri e continua.',
  howToUse:
    'O ideal é fazer os encontros com mais uma ou duas pessoas, uma delas com alguns anos de estrada. Podem ser na sala, na praça ou por chamada de vídeo. Quem acompanha deve ouvir duas vezes mais do que fala. Não há pergunta proibida. Se não tiver Bíblia, comece por um aplicativo ou peça uma na igreja: quase toda igreja tem exemplares para dar.',
  meetings: [
    {
      title: 'E você, o que diz?',
      aim: 'Pensar com sinceridade em quem é Jesus e no que significa segui-lo.',
      opening:
        'Façam uma enquete rápida: se parássemos dez pessoas na rua e perguntássemos quem foi Jesus, que respostas ouviríamos?',
      readings: ['Marcos 8:27-38'],
      text: 'Numa caminhada ao norte da Galileia, Jesus fez duas perguntas. A primeira era fácil: o que andam dizendo de mim? Vieram respostas elogiosas, mas nenhuma chegava lá. A segunda não dava para responder com a opinião alheia: e vocês, quem dizem que eu sou? Pedro acertou em cheio, pois o chamou de Cristo, isto é, o Ungido, o rei prometido (Marcos 8:27-38).\n\nPoucos minutos depois, o mesmo Pedro levou uma repreensão duríssima. Ele queria um Cristo sem cruz. Acertou o título e errou o caminho. Dá certo alívio saber que se pode amar Jesus de verdade e ainda entender muita coisa torto.\n\nEntão Jesus chamou todos e foi franco sobre o preço: negar-se a si mesmo, tomar a cruz, segui-lo. Negar-se não é odiar-se nem aceitar ser maltratado. É descer do trono da própria vida e deixar que ele governe. Tomar a cruz não é carregar qualquer problema; é assumir a lealdade a ele, mesmo quando ela custa. E a promessa vem junto: quem entrega a vida a ele a encontra.',
      questions: [
        'Que ideias sobre Jesus você trazia antes? De onde elas vinham?',
        'Por que Pedro se incomodou ao ouvir falar em sofrimento?',
        'O que significaria, na sua semana, descer do trono?',
        'O que em Jesus mais atrai você? O que ainda estranha?',
        'Se hoje ele fizesse a segunda pergunta, o que você responderia?',
      ],
      practice:
        'Comece a ler Marcos, meia página por dia. Em cada trecho, anote uma coisa que Jesus fez e uma que ele disse.',
      prayer:
        'Jesus, ainda não sei tudo sobre ti, e parte do que sei pode estar torta. Mesmo assim quero caminhar contigo. Corrige-me com paciência, como corrigiste Pedro. Governa a minha vida melhor do que eu tenho feito. Amém.',
      forLeader:
        'Não apresse decisões. Pergunte pela história da pessoa e conte a sua em cinco minutos, sem enfeite. O que você ainda não entende também pode ser dito.',
    },
    {
      title: 'O presente que não se paga',
      aim: 'Compreender que a salvação vem da graça de Deus, recebida pela fé.',
      opening:
        'Qual foi o presente mais caro que já lhe deram, e como você se sentiu ao receber? Você tentou retribuir de algum jeito ou só agradeceu?',
      readings: ['Efésios 2:1-10', 'Lucas 15:17-24'],
      text: 'Todo mundo conhece a conta que se faz por dentro: se eu melhorar, Deus me aceita. Parece justo, e ninguém consegue fechar essa conta. Paulo descreve a situação humana com uma palavra forte, “mortos”, e morto não melhora por esforço. Aí vêm as duas palavras que viram a página: “mas Deus”. Por causa do grande amor com que nos amou, ele nos deu vida junto com Cristo (Efésios 2:1-10).\n\nA graça é isso, um favor que não se merece nem se compra, e a fé é a mão vazia que recebe. Jesus explicou a mesma coisa com a história do rapaz que torrou a herança e voltou para casa ensaiando um discurso de empregado. O pai nem o deixou terminar: correu, abraçou o filho e mandou trazer para ele roupa, anel e sandálias (Lucas 15:17-24).\n\nAlguém perguntará: se é de graça, posso viver de qualquer jeito? Paulo responde no mesmo parágrafo. As boas obras não nos salvam, mas foi para elas que fomos salvos. Ninguém é adotado por arrumar o quarto, mas o filho que se sabe amado acaba cuidando da casa. A ordem faz toda a diferença: primeiro o abraço, depois a vassoura.',
      questions: [
        'Que sinais mostram que alguém ainda tenta pagar a conta com Deus?',
        'O que Deus faz no texto, e o que nós fazemos?',
        'Que parte do discurso o filho não conseguiu dizer?',
        'Por que é difícil aceitar o que não merecemos?',
        'Como explicar, com as suas palavras, o lugar das boas obras?',
      ],
      practice:
        'Escreva uma carta curta a Deus. Comece por “Tentei te pagar com…” e termine por “Recebo de ti…”, e depois rasgue ou guarde a folha, como preferir.',
      prayer:
        'Pai, eu vinha pela estrada com o discurso pronto, e tu correste. Recebo o teu perdão sem ter como pagar. Põe em mim as sandálias de filho, e que a minha vida agora seja resposta, não pagamento. Amém.',
      forLeader:
        'Muita gente chega com culpa pesada ou com orgulho de bom comportamento. Os dois precisam da mesma notícia. Não use a graça para minimizar o dano que alguém causou ou sofreu.',
    },
    {
      title: 'Conversa de filho',
      aim: 'Aprender a orar com confiança e constância.',
      opening:
        'Quem ensinou você a andar de bicicleta, ou a nadar? Lembra do momento em que essa pessoa soltou a mão?',
      readings: ['Lucas 11:1-13'],
      text: 'Os discípulos viam Jesus se afastar para orar e voltar diferente. Um dia pediram que lhes ensinasse (Lucas 11:1-13). É interessante que homens criados na sinagoga, que sabiam orações de cor, tenham feito esse pedido. Perceberam que nele havia outra coisa, a intimidade de um filho com o pai.\n\nJesus deu palavras curtas para repetir e, em seguida, duas comparações bem-humoradas. Numa, um sujeito bate à porta do vizinho à meia-noite para pedir três pães. Na outra, um filho pede peixe, e que pai lhe daria uma cobra? O sentido é claro: se até gente como nós sabe dar coisas boas, muito mais o Pai dará o Espírito Santo a quem lhe pede.\n\nPara começar, bastam cinco minutos, um lugar sossegado e a sua linguagem de todo dia. Você pode usar quatro palavras como corrimão: obrigado, desculpa, ajuda, fala. Na última, fique quieto um pouco com um trecho da Bíblia aberto. Não espere ouvir vozes. Na maior parte das vezes Deus nos orienta por meio das Escrituras, do conselho de irmãos maduros, do bom senso e, aos poucos, de um coração que vai ficando parecido com o dele. Quem disser a você que tem um recado novo de Deus deve ser ouvido com prudência e comparado com a Bíblia.',
      questions: [
        'O que os discípulos teriam visto para fazer aquele pedido?',
        'De qual pedido do Pai-Nosso você mais precisa agora?',
        'Que imagem de Deus as duas comparações corrigem?',
        'O que costuma distrair você quando ora? Dá para transformar isso em oração?',
        'Como saber se uma ideia que surgiu orando é boa?',
      ],
      practice:
        'Use as quatro palavras todos os dias, cinco minutos, de preferência antes de pegar o celular. Marque um tracinho por dia, sem culpa pelos dias em branco.',
      prayer:
        'Pai, ainda me sinto sem jeito, e obrigado porque posso vir assim. Desculpa pelo que escondo, e ajuda-me no que não consigo sozinho. Dá-me o teu Espírito e fala, que eu quero aprender a escutar. Em nome de Jesus. Amém.',
      forLeader:
        'Orem juntos no fim, uma frase cada um. Mostre que frase curta serve. Evite palavras que só quem é da igreja conhece, ou explique-as.',
    },
    {
      title: 'Uma mesa com muitos lugares',
      aim: 'Descobrir por que a fé precisa de gente e como escolher e servir uma igreja.',
      opening:
        'Que grupo, time ou turma já fez você se sentir em casa? O que eles faziam para isso?',
      readings: ['Atos 2:41-47', '1 Coríntios 12:14-20'],
      text: 'A primeira igreja tinha três mil recém-chegados e nenhum prédio. Lucas resume a rotina deles em quatro hábitos: ensino dos apóstolos, comunhão, partir do pão e orações (Atos 2:41-47). Comiam de casa em casa, vendiam o que tinham para socorrer quem precisava, e a cidade olhava com simpatia.\n\nNão demorou para aparecerem brigas, como o livro de Atos conta sem disfarçar. Igreja perfeita não existe; existe um corpo, com partes diferentes que precisam umas das outras. O pé não pode pedir demissão por não ser mão (1 Coríntios 12:14-20). Você tem algo que falta aos outros, ainda que só saiba empilhar cadeiras, e os outros têm o que falta a você.\n\nAo procurar uma comunidade, repare se a Bíblia é explicada com honestidade, se Jesus está no centro, se há cuidado com os fracos e transparência com o dinheiro, se é permitido perguntar. Desconfie de quem vende milagre, ameaça quem discorda, controla namoro e salário dos membros ou exige segredo. Nenhum líder tem o direito de humilhar você. E, encontrando um lugar bom, fique tempo bastante para ser conhecido, porque visitar todas as igrejas e não pertencer a nenhuma cansa.',
      questions: [
        'Qual dos quatro hábitos você quer começar nesta semana?',
        'Que experiências boas ou ruins de igreja você traz?',
        'Que parte do corpo você acha que poderia ser?',
        'Por que assistir a cultos só pela internet não basta, quando se pode ir?',
        'O que você faria se visse algo errado acontecendo na igreja?',
      ],
      practice:
        'Vá a um culto e chegue quinze minutos antes. Aprenda o nome de três pessoas. Pergunte a uma delas em que precisam de ajuda.',
      prayer:
        'Senhor, obrigado por não me chamares para andar só. Mostra-me uma casa de fé onde eu possa aprender, servir e ser corrigido com amor. Cura as lembranças ruins. Faz de mim uma pessoa que abre espaço na mesa. Amém.',
      forLeader:
        'Não fale mal de outras igrejas. Se a pessoa contar um abuso sofrido em ambiente religioso, acredite, acolha e ajude a procurar apoio; não exija que volte a confiar depressa.',
    },
    {
      title: 'Água, pão e cálice',
      aim: 'Conhecer o sentido do batismo e da ceia do Senhor.',
      opening:
        'Que objetos a sua família guarda porque contam uma história: aliança, foto, panela, camisa?',
      readings: ['Romanos 6:3-11', '1 Coríntios 11:23-29'],
      text: 'Jesus deixou à sua igreja dois sinais que se podem tocar. O primeiro é o batismo. Paulo o explica como um enterro e um renascimento: fomos sepultados com Cristo e levantados com ele para uma vida nova (Romanos 6:3-11). A pessoa batizada diz ao mundo que mudou de dono e de família, e por isso o batismo é a porta de entrada.\n\nO segundo é a ceia. Na noite em que foi traído, Jesus partiu o pão, deu o cálice e pediu que aquilo fosse feito em memória dele. Cada vez que comemos e bebemos, anunciamos a sua morte até que ele volte (1 Coríntios 11:23-29). Em Corinto uns se fartavam enquanto outros passavam fome, e Paulo mandou que cada um se examinasse. Examinar-se não é esperar ficar digno, é vir com verdade, de mãos abertas, reconhecendo o corpo e os irmãos.\n\nSobre esses sinais há diferenças entre igrejas fiéis. Umas batizam quem já professa a fé, em geral por imersão; outras batizam também os filhos pequenos dos crentes, com água derramada ou aspergida. Quanto à ceia, umas falam sobretudo em memória, outras em presença espiritual de Cristo. Quase todas pedem uma preparação antes. Pergunte na sua igreja como ela entende, por que, e qual é o próximo passo para você.',
      questions: [
        'O que a água mostra que um discurso não mostraria?',
        'O que morreu e o que nasceu em você desde que começou a seguir Jesus?',
        'O que os coríntios faziam de errado à mesa?',
        'Que diferença há entre examinar-se e desanimar-se?',
        'Que dúvidas sobre batismo e ceia você gostaria de levar ao pastor?',
      ],
      practice:
        'Peça a alguém que conte como foi o próprio batismo. Se você ainda não foi batizado, marque uma conversa na igreja; se já foi, lembre a data e agradeça.',
      prayer:
        'Jesus, tu sabias que esquecemos, e por isso nos deste água, pão e cálice. Lava-nos, alimenta-nos e faz-nos lembrar. Que eu não trate a tua mesa como costume, nem fuja dela por vergonha. Obrigado pelo teu corpo e pelo teu sangue, que foram dados também por mim. Amém.',
      forLeader:
        'Explique a prática da sua igreja sem diminuir as outras. Se a pessoa tiver sido batizada na infância em outra tradição, trate o assunto com respeito e encaminhe ao pastor.',
    },
    {
      title: 'Caiu? Levante',
      aim: 'Aprender o que fazer quando se peca, e como perseverar.',
      opening:
        'Mostre uma cicatriz e conte a história dela. Quem estava por perto e ajudou você na hora?',
      readings: ['1 João 1:5-10', 'João 21:15-19'],
      text: 'Mais cedo ou mais tarde o novo cristão descobre, com susto, que continua pecando. Alguns concluem que nada aconteceu de verdade. João, já idoso, escreve para gente assim. Quem diz que não tem pecado se engana; quem confessa encontra um Deus fiel e justo, que perdoa e limpa (1 João 1:5-10). Andar na luz não quer dizer nunca tropeçar, mas não se esconder quando se tropeça.\n\nPedro negou Jesus três vezes ao lado de uma fogueira. Semanas depois, na praia, havia outra fogueira, com peixe assando. Depois do café, Jesus lhe perguntou três vezes se o amava, uma para cada negação, e a cada resposta lhe confiou trabalho: cuidar das ovelhas (João 21:15-19). Não fez de conta que nada houve, não o humilhou e não o aposentou.\n\nQuando cair, então: conte a Deus logo, com nome e sem desculpa; peça perdão a quem feriu e repare o que puder; conte a um irmão confiável, porque segredo é adubo; descubra o que veio antes da queda, se foi cansaço, solidão, certa companhia, certa tela; e recomece no mesmo dia. Vícios e feridas fundas pedem também ajuda especializada, e pedi-la é sinal de sabedoria. Você não está sozinho, e a história ainda não acabou.',
      questions: [
        'Qual a diferença entre andar na luz e não ter defeito?',
        'Por que Jesus repetiu a pergunta três vezes?',
        'O que você costuma fazer depois de errar: esconder, justificar, desistir, confessar?',
        'Que situações vêm antes das suas quedas?',
        'Quem pode ser para você esse irmão confiável?',
      ],
      practice:
        'Combine com alguém da igreja uma conversa a cada quinze dias, com três perguntas: como vai a alma, onde você tropeçou, pelo que posso orar?',
      prayer:
        'Senhor da praia e do recomeço, tu sabes tudo, sabes que te amo e sabes como falho, e por isso não quero me esconder. Perdoa, limpa, devolve-me ao caminho e a um trabalho que sirva a alguém, e segura-me até o fim. Amém.',
      forLeader:
        'Guarde o que ouvir, com a exceção de quando houver alguém em perigo. Combine já a data do próximo café: o fim da apostila é a hora em que mais gente some.',
    },
  ],
  closing:
    'Seis paradas ficaram para trás. Adiante há uma estrada longa, com companhia. Leia um Evangelho de cada vez, ore do seu jeito, finque raiz numa igreja, sirva em alguma coisa pequena e conte a sua história quando perguntarem. Haverá dias de muita luz e dias comuns, e a maior parte da vida cristã acontece nos comuns. Quem começou a boa obra em você sabe terminá-la.',
  verses: [
    verse('Marcos 8:27-38', 'Pedro Cristo cruz siga-me'),
    verse('Efésios 2:1-10', 'mortos graça fé obras'),
    verse('Lucas 15:17-24', 'filho pai anel sandálias'),
    verse('Lucas 11:1-13', 'ensina-nos amigo peixe Espírito'),
    verse('Atos 2:41-47', 'apóstolos comunhão pão orações'),
    verse('1 Coríntios 12:14-20', 'corpo pé mão membros'),
    verse('Romanos 6:3-11', 'batizados sepultados vida'),
    verse('1 Coríntios 11:23-29', 'traído pão copo examine'),
    verse('1 João 1:5-10', 'luz confessarmos fiel purificar'),
    verse('João 21:15-19', 'Pedro amas ovelhas'),
  ],
};
