import type { PrayerTheme } from '../types.ts';
import { verse } from '../verse-claim.ts';

/** Prayers for a parent who is ill, for an interview, and for envy. */
export const everydayNeeds: readonly PrayerTheme[] = [
  {
    slug: 'saude-do-pai-ou-da-mae',
    theme: 'Saúde do pai ou da mãe',
    synonyms: [
      'meu pai está doente',
      'minha mãe está doente',
      'oração pela saúde da minha mãe',
      'oração pela saúde do meu pai',
      'meu pai está internado',
      'minha mãe está internada',
      'cura do meu pai',
      'cura da minha mãe',
      'minha mãe teve um AVC',
      'meu pai infartou',
      'pai e mãe doentes',
    ],
    prayers: [
      'Senhor, quem cuidou de mim agora precisa de cuidado. É estranho ver doente a pessoa que eu chamava quando eu adoecia. Tu conheces esse corpo melhor do que qualquer exame, porque foste tu que o formaste, e te trago a dor, o cansaço e o medo que eu vi nesse rosto.\n\nUm salmo diz que sustentas o doente no leito e que és tu quem o restaura (Salmos 41:3). Sustenta hoje. Alivia o que dói, guarda o sono desta noite, põe sabedoria nas mãos de quem examina e de quem dá o remédio. Peço a cura com todas as letras, porque sei que podes.\n\nDá-me também paciência com as perguntas repetidas e coragem para as conversas difíceis. Que eu saiba ficar perto sem mandar em tudo. Reparte entre os irmãos o que pesa, para que ninguém carregue sem ajuda. E, enquanto espero a resposta, ensina-me a dizer em voz alta o amor que eu deixava para depois. Em nome de Jesus, amém.',
      'Jesus, a sogra de Pedro estava de cama, com febre, e logo te contaram. Tu chegaste perto, tomaste a mão dela e a levantaste (Marcos 1:30-31). É só isso que eu faço agora: venho te contar. Quem está de cama é da minha casa, e eu gostaria que chegasses perto do mesmo modo.\n\nToma essa mão que me ensinou a andar. Devolve o apetite, a voz, a vontade de se sentar à janela. Livra de infecção e de queda. Cuida também da alma, que às vezes adoece junto, com vergonha de dar trabalho e medo de não voltar para casa. Que ouça de ti que não é peso.\n\nOlha por mim, que moro longe ou moro perto e acho sempre que fiz pouco. Mostra-me o que hoje está ao meu alcance: um telefonema, um banho, uma noite na cadeira do quarto. O resto eu deixo contigo, que não perdes horário de visita. Amém.',
      'Deus fiel, prometeste ao teu povo que o carregarias até os cabelos brancos e que continuarias o mesmo (Isaías 46:4). Seguro essa promessa com as duas mãos. Carrega meu pai, carrega minha mãe, na idade que tiverem, e não os soltes nesta doença.\n\nDou graças pela vida que recebi deles, com o que houve de bom e com o que ainda dói. Se há entre nós palavra que falta, perdão que falta, dá-nos tempo e coragem. Se o tratamento for longo, dá-nos fôlego. Se a notícia for boa, que eu volte aqui para agradecer. E, se vier a notícia que eu não quero, não me deixes atravessar esse dia sem ti.\n\nAs irmãs de Lázaro mandaram te dizer apenas que aquele a quem amavas estava doente (João 11:3). Não precisaram explicar mais. Digo o mesmo, e acrescento o nome, que tu já sabes. Em nome de Jesus, amém.',
    ],
    verses: [
      verse('Salmos 41:3', 'sustenta leito restauras'),
      verse('Marcos 1:30-31', 'sogra febre mão levantou'),
      verse('Isaías 46:4', 'velhice cabelos carregarei'),
      verse('João 11:3', 'irmãs amas doente'),
    ],
  },
  {
    slug: 'entrevista-de-emprego',
    theme: 'Entrevista de emprego',
    synonyms: [
      'tenho uma entrevista de emprego',
      'entrevista de trabalho amanhã',
      'entrevista de estágio',
      'oração antes da entrevista',
      'processo seletivo',
      'dinâmica de grupo da empresa',
      'nervoso com a entrevista',
      'que eu passe na entrevista',
    ],
    prayers: [
      'Senhor, a entrevista está marcada, a roupa está separada, e eu já respondi no chuveiro a todas as perguntas, menos à que vão fazer. Estou com medo, e tu vês por baixo do meu “tudo bem”.\n\nNeemias, copeiro do rei, foi perguntado de repente sobre o que queria. Entre a pergunta e a resposta ele orou, e então falou com clareza (Neemias 2:4-5). Dá-me esse instante de silêncio antes de cada resposta. Que eu conte a verdade sobre o que sei e o que ainda não sei, sem me diminuir e sem inventar. Acalma a mão, firma a voz, traz à memória o que eu já fiz bem.\n\nAbençoa quem vai me ouvir, para que veja a pessoa e não só o papel. Tu sabes quanto esta vaga ajudaria em casa, e eu te peço por ela. Se não for para mim, sustenta-me na volta, e que o não de hoje não me convença de que eu não sirvo. Em nome de Jesus, amém.',
      'Pai, a gente faz planos, e és tu quem dirige os passos; o provérbio diz assim (Provérbios 16:9). Eu fiz a minha parte do plano, mandei o currículo, estudei a empresa, olhei o caminho do ônibus, e agora entrego os passos.\n\nGuarda o trajeto, o relógio e o elevador. Na sala de espera, livra-me de me comparar com quem está na cadeira ao lado, que talvez precise tanto quanto eu. Que eu cumprimente a recepcionista e o porteiro com o mesmo respeito com que vou falar ao gerente. Se houver uma pergunta que me envergonhe, sobre o tempo parado, a idade, o curso que não terminei, ajuda-me a responder de cabeça erguida.\n\nQuero trabalho honesto, em que eu possa ser útil e voltar para casa em paz. Abre essa porta, se for boa, ou fecha-a de um jeito que eu entenda. De qualquer modo, amanhã à noite venho te contar como foi. Amém.',
      'Deus que deste boca a Moisés quando ele jurava não saber falar, e prometeste ensinar-lhe o que dizer (Êxodo 4:12), ouve quem vai falar diante de uma mesa comprida. Quando olham para mim, as palavras fogem; fica na minha boca.\n\nTira de mim o medo de não ser suficiente. O meu valor foi dado por ti muito antes deste processo seletivo, e nenhuma nota de entrevistador aumenta ou diminui o que sou aos teus olhos. Com isso no peito, quero entrar leve e fazer bem o que me pedirem.\n\nLembra-te de todos os que esperam uma chance nesta cidade, do jovem no primeiro emprego, de quem recomeça tarde, de quem saiu de casa com o dinheiro contado da passagem. Dá a cada um uma notícia boa neste mês. E, quando chegar a minha vez de decidir por alguém, que eu seja justo e me lembre do que senti hoje. Em nome de Jesus, amém.',
    ],
    verses: [
      verse('Neemias 2:4-5', 'pedes orei respondei'),
      verse('Provérbios 16:9', 'coração planeja SENHOR passos'),
      verse('Êxodo 4:12', 'boca ensinarei falar'),
    ],
  },
  {
    slug: 'inveja',
    theme: 'Inveja',
    synonyms: [
      'sinto inveja',
      'tenho inveja da minha irmã',
      'inveja da minha cunhada',
      'inveja de uma amiga',
      'tira a inveja do meu coração',
      'oração contra a inveja',
      'têm inveja de mim',
      'inveja dos outros contra mim',
      'olho gordo',
      'vivo me comparando',
    ],
    prayers: [
      'Senhor, o nome disto é inveja, e levei tempo para dizer. Soube da boa notícia de alguém, sorri, dei parabéns, e por dentro alguma coisa azedou. O provérbio diz que a inveja apodrece os ossos e que o coração em paz dá vida ao corpo (Provérbios 14:30), e eu quero a segunda parte.\n\nMostra-me o que está por baixo. Talvez seja um desejo bom que eu nunca tive coragem de te pedir. Talvez seja uma comparação que começou quando eu era criança e alguém da família ganhava sempre. Cura lá onde começou. E livra aquela pessoa das minhas palavras, do elogio pela metade, da notícia ruim que eu passaria adiante com gosto.\n\nAbençoa essa vida que eu andei vigiando. Digo isso devagar, porque ainda custa. Depois, traz os meus olhos de volta para o que está na minha mão, a casa, o serviço, as pessoas que me deste. Que eu durma sem contas a acertar. Em nome de Jesus, amém.',
      'Pai, os irmãos de José olhavam a túnica dele e não viam mais o irmão; tinham inveja (Gênesis 37:11). Da inveja vieram o poço, a venda e vinte anos de mentira. Assusta-me saber como começa pequena, num jantar em que se fala demais de um filho só.\n\nNão me deixes chegar perto desse poço. Quando a conversa virar comparação, dá-me uma palavra que mude o assunto ou a graça de calar. Quando a tela mostrar a viagem, a reforma, o corpo e o casamento dos outros, lembra-me de que ali não aparece a noite de ninguém.\n\nEnsina-me a alegrar-me com quem se alegra. Posso começar hoje com uma mensagem sincera, sem “mas”. E, se eu tiver mais do que alguém que está perto de mim, que eu não use isso para humilhar. Tu repartes com sabedoria, e há lugar na tua mesa para os dois. Amém.',
      'Deus meu, desta vez a inveja veio de fora. Alguém não suporta ver o que me deste, e já senti no olhar, na piada, no boato. Fiquei com medo de contar alegria. Guarda a minha casa e guarda também o meu coração, para que eu não passe a ver inimigo em toda parte.\n\nNão preciso de amuleto nem de segredo. A minha vida está contigo, e nenhum olhar tem força para tirar o que seguras. Jesus respondeu a Pedro, que media o caminho do outro: “que te importa? Segue-me tu” (João 21:21-22). Quero andar assim, olhando para a frente.\n\nAbençoa quem me inveja com aquilo que realmente lhe falta. Se eu tiver exibido o que devia ter agradecido em silêncio, corrige-me. Se houver conversa a fazer, dá-me mansidão; se for preciso distância, dá-me paz com ela. E que eu continue fazendo o bem, sem esconder a luz e sem esfregá-la no rosto de ninguém. Amém.',
    ],
    verses: [
      verse('Provérbios 14:30', 'coração paz inveja ossos'),
      verse('Gênesis 37:11', 'irmãos inveja'),
      verse('João 21:21-22', 'Pedro te importa segue'),
    ],
  },
];
