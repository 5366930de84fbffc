import type { Gift } from '#shared/guided-studies/guided-studies.ts';
import { verse } from '../../verse-claim.ts';
import type { AuthoredPart } from '../authored.ts';
import { profetaMinisterialDaysOneToFifteen } from './profeta-ministerial-days-1.ts';
import { profetaMinisterialDaysSixteenToThirty } from './profeta-ministerial-days-2.ts';

export const profetaMinisterial: AuthoredPart<Gift> = {
  slug: 'profeta-ministerial',
  title: 'Profeta',
  references: [
    verse('Efésios 4:11', 'outros profetas'),
    verse('Efésios 2:20', 'fundamento apóstolos profetas Cristo pedra'),
    verse('Atos 15:32', 'Judas Silas profetas exortaram firmaram'),
    verse('Atos 13:1', 'Antioquia profetas mestres'),
    verse('1 Coríntios 14:3', 'profetiza edificação consolação'),
    verse('Apocalipse 19:10', 'testemunho Jesus espírito profecia'),
  ],
  meaning:
    'Cristo deu à igreja alguns como profetas (Efésios 4:11). Aqui o presente é a própria pessoa, dedicada a levar ao povo a palavra de Deus para aquela hora. O Novo Testamento mostra alguns: em Antioquia, profetas e mestres adoram lado a lado (Atos 13:1); Judas e Silas animam e fortalecem os irmãos (Atos 15:32); a finalidade é edificar, encorajar, consolar (1 Coríntios 14:3). E toda profecia tem um eixo, o testemunho de Jesus (Apocalipse 19:10).\n\nSobre hoje, irmãos fiéis divergem. Uns, lendo que a igreja foi erguida sobre o alicerce de apóstolos e de profetas (Efésios 2:20), creem que esse ministério se completou e agora fala pela Escritura pregada. Outros o veem continuar, sem acrescentar nada à Bíblia e sempre sob avaliação. Há igrejas que reconhecem o título e outras que preferem não usá-lo. Todas precisam de pessoas que chamem de volta à aliança, percebam a injustiça e sustentem a esperança; é nesse traço que o mês se detém.',
  characteristics: [
    'Lê a Bíblia e o jornal com o mesmo coração atento.',
    'Sofre com o que denuncia e inclui a si na confissão.',
    'Fala claro, diz o tamanho da própria certeza e aceita exame.',
    'Consola com a mesma seriedade com que adverte.',
    'Defende quem não tem voz, ainda que perca convites.',
    'Aponta para Jesus e sai da frente.',
  ],
  application:
    'Você percebe cedo o que está torto, e incomoda-se quando todos acham normal? Pode ser implicância; pode ser este chamado em semente. Alimente-o nos profetas da Bíblia, lidos por inteiro, e na intercessão, onde a crítica vira lágrima. Submeta impressões a irmãos experientes antes de contá-las ao interessado. Procure uma causa pequena e real: a creche, o asilo, o galpão. Use a fala para levantar gente desanimada no mínimo tantas vezes quantas a usa para corrigir. E pergunte à sua igreja que espaço ela oferece.',
  caution:
    'Ninguém recebe de Deus o direito de governar a consciência alheia. Palavra que escolhe cônjuge, exige dinheiro, isola da família, manda largar remédio ou ameaça quem pergunta deve ser recusada, por mais famoso que seja o portador. O título impressiona e protege abusos; vigie-o. Profeta sem prestação de contas é perigo para si e para os outros. Quem foi ferido por falsas revelações merece escuta, reparação e, havendo crime, denúncia à polícia, não apenas ao conselho da igreja. Errou uma previsão? Diga em público que errou.',
  plan: {
    phases: [
      {
        from: 1,
        to: 7,
        title: 'Sete depoimentos',
        focus:
          'Samuel, Amós, Jeremias, Débora, Isaías, Hulda e Ágabo tomam a palavra e contam, em primeira pessoa imaginada, como foram chamados e quanto custou. Você escuta sem precisar imitar ninguém.',
      },
      {
        from: 8,
        to: 14,
        title: 'Objetos sobre a mesa',
        focus:
          'Galho, prumo, cesto, barro, ossos, um copo, uma tábua. Os profetas aprendiam vendo; a semana treina a vista e põe nas mãos coisas simples, por onde passam a correção e a esperança.',
      },
      {
        from: 15,
        to: 21,
        title: 'Estatuto de uma comunidade que escuta',
        focus:
          'Sete artigos bíblicos para provar toda palavra, proteger os pequenos e não apagar o que é bom. Quem tem o dom aprende aqui a gostar de limites; quem foi ferido encontra como dizer não.',
      },
      {
        from: 22,
        to: 30,
        title: 'Caderno da sentinela',
        focus:
          'Sobe-se à torre com uma queixa e, a cada manhã, abre-se uma janela: o que se vê, o que se diz, o que se cala. Da pergunta inicial chega-se à luz do leste e a uma conversa com a própria igreja.',
      },
    ],
    days: [...profetaMinisterialDaysOneToFifteen, ...profetaMinisterialDaysSixteenToThirty],
  },
};
