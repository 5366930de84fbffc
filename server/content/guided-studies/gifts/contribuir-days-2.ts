import type { GiftDay } from '#shared/guided-studies/guided-studies.ts';
import { verse } from '../../verse-claim.ts';
import type { AuthoredPart } from '../authored.ts';

export const contribuirDaysSixteenToThirty: AuthoredPart<GiftDay[]> = [
  {
    day: 16,
    title: 'Senha 16: devo no cartão e quero ofertar',
    verse: verse('Romanos 13:8', 'ninguém devais coisa amor'),
    study:
      'Rapaz de capacete no braço, três cartões estourados. Antes de tudo, meu rapaz, respire. Paulo acabava de mandar pagar imposto a quem se deve imposto, e continua: não fiquem devendo nada. Pagar ao credor também é culto, pois aquele dinheiro já é de outro. Então não posso dar? Pode, do que for seu: uma hora, uma carona, uma quantia simbólica, se a consciência pedir e as crianças não sentirem. O que não pode é ofertar com o limite do cheque especial e chamar isso de coragem. Há uma dívida que nunca se quita, a de amar, e essa você pode começar a pagar hoje.',
    prayer:
      'Senhor, abri diante de ti a gaveta dos boletos, que são onze, e tu não te assustas. Dá-me vergonha na medida certa, um plano no papel e força para pagar o primeiro.',
    practice:
      'Monte um plano de quitação com alguém que entenda, a começar pela dívida mais cara. Guarde o cartão longe da carteira e do celular. Enquanto o plano durar, escolha uma oferta sem dinheiro (cozinhar, transportar, consertar) e diga ao tesoureiro, sem vergonha, que este é o seu ano de pagar.',
  },
  {
    day: 17,
    title: 'Senha 17: dou dinheiro na rua?',
    verse: verse('Mateus 5:42', 'Dá pedir desvies'),
    study:
      'Moça de jaleco; passa por seis pessoas que pedem, até o metrô. “Se dou, dizem que sustento vício. Se não dou, não durmo.” Jesus manda dar a quem pede e não anexa formulário. Também manda não virar o rosto, e talvez comece aí. Há cristãos que dão a moeda e deixam a conta com Deus; outros preferem comida, ou apoiam o abrigo, e explicam isso olhando a pessoa. Combine o seu caminho com antecedência, para não decidir na pressa do medo.',
    prayer:
      'Paraste por causa do cego que gritava, Jesus; eu apresso o passo. Amanhã passo outra vez por eles. Que ao menos um escute o próprio nome, e eu não atravesse a rua.',
    practice:
      'Separe para a semana cinco notas pequenas ou cinco lanches. Entregue com cumprimento, olhos e tempo de uma resposta, e informe-se sobre o abrigo do bairro.',
  },
  {
    day: 18,
    title: 'Senha 18: prometeram-me o dobro',
    verse: verse('Atos 8:20', 'dinheiro contigo dom Deus alcança'),
    study:
      'Senhor de chapéu, carnê da campanha na mão, sete parcelas pagas; o milagre vence na décima. Sento-me ao lado dele e conto que em Samaria um mágico ofereceu prata para ter o poder do Espírito, e ouviu de Pedro uma resposta duríssima. O que Deus dá não se compra. É certo que a Bíblia fala de semear e colher, e fala bem; o que se colhe ali são gratidão, justiça e recurso para outra boa obra; um carro não entra na lista. Ninguém lhe deve explicação bonita por ter parado de pagar. O senhor pode parar sem medo, eu digo.',
    prayer:
      'Deus que não tens maquininha, desfaz o carnê. Consola os que venderam a geladeira por uma promessa e agora acham que lhes faltou fé; diz a cada um, no ouvido, que não faltou. Ao pregador que sabe o que faz, manda um Pedro, e ao que não sabe, também. Cala os que vendem o teu nome, tu que de graça, em Jesus, vieste a mim.',
    practice:
      'Converse com uma pessoa presa a uma campanha dessas, sem zombar. Ouça do que ela tem sede. Se houve coação ou golpe, oriente sobre o Procon ou a polícia.',
  },
  {
    day: 19,
    title: 'Senha 19: meu irmão pede sempre',
    verse: verse('2 Tessalonicenses 3:10', 'quiser trabalhar não coma'),
    study:
      'Mulher de uniforme, duas jornadas. O irmão dela tem trinta e oito anos, saúde e a chave da casa da mãe. Paulo fala de quem não quer; nada diz contra quem não consegue, e convém nunca confundir. Desempregado não é preguiçoso, e vício não se cura com fome nem com Pix. Mas há um ajudar que impede a pessoa de crescer e vai afundando a que ajuda. Você pode trocar o dinheiro por outra coisa: pago o curso, a passagem, vou com você ao CAPS. Dizer não à mão estendida e sim à pessoa é das formas mais caras de contribuir.',
    prayer:
      'Pai de dois filhos complicados, dá-me um não sem raiva e um sim com juízo. Cuida da mãe, que fica no meio. E levanta o meu irmão, que um dia foi o mais engraçado de nós.',
    practice:
      'Escreva o limite que precisa pôr e a ajuda que continua oferecendo. Diga as duas coisas juntas, com calma, e avise o restante da família.',
  },
  {
    day: 20,
    title: 'Senha 20: para onde vai a minha oferta?',
    verse: verse('2 Reis 12:10', 'notário sacerdote contavam dinheiro templo'),
    study:
      'Jovem contador, quase se desculpando. A pergunta é santa, eu digo, porque nos dias de Joás o povo dava, os sacerdotes recebiam, e as rachaduras do templo continuavam abertas. Ninguém gritou “não toquem no ungido”. O rei quis saber por quê, mudou o sistema e pôs um cofre com furo na tampa; a contagem passou a ser feita por dois, um de dentro e outro de fora, e o dinheiro foi para carpinteiro e pedra. Balanço publicado é respeito pela viúva das duas moedas.',
    prayer:
      'Deus da verdade, põe janelas nas nossas tesourarias. Guarda os que contam cédulas aos domingos: da tentação, da calúnia, do cansaço, e que ninguém entre nós tenha medo de perguntar.',
    practice:
      'Peça, com gentileza, para ver a prestação de contas da sua igreja ou associação. Se não existe, ofereça-se para ajudar a fazê-la, em dupla.',
  },
  {
    day: 21,
    title: 'Senha 21: e se sou eu que preciso?',
    verse: verse('Filipenses 4:18', 'abundância recebi Epafrodito cheiro suave'),
    study:
      'A última da fila esperou que todos saíssem. Deu aula na escola bíblica por vinte anos; agora falta o arroz, e ela tem vergonha. Mostro-lhe um recibo antigo. Paulo, na cadeia, acusa o recebimento de uma remessa: recebi tudo, estou abastecido. Não se faz de humilde nem de vítima, e diz que aquele presente subiu a Deus como perfume. Sem alguém que aceite, não há oferta. Quem recebe de cabeça erguida dá ao outro o lugar de doador, e isso é muito. O guichê fecha, mas a porta do lado fica aberta.',
    prayer:
      'É a minha vez, Jesus, mas não sei pôr as mãos. Não sei se para cima, se abertas, se assim. Leva embora esta vergonha, que não vem de ti, e recebe o meu obrigado pelo arroz.',
    practice:
      'Dia de descanso: hoje só se recebe. Aceite um café, uma carona ou um elogio sem devolver nada e sem explicar por quê, e anote antes de dormir como foi.',
  },
  {
    day: 22,
    title: 'Caderno: terça, tapioca de coco',
    verse: verse('2 Coríntios 8:2', 'profunda pobreza abundaram riquezas generosidade'),
    study:
      'Entrou: a pensão, um salário, e a feira, 86. Saiu: gás, luz, remédio da pressão. Sobrou: 41. Comprei este caderno porque o pastor disse para lermos a carta aos coríntios com lápis. Eu achava que dar era para quem tem sobra; minha mãe dava o caldo e ficava com o osso, e a gente não dava nome àquilo. Hoje li que os macedônios eram pobres até o fundo e, juntando com a alegria, deu riqueza. Que conta é essa? Fiz de novo no canto da folha, pobreza mais alegria, e vou observar.',
    prayer:
      'Senhor, aqui é Cremilda: não sei fazer oração de rico nem de pobre, faço a minha. Dos quarenta e um, mostra quanto é alegria, que eu anoto.',
    practice:
      'Comece um caderno com entradas, saídas e sobras de hoje, inclusive de tempo. Embaixo, uma linha: o que me alegrou repartir?',
  },
  {
    day: 23,
    title: 'Caderno: quarta, a fila do posto',
    verse: verse('2 Coríntios 8:5', 'entregaram si mesmos primeiramente Senhor'),
    study:
      'Saiu: nada em dinheiro e quatro horas minhas. Fui acompanhar a Rosana, que não entende o que o médico fala e fica com vergonha de perguntar, e perguntei eu. Levei as tapiocas que iam endurecer e acabou que a fila toda comeu. O Paulo escreve que eles se deram a si mesmos primeiro, e depois o resto. Gostei de “primeiro”, porque tem gente que manda o dinheiro para não ter que ir, e eu mesma já mandei. Como é que se lança uma tarde de quarta-feira no livro? Pus na coluna de saída: “eu”.',
    prayer:
      'Jesus, hoje fui eu mesma no envelope, cansada, mas fui. Cuida da Rosana, que achou um caroço e está com medo. Segura a nossa mão no retorno.',
    practice:
      'Dê hoje presença em lugar de dinheiro: uma fila, um acompanhamento, uma visita em que você fica; anote as horas na coluna do que saiu.',
  },
  {
    day: 24,
    title: 'Caderno: quinta, sem movimento',
    verse: verse('2 Coríntios 8:9', 'graça Jesus rico pobre pobreza enriquecêsseis'),
    study:
      'Entrou: 12, porque choveu. Fiquei debaixo da lona lendo o versículo que o pastor chamou de coração da carta. Jesus era rico e ficou pobre por nossa causa. Pensei na manjedoura, em Nazaré, no burrinho emprestado, na cova emprestada. Não teve nem onde encostar a cabeça, e eu aqui reclamando do travesseiro. Não é para a gente se sentir culpada, eu acho; é para ver de onde veio o que a gente tem.',
    prayer:
      'Jesus, trocaste de lugar comigo e nem pechinchaste. Fiquei olhando a chuva sem ter o que dizer. Obrigada, é só isso, e fico mais um pouquinho aqui debaixo.',
    practice:
      'Sente-se por dez minutos, de mãos vazias, pensando no que Cristo deixou para vir. Depois abra mão de um conforto de hoje em favor de alguém.',
  },
  {
    day: 25,
    title: 'Caderno: sexta, promessa velha',
    verse: verse('2 Coríntios 8:11', 'completai começado ânimo querer'),
    study:
      'Achei no fundo da bolsa o papel da missionária, aquela da ilha. Em março, no culto, chorei e assinei: 10 por mês. Paguei abril, e estamos em agosto. Coríntio também prometeu bonito e ficou um ano parado; o Paulo não xinga, diz que completem, conforme puderem. Liguei para a moça, morta de vergonha. Não prometi os atrasados, que não tenho. Falei a verdade: 5 por mês, e agora é certo. Ela ficou tão contente que perguntei se estava tudo bem. Disse que quase ninguém liga para diminuir, a maioria some.',
    prayer:
      'Perdoa a minha lágrima de março, que era sincera e foi embora com a música. Guarda a missionária na ilha, e que os meus cinco cheguem todo mês, como a lua.',
    practice:
      'Revise uma promessa de ajuda que ficou pela metade. Complete, ajuste ou encerre, falando com a pessoa, e anote a data no caderno.',
  },
  {
    day: 26,
    title: 'Caderno: sábado, feira grande',
    verse: verse('2 Coríntios 8:12', 'boa vontade aceitável conforme tem'),
    study:
      'Entrou: 190, graças a Deus. Minha sobrinha viu as anotações e riu: “Tia, com isso não se muda o mundo.” Respondi que não estava na lista. O versículo diz que vale conforme o que se tem, não conforme o que falta. Passei anos dando pelo que eu não tinha, em imaginação: se ganhasse na loteria fazia creche, fazia poço. Enquanto isso o menino da barraca ao lado não tinha chinelo. Trinta e quatro, bico largo, que o pé dele é gordinho. Saiu: 19,90.',
    prayer:
      'Obrigada por não me pedires a creche, Senhor. Abençoa o pé do Riquelme e livra-me de sonhar generosidade e não enxergar quem está descalço na barraca vizinha.',
    practice:
      'Pare de esperar “quando eu puder”. Supra hoje uma falta miúda e exata de alguém próximo, no tamanho certo, com o que está na sua mão.',
  },
  {
    day: 27,
    title: 'Caderno: semana ruim',
    verse: verse('2 Coríntios 8:14', 'abundância suprir falta igualdade'),
    study:
      'Entrou: nada, escorreguei no quintal, braço na tipoia. Saiu: remédio, no fiado. Na segunda apareceu a mãe do Riquelme e montou a barraca no meu lugar; trouxe o dinheiro todo, contado, num pano. Na terça a Rosana, com a biópsia marcada, veio fazer o almoço. Não queria aceitar. Ela me leu a carta, a danada: hoje a sobra de um cobre a falta do outro, amanhã vira. Igualdade, está escrito. Lancei na coluna de entrada o que nunca soube lançar: “elas”.',
    prayer:
      'Ai, Senhor, como é difícil ser a que recebe! Aquele pano com moedas me desmontou. Cura o meu braço e o peito da Rosana. A mãe do Riquelme nem tirou a parte dela, Senhor, e tem três bocas em casa. Eu sempre achei que era eu a boazinha da rua. Não deixes nenhuma de nós ficar só num lado da folha.',
    practice:
      'Escreva em duas colunas quem tem suprido você e a quem você supriu neste ano. Agradeça a um nome da primeira com algo feito por você.',
  },
  {
    day: 28,
    title: 'Caderno: a vaquinha',
    verse: verse('2 Coríntios 8:21', 'honesto diante Senhor também pessoas'),
    study:
      'A rua resolveu juntar para a passagem da Rosana até o hospital do câncer e puseram o dinheiro comigo. Não dormi, porque, se faltar um real, dizem que fui eu. Aí a carta, de novo: o Paulo mandou três levarem a coleta, para ninguém poder falar, porque é preciso ser correto aos olhos de Deus e aos dos outros também. Chamei a mãe do Riquelme e o seu Tonho. Três assinaturas, caderno aberto na barraca, quem quiser olha. Deu 612; saiu: 540 de passagem, 72 de lanche e táxi. Preguei o recibo no poste.',
    prayer:
      'Senhor Jesus, tu vês por dentro, o povo só vê o poste. Está bem assim; guarda limpas estas mãos, e a minha fama também. E leva a Rosana no ônibus do lado da janela.',
    practice:
      'Dia de descanso: deixe as contas fechadas até amanhã. Tome um lanche com quem divide com você algum peso, e falem de outra coisa.',
  },
  {
    day: 29,
    title: 'Caderno: o dia do não',
    verse: verse('2 Coríntios 9:7', 'propôs coração tristeza obrigação alegria'),
    study:
      'Passou um moço de terno pedindo para um templo novo em outra cidade, com poltronas. Falava alto, disse que Deus estava vendo a minha mão fechada. Fiquei nervosa. Lembrei que é como a gente propôs no coração, sem tristeza e sem ninguém apertando. Falei: “Meu filho, o meu já tem nome: Rosana, a ilha e o Riquelme. Para poltrona, não.” Ele foi embora duro, e eu tremi um pouco. Depois dei risada sozinha, e me deu vontade de fritar um queijo para o vigia. Dei com gosto, e acho que Deus gosta é disso, do queijo.',
    prayer:
      'Pai alegre, que nos deste Jesus, obrigada pelo não que me deste na hora. Guarda-me de apertar os outros com o teu nome. E conserva esta risada, que ela me faz abrir a mão.',
    practice:
      'Diga um “não” tranquilo a um pedido feito com pressão. No mesmo dia, faça uma partilha escolhida por você, só por alegria.',
  },
  {
    day: 30,
    title: 'Caderno: última folha',
    verse: verse('2 Coríntios 9:15', 'Graças Deus dom indescritível'),
    study:
      'Rosana voltou, e o médico disse “pegamos cedo”, e o resto não sabemos. Somei o mês: dei 138 reais, um queijo, quatorze horas e um chinelo. Recebi mais, e não há coluna que caiba. Levei o caderno ao pastor, como prometi. Ele leu calado e perguntou se eu ajudaria outras pessoas da igreja a fazer o delas. Eu! A carta acaba o assunto com uma gargalhada de gratidão por um presente que nem tem nome. Dois capítulos de dinheiro para terminar sem palavra. Fechei, e comprei outro, de cem folhas.',
    prayer:
      'Graças, meu Deus, pelo que não sei escrever, pelo Filho, pela rua inteira. Pega o caderno novo e vai riscando nele o que é teu. Amanhã tem tapioca, aparece lá. Em nome de Jesus, amém.',
    practice:
      'Some o seu mês, as duas colunas, e mostre-o à família ou ao seu pastor. Escolham uma causa, um valor possível por seis meses e uma pessoa para fazer a conta junto. Pergunte também se a igreja precisa de alguém que ajude famílias endividadas a começar um caderno.',
  },
];
