import type { PromiseTheme } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const protecao: PromiseTheme = {
  slug: 'protecao',
  theme: 'Proteção',
  actions: [
    'Ore com a família na porta de casa, de manhã ou à noite, pondo diante de Deus quem sai e quem chega.',
    'Cuide de um risco concreto ainda hoje: a fiação exposta, o remédio ao alcance da criança, a senha repetida, o pneu gasto.',
    'Se alguém da sua casa ameaça ou agride, saia para um lugar seguro e chame 190; o Ligue 180 orienta mulheres.',
    'Diante de sinais de abuso contra criança ou idoso, não investigue por conta própria: acolha, acredite e ligue para o Disque 100.',
    'Leia um salmo de proteção inteiro, reparando também nas queixas, para aprender a confiar sem negar o perigo.',
  ],
  promises: [
    {
      verse: verse('Gênesis 15:1', 'Abrão escudo recompensa'),
      context:
        'Abrão vinha de uma guerra e ainda não tinha filho; numa visão, Deus se dá a ele como defesa e renova a promessa.',
      explanation:
        '“Não temas” se diz a quem tem motivo, e Abrão tinha: inimigos capazes de revidar. Deus não lhe entrega um escudo: apresenta-se como tal, e como prêmio também. Abraão ainda enterraria a esposa e esperaria anos, portanto a palavra não elimina dor nem demora. Em Cristo temos a mesma defesa, e quem já recebeu Deus tem a recompensa que nenhum ladrão alcança.',
      prayer:
        'Senhor, meu escudo, o medo voltou depois que tudo parecia resolvido. Penso em quem pode se vingar, em portas que não fecham, em promessas que demoram. Põe-te entre mim e o que me assusta. Se me deres somente a tua companhia, já terei ganhado muito. Ensina-me a contar estrelas quando a noite custar a passar. Tu és a minha parte, agora e sempre.',
    },
    {
      verse: verse('Salmos 9:9', 'refúgio oprimido angústia'),
      context:
        'Davi agradece por justiça feita contra opressores e aponta aos pisados de Israel um lugar alto onde se abrigar.',
      explanation:
        '“Alto refúgio”, na língua de Davi, é rochedo onde a mão do agressor não chega. Deus toma partido de quem é esmagado e nunca chama de paz o silêncio da vítima. Por vezes o abrigo dele tem endereço e telefone: uma delegacia, um parente firme, a casa de uma irmã. A justiça pode atrasar aqui; Jesus, injustiçado e ressuscitado, não deixará de fazê-la.',
      prayer:
        'Deus dos oprimidos, alguém mais forte me pisa, e poucos acreditam quando conto. Tu acreditas. Leva-me para onde a mão dele não alcance. Levanta pessoas de palavra que abram porta, sirvam de testemunha e fiquem ao meu lado. Quebra o poder dos que se escondem atrás do teu nome. E quando eu estiver a salvo, faz de mim rochedo para outros.',
    },
    {
      verse: verse('Salmos 32:7', 'esconderijo preservas livramento'),
      context:
        'Perdoado, Davi deixa de se esconder de Deus e passa a esconder-se nele, cercado de música em vez de medo.',
      explanation:
        'O esconderijo de uma criança é debaixo da mesa, com a certeza de que a mãe está na sala. Davi descobriu um assim quando parou de fugir: o Deus a quem temia virou o lugar onde se está seguro. Aflições ainda chegam, e “preservar” não é vida sem arranhão. Mas nenhuma acusação tira do meio dessas canções quem foi perdoado em Cristo.',
      prayer:
        'Meu esconderijo, deixei de correr de ti e corro para ti. Que alívio. Tapa os meus ouvidos para a voz que repete os meus erros e canta tu, mais alto, sobre mim. Há uma angústia rondando; tu sabes qual. Cerca-me enquanto ela passa. Empresta-me uma canção para a louça, o trânsito e a madrugada, e que alguém aflito também a escute.',
    },
    {
      verse: verse('Salmos 34:7', 'anjo acampa livra'),
      context:
        'Testemunho pessoal de Davi, fugitivo de Saul, ensinado depois a outros: quem teme a Deus não está sem guarda.',
      explanation:
        'Acampar é armar barraca e ficar. A imagem fala de um Deus que não faz ronda de passagem: estabelece-se em volta de quem o teme, com exércitos que o olho não registra. Quantos perigos passaram sem que soubéssemos? Outros nos atingem, e também servos fiéis morreram cercados de anjos. O Senhor dos anjos, que se deixou prender por nós, nos livra até na morte.',
      prayer:
        'Senhor dos exércitos, obrigado pelas noites em que dormi sem saber do que me guardavas. Arma a tua tenda em torno desta casa, do quarto das crianças, da rua mal iluminada. Não preciso ver anjo nenhum; preciso saber-te perto. Guarda o vigia, o policial honesto, a enfermeira do plantão. Se o perigo entrar, entra antes dele, e ficarei em paz contigo.',
    },
    {
      verse: verse('Salmos 91:1-2', 'Altíssimo sombra refúgio fortaleza'),
      context:
        'Poema de confiança do antigo Israel; o diabo torceu outra parte dele ao tentar Jesus, que se negou a pôr o Pai à prova.',
      explanation:
        'Quem esperou ônibus em janeiro sabe o valor de uma sombra. Para estar nela é preciso ficar perto de quem a projeta; o salmo começa pela morada, não pela blindagem. Acidente, vírus e bala perdida continuam existindo, e crente também adoece. O abrigo do Altíssimo é mais fundo: em Jesus, nada disso consegue separar-nos do amor em que moramos.',
      prayer:
        'Altíssimo, quero morar contigo em vez de só visitar-te nos apuros. Chamo-te hoje de refúgio meu, diante de tudo o que dá medo no noticiário. Que eu não trate a tua palavra como amuleto pendurado na parede. Cobre os que trabalham sob o sol e sob ameaça. Quando a dor me atingir sem explicação, que eu ainda diga: meu Deus, em quem confio.',
    },
    {
      verse: verse('Salmos 121:3-4', 'pé guardião cochilará Israel'),
      context:
        'Romeiros a caminho de Jerusalém cantavam sobre o guarda sempre acordado, enquanto enfrentavam serras, calor e assaltantes.',
      explanation:
        'Alguém está de plantão. Enquanto você dorme, e deve dormir, o Guardião não boceja, não troca de turno, não se distrai com outro caso. Os pés continuam a torcer em pedra solta; o que ele não permite é a queda que nos perderia de vez. Mesmo quando Jesus cochilou, o barco não estava sem dono, e quem ia nele chegou à outra margem.',
      prayer:
        'Guardião que não dorme, entrego-te o meu turno da noite. Já fiz a ronda: porta, gás, mensagens, preocupações. Agora apago a luz. Fica tu com quem ainda não chegou, com a tosse do bebê, com a prova de amanhã. Se eu acordar no susto, que a primeira coisa a lembrar seja a tua vigília. Firma também os meus passos na subida. Boa noite, Pai.',
    },
    {
      verse: verse('Salmos 121:7-8', 'guardará mal saída entrada'),
      context:
        'Bênção de estrada dos peregrinos: na ida e na volta, e para além desta vida, Deus cuida de quem é seu.',
      explanation:
        'Chave na mão, mochila, “vai com Deus”: essa bênção de portão tem quase três mil anos. O Senhor acompanha quem sai e quem chega, o expediente e o corredor do prédio, e ainda a saída final. As tragédias também alcançam os peregrinos, e por isso o “todo mal” se lê à luz da eternidade. Jesus passou primeiro pela porta da morte, e passa de novo conosco.',
      prayer:
        'Senhor das idas e voltas, abençoa cada um que hoje atravessa o nosso portão. O que vai de moto, a que pega dois trens, o pequeno que estreia na escola. Guarda-lhes o corpo e mais ainda a alma. Se alguém não voltar, recebe-o tu, e segura os que ficarem. Também o meu último dia está nas tuas mãos: guarda essa saída.',
    },
    {
      verse: verse('Salmos 125:2', 'montes Jerusalém redor povo'),
      context:
        'Olhando as serras que cercam Jerusalém, os peregrinos viam nelas um retrato do cuidado que os envolvia por todos os lados.',
      explanation:
        'Uma montanha não precisa ser vigiada: ela está ali quando se acorda e quando se esquece dela. Assim, diz o cântico, é o Senhor em volta do seu povo. Repare que a promessa é plural; ninguém a recebe isolado na sua casinha. Jerusalém caiu mais de uma vez, e o cuidado não falhou por isso. Os que estão em Cristo têm serras que nenhum exército remove.',
      prayer:
        'Deus que cercas o teu povo, quando olho em volta vejo problemas em círculo. Ergue os meus olhos um pouco mais: atrás deles estás tu. Rodeia a nossa congregação, e também as divididas e as perseguidas. Faz-nos cercar uns aos outros com presença e comida. Se os muros em que eu confiava ruírem, que os teus montes, Senhor, continuem de pé.',
    },
    {
      verse: verse('Provérbios 18:10', 'nome torre justo seguro'),
      context:
        'Provérbio de Salomão, vizinho de outro que fala do muro imaginário do rico: abrigo de verdade é o nome do Senhor.',
      explanation:
        'Para onde você corre quando a notícia chega? Uns abrem a geladeira, outros o extrato, outros puxam briga. O sábio indica outra corrida, rumo ao nome, isto é, ao próprio Deus como se deu a conhecer. Não adianta pronunciar o nome com força, como fórmula; é preciso confiar em quem tem esse nome. Em Jesus, Deus que salva, a torre tem porta aberta ao injusto arrependido.',
      prayer:
        'Senhor, o teu nome me vem à boca antes de qualquer plano. Chego ofegante. Corri antes para lugares que balançaram: dinheiro, gente importante, a minha razão. Abre-me a porta e fecha-a atrás de mim. Aqui dentro quero recordar quem és: compassivo, justo, próximo. Quando for hora de descer e enfrentar o assunto, desce comigo. E que eu não deixe ninguém do lado de fora.',
    },
    {
      verse: verse('Isaías 54:17', 'arma sucesso herança servos'),
      context:
        'Dito a Jerusalém restaurada após o exílio, como herança dos servos de Deus: acusação e ataque não teriam contra eles a palavra final.',
      explanation:
        'As línguas ferem mais do que a lança, e aqui as duas perdem. Esta garantia é a herança dos servos de Deus: a palavra final a respeito deles é de Deus, que lhes dá a justiça como presente. Isto não serve de ameaça contra desafetos nem promete vencer todo processo. Cristo foi condenado por mentira e absolvido pelo Pai; escondido nele, você já ouviu o veredito que vale.',
      prayer:
        'Juiz de toda a terra, estão falando de mim, e nem tudo é verdade. Tenho vontade de responder à altura no grupo da família. Contém a minha língua e cuida do meu nome. Mostra-me onde errei mesmo, para que eu conserte. Do resto, sê tu o advogado. Que eu não fabrique armas contra ninguém, pois a tua absolvição já me põe de cabeça erguida.',
    },
    {
      verse: verse('Naum 1:7', 'bom fortaleza angústia confiam'),
      context:
        'Judá vivia sob o terror da Assíria; Naum anuncia o juízo de Nínive e lembra que Deus acolhe quem nele se abriga.',
      explanation:
        'Um livro inteiro sobre a queda de um império cruel, e no meio dele esta clareira: o Senhor é bom. Bondade, para quem sofre nas mãos de tiranos, inclui saber que a violência tem fim. E ele conhece um por um os que se abrigam nele, sem esquecer nenhum. O dia da angústia vem para todos; na cruz, Deus entrou no nosso e sabe o que passamos.',
      prayer:
        'Senhor bom, digo isso com a voz presa, pois o dia está ruim. Conheces-me pelo nome no meio de tanta gente que pede socorro, e isso me segura. Sê fortaleza para mim e para os povos sob bota e bomba. Encurta a mão dos cruéis. Se eu tiver de esperar, que espere à tua sombra, sem aprender a crueldade deles. Amém.',
    },
    {
      verse: verse('Zacarias 2:5', 'muro fogo glória'),
      context:
        'Jerusalém ainda não tinha muralhas depois do exílio; Deus promete ser a defesa e o brilho da cidade cheia de gente.',
      explanation:
        'Um muro de pedra protege, mas também aperta; acaba o terreno e ninguém mais cabe. Deus quis para a cidade um muro de fogo, que guarda e deixa crescer. É promessa para um povo que se abre, ao qual nações se juntariam, o contrário de um condomínio espiritual. O Espírito, que veio em chamas, faz da igreja essa cidade, ainda frágil e já habitada pela glória.',
      prayer:
        'Fogo santo, vivo levantando muros: grade, câmera, respostas curtas. Alguns são necessários; outros só me isolam. Ensina-me a diferença. Sê tu a proteção em volta, para que eu possa abrir a casa e a conversa. E sê o brilho no meio, mais bonito que qualquer enfeite. Guarda a tua igreja de encolher por medo. Mora conosco, Senhor, que aqui ainda cabe mais gente.',
    },
    {
      verse: verse('João 17:15', 'rogo mundo guardes maligno'),
      context:
        'Jesus ora pelos discípulos antes da prisão: em vez de retirá-los deste mundo difícil, o Pai os preservará do Maligno.',
      explanation:
        'Saber que fomos assunto de Jesus na véspera da cruz já aquece o coração. E ele pediu com precisão: nada de retirada, nada de redoma; que o Pai nos guarde onde estamos, na repartição, na faculdade, no bairro. Zombaria e tentação seguem fazendo parte da vida. O Maligno, porém, não fica com quem o Filho pediu para si, e esse pedido foi atendido.',
      prayer:
        'Pai santo, às vezes quero sumir deste mundo, mudar de cidade, sair de todos os grupos. Jesus pediu outra coisa por mim. Guarda-me então aqui mesmo: da mentira que todos contam, do cinismo, do mal que se disfarça de direito meu. Conserva em mim a ternura. Faz-me sal no corredor da empresa. E protege os irmãos que pagam caro por ficar.',
    },
    {
      verse: verse('2 Tessalonicenses 3:3', 'fiel fortalecerá guardará maligno'),
      context:
        'A igreja de Tessalônica enfrentava gente perversa; Paulo apoia-se na lealdade de Cristo, que a firma e defende do mal.',
      explanation:
        'A nossa fé oscila, e o Senhor continua fiel. O pulso dos tessalonicenses tremia; a segurança deles estava na constância de quem os segurava. Ele fortalece por dentro e guarda por fora, ainda que gente ruim continue solta por um tempo. Em dias em que você mal consegue orar, é a mão de Cristo que mantém o laço.',
      prayer:
        'Senhor fiel, a minha fé hoje está do tamanho de um fósforo. Protege-a do vento. Fortalece-me para o que não posso evitar e guarda-me daquilo que não percebo. Há pessoas perversas no meu caminho; que nenhuma delas me ensine os seus modos. Obrigado porque não dependes do meu humor para cumprir a tua palavra. Seguro-me em ti, que já me seguravas.',
    },
    {
      verse: verse('2 Timóteo 4:18', 'livrará preservará reino celestial'),
      context:
        'Perto da execução, Paulo sabe que não escapará da morte, e confia que o Senhor o levará em segurança ao Reino eterno.',
      explanation:
        'Há um livramento que nem a espada do carrasco desfaz. Paulo contava com ele: sairia do cárcere para o Reino, e nenhuma obra má conseguiria estragar o fim da história. Às vezes Deus livra da doença e do tribunal; outras, livra através deles. Para quem está em Cristo, morrer não é o dia em que a proteção falhou, mas aquele em que ela termina o serviço.',
      prayer:
        'Senhor da última viagem, tenho receio do fim e raramente digo isso em voz alta. Livra-me de toda obra má, primeiro da que me convida por dentro. Conserva os que amo até que estejamos todos à tua mesa. Acompanha os que morrem hoje sem ninguém segurando-lhes a mão. Leva-me a salvo quando for a hora, e que a glória seja toda tua.',
    },
  ],
};
