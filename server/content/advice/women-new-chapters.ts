import type { AdviceEntry } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const womenNewChapters: readonly AdviceEntry[] = [
  {
    slug: 'marido-so-joga',
    audience: 'builder',
    situation: 'Meu marido só joga e não tem tempo para mim nem para os filhos.',
    serves: ['suffered'],
    synonyms: [
      'meu marido só joga videogame',
      'marido viciado em jogo de celular',
      'meu esposo passa a noite no computador',
      'ele prefere o jogo a mim',
      'marido joga e não ajuda com as crianças',
    ],
    advice:
      'Você já tentou pedir, reclamar, desligar o aparelho, dormir mais cedo de propósito. Ele continua com o fone no ouvido, e a casa aprendeu a andar sem ele. Sentir-se viúva de marido vivo é uma solidão de verdade, sem exagero nenhum.\n\nO noivo dos Cânticos chama a amada para se levantar e sair com ele (Cânticos 2:10). Todo casamento precisa que um dos dois volte a fazer esse convite, e talvez seja você quem comece desta vez. Escolha bem a hora: Provérbios compara a palavra dita no tempo certo a uma joia (Provérbios 25:11), e tempo certo dificilmente é no meio da partida. Paulo conhece a raiva que se acumula e pede que ela não passe do pôr do sol (Efésios 4:26). Não é preciso fingir que está tudo bem.\n\nDiga o que sente em vez de dizer o que ele é. “Sinto falta de você, as crianças perguntam, eu queria a terça e o sábado” entra melhor do que “você é um inútil”. Proponha horários, uma refeição sem tela, um passeio por semana. Descubra também o que há por trás: cansaço, desemprego, tristeza, vergonha. Se ele joga com dinheiro, veja as contas, porque aí o caso é outro e mais urgente.\n\nNão assuma tudo em silêncio para depois explodir. Combine o que é tarefa dele, e deixe que a camisa fique por passar, sem virar fiscal nem mãe. Procure um casal maduro ou um terapeuta, mesmo que ele não queira ir no começo. E cuide da sua vida: uma amiga, um curso, a sua fé. Se, quando você reclama, ele quebra coisas, ameaça ou encosta a mão, isso já é violência: ligue 180, e 190 se o perigo for agora.',
    steps: [
      'Espere um momento calmo e peça duas noites por semana sem tela.',
      'Convide-o para um passeio curto, com dia e hora marcados.',
      'Divida por escrito as tarefas da casa e pare de fazer as dele.',
      'Confira se há dinheiro saindo para jogos.',
      'Retome uma coisa sua que abandonou.',
    ],
    verses: [
      verse('Cânticos 2:10', 'amado Levanta querida vem'),
      verse('Provérbios 25:11', 'palavra tempo ouro'),
      verse('Efésios 4:26', 'sol ira'),
    ],
  },
  {
    slug: 'beneficio-e-dizimo-cobrado',
    audience: 'builder',
    situation: 'Vivo de benefício do governo e me cobram o dízimo.',
    serves: ['having'],
    synonyms: [
      'recebo bolsa família e o pastor cobra dízimo',
      'dízimo do benefício',
      'não tenho para comer e me cobram oferta',
      'me sinto culpada por não dizimar',
      'dou o dízimo e falta comida em casa',
    ],
    advice:
      'O envelope passa, você não tem o que pôr, e alguém diz que Deus não abençoa quem não dá. Você volta para casa com fome e com culpa. A culpa pode ficar no caminho.\n\nA viúva de duas moedas foi notada por Jesus com admiração (Marcos 12:42-44). Pouco antes, ele tinha falado contra líderes que devoravam as casas das viúvas; a mesma página traz o elogio e a denúncia. Ele também criticou os que amarram peso nos ombros dos outros e não ajudam com um dedo (Mateus 23:4). Paulo, organizando uma coleta, explica que Deus recebe conforme o que a pessoa tem (2 Coríntios 8:12). E diz que cuidar dos de casa vem primeiro (1 Timóteo 5:8). Quem come com o benefício está cuidando dos seus.\n\nHá mais de um ensino sobre isso nas igrejas. Umas entendem o dízimo como dever sobre todo dinheiro que entra; outras, como costume bom e livre; outras pensam que auxílio para comer não é renda. Você pode perguntar à sua, com calma. O que nenhuma pode fazer é ameaçar com maldição, pedir o cartão ou a senha, ou expor o seu nome. Se isso acontecer, recuse, porque reter o cartão de outra pessoa é crime, e o CRAS ou a Defensoria orientam.\n\nDê, se quiser dar, com alegria e na sua medida: uma moeda, um bolo para a cantina, uma tarde de faxina no templo, uma hora de oração por alguém. Deus não compra nem vende, e a igreja existe também para ajudar você. Peça a cesta básica sem vergonha, conte ao diácono o que falta. Chegará um dia em que você poderá repartir mais, e vai saber fazer isso com delicadeza, porque conheceu o outro lado do envelope.',
    steps: [
      'Separe primeiro comida, remédio, luz e gás.',
      'Decida em casa, em oração, o que dá com alegria, mesmo que seja serviço.',
      'Procure o diácono ou a assistência da igreja e diga o que falta.',
      'Nunca entregue cartão nem senha; se já entregou, peça de volta e procure o CRAS.',
    ],
    verses: [
      verse('Marcos 12:42-44', 'viúva duas moedas pobreza'),
      verse('Mateus 23:4', 'cargas ombros dedo'),
      verse('2 Coríntios 8:12', 'boa vontade conforme tem'),
      verse('1 Timóteo 5:8', 'cuida família'),
    ],
  },
  {
    slug: 'fumo-escondido',
    audience: 'builder',
    situation: 'Fumo escondido e não consigo parar.',
    serves: ['having', 'failing'],
    synonyms: [
      'quero parar de fumar',
      'fumo escondido da igreja',
      'não consigo largar o cigarro',
      'sou crente e fumo',
      'não consigo largar o vape',
    ],
    advice:
      'Você fuma na área de serviço, chupa bala, lava a mão duas vezes, e mesmo assim acha que a irmã do lado percebeu. O cigarro já é pesado; o segredo pesa mais. Deus sabe do maço atrás do sabão em pó e continua querendo a sua companhia.\n\nO Senhor fica perto de quem tem o coração quebrado (Salmos 34:18). É desse lugar que se começa, em vez de começar pelo nojo de si mesma. Paulo escreveu aos gálatas sobre a liberdade que Cristo dá e pediu que não voltassem a se prender em jugo nenhum (Gálatas 5:1). Falava de outra coisa, da lei, e a imagem ajuda quem acorda obedecendo a um maço. Ele garantiu também que em cada tentação Deus abre uma saída (1 Coríntios 10:13). Vontade de cigarro dura poucos minutos. A saída costuma ter esse tamanho: um copo de água, uma volta no quarteirão, um telefonema.\n\nNicotina é dependência, e há tratamento de graça. O posto de saúde tem grupo, adesivo e remédio, e quem usa esse apoio consegue muito mais do que quem tenta sozinha. Se está grávida ou amamenta, conte logo à médica; ela não vai brigar, vai ajudar, e qualquer dia sem fumo já faz bem ao bebê. Se trata depressão, avise quem receita, porque parar de fumar mexe com a dose de alguns remédios.\n\nMarque um dia, conte a alguém, jogue fora isqueiro e cinzeiro. Descubra quando você acende: depois do café, depois do grito do marido, quando a casa se aquieta, e mude essa hora de lugar. Quase todo mundo recai antes de parar de vez. Recaída é aula, não é sentença. Escreva o que aconteceu e marque outro dia, de preferência amanhã. E conte em casa: fumar às claras, por pouco tempo e com plano, já é um passo na direção de não fumar.',
    steps: [
      'Ligue para o posto e peça o grupo de tabagismo.',
      'Escolha o dia de parar, dentro de duas semanas, e conte a uma pessoa.',
      'Anote por três dias a hora e o motivo de cada cigarro.',
      'Tenha à mão água, algo para mastigar e um número para ligar.',
    ],
    verses: [
      verse('Salmos 34:18', 'perto quebrantados coração'),
      verse('Gálatas 5:1', 'liberdade Cristo jugo'),
      verse('1 Coríntios 10:13', 'tentação fiel saída'),
    ],
  },
  {
    slug: 'medo-de-a-doenca-voltar',
    audience: 'builder',
    situation: 'Recebi alta, agradeço, e vivo com medo de a doença voltar.',
    serves: ['thanking', 'having'],
    synonyms: [
      'terminei o tratamento e tenho medo de o câncer voltar',
      'recebi alta e não consigo ficar tranquila',
      'fiquei curada e vivo com medo',
      'medo de recaída da doença',
      'exame de controle me deixa apavorada',
    ],
    advice:
      'Tocaram o sino, tiraram foto, a igreja agradeceu de pé. Você chorou de alegria e, na mesma noite, uma dor nas costas trouxe tudo de volta. Muita gente que terminou um tratamento vive assim, e acha que está sendo ingrata, o que não é verdade. Enquanto lutava, não houve tempo de ter medo; ele chegou agora.\n\nHá um salmo de quem escapou da morte por pouco. O autor fala com a própria alma e manda que ela volte ao seu descanso, porque o Senhor a tratou bem, livrou os olhos das lágrimas e os pés da queda (Salmos 116:7-8). Se foi preciso mandar, é que ela não voltava sozinha. Outro salmo dá a frase para a hora do susto: quando eu tiver medo, vou confiar (Salmos 56:3). Repare que uma coisa não espera a outra passar. E Jesus pede que o mal de amanhã fique em amanhã (Mateus 6:34), porque cada dia já traz trabalho bastante.\n\nCombine com a médica o que é sinal de alerta e o que é dor comum; peça por escrito. Vá aos controles sem faltar. Deixe a pesquisa da madrugada. A semana do exame é difícil: programe companhia, comida boa e um filme para a véspera. Continue os remédios até o fim, mesmo sentindo-se ótima.\n\nDê um nome ao que perdeu, porque houve perdas: cabelo, seio, emprego, amigos que sumiram, a ideia de que nada acontece com a gente. Chore isso. Se o pensamento não sai, se o sono não volta, procure uma psicóloga; muitos hospitais têm. E devolva à vida as coisas pequenas que a doença tomou. Plante, dance, discuta por bobagem, faça plano para o Natal. Agradecer a Deus pela cura é também usar os dias que ele deu.',
    steps: [
      'Peça à médica uma lista curta de sinais que merecem telefonema.',
      'Marque uma coisa boa para o dia seguinte a cada exame.',
      'Conte a alguém o medo, sem enfeitar a gratidão.',
      'Escreva uma carta de agradecimento a quem cuidou de você.',
    ],
    verses: [
      verse('Salmos 116:7-8', 'alma repouso morte lágrimas'),
      verse('Salmos 56:3', 'temer confiarei'),
      verse('Mateus 6:34', 'amanhã Basta mal'),
    ],
  },
  {
    slug: 'nao-gosto-de-quem-meu-filho-escolheu',
    audience: 'builder',
    situation: 'Minha filha ou meu filho vai se casar, e não gosto da pessoa que escolheu.',
    serves: ['having', 'interceding'],
    synonyms: [
      'não gosto do noivo da minha filha',
      'minha filha vai casar e eu sou contra',
      'não aceito minha futura nora',
      'meu filho vai casar com quem eu não queria',
      'o noivo da minha filha não presta',
    ],
    advice:
      'A notícia veio com uma aliança no dedo e um par de olhos brilhando, e você sentiu um frio. Diz para si mesma que é intuição de mãe. Pode ser, e pode ser também ciúme, preconceito ou um sonho que você tinha para essa filha ou esse filho. Antes de falar, separe uma coisa da outra diante de Deus.\n\nIsaque e Rebeca sofreram com os casamentos de Esaú, que foram para os dois um desgosto (Gênesis 26:34-35). A Bíblia não acha bobagem a dor de uma mãe. E a mesma Rebeca, quando moça, foi chamada pela família e lhe perguntaram se queria ir com aquele homem; ela respondeu que sim (Gênesis 24:57-58). A decisão é de quem vai casar. A mãe tem voz, e uma voz que se usa com medida: a resposta branda acalma, e a palavra dura acende (Provérbios 15:1).\n\nFaça a lista do que a incomoda. Pobreza, cor, cidade, filho de outro casamento, jeito de vestir: aí quem precisa mudar é você. Outra fé é um assunto sério, e merece conversa. Mentira repetida, bebida, controle do celular, afastamento dos amigos, empurrão, dívida escondida: isso é perigo, e deve ser dito com fatos, uma vez, a sós. “Eu vi isto, naquele dia, e tive medo por você.” Deixe claro que a porta da sua casa fica aberta a qualquer hora, e que ninguém vai ouvir “eu avisei”. Se é a filha quem corre perigo, anote para ela o 180.\n\nDepois de dizer, pare, porque a mãe que repete empurra a filha, ou o filho, para os braços de quem ela teme. Conheça a pessoa sem plateia, peça a ajuda dela num conserto ou numa receita, conheça os pais. Vá ao casamento, a não ser que haja crime. E ore por essa pessoa, pelo nome, todos os dias. Às vezes Deus muda o genro ou a nora, às vezes muda a sogra.',
    steps: [
      'Escreva os seus motivos e risque os que são gosto ou vaidade.',
      'Diga à sua filha ou ao seu filho o que viu, uma vez, com calma.',
      'Convide a pessoa para uma tarde simples, sem perguntas de polícia.',
      'Ore por ela pelo nome até a data, e depois dela.',
    ],
    verses: [
      verse('Gênesis 26:34-35', 'Esaú amargura Isaque Rebeca'),
      verse('Gênesis 24:57-58', 'Rebeca homem irei'),
      verse('Provérbios 15:1', 'resposta suave furor'),
    ],
  },
  {
    slug: 'marido-dependente-de-cuidados',
    audience: 'builder',
    situation: 'Meu marido ficou doente ou com deficiência e depende de mim para tudo.',
    serves: ['having'],
    synonyms: [
      'meu marido teve AVC',
      'meu marido ficou na cadeira de rodas',
      'cuido do meu marido acamado',
      'virei enfermeira do meu marido',
      'meu marido perdeu a visão e depende de mim',
    ],
    advice:
      'Num dia vocês dividiam a conta do mercado, no outro você corta a comida dele. Trocou de papel sem perguntarem se queria, e ainda ouve que é uma guerreira. Você pode amar o seu marido e estar exausta. As duas coisas cabem no mesmo dia.\n\nQuatro pessoas carregaram um paralítico até Jesus e abriram o telhado para que ele chegasse (Marcos 2:3-4). Eram quatro, e uma só não teria passado da porta. Paulo resume a vida da igreja em levar as cargas uns dos outros (Gálatas 6:2), e isso quer dizer que alguém tem de carregar a sua também. Quando o corpo e o coração já não aguentam, diz um salmo, Deus continua sendo a força lá dentro (Salmos 73:26). É uma frase de quem chegou ao limite e o disse sem vergonha.\n\nPortanto peça, com nome e horário. “Mãe, terça à tarde?” “Irmão, você leva à fisioterapia na quinta?” Filho crescido também troca fralda. O posto tem equipe que vai em casa; o CRAS orienta sobre o BPC e o INSS sobre o auxílio e o adicional para quem precisa de outra pessoa. Durma uma noite inteira por semana, nem que seja na casa da irmã. Se sente vontade de morrer, ou de machucá-lo, não é maldade, é esgotamento: ligue 188 e peça ajuda no mesmo dia.\n\nDeixe que ele faça tudo o que ainda consegue, mesmo devagar e torto. Pergunte a opinião dele sobre o dinheiro, os filhos, o jantar. Conversem sobre o que mudou entre os dois, a cama inclusive; carinho existe de muitos modos. Ele também está de luto pelo homem que era, e às vezes desconta em quem está perto. Entenda, e ponha limite ao grito. Vocês ainda são marido e mulher, e vale acender uma vela no jantar de sopa.',
    steps: [
      'Escreva três tarefas e entregue cada uma a uma pessoa, com dia e hora.',
      'Procure o CRAS e pergunte pelos benefícios e pelo serviço em casa.',
      'Marque a sua própria consulta, que está atrasada.',
      'Reserve uma hora por semana para serem casal, sem remédio nem fralda.',
    ],
    verses: [
      verse('Marcos 2:3-4', 'paralítico quatro telhado'),
      verse('Gálatas 6:2', 'cargas outros Cristo'),
      verse('Salmos 73:26', 'carne coração fortaleza'),
    ],
  },
  {
    slug: 'gravida-e-ele-nao-queria',
    audience: 'builder',
    situation: 'Estou grávida, e meu marido ou namorado não queria esse bebê.',
    serves: ['having', 'suffered'],
    synonyms: [
      'estou grávida e meu marido não quer',
      'meu namorado mandou eu tirar',
      'ele não aceita a gravidez',
      'ele sumiu quando contei que estou grávida',
      'meu marido quer que eu aborte',
    ],
    advice:
      'Você contou com o coração na mão, e ele fechou a cara, ou perguntou o que você pretende fazer, como se o filho fosse só seu. Respire, beba água e sente-se um pouco, porque a criança e você estão bem neste minuto, e ninguém precisa decidir nada esta noite.\n\nAgar fugiu grávida para o deserto, humilhada na casa em que vivia. O anjo a achou perto de uma fonte e fez as perguntas que ninguém tinha feito: de onde você vem, para onde vai (Gênesis 16:7-8). Ela deu a Deus um nome bonito, o Deus que vê (Gênesis 16:13), e esse Deus vê você. José também se assustou com uma gravidez que não esperava; pensou em ir embora em segredo, e Deus falou ao medo dele (Mateus 1:19-20). Há homens que precisam de alguns dias. E, mesmo que uma mãe esquecesse o filho, o Senhor não esquece (Isaías 49:15).\n\nPasse por cima da primeira reação e converse de novo, num lugar calmo, com alguém maduro por perto se achar melhor. Pergunte do que ele tem medo: dinheiro, idade, outro filho, o que vão dizer. Não deixe que ninguém marque clínica, compre remédio ou decida por você; comprimido tomado escondido já matou muita moça. Se for pressionada, afaste-se e procure quem a ampare.\n\nComece o pré-natal nesta semana, que é gratuito e sigiloso. Coma bem, não jejue, largue cigarro e bebida com ajuda da médica. Saiba dos seus direitos: pensão já na gravidez, licença, estabilidade no emprego, o que a Defensoria explica. Conte à sua mãe, a uma amiga, à igreja que sabe acolher. Sangramento ou dor forte, 192. Se ele gritar, ameaçar ou bater, ligue 180 e, na hora do perigo, 190; gravidez é época em que a violência costuma piorar, e você não tem de esperar para ver.',
    steps: [
      'Marque a primeira consulta do pré-natal ainda hoje.',
      'Escolha uma mulher de confiança e conte tudo a ela.',
      'Tenha uma segunda conversa com ele, com hora marcada e lugar seguro.',
      'Procure a Defensoria se ele se afastar ou pressionar.',
    ],
    verses: [
      verse('Gênesis 16:7-8', 'anjo fonte deserto vens'),
      verse('Gênesis 16:13', 'Deus vista vê'),
      verse('Mateus 1:19-20', 'José secretamente temas Maria'),
      verse('Isaías 49:15', 'mulher filho ventre esquecerei'),
    ],
  },
  {
    slug: 'foto-intima-vazada',
    audience: 'builder',
    situation: 'Espalharam uma foto íntima da minha filha ou minha.',
    serves: ['suffered', 'interceding'],
    synonyms: [
      'vazaram foto íntima da minha filha',
      'minha filha mandou nude e espalharam',
      'meu ex ameaça postar minhas fotos',
      'chantagem com foto íntima',
      'estão passando um vídeo meu no grupo',
    ],
    advice:
      'O telefone não para de tocar, e o chão sumiu. Antes de tudo: isto passa, embora hoje não pareça. Se ela, ou você, falou em desaparecer, não fique sozinha um minuto, tranque os remédios e ligue 188 ou 192, e leia o resto depois.\n\nQuando o primeiro casal descobriu a vergonha, Deus fez roupas e os vestiu (Gênesis 3:21). Foi a mão dele que cobriu. Isaías fala a uma mulher humilhada e promete que a vergonha da mocidade será esquecida (Isaías 54:4). E há um salmo que pede abrigo contra a língua das pessoas, e diz que Deus esconde os seus junto de si (Salmos 31:20). Ele está do lado de quem foi exposta. Mesmo que a foto tenha sido enviada por vontade própria, quem espalhou cometeu o crime.\n\nAja depressa e com ordem. Não apague nada ainda, e fotografe a tela com o nome do perfil, o endereço, a data, os grupos, as ameaças. Não pague chantagista e não responda. Denuncie a imagem na própria rede, que retira com prioridade, e na SaferNet, que também orienta vítimas. Faça o boletim na delegacia, se houver, de crimes digitais ou da mulher. Se a pessoa da foto tem menos de 18 anos, guardar ou repassar é crime grave: ligue 100 e leve o caso ao Conselho Tutelar. Avise a escola por escrito e peça providência.\n\nSe é a sua filha, o primeiro gesto decide muito. Abrace-a, diga que vai passar por isso com ela, e deixe a bronca para outro ano. Não a tire da escola nem do celular como castigo; isso a isola. Fiquem juntas à noite, procurem uma psicóloga, e peça ao pai e aos irmãos que não saiam atrás de ninguém. Daqui a alguns meses o assunto será outro na boca do povo, e ela vai se lembrar de quem ficou.',
    steps: [
      'Não deixe a pessoa sozinha nas primeiras noites.',
      'Guarde provas de tudo antes de pedir a retirada.',
      'Denuncie na rede social e registre o boletim; menor de idade, ligue 100.',
      'Conte à escola ou ao trabalho por escrito.',
      'Marque atendimento psicológico nesta semana.',
    ],
    verses: [
      verse('Gênesis 3:21', 'túnicas vestiu'),
      verse('Isaías 54:4', 'envergonhada vergonha juventude'),
      verse('Salmos 31:20', 'escondes abrigo línguas'),
    ],
  },
  {
    slug: 'dor-na-relacao',
    audience: 'builder',
    situation: 'Sinto dor na relação e tenho medo da hora de dormir.',
    serves: ['having'],
    synonyms: [
      'dor na relação sexual',
      'vaginismo',
      'não consigo ter relação com meu marido por causa da dor',
      'depois do parto dói',
      'casei e não conseguimos consumar',
    ],
    advice:
      'Você aperta os dentes, ou inventa dor de cabeça, ou já nem deita na mesma hora que ele. Acha que é a única, mas não é. Dor na relação é comum, acontece depois do parto, na menopausa, por infecção, por endometriose, por medo, e quase sempre tem tratamento. Não é frescura e não é castigo.\n\nUma mulher viveu doze anos com um problema íntimo, gastou tudo o que tinha com médicos e chegou perto de Jesus por trás, escondida (Lucas 8:43-44). Ele a chamou de filha e a mandou em paz (Lucas 8:48). Não houve repreensão por causa do assunto. Paulo ensina que o marido deve amar a esposa como ao próprio corpo, que ninguém maltrata, antes alimenta e cuida (Efésios 5:28-29). Um homem que ama assim não quer prazer que custe dor. E o conselho de olhar também para o que é do outro (Filipenses 2:4) vale para os dois lados da cama.\n\nConte a ele fora do quarto, vestidos, de dia. “Dói, e eu quero resolver com você.” Suspendam o que machuca até saber a causa; continuem com carinho, abraço, banho, conversa, sem a obrigação de chegar a lugar nenhum. Forçar piora, porque o corpo aprende a se fechar. Relação à força, mesmo entre casados, é violência, e o 180 atende.\n\nProcure a ginecologista e diga a palavra dor. Se a primeira não escutar, vá a outra; existe também fisioterapia pélvica, inclusive em serviços do SUS, que ajuda muito no vaginismo. Secura da menopausa ou da amamentação tem remédio. Se na infância houve abuso, isso pode estar na raiz, e uma psicóloga sabe caminhar devagar. Não marquem prazo, pois há casais que levaram um ano e hoje contam isso rindo, abraçados.',
    steps: [
      'Marque a ginecologista e escreva antes quando e como dói.',
      'Converse com seu marido fora do quarto nesta semana.',
      'Combinem um mês só de carinho, sem relação.',
      'Pergunte no posto por fisioterapia pélvica.',
    ],
    verses: [
      verse('Lucas 8:43-44', 'mulher doze anos médicos'),
      verse('Lucas 8:48', 'filha paz'),
      verse('Efésios 5:28-29', 'maridos corpos alimenta'),
      verse('Filipenses 2:4', 'atencioso outros'),
    ],
  },
  {
    slug: 'meu-ex-quer-voltar',
    audience: 'builder',
    situation: 'Meu marido foi embora e agora quer voltar.',
    serves: ['having', 'suffered'],
    synonyms: [
      'meu ex-marido quer voltar',
      'ele me largou e agora pede para voltar',
      'devo aceitar meu marido de volta',
      'ele terminou com a outra e quer voltar para casa',
      'meu ex mudou e quer reatar',
    ],
    advice:
      'Você orou tanto por isso, e agora que ele está no portão o coração não pula: trava. Ou pula depressa demais. Nos dois casos vale a mesma palavra: você não precisa responder hoje.\n\nPaulo diz que quem se separou pode se reconciliar (1 Coríntios 7:11), de modo que a porta existe. João Batista, a quem chegava arrependido, pedia frutos que combinassem com a conversa (Lucas 3:8). O fruto leva tempo e se vê, e o choro é apenas flor. Compare, portanto, o que ele diz com o que ele faz: terminou a outra relação, mostrou o telefone, pagou a pensão atrasada, procurou os filhos antes de procurar a cama, aceitou conversar com um pastor ou terapeuta, fez os exames de saúde? Sabe dizer o que fez com você, sem pôr a culpa em ninguém?\n\nSe houve agressão, ameaça ou controle, a conversa é outra. Volta rápida, com flores, faz parte do ciclo, e a próxima costuma ser pior. Mantenha a medida protetiva, não se encontre a sós, ligue 180. Perdoar não obriga a abrir a porta, e reconciliação com quem bate só se pensa depois de muito tempo de tratamento dele, longe.\n\nSe não houve violência, e você deseja, tente por etapas. Encontros fora, como namorados, durante alguns meses, com aconselhamento e dinheiro às claras. Nada de mala no corredor na primeira semana, nem de contar aos filhos antes de vocês dois terem certeza; eles já fizeram as malas uma vez. Diga o que não aceita mais. Se, depois de tudo, a resposta for não, você não está sendo dura nem sem fé. Se for sim, não volte para o casamento antigo. Façam um novo, com as mesmas pessoas.',
    steps: [
      'Peça um prazo de sessenta dias antes de qualquer resposta.',
      'Escreva cinco mudanças que precisa ver, e mostre a ele.',
      'Procure aconselhamento sozinha, e depois a dois.',
      'Façam exames de saúde antes de retomar a intimidade.',
    ],
    verses: [
      verse('1 Coríntios 7:11', 'separar reconcilie marido'),
      verse('Lucas 3:8', 'frutos arrependimento'),
    ],
  },
  {
    slug: 'humilhada-no-emprego-domestico',
    audience: 'builder',
    situation: 'Trabalho em casa de família e sou humilhada.',
    serves: ['suffered'],
    synonyms: [
      'minha patroa me humilha',
      'sou doméstica e me tratam mal',
      'trabalho de diarista e me acusaram de roubo',
      'não me deixam comer a mesma comida',
      'sou cuidadora e não pagam direito',
    ],
    advice:
      'Você conhece a gaveta de cada um daquela casa, sabe o remédio da avó, criou o menino, e come em pé na área com o prato separado. Chamam você de “quase da família”; o “quase” aparece na hora do pagamento, e Deus não usa essa palavra.\n\nJó, homem rico, disse que teria de responder a Deus se desprezasse a queixa de quem trabalhava para ele, porque o mesmo Criador fez os dois no ventre (Jó 31:13-15). Tiago escreveu que o salário retido grita, e que o grito chega aos ouvidos do Senhor dos exércitos (Tiago 5:4). E Paulo lembrou aos patrões que eles também têm um Senhor no céu (Colossenses 4:1). O assunto da sua carteira assinada interessa a Deus.\n\nSaiba o que é seu. A empregada que vai mais de dois dias por semana à mesma casa tem direito a registro, salário mínimo, hora extra, férias, décimo terceiro, FGTS e descanso; a diarista tem direito ao combinado, pago no dia. Anote horários e pagamentos num caderno e guarde mensagens. O sindicato das domésticas e a Defensoria orientam sem cobrar. Trabalho sem folga, sem salário, com documento preso ou sem poder sair é escravidão: disque 100.\n\nHá também o dia a dia. A um xingamento, responda uma vez, com calma: “Eu faço o meu serviço e peço respeito”. Se a acusaram de roubo sem prova, peça que registrem ou que se desculpem; acusar em falso é crime. Toque, proposta ou porta do banho aberta é assédio, 180. Procure outro lugar antes de sair, se puder. Faça um curso, some indicações, combine com outras da igreja. E não leve para casa o nome que lhe dão ali. Foi Deus quem deu o seu, e há filhos que o dizem com orgulho.',
    steps: [
      'Comece hoje o caderno de horários e pagamentos.',
      'Pergunte ao sindicato ou à Defensoria o que lhe devem.',
      'Converse com a patroa num dia calmo, com o pedido por escrito.',
      'Espalhe entre as irmãs que procura outra casa.',
    ],
    verses: [
      verse('Jó 31:13-15', 'servo serva ventre'),
      verse('Tiago 5:4', 'salário clamando Senhor'),
      verse('Colossenses 4:1', 'servos Senhor céus'),
    ],
  },
  {
    slug: 'tiroteio-no-bairro',
    audience: 'builder',
    situation: 'Moro em lugar de tiroteio e tenho medo pelos meus filhos.',
    serves: ['having', 'suffered'],
    synonyms: [
      'tem tiroteio no meu bairro',
      'moro na favela e tenho medo',
      'meus filhos não podem brincar por causa do tiro',
      'bala perdida',
      'meu bairro é dominado pelo tráfico ou pela milícia',
    ],
    advice:
      'Você sabe pelo som se é foguete ou fuzil. Já deitou em cima dos filhos no corredor, já faltou ao trabalho porque não dava para descer. E no domingo cantam que nenhum mal chega perto. O seu medo não é falta de fé.\n\nDavi descreve uma cidade com a violência rondando os muros, dia e noite, e engano que não sai das ruas (Salmos 55:10-11). A Bíblia conhece o seu endereço. Ao povo levado para uma cidade que não escolheu, Deus mandou buscar a paz daquele lugar e orar por ele (Jeremias 29:7). Em outro salmo, alguém se deita de noite e dorme porque é o Senhor quem guarda (Salmos 4:8). Essa oração não é um colete. Crente também é ferido, mesmo tendo orado muito. Quem ora assim consegue dormir porque entregou a casa e fez a sua parte.\n\nA sua parte tem coisas práticas. Escolha o cômodo mais protegido, longe da janela e com duas paredes; mostre às crianças, como quem ensina a atravessar a rua: deitar, esperar, não correr para ver. Tenham água, lanterna e um jogo naquele canto. Combine com vizinhas um grupo para avisar da situação, e com a escola o que fazer quando não der para buscar. Não repasse áudio de boato e, havendo ferido, ligue 192.\n\nA criança que ouve tiro pode voltar a fazer xixi na cama, brigar, não dormir. Acolha, deixe desenhar, conte histórias; o posto e o CRAS encaminham para psicóloga. Cuide para que o filho maior não fique sozinho na rua nem sem escola: esporte, projeto social, igreja, curso. Se o ameaçaram ou o chamaram para o crime, procure em segredo a Defensoria ou disque 100. Se puder mudar, mude sem culpa. Se não puder, saiba que o seu portão, com café e oração, já segurou muita gente desse morro.',
    steps: [
      'Escolha hoje o lugar seguro da casa e treine com as crianças.',
      'Monte um grupo pequeno de vizinhas só para avisos confirmados.',
      'Inscreva seu filho numa atividade no horário em que ele fica solto.',
      'Peça no posto atendimento para quem não está dormindo.',
    ],
    verses: [
      verse('Salmos 55:10-11', 'muros maldade ruas'),
      verse('Jeremias 29:7', 'paz cidade orai'),
      verse('Salmos 4:8', 'paz durmo seguro'),
    ],
  },
  {
    slug: 'toc-da-mulher',
    audience: 'builder',
    situation: 'Tenho TOC, e a casa inteira vive em função dos meus rituais.',
    serves: ['having'],
    synonyms: [
      'tenho toc com limpeza',
      'lavo a mão até sangrar',
      'repito a oração até sair perfeita',
      'confiro o fogão vinte vezes',
      'minha família não aguenta meu toc',
    ],
    advice:
      'Você confere o gás, sai, volta, confere. Lava a mão que já arde. Na oração, se uma palavra falha, começa tudo de novo. Sabe que é demais, mas não consegue parar. Isso tem nome, transtorno obsessivo-compulsivo, uma doença que se trata. Ninguém precisa chamá-la de mania ou de demônio.\n\nQuando a doença se veste de fé, ela usa Deus como fiscal. O Deus da Bíblia é outro. João escreveu que, se o nosso coração nos acusa, Deus é maior do que o nosso coração (1 João 3:20). Ele afasta a culpa tanto quanto o nascente está longe do poente (Salmos 103:12). E Jesus dispensou a repetição na reza, porque o Pai já sabe do que precisamos antes do pedido (Mateus 6:7-8), e assim até uma frase torta chega inteira. O sacrifício de Cristo foi um só e bastou (Hebreus 10:14); a sua confissão não precisa ser repetida para valer.\n\nO tratamento mais indicado é um tipo de terapia que ensina, passo a passo, a sentir a aflição sem obedecer a ela, muitas vezes com remédio. Peça no posto encaminhamento ao psicólogo ou ao psiquiatra. Não pare a medicação por conta própria, nem porque alguém profetizou. Se está grávida ou teve bebê há pouco e vêm imagens horríveis de machucá-lo, conte à médica; costuma ser TOC, dá para tratar, e contar protege os dois.\n\nEm casa, explique a doença, porque o marido e os filhos, por amor, talvez respondam vinte vezes que está limpo, ou lavem tudo de novo. Isso alivia na hora e aumenta a doença. Combinem uma só resposta: “Isso é o TOC, eu estou com você”. Escolha o ritual menor e atrase-o em cinco minutos. Confesse pecados uma vez por dia, com hora marcada, e nada mais. Se a vida perder o gosto, 188. Deus não está esperando você terminar de lavar as mãos para abraçar você.',
    steps: [
      'Marque avaliação no posto e leve uma lista dos rituais com o tempo de cada um.',
      'Explique em família o que é e combinem a frase única.',
      'Adie hoje um ritual pequeno por cinco minutos.',
      'Ore uma vez, do jeito que sair, e levante-se.',
    ],
    verses: [
      verse('1 João 3:20', 'coração condena maior Deus'),
      verse('Salmos 103:12', 'oriente ocidente transgressões'),
      verse('Mateus 6:7-8', 'repetições Pai sabe'),
      verse('Hebreus 10:14', 'só oferta aperfeiçoou'),
    ],
  },
];
