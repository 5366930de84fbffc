import type { Gift } from '#shared/guided-studies/guided-studies.ts';
import { verse } from '../../verse-claim.ts';
import type { AuthoredPart } from '../authored.ts';
import { feDaysOneToFifteen } from './fe-days-1.ts';
import { feDaysSixteenToThirty } from './fe-days-2.ts';

export const fe: AuthoredPart<Gift> = {
  slug: 'fe',
  title: 'Dom da fé',
  references: [
    verse('1 Coríntios 12:9', 'fé mesmo Espírito'),
    verse('1 Coríntios 13:2', 'fé movesse montes amor'),
    verse('Mateus 17:20', 'fé grão mostarda monte'),
    verse('Atos 27:25', 'bom ânimo creio Deus'),
    verse('Romanos 12:3', 'medida fé Deus repartiu'),
    verse('Hebreus 11:39', 'testemunho fé promessa'),
  ],
  meaning:
    'Todo cristão vive da fé. Quando Paulo escreve que a outro é dada fé pelo mesmo Espírito (1 Coríntios 12:9), fala de algo a mais, concedido a alguns para o bem de todos: uma confiança firme, em determinada hora, de que Deus agirá, a ponto de sustentar quem já não consegue esperar. No navio, em plena tempestade, Paulo ouviu a mensagem de Deus, creu e animou duzentas e tantas pessoas (Atos 27:25). Muitos lembram também George Müller, que no século 19 manteve orfanatos em oração, sem pedir dinheiro a ninguém.\n\nAlgumas igrejas ligam esse dom aos sinais, por causa da fé que move montes (1 Coríntios 13:2); outras o veem sobretudo na perseverança. Todas podem concordar em dois limites. O tamanho da fé não é a questão, pois basta um grão (Mateus 17:20). E o dom não controla Deus: gente de fé admirável morreu sem receber o prometido (Hebreus 11:39).',
  characteristics: [
    'Confia no caráter de Deus antes de confiar no resultado.',
    'Sustenta os desanimados sem medir a fé deles.',
    'Pede com clareza e trabalha com prudência.',
    'Suporta demora, silêncio e um “não”.',
    'Prefere a glória de Deus à fama de quem crê.',
  ],
  application:
    'Quem tem este dom costuma enxergar porta onde os outros veem parede. Ponha isso a serviço: acompanhe um doente no tratamento, uma mãe na espera, um projeto pequeno que ninguém tem coragem de começar. Faça contas, ouça os prudentes, avise dos riscos. Ore com outros em vez de anunciar sozinho o que Deus fará. E lembre que cada um recebeu uma medida (Romanos 12:3): a sua não é régua para os irmãos, é corda para puxá-los. Nos dias em que a sua fé faltar, deixe-se puxar também.',
  caution:
    'Fé vira crueldade quando culpa o doente por não sarar ou a viúva por não ter crido bastante. Declarar em voz alta não obriga Deus. Desconfie de campanha que mede confiança em reais, pede o dinheiro do aluguel ou promete retorno multiplicado. Não largue remédio, emprego ou casa para provar coragem; ninguém demonstra fé expondo filhos ao perigo. Continuar sob agressão também não é fé: saia e peça ajuda. Se a dúvida pesar demais, conte a um pastor e a um amigo.',
  plan: {
    phases: [
      {
        from: 1,
        to: 7,
        title: 'Na estrada com Abraão',
        focus:
          'Sete paradas de uma viagem só, de Harã ao monte, com medo, partilha, estrelas, atalho e riso. A fé aparece como caminhada de um homem falho, que aprende a sair, a soltar e a esperar.',
      },
      {
        from: 8,
        to: 14,
        title: 'Os que carregam macas',
        focus:
          'Retratos de pessoas que creram por outra: quatro amigos, um patrão, uma mãe, um casal, uma prostituta, uma avó. A cada dia uma intercessão com nome, até descobrir que também você foi carregado.',
      },
      {
        from: 15,
        to: 21,
        title: 'Com a luz cortada',
        focus:
          'Semana de lamento, sem finais apressados: salmo, fornalha, seca, prisão, cerco, martírio, um pai em lágrimas. Aprende-se a crer quando a resposta não vem e a desistir de medir a fé dos outros.',
      },
      {
        from: 22,
        to: 30,
        title: 'Diário de obra com Neemias',
        focus:
          'Nove dias ao lado de um construtor: chorar, pedir, vistoriar, convidar, vigiar, parar por justiça, não descer, celebrar. Você escolhe um muro verdadeiro e dá passos nele, até voltar ao amor, que pesa mais que os montes.',
      },
    ],
    days: [...feDaysOneToFifteen, ...feDaysSixteenToThirty],
  },
};
