import type { PassageDevotional } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const exodus: readonly PassageDevotional[] = [
  {
    slug: 'exodo-2',
    chapters: ['EXO.2'],
    verse: verse('Êxodo 2:4', 'irmã longe'),
    reflection:
      'Uma mãe veda o cesto de juncos com piche, põe o filho entre as plantas do rio e vai embora; a irmã fica de longe, vigiando. Quando a filha de Faraó abre o cesto, o menino está chorando, e é o choro que a comove. A menina se aproxima e oferece uma ama, e Moisés volta para o colo da própria mãe.',
    prayer:
      'Pai, há dias em que eu só consigo vedar o cesto e soltar nas tuas mãos quem eu amo. Olha pelas crianças que correm perigo esta noite, e põe gente atenta perto delas. Tu guardaste Moisés no rio e guardaste Jesus da espada de Herodes. Dá-me a coragem daquela irmã para ficar por perto e falar na hora certa. Amém.',
    application:
      'Ofereça uma ajuda concreta a uma mãe que você conhece: ficar uma hora com a criança, levar um prato pronto ou buscar na escola.',
  },
  {
    slug: 'exodo-3',
    chapters: ['EXO.3'],
    verse: verse('Êxodo 3:7', 'vi aflição clamor'),
    reflection:
      'Moisés cuida das ovelhas do sogro no fim do deserto, há muitos anos longe do Egito, e para diante de uma sarça que arde e continua inteira. Deus o chama pelo nome duas vezes e conta o que viu e ouviu do povo escravizado. Quando Moisés pergunta quem é ele para ir a Faraó, a resposta é uma companhia: eu serei contigo.',
    prayer:
      'Senhor, tu ouves o clamor de quem trabalha debaixo de maus-tratos e não pode reclamar. Desce hoje para livrar quem sofre, como desceste até nós em Jesus. E se me mandares falar com alguém poderoso, vai junto comigo, porque eu também pergunto quem sou eu. Aqui estou. Amém.',
    application:
      'Tire os sapatos ao orar hoje, como Moisés tirou, e fique cinco minutos com os pés no chão diante de Deus. Diga a ele qual tarefa você teme aceitar.',
  },
  {
    slug: 'exodo-14',
    chapters: ['EXO.14'],
    verse: verse('Êxodo 14:15', 'clamas marchem'),
    reflection:
      'Israel está acampado junto ao mar quando vê os carros de Faraó se aproximando, e muitos preferiam ter ficado escravos. A nuvem que ia na frente passa para trás e fica a noite inteira entre os dois acampamentos. Então Deus manda o povo marchar, e o vento sopra até de manhã para que haja chão no meio das águas.',
    prayer:
      'Deus forte, eu vejo o mar na minha frente e o que me persegue vem chegando. Põe a tua nuvem entre mim e o medo desta noite. Quando tu mandares marchar, dá firmeza aos meus pés, porque Cristo já passou pela morte e abriu o caminho. Eu quero contar depois o que fizeste. Amém.',
    application:
      'Chame um amigo para dar com você o passo que assusta: ir à consulta, fazer a ligação, abrir a carta. Combinem hoje o dia e a hora.',
  },
];
