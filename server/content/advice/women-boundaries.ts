import type { AdviceEntry } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const womenBoundaries: readonly AdviceEntry[] = [
  {
    slug: 'submissao-e-seus-limites',
    audience: 'builder',
    situation: 'Até onde vai a submissão ao marido? Preciso obedecer em tudo?',
    synonyms: [
      'submissão no casamento',
      'esposa submissa',
      'mulher submissa ao marido',
      'tenho que obedecer meu marido em tudo',
      'ele usa a Bíblia para mandar em mim',
      'meu marido diz que eu sou rebelde',
      'limites da submissão',
    ],
    advice:
      'Duas esposas da Bíblia ajudam a responder. Safira combinou com o marido uma mentira, e Pedro perguntou a ela, e só a ela, por que tinha entrado naquele acordo (Atos 5:9). Abigail, casada com um homem grosseiro, viu a desgraça chegando, agiu depressa e não o consultou (1 Samuel 25:18-19). Davi a abençoou pelo bom senso (1 Samuel 25:33). A consciência de uma mulher casada continua sendo dela, diante de Deus.\n\nO texto sobre as esposas nasce de uma frase para todos: sujeitem-se uns aos outros (Efésios 5:21). E o marido recebe a parte mais pesada, amar dando-se a si mesmo (Efésios 5:25), sem amargura no trato (Colossenses 3:19). As igrejas diferem: em algumas ensina-se que ele conduz servindo; em outras, que os dois decidem por igual. Pergunte ao seu pastor, e ouça também uma mulher madura.\n\nHá coisas, porém, que nenhuma dessas leituras autoriza. Ele não pode pedir que você minta, assine o que não entende, faça sexo sem querer, largue a fé, corte a família ou aguente pancada. Quando uma ordem humana contraria o Senhor, os apóstolos já deram a resposta (Atos 5:29).\n\nSubmissão bíblica é oferecida por gente livre, em resposta a amor. Se ela é arrancada com medo, o nome é controle. Se você calcula cada palavra para que ele não exploda, se precisa de licença para ver a sua mãe, converse com o Ligue 180, que escuta e orienta; em perigo, 190. Procurar ajuda não faz de você rebelde.',
    steps: [
      'Escreva três situações em que você disse sim por medo e mostre a alguém de confiança.',
      'Numa hora tranquila, e só se for seguro, diga a ele: “quero decidir isso com você, e preciso que me ouça”.',
      'Leia Efésios 5 do começo ao fim, anotando o que se pede a cada um.',
      'Se quem aconselha você só fala dos seus deveres, procure uma segunda pessoa na igreja ou fora dela.',
    ],
    verses: [
      verse('Efésios 5:25', 'maridos amai entregou'),
      verse('Atos 5:9', 'Pedro acordo marido'),
      verse('1 Samuel 25:18-19', 'Abigail marido Nabal'),
      verse('1 Samuel 25:33', 'bendita bom-senso'),
      verse('Efésios 5:21', 'sujeitando uns outros'),
      verse('Colossenses 3:19', 'maridos amai amargamente'),
      verse('Atos 5:29', 'obedecer Deus apóstolos'),
      verse('Efésios 5', 'maridos mulheres Cristo'),
    ],
  },
  {
    slug: 'marido-que-controla',
    audience: 'builder',
    situation: 'Meu marido controla meu celular, meu dinheiro e com quem eu falo.',
    serves: ['suffered'],
    synonyms: [
      'marido controlador',
      'ele não me deixa trabalhar',
      'ele não deixa eu sair de casa',
      'ele fica com o meu salário',
      'ele controla minhas roupas',
      'me afastou da minha família',
      'ele não deixa eu ver minha mãe',
      'ele me proíbe de visitar minha família',
      'ele tem minhas senhas',
      'não tenho dinheiro nem para o ônibus',
    ],
    advice:
      'Se ele pode ver este telefone, apague a conversa depois de ler.\n\nControle raramente chega gritando. Começa com “me manda a localização, fico preocupado”. Depois vem a senha, a roupa, a amiga que não presta, o salário na conta dele, o curso que não precisa, a mãe que atrapalha. Um dia você percebe que pede licença para comprar absorvente. Isso não é zelo nem liderança cristã. A Lei Maria da Penha o descreve como violência psicológica, patrimonial e moral, mesmo que ele nunca tenha levantado a mão.\n\nQuando o Senhor se apresentou a um povo oprimido, disse que tinha visto a aflição, ouvido o clamor e que conhecia aquelas dores (Êxodo 3:7). Ele vê o que acontece dentro de casa. Pedro proíbe que até pastores se portem como donos dos que lhes foram confiados (1 Pedro 5:3); muito menos um marido. E a mulher que Provérbios elogia escolhe um terreno e o compra com o que ganhou (Provérbios 31:16).\n\nNão o enfrente sozinha nem anuncie planos, porque quem controla costuma endurecer ao perceber que perde. Vá por partes. O Ligue 180 atende dia e noite, com sigilo, e explica os seus direitos. O Centro de Referência da Mulher, o CRAS e a Defensoria orientam sobre documentos, renda e guarda. Se ele tranca portas, tomou a identidade ou ameaça, ligue 190.\n\nVocê não precisa decidir hoje se vai embora. Precisa de uma pessoa que saiba, um número decorado e um pouco de ar.',
    steps: [
      'Ligue 180 de um aparelho que não seja o seu e conte o que acontece, sem dar o nome se preferir.',
      'Combine com uma parente ou vizinha um sinal simples que queira dizer: venha ou chame a polícia.',
      'Guarde fora de casa cópia de identidade, cartão de vacina das crianças, receita e algum dinheiro.',
      'Procure a Defensoria ou o Centro da Mulher para saber como reaver documentos e o seu salário.',
      'Retome, pelo meio mais seguro que houver, o contato com alguém da sua família.',
    ],
    verses: [
      verse('Êxodo 3:7', 'aflição clamor opressores'),
      verse('1 Pedro 5:3', 'dominando cuidados exemplos'),
      verse('Provérbios 31:16', 'campo compra vinha'),
    ],
  },
  {
    slug: 'marido-bebe',
    audience: 'builder',
    situation: 'Meu marido bebe demais, e a casa vive em função disso.',
    synonyms: [
      'marido alcoólatra',
      'marido bebe todo dia',
      'meu marido é viciado em bebida',
      'ele bebe todo fim de semana',
      'esposo chega bêbado',
      'marido não quer parar de beber',
      'conviver com alcoólatra',
    ],
    advice:
      'Você já aprendeu a ler o barulho da chave no portão. Se ela demora a acertar a fechadura, as crianças vão para o quarto. Essa é a parte de que pouco se fala: a bebida é dele, e a casa inteira fica embriagada de medo, de cálculo e de vergonha.\n\nA Bíblia não ri de bêbado. Chama o vinho de zombador, que arma confusão e engana (Provérbios 20:1). E traz uma observação dura sobre o homem descontrolado: quem o livra uma vez terá de livrá-lo de novo (Provérbios 19:19). Ligar para o chefe dizendo que é virose, pagar a conta do bar, limpar tudo antes que ele acorde: feito por amor, isso tira dele a chance de enxergar. Paulo fala de pesos que a gente divide e da carga que cada um leva por si (Gálatas 6:2-5). A sobriedade é a carga dele.\n\nO que você pode fazer: conversar quando ele está sóbrio, com fatos e sem xingamento; dizer o que não fará mais; recusar carona com ele ao volante, para você e para os filhos; separar o dinheiro da comida. O CAPS AD e o posto tratam de graça, e quem bebe muito não deve cortar de uma vez sem médico. O socorro vem do Senhor (Salmos 121:1-2), e também pelo Al-Anon, que é feito para você, mesmo que ele não mude nada.\n\nSe bebendo ele ameaça, quebra, força relação ou bate, não discuta: saia com as crianças e ligue 190. A bebida não desculpa. O Ligue 180 ajuda a planejar os próximos passos.',
    steps: [
      'Participe de uma reunião do Al-Anon nesta semana, presencial ou pela internet.',
      'Escolha uma coisa que você faz para encobrir e pare, avisando-o antes, num momento sóbrio.',
      'Prepare com as crianças um combinado: para onde ir e a quem ligar se o pai chegar mal.',
      'Vá ao CAPS AD pedir orientação como familiar, ainda que ele se recuse.',
    ],
    verses: [
      verse('Salmos 121:1-2', 'montes socorro SENHOR'),
      verse('Provérbios 20:1', 'vinho zombador'),
      verse('Provérbios 19:19', 'ira livrares novo'),
      verse('Gálatas 6:2-5', 'cargas própria carga'),
    ],
  },
  {
    slug: 'marido-aposta',
    audience: 'builder',
    situation: 'Meu marido perde nosso dinheiro em apostas.',
    synonyms: [
      'marido viciado em jogo',
      'marido viciado em bet',
      'marido joga no tigrinho',
      'ele apostou o dinheiro do aluguel',
      'marido endividado com apostas',
      'ele pegou empréstimo para apostar',
      'marido mente sobre dinheiro',
    ],
    advice:
      'A fatura veio errada, o Pix tinha um nome estranho, e a história do pneu furado não fechava. Quando a verdade apareceu, você teve raiva dele e, logo depois, de si mesma por não ter visto. Não se acuse: quem joga compulsivamente se torna muito bom em esconder.\n\nIsaías pergunta por que gastar dinheiro com o que não é pão (Isaías 55:2). A resposta, no caso dele, é que a aposta deixou de ser diversão e virou doença, com fissura, mentira e abstinência. Doença não tira a responsabilidade. Significa que promessa e sermão não bastam; precisa de tratamento, no CAPS ou no posto, e de Jogadores Anônimos.\n\nO que cabe a você é proteger a casa. Jesus mandou os seus serem mansos e também espertos (Mateus 10:16). Abra uma conta em seu nome, sem débito automático das coisas dele, guarde o dinheiro do aluguel e da comida, não assine empréstimo, não empreste o CPF, não peça à sua mãe. Pagar a dívida em segredo financia a próxima rodada. Se ele aceitar, administre você as contas por um tempo e faça com que ele mesmo se exclua das plataformas. Procon e Defensoria renegociam sem cobrar.\n\nO prudente vê o mal chegando e se abriga (Provérbios 27:12). Se há agiota ou ameaça, a polícia precisa saber. Se ele tira o seu salário à força ou fica agressivo, isso é violência: 180 e 190. E, se falar em sumir ou morrer, leve a sério, não o deixe só e ligue 188. Com tratamento, muita gente para de jogar. Ofereça ajuda, mas guarde as suas senhas.',
    steps: [
      'Separe hoje, em conta só sua, o dinheiro da moradia, da comida e dos remédios.',
      'Peça a ele a lista completa das dívidas e confira com o extrato e com o Registrato do Banco Central, que é gratuito.',
      'Diga com calma o que fará se ele buscar tratamento e o que fará se não buscar.',
      'Procure um grupo para familiares de jogadores e conte a uma irmã discreta.',
    ],
    verses: [
      verse('Isaías 55:2', 'gastais dinheiro pão'),
      verse('Mateus 10:16', 'prudentes serpentes pombas'),
      verse('Provérbios 27:12', 'prudente mal esconde'),
    ],
  },
  {
    slug: 'marido-e-pornografia',
    audience: 'builder',
    situation: 'Descobri que meu marido vê pornografia.',
    serves: ['suffered'],
    synonyms: [
      'marido viciado em pornografia',
      'meu esposo vê vídeo pornô',
      'achei pornografia no celular do meu marido',
      'ele olha outras mulheres no Instagram',
      'marido se masturba',
      'me sinto trocada por vídeo',
      'meu marido olha mulher na internet',
    ],
    advice:
      '“O que essas mulheres têm que eu não tenho?” Antes de mais nada, largue essa pergunta, porque ela parte de um engano. Ele não procurou ali alguém melhor do que você. Procurou um lugar sem rosto, sem conversa e sem risco de ser conhecido. Você não causou isso com o seu corpo nem vai curar emagrecendo.\n\nA dor é legítima. Jesus levou para dentro do coração o assunto do adultério e responsabilizou os olhos de quem olha (Mateus 5:28). Paulo chama cada um a tratar o próprio corpo com santidade e honra (1 Tessalonicenses 4:3-5). Chamar de “coisa de homem” é pouco demais; dizer que tudo acabou talvez seja cedo demais. Deus ouve o que você nem sabe formular: o seu gemido está diante dele (Salmos 38:9).\n\nConverse quando a tremedeira passar. Pergunte há quanto tempo, com que frequência, se há conversas com pessoas reais ou gasto de dinheiro. Diga o que sentiu. Depois devolva a ele o que é dele: procurar o pastor, um psicólogo, um grupo, pôr filtro, prestar contas a outro homem. Você não é a fiscal do celular; essa tarefa adoece quem a recebe.\n\nVocê pode dizer não à intimidade enquanto se recompõe. Pode recusar imitar o que ele viu, sempre. Cuide-se com uma amiga que saiba ouvir e, se preciso, com uma terapeuta. Se ele obriga você a assistir, filma sem autorização ou força relação, isso é crime, e o 180 orienta. Se houver criança envolvida nas imagens ou na casa, Disque 100 imediatamente.',
    steps: [
      'Espere um dia, se puder, e escreva o que quer perguntar antes de falar com ele.',
      'Peça que ele mesmo escolha um homem para acompanhá-lo e conte a você quem é.',
      'Combinem limites para os aparelhos, decididos por ele como adulto, e uma data para rever.',
      'Procure apoio para você, separado do tratamento dele.',
    ],
    verses: [
      verse('Salmos 38:9', 'desejo gemido oculto'),
      verse('Mateus 5:28', 'mulher cobiçar coração adulterou'),
      verse('1 Tessalonicenses 4:3-5', 'santificação vaso honra'),
    ],
  },
];
