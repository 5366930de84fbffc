import type { MorningDevotional } from '../types.ts';
import { verse } from '../verse-claim.ts';

/** Devotionals of the church year say what the season is, for they may come at any time. */
export const morningLentAndEaster: readonly MorningDevotional[] = [
  {
    slug: 'manha-quaresma-fome-no-deserto',
    season: 'lent',
    title: 'Quaresma: quarenta dias de deserto',
    reference: 'Mateus 4:3-4',
    reflection:
      'A Quaresma são os quarenta dias que algumas igrejas guardam antes da Páscoa, sem contar os domingos. Outras preferem não marcar a data. Todas leem a página de onde vem o número.\n\nJesus tinha acabado de ouvir, na água, que era o Filho amado. Dali o Espírito o levou ao deserto, e por quarenta dias ele não comeu. Quando a fome apertou, veio a voz do tentador, com jeito de conselho prático: se você é mesmo Filho, resolva isso com essas pedras. A comida era o de menos. O tentador queria que ele usasse a filiação para escapar do caminho dos famintos, e que provasse o que o Pai já tinha dito. Israel, também com fome, tinha reclamado naquele tipo de chão. Jesus respondeu com uma linha que o povo deveria ter aprendido lá: pão sozinho não sustenta ninguém, vive-se da palavra que vem de Deus.\n\nA nossa tentação de hoje talvez não tenha rabo nem chifre. Virá no cansaço das quatro da tarde, propondo um atalho razoável: assine por ele, responda à altura, ninguém vai ver, você merece. Começa sempre com um “se você fosse mesmo”. Não é preciso provar nada a essa voz. O que somos já foi dito por outra.',
    prayer:
      'Jesus, tu tiveste fome e não compraste pão com o teu nome, e eu me vendo por menos. Quando o atalho aparecer hoje, lembra-me do que o Pai disse antes de eu fazer qualquer coisa. Dá-me uma palavra tua para mastigar. Sustenta quem tem fome porque não há comida em casa, e faz-nos repartir. Onde Israel e eu caímos, tu ficaste de pé, e é atrás de ti que quero ficar. Amém.',
    action:
      'Escolha uma coisa boa para deixar de lado até amanhã, como o doce ou as redes, e use o tempo para ler Mateus 4. Quem tem diabetes, espera bebê ou luta com a comida não precisa mexer na refeição.',
    verses: [
      verse('Mateus 4:3-4', 'tentador pedras pães palavra'),
      verse('Mateus 4', 'quarenta dias fome'),
    ],
  },
  {
    slug: 'manha-quaresma-o-jejum-que-abre-a-porta',
    season: 'lent',
    title: 'Quaresma: o jejum que abre a porta',
    reference: 'Isaías 58:6-7',
    reflection:
      'Faça de conta que Deus lê a nossa semana como se lê uma fatura.\n\nSegunda: jejum até o meio-dia. Depois, bronca na faxineira porque atrasou, sem perguntar do ônibus. Terça: campanha de oração às seis. Às nove, áudio de quatro minutos contra a cunhada. Quarta: nada de carne. O aluguel da casa dos fundos subiu, e a inquilina está grávida. Quinta: hino bonito, lágrima. Sexta: acerto com o ajudante, descontando o dia em que ele levou o filho ao pronto-socorro.\n\nIsaías ouviu o povo queixar-se de que jejuava e o Senhor não reparava. Deus reparava em tudo. Via a cabeça baixa como junco e via também os empregados explorados no mesmo dia. Disse então que jejum o alegra: desatar nós injustos, soltar quem anda curvado, repartir o pão, trazer para dentro o desabrigado, vestir quem não tem roupa e não se esconder da própria família.\n\nJesus não aboliu o jejum; contou com ele, feito em segredo e de rosto lavado (Mateus 6:17-18). O que o profeta não aceita é barriga vazia com mão fechada. Em qualquer Quaresma, ou em dia comum, vale reler a fatura e procurar o item que pesa no bolso de outro.',
    prayer:
      'Senhor, tu leste a minha semana inteira, também as linhas miúdas. Perdoa a piedade que outra pessoa pagou. Desata em mim o nó do lucro fácil, da cobrança, da voz alta com quem não pode responder. Mostra-me quem da minha própria casa estou evitando. Quero um jejum que se note na mesa do vizinho. Por Jesus, que se fez pobre para repartir conosco o que era dele. Amém.',
    action:
      'Olhe para alguém que trabalha para você ou depende de uma decisão sua. Acerte hoje uma coisa concreta: um horário, um valor, um pedido de desculpas.',
    verses: [
      verse('Isaías 58:6-7', 'jejum jugo repartas pão faminto'),
      verse('Mateus 6:17-18', 'jejuares lava rosto segredo'),
    ],
  },
  {
    slug: 'manha-quaresma-rasgar-por-dentro',
    season: 'lent',
    title: 'Quaresma: o que se rasga por dentro',
    reference: 'Joel 2:13',
    reflection:
      'Há coisas que a gente rasga com facilidade. O envelope da conta. A embalagem do pão. A foto do namoro que acabou, na primeira semana. A rifa que não deu. A roupa velha que vira pano de chão.\n\nHá as que não rasgamos nunca: o bilhete em que fomos chamados de inteligentes, a lista mental das ofensas do cunhado, a versão dos fatos em que temos razão.\n\nNo tempo de Joel, uma praga de gafanhotos tinha comido o país. Diante da desgraça, o costume mandava rasgar a roupa na frente dos outros, e ouvia-se o pano. Deus dispensou o barulho. Pediu que rasgassem o coração, essa peça que ninguém vê e que se remenda às escondidas. E a razão que deu para voltarem não foi o medo. Ele é piedoso, tem misericórdia, demora a irar-se, é grande em bondade.\n\nÉ por isso que muitos cristãos usam a Quaresma para o exame de consciência: sabem para quem estão voltando. Quem abre o peito a um juiz impaciente sai destruído. Quem o abre ao Pai de Jesus encontra mãos que costuram. Qual das suas listas seria bom rasgar, hoje, sem ninguém por perto?',
    prayer:
      'Pai, eu sei fazer cara de arrependido, mas tu preferes o lado de dentro. Rasga comigo esta lista, a das ofensas guardadas, e aquela versão em que saio sempre bem, ainda que doa. Obrigado porque demoras a te irar e porque em Jesus já vieste ao meu encontro. Volto de coração inteiro, ou com o que dele achei. Costura o que ficou aberto, e ensina-me a pedir perdão sem discurso. Amém.',
    action:
      'Escreva num papel uma mágoa que você alimenta ou uma desculpa que repete. Leia-a diante de Deus, rasgue o papel e, se alguém foi prejudicado, procure essa pessoa nesta semana.',
    verses: [verse('Joel 2:13', 'Rasgai coração vestes piedoso misericordioso')],
  },
  {
    slug: 'manha-pascoa-a-pergunta-do-filho',
    season: 'easter',
    title: 'Páscoa: a pergunta do filho',
    reference: 'Êxodo 12:26-27',
    reflection:
      'Antes que a primeira Páscoa acontecesse, Deus já previa a pergunta de uma criança. Na noite mais grave do Egito, com o povo de sandália no pé e a massa sem tempo de crescer, Moisés deixou combinado o que responder quando um filho, anos depois, olhasse para a mesa e quisesse saber para que servia aquilo.\n\nA resposta cabia numa frase e não era lição de moral. Contava um fato: éramos escravos, o Senhor passou adiante das nossas casas e nos livrou. Havia um cordeiro, e as portas marcadas. O pai que nunca tinha pisado no Egito devia dizer “nossas casas”, como quem esteve lá.\n\nMuitos séculos mais tarde, na semana dessa mesma festa, Jesus foi entregue à cruz. Paulo junta as duas noites numa linha: Cristo é o nosso cordeiro da Páscoa (1 Coríntios 5:7). Nós também dizemos “nossas”, porque fomos livrados por uma vida que não era a nossa.\n\nO mercado pendura ovos no teto, e a criança faz a pergunta certa: por quê? Não é preciso brigar com o chocolate. Basta ter a resposta na ponta da língua, curta, contada por quem esteve lá. Como você a diria a um menino de seis anos, antes que ele volte a olhar para cima?',
    prayer:
      'Senhor, que passaste e nos livraste, dá-me palavras que uma criança entenda. Às vezes sei explicar e já não sei contar. Devolve-me o espanto de quem saiu de noite, de sandália no pé, por misericórdia tua. Obrigado por Jesus, o nosso cordeiro. Abençoa os pais e as avós que contam essa história na cozinha, e as crianças que ainda não a ouviram de ninguém. Que a minha casa também seja marcada por ti. Amém.',
    action:
      'Prepare em quatro frases a sua resposta à pergunta: o que é a Páscoa? Diga-a hoje a uma criança ou a um colega que pergunte, e deixe espaço para a segunda pergunta.',
    verses: [
      verse('Êxodo 12:26-27', 'perguntarem filhos Páscoa livrou casas'),
      verse('1 Coríntios 5:7', 'Cristo cordeiro páscoa'),
    ],
  },
  {
    slug: 'manha-pascoa-medo-e-alegria-correndo',
    season: 'easter',
    title: 'Páscoa: medo e alegria na mesma corrida',
    reference: 'Mateus 28:8-10',
    reflection:
      'Dá para sentir as duas coisas ao mesmo tempo? Pergunte a quem acabou de receber um bebê no colo, a quem ouviu do médico que o exame deu limpo, a quem dirige sozinho pela primeira vez. As pernas tremem e a boca ri.\n\nDuas Marias saíram do túmulo assim. Tinham ido ver uma sepultura, mas a terra sacudiu, um anjo se sentou em cima da pedra como quem descansa depois do serviço, e os soldados desabaram. Ele lhes disse que Jesus tinha ressuscitado e que fossem contar. Elas correram, com temor e grande alegria, e Mateus não escolhe uma das duas.\n\nNo caminho, foi Jesus quem veio ao encontro delas. Cumprimentou-as como se cumprimenta na rua. Elas se agarraram aos pés dele, pés de verdade, que se podiam segurar. A ordem do anjo foi repetida com uma mudança pequena e enorme: vão dizer aos meus irmãos. Três noites antes, esses irmãos tinham fugido todos.\n\nA fé na Páscoa pode começar tremendo. Ninguém espera a perna firmar para correr. Vá com a alegria que tem e leve o medo junto, porque é no caminho que o ressuscitado costuma aparecer. E repare na palavra que ele escolhe para os que falharam.',
    prayer:
      'Jesus ressuscitado, eu creio e tremo. Vem ao meu encontro no caminho de hoje, entre uma obrigação e outra. Deixa que eu me agarre aos teus pés. Obrigado por chamares de irmãos os que te deixaram só, porque assim sei que ainda tenho nome na tua casa. Tira o medo que me prende e usa o que me faz correr. Mostra-me a quem devo contar que vives, e eu vou contar. Amém.',
    action:
      'Escreva o nome de alguém que pensa que Deus já desistiu dele. Procure essa pessoa hoje e conte, com as suas palavras, como Jesus chamou os que tinham fugido.',
    verses: [verse('Mateus 28:8-10', 'temor alegria correram pés irmãos')],
  },
];
