import type { PassageDevotional } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const galatiansToPhilemon: readonly PassageDevotional[] = [
  {
    slug: 'galatas-3',
    chapters: ['GAL.3'],
    verse: verse('Gálatas 3:27', 'batizados Cristo revestistes'),
    reflection:
      'Paulo pergunta aos gálatas como foi que tudo começou para eles: por um regulamento cumprido ou por uma pregação ouvida com fé? Ele volta até Abraão, que creu antes de haver lei em Israel. No fim do capítulo todos vestem a mesma roupa, que é Cristo, e o escravo, a mulher e o estrangeiro se sentam na família como herdeiros.',
    prayer:
      'Pai de Abraão e meu Pai, eu comecei pela fé e às vezes tento terminar pelo esforço. Perdoa a minha vontade de merecer o que me deste. Obrigado porque Cristo levou no madeiro a maldição que era minha. Veste-me dele, e que eu trate como irmão todo aquele que usa a mesma roupa. Amém.',
    application:
      'Recorde a sós o dia ou a época em que você começou a crer. Escreva quem lhe falou, o que você ouviu, e agradeça a Deus por não ter precisado pagar.',
  },
  {
    slug: 'galatas-6',
    chapters: ['GAL.6'],
    verse: verse('Gálatas 6:2', 'cargas uns outros'),
    reflection:
      'Um irmão caiu, e Paulo escolhe um verbo de consertar osso e rede: os outros vão restaurá-lo com mansidão, olhando para si mesmos. Ele pede que as cargas sejam repartidas e chama isso de lei de Cristo. No fim, toma a pena da mão do secretário e escreve com letras grandes que o seu único orgulho é a cruz.',
    prayer:
      'Senhor Jesus, tu carregaste a carga que me esmagava. Torna as minhas mãos cuidadosas com quem tropeçou, porque eu tropeço também. Mostra-me o peso que o meu irmão já não aguenta sozinho. E, quando eu me cansar de fazer o bem, lembra-me da colheita que vem no teu tempo. Amém.',
    application:
      'Ofereça a uma pessoa sobrecarregada tirar dela uma tarefa exata nesta semana: buscar uma criança, fazer a feira, acompanhar ao posto de saúde.',
  },
  {
    slug: 'efesios-2',
    chapters: ['EPH.2'],
    verse: verse('Efésios 2:14', 'paz derrubou muro'),
    reflection:
      'No templo de Jerusalém havia um muro que nenhum estrangeiro podia passar, sob risco de morte. Paulo, que tinha sido acusado de levar um amigo de Éfeso para além dele, escreve que Cristo derrubou a separação na própria carne. Os que estavam longe foram trazidos para perto e agora são da casa, pedras da mesma construção.',
    prayer:
      'Cristo, nossa paz, eu estava longe, e o teu sangue me trouxe até a mesa do Pai. Derruba os muros que ainda levanto por causa de cor, sotaque, partido ou dinheiro. Lembra-me de que fui salvo pela graça, e tira de mim toda pose. Faz da nossa igreja uma casa em que o estranho se sente esperado. Amém.',
    application:
      'Fique a sós com Deus e diga o nome de uma pessoa de quem um muro separa você. Peça que ele mostre um tijolo que você pode tirar hoje.',
  },
  {
    slug: 'filipenses-2',
    chapters: ['PHP.2'],
    verse: verse('Filipenses 2:7', 'esvaziou servo'),
    reflection:
      'A comunidade de Filipos tinha desavenças, e Paulo lhes dá para cantar a história de Jesus: era igual a Deus, tomou o lugar de servo, desceu até a cruz e foi erguido acima de todo nome. Logo depois o capítulo fala de Timóteo, que se importa de verdade, e de Epafrodito, que quase morreu e ainda se preocupava porque os amigos souberam da doença.',
    prayer:
      'Senhor Jesus, tu desceste muitos degraus para chegar aonde eu estava. Diante de ti eu dobro os joelhos, e peço o teu modo de pensar. Tira a rivalidade das minhas conversas e a queixa do meu trabalho. Obrigado pelos Timóteos e Epafroditos que puseste na minha vida; cuida da saúde deles. Amém.',
    application:
      'Escolha com alguém da casa um serviço que os dois costumam deixar para o outro. Façam-no juntos hoje, sem reclamar, e terminem cantando algo sobre Jesus.',
  },
  {
    slug: 'filipenses-4',
    chapters: ['PHP.4'],
    verse: verse('Filipenses 4:6-7', 'ansiosos súplicas paz guardará'),
    reflection:
      'Paulo escreve preso, e pede às duas companheiras de luta, Evódia e Síntique, que se entendam no Senhor. Depois fala da ansiedade e ensina a trocar cada preocupação por um pedido acompanhado de gratidão. A paz de Deus, diz ele na cidade de soldados aposentados que era Filipos, fica de guarda à porta do coração em Cristo.',
    prayer:
      'Deus de paz, eu te conto agora as três coisas que me tiram o sono. Recebe-as uma por uma, junto com a minha gratidão pelo que já fizeste. Põe a tua paz de sentinela quando a noite vier. Ajuda-me a aceitar o cuidado de Cristo também pelas mãos de amigos, de médicos e de irmãos. Amém.',
    application:
      'Divida uma folha ao meio: de um lado anote as preocupações, do outro transforme cada uma num pedido e num motivo de gratidão. Guarde a folha na Bíblia.',
  },
  {
    slug: 'colossenses-3',
    chapters: ['COL.3'],
    verse: verse('Colossenses 3:12', 'revesti-vos misericórdia mansidão paciência'),
    reflection:
      'Paulo abre um guarda-roupa diante dos colossenses. De um lado ficam a ira, a malícia e a palavra suja, que já não servem a quem ressuscitou com Cristo; do outro, a misericórdia, a bondade, a mansidão e, por cima de tudo, o amor que prende a roupa no corpo. Maridos que tratam a esposa com amargura e pais que desanimam os filhos também são mandados trocar de veste.',
    prayer:
      'Pai, tu me escolheste e me amaste, e é assim que quero me vestir hoje. Tira de mim a irritação que eu uso desde cedo e a palavra que machuca em casa. Veste-me da bondade de Jesus antes que eu abra a porta. Que a tua palavra cante dentro de nós. Amém.',
    application:
      'Pergunte a alguém que mora com você qual palavra sua mais machuca. Escute sem se defender, peça perdão e combinem como ele pode avisar você na hora.',
  },
  {
    slug: '1-tessalonicenses-4',
    chapters: ['1TH.4'],
    verse: verse('1 Tessalonicenses 4:13-14', 'entristeçais esperança Jesus ressuscitou'),
    reflection:
      'A igreja de Tessalônica era jovem e já tinha enterrado alguns dos seus, e não sabia se eles perderiam a vinda do Senhor. Paulo explica que esses irmãos chegam primeiro, chamados pela voz de Cristo, e que todos se encontram. Ele não proíbe as lágrimas daquelas famílias; dá a elas a companhia da esperança e pede que repitam essas palavras umas às outras.',
    prayer:
      'Senhor Jesus, tu morreste e ressuscitaste, e guardas contigo os que dormiram em ti. Consola a minha saudade, que hoje tem nome e data. Ajuda-me a viver quieto, a trabalhar com as mãos e a tratar bem os vizinhos enquanto te espero. Vem, e reúne-nos para sempre. Amém.',
    application:
      'Olhe no calendário a data da morte de alguém querido. Anote ao lado dela a palavra encontro e reserve nesse dia um tempo sozinho para agradecer.',
  },
  {
    slug: '1-timoteo-1',
    chapters: ['1TI.1'],
    verse: verse('1 Timóteo 1:15-16', 'salvar pecadores principal paciência'),
    reflection:
      'Paulo já é velho quando escreve a Timóteo e ainda se lembra do que fez aos cristãos. Ele usa três nomes duros para si mesmo e conta que recebeu misericórdia. O motivo, diz ele, foi mostrar a paciência inteira de Jesus, para que ninguém depois dele pensasse estar além do alcance; e a frase termina em louvor ao Rei.',
    prayer:
      'Cristo Jesus, tu vieste ao mundo para salvar pecadores, e eu sou um deles. Obrigado pela paciência com que me esperaste. Quando a lembrança do que fiz me acusar, mostra-me de novo a tua cruz. Usa a minha história para que alguém desesperado creia que há misericórdia também para ele. Amém.',
    application:
      'Visite ou escreva a uma pessoa que acha que Deus não a quer mais. Conte, sem detalhes que a firam, quanto Jesus foi paciente com você.',
  },
  {
    slug: '2-timoteo-1',
    chapters: ['2TI.1'],
    verse: verse('2 Timóteo 1:5', 'avó Loide mãe Eunice'),
    reflection:
      'Na cela de Roma, Paulo se lembra das lágrimas de Timóteo e do nome das duas mulheres que o ensinaram a crer, a avó Loide e a mãe Eunice. Muitos o abandonaram, mas Onesíforo rodou a cidade até encontrá-lo e não teve vergonha das correntes. O apóstolo pede ao moço tímido que sopre de novo a brasa que Deus pôs nele.',
    prayer:
      'Deus de nossos avós, obrigado pela fé que chegou a mim por colo, por canto e por exemplo. Sopra a brasa do dom que me deste e que esfriou. Tira o medo e dá-me força, amor e equilíbrio em Cristo. Abençoa os Onesíforos que visitam presos, e as avós que ainda oram de madrugada. Amém.',
    application:
      'Anote, sozinho, os nomes de quem levou a fé até você, até onde a sua memória alcança. Ore por um parente mais novo, para que a lista continue.',
  },
  {
    slug: 'filemom-1',
    chapters: ['PHM.1'],
    verse: verse('Filemom 1:16', 'servo amado irmão'),
    reflection:
      'Onésimo volta à casa de onde saiu levando na mão uma carta de vinte e cinco versículos. Paulo, velho e preso, o chama de filho e do seu próprio coração, pede que Filemom o receba como irmão amado e assina embaixo que paga a dívida. A igreja que se reunia naquela sala ia ver o dono da casa abrir a porta a quem a lei chamava de propriedade.',
    prayer:
      'Senhor Jesus, tu puseste na tua conta tudo o que eu devia. Dá-me a coragem de Onésimo para voltar e a de Filemom para abrir a porta. Livra os que hoje trabalham como escravos em roças, oficinas e casas, e faz justiça a eles. Que no teu povo ninguém trate o irmão como coisa. Amém.',
    application:
      'Faça como Paulo e interceda por alguém: apresente duas pessoas que precisam se entender, ou fale bem de quem procura uma segunda chance de trabalho.',
  },
];
