import type { QuestionEntry } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const prayer: readonly QuestionEntry[] = [
  {
    slug: 'como-orar',
    question: 'Como devo orar? Existe jeito certo?',
    synonyms: [
      'como fazer uma oração',
      'aprender a orar',
      'preciso orar de joelhos',
      'orar em nome de Jesus',
      'não sei falar bonito na oração',
      'o que dizer para Deus',
    ],
    answer:
      'Orar é conversar com Deus como filho que fala com o pai. Jesus recomendou o quarto fechado, longe de plateia, e desaconselhou o palavreado repetido de quem acha que será atendido pela quantidade (Mateus 6:6-7). Palavras simples servem. Gente da roça, criança e doutor são ouvidos do mesmo modo.\n\nSe faltar assunto, siga quatro passos: agradeça por algo do dia, confesse o que pesa, peça pelos outros e por você, e fique um minuto em silêncio. O salmista aconselha a derramar o coração diante de Deus (Salmos 62:8), o que inclui choro, dúvida e reclamação sincera.\n\nA Bíblia mostra pessoas orando de joelhos, em pé, deitadas, na cadeia e no mar; a posição ajuda, mas não decide. Terminar em nome de Jesus (João 14:13) quer dizer chegar ao Pai por causa dele e pedir o que combina com ele. Comece com cinco minutos, num lugar fixo, e volte amanhã. Quem ora um pouco todos os dias vai criando intimidade.',
    verses: [
      verse('Mateus 6:6-7', 'quarto porta repetições'),
      verse('Salmos 62:8', 'derramai coração perante'),
      verse('João 14:13', 'pedirdes nome Pai Filho'),
    ],
  },
  {
    slug: 'pai-nosso',
    question: 'O que significa cada parte do Pai-Nosso?',
    synonyms: [
      'explicação do Pai Nosso',
      'oração que Jesus ensinou',
      'oração do Senhor',
      'evangélico pode rezar o Pai Nosso',
      'pão nosso de cada dia',
    ],
    answer:
      'Os discípulos pediram que Jesus os ensinasse a orar (Lucas 11:1), e ele lhes deu um modelo curto, que se diz em meio minuto (Mateus 6:9-13).\n\nA primeira metade olha para Deus. Chamá-lo de Pai nosso põe todos na mesma família. Pedir que seu nome seja santificado, que seu Reino venha e que sua vontade se faça é deixar que ele ocupe o centro antes da nossa lista. A segunda metade olha para a vida: o pão de hoje, sem ansiedade pelo ano inteiro; o perdão recebido e repassado; a proteção nas horas de tentação e contra o mal. As palavras finais de louvor constam em muitos manuscritos de Mateus, e é com elas que a maioria dos evangélicos ora.\n\nTodo cristão pode usar essa oração, em qualquer igreja. Jesus criticava a repetição vazia, não as palavras conhecidas. Um exercício: diga uma frase, pare e acrescente o nome de uma pessoa ou um assunto seu. Às vezes o Pai-Nosso inteiro leva meia hora.',
    verses: [
      verse('Lucas 11:1', 'discípulos ensina-nos orar'),
      verse('Mateus 6:9-13', 'Pai nosso pão perdoa-nos'),
    ],
  },
  {
    slug: 'para-que-serve-o-jejum',
    question: 'Para que serve o jejum e como faço?',
    synonyms: [
      'como jejuar',
      'jejum bíblico',
      'quem não pode jejuar',
      'jejum de Daniel',
      'quebrar o jejum',
      'jejum para alcançar uma bênção',
    ],
    answer:
      'Jejuar é deixar a comida, ou outra coisa boa, por um tempo, para dedicar atenção a Deus. Jesus supôs que os discípulos jejuariam e pediu discrição: nada de cara abatida para impressionar (Mateus 6:16-18). A igreja de Antioquia jejuava e orava antes de enviar missionários (Atos 13:2-3).\n\nO jejum não obriga Deus a nada. Por meio de Isaías, o Senhor repreendeu um povo que passava fome por devoção e oprimia os trabalhadores; o jejum que lhe agrada solta correntes e divide o pão com o faminto (Isaías 58:6-7). Por isso, o que você economiza pode virar cesta básica para alguém.\n\nSe for a primeira vez, pule uma única refeição, beba água e use esse tempo para ler e orar. Grávidas, quem amamenta, diabéticos, menores, idosos frágeis, quem toma remédio contínuo e quem tem ou teve transtorno alimentar não devem ficar sem comer sem falar com o médico. Para essas pessoas há outros jejuns: da televisão, das redes sociais, do doce. Deus lê o coração também diante de um prato cheio.',
    verses: [
      verse('Mateus 6:16-18', 'jejuardes hipócritas segredo'),
      verse('Atos 13:2-3', 'jejuado Barnabé orando'),
      verse('Isaías 58:6-7', 'jejum oprimidos pão faminto'),
    ],
  },
  {
    slug: 'nao-consigo-orar',
    question: 'Não consigo orar: a mente viaja e me dá sono. O que faço?',
    synonyms: [
      'durmo na oração',
      'não tenho vontade de orar',
      'não consigo me concentrar para orar',
      'oração fria',
      'falta de disciplina na oração',
    ],
    answer:
      'Os três amigos mais próximos de Jesus dormiram justamente na noite em que ele pediu companhia. Ele os acordou com firmeza e também com compreensão, reconhecendo que a disposição existe, mas o corpo é fraco (Marcos 14:37-38). A sua dificuldade não é novidade para Deus, nem o espanta.\n\nExperimente mudanças simples: ore em voz baixa, caminhando ou lavando a louça, ou escreva a oração num caderno. Deixe o telefone em outro cômodo. Troque a última hora da noite pela primeira da manhã, e quinze minutos por cinco. Quando a mente fugir para a conta de luz, ore pela conta de luz e volte. Um salmo lido devagar empresta palavras nos dias secos.\n\nE quando não sai nada, lembre-se de que o Espírito ajuda na fraqueza e intercede além das palavras (Romanos 8:26). Até um gemido conta como oração. Se a falta de ânimo atinge tudo, sono, comida, trabalho e convívio, por mais de duas semanas, procure um médico ou psicólogo: pode ser depressão, e ela tem tratamento.',
    verses: [
      verse('Marcos 14:37-38', 'dormindo vigiar carne fraca'),
      verse('Romanos 8:26', 'Espírito ajuda fraquezas gemidos'),
    ],
  },
  {
    slug: 'vontade-de-deus',
    question: 'Como saber a vontade de Deus para a minha vida?',
    synonyms: [
      'preciso tomar uma decisão',
      'confirmação de Deus',
      'pedir um sinal',
      'mudar de emprego ou de cidade',
    ],
    answer:
      'Grande parte da vontade de Deus já está escrita: santificação (1 Tessalonicenses 4:3), gratidão em qualquer circunstância, justiça, bondade e humildade ao lado dele (Miqueias 6:8). Quem vive assim dificilmente erra o caminho principal, seja qual for a cidade ou a profissão.\n\nNas escolhas que a Bíblia não detalha, Deus dá sabedoria a quem pede (Tiago 1:5) e espera que a usemos. Pergunte: isso contraria algo claro nas Escrituras? Que efeito terá sobre minha família e minha fé? O que dizem pessoas maduras que me conhecem? Provérbios observa que planos dão mais certo com muitos conselheiros (Provérbios 15:22). Considere também seus dons, suas contas e sua saúde.\n\nDesconfie de atalhos, como abrir a Bíblia ao acaso ou depender da palavra de um desconhecido que diz falar por Deus. Ore, pense, ouça conselho, durma uma noite e decida. Entre duas opções honestas, você tem liberdade. E o Pai, que conhece seus limites, continua conduzindo quem escolheu com sinceridade.',
    verses: [
      verse('1 Tessalonicenses 4:3', 'vontade Deus santificação'),
      verse('Miqueias 6:8', 'justo bondade humildemente'),
      verse('Tiago 1:5', 'falta sabedoria peça'),
      verse('Provérbios 15:22', 'planos conselho conselheiros'),
    ],
  },
  {
    slug: 'orar-em-publico',
    question: 'Tenho vergonha de orar em público. Como orar sem travar?',
    synonyms: [
      'orar em público',
      'vergonha de orar em público',
      'travo na hora de orar em voz alta',
      'não sei orar na frente dos outros',
      'medo de orar na igreja',
      'me pediram para orar e eu travei',
      'orar em voz alta',
    ],
    answer:
      'O dirigente diz “a irmã pode orar?”, as mãos ficam suadas e some até o Pai-Nosso. Moisés conheceu essa sensação; alegou ser pesado de língua, e Deus perguntou quem tinha feito a boca dele (Êxodo 4:10-12). Paulo confessou aos coríntios que tinha chegado tremendo (1 Coríntios 2:3).\n\nAjuda lembrar o que essa oração é. Não é prova de fluência: Jesus advertiu contra orar para ser visto e contra a ideia de que muita palavra convence Deus (Mateus 6:5-7). O publicano falou uma linha, sem levantar os olhos, e voltou para casa justificado (Lucas 18:13-14). Orar em voz alta é emprestar a voz, de modo que os outros possam dizer amém (1 Coríntios 14:16). Diante do túmulo do amigo, o próprio Jesus falou alto por causa de quem estava em volta (João 11:41-42).\n\nUm caminho em degraus, do mais fácil ao mais difícil:\n\n- Sozinho, mas em voz alta, para o ouvido se acostumar.\n- Com uma pessoa só, de preferência alguém em quem confia.\n- No grupo, com três linhas escritas na mão, já que os próprios salmos são orações escritas.\n- Um esqueleto para decorar: Pai, obrigado por isto; pedimos aquilo; em nome de Jesus, amém.\n\nUse a sua voz de todo dia e não imite o tom de ninguém. Se der branco, respire; três segundos de silêncio parecem reverência. E pode dizer “hoje não, obrigado” sem culpa nenhuma. Se o pavor aparece em toda situação com gente, um psicólogo pode ajudar muito.',
    verses: [
      verse('Êxodo 4:10-12', 'Moisés língua boca ensinarei'),
      verse('1 Coríntios 2:3', 'fraqueza temor tremor'),
      verse('Lucas 18:13-14', 'publicano misericórdia justificado'),
      verse('Mateus 6:5-7', 'hipócritas vistos repetições'),
      verse('1 Coríntios 14:16', 'amém bendizer'),
      verse('João 11:41-42', 'ouvido multidão redor'),
    ],
  },
];
