import type { Gift } from '#shared/guided-studies/guided-studies.ts';
import { verse } from '../../verse-claim.ts';
import type { AuthoredPart } from '../authored.ts';
import { profeciaMotivacionalDaysOneToFifteen } from './profecia-motivacional-days-1.ts';
import { profeciaMotivacionalDaysSixteenToThirty } from './profecia-motivacional-days-2.ts';

export const profeciaMotivacional: AuthoredPart<Gift> = {
  slug: 'profecia-motivacional',
  title: 'Profecia motivacional',
  references: [
    verse('Romanos 12:6', 'dons graça profecia medida fé'),
    verse('Romanos 12:9', 'amor hipocrisia Odiai mal bem'),
    verse('1 Coríntios 12:10', 'outro profecia'),
    verse('Efésios 4:11', 'outros profetas'),
    verse('Efésios 4:15', 'verdade amor cresçamos'),
    verse('Mateus 7:5', 'tira primeiro trave'),
  ],
  meaning:
    'A lista de Romanos abre com profecia (Romanos 12:6). Muitos mestres, sobretudo nas últimas décadas, chamam de motivacionais os dons desta passagem: seriam inclinações duradouras, o jeito que a graça deu a cada um de perceber e servir. Assim entendida, esta é a pessoa que sente a incoerência como quem ouve nota desafinada, e cuja motivação é ver a vida bater com a verdade. Logo adiante Paulo pede amor sem fingimento e aversão ao mal (Romanos 12:9).\n\nConvém separar três coisas. Em Coríntios, profecia é manifestação para um momento da reunião (1 Coríntios 12:10), uma fala que os outros avaliam. Em Efésios, o profeta é alguém dado à igreja como ministério (Efésios 4:11). Aqui se trata de um traço, que aparece no caixa da farmácia tanto quanto no culto, sem revelação nem título. Outros intérpretes veem nesta lista o mesmo dom de Coríntios e acham a palavra “motivacional”, que não está na Bíblia, uma classificação moderna. As duas leituras pedem o mesmo fruto.',
  characteristics: [
    'Incomoda-se com o fingimento, a começar pelo próprio.',
    'Prefere perder um elogio a deixar um erro crescer.',
    'Diz na frente o que diria por trás, e mais baixo.',
    'Percebe a intenção e confere antes de concluir.',
    'Alegra-se quando alguém volta atrás.',
    'Cumpre o que prometeu, ainda que ninguém lembre.',
  ],
  application:
    'Se você nota a conta que não fecha, a piada que esconde crueldade, a promessa feita para sair bem na foto, há aí um serviço em potencial. Pratique-o primeiro no espelho (Mateus 7:5). Para cada correção que fizer, encontre duas verdades boas e diga-as também. Pergunte antes de afirmar. Escolha hora, lugar e volume. Procure onde a honestidade é escassa e útil: conselho fiscal, revisão de contrato, escuta de um amigo em dúvida. Verdade em amor faz crescer (Efésios 4:15), inclusive quem a fala.',
  caution:
    'Esta inclinação estraga fácil: vira crítica crônica, desconfiança, gosto de estar certo. “Sou sincero” não é licença para ferir, e faro não é prova; você não lê corações e não fala em lugar de Deus. Não exponha ninguém em rede social nem em púlpito. Num casal ou numa igreja, usar a “verdade” para vigiar, humilhar ou isolar é violência. Quem denuncia abuso não está sendo rebelde: está dizendo a verdade, e deve ser protegido (Ligue 180, Disque 100; em perigo, 190).',
  plan: {
    phases: [
      {
        from: 1,
        to: 7,
        title: 'Sete espelhos',
        focus:
          'Banheiro, pia de bronze, água, retrovisor, câmera, raio X, vidraça à noite. Uma semana sem corrigir ninguém, na qual a única incoerência em estudo é a de quem olha.',
      },
      {
        from: 8,
        to: 14,
        title: 'Gramática de dizer',
        focus:
          'Pergunta, condição, primeira pessoa, defesa do ausente, chamado pelo nome, ordem medida, reticências. Gente da Bíblia que não era do ofício ensina que a verdade tem muitos modos verbais.',
      },
      {
        from: 15,
        to: 21,
        title: 'A bula',
        focus:
          'Indicação, dose, contraindicação, interações, reações, excesso e advertência em destaque. A franqueza tratada como remédio forte, com o respeito que se deve a quem o toma.',
      },
      {
        from: 22,
        to: 30,
        title: 'Nove conversas adiadas',
        focus:
          'Da escrivaninha ao portão: amigo, pai, trabalho, igreja, o próprio erro, o desanimado, Deus. Cada dia oferece frases possíveis, e o mês acaba num pedaço de papel que você mesmo escreve.',
      },
    ],
    days: [...profeciaMotivacionalDaysOneToFifteen, ...profeciaMotivacionalDaysSixteenToThirty],
  },
};
