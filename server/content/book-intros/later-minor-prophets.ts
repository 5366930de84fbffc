import type { BookIntro } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const laterMinorProphets: readonly BookIntro[] = [
  {
    slug: 'naum',
    code: 'NAM',
    author:
      'Naum, chamado de elcosita (Naum 1:1), por uma cidade que ninguém localizou com certeza. Sua autoria é em geral aceita, embora alguns pensem que o hino de abertura já existia antes.',
    period:
      'Entre 663 a.C., data da queda de Tebas, no Egito, que o livro menciona com outro nome, e 612 a.C., quando Nínive foi tomada por babilônios e medos.',
    keyTheme: 'A queda do opressor',
    summary:
      'Mais de um século depois de Jonas, a Assíria voltou a ser o terror do mundo: empalava prisioneiros, deportava povos, cobrava tributos sem piedade. Naum anuncia que a conta chegou. Começa lembrando que Deus demora a se irar, mas não trata o culpado como inocente (Naum 1:3), e que é abrigo para quem confia nele. Depois descreve o ataque a Nínive quase como quem filma: escudos vermelhos, carros pelas ruas, portões abertos pelo rio, o ninho dos leões vazio. Não sobra nada do império que parecia eterno. Para os povos esmagados, era notícia boa.',
    setting:
      'Judá pagava tributo à Assíria e vivia sob ameaça. O livro consola vítimas de crueldade prolongada, garantindo que Deus julga os impérios violentos. Não convida ninguém a se alegrar com o sofrimento alheio nem a fazer justiça com as próprias mãos, e deve ser lido ao lado de Jonas.',
    outline: [
      { from: 1, to: 1, title: 'O Senhor, juiz e refúgio' },
      { from: 2, to: 2, title: 'O ataque a Nínive' },
      { from: 3, to: 3, title: 'Os motivos e o fim da cidade' },
    ],
    keyVerses: ['Naum 1:3', 'Naum 1:7', 'Naum 1:15'],
    verses: [
      verse('Naum 1:1', 'Nínive Naum elcosita'),
      verse('Naum 1:3', 'tardio irar culpado inocente'),
      verse('Naum 1:7', 'bom fortaleza angústia confiam'),
      verse('Naum 1:15', 'montes boas novas paz'),
    ],
  },
  {
    slug: 'habacuque',
    code: 'HAB',
    author:
      'O profeta Habacuque, de quem só se conhece o nome. As indicações musicais do último capítulo fizeram supor que ele tivesse ligação com os cantores do templo. Já se discutiu se esse salmo era peça à parte; hoje muitos o leem como conclusão natural.',
    period:
      'Provavelmente entre 609 e 598 a.C., no reinado de Jeoaquim, quando os caldeus, isto é, os babilônios, se tornavam a nova potência (Habacuque 1:6).',
    keyTheme: 'Do protesto à confiança',
    summary:
      'Este profeta, em vez de falar ao povo em nome de Deus, fala a Deus em nome do povo. Pergunta até quando haverá violência sem resposta em Judá. Deus responde que já está agindo, e a resposta piora tudo: vêm aí os babilônios. Como pode o Santo usar gente pior que nós? Habacuque sobe à torre e espera. Ouve que a visão tem hora marcada, que o arrogante cairá e que o justo viverá por sua fé, frase que Paulo levaria ao coração da carta aos Romanos. Por fim ora tremendo, disposto a se alegrar em Deus até com o curral vazio (Habacuque 3:17-18).',
    setting:
      'Judá estava corrompido por dentro e prestes a ser invadido. O diálogo mostra que fazer perguntas duras a Deus cabe na fé. A alegria do fim nasce de uma decisão em meio à perda iminente; nada ali promete que a colheita voltaria logo.',
    outline: [
      { from: 1, to: 1, title: 'As perguntas do profeta' },
      { from: 2, to: 2, title: 'A resposta de Deus e os cinco ais' },
      { from: 3, to: 3, title: 'A oração de Habacuque' },
    ],
    keyVerses: ['Habacuque 1:2', 'Habacuque 2:4', 'Habacuque 3:18'],
    verses: [
      verse('Habacuque 1:6', 'levanto caldeus nação'),
      verse('Habacuque 3:17-18', 'figueira currais alegrarei salvação'),
      verse('Habacuque 1:2', 'quando clamarei Violência'),
      verse('Habacuque 2:4', 'justo viverá fé'),
      verse('Habacuque 3:18', 'alegrarei SENHOR salvação'),
    ],
  },
  {
    slug: 'sofonias',
    code: 'ZEP',
    author:
      'Sofonias, cuja linhagem recua quatro gerações até um Ezequias (Sofonias 1:1), talvez o rei. Conhece bem os bairros de Jerusalém. Atribuem-se às vezes a editores alguns trechos de promessa, sem consenso.',
    period:
      'No reinado de Josias, entre 640 e 609 a.C.; muitos pensam nos anos anteriores à reforma religiosa iniciada por volta de 622 a.C.',
    keyTheme: 'O dia do Senhor e o canto depois dele',
    summary:
      'Poucos textos são tão sombrios como a abertura de Sofonias: uma varredura geral, dia de trevas, trombeta e angústia. Jerusalém juntou o culto do Senhor ao dos astros e de Baal, e os acomodados repetem que Deus não faz bem nem mal. O profeta chama os humildes a buscar a Deus enquanto há tempo, passa pelas nações vizinhas e volta à capital, com seus juízes comparados a lobos. Então a noite clareia. Um resto simples e verdadeiro permanece, e o Deus que parecia só ameaça aparece alegre no meio da cidade, contente com seu povo (Sofonias 3:17).',
    setting:
      'Judá saía dos longos anos de Manassés e Amom, cheios de idolatria e sangue. A palavra busca acordar indiferentes antes da invasão babilônica. A imagem do Deus que se alegra foi dada a Jerusalém restaurada depois do juízo, aos humildes que confiam nele.',
    outline: [
      { from: 1, to: 1, title: 'O dia do Senhor sobre Judá' },
      { from: 2, to: 2, title: 'O chamado aos humildes e as nações' },
      { from: 3, to: 3, title: 'Jerusalém corrigida e restaurada' },
    ],
    keyVerses: ['Sofonias 1:14', 'Sofonias 2:3', 'Sofonias 3:17'],
    verses: [
      verse('Sofonias 1:1', 'Sofonias filho Ezequias Josias'),
      verse('Sofonias 3:17', 'meio guerreiro salva alegria'),
      verse('Sofonias 1:14', 'grande dia SENHOR perto'),
      verse('Sofonias 2:3', 'Buscai mansos justiça'),
    ],
  },
  {
    slug: 'ageu',
    code: 'HAG',
    author:
      'Ageu, profeta lembrado também no livro de Esdras. Como é citado em terceira pessoa, um discípulo ou conhecido pode ter registrado as mensagens, provavelmente logo depois de pronunciadas.',
    period:
      'Quatro mensagens em menos de quatro meses, de agosto a dezembro de 520 a.C., no segundo ano do rei Dario (Ageu 1:1).',
    keyTheme: 'Primeiro a casa de Deus',
    summary:
      'Fazia quase vinte anos que o povo tinha voltado da Babilônia. Os alicerces do templo estavam lá, a obra parada, e todos diziam que ainda não era hora. Ageu pede que olhem para as próprias casas acabadas e para o salário que some como se a bolsa tivesse furo. Coisa rara entre os profetas, o povo obedece, e em três semanas a obra recomeça. Quando os mais velhos desanimam, comparando com o templo de Salomão, Deus garante sua presença e uma glória maior (Ageu 2:9). As últimas palavras renovam, em Zorobabel, a promessa feita à casa de Davi.',
    setting:
      'A comunidade de Jerusalém é pequena, endividada, sofre seca e vive sob os persas. O assunto é a reconstrução daquele templo, sinal da aliança. Ageu não ensina que ofertar enriquece nem serve para pressionar fiéis por dinheiro; sua pergunta é sobre prioridades.',
    outline: [
      { from: 1, to: 1, title: 'O chamado e o recomeço da obra' },
      { from: 2, to: 2, title: 'A glória da nova casa, a bênção e Zorobabel' },
    ],
    keyVerses: ['Ageu 1:7', 'Ageu 2:4', 'Ageu 2:9'],
    verses: [
      verse('Ageu 1:1', 'segundo ano Dario Ageu Zorobabel'),
      verse('Ageu 2:9', 'glória casa maior paz'),
      verse('Ageu 1:7', 'Considerai caminhos'),
      verse('Ageu 2:4', 'esforça povo trabalhai convosco'),
    ],
  },
  {
    slug: 'zacarias',
    code: 'ZEC',
    author:
      'Zacarias, da família de Ido, companheiro de Ageu. Os oito primeiros capítulos são claramente dele; os seis finais têm outro estilo e não dão datas. A tradição lhe atribui tudo, e muitos veem neles profetas um pouco posteriores.',
    period:
      'As mensagens datadas vão de 520 a 518 a.C. (Zacarias 1:1). A última parte seria da velhice do profeta ou, para outros, dos séculos 5 a 3 a.C.',
    keyTheme: 'O Senhor volta a Jerusalém e o rei humilde vem',
    summary:
      'Em uma só noite o profeta vê oito quadros, entre eles cavaleiros, chifres, um homem medindo a cidade, o sumo sacerdote de roupa suja vestido de novo, um candelabro, um rolo que voa. Todos dizem, de modos diferentes, que Deus voltou a se interessar por Jerusalém e que a obra irá adiante pelo Espírito (Zacarias 4:6). À pergunta sobre jejuns, o profeta responde falando de misericórdia com a viúva e o estrangeiro. Os capítulos finais, mais difíceis, mostram um rei manso montado num jumento, um pastor rejeitado, alguém traspassado, e os evangelhos os citam ao contar a paixão de Jesus.',
    setting:
      'Os que voltaram do exílio estavam desanimados com um templo inacabado e uma cidade quase vazia. As visões são simbólicas e o próprio anjo explica boa parte. Sobre as cenas do fim, cristãos divergem quanto a tempo e modo; a esperança comum é o reinado do Senhor.',
    outline: [
      { from: 1, to: 6, title: 'O chamado a voltar e as visões da noite' },
      { from: 7, to: 8, title: 'A pergunta do jejum e as promessas a Sião' },
      { from: 9, to: 11, title: 'O rei humilde e o pastor rejeitado' },
      { from: 12, to: 14, title: 'A fonte aberta e o Senhor, rei de toda a terra' },
    ],
    keyVerses: ['Zacarias 1:3', 'Zacarias 4:6', 'Zacarias 9:9'],
    verses: [
      verse('Zacarias 1:1', 'segundo ano Dario Zacarias'),
      verse('Zacarias 4:6', 'força violência espírito'),
      verse('Zacarias 1:3', 'Voltai eu voltarei'),
      verse('Zacarias 9:9', 'rei justo humilde jumentinho'),
    ],
  },
  {
    slug: 'malaquias',
    code: 'MAL',
    author:
      'Malaquias significa “meu mensageiro”, e por isso se debate se é nome próprio ou título. A tradição o toma como nome de um profeta; uma antiga paráfrase judaica chegou a identificá-lo com Esdras.',
    period:
      'Em meados do século 5 a.C., com o templo já reconstruído e sob governador persa, perto do tempo de Esdras e Neemias. É a última voz entre os livros proféticos.',
    keyTheme: 'Deus ama e chama de volta um povo cansado',
    summary:
      'O livro avança como discussão em família. Deus diz que ama, e ouve: em que nos amaste? Diz que o desprezam, e ouve: como assim? Os sacerdotes oferecem animais cegos e doentes, que não teriam coragem de dar ao governador. Homens abandonam a esposa da juventude, patrões seguram salários, muitos acham que servir a Deus não vale a pena. Malaquias chama todos a voltar ao Deus que não muda (Malaquias 3:6-7). Anuncia um mensageiro que prepara o caminho, visto nos evangelhos como João Batista, e fecha com pais e filhos reconciliados.',
    setting:
      'Cem anos depois da volta do exílio, as grandes promessas pareciam atrasadas e o culto tinha virado rotina. O trecho dos dízimos cobra de Israel o sustento do templo conforme a lei; as igrejas entendem de formas diversas sua aplicação. A palavra sobre o divórcio defende quem era abandonada e condena a violência.',
    outline: [
      { from: 1, to: 1, title: 'O amor de Deus e ofertas sem honra' },
      { from: 2, to: 2, title: 'Sacerdotes infiéis e casamentos traídos' },
      { from: 3, to: 3, title: 'O mensageiro, os dízimos e o livro de memória' },
      { from: 4, to: 4, title: 'O sol da justiça e a vinda de Elias' },
    ],
    keyVerses: ['Malaquias 3:1', 'Malaquias 3:6', 'Malaquias 4:2'],
    verses: [
      verse('Malaquias 3:6-7', 'mudo Voltai eu voltarei'),
      verse('Malaquias 3:1', 'mensageiro preparará caminho'),
      verse('Malaquias 3:6', 'mudo Jacó consumidos'),
      verse('Malaquias 4:2', 'Sol justiça nascerá cura'),
    ],
  },
];
