import type { PromiseTheme } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const justicaDeDeus: PromiseTheme = {
  slug: 'justica-de-deus',
  theme: 'Justiça de Deus',
  actions: [
    'Examine as suas próprias práticas: pague o que deve a quem trabalha para você, devolva o troco errado, recuse o favor torto.',
    'Ajude alguém a buscar um direito, acompanhando a pessoa à Defensoria Pública, ao posto do INSS ou ao conselho tutelar.',
    'Ao saber de violência contra mulher, criança ou idoso, denuncie, sem esperar certeza.',
    'Quando pensar em vingança, escreva o que aconteceu, entregue o caso a Deus e busque orientação jurídica se houver crime.',
    'Agradeça a Deus pela aceitação recebida em Cristo, sem mérito seu, e trate com respeito alguém que outros desprezam.',
  ],
  promises: [
    {
      verse: verse('Deuteronômio 10:17-18', 'suborno órfão viúva estrangeiro'),
      context:
        'Moisés relembra a Israel, que tinha sido escravo e imigrante, o caráter do seu Deus: imparcial, incorruptível e defensor dos desamparados.',
      explanation:
        'Sobrenome importante, cartão dourado, amigo na prefeitura: nada disso abre porta diante de Deus. O mais alto de todos abaixa-se até quem não tem intermediário e lhe dá roupa e comida, coisas bem concretas. Viúvas e estrangeiros continuaram passando aperto em muita época, às vezes por culpa dos crentes; a preferência de Deus não mudou, e o seu Filho dormiu numa manjedoura, fugiu para o Egito e fez de nós, gente de fora, família.',
      prayer:
        'Senhor incorruptível, recebe quem chega a ti sem padrinho. Penso na moça venezuelana do sinal, no menino do abrigo, na minha vizinha viúva que janta com a televisão. Tu os amas; eu passo apressado. Cura-me da mania de tratar melhor quem pode me devolver o favor. Também eu estava de fora, e me deste pão e veste em Jesus. Que isso se veja na minha porta.',
    },
    {
      verse: verse('Deuteronômio 32:4', 'Rocha perfeita justos fiel'),
      context:
        'Abertura do cântico que Moisés ensinou ao povo antes de morrer, para os dias de rebeldia: a falha nunca esteve do lado de Deus.',
      explanation:
        'Há horas em que a pergunta escapa: “Deus foi injusto comigo?” A Bíblia deixa que a façamos, e Jó a fez aos gritos. Moisés, tendo enterrado uma geração e sem entrar na terra, canta a resposta a que chegou: a Rocha não tem rachadura. Falta a explicação de cada perda. Mas temos a cruz, onde o único inocente sofreu e o Pai continuou reto, e dali esperamos entender o resto.',
      prayer:
        'Rocha minha, hoje bato em ti com os punhos. Não entendo por que foi com quem eu amo, por que tão cedo, por que com os bons. Deixa-me perguntar, e fica. No fundo sei que não há maldade em ti, e nesse saber me encosto quando a raiva cansa. Guarda-me de dar aos outros explicações que tu mesmo não deste. Um dia verei a obra pronta; por enquanto, sustenta quem não consegue cantar.',
    },
    {
      verse: verse('Salmos 9:7-8', 'trono julga mundo justiça'),
      context:
        'Davi, livrado dos inimigos, contempla um tribunal que nenhum tirano compra: o Senhor governa sempre e decide com retidão entre as nações.',
      explanation:
        'Os mandatos terminam, generais viram nome de avenida, impérios cabem em museu. O trono de Deus não passa por eleição nem por golpe, e dele saem decisões sem erro sobre povos inteiros. Para a vítima esquecida, cujo processo prescreveu, isso é consolo sério: nenhum caso foi arquivado no céu. Ninguém sabe quando será a audiência; quem vai presidi-la foi julgado injustamente por Pilatos e conhece o lado de quem apanha.',
      prayer:
        'Rei eterno, mudo de canal para não ver. Os fortes combinam entre si, e o povo miúdo paga. Alegra-me que o teu trono não trema com os nossos gritos. Julga com retidão o que os homens abafaram, e inclui no exame o meu país, a minha igreja e o meu coração. Dá firmeza a quem testemunha em juízo apesar das ameaças. Reina, Senhor, até sobre a minha impaciência.',
    },
    {
      verse: verse('Salmos 10:17-18', 'ouves justiça órfão oprimido'),
      context:
        'Oração por quem era caçado por homens arrogantes: parecia que Deus estava longe, e o salmista termina certo de ser ouvido.',
      explanation:
        '“Por que ficas longe?”, começa o salmo; “tu ouves”, termina. Entre uma frase e outra nenhum arrogante caiu ainda; mudou a certeza de quem ora. Deus promete inclinar o ouvido ao desejo que o humilde mal formula e fortalecer-lhe o coração enquanto prepara a defesa dele. Quem vive com medo de alguém dentro de casa também é esse oprimido, e pode procurar saída e proteção com a bênção do Senhor que o escuta.',
      prayer:
        'Tu ouves o que nem chego a dizer. Ouve, então, este aperto no peito quando escuto certos passos no corredor. Firma-me o coração para contar a verdade a quem possa me ajudar, ou para acreditar em quem vier contar a mim. Quebra o terror que homens de barro espalham. Defende as crianças cujo quarto não é seguro. Jesus, tu as puseste no centro da roda; põe-nos em volta delas.',
    },
    {
      verse: verse('Salmos 72:12-14', 'necessitado aflito opressão sangue'),
      context:
        'Prece pelo rei de Israel, retrato do governante ideal; a igreja a lê como anúncio de Cristo, que tem por preciosa a vida dos pobres.',
      explanation:
        'Sangue precioso: assim Deus enxerga o que as estatísticas contam por atacado. Cada pessoa morta na periferia, cada idoso esquecido no corredor, vale para este Rei como filho único. Jesus é esse governante, e o seu modo de livrar custou-lhe o próprio sangue. O reinado inteiro ainda não se vê, e muitos clamores seguem sem resposta visível; os que são dele começam a responder onde estão, com voto, tempo e prato dividido.',
      prayer:
        'Rei compassivo, o jornal disse “mais um”, e eu virei a página. Tu sabias o nome dele. Perdoa-me a pele grossa. Recebe no teu colo as mães que reconheceram um corpo, os filhos de quem não voltou do turno. Afasta da violência o jovem que está sendo aliciado neste instante. Se eu for o necessitado, ouve-me; se eu for a ajuda, manda-me. E que venha depressa o teu governo.',
    },
    {
      verse: verse('Salmos 96:13', 'vem julgar justiça verdade'),
      context:
        'O salmo convoca mares, campos e árvores à festa, porque o Senhor vem pôr o mundo em ordem, sem engano.',
      explanation:
        'Árvores batendo palmas para um tribunal parecem exagero, até se saber que na Bíblia julgar é também pôr de pé, endireitar o torto, devolver o roubado. A floresta faz festa como a rua quando a água enfim volta à torneira. Ninguém nos contou a data. A nossa parte torta também será endireitada, e quem já se rendeu ao Juiz que veio manso em Belém pode aguardar a outra vinda com música.',
      prayer:
        'Vem, Senhor, e endireita. Endireita o preço que esmaga o produtor, a balança viciada, a mentira que circulou ontem no grupo e que eu quase repassei. Endireita-me a mim, que torço a história para sair bem nela. Não quero temer a tua chegada; quero juntar-me ao barulho bom dos rios e dos bambuzais. Afina-me desde já pela tua verdade, e deixa-me cantar fora do tom enquanto aprendo.',
    },
    {
      verse: verse('Salmos 140:12', 'causa aflito direito necessitados'),
      context:
        'Ameaçado por caluniadores violentos, Davi afirma diante de Deus aquilo em que se apoia: o pobre tem quem o represente.',
      explanation:
        'Um advogado bom custa caro, e o prazo não espera por quem é pobre. O salmista, cercado de línguas venenosas, apoia-se num defensor que assume a causa sem cobrar. Sentenças injustas acontecem na terra, como sabe o próprio Cristo, e acima da última instância o caso continua com advogado. Com esse apoio, a pessoa pode juntar provas, pedir ajuda e falar sem baixar os olhos.',
      prayer:
        'Meu Defensor, falaram de mim o que não é verdade, e a história correu mais que a correção. Toma a minha causa, e a de quem não sabe nem assinar a procuração. Dá-me serenidade para reunir o que é preciso e calar o que é só desabafo. Que eu não responda veneno com veneno. Se a justiça daqui falhar, segura-me na tua. Confio o meu nome a ti, que tens um acima de todos.',
    },
    {
      verse: verse('Isaías 30:18', 'piedade compadecer juízo esperam'),
      context:
        'Judá tinha corrido ao Egito em busca de ajuda, e Deus, mesmo assim, aguarda a hora de ter compaixão.',
      explanation:
        'Surpreende o sujeito da espera: é Deus quem aguarda, como mãe na janela, a hora de mostrar ternura a quem correu para o socorro errado. Ser Deus de juízo, nessa frase, é motivo da compaixão e não obstáculo a ela. O Egito da vez, que pode ser a bebida, uma pessoa ou o dinheiro fácil, continua a nos atrair enquanto esperamos. Mas, em Jesus, o caminho de volta está iluminado e alguém já se levantou para abrir.',
      prayer:
        'Pai, cansei de Egitos. Fui pedir força onde só me deram conta para pagar. Soube que me esperas, e quase não tenho cara de aparecer. Abre assim mesmo. Não vim com plano, só com fome e roupa suja de estrada. Ensina-me também a esperar-te, eu que aperto o botão do elevador três vezes. Feliz de quem se demora contigo; quero descobrir se isso vale para gente agitada como eu.',
    },
    {
      verse: verse('Isaías 42:3-4', 'cana pavio justiça terra'),
      context:
        'Primeiro dos cânticos do Servo, dado a Israel no exílio e aplicado por Mateus a Jesus: ele estabelece o direito sem esmagar os frágeis.',
      explanation:
        'Existe justiça que passa como trator e deixa mais feridos do que achou. O Servo trabalha de outro jeito: ele apoia o caniço trincado, protege com a concha da mão o pavio que só fumega, e ainda assim não desiste até ver o direito plantado. Se você está por um fio, não tema a força dele. Se luta por uma causa, repare no método, porque gritar não é prova de firmeza.',
      prayer:
        'Servo do Senhor, sou esse pavio. Muita fumaça, pouca luz, e gente à volta abanando. Fecha as mãos em torno de mim. Não me peças brilho esta semana; deixa-me apenas não apagar. Quando eu recobrar a chama, lembra-me de como me trataste, para que eu não quebre o funcionário novo, a criança lenta, o irmão deprimido. E não descanses, tu que não te cansas, enquanto houver terra distante à espera.',
    },
    {
      verse: verse('Jeremias 23:5-6', 'Davi Renovo reinará justiça'),
      context:
        'Depois de denunciar reis que exploravam o povo, Jeremias promete um descendente reto de Davi; os cristãos o reconhecem em Jesus.',
      explanation:
        'De um toco cortado rente sai um broto, cena que todo dono de quintal conhece. Assim Deus respondeu ao fracasso dos governantes: um Rei que faz o que é reto e cujo nome inclui os súditos, pois se chama justiça nossa. Não se trata de candidato algum, nem deste século nem de outro. Em Jesus recebemos a retidão que nos falta diante do Pai e aprendemos a medida pela qual cobrar os que mandam.',
      prayer:
        'Senhor, justiça nossa, guarda-me de pôr esperança de Messias em quem pede voto, e do desprezo fácil por toda política. Tu reinas com sabedoria. Orienta vereadores, prefeitos e juízes; desmascara quem faz do povo pasto. Na parte que me cabe, em casa e no setor onde mando, ensina-me a agir como tu. Apresento-me diante do Pai sob o teu nome, e é assim que levanto a cabeça.',
    },
    {
      verse: verse('Mateus 5:6', 'fome sede justiça saciados'),
      context:
        'Bem-aventurança de Jesus na Galileia para quem anseia ver a vontade de Deus cumprida em si e no mundo: esse desejo terá resposta.',
      explanation:
        'A fome não é opinião; dói no estômago. Jesus chama felizes os que sentem falta de justiça desse jeito físico, na própria vida e na cidade, e se compromete a fartá-los. Os primeiros bocados chegam agora, no perdão, na mudança de um hábito, numa lei boa; o banquete vem depois. Quem já se satisfez consigo mesmo precisa tomar cuidado; quem sofre por ainda ser tão incoerente tem lugar marcado à mesa.',
      prayer:
        'Jesus, tira-me o fastio. Belisquei tanta bobagem que perdi o apetite pelo que é reto. Põe em mim vontade de fazer o certo quando ninguém confere, e indignação quando humilham um colega na minha frente. Sustenta assistentes sociais, conselheiros, professoras, todos os que voltam para casa com essa fome. Um pedaço hoje basta para seguir. O resto comeremos contigo, fartos, sem ninguém do lado de fora.',
    },
    {
      verse: verse('Atos 17:31', 'dia julgará ressuscitado'),
      context:
        'No Areópago de Atenas, Paulo anuncia a filósofos que Deus fixou a data do julgamento e deu como garantia a ressurreição de Jesus.',
      explanation:
        'Há um compromisso na agenda do universo, com dia marcado por Deus e desconhecido por nós. O Juiz foi apresentado: um homem, que tem nome e cicatrizes, e o túmulo vazio serve de credencial. Para os atenienses era uma novidade incômoda, e por causa dela Paulo os chama ao arrependimento. A quem sofreu crime sem punição a notícia dá chão; a quem o cometeu, tempo de confessar, reparar e buscar perdão no próprio Juiz.',
      prayer:
        'Tu, que ressuscitaste Jesus, sabes que eu preferia um universo sem prestação de contas, até lembrar do que fizeram aos pequenos. Então agradeço pelo dia que marcaste. Prepara-me para ele: aponta o que devo admitir, a quem devo procurar, quanto devo restituir. Não deixes que eu brinque de filósofo e adie. Meu Juiz é meu Salvador, e nele me refugio. Dá o mesmo abrigo, peço-te, àqueles contra quem guardo queixa.',
    },
    {
      verse: verse('Romanos 3:21-22', 'justiça manifestou fé creem'),
      context:
        'Após mostrar que judeus e gentios são igualmente culpados, Paulo anuncia aos romanos a aceitação que Deus dá a quem confia em Cristo.',
      explanation:
        'Existe nota de corte no vestibular, no concurso, no aluguel. Diante de Deus ninguém a alcançou, e ele, em vez de baixar a exigência ou reprovar a turma, ofereceu a justiça de Cristo aos que confiam, sem vantagem para religioso antigo. “Não há diferença” é frase que cura orgulho e vergonha de uma só vez. Quem foi aceito assim não fica sem defeitos de um dia para outro; fica sem medo de mostrá-los ao Pai.',
      prayer:
        'Pai, passei a vida tentando merecer: boletim, elogio de pastor, casa arrumada para visita. Contigo não consigo e não preciso. Recebo, com a mão trêmula da fé, a justiça do teu Filho. Agora me ajuda a parar de medir os outros pela régua que me adoecia. No teu perdão cabe o dependente químico, cabe a dona certinha da primeira fila, caibo eu. Que esse espanto dure mais do que o hino.',
    },
    {
      verse: verse('Romanos 12:19', 'vingueis vingança retribuirei'),
      context:
        'Orientação a cristãos injustiçados em Roma: o acerto final pertence a Deus, o que não impede recorrer à lei e às autoridades.',
      explanation:
        'A vingança é um emprego sem folga: a gente ensaia frases no banho, vigia o perfil alheio, dorme mal. Deus se oferece para assumir o serviço e não o esquece. Entregar-lhe o acerto não pede que você chame o mal de bem, que conviva com quem agride ou que retire a queixa. Pede apenas que você abra a mão que ia devolver o golpe, porque o mal foi levado a sério na cruz.',
      prayer:
        'Senhor, imaginei com detalhes a queda de quem me feriu, e gostei. Confesso isso sem fingir que passou. Toma de mim esse cargo que nunca soube exercer. O que houve foi errado, e tu o dizes mais alto do que eu. Protege-me, orienta a delegada, o advogado, quem for ouvir. Esvazia-me a cabeça para que nela caibam de novo música, filhos, planos. Um dia, se quiseres, ensina-me a orar por quem fez isso.',
    },
    {
      verse: verse('2 Coríntios 5:21', 'pecado feitos justiça Deus'),
      context:
        'Paulo suplica aos coríntios que se reconciliem com Deus e mostra a troca da cruz: Cristo assumiu a nossa culpa e nos deu a sua retidão.',
      explanation:
        'Seria uma troca absurda, se fosse negócio: o limpo assumiu a nossa sujeira, e nós saímos com a limpeza dele. Ninguém consegue pagar por isso, e tentar seria devolver o presente ao balcão. O que Deus fez ali basta para hoje e para o dia do juízo, ainda que a culpa antiga volte a cochichar. Quem veste essa roupa vai, aos poucos, largando os modos que já não combinam com ela.',
      prayer:
        'Cordeiro sem mancha, vestiste o que era meu. Penso na minha pior noite, aquela que nem ao terapeuta contei, e te vejo carregando até isso. Fico sem fala. Aceito a troca; não vou mais desenterrar o que lavaste. Reconcilia comigo quem eu afastei, se ainda der, e faz-me embaixador da tua paz na mesa difícil deste domingo. Que as tuas roupas caiam bem em mim, Jesus, largas como são.',
    },
  ],
};
