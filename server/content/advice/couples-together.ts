import type { AdviceEntry } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const couplesTogether: readonly AdviceEntry[] = [
  {
    slug: 'orar-juntos',
    audience: 'marriage',
    situation: 'Queremos orar juntos, mas temos vergonha e não sabemos como.',
    synonyms: [
      'como orar juntos',
      'devocional do casal',
      'temos vergonha de orar um na frente do outro',
      'culto em casa só nós dois',
      'ler a Bíblia a dois',
    ],
    advice:
      'É curioso: vocês dividem a cama, a senha do banco e o último pedaço de bolo, e ficam sem jeito de fechar os olhos juntos. Orar em voz alta mostra o que a gente teme e espera. É das coisas mais íntimas que existem, e por isso trava.\n\nPodem começar com pouco. Jesus avisou que Deus não se impressiona com quantidade de palavras, porque sabe do que precisamos antes do pedido (Mateus 6:7-8). Uma frase de cada um basta: obrigado por isto, preciso daquilo. E ele prometeu estar onde dois ou três se reúnem em seu nome (Mateus 18:20); o casal já é o bastante.\n\nPedro liga a oração ao trato: o marido que não honra a esposa, herdeira com ele da mesma graça, atrapalha as próprias orações (1 Pedro 3:7). Não adianta mãos dadas às dez depois de humilhação às oito. Se houve briga, peçam perdão antes, ou orem só isso: ajuda-nos, estamos bravos. Quando faltar palavra, o Espírito intercede na fraqueza (Romanos 8:26). Um salmo lido em voz alta, um versículo cada um, também é oração.\n\nTrês cuidados. Não usem a oração para mandar recado, do tipo “Senhor, mostra a ele que…”. Não corrijam a do outro. E não transformem em prova de espiritualidade: um fala bonito, o outro diz amém, e está certo. Se um não quer, o outro ora sozinho, sem cobrança e sem suspiro; um convite leve, de vez em quando, abre mais portas.\n\nEscolham uma hora que já exista: o café, o carro, a luz apagada. Faltou ontem? Hoje serve.',
    steps: [
      'Nesta noite, de mãos dadas, cada um diga uma frase de gratidão e um pedido, e terminem.',
      'Perguntem um ao outro, antes de dormir: “por que posso orar por você amanhã?”.',
      'Leiam um salmo por semana, alternando os versículos, sem comentar mais de cinco minutos.',
      'Guardem num caderno os pedidos, com data, e voltem a ele no aniversário de casamento.',
    ],
    verses: [
      verse('Mateus 18:20', 'dois três reunidos nome'),
      verse('Mateus 6:7-8', 'orando repetições Pai sabe'),
      verse('1 Pedro 3:7', 'maridos herdeiros orações'),
      verse('Romanos 8:26', 'Espírito fraquezas intercede'),
    ],
  },
  {
    slug: 'aniversario-de-casamento',
    audience: 'marriage',
    situation: 'Fazemos aniversário de casamento e queremos celebrar bem a data.',
    serves: ['having', 'thanking'],
    synonyms: [
      'aniversário de casamento',
      'bodas de prata',
      'bodas de ouro',
      'renovar os votos',
      'como comemorar anos de casados',
      'anos de casados',
      'agradecer pelo casamento',
    ],
    advice:
      'Mais um ano. Houve jantar queimado, boleto, febre de madrugada, uma viagem boa e aquela discussão que hoje ninguém sabe como começou. Vocês continuam aqui, e isso pede festa, ainda que seja de pastel na feira.\n\nIsrael marcava o caminho com pedras. Depois do Jordão, empilharam doze, para que os filhos um dia perguntassem o que queriam dizer (Josué 4:6-7). Samuel pôs a sua e deu-lhe um nome que significava: até aqui o Senhor nos ajudou (1 Samuel 7:12). O “até aqui” é honesto. Não promete que tudo será fácil; conta o que já foi atravessado. Façam a pedra de vocês: uma foto no mesmo banco, uma árvore, uma carta por ano numa caixa.\n\nA memória do coração é curta para bênção e comprida para ofensa. Por isso o salmo manda a alma não esquecer nenhum dos benefícios (Salmos 103:2). Digam em voz alta, um ao outro, coisas miúdas: o café que levou, o dia em que segurou a minha mão no hospital. Provérbios manda alegrar-se com a mulher da juventude (Provérbios 5:18), o que se faz com o tempo, com o corpo e com a risada.\n\nSe o ano foi ruim, celebrem com verdade. À igreja que esfriou, Jesus mandou lembrar, mudar de rumo e voltar às primeiras obras (Apocalipse 2:4-5). Serve para casais: o que faziam no começo que hoje não fazem? Se não dá para festejar porque há medo ou mentira, não enfeitem; peçam ajuda a um conselheiro, e esse será o presente.\n\nE, na hora do bolo, lembrem-se de quem está só à mesa.',
    steps: [
      'Cada um escreva cinco lembranças boas do ano e leia para o outro, sem pressa.',
      'Repitam os votos em casa, com palavras de hoje, e guardem o papel.',
      'Escolham uma das primeiras obras, um passeio, um bilhete, uma dança, e façam ainda nesta semana.',
      'Peçam perdão por uma coisa do ano passado, para que ela não entre no próximo.',
    ],
    verses: [
      verse('1 Samuel 7:12', 'Samuel pedra Ebenézer ajudou'),
      verse('Josué 4:6-7', 'pedras filhos Jordão memorial'),
      verse('Salmos 103:2', 'alma esqueças benefícios'),
      verse('Provérbios 5:18', 'alegra-te mulher juventude'),
      verse('Apocalipse 2:4-5', 'primeiro amor primeiras obras'),
    ],
  },
  {
    slug: 'nosso-filho-nas-drogas',
    audience: 'marriage',
    situation: 'Nosso filho está nas drogas, e isso está nos separando.',
    synonyms: [
      'nosso filho usa drogas',
      'filho dependente químico',
      'filho no crack',
      'brigamos por causa do filho viciado',
      'não concordamos sobre o filho viciado',
      'internar nosso filho',
      'filho viciado roubando em casa',
    ],
    advice:
      'Um paga a dívida escondido; o outro troca a fechadura. Um chora no quarto; o outro xinga na cozinha. Vocês sentem o mesmo pavor e o vestem de modos opostos, e a droga agradece: enquanto os pais brigam, ninguém olha para ela.\n\nUm pai levou a Jesus o menino que se jogava no fogo e na água. Contou que era assim desde a infância e pediu compaixão por ele e pelo menino, os dois juntos; depois gritou chorando que cria e que precisava de ajuda para crer (Marcos 9:21-24). Podem orar assim. Das profundezas também se ora (Salmos 130:1-2).\n\nPaulo põe perto uma da outra duas frases que servem de bússola: levar as cargas uns dos outros (Gálatas 6:2) e cada um levar a sua (Gálatas 6:5). A carga que se reparte é comida, consulta, escuta, oração. A carga que é dele é a dívida do traficante, a mentira ao patrão, a consequência. O pai da parábola não foi pagar a conta no país distante; ficou de olho na estrada e correu quando ele veio (Lucas 15:20).\n\nDependência é doença e tem tratamento: o CAPS AD atende sem encaminhamento, há grupos como Amor-Exigente, Nar-Anon e Al-Anon para vocês. Internação sem a vontade dele é decisão médica, e não se contrata de quem promete milagre trancando à força. Convulsão, desmaio ou confusão: 192. Ameaça ou agressão: 190, e saiam de casa com os menores. Se traficantes cobram, não negociem sozinhos.\n\nOs outros filhos existem. O casamento também. Uma noite por semana sem esse assunto deixa os dois respirarem.',
    steps: [
      'Sentem-se sem ele e escrevam três regras que os dois vão sustentar, com a consequência de cada uma.',
      'Procurem nesta semana o CAPS AD ou um grupo de familiares, os dois juntos.',
      'Parem de dar dinheiro vivo; ofereçam comida, passagem paga, companhia à consulta.',
      'Marquem uma noite por semana para o casal, em que não se fala do problema.',
      'Orem pelo nome dele todos os dias, e, ao fim, um pelo outro.',
    ],
    verses: [
      verse('Marcos 9:21-24', 'pai infância compaixão incredulidade'),
      verse('Salmos 130:1-2', 'profundezas clamo voz'),
      verse('Gálatas 6:2', 'cargas outros'),
      verse('Gálatas 6:5', 'própria carga'),
      verse('Lucas 15:20', 'longe pai viu compaixão'),
    ],
  },
  {
    slug: 'contas-separadas',
    audience: 'marriage',
    situation: 'Cada um tem a sua conta, e não sabemos quanto o outro ganha.',
    synonyms: [
      'contas separadas',
      'cada um com seu dinheiro',
      'conta conjunta',
      'não sei quanto meu marido ganha',
      'não sei quanto minha esposa ganha',
      'juntar as contas do casal',
      'transparência no dinheiro',
    ],
    advice:
      'A Bíblia não regula o número de contas no banco. Há casais em paz com três contas e casais em guerra com uma só. O que ela descreve é mais fundo: dois que se tornam uma só carne (Gênesis 2:24), e um coração que confia no outro também quando o assunto são os bens (Provérbios 31:11). A pergunta, então, não é “de quem é a conta?”, e sim “há algo que eu não quero que você veja?”.\n\nÀs vezes o segredo nasceu sem maldade: cada um já trabalhava antes de casar, um tinha dívida e vergonha, o outro viu a mãe depender de mesada. Contem essa história um ao outro antes das planilhas. Depois abram tudo, salário, dívidas, parcelas, ajuda aos pais, a poupança que ninguém conhecia. A ordem de não mentir uns aos outros (Colossenses 3:9) vale também para extrato.\n\nCom a mesa limpa, escolham um jeito. Muitos juntam o que paga a casa e os sonhos, na proporção do que cada um ganha, e deixam a cada um um valor livre, sem prestação de contas. Quem ganha menos não tem menos voz; quem fica com as crianças também sustenta. Sentem-se para fazer as contas antes de construir, como o homem da torre (Lucas 14:28).\n\nSó um cuidado. Se um controla todo o dinheiro, confisca salário, pede nota de cada compra ou faz dívida no nome do outro, isso já não é organização: é uma forma de violência. Nesse caso guarde os seus documentos e procure ajuda; o 180 orienta mulheres, de graça.',
    steps: [
      'Marquem uma noite sem televisão e levem, os dois, os três últimos extratos.',
      'Façam uma lista única de entradas, contas fixas, dívidas e metas.',
      'Decidam o que vai para o fundo comum e quanto cada um gasta livremente.',
      'Revejam os números no primeiro sábado de cada mês, com um café bom.',
    ],
    verses: [
      verse('Gênesis 2:24', 'uma só carne'),
      verse('Provérbios 31:11', 'coração marido confia bens'),
      verse('Colossenses 3:9', 'mintais uns aos outros'),
      verse('Lucas 14:28', 'torre contas gastos'),
    ],
  },
];
