import type { BookPortrait } from '../types.ts';

/** The pastoral letters, and the one to Philemon that follows them in the canon. */
export const lettersToIndividuals: readonly BookPortrait[] = [
  {
    code: '1TI',
    author: 'Paulo, segundo a carta e a tradição; muitos pensam num discípulo posterior',
    period: 'Por volta do ano 62 a 64, ou perto do fim do século 1.',
    keyTheme: 'Cuidar da casa de Deus e de si mesmo',
    summary:
      'Timóteo era jovem, adoecia do estômago e ficou em Éfeso com uma tarefa espinhosa: conter mestres que gostavam de polêmica e genealogia. O apóstolo lhe escreve como quem fala a um filho. Em vez de técnicas, propõe critérios de caráter: líder bom de convívio, que não bebe demais, não ama dinheiro e tem boa fama entre os de fora. Há instruções para oração por governantes, socorro às viúvas, trato com idosos, acusação contra presbíteros. Algumas linhas, sobre mulheres e ensino, são lidas de modos diferentes por igrejas sérias. O autor não se põe acima de ninguém; lembra que foi blasfemo e que a misericórdia o alcançou. A idade do pastor, diz, não impede o exemplo.',
    keyVerses: ['1 Timóteo 1:13', '1 Timóteo 3:2', '1 Timóteo 4:12'],
  },
  {
    code: '2TI',
    author: 'Paulo, segundo a carta e a tradição; muitos pensam num discípulo posterior',
    period: 'Por volta do ano 64 a 67, em Roma, ou perto do fim do século 1.',
    keyTheme: 'Testamento de um velho pregador',
    summary:
      'É quase inverno, a cela é fria e a maioria dos amigos foi embora. Paulo pede a capa que esqueceu em Trôade e os livros, principalmente os pergaminhos. Sabe que não sairá dali. A carta inteira tem sabor de última conversa, e por isso vai ao essencial: não se envergonhar do evangelho, reacender o dom, passar adiante a gente confiável o que se ouviu. Soldado, atleta e lavrador servem de comparação. O jovem colega é lembrado do que recebeu em casa, com a avó Loide e a mãe, Eunice, e das Escrituras que conhece desde menino. Virão tempos de ouvidos seletivos. Quem escreve não se queixa do fim: fala dele como partida e como chegada.',
    keyVerses: ['2 Timóteo 1:5', '2 Timóteo 2:2', '2 Timóteo 4:13'],
  },
  {
    code: 'TIT',
    author: 'Paulo, segundo a carta e a tradição; muitos pensam num discípulo posterior',
    period: 'Por volta do ano 62 a 64, ou perto do fim do século 1.',
    keyTheme: 'A doutrina aparece no jeito de viver',
    summary:
      'Creta tinha fama ruim, e até um poeta local dizia isso. Foi nessa ilha que Tito recebeu o encargo de pôr em ordem o que faltava, cidade por cidade, escolhendo presbíteros de casa arrumada e palavra firme. A carta cabe numa leitura de dez minutos e insiste em duas palavras: boas obras. Não como preço da salvação, que vem por misericórdia e por um novo nascimento, e sim como vitrine dela. Idosos, jovens, senhoras e servos, cada grupo ganha um conselho possível. É melhor evitar discussões tolas. O parágrafo mais belo descreve a graça como professora, que ensina a dizer não a umas coisas e a viver outras enquanto se espera a vinda do Salvador.',
    keyVerses: ['Tito 1:5', 'Tito 2:12', 'Tito 3:8'],
  },
  {
    code: 'PHM',
    author: 'Paulo, com Timóteo',
    period: 'Por volta do ano 55 a 62, da prisão.',
    keyTheme: 'Um pedido que muda a relação entre dois homens',
    summary:
      'Imagine Onésimo batendo à porta com esta folha na mão. Era escravo, havia ido embora, talvez levando algo, e em algum lugar conheceu Paulo preso e conheceu Cristo. Agora voltava à casa de Filemom, seu senhor pela lei romana. O apóstolo poderia ordenar; prefere pedir, com um tato que ainda dá gosto de ler. Faz trocadilho com o nome, que quer dizer útil. Promete pagar qualquer dívida. E propõe a ideia que corrói a instituição por dentro: recebê-lo como irmão querido, como se fosse o próprio Paulo chegando. Manda ainda preparar um quarto de hóspedes. Vinte e cinco versículos, dirigidos também à igreja da casa, para que ninguém resolvesse aquilo às escondidas.',
    keyVerses: ['Filemom 1:9', 'Filemom 1:16', 'Filemom 1:18'],
  },
];
