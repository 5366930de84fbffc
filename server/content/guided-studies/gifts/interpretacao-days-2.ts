import type { GiftDay } from '#shared/guided-studies/guided-studies.ts';
import { verse } from '../../verse-claim.ts';
import type { AuthoredPart } from '../authored.ts';

export const interpretacaoDaysSixteenToThirty: AuthoredPart<GiftDay[]> = [
  {
    day: 16,
    title: 'Verbete: grito',
    verse: verse('Provérbios 15:1', 'suave furor pesada ira'),
    study:
      'GRITO. Pode significar: tenho medo; ninguém me ouviu quando falei baixo; doeu aqui; e também: quero mandar em você. O provérbio recomenda resposta macia, que desvia a fúria como quem abre a mão. Funciona em fila, em balcão, em briga de irmãos. Não é remédio para quem agride: nesse caso a tradução correta é perigo, e a resposta é sair e pedir ajuda. Saber a diferença faz parte do dom de entender. Uso frequente: o chefe gritava porque o filho estava na UTI, e ninguém perguntou.',
    prayer:
      'Baixa, Jesus, o volume que trago dentro. Dá-me resposta mansa para o aflito e porta aberta para quem está em perigo. Traduz também os meus gritos para quem os suportou.',
    practice:
      'Diante de uma fala áspera hoje, pergunte baixinho: “você está preocupado com alguma coisa?” Se houver ameaça, não pergunte, afaste-se.',
  },
  {
    day: 17,
    title: 'Verbete: mudez',
    verse: verse('Salmos 39:2', 'silêncio calei-me dor agravou'),
    study:
      'MUDEZ. Há a que descansa e a que adoece. O poeta resolveu não abrir a boca, nem para o bem, e a dor por dentro cresceu até queimar. Só então falou, e falou a Deus. O marido que responde “nada” há seis meses, a adolescente de porta fechada, o pai que voltou do garimpo sem contar: talvez não lhes faltem palavras, mas um lugar onde caibam. Traduzir o calado não é arrancar confissão. É sentar perto, descascando laranja, até que a boca escolha. Ver também: depressão, trauma, ajuda profissional.',
    prayer:
      'Deus que esperas, senta-te com o que se calou. Eu fico na outra ponta do banco. Se a dor dele estiver crescendo por dentro, abre uma fresta, e que alguém preparado esteja por perto.',
    practice:
      'Faça companhia a uma pessoa calada numa tarefa de mãos: cozinhar, consertar, dobrar roupa; não force assunto; fique até o fim.',
  },
  {
    day: 18,
    title: 'Verbete: “tudo bem”',
    verse: verse('Provérbios 14:13', 'riso coração dor alegria'),
    study:
      'TUDO BEM. Expressão brasileira usada para encerrar o assunto antes de ele começar. Provérbios sabia que dentro da gargalhada pode haver ferida. Há “tudo bem” de quem está bem, de quem está com pressa, e o que quer dizer “pergunte outra vez, por favor”. A diferença mora nos olhos e no meio segundo que demora. Tradução recomendada: repetir a pergunta mais devagar, com o nome da pessoa no fim. E ter tempo para a resposta, porque seria cruel abrir a torneira e sair correndo para o ônibus.',
    prayer:
      'Eu também respondo “tudo bem” para ti, Jesus. Pergunta outra vez, com o meu nome no fim. Hoje vou dizer a verdade: ______. E dá-me tempo de ouvir a verdade de mais alguém.',
    practice:
      'Pergunte “como você está?” duas vezes à mesma pessoa, a segunda com calma e olhando nos olhos, e reserve vinte minutos para a resposta.',
  },
  {
    day: 19,
    title: 'Verbete: adolescente',
    verse: verse('Provérbios 20:5', 'coração águas profundas prudente'),
    study:
      'ADOLESCENTE. Idioma de monossílabos com legendas trocadas. “Tanto faz” às vezes é “tenho vergonha de querer”; “você não entende” pode ser um pedido de ajuda. O provérbio fala de poço fundo e de alguém hábil com balde e corda, porque puxar de uma vez derrama. Dica de campo: conversas boas acontecem de lado, no carro, no fogão, no controle do jogo. Se aparecerem cortes na pele, fala de morrer, comida escondida ou humilhação na internet, não interprete como fase; acolha hoje e procure atendimento, lembrando que o 188 também escuta jovens.',
    prayer:
      'Deus dos poços fundos, dá corda comprida aos pais, avós e professores. Guarda os filhos da tela que machuca. Perdoa os sermões que joguei no poço em vez de baixar o balde.',
    practice:
      'Passe meia hora fazendo com um adolescente algo que ele escolheu. Faça uma única pergunta aberta e não comente a resposta com ninguém.',
  },
  {
    day: 20,
    title: 'Verbete: esquecimento',
    verse: verse('Isaías 46:4', 'velhice grisalhos carregarei'),
    study:
      'ESQUECIMENTO. Dialeto de quem tem demência; a gramática é da saudade. “Quero ir para casa” raramente pede endereço, pede segurança. “Cadê minha mãe?” não pede certidão de óbito. Corrigir fere; entrar na cena com ternura consola. Em Isaías, os ídolos precisam ser carregados no lombo dos animais, e Deus, ao contrário, leva no colo o seu povo até os cabelos brancos. A memória que se apaga na avó está inteira nele. Ver também: cuidadora exausta, revezamento, direito a atendimento.',
    prayer:
      'Senhor, carrega a avó que já não sabe que te ama, porque tu sabes por ela. Carrega a filha que responde à mesma pergunta quarenta vezes, e dá-lhe hoje a tarde livre.',
    practice:
      'Escreva a um cuidador: “posso ficar duas horas com ela no sábado”. Caso o cuidador seja você, peça a alguém essas duas horas.',
  },
  {
    day: 21,
    title: 'Verbete: corpo',
    verse: verse('Marcos 7:33', 'separado multidão dedos ouvidos língua'),
    study:
      'CORPO. É a primeira língua de todos nós. Jesus atendeu um homem que não ouvia e que mal falava: levou-o para longe do povo, poupou-o do espetáculo e usou gestos: dedo no ouvido, toque na língua, olhar para cima, suspiro. Como a voz não chegava até ele, explicou com as mãos o que ia fazer, antes de fazer. Ombros, sono, apetite, pele contam o que a boca não conta. Leia com respeito, peça licença antes do toque, e lembre que o seu corpo também anda dizendo alguma coisa que talvez mereça consulta.',
    prayer:
      'Jesus dos gestos, falas a minha língua mais antiga. Leva-me à parte, toca onde travou e ensina-me a chegar perto dos outros com licença e delicadeza.',
    practice:
      'Dia de descanso: ao deitar, pergunte a cada parte cansada do corpo o que o dia lhe pediu e deixe que ela descanse. Se o corpo anda dizendo a mesma coisa há semanas, marque a consulta amanhã.',
  },
  {
    day: 22,
    title: 'Regra 1: não aumentar',
    verse: verse('Provérbios 30:6', 'acrescentes palavras repreenda mentiroso'),
    study:
      'Intérprete de tribunal presta juramento: nem mais, nem menos. Agur, autor pouco conhecido de um capítulo humilde, diz que a palavra de Deus é pura e que acrescentar a ela nos faz mentirosos. A tentação de aumentar é generosa: queríamos ajudar, a frase original pareceu seca, pusemos um prazo, um nome, um final. Em qualquer serviço de ponte, da interpretação no culto ao recado do médico para a família, a fidelidade se mede pelo que resistimos a enfeitar. Primeira regra na parede da oficina, letra grande.',
    prayer:
      'Jesus, Senhor de palavra limpa, tira de mim o enfeite. Confesso o detalhe que inventei para a história ficar melhor. Quero ser confiável no pouco, no recado, no número, na vírgula.',
    practice:
      'Transmita hoje um recado exatamente como recebeu. Se perceber que enfeitou alguma história recente, volte à pessoa e corrija o detalhe.',
  },
  {
    day: 23,
    title: 'Regra 2: dizer “não entendi”',
    verse: verse('Marcos 9:32', 'entendiam temiam perguntar-lhe'),
    study:
      'Jesus falou da morte, e os discípulos ficaram sem compreender e com medo de perguntar. Andaram quilômetros sem perguntar, e acabaram brigando sobre qual deles era maior. A pergunta que não se faz azeda. O profissional sério ergue a mão e pede que repitam; o amador chuta. No culto, se alguém espera de você uma interpretação e nada veio, a frase honesta é: não tenho nada a dizer. A segunda regra protege a igreja de nós e nos protege do personagem.',
    prayer:
      'Eu também finjo entender, Mestre, para não parecer menor. Quebra o meu medo de perguntar. Explica de novo, por favor, aquilo da cruz, que eu balancei a cabeça e não alcancei.',
    practice:
      'Faça hoje três perguntas que comecem com “não entendi”. Ao médico, ao chefe, ao pastor, ao filho: onde você costuma balançar a cabeça.',
  },
  {
    day: 24,
    title: 'Regra 3: devolver a glória',
    verse: verse('Gênesis 41:16', 'Não mim Deus responda paz'),
    study:
      'Tiraram José do buraco, deram-lhe banho e roupa, e o homem mais poderoso da terra disse: ouvi falar que você interpreta. Era a hora do currículo, e ele abriu com uma negativa: isso não está em mim. E completou com uma esperança para o próprio Faraó: o Deus verdadeiro responderia para o bem dele. Ele disse a pura verdade: o cano não produz a água que passa por ele.',
    prayer:
      'Fonte de tudo, livra-me de ficar cheio de mim, e quando disserem “como você fala bem”, dá-me a pressa de José em apontar para ti. E paz ao poderoso e ao pobre que me ouvirem.',
    practice:
      'Ao receber um elogio hoje, agradeça e conte quem ensinou aquilo a você. Ligue depois para essa pessoa e passe o elogio adiante.',
  },
  {
    day: 25,
    title: 'Regra 4: emprestar a voz',
    verse: verse('Provérbios 31:8', 'boca mudo causa judicial'),
    study:
      'O rei Lemuel aprendeu com a mãe: a sua boca não é só sua, abra-a por quem não consegue. Ela falava de tribunal. Interpretar pode ser isto: ir com a vizinha à delegacia, explicar ao juiz o silêncio da criança, acompanhar o surdo na perícia, escrever o recurso do aposentado. Não é falar no lugar de quem pode falar; é ficar ao lado até que a voz dele chegue. A quarta regra tem um lembrete embaixo: pergunte primeiro o que a pessoa quer que seja dito.',
    prayer:
      'Jesus, advogado nosso, junto do Pai falas por mim. Empresta-me um pouco dessa voz para quem treme no guichê. Que eu não roube a palavra de ninguém enquanto ajudo.',
    practice:
      'Ofereça-se para acompanhar alguém num guichê, consulta, reunião escolar ou ligação difícil. Combine antes: “o que você quer que eu diga?”',
  },
  {
    day: 26,
    title: 'Regra 5: letra legível',
    verse: verse('Deuteronômio 27:8', 'escreverás pedras lei claramente'),
    study:
      'Ao entrar na terra, Israel devia caiar pedras grandes e escrever a lei bem nítida, para quem passasse. Nada de biblioteca fechada, nada de letra de médico. A clareza é respeito; custa mais preparar cinco minutos simples do que quarenta confusos, e quem prega, ensina, manda aviso ou preenche ficha sabe disso. Frase curta, palavra conhecida, uma ideia de cada vez. Em nosso país muita gente lê com esforço; outros dependem de letra maior, áudio, figura. A regra cinco se pendura na altura dos olhos de todos.',
    prayer:
      'Deus que escreves em pedra caiada, simplifica-me. Perdoa o aviso que ninguém entendeu e a bronca por não terem lido. Dá-me palavras claras e letra grande.',
    practice:
      'Reescreva um aviso da igreja, do condomínio ou do trabalho em frases que uma criança de dez anos entenda, e peça a uma que confira.',
  },
  {
    day: 27,
    title: 'Regra 6: chegar como água fria',
    verse: verse('Provérbios 25:13', 'frio neve mensageiro fiel refresca'),
    study:
      'Na colheita, sol a pino, um gole gelado. É esse o bem que um mensageiro confiável faz a quem o enviou. Vale nos dois sentidos: quem mandou descansa, porque o recado foi; quem recebeu entende, e descansa também. Pense no contrário: a semana que você passou sem saber se a mensagem tinha chegado à sogra. Ser ponte inclui o retorno: avisei, ele ouviu, respondeu isto. Gente que fecha os ciclos refresca o mundo. Quem promete orar e volta para perguntar como foi faz esse bem.',
    prayer:
      'Deixei, Jesus, recados pela metade e pessoas ao sol. Lembra-me de quem espera resposta, e faz de mim um copo d’água que chega, e chega cheio.',
    practice:
      'Feche hoje três ciclos: responda, confirme, devolva, conte o resultado. Comece por aquele que está parado há mais tempo na gaveta.',
  },
  {
    day: 28,
    title: 'Regra 7: brasa, não fogos',
    verse: verse('Lucas 24:32', 'coração ardendo caminho explicava'),
    study:
      'Os dois de Emaús só perceberam depois. Enquanto o desconhecido andava e abria as Escrituras, algo esquentava por dentro sem alarde, como fogão de lenha em manhã de neblina. A boa explicação faz isso: não deslumbra, aquece, e quem ouviu convida a ficar para jantar. Fogos de artifício acabam em fumaça e deixam as pessoas olhando para cima. A brasa reúne gente em volta dela. Meça a sua fala, de púlpito ou de varanda, pela mesa que ela provoca, que diz mais do que olhos arregalados.',
    prayer:
      'Fica conosco, Jesus, porque anoitece; abre o livro na estrada e parte o pão na mesa. Que o que explico esquente alguém por dentro, mesmo que ninguém perceba até amanhã.',
    practice:
      'Dia de descanso: caminhe com um amigo, sem assunto marcado, e terminem com um lanche. Se algo esquentar por dentro, digam um ao outro; se não, o pão já valeu.',
  },
  {
    day: 29,
    title: 'Regra 8: o fim é um sim',
    verse: verse('2 Coríntios 1:20', 'promessas sim Amém glória'),
    study:
      'Paulo era acusado de dizer sim e não conforme a conveniência. Defendeu-se falando de Cristo, em quem as promessas antigas se tornaram um sim inteiro, e da comunidade que responde amém por meio dele. Todo trabalho de tradução na igreja deveria acabar ali, na garganta do povo concordando com Deus. Se depois de ouvir você as pessoas só concordam com você, ainda falta alguma coisa. Oitava regra: leve-as até o sim de Cristo, e saia da frente, que a resposta não é sua.',
    prayer:
      'Jesus, Sim do Pai, em ti respondo. Amém à tua graça, amém ao teu jeito de servir, amém mesmo à parte que ainda traduzo com dificuldade na minha casa.',
    practice:
      'Escolha uma promessa de Deus cumprida em Cristo, explique-a a alguém em linguagem do dia a dia e digam juntos, em voz alta: amém.',
  },
  {
    day: 30,
    title: 'O Intérprete',
    verse: verse('João 1:18', 'viu Deus unigênito Filho revelou'),
    study:
      'Ninguém tinha visto Deus, e por isso corriam tantas traduções dele: carrasco, relógio, avô distraído. O Filho, que vive junto do coração do Pai, veio e o explicou; o verbo grego é o mesmo de onde tiramos “exegese”. Explicou com bebês no colo, com vinho, com lágrima, com feridas. Tudo o que aprendemos este mês é pouco perto dessa obra. Se alguém o ouviu, entendeu Deus. E se alguém, olhando você explicar, calar, acompanhar e traduzir, entender um pouco de Jesus, o dom chegou aonde ia.',
    prayer:
      'Filho amado, tradução fiel do Pai, obrigado, pois eu não teria entendido sozinho. Lê-me também a mim, que sou texto confuso, e faz da minha vida uma nota pequena que aponte para ti. Amém.',
    practice:
      'Conte a um líder qual das regras da parede falou mais com você e ofereça um serviço de ponte para este semestre.',
  },
];
