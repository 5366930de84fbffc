import type { Gift } from '#shared/guided-studies/guided-studies.ts';
import { verse } from '../../verse-claim.ts';
import type { AuthoredPart } from '../authored.ts';
import { evangelistaDaysOneToFifteen } from './evangelista-days-1.ts';
import { evangelistaDaysSixteenToThirty } from './evangelista-days-2.ts';

export const evangelista: AuthoredPart<Gift> = {
  slug: 'evangelista',
  title: 'Evangelista',
  references: [
    verse('Efésios 4:11', 'outros evangelistas'),
    verse('Atos 21:8', 'Filipe evangelista Cesareia casa'),
    verse('2 Timóteo 4:5', 'obra evangelista cumpre'),
    verse('Atos 8:35', 'Filipe escritura anunciou-lhe Evangelho Jesus'),
    verse('Romanos 10:15', 'enviados pés boas novas'),
    verse('2 Coríntios 4:5', 'pregamos Cristo servos'),
  ],
  meaning:
    'A palavra aparece só três vezes no Novo Testamento. Está na lista de Paulo (Efésios 4:11), é o apelido de Filipe, homem de mesa e de estrada, que hospedou o apóstolo em Cesareia (Atos 21:8), e é tarefa dada a Timóteo, um pastor sobrecarregado (2 Timóteo 4:5). Evangelista, portanto, é quem leva a boa notícia de Jesus a pessoas que ainda não a ouviram e, conforme o contexto da carta, ajuda a igreja inteira a fazer o mesmo.\n\nFilipe mostra o modo: senta-se ao lado, parte da página em que o outro está e dali chega a Cristo (Atos 8:35). O assunto não somos nós (2 Coríntios 4:5). Algumas igrejas consagram evangelistas para viajar e abrir frentes; outras reconhecem o dom sem cargo, na vizinha que conversa bem no portão. Todo cristão é testemunha; a alguns, porém, o Espírito dá especial facilidade, e pés que gostam do caminho (Romanos 10:15).',
  characteristics: [
    'Sente falta de quem está fora e abre lugar para ele.',
    'Sabe contar quem é Jesus em linguagem de ponto de ônibus.',
    'Pergunta, escuta e não se assusta com respostas cruas.',
    'Aceita um não sem perder o amigo.',
    'Ensina outros a falar, em vez de guardar o palco.',
  ],
  application:
    'Se você faz amizade na fila e a conversa logo chega ao que importa, há aqui um sinal a examinar. Releia os evangelhos até contar as histórias com naturalidade. Mantenha na agenda amigos que não creem, de quem você goste sem fazer deles um projeto. Trabalhe em dupla. Combine com a sua igreja quem acolherá os que chegarem, pois nascer sem família é duro. Em caso de recusa, agradeça a franqueza. Conte também os seus tropeços, e leve junto um tímido para aprender andando ao lado.',
  caution:
    'Número não é fruto, e plateia comovida não é conversão. Fuja do testemunho aumentado, do medo usado como chicote, da promessa de emprego ou cura, da oferta pedida a quem acabou de chegar. Pessoa doente, enlutada ou dependente merece cuidado dobrado. Criança se evangeliza com os pais sabendo e com adultos à vista. Respeite quem professa outra religião. E desconfie do itinerante sem igreja, sem contas abertas e sem amigos que o corrijam: carisma não substitui caráter.',
  plan: {
    phases: [
      {
        from: 1,
        to: 7,
        title: 'Perguntas de redação',
        focus:
          'O quê, quem, para quem, por quê, quando, como, e daí? Com o método simples dos jornalistas, a semana volta aos fatos da boa notícia e limpa os motivos de quem a leva.',
      },
      {
        from: 8,
        to: 14,
        title: 'Jesus conversando',
        focus:
          'Sete diálogos observados de perto: como ele começa, o que pergunta, quando espera, a quem procura e a quem deixa ir embora. Menos técnica e mais ouvido, um encontro de cada vez.',
      },
      {
        from: 15,
        to: 21,
        title: 'Medir distâncias',
        focus:
          'Da própria casa à religião do vizinho, passando pela mesa, pelo degrau, pela estrada e pela grade. A cada dia o passo é mais largo, e se descobre que o primeiro a mudar é quem atravessa.',
      },
      {
        from: 22,
        to: 30,
        title: 'Nove noites de plantão',
        focus:
          'Uma só história, em capítulos: a amizade de Neide e Karina num hospital público, com bolo, luto, erro, desculpas e silêncio. Enquanto lê, você acompanha alguém de verdade, no ritmo da pessoa.',
      },
    ],
    days: [...evangelistaDaysOneToFifteen, ...evangelistaDaysSixteenToThirty],
  },
};
