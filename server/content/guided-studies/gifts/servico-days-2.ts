import type { GiftDay } from '#shared/guided-studies/guided-studies.ts';
import { verse } from '../../verse-claim.ts';
import type { AuthoredPart } from '../authored.ts';

export const servicoDaysSixteenToThirty: AuthoredPart<GiftDay[]> = [
  {
    day: 16,
    title: 'Defeito: superaquecimento',
    verse: verse('Êxodo 18:18', 'Desfalecerás pesado sozinho'),
    study:
      'SINTOMA: fila na sua porta de manhã à noite, e você achando isso normal. CAUSA PROVÁVEL: crença de que só você sabe. Jetro visitou o genro, assistiu a um dia de expediente e não aplaudiu. Vai se acabar, disse, você e o povo junto. Note o povo: quem centraliza cansa também os que esperam. CONSERTO: repartir por dezenas, ficar com o que é difícil, aceitar que farão diferente. Moisés, que ouvia Deus, ouviu o sogro, e durou mais quarenta anos.',
    prayer:
      'Senhor, não foste tu que me pediste isso tudo. Fui dizendo sim porque o sim me fazia maior. Tenho medo de que façam melhor, e mais ainda de que façam sem mim e tudo continue igual. Se o mundo anda enquanto durmo, posso dormir? Manda um Jetro à minha porta, e abre-me a mão dedo por dedo.',
    practice:
      'Liste as suas tarefas na igreja ou na família. Passe uma adiante esta semana, ensinando com paciência, e fique um mês sem fiscalizar.',
  },
  {
    day: 17,
    title: 'Defeito: luz que não apaga',
    verse: verse('Mateus 6:3', 'esmola mão esquerda faz direita'),
    study:
      'SINTOMA: o bem só funciona com a câmera ligada. CAUSA PROVÁVEL: fome de elogio, quase sempre antiga. Jesus brinca com uma imagem impossível, uma mão que esconde da outra o que faz. Ele fala de esmola; vale para cesta, mutirão e visita ao asilo. O problema não é só a vaidade de quem posta, é o rosto do pobre servindo de cenário. CONSERTO: um período de serviço às escuras, até o coração descobrir que o Pai, que vê no escuro, é plateia bastante.',
    prayer:
      'Pai que vês em segredo, quase dei ao celular o teu lugar de plateia. Apaga um pouco as luzes e deixa-me fazer uma coisa boa só para os teus olhos.',
    practice:
      'Faça hoje uma ajuda que ninguém possa descobrir que foi sua. Se escapar o desejo de contar, conte a Deus e mais ninguém.',
  },
  {
    day: 18,
    title: 'Defeito: liga e não anda',
    verse: verse('Mateus 21:30', 'vou senhor não foi'),
    study:
      'SINTOMA: “pode contar comigo!”, três emojis, e na hora a cadeira vazia. CAUSA PROVÁVEL: gosto de agradar agora e pagar depois. Dos dois irmãos da parábola, um recusou feio e acabou indo; o outro respondeu lindo e ficou em casa. Jesus perguntou qual tinha feito a vontade do pai, e até os adversários acertaram. CONSERTO: prometer menos. Um “não posso neste sábado” dito na terça é serviço; o sumiço de sábado cedo deixa outra pessoa com a caçamba e a pá.',
    prayer:
      'Pai, quantas vinhas ficaram esperando por mim! Perdoa o sim de enfeite, livra-me de responder antes de olhar a agenda, e devolve-me o costume de ir.',
    practice:
      'Repasse as suas promessas abertas. Cumpra uma hoje, marque data para outra e desfaça com honestidade a que não vai acontecer.',
  },
  {
    day: 19,
    title: 'Defeito: ferrugem',
    verse: verse('Filipenses 2:14', 'tudo sem murmurações brigas'),
    study:
      'SINTOMA: gosto de metal na boca quando o nome de certo colega aparece na escala. CAUSA PROVÁVEL: umidade, isto é, reclamação que não vai para lugar nenhum. A murmuração se distingue da queixa pelo endereço. A queixa procura quem pode resolver; foi por uma queixa que as viúvas de Jerusalém receberam os sete. A murmuração passeia pelo corredor, pelo grupo paralelo, pela carona, e vai comendo a obra por dentro. CONSERTO: levar ao lugar certo, com proposta, ou soltar.',
    prayer:
      'Raspa esta ferrugem, Senhor, que há semanas falo de um colega com todos, menos com ele. Dá-me coragem para a conversa reta e silêncio para o resto do caminho. Que o meu serviço volte a girar sem ranger.',
    practice:
      'Pegue uma reclamação sua. Escreva de um lado o fato, do outro uma proposta. Leve à pessoa responsável ou jogue a folha fora.',
  },
  {
    day: 20,
    title: 'Defeito: uso por terceiros',
    verse: verse('Jeremias 22:13', 'injustiça serviço próximo graça pagamento trabalho'),
    study:
      'SINTOMA: você sempre dá e alguém sempre lucra. CAUSA: nem toda falha está na peça; às vezes está em quem opera. Jeremias gritou contra um rei que levantava palácio sem pagar os pedreiros, e há quem use palavra santa para obter o mesmo. “É para a obra”, “família ajuda”, “mulher de Deus aguenta”. CONSERTO: dizer não, combinar por escrito, procurar o sindicato ou a Justiça do Trabalho. Se o servir virou medo dentro de casa, não é dom, é violência: conte a alguém e procure um lugar seguro.',
    prayer:
      'Deus que ouves o salário retido, olha por quem trabalha e não recebe, por quem é serva e não esposa, por quem não tem domingo. Quebra esse jugo, e, se fui eu o operador, que eu pague o que devo, e com vergonha.',
    practice:
      'Examine se alguém lhe presta serviço sem paga justa ou sem folga. Acerte hoje. Se o prejudicado é você, conte a uma pessoa confiável.',
  },
  {
    day: 21,
    title: 'A cadeira do servo',
    verse: verse('João 13:8', 'Nunca lavarás lavar parte comigo'),
    study:
      'Último item da bancada: a peça que só dá e não aceita carga. Pedro teria lavado os pés de todos, com prazer; o que não suportou foi estender os seus. A recusa dele tem pudor e um orgulho fino, o de quem prefere devedores a irmãos. Jesus é firme, porque sem receber não há parte com ele. Nesta semana ninguém conserta ninguém. Sente-se, descalce o sapato apertado, deixe que o Mestre chegue até você, com água morna e nada para você fazer.',
    prayer:
      'Aqui estão os meus pés, Senhor, cansados e sujos. Não olhes para o calo; ou olha, e lava. Recebo como recebem as crianças, e não digo mais nada.',
    practice:
      'Dia de descanso: aceite uma ajuda que recusaria: a sacola carregada, a carona, o prato feito. Diga só “obrigado”, sem compensar em seguida.',
  },
  {
    day: 22,
    title: 'Mutirão: a lona azul',
    verse: verse('Jó 29:16', 'necessitados causa sabia investigava'),
    study:
      'O temporal de janeiro levou meio telhado de dona Zulmira, setenta e um anos, viúva, dois netos. De manhã havia uma lona azul no lugar. Quem passava dizia “coitada”. Nádia, manicure, parou e perguntou: “Dona Zulmira, do que a senhora precisa primeiro?” Esperava ouvir telha. A resposta foi outra: “De alguém que leia esse papel da Defesa Civil.” Jó, lembrando os bons tempos, contava que estudava a causa que não conhecia. Nádia sentou-se no degrau e leu.',
    prayer:
      'Senhor, chego com a solução embaixo do braço e nem toquei a campainha. Faz-me perguntar e ficar calado até a resposta. Cuida hoje de quem dorme debaixo de lona.',
    practice:
      'Comece o seu mutirão: escolha uma pessoa ou família perto de você e pergunte do que precisa primeiro. Não sugira; anote com as palavras dela. Se responder que não falta nada, agradeça o café e volte noutro dia. Se pedir além do que você alcança, diga até onde pode ir.',
  },
  {
    day: 23,
    title: 'Mutirão: contas no verso da nota',
    verse: verse('Lucas 14:28', 'assenta contas gastos completar'),
    study:
      'Seu Jair, pedreiro aposentado, subiu, mediu, desceu e sentou-se no meio-fio. Quarenta telhas, seis caibros, um saco de cimento, prego. “E três sábados. Menos que isso é mentira.” Kauã, dezesseis anos, queria começar já. O velho riu: obra largada no meio machuca mais do que obra não começada, porque a pessoa vê todo dia o que quase teve. Na boca de Jesus, a torre inacabada tratava do preço do discipulado; a amizade também pede esse lápis atrás da orelha.',
    prayer:
      'Arquiteto da casa que não cai, senta-te conosco no meio-fio. Contém o meu entusiasmo até ele caber na verdade do que custa e do que tenho, e que eu não deixe ninguém pela metade.',
    practice:
      'Calcule o seu passo: horas, dinheiro, pessoas, data para terminar. Se não couber, diminua a tarefa até caber, e só então prometa.',
  },
  {
    day: 24,
    title: 'Mutirão: cada um um pedaço',
    verse: verse('Neemias 3:12', 'reparou Salum líder ele filhas'),
    study:
      'Na lista do muro de Jerusalém aparece um chefe de meio distrito trabalhando ao lado das filhas. Foi desse verso que Nádia se lembrou quando alguém disse que obra era coisa de homem. Ela serrou; a neta de nove anos contou pregos; o rapaz do lava-jato trouxe a escada; Beto, que usa cadeira de rodas, comandou o telefone e arranjou as telhas com desconto. Eram oito pessoas, e nenhuma servia para tudo. “Tem pedaço de muro para todo mundo”, resmungou seu Jair, aprovando.',
    prayer:
      'Obrigado por cada um que diz “isso eu faço”: por quem carrega, por quem telefona, por quem segura a escada e não tira o olho, por quem conta prego com a língua entre os dentes. Perdoa os crachás que inventei: homem, jovem, forte. Há uma brecha com o nome de quem deixei no sofá.',
    practice:
      'Convide três pessoas para o seu mutirão, uma delas pouco lembrada. Peça a cada uma algo definido e do tamanho dela.',
  },
  {
    day: 25,
    title: 'Mutirão: o parapeito',
    verse: verse('Deuteronômio 22:8', 'casa parapeito terraço cair'),
    study:
      'Antes de pisar no caibro, seu Jair amarrou corda na cintura de Kauã. “Frescura”, disse o menino. “Mandamento”, respondeu o velho, e era: a lei antiga mandava cercar o terraço para que ninguém caísse. Amar inclui prever. Desligaram a chave geral, calçaram bota, deixaram as crianças do outro lado da rua. Boa vontade sem cuidado enche pronto-socorro. Um serviço a menores e idosos pede o mesmo: dois adultos sempre, porta aberta, nada escondido, a família sabendo.',
    prayer:
      'Protetor de Israel, guarda quem trabalha pendurado: no andaime, no poste, na fachada. Livra-nos da pressa que mata, e ensina-me a pôr cerca onde outro poderia cair.',
    practice:
      'Procure o risco no que você vai fazer: fio, escada, carro, criança sozinha. Corrija um antes de seguir e mostre a todos onde fica a chave geral.',
  },
  {
    day: 26,
    title: 'Mutirão: o ritmo da fila',
    verse: verse('Eclesiastes 4:9', 'Dois melhores recompensa trabalho'),
    study:
      'Telha sobe de mão em mão. Se um arremessa, o outro quebra o dedo; se um para, a fila inteira para. Lá pelas dez acharam o compasso, e Beto, da calçada, começou um samba antigo que ninguém cantava inteiro. O Pregador, tão desiludido com o trabalho solitário do homem sem irmão, reconhece aqui uma exceção: em dupla vale a pena. Kauã, na semana seguinte, já sabia que o do lava-jato era canhoto.',
    prayer:
      'Deus trino, tu mesmo trabalhas em companhia. Dá-me o compasso dos que vêm antes e depois na fila. Que eu entregue o peso sem soltar cedo, e receba sem puxar.',
    practice:
      'Faça hoje, em dupla, uma tarefa que costuma fazer só: a feira, a faxina, o relatório. Antes, combinem quem começa, e troquem de lado no meio. No fim, pergunte ao outro em que momento você puxou demais ou soltou cedo, e ouça sem se explicar.',
  },
  {
    day: 27,
    title: 'Mutirão: a briga do meio-dia',
    verse: verse('Gálatas 5:13', 'liberdade servi-vos outros amor'),
    study:
      'No segundo sábado, o rapaz do lava-jato chegou às onze. Nádia soltou: “Tem gente aqui desde as seis.” Ele jogou a luva no chão: ninguém lhe pagava para ouvir aquilo. Fez-se um silêncio ruim, porque era verdade, não pagavam; e era esse o ponto frágil do grupo, pois entre livres não há relógio de ponto nem chefe. Paulo sabia e deu a única cola que segura gente assim: amor. Nádia desceu a escada. “Falei atravessado. O que houve?” O filho do rapaz tinha passado a noite na UPA.',
    prayer:
      'Senhor, mais uma vez cobrei antes de perguntar. Sara o menino na UPA e o pai que veio trabalhar sem dormir. Ensina-nos a servir também com o benefício da dúvida.',
    practice:
      'Procure quem você repreendeu ou julgou nesta semana por atraso ou falha. Pergunte “o que houve?” e peça desculpa pelo tom.',
  },
  {
    day: 28,
    title: 'Mutirão: bolinho de chuva',
    verse: verse('Marcos 1:31', 'mão levantou febre servi-los'),
    study:
      'Dona Zulmira não aguentou ficar na cadeira. “Vocês no meu telhado e eu de visita? Não senhor.” Às três da tarde vinha da cozinha cheiro de canela. Alguns protestaram que ela devia descansar, e seu Jair cortou: “Deixem.” A sogra de Pedro, mal a febre baixou, levantou-se e foi servir; há quem leia nisso só costume de mulher, mas o verbo é o que Jesus usa para si. Quem é ajudado não perde o direito de ajudar. Ela abriu o guarda-louça e escolheu a bandeja boa.',
    prayer:
      'Perdoa, Pai, se ajudei de um jeito que deixou o outro menor. Recebo o bolinho, o conselho, a bênção da mão enrugada. Que nenhum de nós fique só de um lado da bandeja.',
    practice:
      'Dia de descanso: deixe que outro mexa a panela e fique por perto só para a conversa e o cheiro. O bolinho pode ser comprado.',
  },
  {
    day: 29,
    title: 'Mutirão: sem placa',
    verse: verse('Lucas 17:10', 'servos inúteis fizemos devíamos'),
    study:
      'Terceiro sábado, última telha. Alguém propôs foto de todos com a casa ao fundo; dona Zulmira ajeitou o cabelo, sem graça. Nádia baixou o celular, e ficou uma fotografia só, na cozinha, com bandeja. Depois vieram os verbos sem glória: varrer serragem, catar prego (por causa dos pneus e dos pés), devolver a escada, lavar o balde. O servo da parábola chega do campo e ainda põe a mesa, e acha que fez o normal.',
    prayer:
      'Fiz o que devia, e como é leve dizer isso! Não me deves medalha, Jesus, e ninguém me deve nada; vou guardar a vassoura e dormir.',
    practice:
      'Termine a sua tarefa até o último prego. Devolva o emprestado, limpo, e agradeça a quem emprestou, sem publicar nada sobre isso.',
  },
  {
    day: 30,
    title: 'Mutirão: domingo, chuva',
    verse: verse('1 Pedro 4:10', 'sirva dom recebeu administradores graça'),
    study:
      'Choveu forte, e dentro, seca, dona Zulmira ouviu o barulho nas telhas e não se levantou para pôr balde. Kauã contou em casa que queria fazer curso de carpintaria. Nádia conversou com o pastor: “Acho que é isto que eu sei.” Ele perguntou o que a descansava e o que a esgotava, e propôs um grupo de reparos, uma vez por mês, com rodízio. Pedro chama de administrador quem recebe uma graça para passar adiante. Você também terminou alguma coisa neste mês. Quando terminou, de quem foi a alegria?',
    prayer:
      'Jesus carpinteiro, passei trinta dias olhando as tuas mãos, e as minhas já não me parecem tão comuns. Mostra-me com quem e onde, e dá-me um rodízio, um aprendiz e um domingo de chuva para escutar o telhado. Por teu nome é que sirvo. Amém.',
    practice:
      'Conte ao seu pastor que tarefa lhe deu alegria e qual o esgotou. Combinem um serviço com dia, parceiro e data de revisão.',
  },
];
