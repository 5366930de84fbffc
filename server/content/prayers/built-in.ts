import type { BuiltInPrayer } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const BUILT_IN_PRAYERS: readonly BuiltInPrayer[] = [
  {
    slug: 'protecao-da-familia',
    title: 'Proteção da família',
    synonyms: [
      'família',
      'minha família',
      'proteção da casa',
      'guarda a minha casa',
      'livramento',
      'segurança dos filhos',
      'assalto e violência na rua',
    ],
    context:
      'Para o começo ou o fim do dia, quando cada um vai para um lado e você quer entregar os seus a Deus pelo nome. Se há violência ou ameaça em casa, ore e procure ajuda logo.',
    text: 'Senhor, esta casa é tua. Antes que cada um siga o seu caminho, coloco diante de ti o nome de cada pessoa que amo. Guarda quem sai cedo para trabalhar, quem vai para a escola, quem fica. Protege-nos dos perigos da rua e também dos que entram sem bater: a mentira, a grosseria, o silêncio comprido. Sem o teu cuidado, todo o nosso esforço de vigiar seria inútil (Salmos 127:1). Ensina-nos a cuidar uns dos outros com atenção e a buscar socorro quando houver perigo. Na hora em que o medo apertar, lembra-nos de que estamos diante dos teus olhos. Em nome de Jesus. Amém.',
    longer: [
      'Pai, o peregrino que subia para Jerusalém olhava os montes e perguntava de onde viria a ajuda. Eu também olho em volta e pergunto: as ruas, as notícias, a estrada, o telefone que toca tarde da noite. A resposta daquele viajante é a minha: a ajuda vem de ti, que fizeste tudo o que existe (Salmos 121).\n\nTu não cochilas. Quando meus olhos se fecham, os teus continuam sobre esta família. Acompanha quem sai e recebe quem volta. Fica perto de quem mora longe e já não dorme debaixo deste teto, mas nunca saiu das minhas orações. Cuida das crianças, que ainda não conhecem o perigo, e dos mais velhos, que o conhecem bem demais.\n\nSei que esse cântico não nega as pedras do caminho; ele diz quem caminha ao lado. Se vier um dia mau, que nos encontre de mãos dadas contigo e uns com os outros. Guarda sobretudo a nossa alma, para que nada nos arranque de ti, hoje ou no último dia. Em ti descansamos. Amém.',
      'Senhor, venho pedir por coisas pequenas, porque é delas que se faz a vida da minha família. Cuide do ônibus lotado, da moto no trânsito, do fogão aceso, do remédio que alguém precisa tomar na hora certa. Livre-nos do assalto na rua escura. Dê juízo a quem dirige e paciência a quem espera.\n\nCuide também do que entra pela tela do celular. Que nossos filhos e netos encontrem em casa conversa, colo e limite, e que nós, adultos, falemos do Senhor com naturalidade, à mesa e pelo caminho, como foi ensinado às famílias de Israel (Deuteronômio 6:6-7). Afaste das crianças toda pessoa mal-intencionada e faça de nós gente atenta, que escuta, acredita e age quando uma delas conta que foi machucada.\n\nOnde a conta não fecha, dê acordo. Onde há briga, dê a coragem de pedir perdão. Se alguém desta família vive com medo dentro da própria casa, mostre a porta de saída e ponha pessoas de confiança ao lado. Que a nossa mesa seja um lugar seguro, e que o Senhor tenha nela o seu lugar. Em nome de Jesus, amém.',
      'Meu Deus, hoje a minha preocupação tem nome, idade e rosto. Tu sabes de quem falo. Não consigo estar onde essa pessoa está, não consigo escolher por ela, e o meu coração imagina o pior a cada demora.\n\nNo tempo de Neemias, com a cidade cercada de ameaças, o povo orou e também pôs vigias no muro (Neemias 4:9). Ensina-me a fazer as duas coisas: falar contigo e tomar as providências que me cabem, telefonar, procurar, denunciar, levar ao médico, chamar alguém de confiança. Livra-me de ficar de braços cruzados e livra-me de achar que tudo depende de mim.\n\nJesus pediu que os seus fossem guardados do maligno, mesmo continuando no mundo (João 17:15). Faço meu esse pedido: cerca quem amo com a tua presença, também onde ninguém fala o teu nome. E, se a notícia que vier for triste, não soltes esta família: segura-nos, porque então vamos precisar de ti ainda mais do que hoje. Tem misericórdia de nós. Amém.',
    ],
    verses: [
      verse('Salmos 127:1', 'edificar guardar guarda vigia'),
      verse('Salmos 121', 'socorro montes cochilará guardará'),
      verse('Deuteronômio 6:6-7', 'palavras filhos casa caminho'),
      verse('Neemias 4:9', 'oramos pusemos guarda'),
      verse('João 17:15', 'tires mundo guardes maligno'),
    ],
  },
  {
    slug: 'gratidao',
    title: 'Gratidão',
    synonyms: ['agradecer', 'ação de graças', 'louvor', 'obrigado, Deus', 'bênçãos recebidas'],
    context:
      'Para agradecer num dia bom, num dia comum ou quando a queixa começou a falar mais alto que tudo.',
    text: 'Pai, antes de pedir qualquer coisa, quero agradecer. Pelo ar que respirei sem perceber, pelo café, pelo banho, por quem perguntou como eu estava. O que é bom veio de ti, mesmo quando passou por mãos humanas (Tiago 1:17). Perdoa a pressa com que recebo teus presentes e a facilidade com que reparo no que falta. Acima de tudo, eu te agradeço por Jesus, que me amou antes que eu soubesse amar, e pelo perdão que não mereci. Faz de mim alguém que agradece em voz alta, a ti e aos outros. Que hoje uma pessoa saia mais leve da minha presença. Amém.',
    longer: [
      'Senhor, Davi precisou conversar com a própria alma e mandar que ela se lembrasse do bem recebido (Salmos 103:1-2). A minha também é esquecida. Guarda ofensas de dez anos e perde, numa tarde, a lembrança da tua bondade, e por isso hoje eu conto.\n\nConto os pecados que perdoaste e que ninguém mais conhece. Conto as doenças que passaram e as que ainda carrego com a tua ajuda. Conto os buracos de que me tiraste, as portas fechadas que mais tarde entendi, o pão que muitas vezes veio na última hora, mas veio. Conto as pessoas: quem me ensinou a orar, quem teve paciência comigo, quem já partiu e deixou saudade boa.\n\nTens a compaixão de um pai e te lembras de que somos feitos de pó (Salmos 103:13-14). Como isso me alivia! Não preciso fingir diante de ti. Recebe, então, esta gratidão simples, com suas falhas de memória e seus tropeços. Que ela cresça até caber nela também o dia difícil, e que eu termine a vida como esse salmo termina: chamando a minha alma a te bendizer. Amém.',
      'Hoje eu agradeço cômodo por cômodo. Na cozinha, dou graças pela panela no fogo, pela água que sai da torneira, pelas mãos que plantaram, colheram, transportaram e venderam o que está no prato. No quarto, pelo travesseiro, pelo sono que veio e também pela noite maldormida em que o Senhor me fez companhia. Na porta da rua, pelo trabalho que tenho ou pelo que ainda procuro, e por voltar.\n\nPaulo escreveu que em tudo há lugar para agradecer (1 Tessalonicenses 5:18). O Senhor sabe que isso me custa. Não agradeço pelo mal, nem pela dor, nem pela injustiça. Agradeço porque, no meio disso, o Senhor não foi embora.\n\nPonha diante de mim alguém a quem eu deva um agradecimento: a professora antiga, o vizinho que levou minha mãe ao hospital, a irmã da igreja que telefona. Dê-me disposição para mandar hoje a mensagem que adio. E, do que tenho, mostre-me o que pode ser repartido, porque gratidão guardada em casa mofa. Por Jesus, o maior presente, eu louvo o seu nome. Amém.',
      'Deus da minha salvação, hoje agradecer está difícil. Não vou fingir alegria, porque conheces o meu rosto por dentro. Houve perda, houve frustração, e a lista do que falta ficou comprida.\n\nLembro-me de Habacuque. Ele imaginou a figueira sem flor, a roça vazia, o curral sem gado, e mesmo assim decidiu alegrar-se em ti (Habacuque 3:17-18). Não disse que a fome era boa. Disse que tu continuavas sendo Deus quando o resto acabasse. Ensina-me essa gratidão de raiz, que não depende da safra.\n\nCom a voz que tenho, agradeço pelo que ninguém me tirou: o teu amor, mostrado na cruz; o perdão; o Espírito que ora em mim quando me faltam palavras; a promessa de que a morte não terá a última palavra. Agradeço por um gesto de bondade que recebi nesta semana e por ter conseguido chegar até aqui. Se for pouco, recebe o pouco, como deste valor às duas moedinhas da viúva (Lucas 21:2-3). Um dia quero cantar com força outra vez; até lá, aceita este obrigado dito baixinho. Amém.',
    ],
    verses: [
      verse('Tiago 1:17', 'boa dádiva vem alto'),
      verse('Salmos 103:1-2', 'alma esqueças benefícios'),
      verse('Salmos 103:13-14', 'pai compadece pó'),
      verse('1 Tessalonicenses 5:18', 'Agradecei tudo'),
      verse('Habacuque 3:17-18', 'figueira campos currais alegrarei'),
      verse('Lucas 21:2-3', 'viúva duas moedas'),
    ],
  },
  {
    slug: 'sabedoria',
    title: 'Sabedoria',
    synonyms: ['entendimento', 'discernimento', 'conselho'],
    context:
      'Antes de uma conversa importante, de uma escolha ou de qualquer dia em que faltem respostas.',
    text: 'Senhor, eu não sei o suficiente, e é bom reconhecer isso diante de ti. Tu dás sabedoria a quem pede, e dás sem humilhar quem perguntou (Tiago 1:5). Por isso te peço que abras meus olhos para ver o que importa e o que é só barulho. Segura minha língua quando ela quiser correr na frente do pensamento. Põe no meu caminho gente experiente e dá-me humildade para escutar. Que a tua Palavra ilumine o próximo passo, mesmo que eu ainda não enxergue a estrada inteira (Salmos 119:105). E, se eu errar, corrige-me com mão de Pai. Por Cristo, nosso Senhor. Amém.',
    longer: [
      'A ti elevo a minha alma, Senhor. Faço minhas as palavras de quem pediu para conhecer os teus caminhos e aprender contigo, disposto a esperar o dia inteiro (Salmos 25:4-5). Ele queria um mestre mais do que um mapa. Eu, que prefiro respostas rápidas, preciso aprender com ele.\n\nPerdoa os erros da minha juventude e os de ontem. Sei que muitas vezes chamei de dúvida o que era teimosia, e de prudência o que era medo. Tu guias os humildes e lhes ensinas o caminho (Salmos 25:9). Coloca-me, então, entre os humildes. Tira de mim a vontade de ter sempre razão, a vergonha de dizer que não sei, o costume de pedir conselho só a quem concorda comigo.\n\nQuando abrir a Bíblia, que eu não procure apenas um versículo a favor do que já decidi. Quando orar, que eu saiba ficar em silêncio. Quando alguém mais simples do que eu disser a verdade, que eu a receba. E, enquanto a resposta não chega, ajuda-me a fazer com capricho o que já sei que é certo. Meus olhos continuam voltados para ti. Amém.',
      'Deus, o Senhor ofereceu a Salomão o que ele quisesse pedir, e ele quis um coração capaz de entender e de separar o bem do mal (1 Reis 3:9). Eu não governo um povo. Cuido de uma casa, de um emprego, de umas poucas relações que me pesam nos ombros, e para isso também preciso desse coração.\n\nDê-me sabedoria para gastar e para guardar. Para saber quando falar com meu filho e quando só me sentar ao lado dele. Para ler a mensagem atravessada no grupo da família e não responder com raiva. Para desconfiar da notícia que me agrada demais, da oferta boa demais, do atalho que pede segredo. Para reconhecer o meu limite e ir ao médico, ao advogado, ao pastor, a quem estudou o que eu não estudei.\n\nSe hoje me pedirem opinião, que eu pergunte antes de aconselhar. Se me elogiarem, que eu não perca a cabeça. Se me criticarem, que eu procure o grão de verdade no meio da palha. E que, à noite, eu possa olhar para as escolhas do dia sem vergonha diante do Senhor. Peço isso em nome de Jesus. Amém.',
      'Ó Pai, estou diante de ti com a cabeça cheia e o coração dividido. Já fiz a lista dos prós e dos contras, já pedi opinião, já perdi o sono. E há mais: parte desta confusão fui eu que arrumei, quando decidi com pressa e não quis ouvir ninguém.\n\nTua Palavra me chama a confiar em ti de coração inteiro e a não fazer do meu entendimento a única bengala (Provérbios 3:5-6). É o que desejo. Mostra-me se a paz que sinto com um dos caminhos é confiança ou é só comodidade. Mostra-me se o outro caminho, mais difícil, é coragem ou é orgulho. Tiago ensina que a sabedoria que vem de ti é pura, pacífica, aberta ao diálogo e cheia de misericórdia (Tiago 3:17). Que eu desconfie de toda decisão que me obrigue a mentir, a ferir ou a esconder.\n\nSe for preciso voltar atrás e reconhecer o erro, dá-me coragem. Se for preciso esperar, dá-me sossego. E, seja qual for o resultado, não me deixes pensar que um tropeço meu é maior do que a tua graça. Conduz-me, Senhor. Amém.',
    ],
    verses: [
      verse('Tiago 1:5', 'sabedoria peça generosamente repreender'),
      verse('Salmos 119:105', 'palavra lâmpada caminho'),
      verse('Salmos 25:4-5', 'caminhos ensina veredas todo dia'),
      verse('Salmos 25:9', 'guia humildes ensina caminho'),
      verse('1 Reis 3:9', 'coração entendimento discernir bem mal'),
      verse('Provérbios 3:5-6', 'Confia coração entendimento veredas'),
      verse('Tiago 3:17', 'sabedoria pura pacífica tratável misericórdia'),
    ],
  },
  {
    slug: 'cura-e-saude',
    title: 'Cura e saúde',
    synonyms: [
      'doente',
      'doença',
      'enfermidade',
      'câncer',
      'dor',
      'tratamento',
      'saúde da minha mãe',
      'saúde',
      'esposa com câncer',
      'marido doente',
    ],
    context:
      'Para orar por você ou por alguém doente, ao lado do tratamento. Oração e medicina caminham juntas: não suspenda remédios nem consultas.',
    text: 'Senhor Jesus, tu te deixaste comover pelos doentes e não tiveste medo de tocar quem ninguém tocava (Marcos 1:41). Olha para este corpo que sofre. Peço alívio para a dor, sono para a noite e cura, segundo a tua vontade e o teu amor. Guia os médicos, os enfermeiros e quem cuida em casa; dá acerto ao diagnóstico e paciência ao tratamento. Sustenta no leito quem já não tem força (Salmos 41:3). Se a melhora demorar, não deixes que a esperança adoeça também. E, na saúde ou na fraqueza, faz-nos lembrar que pertencemos a ti, que venceste a morte. Amém.',
    longer: [
      'Tem misericórdia de mim, Senhor, porque estou sem forças, e até a minha alma ficou abalada. Foi assim que o salmista orou, sem enfeite, molhando a cama de tanto chorar e perguntando até quando (Salmos 6:2-6). Agradeço por essa oração estar na Bíblia. Ela me diz que posso chegar a ti com febre, com raiva, com medo do resultado do exame.\n\nCura-me, se for do teu agrado. Digo isso com toda a vontade de viver. Fala ao meu corpo, que tu mesmo formaste. Que o remédio faça o seu efeito, que a inflamação ceda, que a ferida feche, que o apetite volte. E cura em mim o que os aparelhos não mostram: a culpa antiga, a amargura, o pavor de ser um peso para os outros.\n\nO salmo termina com a certeza de que ouviste o choro (Salmos 6:8). Nada ali diz que a doença tinha ido embora; a solidão, essa já tinha. Dá-me essa certeza agora. Quando eu não puder orar, que orem por mim. E, quando chegar o dia de ver tudo novo, que eu te encontre num corpo que não adoece mais. Amém.',
      'Pai, apresento ao Senhor esta pessoa doente, como aqueles quatro que abriram o telhado e baixaram o amigo até Jesus (Marcos 2:3-5). Eu não posso carregar a dor dela, mas posso carregar um canto da maca. Mostre-me qual é o meu canto: acompanhar na consulta, cozinhar, levar as crianças à escola, ficar em silêncio ao lado da cama.\n\nAbençoe a fila do posto, a enfermeira no fim do plantão, a médica que precisa decidir depressa, o rapaz que limpa o corredor. Que ninguém seja tratado como número. Que haja vaga, remédio, sangue no banco, resposta certa. Livre esta família das promessas falsas e de quem ganha dinheiro com o desespero alheio.\n\nPeço a cura. O Senhor pode, e nós desejamos muito. Peço também, enquanto ela não vem, dias bons no meio dos ruins: uma visita que faça rir, uma noite sem dor, um prato que dê vontade de comer. Guarde quem cuida, para que não adoeça junto, e ensine essa pessoa a aceitar ajuda. Que todos nesta casa saibam que o seu amor não depende do resultado do exame. Em nome de Jesus. Amém.',
      'Meu Deus, a notícia não foi boa. Ouvi palavras que não queria aprender e saí do consultório com a receita na mão e um vazio no peito. Não sei orar bonito hoje.\n\nTeu Filho, no jardim, pediu que o cálice passasse, se fosse possível, e depois se entregou à tua vontade (Mateus 26:39). Eu começo pela primeira parte: passa de mim este cálice. Quero viver, ver crescer quem amo, terminar o que comecei. Só tu sabes se chegarei hoje à segunda parte; leva-me até lá devagar.\n\nNão permitas que me digam, nem que eu repita por dentro, que faltou fé. Paulo pediu três vezes, e a resposta foi graça suficiente no meio da fraqueza (2 Coríntios 12:8-9). Se a cura vier, darei testemunho com alegria. Se não vier como espero, não me faltes. Cuida de quem vai precisar de mim e de quem vai cuidar de mim. Tira o meu pavor da noite. E segura firme a minha mão na beira de tudo o que não conheço, porque Jesus já passou por ali e voltou vivo. Amém.',
    ],
    verses: [
      verse('Marcos 1:41', 'compaixão mão tocou limpo'),
      verse('Salmos 41:3', 'sustenta leito enfermidade'),
      verse('Salmos 6:2-6', 'fraco cura alma lágrimas leito'),
      verse('Salmos 6:8', 'ouviu voz choro'),
      verse('Marcos 2:3-5', 'paralítico quatro telhado fé'),
      verse('Mateus 26:39', 'possível passe cálice queres'),
      verse('2 Coríntios 12:8-9', 'Três vezes graça basta fraqueza'),
    ],
  },
  {
    slug: 'perdao',
    title: 'Perdão',
    synonyms: ['perdoar', 'pedir perdão', 'quem me feriu', 'reconciliação'],
    context:
      'Para pedir perdão a Deus ou para começar a perdoar alguém. Perdoar não obriga ninguém a continuar perto de quem agride: se há perigo, afaste-se e peça ajuda.',
    text: 'Pai, venho sem desculpas. Tu viste o que fiz, o que falei e o bem que deixei de fazer. Como aquele homem que nem levantava os olhos no templo, só tenho a tua misericórdia para pedir (Lucas 18:13). Por causa de Jesus, que morreu por mim, limpa a minha consciência e ensina-me a andar na luz. Quem confessa encontra em ti fidelidade e perdão (1 João 1:9). Dá-me coragem para reparar o que for possível e procurar quem feri. E, a quem me feriu, ajuda-me a soltar a cobrança, um dia de cada vez, deixando contigo a justiça. Em nome de Jesus. Amém.',
    longer: [
      'Ó Deus, tem misericórdia de mim. Tomo emprestada a oração de Davi, que escreveu depois de um pecado grave, com vítimas e com mentira, e que não ficou pondo a culpa nos outros (Salmos 51:1-4). Também não quero pôr: fui eu.\n\nLava-me. Não peço só que me livres das consequências, embora eu tenha medo delas. Peço um coração limpo por dentro, onde a vontade de pecar de novo vá perdendo o lugar (Salmos 51:10). Tu gostas da verdade no íntimo, e eu passei muito tempo representando. Aqui está, então, a verdade que eu escondia.\n\nNão me mandes embora da tua presença. Devolve-me a alegria que perdi no dia em que comecei a mentir. Se houver uma pessoa que preciso procurar, um dinheiro que preciso devolver, uma autoridade a quem preciso responder, acompanha-me até a porta. Creio que não desprezas um coração quebrado, porque teu Filho foi ferido por mim. E, quando eu estiver de pé, que a minha história sirva para ajudar outro a voltar, sem que eu me esqueça de onde me tiraste. Amém.',
      'Senhor Jesus, todos os dias repito que perdoo a quem me deve, como o Senhor ensinou (Mateus 6:12), e quase sempre digo depressa, sem pensar em ninguém. Hoje vou devagar, porque há um nome que me vem à boca.\n\nFoi uma palavra, uma dívida, uma mentira, uma ausência. O Senhor sabe o tamanho exato. Não vou chamar de pequeno o que foi grande, nem dizer que não doeu. Mas faz tempo que essa pessoa mora na minha cabeça sem pagar aluguel, e vou me acostumando a viver com a mágoa.\n\nEntão, diante da cruz, onde me foi perdoada uma dívida que eu nunca poderia pagar, começo a abrir a mão. Abro mão da vingança, da indireta, do prazer de ver cair. Não prometo esquecer de uma vez; prometo voltar aqui quando a lembrança voltar. Se a conversa for possível e segura, prepare os dois lados. Se não for, que o perdão cresça mesmo de longe, com limite e com prudência. E cuide dessa pessoa também, porque talvez ela precise do Senhor tanto quanto eu. Amém.',
      'Deus justo, o que me fizeram foi sério. Falaram-me de perdão como se fosse apagar tudo, voltar para perto e ficar em silêncio, e isso me pareceu mais uma violência. Ensina-me o que o perdão é de verdade.\n\nTu não passas por cima do mal. Levaste o pecado tão a sério que a cruz foi necessária. Mandaste que não nos vinguemos e guardaste contigo a vingança (Romanos 12:19). Posso, então, entregar-te a minha causa sem dizer que não aconteceu nada. Posso contar a verdade a quem me proteja, procurar a polícia, a Justiça, um profissional que me ajude, e ainda assim pedir que o ódio não me consuma por dentro.\n\nTu estás perto de quem tem o coração em pedaços (Salmos 34:18). Fica perto de mim, sem me apressar. Se eu ainda não consigo desejar bem a quem me feriu, recebe ao menos o desejo de um dia ficar livre. Tira de mim a culpa que nunca foi minha. Põe ao meu redor gente que acredite em mim. E, no teu tempo, faz nascer onde hoje só há ferida uma paz que ninguém me possa tomar. Amém.',
    ],
    verses: [
      verse('Lucas 18:13', 'publicano olhos misericórdia pecador'),
      verse('1 João 1:9', 'confessarmos fiel justo perdoar'),
      verse('Salmos 51:1-4', 'misericórdia transgressões pecado Pequei'),
      verse('Salmos 51:10', 'Cria coração puro'),
      verse('Mateus 6:12', 'perdoa dívidas devedores'),
      verse('Romanos 12:19', 'vingueis pertence vingança'),
      verse('Salmos 34:18', 'perto quebrantados coração'),
    ],
  },
  {
    slug: 'forca-espiritual',
    title: 'Força espiritual',
    synonyms: ['fraqueza', 'cansaço', 'desânimo', 'perseverar', 'batalha espiritual'],
    context:
      'Para quando a fé está cansada, a tentação insiste ou a tarefa parece maior do que você.',
    text: 'Deus eterno, tu não te cansas, e eu me canso fácil. Vens dar força a quem já não tem vigor (Isaías 40:29), e é com essa confiança que me aproximo. Fortalece-me por dentro, pelo teu Espírito, onde ninguém vê (Efésios 3:16). Ajuda-me a dizer não ao que me afasta de ti, e a começar o bem que tenho adiado. Quando a tentação chegar, mostra a saída e empurra-me para ela. Não peço para parecer forte aos outros. Peço para permanecer contigo: orando quando não há vontade, servindo quando ninguém nota, levantando depois de cair. Sustenta-me pela graça de Cristo. Amém.',
    longer: [
      'Senhor, o salmista tropeçou por dentro. Viu gente sem escrúpulos viver bem, comparou, amargou-se e quase largou a fé (Salmos 73:2-3). Eu conheço essa ladeira. Também já me perguntei se vale a pena agir direito quando o atalho parece dar mais certo.\n\nO que o trouxe de volta foi entrar na tua presença e lembrar o fim da história. Traz-me também. Arruma a minha vista, que anda olhando só para a vitrine dos outros. Faz-me perceber a tua mão segurando a minha, até nos dias em que fui eu que larguei.\n\nMinha carne e meu coração podem falhar, e já andam falhando: o corpo mais lento, o ânimo mais curto, a paciência por um fio. Sê a rocha debaixo disso (Salmos 73:26). Não quero uma força de pedra, que não chora nem pede ajuda; quero a força de ficar perto de ti, que é o meu bem. Que eu possa dizer, com verdade, que não há no céu nem na terra alguém que eu deseje mais. E, se hoje ainda não puder dizer, que eu deseje poder. Por Jesus Cristo. Amém.',
      'Pai, preciso de força para uma segunda-feira. Eu imagino as grandes batalhas com coragem; são as miúdas que me vencem. O despertador, o chefe, o trânsito, a criança que não obedece, o parente que provoca, o celular que chama quando eu ia orar.\n\nA Escritura compara a vida com o Senhor a uma armadura que se veste, peça por peça, para ficar firme (Efésios 6:13-17). Ajude-me a vestir: a verdade, antes de contar a história do meu jeito; a justiça, no troco e no relatório; a paz, quando entrar em casa; a fé, quando vier o pensamento de que nada muda; a salvação, para lembrar de quem eu sou; a sua Palavra, um trecho que eu leve na memória até o fim do dia.\n\nDê-me também o bom senso de cuidar do corpo, porque muito do que chamo de fraqueza espiritual é sono atrasado e prato vazio. E dê-me companheiros: dois ou três com quem eu possa falar com sinceridade, que orem por mim e me deixem orar por eles. Não quero lutar só. Que a sua força apareça no meu jeito comum de viver. Em nome de Jesus. Amém.',
      'Meu Deus, cheguei ao fim das minhas forças. Não é modo de falar. Elias se deitou debaixo de uma árvore no deserto e pediu para morrer, e tu não lhe deste um sermão: deste-lhe pão, água e sono, duas vezes, porque o caminho era comprido demais (1 Reis 19:4-7). Olha para mim com essa mesma ternura.\n\nTira o peso de fingir que está tudo bem. Se eu precisar de médico, de terapia, de uma licença, de alguém que fique comigo esta noite, que eu não me envergonhe de pedir. Se o pensamento de acabar com tudo me visitar, faz-me chamar quem me ama, antes de qualquer outra coisa.\n\nDizes que o teu poder se mostra na fraqueza (2 Coríntios 12:9). Aqui não falta fraqueza com que trabalhar. Não te peço para correr nem para voar. Peço para atravessar este dia. Um copo de água, um banho, uma oração curta, uma pessoa ao lado. Amanhã voltamos a conversar. Recomeça em mim, porque eu não sei recomeçar. Em Cristo, que também caiu com o rosto em terra, eu espero. Amém.',
    ],
    verses: [
      verse('Isaías 40:29', 'força cansado vigor'),
      verse('Efésios 3:16', 'fortalecidos poder Espírito interior'),
      verse('Salmos 73:2-3', 'pés desviaram inveja prosperidade'),
      verse('Salmos 73:26', 'carne coração Deus fortaleza'),
      verse('Efésios 6:13-17', 'armadura verdade justiça fé salvação'),
      verse('1 Reis 19:4-7', 'deserto morrer dormido come água'),
      verse('2 Coríntios 12:9', 'poder aperfeiçoa fraqueza'),
    ],
  },
  {
    slug: 'paz-interior',
    title: 'Paz interior',
    synonyms: ['paz no coração', 'serenidade', 'calma'],
    context:
      'Para a mente agitada, a véspera difícil ou o fim de um dia barulhento. Se a angústia não passa ou a vida perdeu o sentido, procure um profissional.',
    text: 'Senhor, aqui estou, com o pensamento correndo em todas as direções. Quero parar um pouco diante de ti. Respiro devagar e entrego o que não consigo resolver hoje. Jesus deixou aos discípulos a própria paz, diferente da que o mundo oferece (João 14:27). Dá-me dessa paz. Mesmo que os problemas não sumam, que eles não mandem em mim. Cala as vozes que me acusam, acalma as que me apressam. Como criança desmamada que descansa no colo da mãe, que a minha alma sossegue perto de ti (Salmos 131:2). Guarda meu coração esta noite e amanhã. Amém.',
    longer: [
      'Bom Pastor, leio de novo o salmo que sei de cor e peço que ele deixe de ser apenas conhecido (Salmos 23). Tu me fazes deitar. Eu, por mim, não me deitaria: continuaria de pé, conferindo, respondendo, temendo; obriga-me, com carinho, a descansar.\n\nLeva-me para perto de águas tranquilas, porque ando bebendo de fontes agitadas. Restaura o que em mim se gastou, a paciência, o riso, o gosto de orar, e endireita o passo onde me desviei.\n\nHá um vale escuro no meu caminho, e não sei o comprimento dele. O salmo não diz que vais desviar a estrada; diz que estás comigo. Deixa-me sentir a tua vara e o teu cajado, a firmeza e a direção. Prepara uma mesa também aqui, diante do que me ameaça, e ensina-me a comer em paz, sem vigiar a porta.\n\nTua bondade tem vindo atrás de mim todos estes anos, até quando eu corria na direção errada. Que ela me alcance hoje. E, quando os meus dias terminarem, que eu chegue em casa, na tua casa, para não sair mais. Em ti eu descanso. Amém.',
      'Meu Pai, vou dizer ao Senhor, um por um, os assuntos que me tiram a paz, porque a sua Palavra manda trocar a ansiedade por pedidos feitos com gratidão (Filipenses 4:6-7). Entrego a conta que vence. Entrego a resposta que não veio. Entrego a saúde daquela pessoa, a briga que ficou no ar, o futuro dos meus, o medo que nem sei explicar.\n\nAo lado de cada um ponho um agradecimento, para não me esquecer de quem me ouve. Agradeço o pão, o teto, o amigo, o perdão, o dia que termina.\n\nAgora me ajude a fazer a minha parte. Que eu desligue o celular mais cedo. Que eu caminhe um pouco, coma com calma, diga não ao que não me cabe. Que eu peça desculpas ainda hoje, se a falta de paz vier de uma culpa verdadeira. E que eu procure ajuda, sem vergonha, se esta angústia estiver virando doença.\n\nA sua paz vai além do que eu consigo entender; por isso não vou esperar entender para descansar. Ponha-a de sentinela à porta do meu coração. Amanhã haverá trabalho, mas nesta noite eu durmo, em nome de Jesus. Amém.',
      'Jesus, o barco está enchendo de água. Os discípulos, na tempestade, acordaram-te aos gritos, perguntando se não te importavas com eles (Marcos 4:38). É a minha pergunta também. Pareces dormir, e a água já me molha os pés.\n\nAgradeço por não teres mandado aqueles homens embora por causa do grito. Levantaste-te e falaste ao vento. Fala agora ao que está solto dentro de mim: o coração disparado, o aperto na garganta, a imaginação que corre para o desastre. Manda tudo isso calar. E, se o vento lá fora continuar, faz bonança ao menos aqui.\n\nQuero me lembrar de que estavas no mesmo barco. Não olhavas da praia. Entraste na nossa vida, cansaste-te como nós, dormiste numa almofada, choraste, morreste. E o sepulcro não te segurou. Quem é este, a quem o mar obedece? É o meu Senhor, e eu estou com ele.\n\nConto até dez, respiro, repito o teu nome. Deus é refúgio, socorro bem perto na hora da angústia (Salmos 46:1). Não preciso resolver a noite inteira. Preciso só do próximo minuto contigo. Fica, Senhor. Amém.',
    ],
    verses: [
      verse('João 14:27', 'paz deixo mundo perturbe'),
      verse('Salmos 131:2', 'sossego alma criança mãe'),
      verse('Salmos 23', 'pastor águas vale mesa casa'),
      verse('Filipenses 4:6-7', 'ansiosos gratidão paz entendimento corações'),
      verse('Marcos 4:38', 'dormindo almofada importas'),
      verse('Salmos 46:1', 'refúgio socorro presente angústia'),
    ],
  },
];
