import type { GiftDay } from '#shared/guided-studies/guided-studies.ts';
import { verse } from '../../verse-claim.ts';
import type { AuthoredPart } from '../authored.ts';

export const feDaysSixteenToThirty: AuthoredPart<GiftDay[]> = [
  {
    day: 16,
    title: 'E se não',
    verse: verse('Daniel 3:18', 'rei serviremos deuses adoraremos estátua'),
    study:
      'Há no discurso dos três rapazes diante da fornalha umas palavrinhas que a pregação apressada costuma engolir. O nosso Deus pode, disseram; e se não, também não nos curvamos. Eles não sabiam do quarto homem dentro do fogo; sabiam apenas a quem pertenciam. Este é o teste que separa fé e negociação: a confiança deles não estava no resultado. Quem crê para obter quebra quando não obtém. Quem crê em alguém pode pedir livramento com todas as forças e deixar aberta a frase do “se não”.',
    prayer:
      'Podes me livrar, e peço que me livres; e se não, aqui continuo. Digo isto com a voz fina, Senhor Jesus: entra comigo no que vier.',
    practice:
      'Complete por escrito, pensando no seu pedido maior: “Deus pode ______; e se não, eu continuo a ______”. Leia a frase inteira três vezes.',
  },
  {
    day: 17,
    title: 'O inventário do agricultor',
    verse: verse('Habacuque 3:17', 'figueira oliveira campos ovelhas vacas'),
    study:
      'Figo, zero; uva, zero; azeite, nada; roça, perdida. Ovelhas levadas, curral vazio. Parece a prestação de contas de um sitiante depois da seca, e Habacuque a escreve com o estômago revirado, pois o exército estava a caminho. Então vem a virada mais bonita dos profetas, sem que um único item da lista melhore: ainda assim terei prazer em Deus. É cântico para afinar em tom baixo. Não nega o curral vazio; só não deixa que ele tenha a última linha.',
    prayer:
      'Recebe o meu inventário, Senhor, tudo o que este ano não deu. Somo contigo: falta, falta, falta. E embaixo da soma, com letra tremida, escrevo o teu nome.',
    practice:
      'Faça o seu inventário honesto de perdas, item por item. Embaixo escreva uma única linha começando por “ainda assim”, se conseguir; se não conseguir, deixe em branco.',
  },
  {
    day: 18,
    title: 'A pergunta mandada da cadeia',
    verse: verse('Mateus 11:3', 'aquele havia vir esperamos outro'),
    study:
      'O homem que tinha apontado o Cordeiro diante de todos agora pergunta, da prisão de Herodes, se não se enganou. Jesus não o repreende e manda os mensageiros contarem o que veem: cegos enxergam, pobres ouvem boa notícia. E, quando eles saem, faz de João o maior elogio que fez a alguém. João não foi solto, mas a sua dúvida chegou a Jesus, e isso conta mais do que nunca ter duvidado. Perguntar a ele é diferente de perguntar longe dele.',
    prayer:
      'És tu, ou devo esperar outro? Pergunto baixo, com vergonha, de dentro de quatro paredes. Manda-me notícia do que andas fazendo lá fora, que isso já me ajudaria a dormir.',
    practice:
      'Peça a dois irmãos que contem, por áudio, algo que viram Deus fazer neste ano, e ouça quando a sua dúvida bater.',
  },
  {
    day: 19,
    title: 'Comprar terreno durante o cerco',
    verse: verse('Jeremias 32:9', 'comprei propriedade Anatote dinheiro prata'),
    study:
      'Jerusalém estava cercada e faminta, Jeremias estava preso, e o primo apareceu oferecendo um sítio em área que o inimigo já pisava. Não há pior negócio, e mesmo assim o profeta pesou a prata, chamou testemunhas, assinou em duas vias e guardou a escritura num pote de barro, porque Deus tinha dito que um dia ali se compraria terra outra vez, embora ele não fosse ver esse dia. A fé, nessa página, tem cartório: é um gesto caro e sem lucro a favor de um futuro prometido, feito com as contas à vista.',
    prayer:
      'Deus dos netos, ensina-me a investir em colheitas que não vou comer. Enquanto tudo em volta vende, mostra o campo que devo amar, dentro do que posso.',
    practice:
      'Plante hoje uma semente de árvore, abra uma poupança de dez reais para uma criança ou ensine um ofício a um jovem.',
  },
  {
    day: 20,
    title: 'Os que não receberam',
    verse: verse('Hebreus 11:39', 'testemunho fé alcançaram promessa'),
    study:
      'O capítulo dos heróis tem um meio ensolarado e um final de arrepiar. Depois de muros caídos e leões mudos, vêm os outros: surrados, serrados, vestidos de pele de cabra, morando em buracos, pela mesma fé. O autor não cria uma segunda classe para eles; diz que o mundo não os merecia. Alguém lhe disse que faltou fé porque a pessoa amada morreu? Leve-o a este trecho. Quem não recebeu tem lugar na galeria, e a promessa ficou guardada para chegar a todos juntos.',
    prayer:
      'Peço por aqueles que creram e enterraram os seus, e por aqueles que creram e continuam na cadeira de rodas. Sustenta-os, Jesus, e guarda-me na fé dos que foram mortos por tua causa.',
    practice:
      'Lembre o nome de um cristão que sofreu até o fim sem ver resposta, e conte a história dele a alguém nesta semana.',
  },
  {
    day: 21,
    title: 'Uma oração de quatro palavras',
    verse: verse('Marcos 9:24', 'pai lágrimas Creio Ajuda incredulidade'),
    study:
      'O pai estava exausto de anos de convulsões, e os discípulos acabavam de fracassar em público. O que ele tinha para oferecer a Jesus era uma mistura, e ofereceu a mistura: creio, socorre o que em mim não crê. O menino foi liberto, e ninguém mediu a fé do pai. Se o dom da fé existe para alguns, é para ficar ao lado de gente assim, não para medi-la. Aqui o nosso mês muda de rumo: saímos do escuro com pouca luz e com vontade de servir.',
    prayer:
      'Creio, Senhor, e peço ajuda. Creio um pouco, às terças; ajuda o resto da semana. Toma os dois pedaços, o que confia e o que treme, e deixa-me ficar.',
    practice:
      'Dia de descanso: decore a oração daquele pai e diga-a no ritmo da respiração em cada fila, semáforo ou porta. É só isso por hoje, mesmo que saia metade.',
  },
  {
    day: 22,
    title: 'Diário de obra: ouvir a ruína',
    verse: verse('Neemias 1:4', 'sentei chorei luto jejuei orei'),
    study:
      'Vamos passar nove dias com um construtor. Neemias servia vinho ao rei da Pérsia, bem empregado, a mais de mil quilômetros do muro caído da sua cidade. Perguntou por ela, ouviu e sentou para chorar. Foram uns quatro meses de oração antes de qualquer tijolo. Obras de fé costumam nascer assim, de uma notícia que não nos larga. Qual é a sua? Pode ser a praça sem luz, o reforço escolar que fechou, um irmão afastado. Escolha com lágrimas uma só dessas brechas.',
    prayer:
      'Senhor, que em Jesus choraste por uma cidade, há uma ruína que não me sai da cabeça. Antes de ter ideias, quero chorá-la contigo. Diz se ela é minha, e que parte dela me cabe.',
    practice:
      'Dê um nome ao seu muro: uma frase com lugar e pessoas. Escreva no alto de uma folha nova, que será o diário da obra.',
  },
  {
    day: 23,
    title: 'Diário de obra: a oração entre duas frases',
    verse: verse('Neemias 2:4', 'rei pedes orei Deus'),
    study:
      'O rei pergunta: o que você quer? Entre a pergunta e a resposta coube uma prece sem som, do tamanho de um piscar. E a seguir Neemias pede com uma precisão de engenheiro: licença, prazo, cartas para os governadores, madeira para as vigas. Quatro meses de joelho haviam produzido uma lista. Às vezes se imagina que crer é não fazer orçamento. Neemias sabia até o nome do guarda da floresta. Orar muito e pedir claro foram, nele, o mesmo gesto.',
    prayer:
      'Deus dos céus, agora mesmo, entre uma frase e outra, socorre-me. Dá-me clareza para pedir o que é preciso, sem rodeio, e a quem pode dar.',
    practice:
      'Liste tudo de que o seu muro precisa: gente, horas, reais, autorização. Ao lado de cada item, um nome a quem pedir.',
  },
  {
    day: 24,
    title: 'Diário de obra: vistoria noturna',
    verse: verse('Neemias 2:15', 'noite subi vale observei muro'),
    study:
      'Três dias depois de chegar, Neemias saiu à noite com poucos homens e um animal, e contou portão queimado por portão queimado. Havia tanto entulho que a montaria não passava. Não fez discurso de que tudo estava bem. Também não espalhou pânico: guardou para si o que viu até ter o que propor. Quem tem fé pode olhar o extrato, o laudo, a rachadura. Quem precisa evitar a luz é só quem vive de fantasia. Amanhã se convoca o povo; esta noite se conhece o tamanho do estrago.',
    prayer:
      'Dá-me uma lanterna e a tua companhia, Jesus. Quero ver o estrago de perto sem me iludir nem me apavorar. Anda devagar ao meu lado, junto às pedras caídas.',
    practice:
      'Visite o seu muro: vá ao lugar, leia o documento, pergunte o valor; registre cinco fatos no diário, sem adjetivos.',
  },
  {
    day: 25,
    title: 'Diário de obra: em frente da própria casa',
    verse: verse('Neemias 3:28', 'sacerdotes repararam cada frente casa'),
    study:
      'Uns quarenta trechos de muro, e em cada um os nomes de quem pegou na pedra: ourives, perfumistas, sacerdotes, um chefe de distrito com as filhas. A muitos coube o pedaço que viam da janela. Há também a nota triste de uns nobres que não quiseram dobrar o pescoço. O muro inteiro era impossível; trinta metros diante da minha porta, não. A fé de um só virou agenda de muitos. Talvez o seu dom não seja levantar a parede: é mostrar a cada vizinho o trecho que lhe cabe.',
    prayer:
      'Obrigado pelos nomes que ninguém lê, Senhor, e que tu anotaste com o trecho que fizeram. Anima os meus vizinhos e livra-nos do pescoço duro e da preguiça.',
    practice:
      'Divida o seu projeto em trechos pequenos e convide três pessoas, cada uma para um pedaço que ela alcança de casa.',
  },
  {
    day: 26,
    title: 'Diário de obra: oração e sentinela',
    verse: verse('Neemias 4:9', 'oramos Deus guarda dia noite'),
    study:
      'Zombaria primeiro: se uma raposa subir aí, derruba. Depois, ameaça de verdade. O povo orou e pôs guarda, duas metades da mesma frase. Mais adiante trabalham com uma das mãos na obra e a outra na arma. Quem diz “vou confiar, então não tranco a porta” não aprendeu isto com Neemias. Prevenir golpe, tomar a vacina, pôr capacete, pedir medida protetiva: nada disso é falta de fé; são as sentinelas. E quem vigiou a noite toda ora melhor, porque sabe o que teme.',
    prayer:
      'Guarda-nos, Jesus, e dá-nos juízo para trancar as portas. Protege hoje, de modo especial, os que passam a noite vigiando: porteiros, enfermeiras, bombeiros, mães com filho febril.',
    practice:
      'Qual o maior risco do seu projeto? Ore por ele em uma frase e tome uma precaução concreta antes de dormir.',
  },
  {
    day: 27,
    title: 'Diário de obra: parar por causa dos juros',
    verse: verse('Neemias 5:10', 'irmãos emprestado juros dinheiro Abandonemos'),
    study:
      'No melhor da construção ouve-se um clamor, e não vem de fora. Famílias empenharam a roça para comprar comida, e já entregavam as filhas como escravas aos credores, seus próprios irmãos. Neemias se enfurece, pensa, convoca assembleia e começa pela própria carteira, pois também tinha emprestado. Exige devolução no mesmo dia. De que serve muro novo em volta de gente explorada? Campanha de fé que suga o pobre para levantar prédio recebe a resposta neste capítulo.',
    prayer:
      'Senhor Jesus, há um clamor que o barulho da obra abafa. Faz parar a betoneira até que o ouçamos. Mostra na minha carteira o que devo devolver ainda hoje.',
    practice:
      'Perdoe uma pequena dívida, ou devolva algo que cobrou a mais. Se a sua igreja pressiona pobres a ofertar, converse com a liderança.',
  },
  {
    day: 28,
    title: 'Diário de obra: não desço',
    verse: verse('Neemias 6:3', 'grande obra posso descer'),
    study:
      'Quatro convites para uma reunião na planície, todos educados, e uma carta aberta com boatos. Neemias responde cada vez igual: estou ocupado com coisa grande. Vale a pena estudar esse tom. Não há grosseria nem explicação comprida. O inimigo da reta final raramente é um gigante; costuma ser um grupo de mensagens, uma polêmica, a obrigação de agradar, uma voz que sugere esconder-se no templo. O muro sobe enquanto alguém consegue dizer não sem culpa a quatro convites seguidos.',
    prayer:
      'Firma os meus pés no andaime, Deus. Sei quem me chama para baixo e o que me promete. Dá-me um não curto, sem ódio, e devolve-me à massa e ao prumo.',
    practice:
      'Dia de descanso: recuse hoje um convite ou uma tarefa, com gentileza e sem explicação comprida, e gaste esse tempo descansando. O muro continua de pé até amanhã.',
  },
  {
    day: 29,
    title: 'Diário de obra: cinquenta e dois dias',
    verse: verse('Neemias 6:16', 'inimigos temeram reconheceram Deus obra'),
    study:
      'A obra terminou, com as portas no lugar, e os vizinhos hostis ficaram abatidos, porque perceberam quem tinha estado na obra. Curioso: viram suor, turnos, pedra reaproveitada do entulho, e concluíram que era Deus. O que a fé deixa no fim é essa impressão: pessoas comuns fizeram algo que aponta para outro. Se o seu muro ainda estiver pela metade, não há vergonha, porque você teve uma semana. Celebre o trecho que está em pé. E confira se alguém, olhando para ele, pensaria no Senhor ou só em você.',
    prayer:
      'Vimos, Senhor! Um pedaço está em pé, e não estava. Que a alegria se ouça ao longe e o teu nome seja o que fica na boca do povo.',
    practice:
      'Reúna quem ajudou, nem que seja com pão e café de garrafa. Cada um conte onde notou a mão de Deus na obra.',
  },
  {
    day: 30,
    title: 'O monte e a pessoa',
    verse: verse('1 Coríntios 13:2', 'fé movesse montes amor nada'),
    study:
      'Imagine que você conseguiu: o monte saiu do lugar, e a multidão filma. Paulo faz a conta e dá zero, por faltar amor. Reveja o mês por esse critério. Abrão na estrada, quatro amigos no telhado, o pai que creu pela metade, um pedreiro que parou por causa dos pobres: a fé que vale ali é a que carrega alguém. Releia o seu “até quando”. Se doer ainda, ainda está com Deus. Daqui, siga crendo em companhia, com uma igreja que reconheça, ajude e freie esse dom.',
    prayer:
      'Pai, troco todos os montes por um coração que ame como Jesus. Fica com o meu grão de mostarda. Planta onde quiseres, e que pousem nele os cansados.',
    practice:
      'Escolha uma pessoa por quem você vai crer e agir durante noventa dias. Diga a ela: “não desisto de você”. Anote a data final e a próxima.',
  },
];
