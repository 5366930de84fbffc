import type { QuestionEntry } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const sicknessAndShock: readonly QuestionEntry[] = [
  {
    slug: 'dor-cronica',
    question: 'Vivo com dor todos os dias. Deus se esqueceu de mim?',
    synonyms: [
      'dor crônica',
      'fibromialgia',
      'enxaqueca que não passa',
      'vivo com dor',
      'dor na coluna todo dia',
      'endometriose',
      'artrite e fé',
      'cansado de sentir dor',
    ],
    answer:
      'Deus não se esqueceu de você, e a dor que os exames não mostram também é vista por ele. Um salmo diz que nenhum gemido lhe é oculto (Salmos 38:8-9), e quem o escreveu ainda não estava curado.\n\nJesus encontrou na sinagoga uma mulher que andava curvada havia dezoito anos, e foi ele quem a chamou (Lucas 13:11-12). Ela ia ao culto com dor, sem que ninguém a acusasse de pouca fé. Paulo pediu três vezes alívio e recebeu outra resposta, a graça que basta para a fraqueza de cada dia (2 Coríntios 12:8-9). Por isso peça a cura sem medo, sem medir o amor de Deus pela resposta de hoje.\n\nContinue o tratamento, procure um serviço de dor no SUS e conte ao médico quando a tristeza apertar, porque dor longa adoece o ânimo. Divida o dia em pedaços possíveis, aceite ajuda e recuse quem cobra de você um milagre com hora marcada. A Bíblia termina com a promessa de que a dor vai acabar (Apocalipse 21:4). Até lá, quem sofre na cama participa da igreja tanto quanto quem canta na frente.',
    verses: [
      verse('Salmos 38:8-9', 'gemido oculto'),
      verse('Lucas 13:11-12', 'dezoito anos encurvada'),
      verse('2 Coríntios 12:8-9', 'graça basta fraqueza'),
      verse('Apocalipse 21:4', 'dor lágrima'),
    ],
  },
  {
    slug: 'esgotamento-no-trabalho',
    question: 'Estou esgotado do trabalho. Burnout é falta de fé?',
    synonyms: [
      'burnout',
      'esgotamento profissional',
      'crente com burnout',
      'não aguento mais o meu trabalho',
      'afastado por burnout',
      'adoeci de tanto trabalhar',
      'estafa',
    ],
    answer:
      'Burnout é um esgotamento que a medicina conhece e trata, e ter chegado a ele não diz nada contra a sua fé. Costuma adoecer assim justamente quem se importa e não sabe parar.\n\nElias tinha acabado de viver um grande dia com Deus quando se deitou à sombra de um pé de junípero e pediu para morrer. O anjo o deixou dormir, deu-lhe comida e só depois houve conversa (1 Reis 19:4-5). Moisés ouviu do sogro que o serviço era pesado demais para um homem só (Êxodo 18:17-18), e a resposta foi dividir a carga. Jesus tirou os amigos do meio da multidão para descansarem, porque eles não conseguiam nem comer (Marcos 6:31).\n\nProcure um médico esta semana e aceite o afastamento, se ele o indicar. Conte a alguém da igreja e largue por um tempo os cargos, que também podem pesar. Na volta, combine horário, desligue o telefone à noite e veja se aquele lugar tem jeito ou se é hora de buscar outro. Se aparecer a ideia de que seria melhor sumir, ligue 188 na mesma hora.',
    verses: [
      verse('1 Reis 19:4-5', 'junípero Basta anjo come'),
      verse('Êxodo 18:17-18', 'sogro Desfalecerás sozinho'),
      verse('Marcos 6:31', 'repousai comer'),
    ],
  },
  {
    slug: 'menopausa-e-fe',
    question: 'A menopausa mudou o meu humor e o meu corpo. Como viver isso com fé?',
    synonyms: [
      'menopausa',
      'climatério',
      'menopausa e fé',
      'calorões e irritação',
      'perdi o desejo na menopausa',
      'marido e menopausa',
      'andropausa',
    ],
    answer:
      'O que você sente tem causa no corpo, e Deus não confunde hormônio com pecado. Calor, insônia, choro sem motivo e memória curta são queixas de milhões de mulheres, e a maioria melhora com tratamento.\n\nA Bíblia fala disso com uma naturalidade que surpreende. Conta que Sara já não menstruava, e que riu consigo mesma (Gênesis 18:11-12). Deus não a repreendeu pela idade, e tinha ainda um plano para ela. A velhice de que fala o salmo é verde e tem fruto (Salmos 92:14), e Paulo via o corpo gastar-se e o íntimo renovar-se (2 Coríntios 4:16).\n\nProcure a ginecologista e conte tudo, também a secura e a falta de desejo, porque há o que fazer. Explique em casa, num dia calmo, que a irritação não é falta de amor, e peça perdão quando ela ferir alguém. Ande, durma cedo, encontre outra mulher que já passou por isso. O marido que lê estas linhas pode abrir a janela, ir junto à consulta e aposentar as piadas.',
    verses: [
      verse('Gênesis 18:11-12', 'Sara cessado costume mulheres'),
      verse('Salmos 92:14', 'velhice fruto'),
      verse('2 Coríntios 4:16', 'exterior interior renova'),
    ],
  },
  {
    slug: 'atracao-pelo-mesmo-sexo-e-fe',
    question: 'Sinto atração por pessoas do mesmo sexo e creio em Jesus. Há lugar para mim?',
    synonyms: [
      'sou gay e cristão',
      'sou lésbica e crente',
      'acho que sou gay e sou da igreja',
      'homossexual e evangélico',
      'bissexual e crente',
      'tenho medo de contar que sou gay',
    ],
    answer:
      'Jesus disse que de modo nenhum manda embora quem vem a ele (João 6:37), e essa palavra foi dita também a você. Ele sabe quando você se senta e quando se levanta (Salmos 139:1-3), o que inclui o que nunca contou a ninguém, e nem por isso se afastou.\n\nSentir atração não é uma escolha que você fez numa tarde, nem uma culpa a esconder. Sobre a vida a partir daí, as igrejas evangélicas em geral entendem que a Bíblia reserva a união sexual ao casamento de um homem e uma mulher, e há cristãos que leem esses textos de outro modo. Converse com um pastor manso, que escute antes de falar, e leia a Bíblia inteira com ele. O chamado de entregar o próprio corpo a Deus é feito a todos, sem lista especial (Romanos 12:1).\n\nRecuse quem promete mudar você com grito, dinheiro ou humilhação, e quem queira usá-lo. Não conte por obrigação, e escolha a quem. Se em casa houver ameaça, procure um adulto seguro ou o Disque 100. Se a vontade for de morrer, o 188 atende agora. Jesus foi provado em tudo e sabe ter compaixão (Hebreus 4:15).',
    verses: [
      verse('João 6:37', 'vem lançarei fora'),
      verse('Salmos 139:1-3', 'conheces assentar levantar'),
      verse('Romanos 12:1', 'corpos sacrifício vivo'),
      verse('Hebreus 4:15', 'compadecer fraquezas provado'),
    ],
  },
  {
    slug: 'luto-depois-de-um-suicidio',
    question: 'Alguém que eu amo se suicidou. Como continuar?',
    serves: ['losing'],
    synonyms: [
      'luto por suicídio',
      'meu filho se suicidou',
      'meu irmão se matou',
      'perdi um amigo por suicídio',
      'culpa por não ter percebido',
      'sobrevivente do suicídio',
      'meu pai se matou quando eu era criança',
    ],
    answer:
      'Quase todos os que perdem alguém assim carregam a mesma pergunta: o que eu devia ter visto? Muitas vezes não havia como ver, porque quem sofre desse modo aprende a esconder, e a doença decide por ele numa hora escura. A culpa que você sente é dor à procura de um culpado.\n\nA Bíblia não tem um discurso pronto para este velório. Ela conta de amigos que passaram sete dias calados ao lado de Jó (Jó 2:13), e que Jesus chorou diante de um túmulo (João 11:35). Promete que Deus fica perto dos corações partidos (Salmos 34:18) e que nem a morte separa do amor de Cristo quem é dele (Romanos 8:38-39). Ninguém na terra recebeu o direito de julgar o último minuto de outra pessoa.\n\nFale o nome de quem morreu. Conte às crianças com verdade simples, porque elas percebem o segredo. Raiva e alívio também fazem parte; não são traição. Procure um grupo de enlutados por suicídio e um psicólogo, que este luto costuma pedir companhia. Se o mesmo pensamento rondar você, ligue 188 agora e não fique só.',
    verses: [
      verse('Jó 2:13', 'sete dias falava dor'),
      verse('João 11:35', 'Jesus chorou'),
      verse('Salmos 34:18', 'perto quebrantados'),
      verse('Romanos 8:38-39', 'morte separar amor'),
    ],
  },
  {
    slug: 'cuidador-exausto',
    question: 'Cuido de um doente e não aguento mais. É falta de amor?',
    synonyms: [
      'cuidador cansado',
      'cuido da minha mãe sozinha',
      'cansada de cuidar',
      'meus irmãos não ajudam a cuidar',
      'cuido do meu marido doente',
      'desejei que o doente morresse',
      'culpa de cuidador',
    ],
    answer:
      'Quem chega ao limite cuidando não ama pouco. Ama há muito tempo sem descanso, e o corpo está avisando. Até o pensamento de que seria melhor que acabasse costuma ser cansaço, e pode ser dito a Deus sem enfeite.\n\nMoisés disse ao Senhor que não podia carregar sozinho aquele povo, porque era pesado demais (Números 11:14), e Deus respondeu repartindo o trabalho entre setenta pessoas. Noutro dia, quando os braços dele caíam, dois amigos puseram uma pedra para ele se sentar e o sustentaram de cada lado (Êxodo 17:12). Levar as cargas uns dos outros é a lei de Cristo (Gálatas 6:2), e isso inclui a sua.\n\nPeça coisas pequenas e com data, uma noite de sexta, uma ida à farmácia. Reúna os irmãos com uma lista na mão e sem o processo do passado. Pergunte no posto pelo atendimento domiciliar e no CRAS pelos direitos do doente e os seus. Contratar ajuda ou escolher uma boa casa não é abandono. Marque também a sua consulta, porque cuidador doente cuida pior.',
    verses: [
      verse('Números 11:14', 'suportar sozinho pesado'),
      verse('Êxodo 17:12', 'Moisés pedra Arão Hur'),
      verse('Gálatas 6:2', 'cargas outros'),
    ],
  },
  {
    slug: 'alzheimer-e-fe',
    question: 'Quem tem Alzheimer e esquece de Deus perde a fé?',
    synonyms: [
      'Alzheimer e fé',
      'minha mãe esqueceu de Deus',
      'demência e salvação',
      'meu pai com Alzheimer não ora mais',
      'perder a memória e a salvação',
      'esqueceu até de Jesus',
    ],
    answer:
      'A salvação não depende da nossa memória. Depende da memória de Deus, que garante não se esquecer dos seus, mesmo que uma mãe se esquecesse do filho (Isaías 49:15). O selo dele diz que o Senhor conhece os que lhe pertencem (2 Timóteo 2:19), mesmo que um dia eles esqueçam o nome dele.\n\nQuando a pessoa já não consegue orar, o Espírito ora por ela com gemidos que não cabem em palavras (Romanos 8:26). Um idoso pedia a Deus que não o deixasse quando a força faltasse (Salmos 71:9), e esse pedido pode ser feito agora por você, ao lado da cama, em nome dele.\n\nCante os hinos antigos, porque a música costuma ficar quando o resto já se foi. Leia um salmo curto, segure a mão, ore em voz alta. Se ela disser coisas duras ou palavrões que nunca disse, é a doença falando. A Ceia e as visitas continuam sendo dela também. O que a vida inteira construiu com Deus não se apaga num cérebro doente, e um dia Jesus a chamará pelo nome.',
    verses: [
      verse('Isaías 49:15', 'mulher esquecer filho esquecerei'),
      verse('2 Timóteo 2:19', 'Senhor conhece seus'),
      verse('Romanos 8:26', 'Espírito intercede gemidos'),
      verse('Salmos 71:9', 'velhice desampares força'),
    ],
  },
  {
    slug: 'quem-esta-em-coma',
    question: 'Quem está em coma ouve? Posso orar com ele e falar de Jesus?',
    synonyms: [
      'pessoa em coma',
      'UTI e oração',
      'quem está sedado ouve',
      'falar com quem está em coma',
      'coma e salvação',
      'parente entubado',
      'visitar na UTI',
    ],
    answer:
      'Fale, ore e cante, porque há boas razões para isso. Médicos recomendam conversar com quem está em coma ou sedado, já que a audição pode permanecer, e muitas pessoas que voltaram contam do que ouviram.\n\nAcima do que os aparelhos medem está Deus, para quem nem a treva é escura (Salmos 139:11-12). Nos Evangelhos, Jesus falou com três pessoas que ninguém achava que pudessem ouvir. À menina ele disse que se levantasse (Marcos 5:39-41), ao rapaz do caixão falou como quem acorda um amigo (Lucas 7:14), e a Lázaro chamou pelo nome (João 11:43). A voz dele chega aonde a nossa não chega.\n\nNa visita, diga quem você é, dê notícia de casa, peça perdão e perdoe. Leia um salmo curto e fale de Jesus com simplicidade, que confiar nele pode ser um movimento que ninguém vê. Evite chorar o diagnóstico na beira do leito. Do lado de fora, durma, coma e escolha uma só pessoa para receber o boletim. O que acontece no íntimo dele nesta hora está nas mãos de Deus, que são boas.',
    verses: [
      verse('Salmos 139:11-12', 'trevas noite clara'),
      verse('Marcos 5:39-41', 'menina dorme levanta-te'),
      verse('Lucas 7:14', 'caixão Jovem levanta-te'),
      verse('João 11:43', 'Lázaro fora'),
    ],
  },
  {
    slug: 'desligar-os-aparelhos',
    question: 'É pecado desligar os aparelhos ou aceitar cuidados paliativos?',
    synonyms: [
      'desligar os aparelhos',
      'eutanásia',
      'cuidados paliativos',
      'ortotanásia',
      'parar o tratamento',
      'deixar morrer em paz',
      'não reanimar',
      'testamento vital',
    ],
    answer:
      'Aceitar que a morte chegou não é o mesmo que provocá-la, e esta diferença costuma trazer alívio às famílias. Matar alguém para encurtar o sofrimento, a eutanásia, fere o mandamento que protege a vida (Êxodo 20:13) e é crime no Brasil. Deixar de insistir em tratamentos que já não curam e só prolongam a agonia é outra coisa, permitida pela medicina e aceita pela maior parte das igrejas.\n\nO Pregador reconhece uma hora para nascer e outra para morrer (Eclesiastes 3:2). O salmista disse que os seus dias estavam nas mãos de Deus (Salmos 31:15), e a máquina não os tira de lá. Paulo, perto do fim, falou da própria partida com serenidade, como de uma corrida terminada (2 Timóteo 4:7).\n\nPerguntem à equipe o que ainda pode curar, o que só adia, e como evitar dor e falta de ar. Mais que no medo de perdê-lo, pensem no que o doente pediria. Cuidado paliativo não é desistir, é cuidar até o fim. Orem juntos, chamem o pastor, decidam em família e por escrito. Quem decidiu com amor e com orientação médica não matou ninguém.',
    verses: [
      verse('Êxodo 20:13', 'homicídio'),
      verse('Eclesiastes 3:2', 'tempo nascer morrer'),
      verse('Salmos 31:15', 'tempos mãos'),
      verse('2 Timóteo 4:7', 'carreira guardei fé'),
    ],
  },
  {
    slug: 'fui-assaltado',
    question: 'Fui assaltado e não consigo sair de casa. O que faço com esse medo?',
    serves: ['suffered'],
    synonyms: [
      'fui assaltado',
      'medo depois do assalto',
      'trauma de assalto',
      'apontaram uma arma para mim',
      'roubaram meu carro',
      'sequestro relâmpago',
      'raiva do assaltante',
    ],
    answer:
      'O que você sente depois de um assalto é a reação normal de um corpo que quase morreu. Sobressalto, insônia, repassar a cena e evitar a rua costumam diminuir em algumas semanas. Se passarem de um mês, há tratamento, e procurá-lo é cuidado.\n\nJesus contou de um homem atacado por ladrões e deixado meio morto na estrada (Lucas 10:30). Na história, ninguém pergunta o que ele fazia naquele caminho, e quem agrada a Deus é o homem que se abaixa para cuidar. Você não teve culpa de estar ali, de reagir ou de não ter reagido. O salmista orou no próprio susto, juntando o medo e a confiança (Salmos 56:3), e pediu a paz de deitar e dormir (Salmos 4:8). Repare que ele confiou com medo.\n\nRegistre a ocorrência, bloqueie o que levaram e conte a alguém o que houve, mais de uma vez. Volte à rua acompanhado, por trajetos curtos. A raiva que você sente do ladrão pode ir para a oração sem censura; a vingança, deixe com Deus (Romanos 12:19). Se aparecerem lembranças que travam, o CAPS e os psicólogos do posto atendem.',
    verses: [
      verse('Lucas 10:30', 'homem assaltantes meio morto'),
      verse('Salmos 56:3', 'temer confiarei'),
      verse('Salmos 4:8', 'paz deito durmo'),
      verse('Romanos 12:19', 'vingueis vingança'),
    ],
  },
  {
    slug: 'cai-num-golpe',
    question: 'Caí num golpe e perdi dinheiro. Fui tolo, ou Deus me castigou?',
    serves: ['suffered', 'losing'],
    synonyms: [
      'caí num golpe',
      'golpe do Pix',
      'fui enganado na internet',
      'golpe do amor',
      'clonaram meu WhatsApp',
      'perdi tudo num golpe',
      'vergonha de ter sido enganado',
    ],
    answer:
      'Golpista vive de enganar gente boa, e quem foi enganado não é o culpado. Nada no que aconteceu indica castigo. Josué era um homem experiente e acreditou em roupa rasgada e pão embolorado, sem consultar o Senhor (Josué 9:14), e Deus não o abandonou por causa disso.\n\nA Bíblia recomenda que o simples não creia em tudo e que o prudente olhe onde pisa (Provérbios 14:15). Jesus uniu as duas coisas, a inocência da pomba e a esperteza da serpente (Mateus 10:16). Desconfiar de pressa, segredo e lucro fácil não é falta de amor, e ligar para a pessoa antes de pagar evita quase todos os golpes.\n\nAja hoje. Avise o banco e peça a devolução especial do Pix, faça o boletim de ocorrência, troque as senhas e avise os contatos. Conte à família, porque a vergonha escondida é o que faz cair de novo. Desconfie também de quem promete recuperar o dinheiro por uma taxa. Deus é aquele que livra o pobre de quem o rouba (Salmos 35:10), e você pode pedir isso a ele com todas as letras.',
    verses: [
      verse('Josué 9:14', 'homens provisão perguntaram'),
      verse('Provérbios 14:15', 'ingênuo crê prudente'),
      verse('Mateus 10:16', 'prudentes serpentes pombas'),
      verse('Salmos 35:10', 'livras pobre rouba'),
    ],
  },
];
