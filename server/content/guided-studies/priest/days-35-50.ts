import type { StudyDay } from '#shared/guided-studies/guided-studies.ts';
import { verse } from '../../verse-claim.ts';
import type { AuthoredPart } from '../authored.ts';

export const daysThirtyFiveToFifty: AuthoredPart<StudyDay[]> = [
  {
    day: 35,
    title: 'Turno da noite',
    verse: verse('Colossenses 3:23', 'fizerdes coração Senhor não pessoas'),
    reflection:
      'Às três e quinze a portaria é um aquário. O rádio chia, o café esfriou, e ninguém saberia se a ronda fosse pulada, mas o vigia levanta e faz a ronda.\n\nPaulo dirigiu essas palavras a escravos, gente sem salário nem férias, e é preciso ler com respeito: não são enfeite para patrão explorar. Poucas linhas depois ele cobra dos donos o que é justo. O que disse aos escravos era ousado: o trabalho de vocês tem outro destinatário, e ele dará a herança que a lei nega. Devolveu dignidade a mãos que não se pertenciam.\n\nHá homens que passam a vida esperando um serviço “com propósito”. O propósito pode estar na ronda, no reboco atrás do azulejo, na planilha sem erro que ninguém confere. Se o seu trabalho fere a lei ou a saúde, servir a Deus inclui denunciar: sindicato, Ministério do Trabalho.',
    prayer:
      'Senhor Cristo, patrão que lavou pés, este turno é teu. Ninguém vê o que faço bem, e tu vês; ninguém vê o que faço pela metade, e isso também vês. Dá-me capricho onde não há câmera. Defende quem hoje trabalha sem descanso, sem registro, sem água.',
    action:
      'Dia de descanso: terminado o turno, não leve o serviço para casa, nem no bolso nem na cabeça. Sente-se quinze minutos e conte a Deus o que você fez bem hoje e ninguém viu. Se está sem turno, agradeça por um trabalho antigo seu que ainda está de pé.',
  },
  {
    day: 36,
    title: 'Ninguém nos chamou',
    verse: verse('Mateus 20:7', 'ninguém empregou Ide vinha justo'),
    reflection:
      'Cinco da tarde na praça, e os diaristas ainda estavam ali, desde as seis da manhã. Imagine essas onze horas de espera: a caminhonete que passa e escolhe os mais novos, o sol, a marmita que não veio, o pensamento na cara das crianças quando a porta abrir.\n\nO dono da vinha faz a pergunta que tanta gente faz com desprezo: por que estão parados? Eles respondem sem vergonha, porque era a verdade. E aquele homem, que não precisava de mais braços por uma hora, os chama. Na hora de pagar, dá o dia inteiro, porque família come o dia inteiro.\n\nA parábola de Jesus fala do reino, e o coração daquele dono é o retrato do coração de Deus. Um homem sem emprego não vale menos na sexta do que valia na segunda. O seu serviço em casa continua: presença, louça, oração, currículo. Quem está empregado olhe a praça.',
    prayer:
      'Dono da vinha, estou na praça, ou já estive, ou conheço quem está. Tira do peito a mentira de que sou o que ganho. Abre uma porta honesta e, enquanto isso não acontece, guarda a minha casa da amargura. E quando eu tiver vaga, dinheiro ou contato, que eu saia também às cinco da tarde.',
    action:
      'Se está sem trabalho, peça a um amigo que revise seu currículo. Em casa, conte a verdade sobre as contas. Se tem trabalho, indique hoje um desempregado para algo concreto, ou pague a passagem da entrevista.',
  },
  {
    day: 37,
    title: 'Conhecer o rebanho',
    verse: verse('Provérbios 27:23', 'conhecer condição ovelhas coração gado'),
    reflection:
      'Quantas são as ovelhas, magras ou gordas, e qual delas manca? O sábio de Provérbios manda o criador sair de casa e ver com os olhos, porque riqueza não se vigia de longe e nem a coroa passa sozinha de pai para filho.\n\nTroque ovelha por boleto, porque muitos homens sabem o placar de 1998 e não sabem quanto entra, quanto sai e quanto já está prometido no cartão. Não abrir o aplicativo do banco parece paz; é rebanho solto. E há quem esconda da mulher a dívida, o aumento, o empréstimo para o irmão. Dinheiro escondido é conversa apagada de outro tipo. Controlar todo centavo do outro para mandar nele também é violência, chama-se patrimonial.\n\nConhecer a condição dói uma noite e alivia o mês. Para quem mora sozinho vale igual; mostre os números a um amigo que entenda.',
    prayer:
      'Jesus, pastor que conta as ovelhas, senta comigo diante destas contas. Tenho medo do número e mais medo de que o vejam. Dá-me verdade e, depois dela, sossego para decidir. Que o dinheiro desta casa sirva às pessoas, e que ninguém aqui precise pedir licença para existir.',
    action:
      'Abra tudo hoje: saldo, cartão, parcelas, o que deve a parentes. Escreva três números numa folha (entra, sai, devo) e mostre a quem divide a vida com você.',
  },
  {
    day: 38,
    title: 'Só mais um giro',
    verse: verse('Provérbios 28:22', 'pressa riquezas miséria virá'),
    reflection:
      'O Cleiton ganhou oitenta reais na primeira noite. Comprou pizza, todos riram. Em março já apostava no intervalo do serviço, no banheiro, na fila do mercado. Em junho vendeu a furadeira; em agosto, a filha perguntou do aparelho dos dentes, e ele disse que o dentista tinha viajado.\n\nO dono do cassino agora mora no bolso e manda notificação com o seu nome. O provérbio vê duas coisas em quem tem pressa de enriquecer: o olho fica ruim, porque passa a olhar pessoas como fonte de dinheiro, e ele não percebe a pobreza chegando. O não perceber é a parte cruel.\n\nPromessa de lucro fácil com versículo na legenda é o mesmo giro, só que de gravata, e Deus não é sócio disso. Se já virou vício, não adianta ganhar para recuperar. Existem Jogadores Anônimos, CAPS, autoexclusão nas plataformas, e existe contar hoje à noite.',
    prayer:
      'Senhor, cura meu olho apressado, que eu queria resolver tudo de uma vez e fui ficando sem nada, inclusive sem verdade. Ajuda-me a dizer o valor exato a alguém. Livra os meninos desta rua da tela que pisca, e cobra de quem lucra com a nossa queda.',
    action:
      'Se aposta, peça autoexclusão, apague os aplicativos e entregue por um tempo o cartão a alguém de confiança. Se não aposta, converse com um jovem sobre isso sem sermão: “Quanto seus colegas já perderam?”.',
  },
  {
    day: 39,
    title: 'O feixe esquecido',
    verse: verse('Deuteronômio 24:19', 'feixe esqueceres estrangeiro órfão viúva'),
    reflection:
      'Uma lei curiosa: se esqueceu, não volte. O lavrador cansado lembra, já na porteira, do feixe que ficou no canto da roça. Seria fácil dar meia-volta. Que fique lá, diz o Senhor, porque amanhã passa por ali uma viúva, um menino sem pai, um homem de fora que mal fala a língua.\n\nReparou que a lei não manda entregar na porta, com foto? O pobre entra no campo, colhe, leva para casa o que as próprias mãos juntaram. Foi num canto assim que Rute conheceu Boaz.\n\nA generosidade precisa de beirada, de sobra planejada. Quem espreme o mês até a última espiga nunca tem feixe para esquecer. A beirada pode ser cinquenta reais, o troco, a vaga no carro, uma hora de eletricista. Você não precisa ser rico; precisa parar de colher antes do fim.',
    prayer:
      'Deus da viúva e do imigrante, eu volto sempre para buscar o feixe, com medo de faltar. Mostra de que cantos da minha roça posso me esquecer. Que alguém coma esta semana sem saber meu nome, e eu fique contente assim.',
    action:
      'Defina a sua beirada: um valor, um dia de serviço ou um lugar no carro que deixa de ser só seu. Deixe o primeiro feixe hoje, onde não precisem agradecer a você.',
  },
  {
    day: 40,
    title: 'Quem descansa quando você descansa?',
    verse: verse('Êxodo 20:10', 'repouso filho filha servo animal estrangeiro'),
    reflection:
      'Leia o mandamento contando cabeças: você, filho, filha, empregado, empregada, bicho, o de fora. Deus não deu folga ao chefe da tenda para que os outros trabalhassem por ele. Descanso de um só é privilégio; o sábado era um direito da casa toda, até do jumento.\n\nCristãos guardam isso de modos diferentes, sábado, domingo, um ritmo sem dia fixo; siga a sua igreja e a sua consciência. Para todos fica a pergunta do título. Domingo, enquanto você cochila depois do almoço, quem está de pé na pia? Repare em quem nunca se senta no churrasco, e se o entregador que trouxe o refrigerante teve água.\n\nHá também o homem que não para porque teme o que vai ouvir no silêncio. Parar é confessar que o mundo se sustenta em outras mãos. Em escala 6x1, um pedaço de tarde já é santo.',
    prayer:
      'Criador que paraste, obrigado pelo cansaço honesto e pela rede. Perdoa o descanso que tirei das costas de outra pessoa. Ensina-nos a parar juntos, põe sombra no caminho de quem hoje não pode parar, e faz-me levar a ele um copo de água.',
    action:
      'Dia de descanso: combine com a casa um período desta semana em que ninguém serve sozinho: comida simples, todos na louça, telas longe. Se mora só, passe esse tempo ao ar livre com alguém.',
  },
  {
    day: 41,
    title: 'Jônatas foi até o mato',
    verse: verse('1 Samuel 23:16', 'Jônatas levantou Davi bosque mão Deus'),
    reflection:
      'Davi estava escondido, e um rei o procurava para matá-lo. O filho desse rei, herdeiro do trono que seria de Davi, levantou-se e foi atrás dele. Não mandou recado: andou até o bosque.\n\nO texto diz que lhe fortaleceu a mão, e acrescenta onde: em Deus. Jônatas não resolveu a perseguição, mas disse “não tenha medo”, lembrou a promessa e voltou para casa. Que se saiba, foi a última vez que se viram.\n\nNós temos colegas de pelada, de obra, de grupo, e talvez ninguém que saiba onde nos escondemos. Amizade de homem costuma andar lado a lado, olhando para o fogo, o motor, o jogo. Está ótimo, e basta que, em algum momento, um vire o rosto e pergunte: “E você, por dentro?”. Alguém tem de perguntar primeiro. Quem foi o último a fortalecer a sua mão?',
    prayer:
      'Jesus, amigo dos que fogem, obrigado por ______, que um dia foi me achar. Confesso que troquei amizade por contatos. Dá-me pernas para ir atrás de quem se escondeu e simplicidade para deixar que me achem. Cura em mim a inveja, que separa os amigos.',
    action:
      'Lembre de um amigo que anda sumido. Vá até ele esta semana, em pessoa, com um motivo qualquer: devolver algo, tomar caldo de cana. Quando estiverem lado a lado, faça a pergunta.',
  },
  {
    day: 42,
    title: 'Perguntando de rua em rua',
    verse: verse('2 Timóteo 1:17', 'Roma empenho procurou encontrou'),
    reflection:
      'Onesíforo desembarca na maior cidade do mundo sem endereço. Pergunta num quartel, e o soldado ri. Pergunta a cristãos, e alguns desconversam: ficou perigoso dizer que conhecem aquele preso. Sobe ladeira, erra a porta, volta no outro dia. Não sabemos o trajeto; sabemos, pela carta de Paulo, que procurou com empenho, que achou, e que não teve vergonha das correntes.\n\nHá homens que ninguém procura: o que foi preso, o que caiu em pecado público, o que está na clínica, o acamado, o que perdeu a mulher e parou de ir à igreja, o velho do asilo. Os amigos não deixaram de gostar deles; só não sabem o que dizer.\n\nPois Onesíforo reanimou o apóstolo muitas vezes, e a Bíblia não guarda uma palavra do que falou. Talvez tenha levado pão; chegou, e isso foi o sermão.',
    prayer:
      'Senhor, lembra-te da casa de quem visita preso. Faz-me teimoso em procurar. Vem-me à mente agora um nome de que me afastei por vergonha ou preguiça: ______. Vai comigo no ônibus; e se o esquecido sou eu, manda alguém bater, e que eu abra.',
    action:
      'Marque a visita a esse homem: hospital, presídio (a capelania da sua igreja orienta), asilo, casa. Leve algo de comer e pouca conversa pronta. Se for impossível, escreva uma carta à mão e ponha no correio.',
  },
  {
    day: 43,
    title: 'Reunião sobre a mãe',
    verse: verse('João 19:27', 'discípulo mãe hora recebeu casa'),
    reflection:
      '“Gente, não dá mais para a mãe ficar sozinha.” Assim começou o áudio da irmã no grupo. Um visualizou, outro pôs um coraçãozinho, o terceiro escreveu que estava corrido. A irmã já sabia quem iria ao médico na terça.\n\nNa cruz, sem ar, Jesus parou para resolver onde a mãe dele dormiria. Escolheu alguém que estava ali e disse as palavras necessárias. Daquela hora em diante houve quarto, prato, companhia.\n\nCuidar de pai e mãe costuma sobrar para a filha, e o filho homem “ajuda”. Uma resposta melhor ao áudio seria: “Fico com as terças e com o remédio. Pago a fralda. Vamos sentar domingo e dividir o resto?”. Quem teve pais cruéis não é obrigado a morar com eles; pode cuidar para que sejam atendidos, de uma distância segura. Quem já não os tem, olhe para o lado.',
    prayer:
      'Filho de Maria, ensina-me a pensar na minha mãe enquanto a minha própria vida dói. Ela repete a história; dá-me paciência de primeira vez. Meu pai já não dirige; dá-me jeito para não o diminuir. Dá descanso à minha irmã, que carregou sozinha, e mostra-me qual é a minha terça-feira.',
    action:
      'Assuma por escrito, no grupo da família, uma parte fixa do cuidado, com dia e valor. Seus pais já morreram ou vão bem? Ofereça a um amigo cuidador duas horas para ele sair de casa.',
  },
  {
    day: 44,
    title: 'Carta por cima do muro',
    verse: verse('Gênesis 33:4', 'Esaú correu abraçou beijou choraram'),
    reflection:
      '“Zé, faz onze anos do muro. Li hoje sobre dois irmãos, e um tinha roubado a bênção do outro e fugido. Vinte anos depois volta com medo, mancando, presente na frente, família atrás. O enganado vem com quatrocentos homens. Eu jurava que ia correr sangue. Pois o enganado correu e abraçou.\n\nNão sei qual dos dois eu sou. Sei que falei da tua mulher o que não podia, e que a mãe morreu sem ver a gente na mesma sala. Não quero discutir o terreno. Queria um café. Se não der, eu entendo. Teu irmão.”\n\nA carta é inventada; o muro, nem tanto. Leia também como termina em Gênesis: os dois não foram morar juntos, cada um seguiu para o seu lado, em paz. Reconciliar nem sempre devolve a convivência antiga, e há parentes perigosos de quem a distância protege. Mas herança, divisa, política no grupo: talvez já tenha durado bastante.',
    prayer:
      'Deus de Jacó, conheces o muro entre mim e ______. Eu ainda conto a história do jeito que me favorece. Jesus já derrubou muro mais alto que este. Tira o veneno da lembrança e, se for hora, dá-me passos; se ainda não for, livra-me de desejar o mal. Que nossos filhos não herdem esta briga.',
    action:
      'Escreva em cinco linhas o que o outro diria da briga, com justiça, como se você fosse o advogado dele. Depois decida um gesto: a carta, um telefonema, ou só parar de falar mal.',
  },
  {
    day: 45,
    title: 'Os meninos da calçada',
    verse: verse('Jó 29:12', 'pobre clamava órfão ajudasse'),
    reflection:
      'Que fama você gostaria de ter na rua? Jó, quando perdeu tudo, lembrou da sua. Não falou de camelos: contou que o órfão tinha a quem recorrer, que a viúva voltava a cantar, que ele emprestava os olhos ao cego e os pés ao manco. Foi conhecido por isso antes da desgraça, e nem os amigos acusadores puderam provar o contrário.\n\nHá meninos na sua calçada cuja mãe trabalha dois turnos e cujo pai é um nome que não se diz. Eles aprendem com alguém o que é ser homem: o dono da boca, o influenciador, o treinador, você.\n\nNão é preciso salvar ninguém; basta uma bola, um conserto de bicicleta, uma hora de matemática, alguém que pergunte da prova e esteja lá na outra semana. Sempre com a mãe sabendo, em lugar aberto, com outro adulto por perto. A transparência protege a criança e honra o seu cuidado.',
    prayer:
      'Pai dos órfãos, passo pelos meninos da rua todo dia e reclamo do barulho. Faz-me aprender os nomes, um a um: ______. Usa uma bola, uma chave de fenda, um lanche. Guarda as mães que fazem por dois. E não permitas que alguém mal-intencionado se aproxime deles com capa de bondade.',
    action:
      'Aprenda hoje o nome de um menino ou menina da vizinhança e fale com a mãe ou responsável: “Se precisar de ajuda com bicicleta ou lição, no portão, conte comigo”, e cumpra a palavra.',
  },
  {
    day: 46,
    title: 'A parede fina',
    verse: verse('Provérbios 31:8-9', 'Abre boca mudo justiça oprimidos'),
    reflection:
      'São onze da noite e, do outro lado da parede, um baque, um choro, uma voz de homem. Você abaixa o som da TV, e agora faz o quê?\n\nAgora você liga para o 190, sem precisar dar o nome. Não vá enfrentar o agressor sozinho; isso pode piorar para a vítima. Nos dias seguintes, sem ele por perto, alguém de confiança diz: “Eu ouvi. Você não tem culpa. O 180 orienta, e se precisar sair a nossa porta abre”. Criança, idoso ou pessoa com deficiência maltratada: Disque 100, Conselho Tutelar.\n\nOs versículos de hoje foram ensinados a um rei pela mãe dele. Ela queria que o filho falasse a favor de quem não consegue falar. Há uma versão menor dessa coragem na roda do bar: quando o amigo conta rindo como “pôs a mulher no lugar dela”, não rir. Diga: “Isso é agressão, cara. Procure ajuda. Eu vou com você”.',
    prayer:
      'Justo Juiz, perdoa o volume da minha TV. Abre minha boca na hora certa e fecha-a quando for só vaidade. Esconde agora quem está fugindo com criança no colo; dá teto, documento, gente boa no balcão. Faz que o agressor seja parado, e põe homens do lado de quem chora.',
    action:
      'Descubra onde ficam a delegacia da mulher, o CREAS e o Conselho Tutelar da sua cidade e anote no celular. Combine com alguém da igreja ou do prédio o que fariam se alguém pedisse abrigo.',
  },
  {
    day: 47,
    title: 'A mãe que não era a dele',
    verse: verse('Romanos 16:13', 'Saudai Rufo mãe minha'),
    reflection:
      'O final de Romanos parece lista de presença, e a gente pula. Pare numa linha. Paulo manda um abraço a Rufo e à mãe de Rufo, e acrescenta que ela é mãe dele também.\n\nNão sabemos o nome dela. Em algum porto, em alguma casa, essa senhora adotou à mesa um solteirão cheio de cicatrizes. Talvez tenha dito que ele estava magro. O homem da teologia mais alta do Novo Testamento precisou de colo e não se envergonhou de escrever isso.\n\nIgreja é o lugar em que o viúvo ganha netos, a mãe solo ganha irmãos, o divorciado ganha domingo. Só que isso acontece no almoço e na carona, mais do que no púlpito. Se a sua igreja feriu você, não volte ao que fere; procure uma comunidade que preste contas. Mas não desista da mesa: há uma cadeira para você, e há alguém esperando que você puxe outra para ele.',
    prayer:
      'Obrigado, Deus, pela mãe que não era minha e me alimentou: ______. Pelo velho que me ensinou a orar, pela turma que levou o caixão comigo. Põe os solitários em família, como só tu sabes. Faz da nossa igreja uma casa onde ninguém almoça sozinho por falta de convite.',
    action:
      'Dia de descanso, com mesa: agradeça a alguém da igreja que foi família para você e convide para o próximo almoço quem costuma sair depressa no fim do culto. Se está sem igreja, visite uma neste domingo, acompanhado.',
  },
  {
    day: 48,
    title: 'O que o avô sabe',
    verse: verse('Salmos 71:18', 'velho cabelos grisalhos geração poder'),
    reflection:
      'Aos sessenta e oito, um avô entregou o crachá e ganhou um relógio. Na segunda-feira acordou às cinco e não havia para onde ir. O genro é gentil, os netos olham o tablet, e às vezes ele tem a impressão de que já virou retrato.\n\nO salmista velho faz um pedido atrevido: não me largues ainda, tenho um recado a dar. Ele quer contar à meninada quem Deus foi quando faltou pão, quando o filho adoeceu, quando ele mesmo errou feio. Essa última parte interessa mais do que os avós pensam. O neto não precisa de herói; precisa saber que se pode cair e seguir com Deus.\n\nSe você ainda é moço, há um avô perto, seu ou emprestado, com essa mala cheia. Pergunte, e comece a juntar a sua: um dia lhe pedirão uma história, e é bom que seja verdadeira.',
    prayer:
      'Deus da minha mocidade, cheguei aos cabelos brancos, ou vou a caminho. As mãos tremem, a lembrança às vezes falha, e tu não falhaste. Deixa-me contar, e dá-me um neto, um vizinho, um rapaz que escute. Guarda-me de ser o velho amargo que só sabe dizer que antes era melhor.',
    action:
      'Grave um áudio de três minutos contando uma vez em que você errou ou passou aperto e Deus o sustentou. Mande a um neto ou jovem. Se é jovem, peça essa história a um velho e grave-a com licença dele.',
  },
  {
    day: 49,
    title: 'Conta de sábados',
    verse: verse('Salmos 90:12', 'Ensina contar dias coração sábio'),
    reflection:
      'Se o seu filho tem dez anos, faltam uns quatrocentos sábados até os dezoito. Se o seu pai tem oitenta e vocês se veem no Natal e no Dia dos Pais, talvez restem dez ou doze encontros. Se você tem cinquenta e viver até os oitenta, são menos de onze mil manhãs, e esta já vai pela metade.\n\nO salmo é atribuído a Moisés, que viu morrer no deserto toda a sua geração. Ele não pede mais dias, pede que alguém o ensine a contar, porque quem conta gasta diferente.\n\nUm coração sábio deixa as coisas em ordem: documentos numa pasta que a família saiba achar, dívidas anotadas, senhas com pessoa de confiança, perdões que não ficam para o velório. E deixa algumas linhas escritas. Não precisa ser testamento; basta dizer a quem ama o que, nessas horas, a garganta não consegue.',
    prayer:
      'Eterno, para ti mil anos são como um dia que já passou, e eu ajo como se tivesse estoque. Ensina-me a conta, para que eu não leve para o caixão um abraço que era de alguém. Quando chegar meu último dia, que ele me encontre em paz contigo e sem nada importante por dizer.',
    action:
      'Escreva dez linhas “para abrir depois” à pessoa que mais ama e guarde na pasta dos documentos. Em seguida, diga a ela hoje mesmo, ao vivo ou por telefone, pelo menos uma dessas linhas.',
  },
  {
    day: 50,
    title: 'A bacia continua ali',
    verse: verse('Hebreus 7:25', 'salvar completa vive sempre interceder'),
    reflection:
      'Abra o papel do quarto dia, aquele dos cômodos. Veja o que mudou de palavra e o que continua igual, e seja justo nas duas direções. Talvez você tenha pulado dias, gritado na semana da ira, começado de novo três vezes. Tudo bem: nenhum sacerdote desta terra ficou de pé até o fim. Por isso vinham tantos, um atrás do outro, e todos morriam.\n\nHebreus diz que um ficou, Jesus. Ele vive, e o ofício dele agora é pedir por você. Enquanto você dorme, enquanto se esquece de orar pelo caçula, há quem ore. Sua casa não depende da sua constância; depende da dele, que não falha.\n\nNo primeiro dia deste caminho nós o vimos abaixar-se diante de uma bacia. Ela continua perto da porta. O que você fará com a toalha amanhã, no dia cinquenta e um, que ninguém escreveu?',
    prayer:
      'Sumo sacerdote que não morres, chego ao fim deste caminho com menos pose e mais nomes no coração. Segue pedindo por eles e por mim. Guarda o que começaste, a conversa difícil, o celular na cozinha, o amigo da quinta-feira. Amanhã cedo, põe outra vez a toalha na minha mão. Amém.',
    action:
      'Escolha três hábitos destes dias para manter e escreva-os atrás do papel. Conte-os a um homem e proponha refazer o plano com ele, uma página por semana. Depois lave a louça.',
  },
];
