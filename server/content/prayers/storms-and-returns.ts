import type { PrayerTheme } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const stormsAndReturns: readonly PrayerTheme[] = [
  {
    slug: 'violencia-dentro-de-casa',
    theme: 'Violência dentro de casa',
    serves: ['suffered', 'interceding'],
    synonyms: [
      'meu marido me bate',
      'apanho em casa',
      'violência doméstica',
      'medida protetiva',
      'tenho medo do meu marido',
      'minha mãe apanha do meu pai',
      'minha filha apanha do marido',
      'saí de casa por causa da violência',
      'meu pai bate em mim',
    ],
    prayers: [
      'Senhor, falo baixo porque o meu marido pode ouvir. O meu coração dói por dentro, e o medo cobre tudo, como no salmo de quem queria ter asas para fugir (Salmos 55:4-8). Eu também queria voar daqui e descansar uma noite inteira.\n\nDisseram-me que aguentasse, que orasse mais, que mulher sábia não expõe o marido. Mas a tua Palavra diz que odeias a violência e quem gosta dela (Salmos 11:5). Ajuda-me a crer que não és tu quem me segura neste lugar, e tira de mim a culpa que ele pôs.\n\nDá-me clareza para ligar 190 quando for preciso, e 180 para saber o caminho. Mostra-me a pessoa certa a quem contar, o esconderijo dos documentos, a hora em que ele não está. Guarda os meus filhos, que fingem dormir. Jesus, tu foste esbofeteado por homens que riam e não chamaste aquilo de amor. Fica comigo na porta, na escada, na rua. Leva-nos a um lugar seguro e fica conosco lá. Amém.',
      'Pai, saí. Trouxe as crianças, uma sacola e a roupa do corpo. Mical fez o marido descer pela janela, de noite, porque de manhã o matariam (1 Samuel 19:11-12), e a tua Palavra conta isso sem chamar ninguém de covarde. Obrigada pela janela que abriste para mim.\n\nAgora vem a parte que ninguém me explicou: o silêncio, a saudade do que foi bom, as mensagens do meu marido pedindo perdão. Segura a minha mão longe do telefone. Que eu não confunda lágrimas com mudança. Que a medida protetiva seja respeitada e que a polícia chegue quando eu chamar.\n\nDá-nos teto, escola, trabalho, um colchão para cada um. Cura o menino que voltou a fazer xixi na cama e a menina que não fala. Guarda-me de gente que cobra perdão com pressa. E o meu marido, Senhor, precisa ser parado e precisa de ti; faz que ele encare o que fez, longe de nós. Jesus, põe paz nesta casa emprestada e ensina-me a dormir sem escutar passos. Amém.',
      'Deus de justiça, oro por alguém que eu amo e que apanha. Vi a marca, ouvi a desculpa da porta do armário, e percebi o medo quando o telefone tocou. O salmista sofreu com a mão de um companheiro, alguém com quem ia à casa de Deus (Salmos 55:12-14), e eu sei que essa dor é mais funda.\n\nEnsina-me a ficar por perto sem mandar nela. Que eu acredite no que ela conta, que não pergunte o que fez para provocar, que não suma quando ela voltar para ele. Dá-me uma cama arrumada, um dinheiro guardado, o número do 180 de cor, e coragem para chamar a polícia se eu ouvir grito.\n\nProtege-a esta noite. Abre os olhos dela para o valor que tem em Cristo, que deu a vida por ela. Livra as crianças de aprender que amor é isso. Desperta a nossa igreja, para que ninguém pregue paciência onde é preciso abrigo. Detém o agressor antes que seja tarde. Atende-me por Jesus, que ficou do lado dos pequenos. Amém.',
    ],
    onlyFor: [['suffered'], ['suffered'], ['interceding']],
    verses: [
      verse('Salmos 55:4-8', 'coração terrores asas pomba fugiria'),
      verse('Salmos 11:5', 'odeia violência'),
      verse('1 Samuel 19:11-12', 'Mical noite janela fugiu'),
      verse('Salmos 55:12-14', 'inimigo companheiro amigo casa Deus'),
    ],
  },
  {
    slug: 'alguem-desaparecido',
    theme: 'Alguém da família desaparecido',
    serves: ['losing', 'interceding', 'suffered'],
    synonyms: [
      'pai desaparecido',
      'meu filho desapareceu',
      'minha filha sumiu',
      'meu irmão não dá notícias',
      'pessoa desaparecida',
      'parente sequestrado',
      'não sei onde meu filho está',
    ],
    prayers: [
      'Senhor, faz dias que a cama do meu filho está arrumada. Olho o celular a cada minuto. Ando pela rua procurando a camiseta azul. Tu sabes onde ele está agora, neste instante, e eu não sei. O salmo diz que, mesmo no fim do mar, a tua mão alcança e segura (Salmos 139:9-10). Segura o meu menino, onde quer que seja.\n\nSe ele tem frio, manda alguém com um cobertor. Se está preso por mãos más, abre a porta e guarda-lhe a vida. Se fugiu de nós, faz que telefone. Se está confuso, leva-o a um hospital onde perguntem o nome.\n\nDirige a polícia, as câmeras, o motorista que viu e ainda não contou. Livra-nos de golpistas e de boatos. Dá-me forças para comer e para cuidar da irmã dele, que também tem medo. Jesus, tu deixaste o rebanho para buscar a ovelha que faltava. Vai atrás dele por mim, porque eu não sei por onde ir. Amém.',
      'Pai, já se passaram anos, e os outros pararam de perguntar. Eu continuo pondo a mesa com um lugar a mais em dezembro e me assusto quando vejo de costas alguém parecido. Não tenho túmulo para levar flor, nem endereço para mandar carta.\n\nO salmista acreditava que tu contavas os seus passos de fugitivo e recolhias as suas lágrimas num odre (Salmos 56:8). Conta os passos da minha filha, Senhor, e recolhe as minhas lágrimas, que não são poucas. Não me deixes endurecer nem enlouquecer. Ensina-me a viver o dia de hoje sem achar que a traio cada vez que rio.\n\nDá descanso à minha cabeça, que refaz a última conversa. Perdoa o que eu disse e o que não disse. Sustenta os investigadores para que não arquivem o nome dela. Se vive, traz ela de volta; se já não vive, que eu saiba. Em qualquer caso, guarda-a em Jesus, que conhece os seus pelo nome, até o dia em que nada estará escondido. Amém.',
      'Deus, a nossa vizinha perdeu o rastro do filho, e o bairro inteiro fala. Tu contaste, pela boca de Jesus, a história da mulher que acendeu a lâmpada e varreu a casa até achar uma moeda (Lucas 15:8-9). Faz de nós, os vizinhos e a igreja, essa lâmpada e essa vassoura.\n\nQue a gente divulgue a foto certa, sem inventar. Que quem puder ande, pergunte, cole cartaz, cuide das crianças dela enquanto ela corre à delegacia. Cala em nós a curiosidade e o julgamento sobre as companhias do rapaz.\n\nFica com essa mãe de madrugada, quando não há mais a quem ligar. Protege o filho dela de toda maldade e da própria imprudência. Comove quem sabe e tem medo de falar. Que a busca não pare na primeira semana. E, se a resposta demorar, dá-nos perseverança para visitá-la no terceiro mês e no terceiro ano. Nós te pedimos que haja festa na rua pela volta dele, e te pedimos por Cristo. Amém.',
    ],
    verses: [
      verse('Salmos 139:9-10', 'mar mão guiará'),
      verse('Salmos 56:8', 'contas andanças fuga lágrimas odre'),
      verse('Lucas 15:8-9', 'moeda lâmpada varre casa achar'),
    ],
  },
  {
    slug: 'doenca-mental-grave-na-familia',
    theme: 'Esquizofrenia ou transtorno bipolar na família',
    serves: ['interceding', 'suffered'],
    synonyms: [
      'filho bipolar',
      'mãe com esquizofrenia',
      'meu irmão está em surto',
      'internação psiquiátrica',
      'sou bipolar',
      'ouço vozes',
      'meu marido tem transtorno bipolar',
      'doença mental na família',
    ],
    prayers: [
      'Senhor Jesus, um pai te contou que o filho sofria desde pequeno, que aquilo o jogava na água e no fogo, e misturou no mesmo grito a fé e a falta de fé (Marcos 9:21-24). Hoje sou eu. Creio que podes ajudar o meu menino, e estou tão cansado que quase não creio.\n\nO meu filho não dorme há quatro noites e fala de gente que o persegue. Ajuda-nos a convencê-lo a ir ao médico. Acalma a equipe que vai atendê-lo, dá a medida certa do remédio e livra-o de humilhação e de amarras. Que ele sinta, mesmo no meio da confusão, que é amado.\n\nGuarda-nos de quem grita com ele em teu nome, e da vergonha que fecha a nossa porta. Protege os irmãos menores. Ensina-nos a reconhecer os sinais antes da crise e a não discutir com o delírio. Quando ele voltar para casa, lento e triste, que encontre o quarto limpo e a nossa mesa posta, e cuida de mim, que preciso dormir. Amém.',
      'Pai, a doença é minha. Há semanas em que tudo brilha, gasto o que não tenho, falo sem parar; depois venho ao chão e não acho o fim do poço. Tu estás perto de quem tem o coração quebrado, diz o salmo (Salmos 34:18), e preciso acreditar nisso nos dois extremos.\n\nAgradeço pelo remédio, pelo CAPS, pela minha irmã que percebe antes de mim. Dá-me a humildade de tomar o comprimido no dia em que me sinto ótimo. Perdoa o que fiz e o que disse na euforia, e mostra-me como reparar sem me destruir de culpa. Não deixes que eu confunda a tua voz com as que a doença inventa; quando alguma delas mandar ferir a mim ou a outro, faz que eu peça socorro na hora.\n\nDá-me uma igreja que não tenha medo de mim, um trabalho possível, horários firmes, sono. Eu não sou o meu diagnóstico. Jesus morreu e ressuscitou também por mim, e por isso espero o dia da mente inteira. Amém.',
      'Deus paciente, cuido de minha mãe há vinte anos. Quando ela está bem, ri das próprias histórias e canta no tanque. Quando adoece, chama-me de inimiga e joga fora a comida. Eu a amo e tenho raiva, e depois choro por ter raiva.\n\nDá-me hoje o que preciso para hoje. Que eu não leve a sério a ofensa que vem da doença. Que eu saiba pôr limite e fechar a porta do quarto por meia hora. Ajuda os meus irmãos a dividirem a conta e as noites, porque sozinha já não consigo.\n\nObrigada pelas manhãs boas e pela médica que me escuta também. Conserva nela as lembranças doces, o hino que sabe de cor, o teu nome. Quando eu faltar, levanta alguém com carinho. E na casa do Pai, onde Jesus foi preparar lugar, quero vê-la rindo no tanque, sem medo de ninguém. Amém.',
    ],
    onlyFor: [['interceding'], ['suffered'], ['interceding']],
    verses: [
      verse('Marcos 9:21-24', 'infância fogo água Creio incredulidade'),
      verse('Salmos 34:18', 'perto quebrantados coração'),
    ],
  },
];
