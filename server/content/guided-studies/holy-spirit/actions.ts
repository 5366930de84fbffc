import { verse } from '../../verse-claim.ts';
import type { AuthoredStudy } from '../authored.ts';

export const actions: AuthoredStudy<'holy-spirit'>['actions'] = [
  {
    title: 'O diário de cinco linhas',
    description:
      'Um diário espiritual serve para lembrar, e quem se lembra agradece e aprende. Não exige letra bonita nem confidências longas: um caderno de arame, ou o verso de folhas usadas, dá conta. Depois de um mês, as linhas repetidas mostram padrões que a memória esconde: o horário em que você explode, a oração atendida que passou em branco.',
    steps: [
      'Escolha o caderno e o lugar fixo em que ele vai morar, longe da vista de curiosos.',
      'No fechamento das 21h escreva: um agradecimento, uma falta, uma frase da leitura, uma pessoa, um pedido.',
      'Ponha data em tudo e não corrija o que escreveu ontem.',
      'Aos sábados releia a semana e sublinhe uma repetição.',
    ],
    biblicalBasis: verse('Habacuque 2:2', 'Escreve visão tábuas'),
  },
  {
    title: 'O seu horário, no seu turno',
    description:
      'A tela sugere cinco e meia, seis, sete, doze, dezenove e vinte e uma horas. É um roteiro de referência, bom para quem pode. Quem volta do plantão ao amanhecer, amamenta ou cuida de alguém acamado tem a mesma porta aberta em outra hora. O essencial é um encontro marcado, curto e verdadeiro, que não custe o sono de que o corpo precisa.',
    steps: [
      'Desenhe a sua rotina real de terça-feira, com condução e cansaço.',
      'Marque dois momentos possíveis, um de dez minutos e outro de cinco.',
      'Divida o maior em três partes: agradecer, ouvir a Palavra, pedir.',
      'Combine com quem mora na casa o que for preciso para não haver interrupção nem queixa.',
    ],
    biblicalBasis: verse('Marcos 1:35', 'madrugada deserto orava'),
  },
  {
    title: 'Jejum com juízo',
    description:
      'O plano propõe jejuar até o meio-dia na segunda semana e até as dezoito horas nas duas últimas. Entenda como convite, em dias escolhidos, sempre com água. Não jejue de comida se você é menor, idoso frágil, gestante, lactante, diabético, toma medicação ou tem história de transtorno alimentar; havendo qualquer doença, pergunte antes ao médico. Deus não pede a saúde de ninguém.',
    steps: [
      'Decida com antecedência o dia, o motivo e até que hora vai, e conte só a quem precisa saber.',
      'Se a comida não pode faltar, retire outra coisa: redes sociais, novela, doce, futebol.',
      'Use o tempo da refeição para orar por alguém que não tem o que comer.',
      'Tontura, tremor ou confusão: pare, coma e, se não melhorar, procure atendimento.',
      'Quebre o jejum com pouco, agradecendo, e transforme o que poupou em mantimento para outra mesa.',
    ],
    biblicalBasis: verse('Mateus 6:17-18', 'jejuares rosto Pai segredo'),
  },
  {
    title: 'O celular em outro cômodo',
    description:
      'O ouvido treinado em notificação tem dificuldade com silêncio. Não se trata de demonizar o aparelho, que talvez seja onde você lê este estudo, mas de recuperar trechos do dia em que nada vibra. Quem precisa ficar acessível por causa de filho, doente ou trabalho deixa o toque ligado só para aqueles números.',
    steps: [
      'Desligue hoje as notificações de três aplicativos que não são urgentes.',
      'Escolha um período diário de meia hora e ponha o telefone carregando longe de você.',
      'Quando a mão o procurar sozinha, diga em voz baixa: “Senhor, estou aqui”.',
      'Faça do quarto, por sete noites, um lugar sem tela depois das dez.',
    ],
    biblicalBasis: verse('Salmos 46:10', 'Aquietai sabei Deus'),
  },
  {
    title: 'Atos lido a dois',
    description:
      'O livro de Atos foi chamado de diário de bordo do Espírito. Lido sozinho, inspira; com companhia, faz perguntas. Convide um vizinho, a filha adolescente ou um colega curioso que nunca abriu a Bíblia. Não é preciso saber responder a tudo. O funcionário da rainha e Filipe começaram com um texto aberto, um assento e uma dúvida sincera.',
    steps: [
      'Combine um horário semanal de quarenta minutos, com começo e fim.',
      'Leiam um capítulo em voz alta, alternando os parágrafos.',
      'Cada um responde: o que me surpreendeu? o que o Espírito faz aqui? o que mudaria na minha semana?',
      'Anotem as perguntas sem resposta e levem-nas juntos a alguém que estudou mais.',
    ],
    biblicalBasis: verse('Atos 8:30-31', 'Entendes lendo ensinar assentasse'),
  },
  {
    title: 'A visita que ficou devendo',
    description:
      'Há ofertas que esperam no altar enquanto vamos procurar um irmão. Pedir perdão e reparar é das práticas mais espirituais deste mês, e das mais adiadas. Esta prática vale para a culpa que é sua. Se alguém o ameaça ou agride, você não está obrigado a um encontro: proteja-se primeiro e busque ajuda.',
    steps: [
      'Escreva o nome e o fato em uma linha, sem justificativa.',
      'Pergunte-se o que a pessoa perdeu: dinheiro, confiança, tempo, bom nome.',
      'Procure-a no lugar e na hora em que ela possa dizer não, e ofereça reparar o que foi perdido.',
      'Aceite que o perdão do outro tem relógio próprio, sem cobrar.',
    ],
    biblicalBasis: verse('Mateus 5:23-24', 'oferta altar reconciliar irmão'),
  },
  {
    title: 'Duas horas de mãos',
    description:
      'Muita gente descobre o que recebeu de Deus carregando cadeira. Ofereça à igreja ou ao bairro duas horas, neste mês, em uma necessidade já existente, de preferência sem microfone. Quem está doente ou preso em casa também serve: telefonar, orar por uma lista, costurar, corrigir currículo, ensinar conta a um menino por chamada de vídeo.',
    steps: [
      'Pergunte a quem coordena: “O que ninguém quer fazer?”',
      'Marque o dia e a hora, e chegue dez minutos antes.',
      'Faça o que pedirem, do jeito que pedirem, e aprenda o nome de três pessoas.',
      'Depois registre no caderno onde houve alegria e onde houve só esforço.',
    ],
    biblicalBasis: verse('1 Pedro 4:10', 'sirva outros dom graça'),
  },
  {
    title: 'Perguntas levadas ao pastor',
    description:
      'Apolo já pregava com fogo quando um casal de trabalhadores o chamou de lado e lhe explicou melhor o caminho, sem envergonhá-lo em público. Dúvidas sobre línguas, profecia, batismo no Espírito ou uma experiência confusa merecem conversa assim, de mesa. A internet dá volume; a comunidade dá rosto, história e quem acompanhe você no mês seguinte.',
    steps: [
      'Anote até quatro perguntas, da mais simples à mais difícil.',
      'Peça meia hora ao pastor ou a um casal maduro e mande as perguntas antes.',
      'Ouça a posição da sua igreja e peça os textos em que ela se apoia.',
      'Conte com franqueza o que o assusta ou machucou nesse assunto.',
      'Volte depois de duas semanas para dizer o que leu e o que ainda pensa.',
    ],
    biblicalBasis: verse('Atos 18:26', 'Áquila Priscila explicaram caminho'),
  },
];
