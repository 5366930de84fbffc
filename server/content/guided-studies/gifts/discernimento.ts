import type { Gift } from '#shared/guided-studies/guided-studies.ts';
import { verse } from '../../verse-claim.ts';
import type { AuthoredPart } from '../authored.ts';
import { discernimentoDaysOneToFifteen } from './discernimento-days-1.ts';
import { discernimentoDaysSixteenToThirty } from './discernimento-days-2.ts';

export const discernimento: AuthoredPart<Gift> = {
  slug: 'discernimento',
  title: 'Discernimento de espíritos',
  references: [
    verse('1 Coríntios 12:10', 'discernir espíritos'),
    verse('1 João 4:1', 'creiais provai espíritos falsos'),
    verse('Atos 16:17-18', 'caminho salvação Paulo espírito'),
    verse('Atos 5:3', 'Ananias Satanás mentisses Espírito'),
    verse('Hebreus 5:14', 'sentidos treinados discernirem bem mal'),
    verse('Filipenses 1:9-10', 'amor percepção aproveis melhores'),
  ],
  meaning:
    'Paulo coloca este dom logo depois da profecia (1 Coríntios 12:10), e a vizinhança explica muito: onde há vozes, é preciso saber de onde vêm. O termo fala de separar, distinguir. Em Filipos, uma moça dizia frases corretas, e Paulo percebeu nela outro espírito e uma escravidão (Atos 16:17-18). Em Jerusalém, Pedro viu a mentira debaixo da oferta bonita (Atos 5:3). Nos dois casos alguém era protegido: uma explorada, uma igreja nascente.\n\nPara uns, trata-se de percepção que o Espírito dá na hora; para outros, de juízo amadurecido com que ele capacita alguns a provar doutrinas e intenções. Há quem o ligue sobretudo à avaliação de profecias. Seja como for, provar os espíritos é dever de todos (1 João 4:1), os sentidos se treinam com o uso (Hebreus 5:14), e o caminho começa no amor que cresce em percepção (Filipenses 1:9-10). Discernir não é suspeitar; é distinguir para cuidar, e dizer sim ao que é bom.',
  characteristics: [
    'Demora para acusar e é rápido para proteger.',
    'Olha o fruto e o ensino, mais que a aparência e o volume.',
    'Começa o exame por dentro, com a própria trave.',
    'Sabe dizer “não sei ainda” e continuar atento.',
    'Distingue doença, cansaço, pecado e opressão, e trata cada um de um jeito.',
    'Alegra-se ao reconhecer o bem, inclusive fora do seu grupo.',
  ],
  application:
    'Treine no que é pequeno: leia um texto da Bíblia por dia, durma o suficiente, escute mais de um lado antes de concluir. Quando algo incomodar, escreva o fato e separe-o da impressão. Ore. Leve aos líderes da sua igreja o que puder ser verificado, sem plateia e sem rótulos. Havendo risco para alguém, proteja primeiro e discuta depois. E reserve tempo igual para apontar o que é bom: um dom que só encontra defeitos está doente.',
  caution:
    'Chamar pessoas de endemoninhadas já destruiu famílias e adiou tratamentos. Convulsão, voz que só um ouve, tristeza funda e crise de pânico pedem médico; remédio não se suspende por suspeita espiritual, e em emergência o número é 192. Ninguém pode prender, amarrar, bater ou deixar sem comida em nome de libertação: isso é crime, denuncie no 190, e no Disque 100 se a vítima é criança, idosa ou tem deficiência. Sessão paga, ritual secreto e lista de suspeitos não vêm deste dom.',
  plan: {
    phases: [
      {
        from: 1,
        to: 7,
        title: 'Sentidos em treino',
        focus:
          'Olho, ouvido, paladar, tato, olfato, sono: uma semana no corpo, com pequenos exercícios que afinam a atenção. Quem não repara no gosto do café dificilmente vai notar a nota falsa de uma conversa.',
      },
      {
        from: 8,
        to: 14,
        title: 'Museu das imitações',
        focus:
          'Sete vitrines, sete peças falsas guardadas pela Bíblia. Você passa devagar, lê a etiqueta e aprende como a falsificação foi feita, quem pagou por ela e que detalhe a denunciava.',
      },
      {
        from: 15,
        to: 21,
        title: 'A lanterna virada para dentro',
        focus:
          'Exame de consciência no fim do dia: coração, olho, raiva, pirraça, medo, culpa, ponto cego. O mês vira nesta semana, quando o examinador senta na cadeira do examinado e descobre que é amado ali.',
      },
      {
        from: 22,
        to: 30,
        title: 'Nove encruzilhadas',
        focus:
          'Mensagem encaminhada, crise de saúde, líder intocável, sonho, oferta, doutrina, porta fechada, grupo rival, e a escolha de ser simples. Em cada uma, sinais a procurar e um passo que cabe no dia.',
      },
    ],
    days: [...discernimentoDaysOneToFifteen, ...discernimentoDaysSixteenToThirty],
  },
};
