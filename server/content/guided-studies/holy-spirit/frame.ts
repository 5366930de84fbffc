import type { AuthoredStudy } from '../authored.ts';

export const introduction =
  'Muitos cristãos sabem recitar o Credo até a metade com segurança. Falam do Pai com reverência e de Jesus com amor. Quando chegam ao Espírito Santo, baixam um pouco a voz: uns por medo de exagero, outros por saudade de algo que viram os avós viver, outros ainda porque nunca lhes explicaram direito.\n\nEste estudo é para todos eles. Você vai encontrar ensinamentos que percorrem a Bíblia inteira, versículos explicados, orações, ações para a vida comum e um plano de trinta dias. As duas primeiras semanas põem fundamentos: quem o Espírito é e o que faz. A terceira cuida da intimidade com Deus. A quarta olha para aquilo que aparece: fruto, dons, coragem, serviço.\n\nDo começo ao fim vale uma convicção das Escrituras: o Espírito aponta para Cristo. Se ao terminar você falar mais do Espírito e amar menos a Jesus, algo se perdeu na estrada. Onde igrejas fiéis pensam de modo diverso, como no batismo no Espírito e em alguns dons, as posições são contadas com respeito, e o seu pastor é a pessoa certa para continuar a conversa.\n\nAdapte os horários ao seu turno e o jejum à sua saúde, que também é presente de Deus. Se falhou um dia, abra no seguinte. Ninguém aqui confere presença; há um Consolador, e ele tem paciência com gente que recomeça.';

export const conclusion =
  'Se você chegou até aqui, andou um bom pedaço: das águas escuras do começo à fonte aberta do fim, passando por um artesão, dois velhos no templo, uma estrada deserta e o seu próprio corredor de casa.\n\nTalvez tenha havido lágrimas e consolo forte. Talvez só uma calma nova, ou perguntas melhores. Não meça a obra de Deus pela intensidade da última semana. Procure sinais mais firmes: Jesus ficou mais querido? O pecado incomoda mais depressa? Há alguém que você passou a servir, a ouvir, a perdoar? O Espírito faz tudo isso, e costuma continuar depois do trigésimo dia.\n\nGuarde a regra pequena que escreveu. Continue na sua igreja, com irmãos de carne e osso, que vão sustentar você quando o caderno ficar esquecido. Releia Atos de vez em quando. E, cada manhã, antes da pressa, peça de novo o que o Pai gosta de dar.\n\nQue ele encha você de esperança, e que sobre para os seus.';

export const phases: AuthoredStudy<'holy-spirit'>['plan']['phases'] = [
  {
    from: 1,
    to: 7,
    title: 'Fundamentos: quem ele é',
    focus:
      'Seis textos do Gênesis aos profetas e uma promessa de Jesus, para conhecer o Espírito como alguém que cria, acompanha, habilita e desperta. Basta um caderno e um horário que você consiga manter.',
  },
  {
    from: 8,
    to: 14,
    title: 'Fundamentos: o que ele faz',
    focus:
      'De Maria ao Pentecostes: ele nos dá Cristo, faz nascer, convence, ilumina e sela. Nesta semana o roteiro sugere jejum até o meio-dia, em dia escolhido e somente para quem a saúde permite.',
  },
  {
    from: 15,
    to: 21,
    title: 'Intimidade: viver perto',
    focus:
      'Filhos à vontade com o Pai, oração sem palavras, pedido de perdão, caminhada, cuidado do corpo, espera. Menos leitura e mais convivência; o jejum até as dezoito horas é opcional e pode ser de outra coisa.',
  },
  {
    from: 22,
    to: 30,
    title: 'Manifestação: dar o que se recebeu',
    focus:
      'O fruto em casa, os dons na igreja, a coragem na rua e a boa notícia entre os pobres, com discernimento. No fim, uma regra de vida possível e alguém convidado a caminhar com você.',
  },
];
