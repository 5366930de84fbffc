import type { StudyDay } from '#shared/guided-studies/guided-studies.ts';
import { verse } from '../../verse-claim.ts';
import type { AuthoredPart } from '../authored.ts';

export const daysOneToTen: AuthoredPart<StudyDay[]> = [
  {
    day: 1,
    title: 'A fugitiva que deu nome a Deus',
    verse: verse('Gênesis 16:13', 'chamou nome SENHOR falava Deus vista vê'),
    reflection:
      'Agar era estrangeira, escravizada, grávida, e foi tão maltratada pela patroa que fugiu para o deserto. Ninguém naquela família a chamava pelo nome; diziam “a serva”. O anjo do Senhor diz “Agar”, e pergunta de onde vem e para onde vai. Então acontece algo raro na Bíblia: uma pessoa põe um nome em Deus, e o chama de Deus que vê.\n\nA ordem de voltar, que vem nessa conversa, já foi usada para mandar mulheres de volta a quem as fere. Mas era um recado àquela mulher, grávida no meio do nada, acompanhado de uma promessa só dela; anos depois o mesmo Deus a sustentou livre. Não é regra para quem apanha.\n\nFique com o começo: antes de qualquer tarefa deste plano, você é vista.',
    prayer:
      'Deus que me vê, também ando fugindo de umas coisas. Tu perguntas de onde venho e para onde vou, e eu respondo como consigo: ______. Obrigada por não me chamares pelo que faço para os outros; diz o meu nome. Em Jesus tu vieste a pé até o meu deserto. Eu fico aqui um pouco, ao lado da água.',
    action:
      'Responda por escrito às duas perguntas do anjo, com uma frase cada: de onde venho? Para onde estou indo? Ponha data no alto, porque você relerá esta folha no último dia.',
  },
  {
    day: 2,
    title: 'Antes do avental e do crachá',
    verse: verse('Gênesis 1:27', 'Deus imagem criou fêmea'),
    reflection:
      'Esposa do Valdir, filha da dona Cida, mãe do Enzo do terceiro ano, a do caixa dois, a cuidadora da noite, a síndica, a que canta no louvor, a ex.\n\nVocê já foi chamada de quê? Alguns nomes aquecem, outros apertam, e todos chegaram depois. Quando o primeiro capítulo da Bíblia apresenta a mulher, ela ainda não é de ninguém e nenhuma tarefa lhe foi dada: é imagem. Reflete Deus no mundo, ao lado do homem, com a mesma luz.\n\nImagem não se ganha por merecimento nem se perde por fracasso. Um espelho rachado continua mostrando o céu. Em Jesus, escreveu Paulo, essa imagem apareceu inteira, e é com ele que você vai ficando parecida. Por isso você pode amar muito os seus papéis e, ao mesmo tempo, tirá-los à noite, como se tira o sapato, sem desaparecer.',
    prayer:
      'Meu Criador, gosto de alguns dos meus nomes e estou cansada de outros. Por baixo deles, o que existe? Tu respondes que existe a tua imagem. Ajuda-me a crer nisso numa segunda-feira, com fila e chuva. Que eu não me meça pelo que rendi. E que eu enxergue a mesma marca na mulher que me irrita.',
    action:
      'Dia de descanso: tire um dos “uniformes” por dez minutos: o avental, o crachá, o celular do grupo da escola. Fique só você, na varanda ou no degrau. Não produza nada até o relógio avisar.',
  },
  {
    day: 3,
    title: 'Certidão',
    verse: verse('Isaías 43:1', 'Criador Formador temas resgatei chamei nome meu'),
    reflection:
      'Procure a sua certidão ou a identidade. Há ali um nome que alguém escolheu, talvez discutindo na fila do cartório, talvez copiando da novela. Você gosta dele e sabe a história?\n\nO Senhor fala por Isaías a um povo levado para longe, registrado na Babilônia com nomes de deuses alheios. Diz quatro verbos: criei, formei, resgatei, chamei. E conclui com duas palavrinhas de posse, do tipo que se diz a criança perdida no mercado quando a mãe a encontra: é minha.\n\nO povo de Deus ouve isso junto, e cada uma ouve por dentro. Ninguém mais tem escritura da sua vida: nem marido, nem pai, nem patrão, nem o homem que foi embora. Pertencer a Deus é o que livra de ser propriedade de gente.',
    prayer:
      'Digo devagar, para o corpo escutar: sou tua. Não sou do meu passado, nem da opinião de fulano, nem da dívida. Resgata de novo o que entreguei a quem não devia. E quando me chamarem por apelido que humilha, faz soar mais alto o modo como tu me chamas.',
    action:
      'Descubra hoje a história do seu nome com quem souber contar. Se ninguém souber, ou se for triste, escreva o nome inteiro numa folha bonita e acrescente embaixo: “chamada por Deus”.',
  },
  {
    day: 4,
    title: 'Cinco irmãs na porta da tenda',
    verse: verse('Números 27:7', 'Bem dizem filhas Zelofeade possessão herança'),
    reflection:
      'Maalá, Noa, Hogla, Milca e Tirza. O pai morreu no deserto, sem filho homem, e pela regra a parte dele na terra iria para outros. As cinco foram juntas e pararam na entrada do lugar santo, diante de Moisés, do sacerdote, dos chefes e de toda a multidão, e disseram que não era justo. Nem gritaram nem pediram desculpas por existir: apresentaram o caso.\n\nMoisés não sabia responder e levou a questão a Deus. A sentença veio sem demora: elas têm razão. E a lei mudou para as que viriam depois.\n\nHá mulheres que pensam que reclamar um direito é falta de espiritualidade. Essas cinco acreditavam na promessa da terra a ponto de pedir a sua parte. E Deus deu razão à fala delas diante de todos.',
    prayer:
      'Senhor justo, eu costumo baixar a voz na hora de pedir o que é certo. Ensina-me com estas irmãs: o argumento claro, o pé firme, a companhia. Lembra-te das que hoje enfrentam balcão, inventário, guarda, salário menor. Que achem quem leve a causa delas a sério, e que saibam que já acharam a ti.',
    action:
      'Há algo justo que você vem deixando de pedir: folga, pensão, divisão da herança, um orçamento explicado? Escreva o pedido em três linhas e escolha quem iria com você.',
  },
  {
    day: 5,
    title: 'Dezoito anos olhando o chão',
    verse: verse('Lucas 13:16', 'mulher filha Abraão dezoito solta'),
    reflection:
      'A mulher encurvada conhecia os pés de todo mundo. Sabia quem trocava de sandália, quem mancava, onde a rua tinha pedra solta. Fazia dezoito anos que não via o céu. Estava na sinagoga, como sempre, num canto.\n\nNão pediu nada, mas Jesus a viu, chamou para a frente, pôs as mãos nela. Quando o corpo se endireitou, a primeira coisa que ela encontrou na altura dos olhos foi um rosto. O dirigente reclamou porque era sábado. Jesus respondeu com um título que ninguém dava a uma mulher: filha de Abraão.\n\nAs costas se curvam de muitos jeitos: luto, insulto repetido, trabalho que ninguém agradece. Nem toda dor passa numa manhã, e Jesus não deixa de amar quem continua curvada. Mas o título vale desde já.',
    prayer:
      'Jesus, tu me vês no canto e me chamas para o meio. Tenho vergonha de ir, porque há anos eu me dobro por causa de ______. Põe as tuas mãos sobre este peso. E quando eu me levantar, nem que seja um dedo, que o primeiro rosto que eu veja seja o teu.',
    action:
      'De pé, encoste as costas numa parede, devagar, até onde o corpo permitir. Respire oito vezes olhando para a frente. Em cada uma, repita por dentro: filha. Se tem dor antiga nas costas, marque consulta.',
  },
  {
    day: 6,
    title: 'Corpo de vinte, de cinquenta, de oitenta',
    verse: verse('Salmos 139:14', 'louvarei feito maravilhoso obras alma'),
    reflection:
      'Faça um passeio pelo seu corpo, de cima para baixo, sem pressa e sem crítica.\n\nA cabeça, que guarda telefone, receita, medo e hino. Os olhos, que já choraram no banheiro do trabalho. A boca e, mais abaixo, o pescoço, onde alguém beijou ou apertou. Os seios: alimentaram, adoeceram, foram operados ou apenas estão. O ventre, com a sua história de cólica, de parto, de perda, de silêncio. As mãos, os joelhos que avisam chuva, os pés.\n\nO salmista olha para si e fica espantado com o que Deus fez: não diz “perfeito”; diz obra. A moça com deficiência, a que engordou com o remédio, a que envelheceu de repente podem dizer a mesma frase. O corpo não é enfeite para os outros. É o lugar onde você encontra Deus e abraça gente.',
    prayer:
      'Faço as pazes com a casa que tu me deste para morar: pele, osso, cicatriz. Nem sempre cuidei dela, e houve quem a desrespeitasse. Sara o que puder ser sarado; no resto, faz-me companhia. Obrigada por estes pulmões que agora mesmo respiram sem eu mandar, e com eles eu te louvo.',
    action:
      'Dia de descanso: passe creme ou óleo nas mãos com atenção, dedo por dedo, agradecendo por algo que cada uma já fez, e deixe-as quietas no colo por dez minutos. O preventivo ou a mamografia, se estiverem atrasados, podem ser marcados amanhã.',
  },
  {
    day: 7,
    title: 'Quanto tempo leva contar tudo?',
    verse: verse('Marcos 5:33', 'temendo tremendo prostrou-se disse toda verdade'),
    reflection:
      'Havia pressa: a filha de um homem importante estava morrendo, a multidão empurrava, e Jesus parou por causa de um toque na roupa. A mulher que tocou podia ter ido embora curada e calada. Doze anos de sangue a tinham ensinado a não aparecer: tudo em que ela encostava era tido por impuro.\n\nJesus espera, e ela vem, tremendo, e conta. Marcos escreve que ela disse a verdade inteira. Doze anos não cabem em duas frases: os médicos, o dinheiro que acabou, a vergonha, a ideia de chegar por trás. Imagine o pai aflito ao lado, e Jesus ouvindo sem pressa.\n\nNo fim ele lhe diz “filha”, e nos Evangelhos não fala assim com nenhuma outra mulher. A sua história comprida não atrapalha a agenda dele.',
    prayer:
      'Tu paraste por aquela mulher, então para também por mim. Hoje não vou resumir nem dizer que está tudo bem. A verdade inteira é esta: ______. Obrigada por não me interromperes, e que eu saia da tua presença com a paz que mandaste junto com ela, ainda que a minha cura esteja a caminho.',
    action:
      'Reserve quinze minutos para contar a Deus, em voz alta ou por escrito, um capítulo da sua vida sem encurtar. Se doer demais, pare e combine de contar também a uma psicóloga ou a uma mulher madura.',
  },
  {
    day: 8,
    title: 'Joana tinha dinheiro',
    verse: verse('Lucas 8:3', 'Joana Cuza Herodes Susana serviam bens'),
    reflection:
      'Um exercício de imaginação: quem pagava o pão? Treze homens de estrada, sem renda, durante meses. Lucas, que gosta de pormenores, informa que havia mulheres no grupo. Maria de Magdala, com um passado que ninguém invejava. Joana, casada com um funcionário do palácio de Herodes, o mesmo que mandou degolar João. Susana, de quem só temos o nome. E muitas mais, que sustentavam a viagem com o que era delas.\n\nElas aparecem andando atrás de um mestre pelas cidades, o que não era costume, e mexendo na própria bolsa. Jesus aceitou, e não as mandou de volta para casa nem achou indigno depender delas.\n\nO seu salário de diarista, a sua pensão, o dom de administrar, a loja de bolos: nada disso fica do lado de fora da fé, e tudo pode servir a Jesus.',
    prayer:
      'Senhor Jesus, tu comeste do pão que mulheres compraram. Abençoa o dinheiro que passa pela minha mão, o pouco e o suado. Dá-me juízo para guardar, alegria para repartir, coragem de não entregá-lo a quem me controla. Que eu te siga também na hora de abrir a carteira.',
    action:
      'Anote os três últimos gastos que deram alegria a você ou a alguém. Separe hoje um valor pequeno, decidido por você, para uma pessoa ou obra em que acredita.',
  },
  {
    day: 9,
    title: 'A não preferida',
    verse: verse('Gênesis 29:35', 'Esta vez louvarei SENHOR Judá'),
    reflection:
      'Lia se casou no escuro, usada pelo pai para enganar um homem que queria a irmã dela. De manhã, Jacó olhou e reclamou, e imagine ouvir isso atrás do véu.\n\nLeia os nomes dos filhos como um diário. No primeiro, ela espera que agora ele a ame; no segundo, sabe que não; no terceiro, ainda tenta: quem sabe ele se apegue. São anos de uma mulher oferecendo crianças em troca de um olhar. No quarto bebê alguma coisa muda. O nome não fala do marido. Ela diz que desta vez vai louvar, e o chama Judá.\n\nJacó continuou preferindo a outra, e isso o texto não esconde, nem nós. Mas Deus tinha visto Lia desde o princípio, e de Judá veio o Salvador. Num quarto comum, uma mulher parou de medir a própria vida pelo amor que não chegava.',
    prayer:
      'Tu viste Lia, e me vês quando sou a segunda escolha, a menos bonita, a esquecida na foto. Dói, não vou dizer que não. Leva embora a minha conta de favores trocados por carinho. Desta vez, hoje, sem ninguém mudar, eu quero te louvar: aceita esta canção pequena.',
    action:
      'Cante um hino inteiro enquanto lava, varre, dirige ou espera. Depois pense: de quem tenho tentado comprar amor? Deixe de fazer, só hoje, uma coisa que você faz em troca de carinho.',
  },
  {
    day: 10,
    title: 'Quando o pastor entende errado',
    verse: verse('1 Samuel 1:15', 'sofredora espírito não bebi derramado alma'),
    reflection:
      'No santuário de Siló, a boca de Ana mexia e não saía som. Eli, o sacerdote, tirou a conclusão mais rápida, a de que estava bêbada, e a repreendeu.\n\nPreste atenção na resposta, pois Ana podia se encolher ou xingar. Ela corrige o homem de Deus, com educação e sem recuar: não é isso; sou uma mulher que sofre; estive derramando a alma. Explica-se, pede que não a julgue mal, e Eli muda de tom e a abençoa.\n\nTalvez você já tenha sido mal lida onde esperava colo. Disseram que lhe faltava fé, que era drama, que era rebeldia. Sofrer não é pecado, e líder também erra. Jesus, que foi chamado de comilão e beberrão por gente da religião, conhece essa dor. Dá para falar de novo, a outra pessoa se preciso. Deus, esse, entendeu a boca sem som desde a primeira palavra.',
    prayer:
      'Senhor dos Exércitos, esta é a minha alma, entornada feito jarra. Tem angústia, tem raiva, tem um pedido que já perdeu as palavras. Tu não confundes choro com escândalo. Dá-me a firmeza mansa de Ana para explicar quem sou a quem me julgou depressa. E cura o que as repreensões erradas deixaram em mim.',
    action:
      'Ore hoje mexendo só os lábios, por cinco minutos, no lugar onde estiver: condução, corredor, cozinha. Se alguém da igreja a feriu com um julgamento, anote o que gostaria de lhe esclarecer.',
  },
];
