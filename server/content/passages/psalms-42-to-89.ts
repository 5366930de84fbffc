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
      'Rei Jesus, desce como chuva sobre a terra cansada. Livra o necessitado que clama e não tem padrinho. Dá aos que governam o teu jeito de olhar, em que nenhum sangue é barato. Que se faça oração por ti o dia inteiro, e que eu te sirva nos pequenos. Enche a terra da tua glória. Amém.',
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
      'Deus nosso, quantas vezes tu nos perdoaste e nós voltamos a esquecer. Dá-nos coragem de contar às crianças a história toda, com a vergonha e com a graça. Tu te lembras de que somos um sopro. Leva-as a Jesus, o filho de Davi, pastor íntegro de coração e de mãos. Amém.',
    application:
      'Conte a um filho, sobrinho ou aluno um erro seu e como Deus tratou você depois. Escolha algo que a idade dele possa ouvir, e responda às perguntas.',
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
      'Deus da nossa salvação, tu já nos perdoaste e ainda estamos secos. Aviva-nos outra vez, para que a alegria volte à tua casa. Eu separo a verdade do amor, e firo ou engano; junta-os na minha boca. Que a paz que prometeste brote do chão desta família, por Jesus, em quem essas quatro se encontraram. Amém.',
    application:
      'Numa conversa difícil de hoje, diga uma verdade com bondade e uma bondade com verdade. Antes, peça a Deus as duas em um minuto de silêncio.',
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
