import type { QuestionEntry } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const bodyAndLife: readonly QuestionEntry[] = [
  {
    slug: 'aborto',
    question: 'O que a fé cristã diz sobre o aborto?',
    synonyms: [
      'aborto',
      'aborto é pecado',
      'abortar é pecado',
      'a Bíblia proíbe o aborto',
      'penso em abortar',
      'quero abortar',
      'gravidez indesejada e aborto',
      'grávida pensando em aborto',
      'meu namorado quer que eu aborte',
      'aborto em caso de estupro',
      'aborto e o começo da vida',
    ],
    serves: ['having', 'losing'],
    answer:
      'As igrejas evangélicas, em geral, ensinam que a vida no ventre já é de Deus e deve ser protegida. Leem assim o salmo em que o corpo ainda sem forma é visto por ele (Salmos 139:13-16) e a criança que saltou de alegria em Isabel (Lucas 1:44). Nos casos mais dolorosos, como risco para a mãe ou estupro, cristãos sérios divergem, e a lei brasileira prevê atendimento médico. São horas para médico, família de confiança e pastor, nunca para gritaria.\n\nSe você está grávida e assustada, não decida sozinha, no meio do susto, nem sob pressão de ninguém. Deus ouviu Agar, sozinha no deserto e grávida, antes que ela soubesse para onde ir (Gênesis 16:11). Procure o posto de saúde e o CRAS; a entrega legal para adoção existe, com sigilo. Vítima de violência ou menor de idade: 180, Disque 100, ou 190 na urgência. Com sangramento ou febre, vá já ao hospital ou chame o SAMU, 192.\n\nSe já aconteceu com você, há perdão (1 João 1:9). E à igreja cabe abrir a porta: berço, carona, creche e abraço defendem a vida melhor do que um cartaz.',
    verses: [
      verse('Salmos 139:13-16', 'ventre mãe corpo forma'),
      verse('Lucas 1:44', 'criança saltou alegria ventre'),
      verse('Gênesis 16:11', 'concebeste filho SENHOR ouviu aflição'),
      verse('1 João 1:9', 'confessarmos fiel perdoar purificar'),
    ],
  },
  {
    slug: 'fiz-um-aborto',
    question: 'Fiz um aborto e me arrependo. Deus me perdoa?',
    synonyms: [
      'fiz um aborto',
      'fiz um aborto Deus me perdoa',
      'Deus perdoa aborto',
      'aborto tem perdão',
      'abortei e me arrependi',
      'tirei um filho',
      'tirei o bebê',
      'culpa por ter abortado',
      'fiz minha namorada abortar',
      'paguei um aborto',
      'tomei remédio para abortar',
    ],
    serves: ['committed', 'losing'],
    answer:
      'Perdoa. Isso vem primeiro porque talvez você tenha lido até aqui prendendo a respiração. Davi, que tirou uma vida e escondeu o fato por meses, descobriu que Deus não despreza um coração quebrado (Salmos 51:17). A quem confessa, ele é fiel para perdoar e limpar (1 João 1:9), e afasta a culpa como o oriente está longe do ocidente (Salmos 103:12).\n\nO luto pode continuar depois do perdão, e não é castigo. Você pode dar nome a essa perda, chorar por ela e confiar a Deus o filho que não conheceu; muitos pastores fazem isso junto, com discrição. Se houve pressão, abandono ou violência, parte do peso pertence a outra pessoa. Se foi você quem pressionou alguém, confesse também isso e, se ela permitir, peça perdão a ela.\n\nConte a uma pessoa segura; não é preciso contar a todos. Psicóloga ajuda, e o posto de saúde atende sem julgar. Sangramento forte ou febre é emergência: 192. Se a culpa trouxer vontade de morrer, ligue agora para o CVV, 188.',
    verses: [
      verse('Salmos 51:17', 'espírito quebrantado desprezas coração'),
      verse('1 João 1:9', 'confessarmos fiel perdoar purificar'),
      verse('Salmos 103:12', 'oriente longe ocidente transgressões'),
    ],
  },
  {
    slug: 'cremacao',
    question: 'Crente pode ser cremado?',
    synonyms: [
      'cremação',
      'crente pode ser cremado',
      'cremação é pecado',
      'cremar o corpo',
      'cremar ou enterrar',
      'cremar ou sepultar',
      'quero ser cremado',
      'jogar as cinzas no mar',
      'o que fazer com as cinzas',
      'como Deus ressuscita quem foi cremado',
      'minha mãe quer ser cremada',
    ],
    answer:
      'Nenhum mandamento trata do assunto. O povo da Bíblia sepultava: Jacó pediu para ficar junto dos pais (Gênesis 49:29), Jesus foi posto num túmulo. Queimar aparece de modos bem diferentes, como ultraje a um inimigo (Amós 2:1) e como gesto de amigos que resgataram o corpo de Saul, queimaram-no e enterraram os ossos (1 Samuel 31:12-13).\n\nPor causa da esperança na ressurreição, muitas igrejas preferem o sepultamento, que lembra a semente na terra (1 Coríntios 15:42-44). Outras não veem problema: o corpo volta ao pó de um jeito ou de outro, e Deus não precisa de ossos guardados para levantar os mártires que morreram em fogueiras ou os que o mar levou (Apocalipse 20:13).\n\nConsciência, família e bolso entram na conversa, e custo não é vergonha. Fale disso antes, com quem vai decidir, e deixe por escrito. Qualquer que seja a escolha, trate o corpo com respeito e reserve um momento para a despedida, porque o luto precisa de um lugar.',
    verses: [
      verse('1 Coríntios 15:42-44', 'ressurreição Semeia-se corpo glória'),
      verse('Gênesis 49:29', 'sepultai-me pais caverna'),
      verse('Amós 2:1', 'Moabe queimou ossos rei'),
      verse('1 Samuel 31:12-13', 'Saul queimaram-nos ossos sepultaram'),
      verse('Apocalipse 20:13', 'mar entregou mortos'),
    ],
  },
  {
    slug: 'doacao-de-orgaos',
    question: 'Crente pode doar órgãos?',
    synonyms: [
      'doação de órgãos',
      'doar órgãos',
      'doador de órgãos',
      'doar órgãos é pecado',
      'transplante de órgãos',
      'transplante',
      'doar o rim',
      'doar medula',
      'doar sangue',
      'crente pode receber transfusão de sangue',
      'vou ressuscitar sem os órgãos',
      'autorizar doação de órgãos de parente',
    ],
    answer:
      'Pode, e muitos pastores a recomendam como gesto de amor. A Bíblia não conhecia transplantes, mas conhece a regra de fazer pelos outros o que gostaríamos que fizessem por nós (Mateus 7:12), e Jesus chamou de maior amor o de quem dá a vida pelos amigos (João 15:13). Paulo, com carinho, dizia que os gálatas teriam arrancado os olhos para lhe dar, se fosse possível (Gálatas 4:15).\n\nO receio mais comum é chegar incompleto à ressurreição. Todo corpo se desfaz, e Cristo transformará o nosso para ser como o dele (Filipenses 3:21). Ele não depende do que estiver no caixão. Há igrejas e famílias que ainda hesitam, e a decisão é livre; ninguém deve doar por pressão nem por dinheiro, o que aliás é crime.\n\nNo Brasil, quem autoriza é a família, depois da morte encefálica confirmada por exames. Então avise em casa qual é a sua vontade. Para sangue e medula nem é preciso esperar: procure o hemocentro da sua cidade.',
    verses: [
      verse('João 15:13', 'maior amor vida amigos'),
      verse('Mateus 7:12', 'tudo quiserdes outros façam'),
      verse('Gálatas 4:15', 'olhos possível arrancado'),
      verse('Filipenses 3:21', 'transformará corpo glorioso'),
    ],
  },
];
