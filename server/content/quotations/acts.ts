import type { Quotation } from '../types.ts';

export const acts: readonly Quotation[] = [
  {
    reference: 'Atos 1:8',
    verses: [
      'Mas recebereis a virtude do Espírito Santo, que há de vir sobre vós; e ser-me-eis testemunhas, tanto em Jerusalém como em toda a Judeia e Samaria, e até aos confins da terra.',
    ],
  },
  {
    reference: 'Atos 1:11',
    verses: [
      'Os quais então disseram: Varões galileus, por que estais olhando para o céu? Esse Jesus, que dentre vós foi recebido acima no céu, há de vir assim como para o céu o vistes ir.',
    ],
  },
  {
    reference: 'Atos 2:21',
    verses: ['E acontecerá que todo aquele que invocar o nome do Senhor será salvo.'],
  },
  {
    reference: 'Atos 2:39',
    verses: [
      'Porque a promessa vos pertence, a vós, a vossos filhos, e a todos os que estão longe: a tantos quantos Deus nosso Senhor chamar.',
    ],
  },
  {
    reference: 'Atos 4:12-13',
    verses: [
      'E em nenhum outro há salvação, porque também debaixo do céu nenhum outro nome há, dado entre os homens, em que devamos ser salvos.',
      'Então eles, vendo a ousadia de Pedro e João, e informados de que eram homens sem letras e indoutos, se maravilharam; e conheciam que eles haviam estado com Jesus.',
    ],
  },
  {
    reference: 'Atos 10:43',
    verses: [
      'A este dão testemunho todos os profetas, de que todos os que nele crerem receberão o perdão dos pecados pelo seu nome.',
    ],
  },
  {
    reference: 'Atos 14:17',
    verses: [
      'Ainda que, apesar disso, nunca se deixou a si mesmo sem testemunho, beneficiando lá do céu, dando-nos chuvas e tempos frutíferos, enchendo de mantimento e de alegria os nossos corações.',
    ],
  },
  {
    reference: 'Atos 16:25',
    verses: [
      'E, perto da meia-noite, Paulo e Silas oravam e cantavam hinos a Deus, e os outros presos os escutavam.',
    ],
  },
  {
    reference: 'Atos 16:31',
    verses: ['E eles disseram: Crê no Senhor Jesus Cristo, e serás salvo, tu e a tua casa.'],
  },
  {
    reference: 'Atos 17:27',
    verses: [
      'Para que buscassem ao Senhor, se porventura o pudessem apalpar e achar; ainda que não está longe de cada um de nós;',
    ],
  },
  {
    reference: 'Atos 17:31',
    verses: [
      'Porquanto tem determinado um dia em que com justiça há de julgar o mundo com justiça por aquele varão que destinou; dando certeza a todos, ressuscitando-o dos mortos.',
    ],
  },
  {
    reference: 'Atos 18:9-10',
    verses: [
      'E disse o Senhor em visão a Paulo: Não temas, mas fala, e não te cales;',
      'Porque eu estou contigo, e ninguém lançará mão de ti para te fazer mal, porque tenho muito povo nesta cidade.',
    ],
  },
];
