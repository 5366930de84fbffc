import type { PassageDevotional } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const job: readonly PassageDevotional[] = [
  {
    slug: 'jo-1',
    chapters: ['JOB.1'],
    verse: verse('Jó 1:21', 'SENHOR deu tomou'),
    reflection:
      'Quatro mensageiros chegam a Jó no mesmo dia, cada um antes que o outro acabe de falar, e o último traz a morte dos filhos. Ele não conhece a conversa que houve no céu, em que Satanás disse que a fé dele era comprada. Sem saber de nada disso, o homem de Uz rasga a capa, cai no chão e adora.',
    prayer:
      'Há dias, Senhor, em que as más notícias chegam todas juntas, e tu sabes disso. Recebe a minha adoração mesmo quando ela sai entre soluços e sem explicação. Guarda hoje quem enterrou um filho. Eu me apego a Jesus, que também te adorou sem receber resposta na hora da dor. Amém.',
    application:
      'Ligue para uma pessoa que recebeu uma notícia ruim nos últimos dias. Diga que está orando por ela, sem dar nenhuma explicação para o que aconteceu.',
  },
  {
    slug: 'jo-2',
    chapters: ['JOB.2'],
    verse: verse('Jó 2:13', 'sentaram sete palavra'),
    reflection:
      'Elifaz, Bildade e Zofar combinam a viagem para consolar o amigo e, de longe, nem o reconhecem, sentado na cinza e coberto de feridas. Choram alto, jogam pó sobre a cabeça e ficam sete dias com ele no chão, sem dizer palavra. Foi a melhor coisa que fizeram por Jó em todo o livro.',
    prayer:
      'Pai, ensina-me a sentar ao lado de quem sofre e a ficar calado. Tu conheces a minha pressa de consertar e de explicar. Jesus chorou diante do túmulo de Lázaro antes de chamá-lo para fora, e eu quero aprender com ele. Sustenta também os que cuidam de um doente há muito tempo. Amém.',
    application:
      'Passe hoje meia hora com alguém que sofre, em casa ou no hospital, e fale pouco. Leve água, segure a mão, faça uma tarefa que esteja por fazer.',
  },
  {
    slug: 'jo-3',
    chapters: ['JOB.3'],
    verse: verse('Jó 3:26', 'descanso sossego repouso'),
    reflection:
      'Jó quebra o silêncio de uma semana e amaldiçoa o dia em que nasceu: quer aquela noite fora do calendário, sem estrela e sem música. Ele imagina a morte como um lugar onde o preso já não escuta o grito do guarda e o escravo se vê livre do dono, porque dentro de Jó não sobrou um minuto de sossego. Satanás tinha dito que esse homem amaldiçoaria a Deus, e nem no pior dia da vida Jó fez isso.',
    prayer:
      'Tu ouviste até o dia em que Jó quis apagar o próprio aniversário. Ouve também quem hoje preferia não ter nascido, e algumas dessas pessoas moram na minha rua. Não deixes que eu me assuste com palavras escuras nem responda a elas com sermão. Manda alguém que fique por perto dessas pessoas, e leva até elas o descanso que Jesus prometeu aos cansados. Amém.',
    application:
      'Se você pensa que seria melhor não ter nascido, diga isso agora a alguém que possa ficar com você, ou ligue 188. Se está bem, pergunte a um amigo calado como ele tem dormido.',
  },
  {
    slug: 'jo-4',
    chapters: ['JOB.4'],
    verse: verse('Jó 4:7', 'Lembra-te inocente pereceu'),
    reflection:
      'Elifaz começa com educação e lembra que Jó sempre levantou os que tropeçavam e firmou os joelhos dos outros. Logo em seguida pergunta qual inocente já pereceu, certo de que ninguém saberia citar um. Só depois conta de um arrepio que teve de noite, de um vulto que parou diante dele e de uma voz baixa. Nós sabemos um nome, o de Jesus, que morreu numa cruz entre dois ladrões, e por causa dele a conta de Elifaz nunca mais fechou.',
    prayer:
      'Confesso, Senhor, que eu também gosto de acreditar que a desgraça só chega a quem a procurou. Essa ideia me deixa tranquilo e me faz duro com quem sofre. Agradeço pelas pessoas que um dia firmaram os meus joelhos, e peço que alguém firme hoje os delas. Tu não poupaste Jesus, o inocente, e por isso não posso medir o teu amor pela sorte de ninguém. Amém.',
    application:
      'Pense em alguém que sempre cuida dos outros e agora passa por um aperto. Faça por essa pessoa um serviço que ela costumava fazer por você.',
  },
  {
    slug: 'jo-5',
    chapters: ['JOB.5'],
    verse: verse('Jó 5:18', 'chaga curativo mãos'),
    reflection:
      'Elifaz diz muita coisa certa: Deus manda chuva ao campo, levanta os humildes, fere e também põe o curativo. O erro dele é usar essas verdades para concluir que Jó sofre porque pecou. O homem que acabou de perder dez filhos ouve o amigo prometer descendentes como a erva do campo.',
    prayer:
      'Deus que põe o curativo, perdoa as vezes em que usei palavras verdadeiras para machucar. Ensina-me a escolher a hora e o tom. Quando eu for a pessoa ferida, ajuda-me a separar o que vem de ti do que vem da pressa dos outros. Jesus não quebra a cana rachada, e nas mãos dele eu descanso. Amém.',
    application:
      'Lembre-se de um conselho que você deu e que pode ter doído. Se for possível, procure a pessoa, peça desculpas e pergunte como ela está agora.',
  },
  {
    slug: 'jo-6',
    chapters: ['JOB.6'],
    verse: verse('Jó 6:14', 'aflito amigos misericordiosos'),
    reflection:
      'Jó queria pôr a sua dor numa balança, porque ela pesa mais do que a areia de todas as praias, e só assim entenderiam a aspereza do que ele diz. Os amigos lhe lembram os riachos do deserto, cheios no inverno e secos quando a caravana chega. Ele lhes pede uma coisa difícil, que tenham misericórdia do aflito mesmo que o aflito esteja perdendo a fé.',
    prayer:
      'Deus, há gente desesperada que fala coisas tortas, e eu corrijo a frase antes de ver a dor. Faz de mim um riacho que ainda tem água no mês de seca. Que encontre em mim paciência quem está deixando de crer, e o caminho de volta aberto. Quero aprender com Jesus, que não desistiu de Tomé. Amém.',
    application:
      'Faça companhia hoje a alguém que anda revoltado com Deus, num café ou numa caminhada. Deixe passar sem correção pelo menos uma frase atravessada.',
  },
  {
    slug: 'jo-7',
    chapters: ['JOB.7'],
    verse: verse('Jó 7:11', 'calarei angústia amargura'),
    reflection:
      'Jó passa a noite virando de um lado para o outro, com a pele rachada, contando as horas até amanhecer. Ele compara os dias à lançadeira do tear, que corre até acabar o fio, e decide não segurar a boca. Toda essa queixa ele diz a Deus, e o livro a guardou sem cortar nenhuma palavra.',
    prayer:
      'Tu que guardas a gente, hoje eu também me queixo, porque a noite foi comprida. Tu me visitas cada manhã, e eu nem sempre quero a visita. Cuida dos que não dormem de dor e dos que desejam não acordar. Fica perto deles, Jesus, que passaste a noite acordado no jardim. Amém.',
    application:
      'Escreva a Deus uma carta de queixa, sem enfeite nenhum. Se nela aparecer vontade de morrer, mostre-a hoje a alguém de confiança ou ligue 188, a qualquer hora.',
  },
  {
    slug: 'jo-8',
    chapters: ['JOB.8'],
    verse: verse('Jó 8:9', 'ontem nada sabemos sombra'),
    reflection:
      'Bildade chega ao ponto mais cruel da conversa, porque dá a entender a um pai de luto que os filhos morreram por causa de um pecado deles. Ele recorre à experiência dos antigos e traz comparações bonitas, o papiro que precisa de lama e a teia que não aguenta o peso da mão. A certa altura reconhece que somos de ontem e não sabemos nada. Se ele tivesse parado nessa frase, Jó teria tido um amigo ao seu lado.',
    prayer:
      'Pai, perdoa o que a tua igreja já disse a mães e pais diante de um caixão. Nós somos de ontem, e falamos como se tivéssemos assistido a tudo. Ensina-me a dizer que não sei, e a ficar mesmo assim. Cobre de ternura as casas em que o quarto de um filho que morreu continua arrumado. Amém.',
    application:
      'Quando hoje lhe pedirem a explicação de um sofrimento, responda com simplicidade que não sabe. Depois pergunte o nome de quem faz falta e escute uma lembrança.',
  },
  {
    slug: 'jo-9',
    chapters: ['JOB.9'],
    verse: verse('Jó 9:33', 'árbitro mão ambos'),
    reflection:
      'Jó olha para o Deus que sela as estrelas e pisa sobre as ondas, e acha impossível levar a ele um processo. Falta alguém no meio, um árbitro que ponha uma das mãos sobre Deus e a outra sobre o homem. Séculos depois, Paulo escreveria a Timóteo que existe um mediador assim, e que ele se chama Cristo Jesus.',
    prayer:
      'Senhor do Órion e das Plêiades, eu não teria como discutir contigo. Agradeço porque me deste o mediador que Jó procurava. Jesus tem uma das mãos em ti e a outra em mim, e por isso eu falo sem terror. Ouve o que hoje me pesa e mostra-me o teu rosto nele. Amém.',
    application:
      'Ore hoje dizendo, já no começo, que você vem por meio de Jesus. Conte então a ele o assunto que você tem medo de levar a Deus.',
  },
  {
    slug: 'jo-10',
    chapters: ['JOB.10'],
    verse: verse('Jó 10:12', 'vida misericórdia cuidado'),
    reflection:
      'Jó pergunta a Deus por que destrói agora o que modelou com tanto cuidado, como barro na mão do oleiro. No meio da acusação ele se lembra de ter sido tecido com ossos e nervos, vestido de pele e de carne. A mesma boca que pede um pouco de alívio reconhece que recebeu vida e misericórdia.',
    prayer:
      'Oleiro meu, eu não entendo o que as tuas mãos estão fazendo comigo. Sei que elas me formaram, e por isso volto a elas com a minha pergunta. Agradeço pelo corpo que me deste, mesmo cansado ou doente. Na carne que Jesus assumiu eu vejo quanto tu prezas a minha. Amém.',
    application:
      'Ponha a mão sobre a parte do corpo que mais dói ou mais cansa, e agradeça a Deus pelo serviço que ela já prestou. Marque a consulta que você vem adiando.',
  },
  {
    slug: 'jo-11',
    chapters: ['JOB.11'],
    verse: verse('Jó 11:8-9', 'alta céus profunda larga mar'),
    reflection:
      'Zofar é o mais impaciente dos três e afirma que Deus castigou Jó até menos do que devia. Para calar o amigo, ele mede a sabedoria de Deus em quatro direções: mais alta que o céu, mais funda que o mundo dos mortos, mais comprida que a terra, mais larga que o mar. A medida é boa, e ele a usa como quem bate com a régua na mão de um menino. Paulo falou de largura, comprimento, altura e profundidade ao escrever aos efésios, e o que media era o amor de Cristo.',
    prayer:
      'Tu és maior do que tudo o que eu sei dizer de ti, meu Deus. Perdoa quando uso a tua grandeza para diminuir alguém. Mostra-me a largura do amor de Jesus, que alcança o impaciente e o ferido na mesma roda. Que eu tire da minha tenda a injustiça que é minha, sem inventar a dos outros. Amém.',
    application:
      'Abra os braços, olhe para o alto e depois para o chão, e em cada direção diga a Deus uma coisa que o amor de Cristo alcançou na sua vida.',
  },
  {
    slug: 'jo-12',
    chapters: ['JOB.12'],
    verse: verse('Jó 12:10', 'mão alma vive'),
    reflection:
      'Cansado de sermão, Jó responde com ironia que, quando os três morrerem, a sabedoria vai junto. Manda que procurem outros professores, o gado, os passarinhos, a terra e os peixes, porque todos eles sabem em que mão está o fôlego do que vive. Ele não acha mansa essa mão, que seca rios, solta enchentes e deixa juízes e reis sem chão. Mesmo sem entender o que ela faz, é com Deus que ele quer falar, como diz no capítulo seguinte.',
    prayer:
      'Na tua mão, Senhor, está o ar que a minha casa respira esta noite. Eu não entendo a seca de um lado e a enchente do outro, e tu sabes que isso me pesa. Cuida dos agricultores que perderam o gado e dos pescadores que voltam de rede vazia. Dá-me a humildade de aprender com quem nunca abriu um livro. Amém.',
    application:
      'Pergunte a alguém que lida com terra, bicho ou pesca o que esse trabalho lhe ensinou sobre Deus. Escute até o fim e conte a história em casa.',
  },
  {
    slug: 'jo-13',
    chapters: ['JOB.13'],
    verse: verse('Jó 13:15', 'mate nele esperarei'),
    reflection:
      'Jó chama os amigos de médicos inúteis e pede que se calem, porque defendem Deus com mentiras. Ele prefere falar com o Todo-Poderoso em pessoa, ainda que isso lhe custe a vida. Quem não espera nada de Deus vai embora; Jó fica, prepara a sua causa e continua esperando justamente naquele de quem se queixa.',
    prayer:
      'Deus, eu não quero te defender com frases falsas nem te trocar por respostas fáceis. Afasta de mim o terror, e deixa-me falar contigo de frente. Ainda que eu não veja motivo, em ti eu espero. Jesus perguntou por que, e entregou o espírito nas tuas mãos; faz a minha fé parecida com a dele. Amém.',
    application:
      'Converse com um amigo maduro na fé sobre a pergunta que você nunca teve coragem de fazer na igreja. Peça que ele ouça antes de responder.',
  },
  {
    slug: 'jo-14',
    chapters: ['JOB.14'],
    verse: verse('Jó 14:7', 'esperança árvore cortada'),
    reflection:
      'Jó repara que o toco de uma árvore, mesmo velho, torna a brotar quando sente o cheiro da água. Com o homem parece diferente: ele se deita e não se levanta mais. Então o sofredor arrisca uma pergunta sobre viver de novo, e imagina Deus com saudade da obra de suas mãos, chamando por ela.',
    prayer:
      'Senhor, eu tenho mais luz do que Jó, porque vi o túmulo de Jesus vazio. Chama-me no último dia, e eu te responderei. Consola quem visita hoje um cemitério e quem recebeu um diagnóstico sem volta. Enquanto isso, faz brotar em mim a esperança, ao cheiro das tuas águas. Amém.',
    application:
      'Regue uma planta ou ajude alguém a cuidar da sua. Enquanto a água desce, converse com essa pessoa sobre quem vocês esperam rever na ressurreição.',
  },
  {
    slug: 'jo-15',
    chapters: ['JOB.15'],
    verse: verse('Jó 15:11', 'consolações Deus mansas palavras'),
    reflection:
      'Na segunda rodada Elifaz perde a calma e pergunta se Jó nasceu antes dos morros. Em seguida estranha que o amigo ache pequenas as consolações de Deus e as palavras mansas que ouviu. As palavras a que ele se refere são as do próprio grupo, e quem as ouviu vai chamar os três, logo depois, de consoladores miseráveis. Ninguém ali perguntou a Jó se elas lhe tinham feito bem.',
    prayer:
      'Consolador verdadeiro, põe mansidão na minha boca, mesmo quando eu tiver razão. Eu já falei grosso convencido de que falava em teu nome. Mostra-me no rosto das pessoas o que as minhas palavras fazem com elas. Dá-me o jeito de Jesus, que não esmagava quem já estava no chão, e manda-me consolar alguém antes que este dia acabe. Amém.',
    application:
      'Antes de enviar uma mensagem difícil hoje, leia-a em voz alta e imagine quem a recebe num dia ruim. Troque o que for preciso e só então mande.',
  },
  {
    slug: 'jo-16',
    chapters: ['JOB.16'],
    verse: verse('Jó 16:19', 'testemunha céus defensor'),
    reflection:
      'Os amigos já falaram demais, e Jó os chama de consoladores miseráveis, com o rosto vermelho de tanto chorar. Ele pede à terra que não cubra o seu sangue. E nessa mesma hora diz que tem no céu uma testemunha, alguém que o defende como um amigo defende o outro.',
    prayer:
      'Pai, quando ninguém acredita na minha palavra, tu conheces o que aconteceu. Agradeço porque eu tenho um advogado junto de ti, Jesus Cristo, o justo. Olha pelos que foram caluniados e pelos que esperam justiça há anos. Que os meus olhos chorem diante de ti e encontrem quem os enxugue. Amém.',
    application:
      'Anote o nome de alguém que está sendo julgado sem ser ouvido, na família, no trabalho ou na igreja. Ore por essa pessoa e recuse-se hoje a repetir o boato.',
  },
  {
    slug: 'jo-17',
    chapters: ['JOB.17'],
    verse: verse('Jó 17:3', 'garantia mão'),
    reflection:
      'Jó sente que a cova já está pronta e chama os vermes de mãe e de irmã, e à volta dele só há gente que zomba. Então faz um pedido estranho: que o próprio Deus lhe dê uma garantia e aperte a mão dele no acordo, já que ninguém mais aceita ser seu fiador. Quem já procurou fiador para um aluguel sabe a vergonha desse pedido. A carta aos Hebreus diz que o fiador apareceu, e que Jesus garante com a própria vida um pacto que não se desfaz.',
    prayer:
      'Senhor, ninguém quis assinar por mim, e tu assinaste. Eu não tenho nada para deixar como penhor além da minha palavra fraca. Seguro a mão que Jesus me estende, furada e firme. Lembra-te de quem hoje foi recusado no banco, na imobiliária e na entrevista, e mostra-lhe que diante de ti há quem responda por ele. Amém.',
    application:
      'Aperte devagar a sua mão direita com a esquerda e diga a Jesus qual dívida ou culpa você não consegue pagar. Agradeça a Jesus, que respondeu por ela diante de Deus.',
  },
  {
    slug: 'jo-18',
    chapters: ['JOB.18'],
    verse: verse('Jó 18:14', 'arrancado tenda confiava rei'),
    reflection:
      'Bildade desenha o fim do homem mau com redes e laços por todo lado, uma lâmpada que se apaga e um nome que some da rua. Aos poucos os detalhes ficam parecidos demais com o amigo à sua frente: a pele gasta, a casa vazia, nenhum filho vivo. No centro do quadro ele põe a morte, a que dá o nome de rei dos assombros. O medo que ele usa como ameaça é o mesmo que Jesus veio tirar de nós, descendo até esse rei e saindo de lá vivo.',
    prayer:
      'Eu tenho medo de morrer, Jesus, e de ver morrer os meus. Tu entraste na casa do rei dos assombros e abriste a porta por dentro. Fica esta noite junto dos que estão na UTI e dos que esperam notícia no corredor. Livra-me de assustar os outros para convencê-los de ti. Acende de novo a lâmpada de quem se sente apagado. Amém.',
    application:
      'Visite ou mande um áudio a uma pessoa doente ou muito idosa e fale de coisas que trazem luz: uma lembrança boa, um cântico, o nome de Jesus.',
  },
  {
    slug: 'jo-19',
    chapters: ['JOB.19'],
    verse: verse('Jó 19:25', 'Redentor vive levantará'),
    reflection:
      'Irmãos, parentes, empregados e até as crianças da rua se afastaram de Jó, e o hálito dele incomoda a própria esposa. Ele queria ver a sua defesa gravada na pedra com ponta de ferro. O que ficou gravado foi outra coisa: o seu Redentor vive, vai se levantar sobre o pó, e ele o verá com os próprios olhos.',
    prayer:
      'Redentor vivo, eu creio que te levantaste e que hás de vir. Vê os que foram abandonados por causa da doença, os que ninguém mais convida. Se o meu corpo se gastar, guarda em mim o desejo de te ver, Jesus. Quero olhar para ti com estes olhos, sem medo e sem véu. Amém.',
    application:
      'Convide para um café alguém que ficou isolado por doença, velhice ou vergonha. Se a pessoa não puder sair, leve o café até ela.',
  },
  {
    slug: 'jo-20',
    chapters: ['JOB.20'],
    verse: verse('Jó 20:12-13', 'mal doce boca língua'),
    reflection:
      'Zofar descreve o mal como um caramelo que a pessoa esconde debaixo da língua e não quer largar, porque ainda está doce. Dentro da barriga o doce vira veneno, e o homem acaba devolvendo o que engoliu: a casa que não construiu, o suor dos pobres. Aplicado a Jó, o retrato é falso, mas ele acerta em muita gente, e às vezes em nós. Zaqueu também tinha engolido o alheio, e, com Jesus dentro de casa, prometeu devolver quatro vezes mais.',
    prayer:
      'Pai, tu conheces o que eu guardo debaixo da língua, a mágoa que ainda tem gosto, a vantagem de que ninguém soube. Ajuda-me a cuspir o doce antes que ele desça. Olha pelos que tiveram a casa tomada por gente esperta. Entra na minha casa, Senhor, e faz-me alegre em devolver. Amém.',
    application:
      'Procure em casa, no celular ou na conta uma coisa que ficou com você sem ser sua, ainda que pequena. Combine ainda hoje como vai devolvê-la a quem é de direito.',
  },
  {
    slug: 'jo-21',
    chapters: ['JOB.21'],
    verse: verse('Jó 21:7', 'perversos vivem envelhecem'),
    reflection:
      'Zofar tinha garantido que o mau dura pouco, e Jó manda que olhem em volta. Há gente cruel que envelhece tranquila, com o gado gordo e as crianças dançando ao som da flauta, e que diz a Deus para ficar longe. Jó treme ao pensar nisso, manda os amigos porem a mão na boca, e ainda assim não quer para si o conselho dos maus.',
    prayer:
      'Deus de toda a terra, eu também vejo os que fazem o mal e dormem bem. Guarda-me da inveja e da descrença. Tu julgas os que estão no alto, e o dia está marcado em Jesus, a quem entregaste o juízo. Até lá, livra os pobres das mãos deles, e livra-me de querer a vida que eles levam. Amém.',
    application:
      'Desligue por um dia as notícias e perfis que deixam você com raiva ou inveja. Use esse tempo para orar por uma vítima de injustiça que você conhece.',
  },
  {
    slug: 'jo-22',
    chapters: ['JOB.22'],
    verse: verse('Jó 22:30', 'libertará inocente pureza mãos'),
    reflection:
      'Sem prova nenhuma, Elifaz acusa Jó de ter tirado a roupa dos pobres e mandado a viúva embora de mãos vazias. Depois convida o homem que já perdeu tudo a jogar o seu ouro no pó, como se ainda houvesse algum. A última frase diz que até um culpado pode ser salvo pelas mãos limpas de outro. Ele não imagina que o culpado será ele mesmo, perdoado no fim do livro pela oração de Jó, e que todos nós vivemos das mãos limpas de Jesus.',
    prayer:
      'Juiz justo, tira de mim a facilidade de acreditar no pior. Eu já repeti acusação sem ter visto nada. Abençoa os que foram difamados e continuam orando por quem os difamou. Livra também a mim, que não sou inocente e preciso de quem ore por mim. Que tu sejas o meu ouro quando o outro faltar. Amém.',
    application:
      'Lembre-se de uma pessoa sobre quem você repetiu algo que não conferiu. Volte a quem ouviu de você e diga com franqueza que não sabe se é verdade.',
  },
  {
    slug: 'jo-23',
    chapters: ['JOB.23'],
    verse: verse('Jó 23:10', 'conhece caminho ouro'),
    reflection:
      'Jó procura Deus nos quatro lados, a leste, a oeste, ao norte e ao sul, sem encontrá-lo em nenhum. A dor maior dele já deixou de ser a ferida e passou a ser o silêncio. Mesmo sem ver, ele afirma que está sendo visto, e que sairá dessa prova como o ouro sai do forno.',
    prayer:
      'Tu conheces o meu caminho, Senhor, mesmo quando eu perco o teu de vista. A explicação do forno pode esperar; hoje te peço que fiques perto. Guarda os meus pés nos teus passos enquanto está escuro. Por Jesus, que foi provado em tudo e saiu puro, sustenta a minha fidelidade. Amém.',
    application:
      'Diga hoje a outra pessoa da fé que você está numa fase em que não sente Deus. Peça que ela leia para você, em voz alta, um trecho do evangelho.',
  },
  {
    slug: 'jo-24',
    chapters: ['JOB.24'],
    verse: verse('Jó 24:10-11', 'famintos feixes azeite prensas sede'),
    reflection:
      'Jó olha para fora da própria dor e descreve os pobres do seu tempo como um repórter: perderam o jumento e o boi, dormem sem coberta e, na chuva da serra, abraçam-se à pedra. O trabalho deles dói de ler, porque carregam trigo com fome e espremem uva com sede. O capítulo pergunta por que Deus não marca o dia do julgamento. A pergunta continua sem resposta, com uma certeza só, a de que os olhos de Deus estão postos no caminho de quem oprime.',
    prayer:
      'Deus que vês, eu visto roupa costurada por gente que não pode comprá-la. Marca o teu dia, e enquanto isso não me deixes acostumado. Aquece esta noite quem dorme em marquise ou em alojamento de obra. Que eu reconheça o teu Filho em quem carrega o meu saco de arroz. Amém.',
    application:
      'Repare hoje em alguém que trabalha para o seu conforto, na entrega, na limpeza ou na cozinha. Ofereça água fresca, uma sombra ou um prato, e pergunte como foi o dia.',
  },
  {
    slug: 'jo-25',
    chapters: ['JOB.25'],
    verse: verse('Jó 25:4', 'justo Deus puro nasce mulher'),
    reflection:
      'Este é o discurso mais curto do livro, seis versículos, como se os amigos já estivessem sem assunto. Bildade diz que diante de Deus nem as estrelas são puras, e que o ser humano não passa de um verme. Ele pergunta como alguém nascido de mulher poderia ser puro, e espera que ninguém responda. Na hora certa, escreve Paulo aos gálatas, Deus mandou o seu Filho, nascido de mulher, e a pergunta de Bildade recebeu em Jesus a resposta que lhe faltava.',
    prayer:
      'Santo Deus, diante de ti até a luz perde o brilho, e eu sei o que sou. Mesmo assim tu quiseste que o teu Filho tivesse mãe, fome e sono. Por ele eu entro de cabeça erguida onde só poderia rastejar. Protege as mulheres que hoje dão à luz e as crianças que o mundo trata como bicho. Amém.',
    application:
      'Olhe-se no espelho por um minuto e troque uma frase de desprezo que você costuma repetir sobre si por outra, que possa dizer diante de Jesus.',
  },
  {
    slug: 'jo-26',
    chapters: ['JOB.26'],
    verse: verse('Jó 26:14', 'bordas caminhos pouco trovão'),
    reflection:
      'Jó agradece com ironia a ajuda que não recebeu e passa a falar de Deus melhor do que os três. Ele vê a terra pendurada sobre o nada, a água amarrada dentro da nuvem sem que ela se rasgue, o mar parado no limite que lhe deram. Quando termina, diz que tudo isso são apenas as bordas, e que o que se ouviu de Deus é muito pouco. A dor dele não cabe em nenhuma explicação, e ele sabe que Deus também não cabe.',
    prayer:
      'Senhor, eu vivo pela beirada das tuas obras e já acho que te conheço. Agradeço pelo pouco que me deixas ouvir num amanhecer, num exame que deu certo, numa página. Segura a minha vida sobre o nada, como seguras a terra. Dá-me atenção para o pouco que se ouve de ti, e reverência diante do que ainda não se ouviu. Amém.',
    application:
      'Levante uma garrafa ou um balde com água e sinta o peso. Pense em quanta água uma nuvem carrega, e fique um instante em silêncio diante de quem a sustenta.',
  },
  {
    slug: 'jo-27',
    chapters: ['JOB.27'],
    verse: verse('Jó 27:3-4', 'fôlego lábios injustiça língua'),
    reflection:
      'Jó faz um juramento diante dos amigos, e jura pelo mesmo Deus de quem diz que lhe negou justiça. Enquanto tiver fôlego, ele não vai mentir para que o deixem em paz, nem confessar um crime que não cometeu. Seria fácil dar razão aos três e acabar com a discussão. Ele prefere continuar na cinza com a verdade, e compara a casa do injusto ao casulo da traça e à palhoça do vigia.',
    prayer:
      'Deus vivo, tu me deste este fôlego, e às vezes eu o gasto para agradar. Livra-me de concordar com o que é falso só para encerrar a conversa. Sustenta quem está sendo pressionado a assinar o que não fez. Põe em mim um pouco da firmeza mansa que Jesus teve diante de Pilatos. Amém.',
    application:
      'Numa conversa de hoje em que a mentira seria mais cômoda, diga a verdade com calma e em poucas palavras. Se a verdade puser você em perigo, procure antes quem possa proteger.',
  },
  {
    slug: 'jo-28',
    chapters: ['JOB.28'],
    verse: verse('Jó 28:28', 'temor Senhor sabedoria'),
    reflection:
      'O poema desce às minas de prata e de ferro, onde homens ficam pendurados por cordas em buracos que o falcão nunca viu. A gente acha safira e ouro no escuro, mas a sabedoria não está ali; o mar responde que não está com ele. Deus, que deu peso ao vento, sabe onde ela fica, e a entrega a quem o teme e deixa o mal.',
    prayer:
      'Deus que pesa o vento, eu cavei em muitos lugares atrás de respostas. Dá-me o temor de ti, que ouro nenhum compra. Em Cristo estão guardados todos os tesouros da sabedoria, e eu venho a ele de mãos vazias. Ajuda-me a deixar hoje o mal que eu já reconheci. Amém.',
    application:
      'Escolha um só hábito que você sabe que é errado e afaste-se dele hoje de modo prático: apague o aplicativo, mude o caminho, devolva o que não é seu.',
  },
  {
    slug: 'jo-29',
    chapters: ['JOB.29'],
    verse: verse('Jó 29:15', 'olhos cego pés'),
    reflection:
      'Jó tem saudade do tempo em que a amizade de Deus pousava sobre a sua tenda e os filhos estavam em volta. O que ele conta desse tempo é sobretudo o bem que fazia na porta da cidade: ajudava o órfão, alegrava a viúva, enxergava pelo cego e andava pelo manco. Ele se dava ao trabalho de investigar a causa de gente que nem conhecia.',
    prayer:
      'Eu também sinto falta, Senhor, de um tempo que passou, e tu sabes qual. Agradeço pelo que ele me deu, e peço que me uses no dia de hoje. Que eu seja olhos e pés para alguém, como Jesus foi para tantos nas estradas da Galileia. Aquece de novo a minha tenda com a tua amizade. Amém.',
    application:
      'Seja os olhos ou os pés de alguém hoje: leia uma carta, preencha um formulário, faça uma compra, acompanhe numa repartição.',
  },
  {
    slug: 'jo-30',
    chapters: ['JOB.30'],
    verse: verse('Jó 30:25', 'chorei dificuldade alma necessitado'),
    reflection:
      'No capítulo anterior os rapazes abriam caminho quando Jó passava, e agora rapazes riem e cospem nele. Quando se queixa, ele fala com desprezo dos pais deles, gente enxotada que comia raiz, e essa frase dói de ler. Na mesma página lembra que chorou pelo necessitado, e estranha que ninguém estenda a mão a quem está em ruínas. O coração de um justo também guarda desprezo, e só em Jesus, cuspido como Jó, não se achou nenhum.',
    prayer:
      'Eu clamo, Senhor, e há dias em que só te sinto olhando de longe. Recebe a música triste da minha harpa, que não tenho outra hoje. Mostra-me de quem eu falo com desprezo sem perceber. Cuida dos meninos que ninguém criou, e estende a mão a quem está em ruínas nesta noite. Amém.',
    application:
      'Repare no apelido ou no tom com que você fala de um grupo de pessoas. Troque-o hoje e aprenda o nome verdadeiro de uma delas.',
  },
  {
    slug: 'jo-31',
    chapters: ['JOB.31'],
    verse: verse('Jó 31:13', 'direito servo serva'),
    reflection:
      'Na sua última defesa, Jó abre a vida cômodo por cômodo: o olhar, o casamento, o dinheiro, a mesa, o portão. Quando o empregado reclamava de alguma coisa, ele ouvia, porque o mesmo Deus formou os dois no ventre. Nem na ruína do inimigo ele quis achar graça, e a sua porta ficava aberta para quem vinha de viagem.',
    prayer:
      'Criador de todos nós, examina também os cômodos da minha vida. Onde eu comi o meu pão a sós, abre a minha mão; onde olhei com cobiça, limpa o meu olhar. Perdoa-me, porque eu não posso dizer tudo o que Jó disse. A minha justiça é Cristo, e dele eu quero aprender a ser justo. Amém.',
    application:
      'Percorra a casa com os olhos e pare em cada cômodo: o que Deus veria ali? Escolha um deles e mude hoje uma coisa pequena.',
  },
  {
    slug: 'jo-32',
    chapters: ['JOB.32'],
    verse: verse('Jó 32:6', 'Eliú jovem idosos'),
    reflection:
      'Eliú esperou os mais velhos terminarem, e só então confessa que se sente como um odre novo a ponto de estourar. Ele lembra que o fôlego do Todo-Poderoso dá entendimento, e que a idade sozinha não garante sabedoria. Há nele respeito, ira e muita vontade de falar, tudo misturado, como em qualquer um que ouve uma discussão longa.',
    prayer:
      'Sopra em mim o entendimento, Espírito do Todo-Poderoso. Ensina os jovens a falar com respeito e os velhos a ouvir com paciência. Quando eu estiver cheio de palavras, mostra-me quais servem e quais apenas me aliviam. Guarda-me da lisonja, e dá-me a mansidão de Jesus. Amém.',
    application:
      'Pergunte a alguém de outra geração, mais nova ou mais velha, o que pensa de um assunto da fé. Faça duas perguntas antes de dar a sua opinião.',
  },
  {
    slug: 'jo-33',
    chapters: ['JOB.33'],
    verse: verse('Jó 33:24', 'misericórdia cova resgate'),
    reflection:
      'O moço Eliú garante a Jó que não vem assustá-lo, porque os dois saíram do mesmo barro. Ele pensa que Deus fala por caminhos que a gente custa a perceber, o sonho da madrugada e até a dor nos ossos. Descreve então um doente tão magro que se contam as costelas, e um intérprete, um em mil, que lhe diz o que é correto; então Deus tem misericórdia, porque o resgate foi achado. Muitos cristãos leram isso e pensaram em Jesus, que foi o mensageiro e pagou o resgate.',
    prayer:
      'Pai, eu estava à beira da cova, e tu achaste quem pagasse por mim. Fala comigo pelo caminho que quiseres, e faz-me perceber. Põe junto de cada cama de hospital um intérprete teu, um enfermeiro, uma visita, um capelão. Devolve o gosto da comida a quem já não consegue comer. Deixa-me cantar isto diante dos outros, como o doente que sarou. Amém.',
    application:
      'Conte a alguém, em três frases simples, como Deus livrou você de uma coisa que o destruía. Se ainda está preso nela, conte isso, e peça companhia.',
  },
  {
    slug: 'jo-34',
    chapters: ['JOB.34'],
    verse: verse('Jó 34:19', 'acepção rico pobre mãos'),
    reflection:
      'Eliú defende a justiça de Deus com uma observação que ainda incomoda: diante dele o rico não vale mais que o pobre, porque as mesmas mãos fizeram os dois. Se Deus recolhesse o sopro, o príncipe e o mendigo voltariam juntos ao pó. O jovem tem razão nisso, e é injusto quando diz que Jó bebe zombaria como água. Quem fala bem da justiça de Deus ainda precisa ser justo com a pessoa que está à sua frente.',
    prayer:
      'Criador do rico e do pobre, eu mudo de voz conforme a roupa de quem chega. Tu não fazes isso, e nunca fizeste comigo. Põe gente honesta nos tribunais e nas repartições da nossa cidade. Ouve o grito dos aflitos antes que ele chegue aos jornais. Ensina-me a dar o mesmo lugar no banco da igreja a quem chega de terno e a quem chega de chinelo. Amém.',
    application:
      'Trate hoje com a mesma atenção o chefe e quem limpa o chão: o mesmo bom-dia, o nome de cada um, o mesmo tempo para escutar.',
  },
  {
    slug: 'jo-35',
    chapters: ['JOB.35'],
    verse: verse('Jó 35:10', 'Deus canções noite'),
    reflection:
      'Eliú manda Jó olhar as nuvens, altas demais para serem alcançadas por pecado ou por bondade de gente. Ele fala dos oprimidos que gritam contra o braço dos poderosos e esquecem de perguntar por Deus. Entre palavras duras, o rapaz deixa um nome bonito para o Criador: aquele que dá canções de noite.',
    prayer:
      'Meu Criador, tu me fizeste capaz de cantar no escuro, e há noites em que eu apenas grito. Dá-me hoje uma canção, ainda que baixa. Acode os que são esmagados pelos poderosos, e que eles não se esqueçam do teu nome. Paulo e Silas cantaram na prisão onde estavam por causa de Jesus; eu canto também. Amém.',
    application:
      'Antes de dormir, apague a luz e cante baixo, ou só recite, um hino que você sabe de cor. Repita-o se acordar durante a noite.',
  },
  {
    slug: 'jo-36',
    chapters: ['JOB.36'],
    verse: verse('Jó 36:5', 'Deus grande despreza ninguém'),
    reflection:
      'Eliú pede mais um pouco de paciência e diz uma das coisas mais belas do livro: Deus é grande e, sendo grande, não despreza ninguém. Entre nós quem sobe costuma esquecer os de baixo, e por isso a frase surpreende. Ele acredita que Deus fala ao ouvido do oprimido dentro do próprio aperto, e quer levá-lo para um lugar largo, com mesa farta. Lá fora já se juntam as gotas da chuva, e o gado se inquieta com a tempestade que vem chegando.',
    prayer:
      'Tu és grande, ó Deus, e reparas em mim no ponto de ônibus. Fala ao meu ouvido neste aperto, que eu estou escutando. Leva para um lugar mais largo a família que mora em um cômodo só. Tira de mim o costume de passar por cima dos outros, porque tu nunca passaste por cima de mim. Amém.',
    application:
      'Preste hoje atenção numa pessoa que costuma passar despercebida, como a criança tímida ou o colega novo. Sente-se ao lado dela na hora do lanche ou do almoço.',
  },
  {
    slug: 'jo-37',
    chapters: ['JOB.37'],
    verse: verse('Jó 37:14', 'fica parado maravilhas'),
    reflection:
      'O coração de Eliú pula no peito enquanto a tempestade se arma no horizonte. Ele descreve o trovão, a neve que obedece a uma ordem, os bichos recolhidos na toca e o trabalho parado por causa da chuva. Depois pede a Jó que fique quieto e repare, porque é de uma tempestade assim que Deus vai falar no capítulo seguinte.',
    prayer:
      'Deus da tempestade, eu passo depressa pelas tuas maravilhas. Faz-me parar quando o céu escurecer, e ouvir mais do que o barulho. Protege os que moram em encosta e beira de rio, e move as mãos de quem pode socorrê-los. Jesus mandou o vento calar, e nele eu não tremo como quem está só. Amém.',
    application:
      'Olhe o céu por cinco minutos com uma criança ou com um amigo e descrevam um ao outro as nuvens. Se houver risco de chuva forte, avise um vizinho que mora em área perigosa.',
  },
  {
    slug: 'jo-38',
    chapters: ['JOB.38'],
    verse: verse('Jó 38:41', 'corvos alimento filhotes'),
    reflection:
      'Deus enfim responde a Jó, do meio do redemoinho, sem tocar na pergunta dele. Leva-o para ver o alicerce da terra, o berço do mar enfaixado de nuvens, o deserto onde chove sem que ninguém esteja lá. Entre o Órion e o relâmpago, ele se ocupa do filhote de corvo que grita de fome.',
    prayer:
      'Senhor do redemoinho, eu trouxe uma lista de perguntas, e tu me mostras o mundo. Aquieta-me diante do tamanho da tua obra. Se tu ouves o corvo novo, ouves também a mim. Jesus mandou olhar os corvos para perder a ansiedade, e hoje eu quero olhar. Amém.',
    application:
      'Observe um bicho por alguns minutos, um pássaro, um cachorro, uma formiga. Pergunte-se quem o alimentou hoje, e conte a Deus a preocupação que você traz sobre sustento.',
  },
  {
    slug: 'jo-39',
    chapters: ['JOB.39'],
    verse: verse('Jó 39:1', 'cabras montesas filhotes cervas parto'),
    reflection:
      'Deus leva Jó ao alto das pedras, onde a cabra selvagem se encurva para dar cria sem ninguém por perto, e pergunta se ele sabe o mês. Vêm depois o jumento que ri do barulho da cidade, o avestruz que esquece os ovos e ganha do cavalo na corrida, o gavião de asa aberta para o sul. Nenhum desses bichos trabalha para a gente, e o Criador os conhece um por um. O pai que perdeu os filhos fica sabendo que cada parto, mesmo no lugar mais ermo, tem quem o acompanhe.',
    prayer:
      'Senhor da serra e do ninho, eu achava que o mundo existia para me servir. Obrigado pelos bichos livres, de que só tu sabes a conta. Ajuda as mulheres que hoje terão um filho longe de hospital, e guia as mãos das parteiras. Vê também a minha hora difícil, em que não há testemunha. Amém.',
    application:
      'Pergunte a uma gestante ou a uma mãe de bebê novo o que mais a cansa e faça uma dessas coisas hoje: a louça, o almoço, uma hora com a criança no colo.',
  },
  {
    slug: 'jo-40',
    chapters: ['JOB.40'],
    verse: verse('Jó 40:4', 'mão boca responderia'),
    reflection:
      'Jó, que tanto quis uma audiência, agora põe a mão sobre a boca. Deus fala outra vez e lhe apresenta o beemote, deitado na lama à sombra das canas, calmo até quando o rio transborda. O homem que pedia contas ouve que nem esse animal ele conseguiria prender, quanto mais governar os soberbos da terra.',
    prayer:
      'Todo-Poderoso, eu falei de ti mais do que sabia. Ponho a mão na boca e espero. Não me deixes confundir este silêncio com desprezo, porque tu vieste conversar com o teu servo. Em Jesus a tua força se fez mansa, e eu posso me calar perto de ti sem medo. Amém.',
    application:
      'Ouça alguém hoje sem interromper nem uma vez, nem com a sua própria história. No fim, diga apenas o que você entendeu e pergunte se foi isso mesmo.',
  },
  {
    slug: 'jo-41',
    chapters: ['JOB.41'],
    verse: verse('Jó 41:11', 'primeiro recompense debaixo céus'),
    reflection:
      'O leviatã ocupa o capítulo inteiro, e ninguém lhe põe anzol nem coleira para as meninas brincarem. Ele tem escamas apertadas como selos, olhos de madrugada, e deixa no mar um rastro branco como cabelo de velho. Deus fala do monstro quase com orgulho, e no meio da descrição pergunta quem lhe deu alguma coisa primeiro, para cobrar de volta. Paulo repetiu essa pergunta aos romanos quando já não tinha palavras, depois de contar quanto recebemos de graça em Cristo.',
    prayer:
      'Dono de tudo o que há debaixo do céu, eu nunca te dei nada que não fosse teu. Há forças que me apavoram, a doença, o crime organizado, o mar que sobe, e nenhuma delas te assusta. Segura o que eu não consigo segurar. Tu me deste tudo antes que eu pedisse, e quero viver agradecido, sem apresentar conta. Amém.',
    application:
      'Diga a Deus, de olhos fechados, o nome do monstro que você não consegue prender. Abra depois as mãos vazias e agradeça por três coisas que recebeu de graça.',
  },
  {
    slug: 'jo-42',
    chapters: ['JOB.42'],
    verse: verse('Jó 42:10', 'Jó orava amigos'),
    reflection:
      'Jó confessa que conhecia Deus de ouvir falar, e que agora os olhos dele viram. O Senhor se volta então para Elifaz e diz que os amigos erraram e que o servo queixoso falou certo. A mudança na sorte de Jó acontece enquanto ele ora por aqueles três que o tinham acusado, e depois a casa se enche de gente que vem comer pão com ele.',
    prayer:
      'Senhor, eu te conhecia de ouvir, e peço para te ver. Perdoa-me o que falei sem entender. Trago diante de ti os que me feriram com conselhos, e peço que os trates com bondade. Em Jesus, que orou pelos que o crucificavam, encontro a força para fazer isso de coração. Amém.',
    application:
      'Escreva o nome de alguém que piorou a sua dor com palavras. Ore por essa pessoa durante três minutos, pedindo por ela uma coisa boa e precisa.',
  },
];
