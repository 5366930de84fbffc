import type { GiftDay } from '#shared/guided-studies/guided-studies.ts';
import { verse } from '../../verse-claim.ts';
import type { AuthoredPart } from '../authored.ts';

export const servicoDaysOneToFifteen: AuthoredPart<GiftDay[]> = [
  {
    day: 1,
    title: 'Lascas de madeira',
    verse: verse('Marcos 6:3', 'carpinteiro filho Maria irmão'),
    study:
      'Os vizinhos disseram com desprezo a frase mais bonita sobre os anos escondidos de Jesus: não é o carpinteiro? Durante uns trinta anos, o Filho de Deus foi conhecido na cidade pelo que entregava no prazo. Portas, cangas, cabos de enxada, talvez paredes, pois a palavra serve para quem constrói em geral. Nenhum evangelho guardou uma peça sua. Alguém jantou a vida inteira apoiado numa mesa feita por ele e nunca soube. Se o seu serviço não sai em foto, começou bem.',
    prayer:
      'Jesus de Nazaré, tiveste calo e farpa. Hoje volto à minha bancada, que é um fogão, um caixa, um volante. Põe o teu gosto no que faço e que ninguém assina.',
    practice:
      'Escolha um trabalho invisível da sua rotina e faça-o hoje com capricho de encomenda, e não conte a ninguém que caprichou.',
  },
  {
    day: 2,
    title: 'Deem comida à menina',
    verse: verse('Marcos 5:43', 'ninguém soubesse dessem comer'),
    study:
      'Uma criança de doze anos acabava de voltar da morte. Os pais, fora de si; os discípulos, de boca aberta. Quem se lembrou do prato? No meio do espanto, Jesus deu uma ordem de tia: arranjem alguma coisa para ela comer. O milagre era dele, o lanche ficou para os da casa. É assim que o serviço costuma entrar, pela porta da cozinha, quando todos ainda choram ou festejam na sala e o corpo já está com fome.',
    prayer:
      'Senhor, que enxergaste a fome atrás do milagre, corrige a minha vista. Nas horas grandes fico olhando para cima. Lembra-me da água, do remédio das oito, do pão.',
    practice:
      'Pense numa família em dia intenso: parto, mudança, luto, prova. Mande um lanche simples, e avise que o pote fica de presente.',
  },
  {
    day: 3,
    title: 'Doze cestos',
    verse: verse('João 6:12', 'Recolhei pedaços sobraram nada perca'),
    study:
      'A conta parece estranha: quem multiplica pão com uma oração não precisa de sobras; bastava orar outra vez. Mesmo assim Jesus mandou recolher os pedaços, e os discípulos, que minutos antes eram garçons de uma multidão, viraram equipe de limpeza. Desperdiçar é esquecer que aquilo veio das mãos de alguém. O arroz de ontem veio, e a luz acesa também.',
    prayer:
      'Obrigado pelo que sobrou na panela e em mim: uma hora, um casaco, um pouco de ânimo. Ajuda-me a recolher, e perdoa o que deixei apodrecer por preguiça de guardar.',
    practice:
      'Depois da próxima reunião, festa ou almoço, fique quinze minutos a mais e ajude a desmontar; leve uma sobra boa a quem não veio.',
  },
  {
    day: 4,
    title: 'Endereço novo para Maria',
    verse: verse('João 19:27', 'mãe discípulo recebeu casa'),
    study:
      'Com os pulsos pregados, Jesus ainda resolveu uma questão doméstica: onde a mãe moraria. Podia ter falado só de eternidade naquela hora. Mas o primogênito respondia pela mãe, ao que tudo indica já viúva, e o amor dele incluía telhado, cama, vaga à mesa. João não prometeu orar pelo assunto: levou-a para casa, e já naquela hora.',
    prayer:
      'Crucificado, cuidaste dos papéis da família no meio da agonia, e eu adio um telefonema. Peço por minha mãe, pelo tio sozinho, pela vizinha sem filhos. Mostra-me ao lado de quem me puseste.',
    practice:
      'Resolva hoje uma pendência prática de um parente idoso: receita vencida, segunda via da conta, lâmpada queimada, aparelho de pressão.',
  },
  {
    day: 5,
    title: 'O pano separado',
    verse: verse('João 20:7', 'lenço cabeça lençóis enrolada lugar'),
    study:
      'Detalhe que um romancista cortaria: dentro do túmulo vazio, o pano do rosto estava enrolado, à parte dos outros. João não diz quem fez aquilo nem tira lição, só reparou. Ladrões, com certeza, não teriam arrumado nada. Gosto de pensar, sem poder provar, que a manhã mais importante da história não foi apressada, e houve tempo para um pano.',
    prayer:
      'Vivo entre pilhas, Senhor: roupa, louça, papel, recado. Jesus, na manhã em que venceste a morte, até o pano do rosto ficou enrolado. Senta-te comigo meia hora e ensina-me a dobrar uma coisa por vez.',
    practice:
      'Arrume um canto que outra pessoa usa: a gaveta dos talheres, o banco do carro, a pia do serviço, devagar, orando por ela.',
  },
  {
    day: 6,
    title: 'Brasas na praia',
    verse: verse('João 21:9', 'brasas peixe posto pão'),
    study:
      'Sete homens cansados, uma noite sem peixe, e na areia um fogo já aceso. Aquele que tinha ressuscitado poucos dias antes preparou o fogo e o peixe. Havia entre aqueles homens um que o tinha negado perto de outra fogueira. A conversa difícil com Pedro viria, e veio; primeiro, porém, o café. Servir antes de corrigir muda o gosto da correção. Quantas reconciliações da sua família estão à espera de que alguém acenda o fogo?',
    prayer:
      'Jesus, cozinheiro da praia, chego molhado e com vergonha, e tu me mandas sentar. Que eu aprenda a pôr mais um prato para quem me deve explicações, e a deixar a conversa para depois do pão.',
    practice:
      'Prepare um café para alguém com quem o clima está estranho. Enquanto comem, nada de cobrança; falem do dia, do time, do tempo.',
  },
  {
    day: 7,
    title: 'A mesa ao contrário',
    verse: verse('Lucas 12:37', 'Senhor assentarem mesa servirá'),
    study:
      'Numa parábola curta, o patrão volta de madrugada, encontra a casa acordada e faz o que patrão nenhum fazia: amarra o avental, manda os empregados sentarem e passa ele mesmo com as travessas. Jesus contou isso a respeito do fim. Pense na copeira, no zelador, na avó que só come depois de todos. Um dia o Senhor dirá: sente-se, agora é comigo. Quem espera por essa mesa pode servir hoje sem amargura, e também sem pressa de ser visto.',
    prayer:
      'Vem, Senhor, com o teu avental. Quero ver a cara de dona Lurdes quando puxares a cadeira para ela, e a do moço da copa, e a de meu avô, que comia em pé junto ao fogão para não atrapalhar. Serve-os primeiro; eu espero contente. Até lá, guarda os meus pés e a minha alegria.',
    practice:
      'Dia de descanso: numa refeição de hoje, fique sentado do começo ao fim. Se alguém da casa nunca se senta, combinem que hoje cada um se serve e todos comem juntos.',
  },
  {
    day: 8,
    title: 'Procura-se: gente para as mesas',
    verse: verse('Atos 6:3', 'sete bom testemunho Espírito sabedoria'),
    study:
      'VAGA: distribuição diária de alimentos. Motivo: as viúvas de fala grega vinham sendo esquecidas. Requisitos: boa fama na rua, Espírito Santo, juízo. Repare que não pedem experiência com panelas. Onde se reparte comida entre grupos que desconfiam um do outro é preciso mais que braço, é preciso justiça. E os sete escolhidos têm nomes gregos: tudo indica que chamaram gente do lado prejudicado, e aquela fila virou lugar de unidade.',
    prayer:
      'Senhor da partilha, mostra quem está ficando sem nada na nossa fila: o que fala diferente, o que chegou agora, a que não reclama. Dá-nos sete com o coração no lugar.',
    practice:
      'Olhe uma distribuição da sua igreja, escola ou prédio (cesta, escala, convite). Descubra quem costuma ficar de fora e leve o nome a quem organiza.',
  },
  {
    day: 9,
    title: 'Procura-se: mão de artista',
    verse: verse('Êxodo 31:3', 'enchi espírito Deus artifício'),
    study:
      'VAGA: acabamento do tabernáculo. O contratado chama-se Bezalel, e a respeito dele se afirma o que mais tarde se diria de profetas: está cheio do Espírito, para entalhar, fundir, engastar. A beleza daquela tenda no deserto também servia aos outros, pois gente recém-saída da escravidão precisava ver que tinha sido feita para mais que tijolo. Quem borda a toalha, afina o violão ou acerta a cor da parede pode estar, sem púlpito, lembrando ao povo a sua dignidade.',
    prayer:
      'Criador, gostas de azul, de romã e de linha bem esticada. Abençoa a moça da decoração, o rapaz do som, o pintor. Que a nossa beleza acolha em vez de exibir.',
    practice:
      'Deixe mais bonito um lugar que outros usam: um vaso na portaria, um cartaz bem-feito, uma parede limpa; gaste pouco e não deixe assinatura.',
  },
  {
    day: 10,
    title: 'Procura-se: porteiro da madrugada',
    verse: verse('1 Crônicas 9:27', 'noite guarda abri manhã'),
    study:
      'VAGA: portaria do santuário. Turno da noite, ao redor da casa; de manhã, abrir. Duzentos e doze homens constam do registro com nome de família, o que nos surpreende num livro sagrado. Ali a chave era cargo de confiança. Hoje há quem chegue uma hora antes para destrancar, ligar o ventilador, tirar a água da entrada. Por causa dessa pessoa, quem vem aflito encontra porta aberta. Talvez ninguém do culto saiba de que lado fica o disjuntor, e ela sabe.',
    prayer:
      'Peço por quem vela enquanto durmo: vigias, enfermeiros, caminhoneiros, a mãe do bebê de colo, o padeiro das três, a moça do pedágio, a voz que atende o telefone dos desesperados. Guarda os que guardam: põe café quente na mão deles e um pensamento bom na hora mais comprida. E abre-me tu, que tens a chave de Davi.',
    practice:
      'Descubra quem abre e fecha o lugar onde você cultua ou trabalha. Vá mais cedo um dia e faça com essa pessoa o caminho das luzes.',
  },
  {
    day: 11,
    title: 'Procura-se: equipe de mudança',
    verse: verse('Números 4:26', 'cortinas cordas instrumentos servirão'),
    study:
      'VAGA: transporte. A tenda de Deus viajava, e cada clã tinha a sua carga. Aos filhos de Gérson couberam panos e cordas. Nada de ouro nem de arca; lona, argola, estaca. Na partida alguém devia enrolar as cortinas sem dobrar errado, porque no acampamento seguinte, à noite, outro as abriria com pressa. Mudança revela muito de um povo. Se você já carregou geladeira em escada de amigo, sabe quanto louvor cabe num “segura daí”.',
    prayer:
      'Deus que moras em tenda e andas com os teus, obrigado por quem levou o meu sofá. Fortalece as costas de quem carrega o mundo dos outros por diária.',
    practice:
      'Ofereça transporte ou braço a quem precisa mudar, buscar doação ou ir ao exame. Diga dia e hora exatos, em vez de “precisando, chame”.',
  },
  {
    day: 12,
    title: 'Procura-se: letra boa',
    verse: verse('Romanos 16:22', 'Tércio escrevi carta saúdo'),
    study:
      'VAGA: secretário. Paulo ditava; quem segurou a pena por dezesseis capítulos foi Tércio, e só no fim ele aparece, para mandar uma saudação. Sem ele não teríamos, daquele modo, a carta que mudou Agostinho e Lutero. E sem Febe, que provavelmente a levou na bagagem, a carta não chegaria. Digitar ata, preencher formulário do benefício, montar a lista de presença: há quem sirva ao evangelho por séculos só com a letra, sem ter criado uma linha.',
    prayer:
      'Jesus, Palavra eterna, aceitaste tinta, junco e o punho dormente de Tércio. Aceita a planilha, o cadastro, o ofício à prefeitura. Que a minha letra ajude alguém a ser ouvido.',
    practice:
      'Ajude uma pessoa a resolver um documento: currículo, recurso, agendamento no aplicativo. Ela decide e guarda as senhas; você só digita.',
  },
  {
    day: 13,
    title: 'Procura-se: quem fique com as malas',
    verse: verse('1 Samuel 30:24', 'igual parte batalha bagagem repartam'),
    study:
      'VAGA: retaguarda. Duzentos homens de Davi não aguentaram atravessar o ribeiro e ficaram tomando conta das coisas. Na volta, alguns vencedores quiseram negar-lhes a parte. Davi fez disso lei: quem desce à luta e quem guarda a bagagem recebem igual. Muito lar funciona assim sem ter lei; um sai e “trabalha”, o outro fica com crianças, febre, gás, tarefa de matemática. E na hora de repartir descanso, dinheiro ou aplauso? A régua de Davi vale para a sua sala.',
    prayer:
      'Jesus, Rei justo, guardei malas a vida toda e achei que não contava. Ou contei só as minhas batalhas. Reparte tu entre nós, e que o meu despojo tenha o nome dos dois.',
    practice:
      'Agradeça, com um fato concreto, a quem fica na retaguarda da sua vida, e devolva-lhe hoje uma hora livre, assumindo as malas.',
  },
  {
    day: 14,
    title: 'Procura-se: agulha e linha',
    verse: verse('Atos 9:39', 'viúvas chorando túnicas roupas Dorcas'),
    study:
      'VAGA: costura. No velório de Dorcas, em Jope, não leram currículo. As viúvas vestiam o currículo: viraram a barra, mostraram o ponto, choraram. Cada túnica dizia que alguém tinha tirado as medidas delas, ou seja, tinha olhado para elas. Pedro orou, Dorcas abriu os olhos e voltou, imagino, para a cesta de retalhos. O fim da semana pede uma resposta sua: dos sete anúncios, qual fez o coração dizer “isso eu sei fazer”?',
    prayer:
      'Obrigado pelo casaco que me deram quando cheguei a esta cidade e pela costureira, de quem não me esqueci. Dá-me também alguma coisa que, vestida por outro, conte que foi amado.',
    practice:
      'Dia de descanso: feche a cesta de costura, a caixa de ferramentas, o computador, o que for seu. Repare nas suas mãos paradas por alguns minutos e agradeça o que elas já fizeram.',
  },
  {
    day: 15,
    title: 'Defeito: barulho excessivo',
    verse: verse('Lucas 10:40', 'Marta ocupada serviços irmã ajude'),
    study:
      'SINTOMA: portas de armário batendo, suspiro alto, frases para o ar. CAUSA PROVÁVEL: carga acima do combinado, ou expectativa que ninguém conhecia. Marta podia ter chamado a irmã num canto; reclamou dela ao visitante, na frente de todos. Jesus repete o nome de Marta, devagar, e toca o ponto: muitas coisas. Ele não disse que cozinhar era pouco. CONSERTO: escolher menos pratos, pedir ajuda antes de ferver, sentar-se um pouco. Se a divisão em casa é mesmo injusta, convém falar dela à mesa, sem louça na mão.',
    prayer:
      'Chama-me duas vezes, Senhor, como fizeste com Marta. Ando servindo de dentes cerrados; tira da lista o prato que ninguém pediu, e dá aos daqui ouvidos para o meu cansaço.',
    practice:
      'Diga uma frase inteira e calma, em lugar do suspiro: “preciso que você cuide disto às terças”. Combine, anote, não refaça depois.',
  },
];
