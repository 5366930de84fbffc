import type { PassageDevotional } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const john: readonly PassageDevotional[] = [
  {
    slug: 'joao-2',
    chapters: ['JHN.2'],
    verse: verse('João 2:7', 'Enchei vasos água borda'),
    reflection:
      'O vinho acaba numa festa de casamento em Caná, e Maria conta o problema a Jesus em poucas palavras. Os serventes enchem até a boca seis vasos de pedra, um trabalho de muitas idas ao poço, sem saber para quê. O mestre do banquete elogia o noivo, e quem carregou a água é que sabe de onde veio o vinho.',
    prayer:
      'Jesus, obrigado por teres ido a uma festa e por teres poupado uma família da vergonha. Eu te conto, como Maria, aquilo que acabou em minha casa. Dá-me disposição para encher os vasos, mesmo quando o pedido me parece estranho. Que a nossa alegria venha de ti e sirva a muitos. Amém.',
    application:
      'Faça hoje até o fim, com capricho, uma tarefa escondida que ninguém vai elogiar. Enquanto trabalha, conte a Jesus o que está faltando em sua casa.',
  },
  {
    slug: 'joao-4',
    chapters: ['JHN.4'],
    verse: verse('João 4:28-29', 'vaso cidade Vinde'),
    reflection:
      'Jesus está cansado, com sede e sem balde, e pede água a uma samaritana que vem ao poço na hora do sol forte. Ele conhece os cinco casamentos dela e conversa com ela sobre adoração, como faria com um mestre. A mulher larga o pote, corre à cidade e convida as mesmas pessoas que talvez evitasse.',
    prayer:
      'Senhor, tu te sentaste cansado junto a um poço e tiveste tempo para uma mulher sozinha. Fala comigo também sobre a minha história, sem que eu precise fugir. Enche o lugar vazio que eu tentei encher de tantas formas. Que eu saiba chamar os outros com simplicidade, contando o que fizeste. Amém.',
    application:
      'Conte hoje a uma pessoa, em dois minutos e sem sermão, uma coisa que Jesus mudou em você. Termine perguntando como ela está.',
  },
  {
    slug: 'joao-6',
    chapters: ['JHN.6'],
    verse: verse('João 6:68', 'quem iremos palavras vida'),
    reflection:
      'No dia seguinte ao pão repartido, a multidão atravessa o lago atrás de Jesus e vai embora quando ele fala do pão do céu. Muitos discípulos antigos também param de andar com ele. Jesus pergunta aos doze se querem ir, e Pedro, sem ter entendido tudo, responde que não conhece outro a quem procurar.',
    prayer:
      'Senhor, há palavras tuas que eu ainda acho difíceis. Eu fico, porque já procurei vida em outros lugares e sei o que encontrei neles. Alimenta-me hoje com a tua presença, e que eu não te busque só pelo que me dás. Guarda na fé os amigos que pensam em desistir. Amém.',
    application:
      'Copie à mão a resposta de Pedro e escreva embaixo três lugares onde você já buscou consolo. Ore sobre cada um deles durante alguns minutos de silêncio.',
  },
  {
    slug: 'joao-9',
    chapters: ['JHN.9'],
    verse: verse('João 9:35', 'expulsado encontrando-o crês'),
    reflection:
      'Um cego de nascença lava o barro dos olhos em Siloé e passa o dia sendo interrogado. Os vizinhos discutem se é ele, os pais têm medo de responder, e os fariseus acabam por expulsá-lo. Jesus fica sabendo e vai procurá-lo; o rosto de quem o curou ele só conhece nesse encontro, depois de perder a sinagoga.',
    prayer:
      'Luz do mundo, eu sei pouco, mas sei que antes eu não via. Guarda-me de perguntar de quem é a culpa quando encontro alguém que sofre. Procura os que foram postos para fora da família ou da igreja por causa da verdade. Que eles ouçam a tua voz e vejam o teu rosto. Amém.',
    application:
      'Procure hoje alguém que se afastou magoado da igreja, ou que foi excluído de um grupo. Convide para um café e escute a história sem defender nenhum lado.',
  },
  {
    slug: 'joao-11',
    chapters: ['JHN.11'],
    verse: verse('João 11:33-35', 'chorar comoveu-se chorou'),
    reflection:
      'Marta sai ao encontro de Jesus com uma queixa, e Maria cai aos pés dele com a mesma frase. Para uma ele fala da ressurreição; com a outra ele chora diante do túmulo. Jesus já sabia que Lázaro sairia da caverna, e nem por isso apressou as lágrimas das irmãs.',
    prayer:
      'Jesus, se tivesses chegado antes, a minha história seria outra, e eu preciso te dizer isso. Obrigado por não me mandares parar de chorar. Tu és a ressurreição e a vida, também junto da sepultura que eu visito. Consola as famílias que estão hoje no quarto dia do luto. Amém.',
    application:
      'Olhe a foto de alguém que morreu, ou lembre o rosto, e diga a Jesus o que você sente falta nele. Pode chorar, e leia depois a palavra que Marta ouviu.',
  },
  {
    slug: 'joao-13',
    chapters: ['JHN.13'],
    verse: verse('João 13:4-5', 'toalha água bacia pés'),
    reflection:
      'Jesus se levanta da ceia, amarra uma toalha na cintura e lava a poeira de vinte e quatro pés. Entre eles estão os de Pedro, que protesta, e os de Judas, que já combinou o preço. João conta que ele fez isso sabendo que vinha do Pai e que voltava para o Pai.',
    prayer:
      'Mestre, é mais fácil eu lavar do que deixar que me laves. Eu ponho diante de ti os pés sujos deste dia. Depois dá-me a toalha e mostra os pés de quem eu devo cuidar hoje, sem escolher só os que me agradam. Que ninguém perto de mim se sinta pequeno. Amém.',
    application:
      'Assuma hoje, em casa ou na igreja, a tarefa que todos evitam: lavar o banheiro, a louça dos outros, trocar a fralda do avô. Faça conversando com quem está perto.',
  },
  {
    slug: 'joao-15',
    chapters: ['JHN.15'],
    verse: verse('João 15:4', 'Permanecei ramo videira'),
    reflection:
      'O ramo da videira não faz força para dar uvas; ele continua preso ao tronco e recebe a seiva. Jesus diz isso na última noite, a homens que dali a pouco vão fugir cada um para um lado. Fala também da tesoura do Pai, que corta galhos carregados de folhas para que venha mais fruto, e chama aqueles onze de amigos.',
    prayer:
      'Pai, tu és o lavrador, e eu sinto a tua tesoura em planos que eu achava bons. Mantém-me preso a Jesus quando eu não vejo nenhum cacho. Que a palavra dele fique em mim durante o trabalho, as refeições e o sono. Dá frutos que outros possam colher. Amém.',
    application:
      'Escolha uma frase curta deste capítulo e leve-a no bolso ou na tela do celular. Volte a ela sozinho às nove, ao meio-dia e à tarde.',
  },
  {
    slug: 'joao-17',
    chapters: ['JHN.17'],
    verse: verse('João 17:20', 'rogo crerão palavra'),
    reflection:
      'Jesus ergue os olhos ao céu, na véspera da cruz, e ora em voz alta diante dos discípulos. Pede ao Pai que os guarde no mundo, que os faça um, que os una no amor. No fim do pedido entram os que ainda iam crer por meio da palavra deles, e entre esses está quem lê este capítulo hoje.',
    prayer:
      'Pai santo, o teu Filho orou por mim naquela noite, e isso me sustenta. Guarda-me do mal sem me tirar do meio das pessoas. Perdoa as divisões da tua igreja e as que começaram na minha boca. Faz que eu ame hoje um irmão que pensa diferente, para que o mundo creia em Jesus. Amém.',
    application:
      'Ore com um cristão de outra igreja, por telefone ou pessoalmente. Cada um peça a bênção de Deus sobre a comunidade do outro, pelo nome dela.',
  },
  {
    slug: 'joao-20',
    chapters: ['JHN.20'],
    verse: verse('João 20:16', 'Maria virando-se Mestre'),
    reflection:
      'Maria Madalena fica no jardim quando os dois discípulos já voltaram para casa. Ela chora tanto que toma Jesus pelo jardineiro, e só o reconhece quando ele diz o seu nome. É ela que leva a primeira notícia da ressurreição aos irmãos, que naquela noite ainda estavam de portas trancadas.',
    prayer:
      'Senhor ressuscitado, eu te procuro muitas vezes entre lágrimas e não percebo que estás perto. Chama-me pelo nome, como chamaste Maria no jardim. Entra também pelas portas que o medo fechou, na minha casa e no meu peito. Que eu diga a alguém, com a minha voz comum, que tu vives. Amém.',
    application:
      'Fique alguns minutos em silêncio, num quintal, numa praça ou à janela. Diga o nome de Jesus devagar e imagine como ele diria o seu.',
  },
];
