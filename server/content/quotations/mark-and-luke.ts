import type { Quotation } from '../types.ts';

export const markAndLuke: readonly Quotation[] = [
  {
    reference: 'Marcos 1:35',
    verses: [
      'E, levantando-se de manhã muito cedo, fazendo ainda escuro, saiu, e foi para um lugar deserto, e ali orava.',
    ],
  },
  {
    reference: 'Marcos 3:35',
    verses: [
      'Porque qualquer que fizer a vontade de Deus, esse é meu irmão, e minha irmã, e minha mãe.',
    ],
  },
  {
    reference: 'Marcos 4:26-28',
    verses: [
      'E dizia: O reino de Deus é assim como se um homem lançasse semente à terra,',
      'E dormisse, e se levantasse de noite e de dia, e a semente brotasse e crescesse, não sabendo ele como.',
      'Porque a terra por si mesma frutifica, primeiro a erva, depois a espiga, e por último o grão cheio na espiga.',
    ],
  },
  {
    reference: 'Marcos 4:38-40',
    verses: [
      'E ele estava na popa dormindo sobre uma almofada, e despertaram-no, e disseram-lhe: Mestre, não se te dá que pereçamos?',
      'E ele, despertando, repreendeu o vento, e disse ao mar: Cala-te, aquieta-te. E o vento se aquietou, e houve grande bonança.',
      'E disse-lhes: Por que sois tão tímidos? Por que não tendes fé?',
    ],
  },
  {
    reference: 'Marcos 6:31',
    verses: [
      'E ele disse-lhes: Vinde vós, aqui à parte, a um lugar deserto, e repousai um pouco. Porque havia muitos que iam e vinham, e não tinham tempo para comer.',
    ],
  },
  {
    reference: 'Marcos 10:14',
    verses: [
      'Jesus, porém, vendo isto, indignou-se, e disse-lhes: Deixai vir os meninos a mim, e não os impeçais; porque dos tais é o reino de Deus.',
    ],
  },
  {
    reference: 'Marcos 10:45',
    verses: [
      'Porque o Filho do homem também não veio para ser servido, mas para servir e dar a sua vida em resgate por muitos.',
    ],
  },
  {
    reference: 'Marcos 16:15',
    verses: ['E disse-lhes: Ide por todo o mundo, pregai o evangelho a toda a criatura.'],
  },
  {
    reference: 'Lucas 1:37',
    verses: ['Porque para Deus nada será impossível.'],
  },
  {
    reference: 'Lucas 1:50',
    verses: ['E a sua misericórdia é de geração em geração sobre os que o temem.'],
  },
  {
    reference: 'Lucas 2:8-9',
    verses: [
      'Ora, havia naquela mesma comarca pastores que estavam no campo, e guardavam durante as vigílias da noite o seu rebanho.',
      'E eis que o anjo do Senhor veio sobre eles, e a glória do Senhor os cercou de resplendor, e tiveram grande temor.',
    ],
  },
  {
    reference: 'Lucas 2:14',
    verses: ['Glória a Deus nas alturas, paz na terra, boa vontade para os homens.'],
  },
  {
    reference: 'Lucas 5:4-5',
    verses: [
      'E, quando acabou de falar, disse a Simão: Faze-te ao mar alto, e lançai as vossas redes para pescar.',
      'E, respondendo Simão, disse-lhe: Mestre, havendo trabalhado toda a noite, nada apanhamos; mas, sobre tua palavra, lançarei a rede.',
    ],
  },
  {
    reference: 'Lucas 9:23',
    verses: [
      'E dizia a todos: Se alguém quer vir após mim, negue-se a si mesmo, e tome cada dia a sua cruz, e siga-me.',
    ],
  },
  {
    reference: 'Lucas 10:33-34',
    verses: [
      'Porém um certo samaritano, que ia de viagem, chegou ao pé dele, e, vendo-o, moveu-se de íntima compaixão;',
      'E, aproximando-se, atou-lhe as feridas, deitando-lhe azeite e vinho; e, pondo-o sobre a sua cavalgadura, levou-o para uma estalagem, e cuidou dele;',
    ],
  },
  {
    reference: 'Lucas 10:41-42',
    verses: [
      'E, respondendo Jesus, disse-lhe: Marta, Marta, andas cuidadosa e afadigada com muitas coisas,',
      'Mas uma só é necessária; e Maria escolheu a boa parte, a qual não lhe será tirada.',
    ],
  },
  {
    reference: 'Lucas 11:13',
    verses: [
      'Pois se vós, sendo maus, sabeis dar boas dádivas aos vossos filhos, quanto mais dará o nosso Pai celestial o Espírito Santo àqueles que lho pedirem?',
    ],
  },
  {
    reference: 'Lucas 12:32',
    verses: ['Não temas, ó pequeno rebanho, porque a vosso Pai agradou dar-vos o reino.'],
  },
  {
    reference: 'Lucas 15:11-32',
    verses: [
      'E disse: Um certo homem tinha dois filhos;',
      'E o mais moço deles disse ao pai: Pai, dá-me a parte da fazenda que me pertence. E ele lhes repartiu a fazenda.',
      'E, poucos dias depois, o filho mais novo, ajuntando tudo, partiu para uma terra mui longe, e ali desperdiçou a sua fazenda, vivendo dissolutamente.',
      'E, havendo ele já gastado tudo, houve naquela terra uma grande fome, e começou a padecer necessidade.',
      'E foi, e chegou-se a um dos cidadãos daquela terra, o qual o mandou para os seus campos a apascentar os porcos.',
      'E desejava saciar o seu estômago com as bolotas que os porcos comiam, e ninguém lhe dava nada.',
      'E, tornando em si, disse: Quantos jornaleiros de meu pai têm abundância de pão, e eu pereço de fome!',
      'Levantar-me-ei, e irei ter com meu pai, e dir-lhe-ei: Pai, pequei contra o céu e perante ti;',
      'Já não sou digno de ser chamado teu filho; faze-me como um dos teus jornaleiros.',
      'E, levantando-se, foi para seu pai; e, quando ainda estava longe, viu-o seu pai, e se moveu de íntima compaixão, e, correndo, lançou-se-lhe ao pescoço e o beijou.',
      'E o filho lhe disse: Pai, pequei contra o céu e perante ti, e já não sou digno de ser chamado teu filho.',
      'Mas o pai disse aos seus servos: Trazei depressa o vestido melhor, e vesti-lho, e ponde-lhe um anel na mão, e alparcas nos pés;',
      'E trazei o bezerro cevado, e matai-o; e comamos, e alegremo-nos;',
      'Porque este meu filho era morto, e reviveu, tinha-se perdido, e é achado. E começaram a alegrar-se.',
      'E o seu filho mais velho estava no campo; e, quando veio, e chegou perto de casa, ouviu a música e as danças.',
      'E, chamando um dos servos, perguntou-lhe que era aquilo.',
      'E ele lhe disse: Veio teu irmão; e teu pai matou o bezerro cevado, porquanto o recuperou são e salvo.',
      'Indignou-se, porém, ele, e não queria entrar. E, saindo o pai, o rogava.',
      'Mas, respondendo ele, disse ao pai: Eis que te sirvo há tantos anos, e nunca transgredi o teu mandamento, e nunca me deste um cabrito para alegrar-me com os meus amigos;',
      'Vindo, porém, este teu filho, que desperdiçou a tua fazenda com as meretrizes, mataste-lhe o bezerro cevado.',
      'E ele lhe disse: Filho, tu sempre estás comigo, e todas as minhas coisas são tuas;',
      'Portanto era justo alegrarmo-nos e folgarmos, porque este teu irmão era morto, e reviveu; e tinha-se perdido, e achou-se.',
    ],
  },
  {
    reference: 'Lucas 17:15-16',
    verses: [
      'E um deles, vendo que estava são, voltou glorificando a Deus em alta voz;',
      'E caiu aos seus pés, com o rosto em terra, dando-lhe graças; e este era samaritano.',
    ],
  },
  {
    reference: 'Lucas 18:7-8',
    verses: [
      'E Deus não fará justiça aos seus escolhidos, que clamam a ele de dia e de noite, sendo tardio para com eles?',
      'Digo-vos que depressa lhes fará justiça. Porém, quando vier o Filho do homem, porventura achará fé na terra?',
    ],
  },
  {
    reference: 'Lucas 19:10',
    verses: ['Porque o Filho do homem veio buscar e salvar o que se havia perdido.'],
  },
  {
    reference: 'Lucas 21:15',
    verses: [
      'Porque eu vos darei boca e sabedoria a que não poderão contradizer nem resistir todos quantos se vos opuserem.',
    ],
  },
  {
    reference: 'Lucas 21:27-28',
    verses: [
      'E então verão vir o Filho do homem numa nuvem, com poder e grande glória.',
      'Ora, quando estas coisas começarem a acontecer, olhai para cima, e levantai as vossas cabeças, porque a vossa redenção está próxima.',
    ],
  },
  {
    reference: 'Lucas 22:31-32',
    verses: [
      'Disse também o Senhor: Simão, Simão, eis que Satanás vos pediu para vos cirandar como trigo;',
      'Mas eu roguei por ti, para que a tua fé não desfaleça; e tu, quando te converteres, conforta a teus irmãos.',
    ],
  },
  {
    reference: 'Lucas 23:43',
    verses: ['E disse-lhe Jesus: Em verdade te digo que hoje estarás comigo no Paraíso.'],
  },
  {
    reference: 'Lucas 24:29',
    verses: [
      'E eles o constrangeram, dizendo: Fica conosco, porque já é tarde, e já declinou o dia. E entrou para ficar com eles.',
    ],
  },
];
