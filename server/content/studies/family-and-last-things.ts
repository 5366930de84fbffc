import type { ThemeStudy } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const familyAndLastThings: readonly ThemeStudy[] = [
  {
    slug: 'familia',
    theme: 'Família',
    synonyms: [
      'família na Bíblia',
      'família cristã',
      'lar cristão',
      'família de Deus',
      'conflitos na família',
      'família desestruturada',
      'parentes',
    ],
    title: 'Uma mesa com lugares a mais',
    introduction:
      'Em resumo: A família é ideia de Deus, e o pecado também a feriu. Todos nela têm deveres, pais e filhos. Jesus abre a mesa para quem está só.\n\nNa geladeira, uma foto de todos sorrindo. No grupo do celular, duas tias que não se falam. Família é onde aprendemos a amar e onde mais nos machucam, às vezes no mesmo almoço. Quem procura na Bíblia uma família perfeita para copiar sai de mãos vazias: há irmão que vende irmão, pai que prefere um filho, sogra amarga, rei que não cuida dos seus. E é por dentro dessas casas que a promessa de Deus caminha. Este estudo serve a quem vive com pai, mãe e filhos, e também a quem mora só, cria neto, é viúvo, adotou ou foi posto para fora. Há lugar para todos à mesa.',
    mainPoints: [
      'A família nasceu antes da queda e sentiu logo o golpe. No princípio, homem e mulher deixam a casa dos pais e formam algo novo (Gênesis 2:24). Poucas linhas depois, o marido já põe a culpa na esposa (Gênesis 3:12). Bênção e estrago moram juntos desde então; por isso ninguém precisa ter vergonha de pedir ajuda.',
      'Deus escolheu uma família por causa das outras. Abraão foi chamado para que nele todos os clãs da terra fossem abençoados (Gênesis 12:3). A casa que vive só para si mesma esquece para que existe. A pergunta é quem respira melhor porque moramos ali.',
      'A fé se aprende na rotina. Moisés manda falar das palavras de Deus sentado em casa, andando, deitando e levantando (Deuteronômio 6:6-7). A fé de Timóteo tinha passado antes pela avó e pela mãe (2 Timóteo 1:5). O exemplo de um adulto sincero vale mais que o sermão de um adulto perfeito, que não existe.',
      'Os deveres têm mão dupla. Filhos honram os pais (Êxodo 20:12), e pais são proibidos de provocar os filhos até a ira (Efésios 6:1-4). Cônjuges se sujeitam um ao outro no temor de Deus (Efésios 5:21). Quem lê só a parte que cabe ao outro ainda não começou a obedecer.',
      'Jesus alargou a roda. Amou a mãe até a cruz e providenciou quem cuidasse dela (João 19:26-27). Também olhou em volta e chamou de irmão, irmã e mãe quem faz a vontade do Pai (Marcos 3:33-35). Na igreja, quem não tem família recebe uma, e quem tem ganha parentes inesperados.',
    ],
    historicalContext:
      'A casa de Israel não era o apartamento de quatro pessoas. Chamava-se casa do pai, e reunia avós, filhos casados, noras, crianças, empregados e hóspedes, em cômodos que davam para o mesmo pátio. Dessa unidade dependiam trabalho, segurança, ensino e velhice; ficar fora dela, como a viúva e o órfão, significava pobreza, e daí a insistência da lei em protegê-los. O casamento era acordo entre famílias. Havia poligamia, que a Bíblia narra com as suas dores sem jamais elogiá-la. No mundo romano, o chefe da casa tinha poder quase total sobre mulher, filhos e escravos, e os filósofos escreviam listas de deveres para os de baixo. As cartas do Novo Testamento usam o mesmo formato e o transformam: falam aos fracos como a pessoas responsáveis, e põem limites justamente em quem mandava. As primeiras igrejas se reuniam em casas, e o vocabulário de irmãos vem também dali.',
    theologicalAnalysis:
      'A família é boa e não é deus. Paulo dobra os joelhos diante do Pai, de quem toda família recebe o nome (Efésios 3:14-15). Ela reflete algo dele e lhe presta contas. Por isso Jesus pôde dizer que amar pai ou filho mais do que a ele inverte a ordem (Mateus 10:37), e ao mesmo tempo a Escritura afirma que abandonar os seus é negar a fé (1 Timóteo 5:8). Na ordem certa, os dois amores se alimentam.\n\nOs cristãos divergem em vários pontos: os papéis de marido e mulher, o trabalho fora, a educação em casa, o número de filhos, o que fazer depois de um divórcio. Convém ouvir a própria igreja e ler os textos por inteiro. Há um acordo que precisa ser dito sem rodeio: honrar pai e mãe nunca obrigou ninguém a suportar abuso, e perdoar não exige continuar ao alcance de quem fere. José chorou e se revelou aos irmãos depois de ver que tinham mudado (Gênesis 45:4-5). A paz da família não se compra com o silêncio de quem sofre, e a distância também pode ser obediência.\n\nQuem não teve lar não ficou para trás. O salmista diz que Deus dá morada em família ao solitário (Salmos 68:6), e costuma fazê-lo por meio de gente que põe mais um prato.',
    reflection:
      'Que regra não escrita existia na casa em que você cresceu: aqui não se chora, aqui não se pede desculpa, aqui o pai tem sempre razão? Qual você repetiu sem querer, e qual deseja quebrar? Jacó foi o filho preterido e, mesmo assim, vestiu um dos seus com a túnica especial (Gênesis 37:3-4). A história se repete enquanto ninguém a conta. E olhe a sua mesa: há um lugar vago? Quem, na sua rua ou na sua igreja, almoça sozinho aos domingos?',
    practicalApplication:
      'Marque um encontro semanal de meia hora em que todos falam e ninguém é corrigido. Faça um pedido de perdão concreto a alguém da família. Ligue para o parente mais esquecido. Divida as tarefas pelo tempo de cada um, homem ou mulher. Convide neste mês uma pessoa que mora só. Conte às crianças uma história verdadeira da fé dos avós, ou da sua. Se há medo em casa, procure proteção antes de procurar harmonia.',
    prayer:
      'Pai, de quem toda família recebe o nome, olha para a nossa, com os que falam alto e os que foram embora. Obrigado pelas mãos que nos criaram. Cura o que elas feriram. Ensina-nos a pedir perdão em voz alta e a rir juntos. Dá coragem a quem precisa sair de perto para viver, e gente que o receba. Junta os que moram longe, consola quem olha para a cadeira vazia, põe os sozinhos em família, e que a nossa tenha espaço. Jesus, irmão mais velho, senta-te à mesa conosco. Amém.',
    additionalStudy:
      'Leia a história de José em Gênesis 37 e Gênesis 45 e liste o que cada pessoa da casa fez para aumentar ou diminuir a ferida. Depois leia Rute 1: que família se forma ali, e por qual decisão? Em Marcos 3:31-35 e João 19:25-27, compare o que Jesus diz da própria mãe. Termine desenhando a sua árvore, com nomes, e ore por um galho a cada dia.',
    verses: [
      verse('Gênesis 2:24', 'deixará pai mãe mulher'),
      verse('Gênesis 3:12', 'mulher deste árvore'),
      verse('Gênesis 12:3', 'todas famílias benditas'),
      verse('Deuteronômio 6:6-7', 'filhos casa caminho'),
      verse('2 Timóteo 1:5', 'fé avó mãe'),
      verse('Êxodo 20:12', 'honra pai mãe'),
      verse('Efésios 6:1-4', 'filhos pais provoqueis'),
      verse('Efésios 5:21', 'sujeitando uns outros'),
      verse('João 19:26-27', 'mãe filho discípulo'),
      verse('Marcos 3:33-35', 'mãe irmãos vontade Deus'),
      verse('Efésios 3:14-15', 'joelhos Pai família'),
      verse('Mateus 10:37', 'ama pai mãe digno'),
      verse('1 Timóteo 5:8', 'família negou fé'),
      verse('Gênesis 45:4-5', 'José irmão vendestes'),
      verse('Salmos 68:6', 'solitário família'),
      verse('Gênesis 37:3-4', 'José roupa irmãos'),
      verse('Gênesis 37', 'José irmãos'),
      verse('Gênesis 45', 'José irmãos'),
      verse('Rute 1', 'Rute Noemi'),
      verse('Marcos 3:31-35', 'mãe irmãos fora'),
      verse('João 19:25-27', 'cruz mãe discípulo'),
    ],
  },
  {
    slug: 'apocalipse',
    theme: 'Apocalipse',
    synonyms: [
      'livro do Apocalipse',
      'Apocalipse explicado',
      'sete selos',
      'sete igrejas',
      'besta do Apocalipse',
      'milênio',
      '666',
      'nova Jerusalém',
      'fim dos tempos no Apocalipse',
    ],
    title: 'O Cordeiro no meio do trono',
    introduction:
      'Em resumo: O Apocalipse foi escrito para animar igrejas perseguidas. No centro dele está Jesus, o Cordeiro que venceu. O mal tem prazo, e a história acaba em festa.\n\nDragões, selos, trombetas, um número que assusta. Muita gente fecha a Bíblia antes de chegar ao último livro, e outros o abrem só para procurar notícias do jornal. O próprio livro se apresenta de outro jeito: é uma revelação de Jesus Cristo, com bênção prometida a quem lê e a quem ouve (Apocalipse 1:1-3). Foi dado para firmar igrejas cansadas. Neste estudo não vamos decifrar cada símbolo nem marcar datas. Vamos perguntar o que aqueles primeiros ouvintes receberam, o que os cristãos discutem até hoje com boa-fé e o que sustenta a todos.',
    mainPoints: [
      'O Apocalipse é uma carta para gente de verdade. João, preso numa ilha por causa da fé, escreve como irmão e companheiro de aflição (Apocalipse 1:9) a sete igrejas da Ásia (Apocalipse 1:4). Cada uma tem nome, elogio e repreensão. O que não fez sentido para elas dificilmente será o sentido do texto.',
      'No centro está um Cordeiro. João ouve falar de um Leão que venceu e, ao olhar, vê um Cordeiro com marcas de quem foi morto (Apocalipse 5:5-6). É a chave da obra: Deus vence o mal pela entrega de Jesus, e os seus vencem do mesmo modo, pelo sangue dele e pelo testemunho (Apocalipse 12:11).',
      'O sofrimento dos fiéis é visto e ouvido. Debaixo do altar, os mortos perguntam “até quando?” (Apocalipse 6:9-11), e ninguém lhes manda calar. A Esmirna, pobre e perseguida, Cristo não promete que ela vai escapar; promete a coroa (Apocalipse 2:10).',
      'O mal tem poder, prazo e limite. A besta exige adoração e controla o comércio (Apocalipse 13:16-18), retrato de todo poder que se faz deus. Mas os céus já cantam que o reino do mundo passou a ser do Senhor e do seu Cristo (Apocalipse 11:15).',
      'A última cena é uma casa. Deus vem morar com o seu povo, enxuga lágrimas e faz tudo novo (Apocalipse 21:1-5). O livro se encerra com um pedido, “vem, Senhor Jesus” (Apocalipse 22:20), e esse pedido cabe em qualquer quarto.',
    ],
    historicalContext:
      'A maioria dos estudiosos data o livro do fim do século 1, sob o imperador Domiciano; outros preferem o tempo de Nero, antes da queda de Jerusalém. A tradição antiga o atribui ao apóstolo João, e já no século 3 havia quem pensasse em outro João. Nas cidades da Ásia, o culto ao imperador era sinal de lealdade: templos, festas, incenso. Quem recusava podia perder a freguesia, a licença do ofício, a liberdade. Comprar e vender dependia, em parte, de curvar-se. As comunidades conheciam bem o estilo chamado apocalíptico, comum entre judeus, em que números e animais dizem o que não seria prudente escrever às claras. As cenas de Daniel estão por toda parte, como o Filho do Homem que vem nas nuvens (Daniel 7:13-14; Apocalipse 1:7). Sete montes, para qualquer leitor da época, lembravam Roma (Apocalipse 17:9). Há centenas de ecos do Antigo Testamento, embora quase nenhuma citação direta.',
    theologicalAnalysis:
      'Quatro leituras principais convivem entre cristãos fiéis. A preterista entende que quase tudo falava do próprio século, de Jerusalém ou de Roma. A historicista vê o percurso da igreja ao longo das eras. A futurista, muito comum no Brasil, situa a maior parte dos capítulos nos últimos anos antes da volta de Cristo. A idealista lê símbolos da luta que se repete em todo tempo, e muitos combinam duas dessas leituras.\n\nO reino de mil anos (Apocalipse 20:1-6) também divide. Para os pré-milenistas, Cristo volta antes dele e reina na terra; para os amilenistas, o número simboliza o reinado atual de Cristo; para os pós-milenistas, o evangelho florescerá antes da volta. Quanto ao arrebatamento, uns o esperam antes da grande tribulação, outros no mesmo momento da vinda. O seu pastor pode explicar a posição da igreja.\n\nO que une a todos é mais largo: Jesus voltará em pessoa, julgará com justiça, o mal terá fim, os mortos ressuscitarão, e haverá novos céus e nova terra. Ninguém sabe o dia (Mateus 24:36); quem o marca erra, e já errou muitas vezes. O número da besta aponta, para boa parte dos intérpretes, a Nero ou à imperfeição que se repete; vacina, chip e código de barras não estão no texto.',
    reflection:
      'O que você sente ao ouvir o nome deste livro: medo, curiosidade, preguiça, esperança? Procure de onde veio isso. Que poderes de hoje pedem a sua adoração e ameaçam fechar portas a quem não se curva: dinheiro, partido, chefe, opinião dos outros? Em qual das sete cartas (Apocalipse 2 e Apocalipse 3) a sua igreja se reconheceria? Diga a Deus de qual lágrima você mais espera ver o fim. O Cordeiro conhece o endereço das igrejas cansadas, e bate à porta de uma delas para jantar (Apocalipse 3:20).',
    practicalApplication:
      'Leia o livro em voz alta, como foi feito para ser ouvido, um trecho por dia, anotando só uma coisa: o que isto mostra de Jesus? Deixe de lado, por um mês, vídeos que marcam datas ou assustam crianças. Escolha uma fidelidade pequena que custe algo, como recusar uma mentira no trabalho. Ore por cristãos perseguidos, com um país por semana. Se o medo do fim tira o seu sono ou o de um filho, converse com o pastor e, se persistir, com um psicólogo. Cante: há mais cânticos nesse livro que monstros.',
    prayer:
      'Senhor Jesus, Cordeiro que venceste morrendo, abre os nossos olhos para te ver antes de ver o dragão. Firma as igrejas pequenas, as pobres, as que se reúnem escondidas. Acorda as que ficaram mornas, começando pela nossa. Guarda-nos de adorar o que promete pão e pede a alma. Recolhe o grito dos que perguntam “até quando?”. Livra-nos de curiosidade sem amor e de medo sem esperança. Enxuga, no teu dia, o rosto desta terra inteira, e deixa que a nossa voz esteja no coro. Vem, Senhor Jesus. Amém.',
    additionalStudy:
      'Leia Apocalipse 4 e Apocalipse 5 e desenhe a sala do trono: quem está no meio, quem canta, o que se canta? Depois compare as feras de Daniel 7 com a de Apocalipse 13. Escolha uma das sete cartas e separe elogio, repreensão, conselho e promessa. Por fim, ponha lado a lado o jardim de Gênesis 2 e a cidade de Apocalipse 22: o que voltou, o que é novo e o que desapareceu?',
    verses: [
      verse('Apocalipse 1:1-3', 'Revelação Jesus lê ouvem'),
      verse('Apocalipse 1:9', 'irmão aflição Patmos'),
      verse('Apocalipse 1:4', 'sete igrejas Ásia'),
      verse('Apocalipse 5:5-6', 'Leão Cordeiro morto'),
      verse('Apocalipse 12:11', 'venceram sangue testemunho'),
      verse('Apocalipse 6:9-11', 'altar até quando'),
      verse('Apocalipse 2:10', 'fiel morte coroa'),
      verse('Apocalipse 13:16-18', 'número besta'),
      verse('Apocalipse 11:15', 'reinos mundo Cristo'),
      verse('Apocalipse 21:1-5', 'novo lágrima'),
      verse('Apocalipse 22:20', 'vem Senhor Jesus'),
      verse('Daniel 7:13-14', 'nuvens filho homem'),
      verse('Apocalipse 1:7', 'vem nuvens'),
      verse('Apocalipse 17:9', 'sete montes'),
      verse('Apocalipse 20:1-6', 'mil anos'),
      verse('Mateus 24:36', 'dia hora ninguém'),
      verse('Apocalipse 2', 'Éfeso Esmirna'),
      verse('Apocalipse 3', 'Sardes bato'),
      verse('Apocalipse 3:20', 'porta bato cearei'),
      verse('Apocalipse 4', 'trono'),
      verse('Apocalipse 5', 'Cordeiro livro'),
      verse('Daniel 7', 'animais Ancião'),
      verse('Apocalipse 13', 'besta'),
      verse('Gênesis 2', 'jardim árvore'),
      verse('Apocalipse 22', 'árvore rio'),
    ],
  },
  {
    slug: 'velhice',
    theme: 'Velhice',
    synonyms: [
      'envelhecer',
      'envelhecimento',
      'terceira idade',
      'melhor idade',
      'idosos na Bíblia',
      'chegar à velhice',
      'cabelos brancos',
      'honrar os mais velhos',
    ],
    title: 'Seiva até o fim',
    introduction:
      'Em resumo: Deus promete carregar os seus também na velhice, e quem é velho ainda tem o que dar. A família e a igreja devem honrar e sustentar os seus velhos.\n\nA velhice chega aos poucos. Primeiro a letra da bula diminui, depois a escada parece mais alta, e um dia alguém se levanta no ônibus para ceder o lugar. Muitos sentem alívio com o fim da correria; outros acham que deixaram de ser necessários. O mundo da propaganda fala pouco disso, e quando fala vende creme. A Bíblia é mais franca: nela há velhos que cantam, que erram, que ficam cegos, que recomeçam e que têm medo de ser abandonados. Este estudo serve a quem já envelheceu e a quem tem um velho em casa.',
    mainPoints: [
      'Deus carrega o seu povo do princípio ao fim. Em Isaías, os ídolos da Babilônia precisam de animais que os transportem. Com o Deus de Israel acontece o contrário: ele carregou o povo desde o ventre e promete levá-lo até os cabelos brancos, porque foi ele quem o fez (Isaías 46:1-4). Quem já não consegue andar sozinho continua nos braços de quem o criou.',
      'Pedir para não ser abandonado é oração. O salmista velho diz o que muitos só pensam: que Deus não o rejeite agora, quando a força acaba (Salmos 71:9). Logo adiante ele conta para que ainda quer viver: para falar do poder de Deus aos que vêm depois dele (Salmos 71:17-18). O medo e o propósito cabem na mesma oração.',
      'Quem envelhece ainda dá fruto. Um salmo compara o justo à palmeira e ao cedro plantados na casa de Deus, cheios de seiva mesmo depois de muitos anos (Salmos 92:12-15). Calebe tinha oitenta e cinco quando pediu uma região de montes que ainda estava por conquistar (Josué 14:10-12). Ana, que enviuvou moça, passou a vida orando no templo e falou do menino Jesus a quem esperava a redenção (Lucas 2:25-38). Cada um deu um fruto diferente, e nenhum precisou parecer jovem.',
      'Recuar também pode ser sabedoria. Pela lei de Moisés, o levita deixava o serviço pesado aos cinquenta anos e passava a ajudar os irmãos na guarda do tabernáculo (Números 8:24-26). Barzilai, aos oitenta, agradeceu o convite do rei, preferiu ficar na sua cidade e mandou Quimã no lugar dele (2 Samuel 19:34-37). A Bíblia não chama nenhum deles de inútil. Chega a hora de entregar a chave a outro e ficar por perto para mostrar onde a fechadura emperra.',
      'O corpo se gasta, e a pessoa continua inteira. Paulo escreve que por fora nos desgastamos, enquanto por dentro nos renovamos a cada dia (2 Coríntios 4:16). Perto do fim, preso, ele pediu a Timóteo a capa e os livros que tinha deixado em Trôade (2 Timóteo 4:13); ainda queria ler. Jacó, que quase não enxergava, beijou os netos que não esperava conhecer e os abençoou (Gênesis 48:10-14).',
      'Os velhos têm direito a honra e a sustento. A lei manda levantar-se diante de quem tem cabelo branco, e põe essa ordem ao lado do temor de Deus (Levítico 19:32). Paulo pede a Timóteo que não seja áspero com um idoso, e que filhos e netos aprendam a cuidar primeiro da própria família e a retribuir aos pais (1 Timóteo 5:1-4). Honrar, nesse texto, inclui ajudar com o que falta.',
    ],
    historicalContext:
      'Poucos chegavam a velho no mundo da Bíblia. Doença, guerra, parto e fome levavam muita gente cedo, e um salmo trata setenta anos, ou oitenta para os mais fortes, como vida longa (Salmos 90:10-12). Não existia aposentadoria. Quem perdia a força dependia dos filhos, e a viúva sem filhos dependia dos vizinhos. Por isso as mulheres de Belém comemoraram tanto o neto de Noemi, que ia sustentar a velhice dela (Rute 4:14-16). Ao mesmo tempo, os anciãos tinham autoridade: sentavam-se à porta da cidade, onde os negócios eram fechados diante de testemunhas (Rute 4:1-2). O rei Roboão perdeu a maior parte do reino depois de desprezar os conselheiros do pai e de ouvir só os da sua idade (1 Reis 12:6-16). Na igreja, a palavra grega para ancião acabou dando nome a um cargo, o de presbítero.',
    theologicalAnalysis:
      'A velhice é bênção ou castigo? A Bíblia não responde com uma palavra só. Provérbios chama os cabelos grisalhos de coroa, quando se encontram no caminho da justiça (Provérbios 16:31). Eclesiastes descreve o corpo que enfraquece como uma casa em que as portas vão se fechando (Eclesiastes 12:1-4). Vida longa não prova que alguém agradou a Deus, e vida curta não prova o contrário: o próprio Jesus morreu moço.\n\nA idade também não torna ninguém sábio por si mesma. Salomão começou bem, e foi na velhice que o coração dele se inclinou para outros deuses (1 Reis 11:4-13). Os cristãos ensinam que a graça trabalha em nós até o último dia, e que a promessa vai além de um fim tranquilo: o corpo que hoje dói será ressuscitado em força e em glória (1 Coríntios 15:42-44). Até lá, quem precisa de ajuda para tomar banho e comer continua sendo imagem de Deus (Gênesis 1:27), com o mesmo valor de quando trabalhava.',
    reflection:
      'Pense em alguém que envelheceu perto de você. O que essa pessoa sabia fazer que ninguém mais faz, e qual história ela contava sempre do mesmo jeito? Se os cabelos brancos são os seus, pergunte-se do que você tem medo: da dor, da queda, de dar trabalho, de ser esquecido. Diga a Deus o nome desse medo. Depois veja o que ainda está em suas mãos: uma receita, uma oração diária, um caso que os netos não conhecem, um perdão que falta pedir. Se você é jovem, repare no tom com que responde a quem repete a mesma pergunta. Um dia você também vai precisar de paciência.',
    practicalApplication:
      'Se você é idoso, escolha alguém mais novo e conte a ele, em dez minutos, um aperto em que Deus ajudou a sua casa. Faça uma lista de nomes e ore por dois deles a cada manhã. Deixe à vista os remédios, os documentos e o telefone de quem deve ser avisado. Conte ao médico as quedas, o choro e os esquecimentos, porque muita coisa tem tratamento. Se você cuida de alguém, divida a semana com a família e com a igreja, e durma. Visite quem não sai mais de casa e deixe a pessoa servir em alguma coisa, nem que seja dobrar os folhetos do culto. Quem vê um idoso maltratado, trancado em casa ou sem o próprio dinheiro pode ligar para o Disque 100; em perigo imediato, para o 190.',
    prayer:
      'Senhor, tu me conheces desde antes do meu primeiro choro, e sabes quantos anos pesam hoje nas minhas pernas. Não me deixes agora que a força diminui. Quando eu esquecer um nome, lembra-te tu do meu. Livra-me da amargura de quem só fala do passado e da vergonha de aceitar um braço. Mostra-me a quem ainda posso servir, mesmo sentado. Abençoa quem cuida de mim, e dá descanso a quem cuida sem ter com quem dividir. Guarda os velhos que ninguém visita. E, quando chegar a minha hora, que eu vá em paz, com os olhos postos na tua salvação. Em nome de Jesus. Amém.',
    additionalStudy:
      'Leia Lucas 2:25-38 e compare Simeão e Ana: o que cada um esperava, e o que cada um fez ao ver o menino? Leia depois o Salmo 71 inteiro como a oração de uma pessoa velha, e marque os versículos em que ela lembra a juventude. Para ver uma velhice que terminou mal, leia 1 Reis 11:4-13, e pergunte quando o desvio de Salomão começou.',
    verses: [
      verse('Isaías 46:1-4', 'animais carreguei velhice grisalhos'),
      verse('Salmos 71:9', 'rejeites velhice força'),
      verse('Salmos 71:17-18', 'juventude velho desampares geração'),
      verse('Salmos 92:12-15', 'palmeira cedro velhice fruto'),
      verse('Josué 14:10-12', 'oitenta cinco monte'),
      verse('Lucas 2:25-38', 'Simeão braços Ana viúva redenção'),
      verse('Números 8:24-26', 'cinquenta servirão guarda'),
      verse('2 Samuel 19:34-37', 'oitenta cidade Quimã'),
      verse('2 Coríntios 4:16', 'exterior interior renova'),
      verse('2 Timóteo 4:13', 'capa Trôade livros'),
      verse('Gênesis 48:10-14', 'velhice beijou abraçou mão'),
      verse('Levítico 19:32', 'levantarás ancião temor'),
      verse('1 Timóteo 5:1-4', 'idoso asperamente netos recompensar'),
      verse('Salmos 90:10-12', 'setenta oitenta contar dias'),
      verse('Rute 4:14-16', 'Noemi sustentará velhice colo'),
      verse('Rute 4:1-2', 'porta cidade anciãos'),
      verse('1 Reis 12:6-16', 'anciãos rapazes moradas'),
      verse('Provérbios 16:31', 'grisalhos coroa justiça'),
      verse('Eclesiastes 12:1-4', 'juventude tremerem portas fecharem'),
      verse('1 Reis 11:4-13', 'velhice Salomão deuses'),
      verse('1 Coríntios 15:42-44', 'ressuscitará glória força'),
      verse('Gênesis 1:27', 'imagem criou macho fêmea'),
      verse('Salmos 71', 'velhice juventude'),
    ],
  },
];
