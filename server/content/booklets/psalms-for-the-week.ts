import type { Booklet } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const psalmsForTheWeek: Booklet = {
  slug: 'salmos-para-a-semana',
  title: 'Salmos para a semana',
  subtitle: 'Seis encontros para levar um salmo no bolso de domingo a sábado',
  category: 'Oração',
  description:
    'Seis encontros com sete salmos: louvor, confiança, tristeza, arrependimento, cuidado e descanso.',
  introduction:
    'Os Salmos são o hinário do povo de Deus. Cento e cinquenta orações, muitas delas cantadas, em que alguém fala com Deus de dentro da vida: na festa, na doença, na cadeia, na traição, na saudade de casa. Jesus os aprendeu de cor quando menino e morreu com um deles na boca.\n\nO que mais surpreende quem os lê pela primeira vez é a franqueza. Há salmo que agradece e salmo que reclama. Há quem peça vingança, quem confesse adultério, quem diga que não aguenta mais. Nada disso foi cortado. O livro inteiro parece dizer que com Deus se fala do jeito que se está, e que é falando que a gente muda. Nesta apostila escolhemos alguns, um para cada semana e dois para a última, ligados a momentos que toda semana tem.',
  howToUse:
    'O ritmo é este: no encontro o grupo lê o salmo três vezes, conversa e ora; nos dias seguintes cada um o relê pela manhã e antes de dormir, sempre o mesmo. Ao fim de sete dias, muitas linhas terão ficado na memória sem esforço. Levem um caderno. Quem toca violão está convocado, já que salmo foi feito para ser cantado.',
  meetings: [
    {
      title: 'Domingo: entrar pela porta cantando',
      aim: 'Redescobrir o louvor como resposta alegre a quem Deus é.',
      opening:
        'Qual música, de qualquer estilo, faz vocês levantarem da cadeira? O que ela tem que as outras não têm?',
      readings: ['Salmos 100:1-5'],
      text: 'É um salmo curto, feito para gente chegando. Imagine a fila diante do templo: famílias com crianças nos ombros, cheiro de poeira e pão, alguém puxando o canto. São sete ordens em cinco versículos, quase todas de movimento: aclamar, servir, vir, saber, entrar, agradecer, bendizer (Salmos 100:1-5).\n\nNo meio das ordens há uma razão. Foi ele que nos fez, somos dele, somos ovelhas do seu pasto. O louvor bíblico não é animação de auditório. É a alegria de quem descobriu que não se fez sozinho e que não precisa se pastorear sozinho. Numa cultura que manda cada um inventar a si mesmo, dizer “pertenço” dá um alívio enorme.\n\nNote ainda quem é convidado: toda a terra. Não só os afinados, os bem-vestidos ou os de vida resolvida. E o motivo final não depende do nosso humor. O Senhor é bom, seu amor continua, sua fidelidade passa de uma geração para a outra. Há domingos em que chegamos ao culto arrastados. Nesse dia, o canto dos outros nos carrega, e na semana seguinte talvez sejamos nós a carregar.',
      questions: [
        'Qual das sete ordens é mais natural para vocês, e qual delas é a mais difícil?',
        'O que muda ao lembrar que pertencemos a Deus?',
        'Como servir pode ser uma forma de louvor?',
        'O que fazer no domingo em que não há vontade de cantar?',
        'Que sinais da bondade de Deus passaram dos seus avós até vocês?',
      ],
      practice:
        'Leia o salmo ao acordar, de pé e em voz alta. No caminho para o trabalho, agradeça por três coisas que você não fez nem pagou.',
      prayer:
        'Senhor bom, chegamos com o que temos: uns cantando, outros quase sem voz, e pedimos que recebas tudo. Obrigado porque somos teus desde antes de saber. Que a nossa semana inteira soe como este canto. Amém.',
      forLeader:
        'Comecem o encontro do lado de fora e entrem lendo o salmo juntos. Parece brincadeira, e ajuda a sentir o texto com o corpo.',
    },
    {
      title: 'Segunda: de onde vem o socorro',
      aim: 'Começar o que nos assusta confiando no Deus que guarda.',
      opening:
        'Qual é o seu morro da segunda-feira? Um chefe, uma conta, uma consulta, o trem lotado?',
      readings: ['Salmos 121:1-8'],
      text: 'O título chama este salmo de cântico de subida. Peregrinos o cantavam na estrada para Jerusalém, a pé, por regiões de assalto e sol forte. Os montes à frente tanto podiam significar a meta quanto o perigo. Por isso a pergunta: de onde virá a ajuda? A resposta não fica nos montes, ela vai além, até aquele que os fez (Salmos 121:1-8).\n\nUma palavra aparece seis vezes, de um modo ou de outro: guardar. Deus guarda como sentinela que não cochila, como sombra do lado direito, como porteiro que cuida da entrada e da saída. Os deuses dos povos vizinhos dormiam e viajavam, mas o Deus de Israel vira a noite acordado.\n\nO salmo promete então que nada de ruim acontecerá? O próprio livro dos Salmos não deixa pensar assim, porque está cheio de gente boa sofrendo. O que se promete é uma guarda que nada rompe: nenhum perigo tira o peregrino das mãos de Deus, “desde agora e para sempre”, como diz a última linha. Cristãos leem isso com Jesus em mente, ele que subiu a Jerusalém, não foi poupado da cruz e mesmo assim foi guardado através da morte.',
      questions: [
        'O que os montes poderiam representar para um viajante daquele tempo?',
        'Quantos jeitos de guardar o salmo menciona?',
        'Como crer nessa guarda quando alguém de fé sofre um acidente?',
        'A quem vocês podem fazer sombra hoje?',
        'Que “saída” e que “entrada” desta semana dão mais medo?',
      ],
      practice:
        'Toda vez que passar pela porta de casa, diga baixinho a última linha do salmo. Faça o mesmo por quem sai antes de você.',
      prayer:
        'Guarda de Israel, tu não dormes, e por isso nós podemos dormir. Olha a porta desta casa, o ônibus, a obra, a sala de aula, o plantão. Onde o perigo nos alcançar, que ele nos encontre em tuas mãos. Amém.',
      forLeader:
        'Se houver no grupo alguém em luto recente por violência ou acidente, converse com essa pessoa antes. A pergunta três pode ser feita a sós.',
    },
    {
      title: 'Terça: quando o peito aperta',
      aim: 'Levar a Deus a tristeza, sem fingir e sem se fechar.',
      opening:
        'De zero a dez, como está o tanque de vocês hoje? Basta mostrar com os dedos, e ninguém precisa explicar a nota.',
      readings: ['Salmos 42:1-11'],
      text: 'Um animal com sede procura água num leito seco. Assim se descreve o autor, que está longe do templo, cercado de gente perguntando onde foi parar o Deus dele (Salmos 42:1-11). Ele chora dia e noite e lembra com saudade o tempo em que ia à frente da procissão. Quem já teve depressão, ou perdeu o chão, reconhece cada linha.\n\nNo meio do choro ele faz algo curioso: conversa com a própria alma. Pergunta por que ela está abatida e manda que espere em Deus. Não se trata de dar bronca em si mesmo para ficar alegre à força. Ele escuta a tristeza, dá nome a ela e, sem negar nada, acrescenta outra voz. O refrão aparece duas vezes e volta ainda no salmo seguinte, porque a tristeza não passou da primeira vez.\n\nA fé, aqui, não é ausência de lágrimas, é ter diante de quem chorar. E Deus cuida também por meios muito comuns: sono, comida, caminhada, médico, psicólogo, remédio quando é preciso, um amigo que fica. Procurar ajuda profissional não é falta de fé, do mesmo jeito que usar óculos não é. Se o peso virar vontade de morrer, ligue 188 a qualquer hora; o CVV atende de graça e em sigilo.',
      questions: [
        'Que imagens de água aparecem, e como elas mudam ao longo do salmo?',
        'Do que o salmista sente saudade?',
        'Qual a diferença entre conversar com a alma e mandar que ela se cale?',
        'Que frases ajudam, e quais atrapalham, quem está abatido?',
        'Como o grupo pode perceber quem está sumindo?',
      ],
      practice:
        'Escreva o seu próprio salmo de lamento com quatro partes: Deus, dói isto; lembro daquilo; peço isto; ainda assim espero. Ninguém vai pedir que você mostre o papel.',
      prayer:
        'Deus vivo, temos sede e não sabemos onde fica o rio. Recolhe as nossas lágrimas, e manda a tua luz por quem senta ao nosso lado, pela mão de quem trata, pelo sono que volta. Ainda te louvaremos, e até lá te pedimos: segura-nos. Amém.',
      forLeader:
        'Não force ninguém a falar e não conserte a tristeza de ninguém. Quem mostrar poucos dedos na abertura merece uma mensagem sua no dia seguinte.',
    },
    {
      title: 'Quarta: voltar atrás',
      aim: 'Confessar com verdade e receber o perdão que refaz por dentro.',
      opening:
        'Que coisa vocês já tentaram esconder debaixo do tapete, de verdade ou não, e acabou aparecendo?',
      readings: ['Salmos 51:1-13', '2 Samuel 12:1-7'],
      text: 'Davi tomou a mulher de um soldado e mandou o soldado para a morte. Durante meses ninguém disse nada, até que o profeta Natã lhe contou a história de um homem rico que roubou a única ovelhinha de um pobre. O rei se enfureceu contra o ladrão e ouviu: esse homem é você (2 Samuel 12:1-7).\n\nO salmo ligado a essa queda não apresenta desculpas (Salmos 51:1-13). Não fala do calor da tarde, do terraço, do que ela fez ou deixou de fazer. Usa três palavras diferentes para o mal que cometeu e três verbos para o que precisa: apagar, lavar, purificar. Depois pede mais que limpeza: pede um coração criado de novo, com o mesmo verbo que Gênesis usa para o começo do mundo.\n\nO perdão de Deus é gratuito, e ainda assim algumas consequências ficaram: Urias não voltou. Arrepender-se inclui encarar o dano, reparar o que for possível e aceitar a justiça dos homens quando houve crime. E repare no fim do trecho: o perdoado quer ensinar a outros o caminho. Quem foi erguido do chão não pisa em quem ainda está lá.',
      questions: [
        'Por que a parábola de Natã funcionou melhor que uma acusação direta?',
        'O que Davi pede a Deus? Façam a lista dos verbos.',
        'Qual a diferença entre remorso, vergonha e arrependimento?',
        'Que papel tem a reparação no perdão?',
        'Quem poderia ser um Natã para vocês, com coragem e cuidado?',
      ],
      practice:
        'Reserve dez minutos a sós. Diga a Deus uma coisa, com o nome verdadeiro dela. Se feriu alguém, dê esta semana um primeiro passo de reparo.',
      prayer:
        'Compaixão que não se cansa, aqui está o que escondíamos. Não queremos só que a mancha saia; queremos um coração novo. Devolve-nos a alegria de ser salvos, e ensina-nos a consertar o que quebramos. Amém.',
      forLeader:
        'Ninguém precisa confessar em público. Se alguém relatar um crime ou violência em curso, a proteção da vítima vem antes do sigilo; procure o pastor e as autoridades.',
    },
    {
      title: 'Quinta: o Pastor no vale',
      aim: 'Reler o salmo mais conhecido como quem precisa dele.',
      opening: 'Quem ensinou este salmo a vocês? Em que ocasião o ouviram pela última vez?',
      readings: ['Salmos 23:1-6', 'João 10:11-15'],
      text: 'O salmo está em quadros de sala, em santinhos de velório e na parede de muita oficina. De tão visto, quase não se lê. Façam a experiência de ir devagar, como quem caminha (Salmos 23:1-6).\n\nAs primeiras cenas são de campo: pasto, água mansa, trilha segura. Então o chão muda, e surge um vale escuro. Justo ali acontece uma coisa pequena na gramática e enorme na vida: o salmista para de falar sobre o pastor e passa a falar com ele. Antes era “ele me guia” e agora é “tu estás comigo”, porque é no escuro que a conversa fica íntima.\n\nDepois o cenário vira uma casa. O pastor agora é dono da mesa, e a refeição é servida à vista dos inimigos, que não sumiram. O óleo na cabeça e o copo transbordando eram sinais de hóspede querido. Por último, quem vinha fugindo descobre que também está sendo seguido, e quem o segue é a bondade.\n\nJesus tomou essa figura para si e acrescentou o que Davi não poderia dizer: o bom pastor dá a vida pelas ovelhas e as conhece uma por uma (João 10:11-15).',
      questions: [
        'Em que parte do caminho vocês estão agora: pasto, trilha, vale ou mesa?',
        'O que muda quando “ele” se torna “tu”?',
        'Por que a mesa é posta diante dos inimigos, e não depois da derrota deles?',
        'O que a vara e o cajado fazem por uma ovelha?',
        'O que Jesus acrescenta à imagem do pastor?',
      ],
      practice:
        'Aprenda o salmo de memória, uma frase por dia. Recite-o para alguém doente, idoso ou com medo, ao vivo ou por áudio.',
      prayer:
        'Pastor bom, tu conheces o nosso nome e o nosso passo. Nos dias claros, que a gente não te esqueça; no vale, que te sinta perto. Obrigado pela mesa posta antes do fim da luta, onde queremos ficar contigo. Amém.',
      forLeader:
        'Leiam em três vozes, uma para o campo, outra para o vale, outra para a casa, com um bom silêncio antes da segunda.',
    },
    {
      title: 'Sexta e sábado: lembrar e sossegar',
      aim: 'Encerrar a semana recordando os benefícios de Deus e aprendendo a descansar.',
      opening: 'O que o celular de vocês mostraria se fizesse um álbum com as fotos da semana?',
      readings: ['Salmos 103:1-14', 'Salmos 131:1-3'],
      text: 'No primeiro destes salmos alguém dá uma ordem à própria alma: não se esqueça (Salmos 103:1-14). A memória humana guarda melhor a ofensa que o favor, por isso é preciso treino. O poeta vai contando nos dedos: perdão, cura, livramento, coroa de bondade, fôlego de águia. Depois amplia a lente e fala de Deus como pai que se compadece dos filhos porque sabe que somos feitos de pó. Ele não se decepciona com a nossa poeira, que conhece desde o começo.\n\nO outro salmo é dos menores da Bíblia (Salmos 131:1-3). Quem o escreveu desistiu de carregar assuntos grandes demais e se compara a uma criança desmamada no colo da mãe. A criança que ainda mama quer o leite. A desmamada está ali só pelo colo. É oração de quem já não precisa pedir nada para querer ficar perto.\n\nDescansar é difícil para muita gente. Alguns emendam dois empregos e não têm escolha; a eles a igreja deve ajuda, não sermão. Outros têm escolha e não param porque medem o próprio valor pelo que produzem. Para todos vale o convite: uma noite por semana, larguem o mundo nas mãos de quem o fez.',
      questions: [
        'Que benefícios do salmo vocês experimentaram este ano?',
        'O que consola em saber que Deus lembra que somos pó?',
        'O que a criança desmamada sabe e o bebê faminto ainda não?',
        'Que assunto grande demais vocês andam carregando?',
        'Como seria uma noite de descanso possível na vida de vocês?',
      ],
      practice:
        'Na sexta, antes de dormir, conte nos dedos das duas mãos dez benefícios da semana. No sábado, fique uma hora sem telas e sem tarefas, com Deus e com os seus.',
      prayer:
        'Pai que conhece o nosso pó, obrigado pelo que lembramos e pelo que nem vimos. Aquieta em nós a pressa de ser importantes. Ficamos contigo como criança no colo. Cuida do que amanhã será tarefa e hoje é só descanso. Amém.',
      forLeader:
        'Feche a série com partilha: que verso ficou na memória de cada um? Se couber, cantem juntos um salmo e comam alguma coisa gostosa.',
    },
  ],
  closing:
    'Restam cento e quarenta e três salmos além dos que vocês visitaram. Continuem do mesmo jeito: um por semana, de manhã e à noite, até que as palavras deles virem palavras suas. Um dia, numa fila de hospital ou diante de um mar bonito, vai faltar o que dizer, e um desses versos antigos vai chegar primeiro.',
  verses: [
    verse('Salmos 100:1-5', 'ovelhas entrai povo bom'),
    verse('Salmos 121:1-8', 'montes socorro guarda'),
    verse('Salmos 42:1-11', 'alma sede lágrimas abatida'),
    verse('Salmos 51:1-13', 'coração puro lava-me ensinarei'),
    verse('2 Samuel 12:1-7', 'Natã rico pobre cordeira'),
    verse('Salmos 23:1-6', 'pastor vale mesa'),
    verse('João 10:11-15', 'bom pastor vida ovelhas'),
    verse('Salmos 103:1-14', 'alma benefícios pó pai'),
    verse('Salmos 131:1-3', 'desmamada mãe'),
  ],
};
