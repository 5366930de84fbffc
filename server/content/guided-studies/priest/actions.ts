import { verse } from '../../verse-claim.ts';
import type { AuthoredStudy } from '../authored.ts';

export const actions: AuthoredStudy<'priest'>['actions'] = [
  {
    title: 'Trinta minutos de contas à mesa',
    description:
      'Uma conversa mensal sobre dinheiro, com café e sem acusação, para que nenhum adulto da casa fique no escuro. Jesus supôs que gente sensata faz orçamento, sentada, antes da primeira parede. Se o assunto sempre acaba em briga, chame um terceiro de confiança. Quem vive só faz a reunião com um amigo organizado.',
    steps: [
      'Marque dia e hora num momento sem fome e sem visita.',
      'Leve extrato, faturas e a lista do que devem, inclusive a parentes.',
      'Comece cada um dizendo uma preocupação e um sonho de até cem reais.',
      'Decidam juntos uma despesa a cortar, uma dívida a atacar e um valor para repartir.',
      'Anotem em uma folha e combinem a próxima data antes de levantar.',
    ],
    biblicalBasis: verse('Lucas 14:28', 'torre assenta contas gastos'),
  },
  {
    title: 'Endereço fixo para o celular',
    description:
      'O aparelho passa a ter lugar e horário, como o carro tem garagem. O combinado vale para os adultos primeiro, porque criança aprende vendo. O alvo é olhar para quem está na sua frente e passar a madrugada sem armadilha por perto.',
    steps: [
      'Escolha uma tomada num cômodo comum e ponha ali uma caixa ou cesto.',
      'Defina duas horas sem tela: a da refeição principal e a última do dia.',
      'Instale um filtro e deixe a senha com um amigo, não com os filhos.',
      'Tire da tela inicial os três aplicativos que mais o prendem.',
      'No sábado, compare o tempo de uso com o da semana anterior e conte a alguém.',
    ],
    biblicalBasis: verse('Provérbios 4:25', 'olhos olhem direito diante'),
  },
  {
    title: 'O café das quintas',
    description:
      'Um encontro semanal de quarenta minutos entre dois ou três homens, na padaria, no intervalo da obra ou por chamada de vídeo, sem apostila. A amizade faz o trabalho de uma lima: tira rebarba aos poucos, com alguma faísca, e deixa os dois mais úteis.',
    steps: [
      'Convide um homem discreto e proponha seis semanas, com data para terminar.',
      'Comecem por novidades e risadas, sem pressa.',
      'Cada um responde a duas perguntas: onde você foi bem e onde escorregou?',
      'Leiam um trecho curto da Bíblia e digam o que ele pede a cada um.',
      'Orem dois minutos e confirmem o segredo e o próximo encontro.',
    ],
    biblicalBasis: verse('Provérbios 27:17', 'ferro afiado homem amigo'),
  },
  {
    title: 'A noite das perguntas',
    description:
      'Uma vez por semana, depois do jantar, a família sorteia uma pergunta de um pote e todos respondem, dos menores aos avós. Serve também para quem recebe amigos. A fé aparece quando alguém conta o que viveu, e ninguém precisa dar aula.',
    steps: [
      'Recorte doze papéis e peça que cada pessoa escreva duas ou três perguntas.',
      'Inclua perguntas leves (“o que fez você rir?”) e fundas (“quando Deus pareceu perto ou longe?”).',
      'Sorteie uma só por noite e responda por último.',
      'Proíba corrigir, zombar ou dar conselho durante as respostas.',
      'Feche com um agradecimento de uma frase, de quem quiser.',
    ],
    biblicalBasis: verse('Salmos 78:4', 'filhos contaremos próxima geração'),
  },
  {
    title: 'Plano de incêndio da raiva',
    description:
      'Prédio tem rota de fuga desenhada antes da fumaça. Faça a sua, com a casa informada, para que a ira não decida por você nem atravesse a noite. Este plano é para quem grita e se arrepende; onde houve agressão ou medo, procure imediatamente ajuda especializada e a segurança da família.',
    steps: [
      'Anote três sinais do seu corpo que aparecem antes da explosão.',
      'Escolha uma saída física: dar a volta na quadra, molhar os pulsos, ir ao quintal.',
      'Ensine a frase de aviso: “Vou sair vinte minutos e volto para conversar”.',
      'Volte na hora prometida, fale de um só assunto e reconheça a sua parte.',
      'Se o plano falhar duas vezes, marque psicólogo ou grupo de apoio naquela semana.',
    ],
    biblicalBasis: verse('Efésios 4:26', 'irardes não pequeis sol ira'),
  },
  {
    title: 'Marque a consulta',
    description:
      'Muito homem só vai ao posto carregado. Cuidar do corpo é também cuidar da família, que não quer enterrar você cedo demais. O apóstolo João desejou a um amigo, numa carta, que a saúde fosse tão bem quanto a alma. Esta tarefa cabe em uma manhã e costuma ser adiada por anos.',
    steps: [
      'Ligue ou vá hoje à unidade de saúde e peça um horário para avaliação geral.',
      'Escreva antes o que anda sentindo: dor, sono, tristeza, bebida, desejo, medo.',
      'Diga tudo ao profissional, inclusive a parte constrangedora.',
      'Faça os exames pedidos e coloque o retorno na agenda.',
      'Leve outro homem com você ou incentive um a ir.',
    ],
    biblicalBasis: verse('3 João 1:2', 'bem saúde alma'),
  },
  {
    title: 'Escala dos pais idosos',
    description:
      'Uma folha que transforma “a gente se vira” em cuidado dividido. Paulo chama isso de exercer a fé em casa e retribuir aos que nos criaram. Serve para pais, sogros, tios sem filhos ou a vizinha que não tem ninguém.',
    steps: [
      'Pergunte ao idoso o que ele deseja e do que tem medo, e respeite a resposta.',
      'Liste as tarefas da semana: remédio, banho, banco, consulta, conversa.',
      'Reúna irmãos e parentes e distribua tarefa, dia e despesa pelo nome.',
      'Reserve folga certa para quem cuida mais.',
      'Revejam a escala todo mês e deixem os telefones importantes na geladeira.',
    ],
    biblicalBasis: verse('1 Timóteo 5:4', 'netos família recompensar pais agradável'),
  },
  {
    title: 'Uma tarefa inteira, para sempre',
    description:
      'Em lugar de “ajudar” quando mandam, adote uma responsabilidade doméstica por completo: perceber, planejar, fazer e conferir. Peso levado por dois fica leve, e assim se cumpre a lei de Cristo dentro da lavanderia. Na casa de um homem só, a tarefa adotada pode ser a de um parente sobrecarregado.',
    steps: [
      'Peça a quem faz mais uma lista do que ela gostaria de nunca mais ter de lembrar.',
      'Escolha um item e pergunte como se faz bem-feito, com papel na mão.',
      'Assuma-o por três meses sem pedir lembrete nem aplauso.',
      'Aceite a primeira crítica sem devolver a tarefa.',
    ],
    biblicalBasis: verse('Gálatas 6:2', 'cargas outros lei Cristo'),
  },
];
