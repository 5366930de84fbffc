import type { Booklet } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const meetTheGospels: Booklet = {
  slug: 'introducao-aos-evangelhos',
  title: 'Introdução aos Evangelhos',
  subtitle: 'Seis encontros com Mateus, Marcos, Lucas, João e aquele de quem eles falam',
  category: 'Estudo da Bíblia',
  description:
    'Seis encontros para conhecer o jeito de cada evangelista e, pelos quatro, chegar mais perto de Jesus.',
  introduction:
    'Se quatro parentes contassem a história do seu avô, você ouviria quatro histórias. A filha mais velha lembraria do pai severo, o caçula do companheiro de pescaria, a nora do homem que a recebeu bem, o neto das balas no bolso. Ninguém estaria mentindo. Juntos, eles dariam um retrato que nenhum daria sozinho.\n\nA igreja recebeu quatro Evangelhos e nunca quis fundi-los num só. Eles concordam no essencial e diferem no foco, na ordem e nos detalhes. Em vez de esconder essas diferenças, vamos aproveitá-las. Cada encontro apresenta um dos livros por uma ou duas cenas escolhidas, e o último reúne os quatro diante da cruz e do túmulo aberto. Quem nunca leu um Evangelho inteiro pode começar por aqui; quem já leu muitas vezes talvez se surpreenda.',
  howToUse:
    'Além das leituras de cada encontro, combinem de ler em casa alguns capítulos do evangelista da vez; quinze minutos por dia bastam. Nas reuniões, leiam as cenas em voz alta, com vozes diferentes para o narrador e as personagens. Ouvir muda o que se percebe. Quem conduz deve resistir à vontade de responder às próprias perguntas.',
  meetings: [
    {
      title: 'Por que quatro?',
      aim: 'Entender o que é um Evangelho, quem o escreveu e com que propósito.',
      opening:
        'Em duplas, contem um ao outro o mesmo acontecimento recente da igreja ou do bairro. Que pormenores só um dos dois lembrou, e o que eles mudaram na história?',
      readings: ['Lucas 1:1-4', 'João 20:30-31'],
      text: 'Evangelho significa boa notícia. No mundo romano a palavra servia para anunciar a vitória de um general ou o nascimento de um herdeiro do imperador. Os cristãos a tomaram emprestada para contar que o verdadeiro Rei tinha chegado, e que tinha chegado num cocho.\n\nLucas explica como trabalhou: procurou quem tinha visto com os próprios olhos, investigou desde o começo e pôs tudo em ordem, para que um certo Teófilo tivesse certeza do que lhe ensinaram (Lucas 1:1-4). João, no fim do seu livro, admite que deixou muita coisa de fora. Escolheu alguns sinais com um propósito: que os leitores creiam e, crendo, tenham vida (João 20:30-31).\n\nPortanto não estamos diante de biografias como as de hoje, com infância, fotos e bastidores. Quase nada se conta da adolescência de Jesus, e perto de um terço das páginas trata de sua última semana. Os autores escrevem como testemunhas, não como fiscais neutros. Querem informar e também convidar. Por séculos, a igreja associou esses livros a dois discípulos, Mateus e João, e a dois companheiros dos apóstolos, Marcos, ligado a Pedro, e Lucas, ligado a Paulo.',
      questions: [
        'Que passos do trabalho de Lucas lembram os de um bom jornalista?',
        'Por que João avisa que não contou tudo?',
        'O que diferencia uma testemunha de um observador sem envolvimento?',
        'Qual Evangelho vocês conhecem melhor? Por quê?',
        'Se alguém lhes pedisse a boa notícia em uma frase, qual seria?',
      ],
      practice:
        'Leia os primeiros dez versículos de cada um dos quatro. Anote por onde cada autor resolve começar e o que isso sugere sobre o interesse dele.',
      prayer:
        'Deus de boas notícias, obrigado por quem viu, lembrou, perguntou e escreveu. Não queremos apenas saber a respeito de Jesus. Queremos crer e viver; usa estas páginas antigas para nos encontrar hoje. Amém.',
      forLeader:
        'Pode surgir a pergunta sobre contradições entre os quatro. Acolha sem susto, anote os trechos e proponha examiná-los juntos. A honestidade de dizer “não sei, vou procurar” ensina muito.',
    },
    {
      title: 'Mateus: a promessa tem endereço',
      aim: 'Ver Jesus como aquele que cumpre as promessas feitas a Israel e ensina o povo novo.',
      opening:
        'Até que geração cada um conhece a própria árvore genealógica? Há alguém nela de quem a família prefere não falar?',
      readings: ['Mateus 5:1-12', 'Mateus 28:16-20'],
      text: 'Mateus abre com uma lista de nomes que muitos leitores pulam. Para um judeu, aquilo era música: de Abraão a Davi, de Davi ao exílio, do exílio a Jesus. No meio aparecem quatro mulheres que ninguém esperava, entre elas uma estrangeira e outra com um passado difícil. A promessa de Deus passou por famílias tão complicadas quanto as nossas.\n\nO evangelista cita as Escrituras a toda hora e organiza o ensino em cinco grandes discursos. O mais famoso é o sermão do monte. Jesus sobe, senta como os mestres faziam e chama de felizes os que choram, os que têm fome de justiça, os perseguidos (Mateus 5:1-12). Não está elogiando a tristeza. Está dizendo que o Reino chegou para quem o mundo dava por perdido.\n\nNo último parágrafo há outro monte. Alguns adoram, outros ainda duvidam, e é a esse grupo misturado que o Ressuscitado entrega a missão: fazer discípulos de todos os povos, batizando e ensinando (Mateus 28:16-20). A última frase é uma promessa de companhia. O livro que começou chamando o menino de “Deus conosco” termina com Jesus garantindo que estará sempre por perto.',
      questions: [
        'Qual das bem-aventuranças mais consola vocês? Qual incomoda?',
        'Como soariam essas palavras para um povo ocupado pelos romanos?',
        'Por que vocês acham que Mateus menciona os que duvidavam?',
        'O que Jesus mandou ensinar, exatamente?',
        'O que significa fazer discípulos na vida de quem trabalha oito horas por dia?',
      ],
      practice:
        'Copie à mão as bem-aventuranças, uma por dia. Debaixo de cada uma escreva o nome de alguém que a vive, mesmo sem saber.',
      prayer:
        'Filho de Davi, filho de Abraão, tu cumpriste o que parecia esquecido. Dá-nos fome da tua justiça, recebe a nossa adoração misturada com dúvida e manda-nos assim mesmo, pois prometeste ir junto. Amém.',
      forLeader:
        'Leia as bem-aventuranças duas vezes, com uma pausa entre elas. Se o grupo for grande, peça que cada pessoa leia uma, de pé.',
    },
    {
      title: 'Marcos: logo, imediatamente, agora',
      aim: 'Acompanhar o ritmo de Marcos e encontrar o Rei que serve.',
      opening: 'Contem o dia de ontem em vinte segundos, só com verbos: acordei, corri, esqueci…',
      readings: ['Marcos 1:16-28', 'Marcos 10:35-45'],
      text: 'Marcos é o menor dos quatro e parece ter sido escrito por alguém com pressa. Uma expressão que se traduz por “logo” ou “imediatamente” volta dezenas de vezes. Não há presépio. Em poucos parágrafos Jesus é batizado, tentado, chama pescadores, expulsa um espírito mau na sinagoga e deixa a cidade inteira perguntando quem é aquele que ensina com autoridade (Marcos 1:16-28).\n\nA pergunta fica no ar por metade do livro. Os demônios sabem a resposta; os discípulos, não. Eles deixam as redes depressa e entendem devagar. Marcos não os poupa: mostra-os com medo, discutindo quem é o maior, dormindo na hora errada. Uma tradição antiga diz que ele reuniu as lembranças de Pedro. Se for assim, Pedro não pediu que retocassem a foto.\n\nO centro de tudo aparece quando Tiago e João pedem os melhores lugares. Jesus responde falando de um cálice e de um batismo de sofrimento, e acrescenta que entre os seus o grande é o que serve, porque ele mesmo não veio para ser servido (Marcos 10:35-45). O poder dele tem avental. Daí em diante a estrada vai dar em Jerusalém.',
      questions: [
        'O que os pescadores deixaram para trás, e quem ficou no barco?',
        'Que tipo de autoridade as pessoas percebem em Jesus?',
        'O que havia de compreensível no pedido dos dois irmãos, e o que havia de errado nele?',
        'Onde, no trabalho ou na igreja, ainda brigamos por lugar?',
        'Quem serve vocês todos os dias sem que ninguém repare?',
      ],
      practice:
        'Leia Marcos inteiro, de uma vez se puder; leva perto de duas horas. Depois, faça um serviço discreto em casa ou na igreja e não conte a ninguém.',
      prayer:
        'Senhor apressado em socorrer e paciente em ensinar, chama-nos outra vez. Perdoa a nossa disputa por cadeira. Põe em nossas mãos a toalha e em nossos pés a tua estrada, ainda que ela suba. Amém.',
      forLeader:
        'Experimente ler a primeira cena em ritmo rápido e a segunda bem devagar. O contraste ajuda o grupo a sentir a virada do livro.',
    },
    {
      title: 'Lucas: lugar para quem ficou do lado de fora',
      aim: 'Perceber a atenção de Jesus aos pobres, às mulheres, aos estrangeiros e aos malvistos.',
      opening:
        'Lembrem uma festa em que se sentiram deslocados. Alguém se aproximou de vocês, e o que essa pessoa disse ou fez?',
      readings: ['Lucas 4:16-21', 'Lucas 19:1-10'],
      text: 'Lucas é o único autor da Bíblia que, ao que tudo indica, não era judeu. Médico, culto, companheiro de viagem de Paulo, ele escreve o grego mais elegante dos quatro e repara em quem costuma ficar no canto da fotografia. Só ele conta dos pastores no campo, da viúva de Naim, do bom samaritano, do pai que espera o filho na porteira.\n\nEm Nazaré, Jesus abre o rolo de Isaías e lê um programa: boas novas aos pobres, liberdade aos presos, vista aos cegos. Depois senta e diz que aquilo se cumpria naquele dia (Lucas 4:16-21). Os conterrâneos gostaram até entender que a graça incluía estrangeiros, e aí quiseram jogá-lo de um barranco.\n\nZaqueu resume o livro. Rico, baixinho, chefe de cobradores, odiado com razão, ele sobe numa árvore como criança. Jesus o chama pelo nome e se convida para o almoço. A mudança vem depois do convite: o homem se levanta e promete devolver o que roubou, com juros altos. O Filho do Homem, conclui Jesus, veio buscar quem se perdeu (Lucas 19:1-10). Em Lucas há muita mesa posta, e à mesa sempre sobra lugar para alguém que os outros não convidariam.',
      questions: [
        'Por que a leitura em Nazaré agradou primeiro e irritou depois?',
        'O que Zaqueu fez antes e depois do encontro com Jesus?',
        'Quem seriam hoje os que olham a igreja de cima de uma árvore?',
        'O que a conversão de Zaqueu custou, em dinheiro?',
        'A mesa da casa de vocês já recebeu alguém inesperado?',
      ],
      practice:
        'Convide para um café alguém que não costuma ser convidado. Não leve folheto nem dê palestra: pergunte o nome da pessoa e escute a história dela.',
      prayer:
        'Jesus, amigo de gente mal falada, entra hoje em nossa casa. Desce-nos das árvores de onde só observamos. Mostra o que precisa ser devolvido e dá alegria em devolver. Que a nossa mesa se pareça com a tua. Amém.',
      forLeader:
        'Se possível, façam este encontro ao redor de uma mesa, com pão, café e uma cadeira vazia. Ao final, perguntem quem vocês poderiam convidar para se sentar nela na próxima vez.',
    },
    {
      title: 'João: a Palavra veio morar na rua',
      aim: 'Contemplar quem é Jesus desde sempre e como ele conversa com cada pessoa.',
      opening: 'Qual é a conversa a dois de que você nunca se esqueceu, e onde ela aconteceu?',
      readings: ['João 1:1-14', 'João 4:5-26'],
      text: 'Enquanto os outros partem de Abraão, do rio Jordão ou do templo, João recua até antes do tempo. No princípio havia a Palavra, ela estava com Deus e era Deus; por meio dela tudo foi feito. Então, sem mudar de tom, ele diz que essa Palavra se fez carne e armou a sua tenda no meio de nós (João 1:1-14). O autor da vida passou a ter sotaque de Nazaré.\n\nJoão conta poucos milagres, que chama de sinais, e se demora em conversas. Nicodemos vem de noite com seu diploma. Uma mulher de Samaria vem ao meio-dia com seu pote. Jesus pede água, o que já era escândalo: judeu não falava assim com samaritana. Passo a passo, da sede ao marido, do marido ao culto, ele chega ao mais fundo sem humilhar, e a ela revela com clareza que é o Messias (João 4:5-26).\n\nNeste Evangelho Jesus diz quem é com imagens do dia a dia: pão, luz, porta, pastor, videira, caminho. Nenhuma basta sozinha. João escreve de modo simples e profundo ao mesmo tempo; já disseram que suas águas são rasas para a criança brincar e fundas para o elefante nadar.',
      questions: [
        'O que o começo de João afirma a respeito de Jesus? Façam uma lista com as palavras do próprio texto.',
        'O que surpreende no fato de a Palavra ter virado gente?',
        'Como a mulher muda o modo de chamar Jesus ao longo da conversa?',
        'De que maneira Jesus fala do passado dela sem feri-la?',
        'Qual das imagens (pão, luz, porta, pastor, videira, caminho) vocês precisam agora?',
      ],
      practice:
        'Tenha esta semana uma conversa longa, sem celular na mesa. Faça mais perguntas do que afirmações. À noite, leve a Deus o nome dessa pessoa.',
      prayer:
        'Palavra eterna, que aprendeste a falar no colo de Maria, fala conosco junto ao poço. Tu conheces a nossa sede e as voltas que damos para não ser vistos. Dá-nos da tua água e um coração sem disfarce. Amém.',
      forLeader:
        'Essa conversa junto ao poço rende uma boa leitura dramatizada: um narrador, Jesus e a mulher. Evite julgar a vida dela; o texto não explica por que teve cinco maridos.',
    },
    {
      title: 'Os quatro juntos: a cruz e o jardim',
      aim: 'Encontrar no fim comum dos Evangelhos o centro da fé cristã.',
      opening:
        'Em silêncio, cada um pensa numa despedida. Depois, quem quiser conta o que guardou daquele dia.',
      readings: ['Marcos 15:33-39', 'João 20:11-18', '1 Coríntios 15:3-5'],
      text: 'Os quatro diminuem a marcha quando chegam a Jerusalém, e poucos dias ocupam capítulos inteiros. Nenhum descreve a dor com minúcias, pois os leitores sabiam o que era uma cruz. O que fazem é mostrar quem estava em volta: soldados jogando, líderes zombando, mulheres que ficaram. Em Marcos, depois do grito e das trevas, um oficial romano diz o que nenhum discípulo tinha dito daquela forma, que o homem era Filho de Deus (Marcos 15:33-39).\n\nDepois vem o primeiro dia da semana. Os relatos divergem sobre quantas mulheres foram e quantos anjos viram, como acontece com testemunhas honestas, e concordam no que importa: o túmulo estava vazio, e Jesus apareceu vivo. Em João, Maria Madalena chora tanto que o confunde com o jardineiro, até ouvir o próprio nome (João 20:11-18). Naquele tempo o depoimento de mulher valia pouco num tribunal. Quem inventasse a história escolheria outra testemunha.\n\nUns vinte anos mais tarde Paulo repetiu o resumo que tinha recebido: Cristo morreu pelos nossos pecados, foi sepultado, ressuscitou, apareceu a Pedro e aos doze (1 Coríntios 15:3-5). Está aí a boa notícia que os quatro contam, cada um com a sua voz.',
      questions: [
        'Quem está por perto na hora da cruz, e quem sumiu?',
        'Por que a confissão do oficial romano é tão inesperada?',
        'O que fez Maria reconhecer Jesus?',
        'Que diferença prática faz, numa segunda-feira, crer que ele vive?',
        'Depois de seis encontros, o que mudou no retrato que vocês tinham de Jesus?',
      ],
      practice:
        'Escreva em até dez linhas o “evangelho segundo você”, como conheceu Jesus e o que viu dele até agora, e leia para alguém.',
      prayer:
        'Cristo crucificado e vivo, nós te confundimos tantas vezes com o jardineiro; chama-nos pelo nome. Diante da tua cruz não temos o que explicar, só o que agradecer. Manda-nos, como mandaste Maria, contar aos irmãos que tu vives. Amém.',
      forLeader:
        'Não encha o silêncio depois da primeira leitura. Para terminar, leia em voz alta o resumo de Paulo e convide o grupo a responder com um canto conhecido.',
    },
  ],
  closing:
    'Mateus, Marcos, Lucas e João deixaram a porta entreaberta. Volte a eles todos os anos, um de cada vez, como quem visita parentes queridos. Você terá mudado entre uma visita e outra, e por isso encontrará coisas novas. Acima de tudo, não pare nos evangelistas. Eles apontam com o dedo, e quem eles mostram está vivo.',
  verses: [
    verse('Lucas 1:1-4', 'relato ordem Teófilo'),
    verse('João 20:30-31', 'sinais creiais vida'),
    verse('Mateus 5:1-12', 'monte choram justiça perseguição'),
    verse('Mateus 28:16-20', 'discípulos nações batizando duvidaram'),
    verse('Marcos 1:16-28', 'redes sinagoga autoridade'),
    verse('Marcos 10:35-45', 'Tiago João cálice servir'),
    verse('Lucas 4:16-21', 'Nazaré Isaías pobres cumpriu'),
    verse('Lucas 19:1-10', 'Zaqueu perdido buscar'),
    verse('João 1:1-14', 'princípio Palavra carne'),
    verse('João 4:5-26', 'Samaria água marido Messias'),
    verse('Marcos 15:33-39', 'trevas centurião Filho Deus'),
    verse('João 20:11-18', 'Maria jardineiro Madalena'),
    verse('1 Coríntios 15:3-5', 'Cristo morreu pecados sepultado'),
  ],
};
