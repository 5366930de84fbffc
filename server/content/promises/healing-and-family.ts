import type { PromiseTheme } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const healingAndFamily: readonly PromiseTheme[] = [
  {
    slug: 'cura-e-restauracao',
    theme: 'Cura e restauração',
    explanation:
      'Aqui é preciso cuidado. Os profetas falavam de feridas de um povo inteiro: pecado, exílio, terra queimada; curar, para eles, era perdoar e trazer de volta. Deus pode curar o corpo, e por isso oramos pelos enfermos; mas ele não prometeu fazê-lo em todo caso nesta vida, e nenhum doente deve ouvir que lhe faltou fé. Em Cristo recebemos já o perdão e o coração refeito, e esperamos a cura completa na ressurreição, quando o corpo será transformado. Até lá, médicos, remédios e terapia são dons a usar com gratidão; nunca pare um tratamento por causa de uma promessa. Deus fica com quem melhora e com quem não melhora.',
    prayer:
      'Senhor, tu conheces o meu corpo e as feridas que exame nenhum mostra. Peço a tua cura com simplicidade, e entrego a ti o modo e o tempo. Guia as mãos dos médicos, dá efeito aos remédios e paciência nas filas. Se a doença ficar, fica tu também, e não deixes que a culpa se some à dor. Refaze o que o pecado, o meu e o de outros, quebrou por dentro. Dá-me coragem de falar do que me aconteceu com quem possa tratar. Sustenta os desenganados e seus familiares. E apressa o dia em que ninguém mais dirá que está doente. Amém.',
    actions: [
      'Mantenha as consultas e os remédios em dia, e ore antes de cada um como quem recebe cuidado das mãos de Deus.',
      'Peça à igreja que ore por você e conte o que precisa de fato: carona, companhia no hospital, comida pronta.',
      'Escreva a um conhecido doente sem dar receitas nem explicações, oferecendo visita curta e oração, se ele quiser.',
      'Procure psicólogo ou psiquiatra para feridas antigas que voltam; a rede pública atende pelo posto de saúde.',
      'Em emergência chame o SAMU, 192; se a dor fizer pensar em morrer, fale com o CVV, 188, a qualquer hora.',
    ],
    promises: [
      {
        verse: verse('2 Crônicas 7:14', 'povo humilhar orar sararei'),
        context:
          'Resposta de Deus a Salomão na dedicação do templo, sobre secas e pragas em Israel; mostra que ele acolhe quem se humilha.',
      },
      {
        verse: verse('Salmos 126:5-6', 'lágrimas colherão alegria feixes'),
        context:
          'Os que voltaram do exílio pediam que Deus completasse a restauração: o trabalho feito entre choro ainda terá colheita.',
      },
      {
        verse: verse('Salmos 147:3', 'sara quebrantados feridas'),
        context:
          'Louvor pela reconstrução de Jerusalém e pelo regresso dos dispersos: quem conta as estrelas cuida de gente despedaçada.',
      },
      {
        verse: verse('Isaías 35:5-6', 'cegos surdos mudos águas'),
        context:
          'Isaías pinta a volta dos resgatados a Sião. Jesus apontou sinais como estes a João Batista; a plenitude virá com o Reino.',
      },
      {
        verse: verse('Isaías 53:5', 'ferido transgressões paz curados'),
        context:
          'Canto do Servo sofredor, que o Novo Testamento lê em Jesus: a ferida tratada em primeiro lugar é a do pecado.',
      },
      {
        verse: verse('Isaías 57:18', 'sararei guiarei consolo'),
        context:
          'Depois de castigar a cobiça de Israel, Deus olha para o estado do povo e resolve restaurá-lo, com amparo para os enlutados.',
      },
      {
        verse: verse('Jeremias 30:17', 'saúde sararei feridas Sião'),
        context:
          'Sião, abandonada pelos aliados, era tida por caso perdido; Jeremias anuncia que Deus trataria a nação exilada.',
      },
      {
        verse: verse('Ezequiel 34:16', 'perdida curativo ferida enferma'),
        context:
          'No exílio, contra pastores que abusavam do rebanho, Deus assume o cuidado: vai atrás da ovelha sumida e julga os que oprimem.',
      },
      {
        verse: verse('Ezequiel 36:26', 'novo coração espírito pedra'),
        context:
          'Aos exilados endurecidos pelos ídolos, Deus prometeu uma troca que eles não podiam fazer: interior vivo e sensível à voz dele.',
      },
      {
        verse: verse('Oseias 14:4', 'curarei rebelião amarei'),
        context:
          'Fim da mensagem de Oseias ao reino do Norte, infiel e às vésperas da queda: Deus trataria a infidelidade e amaria de graça.',
      },
      {
        verse: verse('Joel 2:25', 'restituirei anos gafanhoto'),
        context:
          'Judá perdera safras com a praga e foi chamada a voltar-se a Deus, que prometeu repor a colheita. Não é garantia de indenização a cada perda.',
      },
      {
        verse: verse('Malaquias 4:2', 'nascerá cura asas'),
        context:
          'Aos que temiam a Deus depois do exílio, entre muitos cínicos, Malaquias anuncia uma aurora que traz saúde e alegria.',
      },
      {
        verse: verse('1 Pedro 5:10', 'graça sofrerdes aperfeiçoe fortifique'),
        context:
          'Pedro escreve a igrejas perseguidas da Ásia Menor: o sofrimento tem prazo, e o próprio Deus cuidará de refazer e firmar.',
      },
      {
        verse: verse('Filipenses 3:20-21', 'Salvador transformará corpo glorioso'),
        context:
          'Paulo anima os filipenses a esperar do céu o Redentor: o corpo frágil de hoje será feito semelhante ao dele, ressuscitado.',
      },
      {
        verse: verse('Apocalipse 22:2', 'árvore folhas saúde nações'),
        context:
          'Na visão final de João, o que se perdeu no Éden volta a estar ao alcance: os povos feridos terão enfim cura completa.',
      },
    ],
  },
  {
    slug: 'familia-e-geracoes',
    theme: 'Família e gerações',
    explanation:
      'A Bíblia conhece famílias de verdade: Abraão mentiu, Jacó favoreceu um filho, Davi chorou os seus. Deus prometeu bênção às gerações de Abraão e misericórdia a milhares; essas promessas pertencem à aliança e chegam a nós em Cristo, por quem pessoas de todos os povos entram na família de Deus. Os salmos e provérbios sobre o lar descrevem o rumo normal da vida no temor do Senhor, sem assegurar casamento, filhos ou a conversão de cada um deles. Cada pessoa responde diante de Deus. Solteiros, viúvos e quem não teve pai têm lugar nessa casa. E promessa nenhuma obriga alguém a suportar violência.',
    prayer:
      'Pai eterno, apresento ao Senhor a minha família, com seus afetos e suas fraturas. Abençoe os mais velhos, que precisam ser ouvidos, e os pequenos, que aprendem mais do nosso jeito que dos nossos conselhos. Traga de volta quem saiu batendo a porta. Dê companhia aos que moram sós e acolhida aos que não tiveram pai ou mãe. Perdoe o que fizemos errado na criação e no convívio, e quebre em nós as durezas que herdamos. Proteja quem sofre dentro de casa e mostre a saída. Que a sua misericórdia chegue aos que virão depois de nós. Em Cristo, nosso irmão mais velho. Amém.',
    actions: [
      'Reúna quem mora com você uma vez por semana para ler um texto curto, conversar e orar, sem cobrar perfeição.',
      'Pergunte a um idoso da família pela história dele com Deus e grave ou escreva o que ele contar.',
      'Peça perdão a um filho, cônjuge, irmão ou genitor por uma falha concreta, sem acrescentar o erro dele à conversa.',
      'Convide para a sua mesa alguém que passa os domingos só, como viúvos, estudantes de fora ou vizinhos recém-chegados.',
      'Onde há agressão ou abuso, proteja-se, proteja as crianças e conte a quem possa ajudar.',
    ],
    promises: [
      {
        verse: verse('Gênesis 12:3', 'abençoarei famílias benditas'),
        context:
          'Chamando Abrão para sair da sua terra, Deus promete que por ele o bem chegaria a todos os povos, o que se cumpre em Cristo.',
      },
      {
        verse: verse('Gênesis 17:7', 'pacto descendência gerações'),
        context:
          'Aliança firmada com Abraão aos noventa e nove anos: Deus se compromete com ele e com os seus, família em que entramos por Cristo.',
      },
      {
        verse: verse('Êxodo 20:6', 'misericórdia milhares amam'),
        context:
          'Dentro do mandamento contra os ídolos, no Sinai, Deus compara: a sua lealdade aos que o amam vai muito além do juízo.',
      },
      {
        verse: verse('Salmos 27:10', 'pai mãe abandonem acolherá'),
        context:
          'Davi, em perigo, imagina o pior desamparo, o que vem da própria casa, e confia que nem então lhe faltaria quem o recebesse.',
      },
      {
        verse: verse('Salmos 68:5-6', 'órfãos viúvas solitário família'),
        context:
          'Hino sobre a marcha de Deus com Israel: aquele que venceu impérios cuida de quem perdeu os seus e dá lar aos sós.',
      },
      {
        verse: verse('Salmos 103:17-18', 'bondade eternidade filhos pacto'),
        context:
          'A vida humana passa como a erva, canta Davi, mas o amor de Deus segue até os netos de quem lhe guarda a aliança.',
      },
      {
        verse: verse('Salmos 112:1-2', 'teme descendência geração abençoada'),
        context:
          'Salmo de sabedoria que retrata a pessoa íntegra; fala do efeito comum dessa vida sobre os descendentes, sem fazer dele garantia automática.',
      },
      {
        verse: verse('Salmos 128:3-4', 'esposa filhos mesa abençoado'),
        context:
          'Cântico de romeiros com a imagem de um lar feliz em Israel; descreve a bênção de Deus sem diminuir solteiros ou casais sem filhos.',
      },
      {
        verse: verse('Provérbios 14:26', 'temor confiança refúgio filhos'),
        context:
          'Para os sábios de Israel, a reverência a Deus constrói segurança, e as crianças da casa encontram nela abrigo.',
      },
      {
        verse: verse('Isaías 46:4', 'velhice grisalhos carregarei'),
        context:
          'Enquanto os ídolos da Babilônia precisavam de transporte, Deus lembra a Israel exilado que é ele quem leva o povo no colo, até o fim.',
      },
      {
        verse: verse('Isaías 59:21', 'pacto Espírito palavras descendentes'),
        context:
          'Compromisso anunciado aos arrependidos de Sião: a presença e o ensino de Deus passariam de pais a filhos e netos.',
      },
      {
        verse: verse('Marcos 3:35', 'vontade irmão irmã mãe'),
        context:
          'Numa casa cheia, avisado de que os parentes o chamavam, Jesus amplia a família: inclui nela quem obedece a Deus.',
      },
      {
        verse: verse('Marcos 10:14', 'crianças impeçais Reino'),
        context:
          'Os discípulos afastavam os pequenos; Jesus, indignado, quer tê-los perto e os toma como retrato de quem recebe o que Deus dá.',
      },
      {
        verse: verse('Lucas 1:50', 'misericórdia geração temem'),
        context:
          'Verso do cântico de Maria em visita a Isabel: o que Deus fazia nela continuava a bondade prometida aos antepassados.',
      },
      {
        verse: verse('Efésios 2:19', 'estrangeiros concidadãos membros família'),
        context:
          'A gentios que se sentiam de fora, Paulo diz que em Cristo ganharam cidadania e parentesco: pertencem ao povo e ao lar de Deus.',
      },
      {
        verse: verse('Efésios 6:2-3', 'Honra pai promessa vivas'),
        context:
          'Paulo repete aos filhos cristãos o mandamento do Sinai, com o bem que o acompanhava em Israel. Honrar os pais não é encobrir abusos.',
      },
    ],
  },
];
