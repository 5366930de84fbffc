import type { StudyDay } from '#shared/guided-studies/guided-studies.ts';
import { verse } from '../../verse-claim.ts';
import type { AuthoredPart } from '../authored.ts';

export const daysEighteenToThirtyFour: AuthoredPart<StudyDay[]> = [
  {
    day: 18,
    title: 'Café da manhã na praia',
    verse: verse('João 21:12', 'Jesus disse Vinde comei'),
    reflection:
      'Os discípulos voltavam da pior noite de trabalho: barco vazio, roupa molhada, a lembrança de terem fugido quando Jesus foi preso. Pedro tinha motivo para não olhar ninguém nos olhos, e na areia havia fumaça.\n\nO Ressuscitado, que não devia nada a homem nenhum, tinha juntado lenha, soprado brasa e posto peixe para assar. Pediu que trouxessem mais, e depois chamou para comer e distribuiu, como fazem as mães, sem perguntar antes quem merecia. A conversa sobre a culpa de Pedro veio, e foi séria, mas veio de barriga cheia.\n\nEntramos nos cômodos da casa pela cozinha porque é nela que o evangelho costuma ficar visível. Quem já chegou arrasado e achou um prato coberto sabe o que é graça antes de saber explicá-la. Um homem que cozinha, ainda que só ovo e cuscuz, aprende algo de Jesus com as próprias mãos.',
    prayer:
      'Senhor da brasa acesa, tu alimentas quem falhou contigo. Eu costumo dar o recado antes do prato. Abençoa esta cozinha, a panela amassada, quem fica de pé enquanto os outros sentam. Que hoje alguém coma por minha causa e descanse.',
    action:
      'Prepare uma refeição para outra pessoa, do começo até a pia limpa. Se não sabe cozinhar, peça a alguém que ensine uma receita; se mora só, convide o vizinho para um café.',
  },
  {
    day: 19,
    title: 'Sentado, andando, deitado, de pé',
    verse: verse('Deuteronômio 6:7', 'filhos casa caminho deitares levantares'),
    reflection:
      'Moisés não montou um culto doméstico de uma hora. Deu quatro posições do corpo, e um dia comum passa por todas.\n\nSentado: no jantar, uma frase sobre onde você viu bondade hoje. Andando: no caminho da escola ou na garupa, responda à pergunta que vier, até a do dinossauro. Deitado: no escuro, quando criança de cinco e adolescente de quinze dizem o que não disseram ao meio-dia. De pé, cedo: uma mão no ombro e uma bênção curta antes do portão.\n\nUm versículo antes, Moisés põe a condição: as palavras estejam primeiro em você. Menino fareja discurso decorado. Se você não tem filhos, lembre que a ordem foi dada a um povo inteiro. Há sobrinhos, aprendizes, o rapaz novo da firma. Você fala de alguma coisa quando anda; do que tem falado?',
    prayer:
      'Deus das horas comuns, tira de mim a voz de púlpito. Quero falar de ti como falo de quem amo, na rua e na hora do arroz. Quando me fizerem pergunta difícil, que eu saiba dizer “não sei, vamos procurar”. E que eles vejam em mim um pouco do que ouvem.',
    action:
      'Escolha só uma das quatro posições para esta semana e comece hoje, com uma frase. Por exemplo, na hora de dormir: “O que foi difícil hoje? Posso pedir a Deus por isso?”.',
  },
  {
    day: 20,
    title: 'Orações que batem no teto',
    verse: verse('1 Pedro 3:7', 'maridos entendimento honra herdeiros orações impedidas'),
    reflection:
      'A Bíblia fala de poucas coisas capazes de entupir a oração de um homem. Uma é maltratar a mulher com quem se vive.\n\nPedro escreve num mundo em que a esposa quase não tinha voz nem defesa. Quando fala em vaso mais frágil, está olhando para quem tinha menos força e menos direitos, e mandando o mais forte tratá-la com honra; ele não diz que ela tem menos inteligência ou menos fé. O argumento decisivo vem em seguida: ela herda a mesma graça. Diante do Pai, você mora com uma coerdeira de Cristo.\n\n“Com entendimento” pede estudo. Descubra o que a cansa, o que a faz rir, de que tem medo. Você sabe tudo do seu time. Se não é casado, o versículo ainda examina como trata colegas, a irmã, a atendente, a mãe dos seus filhos, a moça com quem conversa no aplicativo. O céu leva isso em conta quando você se ajoelha.',
    prayer:
      'Pai, talvez eu tenha chamado de silêncio teu o que era surdez minha dentro de casa. Perdoa o deboche, a conta que faço do que dou, a pressa. Ensina-me a estudar com carinho a vida de ______ e a honrar o que ela recebeu de ti.',
    action:
      'Pergunte à esposa (ou a uma mulher da família): “O que eu faço que deixa seu dia mais pesado? E mais leve?”. Sem se defender, repita o que ouviu, para ver se entendeu, e mude uma coisa até sexta.',
  },
  {
    day: 21,
    title: 'O lado vazio da cama',
    verse: verse('Salmos 4:8', 'paz deito durmo só SENHOR seguro'),
    reflection:
      'Seu Anselmo, viúvo há quatro anos, ainda dorme do lado esquerdo. O Wesley divide a casa com mais dois rapazes e, quando a porta bate, a noite fica enorme. O Renato deixa o rádio ligado desde o divórcio. E nenhum dos três está com defeito.\n\nMuita pregação para homens fala como se todos tivessem esposa e três filhos à mesa. Jesus não teve, Paulo tampouco, Jeremias nem pôde. O salmo da noite foi escrito por alguém cercado de gente que o difamava e que, sozinho com Deus, resolveu apagar a luz.\n\nA segurança, ali, vem de um só. A saudade não fica menor por isso, e querer companhia é bom; mas a casa já não está vazia. O homem que dorme sozinho também abençoa um lar: o dele, onde se pode orar em voz alta, receber amigos, manter a cama arrumada porque a própria vida merece respeito.',
    prayer:
      'A casa está quieta, Senhor, e dou-te boa noite em voz alta para ouvir alguma voz. Tu sabes de quem sinto falta. Não quero encher este quarto com qualquer coisa só para fazer barulho. Fica comigo, guarda meu sono, e amanhã me dá alguém com quem rir.',
    action:
      'Dia de descanso: arrume o quarto sem pressa, como quem espera visita, e deite-se meia hora mais cedo. Antes de apagar a luz, diga em voz alta três nomes diante de Deus. Se é casado, que um deles seja o de um homem que janta só.',
  },
  {
    day: 22,
    title: 'A conversa apagada',
    verse: verse('Malaquias 2:14', 'SENHOR testemunha mulher juventude traído pacto'),
    reflection:
      'Começou com figurinha de bom-dia, e depois veio “só você me entende aqui”. Ninguém tocou em ninguém, mas o marido aprendeu a apagar a conversa antes de entrar em casa, e o polegar sabia por quê.\n\nNo tempo de Malaquias, homens religiosos cobriam o altar de lágrimas e não compreendiam por que Deus desviava o rosto. A resposta foi que o próprio Deus tinha sido testemunha do casamento deles, e agora tomava o partido da esposa trocada.\n\nTraição quase nunca começa na cama; começa numa intimidade que tem de ser escondida. Use este teste: eu mostraria esta conversa à minha mulher, com calma, agora? Quem é solteiro respeite o casamento dos outros. Quem já caiu precisa contar a verdade, aceitar acompanhamento e ter paciência com a dor do outro, que não obedece ao seu calendário. E quem foi traído não tem de fingir que passou.',
    prayer:
      'Testemunha fiel, estavas lá no dia do meu sim e estavas lá quando apaguei a tela. Não me deixes chorar no altar para não ter de falar em casa. Encerra em mim essa outra conversa. Sustenta quem foi ferido por mentira, e a mim, se fui eu.',
    action:
      'Termine hoje, com uma frase respeitosa e sem despedida longa, a conversa que você não mostraria. Se nada há a encerrar, mande à esposa uma mensagem que valha a pena não apagar; se é solteiro, agradeça a um casal que o inspira.',
  },
  {
    day: 23,
    title: 'Pai de quinze em quinze dias',
    verse: verse('Romanos 12:18', 'possível vossa parte paz todos'),
    reflection:
      'Mensagem número um, a que dá vontade de mandar: “Você sempre faz isso, depois reclama”. Mensagem número dois, a possível: “Busco as crianças sábado às nove e trago domingo às seis. A pensão cai dia cinco. Obrigado por avisar do remédio.”\n\nEntre uma e outra cabe quase tudo o que Paulo quis dizer. Ele sabia que paz depende de dois, por isso escreveu “no que for possível”. A metade do outro não é sua. Faça por inteiro a sua: pagar em dia sem transformar dinheiro em chantagem, chegar na hora, não usar o filho como correio, não falar mal da mãe dele no carro.\n\nSe a separação foi para escapar de agressão, paz não significa contato: fale por advogado ou defensor, e respeite a ordem do juiz. Casados façam a mesma conta com cunhado, vizinho, ex-sócio. Qual é a minha parte, e ela está feita?',
    prayer:
      'Deus que não te divorcias dos meus filhos, guarda-os nas duas casas. Põe freio no meu dedo antes de enviar. Quero ser confiável no que é pequeno: horário, pensão, palavra. Peço também o bem da mãe deles. Hoje esse pedido me custa, e mesmo assim me consola.',
    action:
      'Escreva uma mensagem de três linhas, só com informação e um “obrigado”, a alguém com quem a relação azedou. Leia em voz alta antes de enviar. Se houver medida judicial, não escreva: ore e cumpra-a.',
  },
  {
    day: 24,
    title: 'Como se desanima um filho',
    verse: verse('Colossenses 3:21', 'Pais não provoqueis filhos ânimo'),
    reflection:
      'Receita antiga, eficiência comprovada:\n\nCompare com o primo, ria do desenho, prometa o parque e não vá. Dê bronca na frente das visitas. Mude a regra conforme o seu humor. Elogie apenas nota e responda olhando para a tela. Conte aos amigos o que ele confiou a você. Bata, e diga que foi por amor. Exija do menino que não chore e da menina que não discuta. Nunca peça desculpa.\n\nPaulo conhecia o resultado: a criança murcha por dentro. A lei romana dava ao pai poder quase absoluto, e o apóstolo, em vez de dizer aos filhos que aguentassem, impôs limite ao pai.\n\nVolte à lista e marque as coisas que você faz. Depois experimente virar uma ao contrário, só uma. O desânimo se aprende em muitas tardes, e a coragem também.',
    prayer:
      'Pai de verdade, há um filho meu que fala baixo perto de mim. Eu tinha chamado isso de respeito. Dá-me de novo os olhos com que o vi no primeiro dia. Que eu descubra hoje nele alguma coisa bonita e diga em voz alta, antes que anoiteça.',
    action:
      'Escolha na lista o item mais seu e faça o contrário hoje, com data e hora: vá ao parque, guarde o segredo, elogie o esforço. Filhos adultos também contam; sobrinhos e alunos idem.',
  },
  {
    day: 25,
    title: 'Mãos que pousam',
    verse: verse('Marcos 10:16', 'tomando braços mãos abençoou'),
    reflection:
      'Os discípulos fizeram cara feia para as mães: o Mestre estava ocupado. Jesus ficou indignado; é a única vez em que os evangelhos usam essa palavra para ele. Queria as crianças perto. Não contou história nem fez sermãozinho: pegou no colo e pôs a mão.\n\nPense no que mãos de homem já disseram nesta casa, nas casas de onde vocês vieram. Há filhos que se encolhem quando o pai levanta o braço para alcançar o armário. Há filhas que nunca receberam um abraço seguro. Mão que abençoa é limpa: acolhe sem apertar, pede licença, solta quando o outro quer soltar, e qualquer criança tem o direito de dizer não.\n\nChegamos à metade do caminho. Até aqui você examinou e desmontou muita coisa. De hoje em diante, experimente dar. Bênção é dizer diante de alguém o bem que Deus quer para ele, e você pode dizê-lo.',
    prayer:
      'Jesus, que pegavas crianças no colo, consagra estas mãos. Elas já assinaram, carregaram, bateram, afastaram, e quero que pousem leve. Abençoa por meio delas ______ e ______, e também a criança que ninguém pega no colo. Que perto de mim todo pequeno esteja a salvo.',
    action:
      'Dia de descanso: a única tarefa é dizer uma bênção de uma frase a cada pessoa da casa: “Que Deus guarde você e lhe dê calma na prova”. A quem está longe, diga por áudio. Com criança, pergunte antes: “Posso pôr a mão na sua cabeça?”.',
  },
  {
    day: 26,
    title: 'O velho que correu',
    verse: verse('Lucas 15:20', 'pai viu compaixão correndo beijou'),
    reflection:
      'Jesus contou esta história a homens sérios, que reclamavam das companhias dele. Homem de respeito não corria, porque mostrar as canelas em público era vergonha, e o dono da fazenda tinha idade e nome. Mas aquele, ao que parece, vivia de olho na estrada, e por isso viu primeiro, levantou a barra da túnica e foi.\n\nO rapaz vinha com o discurso decorado: não mereço, me põe de empregado. O pai cortou o discurso no meio, e o filho, que cheirava a porco, ganhou abraço. No mesmo dia o pai saiu outra vez, agora atrás do filho mais velho, que estava emburrado no quintal: nunca tinha ido embora e nunca tinha chegado. Dois filhos perdidos, um homem que sai duas vezes.\n\nTalvez você tenha um filho que não atende. Não dá para buscá-lo à força; o pai da história esperou. Dá para cuidar para que a estrada continue aberta, sem sermão pendurado no portão. E talvez o rapaz da estrada seja você, aos cinquenta anos.',
    prayer:
      'Pai que corres, eu me aproximo ensaiando frases, e já estás com o braço no meu pescoço. Deixa-me aprender esse jeito. Pelo filho que se foi, por ______, eu olho a estrada contigo. Pelo que ficou em casa ressentido, faz-me sair também, e tira da minha boca o “eu avisei”.',
    action:
      'Mande a quem se afastou uma mensagem sem cobrança, com uma lembrança boa: “Passei onde a gente pescava. Pensei em você”. Mande sem perguntar nada e, se não responder, repita no mês que vem.',
  },
  {
    day: 27,
    title: 'Deixe a oferta aí',
    verse: verse('Mateus 5:23-24', 'oferta altar reconciliar irmão primeiro'),
    reflection:
      '“Filho, posso entrar? Ontem eu gritei com você por causa do copo. Não foi o copo. Eu estava com raiva do trabalho e descarreguei em quem não tinha nada com isso. Errei. Você não merecia. Vou fazer diferente: quando eu chegar assim, vou dar uma volta no quarteirão. Me perdoa? Não precisa responder agora.”\n\nTrinta segundos, e sem a palavra “mas”. Jesus imagina alguém que viajou dias até o templo, comprou o animal, entrou na fila e, na sua vez, lembra que um irmão tem queixa contra ele. Jesus manda deixar tudo ali e ir, que o culto espera.\n\nPedir perdão a um filho não tira autoridade de ninguém; ensina onde ela nasce. Com adultos é igual: diga o fato, o estrago, a mudança, e aceite o tempo do outro. Se houve agressão, o pedido não serve para encurtar distância nem para pedir que retirem a queixa: a verdade vem primeiro.',
    prayer:
      'Senhor, estou com a oferta na mão e um rosto na cabeça, e preferia cantar mais alto. Tira o meu “mas”, o meu “também”, o meu “desculpa se”. Acompanha-me até a porta daquele quarto e ajuda-me a bater devagar, como quem pede.',
    action:
      'Use o roteiro hoje com uma pessoa: o que fiz, o que causou, o que vou mudar, e a pergunta no fim. Escreva antes, se precisar, pensando numa pessoa só e num fato só.',
  },
  {
    day: 28,
    title: 'O pai que não cabia na fé',
    verse: verse('Marcos 9:24', 'pai menino lágrimas Creio Ajuda incredulidade'),
    reflection:
      'O pai contou a história do filho como quem já a contou em muitas filas: desde pequeno, as quedas, o fogo, a água, o medo de tirar o olho um minuto. Tinha procurado os discípulos, mas não deu certo. Em volta, os entendidos discutiam. Um menino se debatia no chão, e os religiosos debatiam.\n\nJesus perguntou há quanto tempo. É pergunta de quem se importa com o cansaço. E aquele pai, que não sabia teologia, fez a oração mais honesta dos evangelhos, metade confiança e metade dúvida.\n\nPais de crianças com deficiência, com autismo, com doença rara conhecem as filas do SUS, o laudo, o olhar no ônibus. Nem todo filho é curado como aquele, e ninguém deve dizer a você que faltou fé. A deficiência também não é demônio. O que se aprende ali é que a meia fé, trazida chorando, serve.',
    prayer:
      'Creio até aqui, Senhor; daqui para lá não consigo. Olha para esta criança, para a mãe dela, para o relógio do remédio. Dá descanso a quem vigia de noite. Não peço explicação hoje, peço que perguntes também a mim: “há quanto tempo?”.',
    action:
      'Se é o seu caso, peça hoje ajuda concreta a um irmão: duas horas, uma carona ao CAPS ou à terapia. Se não é, ofereça exatamente isso a uma família da rua ou da igreja, com dia marcado.',
  },
  {
    day: 29,
    title: 'Um por um, de madrugada',
    verse: verse('Jó 1:5', 'Jó madrugada holocaustos número todos filhos'),
    reflection:
      'Jó tinha dez filhos, todos crescidos, os rapazes já com casa e festa próprias. Quando o rodízio de almoços terminava, o pai acordava no escuro e apresentava uma oferta para cada um. Não mandou espião às festas, não proibiu ninguém de ir: levantou cedo.\n\nNós não temos altar de pedra; Cristo se ofereceu uma vez por todos. Ficaram para nós o madrugar e o “um por um”. Orar “abençoa meus filhos” é rápido demais para caber alguém dentro. O nome traz o rosto, o rosto traz o dia que aquele filho vai ter: a prova de química, a patroa difícil, o namorado que você não aprova.\n\nHá um limite que Jó respeitou. Ele entregou a Deus o que só Deus alcança, o coração dos filhos, e depois deixou que vivessem. A intercessão não é controle com palavras bonitas. Quem não tem filhos também tem por quem acordar: afilhado, irmão, aluno, o rapaz da padaria.',
    prayer:
      '(Diga cada nome e espere um pouco.) Por ______, que tem um medo e não conta. Por ______, que tem um amigo que o puxa para baixo. Por ______, que anda bem, e dou graças. Senhor, tu os conheces sem o meu relatório. Hoje eu só te mostro um por um e abro a mão.',
    action:
      'Ponha o despertador dez minutos antes, amanhã. Deixe à mão um papel com os nomes e um pedido concreto ao lado de cada um. Anote a data; daqui a um mês releia.',
  },
  {
    day: 30,
    title: 'Três minutos sem teatro',
    verse: verse('Mateus 6:7', 'orando repetições inúteis falarem ouvidos'),
    reflection:
      'Por que orar em casa dá tanta vergonha? Alguns lembram do pai que orava alto na igreja e xingava no carro. Outros acham que não têm vocabulário, e há quem tema a risada do adolescente.\n\nJesus tira a plateia e corta as palavras. O Pai já sabe; não é preciso convencê-lo nem informá-lo. Isso deixa a oração da família com um tamanho praticável. Faça assim: um minuto para cada um dizer uma coisa boa ou ruim do dia; um minuto em que uma pessoa, qualquer pessoa, ora com frases curtas; um minuto de Pai-Nosso ou silêncio. E acabou: quem não quiser orar pode só ficar, ou não ficar. Ninguém é obrigado; fé empurrada faz mal.\n\nCriança pode começar, e mulher pode conduzir. O homem que convida e depois escuta o filho orar recebe mais do que se tivesse dirigido. Quem mora sozinho tem os mesmos três minutos, com a cadeira da frente ocupada por Deus.',
    prayer:
      'Pai nosso, aqui em casa também, sem eco, sem palavra difícil. Obrigado pela comida, e desculpa pela briga de ontem. Cuida da vó e ajuda na prova. Ensina a gente a te chamar com a voz de todo dia, e a ficar contigo quando não houver o que dizer.',
    action:
      'Dia de descanso, só três minutos. Convide: “Três minutos, pode ser? Quem quiser”. Cronometre de verdade e pare na hora, mesmo se estiver bom ou meio sem graça, e amanhã façam de novo.',
  },
  {
    day: 31,
    title: 'Quem sabe o número do sapato?',
    verse: verse('Gálatas 5:13', 'liberdade servi uns outros amor'),
    reflection:
      'Prova sem consulta. Qual o tamanho do tênis de cada criança? Onde está a carteira de vacinação? Quando vence o gás? Que remédio sua mãe toma à noite? Quem lembrou do presente da festinha de sábado? Qual o nome da professora? Acabou o arroz ou ainda tem?\n\nSe outra pessoa sabe tudo isso e você não sabe nada, ela está carregando uma mochila invisível, o trabalho de lembrar. “Era só me pedir” não alivia; pedir é mais uma tarefa.\n\nPaulo escreve a gente recém-liberta e diz para que serve a liberdade: servir uns aos outros, por escolha própria e por amor. Servo que espera ordem para cada copo dá mais trabalho que ajuda. O pai solo que acerta tudo isso sozinho já sabe de cor; a ele hoje cabe ouvir “muito bem”, e talvez aceitar que a tia lave o uniforme.',
    prayer:
      'Jesus, servo de todos, tu percebias a sede antes do pedido. Abre meus olhos para a mochila que outra pessoa carrega por mim. Tira-me da cadeira de visita dentro da minha própria casa. E dá alívio a quem cuida sozinho e nunca ouve obrigado.',
    action:
      'Escolha um assunto inteiro, por exemplo vacinas, uniforme ou compras, e diga: “Deste aqui eu cuido, do começo ao fim”. Anote no seu celular as datas e não peça lembrete.',
  },
  {
    day: 32,
    title: 'Espada ou pomada',
    verse: verse('Provérbios 12:18', 'palavras golpes espada língua remédio'),
    reflection:
      'Dona Zefa tinha no quintal uma babosa. Quando um neto ralava o joelho, ela quebrava uma folha, sem discurso. Na mesma casa havia um tio de língua afiada, engraçadíssimo; as visitas riam, e a mulher dele falava cada vez menos.\n\nO provérbio só conhece essas duas línguas. A espada nem sempre grita: às vezes é apelido, ironia no grupo da família, o “brincadeira, ué”, o suspiro, o elogio com veneno: “até que ficou bom”. Há também o silêncio de três dias, que corta sem fazer barulho.\n\nPomada não quer dizer elogio falso, e remédio pode arder. A diferença está no que a palavra procura: ferir para vencer, ou tratar para sarar. Uma boa triagem antes de falar: é verdade, é agora, é comigo, ajuda? Se duas respostas forem “não”, é melhor calar.',
    prayer:
      'Jesus, médico da minha boca, lembro de coisas que eu disse e que ainda moram em gente que amo. Não consigo desdizer, mas posso tratar: mostra onde. Hoje, antes da piada, dá-me um segundo. E quando me cortarem, que eu não responda com a mesma lâmina.',
    action:
      'Passe o dia sem ironia com a família, inclusive nos grupos. Cada vez que segurar uma, troque por uma frase que trate. À noite conte quantas foram; ria de si mesmo com alguém.',
  },
  {
    day: 33,
    title: 'O pai que nunca perguntou',
    verse: verse('1 Reis 1:6', 'pai nunca entristeceu dizer Por que fazes assim'),
    reflection:
      'Davi, o do gigante, o dos salmos, quase nunca contrariou os filhos. Quando um deles violentou a irmã, o rei ficou muito irritado e parou aí. Quando outro vingou a moça, o pai sofreu de longe. Agora é Adonias, bonito, mimado, com carros e cinquenta homens correndo à frente, proclamando-se rei com o velho ainda vivo. O narrador explica tudo em uma linha: o pai nunca lhe perguntou por que fazia aquilo.\n\nHá o pai que esmaga e há o pai que some sentado na sala. Os dois deixam o filho sozinho. O limite é uma forma de presença: dizer não à festa sem adulto, saber com quem joga on-line, devolver a bicicleta que não é dele, levar a sério a queixa da filha e protegê-la de quem for.\n\nA pergunta é boa porque não acusa. Não bate, não humilha; quer entender e não larga.',
    prayer:
      'Deus que pergunta, eu tenho preferido o sossego ao bem dos meus filhos. Chamei de confiança a minha preguiça. Dá-me a firmeza calma de quem não precisa vencer. Onde um filho meu feriu alguém, que eu esteja primeiro do lado de quem foi ferido, e depois não abandone o meu.',
    action:
      'Há um assunto que você vem evitando com filho, neto ou irmão mais novo? Chame para uma volta a pé e pergunte: “Por que você está fazendo isso? Quero entender”. Ouça dez minutos e combine um limite só.',
  },
  {
    day: 34,
    title: 'A placa na entrada',
    verse: verse('Josué 24:15', 'escolhei hoje sirvais eu minha casa serviremos'),
    reflection:
      'A frase está no azulejo, no para-brisa, no tapete. Já reparou na cena de onde a placa saiu?\n\nJosué tem mais de cem anos. Não ergue o dedo contra os seus; fala ao povo, conta tudo o que Deus fez e então os deixa livres: escolham. Se preferirem outros deuses, digam logo. O velho apenas informa o lado em que estará. O povo responde depressa demais, e ele devolve: vocês não conseguem, pensem melhor. Ali não fala um homem que manda na casa aos gritos. Fala um homem no fim da vida, que pede que joguem fora os ídolos antigos e convida o povo a servir.\n\nServir é o verbo, e quem pendura a placa faz uma pergunta a quem visita: servem a quem, aqui, quando falta luz, quando o jogo está empatado, quando a filha traz a notícia que ninguém esperava? Nestas semanas arrumamos os cômodos, e amanhã saímos à rua.',
    prayer:
      'Senhor, antes de falar por minha casa, falo por mim: hoje escolho te servir. Mostra o ídolo que veio na mudança e continua na estante, o meu conforto, o meu nome, a minha razão. Aos que moram comigo, dá liberdade para te quererem, e que a minha vida seja um bom convite.',
    action:
      'Pergunte em casa, ou a quem o visita: “Se alguém morasse aqui um mês, diria que a gente serve a quê?”. Deixe as respostas virem, inclusive as engraçadas, e anote a que mais incomodou.',
  },
];
