import type { PromiseTheme } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const comfortAndHope: readonly PromiseTheme[] = [
  {
    slug: 'consolo',
    theme: 'Consolo',
    explanation:
      'Os textos de consolo nasceram perto de túmulos, de cidades queimadas e de noites sem sono. Boa parte fala a Jerusalém destruída ou aos exilados na Babilônia, que ouviram de Deus que o castigo não era a última palavra. Jesus reúne essas vozes quando chama felizes os que choram e promete não abandonar os seus. Por meio dele, e pelo Espírito, recebemos hoje consolo verdadeiro e ainda incompleto; a última lágrima será enxugada no fim. A promessa não marca prazo para o luto nem transforma tristeza em falta de fé. Deus costuma consolar por mãos humanas: amigos, igreja, e também médicos e psicólogos quando a dor vira doença.',
    prayer:
      'Pai das misericórdias, a dor sentou-se à minha mesa e não sei o que lhe dizer. Tu viste o que perdi e guardas a conta das lágrimas que escondi dos outros. Não peço explicação hoje; peço a tua companhia. Perdoa as palavras apressadas que ouvi e as que também já disse a quem sofria. Segura os que atravessam a noite do luto, da depressão ou da saudade, e conduze-os a quem possa ajudar. Devolve-nos, a seu tempo, o riso. E faze do consolo que eu receber um pão para repartir. Por Cristo, homem de dores e Senhor vivo. Amém.',
    actions: [
      'Conte a Deus em voz alta o que dói, sem enfeitar, usando se quiser as palavras de um salmo de lamento.',
      'Escolha uma pessoa segura e diga a ela que você não está bem; aceitar companhia também é receber o consolo de Deus.',
      'Leve uma refeição ou faça um serviço de casa para quem está de luto, falando pouco e ficando o tempo que for bem-vindo.',
      'Escreva o nome de quem você perdeu e três lembranças boas que agradece a Deus, e guarde a folha na Bíblia.',
      'Se a tristeza trouxer pensamentos de morte, ligue agora para o CVV, 188, ou para o SAMU, 192, e não fique sem companhia.',
    ],
    promises: [
      {
        verse: verse('Salmos 30:5', 'choro noite alegria manhã'),
        context:
          'Davi agradece por ter saído de perigo mortal e testemunha à comunidade que a aflição passou como a escuridão diante do dia.',
      },
      {
        verse: verse('Salmos 34:18', 'perto quebrantados coração contritos'),
        context:
          'Davi, que escapara fingindo loucura entre os filisteus, ensina aos humildes que Deus fica ao lado de quem está despedaçado por dentro.',
      },
      {
        verse: verse('Salmos 56:8', 'contas lágrimas odre livro'),
        context:
          'Capturado pelos filisteus em Gate, Davi confia que cada passo da fuga e cada choro estão registrados diante de Deus.',
      },
      {
        verse: verse('Isaías 40:1-2', 'Consolai povo Jerusalém perdoada'),
        context:
          'Começa aqui a mensagem aos exilados na Babilônia: a pena foi cumprida, a culpa perdoada, e Deus manda falar com ternura a Jerusalém.',
      },
      {
        verse: verse('Isaías 49:13', 'consolou povo compaixão aflitos'),
        context:
          'O profeta convida céus e montes a cantar a volta dos cativos, sinal de que Deus não perdera a ternura pelos seus.',
      },
      {
        verse: verse('Isaías 51:12', 'consola medo mortal'),
        context:
          'Israel, no cativeiro, vivia assustado com os opressores; Deus lembra quem ele é e reduz ao seu tamanho o ser humano que mete medo.',
      },
      {
        verse: verse('Isaías 61:2-3', 'consolar tristes óleo alegria'),
        context:
          'Missão do ungido do Senhor entre os entristecidos de Sião; Jesus leu o começo desta passagem em Nazaré e a declarou cumprida nele.',
      },
      {
        verse: verse('Isaías 66:13', 'mãe consola consolarei'),
        context:
          'Aos que amavam Jerusalém e choravam sua ruína, Deus promete colo semelhante ao materno, numa das imagens mais ternas da Bíblia.',
      },
      {
        verse: verse('Jeremias 31:13', 'pranto alegria consolarei tristeza'),
        context:
          'Parte do chamado livro da consolação, em que Jeremias anuncia aos deportados retorno, festa e o luto transformado em canto.',
      },
      {
        verse: verse('Lamentações 3:31-33', 'rejeitará aflição compadecerá'),
        context:
          'Escrito entre os escombros de Jerusalém por quem viu fome e morte: a aflição é real, mas a rejeição não será permanente.',
      },
      {
        verse: verse('Mateus 5:4', 'Bem-aventurados choram consolados'),
        context:
          'Bem-aventurança dita por Jesus no monte, diante dos discípulos e da multidão: o choro tem lugar no Reino e não ficará sem resposta.',
      },
      {
        verse: verse('João 14:18', 'deixarei órfãos virei'),
        context:
          'Jesus, perto de partir, garante aos discípulos que não os largará sem amparo: estará com eles, ressuscitado e pelo Espírito.',
      },
      {
        verse: verse('João 16:22', 'tristeza verei alegrará alegria'),
        context:
          'Dirigido aos onze na véspera da crucificação: a tristeza daqueles dias daria lugar, na ressurreição, a uma alegria que ninguém rouba.',
      },
      {
        verse: verse('2 Coríntios 1:3-4', 'misericórdias consolação aflição consolar'),
        context:
          'Paulo acabara de passar por aflição em que desesperou da própria vida; conta aos coríntios que foi consolado para consolar outros.',
      },
      {
        verse: verse('1 Tessalonicenses 4:13-14', 'morreram entristeçais ressuscitou trará'),
        context:
          'Numa igreja nova, a morte de irmãos causava aflição; o apóstolo permite o luto e o sustenta com a ressurreição de Jesus.',
      },
    ],
  },
  {
    slug: 'esperanca',
    theme: 'Esperança',
    explanation:
      'Esperança, nas Escrituras, é espera com fundamento: apoia-se no que Deus disse e já começou a cumprir. A carta de Jeremias aos exilados é bom exemplo. O futuro prometido viria depois de setenta anos, e muitos ouvintes morreriam antes; enquanto isso, deviam plantar hortas e orar pela cidade. Lida assim, a promessa deixa de ser bilhete de sorte e vira força para permanecer. O Novo Testamento dá nome à esperança: Cristo ressuscitado, presente em nós, âncora da alma. Ela não garante o emprego, o noivado ou o resultado do exame. Garante que nenhuma espera em Deus termina no vazio, nem quando atravessa a morte.',
    prayer:
      'Deus da esperança, cansei-me de esperar por coisas que não vieram, e tenho receio de esperar de novo. Tira de mim as ilusões que chamei de fé e dá-me o que fica de pé: a tua palavra e o teu Filho vivo. Ensina-me a plantar enquanto a resposta demora, a cuidar de quem está ao lado, a cantar baixo quando a voz não sai. Levanta os que desistiram, os desempregados, os presos, os doentes sem diagnóstico. Que o teu Espírito acenda em nós o que não conseguimos acender. E firma o meu coração lá onde Cristo já entrou por nós. Amém.',
    actions: [
      'Leia o capítulo inteiro de onde vem a promessa que mais tocou você e anote quem falava, a quem e em que situação.',
      'Faça algo que só faz sentido para quem espera: plante uma muda, comece um curso, retome uma conversa interrompida.',
      'Conte a um irmão mais jovem uma ocasião em que Deus sustentou você durante uma demora longa, sem exagerar o final.',
      'Troque a frase de desespero que você repete por uma oração curta de espera, escrita num papel e lida três vezes ao dia.',
      'Quando a esperança sumir por muitos dias seguidos, peça ajuda a um profissional de saúde e à sua igreja.',
    ],
    promises: [
      {
        verse: verse('Jó 19:25-26', 'Redentor vive verei Deus'),
        context:
          'Doente, sem filhos e acusado pelos amigos, Jó declara confiança no seu Redentor; os cristãos ouvem aqui um anúncio da ressurreição.',
      },
      {
        verse: verse('Salmos 9:18', 'necessitado esquecido esperança'),
        context:
          'Davi louva o Deus que julga as nações e afirma que o pobre, ignorado pelos poderosos, não sairá da memória dele.',
      },
      {
        verse: verse('Salmos 33:18-19', 'olhos esperam bondade fome'),
        context:
          'Hino de Israel que desmonta a confiança em cavalos e exércitos: quem sustenta na fome e no perigo é o Senhor, atento aos seus.',
      },
      {
        verse: verse('Salmos 42:11', 'abatida alma Espera Deus'),
        context:
          'Longe do templo e alvo de zombaria, um levita discute com o próprio abatimento e decide aguardar pelo Deus a quem voltará a louvar.',
      },
      {
        verse: verse('Salmos 130:7', 'Israel espera redenção abundância'),
        context:
          'Depois de clamar do fundo, um peregrino convida a nação inteira a aguardar o Senhor, em quem há resgate de sobra.',
      },
      {
        verse: verse('Salmos 146:5', 'ajuda esperança Deus'),
        context:
          'Este salmo alerta contra depositar a vida nas mãos de autoridades mortais e chama feliz quem conta com o Deus de Jacó.',
      },
      {
        verse: verse('Jeremias 17:7-8', 'confia árvore seca fruto'),
        context:
          'Jeremias falava a Judá tentada a confiar em alianças humanas: a árvore junto à água enfrenta a estiagem, porém não deixa de frutificar.',
      },
      {
        verse: verse('Jeremias 29:11', 'pensamentos paz futuro esperança'),
        context:
          'Carta aos deportados na Babilônia, que só voltariam depois de setenta anos. A promessa era para aquele povo e mostra a intenção fiel de Deus.',
      },
      {
        verse: verse('Jeremias 31:17', 'esperança futuro filhos voltarão'),
        context:
          'Deus responde a Raquel, figura das mães que choravam os filhos levados ao cativeiro, anunciando que haveria retorno à terra.',
      },
      {
        verse: verse('Lamentações 3:25-26', 'bom esperam silêncio salvação'),
        context:
          'De dentro do luto por Jerusalém arrasada, o poeta aprende a aguardar calado, porque conhece a bondade de quem vai socorrer.',
      },
      {
        verse: verse('Romanos 15:4', 'escritas ensino consolação esperança'),
        context:
          'Paulo explica aos romanos, fortes e fracos na fé, para que serve o Antigo Testamento: ele nos mantém esperando, com paciência e ânimo.',
      },
      {
        verse: verse('Romanos 15:13', 'esperança alegria paz Espírito'),
        context:
          'Bênção do apóstolo sobre uma igreja de judeus e gentios: a esperança transborda quando o Espírito age em quem crê.',
      },
      {
        verse: verse('Colossenses 1:27', 'mistério Cristo esperança glória'),
        context:
          'O segredo antes escondido é contado a não judeus de Colossos: Cristo habita neles, garantia do que ainda há de vir.',
      },
      {
        verse: verse('Hebreus 6:18-19', 'minta esperança âncora alma'),
        context:
          'A crentes tentados a recuar, a carta aponta a promessa e o juramento feitos a Abraão: a esperança deles está ancorada junto de Deus.',
      },
      {
        verse: verse('1 Pedro 1:3-4', 'regenerou esperança ressurreição herança'),
        context:
          'Pedro escreve a cristãos espalhados e malvistos na Ásia Menor: perderam muito, mas renasceram para uma herança que nada estraga.',
      },
    ],
  },
];
