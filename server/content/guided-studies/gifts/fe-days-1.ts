import type { GiftDay } from '#shared/guided-studies/guided-studies.ts';
import { verse } from '../../verse-claim.ts';
import type { AuthoredPart } from '../authored.ts';

export const feDaysOneToFifteen: AuthoredPart<GiftDay[]> = [
  {
    day: 1,
    title: 'Primeira parada: a porta de Harã',
    verse: verse('Gênesis 12:1', 'SENHOR Abrão Sai terra parentela mostrarei'),
    study:
      'Setenta e cinco anos, esposa sem filhos, criados, rebanho, um pai enterrado ali. Abrão ouve um verbo no imperativo e um endereço no futuro: a terra que eu te mostrarei. Não recebe mapa, recebe companhia. Durante sete dias vamos andar atrás dele, e logo se verá que a fé deste homem não nasceu pronta. Cresceu em acampamentos, com erros feios no meio. Isso consola: o que o tornou diferente foi ter desmontado a tenda quando Deus falou e partido sabendo pouco.',
    prayer:
      'Deus de Abraão, o que me pedes hoje cabe numa frase e me custa o chão. Não te peço o mapa inteiro. Peço que vás à frente e que eu ouça os teus passos.',
    practice:
      'Que saída você adia há tempos por falta de garantias? Converse com alguém sensato e marque no calendário só o primeiro passo.',
  },
  {
    day: 2,
    title: 'Segunda parada: o Egito',
    verse: verse('Gênesis 12:10', 'fome desceu Abrão Egito'),
    study:
      'Mal Abrão chegou à terra prometida, faltou pão nela. Ele foi para o Egito e lá o medo falou mais alto: combinou uma meia mentira que o protegia e deixava Sarai exposta no palácio de um estranho. Quem a defendeu foi Deus. É um capítulo vergonhoso, e está na Bíblia para que ninguém chame de fé o costume de jogar o perigo sobre os mais fracos da casa. O amigo de Deus falhou na primeira conta atrasada. E a história continuou, com ele um tanto mais humilde.',
    prayer:
      'Tenho medo quando falta, Senhor, e no medo faço gente pagar por mim. Perdoa-me, protege Sarai, seja quem for hoje, e refaz em mim a coragem que larguei.',
    practice:
      'Diga a verdade inteira a alguém de casa sobre um aperto que você escondia. Se a sua omissão expôs essa pessoa, peça perdão.',
  },
  {
    day: 3,
    title: 'Terceira parada: a divisa com Ló',
    verse: verse('Gênesis 13:9', 'terra separes esquerda direita'),
    study:
      'Dois rebanhos, um pasto, empregados se estranhando no poço. Pela idade, a escolha era do tio. Abrão abre a mão: vá para onde quiser, fico com o que sobrar. Ló fica com a várzea irrigada; o velho, com o morro seco. É possível ser generoso assim por ingenuidade, mas aqui a raiz é outra. Quem espera de Deus a herança não precisa ganhar todas as partilhas. Pense nisso ao dividir o inventário do pai, a escala de férias, o último pedaço da assadeira.',
    prayer:
      'Senhor, tu és a parte boa da minha herança. Desce comigo até a divisa. Jesus abriu mão do que era dele; solta os meus dedos daquilo que eu poderia ganhar e que não me faria falta.',
    practice:
      'Ceda hoje uma vantagem a que você tinha direito: a vez, a janela, o crédito, a melhor folga, sem explicar o motivo.',
  },
  {
    day: 4,
    title: 'Quarta parada: fora da tenda',
    verse: verse('Gênesis 15:6', 'creu SENHOR considerou justiça'),
    study:
      'Deus tirou Abrão de debaixo da lona para que ele olhasse mais alto que a própria reclamação. Porque houve reclamação, e franca: que me darás, se continuo sem filhos? A resposta foi uma noite estrelada e uma frase. Ele creu, e o Senhor contou isso como justiça. Paulo voltaria muitas vezes a esta linha para ensinar que ninguém compra o favor de Deus. Antes de ser dom especial para uns poucos, a fé é o chão de todos: apoiar o peso inteiro na palavra de outro.',
    prayer:
      'Aqui estou, do lado de fora, com a minha queixa e o pescoço doendo de olhar para cima. Tu disseste, e eu me apoio. Conta isto por justiça, como contaste para ele.',
    practice:
      'Hoje à noite, vá para debaixo do céu, onde der. Diga a Deus a sua reclamação mais sincera. Fique até contar dez estrelas ou luzes.',
  },
  {
    day: 5,
    title: 'Quinta parada: o atalho',
    verse: verse('Gênesis 16:2', 'Sarai estéril serva Abrão'),
    study:
      'Dez anos de espera, e a ideia de ter o filho com a escrava parecia razoável; o costume da época até permitia. Só que o atalho tinha nome, Agar, e ninguém perguntou a ela. Quando o plano deu errado, o casal se acusou e a escrava fugiu machucada. Repare como a impaciência religiosa procura um corpo alheio para resolver a promessa. Deus ouviu Agar no deserto e não desistiu de Abrão. Mas a ferida atravessou gerações. Esperar, ali, é recusar a solução que pisa em alguém.',
    prayer:
      'Confesso os meus atalhos, Pai, e digo diante de ti o nome de quem pagou por eles. Repara, no que ainda pode ser reparado. Ensina-me a esperar sem usar ninguém.',
    practice:
      'Olhe para um plano seu que tem pressa. Quem não foi consultado e será atingido? Vá hoje mesmo ouvir essa pessoa antes do próximo passo.',
  },
  {
    day: 6,
    title: 'Sexta parada: a risada atrás da cortina',
    verse: verse('Gênesis 18:14', 'Deus difícil tempo Sara filho'),
    study:
      'Perto dos noventa anos, Sara ouviu visitantes falarem de berço e riu por dentro. Quem não riria? Deus perguntou ao marido se para o Senhor havia coisa difícil demais; ela negou que tivesse rido, e ouviu: riste, sim. Não houve castigo: um ano depois o menino nasceu e recebeu um nome que quer dizer riso. Guardamos da fé uma imagem de dentes cerrados; este casal acabou com um bebê chamado gargalhada. Quem ri de dúvida na presença de Deus ainda está perto dele.',
    prayer:
      'Senhor, eu ri de ti uma vez, de nervoso, de cansaço. Não tiraste a promessa nem levantaste a voz. Que um dia a minha risada amarga vire alegria.',
    practice:
      'Conte a um amigo um pedido que você já acha ridículo continuar fazendo. Riam juntos, se der, e orem por ele mais uma vez.',
  },
  {
    day: 7,
    title: 'Sétima parada: o monte',
    verse: verse('Gênesis 22:8', 'Deus proverá cordeiro holocausto filho'),
    study:
      'É a noite mais escura da viagem, e convém dizer logo: Deus não quis a morte de Isaque, e mandou parar a mão. Nenhum pai jamais fira um filho em nome da fé; a história existe também para encerrar o costume dos povos que faziam isso. No caminho, Isaque pergunta pelo cordeiro e o velho responde, sem saber como: “Deus dará”. E Deus deu. Os cristãos leem a cena olhando para outro monte, onde o Pai entregou o próprio Filho e nenhum substituto apareceu. Ali termina a estrada de Abraão e começa a nossa.',
    prayer:
      'Deus que provês, não entendo tudo deste monte. Vejo o carneiro preso no mato e a cruz de Jesus ao fundo, onde tu pagaste. Segura a mão de quem hoje sobe tremendo.',
    practice:
      'Dia de descanso: o cordeiro já foi providenciado, e hoje você não tem nada a provar. Sente-se num lugar alto, laje, escada ou janela, e fique dez minutos olhando longe.',
  },
  {
    day: 8,
    title: 'Quatro e uma maca',
    verse: verse('Marcos 2:5', 'Jesus fé paralítico Filho perdoados'),
    study:
      'Começa a semana dos que carregam. Não sabemos uma sílaba do que disse o homem deitado; sabemos que tinha quem o carregasse, e que alguém teve a ideia do telhado. Jesus levantou os olhos, viu barro caindo, quatro cabeças no buraco, e o evangelista anota que ele enxergou a fé deles, no plural. Há períodos em que a gente não consegue crer sozinho, e os outros creem por nós. Talvez você segure hoje um dos cantos da maca, talvez esteja em cima dela, e os dois lugares são bons.',
    prayer:
      'Jesus, desço pelo buraco do telhado o meu amigo ______. Ele não pediu, não pode ou já não acredita. A corda está queimando a mão, e por isso te peço que olhes para cima.',
    practice:
      'Junte mais três pessoas por mensagem. Proponha: cada uma ora por dez minutos, hoje, por alguém que anda paralisado, e uma leva comida.',
  },
  {
    day: 9,
    title: 'O patrão que se importava',
    verse: verse('Mateus 8:10', 'Jesus maravilhou fé Israel'),
    study:
      'Oficial romano, homem de ordens curtas, ele perdeu o sono por causa de um empregado doente. Naquele tempo um servo se trocava como ferramenta. O centurião atravessa a fronteira da raça e da farda, não exige visita, acha-se indigno da honra e confia numa palavra dita de longe, porque sabe o que é autoridade. Jesus se admira: nos evangelhos ele se espanta poucas vezes, e aqui é com a fé de um estrangeiro a serviço de um subordinado.',
    prayer:
      'Diz uma palavra, Senhor, sobre o porteiro, a faxineira, o entregador que conheço. Faz de mim um patrão, ou um colega, que perde o sono por gente.',
    practice:
      'Pergunte a quem trabalha para você, ou num posto mais baixo, como vai a saúde dele e a da família, e depois interceda por nome.',
  },
  {
    day: 10,
    title: 'A mãe que não foi embora',
    verse: verse('Mateus 15:28', 'mulher grande fé filha curada'),
    study:
      'Uma cananeia gritou atrás de Jesus até os discípulos pedirem que a mandasse embora. Ouviu primeiro silêncio, depois uma frase sobre pão e cachorrinhos que até hoje nos deixa desconfortáveis. A mãe não discutiu a ofensa nem aceitou o não: pegou a imagem no ar e fez dela argumento. Sobra migalha, e uma migalha dele basta. Jesus, diante dos discípulos, chama de grande a fé dela. Toda mãe de filho doente conhece esse fôlego, que vem de não ter para onde voltar.',
    prayer:
      'Peço pela mãe que espera vaga no neuropediatra, pela que visita o filho na penitenciária e pela que não dorme. Senhor, uma migalha tua basta, mas eu te peço o pão.',
    practice:
      'Descubra uma mãe que está brigando por tratamento ou por vaga. Ofereça acompanhá-la à repartição, ou ficar com as crianças enquanto ela vai.',
  },
  {
    day: 11,
    title: 'Três meses de cochicho',
    verse: verse('Hebreus 11:23', 'Moisés escondido pais intimidaram rei'),
    study:
      'Um decreto mandava jogar meninos no rio, e um casal de escravos desobedeceu com cobertor, berço e ouvido na rua. Que se saiba, não tinham promessa sobre aquele bebê, que seria Moisés. Olharam para ele, acharam-no lindo e não aceitaram entregá-lo. Hebreus chama isso de fé. Antes haviam sido as parteiras; depois foi a irmã, e até uma princesa entrou na conspiração. Proteger criança contra ordem injusta pertence à lista dos grandes feitos da fé, ao lado do mar aberto.',
    prayer:
      'Deus dos cestos de junco, esconde hoje as crianças em perigo: na guerra, na rua, dentro de casa. Multiplica parteiras teimosas, irmãs atentas, princesas que se molham.',
    practice:
      'Anote o Disque 100 e combine consigo que, se desconfiar de maus-tratos a uma criança, vai ligar. Apoie hoje um pai ou mãe exaustos.',
  },
  {
    day: 12,
    title: 'A corda vermelha na janela',
    verse: verse('Josué 2:13', 'salvareis pai mãe irmãos vidas morte'),
    study:
      'Raabe vivia de vender o corpo na muralha da cidade e sabia, por viajantes, o que Deus tinha feito ao Egito. Quando teve a oportunidade de se salvar, não falou na primeira pessoa. Pediu por pai, mãe, irmãos, irmãs e por todos os que fossem deles. Uma mulher que a família talvez tivesse vergonha de visitar abrigou a família inteira. O Novo Testamento se lembra dela três vezes, uma delas entre os antepassados de Jesus. Nenhum passado desqualifica quem quer puxar outros para dentro.',
    prayer:
      'Senhor, penduro na janela o fio que tenho. Põe para dentro os meus, que chamo um por um: os que me julgaram, os que me esqueceram, os que eu envergonhei.',
    practice:
      'Escreva os nomes da sua família numa folha, inclusive o que ninguém convida. Ore por dois a cada dia e convide um deles para comer.',
  },
  {
    day: 13,
    title: 'O que Loide deixou',
    verse: verse('2 Timóteo 1:5', 'fé fingida avó Loide mãe Eunice'),
    study:
      'Timóteo teve um pai grego, de cuja fé ninguém fala, e também uma avó, uma mãe, a rotina da casa. Paulo, preso, perto do fim, olha para o pastor jovem e reconhece um parentesco: essa fé eu já vi no rosto de duas mulheres. “Não fingida” é o adjetivo que as crianças sabem conferir melhor que ninguém. Elas esquecem o sermão e guardam se a avó se zangava e voltava, se orava quando pensava que ninguém via. Há milagres de fé cujo único ruído é uma colher mexendo o mingau.',
    prayer:
      'Obrigado por quem creu antes de mim na cozinha. E pelos que não tiveram avó assim: sê tu mesmo a casa deles, e põe-me no caminho de algum.',
    practice:
      'Grave um áudio, de dois minutos, contando a uma criança ou jovem da família como você começou a confiar em Deus, mesmo que saia com falhas.',
  },
  {
    day: 14,
    title: 'E quem carrega você?',
    verse: verse('Lucas 22:32', 'roguei fé falte converteres fortaleça irmãos'),
    study:
      'Depois de seis dias segurando macas, vire o rosto. Na véspera da cruz, Jesus conta a Pedro que houve uma oração com o nome dele, feita antes da queda. Sabia do galo, sabia do fogo no pátio, e pediu apenas que a fé do amigo não se acabasse no fundo da peneira. Acabou a valentia, acabou a fama; a fé ficou, do tamanho de um choro amargo. Se algo em você ainda se volta para Cristo, é porque ele pediu. E o pedido incluía o seguinte: levante os outros.',
    prayer:
      'Então eras tu: naquela noite em que eu tinha tudo para desistir, alguém disse o meu nome ao Pai. Não sei agradecer direito; mostra-me quem devo levantar agora.',
    practice:
      'Dia de descanso: deite-se no chão ou no sofá por dez minutos, sem segurar nada, e pense: estou sendo carregado. Se adormecer, não se levante para pedir desculpas.',
  },
  {
    day: 15,
    title: 'Até quando',
    verse: verse('Salmos 13:1', 'Até quando SENHOR esconderás rosto'),
    study:
      'Quatro vezes a mesma pergunta em dois versículos. Davi não amacia a queixa com um “mas eu sei que”. Começa no escuro e o diz a Deus, na cara de Deus, o que já é um modo de crer, pois ninguém reclama com uma cadeira vazia. A semana que começa não traz vitórias. Vem para quem continua orando com a luz cortada. O salmo termina em canto, é verdade, porém leva seis versículos, e você não precisa chegar ao último ainda hoje.',
    prayer:
      'Até quando? Até quando, meu Deus, o telefone mudo, o exame repetido, a cama vazia? Estou falando contigo: não te escondas, olha para mim. Até quando?',
    practice:
      'Escreva o seu próprio “até quando”, quatro linhas, sem final feliz. Leia em voz alta com a porta fechada, e guarde para reler no dia 30.',
  },
];
