import type { QuestionEntry } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const couple: readonly QuestionEntry[] = [
  {
    slug: 'anticoncepcional',
    question: 'Crente pode usar anticoncepcional?',
    synonyms: [
      'anticoncepcional é pecado',
      'método contraceptivo',
      'planejamento familiar',
      'crente pode fazer vasectomia',
      'laqueadura é pecado',
      'camisinha no casamento é pecado',
      'evitar filhos é pecado',
    ],
    answer:
      'Não existe mandamento bíblico sobre anticoncepcional. Filhos são descritos como presente do Senhor (Salmos 127:3), e encher a terra foi uma bênção dada à humanidade inteira (Gênesis 1:28). A Bíblia também fala da união do casal como dever de carinho mútuo, sem citar ali a procriação (1 Coríntios 7:3-5).\n\nA maior parte das igrejas evangélicas aceita o planejamento familiar decidido a dois. A Igreja Católica admite só os métodos naturais, e há evangélicos que pensam de modo parecido. Um ponto merece cuidado: alguns casais não querem métodos que possam agir depois da fecundação. Perguntem ao médico como funciona cada um. Sobre vasectomia e laqueadura, pesem que voltar atrás nem sempre é possível.\n\nConversem sobre saúde, dinheiro, idade, número de filhos e desejos de cada um, sem empurrar a responsabilidade toda para a mulher. No SUS há orientação gratuita. A decisão tomada com oração e conversa não deve virar culpa, nem régua para medir o casal do lado.',
    verses: [
      verse('Salmos 127:3', 'filhos presente SENHOR'),
      verse('Gênesis 1:28', 'abençoou Frutificai enchei'),
      verse('1 Coríntios 7:3-5', 'marido mulher consentimento'),
    ],
  },
  {
    slug: 'pessoa-certa-para-casar',
    question: 'Como saber se encontrei a pessoa certa para casar?',
    synonyms: [
      'pessoa certa',
      'como escolher com quem casar',
      'será que ele é o homem da minha vida',
      'como saber se é de Deus o namoro',
      'esperar em Deus a pessoa certa',
      'como saber se devo casar',
    ],
    answer:
      'A Bíblia não manda procurar uma única alma escondida no mundo nem esperar sinal no céu. Ela dá um limite, casar no Senhor (1 Coríntios 7:39), e muita sabedoria para escolher dentro dele. Isso alivia: a pergunta deixa de ser adivinhação e vira discernimento.\n\nJesus ensinou a conhecer a árvore pelo fruto (Mateus 7:16-17). Observe sem pressa como a pessoa trata a mãe, o garçom e a ex, se sabe pedir perdão, se cumpre o que combina, o que faz com o dinheiro e com a raiva, e se vocês conseguem discordar sem ferir. Leia a descrição do amor com o nome dessa pessoa no meio (1 Coríntios 13:4), e depois com o seu.\n\nOuça gente que ama você; plano sem conselho costuma falhar (Provérbios 15:22). Conversem sobre filhos, igreja, trabalho e família antes da festa, e procurem um curso de noivos. Controle do celular, isolamento dos amigos, empurrão ou ameaça não melhoram com aliança: pare e conte a alguém. Você não vai encontrar uma pessoa perfeita, mas gente confiável existe.',
    verses: [
      verse('1 Coríntios 7:39', 'livre casar Senhor'),
      verse('Mateus 7:16-17', 'frutos árvore'),
      verse('1 Coríntios 13:4', 'amor paciente bondoso'),
      verse('Provérbios 15:22', 'planos conselho'),
    ],
  },
  {
    slug: 'mulher-submissa-ao-marido',
    question: 'O que significa a mulher ser submissa ao marido?',
    synonyms: [
      'submissão no casamento',
      'mulher submissa',
      'esposa submissa',
      'a mulher deve obedecer ao marido',
      'marido cabeça da mulher',
      'o homem manda na casa',
    ],
    answer:
      'O texto mais citado começa um versículo antes do que se costuma ler. Paulo pede que todos se sujeitem uns aos outros por respeito a Deus (Efésios 5:21), e só então fala das esposas (Efésios 5:22). Aos maridos dedica mais linhas, e a medida é dura: amar como Cristo, que se entregou (Efésios 5:25). Em outra carta, proíbe que as tratem com amargura (Colossenses 3:19).\n\nIgrejas fiéis entendem isso de duas maneiras. Para umas, o marido tem uma liderança de serviço, com a última palavra rara e tomada em favor dela. Para outras, a submissão é mútua e as decisões são sempre a dois. As duas concordam no essencial: no Reino, grande é quem serve (Marcos 10:42-45).\n\nSubmissão, portanto, não é obediência cega, silêncio, dinheiro controlado nem sexo à força. Ninguém deve acompanhar o outro no pecado ou suportar agressão. Usar esse versículo para ameaçar é torcê-lo. Quem vive isso procure lugar seguro e ligue 180, ou 190 na emergência. Um casal que se ouve raramente precisa discutir quem manda.',
    verses: [
      verse('Efésios 5:21', 'sujeitando uns outros'),
      verse('Efésios 5:22', 'Mulheres maridos Senhor'),
      verse('Efésios 5:25', 'Maridos amai entregou'),
      verse('Colossenses 3:19', 'Maridos amai amargamente'),
      verse('Marcos 10:42-45', 'dominam servidor servir'),
    ],
  },
  {
    slug: 'conjuge-ve-pornografia',
    question: 'Descobri que meu marido ou minha esposa vê pornografia. O que faço?',
    serves: ['suffered'],
    synonyms: [
      'meu marido vê pornografia',
      'meu marido assiste pornografia',
      'minha esposa vê pornografia',
      'meu noivo vê pornografia',
      'achei vídeo pornô no celular do meu marido',
      'peguei meu marido vendo vídeo adulto',
    ],
    answer:
      'Respire primeiro. O susto é grande, e você não precisa decidir o futuro do casamento esta noite. A culpa não é sua. Esse costume quase sempre começou antes de vocês se conhecerem, e não passa porque você emagreceu, aceitou tudo na cama ou vigiou o celular.\n\nA sua dor tem razão de ser. Jesus ensinou que o adultério já começa no coração de quem olha para cobiçar (Mateus 5:28), e a fidelidade que os dois prometeram inclui os olhos. Fazer de conta que é bobagem não ajuda, e contar para a família inteira também não.\n\nEscolha uma hora calma, longe das crianças. Diga o que você viu e como ficou. Pergunte desde quando isso acontece, quantas vezes por semana, e se havia alguém conhecido do outro lado da tela. A parte da outra pessoa é parar de esconder: pôr bloqueador nos aparelhos, prestar contas a um irmão ou a uma irmã madura na fé, e buscar psicólogo quando já perdeu o controle. Quem confessa o erro e o abandona alcança misericórdia (Provérbios 28:13). Você pode acompanhar essa luta sem virar fiscal.\n\nPara você, procure uma amiga ou um amigo discreto e, se puder, terapia. O Senhor está perto de quem tem o coração quebrado (Salmos 34:18). O perdão pode vir antes da confiança, que só volta com tempo e com verdade. Você tem direito a um período sem intimidade, e pode recusar sempre o que for cópia daquelas cenas. Imagem de criança deve ser denunciada no Disque 100. Se há força, ameaça ou filmagem escondida, é crime: ligue 180 ou, no perigo, 190.',
    verses: [
      verse('Mateus 5:28', 'olhar cobiçar coração adulterou'),
      verse('Provérbios 28:13', 'confessa abandona misericórdia'),
      verse('Salmos 34:18', 'perto coração'),
    ],
  },
];
