import type { QuestionEntry } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const wellKnownPassages: readonly QuestionEntry[] = [
  {
    slug: 'parabola-do-filho-prodigo',
    question: 'O que ensina a parábola do filho pródigo?',
    synonyms: [
      'parábola do filho pródigo',
      'história do filho pródigo',
      'significado do filho pródigo',
      'o pai e os dois filhos',
      'o irmão mais velho do filho pródigo',
      'o que significa pródigo',
      'Lucas 15',
    ],
    answer:
      'Pródigo quer dizer gastador, e o rapaz gasta tudo. Mas a história tem dois filhos, e convém olhar para quem a ouvia: religiosos incomodados porque Jesus comia com gente de má fama (Lucas 15:1-2).\n\nO mais novo pede a herança com o pai vivo, o que soava como desejar a morte dele (Lucas 15:12). Longe, passa fome, cai em si e ensaia um discurso para ser aceito como empregado. Nem termina de falar. O pai corre, abraça, veste, calça e manda preparar a festa (Lucas 15:20-24). Homem idoso daquela cultura não corria em público; ele troca a própria dignidade pela do filho.\n\nO mais velho nunca saiu, e também estava longe. Faz contas de anos de serviço e não consegue chamar o outro de irmão. O pai sai de novo, desta vez para insistir com ele (Lucas 15:28-32). A parábola para sem contar se ele entrou. Quem já voltou para casa encontra aqui o abraço; quem nunca se afastou precisa decidir se vai à festa.',
    verses: [
      verse('Lucas 15:1-2', 'pecadores fariseus come'),
      verse('Lucas 15:12', 'jovem bens repartiu'),
      verse('Lucas 15:20-24', 'correndo beijou roupa anel bezerro'),
      verse('Lucas 15:28-32', 'raiva rogava irmão'),
      verse('Lucas 15', 'filhos ovelhas irmão'),
    ],
  },
  {
    slug: 'parabola-do-semeador',
    question: 'O que ensina a parábola do semeador?',
    synonyms: [
      'parábola do semeador',
      'os quatro tipos de solo',
      'os quatro solos',
      'semente que caiu à beira do caminho',
      'semente entre espinhos',
      'boa terra',
    ],
    answer:
      'Na Galileia, o lavrador jogava a semente com a mão, e parte dela ia parar onde não devia. Jesus aproveita a cena: a semente é sempre a mesma, o que varia é o chão (Mateus 13:3-8). É uma das poucas parábolas que ele mesmo explicou (Mateus 13:18-23).\n\n- Caminho batido: a mensagem fica na superfície e logo some.\n- Pedra com pouca terra: começo animado, sem raiz para o dia difícil.\n- Espinhos: preocupações e dinheiro ocupam o espaço até sufocar.\n- Terra boa: a pessoa ouve, entende e dá fruto, em quantidades diferentes.\n\nDuas cautelas ajudam. A parábola serve para eu perguntar que solo tenho sido nesta semana; o mesmo coração pode ter trechos de cada tipo. E chão muda: pedra se tira, mato se arranca. Para quem ensina crianças ou fala de Jesus a parentes, há ainda um consolo. O semeador trabalha, dorme e levanta, e a planta cresce sem que ele saiba como (Marcos 4:26-28).',
    verses: [
      verse('Mateus 13:3-8', 'semeador caminho pedregais espinhos'),
      verse('Mateus 13:18-23', 'entende raiz riquezas fruto'),
      verse('Marcos 4:26-28', 'dormisse semente brotasse'),
    ],
  },
  {
    slug: 'armadura-de-deus',
    question: 'O que é a armadura de Deus?',
    synonyms: [
      'armadura de Deus',
      'revestir da armadura de Deus',
      'couraça da justiça',
      'capacete da salvação',
      'escudo da fé',
      'espada do Espírito',
      'batalha espiritual armadura',
      'Efésios 6',
    ],
    answer:
      'Paulo conhecia soldados romanos de perto; escreveu aos efésios como prisioneiro. Também conhecia Isaías, que descreve o próprio Deus vestindo justiça e usando capacete de salvação (Isaías 59:17). A armadura, portanto, é dele, emprestada aos seus.\n\nA lista fala de cinto da verdade, couraça da justiça, calçado da prontidão para anunciar a paz, escudo da fé e capacete da salvação; por último vem a espada que o Espírito dá, a palavra divina (Efésios 6:14-17). Quase tudo é defesa, e o verbo que mais volta é ficar firme. O inimigo não é o vizinho nem o parente difícil, porque a luta não é contra gente (Efésios 6:12).\n\nNa prática, vestir a armadura não é gesto nem fórmula repetida de manhã. É falar a verdade quando mentir seria cômodo, agir com retidão, lembrar-se do evangelho quando a culpa acusa, confiar, conhecer a Bíblia. Logo depois vem a oração, feita em todo tempo e por todos (Efésios 6:18). Ninguém vai sozinho a essa batalha.',
    verses: [
      verse('Isaías 59:17', 'justiça armadura capacete salvação'),
      verse('Efésios 6:14-17', 'verdade couraça escudo capacete espada'),
      verse('Efésios 6:12', 'lutar carne sangue'),
      verse('Efésios 6:18', 'orando tempo vigiando'),
      verse('Efésios 6', 'armadura escudo espada'),
    ],
  },
  {
    slug: 'deus-amou-o-mundo',
    question: 'O que significa “Deus amou o mundo de tal maneira”?',
    synonyms: [
      'João 3:16 Deus amou o mundo',
      'porque Deus amou o mundo',
      'Deus deu seu Filho unigênito',
      'versículo mais conhecido da Bíblia',
    ],
    answer:
      'É provavelmente o versículo mais decorado do mundo, porque cabe nele quase o evangelho inteiro: quem ama, quanto ama, o que deu, para quem e com que fim (João 3:16). A frase aparece numa conversa noturna com Nicodemos, professor respeitado que precisava aprender do começo.\n\nPouco antes, Jesus lembra um episódio do deserto. O povo, picado por serpentes, olhava para uma haste de bronze erguida e vivia (Números 21:9); do mesmo modo ele seria levantado (João 3:14-15). Crer é isto, olhar para quem foi erguido por nós e confiar. O presente foi dado a um mundo que não merecia (Romanos 5:8).\n\nPerecer descreve a vida que se perde longe de Deus, agora e depois; vida eterna é pertencer a ele, também agora e depois. O versículo seguinte costuma ser esquecido: o Filho não veio com a missão de condenar (João 3:17). Se alguém usar este texto para assustar você, leia os dois juntos, devagar, e ponha seu nome no lugar da palavra mundo.',
    verses: [
      verse('João 3:16', 'amou mundo unigênito'),
      verse('Números 21:9', 'serpente bronze vivia'),
      verse('João 3:14-15', 'serpente levantado crê'),
      verse('Romanos 5:8', 'amor pecadores'),
      verse('João 3:17', 'condenasse salvo'),
    ],
  },
  {
    slug: 'mulher-virtuosa',
    question: 'Quem é a mulher virtuosa de Provérbios?',
    synonyms: [
      'mulher virtuosa',
      'mulher de Provérbios',
      'como ser uma mulher virtuosa',
      'mulher sábia de Provérbios',
      'qualidades da mulher virtuosa',
      'Provérbios 31',
    ],
    answer:
      'A mulher virtuosa é o retrato que encerra o livro, um poema em que cada verso começa com uma letra do alfabeto hebraico. Pouca gente repara no tamanho do mundo dessa mulher: ela avalia um campo e o compra, planta vinha, fabrica e vende tecidos (Provérbios 31:16; Provérbios 31:24). Ajuda quem passa necessidade, fala com sabedoria e ri do futuro (Provérbios 31:20; Provérbios 31:25-26).\n\nA expressão hebraica também fala de força e capacidade. Boaz a usa para Rute, que era viúva, pobre e estrangeira (Rute 3:11). Não é, então, título reservado a casadas, mães ou donas de casa impecáveis.\n\nLido como lista de tarefas, o poema esmaga. Ninguém faz tudo aquilo num dia, e ela contava com gente que a ajudava. Como retrato, inspira: o segredo está no temor do Senhor, mais durável que a beleza (Provérbios 31:30). E o último verso é dirigido aos outros, para que reconheçam o trabalho dela em público. Em casa, isso pode começar com um elogio e a louça lavada.',
    verses: [
      verse('Provérbios 31:16', 'campo compra vinha'),
      verse('Provérbios 31:24', 'panos vende'),
      verse('Provérbios 31:20', 'aflito necessitados'),
      verse('Provérbios 31:25-26', 'Força sorri sabedoria'),
      verse('Rute 3:11', 'mulher virtuosa'),
      verse('Provérbios 31:30', 'formosura teme louvada'),
      verse('Provérbios 31', 'virtuosa teme louvada'),
    ],
  },
];
