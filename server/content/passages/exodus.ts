import type { PassageDevotional } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const exodus: readonly PassageDevotional[] = [
  {
    slug: 'exodo-1',
    chapters: ['EXO.1'],
    verse: verse('Êxodo 1:17', 'parteiras temeram Deus'),
    reflection:
      'O novo Faraó não conheceu José, e a história que começou com setenta pessoas virou trabalho forçado, barro e tijolo. O rei do Egito fica sem nome no capítulo; duas parteiras têm, Sifrá e Puá. Elas temem a Deus mais do que a ordem do palácio, deixam viver os meninos, e por causa delas um dia haverá Moisés.',
    prayer:
      'Senhor da vida, agradeço por Sifrá e por Puá, que disseram não ao rei. Abençoa as parteiras, as enfermeiras e quem protege os que acabam de nascer. Quando me mandarem fazer o mal, dá-me mais temor de ti do que do chefe. Jesus menino também escapou de uma ordem de morte. Amém.',
    application:
      'Agradeça a uma profissional de saúde ou a uma vizinha que ajudou a trazer ou a criar uma criança da sua família. Conte-lhe como essa criança está.',
  },
  {
    slug: 'exodo-2',
    chapters: ['EXO.2'],
    verse: verse('Êxodo 2:4', 'irmã longe'),
    reflection:
      'Uma mãe veda o cesto de juncos com piche, põe o filho entre as plantas do rio e vai embora; a irmã fica de longe, vigiando. Quando a filha de Faraó abre o cesto, o menino está chorando, e é o choro que a comove. A menina se aproxima e oferece uma ama, e Moisés volta para o colo da própria mãe.',
    prayer:
      'Pai, há dias em que eu só consigo vedar o cesto e soltar nas tuas mãos quem eu amo. Olha pelas crianças que correm perigo esta noite, e põe gente atenta perto delas. Tu guardaste Moisés no rio e guardaste Jesus da espada de Herodes. Dá-me a coragem daquela irmã para ficar por perto e falar na hora certa. Amém.',
    application:
      'Ofereça uma ajuda concreta a uma mãe que você conhece: ficar uma hora com a criança, levar um prato pronto ou buscar na escola.',
  },
  {
    slug: 'exodo-3',
    chapters: ['EXO.3'],
    verse: verse('Êxodo 3:7', 'vi aflição clamor'),
    reflection:
      'Moisés cuida das ovelhas do sogro no fim do deserto, há muitos anos longe do Egito, e para diante de uma sarça que arde e continua inteira. Deus o chama pelo nome duas vezes e conta o que viu e ouviu do povo escravizado. Quando Moisés pergunta quem é ele para ir a Faraó, a resposta é uma companhia: eu serei contigo.',
    prayer:
      'Senhor, tu ouves o clamor de quem trabalha debaixo de maus-tratos e não pode reclamar. Desce hoje para livrar quem sofre, como desceste até nós em Jesus. E se me mandares falar com alguém poderoso, vai junto comigo, porque eu também pergunto quem sou eu. Aqui estou. Amém.',
    application:
      'Tire os sapatos ao orar hoje, como Moisés tirou, e fique cinco minutos com os pés no chão diante de Deus. Diga a ele qual tarefa você teme aceitar.',
  },
  {
    slug: 'exodo-4',
    chapters: ['EXO.4'],
    verse: verse('Êxodo 4:12', 'boca ensinarei falar'),
    reflection:
      'Moisés continua dando desculpas diante da sarça: não vão crer, eu falo devagar, manda outro. Deus pergunta o que ele tem na mão, e é só um cajado de pastor. Mesmo irritado, o Senhor arranja companhia, e Arão já vem pela estrada, feliz de rever o irmão.',
    prayer:
      'Criador da boca do homem, tu conheces a minha língua presa e o meu medo. Eu te mostro o que tenho na mão, e é pouco. Ensina-me o que dizer, e dá-me um Arão para as horas em que a voz falhar. Jesus disse que o Espírito nos daria as palavras; hoje eu vou confiando nisso. Amém.',
    application:
      'Olhe o que você tem à mão, um talento, uma ferramenta, um contato, e ofereça isso a Deus em oração. Peça depois a alguém que complete o que lhe falta.',
  },
  {
    slug: 'exodo-14',
    chapters: ['EXO.14'],
    verse: verse('Êxodo 14:15', 'clamas marchem'),
    reflection:
      'Israel está acampado junto ao mar quando vê os carros de Faraó se aproximando, e muitos preferiam ter ficado escravos. A nuvem que ia na frente passa para trás e fica a noite inteira entre os dois acampamentos. Então Deus manda o povo marchar, e o vento sopra até de manhã para que haja chão no meio das águas.',
    prayer:
      'Deus forte, eu vejo o mar na minha frente e o que me persegue vem chegando. Põe a tua nuvem entre mim e o medo desta noite. Quando tu mandares marchar, dá firmeza aos meus pés, porque Cristo já passou pela morte e abriu o caminho. Eu quero contar depois o que fizeste. Amém.',
    application:
      'Chame um amigo para dar com você o passo que assusta: ir à consulta, fazer a ligação, abrir a carta. Combinem hoje o dia e a hora.',
  },
  {
    slug: 'exodo-16',
    chapters: ['EXO.16'],
    verse: verse('Êxodo 16:18', 'sobrava faltava recolhido'),
    reflection:
      'O povo tem saudade das panelas de carne do Egito e esquece o chicote que vinha junto. De manhã, quando o orvalho seca, o chão está coberto de uma coisa branca, e eles perguntam o que é aquilo. Quem guarda para o outro dia acha bicho; no sexto dia há porção dobrada, e no sétimo Deus manda que fiquem em casa, descansando.',
    prayer:
      'Tu me dás, Pai, o pão de um dia, e eu queria ver o do mês inteiro. Perdoa a saudade que sinto do que me escravizava. Ensina-me a recolher, a repartir e a parar. Jesus é o pão que desceu do céu, e dele eu me alimento hoje sem medo de amanhã. Amém.',
    application:
      'Escolha um tempo desta semana para descansar de verdade, sem trabalho e sem compras, e anote-o agora. Prepare na véspera o que for preciso.',
  },
  {
    slug: 'exodo-17',
    chapters: ['EXO.17'],
    verse: verse('Êxodo 17:12', 'Arão Hur sustentavam mãos'),
    reflection:
      'Em Refidim falta água, e o povo quase apedreja Moisés perguntando se o Senhor está ali ou não. Da rocha ferida sai o que beber, e Paulo diria que aquela rocha era figura de Cristo. Logo chega Amaleque; no alto do morro os braços de Moisés pesam, e Arão e Hur o sentam numa pedra e seguram, um de cada lado, até o sol se pôr.',
    prayer:
      'Senhor, minha bandeira, os meus braços cansaram de pedir. Manda quem me sente na pedra e segure as minhas mãos. Perdoa a pergunta que faço na sede, se tu estás ou não entre nós. Jesus foi ferido para que eu bebesse; dá-me dessa água, e faz de mim apoio para quem intercede. Amém.',
    application:
      'Sustente os braços de alguém que cuida de muitos, um pastor, um professor, uma mãe. Pergunte o que mais pesa e faça hoje uma parte no lugar dessa pessoa.',
  },
  {
    slug: 'exodo-20',
    chapters: ['EXO.20'],
    verse: verse('Êxodo 20:2', 'SENHOR tirei Egito servos'),
    reflection:
      'Antes do primeiro mandamento vem uma lembrança: foi este Deus que tirou o povo da casa da escravidão. As dez palavras são ditas a gente já liberta, no meio de trovões, e protegem o descanso do empregado, a velhice dos pais, o casamento e o bom nome do vizinho. O povo treme e se afasta, e Moisés entra na nuvem escura onde Deus está.',
    prayer:
      'Meu libertador, eu ouço os teus mandamentos e vejo onde os quebrei. Tu me tiraste da escravidão antes de me pedires qualquer coisa. Agradeço por Jesus, que cumpriu a tua lei e a resumiu no amor. Escreve em mim as dez palavras, e faz da minha casa um lugar onde os fracos descansem. Amém.',
    application:
      'Leia os dez mandamentos devagar e pare naquele que mais incomoda. Confesse-o a Deus, e faça hoje o gesto bom que é o contrário dele.',
  },
  {
    slug: 'exodo-32',
    chapters: ['EXO.32'],
    verse: verse('Êxodo 32:24', 'ouro fogo saiu bezerro'),
    reflection:
      'Moisés demora quarenta dias, e o povo pede a Arão um deus que se possa ver. Ele recolhe os brincos, molda o bezerro com o buril, e depois conta que jogou o ouro no fogo e aquilo saiu. Moisés quebra as tábuas, sobe outra vez e pede perdão por todos, oferecendo o próprio nome para ser riscado do livro.',
    prayer:
      'Senhor, quando tu demoras, eu fabrico o que possa ver e tocar. Perdoa o meu bezerro e a minha explicação de que ele apareceu sozinho. Agradeço porque Jesus subiu ao monte por nós e ofereceu a vida para que o nosso nome ficasse escrito. Ensina-me a esperar e a pedir pelos que erraram comigo. Amém.',
    application:
      'Assuma hoje diante de alguém um erro que você vinha explicando como acaso ou culpa dos outros. Diga: fui eu que fiz. Depois repare o que puder.',
  },
  {
    slug: 'exodo-33',
    chapters: ['EXO.33'],
    verse: verse('Êxodo 33:15', 'presença tires daqui'),
    reflection:
      'Depois do bezerro, Deus oferece a terra prometida e um anjo para abrir o caminho, sem ir ele mesmo. Moisés recusa, pois prefere o deserto a uma terra sem essa presença. Ele pede ainda para ver a glória, e o Senhor o põe numa fenda da rocha, cobre-o com a mão e faz passar diante dele toda a sua bondade.',
    prayer:
      'Deus, eu já quis a tua terra e os teus presentes mais do que a ti. Não me deixes ir a lugar nenhum sem a tua companhia. Esconde-me na fenda da rocha e mostra-me a tua bondade. A tua glória eu vejo no rosto de Jesus, e com ele eu posso descansar. Amém.',
    application:
      'Antes do próximo compromisso importante, pare com quem vai com você e orem pedindo a presença de Deus. Se sentirem que não devem ir, conversem sobre isso.',
  },
  {
    slug: 'exodo-40',
    chapters: ['EXO.40'],
    verse: verse('Êxodo 40:34', 'nuvem cobriu glória encheu'),
    reflection:
      'No primeiro dia do ano, Moisés monta o tabernáculo peça por peça, as bases, as tábuas, a mesa dos pães, o candelabro, a pia, a cortina da porta. Quando ele termina, a nuvem desce, e a glória é tanta que nem ele consegue entrar. Daí em diante o povo só desmonta as tendas quando a nuvem se levanta.',
    prayer:
      'Senhor, tu quiseste morar numa tenda, no meio de gente que murmura. Agradeço porque a tua Palavra se fez carne e armou a tenda entre nós, em Jesus. Enche também esta casa simples onde eu vivo. Ensina-me a ficar quando a tua nuvem fica e a andar quando ela se levanta. Amém.',
    application:
      'Arrume com outra pessoa um cantinho da casa para a oração, com uma cadeira e uma Bíblia. Estreiem o lugar hoje com uma oração curta de cada um.',
  },
];
