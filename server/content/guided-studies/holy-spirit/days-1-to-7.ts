import type { StudyDay } from '#shared/guided-studies/guided-studies.ts';
import { verse } from '../../verse-claim.ts';
import type { AuthoredPart } from '../authored.ts';

export const daysOneToSeven: AuthoredPart<StudyDay[]> = [
  {
    day: 1,
    title: 'No escuro, antes de tudo',
    verse: verse('Gênesis 1:2', 'trevas Espírito Deus movia águas'),
    reflection:
      'A casa está escura, a geladeira estala, alguém ronca no quarto ao lado. É um bom lugar para começar, porque a Bíblia também começa sem luz. Antes de haver dia, bicho ou gente, já há alguém perto das águas. O verbo hebraico desse movimento reaparece em Deuteronômio, na águia que paira sobre o ninho: um cuidado atento sobre o que ainda não tem forma.\n\nTalvez a sua vida se pareça hoje mais com esse começo confuso do que com o descanso do sétimo dia. Você não precisa arrumar a bagunça para que o Espírito se aproxime; a ordem veio depois dele. Nenhuma das práticas deste mês o fará trabalhar. Ele já trabalhava quando ninguém pedia; elas servem para você perceber, consentir e acompanhar.',
    prayer:
      'Espírito Criador, antes de eu acordar tu já estavas perto. Olha para o que em mim está vazio e sem forma: o cansaço, as perguntas, a semana que nem começou. Eu não trago quase nada além da vontade de te conhecer. Paira também sobre esta casa, e chama à luz o que só tu podes chamar.',
    action:
      'Separe um caderno simples para o mês. Na primeira página, escreva a data e complete a frase: “Começo este caminho porque…”. Fique depois dois minutos em silêncio, com a luz apagada, antes que o dia tome conta.',
  },
  {
    day: 2,
    title: 'Perguntas de uma menina de seis anos',
    verse: verse('João 14:16-17', 'outro Consolador fique sempre habita convosco'),
    reflection:
      '— Vó, o Espírito Santo é uma pomba?\n\n— Ele apareceu uma vez daquele jeito, minha filha. Mas pomba não ensina, não consola, não fica triste.\n\n— Então é tipo o vento?\n\n— Parece, porque a gente não vê, só que vento não conhece você pelo nome.\n\n— E ele é o quê?\n\nA avó pensou um pouco e disse que não é um “o quê”, e tinha razão. Na noite em que se despediu, Jesus prometeu “outro” Consolador, alguém como ele: chamado para o lado, defensor, companhia. Até ali os amigos tinham um Mestre que dormia em outra cidade quando eles viajavam. Aquele que viria não iria embora e moraria neles. Se o Espírito fosse uma energia, bastaria aprender a ligar o aparelho. Com uma pessoa a gente convive, escuta, aprende a conhecer.',
    prayer:
      'Senhor Jesus, obrigado por não teres deixado os teus na orfandade. Perdoa as vezes em que tratei o teu Espírito como coisa a ser usada. Consolador, senta-te comigo no ônibus, fica comigo no serviço, e ensina-me a gostar da tua companhia.',
    action:
      'Explique hoje a alguém, em duas frases suas, quem é o Espírito Santo: a uma criança, se houver uma por perto; se não houver, grave um áudio e escute. Anote no caderno a pergunta que você não soube responder.',
  },
  {
    day: 3,
    title: 'Mãos que sabem fazer',
    verse: verse('Êxodo 31:3', 'enchi espírito Deus inteligência artifício'),
    reflection:
      'Quem é o primeiro que a Bíblia chama pelo nome ao contar que Deus o encheu do seu Espírito? Muita gente chutaria Moisés ou um profeta, e foi um artesão. Bezalel trabalhava ouro, bronze, pedra e madeira, e no deserto precisavam dele para a tenda onde Deus seria adorado. Deram-lhe ainda um colega, Aoliabe, e a missão de ensinar aprendizes.\n\nIsso desmonta a ideia de que a vida com o Espírito acontece só de olhos fechados. Na bancada, na cozinha da merenda, na planilha do fechamento, quem faz com capricho e ensina o que sabe pode estar vivendo diante de Deus tanto quanto quem canta no domingo. O contrário também vale: mau serviço com adesivo de peixe no carro não honra ninguém.',
    prayer:
      'Deus que enches as mãos de habilidade, obrigado pelo que as minhas mãos aprenderam, e por quem teve paciência de me ensinar. Acompanha hoje cada peça, cada prato, cada número, cada curativo. Que o meu serviço faça bem a quem nem sabe o meu nome.',
    action:
      'Escolha uma tarefa comum do dia e faça-a com esmero até o fim, como quem trabalha na tenda. Na pausa do meio-dia, agradeça pelo nome à pessoa que lhe ensinou esse ofício; se ela vive, mande uma mensagem.',
  },
  {
    day: 4,
    title: 'Dois que ficaram no acampamento',
    verse: verse('Números 11:29', 'Moisés ciúmes profetas Espírito'),
    reflection:
      'Moisés não aguentava mais: o povo reclamava da comida, e ele pediu a Deus para morrer. Em vez de repreendê-lo, Deus mandou reunir setenta anciãos em volta da tenda e repartiu com eles do Espírito que estava sobre o líder esgotado, e eles profetizaram. Acontece que dois da lista, Eldade e Medade, não compareceram; e a mesma coisa aconteceu com os dois lá no meio das barracas. Um rapaz veio correndo contar, e Josué, ajudante fiel, quis mandar parar.\n\nA resposta do velho líder é uma das mais bonitas do deserto: ciúme por minha causa? Quem dera fosse o povo inteiro! Quem conhece a Deus não se sente roubado quando ele usa outra pessoa, fora do lugar marcado, sem passar pela nossa aprovação. Esse desejo de Moisés ficou séculos à espera de um Pentecostes.',
    prayer:
      'Pai, eu confesso a pontada que sinto quando o outro é chamado e eu fico olhando. Cura-me do ciúme que se disfarça de zelo. Abençoa hoje o ministério de ______, que me incomoda. Enche também a ele, enche também a ela, e alegra-me com isso de verdade.',
    action:
      'Pense em alguém cujo serviço na igreja ou no bairro desperta comparação em você. Diga a essa pessoa, ao vivo ou por mensagem, um bem concreto que ela fez. Só isso, sem acrescentar nada sobre você.',
  },
  {
    day: 5,
    title: 'O que Davi mais temia perder',
    verse: verse('Salmos 51:11', 'rejeites presença tires Espírito Santo'),
    reflection:
      'Davi tinha visto de perto o que é um rei abandonado por dentro: tocou harpa para acalmar Saul. Anos depois, com adultério e morte nas próprias costas, não pede que lhe salvem o trono nem a fama: pede que não lhe tirem a companhia de Deus.\n\nHá igrejas que ensinam que quem nasceu de novo jamais perde o Espírito, e outras que advertem que alguém pode afastar-se a ponto de perdê-lo. Nas duas, este salmo se ora de joelhos, porque todas sabem que o pecado escondido esfria a amizade. E todas leem a história até o fim: Davi voltou, foi recebido, ficou com cicatrizes e com um coração limpo. Se você teme ter ido longe demais, repare que o próprio medo já é sinal de que Deus está chamando você de volta.',
    prayer:
      'Tem piedade de mim, ó Deus. Tu sabes o nome do que eu escondo; eu o digo agora diante de ti: ______. Não vim aqui para negociar. Lava-me, devolve-me a alegria antiga, e dá-me coragem de reparar o que ainda tem conserto. Sobretudo, não me deixes sem ti.',
    action:
      'Leia o salmo inteiro em voz baixa. Escreva em uma folha solta o que precisa ser confessado, rasgue-a depois da oração e anote no caderno só o primeiro passo de reparação, com dia marcado. Se o peso for grande, procure alguém maduro e discreto.',
  },
  {
    day: 6,
    title: 'Inventário dos ossos',
    verse: verse('Ezequiel 37:14', 'porei espírito vivereis terra'),
    reflection:
      'O povo no exílio tinha uma frase pronta: secaram os nossos ossos, acabou a nossa esperança. Deus levou a frase ao pé da letra e pôs o profeta a andar entre esqueletos. Perguntou-lhe se aquilo podia viver, e o profeta deu a melhor resposta de quem não quer mentir nem desistir: tu sabes, Senhor.\n\nRepare na ordem: primeiro barulho, osso buscando osso; depois nervo e pele. Estava tudo no lugar e ninguém respirava. Uma vida, uma família, uma igreja podem ter a estrutura completa, agenda, ata, uniforme, e não ter o sopro. Só quando o vento veio aquela multidão ficou de pé. A visão foi, antes de tudo, promessa de volta para casa a um povo inteiro. E mostra de que é capaz o Deus que tem nas mãos também o que secou em você.',
    prayer:
      'Tu sabes, Senhor, e eu não sei. Olho para isto que secou e não consigo prometer nada, nem a ti nem a mim. Mas a tua palavra e o teu sopro já levantaram coisa pior, então vem dos quatro ventos. Enquanto espero, guarda-me da frase pronta.',
    action:
      'Faça uma lista curta: três coisas que secaram (uma amizade, a leitura, um sonho). Ao lado de cada uma escreva apenas “tu sabes”. Escolha uma e dê um passo do tamanho de um osso: uma ligação, uma página, um telefone anotado.',
  },
  {
    day: 7,
    title: 'Quem está na lista de Joel',
    verse: verse('Joel 2:28-29', 'derramarei Espírito filhas idosos servas'),
    reflection:
      'Pegue um lápis e confira quem aparece: filhos e filhas, velhos e moços, escravos e escravas, gente que não tinha voz nem no próprio quintal. Joel escreveu depois que os gafanhotos haviam comido a roça, as vinhas e até a casca da figueira. A promessa começou pela terra, com chuva e trigo no terreiro, e foi crescendo até este derramamento sem cota.\n\nAgora olhe a lista da sua igreja: quem costuma ser ouvido? Talvez a senhora do último banco conheça o Senhor há cinquenta anos e nunca lhe tenham pedido que contasse. Quem sabe o adolescente de fone no ouvido faça em casa perguntas que ninguém quis escutar. Pedro, no dia em que a promessa se cumpriu, abriu este texto para explicar por que falavam pescadores e mulheres.',
    prayer:
      'Deus de Joel, obrigado porque não perguntas pelo sobrenome nem pela idade. Abençoa os velhos da nossa igreja, que sonhem ainda; os moços, que enxerguem longe; quem limpa, quem cozinha, quem abre o portão. E a mim, dá ouvidos do tamanho da tua promessa.',
    action:
      'Dia de descanso: convide para um café, ou ouça no fim do culto, uma pessoa muito mais velha ou muito mais nova que você. Pergunte: “Onde você viu Deus agindo?” e não interrompa. No fechamento das 21h, releia os seis dias e sublinhe uma linha.',
  },
];
