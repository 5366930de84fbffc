import type { GiftDay } from '#shared/guided-studies/guided-studies.ts';
import { verse } from '../../verse-claim.ts';
import type { AuthoredPart } from '../authored.ts';

export const profetaMinisterialDaysOneToFifteen: AuthoredPart<GiftDay[]> = [
  {
    day: 1,
    title: 'Depoimento de Samuel',
    verse: verse('1 Samuel 3:10', 'Samuel servo ouvindo'),
    study:
      'Nesta primeira semana os próprios profetas contam a sua história, em palavras nossas, imaginadas a partir do texto. “Eu dormia perto da arca e corri três vezes para o velho errado. Foi Eli quem me ensinou a responder, e a mensagem que veio era contra a casa dele. De manhã abri as portas do santuário como sempre, devagar, com medo de encontrá-lo. Ele pediu a verdade inteira; entreguei. Aprendi cedo que ouvir é a parte fácil. Difícil é olhar para quem você ama e não esconder nada.”',
    prayer:
      'Fala, Senhor, mas espera comigo até de manhã. Tenho carinho por quem precisa ouvir e receio do rosto que vai fazer. Ensina-me a escutar antes de qualquer anúncio.',
    practice:
      'Faça dez minutos de silêncio antes de dormir, com o celular em outro cômodo. Não peça mensagem nenhuma. Só diga, no começo e no fim: estou ouvindo.',
  },
  {
    day: 2,
    title: 'Depoimento de Amós',
    verse: verse('Amós 7:14', 'Amós profeta gado colhedor sicômoros'),
    study:
      '“Perguntaram pela minha credencial. Eu tinha calo na mão e figo bravo na bolsa, mais nada. Meu pai não era do ramo, não frequentei escola de profeta nem vivia disso. O sacerdote de Betel me aconselhou a ganhar o pão na minha terra, pois aquele santuário pertencia ao rei. Aí entendi o problema dele: religião com dono. Não me defendi com título: contei de onde vim e quem me tirou de trás do rebanho. Se você trabalha com as mãos, fique sossegado. Deus conhece o endereço da roça.”',
    prayer:
      'Deus de Amós, não tenho crachá nem sobrenome. Usa a vida comum que me deste, o meu serviço, o meu sotaque. E guarda limpa a igreja que frequento, que ela só tenha a ti por dono.',
    practice:
      'Escreva o que o seu trabalho lhe ensinou sobre justiça: um preço, um salário, uma fila. É matéria-prima, e por isso guarde a folha até o dia vinte e quatro.',
  },
  {
    day: 3,
    title: 'Depoimento de Jeremias',
    verse: verse('Jeremias 1:6', 'Senhor falar menino'),
    study:
      '“Aleguei a idade. Era verdade e também era desculpa. O que eu não sabia, e só os anos mostraram, é que ninguém ouviria. Quarenta anos falando, um poço de lama, um livro queimado pelo rei, os amigos esperando o meu tropeço. Houve noite em que amaldiçoei o dia em que nasci. Deus não me deu sucesso: deu companhia. Chamam-me chorão, e aceito. Quem anuncia desgraça de olhos secos devia desconfiar de si. Chorei pelo povo antes, durante e depois, e fiquei com ele quando a cidade caiu.”',
    prayer:
      'Senhor, hoje choro pelo menino baleado a caminho da escola, pela enchente que levou a rua de baixo, pela igreja que brigou por dinheiro, pela minha própria língua. Não peço ainda resposta, porque Jesus também chorou diante de uma cidade. Fica no escombro comigo, e, se um dia eu tiver de dizer coisa dura, que estas lágrimas tenham vindo antes.',
    practice:
      'Pense numa pessoa que você critica com frequência. Antes da próxima crítica, ore por ela três dias seguidos. Comece hoje, dizendo o nome e a dor que conhece.',
  },
  {
    day: 4,
    title: 'Depoimento de Débora',
    verse: verse('Juízes 4:4', 'governava Débora profetisa mulher'),
    study:
      '“Meu escritório era uma palmeira. Subiam a serra com demandas de herança, de gado, de pancada, e eu ouvia na sombra. Vinte anos de opressão deixam o povo encurvado. Um dia mandei chamar Baraque e repeti o que o Senhor já lhe tinha ordenado. Ele só ia se eu fosse; fui. Não me ocorreu ficar embaixo da árvore dando instruções a quem se arrisca.” Igrejas tiram desta mulher conclusões diferentes sobre os cargos de hoje. Nenhuma pode tirar Débora da Bíblia, nem a sua coragem de acompanhar.',
    prayer:
      'Obrigado pelas mulheres que nos julgaram com justiça, debaixo de árvores, em cozinhas e conselhos. Dá-me um lugar de escutar, Jesus, e pernas para ir junto.',
    practice:
      'Alguém perto de você precisa fazer algo difícil: uma denúncia, um exame, uma audiência. Em vez de dizer “coragem”, ofereça-se: “quer que eu vá com você?”',
  },
  {
    day: 5,
    title: 'Depoimento de Isaías',
    verse: verse('Isaías 6:8', 'enviarei irá Envia-me'),
    study:
      '“Todo mundo decora a minha resposta e pula o que veio antes. Antes, eu gritei que estava perdido. Vi a santidade e a primeira coisa que me envergonhou foi a boca: meu instrumento de trabalho, sujo como o do povo inteiro. Uma brasa tocou os lábios. Só então ouvi a pergunta, que nem era dirigida a mim, era conversa do céu, e me intrometi. Repare na ordem: assombro, confissão, limpeza, oferta. Quem começa pela oferta costuma ferir gente com uma boca que ninguém lavou.”',
    prayer:
      'Ai de mim também, que confesso a piada cruel, o boato repassado, a promessa da boca para fora. Por Jesus, põe a tua brasa onde eu mais uso e mais sujo, e depois, se quiseres, envia-me.',
    practice:
      'Releia as suas últimas vinte mensagens enviadas. Apague uma que não devia existir e peça desculpas a quem a recebeu, numa frase só.',
  },
  {
    day: 6,
    title: 'Depoimento de Hulda',
    verse: verse('2 Reis 22:14', 'Hulda profetisa Jerusalém falaram'),
    study:
      '“Cinco homens mandados pelo rei bateram à minha porta na cidade nova, com um rolo antigo e a cara assustada. Meu marido era de família de guardar vestes; eu guardava palavras. Não lhes contei sonho, porque o livro estava aberto, e bastava confirmar: isto é verdade, vai acontecer. Ao rei, que havia rasgado a roupa e chorado, mandei também consolo, porque Deus viu as lágrimas. Depois eles foram embora e eu voltei ao que fazia. Uma página da Escritura, bem lida na hora certa, pode valer por muitas visões.”',
    prayer:
      'Deus do livro reencontrado, faz de mim leitor antes de falante. Se vierem perguntar, que eu saiba onde está escrito, e que não esqueça o consolo de quem já chorou.',
    practice:
      'Leia hoje os capítulos 22 e 23 de Segundo Reis, uns quinze minutos. Marque o que mudou no país porque um livro esquecido foi lido em voz alta.',
  },
  {
    day: 7,
    title: 'Depoimento de Ágabo',
    verse: verse('Atos 11:28-29', 'Ágabo Espírito fome discípulos ajuda'),
    study:
      '“Levantei-me no meio da reunião em Antioquia e disse que vinha fome. Podia ter virado pânico, ou agenda do fim do mundo. Virou coleta: cada um separou o que pôde e mandaram socorro à Judeia antes que as panelas esvaziassem. Foi o dia mais feliz da minha vida de profeta. Anos depois amarrei minhas mãos com o cinto de Paulo; ele ouviu o nosso choro e foi assim mesmo, por obediência. Não o segurei. Eu aviso; quem decide diante de Deus é o outro.”',
    prayer:
      'Jesus, que tudo o que eu perceber termine em pão para alguém. E, quando o outro escolher caminho diferente do que eu queria, ajuda-me a soltá-lo com amor.',
    practice:
      'Dia de descanso: solte o cinto. Entregue a Deus, pelo nome, uma pessoa cuja decisão não é sua, e passe o resto do dia sem avisar nada a ninguém.',
  },
  {
    day: 8,
    title: 'A vara de amendoeira',
    verse: verse('Jeremias 1:11', 'vês Jeremias vara amendoeira'),
    study:
      'Hoje mudamos de sala. Até o dia catorze haverá sempre um objeto na mesa, porque os profetas aprendiam olhando coisas, e o de hoje é um galho. A amendoeira era a primeira a florir, ainda no frio, e em hebraico o seu nome soa parecido com o verbo vigiar: Deus está acordado sobre o que disse. A aula inicial do jovem Jeremias foi um teste de vista. O que você vê? Não “o que pensa”, nem “o que sente”.',
    prayer:
      'Tu estás acordado, meu Deus, enquanto tudo parece inverno. Limpa os meus olhos da pressa e dos palpites. Quero ver primeiro, demorar na tua obra, e só depois, talvez, dizer.',
    practice:
      'Fique cinco minutos diante de uma árvore, planta ou broto. Descreva em três linhas apenas o que enxerga, sem tirar lição, só como treino da vista.',
  },
  {
    day: 9,
    title: 'O prumo do pedreiro',
    verse: verse('Amós 7:7', 'muro prumo mão'),
    study:
      'Um barbante com peso na ponta. Todo pedreiro confia nele mais que no olho, e ele não grita com a parede: pende, quieto, e a parede confessa. Assim Amós viu o Senhor junto do muro que tinha sido levantado direito e agora se inclinava. Note em que mão está a ferramenta. O profeta não é o prumo dos outros; é a primeira parede medida. Se a sua fala nunca encontra torto o seu próprio grupo, a sua própria casa, talvez você o esteja segurando torto.',
    prayer:
      'Encosta o prumo em mim, devagar, Jesus: no bolso, na língua, no quarto, no trânsito. Mostra o centímetro que saiu, antes que a parede caia sobre alguém.',
    practice:
      'Amarre uma chave num cordão e encoste-a na parede do quarto. Enquanto ela para de balançar, pergunte a Deus o que em você se inclinou: no dinheiro, na fala, no desejo, no uso do tempo. Anote uma coisa só, a mais clara, e o primeiro centímetro de volta.',
  },
  {
    day: 10,
    title: 'O cesto de frutas maduras',
    verse: verse('Amós 8:2', 'cesto frutos verão fim povo'),
    study:
      'A visão de Amós, um cesto de frutas maduras, parece um quadro de cozinha. Em hebraico, a palavra para fruta de verão ecoa a palavra “fim”: maduro demais, passou. O que havia estragado? Os versos seguintes respondem sem mistério: comerciantes que encolhiam a medida, engordavam o preço e compravam gente por um par de sandálias, ansiosos para o culto acabar. Um país apodrece quando se mexe na balança. Quem tem este dom percebe isso cedo, e procura primeiro na própria casa.',
    prayer:
      'Perdoa, Senhor, o que deixamos passar do ponto: a dívida com a diarista, o acordo não cumprido, o pobre empurrado para o fim da fila, a balança mexida só um pouquinho. Cheira mal e nós nos acostumamos; mostra-nos. Se ainda há tempo, Jesus, começo pelo que está na minha mão.',
    practice:
      'Confira se você deve algo a quem presta serviço a você: hora extra, passagem, troco, registro. Acerte hoje ou combine uma data por escrito.',
  },
  {
    day: 11,
    title: 'O vaso que se refez',
    verse: verse('Jeremias 18:4', 'vaso barro quebrou oleiro'),
    study:
      'Deus mandou Jeremias descer à olaria e ficar espiando. Nada aconteceu por um tempo: roda, água, pé batendo. Então a peça se estragou, e o artesão, sem xingar nem jogar fora, amassou e recomeçou com o mesmo barro. A mensagem que veio dali tem duas pontas: Deus pode desfazer o que parecia pronto e pode recuar do castigo se um povo mudar. Por isso anúncio de juízo, na Bíblia, quase sempre esconde um “se”. Nínive que o diga. Quem fala sem esse “se” fecha uma porta que o oleiro deixou aberta.',
    prayer:
      'Sou barro, e já me estraguei mais de uma vez na tua mão. Obrigado por não me jogares no entulho. Recomeça, e dá-me esperança teimosa pelos estragados que conheço.',
    practice:
      'Há alguém sobre quem você já decretou “esse não muda”? Risque a frase em pensamento e faça por essa pessoa um gesto simples de reabertura.',
  },
  {
    day: 12,
    title: 'Os ossos no chão do vale',
    verse: verse('Ezequiel 37:4', 'Profetiza ossos secos ouvi'),
    study:
      'Que objeto pôr na mesa hoje? Talvez a foto de um lugar que morreu: a praça da infância, uma igreja fechada, um grupo desfeito. Ezequiel teve de andar entre os restos, dar a volta toda, antes de abrir a boca. À pergunta se aquilo viveria, não quis parecer otimista nem realista: respondeu “tu sabes”. Depois falou a quem não tinha ouvidos, e falou esperança. Os exilados repetiam que tinham secado. Há tempo de prumo e há tempo de vento, e metade do ofício é saber em qual dos dois se está.',
    prayer:
      'Sopra, Espírito, na praça onde ninguém mais brinca. Sopra no casal que divide a casa e não se fala. Sopra na igreja fechada da esquina e no rapaz que secou por dentro. Tu sabes se vivem; eu só vejo pedaços. Dou a volta contigo por este vale, e peço que me deixes ajudar a juntar.',
    practice:
      'Passe a pé diante de um lugar abandonado do seu bairro. Ande em volta, ore pelo que ali viveu e pergunte a um morador antigo como era.',
  },
  {
    day: 13,
    title: 'A cordeirinha do vizinho',
    verse: verse('2 Samuel 12:3', 'pobre cordeira filhos filha'),
    study:
      'Ponha na mesa um copo de criança. Natã tinha de acusar um rei de adultério e morte, e levou uma história com bicho de estimação, que bebia no copo da família. Davi, que tinha sido pastor, ferveu de indignação antes de perceber o espelho. O profeta não amenizou: esse homem é você. Mas falou à consciência dele em vez de só atacar. E protegeu o morto, dando-lhe na história o lugar do inocente. Falar com quem tem poder pede estudo, coragem, imaginação e também testemunhas quando há crime.',
    prayer:
      'Deus de Natã, dá histórias a quem precisa dizer a verdade aos fortes, e proteção quando a disserem. Se o espelho for para mim, não me deixes mudar de assunto.',
    practice:
      'Lembre-se de uma injustiça que a sua família trata como normal. Escreva, em seis linhas, uma pequena história que ajude a enxergá-la, e conte-a a alguém de confiança.',
  },
  {
    day: 14,
    title: 'A tábua de letra grande',
    verse: verse('Habacuque 2:2', 'Escreve visão claramente tábuas ler'),
    study:
      'Último objeto: uma folha e um pincel grosso. Habacuque reclamou, esperou a resposta e recebeu uma instrução de cartazista: letra legível, para quem passa correndo. Deus não gosta de enigma por esporte. A palavra que só o iniciado entende, cheia de códigos, datas secretas e suspense, dá poder a quem a decifra. A clareza reparte esse poder, e o que se escreve pode ser conferido daqui a um ano.',
    prayer:
      'Jesus, claro como o dia, livra-me de parecer profundo. O que for teu, que a criança e o apressado entendam. O que for só meu, que a tinta seque antes.',
    practice:
      'Dia de descanso: escreva com letra grande uma frase bíblica que descanse você, cole onde os seus olhos caem ao acordar e deixe o pincel tampado até amanhã.',
  },
  {
    day: 15,
    title: 'Artigo primeiro: os outros julguem',
    verse: verse('1 Coríntios 14:29', 'profetas outros julguem'),
    study:
      'Imagine que a sua igreja redija um estatuto para escutar profetas, com sete artigos. O primeiro vem de Corinto: fala-se em número limitado, e os demais avaliam. Parágrafo único: quem se ofende por ser avaliado já mostrou o que precisava ser visto. Avaliar é comparar com a Escritura, com o caráter de Jesus, com o bem da comunidade, e dizer em voz alta o que ficou, sem humilhar quem falou. Essa regra protege o ouvinte e também quem falou, que fica livre do peso de ser infalível.',
    prayer:
      'Põe-me, Pai, numa roda onde se possa perguntar. Cura a minha dificuldade de ser corrigido. E dá aos irmãos delicadeza e firmeza na mesma frase.',
    practice:
      'Escolha dois irmãos maduros e faça um pedido antecipado: “se um dia eu disser algo em nome de Deus, vocês examinam e me contam?”',
  },
];
