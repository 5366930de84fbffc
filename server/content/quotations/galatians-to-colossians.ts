import type { Quotation } from '../types.ts';

export const galatiansToColossians: readonly Quotation[] = [
  {
    reference: 'Gálatas 2:20',
    verses: [
      'Já estou crucificado com Cristo; e vivo, não mais eu, mas Cristo vive em mim; e a vida que agora vivo na carne vivo-a na fé do Filho de Deus, o qual me amou, e se entregou a si mesmo por mim.',
    ],
  },
  {
    reference: 'Gálatas 5:16',
    verses: ['Digo, porém: Andai em Espírito, e não cumprireis a concupiscência da carne.'],
  },
  {
    reference: 'Gálatas 5:22-26',
    verses: [
      'Mas o fruto do Espírito é caridade, gozo, paz, longanimidade, benignidade, bondade, fé, mansidão, temperança.',
      'Contra estas coisas não há lei.',
      'Porém os que são de Cristo crucificaram a carne com as suas paixões e concupiscências.',
      'Se vivemos em Espírito, andemos também em Espírito.',
      'Não sejamos cobiçosos de vanglórias, irritando-nos uns aos outros, invejando-nos uns aos outros.',
    ],
  },
  {
    reference: 'Gálatas 6:2',
    verses: ['Levai as cargas uns dos outros, e assim cumprireis a lei de Cristo.'],
  },
  {
    reference: 'Gálatas 6:9',
    verses: [
      'E não nos cansemos de fazer bem, porque a seu tempo ceifaremos, se não houvermos desfalecido.',
    ],
  },
  {
    reference: 'Efésios 1:7',
    verses: [
      'Em quem temos a redenção pelo seu sangue, a saber, a remissão das ofensas, segundo as riquezas da sua graça.',
    ],
  },
  {
    reference: 'Efésios 1:13-14',
    verses: [
      'Em quem também vós estais, depois que ouvistes a palavra da verdade, a saber, o evangelho da vossa salvação, no qual também, havendo crido, fostes selados com o Espírito Santo da promessa.',
      'O qual é o penhor da nossa herança, para redenção da possessão de Deus, para louvor da sua glória.',
    ],
  },
  {
    reference: 'Efésios 2:1-10',
    verses: [
      'E vos vivificou, estando vós mortos pelas ofensas e pecados,',
      'Em que dantes andastes segundo o curso deste mundo, segundo o príncipe da potestade do ar, do espírito que agora opera nos filhos da desobediência.',
      'Entre os quais todos nós também dantes andávamos nos desejos da nossa carne, fazendo a vontade da carne e dos pensamentos; e éramos por natureza filhos da ira, como os outros também.',
      'Porque Deus, que é riquíssimo em misericórdia, pelo seu muito amor com que nos amou,',
      'Estando nós ainda mortos em nossas ofensas, nos vivificou juntamente com Cristo (pela graça sois salvos),',
      'E nos ressuscitou juntamente, e nos fez assentar juntamente nos céus, em Cristo Jesus;',
      'Para mostrar nos séculos vindouros as abundantes riquezas da sua graça, pela sua benignidade para conosco em Cristo Jesus.',
      'Porque pela graça sois salvos, por meio da fé; e isto não vem de vós; é dom de Deus.',
      'Não vem das obras, para que ninguém se glorie.',
      'Porque somos feitura sua, criados em Cristo Jesus para as boas obras, as quais Deus preparou para que andássemos nelas.',
    ],
  },
  {
    reference: 'Efésios 2:14',
    verses: [
      'Porque ele é a nossa paz, o qual de ambos os povos fez um; e, derribando a parede de separação que estava no meio,',
    ],
  },
  {
    reference: 'Efésios 2:19',
    verses: [
      'Assim que já não sois estrangeiros, nem forasteiros, mas concidadãos dos santos e domésticos de Deus;',
    ],
  },
  {
    reference: 'Efésios 4:26-27',
    verses: [
      'Irai-vos, e não pequeis; não se ponha o sol sobre a vossa ira.',
      'Não deis lugar ao diabo.',
    ],
  },
  {
    reference: 'Efésios 5:15-16',
    verses: [
      'Portanto, vede como andais prudentemente, não como néscios, mas como sábios,',
      'Remindo o tempo; porquanto os dias são maus.',
    ],
  },
  {
    reference: 'Efésios 6:2-3',
    verses: [
      'Honra a teu pai e a tua mãe, que é o primeiro mandamento com promessa,',
      'Para que te vá bem, e vivas muito tempo sobre a terra.',
    ],
  },
  {
    reference: 'Efésios 6:10-18',
    verses: [
      'No demais, irmãos meus, fortalecei-vos no Senhor e na força do seu poder.',
      'Revesti-vos de toda a armadura de Deus, para que possais estar firmes contra as astutas ciladas do diabo.',
      'Porque não temos que lutar contra a carne e o sangue, mas sim contra os principados, contra as potestades, contra os príncipes das trevas deste século, contra as malícias espirituais em os ares.',
      'Portanto tomai toda a armadura de Deus, para que possais resistir no dia mau, e, havendo feito tudo, ficar firmes.',
      'Estai, pois, firmes, tendo cingidos os vossos lombos com a verdade, e vestidos com a couraça da justiça;',
      'E calçados os pés com a preparação do evangelho da paz;',
      'Tomando sobretudo o escudo da fé, com o qual possais apagar todos os dardos inflamados do maligno.',
      'Tomai também o capacete da salvação, e a espada do Espírito, que é a palavra de Deus;',
      'Orando em todo o tempo com toda a oração e súplica em espírito, e vigiando nisto com toda a perseverança e súplica por todos os santos,',
    ],
  },
  {
    reference: 'Filipenses 1:3-6',
    verses: [
      'Dou graças ao meu Deus todas as vezes que me lembro de vós,',
      'Fazendo sempre com gosto oração por vós em todas as minhas orações,',
      'Pela vossa comunicação no evangelho desde o primeiro dia até agora.',
      'Tendo por certo isto mesmo, que aquele que em vós começou a boa obra a aperfeiçoará até ao dia de Jesus Cristo;',
    ],
  },
  {
    reference: 'Filipenses 2:3-11',
    verses: [
      'Nada façais por contenda ou por vanglória, mas por humildade; cada um considere os outros superiores a si mesmo.',
      'Não atente cada um para o que é seu, mas cada qual também para o que é dos outros.',
      'De sorte que haja em vós o mesmo sentimento que houve também em Cristo Jesus,',
      'O qual, sendo em forma de Deus, não teve por usurpação ser igual a Deus,',
      'Mas aniquilou-se a si mesmo, tomando a forma de servo, fazendo-se semelhante aos homens;',
      'E, achado em forma como homem, humilhou-se a si mesmo, sendo obediente até à morte, e morte de cruz.',
      'Pelo que também Deus o exaltou soberanamente, e lhe deu um nome que é sobre todo o nome;',
      'Para que ao nome de Jesus se dobre todo o joelho dos que estão nos céus, e na terra, e debaixo da terra,',
      'E toda a língua confesse que Jesus Cristo é o Senhor, para a glória de Deus Pai.',
    ],
  },
  {
    reference: 'Filipenses 3:20-21',
    verses: [
      'Mas a nossa cidade está nos céus, donde também esperamos o Salvador, o Senhor Jesus Cristo.',
      'O qual transformará o nosso corpo abatido, para ser conforme o seu corpo glorioso, segundo o seu eficaz poder de sujeitar também a si todas as coisas.',
    ],
  },
  {
    reference: 'Filipenses 4:4-13',
    verses: [
      'Regozijai-vos sempre no Senhor; outra vez digo, regozijai-vos.',
      'Seja a vossa equidade notória a todos os homens. Perto está o Senhor.',
      'De nada estejais solícitos; antes as vossas petições sejam em tudo conhecidas diante de Deus pela oração e súplicas com ação de graças.',
      'E a paz de Deus, que excede todo o entendimento, guardará os vossos corações e os vossos sentimentos em Cristo Jesus.',
      'Quanto ao mais, irmãos, tudo o que é verdadeiro, tudo o que é honesto, tudo o que é justo, tudo o que é puro, tudo o que é amável, tudo o que é de boa fama, se há alguma virtude, e se há algum louvor, nisso pensai.',
      'O que também aprendestes, e recebestes, e ouvistes, e vistes em mim, isso fazei; e o Deus de paz será convosco.',
      'Ora, muito me regozijei no Senhor por finalmente reviver a vossa lembrança de mim; visto que vos tendes lembrado, mas não tínheis tido oportunidade.',
      'Não o digo como por necessidade, porque já aprendi a contentar-me com o que tenho.',
      'Sei estar abatido, e sei também ter abundância; em toda a maneira, e em todas as coisas estou instruído, assim a ter fartura como a ter fome, assim a ter abundância, como a padecer necessidade.',
      'Posso todas as coisas naquele que me fortalece.',
    ],
  },
  {
    reference: 'Filipenses 4:19',
    verses: [
      'Porém o meu Deus, segundo as suas riquezas, suprirá todas as vossas necessidades em glória, por Cristo Jesus.',
    ],
  },
  {
    reference: 'Colossenses 1:27',
    verses: [
      'Aos quais Deus quis fazer conhecer quais são as riquezas da glória deste mistério entre os gentios, que é Cristo em vós, esperança da glória;',
    ],
  },
  {
    reference: 'Colossenses 2:3',
    verses: ['No qual estão escondidos todos os tesouros da sabedoria e da ciência.'],
  },
  {
    reference: 'Colossenses 2:13-14',
    verses: [
      'E, quando vós estáveis mortos nos pecados, e na incircuncisão da vossa carne, vos vivificou juntamente com ele, perdoando-vos todas as ofensas,',
      'Havendo riscado a cédula que contra nós havia nas ordenanças, a qual de alguma maneira nos era contrária, e a tirou do meio de nós, encravando-a na cruz.',
    ],
  },
  {
    reference: 'Colossenses 3:12-13',
    verses: [
      'Revesti-vos, pois, como eleitos de Deus, santos, e amados, de entranhas de misericórdia, da benignidade, humildade, mansidão, longanimidade;',
      'Suportando-vos uns aos outros, e perdoando-vos uns aos outros, se algum tiver queixa contra outro; assim como Cristo vos perdoou, assim o fazei vós também.',
    ],
  },
  {
    reference: 'Colossenses 3:23',
    verses: ['E, tudo quanto fizerdes, fazei-o do coração, como ao Senhor, e não aos homens;'],
  },
];
