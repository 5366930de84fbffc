import type { QuestionEntry } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const lossesWithoutAnswer: readonly QuestionEntry[] = [
  {
    slug: 'alguem-fala-em-morrer',
    question: 'Alguém que eu amo fala em morrer. O que eu faço?',
    serves: ['interceding'],
    synonyms: [
      'minha amiga quer se matar',
      'meu amigo fala em suicídio',
      'meu filho disse que quer morrer',
      'minha mãe diz que não quer mais viver',
      'como ajudar quem pensa em se matar',
      'meu marido ameaça se matar',
      'meu irmão tentou se matar',
    ],
    answer:
      'Leve a sério, mesmo que a pessoa já tenha dito isso outras vezes. Pergunte com todas as letras se ela está pensando em se matar. A pergunta não põe a ideia na cabeça de ninguém, e muita gente sente alívio quando alguém enfim pergunta. Se houver plano, remédio separado, arma ou despedida, fique ao lado dela, tire de perto o que machuca e ligue 192 (SAMU) ou vá ao pronto-socorro. O CVV atende no 188, de graça e a qualquer hora, e atende também você.\n\nPaulo, preso em Filipos, viu o carcereiro puxar a espada contra si mesmo. Gritou depressa que não se ferisse e disse que estavam todos ali (Atos 16:27-28). É um bom modelo de primeira frase: pare, e eu estou aqui. Depois vem a escuta. Os amigos de Jó acertaram enquanto se sentaram com ele no chão e não falaram (Jó 2:13), e erraram quando começaram a explicar.\n\nEvite dizer que é falta de Deus, que outros sofrem mais ou que ela pense nos filhos. Não prometa segredo. Avise a família, marque a consulta no CAPS ou com um psiquiatra e vá junto na primeira vez. Telefone no dia seguinte e na semana seguinte.\n\nVocê não é o salvador dessa pessoa; quem salva é Jesus, e ele costuma cuidar por meio de muita gente. Divida o peso com outros e peça oração. Se um dia o pior acontecer apesar do seu cuidado, a culpa não terá sido sua.',
    verses: [
      verse('Atos 16:27-28', 'carcereiro espada matar nenhum mal todos aqui'),
      verse('Jó 2:13', 'sentaram terra sete dias nenhum palavra'),
    ],
  },
  {
    slug: 'pessoa-desaparecida',
    question: 'Uma pessoa da minha família desapareceu. Como viver sem saber?',
    serves: ['losing', 'suffered', 'interceding'],
    synonyms: [
      'meu filho está desaparecido',
      'meu pai desapareceu',
      'minha filha sumiu',
      'meu irmão sumiu e não dá notícias',
      'familiar desaparecido',
      'minha filha foi sequestrada',
      'não sei se meu filho está vivo',
    ],
    answer:
      'Se acabou de acontecer, registre hoje o boletim de ocorrência. Ninguém precisa esperar 24 horas; para criança e adolescente a busca começa na hora. Leve foto recente, roupa que usava, últimos contatos, e avise hospitais, IML e a delegacia especializada, se houver na sua cidade. Deixe material genético no banco de perfis da polícia, que o recolhe das famílias sem cobrar. Desconfie de quem pede dinheiro para dar notícia.\n\nNão saber é uma dor diferente do luto, porque não tem velório nem data. Jacó viveu mais de vinte anos assim: viu uma roupa manchada, recusou todo consolo e chorou o filho como morto (Gênesis 37:33-35). A Bíblia não o repreende por isso. No caso dele a notícia chegou, e o velho quase não acreditou (Gênesis 45:26-28). Eu não posso prometer que a sua chegará.\n\nPosso dizer o que o salmo diz: não existe lugar, por mais longe ou escuro que seja, onde alguém fique fora da presença de Deus (Salmos 139:7-10). Você não sabe onde essa pessoa está, mas Deus sabe. E Jesus se descreveu como quem sai atrás de uma ovelha que falta e não desiste da busca (Lucas 15:4).\n\nVocê pode continuar procurando e, no mesmo dia, almoçar, trabalhar e rir com um neto. Isso não é abandonar ninguém. Procure outras famílias de desaparecidos, que entendem sem explicação, e uma psicóloga no posto de saúde. Peça à igreja que não pare de dizer na oração o nome de quem você procura.',
    verses: [
      verse('Gênesis 37:33-35', 'roupa filho luto consolação chorou'),
      verse('Gênesis 45:26-28', 'José vive reviveu'),
      verse('Salmos 139:7-10', 'presença mar mão guiará'),
      verse('Lucas 15:4', 'ovelhas perdida busca encontre'),
    ],
  },
  {
    slug: 'mataram-quem-eu-amo',
    question: 'Mataram alguém que eu amo. Preciso perdoar o assassino?',
    serves: ['losing', 'suffered'],
    synonyms: [
      'mataram meu filho',
      'meu filho foi assassinado',
      'meu irmão foi morto a tiros',
      'perdoar quem matou meu filho',
      'meu marido foi assassinado',
      'morreu de bala perdida',
      'a polícia matou meu filho',
      'minha filha sofreu feminicídio',
    ],
    answer:
      'Eu sinto muito. Ninguém pode exigir de você, no velório ou meses depois, uma frase de perdão. Hoje o que cabe é chorar, comer alguma coisa, aceitar companhia e dormir com alguém por perto.\n\nNa primeira morte violenta da Bíblia, Deus diz a Caim que o sangue do irmão clama da terra (Gênesis 4:10). Ele ouviu a vítima quando ninguém mais podia ouvir. No céu, os que foram mortos perguntam em voz alta até quando a justiça vai demorar (Apocalipse 6:10). Pedir justiça, portanto, é oração. Rispa, que perdeu os filhos numa vingança que o rei consentiu, ficou dia e noite junto aos corpos para que nenhum bicho os tocasse, e a teimosia dela levou o rei a dar-lhes sepultura (2 Samuel 21:10; 2 Samuel 21:14). Acompanhar o inquérito, procurar a Defensoria, o Ministério Público e um grupo de mães é uma forma de amor.\n\nPerdoar, para o cristão, significa deixar de cobrar com as próprias mãos e entregar a causa a Deus, que se encarregou dela (Romanos 12:19). Não dispensa julgamento nem cadeia, não obriga a encontrar o criminoso, e pode levar anos, com idas e vindas. Jesus também foi morto injustamente, e é nele que essa entrega um dia fica possível.\n\nSe a raiva pedir vingança, fale com alguém antes da noite chegar. Se a vontade for de ir embora também, ligue 188. E procure atendimento para você e para as crianças da casa, porque esse tipo de perda adoece quem fica.',
    verses: [
      verse('Gênesis 4:10', 'voz sangue irmão clama terra'),
      verse('Apocalipse 6:10', 'até quando julgas vingas sangue'),
      verse('2 Samuel 21:10', 'Rispa ave dia noite'),
      verse('2 Samuel 21:14', 'sepultaram'),
      verse('Romanos 12:19', 'vingueis ira vingança'),
    ],
  },
  {
    slug: 'filho-no-trafico',
    question: 'Meu filho entrou no tráfico. O que eu faço?',
    serves: ['interceding', 'suffered'],
    synonyms: [
      'meu filho é do tráfico',
      'meu filho está na boca de fumo',
      'meu filho entrou para a facção',
      'meu irmão virou bandido',
      'meu filho anda armado',
      'meu filho está na vida do crime',
      'meu neto trabalha para o tráfico',
    ],
    answer:
      'O seu medo tem fundamento, e o seu amor por ele continua sendo o que ele tem de mais limpo. Você não precisa escolher entre amá-lo e dizer a verdade. Diga que o ama, que não concorda e que a porta da saída existe.\n\nProvérbios começa com um pai avisando o filho sobre esse mesmo convite: dinheiro rápido, uma bolsa só para todos, sangue pelo caminho (Provérbios 1:10-16). O aviso é para antes, mas serve a quem já entrou. E o pai da história de Jesus, que não podia trazer o filho à força, viu-o de longe quando ele voltou e correu (Lucas 15:20). Dá para esperar o filho na porta sem aprovar o que ele faz longe de casa.\n\nTenha limites por causa dos outros filhos: em casa não entra droga, arma nem dinheiro de lá. Não pague dívida sozinha nem vá negociar com ninguém. Não o entregue num impulso, nem o esconda da Justiça; converse primeiro com a Defensoria Pública, que orienta sem cobrar. Se ele for menor de idade, procure o Conselho Tutelar ou o CREAS e pergunte pelo programa de proteção a adolescentes ameaçados de morte. Se ele quiser sair, uma igreja que trabalha com egressos e uma mudança para a casa de parentes longe dali costumam ajudar mais do que conselho.\n\nOre pelo nome dele todos os dias. Jesus prometeu o paraíso a um criminoso na última hora (Lucas 23:43), e há muitos homens que saíram a tempo e hoje contam quem ficou esperando por eles. Você também precisa de cuidado; não viva isso escondida.',
    verses: [
      verse('Provérbios 1:10-16', 'pecadores bolsa sangue'),
      verse('Lucas 15:20', 'longe pai viu correndo'),
      verse('Lucas 23:43', 'hoje paraíso'),
    ],
  },
  {
    slug: 'ouvir-vozes-e-esquizofrenia',
    question: 'Eu ou alguém da família ouve vozes. É demônio ou doença?',
    serves: ['suffered', 'interceding'],
    synonyms: [
      'ouço vozes',
      'minha mãe tem esquizofrenia',
      'meu filho tem esquizofrenia',
      'meu irmão está em surto',
      'surto psicótico é demônio',
      'meu filho acha que está sendo perseguido',
      'esquizofrenia e fé',
      'meu marido tem esquizofrenia',
    ],
    answer:
      'Ouvir vozes que ninguém mais ouve, sentir-se perseguido ou perder o sono por muitos dias são sinais de doença conhecidos, e têm tratamento. Comece pelo médico: CAPS, posto de saúde ou pronto-socorro. Se houver risco de alguém se ferir, ligue 192. Não pare remédio por conta própria, nem porque alguém orou e a pessoa melhorou.\n\nOs evangelhos sabem a diferença. Quando Mateus lista quem era levado a Jesus, põe lado a lado, como grupos distintos, os doentes, os endemoninhados, os epiléticos e os paralíticos (Mateus 4:24). Jesus curava a todos e não tratou toda crise como obra do mal. Foi ele também quem disse que os doentes precisam de médico (Lucas 5:31). Na prática pastoral, o bom senso é este: primeiro a avaliação médica, com a oração ao lado. Sessões longas de expulsão, gritos e jejum forçado pioram um surto.\n\nSe é você quem ouve, conte a alguém hoje. Isso não é vergonha, e Deus não o despreza por causa de uma doença. Se as vozes mandarem machucar você ou outra pessoa, elas não vêm dele; ligue 188 ou 192 e não fique só.\n\nSe é alguém seu, fale baixo, não discuta o delírio nem entre nele, e proteja as crianças sem humilhar o doente. O cuidador também adoece, e muitos CAPS têm reunião de família. Procure uma igreja que aceite a pessoa como ela está, com remédio e tudo. No Reino que Jesus anuncia há lugar para ela.',
    verses: [
      verse('Mateus 4:24', 'enfermidades endemoninhados epiléticos paralíticos curava'),
      verse('Lucas 5:31', 'médico doentes'),
    ],
  },
  {
    slug: 'filha-com-anorexia',
    question: 'Acho que minha filha tem anorexia ou bulimia. Como ajudar?',
    serves: ['interceding'],
    synonyms: [
      'minha filha vomita a comida',
      'minha filha não come',
      'minha filha tem anorexia',
      'meu filho tem bulimia',
      'minha filha se acha gorda e está magra',
      'minha filha come escondido e vomita',
      'minha irmã tem transtorno alimentar',
    ],
    answer:
      'Marque uma consulta ainda nesta semana, com o pediatra ou no posto de saúde, e diga o que viu: prato escondido, banheiro depois da refeição, treino demais, roupa larga. Transtorno alimentar é doença grave e tem tratamento, com médico, nutricionista e psicóloga. Se houver desmaio, sangue no vômito ou coração falhando, vá ao pronto-socorro.\n\nPreste atenção a um detalhe pequeno de Marcos. Depois de tomar pela mão uma menina de doze anos e levantá-la, Jesus mandou que lhe dessem comida (Marcos 5:41-43). Ele cuidou da vida inteira dela, e a mesa fazia parte. Sua filha precisa do mesmo: de uma mão sem força bruta e de comida sem guerra.\n\nFale numa hora longe da refeição e comece pelo que sente, sem comentar peso nem aparência. Provérbios sabe que a ansiedade abate por dentro e que uma palavra boa levanta (Provérbios 12:25). Não vigie cada garfada, não faça promessa em troca de comer, não diga que é vaidade ou pecado. Coma junto quando puder. Em casa, parem de falar de dieta e do corpo dos outros. Olhe o celular com ela, porque há páginas que ensinam a adoecer. E na igreja deixe claro que ela não deve jejuar.\n\nA melhora costuma ser lenta, com recaídas. Não gaste a noite procurando de quem foi a culpa. Se ela falar em morrer, fique perto e ligue 188. Ore por ela e com ela, se ela quiser, e conte a Jesus o seu medo também.',
    verses: [
      verse('Marcos 5:41-43', 'mão menina levanta doze comer'),
      verse('Provérbios 12:25', 'ansiedade abate boa palavra'),
    ],
  },
  {
    slug: 'esposa-atraida-por-mulheres-pergunta',
    question: 'Minha esposa me contou que sente atração por mulheres. E agora?',
    serves: ['suffered'],
    synonyms: [
      'minha esposa é lésbica',
      'minha mulher gosta de mulher',
      'minha esposa se apaixonou por uma amiga',
      'minha esposa é bissexual',
      'descobri que minha esposa gosta de mulheres',
      'minha mulher me trocou por outra mulher',
    ],
    answer:
      'Você deve estar repassando anos de casamento à procura de um sinal. Não resolva nada esta noite. Não conte à família dela, aos filhos ou ao grupo da igreja; o que ela disse é dela, e o que a sua raiva espalhar não volta.\n\nSentir atração e agir são coisas diferentes, e convém saber de qual das duas se trata. Pergunte com calma se há ou houve alguém. O conselho bíblico para essa conversa é simples e difícil: ouvir depressa, falar devagar, demorar para a ira (Tiago 1:19), e dizer a verdade um ao outro, porque vocês são parte um do outro (Efésios 4:25). Quem conta isso costuma estar há muito tempo com medo. Ela pode ter amado você de verdade o tempo todo.\n\nSe não houve traição e ela quer continuar, muitos casais seguem juntos com acompanhamento de uma psicóloga e de um pastor discreto. Se houve, vale o que vale para qualquer traição: fim do outro relacionamento, exames, tempo e a liberdade de você decidir. As igrejas evangélicas, em sua maioria, entendem que o casamento é entre um homem e uma mulher e que a atração sentida não é, em si, um pecado cometido. Fuja de quem promete mudar alguém à força.\n\nEla não se sente assim porque você falhou como homem. Derrame o coração diante de Deus, que é refúgio (Salmos 62:8), e procure um amigo maduro que saiba guardar segredo. Jesus ouve vocês dois. Se algum dos dois pensar em morrer, liguem 188.',
    verses: [
      verse('Tiago 1:19', 'pronta ouvir tardia falar irar'),
      verse('Efésios 4:25', 'mentira verdade próximo membros'),
      verse('Salmos 62:8', 'derramai coração refúgio'),
    ],
  },
];
