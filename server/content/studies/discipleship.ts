import type { ThemeStudy } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const discipleship: readonly ThemeStudy[] = [
  {
    slug: 'fe',
    theme: 'Fé',
    synonyms: [
      'crer',
      'confiar em Deus',
      'dúvida',
      'pouca fé',
      'heróis da fé',
      'incredulidade',
      'como ter fé',
      'aumentar a fé',
    ],
    title: 'Apoiar o peso em quem não se vê',
    introduction:
      'Em resumo: Fé é confiar em Deus por causa do que ele disse e fez. Ela pode ser pequena e conviver com dúvidas. O que importa é em quem se apoia.\n\nTer fé, na conversa de todo dia, pode significar qualquer coisa: torcer com força, pensar positivo, achar que vai dar certo. Na Bíblia a palavra tem endereço. Ela descreve a confiança em alguém que falou e que já mostrou quem é. Por isso pode ser pequena e verdadeira, ou barulhenta e vazia. Este estudo passa por um pai que chorava, por três amigos diante de uma fornalha, por um profeta preso e por uma galeria de pessoas que morreram sem ver o que esperavam. Se a sua confiança anda cansada, você está em boa companhia; e, se anda muito segura de si, talvez também haja aqui o que aprender.',
    mainPoints: [
      'Fé é certeza acerca do que ainda não está à vista (Hebreus 11:1), apoiada em quem prometeu. Abraão partiu sem saber para onde ia (Hebreus 11:8): faltava-lhe o mapa, mas não faltava a voz. Confiar assim difere de saltar no escuro. É como atravessar a rua de olhos fechados segurando a mão da mãe, com a diferença de que Deus também nos dá razões para segurar a dele.',
      'A fé nasce do que se ouve. Paulo explica que a fé vem pelo anúncio da mensagem (Romanos 10:17). Ninguém a produz apertando os olhos. Quem deseja crer mais pode começar por dar atenção à fonte, lendo os evangelhos, ouvindo a pregação, escutando a história de cristãos mais velhos. Com o tempo, a confiança cresce como cresce entre amigos, pelo convívio.',
      'O tamanho importa menos do que o rumo. Os apóstolos pediram um aumento, e Jesus respondeu falando de um grão de mostarda (Lucas 17:5-6). Pedro deu alguns passos sobre a água, assustou-se e afundou; a mão que o segurou não esperou que ele melhorasse (Mateus 14:28-31). A fé fraca, segura pela mão de Cristo, chega ao barco; a fé forte em si mesma fica no mar.',
      'Dúvida e fé podem caber na mesma frase. Um pai, diante do filho que sofria desde pequeno, gritou que cria e pediu socorro para a sua falta de fé (Marcos 9:24). Jesus o atendeu. João Batista, preso, mandou perguntar se não deviam esperar outro, e recebeu resposta sem desprezo (Lucas 7:18-23). Levar a pergunta a Jesus já é um modo de confiar nele.',
      'Confiança não é contrato. Diante do rei e da fornalha, os três amigos de Daniel afirmaram que Deus podia livrá-los e acrescentaram que, se não o fizesse, continuariam fiéis (Daniel 3:17-18). A página de Hebreus que fala dos que escaparam da espada fala também dos que morreram por ela, aprovados pela mesma fé (Hebreus 11:33-39). O resultado não serve de termômetro para a fé.',
      'Crer é mais do que concordar. Até os demônios sabem que Deus é um, observa Tiago, e tremem (Tiago 2:19). Quando muitos se afastaram, Pedro não disse ter entendido tudo; perguntou para quem iriam, já que só ali havia palavras de vida (João 6:66-69). Essa lealdade simples, que fica quando a explicação falta, está no coração da fé.',
    ],
    historicalContext:
      'A palavra hebraica emuná traz a ideia de firmeza e fidelidade; a grega pístis, a de confiança e lealdade. As duas descrevem uma relação, antes de uma opinião. Quando Habacuque perguntava por que Deus deixaria os babilônios, mais cruéis, castigarem Judá, recebeu por resposta que o justo viveria por sua fé, enquanto esperava a visão se cumprir (Habacuque 2:1-4). A carta aos Hebreus, de autor desconhecido, foi enviada a cristãos de formação judaica que já tinham perdido bens e sofrido insultos por causa de Cristo (Hebreus 10:32-34). Cansados, alguns pensavam em voltar atrás. A lista do capítulo onze lhes foi dada como álbum de família, com gente corajosa e também gente de ficha manchada, para que corressem olhando para Jesus (Hebreus 12:1-3).',
    theologicalAnalysis:
      'Os teólogos distinguem na fé três elementos: conhecer a mensagem, reconhecê-la como verdadeira e confiar-se a Cristo. Sem o último, os outros dois ficam na cabeça. A fé é presente de Deus e, ao mesmo tempo, ato nosso. A tradição reformada acentua que o Espírito a cria no coração; a arminiana, que a graça a torna possível e a pessoa responde. Católicos preferem dizer que a fé salva quando formada pelo amor.\n\nOutra conversa diz respeito à relação entre fé e bênçãos. Há pregadores que ensinam a declarar a vitória e a esperar saúde e prosperidade como direito do crente; muitos evangélicos, inclusive pentecostais, discordam, lembrando que Paulo adoeceu e que os profetas foram perseguidos. Orar com confiança é bíblico, e garantir o resultado não é. Nenhum doente deve ser acusado de pouca fé, nem estimulado a largar o remédio. Quanto à certeza da salvação, uns a consideram própria da fé, outros algo que cresce devagar; todos a procuram em Cristo.',
    reflection:
      'Lembre-se de uma época em que você confiou em Deus sem ter garantias. O que sustentou aquela decisão? Talvez uma palavra ouvida na hora certa, a oração de alguém, um fiozinho de coragem. Compare com hoje. Algumas pessoas descobrem que, com os anos, a fé ficou mais quieta e mais funda; outras percebem que a trocaram, sem notar, pelo saldo da conta ou pela própria experiência. Em que você se apoia quando acorda às três da manhã com um problema? A resposta diz muito. E, se for pouca a confiança que sobrou, ainda dá para fazer dela uma frase curta e levá-la a Jesus.',
    practicalApplication:
      'Escolha uma preocupação e escreva, em três linhas: o que eu temo, o que sei de Deus, o que posso fazer hoje. Faça a parte que é sua, inclusive a consulta, o telefonema ou a conta na ponta do lápis, e entregue o resto em oração. Conte as suas dúvidas a um cristão maduro, que saiba escutar. Visite quem está numa fase escura e não lhe cobre fé; empreste a sua, ficando por perto. Se alguém lhe prometer milagre em troca de dinheiro, recuse com calma e converse com o seu pastor.',
    prayer:
      'Senhor, eu creio, e há um canto em mim que ainda não crê. Entrego-te os dois. Não tenho a coragem de quem andou sobre as águas, e também já afundei; estende-me a mão antes que eu me explique. Põe diante de mim a tua palavra, até que ela fale mais alto do que o medo. Se o livramento vier, que eu te louve; se demorar, que eu não te troque por nada. Fortalece os que hoje confiam em ti no hospital, na prisão e na perseguição. A quem iríamos? Só tu tens palavras que não morrem. Amém.',
    additionalStudy:
      'Leia Habacuque 2:1-4 e note o que o profeta faz enquanto espera: onde ele fica, o que escreve, quanto tempo precisa aguardar? Em Lucas 7:18-23, pergunte por que Jesus respondeu a João com uma lista do que as pessoas viam e ouviam. Volte a Hebreus 12:1-3 e descubra que peso, no seu caso, atrapalha a corrida, e para quem o texto manda olhar.',
    verses: [
      verse('Hebreus 11:1', 'fé certeza esperam veem'),
      verse('Hebreus 11:8', 'Abraão obedeceu saiu aonde'),
      verse('Romanos 10:17', 'fé ouvir palavra Deus'),
      verse('Lucas 17:5-6', 'aumenta fé grão mostarda'),
      verse('Mateus 14:28-31', 'Pedro águas afundar segurou'),
      verse('Marcos 9:24', 'creio ajuda incredulidade'),
      verse('Lucas 7:18-23', 'João esperamos outro cegos'),
      verse('Daniel 3:17-18', 'livrar fornalha não serviremos'),
      verse('Hebreus 11:33-39', 'torturados espada testemunho fé'),
      verse('Tiago 2:19', 'crês demônios creem estremecem'),
      verse('João 6:66-69', 'iremos palavras vida eterna'),
      verse('Habacuque 2:1-4', 'vigiarei visão justo fé'),
      verse('Hebreus 10:32-34', 'aflições insultos espoliação bens'),
      verse('Hebreus 12:1-3', 'testemunhas corrida olhando Jesus'),
    ],
  },
  {
    slug: 'obediencia',
    theme: 'Obediência',
    synonyms: [
      'obedecer a Deus',
      'mandamentos',
      'vontade de Deus',
      'fazer o que Deus pede',
      'desobediência',
      'discipulado',
      'obedecer é melhor que sacrificar',
    ],
    title: 'O sim que nasce do amor',
    introduction:
      'Em resumo: Obedecemos a Deus porque ele nos amou primeiro. Ele olha o coração e a prática, mais do que a cerimônia. Nenhuma pessoa pode exigir a obediência que é só dele.\n\nObediência ficou com má fama. Lembra quartel, chefe mandão, infância de medo. Muita gente a conheceu pelo lado errado, exigida por quem não merecia confiança. Por outro lado, há quem fale tanto de graça que os mandamentos de Jesus parecem sugestões. A Bíblia segue outro caminho: primeiro Deus resgata, depois orienta; primeiro chama de filho, depois ensina a andar. Neste estudo vamos ver de onde parte a obediência cristã, o que a distingue do legalismo e da aparência, e também onde ela encontra limites, quando alguém pretende mandar em nome de Deus o que Deus não manda. O assunto pede coragem e ternura em medidas iguais.',
    mainPoints: [
      'A graça vem na frente. Antes de dar os mandamentos, Deus lembrou a Israel que o tinha carregado para fora do Egito, como águia que leva os filhotes (Êxodo 19:4-5). Ninguém foi libertado por ter obedecido. Eles foram libertados, e então chamados a viver como povo livre. Quem inverte a ordem transforma o Pai em patrão e passa a vida com medo de ser despedido.',
      'A raiz da obediência é o amor. Quem ama a Jesus guarda o que ele mandou (João 14:15), e João acrescenta que esses mandamentos não esmagam (1 João 5:3). Todos se resumem em amar a Deus por inteiro e ao próximo como a nós mesmos (Mateus 22:37-40). Pergunte, diante de uma ordem difícil, a que amor ela serve. A resposta costuma mostrar por que Deus a deu.',
      'Deus prefere coração obediente a cerimônia bonita. Saul poupou o que lhe convinha, alegando que era para o altar, e Samuel lhe disse que dar ouvidos vale mais do que gordura de carneiros (1 Samuel 15:22). O contexto é uma guerra antiga, difícil de ler hoje; a lição para o rei foi clara. Religião usada para encobrir a própria vontade não engana a Deus.',
      'O que conta é fazer. Jesus falou de duas casas iguais por fora, ouvintes das mesmas palavras, e só uma ficou de pé na enchente (Mateus 7:24-27). Falou também de dois filhos: um disse não e foi, outro disse sim e ficou (Mateus 21:28-31). Promessas emocionadas no domingo pesam pouco. Um passo dado na terça, mesmo resmungando no começo, pesa mais.',
      'Jesus obedeceu primeiro. Ele se fez pequeno até a morte de cruz (Filipenses 2:8) e, sendo Filho, aprendeu por dentro o custo de obedecer, tornando-se fonte de salvação (Hebreus 5:8-9). Não somos enviados a um caminho que ele só viu no mapa. E a obediência que nos salva é a dele; a nossa é resposta, ainda com muitos tropeços.',
      'Nenhuma autoridade humana ocupa o lugar de Deus. Proibidos de falar de Cristo, os apóstolos responderam que era preciso obedecer antes a ele (Atos 5:29); no Egito, as parteiras temeram a Deus e salvaram meninos que o rei mandava matar (Êxodo 1:17). Pais, maridos, pastores e governos têm limites. Uma ordem para pecar, calar um crime ou suportar abuso não obriga ninguém.',
    ],
    historicalContext:
      'No hebraico, ouvir e obedecer são o mesmo verbo, shamá. A confissão que Israel recitava começa com ele, e quem escuta de verdade se põe a caminho. Os dez mandamentos têm forma parecida com a dos tratados antigos entre um grande rei e um povo: primeiro a história do que o rei fez, depois as condições da aliança. A diferença é que ali o rei se compromete com ex-escravos. No tempo de Jesus, os mestres contavam seiscentos e treze preceitos na Lei, segundo uma tradição registrada mais tarde, e discutiam qual seria o maior. As listas domésticas do Novo Testamento, como a que fala de pais e filhos na carta aos Efésios, eram um gênero conhecido; nelas os escritores romanos davam ordens aos subordinados, e Paulo dirige deveres também a quem tinha poder.',
    theologicalAnalysis:
      'Como se relacionam a Lei de Moisés e o cristão? Os reformadores falavam de três usos: ela mostra o pecado, refreia o mal na sociedade e orienta quem já foi salvo. Calvino considerava o terceiro o principal; os luteranos temem que, se mal ensinado, ele devolva as pessoas ao medo. Dispensacionalistas entendem que o crente vive sob a lei de Cristo, e não sob a de Moisés; a teologia da aliança distingue leis cerimoniais e civis, já cumpridas, da lei moral, que permanece. Sobre o sábado e o dízimo há posições diversas, e o seu pastor pode explicar a da sua igreja.\n\nDois desvios se repetem. O legalismo faz da obediência um pagamento e multiplica regras humanas. O descaso trata a graça como autorização. Em ambos falta o Pai. A nova aliança promete a lei escrita no interior, obra do Espírito, e por isso obedecer se aprende aos poucos, com perdão no caminho. Igrejas saudáveis ensinam, aconselham e até corrigem, sem controlar salário, namoro e consciência das pessoas.',
    reflection:
      'Depois de uma noite inteira sem pescar, Pedro ouviu de um carpinteiro que lançasse as redes. A experiência dele dizia não; ele respondeu que, por causa daquela palavra, lançaria (Lucas 5:5). Existe alguma área em que você já sabe o que Jesus diz e continua esperando ter vontade? Talvez seja um pedido de perdão, um hábito escondido, um dinheiro que não é seu. Note que o cansaço de Pedro foi dito em voz alta, sem fingimento. Pense também em quem lhe ensinou a obedecer: pela confiança ou pelo pavor? Isso ainda colore o modo como você ouve a voz de Deus.',
    practicalApplication:
      'Leia uma vez o sermão do monte e sublinhe uma só ordem, a que mais incomoda. Transforme-a numa ação com dia e hora, e peça a um amigo que pergunte depois como foi. Se falhar, confesse e recomece, sem castigos inventados. Observe, além disso, as ordens que você recebe e as que dá: em casa e no trabalho, elas ajudam o outro a viver melhor? Caso alguém use a Bíblia para exigir sexo, dinheiro, silêncio ou isolamento, isso é abuso, e obediência a Deus é outra coisa; procure ajuda.',
    prayer:
      'Meu Deus, o Senhor me tirou de lugares de onde eu não sairia só, e mesmo assim reluto quando a sua palavra contraria o meu plano. Ensine-me a escutar e a sair do lugar. Que eu não use o culto para esconder o que não quero entregar, nem os mandamentos para julgar o vizinho. Olho para Jesus, que obedeceu até o fim, e descanso no que ele fez. Dê-me hoje um sim pequeno e inteiro. Proteja os que são forçados em seu nome a sofrer o que o Senhor jamais pediu, e leve-os a um lugar seguro. Amém.',
    additionalStudy:
      'Leia Deuteronômio 30:11-14 e pergunte por que Moisés insiste que a palavra está perto, e onde exatamente. Em Jonas 1:1-3, siga no mapa a direção da fuga e pense no preço da passagem. Depois compare as duas casas de Mateus 7:24-27: o que elas têm em comum, quando aparece a diferença, e que trabalho escondido a primeira exigiu?',
    verses: [
      verse('Êxodo 19:4-5', 'egípcios asas águias pacto'),
      verse('João 14:15', 'amais guardai mandamentos'),
      verse('1 João 5:3', 'amor mandamentos não pesados'),
      verse('Mateus 22:37-40', 'amarás Deus próximo mandamentos'),
      verse('1 Samuel 15:22', 'obedecer melhor sacrifícios carneiros'),
      verse('Mateus 7:24-27', 'pratica casa rocha areia'),
      verse('Mateus 21:28-31', 'dois filhos vinha vontade'),
      verse('Filipenses 2:8', 'humilhou obediente morte cruz'),
      verse('Hebreus 5:8-9', 'Filho aprendeu obediência salvação'),
      verse('Atos 5:29', 'Pedro obedecer Deus pessoas'),
      verse('Êxodo 1:17', 'parteiras temeram preservaram meninos'),
      verse('Lucas 5:5', 'noite nada palavra rede'),
      verse('Deuteronômio 30:11-14', 'mandamento longe boca coração'),
      verse('Jonas 1:1-3', 'Nínive Jonas fugir Társis'),
    ],
  },
  {
    slug: 'humildade',
    theme: 'Humildade',
    synonyms: [
      'ser humilde',
      'orgulho',
      'soberba',
      'arrogância',
      'vaidade',
      'servir ao próximo',
      'lavar os pés',
      'mansidão e humildade',
    ],
    title: 'A toalha e a bacia',
    introduction:
      'Em resumo: Humildade é ver-se com verdade, sem se engrandecer e sem se desprezar. Jesus a mostrou servindo. Ela não obriga ninguém a aceitar humilhação.\n\nA humildade tem um problema: quem diz que a alcançou acaba de perdê-la. Também é fácil confundi-la com outra coisa. Chamamos de humilde quem fala baixo, quem tem pouco, quem nunca discorda. A Bíblia mostra um general doente que precisou descer do seu carro de guerra, um rei que perdeu o juízo por se achar autor do próprio sucesso, um apóstolo que exigiu respeito das autoridades e o Senhor de todos com uma toalha na cintura. Nenhum deles cabe no retrato do coitado. Este estudo procura a humildade como verdade sobre nós diante de Deus, liberdade para servir e antídoto contra o veneno, tão religioso, da comparação.',
    mainPoints: [
      'A humildade começa pela verdade. Paulo pede que ninguém pense de si além do que convém, mas com equilíbrio (Romanos 12:3), e pergunta aos coríntios, que se gabavam, o que possuíam que não tivessem recebido (1 Coríntios 4:7). Talento, saúde, família, oportunidade de estudar: quase tudo chegou de fora. Reconhecer isso dispensa tanto a vaidade quanto a mania de se diminuir, que também só fala de si.',
      'A humildade tem o rosto de Jesus. Ele se apresentou como manso e humilde de coração, e ofereceu descanso a quem carregava peso (Mateus 11:29). Quem é grande assim não precisa amedrontar. Jesus tinha a forma de Deus, tomou a de servo e desceu até a cruz, e Paulo põe esse caminho diante de uma igreja em que havia rivalidades (Filipenses 2:3-8).',
      'A humildade veste avental. Consciente de que vinha de Deus e a ele voltava, Jesus lavou pés, inclusive os de Judas, e mandou que fizéssemos o mesmo uns pelos outros (João 13:3-15). Repare na ordem: ele serve porque sabe quem é. Pessoas inseguras transformam o serviço em vitrine. Quem descansa no amor do Pai pode fazer o que ninguém vê.',
      'A humildade muda o modo de usar o poder. Jesus disse aos discípulos que disputavam os melhores lugares que entre eles não seria como entre os chefes deste mundo: o maior serviria (Marcos 10:42-45). A palavra vale para o pastor, a diretora da escola, o pai e o síndico. Autoridade cristã se mede por quanto os outros crescem perto dela.',
      'Deus resiste aos soberbos e dá graça aos humildes, que podem lançar sobre ele as ansiedades (1 Pedro 5:5-7). As duas coisas andam juntas: só entrega a carga quem admite que ela pesa demais. Nabucodonosor passeava pelo terraço atribuindo a si toda a obra, e perdeu a razão até levantar os olhos ao céu (Daniel 4:30-34).',
      'Ser humilde não é deixar-se humilhar por qualquer um. Açoitado e preso sem julgamento, Paulo recusou sair às escondidas e cobrou o seu direito de cidadão (Atos 16:37). E há uma humildade de fachada, feita de rigor com o corpo e regras, que não vence o orgulho (Colossenses 2:23). Humilde é quem se curva diante de Deus, e por isso não precisa rastejar.',
    ],
    historicalContext:
      'No mundo grego e romano, honra era moeda. Buscavam-se cargos, inscrições em pedra e bons lugares nos banquetes, e a palavra que traduzimos por “humilde” servia quase sempre como desprezo: baixo, servil, sem valor. Filipos era uma colônia romana orgulhosa de seus veteranos e de sua cidadania; foi a cristãos dali que Paulo, preso, escreveu sobre o Cristo que desce, em linhas que muitos consideram um hino antigo. Lavar os pés sujos da estrada era tarefa de escravos, e nenhum mestre a faria pelos alunos; por isso Pedro protestou. No hebraico, o termo anav, humilde, é parente do que designa o pobre e o oprimido. São eles que o cântico de Maria vê levantados, enquanto os poderosos descem do trono (Lucas 1:46-55).',
    theologicalAnalysis:
      'Agostinho via no orgulho a raiz dos outros pecados, por ser o desejo de ocupar o lugar de Deus, e chamou a humildade de caminho de volta, aberto pelo Verbo que se fez carne. A reflexão sobre o esvaziamento de Cristo gerou debates: o que ele deixou ao tornar-se homem? As igrejas históricas confessam que não deixou de ser Deus; renunciou à glória visível e ao uso dos privilégios em proveito próprio. Uns sublinham o exemplo moral desse texto, outros, a salvação que ele anuncia, e as duas coisas estão ali.\n\nVozes recentes fizeram um alerta justo. Pregar submissão a quem já foi diminuído a vida toda, mulheres agredidas, crianças, trabalhadores explorados, pode aprofundar feridas; para essas pessoas, ser humilde talvez comece por receber o valor que Deus lhes dá e aceitar ajuda. Baixa autoestima e depressão não são virtude, e merecem cuidado. Comunidades diferem quanto a títulos e honras para os líderes; em qualquer estrutura, prestar contas faz bem a todos.',
    reflection:
      'Naamã, comandante respeitado, queria ser curado como homem importante: cerimônia, mão estendida, rio de primeira classe. O profeta nem saiu à porta, e mandou que ele se banhasse no Jordão. Naamã quase perdeu tudo por achar aquilo simples demais. Foram os empregados que o convenceram (2 Reis 5:9-14). Pense nas pessoas a quem você dificilmente pediria conselho: mais jovens, com menos estudo, de outra igreja. Quando foi a última vez que mudou de ideia por causa de uma delas? Observe também o que sente se um elogio esperado não vem. Às vezes o orgulho não grita; só fica ferido.',
    practicalApplication:
      'Experimente três exercícios. Em uma conversa, faça perguntas e resista à vontade de contar uma história sua, maior que a do outro. Em casa ou na igreja, assuma durante a semana um serviço que ninguém disputa, sem comentar. E, diante de um erro seu, diga apenas que errou e o que fará para consertar, sem a palavra “mas”. Se você lidera, peça a alguém de fora que avalie as suas contas e o seu jeito de tratar as pessoas. Se, ao contrário, vive debaixo de humilhações constantes, o passo humilde é aceitar apoio: converse com um psicólogo ou um pastor de confiança.',
    prayer:
      'Jesus manso, é difícil descer dos lugares a que subi por conta própria. Gosto de aparecer, conto as minhas vantagens em voz baixa e me ofendo com facilidade. Lava os meus pés antes que eu tente lavar os dos outros, e deixa-me aprender, com a água ainda morna, o que é receber amor sem merecer. Cura a minha necessidade de comparação. Levanta quem foi pisado e acreditou que essa era a tua vontade. Ensina-me a mandar servindo e a obedecer sem bajular. Que eu diminua sem amargura e tu apareças com alegria. Por tua graça, amém.',
    additionalStudy:
      'O Salmo 131 tem três versículos e compara a alma sossegada a uma criança no colo: de que o poeta abriu mão para chegar ali? Leia a parábola dos lugares no banquete (Lucas 14:7-14) e veja que Jesus fala primeiro aos convidados e depois a quem convida. Retome também o cântico de Maria, perguntando quem sobe, quem desce e por quê.',
    verses: [
      verse('Romanos 12:3', 'estime convém bom senso'),
      verse('1 Coríntios 4:7', 'tens recebido orgulhas'),
      verse('Mateus 11:29', 'jugo manso humilde descanso'),
      verse('Filipenses 2:3-8', 'humildade superior servo cruz'),
      verse('João 13:3-15', 'toalha bacia lavar exemplo'),
      verse('Marcos 10:42-45', 'nações servidor servo servir'),
      verse('1 Pedro 5:5-7', 'soberbos graça humildes ansiedade'),
      verse('Daniel 4:30-34', 'Babilônia edifiquei olhos entendimento'),
      verse('Atos 16:37', 'açoitaram romanos escondidas venham'),
      verse('Colossenses 2:23', 'aparência humildade severo corpo'),
      verse('Lucas 1:46-55', 'Maria tronos elevou humildes'),
      verse('2 Reis 5:9-14', 'Naamã Jordão servos limpo'),
      verse('Salmos 131', 'coração sossego criança desmamada'),
      verse('Lucas 14:7-14', 'banquete lugar humilhado pobres'),
    ],
  },
  {
    slug: 'santificacao',
    theme: 'Santificação',
    synonyms: [
      'vida santa',
      'crescimento espiritual',
      'vencer o pecado',
      'luta contra o pecado',
      'mortificar a carne',
      'pureza',
      'ser parecido com Cristo',
      'maturidade cristã',
    ],
    title: 'Tornar-se quem já se é em Cristo',
    introduction:
      'Em resumo: Deus nos fez seus e vai nos mudando aos poucos. Nós participamos, largando o que é velho e vestindo o que é novo. A mudança leva a vida toda e tem fim garantido.\n\nDepois da conversão, muita gente se espanta ao descobrir que o gênio ruim veio junto. Algumas coisas mudam da noite para o dia; outras resistem por anos. Daí nascem duas tentações: fingir que está tudo resolvido ou concluir que nada mudou. A palavra “santificação” descreve esse longo trabalho de Deus em pessoas que ele já recebeu. Ela fala de um lugar novo, porque passamos a pertencer a ele, e de um caminho, porque ainda aprendemos a viver ali. Vamos estudar o que Cristo já fez, o que o Espírito faz agora, o que nos cabe e como as tradições cristãs entendem até onde se pode chegar nesta vida.',
    mainPoints: [
      'A santificação é, primeiro, um presente recebido. Paulo chama de santificados os coríntios, uma igreja cheia de confusões, e diz que foram lavados, santificados e justificados (1 Coríntios 6:11). A oferta do corpo de Cristo, feita uma vez, nos separou para Deus (Hebreus 10:10-14). A luta diária parte daí. Ninguém se esforça para entrar na família; aprende os costumes da casa onde já tem quarto.',
      'A santificação é também vontade de Deus para cada dia, e inclui o corpo. Aos tessalonicenses, Paulo escreve que Deus os quer santos, e passa logo a falar de sexo sem exploração nem engano (1 Tessalonicenses 4:3-7). O assunto não é repressão. É honra: aprender a tratar o próprio corpo e o do outro como algo que não está à venda nem disponível para uso.',
      'Cristo venceu o domínio, e por isso se pode resistir. Unidos a ele, devemos considerar-nos mortos para o pecado e oferecer a Deus as nossas capacidades, já que não vivemos sob a Lei, mas sob a graça (Romanos 6:11-14). O pecado ainda mora no bairro; não tem mais a escritura da casa. A cada convite dele, lembramos a quem pertencemos.',
      'O Espírito muda a gente por contemplação e por combate. Olhando para a glória do Senhor, somos transformados aos poucos na sua imagem (2 Coríntios 3:18); pelo Espírito, também, fazemos morrer certas práticas (Romanos 8:13). Admirar Jesus sem dizer não a nada é devaneio. Dizer não a tudo sem admirá-lo acaba em azedume.',
      'A vida velha se tira e a nova se veste, como roupa. Fora com ira, mentira, ganância e palavra suja; no lugar, compaixão, paciência, perdão e amor (Colossenses 3:5-14). O hábito ruim raramente sai pela porta sem que um bom ocupe a cadeira. E quase tudo nessa lista acontece entre pessoas, o que faz da igreja e da família a nossa melhor oficina.',
      'A santificação avança em direção a um encontro. Paulo dizia não ter chegado, e seguia correndo (Filipenses 3:12-14). Quando Cristo aparecer, seremos como ele, e quem espera isso vai se purificando (1 João 3:2-3). O Deus que começou a boa obra a levará até o fim (Filipenses 1:6). A lentidão do processo não o surpreende.',
    ],
    historicalContext:
      'Tessalônica era um porto movimentado da Macedônia, na grande estrada que ligava o Oriente a Roma. Paulo esteve ali pouco tempo, por volta do ano 50, e a carta que enviou em seguida está entre os textos mais antigos do Novo Testamento. Na cultura ao redor, era aceito que homens livres buscassem prazer com escravas, escravos e prostitutas, e alguns cultos misturavam festa e licença. A ética sexual judaica e cristã soava estranha e, para os mais fracos, protetora. O verbo “santificar” vem do vocabulário do templo: separar para Deus. Ao longo da história, muitos levaram a sério esse chamado de modos variados, dos monges do deserto aos puritanos, de João Wesley, no século 18, aos movimentos de santidade de que nasceram várias igrejas presentes no Brasil.',
    theologicalAnalysis:
      'As tradições concordam em que ninguém é aceito por Deus sem ser também transformado, e divergem nos detalhes. Luteranos dizem que o cristão é ao mesmo tempo justo e pecador, e cresce voltando sempre ao evangelho. Reformados descrevem um avanço real e incompleto até a morte. Wesleyanos creem numa inteira santificação, amor que enche o coração e expulsa o pecado voluntário, possível antes de morrer. Entre pentecostais há os que a veem como segunda experiência e os que a veem como caminho. Católicos ligam-na aos sacramentos e à purificação que pode terminar depois da morte.\n\nRomanos 7:14-25 é lido de formas distintas: para uns retrata o crente em luta, para outros a pessoa ainda sob a Lei. Quanto ao esforço, a Escritura une as duas pontas: Deus opera em nós, e nós agimos. Esperar passivamente não é fé, e ranger os dentes não é santidade. Compulsões e dependências têm ainda um lado físico e psíquico; tratá-las é parte do mesmo caminho.',
    reflection:
      'Imagine-se daqui a dez anos. Que pessoa você gostaria que os seus netos, ou os vizinhos, encontrassem ao abrir a porta? Costumamos pedir a Deus mudanças de circunstância; ele parece interessado em outra obra, que passa por elas. O autor de Hebreus compara certas dores à disciplina de um bom pai, que visa à nossa participação na sua santidade (Hebreus 12:10-14). Isso não explica toda dor nem transforma maldade alheia em lição. Mas permite perguntar, em meio a uma fase difícil: que traço de Jesus poderia nascer aqui? E que pecado meu, de estimação, eu ainda defendo com bons argumentos?',
    practicalApplication:
      'Escolha um único hábito a abandonar e o hábito bom que o substituirá. Observe por alguns dias em que hora, lugar e companhia o velho hábito aparece, e mude uma dessas condições: o celular dorme na sala, o caminho evita aquele bar, a conversa termina antes da fofoca. Conte a uma pessoa confiável e combine um encontro semanal. Para álcool, outras drogas, jogo ou pornografia, busque ajuda cedo: os Centros de Atenção Psicossocial do SUS atendem sem custo, e há grupos de apoio em muitas cidades. A recaída pede verdade e recomeço, nunca desistência.',
    prayer:
      'Pai santo, agradecer é pouco para quem foi lavado e chamado pelo nome. Conheces os cômodos da minha vida em que a luz ainda não entrou, e as desculpas com que mantenho as cortinas fechadas. Abre-as. Dá-me nojo do que me escraviza e gosto pelo que é bom. Quando eu cair, levanta-me depressa, antes que a vergonha me convença a ficar no chão. Cerca-me de gente honesta. Sustenta os que lutam contra vícios e as famílias que lutam com eles. Termina em mim a obra que começaste, até que eu veja o teu Filho e me pareça com ele. Amém.',
    additionalStudy:
      'Em João 17:15-19, veja o que Jesus pede e o que ele não pede ao Pai em favor dos discípulos. Leia Efésios 4:25-32 e monte duas colunas, o que sai e o que entra; em quase toda linha Paulo dá um motivo, e vale a pena procurá-lo. Estude ainda Romanos 7:14-25 junto com Romanos 8:13, perguntando o que muda de um trecho para o outro.',
    verses: [
      verse('1 Coríntios 6:11', 'lavados santificados justificados'),
      verse('Hebreus 10:10-14', 'santificados oferta corpo aperfeiçoou'),
      verse('1 Tessalonicenses 4:3-7', 'vontade santificação oprima impureza'),
      verse('Romanos 6:11-14', 'mortos pecado membros graça'),
      verse('2 Coríntios 3:18', 'glória transformados imagem Espírito'),
      verse('Romanos 8:13', 'Espírito morrer ações corpo'),
      verse('Colossenses 3:5-14', 'mortificai ganância revesti amor'),
      verse('Filipenses 3:12-14', 'alcançar prossigo alvo prêmio'),
      verse('1 João 3:2-3', 'semelhantes veremos esperança purifica'),
      verse('Filipenses 1:6', 'começou boa obra completá'),
      verse('Romanos 7:14-25', 'bem quero mal miserável'),
      verse('Hebreus 12:10-14', 'disciplina participantes santidade fruto'),
      verse('João 17:15-19', 'não tires mundo santifica'),
      verse('Efésios 4:25-32', 'mentira ira benignos perdoando'),
    ],
  },
  {
    slug: 'esperanca',
    theme: 'Esperança',
    synonyms: [
      'desesperança',
      'desânimo',

      'céu',
      'novo céu e nova terra',
      'não desistir',
      'âncora da alma',
    ],
    title: 'Uma âncora lançada para a frente',
    introduction:
      'Em resumo: A esperança cristã se apoia em Jesus, que ressuscitou. Ela cresce no sofrimento e não precisa fingir alegria. Quem perdeu a vontade de viver pode pedir ajuda hoje.\n\nO povo diz que a esperança é a última que morre, e a frase já traz uma ponta de dúvida: se morre por último, então morre. O otimismo depende do temperamento e da previsão do tempo. A esperança cristã depende de um túmulo vazio e de uma promessa. Ela convive com lágrimas, com exame alterado, com filho que não telefona, e mesmo assim planta horta e compra terreno. Neste estudo vamos procurá-la em gente que estava longe de casa, em um profeta que pediu para morrer e em cristãos espalhados que eram tratados como estrangeiros. Veremos o que ela promete, o que não promete e como se cultiva.',
    mainPoints: [
      'A esperança tem causa e conteúdo. Pedro bendiz a Deus por nos fazer nascer para uma esperança viva, pela ressurreição de Jesus, e para uma herança que não estraga nem se perde (1 Pedro 1:3-5). Espera-se, portanto, alguém vivo e um futuro guardado por ele. A pergunta que importa é se Cristo ressuscitou, estejamos animados ou não, e sobre isso a fé tem resposta.',
      'A esperança funciona como âncora, que o marinheiro não vê quando está bem presa. A carta aos Hebreus a imagina cravada além do véu, onde Jesus entrou por nós, e a apoia num Deus que não mente (Hebreus 6:18-19). O barco continua balançando. O que muda é que já não fica à deriva. Quem se sente jogado de um lado para outro pode estar firme sem perceber.',
      'A esperança cresce em terreno difícil. Paulo descreve uma corrente em que a tribulação gera perseverança, e esta, caráter aprovado e esperança que não decepciona (Romanos 5:3-5). Não é elogio da dor, nem ordem para gostar dela. É o testemunho de quem atravessou e olhou para trás. Nossa espera, paciente pelo que ainda não se vê, tem a companhia da criação inteira, que geme (Romanos 8:22-25).',
      'A esperança leva a sério o tempo. O futuro de paz que Jeremias anunciou foi prometido a exilados, para depois de setenta anos na Babilônia (Jeremias 29:10-11); muitos dos que ouviram não voltariam. Até lá, deviam construir, plantar e buscar o bem da cidade. Com Jerusalém cercada, o profeta comprou um campo (Jeremias 32:9-15). Esperar, na Bíblia, se faz com as mãos ocupadas.',
      'A esperança acolhe quem perdeu a vontade de viver. Elias, exausto e ameaçado, pediu a morte debaixo de um arbusto; Deus lhe mandou sono, pão, água e alguém que o tocasse, antes de qualquer conversa (1 Reis 19:4-8). Se é assim que você está, não fique só: conte a alguém e procure um serviço de saúde. Aceitar ajuda é um passo de esperança.',
      'A esperança aponta para a casa pronta. Aguardamos o aparecimento glorioso de Jesus (Tito 2:13) e um mundo refeito, em que Deus mora com a sua gente e enxuga os olhos dela (Apocalipse 21:1-5). A cidade desce; o céu vem à terra. Por isso o que se faz agora por justiça, beleza e cuidado não é remendo em pano condenado, é ensaio do que vem.',
    ],
    historicalContext:
      'Entre os gregos, a esperança tinha fama ambígua. No mito de Pandora, fica presa no jarro de onde saíram os males, e os antigos discutiam se era consolo ou ilusão. Em Israel, ela se ligava às promessas; a palavra tiqvá, esperança, é a mesma usada para o cordão vermelho que Raabe pendurou na janela, em Jericó, como um fio esticado em direção ao futuro. Pedro dirige sua primeira carta a comunidades do norte da Ásia Menor, gente simples e alguns escravos, vistos como forasteiros e caluniados pelos vizinhos. Deviam estar prontos a explicar, com mansidão, a razão da esperança que tinham (1 Pedro 3:15). Nas catacumbas de Roma, os primeiros cristãos gravaram junto aos nomes de seus mortos uma pequena âncora.',
    theologicalAnalysis:
      'O Novo Testamento vive entre um já e um ainda não. O reino chegou em Jesus e será completo quando ele voltar. Todas as igrejas históricas confessam essa volta, a ressurreição e o juízo; sobre a ordem dos fatos há várias leituras. Pré-milenistas esperam que Cristo venha antes de um reinado de mil anos, e entre eles os dispensacionalistas distinguem o arrebatamento da igreja. Amilenistas entendem os mil anos como figura do tempo presente. Pós-milenistas creem que o evangelho transformará amplamente as nações antes do fim. Jesus avisou que o dia não é conhecido, e quem marca datas tem errado sempre.\n\nDiscute-se também o que será desta criação: uns falam em destruição e recomeço, outros em purificação e renovo. A esperança não se opõe ao trabalho pela justiça nem o substitui. E ela não garante que cada desejo se cumpra. O provérbio reconhece que a demora adoece o coração (Provérbios 13:12), e a fé não proíbe ninguém de dizer isso.',
    reflection:
      'Noemi voltou para Belém depois de enterrar o marido e dois filhos, e pediu que não a chamassem mais pelo nome, que lembrava doçura; queria ser chamada de amarga (Rute 1:20-21). Ninguém a repreendeu. Ao lado dela, calada, vinha Rute, e Noemi ainda não sabia que a resposta de Deus tinha chegado junto, carregando as malas. Que nome você daria hoje à sua história? Talvez também exista ao seu lado alguém, ou alguma coisa pequena, que só mais tarde se mostrará um começo. Não é preciso fingir que já enxerga; basta não mandar embora quem caminha com você.',
    practicalApplication:
      'Plante alguma coisa nesta semana, nem que seja cebolinha num copo, e cuide dela como gesto de oração. Faça uma lista curta do que espera para este ano e outra do que espera para a eternidade; mostre as duas a Deus e veja qual pesa mais. Telefone para alguém que desanimou e convide para um café, sem sermão. Se o desânimo dura mais de duas semanas, com mudança de sono, apetite ou vontade de sumir, marque consulta no posto de saúde, porque fé e tratamento andam juntos.',
    prayer:
      'Deus da esperança, há dias em que o futuro me parece uma rua sem saída. Não me peças que finja. Senta-te comigo debaixo do arbusto, dá-me pão e descanso, e deixa para depois as explicações. Lembra ao meu coração que Jesus está vivo e que nada do que entreguei a ele se perdeu. Prende a minha âncora onde a tempestade não alcança. Que eu saiba plantar enquanto espero, e emprestar coragem a quem tem menos. Vem, Senhor, enxugar os olhos deste mundo; e, até que venhas, fica por perto. Amém.',
    additionalStudy:
      'Ore devagar com o Salmo 130, que começa no fundo e termina convidando um povo inteiro a esperar: o que acontece no meio? Leia toda a bênção de Romanos 15:13 e pergunte de quem vem cada coisa que ela menciona. Depois volte a Jeremias 32:9-15 e descreva, com detalhes, o que o profeta fez com a escritura do terreno e o que isso dizia aos que olhavam.',
    verses: [
      verse('1 Pedro 1:3-5', 'esperança viva ressurreição herança'),
      verse('Hebreus 6:18-19', 'esperança âncora alma véu'),
      verse('Romanos 5:3-5', 'tribulação paciência esperança frustra'),
      verse('Romanos 8:22-25', 'criação geme esperança paciência'),
      verse('Jeremias 29:10-11', 'setenta Babilônia paz futuro'),
      verse('Jeremias 32:9-15', 'comprei propriedade documento casas'),
      verse('1 Reis 19:4-8', 'junípero morrer come água'),
      verse('Tito 2:13', 'aguardando esperança aparecimento Salvador'),
      verse('Apocalipse 21:1-5', 'terra Jerusalém descendo lágrima'),
      verse('1 Pedro 3:15', 'preparados mansidão razão esperança'),
      verse('Provérbios 13:12', 'esperança demora enfraquece coração'),
      verse('Rute 1:20-21', 'Noemi Mara cheia vazia'),
      verse('Salmos 130', 'profundezas clamo espera redenção'),
      verse('Romanos 15:13', 'Deus esperança alegria Espírito'),
    ],
  },
];
