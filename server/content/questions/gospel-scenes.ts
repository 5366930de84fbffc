import type { QuestionEntry } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const gospelScenes: readonly QuestionEntry[] = [
  {
    slug: 'mulher-do-fluxo-de-sangue',
    question: 'O que ensina a história da mulher do fluxo de sangue?',
    synonyms: [
      'mulher do fluxo de sangue',
      'mulher com hemorragia',
      'mulher que tocou nas vestes de Jesus',
      'tocar na orla do manto',
      'quem me tocou',
      'filha a tua fé te salvou',
    ],
    answer:
      'Doze anos de sangramento, todo o dinheiro gasto com médicos, e cada vez pior. Pela lei, quem a tocasse ficava impuro (Levítico 15:25), de modo que ela também não podia abraçar ninguém nem estar numa multidão. Foi justamente no meio de uma que se meteu, por trás, pensando em tocar só na roupa (Marcos 5:25-29).\n\nFicou curada na hora. Jesus podia ter seguido: um pai aflito o esperava com a filha morrendo. Parou e quis saber quem foi. Ela veio tremendo, contou tudo, e ouviu dele uma palavra que não se registra para nenhuma outra mulher nos evangelhos: filha (Marcos 5:30-34). A cura secreta lhe devolveria a saúde. A conversa em público lhe devolveu a cidade.\n\nDuas observações para quem está doente. A força não estava no pano; objeto ungido não substitui a pessoa de Jesus. E ter procurado médicos não é criticado como pecado. Muitos oram anos e não recebem o que ela recebeu, e isso não mede a fé de ninguém. O que todos podem ter é o que veio depois: ser olhado, ouvido até o fim e mandado em paz.',
    verses: [
      verse('Marcos 5:34', 'Filha fé salvou paz'),
      verse('Marcos 5:25-29', 'fluxo doze médicos roupas sangue'),
      verse('Levítico 15:25', 'mulher fluxo sangue impura'),
      verse('Marcos 5:30-34', 'tremendo Filha fé salvou paz'),
    ],
  },
  {
    slug: 'mulher-adultera',
    question: 'O que Jesus ensinou no caso da mulher adúltera?',
    synonyms: [
      'mulher adúltera',
      'mulher pega em adultério',
      'atire a primeira pedra',
      'quem não tem pecado atire a primeira pedra',
      'Jesus escreveu no chão',
      'o que Jesus escreveu na areia',
      'não peques mais',
      'apedrejar a mulher',
    ],
    answer:
      'Trouxeram só a mulher. Adultério precisa de dois, e a lei citada mandava julgar os dois (Levítico 20:10); a ausência do homem já mostra que ela era isca para apanhar Jesus. Se dissesse que não apedrejassem, negaria Moisés. Se dissesse que sim, onde ficava a misericórdia?\n\nEle se abaixou e escreveu na terra. O quê, ninguém sabe; as respostas que circulam são imaginação. Depois convidou quem estivesse sem pecado a começar, e um a um, a partir dos mais velhos, foram saindo (João 8:3-9). Sobrou o único que podia atirar. Não condenou, e mandou que deixasse aquela vida (João 8:10-11).\n\nAs duas frases precisam andar juntas, e nessa ordem: o perdão vem primeiro e dá força para mudar. Quem usa a primeira para dizer que nada é pecado perde a segunda; quem grita a segunda sem a primeira está segurando pedra.\n\nMuitas Bíblias avisam em nota que os manuscritos mais antigos de João não trazem este relato. Quase todos o recebem como lembrança verdadeira, de tão parecido que é com Jesus.',
    verses: [
      verse('João 8:10-11', 'mulher condeno peques'),
      verse('João 8:3-9', 'adultério apedrejadas escrevia consciência'),
      verse('Levítico 20:10', 'adultério adúltero adúltera'),
    ],
  },
  {
    slug: 'pentecostes',
    question: 'O que aconteceu no dia de Pentecostes?',
    synonyms: [
      'Pentecostes',
      'dia de Pentecostes',
      'o que significa Pentecostes',
      'descida do Espírito Santo',
      'línguas de fogo',
      'cenáculo',
      'quando começou a igreja',
      'três mil convertidos',
      'Atos 2',
    ],
    answer:
      'Pentecostes já existia. Era a festa judaica da colheita, cinquenta dias depois da Páscoa (Levítico 23:15-16), e por isso Jerusalém estava cheia de gente de fora. O que houve de novo, na primeira depois da ressurreição, foi o som de ventania, as línguas como de fogo sobre cada um e todos cheios do Espírito (Atos 2:1-4).\n\nOs visitantes ouviram, cada qual na sua língua, as grandezas de Deus (Atos 2:8-11). Em Babel as línguas separaram; aqui ninguém precisou abandonar a sua. Uns zombaram. Pedro explicou que era a promessa do profeta Joel, sobre filhos e filhas, jovens e velhos (Atos 2:16-17), e pregou Jesus crucificado e ressuscitado. Cerca de três mil se batizaram, e o milagre continuou em forma de ensino, mesa, oração e partilha (Atos 2:41-42).\n\nMuitos chamam esse dia de nascimento da igreja. Pentecostais veem nele um modelo do que cada crente pode receber hoje; outros o entendem como marco único, do qual todos participam ao crer. Sobre o alvo não há disputa: o Espírito veio para fazer testemunhas de Jesus (Atos 1:8).',
    verses: [
      verse('Atos 2:1-4', 'Pentecostes vento fogo cheios'),
      verse('Atos 2:16-17', 'Joel Espírito filhos filhas'),
      verse('Levítico 23:15-16', 'sete semanas cinquenta dias oferta'),
      verse('Atos 2:8-11', 'língua nascemos grandezas'),
      verse('Atos 2:41-42', 'batizados três mil comunhão'),
      verse('Atos 1:8', 'poder Espírito testemunhas'),
      verse('Atos 2', 'Pentecostes Joel batizados'),
    ],
  },
  {
    slug: 'tentacao-de-jesus',
    question: 'Como foi a tentação de Jesus no deserto?',
    synonyms: [
      'tentação de Jesus',
      'Jesus foi tentado pelo diabo',
      'quarenta dias no deserto',
      'transformar pedras em pães',
      'nem só de pão viverá o homem',
      'pináculo do templo',
      'tudo isto te darei se me adorares',
      'Jesus podia pecar',
    ],
    answer:
      'Acabara de ouvir do céu que era o Filho amado. Logo em seguida, com quarenta dias de fome, a voz que ouve começa duvidando disso: se és o Filho, faz pão das pedras (Mateus 4:1-4). Tentação muitas vezes mira o que Deus acabou de dizer sobre nós.\n\nAs três propostas eram boas por fora. Matar a fome, dar uma prova espetacular, ganhar os reinos sem passar pela cruz. Na segunda o diabo cita até um salmo, fora de contexto (Mateus 4:6-7), e fica o aviso de que versículo solto também serve ao erro. Jesus responde com três frases simples do Deuteronômio e não discute além disso. A última pedia um preço só, a adoração (Mateus 4:8-10). Depois vieram anjos servi-lo (Mateus 4:11).\n\nSe ele podia mesmo pecar, os teólogos debatem. A carta aos Hebreus afirma o que precisamos saber: foi provado em tudo, sem pecado, e por isso entende a nossa fraqueza (Hebreus 4:15). Ser tentado não é pecar. Israel falhou quarenta anos no deserto; Jesus, no lugar do povo, ficou firme.',
    verses: [
      verse('Mateus 4:1-4', 'deserto quarenta fome pão'),
      verse('Mateus 4:8-10', 'reinos prostrado adorarás'),
      verse('Mateus 4:6-7', 'lança-te anjos tentarás'),
      verse('Mateus 4:11', 'diabo anjos serviram'),
      verse('Hebreus 4:15', 'compadecer fraquezas provado pecado'),
    ],
  },
  {
    slug: 'por-que-jesus-foi-batizado',
    question: 'Por que Jesus foi batizado, se não tinha pecado?',
    synonyms: [
      'batismo de Jesus',
      'por que Jesus se batizou',
      'Jesus foi batizado no rio Jordão',
      'Jesus se batizou com quantos anos',
      'pomba no batismo de Jesus',
      'este é o meu Filho amado',
      'batismo de João Batista',
    ],
    answer:
      'João fez a mesma pergunta. O batismo dele era para quem se arrependia, e ele tentou impedir: quem devia ser batizado era ele, não Jesus. A resposta foi que convinha cumprir toda a justiça (Mateus 3:13-15).\n\nNão havia nele o que lavar. Entrou na fila dos pecadores para ficar do lado deles, e desceu à mesma água. Foi o primeiro passo público de um caminho que acabaria na cruz, onde Deus pôs sobre quem não conheceu pecado o pecado de todos (2 Coríntios 5:21). Tanto que, mais tarde, Jesus chamou a própria morte de batismo (Marcos 10:38).\n\nDe pé na margem, ele vê o céu se abrir, o Espírito descer como pomba, e ouve a voz do Pai declarando o amor pelo Filho (Mateus 3:16-17). Pai, Filho e Espírito, juntos numa só cena. Repare no momento: Jesus ainda não tinha feito milagre nem sermão. Tinha uns trinta anos (Lucas 3:23) e até ali era carpinteiro de aldeia. O amor do Pai veio antes do trabalho.',
    verses: [
      verse('Mateus 3:16-17', 'Espírito pomba Filho amado'),
      verse('Mateus 3:13-15', 'Jordão João batizado justiça'),
      verse('2 Coríntios 5:21', 'conheceu pecado justiça'),
      verse('Marcos 10:38', 'cálice batizados batismo'),
      verse('Lucas 3:23', 'Jesus trinta anos'),
    ],
  },
  {
    slug: 'jesus-acalma-a-tempestade',
    question: 'O que aprendemos quando Jesus acalmou a tempestade?',
    synonyms: [
      'Jesus acalmou a tempestade',
      'Jesus dormia no barco',
      'Jesus dormindo na tempestade',
      'até o vento e o mar obedecem',
      'tempestade no mar da Galileia',
      'barco na tempestade',
      'homens de pequena fé',
    ],
    answer:
      'A ideia de atravessar de noite tinha sido dele (Marcos 4:35). Obedecer a Jesus levou os discípulos para dentro do temporal, o que desmente a conta de que quem está na vontade de Deus só pega mar calmo.\n\nJesus dormia na popa, a cabeça numa almofada, exausto como qualquer trabalhador. Os pescadores, que conheciam aquele lago, o acordaram com uma acusação disfarçada de pergunta: não se importava que morressem? Ele mandou o vento e o mar se calarem (Marcos 4:37-39). Só então quis saber onde estava a fé deles. Salvou primeiro, perguntou depois.\n\nO fim é curioso. Com o mar liso, ficaram com um medo ainda maior, e se perguntavam quem era aquele homem (Marcos 4:40-41). Nos Salmos, quem faz a tormenta parar é Deus (Salmos 107:28-29).\n\nNem toda tempestade cessa quando pedimos; em Atos, o navio de Paulo se quebrou, e todos chegaram à praia em tábuas (Atos 27:44). Pode acordá-lo com grito e tudo. Ele prefere a sua oração mal-educada ao seu silêncio.',
    verses: [
      verse('Marcos 4:37-39', 'tempestade dormindo almofada vento mar'),
      verse('Marcos 4:40-41', 'medo fé vento obedecem'),
      verse('Marcos 4:35', 'entardecer Passemos outro lado'),
      verse('Salmos 107:28-29', 'clamam tormentas ondas'),
      verse('Atos 27:44', 'tábuas terra'),
    ],
  },
  {
    slug: 'transfiguracao-de-jesus',
    question: 'O que foi a transfiguração de Jesus?',
    synonyms: [
      'transfiguração',
      'Jesus se transfigurou',
      'monte da transfiguração',
      'Moisés e Elias apareceram com Jesus',
      'fazer três tendas no monte',
      'rosto de Jesus brilhou como o sol',
    ],
    answer:
      'Jesus acabara de dizer que iria morrer, e os discípulos estavam abalados. Subiu a um monte com Pedro, Tiago e João, para orar (Lucas 9:28-29), e por alguns minutos eles viram quem ele era: o rosto como sol, a roupa como luz, e ao lado Moisés e Elias (Mateus 17:1-3).\n\nOs dois representam a Lei e os Profetas. Lucas conta o assunto da conversa, que era a partida dele em Jerusalém (Lucas 9:30-31). Pedro, sem saber o que dizer, propôs montar três tendas. A nuvem o interrompeu, e uma voz mandou ouvir o Filho (Mateus 17:4-5). Quando levantaram os olhos, só restava Jesus, que os tocou e disse para não terem medo (Mateus 17:6-8).\n\nNão dá para morar no monte. No dia seguinte, lá embaixo, havia um pai desesperado com o filho em convulsão (Marcos 9:14-18), e foi para lá que desceram. Momentos altos com Deus existem para sustentar os vales.\n\nPedro nunca esqueceu. Velho, escreveu que não seguia fábulas bem contadas, pois tinha estado ali e ouvido aquela voz (2 Pedro 1:16-18). A glória que viu por um instante é a que esperamos ver para sempre.',
    verses: [
      verse('Mateus 17:1-3', 'Pedro rosto sol Moisés Elias'),
      verse('Mateus 17:4-5', 'Pedro nuvem Filho'),
      verse('Lucas 9:28-29', 'monte orar rosto'),
      verse('Lucas 9:30-31', 'Moisés Elias partida Jerusalém'),
      verse('Mateus 17:6-8', 'tocou-os medo Jesus'),
      verse('Marcos 9:14-18', 'multidão filho'),
      verse('2 Pedro 1:16-18', 'voz monte'),
    ],
  },
  {
    slug: 'multiplicacao-dos-paes',
    question: 'O que ensina a multiplicação dos pães e peixes?',
    synonyms: [
      'multiplicação dos pães',
      'cinco pães e dois peixes',
      'cinco pães e dois peixinhos',
      'Jesus alimentou cinco mil pessoas',
      'menino dos pães e peixes',
      'primeira e segunda multiplicação dos pães',
      'doze cestos que sobraram',
    ],
    answer:
      'Fora a ressurreição, é o único milagre que está nos quatro evangelhos. Jesus queria descansar, viu o povo como ovelhas sem pastor e passou a tarde ensinando. Os discípulos sugeriram o que faríamos: mandar todos embora para comprar comida. Ele respondeu que lhes dessem de comer (Marcos 6:34-37).\n\nFilipe fez a conta e concluiu que era impossível (João 6:5-7). André trouxe um garoto com cinco pães de cevada, comida de pobre, e dois peixinhos, já se desculpando pelo tamanho da oferta (João 6:8-9). Jesus agradeceu por aquilo, repartiu, e todos se fartaram, com doze cestos de sobra que ele mandou recolher (João 6:10-13). Nada se joga fora na mesa dele.\n\nHouve uma segunda vez, em outro lugar, com sete pães (Mateus 15:32-37).\n\nNo dia seguinte a multidão voltou querendo mais, e Jesus foi franco: procuravam o lanche, não a ele (João 6:26-27). Então disse que era o pão da vida (João 6:35), e muitos perderam o interesse.\n\nFome não se espiritualiza: ele deu de comer. E pouco, posto nas mãos certas, não é pouco. Só não dá para saber antes quanto vai render.',
    verses: [
      verse('João 6:35', 'pão vida fome'),
      verse('João 6:8-9', 'menino cinco pães peixinhos'),
      verse('Marcos 6:34-37', 'compaixão Dai-lhes comer'),
      verse('João 6:5-7', 'multidão Duzentos denários'),
      verse('João 6:10-13', 'graças saciados doze cestos'),
      verse('Mateus 15:32-37', 'sete pães saciaram'),
      verse('João 6:26-27', 'buscais sinais pão'),
    ],
  },
  {
    slug: 'ladrao-na-cruz',
    question: 'Quem foi o ladrão na cruz que Jesus perdoou?',
    synonyms: [
      'bom ladrão',
      'ladrão na cruz',
      'ladrão perdoado',
      'ladrão da cruz foi salvo',
      'Dimas',
      'lembra-te de mim no teu reino',
      'salvo na última hora',
      'arrependimento na hora da morte',
    ],
    answer:
      'O nome Dimas é tradição; a Bíblia não diz. Eram dois bandidos, um de cada lado, e no começo ambos xingavam (Mateus 27:44). Em algum momento daquelas horas um deles mudou.\n\nRepreendeu o companheiro, admitiu que os dois recebiam o que mereciam, e que o do meio não tinha feito nada de errado (Lucas 23:40-41). Depois pediu apenas para ser lembrado. Enxergou um rei num homem que morria, no dia em que os discípulos já não viam nada. A resposta veio com data: hoje, comigo, no paraíso (Lucas 23:42-43).\n\nNão teve tempo de ser batizado, dar dízimo, consertar um só estrago. Quem acha que precisa juntar méritos antes de vir tem aí o caso mais claro de que a salvação é dom (Efésios 2:8-9). Quem tem um parente no leito de morte pode falar de Jesus sem achar que é tarde.\n\nSó que havia outro na terceira cruz, com a mesma vista e o mesmo tempo, e morreu zombando. Um se salvou na última hora, para que ninguém desespere; apenas um, para que ninguém deixe para depois. O pensamento é antigo e continua verdadeiro. Hoje é um bom dia para pedir que ele se lembre de você.',
    verses: [
      verse('Lucas 23:42-43', 'lembra-te Reino hoje'),
      verse('Lucas 23:40-41', 'condenação justamente mal'),
      verse('Mateus 27:44', 'ladrões insultavam'),
      verse('Efésios 2:8-9', 'graça salvos dom'),
    ],
  },
];
