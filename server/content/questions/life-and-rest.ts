import type { QuestionEntry } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const lifeAndRest: readonly QuestionEntry[] = [
  {
    slug: 'sentido-da-vida',
    question: 'Qual é o sentido da vida?',
    synonyms: [
      'por que existo',
      'por que eu existo',
      'por que estou aqui',
      'para que eu nasci',
      'propósito da vida',
      'qual o meu propósito',
      'por que Deus nos criou',
      'para que Deus me criou',
    ],
    answer:
      'Um homem rico e estudado fez a mesma pergunta, experimentou tudo e escreveu que era fumaça (Eclesiastes 1:2). O livro dele está na Bíblia. Deus não se ofende com quem acha a vida vazia; deixou que alguém o dissesse em doze capítulos, e que no fim chegasse a uma conclusão firme: reverenciar a Deus e viver como ele quer (Eclesiastes 12:13).\n\nA primeira resposta é de onde viemos. Nele vivemos e nos movemos (Atos 17:28); fomos criados para a glória dele (Isaías 43:7). Você não é um acidente nem uma peça de máquina: existe porque Deus quis.\n\nA segunda é para onde ir. Jesus a resumiu em dois amores: a Deus com tudo o que se é, e ao próximo como a si mesmo (Marcos 12:30-31). Não é preciso descobrir uma missão grandiosa. O sentido cabe num dia comum, numa criança atendida, num serviço bem feito, porque há boas obras preparadas no caminho (Efésios 2:10).\n\nE, se a pergunta vem de um cansaço fundo, em que nada tem gosto há semanas, ela pode ser também do corpo. Conte a alguém de confiança e procure um médico ou psicólogo. Perguntar por que viver, com dor, é um jeito de pedir ajuda, e o CVV ouve a qualquer hora, pelo 188.',
    verses: [
      verse('Marcos 12:30-31', 'amarás coração próximo'),
      verse('Eclesiastes 1:2', 'Futilidade Pregador'),
      verse('Eclesiastes 12:13', 'conclusão teme mandamentos'),
      verse('Atos 17:28', 'vivemos movemos somos'),
      verse('Isaías 43:7', 'criei gloria formei'),
      verse('Efésios 2:10', 'criados boas obras'),
    ],
  },
  {
    slug: 'como-ser-feliz',
    question: 'O que a Bíblia diz sobre ser feliz?',
    synonyms: [
      'como ser feliz',
      'felicidade',
      'segredo da felicidade',
      'quero ser feliz',
      'alegria e felicidade',
      'Deus quer que eu seja feliz',
      'vida feliz',
    ],
    answer:
      'O livro dos Salmos abre com uma palavra que quer dizer feliz, e a dá a quem não vive do conselho dos maus e tem prazer na lei do Senhor. O poema compara essa pessoa a uma árvore junto da água (Salmos 1:1-3). A árvore não corre atrás de alegria. Cria raiz, e o fruto vem na época.\n\nJesus começou o sermão mais famoso com a mesma palavra, e a deu a quem menos se espera: pobres por dentro, mansos, os que choram (Mateus 5:3-5). Não disse que chorar é bom. Disse que essa gente não foi esquecida.\n\nHá prazeres simples que são presente: comer, beber, gostar do que se fez (Eclesiastes 3:12-13). Há uma alegria que aumenta quando se reparte (Atos 20:35). E há um segredo que Paulo disse ter precisado aprender, a contentar-se com muito e com pouco (Filipenses 4:11-12). Se ele aprendeu, não nasceu sabendo.\n\nIsso não obriga ninguém a sorrir. A Bíblia tem um livro chamado Lamentações. Mas ela aponta onde está a fonte: há alegria completa na presença de Deus (Salmos 16:11). Quem faz da felicidade o alvo costuma errá-la. Quem procura a Deus costuma achar também a alegria.',
    verses: [
      verse('Salmos 16:11', 'caminho vida presença alegrias'),
      verse('Salmos 1:1-3', 'Bem-aventurado árvore ribeiros'),
      verse('Mateus 5:3-5', 'humildes Reino choram'),
      verse('Eclesiastes 3:12-13', 'alegrar beba presente'),
      verse('Atos 20:35', 'Bem-aventurado dar receber'),
      verse('Filipenses 4:11-12', 'aprendi contentar abundância'),
    ],
  },
  {
    slug: 'como-ter-paz',
    question: 'Como ter paz?',
    synonyms: [
      'paz de Deus',
      'o que é a paz de Deus',
      'paz no coração',
      'paz interior',
      'quero ter paz',
      'não tenho paz',

      'shalom significado',
    ],
    answer:
      'Em hebraico, shalom é mais do que sossego. É estar inteiro, com as coisas no lugar. Era o fim da bênção que os sacerdotes davam: que Deus levante o rosto para você e lhe dê paz (Números 6:26).\n\nA primeira paz é com ele e continua quando o humor do dia muda: quem foi justificado pela fé já a tem, por meio de Jesus (Romanos 5:1). Dela nasce a outra, a que se sente. Na noite em que ia ser preso, Jesus a deixou de herança aos amigos, e avisou que não era como a do mundo (João 14:27). Na mesma conversa disse que teriam aflições (João 16:33). A paz dele não espera o problema acabar.\n\nComo se recebe? Paulo, preso, ensina um caminho: em vez de ruminar, pedir; contar tudo a Deus e agradecer. A paz então monta guarda no coração (Filipenses 4:6-7). Ruminação e oração usam o mesmo assunto; muda com quem se fala.\n\nEssa paz também aparece do lado de fora. Jesus chamou de filhos de Deus os que fazem a paz (Mateus 5:9). Um pedido de desculpas, uma dívida acertada, o celular longe da cama, às vezes uma consulta: Deus também responde por aí.',
    verses: [
      verse('João 14:27', 'paz deixo dou'),
      verse('Números 6:26', 'rosto paz'),
      verse('Romanos 5:1', 'justificados fé paz'),
      verse('João 16:33', 'paz mundo aflição'),
      verse('Filipenses 4:6-7', 'ansiosos orações paz'),
      verse('Mateus 5:9', 'pacificadores filhos'),
    ],
  },
  {
    slug: 'estou-cansado',
    question: 'Estou cansado. O que Deus diz a quem está exausto?',
    synonyms: [
      'cansaço',
      'estou exausto',
      'muito cansado',
      'descanso em Deus',
      'vinde a mim os cansados',
    ],
    answer:
      'Antes de um sermão, Deus deu a um homem cansado pão e sono. Elias tinha fugido, deitado debaixo de um arbusto e dito “basta”. Um anjo o tocou duas vezes: levanta e come, porque o caminho é longo (1 Reis 19:5-7). Ninguém o repreendeu, e a conversa ficou para depois.\n\nJesus também reparava no cansaço. Os discípulos não tinham tempo nem de comer, e ele os chamou a um lugar quieto, para descansar um pouco (Marcos 6:31). O descanso está nos mandamentos, e vale até para o empregado e o animal (Êxodo 20:10). Quem descansa confessa que o mundo não depende de nós.\n\nHá outro cansaço, o da alma que carrega tudo sozinha. A quem está assim ele diz “venham a mim”, e oferece uma troca de jugos (Mateus 11:28-30). Não promete tirar toda carga, e sim carregar junto. E quem espera nele vai renovando as forças (Isaías 40:31), às vezes só o bastante para andar.\n\nHoje: durma, coma, diga um não, peça ajuda e diga em quê. Se faz semanas que nem o sono descansa, procure um médico. Pode ser anemia, tireoide, depressão, e tem tratamento.',
    verses: [
      verse('Mateus 11:28-30', 'cansados sobrecarregados jugo'),
      verse('1 Reis 19:5-7', 'anjo Levanta-te come'),
      verse('Marcos 6:31', 'deserto repousai'),
      verse('Êxodo 20:10', 'repouso servo animal'),
      verse('Isaías 40:31', 'renovarão forças águias'),
    ],
  },
  {
    slug: 'sabedoria-de-deus',
    question: 'O que é sabedoria e como pedi-la?',
    synonyms: [
      'sabedoria',
      'sabedoria de Deus',
      'como ter sabedoria',
      'pedir sabedoria',
      'temor do Senhor e sabedoria',
      'ser sábio',
      'discernimento',
    ],
    answer:
      'Sabedoria, na Bíblia, é saber viver. Um marceneiro hábil é chamado de sábio, e também a mulher que sabe a hora de calar. Pode-se ter diploma e não a ter. O começo dela é a reverência (Provérbios 1:7): lembrar que Deus é Deus e eu não sou.\n\nA sabedoria se pede. Tiago diz que Deus a dá com generosidade e sem passar sermão em quem pergunta (Tiago 1:5). O jovem Salomão, podendo pedir riqueza, quis um coração capaz de escutar e distinguir o bem do mal (1 Reis 3:9). E isso agradou a Deus.\n\nComo saber se é a de cima? Tiago dá um teste de mesa de família: ela é pura, pacífica, tratável, cheia de misericórdia, sem fingimento (Tiago 3:17). A ideia brilhante que humilha alguém não passou no teste.\n\nA sabedoria vem pela oração, e também por andar com gente sábia, ler Provérbios (são 31 capítulos, um por dia do mês), errar e não esconder o erro. Para os cristãos ela tem rosto: Cristo é a sabedoria de Deus (1 Coríntios 1:24). Na dúvida, pergunte o que ele faria com essa pessoa que está na sua frente.',
    verses: [
      verse('Tiago 1:5', 'sabedoria peça generosamente'),
      verse('Provérbios 1:7', 'temor conhecimento tolos'),
      verse('1 Reis 3:9', 'coração entendimento julgar'),
      verse('Tiago 3:17', 'sabedoria pura pacífica'),
      verse('1 Coríntios 1:24', 'Cristo poder sabedoria'),
    ],
  },
  {
    slug: 'obediencia-a-deus',
    question: 'O que é obedecer a Deus?',
    synonyms: [
      'obediência',
      'obedecer a Deus',
      'obedecer é melhor que sacrificar',
      'por que obedecer a Deus',
      'como obedecer a Deus',
      'dificuldade de obedecer',
    ],
    answer:
      'Em hebraico, ouvir e obedecer são quase a mesma palavra. Quem ouviu de verdade se mexe. Jesus perguntou por que o chamavam de Senhor e não faziam o que dizia (Lucas 6:46), e comparou quem ouve e pratica a quem constrói sobre rocha (Mateus 7:24).\n\nO motivo não é medo. Se me amam, guardem os meus mandamentos (João 14:15): o amor vem primeiro, e a obediência mostra que ele existe. Ninguém compra Deus com bom comportamento, nem com oferta. Saul tentou cobrir a desobediência com um culto caprichado e ouviu que obedecer vale mais que sacrifício (1 Samuel 15:22).\n\nO modelo é o Filho, obediente até a morte (Filipenses 2:8). E há um limite que protege: obedecer a Deus vem antes de obedecer a gente (Atos 5:29). Se um líder, um marido ou um chefe manda o que é errado, responder “não” é obediência.\n\nQuando obedecer parecer grande demais, dê o próximo passo que já está claro: o telefonema, a verdade, o troco devolvido. A luz costuma chegar para um passo de cada vez.',
    verses: [
      verse('João 14:15', 'amais guardai mandamentos'),
      verse('Lucas 6:46', 'Senhor fazeis digo'),
      verse('Mateus 7:24', 'palavras prudente rocha'),
      verse('1 Samuel 15:22', 'obedecer sacrifícios'),
      verse('Filipenses 2:8', 'humilhou obediente cruz'),
      verse('Atos 5:29', 'obedecer apóstolos Deus'),
    ],
  },
];
