import type { Quotation } from '../types.ts';

export const romans: readonly Quotation[] = [
  {
    reference: 'Romanos 1:16',
    verses: [
      'Porque não me envergonho do evangelho de Cristo, pois é o poder de Deus para salvação a todo aquele que crê; primeiro ao judeu, e também ao grego.',
    ],
  },
  {
    reference: 'Romanos 3:21-23',
    verses: [
      'Mas agora se manifestou sem a lei a justiça de Deus, tendo o testemunho da lei e dos profetas;',
      'Isto é, a justiça de Deus pela fé de Jesus Cristo para todos e sobre todos os que creem; porque não há diferença,',
      'Porque todos pecaram e destituídos estão da glória de Deus;',
    ],
  },
  {
    reference: 'Romanos 5:1',
    verses: [
      'Sendo, pois, justificados pela fé, temos paz com Deus, por nosso Senhor Jesus Cristo;',
    ],
  },
  {
    reference: 'Romanos 5:5',
    verses: [
      'E a esperança não confunde, porquanto o amor de Deus está derramado em nossos corações pelo Espírito Santo que nos foi dado.',
    ],
  },
  {
    reference: 'Romanos 5:8',
    verses: [
      'Mas Deus recomenda o seu amor para conosco, em que Cristo morreu por nós, sendo nós ainda pecadores.',
    ],
  },
  {
    reference: 'Romanos 6:14',
    verses: [
      'Porque o pecado não terá domínio sobre vós, pois não estais debaixo da lei, mas debaixo da graça.',
    ],
  },
  {
    reference: 'Romanos 6:23',
    verses: [
      'Porque o salário do pecado é a morte, mas o dom gratuito de Deus é a vida eterna, por Cristo Jesus nosso Senhor.',
    ],
  },
  {
    reference: 'Romanos 7:24-25',
    verses: [
      'Miserável homem que eu sou! Quem me livrará do corpo desta morte?',
      'Dou graças a Deus por Jesus Cristo nosso Senhor. Assim que eu mesmo com o entendimento sirvo à lei de Deus, mas com a carne à lei do pecado.',
    ],
  },
  {
    reference: 'Romanos 8:1-17',
    verses: [
      'Assim que agora nenhuma condenação há para os que estão em Cristo Jesus, que não andam segundo a carne, mas segundo o espírito.',
      'Porque a lei do espírito de vida, em Cristo Jesus, me livrou da lei do pecado e da morte.',
      'Porque o que era impossível à lei, porquanto estava enferma pela carne, Deus, enviando o seu Filho em semelhança da carne do pecado, e pelo pecado, condenou o pecado na carne;',
      'Para que a justiça da lei se cumprisse em nós, que não andamos segundo a carne, mas segundo o espírito.',
      'Porque os que são segundo a carne inclinam-se para as coisas da carne; mas os que são segundo o espírito para as coisas do espírito.',
      'Porque a inclinação da carne é morte; mas a inclinação do espírito é vida e paz.',
      'Porquanto a inclinação da carne é inimizade contra Deus, pois não é sujeita à lei de Deus, nem, em verdade, o pode ser.',
      'Portanto os que estão na carne não podem agradar a Deus.',
      'Porém vós não estais na carne, mas no espírito, se é que o Espírito de Deus habita em vós. Mas, se alguém não tem o Espírito de Cristo, esse tal não é dele.',
      'E, se Cristo está em vós, o corpo, na verdade, está morto por causa do pecado, mas o espírito vive por causa da justiça.',
      'E, se o Espírito daquele que dos mortos ressuscitou a Jesus habita em vós, aquele que dos mortos ressuscitou a Cristo também vivificará os vossos corpos mortais, pelo seu Espírito que em vós habita.',
      'De maneira que, irmãos, somos devedores, não à carne para viver segundo a carne.',
      'Porque, se viverdes segundo a carne, morrereis; mas, se pelo espírito mortificardes as obras do corpo, vivereis.',
      'Porque todos quantos são guiados pelo Espírito de Deus, esses são filhos de Deus.',
      'Porque não recebestes o espírito de escravidão, para outra vez estardes em temor, porém recebestes o espírito de adoção de filhos, pelo qual clamamos: Aba, Pai.',
      'O mesmo Espírito testifica com o nosso espírito que somos filhos de Deus.',
      'E, se nós somos filhos, somos logo herdeiros também, herdeiros de Deus e coerdeiros de Cristo; se porventura com ele padecemos, para que também com ele sejamos glorificados.',
    ],
  },
  {
    reference: 'Romanos 8:20-21',
    verses: [
      'Porque a criatura está sujeita à vaidade, não por sua vontade, mas por causa do que a sujeitou,',
      'Na esperança de que também a mesma criatura será libertada da servidão da corrupção, para a liberdade da glória dos filhos de Deus.',
    ],
  },
  {
    reference: 'Romanos 8:26',
    verses: [
      'E da mesma maneira também o Espírito ajuda as nossas fraquezas; porque não sabemos o que havemos de pedir como convém, mas o mesmo Espírito intercede por nós com gemidos inexprimíveis.',
    ],
  },
  {
    reference: 'Romanos 8:28-39',
    verses: [
      'E sabemos que todas as coisas contribuem juntamente para o bem daqueles que amam a Deus, daqueles que são chamados por seu decreto.',
      'Porque os que dantes conheceu também os predestinou para serem conformes à imagem de seu Filho; para que seja o primogênito entre muitos irmãos.',
      'E aos que predestinou, a estes também chamou; e aos que chamou, a estes também justificou; e aos que justificou, a estes também glorificou.',
      'Que diremos, pois, a estas coisas? Se Deus é por nós, quem será contra nós?',
      'Aquele que nem mesmo a seu próprio Filho poupou, antes o entregou por todos nós, como nos não dará também com ele todas as coisas?',
      'Quem intentará acusação contra os escolhidos de Deus? Sendo Deus quem os justifica.',
      'Quem os condenará? Sendo Cristo quem morreu, ou antes quem ressuscitou dentre os mortos, o qual está à direita de Deus, e também intercede por nós.',
      'Quem nos separará do amor de Cristo? A tribulação, ou a angústia, ou a perseguição, ou a fome, ou a nudez, ou o perigo, ou a espada?',
      'Como está escrito: Por amor de ti somos entregues à morte todo o dia; fomos reputados como ovelhas para o matadouro.',
      'Mas em todas estas coisas somos mais do que vencedores, por aquele que nos amou.',
      'Porque estou certo de que, nem a morte, nem a vida, nem os anjos, nem os principados, nem as potestades, nem o presente, nem o porvir,',
      'Nem a altura, nem a profundidade, nem alguma outra criatura nos poderá separar do amor de Deus, que está em Cristo Jesus nosso Senhor.',
    ],
  },
  {
    reference: 'Romanos 10:9-10',
    verses: [
      'A saber: Se com a tua boca confessares ao Senhor Jesus, e em teu coração creres que Deus o ressuscitou dos mortos, serás salvo.',
      'Porque com o coração se crê para a justiça, e com a boca se faz confissão para a salvação.',
    ],
  },
  {
    reference: 'Romanos 12',
    verses: [
      'Rogo-vos, pois, irmãos, pela compaixão de Deus, que apresenteis os vossos corpos em sacrifício vivo, santo e agradável a Deus, que é o vosso culto racional.',
      'E não vos conformeis com este mundo, mas transformai-vos pela renovação do vosso entendimento, para que experimenteis qual seja a boa, agradável, e perfeita vontade de Deus.',
      'Porque pela graça, que me é dada, digo a cada um dentre vós que não saiba mais do que convém saber, mas que saiba com temperança, conforme a medida da fé que Deus repartiu a cada um.',
      'Porque assim como em um corpo temos muitos membros, e nem todos os membros têm a mesma operação,',
      'Assim nós, que somos muitos, somos um só corpo em Cristo, mas membros uns dos outros.',
      'De modo que, tendo diferentes dons, segundo a graça que nos é dada, ou seja profecia, seja ela segundo a medida da fé;',
      'Ou seja ministério, seja em ministrar; ou o que ensina em ensinar;',
      'Ou o que exorta, em exortar; o que reparte, em simplicidade; o que preside, com cuidado; o que exercita misericórdia, com alegria.',
      'O amor seja não fingido. Aborrecei o mal e apegai-vos ao bem.',
      'Amai-vos cordialmente uns aos outros com amor fraternal, preferindo-vos em honra uns aos outros.',
      'Não sejais vagarosos no cuidado; sede fervorosos no espírito, servindo ao Senhor;',
      'Alegrai-vos na esperança, sede pacientes na tribulação, perseverai na oração;',
      'Comunicai com os santos nas suas necessidades, segui a hospitalidade;',
      'Abençoai aos que vos perseguem, abençoai, e não amaldiçoeis;',
      'Alegrai-vos com os que se alegram; e chorai com os que choram;',
      'Sede unânimes entre vós; não ambicioneis coisas altivas, mas acomodai-vos às humildes; não sejais sábios em vós mesmos;',
      'A ninguém torneis mal por mal; procurai as coisas honestas, perante todos os homens.',
      'Se for possível, quanto estiver em vós, tende paz com todos os homens.',
      'Não vos vingueis a vós mesmos, amados, mas dai lugar à ira, porque está escrito: Minha é a vingança; eu recompensarei, diz o Senhor.',
      'Portanto, se o teu inimigo tiver fome, dá-lhe de comer; se tiver sede, dá-lhe de beber; porque, fazendo isto, amontoarás brasas de fogo sobre a sua cabeça.',
      'Não te deixes vencer do mal, mas vence o mal com o bem.',
    ],
  },
  {
    reference: 'Romanos 15:4',
    verses: [
      'Porque todas as coisas que dantes foram escritas, para nosso ensino foram escritas, para que pela paciência e consolação das Escrituras tenhamos esperança.',
    ],
  },
  {
    reference: 'Romanos 15:13',
    verses: [
      'Ora, o Deus de esperança vos encha de todo o gozo e paz na fé, para que abundeis em esperança pela virtude do Espírito Santo.',
    ],
  },
];
