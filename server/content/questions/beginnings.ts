import type { QuestionEntry } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const beginnings: readonly QuestionEntry[] = [
  {
    slug: 'quem-criou-deus',
    question: 'Quem criou Deus?',
    synonyms: [
      'de onde veio Deus',
      'como Deus surgiu',
      'Deus sempre existiu',
      'Deus teve começo',
      'o que havia antes de Deus',
      'a origem de Deus',
    ],
    answer:
      'Ninguém o criou. Crianças de quatro anos e filósofos fazem essa pergunta, e ela é boa. Tudo o que conhecemos teve início: a casa, a árvore, o universo. Se cada coisa dependesse de outra anterior, a fila nunca começaria. A Bíblia afirma que existe alguém fora da fila, que não recebeu a existência de nenhum outro.\n\nUm salmo diz que, antes de haver montes ou terra, ele já era Deus, de eternidade a eternidade (Salmos 90:2). Tudo o que passou a existir veio por meio da Palavra, o Filho (João 1:3). E a Moisés Deus deu um nome ligado ao verbo ser (Êxodo 3:14), como quem diz que é, sem depender de ninguém.\n\nNossa imaginação para diante disso, pois pensamos dentro do tempo. O profeta já avisava que o entendimento de Deus não se mede (Isaías 40:28). A quem pergunta em casa, basta dizer que Deus sempre existiu, que é difícil de imaginar até para adulto, e que esse Deus sem começo se deixou conhecer num bebê de Belém.',
    verses: [
      verse('Salmos 90:2', 'montes eternidade Deus'),
      verse('João 1:3', 'feitas coisas'),
      verse('Êxodo 3:14', 'Moisés SOU'),
      verse('Isaías 40:28', 'eterno entendimento incompreensível'),
    ],
  },
  {
    slug: 'mulher-de-caim',
    question: 'Com quem Caim se casou?',
    synonyms: [
      'a esposa de Caim',
      'mulher de Caim',
      'quem era a mulher de Caim',
      'Adão e Eva tiveram filhas',
      'de onde veio a mulher de Caim',
    ],
    answer:
      'Gênesis menciona a mulher de Caim sem dizer o nome nem a origem dela (Gênesis 4:17). O texto seleciona poucos personagens e pula o resto, por isso a dúvida existe desde a antiguidade.\n\nA explicação mais tradicional é que fosse uma irmã ou sobrinha. Adão viveu séculos, pela conta do livro, e gerou filhos e filhas (Gênesis 5:4). A proibição do casamento entre irmãos só vem muito depois, na lei de Moisés (Levítico 18:9); o próprio Abraão era casado com uma meia-irmã (Gênesis 20:12).\n\nOutros cristãos pensam que já havia mais gente além da família de Adão e lembram o medo de Caim de ser morto por quem o encontrasse (Gênesis 4:14). Há também quem leia esses capítulos como narrativa de linguagem simbólica, em que a pergunta não se coloca. Igrejas fiéis convivem com essas leituras. O centro do relato é outro e vale para qualquer uma delas: o ciúme não tratado destrói o irmão, e Deus, mesmo ao julgar, protege a vida do culpado.',
    verses: [
      verse('Gênesis 4:17', 'Caim mulher Enoque'),
      verse('Gênesis 5:4', 'Adão filhos filhas'),
      verse('Levítico 18:9', 'irmã nudez'),
      verse('Gênesis 20:12', 'irmã pai mulher'),
      verse('Gênesis 4:14', 'achar matará'),
    ],
  },
  {
    slug: 'torre-de-babel',
    question: 'O que foi a torre de Babel?',
    synonyms: [
      'torre de Babel',
      'a confusão das línguas',
      'por que existem tantas línguas',
      'por que Deus confundiu as línguas',
      'Babel significado',
    ],
    answer:
      'Tijolo novo, técnica avançada, todo mundo falando a mesma língua: parecia o projeto perfeito. Os construtores queriam uma cidade e uma torre que tocasse o céu, para ficarem famosos e não se espalharem (Gênesis 11:4). Muitos relacionam a cena aos zigurates da Mesopotâmia, templos em degraus feitos de tijolos.\n\nO problema não era a altura do prédio. Havia ali orgulho coletivo e a recusa de encher a terra, que tinha sido a bênção dada no começo (Gênesis 1:28). Com ironia, o texto conta que Deus precisa descer para ver a obra. Confunde as línguas, e o povo se dispersa (Gênesis 11:7-9). O nome Babel é explicado por um jogo com a palavra hebraica que significa confundir.\n\nAlgumas gerações depois, Deus chama Abraão e promete a ele, de presente, o nome que os outros tentaram fabricar. E no Pentecostes Deus responde à dispersão: cada um ouve, no próprio idioma, as grandezas de Deus (Atos 2:11). As línguas continuaram muitas, mas já não separavam as pessoas.',
    verses: [
      verse('Gênesis 11:4', 'cidade torre nome espalhados'),
      verse('Gênesis 1:28', 'enchei terra'),
      verse('Gênesis 11:7-9', 'confundamos línguas espalhou Babel'),
      verse('Atos 2:11', 'línguas grandezas'),
    ],
  },
  {
    slug: 'jaco',
    question: 'Quem foi Jacó?',
    synonyms: [
      'história de Jacó',
      'Jacó e Esaú',
      'Jacó lutou com Deus',
      'a escada de Jacó',
      'Jacó e Raquel',
      'por que Jacó virou Israel',
      'o pai das doze tribos',
    ],
    answer:
      'Jacó era neto de Abraão e nasceu agarrado ao calcanhar do irmão gêmeo (Gênesis 25:26). Passou boa parte da vida tentando pegar o que já estava prometido a ele. Comprou a primogenitura de Esaú por um prato de comida (Gênesis 25:31-33), enganou o pai quase cego e teve de fugir.\n\nNa primeira noite da fuga, com uma pedra por travesseiro, sonhou com uma escada entre a terra e o céu e ouviu que não estaria sozinho (Gênesis 28:12; Gênesis 28:15). Não fez nada para merecer aquilo. Na casa do tio Labão, o enganador foi enganado: acordou casado com Lia em vez de Raquel (Gênesis 29:25). Vinte anos depois, de volta, lutou uma noite inteira com um desconhecido, saiu mancando e com nome novo, Israel (Gênesis 32:24-28).\n\nTemia a vingança de Esaú e encontrou um abraço (Gênesis 33:4). Seus doze filhos deram origem às tribos. A família que formou sofreu com o favoritismo dele, mas Deus não o largou. É boa notícia para quem manca.',
    verses: [
      verse('Gênesis 25:26', 'calcanhar Esaú Jacó'),
      verse('Gênesis 25:31-33', 'Vende primogenitura'),
      verse('Gênesis 28:12', 'escada céu'),
      verse('Gênesis 28:15', 'contigo guardarei'),
      verse('Gênesis 29:25', 'Lia Labão enganaste'),
      verse('Gênesis 32:24-28', 'lutou coxa Israel'),
      verse('Gênesis 33:4', 'Esaú abraçou beijou'),
    ],
  },
];
