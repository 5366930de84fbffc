import type { Gift } from '#shared/guided-studies/guided-studies.ts';
import { verse } from '../../verse-claim.ts';
import type { AuthoredPart } from '../authored.ts';
import { mestreDaysOneToFifteen } from './mestre-days-1.ts';
import { mestreDaysSixteenToThirty } from './mestre-days-2.ts';

export const mestre: AuthoredPart<Gift> = {
  slug: 'mestre',
  title: 'Mestre/Doutor',
  references: [
    verse('Efésios 4:11', 'pastores instrutores'),
    verse('Efésios 4:12', 'aperfeiçoamento santos serviço edificação corpo'),
    verse('Esdras 7:10', 'Esdras coração buscar praticar ensinar'),
    verse('Colossenses 1:28', 'ensinando pessoa sabedoria completa Cristo'),
    verse('Tiago 3:1', 'mestres julgamento rigoroso'),
    verse('Atos 18:26', 'Áquila Priscila explicaram'),
  ],
  meaning:
    'O último nome da lista é o de quem instrui (Efésios 4:11). Na frase grega um só artigo abraça pastores e mestres, e por isso muitos leem um único ministério com dois rostos; outros distinguem quem cuida de quem explica. A finalidade consta da linha seguinte: preparar todo o povo para servir (Efésios 4:12). Mestre, então, é a pessoa que Cristo dá ao seu povo a fim de abrir a Escritura de modo que outros a entendam, vivam e possam por sua vez ensiná-la. Paulo resume o alvo: apresentar cada pessoa madura em Cristo (Colossenses 1:28).\n\nA ordem de Esdras continua boa: buscar, praticar, ensinar (Esdras 7:10). Nem sempre há púlpito; Priscila e Áquila completaram a formação de um pregador dentro de casa (Atos 18:26). Sobre quem pode ensinar a igreja reunida, as comunidades divergem, e você seguirá a sua. O aviso de Tiago vale em todas (Tiago 3:1).',
  characteristics: [
    'Gosta de entender e sente alegria quando o outro entende.',
    'Lê o trecho inteiro, com contexto, antes de aplicar.',
    'Fala simples sem empobrecer o assunto.',
    'Diz “não sei” e “eu estava enganado” sem drama.',
    'Forma novos professores e lhes cede a cadeira.',
  ],
  application:
    'Você explica uma coisa na fila e a pessoa diz “agora entendi”? Cuide dessa facilidade. Estude um livro da Bíblia por vez, com caderno, e pratique em casa o que vai dizer fora. Comece pequeno: uma criança, um vizinho, a classe que precisa de ajudante. Aprenda a perguntar, a calar e a terminar na hora. Leia também quem pensa diferente, dentro da fé comum, e apresente a posição alheia como o próprio dono a contaria. Peça que um professor mais velho assista e comente.',
  caution:
    'Saber rende aplauso, e aplauso vicia. Cuidado com a “revelação” que só você enxergou, com o versículo torcido para obter dinheiro, voto ou submissão a maus-tratos, com o debate que humilha. Título acadêmico não é unção, e falta dele não é santidade. Não copie sermão alheio como seu. Em pontos discutidos entre cristãos, conte as leituras com justiça. Com menores, nunca a sós e nunca em segredo, nem por mensagem. Se ensinou um erro, corrija no mesmo lugar em que o disse.',
  plan: {
    phases: [
      {
        from: 1,
        to: 7,
        title: 'De volta à carteira',
        focus:
          'Um dia de escola esticado em sete: chamada, carteira, caderno, mão levantada, merenda, reforço, boletim. Quem quer ensinar reaprende a ser aluno e perde a pressa de subir ao quadro.',
      },
      {
        from: 8,
        to: 14,
        title: 'Estágio com Jesus',
        focus:
          'Sete relatórios de aulas assistidas no fundo da turma: barco, pergunta devolvida, criança, silêncio, convivência, dose, Escritura inteira. Nessas fichas anota-se menos o conteúdo do que o jeito.',
      },
      {
        from: 15,
        to: 21,
        title: 'Conhecer a turma',
        focus:
          'Um rosto por dia, da fila da frente à última: a criança, o que não lê, a que duvida, o que dorme, o que já sabe, a surda, a ferida. O método passa a nascer do amor por alguém concreto.',
      },
      {
        from: 22,
        to: 30,
        title: 'Oficina de Filemom',
        focus:
          'Nove passos para preparar e dar uma aula de verdade sobre a menor carta de Paulo: ler, situar, observar, pesquisar, encarar o difícil, chegar a Cristo, aplicar, arrumar a sala, passar adiante.',
      },
    ],
    days: [...mestreDaysOneToFifteen, ...mestreDaysSixteenToThirty],
  },
};
