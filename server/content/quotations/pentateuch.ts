import type { Quotation } from '../types.ts';

export const pentateuch: readonly Quotation[] = [
  {
    reference: 'Gênesis 1:1',
    verses: ['No princípio criou Deus os céus e a terra.'],
  },
  {
    reference: 'Gênesis 1:5',
    verses: [
      'E Deus chamou à luz Dia; e às trevas chamou Noite. E foi a tarde e a manhã, o dia primeiro.',
    ],
  },
  {
    reference: 'Gênesis 2:15',
    verses: ['E tomou o Senhor Deus o homem, e o pôs no jardim do Éden para o lavrar e o guardar.'],
  },
  {
    reference: 'Gênesis 3:8-9',
    verses: [
      'E ouviram a voz do Senhor Deus, que passeava no jardim pela viração do dia; e escondeu-se Adão e sua mulher da presença do Senhor Deus, entre as árvores do jardim.',
      'E chamou o Senhor Deus a Adão, e disse-lhe: Onde estás?',
    ],
  },
  {
    reference: 'Gênesis 3:15',
    verses: [
      'E porei inimizade entre ti e a mulher, e entre a tua semente e a sua semente; esta te ferirá a cabeça, e tu lhe ferirás o calcanhar.',
    ],
  },
  {
    reference: 'Gênesis 8:22',
    verses: [
      'Enquanto a terra durar, sementeira e sega, e frio e calor, e verão e inverno, e dia e noite, não cessarão.',
    ],
  },
  {
    reference: 'Gênesis 12:3',
    verses: [
      'E abençoarei os que te abençoarem, e amaldiçoarei os que te amaldiçoarem; e em ti serão benditas todas as famílias da terra.',
    ],
  },
  {
    reference: 'Gênesis 15:1',
    verses: [
      'Depois destas coisas veio a palavra do Senhor a Abrão em visão, dizendo: Não temas, Abrão, eu sou o teu escudo, o teu grandíssimo galardão.',
    ],
  },
  {
    reference: 'Gênesis 17:7',
    verses: [
      'E estabelecerei o meu concerto entre mim e ti e a tua semente depois de ti em suas gerações, por concerto perpétuo, para te ser a ti por Deus, e à tua semente depois de ti.',
    ],
  },
  {
    reference: 'Gênesis 22:14',
    verses: [
      'E chamou Abraão o nome daquele lugar: O Senhor proverá; donde se diz até ao dia de hoje: No monte do Senhor se proverá.',
    ],
  },
  {
    reference: 'Gênesis 28:15-16',
    verses: [
      'E eis que estou contigo, e te guardarei por onde quer que fores, e te farei tornar a esta terra; porque te não deixarei, até que te haja feito o que te tenho dito.',
      'Acordado, pois, Jacó do seu sono, disse: Na verdade o Senhor está neste lugar; e eu não o sabia.',
    ],
  },
  {
    reference: 'Êxodo 13:21',
    verses: [
      'E o Senhor ia adiante deles, de dia numa coluna de nuvem, para os guiar pelo caminho, e de noite numa coluna de fogo, para os alumiar, para que caminhassem de dia e de noite.',
    ],
  },
  {
    reference: 'Êxodo 14:13-14',
    verses: [
      'Moisés, porém, disse ao povo: Não temais; estai quietos, e vede o livramento do Senhor, que hoje vos fará; porque aos egípcios, que hoje vistes, nunca mais vereis para sempre.',
      'O Senhor pelejará por vós, e vos calareis.',
    ],
  },
  {
    reference: 'Êxodo 15:2',
    verses: [
      'O Senhor é a minha força, e o meu cântico; ele me foi por salvação; este é o meu Deus, portanto lhe farei uma habitação; ele é o Deus de meu pai, por isso o exaltarei.',
    ],
  },
  {
    reference: 'Êxodo 16:12',
    verses: [
      'Tenho ouvido as murmurações dos filhos de Israel; fala-lhes, dizendo: Entre as duas tardes comereis carne, e pela manhã vos fartareis de pão; e sabereis que eu sou o Senhor vosso Deus.',
    ],
  },
  {
    reference: 'Êxodo 16:19-21',
    verses: [
      'E disse-lhes Moisés: Ninguém dele deixe para amanhã.',
      'Eles, porém, não deram ouvidos a Moisés, antes alguns deles deixaram dele para amanhã; e aquele criou bichos, e fedeu; por isso indignou-se Moisés contra eles.',
      'Eles, pois, o colhiam cada manhã, cada um conforme ao que podia comer; porque, aquentando o sol, derretia-se.',
    ],
  },
  {
    reference: 'Êxodo 18:17-18',
    verses: [
      'O sogro de Moisés, porém, lhe disse: Não é bom o que fazes.',
      'Totalmente desfalecerás, assim tu, como este povo que está contigo; porque este negócio é mui difícil para ti; tu só não o podes fazer.',
    ],
  },
  {
    reference: 'Êxodo 20:3-17',
    verses: [
      'Não terás outros deuses diante de mim.',
      'Não farás para ti imagem de escultura, nem alguma semelhança do que há em cima nos céus, nem embaixo na terra, nem nas águas debaixo da terra.',
      'Não te encurvarás a elas nem as servirás; porque eu, o Senhor teu Deus, sou Deus zeloso, que visito a maldade dos pais nos filhos, até à terceira e quarta geração daqueles que me aborrecem,',
      'E faço misericórdia em milhares, aos que me amam, e aos que guardam os meus mandamentos.',
      'Não tomarás o nome do Senhor teu Deus em vão; porque o Senhor não terá por inocente o que tomar o seu nome em vão.',
      'Lembra-te do dia do sábado, para o santificar.',
      'Seis dias trabalharás, e farás toda a tua obra,',
      'Mas o sétimo dia é o sábado do Senhor teu Deus; não farás nenhuma obra, nem tu, nem teu filho, nem tua filha, nem o teu servo, nem a tua serva, nem a tua besta, nem o teu estrangeiro, que está dentro das tuas portas.',
      'Porque em seis dias fez o Senhor os céus e a terra, o mar e tudo que neles há, e ao sétimo dia descansou; portanto abençoou o Senhor o dia do sábado, e o santificou.',
      'Honra a teu pai e a tua mãe, para que se prolonguem os teus dias na terra que o Senhor teu Deus te dá.',
      'Não matarás.',
      'Não adulterarás.',
      'Não furtarás.',
      'Não dirás falso testemunho contra o teu próximo.',
      'Não cobiçarás a casa do teu próximo, não cobiçarás a mulher do teu próximo, nem o seu servo, nem a sua serva, nem o seu boi, nem o seu jumento, nem coisa alguma do teu próximo.',
    ],
  },
  {
    reference: 'Êxodo 33:14',
    verses: ['Disse, pois: Irá a minha face contigo para te fazer descansar.'],
  },
  {
    reference: 'Êxodo 34:6-7',
    verses: [
      'Passando, pois, o Senhor perante a sua face, clamou: Jeová, o Senhor, Deus misericordioso e piedoso, tardio em iras e grande em beneficência e verdade;',
      'Que guarda a beneficência em milhares; que perdoa a iniquidade, e a transgressão, e o pecado; que o culpado não tem por inocente; que visita a iniquidade dos pais sobre os filhos e sobre os filhos dos filhos até à terceira e quarta geração.',
    ],
  },
  {
    reference: 'Levítico 16:22',
    verses: [
      'Assim aquele bode levará sobre si todas as iniquidades deles à terra solitária; e enviará o bode ao deserto.',
    ],
  },
  {
    reference: 'Levítico 19:32',
    verses: [
      'Diante das cãs te levantarás, e honrarás a face do velho; e terás temor do teu Deus. Eu sou o Senhor.',
    ],
  },
  {
    reference: 'Levítico 26:11-12',
    verses: [
      'E porei o meu tabernáculo no meio de vós, e a minha alma de vós não se enfadará.',
      'E andarei no meio de vós, e eu vos serei por Deus, e vós me sereis por povo.',
    ],
  },
  {
    reference: 'Números 6:24-27',
    verses: [
      'O Senhor te abençoe e te guarde;',
      'O Senhor faça resplandecer o seu rosto sobre ti, e tenha misericórdia de ti;',
      'O Senhor sobre ti levante o seu rosto, e te dê a paz.',
      'Assim porão o meu nome sobre os filhos de Israel, e eu os abençoarei.',
    ],
  },
  {
    reference: 'Números 14:8-9',
    verses: [
      'Se o Senhor se agradar de nós, então nos porá nesta terra, e no-la dará; terra que mana leite e mel.',
      'Tão somente não sejais rebeldes contra o Senhor, e não temais o povo desta terra, porquanto são eles nosso pão; retirou-se deles o seu amparo, e o Senhor é conosco; não os temais.',
    ],
  },
  {
    reference: 'Números 23:19',
    verses: [
      'Deus não é homem, para que minta; nem filho do homem, para que se arrependa; porventura diria ele, e não o faria? Ou falaria, e não o confirmaria?',
    ],
  },
  {
    reference: 'Deuteronômio 6:4-7',
    verses: [
      'Ouve, Israel, o Senhor nosso Deus é o único Senhor.',
      'Amarás, pois, o Senhor teu Deus de todo o teu coração, e de toda a tua alma, e de todo o teu poder.',
      'E estas palavras, que hoje te ordeno, estarão no teu coração;',
      'E as intimarás a teus filhos, e delas falarás assentado em tua casa, e andando pelo caminho, e deitando-te e levantando-te.',
    ],
  },
  {
    reference: 'Deuteronômio 7:7-9',
    verses: [
      'O Senhor não tomou prazer em vós, nem vos escolheu, porque a vossa multidão era mais do que a de todos os outros povos, pois vós éreis menos em número do que todos os povos;',
      'Mas porque o Senhor vos amava, e para guardar o juramento que jurara a vossos pais, o Senhor vos tirou com mão forte e vos resgatou da casa da servidão, da mão de Faraó, rei do Egito.',
      'Saberás, pois, que o Senhor teu Deus é Deus, o Deus fiel, que guarda o concerto e a misericórdia até mil gerações aos que o amam e guardam os seus mandamentos.',
    ],
  },
  {
    reference: 'Deuteronômio 8:2-4',
    verses: [
      'E te lembrarás de todo o caminho, pelo qual o Senhor teu Deus te guiou no deserto estes quarenta anos, para te humilhar, e te tentar, para saber o que estava no teu coração, se guardarias os seus mandamentos, ou não.',
      'E te humilhou, e te deixou ter fome, e te sustentou com o maná, que tu não conheceste, nem teus pais o conheceram; para te dar a entender que o homem não viverá só de pão, mas que de tudo o que sai da boca do Senhor viverá o homem.',
      'Nunca se envelheceu o teu vestido sobre ti, nem se inchou o teu pé estes quarenta anos.',
    ],
  },
  {
    reference: 'Deuteronômio 10:17-18',
    verses: [
      'Pois o Senhor vosso Deus é o Deus dos deuses, e o Senhor dos senhores, o Deus grande, poderoso e terrível, que não faz acepção de pessoas, nem aceita recompensas;',
      'Que faz justiça ao órfão e à viúva, e ama o estrangeiro, dando-lhe pão e vestido.',
    ],
  },
  {
    reference: 'Deuteronômio 24:14-15',
    verses: [
      'Não oprimirás o jornaleiro pobre e necessitado de teus irmãos, ou de teus estrangeiros, que estão na tua terra e nas tuas portas.',
      'No seu dia lhe darás o seu jornal, e o sol se não porá sobre isso; porquanto pobre é, e sua alma se atém a isso; para que não clame contra ti ao Senhor, e haja em ti pecado.',
    ],
  },
  {
    reference: 'Deuteronômio 31:6',
    verses: [
      'Esforçai-vos, e animai-vos; não temais, nem vos espanteis diante deles; porque o Senhor teu Deus é o que vai contigo; não te deixará nem te desamparará.',
    ],
  },
  {
    reference: 'Deuteronômio 32:4',
    verses: [
      'Ele é a Rocha, cuja obra é perfeita, porque todos os seus caminhos juízo são; Deus é a verdade, e não há nele injustiça; justo e reto é.',
    ],
  },
];
