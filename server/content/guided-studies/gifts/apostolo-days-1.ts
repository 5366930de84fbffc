import type { GiftDay } from '#shared/guided-studies/guided-studies.ts';
import { verse } from '../../verse-claim.ts';
import type { AuthoredPart } from '../authored.ts';

export const apostoloDaysOneToFifteen: AuthoredPart<GiftDay[]> = [
  {
    day: 1,
    title: 'Um modelo',
    verse: verse('Hebreus 3:1', 'considerai Apóstolo Sumo Sacerdote Jesus'),
    study:
      'Antes de qualquer homem, a carta aos Hebreus dá o título a Jesus: o Apóstolo da nossa confissão. Ele é o enviado de quem todos os outros são cópia pálida. Veio de longe, aprendeu a língua, comeu o que serviram, não procurou a própria vontade, voltou com cicatrizes. Ponha este modelo no fundo da mala, por baixo de tudo. Quando um líder o impressionar, ou quando você impressionar alguém, desdobre-o e compare: o tom de voz, as mãos, o que ele fazia com os pequenos.',
    prayer:
      'Jesus, enviado do Pai, quero olhar para ti com vagar antes de olhar para estradas. Corrige pelo teu molde a minha ideia de grandeza. Começo o mês aos teus pés, de mala aberta.',
    practice:
      'Leia um capítulo de João e sublinhe cada vez que aparecer o verbo enviar. Pergunte: o que Jesus não quis fazer por conta própria?',
  },
  {
    day: 2,
    title: 'Uma companhia',
    verse: verse('Marcos 3:14', 'doze estivessem enviá-los pregar'),
    study:
      'Marcos dá dois motivos para a escolha dos Doze, e a ordem surpreende gente prática: para estarem com ele e, depois, para serem enviados. Estar vem primeiro: meses de estrada, peixe, sono, perguntas tolas, ombro com ombro. O perigo de toda obra é virar saída sem presença, um sujeito que leva notícias de alguém com quem não conversa mais. Se você anda servindo muito e convivendo pouco com Cristo, a mala está pronta e vazia.',
    prayer:
      'Conheço a tua agenda melhor que o teu rosto, Senhor. Chama-me outra vez ao monte, só para estar. Sei que as pessoas esperam; que esperem meia hora, e recebam alguém que vem de ti.',
    practice:
      'Hoje, troque uma atividade religiosa por meia hora sem tarefa com Jesus: um banco, um café, o evangelho aberto, nada a produzir.',
  },
  {
    day: 3,
    title: 'Um cajado, e só',
    verse: verse('Marcos 6:8', 'caminho senão cajado pão dinheiro'),
    study:
      'A lista de Jesus é um esvaziamento: nem saco, nem comida, nem moedas na cinta. Um pau para apoiar o corpo, sandália no pé. Não era regra eterna, mais tarde ele falaria de bolsa e capa. Era um jeito de aprenderem a chegar precisando. Quem bate à porta com fome escuta de outro jeito a pessoa que abre. Missões que chegaram com tudo, até com a certeza de serem superiores, deixaram feridas que duram, e o cajado ensina a bater devagar.',
    prayer:
      'Deus que nos mandas leves, ajuda-me a tirar da mala a pose, o excesso, o plano B do plano B. Faz-me chegar de tal jeito que o outro também possa me dar alguma coisa.',
    practice:
      'Aceite hoje a ajuda ou a comida de alguém mais pobre que você, e não retribua na hora; apenas agradeça e sente-se.',
  },
  {
    day: 4,
    title: 'Um par',
    verse: verse('Lucas 10:1', 'setenta mandou dois adiante'),
    study:
      'Eram setenta, e Jesus os dividiu em duplas. Daria para alcançar o dobro de aldeias separando-os, qualquer gestor faria a conta. Ele alcançou metade das aldeias e ganhou testemunho, proteção, alguém que ri do seu erro e segura a sua bolsa quando você chora. O enviado solitário corre dois riscos: o de ninguém socorrê-lo e o de ninguém contradizê-lo. Os escândalos de liderança quase sempre têm uma agenda em que ninguém mais entrava.',
    prayer:
      'Senhor das duplas, obrigado por quem já andou comigo. Dá-me um par que ore, discorde e saiba onde estou. Visita os obreiros sozinhos em cidades pequenas, que não têm com quem conversar sobre o domingo.',
    practice:
      'Convide alguém para ser a sua dupla em um serviço: visita, aula, estudo; combinem desde já uma conversa franca por mês.',
  },
  {
    day: 5,
    title: 'As mãos dos que ficam',
    verse: verse('Atos 13:3', 'jejuando impondo mãos despediram'),
    study:
      'Barnabé e Saulo eram os melhores de Antioquia, e foram justamente eles que a igreja soltou. Jejuaram, oraram, puseram as mãos e deixaram ir. Imagine o culto seguinte, com dois lugares vazios na frente. O envio dói em quem envia, e por isso é de verdade. Ninguém ali se enviou a si mesmo, tampouco foi empurrado para longe por incomodar. Quem sai levando o calor daquelas mãos lembra, na febre e no naufrágio, que não está ali por teimosia.',
    prayer:
      'Pai, a tua igreja custa a soltar os bons. Dá-nos a largueza de Antioquia e põe calor nas nossas mãos sobre o ombro de quem parte, e faz-nos lembrar o nome dele depois do aeroporto.',
    practice:
      'Escolha um missionário que a sua igreja enviou e já quase não menciona. Escreva-lhe perguntando pela vida, não pelos resultados.',
  },
  {
    day: 6,
    title: 'Um avental',
    verse: verse('João 13:16', 'servo maior senhor enviado'),
    study:
      'Na noite da bacia, com os pés ainda úmidos, os discípulos ouviram que o enviado não é maior do que quem o enviou. É a única vez que João usa a palavra “apóstolo” em seu evangelho, e ela está ali, junto da toalha. Se quem mandou se ajoelhou, quem foi mandado não pode exigir poltrona. Ponha na mala um avental, que serve para a cozinha, para o curativo e para lembrar que ninguém ali é maior do que Jesus.',
    prayer:
      'Jesus, Senhor ajoelhado, molha de novo os meus pés e o meu orgulho. Ensina-me a usar a toalha sem fotógrafo. Que o primeiro lugar que eu procure numa casa seja a pia.',
    practice:
      'Faça um serviço que ninguém da sua posição costuma fazer: limpar o banheiro, servir o café, guardar as cadeiras, sem comentar com ninguém.',
  },
  {
    day: 7,
    title: 'Um pote de barro',
    verse: verse('2 Coríntios 4:7', 'tesouro vasos barro excelência'),
    study:
      'Para fechar a mala, o item mais frágil, você. Paulo compara os mensageiros a louça comum, dessas que se guardavam com moedas dentro porque ladrão não repara. O tesouro é enorme, o pote lasca. O enviado que esconde as rachaduras acaba adoecendo em silêncio, e a plateia passa a adorar o barro. Mostre, a quem é de confiança, onde trincou: o sono, o casamento cansado, a dúvida, a vontade de voltar. Louça tem conserto, e gente também, às vezes com a ajuda de um médico.',
    prayer:
      'Não quero parecer porcelana diante de ti, Oleiro, que conheces cada trinca. Guarda o que puseste em mim, e quando eu quebrar, que se veja o tesouro e venha alguém com cola e paciência.',
    practice:
      'Dia de descanso: escolha a caneca ou o prato mais gasto da casa, tome nele alguma coisa quente, sem tela, e conte a Deus onde você anda trincado. Se for da saúde, marque o atendimento antes do fim da semana.',
  },
  {
    day: 8,
    title: 'Postal de Perge',
    verse: verse('Atos 13:13', 'Perge João separando-se Jerusalém'),
    study:
      'Frente do cartão: um porto quente, com mosquitos. João Marcos, o mais novo da equipe, pega o barco de volta. Lucas não diz o motivo, e nós completamos: saudade, malária, briga, medo da serra. Paulo tomou aquilo como deserção e a ferida acabou separando Paulo de Barnabé. Verso: anos mais tarde, o mesmo Paulo escreve que Marcos lhe é útil e pede que o tragam. Entre uma coisa e outra esteve Barnabé, que deu ao rapaz outra viagem. Perto de você há alguém que voltou de um campo, de um seminário, de um casamento, e ouve cochichos.',
    prayer:
      'Senhor que dás uma segunda viagem, acolhe quem voltou antes da hora. Perdoa os cochichos e dá-me olhos de Barnabé para oferecer uma viagem menor, com companhia, a quem falhou na grande.',
    practice:
      'Convide para um café quem desistiu de um ministério. Não pergunte por quê; diga que gostaria da companhia dele em algo simples.',
  },
  {
    day: 9,
    title: 'Postal de Listra',
    verse: verse('Atos 14:14', 'apóstolos Barnabé Paulo rasgaram roupas'),
    study:
      'Frente: touros enfeitados com flores. Curado um coxo, a cidade decidiu que Paulo e Barnabé eram deuses, e o sacerdote já vinha com a faca. Os dois rasgam a roupa, correm para o meio do povo, gritam que são gente. Rejeitam a adoração como quem apaga incêndio. Poucas linhas abaixo, essa cidade apedreja Paulo. Verso: quem aceita coroa de flores hoje fica à mercê da pedra de amanhã. Repare nas igrejas do seu bairro com o rosto do líder maior que o nome de Jesus na fachada; ore, e olhe também o seu perfil.',
    prayer:
      'Rasga em mim, Deus vivo, a fantasia de divindade. Acode os líderes que gostaram das flores e os que sangram com as pedras. Que todos nós sejamos de novo gente, diante de ti.',
    practice:
      'Revise o que você publica ou fala do seu líder, ou de si. Retire um exagero e pergunte a um líder, com carinho, como ele está de verdade.',
  },
  {
    day: 10,
    title: 'Postal de Filipos',
    verse: verse('Atos 16:14', 'Lídia púrpura Senhor abriu coração'),
    study:
      'Frente: um rio fora dos muros, mulheres orando, talvez porque na cidade faltassem homens para uma sinagoga. Na visão, Paulo tinha visto um macedônio; quem apareceu foi Lídia, uma asiática que vendia tecido de púrpura. Ela ouviu, o Senhor lhe abriu o coração, e a casa virou sede. A primeira igreja da Europa nasceu na sala de uma empresária que insistiu em hospedar os viajantes. Verso: o começo raramente se parece com a visão. No seu bairro há beiras de rio, o ponto de mototáxi, a quadra, a roda de crochê, onde já se procura Deus sem placa.',
    prayer:
      'Leva-me, Senhor que abres o coração por dentro, às beiras onde oram sem nós. Livra-me de procurar o macedônio da minha ideia e não ver Lídia sentada ali, com as mãos manchadas de roxo.',
    practice:
      'Visite um lugar de encontro do seu bairro onde a igreja não vai, fique meia hora, compre algo e aprenda dois nomes.',
  },
  {
    day: 11,
    title: 'Postal de Tessalônica',
    verse: verse('1 Tessalonicenses 2:9', 'trabalho fadiga noite peso'),
    study:
      'Frente: lamparina acesa, agulha, couro cru. De madrugada Paulo costura para não pesar em ninguém, de dia anuncia. Filipos mandou oferta mais de uma vez, e ele recebeu agradecido; o obreiro é digno do seu salário. Em Tessalônica, porém, julgou melhor o trabalho manual, talvez porque circulassem pregadores atrás de dinheiro. A regra não é viver sem sustento, é não ver nos ouvintes uma fonte de dinheiro. Verso: conhece o pastor que dirige aplicativo à noite? Ele está cansado, e a admiração da igreja não enche o tanque dele.',
    prayer:
      'Deus da lamparina, sustenta quem prega e dirige, ensina e costura. Dá às igrejas justiça para pagar bem e em dia. E guarda os ouvintes de quem só enxerga neles a carteira.',
    practice:
      'Ajude hoje um obreiro que trabalha em dois turnos: combustível, almoço pronto, conserto, ou simplesmente uma noite em que não precise vir.',
  },
  {
    day: 12,
    title: 'Postal de Corinto',
    verse: verse('Atos 18:3', 'mesmo ofício tendas trabalhava'),
    study:
      'Frente: uma oficina estreita, três pessoas curvadas sobre a mesma lona. Áquila e Priscila, expulsos de Roma por decreto, recebem Paulo, judeu do mesmo ofício. Não se conheceram num congresso; conheceram-se no trabalho. Dali sairia uma equipe que abriu a casa em mais de uma cidade. Verso: no seu trabalho alguém usa as mesmas ferramentas que você. A fila do almoxarifado, a sala dos professores, o salão de beleza são oficinas de tenda. O evangelho viaja bem nesse tipo de conversa, entre um ponto e outro, sem microfone.',
    prayer:
      'Jesus, Senhor das oficinas, obrigado pelo ofício que me deste. Manda para a bancada ao lado um Áquila, uma Priscila. Santifica a conversa entre um corte de cabelo e outro.',
    practice:
      'Durante o serviço, conte a um colega algo bom que Deus fez, em duas frases, e pergunte pela vida dele. Depois volte ao trabalho bem-feito.',
  },
  {
    day: 13,
    title: 'Postal de Éfeso',
    verse: verse('Atos 19:9', 'separou discípulos disputando escola Tirano'),
    study:
      'Frente: salão alugado, no horário em que todos fazem a sesta, segundo conta um manuscrito antigo. Expulso da sinagoga, Paulo não ficou se queixando. Juntou os discípulos e deu aula todo dia, por dois anos, na escola de um homem cujo nome quer dizer tirano, e a região inteira ouviu. Verso: o envio tem cara de rotina. Chamada, quadro, calor, bocejo, pergunta repetida. Perto de você há uma sala ociosa em algum horário ruim, e gente que só pode naquele horário.',
    prayer:
      'Deus da hora da sesta, livra-me de desprezar o repetido. Dá-me dois anos de terça-feira se for preciso. E quando me fecharem uma porta, que eu alugue outra sem rancor.',
    practice:
      'Pense em um horário “ruim” em que alguém está livre: madrugada, meio-dia, troca de turno. Ofereça nele quinze minutos de Bíblia.',
  },
  {
    day: 14,
    title: 'Postal de Três Tavernas',
    verse: verse('Atos 28:15', 'irmãos encontro Ápio tavernas agradeceu'),
    study:
      'Frente: estrada romana, um preso acorrentado, soldados, poeira. De repente, gente acenando. Irmãos de Roma tinham andado uns cinquenta quilômetros para encontrá-lo no caminho. Paulo, que tinha escrito àquela igreja a carta mais densa de todas, viu aquelas caras, agradeceu a Deus e tomou coragem. O grande apóstolo também precisava que viessem até ele. Verso: há uma rodoviária na sua cidade. Quem desembarca de uma missão, de uma internação, de um enterro distante, e não tem ninguém no portão?',
    prayer:
      'Obrigado, Senhor, por quem já andou cinquenta quilômetros por mim. Mostra-me quem chega cansado esta semana. Que a primeira coisa que veja seja um rosto e um aceno.',
    practice:
      'Dia de descanso: lembre uma vez em que alguém foi esperar por você e fique alguns minutos com essa lembrança. Se ainda tem como, mande a essa pessoa uma linha de gratidão.',
  },
  {
    day: 15,
    title: 'Fundamento',
    verse: verse('Efésios 2:20', 'fundamento apóstolos profetas pedra esquina'),
    study:
      'Chapa um do raio X: embaixo de tudo, invisível, há um alicerce, o testemunho dos apóstolos e profetas, com Jesus alinhando as paredes. O alicerce se lança uma vez só, e por isso as igrejas evangélicas, usem ou não o título hoje, recusam qualquer palavra nova que pretenda igualar-se ao Novo Testamento. Umas dizem que o ofício terminou ali; outras, que resta uma função de abrir caminho. Você pode ouvir ambas em paz se fizer a pergunta do raio X: esta pessoa constrói sobre o que já foi posto, ou está cavando ao lado?',
    prayer:
      'Cristo, pedra do canto, alinha por ti o que ando erguendo. Agradeço pelos que morreram sem negar o testemunho. Guarda a tua casa de quem inventa outro alicerce, e guarda também a mim.',
    practice:
      'Converse com um líder: “o que nossa igreja entende por apóstolo, e como examina quem usa esse nome?” Anote a resposta e um texto.',
  },
];
