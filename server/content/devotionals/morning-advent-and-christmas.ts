import type { MorningDevotional } from '../types.ts';
import { verse } from '../verse-claim.ts';

/** Devotionals of the church year say what the season is, for they may come at any time. */
export const morningAdventAndChristmas: readonly MorningDevotional[] = [
  {
    slug: 'manha-advento-a-fila-do-jordao',
    season: 'advent',
    title: 'Advento: a fila na beira do rio',
    reference: 'Lucas 3:10-11',
    reflection:
      'Advento quer dizer chegada, e são as quatro semanas antes do Natal, que muitas igrejas guardam como tempo de espera e de arrumação por dentro. O porteiro dessa época é João Batista, sujeito áspero, que não combina com pisca-pisca.\n\nFormou-se uma fila na beira do Jordão, e um por um perguntava a mesma coisa: o que devemos fazer? O povo em geral ouviu que repartisse: quem tem duas túnicas dê uma, e com a comida faça igual. Os cobradores de imposto ouviram que cobrassem só o certo. Os soldados, que não tomassem dinheiro à força, não acusassem falsamente e se contentassem com o soldo. Ninguém recebeu ordem de mudar de profissão nem de ir morar no deserto.\n\nPara a vinda do Rei do universo, a preparação cabia no armário, na folha de pagamento e na ronda do quartel. João sabia que isso não comprava ninguém. Depois dele vinha alguém maior, de quem ele não se achava digno de desamarrar a sandália, e só esse daria o Espírito. Mas quem espera visita abre a janela. Imagine-se na fila, com a sua roupa de trabalho. Chegou a sua vez, e João olha para você. O que ele diria da sua função?',
    prayer:
      'Senhor Jesus, tu vens, e a minha casa está cheia de coisa guardada. Mostra-me a segunda túnica no cabide e o nome de quem passa frio. Endireita o que no meu trabalho anda torto: a nota, o troco, a hora extra que não pago ou não cumpro. Dá-me vergonha boa e mãos ligeiras. Vem, Senhor, e batiza-me com o teu Espírito, porque de força própria eu só consigo pendurar enfeite. Amém.',
    action:
      'Abra o armário e separe uma peça boa, das que você ainda usaria. Entregue nesta semana a alguém que precise dela, e de passagem corrija uma pequena injustiça do seu trabalho.',
    verses: [
      verse('Lucas 3:10-11', 'devemos fazer duas túnicas reparta'),
      verse('Lucas 3:13-14', 'exijais extorsão salários'),
    ],
  },
  {
    slug: 'manha-advento-a-primeira-chuva',
    season: 'advent',
    title: 'Advento no tempo da seca',
    reference: 'Tiago 5:7-8',
    reflection:
      'No sertão, o agricultor sabe olhar o céu. Conhece a formiga que sobe, o canto da acauã, a barra do amanhecer. Ara a terra seca com a semente contada na lata. Se alguém da cidade lhe pergunta quando chove, ele ri: só Deus sabe, mas o roçado está pronto.\n\nTiago escreveu para gente explorada, que trabalhava nos campos dos ricos e não recebia. Antes de pedir paciência, ele falou duro com os patrões. Só depois apontou o lavrador, que aguarda a primeira chuva e a última. A espera dele tem calo na mão. Limpa, cerca, planta e não pode puxar o broto para que cresça mais cedo.\n\nO Advento, as semanas que vêm antes do Natal, ensina essa espécie de paciência. Nele a igreja recorda a primeira chegada de Jesus, na manjedoura, e olha para a segunda, quando ele vier fazer justiça. Vivemos entre as duas chuvas. Muito do que pedimos ainda é terra rachada: o filho longe de Deus, o processo parado, o país. Paciência, na carta, não quer dizer que tudo bem. Quer dizer roçado pronto e os olhos na barra do céu, porque o Senhor está perto.',
    prayer:
      'Senhor, faz tempo que não chove no meu roçado, e tu sabes em qual. Não quero arrancar o broto com a minha pressa, nem largar a enxada por cansaço. Firma o meu coração enquanto espero. Olha para os lavradores do nosso país, para quem trabalha e não recebe, para quem planta em terra dos outros. Vem logo, Jesus, com a tua justiça e com a tua chuva. Amém.',
    action:
      'Escolha uma espera da sua vida e faça hoje a parte que lhe cabe nela: uma ligação, um documento, uma oração pelo nome. Entregue a Deus, em voz alta, o que não depende de você.',
    verses: [verse('Tiago 5:7-8', 'pacientes lavrador chuva vinda próxima')],
  },
  {
    slug: 'manha-natal-a-lista-da-familia',
    season: 'christmas',
    title: 'Natal: a lista da família de Jesus',
    reference: 'Mateus 1:5-6',
    reflection:
      'Mateus abre o Evangelho com uma lista de nomes, e quase todo leitor pula. Leia como quem olha a parede da sala da bisavó.\n\nTamar, que se disfarçou na beira da estrada porque o sogro lhe negava um direito. Raabe, prostituta de Jericó, que escondeu dois espiões. Rute, viúva, estrangeira de um povo malvisto. A mulher de Urias, que o rei mandou buscar e cujo marido fez matar; Mateus nem a chama de Betseba, para que ninguém esqueça o nome dele. Davi, autor do crime e de salmos. Reis que prestaram e reis que não. Depois, uma porção de gente de quem não se sabe coisa alguma. No fim da fila, José, um carpinteiro, e Maria, da qual nasceu Jesus.\n\nEle escolheu essa parede. Podia ter vindo sem parentes, e veio com avós complicados, sem recortar ninguém da fotografia. Na ceia de Natal, costuma sentar-se à mesa alguém de quem a família só fala na cozinha: o tio que bebe, a prima que voltou, o cunhado que deve, e às vezes somos nós. A carta aos Hebreus diz que Jesus não se envergonha de nos chamar de irmãos (Hebreus 2:11). A família em que ele nasceu já era de gente assim.',
    prayer:
      'Jesus, filho de Davi, filho de Rute, obrigado por entrares numa família de verdade. Trago-te a minha, com os nomes de que me orgulho e os que evito. Cura o que passou de avô para neto sem que ninguém falasse. Põe à nossa mesa um lugar para quem não espera convite. E, quando eu tiver vergonha da minha própria linha nessa história, lembra-me de que me chamaste de irmão. Amém.',
    action:
      'Desenhe a sua família em três gerações e ore por um nome de cada uma. Depois procure, com uma ligação ou um bolo, o parente que ninguém tem procurado, se isso for seguro para você.',
    verses: [
      verse('Mateus 1:5-6', 'Raabe Rute Davi Urias'),
      verse('Hebreus 2:11', 'envergonha irmãos'),
    ],
  },
  {
    slug: 'manha-natal-dois-velhos-no-templo',
    season: 'christmas',
    title: 'Natal com Simeão e Ana',
    reference: 'Lucas 2:28-30',
    reflection:
      'Quarenta dias depois do parto, um casal pobre subiu ao templo com o bebê e a oferta mais barata da tabela, duas aves. O lugar fervilhava, e ninguém importante deve ter reparado neles.\n\nDois velhos repararam. Simeão, idoso como a tradição o imagina, vivia com uma promessa no bolso: veria o Cristo antes de morrer. Movido pelo Espírito, chegou bem naquela hora, tomou o menino nos braços e disse a Deus que já podia ir em paz, porque tinha visto. O que ele viu foi um recém-nascido igual a todos, de uns quatro quilos, e nele enxergou luz para o mundo inteiro. Não escondeu de Maria que haveria uma espada. Então chegou Ana, viúva desde moça, que fazia do templo a sua casa. Agradeceu ali mesmo e saiu contando a quem esperava como ela.\n\nOs primeiros a reconhecer Jesus em Jerusalém foram esses dois, que não mandavam em nada. O Natal costuma deixar os velhos no canto do sofá, com o prato feito e a televisão alta. Pergunte a um deles o que esperou a vida toda. E, se a idade já chegou a você, com o joelho e as consultas, há um serviço que ninguém faz melhor: segurar uma criança no colo e dizer aos pais o que você está vendo.',
    prayer:
      'Deus de Simeão e de Ana, tu não aposentas ninguém. Olha para os que passam o Natal no asilo, na cama, na casa onde todos falam por cima deles. Dá-me tempo para as histórias repetidas. Põe também nos meus braços o teu Filho, pela fé, e que os meus olhos vejam a tua salvação em coisas pequenas. Quando chegar a minha vez de ir, que eu vá em paz. Amém.',
    action:
      'Visite ou telefone hoje para uma pessoa idosa e faça uma pergunta de verdade: como era o seu Natal quando você tinha dez anos? Ouça a resposta inteira, sem olhar o relógio.',
    verses: [
      verse('Lucas 2:28-30', 'braços paz olhos salvação'),
      verse('Lucas 2:38', 'graças falava dele esperavam'),
    ],
  },
  {
    slug: 'manha-natal-o-dia-seguinte',
    season: 'christmas',
    title: 'Natal: a manhã do dia seguinte',
    reference: 'Lucas 2:20',
    reflection:
      'Dia 26. Papel rasgado no saco de lixo, travessa de farofa pela metade, um brinquedo que já quebrou. Metade da cidade volta ao trabalho com sono, e o grupo da família, que ontem transbordava, silencia.\n\nOs pastores também tiveram um dia seguinte. Tinham visto o céu aberto e corrido até Belém. Encontraram o casal e o bebê onde o anjo tinha dito, contaram a história, e quem os ouviu ficou espantado. Depois voltaram para as mesmas ovelhas e as mesmas noites em claro, porque o anjo não lhes arranjou emprego melhor. Lucas diz, porém, que voltaram em louvor, porque nada tinha faltado do que ouviram do anjo. Maria, enquanto isso, guardava as palavras e as revirava no coração.\n\nSão duas maneiras de ter dia seguinte. Uma canta no caminho do serviço, a outra cala e pensa. O Natal que precisava de luzes acaba quando se recolhem as luzes. O de Belém aguenta segunda-feira, porque o menino continua lá, e cresce. Qualquer manhã do ano serve para voltar das coisas que vimos de Jesus e retomar as ovelhas com outra música.',
    prayer:
      'Senhor, a festa passa e eu fico com a louça. Obrigado porque o teu Filho não foi guardado na caixa com os enfeites. Acompanha quem volta hoje ao serviço, quem passou a data de plantão e quem a achou comprida demais. Quero aprender com os pastores a louvar andando, e com Maria a guardar o que ouvi até entender. Que as minhas ovelhas de sempre percebam que eu vi alguma coisa. Amém.',
    action:
      'Conte hoje a um colega ou a alguém da casa, em duas frases simples, o que Jesus mudou no seu jeito de trabalhar. Depois volte ao que estava fazendo, com gosto.',
    verses: [
      verse('Lucas 2:20', 'pastores voltaram louvando ouvido visto'),
      verse('Lucas 2:19', 'Maria guardava palavras coração'),
    ],
  },
];
