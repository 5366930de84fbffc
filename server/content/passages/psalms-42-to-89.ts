import type { PassageDevotional } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const psalms42To89: readonly PassageDevotional[] = [
  {
    slug: 'salmos-42',
    chapters: ['PSA.42'],
    verse: verse('Salmos 42:5', 'alma abatida espera'),
    reflection:
      'Um levita está longe de Jerusalém, perto das cachoeiras do Hermom, e lembra do tempo em que ia com a multidão cantando até o templo. Chora tanto que as lágrimas lhe servem de comida, e os vizinhos perguntam onde anda o Deus dele. Ele então pergunta à própria alma o motivo de tanto abatimento, e responde a si mesmo que espere.',
    prayer:
      'Deus vivo, a minha alma tem sede, e eu estou longe do lugar onde eu cantava. Lembra-te dos que não podem ir à igreja por doença, distância ou trabalho. Jesus também disse que a alma dele estava perturbada, e tu o sustentaste. Ajuda-me a pregar a mim mesmo a esperança. Amém.',
    application:
      'Chame por telefone alguém que deixou de ir ao culto por motivo de saúde ou distância. Cantem uma estrofe juntos e ofereça-se para ler com ele aos domingos.',
  },
  {
    slug: 'salmos-43',
    chapters: ['PSA.43'],
    verse: verse('Salmos 43:3', 'Envia luz verdade guiem'),
    reflection:
      'Este salmo continua o anterior, com o mesmo refrão para a alma abatida. Alguém foi tratado com injustiça e pede a Deus duas guias, a luz e a verdade, que o levem pela mão até o altar. No caminho Deus muda de nome para ele: era a fortaleza que parecia tê-lo esquecido, passa a ser a sua grande alegria, e a harpa já está sendo afinada.',
    prayer:
      'Manda, Senhor, a tua luz e a tua verdade, porque eu perdi o rumo da tua casa. Defende a causa de quem foi enganado. Eu pergunto à minha alma por que está no chão, e ela ainda não responde. Jesus conheceu a alma triste até a morte; que ele me leve de volta ao canto. Amém.',
    application:
      'Faça à sua alma a pergunta do salmo, por escrito, e responda com franqueza em três linhas. Termine dizendo em voz alta por que ainda espera em Deus.',
  },
  {
    slug: 'salmos-44',
    chapters: ['PSA.44'],
    verse: verse('Salmos 44:22-23', 'somos mortos ovelhas dormes'),
    reflection:
      'Os filhos de Coré cresceram ouvindo dos pais como Deus deu a terra a Israel, e agora o exército volta derrotado. O povo procura a culpa e desta vez não a encontra: ninguém trocou de deus, ninguém rasgou o pacto. Por isso a queixa é tão dura, a de que Deus vendeu a sua gente por quase nada e pegou no sono. Paulo citou este salmo aos romanos, pouco antes de escrever que nem a morte nos tira do amor de Cristo.',
    prayer:
      'Acorda, Senhor, porque o teu povo está com o rosto no chão. Há igrejas queimadas e irmãos presos que não fizeram nada de errado, e eu não sei explicar. Recebe a nossa reclamação como a de filhos. Ensina-nos a continuar te chamando de Pai, como Jesus te chamou na cruz. Levanta-te para nos socorrer, porque a tua bondade não muda. Amém.',
    application:
      'Procure o nome de um país em que cristãos são perseguidos e ore por eles com alguém, lendo em voz alta a parte final deste salmo.',
  },
  {
    slug: 'salmos-45',
    chapters: ['PSA.45'],
    verse: verse('Salmos 45:6-7', 'trono cetro óleo alegria'),
    reflection:
      'É dia de casamento no palácio, e o poeta escreve com a caneta correndo. A roupa do rei cheira a mirra e aloés, há música de cordas, a noiva chega com bordado de ouro e escuta um pedido difícil, o de deixar a casa do pai para trás. No meio do elogio o poeta chama o rei de Deus e diz que o trono dele dura para sempre, o que é grande demais para um homem. A carta aos Hebreus diz de quem se tratava, do Filho, ungido com óleo de alegria.',
    prayer:
      'Rei alegre, eu te imagino sempre sério, e este salmo te mostra em festa. Derrama um pouco do teu óleo sobre a minha casa, que anda azeda. Cuida dos noivos que começam com pouco e dos casais que perderam a música. Governa dentro de mim, Jesus, com a justiça que amas e com a tua mansidão. Amém.',
    application:
      'Elogie hoje alguém que você ama com o capricho de um poeta: três qualidades verdadeiras, ditas de frente e sem pressa.',
  },
  {
    slug: 'salmos-46',
    chapters: ['PSA.46'],
    verse: verse('Salmos 46:5', 'Deus meio abalada'),
    reflection:
      'A terra treme, os montes escorregam para dentro do mar, e as águas rugem com espuma. No meio desse barulho corre um rio manso dentro da cidade, porque Deus mora nela. Os filhos de Coré cantam duas vezes que o Senhor dos exércitos está com eles, o Deus de Jacó, do homem que mancava.',
    prayer:
      'Refúgio nosso, o chão se moveu debaixo dos meus pés, e eu corro para ti. Faz passar o teu rio pela minha casa, e acalma o que ruge em mim. Tu estás conosco em Jesus, o Emanuel, e ao romper da manhã ajudas. Socorre os que perderam tudo numa enchente ou num desastre. Amém.',
    application:
      'Fique sentado e quieto por cinco minutos, com os pés firmes no chão. A cada respiração, diga a Deus que ele está no meio do que você teme perder.',
  },
  {
    slug: 'salmos-47',
    chapters: ['PSA.47'],
    verse: verse('Salmos 47:9', 'príncipes povos Abraão'),
    reflection:
      'Todos os povos são chamados a bater palmas, inclusive os que perderam para Israel. O salmo vê Deus subir ao som de trombeta, sentar-se no trono, e então acontece o que poucos esperariam: os chefes das nações chegam e se juntam, como se fossem família, ao povo do Deus de Abraão. As igrejas costumam ler este canto no dia da ascensão de Jesus. Ele subiu depois de ter dito aos seus que fossem a todos esses povos.',
    prayer:
      'Grande Rei de toda a terra, eu bato palmas para ti com gente que nem conheço. Junta os que se odeiam por causa de fronteira, de cor e de política. Jesus subiu e reina, e o meu bairro também é dele. Ensina-me a cantar entendendo o que canto, e abre lugar ao meu lado no banco para quem chega de fora. Amém.',
    application:
      'Ouça hoje um louvor cantado por cristãos de outro país ou de uma raiz brasileira que não seja a sua, e acompanhe com palmas.',
  },
  {
    slug: 'salmos-48',
    chapters: ['PSA.48'],
    verse: verse('Salmos 48:12-13', 'contai torres geração'),
    reflection:
      'Os reis vieram juntos atacar Jerusalém, olharam e saíram correndo, com dores de mulher na hora do parto. Passado o susto, o salmo convida o povo a dar a volta na cidade, contar as torres e reparar bem nos muros, para descrever tudo aos filhos. Séculos mais tarde Jesus avisou que daquele templo não ficaria pedra sobre pedra, e assim foi. As torres caíram, e ficou de pé a última linha, que fala de um Deus que guia os seus até a morte.',
    prayer:
      'Deus nosso, obrigado pelos lugares em que aprendi a te conhecer, pelo banco de madeira e pela parede descascada. Eu conto as torres que me guardaram: uma avó, uma professora, um pastor paciente. Quando as paredes caírem, fica tu conosco. Guia-nos até a morte e através dela, pelo caminho que Jesus abriu. Amém.',
    application:
      'Dê uma volta a pé ao redor da sua igreja ou da sua casa com uma criança ou um amigo. Mostre um canto e conte o que Deus fez ali.',
  },
  {
    slug: 'salmos-49',
    chapters: ['PSA.49'],
    verse: verse('Salmos 49:7-8', 'comprar resgate irmão caríssima'),
    reflection:
      'Com a harpa no colo, o poeta chama ricos e pobres para ouvir a mesma charada. Há homens que dão o próprio nome às suas terras, e nenhum consegue comprar mais um ano para o irmão, porque a vida custa caro demais. A morte aparece como o pastor que leva para o seu curral os que confiavam no dinheiro. Então o poeta diz que Deus resgatará a sua alma, e Jesus falou de si quando disse que veio dar a vida em resgate por muitos.',
    prayer:
      'Ainda me impressiono, Senhor, com casa grande e carro novo. Lembra-me de que ninguém leva nada, e de que o meu preço já foi pago. Consola as famílias que venderam tudo para salvar um doente e não conseguiram. Tira do meu coração o medo de perder e o medo de ficar por baixo. Recebe-me no fim, tu que pagaste o meu resgate. Amém.',
    application:
      'Escolha uma coisa que você tem e da qual se orgulha, e empreste-a ou ponha-a a serviço de alguém nesta semana, sem mencionar o valor.',
  },
  {
    slug: 'salmos-50',
    chapters: ['PSA.50'],
    verse: verse('Salmos 50:15', 'invoca-me angústia livrarei'),
    reflection:
      'Deus convoca céu e terra para um tribunal, e o réu é gente de culto. Ele não reclama da quantidade de ofertas; lembra que todo boi da montanha já é dele, e que não almoça carne de touro. Quer ouvir um obrigado, quer ser chamado no dia do aperto. Depois fala aos que sabem os mandamentos de cor e emprestam a língua à fofoca sobre o próprio irmão, e lhes oferece a mesma saída: quem agradece encontra o caminho, que em Jesus ganhou rosto e nome.',
    prayer:
      'Senhor, eu trouxe hoje o boi e esqueci o obrigado. Perdoa a boca que recita e fere. Eu te chamo neste dia de angústia, como mandaste, e espero que me livres. Recebe o agradecimento que te dou por Jesus, que te deu tudo sem te dever nada. Põe em ordem os meus passos até eu ver a tua salvação. Amém.',
    application:
      'Escreva dez agradecimentos seguidos, sem pedir nada. Se falou mal de alguém da família nesta semana, procure a pessoa com quem falou e desfaça o que disse.',
  },
  {
    slug: 'salmos-51',
    chapters: ['PSA.51'],
    verse: verse('Salmos 51:10', 'cria coração puro'),
    reflection:
      'Davi já foi desmascarado por Natã e vem sem nenhum animal para o altar. Pede para ser lavado como roupa muito suja, salpicado com hissopo como o leproso que voltava ao acampamento. Quando chega ao coração, ele usa o verbo do primeiro dia do mundo, cria, porque ali não há o que remendar.',
    prayer:
      'Tem misericórdia de mim, ó Deus, segundo o teu amor leal. Cria em mim um coração limpo, porque o meu eu não consigo consertar. Não me tires o teu Espírito, e devolve-me a alegria que o pecado levou. Lava-me no sangue de Jesus, e abre os meus lábios para ensinar outros a voltar. Amém.',
    application:
      'Lave as mãos devagar, nomeando diante de Deus o que precisa ser limpo. Ao enxugá-las, agradeça pelo perdão e decida a quem você deve um pedido de desculpas.',
  },
  {
    slug: 'salmos-52',
    chapters: ['PSA.52'],
    verse: verse('Salmos 52:8', 'oliveira verde casa'),
    reflection:
      'Doegue viu Davi receber pão do sacerdote Aimeleque, contou a Saul, e por causa dessa língua uma cidade de sacerdotes foi morta. O salmo chama essa língua de navalha afiada e fala com o delator de frente. Ele diz que um homem desses será arrancado da tenda pela raiz. Davi, que é quem está fugindo, se vê plantado como oliveira verde na casa de Deus, árvore que demora a crescer e dá azeite por séculos.',
    prayer:
      'Deus bom, a palavra de um delator destruiu famílias, e tu te lembras delas. Quebra a navalha que eu tenho na boca. Dá coragem a quem denuncia o crime e vergonha a quem entrega o inocente. Planta-me na tua casa, mesmo enquanto eu fujo de um lugar para outro. Que daqui a anos ainda saia de mim algum azeite. Amém.',
    application:
      'Recuse-se hoje a passar adiante uma informação que pode ferir alguém, mesmo verdadeira. Se é caso de crime ou abuso, leve-a a quem pode proteger, pelo Disque 100 ou pelo 190.',
  },
  {
    slug: 'salmos-53',
    chapters: ['PSA.53'],
    verse: verse('Salmos 53:2', 'Deus olha céus entendimento'),
    reflection:
      'Este salmo repete quase inteiro um outro de Davi, como se Israel precisasse cantá-lo duas vezes. Deus se debruça do céu e procura alguém com juízo, e o resultado da busca continua sendo nenhum. Uma frase é nova: os valentões tiveram um medo enorme num lugar onde não havia nada a temer, e os ossos de quem cercava o povo ficaram espalhados. Quem ataca o povo de Deus acaba com medo do que não existe, e a oração final suspira por uma salvação que venha de Sião.',
    prayer:
      'Tu olhas do céu, e eu me escondo como criança atrás da cortina. Olha para mim assim mesmo, Senhor, com os olhos com que Jesus olhou para Pedro. Tira de mim os medos sem motivo, e fica comigo enquanto eles não passam. Procura os que dizem que não há Deus porque alguém da igreja os feriu. Muda a sorte do teu povo, e devolve-nos a alegria. Amém.',
    application:
      'Faça uma lista curta dos seus medos e ponha um sinal nos que não têm motivo hoje. Leia a lista a Deus e rasgue a folha.',
  },
  {
    slug: 'salmos-54',
    chapters: ['PSA.54'],
    verse: verse('Salmos 54:4', 'Deus ajudador Senhor vida'),
    reflection:
      'Os moradores de Zife eram da tribo de Davi, e foram dizer a Saul onde ele estava escondido. Davi os chama de estranhos, porque quem entrega o parente se faz estranho. O salmo pede ajuda em três linhas, e logo o que se vê são aqueles que o sustentam: Deus está no meio deles, diz Davi, que tinha ao lado uns homens cansados e Jônatas, que andou até o mato para animá-lo.',
    prayer:
      'Deus, tu és o meu ajudador, e sei disso pelas pessoas que me mandaste. Abençoa a vizinha que traz comida e o amigo que atende de madrugada. Ouve quem foi denunciado pelos próprios parentes. Salva-me pelo teu nome, que os meus contatos não alcançam tão longe. De bom grado eu te agradeço hoje, antes de o perigo passar. Amém.',
    application:
      'Escreva os nomes das pessoas que sustentam a sua vida nesta fase. Agradeça por cada uma, e faça para uma delas algo que lhe poupe trabalho.',
  },
  {
    slug: 'salmos-55',
    chapters: ['PSA.55'],
    verse: verse('Salmos 55:14', 'conversávamos casa Deus'),
    reflection:
      'Davi sonha em ter asas de pomba e sumir no deserto. Ele aguentaria um inimigo, mas quem o feriu foi o amigo íntimo, com quem caminhava para a casa de Deus em conversa boa. Três vezes por dia ele geme, e joga a carga sobre o Senhor, que não se cansa de segurá-la.',
    prayer:
      'Senhor, doeu porque era alguém de casa, com quem eu orava. Tu viste as palavras macias e a faca por baixo. Eu lanço sobre ti este peso, quantas vezes ele voltar. Jesus foi entregue com um beijo, e sabe o que eu sinto; ajuda-me a não devolver o golpe e a pôr distância onde for preciso. Amém.',
    application:
      'Ponha um lembrete para três horas de hoje. Em cada uma, entregue a Deus em voz alta a mágoa da traição, mesmo que ela volte logo depois.',
  },
  {
    slug: 'salmos-56',
    chapters: ['PSA.56'],
    verse: verse('Salmos 56:8', 'lágrimas odre livro'),
    reflection:
      'Preso pelos filisteus em Gate, Davi tem medo e admite: quando eu temer, confiarei. Ele acredita que Deus conta cada passo da sua fuga e guarda cada lágrima num odre, como se guarda água no deserto. Os que o espionam também contam os passos dele, mas ele prefere pensar em Deus, que os conta para cuidar.',
    prayer:
      'Deus, tu contas as minhas voltas e recolhes o que eu choro. Quando eu tiver medo hoje, lembra-me de confiar no mesmo instante. Guarda os refugiados, os perseguidos e as mulheres que fogem para se salvar. Sei que és por mim, porque entregaste Jesus por todos nós. Amém.',
    application:
      'Escute hoje o choro de alguém sem pedir que pare. Se essa pessoa estiver fugindo de violência, ajude-a a ligar para o 180 ou o 190.',
  },
  {
    slug: 'salmos-57',
    chapters: ['PSA.57'],
    verse: verse('Salmos 57:1', 'refugia sombra asas calamidades'),
    reflection:
      'Davi foge de Saul, escondido numa caverna, e se imagina deitado entre leões cujos dentes são lanças. Ele não pede que a caverna suma; pede um lugar debaixo das asas até que o pior passe. Em pleno escuro diz duas vezes que o coração está firme, e resolve acordar a harpa e depois o amanhecer. Quem costuma ser acordado pelo sol quer, desta vez, acordá-lo com música.',
    prayer:
      'Altíssimo, a minha caverna tem goteira e cheira a medo, e ainda assim há asas sobre ela. Deixa-me ficar debaixo delas até passar a calamidade. Firma o meu coração, que ontem à noite disparou. Guarda quem dorme hoje em abrigo, em barraca ou na casa de parente por não poder voltar. Que a tua glória fique maior do que o meu problema. Amém.',
    application:
      'Ponha o despertador para dez minutos antes do sol e receba o dia com um hino, mesmo baixinho. Se mora com alguém, faça o convite na véspera.',
  },
  {
    slug: 'salmos-58',
    chapters: ['PSA.58'],
    verse: verse('Salmos 58:11', 'Deus julga terra'),
    reflection:
      'Este é um dos salmos que a igreja quase não lê em voz alta. Davi se volta contra juízes que torcem a justiça, compara-os à cobra que tapa o ouvido, e pede a Deus que lhes quebre os dentes e que o justo lave os pés no sangue deles. Essas palavras não devem ser amaciadas; saem da boca de quem não encontra nenhum tribunal que o escute. Quem pede assim entrega a vingança a Deus e fica sem ela nas mãos, e Jesus, julgado com testemunhas falsas, entregou a sua causa do mesmo modo e pediu ao Pai perdão para quem o crucificava.',
    prayer:
      'Há crimes, Senhor, que me fazem querer ver sangue, e eu te confesso isso. Julga tu, que vês tudo e não aceitas presente. Livra os que foram condenados por engano e os que nunca conseguiram ser ouvidos. Tira das minhas mãos a pedra que eu já tinha escolhido. Que um dia todos possam dizer que existe um Deus que julga a terra. Amém.',
    application:
      'Fale com Deus sobre uma injustiça que ainda revolta você, sem escolher palavras bonitas. Depois veja se há um passo de lei a dar, e procure quem oriente.',
  },
  {
    slug: 'salmos-59',
    chapters: ['PSA.59'],
    verse: verse('Salmos 59:16', 'manhã cantarei força refúgio'),
    reflection:
      'Os homens de Saul vigiam a casa de Davi para matá-lo, e foi Mical, sua esposa, quem o desceu pela janela. O salmo os compara duas vezes a cães que voltam ao anoitecer e rodam a cidade uivando atrás de comida. Eles acham que ninguém escuta o que planejam. Depois do segundo uivo Davi usa a palavra “porém” e marca com Deus um compromisso para a manhã, quando vai cantar em voz alta.',
    prayer:
      'Deus, meu alto refúgio, o barulho lá fora volta toda noite: o tiro, a briga, o passo na escada. Vigia a nossa porta, e ri daqueles que pensam que não escutas. Guarda as mulheres cuja ameaça mora dentro de casa, e abre-lhes uma janela. Amanhã cedo eu canto, e conto que me guardaste. Amém.',
    application:
      'Se alguém ameaça você, combine hoje com uma pessoa de confiança por onde sair e para onde ir, e guarde o 180 e o 190. Se você está seguro, ofereça-se para ser essa pessoa.',
  },
  {
    slug: 'salmos-60',
    chapters: ['PSA.60'],
    verse: verse('Salmos 60:2', 'fendeste cura fendas treme'),
    reflection:
      'Davi lutava longe, contra os sírios, e o salmo conta uma derrota que deixou o país como terra rachada por terremoto. Davi não esconde a dureza daquele tempo, que compara a um vinho que deixa tonto. Deus responde lembrando de quem são as terras, uma por uma, e fala de Moabe como da bacia em que se lava, linguagem de rei vencedor que nos soa estranha. O que Davi pede primeiro continua servindo a qualquer casa rachada, que o próprio Deus cure as fendas.',
    prayer:
      'Cura, Senhor, as rachaduras da nossa terra, que treme por dentro. Há fendas entre vizinhos, entre irmãos de igreja, entre mim e quem dorme ao meu lado. O socorro que eu mesmo arranjei não deu conta. Levanta de novo a bandeira que deste aos que te temem, e põe debaixo dela gente cansada de brigar. Contigo nós ainda faremos alguma coisa boa nesta terra. Amém.',
    application:
      'Repare numa fenda que você pode começar a fechar hoje, entre duas pessoas ou numa parede de verdade. Leve a massa, a ferramenta ou a primeira palavra.',
  },
  {
    slug: 'salmos-61',
    chapters: ['PSA.61'],
    verse: verse('Salmos 61:2', 'confim abatido rocha alta'),
    reflection:
      'Davi ora da ponta do mundo, ou assim lhe parece, com o coração desfalecido. Ele vê uma rocha alta demais para os seus braços, e pede que Deus o leve até lá em cima. Lá ele quer ficar, numa tenda que é de Deus, e cumprir aos poucos, um dia depois do outro, o que prometeu.',
    prayer:
      'Leva-me para cima, ó Deus, até a rocha que o meu tamanho não alcança. Eu oro de longe, do fim da linha do ônibus, do plantão, do estrangeiro. Põe teus braços debaixo de quem hoje não alcança nada. Firma os meus pés lá no alto e ensina-me a cumprir um pouco a cada dia. Amém.',
    application:
      'Ajude alguém a alcançar o que não alcança sozinho: a prateleira, o formulário, o degrau do ônibus, a matrícula. Enquanto ajuda, peça a Deus a mesma coisa para si.',
  },
  {
    slug: 'salmos-62',
    chapters: ['PSA.62'],
    verse: verse('Salmos 62:8', 'Confiai derramai coração refúgio'),
    reflection:
      'Uma palavrinha volta ao longo do salmo inteiro: só. Só em Deus a alma se cala, só ele é rocha, enquanto em volta empurram um homem como se empurra um muro que já está torto. O poeta põe na balança os importantes e os comuns, e os dois pratos sobem juntos, mais leves do que um sopro. Do que ouviu de Deus guardou duas coisas: que o poder é dele, e que a bondade também.',
    prayer:
      'Eu me apoio em tantas coisas, ó Deus, e quase todas balançam. Aquieta a minha alma diante de ti. Derramo agora o que está no fundo, mesmo que saia feio. Sustenta quem está sendo empurrado. Em Jesus o teu poder e a tua bondade se encontraram, e ali eu descanso. Amém.',
    application:
      'Fique dez minutos em silêncio, sem pedir nada. Depois derrame numa folha tudo o que vier, e rasgue-a ao terminar de orar.',
  },
  {
    slug: 'salmos-63',
    chapters: ['PSA.63'],
    verse: verse('Salmos 63:6', 'cama vigílias noite'),
    reflection:
      'No deserto de Judá, com a boca seca, Davi descobre outra sede, e diz que o corpo inteiro deseja a Deus. Acordado na cama, ele atravessa as vigílias da noite lembrando do santuário. A bondade que encontrou lhe parece melhor do que a própria vida, e ele canta encolhido à sombra das asas.',
    prayer:
      'Ó Deus, eu te chamo de meu, e te procuro nesta terra rachada. Quando o sono não vier, enche a minha memória do que vi de ti. O teu amor vale mais do que os dias que me restam. Segura-me com a tua mão direita, Jesus, água viva de quem tem sede. Amém.',
    application:
      'Deixe um copo de água ao lado da cama. Se acordar à noite, beba devagar e agradeça a Deus por uma vez em que ele socorreu você.',
  },
  {
    slug: 'salmos-64',
    chapters: ['PSA.64'],
    verse: verse('Salmos 64:3-4', 'línguas espadas flechas palavras'),
    reflection:
      'Ninguém se machuca com faca neste salmo; as armas são frases, afiadas com calma e atiradas de um esconderijo. Os autores se animam uns aos outros, escolhem o momento e comemoram, porque o plano ficou perfeito e ninguém vai saber quem foi. Davi conhece esse tipo de grupo, e nós também, com outros aparelhos. Deus atira uma flecha só, e a língua deles os faz tropeçar diante de todos.',
    prayer:
      'Guarda a minha vida, ó Deus, do que dizem de mim onde eu não entro. Guarda também os outros do que eu digo quando me sinto escondido. Cura o adolescente que leu hoje uma crueldade com o nome dele. Desarma as rodas de conversa em que se afia a língua, e começa pela minha. Quero me alegrar em ti, que ouves os dois lados. Amém.',
    application:
      'Quando surgir hoje num grupo uma maldade contra alguém, não ria nem encaminhe. Diga uma coisa boa e verdadeira sobre a pessoa, ou saia da conversa.',
  },
  {
    slug: 'salmos-65',
    chapters: ['PSA.65'],
    verse: verse('Salmos 65:9', 'visitas terra regas trigo'),
    reflection:
      'O salmo começa no templo, com pecados perdoados, e termina na roça, com chuva amolecendo os torrões. Deus passa pela plantação como um lavrador, molha os sulcos, abaixa a terra, abençoa o broto. No fim do ano os morros parecem vestidos de festa, e os vales cheios de trigo cantam.',
    prayer:
      'Tu ouves as orações, e por isso toda a gente vem a ti. Agradeço pela chuva, pelo agricultor e pelo pão que chegou à minha mesa sem que eu plantasse. Manda água aos lugares secos, e dá justiça a quem trabalha na terra. Perdoa-me em Jesus, que se chamou pão da vida. Amém.',
    application:
      'Na próxima compra na feira ou no mercado, agradeça a quem vende e pergunte de onde vem o alimento. À mesa, orem pelas mãos que o plantaram.',
  },
  {
    slug: 'salmos-66',
    chapters: ['PSA.66'],
    verse: verse('Salmos 66:16', 'Vinde ouvi contarei alma'),
    reflection:
      'Primeiro o salmo convida a terra inteira a ver o que Deus fez no mar e no rio, que um povo atravessou a pé. Depois ele diz “nós”, e conta a prova de fogo e de água, a carga nas costas, gente cavalgando sobre a cabeça deles. Só no fim aparece um “eu”: alguém entra no templo para pagar o que prometeu na angústia, e chama os presentes para ouvir o que foi feito à sua alma. A grande história acaba chegando ao tamanho de uma pessoa.',
    prayer:
      'Bendito sejas, meu Deus, que não jogaste fora a minha oração. Passamos por fogo e por água nesta casa, e tu nos tiraste de lá. Mostra-me se guardo no coração alguma maldade de que gosto, porque quero que me ouças. Dá-me uma roda de gente disposta a escutar o que tu fizeste por mim, e ensina-me a contar sem me enfeitar. Amém.',
    application:
      'Chame alguém para um café, um chimarrão ou um copo de água, e conte uma coisa que Deus fez à sua alma. Depois peça que essa pessoa conte a dela.',
  },
  {
    slug: 'salmos-67',
    chapters: ['PSA.67'],
    verse: verse('Salmos 67:2', 'caminho salvação nações'),
    reflection:
      'Israel pega a bênção de Arão, aquela do rosto que brilha, e a pede com um motivo: para que o caminho de Deus seja conhecido em toda parte. A colheita boa daquele ano vira convite. Duas vezes o coro repete que todos os povos o louvem, também os que o poeta nunca viu, e entre eles estamos nós.',
    prayer:
      'Deus, tem misericórdia de nós e abençoa-nos, e faz que a bênção passe adiante. Alegra os povos que ainda não ouviram o nome de Jesus, e manda a eles quem fale. Governa as nações com justiça, e abre os meus olhos para o estrangeiro que mora na minha rua. Que todos te louvem. Amém.',
    application:
      'Escolha um povo ou um país no mapa e ore por ele durante cinco minutos. Se conhece alguém que veio de outro lugar, mande hoje um convite para uma refeição.',
  },
  {
    slug: 'salmos-68',
    chapters: ['PSA.68'],
    verse: verse('Salmos 68:5-6', 'órfãos viúvas solitário família'),
    reflection:
      'A procissão deste salmo é enorme: Deus à frente, carros de guerra, cantores, moças com tamborim, e o pequeno Benjamim abrindo o caminho. Há versos de sangue que ferem o ouvido, vindos de um povo que conhecia a guerra de perto. Antes de tudo isso, o salmo apresenta esse Deus pelo que ele é em casa, pai de quem não tem pai, que põe o solitário dentro de uma família. Paulo viu na subida do vencedor a de Jesus, que do alto repartiu presentes com os seus.',
    prayer:
      'Pai de órfãos, olha pelas crianças que esperam adoção e já passaram da idade preferida. Defende a viúva que não entende os papéis da pensão. Põe-me numa família, se eu estou só, e arranja na minha casa lugar para mais um. Leva também a carga desta tarde, tu que levas a nossa todos os dias. Amém.',
    application:
      'Convide para a mesa ou para o passeio de fim de semana alguém que passa os domingos só. Se você é essa pessoa, aceite ou peça um convite.',
  },
  {
    slug: 'salmos-69',
    chapters: ['PSA.69'],
    verse: verse('Salmos 69:3', 'cansado clamar garganta'),
    reflection:
      'Quem ora aqui está afundando na lama, já rouco de tanto gritar e com os olhos cansados de esperar por Deus. Os parentes o estranham, os bêbados inventam canções sobre ele, e na sede lhe oferecem vinagre. Os evangelhos reconheceram Jesus nesse salmo: no zelo pela casa, no vinagre da cruz, no coração quebrado sem consolador.',
    prayer:
      'Salva-me, ó Deus, porque a água já chegou ao pescoço. Eu não tenho mais voz, e mesmo assim tu me ouves. Jesus bebeu o vinagre e ficou sem consolo, para que eu nunca ficasse. Aproxima-te dos humilhados por causa da fé, e faz viver o coração dos que te buscam. Amém.',
    application:
      'Defenda ou console hoje alguém de quem estão zombando, na escola, no trabalho ou na internet. Escreva-lhe em particular uma palavra de respeito.',
  },
  {
    slug: 'salmos-70',
    chapters: ['PSA.70'],
    verse: verse('Salmos 70:5', 'aflito necessitado auxílio demores'),
    reflection:
      'São cinco versículos ditos quase sem respirar, que se encontram também no final de outro salmo de Davi. O poeta repete o mesmo pedido no começo e no fim: que Deus venha depressa. Entre um e outro ele ainda deseja alegria a todos os que buscam o Senhor, mesmo sendo ele, naquela hora, o aflito da história. A Bíblia guarda lugar para orações de quem não tem tempo, como a de Pedro, que só conseguiu gritar a Jesus que o salvasse.',
    prayer:
      'Depressa, Senhor, porque hoje não dou conta de esperar. Estou aflito e necessitado, sem saber embelezar isso. Socorre quem está agora dentro de uma ambulância, numa discussão que piora, à beira de uma recaída. Estende-me logo a mão, como Jesus a estendeu a Pedro. E alegra os outros que te procuram, enquanto eu espero. Amém.',
    application:
      'Decore a primeira linha deste salmo e diga-a hoje cada vez que ouvir uma sirene, pedindo socorro para quem precisa dele.',
  },
  {
    slug: 'salmos-71',
    chapters: ['PSA.71'],
    verse: verse('Salmos 71:18', 'velho cabelos geração'),
    reflection:
      'Um velho de cabelos grisalhos pede para não ser jogado fora quando a força acabar. Ele recorda que Deus o amparou desde o ventre da mãe e o ensinou desde menino. O plano que tem para os anos que sobram é contar aos mais novos o braço de Deus, com a lira na mão.',
    prayer:
      'Tu me acompanhas desde a mocidade, Senhor; não me deixes quando o corpo falhar. Olha pelos idosos que ninguém visita e pelos que dependem das mãos dos outros. Enche-me a boca com histórias da tua fidelidade, mais do que de queixas. Que os novos conheçam Jesus também pelo que eu lhes contar. Amém.',
    application:
      'Registre em áudio ou por escrito uma história da sua fé para os mais novos da família. Se você é jovem, ofereça-se para gravar a de um avô.',
  },
  {
    slug: 'salmos-72',
    chapters: ['PSA.72'],
    verse: verse('Salmos 72:12-13', 'livrará necessitado pobre aflito'),
    reflection:
      'O salmo ora pelo rei novo, e o que pede para ele é incomum: que seja como chuva mansa em capim cortado, que julgue a causa dos aflitos, que o sangue dos pobres valha muito aos seus olhos. Reis distantes virão com presentes por causa dessa justiça. Nenhum filho de Davi coube nesse pedido até que vieram do oriente uns homens com ouro e incenso para uma criança de Belém.',
    prayer:
      'Rei Jesus, desce como chuva sobre a terra cansada. Livra o necessitado que clama e não tem padrinho. Dá aos que governam o teu jeito de olhar, em que nenhum sangue é barato. Que se faça oração por ti o dia inteiro, e que eu te sirva cuidando dos pequenos. Enche a terra da tua glória. Amém.',
    application:
      'Descubram o horário de um serviço que atende gente pobre no bairro, como o posto, a creche ou o abrigo, e ofereçam uma manhã. Orem antes pelos que trabalham ali.',
  },
  {
    slug: 'salmos-73',
    chapters: ['PSA.73'],
    verse: verse('Salmos 73:17', 'entrei santuários entendi'),
    reflection:
      'Asafe, o chefe dos cantores, quase escorregou: teve inveja dos ricos violentos, que usam o orgulho como colar. Ele calou a revolta para não ferir os filhos de Deus e se cansou de tentar entender. Quando entrou no santuário, viu onde aquela estrada acaba, e percebeu que a mão direita dele nunca tinha sido solta.',
    prayer:
      'Senhor, o meu coração azedou de tanto comparar. Leva-me para dentro do teu santuário, onde as coisas recebem a medida certa. A quem eu tenho no céu além de ti? Segura a minha mão direita, Jesus, e sê a minha porção quando a carne e o coração fraquejarem. Amém.',
    application:
      'Identifique com quem você se compara nas redes e silencie essa conta por uma semana. No lugar, abra uma vez por dia este salmo na parte final.',
  },
  {
    slug: 'salmos-74',
    chapters: ['PSA.74'],
    verse: verse('Salmos 74:9', 'sinais profeta até quando'),
    reflection:
      'Os inimigos entraram no templo de machado na mão, como lenhadores na mata, e quebraram a madeira entalhada antes de pôr fogo em tudo. Asafe conta também o que falta depois: não há sinais, não há profeta, e ninguém sabe dizer quanto tempo isso vai durar. Ele então lembra a Deus quem preparou o sol, o verão e o inverno. E pede que Deus não entregue às feras a sua pombinha, nome carinhoso que dá ao povo inteiro.',
    prayer:
      'Senhor do verão e do inverno, nós também olhamos para ruínas e não sabemos até quando. Fala, porque as vozes que temos não bastam. Consola as comunidades que perderam a sua capela no fogo ou na lama. O teu povo parece uma pombinha assustada; não o esqueças. Eu espero em ti, que ao terceiro dia levantaste o templo do corpo de Jesus. Amém.',
    application:
      'Ajude a consertar uma coisa quebrada num lugar que é de todos: um banco, um brinquedo da praça, um hinário rasgado. Se puder, leve com você alguém que goste de consertar.',
  },
  {
    slug: 'salmos-75',
    chapters: ['PSA.75'],
    verse: verse('Salmos 75:8', 'mão SENHOR copo vinho'),
    reflection:
      'Deus fala neste salmo em primeira pessoa, e diz que, quando a terra inteira balança, é ele quem segura as colunas. Ele manda os que andam de nariz erguido baixar o tom, porque a promoção de verdade não se procura no oriente nem no ocidente. Na mão dele há um copo de vinho espumante, que os maus beberão até a borra. Essa imagem ficou na memória de Israel, e numa noite, num jardim, Jesus pediu que o copo passasse, e o bebeu por nós.',
    prayer:
      'Graças te dou, ó Deus, porque o teu nome está perto. Segura as colunas desta semana, que bambeiam. Eu espero reconhecimento de tantos lados, e ele vem de ti. Jesus bebeu o copo que me cabia, e eu fico sem palavras diante disso. Levanta quem foi rebaixado sem motivo, e abaixa o meu orgulho com mansidão. Amém.',
    application:
      'Ao tomar água hoje, segure o copo um instante antes de beber e agradeça a Jesus pelo que ele aceitou beber no seu lugar.',
  },
  {
    slug: 'salmos-76',
    chapters: ['PSA.76'],
    verse: verse('Salmos 76:9', 'levantou julgamento salvar mansos'),
    reflection:
      'Jerusalém aparece aqui com um nome antigo e curto, Salém, que lembra paz. Foi nela que Deus quebrou as flechas, o escudo e a espada, e os valentes dormiram o último sono sem conseguir mexer as mãos. A terra teve medo e fez silêncio. O motivo de tanta força, diz Asafe, era salvar os mansos, justamente os que nunca ganham uma guerra; Jesus disse que eles herdariam a terra.',
    prayer:
      'Temível Deus de Jacó, quebra as armas que mandam nas nossas ruas. Faz calar os que gritam, para que se ouça quem fala baixo. Até a raiva dos homens tu consegues virar para o teu louvor; vira a minha. Eu quero ser achado entre os mansos no dia em que te levantares. Amém.',
    application:
      'Numa situação de hoje em que poderia vencer no grito, abaixe a voz pela metade. Observe o que muda em você e na outra pessoa.',
  },
  {
    slug: 'salmos-77',
    chapters: ['PSA.77'],
    verse: verse('Salmos 77:19', 'mar pegadas'),
    reflection:
      'Asafe passa a noite de mão estendida, sem sono, e enfileira seis perguntas sobre o amor de Deus ter acabado. Então resolve lembrar do mar Vermelho, das águas que tremeram e do trovão no redemoinho. Deus abriu ali um caminho e não deixou pegadas, e foi pelas mãos de Moisés e Arão que o povo se sentiu guiado.',
    prayer:
      'Altíssimo, tu andas por caminhos onde eu não acho as tuas marcas. Traz à minha memória o que já fizeste, quando eu só souber perguntar. Guia-me como rebanho, pelas mãos de gente simples que tu me dás. Jesus andou sobre as águas para chegar aos seus, e à noite eu o espero. Amém.',
    application:
      'Agradeça a uma pessoa que foi Moisés ou Arão na sua vida, alguém por cuja mão Deus guiou você numa época difícil. Mande a mensagem ainda hoje.',
  },
  {
    slug: 'salmos-78',
    chapters: ['PSA.78'],
    verse: verse('Salmos 78:4', 'encobriremos filhos contaremos'),
    reflection:
      'Este salmo comprido é uma aula de história dada por pais que resolveram não esconder nada dos filhos. Eles contam o maná e a água da rocha, e contam também o esquecimento, a lisonja e os arqueiros de Efraim, que viraram as costas na batalha. No meio aparece um Deus que lembra que somos carne, perdoa muitas vezes, e no fim busca Davi atrás das ovelhas.',
    prayer:
      'Deus nosso, quantas vezes tu nos perdoaste e nós voltamos a esquecer. Dá-nos coragem de contar às crianças a história toda, com a vergonha e com a graça. Tu te lembras de que somos um sopro. Leva esses pequenos a Jesus, o filho de Davi, pastor íntegro de coração e de mãos. Amém.',
    application:
      'Conte a um filho, sobrinho ou aluno um erro seu e como Deus tratou você depois. Escolha algo que a idade dele possa ouvir, e responda às perguntas.',
  },
  {
    slug: 'salmos-79',
    chapters: ['PSA.79'],
    verse: verse('Salmos 79:11', 'gemido prisioneiros sentenciados morte'),
    reflection:
      'Jerusalém virou um monte de pedras, e os mortos são tantos que ninguém consegue enterrá-los. Asafe descreve isso a Deus sem desviar os olhos, e pede que os vizinhos que riram recebam de volta sete vezes mais, desejo que entendemos e que Jesus não nos deixa guardar. Ele reconhece também os pecados do próprio povo, antigos e novos. No meio dos escombros ainda escuta um som baixo, o gemido dos presos, e leva esse som até Deus.',
    prayer:
      'Socorre-nos, Deus da nossa salvação, por causa do teu nome. Há famílias no Brasil que não puderam enterrar os seus, e tu sabes onde eles estão. Ouve o gemido que sai das celas, de culpados e de inocentes. Não nos cobres os pecados dos nossos avós, e ensina-nos a não repeti-los. Somos ovelhas do teu pasto, e queremos um dia te agradecer. Amém.',
    application:
      'Ore por uma pessoa presa, dizendo o nome dela, ou pela família de quem está preso. Se a sua igreja visita o presídio, pergunte o que falta levar na próxima vez.',
  },
  {
    slug: 'salmos-80',
    chapters: ['PSA.80'],
    verse: verse('Salmos 80:14', 'olha céus visita vinha'),
    reflection:
      'Israel se vê como uma videira que Deus trouxe do Egito, plantou com cuidado e fez crescer até a sombra cobrir os montes. Agora o muro caiu, quem passa arranca as uvas, e o javali faz o resto. Três vezes o coro pede que o rosto de Deus brilhe, cada vez com um nome mais comprido para ele.',
    prayer:
      'Pastor de Israel, olha do céu e visita a tua vinha. A tua igreja está com cercas caídas, e nós ajudamos a derrubá-las. Restaura-nos, e faz brilhar o teu rosto sobre nós. Jesus é a videira que não falhou, e ligados a ele pedimos vida para invocar o teu nome. Amém.',
    application:
      'Ore com um irmão da sua igreja por ela, sem criticar ninguém. Combinem consertar juntos uma coisa pequena: um banco, uma visita, uma conversa adiada.',
  },
  {
    slug: 'salmos-81',
    chapters: ['PSA.81'],
    verse: verse('Salmos 81:10', 'boca encherei Egito'),
    reflection:
      'A trombeta toca na lua cheia, e no meio da festa uma voz toma a palavra. Deus lembra o dia em que tirou os cestos das mãos dos escravos, e pede que o povo não tenha outro deus e abra bem a boca, como filhote no ninho, para ele encher. O povo não quis ouvir, e a frase mais triste do salmo é um suspiro do próprio Deus, que tinha trigo bom e mel para dar e ficou com eles na mão.',
    prayer:
      'Abro a boca, Senhor, e peço que a enchas com o que quiseres. Tu tiraste a carga dos meus ombros, e eu procurei outra para pôr no lugar. Perdoa os dias em que falaste e eu fui cuidar de outra coisa. Olha pelos que carregam tijolo e saco de cimento debaixo do sol, e dá a eles descanso e mesa. Quero ouvir-te hoje, para que não tenhas de suspirar por mim. Amém.',
    application:
      'Coma devagar um pedaço de pão com mel, ou o que houver em casa de doce, e diga a Deus uma coisa que ele quer lhe dar e você vem recusando.',
  },
  {
    slug: 'salmos-82',
    chapters: ['PSA.82'],
    verse: verse('Salmos 82:3-4', 'Defendei pobre órfão Resgatai'),
    reflection:
      'Deus se põe de pé numa reunião de poderosos e pergunta até quando vão favorecer os maus. A ordem que ele dá é simples, defender o pobre e o órfão. Eles foram chamados de deuses por causa do poder de julgar, e ouvem que vão morrer como qualquer um. Jesus citou este salmo aos que queriam apedrejá-lo, e foi ele, o Filho do Altíssimo, quem morreu como homem para resgatar o necessitado.',
    prayer:
      'Levanta-te, ó Deus, e julga a terra, porque há leis que andam do lado de quem paga. Inspira a defensora pública, o conselheiro tutelar e a juíza que ainda se importam. Eu também tenho algum poder, numa sala, numa fila, numa casa; mostra-me a quem ele deve servir. Livra os pequenos da mão dos fortes, e usa-me nisso ainda nesta semana. Amém.',
    application:
      'Use hoje o poder que tem, de chefe, de pai, de cliente ou de aluno mais velho, para aliviar a vida de uma pessoa que pode menos que você.',
  },
  {
    slug: 'salmos-83',
    chapters: ['PSA.83'],
    verse: verse('Salmos 83:16', 'Enche vergonha busquem nome'),
    reflection:
      'Dez povos fazem aliança contra Israel, e Asafe dá o nome de cada um, de Edom até a Assíria. O plano deles é apagar um povo da memória, coisa que a história viu acontecer mais de uma vez. Assustado, ele pede que Deus os trate como palha no vento e como mato em chamas. No meio das maldições escapa um desejo diferente, o de que a vergonha os leve a buscar o nome do Senhor, e é nesse versículo que a oração dele chega mais perto de Jesus.',
    prayer:
      'Não fiques calado, ó Deus, quando planejam apagar um povo inteiro. Guarda os judeus, os armênios, os povos da floresta e todos os que já foram condenados a desaparecer. Eu peço pelos que me fazem mal uma coisa que me custa: que te procurem. Desfaz as alianças feitas de ódio, e que todos saibam que só tu és o Altíssimo. Amém.',
    application:
      'Leia numa enciclopédia ou peça a um professor que conte a história de um povo que tentaram exterminar. Ore pelos descendentes dele que vivem hoje em dia.',
  },
  {
    slug: 'salmos-84',
    chapters: ['PSA.84'],
    verse: verse('Salmos 84:3', 'pardal andorinha ninho'),
    reflection:
      'O peregrino tem tanta saudade do templo que inveja os passarinhos, porque a andorinha fez ninho perto do altar. Pelo vale seco os romeiros vão abrindo poços, e chegam mais fortes do que saíram. Ele trocaria mil dias em qualquer lugar por um só nos pátios, ainda que fosse cuidando da porta.',
    prayer:
      'O meu coração e o meu corpo sentem falta de ti, Senhor dos exércitos. Dá-me um ninho perto do teu altar, e forças para cavar poços no vale seco. Eu aceito cuidar da porta, se for na tua casa. Recebe-me por Jesus, que se chamou a porta, e em quem tu moras conosco. Amém.',
    application:
      'Ofereça-se neste fim de semana para uma tarefa escondida da sua igreja: abrir o portão, lavar os copos, receber quem chega. Vá sem contar a ninguém.',
  },
  {
    slug: 'salmos-85',
    chapters: ['PSA.85'],
    verse: verse('Salmos 85:10', 'bondade verdade justiça paz'),
    reflection:
      'O povo voltou do exílio, a terra foi perdoada, e a vida continua mais magra do que se esperava. Por isso o salmo pede de novo o que já recebeu, que Deus traga outra vez a vida. O poeta para e escuta, e o que ouve parece um reencontro na estação: a bondade e a verdade chegam de lados opostos, a justiça e a paz se beijam. Na cruz de Jesus as quatro se encontraram, sem que nenhuma precisasse abrir mão do que é.',
    prayer:
      'Deus da nossa salvação, tu já nos perdoaste e ainda estamos secos. Aviva-nos outra vez, para que a alegria volte à tua casa. Eu separo a verdade do amor, e firo ou engano; junta-os na minha boca. Que a paz que prometeste brote do chão desta família, por Jesus, em quem o amor e a verdade se encontraram. Amém.',
    application:
      'Numa conversa difícil de hoje, diga uma verdade com bondade e uma bondade com verdade. Antes, peça a Deus as duas em um minuto de silêncio.',
  },
  {
    slug: 'salmos-86',
    chapters: ['PSA.86'],
    verse: verse('Salmos 86:11', 'caminho íntegro coração temer'),
    reflection:
      'Esta oração de Davi parece uma colcha, costurada com pedaços de outros salmos e com o que Deus disse de si a Moisés no monte. Quem está aflito nem sempre tem palavras novas, e ele usa as que sabe de cor. O pedido do centro é dele: que Deus ensine o caminho e lhe dê um coração inteiro, porque o dele anda repartido. No fim ele se apresenta como filho de uma serva do Senhor, e com isso lembra a casa de onde veio.',
    prayer:
      'Senhor bom e perdoador, o meu coração puxa para vários lados antes do café. Ajunta os pedaços e faz que ele te respeite por inteiro. Obrigado pela mulher que me ensinou a orar, com as palavras que tinha. Dá-me um sinal da tua bondade, pequeno que seja, para este dia. Em Jesus eu vi a compaixão de que Moisés ouviu falar. Amém.',
    application:
      'Ore com palavras que você aprendeu na infância, um hino, um versículo, o Pai-Nosso, e ensine uma delas a uma criança ou a quem está começando.',
  },
  {
    slug: 'salmos-87',
    chapters: ['PSA.87'],
    verse: verse('Salmos 87:6', 'SENHOR contará descrição nasceu'),
    reflection:
      'Deus abre o livro de registros de Sião e vai anotando nascimentos. Os nomes espantam quem escuta: o Egito, que aqui se chama Raabe, a Babilônia, a Filístia, Tiro, a distante Cuxe. De cada estrangeiro, até do antigo opressor, ele escreve que nasceu ali, com os direitos de quem é da casa. Jesus explicou a Nicodemos de que modo uma pessoa crescida pode nascer, e Paulo chamou a Jerusalém de cima de nossa mãe.',
    prayer:
      'Tu me inscreveste, Senhor, como nascido numa cidade que eu nunca visitei. Obrigado, porque o meu lugar à tua mesa não depende do sobrenome nem do bairro. Escreve também o nome de quem me fez mal, se é isso que te alegra. Dá documentos e acolhida aos imigrantes da nossa cidade. Em ti nascem as minhas fontes, e eu quero cantar isso. Amém.',
    application:
      'Olhe a sua certidão ou identidade e agradeça a Deus porque ele registrou você também na cidade dele. Trate hoje um estrangeiro ou migrante como gente da sua terra.',
  },
  {
    slug: 'salmos-88',
    chapters: ['PSA.88'],
    verse: verse('Salmos 88:9', 'olhos fracos clamo mãos'),
    reflection:
      'Este é o salmo mais escuro da Bíblia: a última palavra dele é “trevas”, e nenhuma luz se acende no caminho. Hemã sofre desde a juventude, perdeu os amigos e se sente preso num buraco. Mesmo assim chama Deus de salvação na primeira linha, e torna a orar de madrugada, de mãos estendidas.',
    prayer:
      'Eu não tenho hoje, meu Deus, um final feliz para esta oração. Recebe-a como está. Fica no escuro com os que têm depressão e com os que perderam todos os amigos. Jesus ficou três horas em trevas na cruz, e por causa dele nenhuma escuridão está fora do teu alcance. Amém.',
    application:
      'Se a sua noite é longa, marque hoje uma consulta e avise alguém, ou ligue 188. Se não é a sua, visite quem vive assim e sente-se ao lado, sem apressar a luz.',
  },
  {
    slug: 'salmos-89',
    chapters: ['PSA.89'],
    verse: verse('Salmos 89:49', 'onde bondades Davi'),
    reflection:
      'Etã canta a promessa feita a Davi, um trono firme como o sol e a lua, e de repente a música desanda: a coroa está no chão e os muros, furados. Ele pergunta onde foi parar o juramento. O salmo fica com a pergunta aberta até um anjo dizer a uma moça de Nazaré que o filho dela reinaria para sempre.',
    prayer:
      'Fiel é o teu nome, Senhor, e eu não consigo juntar a tua promessa com o que vejo. Ensina-me a cantar e a perguntar na mesma oração, como Etã. Tu cumpriste em Jesus o que juraste a Davi, por um caminho que ninguém imaginava. Bendito sejas também enquanto eu espero. Amém.',
    application:
      'Faça duas colunas: o que Deus prometeu na Palavra e o que você vê agora. Leve as duas a ele em oração e leia em seguida o anúncio do anjo a Maria.',
  },
];
