import { verse } from '../../verse-claim.ts';
import type { AuthoredStudy } from '../authored.ts';

export const actions: AuthoredStudy<'marriage'>['actions'] = [
  {
    title: 'Quinze minutos de varanda',
    description:
      'Todo casal conversa sobre o que precisa ser feito; poucos conversam sobre como estão. Um quarto de hora diário, sem tela, num lugar fixo, sustenta mais que uma viagem por ano. Serve a escada do prédio, a calçada, a beira da cama. Quem trabalha em horários trocados pode fazer por áudio, desde que o outro escute até o fim e responda.',
    steps: [
      'Escolham a hora e o lugar, e deixem os telefones em outro cômodo.',
      'Cada um responde: o que hoje me alegrou, o que me pesou, do que preciso.',
      'Quem escuta não conserta; pergunta uma vez e agradece.',
      'Se falharem um dia, retomem no seguinte sem pedir explicação.',
    ],
    biblicalBasis: verse('Tiago 1:19', 'pronta ouvir tardia'),
  },
  {
    title: 'Semáforo das discussões',
    description:
      'Antes da próxima briga, combinem cores. Verde: dá para conversar; amarelo: estou ficando alterado, vamos baixar o tom; vermelho: preciso de uma pausa e volto em vinte minutos. É mais fácil dizer uma cor do que explicar um turbilhão. O recurso é para casais que se respeitam; onde há medo, o sinal certo é sair e pedir socorro.',
    steps: [
      'Definam juntos o que significa cada cor e quanto dura a pausa.',
      'Treinem uma vez, de brincadeira, com um assunto sem importância.',
      'No vermelho, quem pediu a pausa é quem procura o outro na hora marcada.',
      'Usem o intervalo para beber água, orar e achar a parte de razão do outro.',
      'Terminado o assunto, façam um gesto de paz combinado: mão, café ou abraço.',
    ],
    biblicalBasis: verse('Provérbios 17:14', 'briga águas abandona discussão'),
  },
  {
    title: 'Domingo do orçamento',
    description:
      'Uma vez por mês, quarenta minutos com papel, extratos e um bolo simples. O objetivo é que nenhum dos dois descubra sozinho, de madrugada, como vão as contas. Alternem quem conduz, e casais com renda incerta, de diária ou comissão, façam por semana. Conhecer bem o rebanho que se tem, diz a sabedoria antiga, evita muita surpresa.',
    steps: [
      'Anotem entradas, gastos fixos, dívidas e sonhos, sem bronca pelo passado.',
      'Decidam a dois o limite acima do qual ninguém compra sem falar com o outro.',
      'Separem uma quantia livre e igual para cada um, e outra para repartir com quem precisa.',
      'Escrevam um único compromisso para o mês e comemorem se o cumprirem.',
    ],
    biblicalBasis: verse('Provérbios 27:23', 'conhecer condição ovelhas'),
  },
  {
    title: 'Namoro na agenda',
    description:
      'A moça do poema ouve o amado à porta: levante-se, venha, que o inverno passou. Convites assim rareiam depois de alguns anos, e a amizade seca quando os dois não se encontram. Duas vezes por mês, saiam ou fiquem em casa de um modo diferente, com pouco ou nenhum dinheiro. Pais de crianças pequenas podem trocar plantão com outra família.',
    steps: [
      'Marquem duas datas no calendário, com a mesma seriedade de uma consulta.',
      'Revezem a surpresa: um escolhe o programa, o outro se deixa levar.',
      'Vistam-se como quem foi convidado, mesmo para o sofá.',
      'Conversem sobre lembranças e planos; problemas ficam para os quinze minutos do dia seguinte.',
    ],
    biblicalBasis: verse('Cânticos 2:10', 'Levanta querida vem'),
  },
  {
    title: 'Redistribuir o peso',
    description:
      'Em muitas casas um dos dois trabalha fora, volta e começa o segundo expediente. Não por maldade: por costume. Esta ação põe o costume na mesa e o reparte de novo, contando também o esforço de planejar e lembrar. Doença, gravidez e idade mudam a conta, e ela deve ser refeita sempre que a vida mudar.',
    steps: [
      'Durante três dias, cada um anota tudo o que fez pela casa e quanto tempo levou.',
      'Comparem as folhas e digam primeiro “obrigado”, item por item.',
      'Troquem de mãos as tarefas que mais cansam alguém, por inteiro, do lembrar ao guardar.',
      'Incluam os filhos conforme a idade, meninos e meninas igualmente.',
    ],
    biblicalBasis: verse('Filipenses 2:3-4', 'humildade atencioso outros'),
  },
  {
    title: 'Carta aos nossos pais e sogros',
    description:
      'Um limite dito com gratidão costuma ser ouvido. Escrevam, cada qual aos seus, uma carta ou mensagem que honre o que receberam e esclareça um ponto da vida nova de vocês. Se a relação é boa, será só um agradecimento. Se foi abusiva, vocês não devem proximidade a ninguém, e a carta pode ficar na gaveta.',
    steps: [
      'Lembrem três coisas boas que herdaram dessa família e contem uma na carta.',
      'Escolham um só limite e o apresentem como decisão dos dois, nunca “foi ela que quis” ou “ele não deixa”.',
      'Ofereçam uma presença possível: almoço quinzenal, ligação às quartas.',
      'Leiam juntos antes de enviar e cortem toda ironia.',
    ],
    biblicalBasis: verse('Gênesis 2:24', 'deixará pai mãe'),
  },
  {
    title: 'Um casal amigo a bordo',
    description:
      'Quem tem com quem conversar pede socorro antes do naufrágio. Procurem um casal mais experiente, discreto e alegre, ou uma pessoa viúva sábia, e perguntem se aceitaria acompanhar vocês por alguns meses. Para questões sérias, como traição, vício, depressão ou trauma, essa amizade não substitui o psicólogo, o médico ou o grupo de apoio.',
    steps: [
      'Façam, separados, uma lista de quem vocês admiram sem idealizar; vejam que nome coincide.',
      'Convidem para um café e expliquem com clareza o que esperam.',
      'Combinem um encontro mensal, sigilo e liberdade para perguntas difíceis.',
      'Depois de três encontros, avaliem e pensem em quem vocês poderiam acompanhar.',
    ],
    biblicalBasis: verse('Provérbios 11:14', 'abundância conselheiros livramento'),
  },
  {
    title: 'Dois minutos de oração',
    description:
      'Orar em dupla envergonha mais do que parece; é ficar sem defesa diante de Deus e de quem conhece os nossos defeitos. Por isso comecem com pouco: ninguém corrige a teologia do outro nem aproveita para mandar recado. Se um prefere o silêncio, o silêncio conta, e basta a mão na mão para que seja oração.',
    steps: [
      'Fixem o momento: com a luz apagada ou antes de abrir a porta da rua.',
      'Cada um diz uma gratidão e um pedido, em voz alta ou não.',
      'Orem pelo outro exatamente pelo que ele pediu, sem acrescentar conselhos.',
      'Anotem uma vez por semana o que já foi respondido, inclusive os “não”.',
    ],
    biblicalBasis: verse('Mateus 18:20', 'dois reunidos nome meio'),
  },
];
