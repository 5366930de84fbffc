import type { Gift } from '#shared/guided-studies/guided-studies.ts';
import { verse } from '../../verse-claim.ts';
import type { AuthoredPart } from '../authored.ts';
import { apostoloDaysOneToFifteen } from './apostolo-days-1.ts';
import { apostoloDaysSixteenToThirty } from './apostolo-days-2.ts';

export const apostolo: AuthoredPart<Gift> = {
  slug: 'apostolo',
  title: 'Apóstolo',
  references: [
    verse('Efésios 4:11-12', 'uns apóstolos aperfeiçoamento santos serviço'),
    verse('Lucas 6:13', 'doze chamou apóstolos'),
    verse('Efésios 2:20', 'fundamento apóstolos Cristo pedra'),
    verse('2 Coríntios 8:23', 'irmãos representantes igrejas'),
    verse('Apocalipse 2:2', 'provaste apóstolos mentirosos'),
    verse('João 20:21', 'Pai enviou envio'),
  ],
  meaning:
    'Apóstolo quer dizer enviado. Na lista de Efésios ele aparece entre as pessoas que Cristo dá à igreja para preparar os santos ao serviço (Efésios 4:11-12). O Novo Testamento usa a palavra em mais de um sentido. Há os Doze, escolhidos por Jesus (Lucas 6:13), e Paulo, testemunhas do Ressuscitado, sobre cujo ensino a igreja está firmada, com Cristo por pedra de esquina (Efésios 2:20). E há enviados das comunidades, que os tradutores chamam de representantes ou mensageiros (2 Coríntios 8:23).\n\nAs igrejas evangélicas concordam que ninguém hoje acrescenta algo àquele fundamento. Divergem quanto ao título. Muitas não o empregam, por entenderem que o ofício se encerrou, e falam em missionários e plantadores. Outras reconhecem apóstolos em sentido amplo, pioneiros que abrem frentes e cuidam de obreiros, sem a autoridade dos Doze. Em todas vale examinar quem se apresenta assim (Apocalipse 2:2), e em todas o envio de Jesus alcança cada discípulo (João 20:21).',
  characteristics: [
    'Vai aonde ainda não há testemunho e fica o tempo necessário.',
    'Forma gente e entrega a chave, sem se tornar dono.',
    'Trabalha em equipe e presta contas a quem enviou.',
    'Conhece cansaço, saudade e falta, e nunca faz propaganda deles.',
    'Exerce autoridade para construir, como mãe e como pai.',
  ],
  application:
    'Procure onde falta começo: o conjunto novo sem igreja, a classe de surdos que ninguém abriu, o presídio, o povo sem Bíblia. Vá acompanhado e enviado, não por conta própria. Aprenda antes de ensinar, ganhe a vida com transparência, prepare sucessores desde o primeiro mês. Se o seu lugar é ficar, sustente quem parte: oração com nome, oferta certa, mensagem no aniversário, cama arrumada na volta. Quanto a títulos, siga a orientação da sua igreja e prefira ser conhecido pelo serviço.',
  caution:
    'Título não é blindagem. Fuja de quem chama discordância de maldição, cobra “cobertura”, escolhe cônjuges, controla salários, esconde contas ou pede obediência sem pergunta. Autoridade de Cristo edifica; a que ameaça, isola ou toca em corpos é abuso, e abuso se denuncia à polícia, 190, ou ao Disque 100. Enviar família sem sustento, sem preparo nem plano de saúde não é fé, é descuido. E missionário deprimido ou doente precisa de tratamento e descanso, sem ser chamado de fraco.',
  plan: {
    phases: [
      {
        from: 1,
        to: 7,
        title: 'O que vai na mala',
        focus:
          'Antes da estrada, arruma-se a bagagem. Cada dia põe ou tira alguma coisa: um modelo, uma companhia, um cajado, um par, a bênção dos que ficam, um avental, um pote de barro. Viaja-se leve.',
      },
      {
        from: 8,
        to: 14,
        title: 'Sete cartões-postais',
        focus:
          'De Perge a Roma pela rota dos primeiros enviados. Cada cartão mostra uma cidade, uma dificuldade e uma pessoa, e traz no verso um lugar parecido a poucos quilômetros da sua casa.',
      },
      {
        from: 15,
        to: 21,
        title: 'A autoridade em raio X',
        focus:
          'Semana séria: o que sustenta e o que adoece quem lidera. Fundamento, último lugar, colo, medida, pedido, correção, prova. Serve para examinar líderes e, primeiro, o pequeno mando que cada um de nós exerce.',
      },
      {
        from: 22,
        to: 30,
        title: 'Nove verbos para quem parte',
        focus:
          'Começar, alicerçar, constituir, confiar, enviar, pedir, hospedar, descansar, receber. O mês desemboca numa porta aberta e numa decisão: ir, ou sustentar de verdade quem vai.',
      },
    ],
    days: [...apostoloDaysOneToFifteen, ...apostoloDaysSixteenToThirty],
  },
};
