import type { GiftDay } from '#shared/guided-studies/guided-studies.ts';
import { verse } from '../../verse-claim.ts';
import type { AuthoredPart } from '../authored.ts';

export const interpretacaoDaysOneToFifteen: AuthoredPart<GiftDay[]> = [
  {
    day: 1,
    title: 'O intérprete que José dispensava',
    verse: verse('Gênesis 42:23', 'entendia José intérprete'),
    study:
      'Havia um homem entre o governador do Egito e dez homens de Canaã. Ele passava o hebraico para o egípcio e o egípcio para o hebraico, sem saber que fazia teatro: o governador entendia tudo. Os irmãos falaram da própria culpa, certos de que ninguém captava, e José saiu para chorar. Às vezes a ponte serve para esconder. Usamos terceiros para não falar direto com quem nos feriu, e pode ser prudência, por um tempo. Pergunte a si mesmo com quem anda conversando por intérprete, quando já sabe a língua.',
    prayer:
      'Deus que entendes sem tradutor, ouviste os irmãos e viste José enxugar o rosto. Vês também quem eu evito; diz-me se é hora de distância ou de falar com a minha própria voz.',
    practice:
      'Pense num assunto que você trata por recado. Escreva como seria dito diretamente, em três frases, e avalie com alguém se é seguro dizê-las.',
  },
  {
    day: 2,
    title: 'De quem são as interpretações',
    verse: verse('Gênesis 40:8', 'sonho declare Deus interpretações'),
    study:
      'Dois funcionários acordaram tristes na prisão, e um preso perguntou por que estavam de cara fechada. Tudo começa aí, num bom-dia com atenção. Só depois José diz que interpretar pertence a Deus e pede: contem-me. Ele podia ter cobrado por isso, e ofereceu escuta. A um deles deu boa notícia, ao outro uma terrível, e não trocou a segunda por uma mentira simpática. O copeiro saiu e o esqueceu por dois anos. Quem serve de ponte aprende isto cedo: depois que passam, muitos não olham para trás.',
    prayer:
      'Dá-me olho, Senhor, para a cara fechada do colega. Que eu pergunte antes de explicar. E quando me esquecerem do outro lado, guarda-me da amargura.',
    practice:
      'Pergunte a alguém de semblante pesado: “o que houve hoje?” Ouça sem oferecer explicação nenhuma e, só no fim, pergunte se deseja oração.',
  },
  {
    day: 3,
    title: 'Festa por entender',
    verse: verse('Neemias 8:12', 'comer porções alegremente entenderam'),
    study:
      'Praça cheia desde o amanhecer, homens, mulheres, crianças em idade de compreender. Esdras lia; levitas circulavam, explicavam, davam o sentido, porque muitos já tinham outro sotaque e outra memória. Primeiro o povo chorou. Depois mandaram parar o choro e pôr a mesa, com porção para quem não tinha nada preparado. A razão da festa está escrita: entenderam. Não houve milagre naquela manhã, houve boa explicação. Seria bonito que a nossa escola bíblica terminasse, de vez em quando, em bolo repartido com o porteiro.',
    prayer:
      'Obrigado, Jesus, por todo professor de classe, de banquinho e flanelógrafo, que me fez entender. Põe a mesa para quem aprendeu hoje. E que a alegria chegue a quem não trouxe nada.',
    practice:
      'Agradeça a quem lhe explicou a fé na infância ou na conversão. Depois reparta uma comida com alguém que estuda a Bíblia com você.',
  },
  {
    day: 4,
    title: 'Guarde seus presentes',
    verse: verse('Daniel 5:17', 'dádivas presentes interpretação rei'),
    study:
      'O dedo escreveu na parede, os joelhos do rei bateram um no outro, e ofereceram a Daniel púrpura, ouro, o terceiro lugar no governo. Velho já, ele respondeu ao rei que ficasse com tudo aquilo: leria de graça. E leu o que ninguém quereria ler a um soberano. A gratuidade dava liberdade à língua. Quem aceita presente antes de interpretar já começa a ouvir diferente; a letra entorta para o lado do ouro. Há serviços que se pagam com justiça, o do tradutor entre eles, mas o sentido não se vende.',
    prayer:
      'Tu sabes que presentes me fazem torcer a verdade, Senhor: elogio, cargo, convite, silêncio comprado. Dá-me a liberdade do velho Daniel, que podia devolver a púrpura e continuar em pé.',
    practice:
      'Identifique um favor recebido que faz você calar a verdade diante de alguém. Decida como devolver o favor ou como falar com respeito.',
  },
  {
    day: 5,
    title: 'Entre parênteses',
    verse: verse('João 1:41', 'irmão Simão Messias traduzido'),
    study:
      'André corre para casa e diz ao irmão quem encontrou. O evangelista, que escreve para gente que não sabe hebraico, abre um parêntese e traduz. João faz isso o tempo todo: rabi, Siloé, Gólgota. Não acha humilhante explicar o óbvio dos outros. Aquele parêntese miúdo é um ato de amor a leitores como nós, que chegaram atrasados e de outra terra. Nossas igrejas falam muito sem parênteses: unção, células, ofertório, santa ceia. Alguém no último banco espera por dois risquinhos curvos.',
    prayer:
      'Obrigado, Jesus, pelos parênteses do evangelho. Foi por um deles que entrei. Faz-me reparar no último banco, e dá-me gosto de explicar sem ar de quem sabe.',
    practice:
      'Explique hoje três palavras de igreja a quem não as usa. Se ninguém estiver por perto, escreva as definições em linguagem de feira.',
  },
  {
    day: 6,
    title: 'No banco da carruagem',
    verse: verse('Atos 8:35', 'Filipe boca escritura Jesus'),
    study:
      'O viajante lia em voz alta um texto sobre um cordeiro calado, e era sincero: não conseguia avançar sem ajuda. Filipe subiu, e não trocou de assunto nem puxou a apostila que trazia pronta; começou naquela passagem, na dúvida daquele homem, e dali chegou a Jesus. Ao fim, água, batismo, alegria na estrada, e o intérprete sumiu. A boa ponte leva ao outro lado e não pede para ser atravessada duas vezes. O etíope seguiu viagem com o livro e sem dependência.',
    prayer:
      'Espírito que mandaste Filipe correr, faz-me subir na dúvida do outro e começar por onde ele lê. Depois faz-me descer, e que a alegria dele não precise de mim para continuar.',
    practice:
      'Pergunte a alguém: “que trecho da Bíblia você não entende?” Leiam juntos só aquele trecho e procurem uma coisa clara sobre Jesus.',
  },
  {
    day: 7,
    title: 'Falem em outra língua, por favor',
    verse: verse('2 Reis 18:26', 'siríaco entendemos judaico povo muro'),
    study:
      'No cerco de Jerusalém, o enviado assírio grita ameaças em hebraico, e três oficiais pedem que use o idioma da diplomacia, para o povo no muro não entender. O outro recusa e berra mais alto; quer apavorar, e a língua comum serve ao terror. A cena incomoda porque inverte a lição: entender também pode ferir. Quem faz ponte cuida do que deixa passar, a quem e quando. Não para esconder do povo o que lhe pertence, e sim para que o pânico não vire arma. Ezequias, depois, levou ao templo a carta com as ameaças e a abriu diante do Senhor.',
    prayer:
      'Há notícias que me mandam só para assustar, Senhor. Ensina-me a não passar adiante o grito. Estendo diante de ti esta carta, como Ezequias fez, e espero.',
    practice:
      'Dia de descanso: um dia sem repassar notícia nenhuma. Deixe os grupos sem abrir até a noite e leia, no lugar deles, um salmo curto.',
  },
  {
    day: 8,
    title: 'Conta a mulher que orava',
    verse: verse('1 Coríntios 14:5', 'línguas profetiza interprete edificação'),
    study:
      '“Quando fecho os olhos, o dia no tear desaparece e a boca vai sozinha, grata. Nunca fiz para aparecer. Mas ontem leram a carta, e fiquei sabendo que a menina ao meu lado, filha da lavadeira, sai daqui como entrou. Paulo não me mandou calar de vez. Disse que gostaria que todos falassem, e disse o que falta: que alguém interprete, para a casa inteira crescer. Voltei pensando no pão que como sozinha de frente para uma criança.” Assim a imagino, e o capítulo lhe pediria apenas que repartisse.',
    prayer:
      'Pai, recebe o louvor de quem se esquece de si diante de ti. E abre-lhe os olhos, no fim, para a menina ao lado. Que ninguém coma sozinho o pão que dás.',
    practice:
      'Depois da sua oração pessoal de hoje, passe a uma criança ou novato uma frase simples sobre o que você agradeceu a Deus.',
  },
  {
    day: 9,
    title: 'Conta o estivador',
    verse: verse('1 Coríntios 14:9', 'língua compreensível entenderá ar'),
    study:
      '“Carrego sacos no porto de Cencreia desde antes do sol. Chego à reunião com o ombro em carne viva, querendo ouvir uma coisa que eu possa levar amanhã. E falam para o teto. Não digo que seja ruim; digo que não é comigo. No porto, se o mestre grita sem clareza, alguém perde um pé. Gostei do que Paulo, o das tendas, escreveu: palavra que se entenda, senão é vento. Ele trabalhou com as mãos, por isso sabe.” Ouça este homem, que há muitos como ele na nossa última fileira.',
    prayer:
      'Dá às nossas reuniões, Deus dos que descarregam, uma palavra que se leve no bolso até o porto. Tem pena de quem fez tanto esforço para vir, e que ele não volte só com vento.',
    practice:
      'Pergunte a um trabalhador cansado o que ele conseguiu levar do último culto, e conte a resposta, sem nome, a quem prega.',
  },
  {
    day: 10,
    title: 'Conta a visita da Ásia',
    verse: verse('1 Coríntios 14:11', 'propósito voz estrangeiro fala'),
    study:
      '“Sou frígia. Meu grego é de mercado: quanto custa, onde fica, obrigada. Aqui em Corinto já me acostumei a sorrir sem compreender; dói a mandíbula. Na casa dos que seguem o Cristo pensei que seria diferente, e de novo me senti de fora, agora diante de Deus. O presbítero leu: se não sei o valor do som, sou estrangeira para quem fala, e ele para mim. Chorei, porque alguém famoso tinha descrito o meu rosto. Depois uma velha me puxou pela manga e foi repetindo devagar.” Essa velha exerceu um ministério que ninguém listou.',
    prayer:
      'Mostra-me a visita que sorri sem entender, e dá-me jeito de explicar devagar. Abençoa toda mulher idosa que repete quantas vezes for preciso.',
    practice:
      'Procure no culto, na turma ou no trabalho quem sorri calado. Sente-se ao lado e vá explicando baixinho, com licença da pessoa.',
  },
  {
    day: 11,
    title: 'Conta o aprendiz',
    verse: verse('1 Coríntios 14:13', 'fala língua ore interpretar'),
    study:
      '“Dei de falar em línguas no outono, e me achei importante. Agora vem a ordem: quem fala, ore pedindo para interpretar. Ore! Ou seja, não sou o fim do meu próprio dom. Passei três semanas pedindo, e numa noite, ao terminar, veio-me simples: que Deus não se esqueceu dos escravos desta casa. Disse isso em grego comum, e ficaram quietos; uns acharam que era de Deus, um pediu para pensar. Foi estranho ser avaliado, e foi bom.” O rapaz é invenção minha; a direção, do brilho para o serviço, é de Paulo.',
    prayer:
      'Senhor Jesus, não me deixes parar no meio do dom, satisfeito com o brilho. Dá-me o pedido seguinte, aquele que beneficia os outros. E paciência, se passarem três semanas ou três anos.',
    practice:
      'Escolha algo que você faz bem e só você aproveita. Ore perguntando como aquilo pode chegar a outra pessoa; dê o primeiro passo.',
  },
  {
    day: 12,
    title: 'Conta o dono da casa',
    verse: verse('1 Coríntios 14:27', 'dois três alternando-se'),
    study:
      '“A sala é minha, e os vizinhos reclamavam. Noites de dez vozes juntas, ninguém parava. A carta trouxe números: dois, no máximo três, um por vez, com quem interprete. Um irmão resmungou que o Espírito não cabe em conta. Eu respondi que sou padeiro, e que fermento sem medida estraga a massa. Fizemos a experiência. Sobrou tempo para o salmo, para uma viúva contar a semana, e a escrava Cloris riu pela primeira vez. A ordem não esfriou nada; ela abriu lugar.” Assim poderia falar quem cedia a mesa.',
    prayer:
      'Deus da boa medida, ajuda os que dirigem reuniões a pôr ordem sem apagar o Espírito. Que haja tempo para a viúva, e que Cloris possa rir também na nossa igreja.',
    practice:
      'Na próxima reunião, família ou célula, proponha um de cada vez, dois minutos cada. Cuide que o mais calado tenha a sua vez.',
  },
  {
    day: 13,
    title: 'Conta o que se calou',
    verse: verse('1 Coríntios 14:28', 'intérprete cale-se consigo mesmo'),
    study:
      '“Naquela noite não havia quem interpretasse. Senti subir, e fechei a boca. Confesso que doeu, como segurar um canto no peito. Calei e falei com Deus por dentro, segundo a instrução, e ele estava comigo no silêncio. Ninguém soube nem elogiou, e voltei para casa pela rua dos oleiros quase dançando, porque descobri que o dom não era meu microfone.” De todos os depoimentos desta ata, talvez seja este o mais espiritual, e nenhum registro o guardou.',
    prayer:
      'Jesus, obrigado porque me ouves quando me calo por amor. Ensina-me a alegria sem público, e recebe inteiro o que segurei hoje.',
    practice:
      'Guarde para Deus, hoje, uma coisa boa que você fez ou recebeu e gostaria muito de publicar, e celebre com ele, em segredo.',
  },
  {
    day: 14,
    title: 'Assina o secretário',
    verse: verse('1 Coríntios 14:16', 'bendisseres conhecimento dirá amém'),
    study:
      '“Registro que, lida a carta até o fim, houve longo silêncio. Perguntei aos novos o que tinham entendido, e o filho do ferreiro disse: que o amém é nosso. Anotei. Se alguém agradece bonito e o simples não sabe o que foi dito, como dirá amém? Decidiu-se que ninguém assina o que não entendeu. Encerramos com uma oração que todos repetiram, frase por frase, até os de longe. O amém fez tremer as lamparinas.” A ata é imaginada, mas o versículo é de verdade, e espera assinaturas.',
    prayer:
      'Pai, que o nosso amém deixe de ser hábito. Ensina-nos a concordar entendendo e a perguntar quando não entendemos. Aqui, sobre o que já compreendi de ti, digo com todo o peito: amém.',
    practice:
      'Dia de descanso: escolha uma única frase da Bíblia que você entende bem e diga amém a ela três vezes ao dia: ao acordar, no almoço e ao apagar a luz.',
  },
  {
    day: 15,
    title: 'Verbete: choro',
    verse: verse('Gênesis 21:17', 'ouviu Deus voz jovem Agar'),
    study:
      'CHORO. Substantivo de muitos sentidos: fome, sono, medo, cólica, colo. Agar sentou-se longe para não ver o filho morrer; o texto diz que foi a voz dele que Deus ouviu, “ali onde está”. Chamou a mãe pelo nome e lhe mostrou um poço. Quem cuida de bebê, ou de alguém com deficiência que não fala, torna-se leitor de choros e erra muito antes de acertar. Note a sequência divina: ouvir, chamar, perguntar o que tens, mostrar água. Ver também: solidão de mãe, falta de rede, vizinha que poderia segurar o menino.',
    prayer:
      'Deus que ouves onde estamos, atende a mãe que já não aguenta o choro. Dá-lhe braços emprestados e um poço. E a mim, disposição de ser um desses braços às três da manhã.',
    practice:
      'Ofereça uma hora de descanso concreto a uma mãe recente ou a quem cuida de pessoa dependente: “pode dormir, eu fico”, e cumpra o combinado.',
  },
];
