import type { GiftDay } from '#shared/guided-studies/guided-studies.ts';
import { verse } from '../../verse-claim.ts';
import type { AuthoredPart } from '../authored.ts';

export const exortacaoDaysOneToFifteen: AuthoredPart<GiftDay[]> = [
  {
    day: 1,
    title: 'Retrato 1: o apelido',
    verse: verse('Atos 4:36', 'José Barnabé filho consolação levita'),
    study:
      'Na primeira página do álbum há um levita de Chipre chamado José, nome comuníssimo. Os apóstolos deram-lhe outro, e pegou tanto que quase ninguém lembra o original. Imagine o que é preciso fazer, e quantas vezes, para a sua comunidade rebatizá-lo de consolo. No mesmo parágrafo ele vende um campo e entrega o valor. O consolo dele passava também pelo bolso. Se os que convivem com você fossem lhe pôr um apelido sincero pelo efeito que a sua conversa causa, qual seria?',
    prayer:
      'Senhor, tenho medo de adivinhar o meu apelido. Há dias em que sou filho da pressa, da ironia, da reclamação. Troca-me o nome aos poucos, de dentro para fora.',
    practice:
      'Peça a duas pessoas francas: “depois de falar comigo, você costuma sair mais leve ou mais pesado?” Agradeça, qualquer que seja a resposta.',
  },
  {
    day: 2,
    title: 'Retrato 2: o fiador',
    verse: verse('Atos 9:27', 'Barnabé tomando-o apóstolos contou caminho'),
    study:
      'Segunda imagem: porta fechada, gente encostada atrás dela. Do lado de fora está Saulo, o homem que prendia cristãos e agora jura ser um deles. Todos com medo, e o medo era razoável. Um só foi até a calçada, escutou a história inteira e entrou com ele pelo braço: “eu respondo”. Note a ordem: primeiro ouviu. Barnabé não foi ingênuo, foi verificar. Depois emprestou o seu bom nome a quem tinha um péssimo. Quase metade dos livros do Novo Testamento passou por aquela porta.',
    prayer:
      'Alguém ficou de meu fiador quando eu não valia a assinatura, e antes de todos foste tu, Jesus, e eu agradeço. Dá-me calma para ouvir quem mudou de vida, prudência para não ser enganado, e coragem para entrar com ele.',
    practice:
      'Há alguém novo, ex-presidiário, ex-brigão, “aquela moça”, que os outros evitam? Sente-se ao lado, pergunte pela história e apresente essa pessoa a um amigo.',
  },
  {
    day: 3,
    title: 'Retrato 3: o rosto na porta de Antioquia',
    verse: verse('Atos 11:23', 'viu graça alegrou-se exortou permanecessem'),
    study:
      'Mandaram Barnabé como inspetor. Chegavam notícias de Antioquia: gente de fora, costumes estranhos, todo tipo de mistura. Na foto ele acaba de entrar e está sorrindo. Podia ter aberto a prancheta; viu a graça de Deus e ficou contente. Só depois exortou, e o pedido foi simples: que continuassem. Existe um olhar treinado para achar defeito em obra nova, e existe este.',
    prayer:
      'Abre-me um sorriso antes da prancheta, Jesus. Que eu veja a tua graça com roupa que não é a minha: no culto barulhento, no filho de cabelo azul, na cunhada que recomeçou.',
    practice:
      'Sozinho e sem publicar nada, anote três sinais da graça num trabalho de gente diferente de você. Guarde a lista dentro da Bíblia e agradeça a Deus por um sinal de cada vez.',
  },
  {
    day: 4,
    title: 'Retrato 4: a estrada de Tarso',
    verse: verse('Atos 11:25', 'Barnabé Tarso buscar Saulo'),
    study:
      'Aqui Barnabé aparece de costas, caminhando. O trabalho em Antioquia tinha crescido, e ele se lembrou de um homem talentoso que andava sumido na cidade natal, havia talvez uns oito anos. Não esperou currículo: foi procurá-lo, achou, trouxe, e ensinaram juntos um ano inteiro. Quantos Saulos estão em Tarso! O violonista que parou depois da briga, a professora que se divorciou e achou que não podia mais, o tio que “já passou da idade”.',
    prayer:
      'Deus que não te esqueces de ninguém, traz-me à memória um nome. E, se for eu quem se afastou, que eu atenda quando vierem me procurar.',
    practice:
      'Procure pessoalmente alguém que se afastou de um serviço que fazia bem. Não cobre. Diga: “senti falta disto em você, e há lugar”.',
  },
  {
    day: 5,
    title: 'Retrato 5: segundo plano',
    verse: verse('Atos 13:13', 'Paulo estavam Perge João separando-se'),
    study:
      'Olhe depressa e nem achará Barnabé. Saíram “Barnabé e Saulo”; depois de um confronto em Chipre, terra de Barnabé, Lucas escreve “Paulo e os que iam com ele”. O descobridor virou companhia do descoberto. O texto não traz uma palavra de queixa. O encorajador verdadeiro tem este momento marcado na agenda: o dia em que a pessoa que levantou fica mais alta. Se doer, é normal. Dê um passo para trás, que a foto precisa dessa pessoa, e continue na viagem.',
    prayer:
      'Cristo, tomaste o último lugar sem reclamar. Eu reclamei, quando o meu aluno foi aplaudido com uma ideia minha. Alarga-me, até que o crescimento dele me caiba no peito.',
    practice:
      'Elogie diante de outros alguém que já faz melhor que você o que aprendeu com você, e não mencione que foi quem ensinou.',
  },
  {
    day: 6,
    title: 'Retrato 6: tremido',
    verse: verse('Gálatas 2:13', 'até Barnabé levar hipocrisia'),
    study:
      'Muita família tiraria esta do álbum. Em Antioquia chegaram uns irmãos influentes, e os judeus cristãos pararam de comer com os de outras nações. Até Barnabé, escreve Paulo, e naquele “até” ouve-se o susto. O homem que abria portas fechou uma, por medo do que diriam. Quem anima os outros costuma ter horror a desagradar, e esse é o seu ponto fraco. Desta vez precisou ouvir exortação dura. Parece tê-la ouvido: se o caso é anterior ao concílio de Jerusalém, como muitos pensam, logo os dois defenderiam juntos aquela mesma mesa.',
    prayer:
      'Levantei-me daquela mesa porque certas pessoas entraram. Jesus, tu viste com quem eu deixei de comer. Não foi convicção, foi medo de perder lugar; chamei de prudência e dormi mal. Quem ficou com o prato na mão era teu convidado. Perdoa a minha simpatia covarde, manda um amigo que me enfrente, e leva-me de volta à cadeira, hoje.',
    practice:
      'A sós com Deus, reconheça uma ocasião em que você se calou ou se afastou para agradar um grupo. Escreva o que devia ter dito e ore pela pessoa que ficou de lado, antes de procurá-la noutro dia.',
  },
  {
    day: 7,
    title: 'Retrato 7: o cais e a estrada',
    verse: verse('Atos 15:39', 'discórdia separaram Barnabé Marcos Chipre'),
    study:
      'No último retrato há um cais e amigos de costas um para o outro. O motivo é um rapaz, Marcos, que tinha desertado na primeira viagem. Paulo não o quer; Barnabé, primo dele, quer. Lucas não dá a razão a ninguém, e talvez os dois tivessem alguma. Um subiu por terra, pela Síria; o outro embarcou com o desertor. Anos mais tarde, na prisão, Paulo pediria por carta que lhe trouxessem Marcos, porque lhe era útil. A segunda chance demorou e, segundo a tradição antiga, deu um evangelho.',
    prayer:
      'Choro um pouco pelas amizades que se partiram no cais, por teimosia ou por convicção. Cuida de quem foi por mar e de quem foi por terra. E faz de mim a segunda chance de alguém.',
    practice:
      'Dia de descanso: pense em quem lhe deu uma segunda chance e fique um pouco com essa lembrança, sem pressa de dá-la a mais alguém. Se der vontade, escreva o nome da pessoa na margem da sua Bíblia.',
  },
  {
    day: 8,
    title: 'Pianíssimo',
    verse: verse('Isaías 40:2', 'Falai coração Jerusalém proclamai esforço terminado'),
    study:
      'pp: tão baixo que o ouvinte precisa chegar perto. Jerusalém estava em ruínas e os seus, exilados, com décadas de culpa nas costas. Ainda haveria o que reclamar. Deus manda falar ao coração, expressão usada também para o marido que tenta reconquistar a esposa, e dizer: acabou a guerra, está perdoado. Quem apanhou muito assusta-se com volume, até com volume de boa notícia. Baixe a voz, diga uma vez só e espere que a pessoa se incline.',
    prayer:
      'Fala baixo comigo também, Jesus, que estou tão acostumado a ouvir gritos que quase não reconheço a tua voz. Terminou mesmo a guerra? Repete mais perto, para que eu acredite.',
    practice:
      'Escolha alguém que foi muito criticado. Diga-lhe, a sós e sem pressa, uma só frase boa e verdadeira, sem explicar nem acrescentar nada.',
  },
  {
    day: 9,
    title: 'Forte',
    verse: verse('2 Samuel 12:7', 'Natã Davi és homem'),
    study:
      'f: há compassos em que sussurrar é cumplicidade. O rei tinha tomado a esposa de outro e mandado matar o marido. Natã preparou o golpe com arte: uma ovelha, um hóspede, um vizinho rico. Deixou que Davi mesmo se enfurecesse, e então bastaram duas palavras em hebraico. Não gritou à toa: falou com quem podia mandá-lo ao calabouço, em favor de quem já não podia falar. A dureza só é dom quando custa a quem fala, protege o mais fraco e deixa ao culpado uma porta, e Davi entrou por ela.',
    prayer:
      'Senhor, dá-me medo de errar o alvo e coragem de não errar a hora. Se sou eu o homem da história, que alguém me diga. Defende Urias, que não está aqui.',
    practice:
      'Existe uma injustiça diante da qual você se cala por conforto? Prepare duas frases firmes, sem insulto. Diga-as a quem de direito; se houver crime, denuncie.',
  },
  {
    day: 10,
    title: 'Pausa',
    verse: verse('Jó 2:13', 'sentaram terra sete dias palavra dor'),
    study:
      'O silêncio também se escreve na pauta, com sinal próprio e duração exata. Elifaz, Bildade e Zofar são lembrados pelos discursos errados, e mereciam ser lembrados pela primeira semana. Vieram de longe, choraram alto, rasgaram a roupa, sentaram-se no chão e ficaram calados por sete dias, porque viam o tamanho da dor. Foi a melhor coisa que fizeram, e estragaram tudo quando abriram a boca.',
    prayer:
      'Senhor, hoje sento no chão com quem sofre. Segura a minha língua, que quer tanto ser útil. Tu, que ouviste Jó por trinta capítulos, ouve também este silêncio.',
    practice:
      'Faça companhia a quem sofre por meia hora, presente, sem conselho. Se a pessoa falar, acene; se chorar, não peça que pare.',
  },
  {
    day: 11,
    title: 'Presto',
    verse: verse('Atos 16:28', 'Paulo clamou voz nenhum mal'),
    study:
      'Muito depressa, muito alto. Terremoto, grades abertas, um carcereiro com a espada já apontada para si. Paulo, com as costas em carne viva pelas varas daquele dia, berrou no escuro: não se machuque, estamos todos aqui! Sem introdução, deu duas informações e a sua presença. Quando alguém está à beira, encorajar é correr: ficar junto, perguntar sem rodeio se pensa em se matar, afastar o que fere, ligar 188, chamar o 192. Você não precisa ter a frase certa, mas precisa estar ali, e dizer que está.',
    prayer:
      'Depressa, Senhor! Há alguém agora com a lâmina, a ponte, os comprimidos. Manda um grito, uma batida na porta, um telefone que toque. Se for eu a voz, que eu não demore.',
    practice:
      'Salve no celular 188, 192 e o contato da UBS ou CAPS. Pergunte hoje, olhando nos olhos, “como você está de verdade?” a quem anda sumido.',
  },
  {
    day: 12,
    title: 'Da capo',
    verse: verse('2 Pedro 1:13', 'justo tabernáculo despertar relembranças'),
    study:
      'Significa voltar ao começo e tocar outra vez. Pedro, sabendo-se perto do fim, avisa que vai repetir o que os irmãos já conhecem, e acha justo. Eu também preciso ouvir de novo que sou perdoado; a memória da alma vaza. Há quem evite repetir por medo de cansar, e há quem só repita bronca. Repita ternura. “Estou com você”, “isso passa a ser nosso problema”, “Deus não mudou desde ontem”.',
    prayer:
      'Diz de novo, Pai, que eu sei de cor e preciso. Que a paciência com que repetes o sol toda manhã me ensine a repetir “estou aqui” ao meu velho que esquece.',
    practice:
      'Copie à mão a palavra boa que você mais precisa ouvir de novo. Leia-a em voz alta ao acordar, ao meio-dia e ao deitar, sem achar que é demais.',
  },
  {
    day: 13,
    title: 'Dueto',
    verse: verse('Romanos 1:12', 'consolado convosco fé mútua'),
    study:
      'Paulo começa a frase como visitante importante, que vai levar dom espiritual aos romanos, e no meio se corrige: ou melhor, para nos animarmos juntos, eu com a fé de vocês, vocês com a minha. A emenda é preciosa, porque quem só anima os outros, sem ser animado, seca. No dueto as vozes se escoram, e quando uma desafina a outra segura a nota. Quem segura a sua? Se a resposta for “ninguém”, talvez falte amigo, ou talvez falte você deixar.',
    prayer:
      'Aprendi a cantar sozinho e chamei isso de força. Manda-me a segunda voz, Senhor, e que eu diga “hoje estou mal” ao moço que costumo animar, e receba dele um acorde.',
    practice:
      'Conte a alguém que você costuma ajudar uma dificuldade sua atual. Peça que ore por você ali mesmo, e deixe que termine.',
  },
  {
    day: 14,
    title: 'Afinar',
    verse: verse(
      '1 Tessalonicenses 5:14',
      'advirtais desordeiros consoleis apoieis fracos paciência',
    ),
    study:
      'Antes do concerto, o músico escuta a própria corda. Paulo distribui quatro toques: advertência ao desordeiro, ânimo ao abatido, amparo ao fraco, paciência com todos. Trocar os destinatários causa estrago. A bronca no deprimido o afunda; o mimo no folgado o conserva; cobrar do esgotado é crueldade. A pergunta que afina é uma só: este irmão não quer, não consegue ou não aguenta mais? E o quarto toque serve de diapasão aos outros, pois fora da paciência todos soam falso.',
    prayer:
      'Chamei de preguiçoso quem estava doente, Jesus, e passei a mão na cabeça de quem abusava. Afina o meu ouvido e dá-me a paciência que tiveste comigo em cada uma dessas fraquezas.',
    practice:
      'Dia de descanso: ouça uma música inteira prestando atenção a um instrumento só. Depois fique em silêncio três minutos; hoje nenhum recado precisa ser dado.',
  },
  {
    day: 15,
    title: 'Rascunho: “Outra porta se abre!”',
    verse: verse('Provérbios 25:20', 'canções coração aflito roupa frio'),
    study:
      'Para Geraldo, cinquenta e três anos, dispensado depois de vinte e dois na mesma firma. Primeira versão, com três emojis: “Quando uma porta se fecha, outra se abre!” Apagada. O provérbio compara música alegre em peito triste a arrancar o cobertor no inverno. Segunda versão: “Soube hoje. Que pancada. Vinte e dois anos não são um crachá. Posso passar aí às sete? Levo o pão. E amanhã, se você quiser, mexemos juntos no currículo.” Enviada. Ele respondeu só a hora: sete e meia.',
    prayer:
      'Jesus, peço por quem hoje pôs numa sacola tudo o que tinha na gaveta e ainda não contou em casa. Põe sobre ele um cobertor, e livra-nos dos nossos cartões coloridos.',
    practice:
      'Releia a última mensagem de consolo que você enviou. Reescreva-a no papel com um fato, um sentimento e uma oferta com hora, só para treinar a mão.',
  },
];
