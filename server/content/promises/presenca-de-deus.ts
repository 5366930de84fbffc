import type { PromiseTheme } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const presencaDeDeus: PromiseTheme = {
  slug: 'presenca-de-deus',
  theme: 'Presença de Deus',
  actions: [
    'Escolha um horário fixo, ainda que de dez minutos, para ler um salmo e conversar com Deus sem o celular por perto.',
    'Antes de uma tarefa que assusta você, pare na porta e diga em oração, com palavras simples, que não entra ali sem companhia.',
    'Visite ou telefone nesta semana para alguém que mora só, sem pressa e sem sermão, com tempo para escutar como vai a vida dessa pessoa.',
    'Volte a reunir-se com irmãos, mesmo em grupo pequeno, porque Jesus ligou a promessa da sua presença ao encontro em seu nome.',
  ],
  promises: [
    {
      verse: verse('Gênesis 28:15', 'contigo guardarei deixarei'),
      context:
        'Jacó fugia do irmão e dormia ao relento em Betel quando Deus lhe garantiu, em sonho, companhia na viagem e retorno à terra de Canaã.',
      explanation:
        'Quem já passou a noite numa rodoviária, com a mala de travesseiro, entende a solidão de Jacó. Deus não esperou que ele consertasse os erros para se aproximar: comprometeu-se a acompanhá-lo até cumprir o que tinha dito. A volta a Canaã era só dele, e ninguém tira daqui garantia de viagem sem susto; mas Cristo estende a fidelidade de Deus a todo fugitivo que o recebe.',
      prayer:
        'Deus de Jacó, o Senhor me encontra em lugares onde eu não esperava oração nenhuma. Saí de casa carregando culpa e não sei direito o rumo. Vigie a estrada, o quarto alugado, a cidade em que não conheço ninguém. Não me deixe confundir a sua companhia com aprovação do que fiz. E que um dia eu volte para pedir perdão a quem enganei. Amém.',
    },
    {
      verse: verse('Êxodo 33:14', 'face irá contigo descansar'),
      context:
        'Depois do bezerro de ouro, Moisés não queria seguir pelo deserto sem Deus; esta foi a resposta, que valia para ele e para o povo.',
      explanation:
        'Moisés preferia ficar parado no deserto a avançar sem Deus, e essa preferência ensina muito. O que o Senhor oferece é ele mesmo, e o sossego vem junto; não veio mapa, nem atalho, nem data de chegada. Quarenta anos de areia ainda estavam à frente. Em Jesus, o rosto do Pai se voltou para nós, e por isso podemos caminhar dias longos sem a alma em sobressalto.',
      prayer:
        'Senhor, não quero chegar a lugar algum em que o teu rosto não esteja. Tenho planos bonitos e pouca paciência; se eles me levarem para longe de ti, desmancha-os. Vai adiante nesta mudança de emprego, de bairro, de fase, e acalma o que em mim se agita. O deserto pode até continuar, contanto que eu saiba quem anda na frente. Assim te peço, confiante. Amém.',
    },
    {
      verse: verse('Levítico 26:11-12', 'morada andarei povo'),
      context:
        'Palavra da aliança no Sinai, ligada à obediência de Israel: Deus habitaria no meio do povo, o que Cristo leva à plenitude na sua igreja.',
      explanation:
        'Morar é mais do que visitar. Visita recebe café na sala; morador conhece a bagunça da cozinha e a conta atrasada em cima da geladeira. É convivência desse tipo que o Senhor propõe ao seu povo. Israel quebrou a aliança, e Deus veio habitar entre nós em Cristo, fazendo da igreja sua casa. Isso não garante colheita farta a ninguém; o que recebemos é um Deus que não sente nojo de nós.',
      prayer:
        'Santo Deus, espanta-me que queiras viver entre pessoas como nós. A casa está desarrumada, e há cômodos que tranquei de vergonha. Abre as janelas, varre o que cheira mal, senta-te à nossa mesa simples. Lembra também a minha igreja de que és tu quem mora ali, para não tratarmos mal os irmãos que te pertencem. Fica, Senhor, e ajeita tudo aos poucos. Amém.',
    },
    {
      verse: verse('Salmos 16:11', 'caminho presença alegrias'),
      context:
        'Davi confessa que diante de Deus há alegria que não se esgota; os apóstolos leram este salmo à luz da ressurreição de Jesus.',
      explanation:
        'Onde procurar alegria que não acabe na segunda-feira? Davi responde com um endereço: perto de Deus. O salmo conhece prazeres honestos, a herança bonita, o copo cheio, e ainda assim aponta um contentamento que nem o túmulo interrompe, porque o Pai não abandonou o seu Santo na morte. Há tristezas que continuarão doendo, e fingir festa seria mentira; o caminho da vida, contudo, já foi aberto por Jesus ressuscitado.',
      prayer:
        'Pai, dá-me gosto pela tua companhia, já que tantas vezes só venho buscar favores. Gasto horas rolando a tela e levanto vazio. Mostra-me a trilha da vida, um passo depois do outro, e guarda em mim o riso verdadeiro, que não precisa de plateia. Pelos tristes da minha rua eu te peço também. Leva-nos um dia à tua direita, onde ninguém se cansa de ser feliz. Amém.',
    },
    {
      verse: verse('Salmos 23:4', 'vale estás comigo'),
      context:
        'Canto de confiança de Davi, antigo pastor, sobre o trecho mais escuro da caminhada: o vale continua lá, e o Pastor também.',
      explanation:
        'Repare na mudança de pronome: até ali Davi falava sobre o Pastor; no escuro, passa a falar com ele. O salmo não desvia ninguém do corredor da UTI nem da madrugada do velório. Assegura que o Senhor entra junto, de cajado na mão. Jesus atravessou primeiro a morte, sozinho, e por isso nenhum dos seus a atravessa desacompanhado. Ter medo no trajeto é humano, também para quem tem fé.',
      prayer:
        'Bom Pastor, este trecho é estreito e não enxergo a saída. Segura-me com o teu cajado quando eu quiser sair correndo. Peço por quem está na UTI, por quem aguarda na recepção, pelo meu próprio coração, que dispara à noite. Não exijo que acendas todas as luzes; basta-me saber-te aqui perto. E, quando vier a minha última travessia, vem buscar-me. Amém.',
    },
    {
      verse: verse('Salmos 73:23', 'continuamente contigo seguras'),
      context:
        'Asafe quase tinha desistido de crer ao ver a prosperidade dos maus; no santuário percebeu que nem na amargura Deus tinha soltado a sua mão.',
      explanation:
        'Asafe tinha dito coisas azedas a respeito de Deus, e mesmo assim descobriu a própria mão presa na dele. A criança pequena atravessa a avenida desse jeito: o que a protege é o aperto do adulto. Deus não prometeu explicar por que o desonesto prospera. Segura firme quem é seu, inclusive na fase da dúvida, e Jesus disse o mesmo das suas ovelhas.',
      prayer:
        'Senhor, andei amargo e tive inveja de quem se dá bem roubando. Falei de ti o que não devia, e continuaste a me segurar. Bendigo esse amor, mais firme que o meu humor. Traz-me de volta ao teu santuário, onde as coisas ganham tamanho certo, e cura a minha comparação com a vida dos outros. Na hora em que a fé escorregar, aperta a minha mão. Amém.',
    },
    {
      verse: verse('Salmos 139:9-10', 'mar guiará sustentará'),
      context:
        'Meditação de Davi sobre a impossibilidade de fugir de Deus: no lugar mais distante que imagina, encontra a mão que conduz e segura.',
      explanation:
        'Filho que migrou, caminhoneiro na estrada, enfermeira no plantão da madrugada, brasileiro contando moedas em outro país: nenhum deles saiu do alcance desta mão. Davi imagina a fuga mais longa e percebe que ela termina nos braços de quem o conhece. Isso não nos poupa da saudade nem do cansaço da distância. Em Cristo, por quem tudo foi criado, não existe canto do mundo que seja estrangeiro para Deus.',
      prayer:
        'Deus que enches os mares, há gente minha muito longe e não alcanço ninguém com meu abraço. O teu braço chega. Cuida de quem dirige à noite, de quem dorme em alojamento, de quem chora escondido em língua estranha. E se sou eu que fujo, vai atrás de mim com paciência, até que eu pare de correr. Que o amanhecer nos ache todos amparados por ti. Amém.',
    },
    {
      verse: verse('Isaías 43:2', 'águas contigo fogo'),
      context:
        'Dito a Israel, a caminho do exílio e da volta; a promessa conta com rios e fogo, e assegura a companhia de Deus dentro deles.',
      explanation:
        'O texto diz “quando”, como coisa certa. Água, rio e fogo entram na conta, sem rodeios, e muitos crentes fiéis perderam casa em enchente ou filho em acidente. O compromisso de Deus é outro: a prova não terá a palavra definitiva sobre quem ele chamou pelo nome. Israel voltou do cativeiro, e Cristo saiu do sepulcro. Nele, a correnteza pode molhar, assustar, arrastar móveis, mas não nos arranca de Deus.',
      prayer:
        'Redentor meu, a água subiu depressa e levou coisas que eu amava. Sei que chamaste os teus pelo nome; chama hoje o meu, que ando sem chão. Ampara as famílias desabrigadas, os bombeiros, os vizinhos que abriram a porta. Dá-me fôlego para limpar a lama e recomeçar sem endurecer. No meio do rio eu te digo, tremendo, que ainda confio, e te peço: atravessa comigo. Amém.',
    },
    {
      verse: verse('Ageu 1:13', 'Ageu estou convosco'),
      context:
        'Recado curto aos que voltaram da Babilônia e retomavam, com pouco dinheiro e muito desânimo, a construção do templo: não trabalhariam sem Deus.',
      explanation:
        'Poucas palavras bastaram para um grupo desanimado voltar a carregar pedra. Não chegou dinheiro do palácio naquele dia, e o templo ficaria menor que o antigo; chegou a certeza de que o dono da obra estava no canteiro. Quem conserta o telhado da congregação, ensina seis crianças numa sala quente ou visita o presídio pode apoiar-se nela: por meio do Filho, Deus trabalha junto de quem o serve.',
      prayer:
        'Senhor da casa, o trabalho que comecei por ti ficou pela metade. Faltam voluntários, sobra crítica, e já pensei em largar a chave na mesa do pastor. Desperta o meu ânimo como despertaste o daquele povo. Que eu não meça a tua presença pelo número de cadeiras ocupadas. Abençoa as mãos que varrem, cozinham e ensinam sem aparecer, e vem comigo amanhã cedo, quando eu voltar à obra. Amém.',
    },
    {
      verse: verse('Mateus 1:23', 'Emanuel Deus conosco'),
      context:
        'Mateus aplica ao nascimento de Jesus um anúncio de Isaías ao rei Acaz: no filho de Maria, o próprio Deus veio viver entre nós.',
      explanation:
        'Emanuel é uma notícia em forma de nome. O Criador entrou na nossa história pela porta de uma família pobre, precisou de fralda, aprendeu um ofício, sentiu fome e sono. Daí nasce o consolo mais firme que temos, pois quem nos acompanha sabe por experiência o que é cansar. O nome não promete resolver cada aperto; diz que nenhum deles será vivido num mundo sem Deus.',
      prayer:
        'Jesus, filho de Maria, Deus tão perto, eu te adoro. Conheceste a casa cheia, a oficina, o boato maldoso, a mesa curta. Por isso venho falar contigo de coisas pequenas: o aluguel, o joelho que dói, a discussão de ontem. Livra-me de imaginar-te distante e ocupado. Entra na nossa rotina como entraste em Nazaré, e santifica o que ninguém fotografa. Louvado sejas, Emanuel. Amém.',
    },
    {
      verse: verse('Mateus 18:20', 'dois três reunidos meio'),
      context:
        'Jesus falava aos discípulos sobre corrigir e reconciliar irmãos; mesmo a menor reunião feita em seu nome conta com a presença dele.',
      explanation:
        'Um culto doméstico com a avó, o neto e a vizinha vale menos que um estádio lotado? Aos olhos de Jesus, não. Ele se põe no meio dos poucos que se juntam por causa dele, sobretudo quando buscam verdade e perdão entre si. A frase não transforma acordo de grupo em ordem para o céu cumprir. Assegura companhia real, e com ela a reconciliação difícil torna-se possível.',
      prayer:
        'Cristo, somos três gatos-pingados em volta de uma mesa e às vezes dá vergonha do tamanho. Senta-te conosco. Tu sabes quem aqui está magoado com quem; ajuda-nos a dizer a verdade com carinho e a pedir desculpas antes do cafezinho. Lembra-te dos irmãos que se reúnem às escondidas, em países hostis. Que a tua presença encha esta sala mais do que o nosso barulho. Amém.',
    },
    {
      verse: verse('Mateus 28:20', 'estou convosco todos dias'),
      context:
        'O Ressuscitado despede-se dos onze na Galileia com uma missão para todas as nações e garante que irá junto até o fim da história.',
      explanation:
        '“Todos os dias” inclui o feriado e a quarta-feira chuvosa, o batismo do neto e a manhã da perícia no INSS. Jesus ressuscitado liga essa companhia à tarefa de fazer discípulos: ela foi dada para o caminho. Ele não assegurou sucesso visível, e vários dos onze morreram por falar dele. Vivo, com toda a autoridade, o Senhor permanece junto da sua igreja até o fim.',
      prayer:
        'Senhor ressuscitado, que alegria saber que não foste embora. Há manhãs em que acordo achando que o dia depende só de mim. Recorda-me que já estás acordado. Abre-me a boca para falar de ti com simplicidade ao colega de turno, e fecha-a quando for hora de ouvir. Sustenta os missionários cansados e as suas crianças. De hoje até o último dos dias, caminha conosco. Amém.',
    },
    {
      verse: verse('João 14:23', 'ama viremos morada'),
      context:
        'Resposta a Judas, não o Iscariotes, na noite da última ceia: o Pai e o Filho fazem casa em quem ama Jesus e lhe obedece.',
      explanation:
        'Judas, o outro, queria saber por que Jesus não se mostrava logo ao mundo inteiro. A resposta troca o espetáculo pela intimidade: Pai e Filho vêm instalar-se na vida de quem guarda a palavra de Cristo. A obediência não paga o aluguel dessa visita; é o jeito de quem ama abrir a porta. Nem sempre a sentiremos, mas o Espírito foi dado para tornar habitada a casa.',
      prayer:
        'Senhor Jesus, há lugar aqui para ti e para o teu Pai, embora a casa não esteja pronta. Venham morar no modo como falo com minha família, no uso do meu dinheiro, nas horas em que ninguém confere. Faço promessas de obedecer e falho antes do almoço; por isso peço o Espírito Santo. Que amar-te deixe de ser só cantiga na minha boca e vire costume. Amém.',
    },
    {
      verse: verse('Atos 17:27', 'buscassem longe cada'),
      context:
        'Paulo em Atenas, diante de gente que ainda não cria: o Criador não está distante e quer ser procurado por todos os povos.',
      explanation:
        'Este é um recado para quem se acha de fora. Deus arrumou a história de modo que pessoas de todo canto o procurem, ainda que tateando, como quem busca o interruptor no escuro. Proximidade não significa que qualquer caminho sirva: Paulo conclui pedindo arrependimento e anunciando Jesus ressuscitado. Mas ninguém precisa vencer uma longa distância primeiro. Uma oração desajeitada, feita agora, já encontra ouvido atento.',
      prayer:
        'Deus que eu mal conheço, se o Senhor está assim tão perto, escute este começo de conversa. Não sei as palavras certas nem o que fazer com as minhas dúvidas. Procurei sentido em muita coisa e voltei de mãos vazias. Mostre-me quem é Jesus. Ponha no meu caminho alguém paciente, que responda sem me humilhar. Eu tateio; deixe-se encontrar. Amém.',
    },
    {
      verse: verse('Hebreus 13:5', 'ganância deixarei desampararei'),
      context:
        'A carta retoma a garantia dada a Israel e a Josué e a oferece a cristãos perseguidos, como remédio contra o apego ao dinheiro.',
      explanation:
        'Por que falar de presença numa frase sobre dinheiro? Porque o apego costuma nascer do medo de ficar desamparado. A carta combate o medo na raiz: há alguém que não larga os seus, com saldo ou no vermelho. Contentamento, aqui, não manda aceitar salário injusto nem deixar de procurar trabalho. Ensina a não pedir à carteira a segurança que só Cristo, o mesmo sempre, consegue dar.',
      prayer:
        'Senhor, confesso que consulto o aplicativo do banco mais vezes do que te procuro. O fim do mês me deixa irritado e mesquinho. Solta a minha mão do que não pode me abraçar. Provê o necessário, dá-me honestidade para trabalhar e cobrar o que é justo, e alegria para repartir. Se faltar muito, não me deixes pensar que foste tu que faltaste. Contigo eu tenho família. Amém.',
    },
    {
      verse: verse('Tiago 4:8', 'Aproximai-vos aproximará'),
      context:
        'Convite de Tiago a cristãos divididos por brigas e cobiça: quem se volta arrependido encontra um Deus que já vem ao seu encontro.',
      explanation:
        'Há uma distância que fomos nós que abrimos, e Tiago não a disfarça: mãos sujas, coração dividido, briga entre irmãos. Pois é nessa hora que Deus promete vir. Voltar-se para ele inclui largar o pecado e procurar quem ofendemos, sem comprar com isso a sua simpatia, que já nos alcançou em Cristo. O filho dá o primeiro passo na estrada e descobre que o Pai vinha correndo.',
      prayer:
        'Pai, afastei-me devagar, quase sem notar: primeiro a oração, depois a vergonha, por fim a indiferença. Volto com as mãos sujas mesmo, porque só o Senhor sabe lavá-las. Junte os pedaços deste coração que quer duas coisas ao mesmo tempo. Dê-me coragem de procurar a pessoa com quem briguei. E não deixe que eu pare no meio do caminho. Estou chegando, Pai. Amém.',
    },
  ],
};
