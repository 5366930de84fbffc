import type { PromiseTheme } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const esperanca: PromiseTheme = {
  slug: 'esperanca',
  theme: 'Esperança',
  actions: [
    'Leia o capítulo inteiro de onde vem uma promessa que tocou você e anote quem falava, a quem e em que situação.',
    'Faça algo que só faz sentido para quem espera: plante uma muda, comece um curso, retome uma conversa interrompida.',
    'Conte a um irmão mais jovem uma ocasião em que Deus sustentou você durante uma demora longa, sem exagerar o final.',
    'Troque a frase de desespero que você repete por uma oração curta de espera, escrita num papel e lida três vezes ao dia.',
    'Quando a esperança sumir por muitos dias seguidos, peça ajuda a um profissional de saúde e à sua igreja.',
  ],
  promises: [
    {
      verse: verse('Jó 19:25-26', 'Redentor vive verei Deus'),
      context:
        'Doente, sem filhos e acusado pelos amigos, Jó declara confiança no seu Redentor; os cristãos ouvem aqui um anúncio da ressurreição.',
      explanation:
        'Redentor, em hebraico goel, era o parente que comprava de volta a terra perdida e defendia o nome da família. Jó tinha perdido tudo, inclusive a reputação, e ainda assim declara: o meu está vivo. Ele falou sem entender o motivo da própria dor, e o livro nunca lhe conta esse motivo por inteiro. Para quem recebe um laudo difícil, a frase não nega a doença; confessa que Jesus, ressurreto, ficará de pé quando o pó assentar.',
      prayer:
        'Redentor vivo, os amigos discutem a causa da minha desgraça e eu só queria companhia. Não encontro explicação nas gavetas que abri. Mesmo com a pele cansada e o nome manchado, digo em alto e bom som que estás vivo. Defende-me onde fui acusado sem culpa; perdoa-me onde a acusação procede. E que os meus olhos, estes aqui, te vejam um dia. Amém.',
    },
    {
      verse: verse('Salmos 9:18', 'necessitado esquecido esperança'),
      context:
        'Davi louva o Deus que julga as nações e afirma que o pobre, ignorado pelos poderosos, não sairá da memória dele.',
      explanation:
        'Senha perdida, protocolo que não anda, atendente que pede para voltar amanhã: o pobre no Brasil conhece o esquecimento com carimbo. O salmo registra o contrário a respeito de Deus. Ele é juiz das nações e guarda de cor o nome de quem não tem padrinho. A espera pode ser longa, e buscar direitos faz parte dela. Jesus nasceu desse lado do balcão e voltará para acertar as contas.',
      prayer:
        'Juiz justo, venho de uma fila em que ninguém olhou para a minha cara. O Senhor olha. Acompanhe o processo parado, a consulta remarcada, o benefício negado sem razão. Levante defensores honestos e funcionários que tratem gente como gente. Não me deixe criar ódio nem entregar os pontos. E se um dia eu ficar do outro lado da mesa, lembre-me deste banco. Amém.',
    },
    {
      verse: verse('Salmos 33:18-19', 'olhos esperam bondade fome'),
      context:
        'Hino de Israel que desmonta a confiança em cavalos e exércitos: quem sustenta na fome e no perigo é o Senhor, atento aos seus.',
      explanation:
        'Israel via cavalos de guerra e aprendia a não se impressionar. Hoje os cavalos têm outros nomes: investimento, conhecido influente, plano premium. Eles podem ser úteis, mas não salvam ninguém. O salmo celebra um olhar que acompanha quem espera na bondade de Deus, também quando a despensa míngua. Cristãos já passaram fome, e a igreja existe, entre outras coisas, para repartir. Acima de tudo, esse olhar nos segue além da morte.',
      prayer:
        'Senhor que vês, abre comigo a porta do armário: arroz para três dias. Eu te agradeço os três e te peço o quarto. Livra-me de achar que o meu futuro mora no bolso de alguém importante. Sopra no coração de quem tem sobrando e acorda a tua igreja para os vizinhos dela. Enquanto espero e descanso em ti, põe os teus olhos primeiro sobre as crianças. Amém.',
    },
    {
      verse: verse('Salmos 42:11', 'abatida alma Espera Deus'),
      context:
        'Longe do templo e alvo de zombaria, um levita discute com o próprio abatimento e decide aguardar pelo Deus a quem voltará a louvar.',
      explanation:
        'Falar sozinho pode ser oração. O levita pergunta à alma por que anda curvada e não aceita calado a resposta dela. Repare que o salmo seguinte repete a mesma pergunta: o abatimento não passa com um sermão só. Quando ele é fundo e demorado, pode ser doença, e tratar-se combina com esperar em Deus. O “ainda” do texto é precioso; Jesus também teve a alma angustiada, e o louvor voltou.',
      prayer:
        'Minha alma está no chão, Senhor, e já não me obedece quando a mando levantar. Fala tu com ela. Lembra-lhe os domingos de mãos dadas, o hino que fazia arrepiar, o socorro daquela vez. Se eu precisar de remédio ou de psicólogo, livra-me da vergonha. Ainda hei de louvar-te; hoje digo isso com voz de quem lê uma placa ao longe. Segura esse “ainda” por mim. Amém.',
    },
    {
      verse: verse('Salmos 130:7', 'Israel espera redenção abundância'),
      context:
        'Depois de clamar do fundo, um peregrino convida a nação inteira a aguardar o Senhor, em quem há resgate de sobra.',
      explanation:
        'Redenção em abundância quer dizer que não vai faltar no meio da fila. O peregrino veio do fundo do poço e, ao ser ouvido, não guardou o segredo: chamou o país inteiro. O que o salmo anuncia é resgate da culpa, e esse resgate custou o sangue de Cristo. Dívida financeira e processo judicial seguem o seu curso; a alma, porém, já pode esperar de cabeça erguida.',
      prayer:
        'Das profundezas te chamo, Deus, e o eco parece maior que a minha voz. Tu escutas. Há pecado que confesso e torno a confessar, como se o teu perdão viesse em conta-gotas. Mostra-me a fonte aberta. Espero por ti como o vigia da fábrica espera as seis da manhã. E, quando eu me souber livre, não deixes que guarde a boa notícia numa gaveta. Amém.',
    },
    {
      verse: verse('Salmos 146:5', 'ajuda esperança Deus'),
      context:
        'Este salmo alerta contra depositar a vida nas mãos de autoridades mortais e chama feliz quem conta com o Deus de Jacó.',
      explanation:
        'De quatro em quatro anos renovam-se as promessas em carro de som, e o salmo recomenda votar sem ajoelhar. Governantes passam; Deus fez o céu e dá pão a quem tem fome, diz o cântico adiante. Feliz é quem põe nele o peso da vida. Essa felicidade não livra de decepção com autoridades nem dispensa de cobrar delas. Quem segue Jesus, rei de outro tipo, trabalha pelo bem comum sem idolatria.',
      prayer:
        'Deus de Jacó, apostei demais em gente que discursa bem, e a raiva que sinto agora denuncia isso. Volta a ser a minha ajuda. Peço pelos que governam: dá-lhes juízo, vergonha e compaixão dos pequenos. Afasta da minha família a briga por causa de partido. Sustenta o estrangeiro, o órfão, a viúva, como gostas de fazer, e usa também as minhas mãos, tu que estás no trono. Amém.',
    },
    {
      verse: verse('Jeremias 17:7-8', 'confia árvore seca fruto'),
      context:
        'Jeremias falava a Judá tentada a confiar em alianças humanas: a árvore junto à água enfrenta a estiagem, porém não deixa de frutificar.',
      explanation:
        'No sertão há uma árvore que segue verde quando tudo em volta virou graveto: o juazeiro, de raiz funda. Jeremias conta uma história parecida. O calor vem e a seca também; a diferença está embaixo da terra, onde ninguém fotografa. Confiar em Deus não muda o clima. Muda a fonte de que bebemos, que é Cristo, e por isso ainda há fruto para dar em ano ruim.',
      prayer:
        'Senhor, o ano foi de estiagem: trabalho escasso, notícia ruim, igreja dividida. Leva as minhas raízes mais para baixo, até a água. Enquanto só cuidei das folhas, murchei ao primeiro sol. Ensina-me a buscar-te quando não há ninguém vendo. Que alguém encontre em mim sombra e um fruto qualquer, mesmo miúdo. Se a chuva tardar, não me deixes secar de desgosto. Amém.',
    },
    {
      verse: verse('Jeremias 29:11', 'pensamentos paz futuro esperança'),
      context:
        'Carta aos deportados na Babilônia, que só voltariam depois de setenta anos. A promessa era para aquele povo e mostra a intenção fiel de Deus.',
      explanation:
        'Talvez este seja o versículo mais estampado em canecas, e merece mais do que caneca. O plano de Deus para aquela gente passava por setenta anos de espera, com horta, casamento e oração pela cidade inimiga. Não é senha para a vaga dos sonhos. Mostra como Deus pensa a respeito dos seus: com paz na intenção e futuro à vista. Em Cristo, esse futuro tem garantia até depois do túmulo.',
      prayer:
        'Deus que pensa em mim, eu preferia saber o plano completo, com datas. O Senhor me deu uma enxada e pediu paciência. Então ajude-me a plantar aqui, nesta cidade que não escolhi, e a querer bem aos vizinhos. Abençoe o bairro, a escola, até o chefe difícil. Cure a minha pressa de chegar. Se a promessa florescer só para os meus netos, ainda assim será boa. Amém.',
    },
    {
      verse: verse('Jeremias 31:17', 'esperança futuro filhos voltarão'),
      context:
        'Deus responde a Raquel, figura das mães que choravam os filhos levados ao cativeiro, anunciando que haveria retorno à terra.',
      explanation:
        'Raquel não queria ser consolada, e Deus não a censurou por isso; deu-lhe notícia dos filhos. Os descendentes dela voltariam do cativeiro. Mães e pais de hoje gostariam de ouvir a mesma garantia sobre o filho que saiu da fé ou da linha, e honestamente não a temos por escrito. Temos o caráter de quem falou. Ele busca perdidos, ouve choro de mãe e, em Jesus, abriu o caminho de volta.',
      prayer:
        'Senhor, há um quarto arrumado esperando alguém. Deixo a luz da varanda acesa e penso em ti, que fazes o mesmo há mais tempo. Encontra os meus onde eu não alcanço; usa um amigo, uma queda, uma lembrança de infância. Não posso decidir por eles. Guarda-me de implorar, ameaçar ou comprar a volta. Enxuga-me os olhos para que eu veja a estrada, porque ainda espero. Amém.',
    },
    {
      verse: verse('Lamentações 3:25-26', 'bom esperam silêncio salvação'),
      context:
        'De dentro do luto por Jerusalém arrasada, o poeta aprende a aguardar calado, porque conhece a bondade de quem vai socorrer.',
      explanation:
        'Silêncio, aqui, não é engolir sapo nem esconder abuso; quem sofre violência deve falar. É o sossego de quem já chorou o que tinha de chorar e senta à porta, aguardando o socorro de Deus. O poeta chama isso de bom duas vezes, no meio da ruína. A salvação que ele aguardava veio maior do que ele podia imaginar, num Messias também levado calado ao sofrimento.',
      prayer:
        'Deus bom, falei tanto de mim ao telefone esta semana que fiquei rouco por dentro. Agora quero calar na tua presença, sem música de fundo. Não trago lista. Deixa a poeira baixar, como a água do pote que se assenta e fica clara. Procuro-te a ti, antes do teu socorro. E quando ele vier, de lado, pequeno, diferente do esperado, dá-me olhos para notar. Amém.',
    },
    {
      verse: verse('Romanos 15:4', 'escritas ensino consolação esperança'),
      context:
        'Paulo explica aos romanos, fortes e fracos na fé, para que serve o Antigo Testamento: ele nos mantém esperando, com paciência e ânimo.',
      explanation:
        'Sua avó talvez guardasse uma lata com fotos e cartas, e ao abri-la o passado vinha amparar o presente. Paulo lida assim com o Antigo Testamento. Aquelas páginas tiveram outros destinatários e foram guardadas também por nossa causa; elas nos põem na fila dos que esperaram e não se arrependeram. Ler não faz o problema sumir. Forma paciência, ao mostrar em Jesus o sim de tanta promessa antiga.',
      prayer:
        'Senhor que falaste, abro o livro e às vezes só vejo letra miúda. Vem ler comigo. Apresenta-me Ana chorando, Elias debaixo do arbusto, Jó na cinza, e conta-me de novo que não os largaste. Dá-me a teimosia santa de abrir amanhã outra vez, mesmo sem arrepio. Abençoa os que aprendem a soletrar já velhos para conhecer a tua Palavra. Que ela me ensine a aguardar. Amém.',
    },
    {
      verse: verse('Romanos 15:13', 'esperança alegria paz Espírito'),
      context:
        'Bênção do apóstolo sobre uma igreja de judeus e gentios: a esperança transborda quando o Espírito age em quem crê.',
      explanation:
        'Um copo cheio derrama com qualquer esbarrão, e aparece o que havia dentro. Paulo pede que, no empurra-empurra da convivência entre irmãos tão diferentes, se derramem alegria e paz. Quem enche é Deus, pelo Espírito, em quem crê; esperança não se fabrica com frase de efeito. Há cristãos sinceros que passam por meses cinzentos, e a bênção é para eles também. Ela se recebe mais do que se sente.',
      prayer:
        'Espírito Santo, olha o meu copo: no fundo há um dedo de ânimo, e morno. Enche-me tu. Quero a alegria que suporta fila, trânsito e reunião de condomínio. Que, ao me esbarrarem hoje, saia de mim paz em vez de resposta atravessada. Junta na minha igreja os que pensam diferente, e faz-nos transbordar para a vizinhança. Amém, Deus da esperança.',
    },
    {
      verse: verse('Colossenses 1:27', 'mistério Cristo esperança glória'),
      context:
        'O segredo antes escondido é contado a não judeus de Colossos: Cristo habita neles, garantia do que ainda há de vir.',
      explanation:
        'Um segredo bom é o que foi guardado para ser contado na hora certa. Durante séculos ninguém supôs que o Messias de Israel viesse habitar em gente de fora, com outro idioma e outra comida. Cristo em vós: esse “vós” são as pessoas reunidas, e também cada uma delas. Não ficamos divinos nem livres de tropeço. Ele vai conosco para o trabalho, com marmita e crachá, e um dia a sua glória aparecerá.',
      prayer:
        'Cristo, moras em mim, e eu ando como se a casa estivesse desocupada. Perdoa a distração. Entra comigo na oficina, no escritório, na sala de aula, e corrige o meu jeito de tratar quem serve o café. Tu és a riqueza que não declarei a ninguém. Quando me olhar no espelho e só vir cansaço, sussurra-me que a obra não acabou. A glória vem; até lá, mora em mim. Amém.',
    },
    {
      verse: verse('Hebreus 6:18-19', 'minta esperança âncora alma'),
      context:
        'A crentes tentados a recuar, a carta aponta a promessa e o juramento feitos a Abraão: a esperança deles está ancorada junto de Deus.',
      explanation:
        'A âncora serve quando o barco não pode parar o vento. Ela some debaixo da água, e por isso parece que nada segura. A carta prende a nossa âncora num lugar invisível, junto de Deus, onde Jesus já entrou. Duas coisas a mantêm firme, a palavra e o juramento de quem não sabe mentir. O convés continuará balançando, e enjoo não é descrença, mas o barco não fica à deriva.',
      prayer:
        'Deus que não mentes, o mar hoje está grosso e o meu estômago embrulha a cada notícia. Puxo a corda e ela responde: está presa em ti. Obriga-me a lembrar disso de madrugada. Já me prometeram tanto neste mundo e descumpriram, que desaprendi a crer; refaz em mim essa capacidade. Jesus, que entraste adiante de nós, mantém curto o cabo entre o teu coração e o meu. Amém.',
    },
    {
      verse: verse('1 Pedro 1:3-4', 'regenerou esperança ressurreição herança'),
      context:
        'Pedro escreve a cristãos espalhados e malvistos na Ásia Menor: perderam muito, mas renasceram para uma herança que nada estraga.',
      explanation:
        'Uma herança costuma dar briga, inventário, imposto, irmão sem falar com irmão. A que Pedro descreve não mofa, não divide família e não depende de cartório; está guardada para quem nasceu de novo pela ressurreição de Jesus. Os leitores dele tinham sido empobrecidos por causa da fé, e a carta não lhes devolveu os bens. Deu-lhes uma alegria capaz de conviver com lágrima, porque o Senhor deles vive.',
      prayer:
        'Pai de Jesus, bendito sejas! Perdi coisas que julgava minhas: a casa, o cargo, o respeito de alguns. Mas nasci outra vez, e quem me deu vida não morre mais. Tira do meu peito a inveja de quem recebeu mais aqui. Reconcilia irmãos que não se falam por causa de um terreno. E deixa-me viver leve, como quem sabe que o melhor está bem guardado contigo. Amém.',
    },
  ],
};
