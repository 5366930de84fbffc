import type { Gift } from '#shared/guided-studies/guided-studies.ts';
import { verse } from '../../verse-claim.ts';
import type { AuthoredPart } from '../authored.ts';
import { liderancaDaysOneToFifteen } from './lideranca-days-1.ts';
import { liderancaDaysSixteenToThirty } from './lideranca-days-2.ts';

export const lideranca: AuthoredPart<Gift> = {
  slug: 'lideranca',
  title: 'Liderança',
  references: [
    verse('Romanos 12:8', 'lidera lidere empenho'),
    verse('1 Tessalonicenses 5:12', 'reconheçais trabalham lideram'),
    verse('1 Timóteo 3:5', 'governar própria casa cuidará igreja'),
    verse('Romanos 16:2', 'ajudeis ajudado muitos'),
    verse('Marcos 10:43', 'entre vós não será assim servidor'),
    verse('Êxodo 18:21', 'homens virtude odeiem ganância líderes'),
  ],
  meaning:
    'O verbo que Paulo usa quer dizer, ao pé da letra, pôr-se à frente, e na língua da época servia tanto para dirigir quanto para proteger e socorrer. Há quem traduza por governar, há quem prefira cuidar. O lugar da palavra na lista ajuda a entendê-la: vem entre quem reparte o que tem e quem se compadece, com uma única instrução, o empenho (Romanos 12:8). Em outra carta, os que estão à frente são os que se cansam pelos demais (1 Tessalonicenses 5:12).\n\nLiderar, então, é ajudar um grupo a chegar aonde precisa, com todos dentro. O jeito veio de Jesus: entre os seus, quem quer ser grande serve (Marcos 10:43). Não é o mesmo que um cargo. Paulo relaciona o cuidado da casa e o da igreja (1 Timóteo 3:5) e, de Febe, diz que socorreu muitos, com um substantivo da mesma raiz (Romanos 16:2). As igrejas divergem sobre quem pode presidir, e como. O dom aparece também na merenda, no sindicato, no mutirão.',
  characteristics: [
    'Enxerga o passo seguinte quando os outros veem só a confusão.',
    'Reparte tarefa junto com confiança e informação.',
    'Chega cedo, presta contas e cumpre o que marcou.',
    'Assume o erro do grupo e distribui o mérito.',
    'Ouve o mais calado antes de decidir.',
    'Prepara quem vai ocupar o seu lugar.',
  ],
  application:
    'Repare se as pessoas olham para você quando ninguém sabe o que fazer. Antes de aceitar um posto, conduza algo pequeno até o fim: o lanche, a escala, o passeio das crianças. Diga a todos o porquê, o prazo e quanto dinheiro há. Procure auxiliares honestos, como Moisés ouviu que devia buscar (Êxodo 18:21), e deixe que errem sem humilhação. Marque desde o começo o dia em que sairá. Peça a duas pessoas que não dependem de você uma avaliação franca a cada semestre.',
  caution:
    'Quem conduz pode aprender a gostar mais de ser seguido do que de chegar. Ninguém recebeu de Deus o direito de gritar, humilhar, vigiar celular, escolher namoro ou administrar o salário alheio, nem em casa, nem na igreja, nem na firma. Questionar um líder não é rebeldia contra o céu. Se alguém usa cargo ou fé para ameaçar ou tocar você, conte a quem possa agir: 190 na emergência, 180 para mulheres, Disque 100. E se você lidera até adoecer, peça substituto; a obra continua, e isso é boa notícia.',
  plan: {
    phases: [
      {
        from: 1,
        to: 7,
        title: 'Sete candidatos',
        focus:
          'Um espinheiro, um rapaz escondido, um homem de capa, um príncipe mimado, um herói, um expulso e um jovem assustado. Diante de cada um, a pergunta honesta: o que me faz querer, ou recusar, a frente?',
      },
      {
        from: 8,
        to: 14,
        title: 'O caderno de Elenice',
        focus:
          'Uma cozinheira coordena o almoço comunitário do bairro e anota a semana, de segunda a domingo. Chave, escala, caixinha, briga, aprendiz, erro e descanso: o dom visto de avental.',
      },
      {
        from: 15,
        to: 21,
        title: 'Ambulatório do mando',
        focus:
          'Sete reis e patrões chegam à consulta. Cada ficha traz queixa, história e conduta, para que a gente reconheça cedo o sintoma em si; a última atende também quem foi ferido.',
      },
      {
        from: 22,
        to: 30,
        title: 'Atrás dele, na estrada',
        focus:
          'Nove paradas com Jesus, da noite no monte ao portão do jardim. Quem quer ir na frente aprende andando atrás, até ficar contente por ser ultrapassado.',
      },
    ],
    days: [...liderancaDaysOneToFifteen, ...liderancaDaysSixteenToThirty],
  },
};
