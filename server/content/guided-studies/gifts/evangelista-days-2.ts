import type { GiftDay } from '#shared/guided-studies/guided-studies.ts';
import { verse } from '../../verse-claim.ts';
import type { AuthoredPart } from '../authored.ts';

export const evangelistaDaysSixteenToThirty: AuthoredPart<GiftDay[]> = [
  {
    day: 16,
    title: 'Distância: a largura da mesa',
    verse: verse('Lucas 5:29', 'Levi banquete publicanos mesa'),
    study:
      'Levi não tinha ainda um versículo decorado. Tinha casa, panela e uma agenda de colegas mal-afamados. Fez o que sabia: uma festa, com Jesus entre os convidados. É bem possível que ninguém tenha discursado. A mesa brasileira entende disso: cabe sempre mais um e o arroz rende. O recém-convertido costuma perder os amigos antigos em dois anos, engolido por reuniões. Levi começou a seguir o Mestre reunindo os dois mundos na mesma sala. Os críticos, do lado de fora, é que não comeram.',
    prayer:
      'Jesus, convidado de Levi, senta-te na nossa cozinha pequena. Dá sabor ao pouco que temos e assunto aos que não se conhecem. Que ninguém saia daqui com a impressão de ter caído numa armadilha.',
    practice:
      'Marque uma refeição simples, um cuscuz, um cachorro-quente, com dois amigos de fora da igreja e um de dentro. Programa do encontro: comer e rir.',
  },
  {
    day: 17,
    title: 'Distância: um degrau de serviço',
    verse: verse('2 Reis 5:3', 'senhora profeta Samaria sararia'),
    study:
      'A criança tinha sido arrancada dos pais por soldados e agora penteava a mulher do general Naamã. O texto não aprova o sequestro nem manda que ela sorria. Mostra apenas que, vendo o patrão apodrecer, a menina desejou o bem dele em voz alta, numa frase só. Dali a notícia subiu: patroa, marido, rei, outro rei. Ninguém imagina o alcance da palavra de quem não tem poder. Se você serve em casa alheia ou obedece a um chefe, a sua bondade livre pesa; e direito trabalhista continua sendo direito.',
    prayer:
      'Deus das meninas sem nome, faz justiça à infância roubada e cura também quem a roubou, se ele aceitar o teu remédio. Guarda em mim a ternura que a injustiça não conseguiu levar.',
    practice:
      'Deseje o bem, de coração e em uma frase, a alguém acima de você na hierarquia: “soube do seu exame, estou orando”. Depois siga o seu trabalho.',
  },
  {
    day: 18,
    title: 'Distância: do acostamento à janela',
    verse: verse('Atos 8:30', 'Filipe correndo Isaías Entendes'),
    study:
      'Filipe vinha de um sucesso em Samaria e foi mandado para uma estrada vazia, por causa de um só homem. Estrangeiro, negro, alto funcionário, eunuco, alguém a quem a lei fechava certos pátios. Filipe corre, ouve primeiro o que ele lê, pergunta se entende e aguarda o convite para subir. Começa pelo rolo que já estava aberto. Na estrada o homem quer saber o que ainda o impede de ser batizado, e nada impedia. Ninguém sabe em que trecho de leitura Deus já deixou a pessoa que você vai encontrar hoje.',
    prayer:
      'Leva-me da multidão ao deserto se ali houver um leitor confuso. Dá-me fôlego de corrida e ouvido de passageiro. Abre a porta, Senhor, a quem sempre foi barrado no pátio.',
    practice:
      'Descubra o que um conhecido anda lendo, ouvindo ou assistindo, e experimente você também, com respeito: uma música, um capítulo, um vídeo. Depois converse a respeito. Pergunte o que aquilo desperta nele e conte, se houver abertura, a que página da vida de Jesus você foi levado.',
  },
  {
    day: 19,
    title: 'Distância: um preconceito inteiro',
    verse: verse('Atos 10:28', 'judeu estrangeiros Deus ninguém impuro'),
    study:
      'Para atravessar os cinquenta quilômetros até Cesareia, Pedro gastou dois dias. Para atravessar a soleira de um romano, precisou de um lençol do céu, três repetições e um empurrão do Espírito. A conversão mais demorada do capítulo foi a dele. Quem você trata como sujo? O fã daquele político, o dependente da praça, a travesti do ponto, o fazendeiro? Quem cruza a porta pode discordar de muita coisa; só deixa de chamar de lixo quem Deus chama pelo nome.',
    prayer:
      'Baixa o lençol outra vez, Senhor, que sou devagar. Mostra o nojo que eu batizei de zelo. Quero entrar, sentar, comer o que servirem e ouvir antes de explicar.',
    practice:
      'Anote em segredo o tipo de gente que lhe causa repulsa. Aproxime-se hoje de uma dessas pessoas com um bom-dia verdadeiro, olho no olho.',
  },
  {
    day: 20,
    title: 'Distância: a espessura da grade',
    verse: verse('Atos 16:30', 'Senhores necessário fazer salvar'),
    study:
      'Antes de perguntar pela salvação, o carcereiro tinha a espada virada contra si. Ouviu na escuridão uma voz de preso: não te faças mal, estamos todos aqui. A primeira palavra do evangelho, naquela madrugada em Filipos, salvou-lhe a vida no sentido mais literal. Depois vieram a pergunta, a resposta, a água nas feridas de Paulo e a água do batismo. As mãos que fecharam o tronco nos pés dos presos foram as que lavaram as feridas. Quem fala de eternidade cuida também do minuto: se um amigo dá sinais de querer morrer, não saia de perto e chame o 188 ou o 192.',
    prayer:
      'Luz de meia-noite, entra nas celas e nos corredores de quem as vigia. Segura a mão de quem já pôs a lâmina para fora, do preso e do agente, do pai envergonhado, da menina do banheiro trancado. Faz chegar uma voz no escuro. Se for a minha, que ela diga depressa: ainda estamos aqui.',
    practice:
      'Pergunte à sua igreja se há visita a presídio ou apoio a famílias de presos. Ofereça duas horas, uma carta ou um kit de higiene.',
  },
  {
    day: 21,
    title: 'Distância: um altar diferente',
    verse: verse('Atos 17:23', 'cidade santuários altar DESCONHECIDO'),
    study:
      'Por dentro Paulo se revoltava com tantos ídolos; por fora, passeou, leu as placas e começou reconhecendo a procura dos atenienses. Citou poetas gregos e não chutou altar nenhum. No Brasil há terreiro, centro espírita, romaria, ateu de boa-fé, e a lei protege todos, como protege você. Zombar do culto alheio, invadir, ameaçar: tudo isso é crime e desonra o nome que anunciamos. Diga com clareza que Jesus ressuscitou e chama todos a voltar-se para Deus. Uns rirão, outros adiarão, alguns ficarão, como em Atenas ficaram Dionísio, Dâmaris e poucos mais.',
    prayer:
      'Deus que não moras em templo de mão humana e não estás longe de ninguém, dá-me convicção sem desprezo. Perdoa as pedras que atiraram em teu nome, e deixa que te procurem e te achem.',
    practice:
      'Dia de descanso: leia ou ouça um poema ou uma canção bonita escrita por quem não crê como você. Agradeça a Deus a beleza que há ali e não comente com ninguém.',
  },
  {
    day: 22,
    title: 'Neide e Karina: o bolo de fubá',
    verse: verse('Colossenses 4:6', 'palavra graça temperada sal'),
    study:
      'Daqui até o fim, uma história em nove noites. Hospital público, turno das sete às sete. Neide, cinquenta e dois anos, viúva, limpa o terceiro andar e cantarola hinos. Karina, técnica de enfermagem, vinte e nove, avisa na primeira semana: “Gosto da senhora, só não vem me converter”. Neide abre o pote: “Trouxe foi bolo”. As duas riem, e nada mais acontece naquela madrugada, nem precisava. Sal, diz o apóstolo. Quem já salgou feijão sabe que a mão pesada estraga a panela e ninguém repete.',
    prayer:
      'Senhor, peço por quem já avisou que não quer ouvir. Que eu não exagere. Dá-me graça no jeito, gosto de estar junto e a paciência de um bolo no forno.',
    practice:
      'Escolha a pessoa que você acompanhará nesta semana e meia. Leve a ela uma gentileza de comer, sem bilhete nem versículo.',
  },
  {
    day: 23,
    title: 'Neide e Karina: a pergunta das quatro',
    verse: verse('1 Pedro 3:15', 'preparados mansidão respeito esperança'),
    study:
      'No leito doze morreu um menino. Karina saiu para o corredor e Neide parou o rodo ao lado dela. Muito depois veio a pergunta: “Como a senhora aguenta isso há dezenove anos?” Neide não tinha apostila. Contou do marido, do infarto na fila do banco, do ano em que não conseguia cantar. “Eu aguento porque acho que a morte não fica com a última palavra. Jesus saiu de lá. Às vezes eu acho com força, às vezes com um fiapo.” Karina não respondeu. Pegou o pano e ajudou a secar.',
    prayer:
      'Deus do leito doze, não tenho explicação para dar. Tenho um fiapo, e é teu. Quando me perguntarem de onde vem, que eu responda baixo, com respeito e sem teatro.',
    practice:
      'Responda por escrito, em cinco linhas, sem jargão: por que você ainda tem esperança? Inclua também a noite em que quase a perdeu.',
  },
  {
    day: 24,
    title: 'Neide e Karina: o sábado do Davi',
    verse: verse('1 Tessalonicenses 2:8', 'afeição compartilhar evangelho próprias almas'),
    study:
      'Karina cria sozinha um garoto de onze anos, autista, que não suporta barulho. A cuidadora faltou, e Neide ofereceu a tarde e o quintal: galinha, mangueira e silêncio. Davi passou três horas alinhando pregadores por cor; ela alinhou junto. Na saída, a mãe perguntou quanto era. “Não é favor com recibo escondido, menina. Eu gosto dele.” Paulo escreve que entregou aos tessalonicenses a notícia e também a si.',
    prayer:
      'Pai, pelas mães que não descansam e pelas crianças que o mundo acha barulhento demais ou quieto demais. Dá-me tempo para dar, e que eu o dê sem cobrar nada depois.',
    practice:
      'Ofereça duas horas suas a quem cuida sozinho de uma criança, de um idoso ou de alguém com deficiência. Pergunte antes o que de fato ajuda.',
  },
  {
    day: 25,
    title: 'Neide e Karina: o banco da frente',
    verse: verse('Romanos 12:15', 'alegrai-vos alegram chorai choram'),
    study:
      'Foi no intervalo das duas. “Meu pai é pastor”, disse Karina. “Engravidei aos dezessete. Me puseram de pé no culto para pedir perdão a todo mundo. O rapaz continuou na bateria.” Neide sentiu a defesa pronta na garganta: nem toda igreja, minha filha. Engoliu-a e disse só: “Isso não devia ter acontecido com você”. E chorou, de verdade, com o crachá torto. Não houve convite nem oração em voz alta. Há feridas que recebem o evangelho pela primeira vez quando um crente se recusa a justificar o que fizeram.',
    prayer:
      'Jesus, que te abaixaste quando puseram uma mulher no meio da roda, vem à memória de quem foi exposto diante da congregação e ainda hoje acorda suando. Diz a verdade: não devia ter acontecido. Cala as minhas justificativas antes que cheguem à boca. Chora conosco neste corredor e fica até o fim do turno.',
    practice:
      'Se alguém contar algo que a igreja lhe fez, responda hoje com uma frase só, sem “mas”: “isso foi errado, sinto muito”. Fique por perto.',
  },
  {
    day: 26,
    title: 'Neide e Karina: quatorze vídeos',
    verse: verse('Eclesiastes 3:7', 'tempo calado falar'),
    study:
      'Animada, Neide errou: mandou um vídeo de pregação, depois outro, até somar quatorze, e por fim o cartaz de uma campanha: “É a sua noite, amiga!” Dez dias sem figurinha, sem bolo, Karina trocando de copa. Neide custou a entender, e então esperou no ponto, com sono: “Eu me empolguei e passei por cima do que você me contou. Desculpa. Não mando mais”. Karina olhou o ônibus que vinha. “A senhora foi a primeira a pedir desculpa.” O Pregador diz que há tempo para cada coisa; o de calar costuma chegar antes do que pensamos.',
    prayer:
      'Perdoa o meu excesso, Senhor, pois confundi a minha pressa com a tua urgência. Abençoa quem me bloqueou com razão, e dá-me a humildade de esperar no ponto com sono.',
    practice:
      'Reveja o que você encaminhou de religioso neste mês e para quem foi demais. Procure essa pessoa, peça desculpas e não emende outro convite.',
  },
  {
    day: 27,
    title: 'Neide e Karina: meia página por noite',
    verse: verse('Marcos 4:27', 'dormisse semente brotasse crescesse'),
    study:
      'Passaram-se dois meses de nada. Neide limpou, cantou baixo, dormiu de dia com o ventilador ligado. Certa noite Karina apareceu com o celular aberto em Marcos: “Baixei. Esse Jesus não parece o do meu pai. A senhora lê comigo?” Meia página, quinze minutos, entre um curativo e outro. Discutiam, riam dos discípulos, e às perguntas difíceis Neide respondia “não sei, vou ver”. Na parábola que só esse evangelho conservou, o agricultor nem sabe como aquilo cresce, porque Deus trabalha em horário em que estamos roncando.',
    prayer:
      'Dono da semente, obrigado porque o crescimento não depende de eu ficar de olho aberto. Hoje durmo em paz; faz brotar o que caiu da minha mão sem eu perceber.',
    practice:
      'Ofereça a alguém ler um trecho curto de Marcos por semana, pessoalmente ou por áudio, com três perguntas que os dois respondem: o que surpreende? o que incomoda? quem é ele? Não faça o papel do professor. Quando não souber, diga, e procurem juntos.',
  },
  {
    day: 28,
    title: 'Neide e Karina: e se não?',
    verse: verse('Atos 26:29', 'pouco muito correntes'),
    study:
      '“E se eu ler tudo e não virar crente?”, perguntou Karina no capítulo dez. Neide pensou no rodo, no Davi, em Deus. “Aí você vai ser uma amiga que leu Marcos. E o bolo continua.” Diante de Agripa, Paulo disse que desejava a todos a sua fé e a ninguém as suas correntes. Cristãos explicam de modos diversos como a escolha de Deus e a resposta humana se encontram; nenhum deles ganha licença para apertar o nó. O amor quer muito e segura pouco. Curiosamente, foi depois dessa noite que ela passou a ler em casa.',
    prayer:
      'Desejo de todo o coração, tu sabes, que a minha amiga te conheça. E deixo-a livre, como me deixaste. Tira da minha simpatia todo interesse, Senhor, e deixa só o carinho.',
    practice:
      'Dia de descanso: faça um bolo, ou compre um pedaço, e coma com um amigo sem falar de igreja, a menos que ele puxe. A amizade hoje é o assunto inteiro.',
  },
  {
    day: 29,
    title: 'Neide e Karina: a linha das cinco e dez',
    verse: verse('Lucas 15:7', 'alegria céu pecador arrepende'),
    study:
      'Não foi no culto nem no corredor. Foi no ônibus das cinco e dez, janela embaçada, Davi dormindo na casa da vizinha. Karina tinha chegado ao túmulo vazio e falou sozinha, sem técnica: “Jesus, se é o Senhor, eu quero”. Contou na quinta-feira, meio sem graça, trocando um soro. Neide não estava lá na hora, e isso a fez sorrir por dentro a noite toda. A festa é no céu, e a nós cabe saber depois e pôr água para o café.',
    prayer:
      'Alegra-te, Pai! Queria ver a festa daí. Por todos os que te disseram sim sem testemunha: no ônibus, no banheiro da firma, na cela, na cama do hospital, lavando arroz. Guarda essa fé nova de todo mal. E obrigado por eu não estar lá, para aprender de quem é a festa.',
    practice:
      'Lembre como a fé começou em você. Havia alguém por perto? Agradeça a essa pessoa, ou a Deus pelo banco vazio ao lado.',
  },
  {
    day: 30,
    title: 'Neide e Karina: quem plantou',
    verse: verse('1 Coríntios 3:6', 'plantei Apolo regou crescimento'),
    study:
      'A igreja que serviu para Karina foi outra, pequena, perto da casa dela, com uma salinha sem som alto para o Davi. Neide foi à primeira visita e sentou-se atrás. Depois, passando o rodo, fez a lista: a avó que orava, uma professora, um médico gentil, o próprio Davi, o evangelista Marcos, um bolo. “Eu? Reguei uns dias.” O mês começou com as perguntas de um jornal e termina em dois copos de café. Qual é a sua lista? E quem, amanhã, às sete, entra no seu turno?',
    prayer:
      'Deus que fazes crescer, recebe de volta o regador. Não quero a planta com o meu nome. Manda-me ao próximo turno com pão, ouvidos e a mesma notícia. Em nome de Jesus, amém.',
    practice:
      'Conte ao seu líder quem você tem acompanhado e peça duas coisas: alguém que ore com você e um novo na fé para ajudar a cuidar.',
  },
];
