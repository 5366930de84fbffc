import type { AdviceEntry } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const womenDeepWaters: readonly AdviceEntry[] = [
  {
    slug: 'mulher-com-depressao',
    audience: 'builder',
    situation: 'Ando sem forças para nada e acho que estou com depressão.',
    serves: ['suffered'],
    synonyms: [
      'tenho depressão',
      'estou com depressão',
      'não tenho vontade de sair da cama',
      'choro sem motivo',
      'nada me dá prazer',
      'não aguento mais nada',
      'tomo remédio para depressão e tenho vergonha',
    ],
    advice:
      'Se a vontade de sumir ou de morrer tem aparecido, pare aqui e ligue 188, a qualquer hora, ou peça a alguém que leve você ao pronto-socorro. O resto desta página espera.\n\nNoemi voltou para a sua cidade depois de enterrar o marido e os dois filhos. As vizinhas a chamaram pelo nome, que lembra alegria, e ela pediu que a chamassem de Mara, amarga. Disse que tinha saído cheia e voltava vazia (Rute 1:20-21). Ninguém naquele livro a corrige, nem manda que ela ore mais. Deus a levantou devagar, por meio de uma nora que ia buscar comida todos os dias, e no fim do livro Noemi está com um neto no colo e as mesmas vizinhas em volta (Rute 4:14-16). Foram meses, e ela não saiu daquilo pela própria força.\n\nDepressão é doença. Mexe com o sono, a fome, a memória e também com a oração, que fica seca ou desaparece. Deus sabe disso e não cobra isso de você. O médico do posto, o CAPS, a psicóloga e, quando receitado, o remédio são cuidado dele com o seu corpo. Não suspenda o remédio porque melhorou ou porque alguém orou; quem baixa a dose é quem receitou.\n\nEm casa, diga o nome da coisa: estou doente e preciso de ajuda com isto e com isto. Deixe cair o que pode cair. Aos filhos, uma frase basta: a mamãe está doente, está se tratando, e vocês não fizeram nada de errado. Num dia sem palavras, a oração pode ser o nome de Jesus e mais nada.',
    steps: [
      'Marque consulta no posto de saúde nesta semana e, se não conseguir telefonar, peça a alguém que marque e vá com você.',
      'Escolha três coisas por dia e só três: banho, comida e dez minutos de sol já contam.',
      'Conte a uma mulher de confiança e combine que ela mande mensagem todos os dias até você melhorar.',
      'Deixe o 188 salvo no telefone e guarde os remédios da casa com outra pessoa se os pensamentos de morte voltarem.',
    ],
    verses: [
      verse('Rute 1:20-21', 'Noemi Mara cheia vazia'),
      verse('Rute 4:14-16', 'restaurador alma nora Noemi colo'),
    ],
  },
  {
    slug: 'marido-forca-relacao',
    audience: 'builder',
    situation: 'Meu marido me obriga a ter relação quando eu não quero.',
    serves: ['suffered'],
    synonyms: [
      'meu marido me força a fazer sexo',
      'sou obrigada a ter relação com meu marido',
      'estupro dentro do casamento',
      'ele me acorda para ter relação',
      'meu marido diz que meu corpo é dele',
      'posso dizer não ao meu marido na cama',
    ],
    advice:
      'Você pode dizer não. Relação à força é crime também no casamento, e é violência mesmo quando não deixa marca. Se há ameaça ou medo agora, ligue 190; o 180 orienta você a qualquer hora, em segredo. Depois de uma violência, o hospital atende sem boletim de ocorrência, e as primeiras 72 horas são importantes para os remédios.\n\nTalvez ele cite Paulo, onde se lê que o corpo da mulher pertence ao marido. O texto continua na mesma linha e diz o mesmo do corpo do marido, e logo adiante fala em consentimento dos dois (1 Coríntios 7:3-5). Paulo escreveu para que nenhum dos dois fosse esquecido, e uma ordem de cuidado não serve para prender ninguém. A medida do marido cristão está em outra carta: amar a esposa como ao próprio corpo, que ninguém em juízo machuca, mas alimenta e protege (Efésios 5:28-29). Jesus, que é o modelo ali, se entregou pela sua igreja e nunca tomou nada dela.\n\nCansaço, dor, resguardo, doença, tristeza ou simplesmente não querer são razões suficientes. Você não causa o pecado dele ao recusar. Se houver ocasiões em que ele respeita o seu não, uma conversa de dia, fora do quarto, com uma psicóloga ou um casal maduro, pode mudar as coisas. Se ele insiste, ameaça, usa bebida ou se aproveita do seu sono para conseguir, não negocie sozinha. Procure proteção primeiro. Um líder que mande ceder para salvar o casamento não entendeu o texto; procure outro.',
    steps: [
      'Conte a uma pessoa segura o que acontece e combine para onde você e as crianças vão se precisarem sair de noite.',
      'Ligue 180 e pergunte pela Delegacia da Mulher e pelo centro de referência da sua cidade.',
      'Se aconteceu há menos de três dias, vá ao hospital, mesmo que não queira denunciar.',
      'Anote datas e guarde mensagens num lugar que ele não veja.',
    ],
    verses: [
      verse('1 Coríntios 7:3-5', 'marido mulher corpo consentimento ambos'),
      verse('Efésios 5:28-29', 'amar esposas corpos alimenta sustenta Igreja'),
    ],
  },
  {
    slug: 'mae-de-filho-no-trafico',
    audience: 'builder',
    situation: 'Meu filho entrou para o tráfico, e vivo esperando a pior notícia.',
    serves: ['interceding', 'suffered'],
    synonyms: [
      'meu filho está no tráfico',
      'meu filho entrou para a facção',
      'meu filho anda armado',
      'meu filho trabalha na boca de fumo',
      'tenho medo de matarem meu filho',
      'meu filho dorme fora e aparece com dinheiro',
    ],
    advice:
      'Você dorme de ouvido na rua e conhece o barulho da moto dele. Já pensou no que vestiria no enterro, e teve horror de ter pensado. Quem não passa por isso julga depressa, então comece escolhendo bem com quem fala.\n\nDavi tinha um filho em guerra contra ele. Sabia que Absalão estava errado, pôs o exército na estrada e mesmo assim pediu que o poupassem. Quando a notícia veio, chorou pelo caminho inteiro repetindo que preferia ter morrido no lugar do rapaz (2 Samuel 18:33). A Bíblia não esconde esse choro de pai por um filho culpado, e você também não precisa esconder o seu. Séculos depois, Jesus encontrou na estrada o enterro do filho único de uma viúva. O texto diz que ele a viu, teve compaixão e devolveu o rapaz à mãe (Lucas 7:12-15). É a esse Jesus que você entrega o seu a cada noite.\n\nAmar não exige lavar dinheiro nem guardar pacote. Em casa não entram droga, arma, nem presente comprado com isso, por causa dos outros filhos e da lei. Diga uma vez, com calma, e depois fale de comida, de saudade, da irmã. Deixe claro que, no dia em que ele quiser sair, você vai junto procurar ajuda. Não negocie dívida com ninguém e não vá à boca. Se houver ameaça, procure a Defensoria e, para menor de dezoito, o Conselho Tutelar, que podem acionar programas de proteção.\n\nCuide do seu coração, da pressão, do sono. Você é mãe dele e de si mesma.',
    steps: [
      'Procure a Defensoria Pública e pergunte o que você pode e o que não deve fazer por ele.',
      'Combine com um parente de outra cidade se ele o receberia num dia de saída.',
      'Ore com mais duas mães na mesma situação, uma vez por semana, na casa de uma delas.',
      'Marque no posto uma consulta para você e conte que não tem dormido.',
    ],
    verses: [
      verse('2 Samuel 18:33', 'chorou filho Absalão morresse lugar'),
      verse('Lucas 7:12-15', 'filho único viúva compadeceu mãe'),
    ],
  },
  {
    slug: 'mulher-com-cancer',
    audience: 'builder',
    situation: 'Recebi um diagnóstico de câncer e não sei como contar em casa.',
    serves: ['suffered'],
    synonyms: [
      'câncer de mama',
      'estou com câncer',
      'vou fazer quimioterapia',
      'vou perder o cabelo',
      'vou tirar a mama',
      'tenho medo de morrer e deixar meus filhos',
      'recebi um diagnóstico grave',
    ],
    advice:
      'Hoje você ainda não precisa contar a todos. Escolha uma pessoa, a mais calma que tiver, e conte a ela primeiro. Depois pensem juntas no resto. Aos filhos se diz a verdade do tamanho da idade, sem prometer o que ninguém sabe: a mamãe está doente, os médicos vão tratar, você não causou isso e não pega.\n\nQuando o rei Ezequias adoeceu a ponto de morrer, ele virou o rosto e chorou. Deus mandou dizer que tinha ouvido a oração e visto as lágrimas, e o profeta, na mesma visita, mandou pôr uma pasta de figos na ferida (2 Reis 20:5-7). Oração e curativo entraram pela mesma porta. Faça o tratamento inteiro e peça a cura com liberdade. Fuja de quem oferece chá no lugar do remédio, ou diz que recusar a cirurgia é prova de fé.\n\nEu não sei o que os exames vão dizer daqui a um ano. O salmista, cercado, dizia que os seus tempos estavam nas mãos de Deus (Salmos 31:14-15), e essa frase cabe numa sala de espera. Paulo, que sabia de corpo gasto, escreveu que por dentro era possível ser renovado a cada dia (2 Coríntios 4:16). Pode acontecer com o cabelo caindo e com o seio operado. Você continua inteira aos olhos de Jesus.\n\nDeixe os outros ajudarem com tarefas precisas: levar na quimio às terças, buscar as crianças, cozinhar sem tempero forte. Chore no banho, ria quando vier o riso, fale com o marido do medo e também da intimidade, que muda e volta. E não jejue durante o tratamento.',
    steps: [
      'Leve alguém às consultas e um caderno com as perguntas, porque metade do que se ouve se esquece.',
      'Pergunte à assistente social do hospital pelos seus direitos: auxílio, transporte, medicação e prazo para começar o tratamento.',
      'Faça uma lista de cinco tarefas e entregue cada uma a uma pessoa.',
      'Marque uma visita do seu pastor ou de uma irmã para orar, e diga antes quanto tempo você aguenta.',
    ],
    verses: [
      verse('2 Reis 20:5-7', 'ouvi oração lágrimas pasta figos'),
      verse('Salmos 31:14-15', 'confio tempos mãos'),
      verse('2 Coríntios 4:16', 'desanimamos exterior desgaste interior renova'),
    ],
  },
  {
    slug: 'divorciada-julgada',
    audience: 'builder',
    situation: 'Sou divorciada e me sinto julgada na igreja.',
    serves: ['suffered'],
    synonyms: [
      'sou divorciada e a igreja me julga',
      'me olham diferente porque me separei',
      'me tiraram do ministério porque me divorciei',
      'divorciada não tem lugar na igreja',
      'as casadas se afastaram de mim',
      'perguntam por que meu casamento acabou',
    ],
    advice:
      'O convite para o jantar de casais parou de chegar. Uma irmã puxou o marido para o outro lado do banco. Talvez ninguém tenha dito nada, e você volta do culto mais só do que foi.\n\nJesus parou ao meio-dia para conversar com uma mulher que já tinha tido cinco maridos. Ele mencionou esse passado sem grito e sem rodeio, e continuou a conversa (João 4:16-18). O que veio depois espanta mais: foi ela quem correu à cidade anunciar o Cristo, e foi dela que os vizinhos ouviram primeiro (João 4:28-29). Ele não esperou que a vida dela ficasse arrumada para lhe dar alguma coisa a dizer.\n\nSe houve culpa sua no fim do casamento, leve-a a Deus, repare o que ainda dá para reparar e aceite o perdão. Se você saiu de uma violência ou foi deixada, não há por que pedir desculpa por estar viva. Nos dois casos Paulo pergunta quem vai condenar, se Cristo morreu, ressuscitou e intercede (Romanos 8:33-34), e manda que um irmão não despreze o outro, porque cada um responde ao seu Senhor (Romanos 14:10).\n\nVocê não deve a sua história a quem pergunta por curiosidade. Uma resposta curta basta: foi doloroso, e Deus tem cuidado de mim. Fale a sós com o pastor sobre o que dói e pergunte com clareza onde pode servir; as igrejas diferem nisso, e é melhor saber do que adivinhar. Se a casa continuar fria depois de uma conversa honesta, procurar outra é legítimo. Aproxime-se das solteiras, das viúvas e dos casais que não têm medo.',
    steps: [
      'Escolha uma frase curta para responder a perguntas indiscretas e use sempre a mesma.',
      'Converse com o pastor e com a esposa dele, ou com uma líder, e diga o que tem sentido.',
      'Convide uma mulher que também anda só para um café depois do culto.',
      'Se ainda há partilha, pensão ou guarda em aberto, resolva com a Defensoria, fora das conversas da igreja.',
    ],
    verses: [
      verse('João 4:16-18', 'cinco maridos verdade'),
      verse('João 4:28-29', 'mulher cidade Vinde Cristo'),
      verse('Romanos 8:33-34', 'acusação escolhidos condenará Cristo intercede'),
      verse('Romanos 14:10', 'julgas irmão desprezas tribunal'),
    ],
  },
  {
    slug: 'filho-de-fora-no-casamento',
    audience: 'marriage',
    situation: 'Um de nós tem um filho fora do casamento, e isso veio à tona.',
    serves: ['suffered', 'committed'],
    synonyms: [
      'filho fora do casamento',
      'meu cônjuge tem um filho com outra pessoa',
      'apareceu um filho de outro relacionamento',
      'ele engravidou outra mulher',
      'pensão de um filho de fora',
      'descobri que meu marido tem um filho',
    ],
    advice:
      'Há duas conversas aqui, e vocês farão bem em não misturá-las. Uma é sobre a traição ou o segredo. A outra é sobre uma criança que existe e precisa comer.\n\nA segunda não pode esperar a primeira. O profeta Ezequiel ensinou que o filho não paga pela maldade do pai (Ezequiel 18:20), e Jesus avisou que nenhum pequeno fosse desprezado, porque os anjos deles estão sempre diante do Pai (Mateus 18:10). Portanto, façam o registro, fixem a pensão em juízo e combinem as visitas. Façam as contas da casa juntos com essa despesa incluída, à vista dos dois. Quem foi traído não tem de gostar da criança, e não deve usá-la como castigo.\n\nA primeira conversa é lenta. Quem mentiu conta tudo de uma vez, responde às perguntas sem irritação, corta o outro relacionamento e deixa o telefone aberto. O contato com a mãe ou o pai da criança fica restrito ao filho e ao conhecimento dos dois. Quem foi ferido pode chorar, pedir tempo, dormir noutro quarto, decidir se fica. Se a criança é de antes do casamento e o problema foi o silêncio, digam isso: dói, mas é diferente.\n\nCom os filhos da casa, falem os dois, numa frase sem acusação, antes que um primo fale. Não obriguem ninguém a chamar de irmão no primeiro mês; deixem que se conheçam num parque, com tempo curto. E peçam a um casal maduro ou a um terapeuta que os acompanhe por um ano. Cristo perdoa quem se arrepende. A confiança entre vocês volta mais devagar, por atos repetidos.',
    steps: [
      'Regularizem o registro e a pensão com a Defensoria ou um advogado, e ponham a despesa no orçamento da casa.',
      'Marquem uma hora por semana para falar da traição, e nos outros dias deixem o assunto descansar.',
      'Combinem por escrito como será o contato com a mãe ou o pai da criança.',
      'Planejem juntos como e quando contar aos filhos.',
    ],
    verses: [
      verse('Ezequiel 18:20', 'filho punido maldade pai'),
      verse('Mateus 18:10', 'desprezeis pequeninos anjos Pai'),
    ],
  },
];
