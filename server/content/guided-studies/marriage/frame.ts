import type { AuthoredStudy } from '../authored.ts';

export const introduction =
  'Este estudo foi escrito para casais de verdade: os que acabaram de mudar para dois cômodos com geladeira emprestada, os que criam netos, os que se cruzam no corredor entre um turno e outro, os que andam bem e querem cuidar do que têm, os que dormem de costas há meses. Serve também a noivos e a quem vai percorrê-lo sem companhia.\n\nAqui você encontra ensinamentos, versículos explicados, orações, ações e trinta dias em cinco etapas: reencontrar-se, conversar, arrumar a casa, atravessar a dor e seguir adiante. Falamos de briga, dinheiro, sexo, sogros, infertilidade e perdão sem rodeios e com respeito. Não há promessa de mudar a outra pessoa; há convite para que cada um receba de Cristo e ofereça o que recebeu. A autoridade, quando se fala dela, tem forma de serviço, e o cuidado é sempre dos dois.\n\nUm aviso antes de começar: nada do que está escrito pede a alguém que suporte agressão, ameaça, humilhação constante ou sexo forçado. Se você vive com medo, os exercícios a dois não são para agora. Procure segurança: 190 quando há perigo, 180 para orientação gratuita e sigilosa, a qualquer hora. Deus não está do lado de quem fere.\n\nQuanto aos demais, puxem as cadeiras, que basta começar.';

export const conclusion =
  'Um casamento abençoado não é o que nunca rachou. Parece mais com aquelas casas antigas em que se vê, na parede, onde a água entrou um dia e quem consertou. Alguém ficou, alguém voltou com cimento, alguém pediu desculpa por ter deixado a calha entupir.\n\nLevem deste estudo poucas coisas, e usem-nas: a pausa antes da palavra cortante, a folha das contas, o carinho sem cobrança, o portão da família, dois minutos de oração, um nome para chamar na crise. Recomecem quantas vezes for preciso e, se algo aqui revelou uma ferida grande, não a tratem com curativo: procurem quem sabe.\n\nSe a sua história tomou outro rumo, com separação ou viuvez, você não é um capítulo que deu errado. Cristo, o noivo que deu a vida, chama de amada toda a sua igreja, e nela há lugar para você, por inteiro.\n\nBoa caminhada aos dois, a partir de amanhã cedo.';

export const phases: AuthoredStudy<'marriage'>['plan']['phases'] = [
  {
    from: 1,
    to: 6,
    title: 'Reencontrar',
    focus:
      'Lembrar como tudo começou, voltar a olhar, receber de Deus antes de cobrar do outro e praticar honra nas coisas pequenas. Dias leves, para pegar o ritmo.',
  },
  {
    from: 7,
    to: 13,
    title: 'Conversar',
    focus:
      'Ouvir até o fim, fazer perguntas, brigar com regras, guardar as palavras que cortam, pedir desculpa, perdoar e caçar as raposinhas que estragam a vinha. Cada dia traz uma frase para experimentar.',
  },
  {
    from: 14,
    to: 20,
    title: 'Arrumar a casa',
    focus:
      'Dinheiro às claras, tarefas repartidas, família de origem, desejo, acordo no quarto, fé na sala e a dor de um filho que não vem. Assuntos concretos, um por vez.',
  },
  {
    from: 21,
    to: 26,
    title: 'Atravessar a dor',
    focus:
      'Luto, doença, traição, violência, confiança que se refaz e ajuda que se pede. O dia 24 fala de segurança e pode ser lido a sós; pule o que não for seu e ore por quem precisa.',
  },
  {
    from: 27,
    to: 30,
    title: 'Seguir adiante',
    focus:
      'Brincar outra vez, abrir a mesa, olhar a velhice de frente e renovar os votos com o que vocês sabem hoje. No fim, uma prática escolhida para continuar.',
  },
];
