import type { MorningDevotional } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const morningFirstHalf: readonly MorningDevotional[] = [
  {
    slug: 'manha-primeira-conversa',
    title: 'A primeira conversa do dia',
    reference: 'Salmos 5:3',
    reflection:
      'O despertador toca no celular, e o polegar já desliza pela tela antes de os pés acharem o chinelo. Em dois minutos passaram por nós três tragédias, uma briga no grupo da família e a viagem de alguém. O coração começa o dia cheio, e ninguém escolheu do quê.\n\nDavi vivia cercado de gente que mentia a seu respeito, e este salmo fala desses inimigos com todas as letras. Mesmo assim, antes de cuidar da confusão, ele se põe diante de Deus. O verbo hebraico lembra o gesto de arrumar em ordem, como quem ajeita a lenha. Davi dispõe o que tem, a queixa, o medo, o pedido, e depois fica atento, à espera.\n\nSão dois movimentos que cabem na beira da cama. Primeiro falar, com as palavras que houver. Em seguida vigiar, atravessar a manhã de olhos abertos para o que Deus fizer. Nem sempre a resposta chega antes do café, e o salmista sabia disso. Ainda assim o dia muda de figura quando a primeira voz a nos alcançar, e o primeiro ouvido a nos escutar, são os dele.',
    prayer:
      'Pai, antes de qualquer notícia, aqui estou. O Senhor já conhece o que me espera hoje, o compromisso que me anima e aquele que me aperta o estômago. Trago tudo misturado, sem saber arrumar direito, e peço que receba assim mesmo. Guarde os meus ouvidos, para que a sua voz não fique abafada pelas outras, e me dê olhos para perceber a sua mão no meio da manhã. E, quando eu me distrair no meio do serviço, chame-me de volta. Em nome de Jesus. Amém.',
    action:
      'Hoje, deixe o celular virado para baixo até falar com Deus. Diga três frases apenas: uma gratidão, uma preocupação e o nome de alguém por quem você quer pedir. As mensagens podem esperar esses dois minutos.',
    verses: [verse('Salmos 5:3', 'manhã ouves voz vigiando')],
  },
  {
    slug: 'manha-o-bastante-para-hoje',
    title: 'O bastante para hoje',
    reference: 'Êxodo 16:19-21',
    reflection:
      'Quando os filhos saem de casa, a mão que mede o arroz demora a aprender. Por meses sobra comida na panela, até o dia em que a xícara grande dá lugar à pequena. Saber quanto basta é um aprendizado.\n\nIsrael passou por ele no deserto. Toda manhã havia maná no chão, e cada família recolhia conforme as bocas da tenda. Alguns, com medo de que no outro dia não viesse, guardaram escondido. Ao amanhecer a sobra tinha bichos e cheirava mal. Deus ensinava a um povo recém-saído da escravidão que o sustento do dia seguinte também estaria nas mãos dele.\n\nA história não condena a poupança nem a despensa; José armazenou trigo por sete anos e com isso salvou muita gente. Ela trata do coração que só sossega quando acha que controla tudo. E há casas em que falta mesmo: para elas, confiar inclui pedir ajuda, e aos vizinhos cabe repartir. Talvez você tenha acordado querendo força para o mês inteiro. Por ora virá a desta manhã. Jesus nos ensinou a pedir o pão com essa medida, o de cada dia (Mateus 6:11).',
    prayer:
      'Senhor, que alimentaste o teu povo no deserto, dá-nos hoje o que for preciso: comida na mesa, juízo para as contas, paciência para o que demora. Eu confesso que gosto de me sentir dono do amanhã. Ensina-me a recolher a porção deste dia e a dormir sem contar de novo. Lembra-te das casas onde a panela está vazia, e usa as nossas mãos para chegar até lá. Por Jesus, o pão da vida. Amém.',
    action:
      'Escreva uma necessidade que é só de hoje e peça por ela. Depois abra a despensa, agradeça pelo que houver e separe um alimento para alguém que esteja precisando.',
    verses: [
      verse('Êxodo 16:19-21', 'amanhã bichos recolhiam manhã'),
      verse('Mateus 6:11', 'pão dia hoje'),
    ],
  },
  {
    slug: 'manha-antes-do-barulho',
    title: 'Um canto antes do barulho',
    reference: 'Marcos 1:35',
    reflection:
      'Em casa pequena, silêncio é artigo de luxo. A televisão do vizinho atravessa a parede, o cachorro late para o entregador, e às vezes o único lugar com chave é o banheiro. Muita mãe já fez ali as suas orações, sentada na tampa do vaso, com alguém batendo à porta.\n\nJesus conhecia esse aperto, porque, na véspera, a cidade inteira tinha se juntado na entrada da casa onde ele estava (Marcos 1:33), e ele atendeu doentes até tarde. Seria justo dormir até o meio-dia. Preferiu levantar ainda no escuro e procurar um lugar vazio para falar com o Pai. O descanso de que mais precisava estava nessa conversa.\n\nOs discípulos foram atrás com ar de urgência: todos o procuravam. Repare que ele não voltou correndo. Saiu da oração sabendo para onde ir, e era outro caminho, as aldeias vizinhas. Quem ora continua com a agenda cheia, mas já não precisa obedecer a todo mundo que chama. Se a sua madrugada pertence ao bebê, ao plantão ou à insônia, procure outro canto do dia, porque o Pai atende em qualquer horário.',
    prayer:
      'Pai, o dia já está me puxando pela manga, e ainda nem amanheceu direito dentro de mim. Quero estes poucos minutos contigo. Acalma a pressa, desembaraça os pensamentos e mostra o que hoje é meu para fazer e o que posso deixar sem culpa. Se Jesus precisou parar e conversar contigo, quanto mais eu. Fica comigo quando o barulho recomeçar, e que ele não apague o que ouvi aqui. Em nome dele, amém.',
    action:
      'Escolha o seu canto: um degrau, a varanda, o ônibus com os olhos fechados. Fique lá por cinco minutos e pergunte a Deus qual é o próximo passo. Avise em casa que logo volta.',
    verses: [
      verse('Marcos 1:35', 'madrugada escuro deserto orava'),
      verse('Marcos 1:33', 'cidade ajuntou porta'),
    ],
  },
  {
    slug: 'manha-primeiro-dia',
    title: 'Coragem para o primeiro dia',
    reference: 'Josué 1:9',
    reflection:
      'Crachá novo no pescoço, camisa passada na véspera, e aquele frio na barriga que não respeita idade. Aos cinquenta e dois anos, ela vai aprender um sistema de computador com um chefe que podia ser seu filho. Começar de novo assusta em qualquer fase da vida.\n\nJosué também recebia um lugar grande demais. Moisés estava morto, o povo era numeroso e desconfiado, e do outro lado do rio esperava uma terra cheia de perigos. Deus lhe ordena que seja forte e repete a ordem três vezes em poucas linhas, sinal de que o medo existia. A coragem pedida tinha um chão: a companhia do Senhor e o livro da lei, para meditar de dia e de noite.\n\nAquelas palavras foram dadas a um líder, para uma tarefa única na história de Israel. Não servem de garantia de que todo projeto nosso dará certo. O que atravessa os séculos é o caráter de Deus, que não manda alguém e fica para trás. Jesus assegurou aos discípulos que estaria com eles todos os dias (Mateus 28:20), e esta manhã está incluída na conta.',
    prayer:
      'Deus de Josué, eu também estou na beira de um rio. O Senhor sabe qual é o começo que me espera e como eu gostaria de ter certeza do final. Peço menos do que isso: que vá comigo. Firme os meus passos, abra a minha cabeça para aprender, dê humildade para perguntar o que não sei. Livre-me de fingir segurança e também de fugir. Que a sua Palavra fique perto da minha boca o dia inteiro. Amém.',
    action:
      'Antes de enfrentar o que é novo hoje, leia devagar Josué 1:7-9 e anote uma frase com as suas palavras. Leve o papel no bolso e, quando o medo falar alto, toque nele e respire.',
    verses: [
      verse('Josué 1:9', 'valente temas desmaies contigo'),
      verse('Mateus 28:20', 'convosco todos dias'),
      verse('Josué 1:7-9', 'livro lei meditarás valente'),
    ],
  },
  {
    slug: 'manha-paz-na-portaria',
    title: 'A paz na portaria',
    reference: 'Filipenses 4:6-7',
    reflection:
      'O porteiro da noite entrega o turno às seis. Enquanto o prédio dormia, ele conferiu o portão, atendeu o interfone e decidiu quem subia. Os moradores nem souberam quantas vezes ele disse que não.\n\nPaulo, preso, usa uma imagem parecida. Diz que a paz de Deus vai montar guarda nos corações e nos pensamentos de quem ora. A palavra vem da vida militar e fazia sentido em Filipos, colônia romana. Antes ele aponta o caminho: em vez de mastigar a preocupação, transformá-la em pedido, e juntar ao pedido a gratidão. Isso foi escrito a uma igreja com problemas reais, inclusive duas irmãs que não se entendiam.\n\nOrar, então, é levar cada aflição até a portaria e dar o nome dela. Pode ser a conta que vence na sexta, o filho que não atende, o caroço que o médico pediu para investigar. Algumas continuam existindo depois do amém, mas deixam de entrar sem licença. Quando a ansiedade toma conta do corpo e tira sono e fome por muito tempo, tratamento faz parte do cuidado de Deus, sem vergonha nenhuma.',
    prayer:
      'Pai, vou dizer os nomes, embora o Senhor já conheça a dívida, a consulta, a conversa que venho adiando, a pessoa que não sai da minha cabeça. Entrego cada coisa, com pedido claro e sem enfeite. Agradeço também, porque ontem houve cuidado e hoje há fôlego. Ponha a sua paz de guarda na entrada dos meus pensamentos. Se eu precisar de ajuda de gente preparada, dê coragem para procurar. Em Cristo Jesus, amém.',
    action:
      'Num papel, faça duas colunas: à esquerda, três preocupações com nome exato; à direita, três motivos de gratidão. Ore lendo as duas e, se algo da esquerda pede providência, dê hoje o primeiro telefonema.',
    verses: [verse('Filipenses 4:6-7', 'ansiosos súplicas gratidão paz guardará')],
  },
  {
    slug: 'manha-resposta-mansa',
    title: 'A resposta que baixa o fogo',
    reference: 'Provérbios 15:1',
    reflection:
      'Fila do banco, o sistema caiu, e um senhor perde a paciência com a moça do guichê. Ela podia devolver na mesma moeda; tinha razão e tinha plateia. Olhou para ele e disse: o senhor está aqui desde cedo, deve estar cansado mesmo. A voz dele desceu um tom, e a fila inteira respirou.\n\nO sábio de Provérbios observou essa cena muitas vezes, em portas de cidade e cozinhas de família. Palavra dura assopra a brasa; palavra mansa tira a lenha. Ele fala como quem descreve o que costuma acontecer, sem prometer que funcione sempre. Mansidão também não significa engolir tudo: a mesma moça pode, com calma, explicar a regra e chamar o gerente.\n\nCuidado com um engano: há pessoas violentas diante das quais nenhuma resposta é suave o bastante, e a culpa disso jamais é de quem sofre. Nesse caso o certo é proteger-se e pedir socorro. Nas faíscas comuns do dia, porém, a primeira frase costuma decidir o tamanho do incêndio. Jesus, insultado, não devolveu o insulto (1 Pedro 2:23), e é ele quem nos ensina esse tom.',
    prayer:
      'Senhor Jesus, tu sabes com quem vou falar hoje e onde a minha paciência costuma acabar. Põe um guarda na minha boca quando a resposta pronta vier afiada. Dá-me ouvido para perceber o cansaço por trás do grito e firmeza para dizer a verdade sem machucar. Peço por quem vive com medo da voz de outra pessoa: protege, abre uma saída, levanta quem ajude. Que as minhas palavras esfriem brasas neste dia. Amém.',
    action:
      'Na primeira irritação de hoje, conte até cinco e comece a frase reconhecendo o que o outro sente.',
    verses: [
      verse('Provérbios 15:1', 'resposta suave furor ira'),
      verse('1 Pedro 2:23', 'insultavam sofria ameaçava'),
    ],
  },
  {
    slug: 'manha-um-quadradinho-por-vez',
    title: 'Um quadradinho por vez',
    reference: 'Mateus 6:34',
    reflection:
      'Presa na parede da cozinha, ao lado do filtro de barro, está a folhinha que a loja de gás dá no fim do ano. Cada dia tem o seu quadrado. Ninguém mora em dois ao mesmo tempo, embora a gente tente: o corpo na terça, a cabeça na sexta, quando vence a prestação.\n\nJesus encerra com franqueza uma longa conversa sobre comida, roupa e preocupação. O amanhã terá as suas próprias inquietações, diz ele, e a dificuldade que chegou hoje já dá serviço suficiente. Podia ter afirmado que não haveria problema algum. Preferiu a verdade, que consola mais: haverá, e vem um dia de cada vez. Pouco antes ele tinha convidado a buscar em primeiro lugar o Reino de Deus (Mateus 6:33), pois coração sem direção acaba girando em volta do próprio medo.\n\nPlanejar é outra história. Quem anota o vencimento, guarda um pouco e marca a consulta está cuidando bem do presente. Ansiedade é querer viver na terça a dor da sexta, sem a graça que só chegará na sexta. Nesta manhã você recebeu um quadrado em branco, e nele cabe uma quantidade humana de trabalho, lágrima e riso. O resto da folha está com o Pai.',
    prayer:
      'Pai do céu, devolvo ao Senhor os dias que ainda não chegaram. Andei passeando por eles de madrugada e voltei com mais cansaço. Mostre o que pertence a hoje e me dê ânimo para fazer bem feito. O que for de amanhã, guarde até lá. Se a notícia que temo vier, confio que a sua graça virá com ela, na hora certa. Quero procurar o seu Reino no pequeno espaço deste dia. Amém.',
    action:
      'Risque da lista de hoje uma tarefa que na verdade é de outro dia e escreva-a na data certa. Com o tempo que sobrar, faça com atenção uma coisa só.',
    verses: [
      verse('Mateus 6:34', 'ansiosos amanhã Basta dia'),
      verse('Mateus 6:33', 'buscai primeiramente Reino justiça'),
    ],
  },
  {
    slug: 'manha-lugar-inesperado',
    title: 'Deus onde ninguém esperava',
    reference: 'Gênesis 28:16',
    reflection:
      'Um banco de rodoviária não foi feito para dormir. Quem já passou a noite num deles, com a bolsa servindo de travesseiro, conhece o gosto daquele despertar: dor no pescoço, cheiro de desinfetante, vontade de estar em outra parte.\n\nFoi assim que Jacó acordou em Betel, com uma pedra por cabeceira. Tinha enganado o pai, passado a perna no irmão e agora fugia para longe de casa. Não procurava Deus naquela noite, nem há no texto sinal de que estivesse arrependido. O Senhor veio ao encontro dele mesmo assim, num sonho, com uma escada entre o céu e a terra e a promessa feita a Abraão. Ao despertar, o fugitivo confessa com espanto que Deus estava ali, e ele nem desconfiava.\n\nO encontro não deixou Jacó perfeito; anos de conserto ainda o aguardavam. Mas aquele chão de pedra virou casa de Deus. Hoje você talvez pise num lugar que não escolheria: o corredor do hospital, a sala da audiência, o trabalho de que não gosta, o quarto de sempre. Vale entrar devagar. Pode ser que o Senhor já esteja lá, e que só nos falte perceber.',
    prayer:
      'Deus de Abraão, de Isaque e deste Jacó que sou eu, obrigado porque o Senhor não espera que eu me ajeite para vir ao meu encontro. Há um lugar aonde não queria ir hoje. Vá comigo, ou melhor, receba-me lá, onde já está. Abra os meus olhos para o sinal pequeno, a pessoa, a palavra, a porta. E conserte em mim, com paciência, o que ainda foge. Por Jesus, que uniu o céu e a terra. Amém.',
    action:
      'Escolha o lugar menos atraente do seu dia. Ao chegar, antes de qualquer coisa, diga em silêncio que o Senhor está ali também. À noite, anote um sinal da presença dele que conseguiu notar.',
    verses: [verse('Gênesis 28:16', 'Jacó despertou SENHOR lugar sabia')],
  },
  {
    slug: 'manha-pedir-sem-vergonha',
    title: 'Pedir sem levar bronca',
    reference: 'Tiago 1:5',
    reflection:
      'Na turma de adultos da escola noturna, uma aluna de sessenta anos levantou a mão pela quarta vez. Já ia pedindo desculpas quando a professora sorriu e explicou de novo, do começo, como se fosse a primeira. A aluna contou depois que nunca tinha aprendido tanto: lá ninguém suspirava.\n\nTiago diz que Deus é assim com quem lhe pede sabedoria. Dá com generosidade e não joga na cara. A carta fala a cristãos em meio a provações, gente que precisava saber como agir com o patrão injusto, com a doença, com a língua solta na comunidade. Sabedoria, para ele, tem pouco de diploma. É saber viver de um modo que agrade a Deus, na situação concreta que se apresenta.\n\nEle pede também fé sem coração dividido, que é diferente de nunca ter perguntas. Quem ora querendo resposta, mas já decidiu não obedecer, fica feito onda, para lá e para cá. Há hoje uma conversa difícil ou uma escolha com dois lados bons? Deus costuma responder pela Escritura, por conselhos maduros e por um bom senso que ele mesmo vai formando em nós. Pergunte outra vez, porque ele não se cansa da pergunta.',
    prayer:
      'Senhor, faltou sabedoria em mim ontem e vai faltar hoje se eu sair sem ti. Há uma decisão na minha frente e não enxergo bem o caminho. Ensina-me pela tua Palavra, põe perto de mim alguém de juízo, e cala a pressa que me faz escolher mal. Tira do meu peito o coração dividido, que pede conselho e já tem a resposta pronta. Obrigado porque não te cansas das minhas perguntas. Amém.',
    action:
      'Escreva em uma pergunta a decisão que está diante de você. Ore por ela, procure um texto bíblico que trate do assunto e, ainda hoje, ouça a opinião de uma pessoa madura.',
    verses: [verse('Tiago 1:5', 'sabedoria peça generosamente repreender')],
  },
  {
    slug: 'manha-obra-das-maos',
    title: 'A obra das nossas mãos',
    reference: 'Salmos 90:17',
    reflection:
      'O serviço de casa evapora. O prato que brilhava às dez está engordurado ao meio-dia, a cama esticada de manhã se desfaz à noite, e o chão varrido espera o próximo pé. Quem cuida de casa, de doente ou de criança às vezes se pergunta se o seu trabalho deixa alguma marca no mundo.\n\nO salmo que a tradição atribui a Moisés sabe como a vida escapa. Compara os seres humanos à relva que nasce e seca no mesmo dia, fala de setenta ou oitenta anos cheios de canseira. Seria fácil concluir que nada adianta. Mas ele termina com um pedido dito duas vezes: que Deus confirme a obra das nossas mãos. Confirmar é dar firmeza, fazer durar aquilo que sozinho se desmancharia.\n\nO pedido nasce da graça, pois na mesma frase vem a súplica pelo favor do Senhor. Nós fazemos o bolo, a conta, a aula, a trança no cabelo da neta; a permanência pertence a ele. Uma criança bem cuidada levará consigo, sem saber, mil pratos lavados. Deus junta o que se perdeu de vista. Comece o serviço desta manhã como quem o coloca em mãos eternas.',
    prayer:
      'Deus eterno, os meus dias passam depressa, e muito do que faço some antes do jantar. Olhe para estas mãos, com as suas manchas e calos. Receba o trabalho delas e dê firmeza ao que eu não consigo segurar. Que haja bondade sua no meio da panela, da planilha, da vassoura. Ensine-me a contar os dias sem pavor e a gastar bem o de hoje. Confirme, Senhor, a obra que fizermos juntos. Amém.',
    action:
      'Antes da primeira tarefa, olhe para as suas mãos por alguns segundos e ofereça a Deus o que elas farão. Depois agradeça a alguém por um serviço repetido que ninguém costuma notar.',
    verses: [verse('Salmos 90:17', 'favor confirma obra mãos')],
  },
  {
    slug: 'manha-cafe-na-praia',
    title: 'Café da manhã na praia',
    reference: 'João 21:9-12',
    reflection:
      'O cheiro de café coado acorda melhor que despertador. Alguém levantou antes, ferveu a água, pôs a mesa, e quem ainda está na cama recebe o recado sem palavra nenhuma: você é esperado.\n\nSete discípulos voltavam de uma noite inteira no lago, com as redes vazias até quase o nascer do sol. Entre eles estava Pedro, que poucos dias antes, perto de outro braseiro, tinha negado conhecer Jesus. Na margem havia brasas acesas, um peixe e pão. O Ressuscitado tinha preparado a comida. Pediu que trouxessem também do que haviam acabado de pescar e os chamou para comer. A conversa séria com Pedro viria, mas depois do café.\n\nHá delicadeza nessa ordem. Primeiro o corpo cansado recebe calor e alimento, só então a ferida é tocada. Aquele que venceu a morte não achou pouca coisa assar peixe para os amigos. Ele continua recebendo gente que vem de noites sem resultado e de culpas mal resolvidas. Antes de exigir qualquer coisa de si nesta manhã, aceite o convite. E, se puder, seja também quem acorda mais cedo e acende o fogo para alguém.',
    prayer:
      'Jesus ressuscitado, venho da minha noite com poucas coisas nas mãos e alguma vergonha no bolso. Obrigado porque o Senhor acendeu o fogo antes de eu chegar. Sente-se comigo à mesa hoje, mesmo que seja só pão e café. Alimente o que está fraco. Quando for a hora, converse comigo sobre aquilo de que fujo, porque eu quero ouvir. E me ensine a cuidar dos outros com gestos simples, como o Senhor cuidou dos seus. Amém.',
    action:
      'Prepare hoje o café ou o lanche de alguém com um pequeno capricho: a xícara preferida, um guardanapo dobrado. Se mora só, arrume a mesa para você e agradeça a Jesus pela companhia.',
    verses: [verse('João 21:9-12', 'brasas peixe pão Vinde comei')],
  },
  {
    slug: 'manha-ouvido-desperto',
    title: 'Ouvido desperto de manhã',
    reference: 'Isaías 50:4',
    reflection:
      'A primeira coisa que o avô faz ao levantar é pegar o aparelho auditivo na caixinha, trocar a pilha e encaixar atrás da orelha. Só então a casa começa a existir: o passarinho, a chaleira, a neta dizendo bom dia. Sem o aparelho, ele responde sorrindo a perguntas que não entendeu.\n\nO livro de Isaías apresenta um Servo do Senhor que descreve assim as suas manhãs: Deus o acorda e lhe acorda os ouvidos, para escutar como quem está aprendendo. O resultado aparece na fala. Porque ouve primeiro, ele sabe dizer a palavra que levanta o cansado. Nas linhas seguintes esse Servo sofre golpes e humilhação sem recuar, e os cristãos reconhecem nele o rosto de Jesus.\n\nDeste retrato aprendemos uma ordem simples. Quem fala muito e escuta pouco acaba distribuindo frases prontas a pessoas exaustas. Quem passa um tempo com a Palavra, sem pressa de ensinar, ganha aos poucos um jeito de falar que ampara. É provável que hoje alguém chegue cansado perto de você. Antes desse encontro, deixe Deus encaixar o aparelho.',
    prayer:
      'Senhor Deus, acorda os meus ouvidos. Eles se abrem depressa para a notícia ruim e para a conversa alheia, e demoram tanto para te escutar. Quero ler a tua Palavra nesta manhã como aluno, sem corrigir ninguém com ela. Que Jesus, o Servo fiel, me ensine o tom dele. E, se hoje eu encontrar uma pessoa exausta, dá-me uma frase curta e verdadeira, ou então a graça de ficar calado ao lado dela. Amém.',
    action:
      'Leia um trecho curto da Bíblia duas vezes, a segunda em voz alta. Guarde uma ideia que anime. Durante o dia, ofereça essa ideia a alguém cansado, depois de ouvir o que a pessoa tem a dizer.',
    verses: [verse('Isaías 50:4', 'língua cansado desperta manhãs ouvido')],
  },
  {
    slug: 'manha-bom-dia-que-abencoa',
    title: 'Um bom-dia que abençoa',
    reference: 'Rute 2:4',
    reflection:
      'Há chefe que entra no serviço olhando para o relógio, e todo mundo se encolhe. E há a dona da padaria que cumprimenta o forneiro pelo nome, pergunta da filha, põe a mão na massa se faltar gente. O pão é o mesmo de sempre, mas o dia é outro.\n\nBoaz era homem de posses, dono de terra em Belém, e o texto registra a primeira coisa que ele disse ao chegar à colheita: desejou aos trabalhadores a presença do Senhor. Eles responderam com uma bênção. A frase podia ser costume da época, mas o resto da cena mostra que era sincera. Boaz reparou na moça estrangeira que catava espigas, deu ordem para que ninguém a tocasse e garantiu água quando tivesse sede (Rute 2:9).\n\nFé no trabalho começa aí, no modo de chegar. Um cumprimento verdadeiro custa dois segundos e devolve à outra pessoa o seu lugar de gente. Acompanhado de justiça, vira testemunho; sem ela, vira só boa educação. Antes de abrir a porta da loja, da escola ou da cozinha, vale perguntar que clima a nossa chegada costuma trazer.',
    prayer:
      'Pai, daqui a pouco vou cruzar com gente que eu mal enxergo: o cobrador, a moça da limpeza, o vizinho do elevador. Abençoe cada um, de verdade. Que o meu bom-dia não seja automático. Se tenho alguma autoridade, ajude-me a usá-la como Boaz, protegendo quem é mais fraco e pagando o que é justo. Se sou mandado por gente ríspida, dê-me firmeza e paz. Quero que a sua presença chegue comigo. Em nome de Jesus. Amém.',
    action:
      'Cumprimente hoje, pelo nome, três pessoas que você costuma deixar passar. Se não sabe o nome, pergunte. E verifique se alguém que trabalha para você ou ao seu lado está sem água, descanso ou respeito.',
    verses: [
      verse('Rute 2:4', 'Boaz ceifeiros convosco abençoe'),
      verse('Rute 2:9', 'moços toquem sede água'),
    ],
  },
  {
    slug: 'manha-corpo-no-altar',
    title: 'Um corpo colocado à disposição',
    reference: 'Romanos 12:1',
    reflection:
      'Um pé procura o chão, depois o outro. A mão se apoia no criado-mudo, as costas avisam que existem, e lá vamos nós. Antes de qualquer pensamento elevado, a manhã é assunto de músculo, junta e pele.\n\nPaulo passou onze capítulos da carta aos Romanos explicando as misericórdias de Deus e, quando chega a hora de dizer o que fazer com tudo isso, fala do corpo. Pede que ele seja apresentado ao Senhor como oferta viva. No templo, o animal entregue no altar morria; aqui a oferta levanta, pega ônibus, lava louça, abraça. O culto de domingo continua numa terça-feira, por meio de mãos, olhos, pernas e língua.\n\nVem daí uma dignidade enorme. Seu corpo, com a idade e os limites que tem, serve para amar a Deus. A oferta é feita a ele, e ninguém pode usar estas palavras para exigir que você suporte abuso ou se destrua de trabalhar. Cuidar do corpo também é culto: dormir, comer, tomar o remédio. O que lhe sobra de força hoje, pouca ou muita, já basta para ser oferecido.',
    prayer:
      'Senhor, aqui está este corpo, do jeito que acordou. Que os pés sejam ligeiros para ajudar, e as mãos façam o bem sem contar vantagem. Ensine os meus olhos a ver beleza e a desviar do que me escraviza, e guarde a minha língua. Onde dói, peço alívio e paciência; onde há força, peço direção. Tudo isso é resposta à misericórdia que recebi primeiro, em Cristo. Que este dia comum seja, do começo ao fim, um culto. Amém.',
    action:
      'Escolha uma parte do corpo e ofereça-a a Deus hoje com um gesto definido: os ouvidos para escutar alguém até o fim, as pernas para uma visita. E, se anda adiando um exame, marque hoje.',
    verses: [verse('Romanos 12:1', 'misericórdias corpos sacrifício vivo culto')],
  },
  {
    slug: 'manha-dia-das-coisas-pequenas',
    title: 'O dia das coisas pequenas',
    reference: 'Zacarias 4:10',
    reflection:
      'No parapeito da área de serviço, dentro de um copinho de iogurte, há um caroço de abacate espetado em palitos. Faz um mês que nada acontece. Ontem apareceu um risco na casca, fino como fio de cabelo, e a dona da casa chamou a família inteira para ver.\n\nOs judeus que voltaram da Babilônia estavam diante de algo assim. Das glórias de Salomão restavam pedras queimadas, e o governador Zorobabel segurava um prumo, ferramenta de pedreiro, sobre um alicerce modesto. Muitos achavam aquilo desanimador. Por meio de Zacarias, Deus pergunta quem está desprezando o dia dos pequenos inícios, e anuncia que as mesmas mãos que começaram a casa a terminariam, pela força do Espírito dele (Zacarias 4:6).\n\nA promessa dizia respeito ao templo daquele tempo. O modo de Deus agir, porém, reaparece por toda a Bíblia: uma viúva com azeite, um menino com pães, um grão de mostarda. Talvez a sua obra de hoje caiba num copinho: dez minutos de leitura, uma ligação, um dia inteiro sem beber. Quem ri de coisa pequena esquece como é que as árvores começam.',
    prayer:
      'Deus dos começos miúdos, perdoe-me por só me animar com o que aparece. Há uma coisa pequena que venho tentando, e o Senhor sabe qual é. Às vezes me parece ridícula, mas olhe para ela com os seus olhos e sustente as minhas mãos, porque força própria eu já vi que não tenho. Dê-me alegria com o risco na casca, com o passo de hoje. E que eu nunca zombe do começo de outra pessoa. Amém.',
    action:
      'Identifique um começo pequeno na sua vida e faça por ele hoje uma coisa que leve dez minutos. Depois elogie com sinceridade o começo de alguém: uma horta, um curso, uma semana sem cigarro.',
    verses: [
      verse('Zacarias 4:10', 'despreza pequenas prumo Zorobabel'),
      verse('Zacarias 4:6', 'Zorobabel força espírito SENHOR'),
    ],
  },
  {
    slug: 'manha-dia-que-deus-fez',
    title: 'Um dia que ninguém encomendou',
    reference: 'Salmos 118:24',
    reflection:
      'Quarta-feira, garoa fina, roupa que não seca. Na geladeira, o resto da lentilha; na agenda, nada que mereça foto. Se pudéssemos encomendar um dia, dificilmente pediríamos este.\n\nA frase que muitos cantam na igreja, sobre o dia feito pelo Senhor, nasceu numa celebração. O salmo inteiro conta um livramento: alguém esteve cercado, quase caiu, chamou por Deus e foi atendido. Então atravessa as portas do templo com a multidão e festeja aquele dia em especial, o da pedra rejeitada que se tornou a principal. Jesus aplicou essa pedra a si mesmo (Mateus 21:42). Para os cristãos, o dia que Deus fez tem o brilho da Páscoa, quando o Rejeitado saiu vivo do túmulo.\n\nÉ essa luz que chega até a nossa quarta-feira chuvosa. Ninguém precisa achar a garoa bonita nem sorrir por obrigação; há dias de luto, e o livro de Salmos também chora. O motivo de alegria é anterior ao tempo lá fora: Cristo vive, e por isso até um dia sem graça pode receber graça. Abra a janela e olhe: alguém preparou estas horas antes de você.',
    prayer:
      'Obrigado, Senhor, por este dia que eu não pedi e que o Senhor me deu. Ele não tem festa marcada, e às vezes me pesa. Mas Jesus está vivo, e isso muda o ar que respiro. Abra em mim um espaço para a alegria, mesmo que venha tímida. Se eu tiver de chorar, fique perto. Ajude-me a receber cada hora como coisa feita pelas suas mãos, e a devolver alguma gentileza a quem estiver cinzento também. Amém.',
    action:
      'Descubra hoje três coisas boas e pequenas que um dia sem novidade trouxe: um cheiro, uma risada, um banho quente. Conte uma delas a alguém no fim da tarde, em vez de contar só a reclamação.',
    verses: [
      verse('Salmos 118:24', 'dia SENHOR fez alegremos'),
      verse('Mateus 21:42', 'pedra construtores rejeitaram esquina'),
    ],
  },
];
