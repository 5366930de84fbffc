/** Phrases that begin or end a question on any subject and carry no weight in matching. */
export const FRAMES: readonly string[] = [
  'o que (?:e que )?a (?:biblia|palavra|palavra de deus) (?:fala|diz|ensina|conta)(?: (?:sobre|de|do|da|a respeito de|acerca de))?',
  '(?:o que|oque) (?:deus|jesus) (?:fala|diz|acha|pensa|ensina) (?:sobre|de|do|da)',
  '(?:segundo|conforme|de acordo com) (?:a biblia|deus|a palavra de deus|a palavra)',
  '(?:a vida|(?:a )?historia|(?:a )?biografia) (?:de|do|da)(?! (?:oracao|fe|santidade))',
  '(?:um |como )?passo a passo',
  '(?:na|da) biblia$',
  '(?:o )?que (?:significa|quer dizer)',
  '(?:me )?(?:explica|explique|explicar|ensina|ensine|fala|fale|conta|conte|diz|diga)(?: pra mim| para mim)?(?: (?:sobre|de|do|da|o que e))?',
  '(?:uma |a )?(?:oracao|oracoes|prece) (?:para|pra|pro|por|pelo|pela|pelos|pelas|pedindo|sobre|de|do|da)',
  '(?:um )?(?:estudo|estudos|mensagem|pregacao|sermao|esboco) (?:biblico )?(?:sobre|de|do|da|acerca)',
  '(?:gostaria|queria|quero|preciso) (?:de )?(?:saber|entender|aprender|ouvir)(?: (?:sobre|mais sobre|melhor))?',
  '(?:uma |de uma )(?:palavra|mensagem)',
  'preciso de (?:ajuda|uma palavra|uma oracao|oracao|um conselho|conselho)',
  '(?:me )?(?:ajuda|ajude|ajudem|socorro)(?: (?:por favor|pfv|deus|senhor))?',
  '(?:ore|ora|orem|oren) (?:por|pelo|pela|pelos|pelas|comigo por)',
  '(?:como|o que) (?:eu )?(?:posso |devo |faco |fazer )?(?:para |pra )?(?:lidar|agir|proceder|reagir)(?: com)?',
  'o que (?:eu )?(?:faco|fazer|devo fazer|posso fazer)',
  'qual (?:e )?(?:a |o )?(?:significado|sentido|importancia|visao|opiniao) (?:de|do|da)',
  '(?:significado|explicacao|resumo) (?:de|do|da)',
  '(?:explicacao|resumo|significado)$',
  'e (?:verdade|certo|errado|pecado) (?:que|se)?',
  'sera que',
  'boa (?:tarde|noite)|bom dia',
  '(?:para|pra) (?:eu |gente )?(?:levar|pregar|ministrar|apresentar|compartilhar|dar|usar) (?:no|na|ao|em|com|pro|pra)\\b.*$',
  'por favor',
  '(?:ola|oi|paz do senhor|a paz) (?:pastor|irmao|irma|amigo)?',
];

/** Words that may stand within a phrase without changing what it means. */
export const INTENSIFIERS: ReadonlySet<string> = new Set(
  'realmente verdadeiramente muito muita tao tanto demais bastante super meio bem quase'.split(' '),
);

/** Words that say nothing of a subject. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a o as os ao aos um uma uns umas de do da dos das em no na nos nas num numa por pelo pela pelos pelas para pra pro pras pros com sem sob ate
  e ou mas nem que se como quando onde quem qual quais cujo porque pois entao tambem ja ainda so mais menos muito muita muitos muitas mto mt bem mal
  eu tu ele ela eles elas voce voces nos me te lhe mim ti si comigo contigo conosco meu minha meus minhas teu tua seu sua seus suas nosso nossa nossos nossas dele dela deles delas
  este esta estes estas esse essa esses essas isso isto aquilo aquele aquela
  ser e eh sou somos sao era foi fui ser sendo sido estou esta estao estava to ta tou tao tava tem tenho temos tinha ter teve tive ha haver havia
  vou vai vamos vao ir indo ia posso pode podem podemos poder devo deve dever quero queria quer querer gostaria preciso precisa precisar consigo consegue conseguir consegui
  faz faco fazer fazendo fez feito fica fico ficar dar da dou deu fala fale falar diz dizer sei sabe saber sobre acerca respeito
  ai la aqui ali agora hoje ontem amanha depois antes sempre nunca todo toda todos todas tudo nada algo algum alguma alguem ninguem cada outro outra outros outras mesmo mesma
  coisa coisas gente pessoa pessoas vez vezes dias semana semanas mes meses ano anos tempo hora horas
  ola oi tipo mano cara senhor ne pois tao quase existe existem existir existo acontece acontecer crente cristao crista cristaos crentes evangelico evangelica deus ajuda ajude ajudar porfavor favor
  vem vindo sinto sente sentindo sentir qualquer realmente demais bastante super grande grandes bom boa verdade
  pq porque q nao sim quanto quantos quanta quantas`.split(/\s+/),
);

/** Words that count a little: which relative or which moment is meant decides nothing alone. */
export const LIGHT_CONCEPTS: ReadonlySet<string> = new Set([
  '#spouse_wife',
  '#spouse_husband',
  '#child',
  '#mother',
  '#father',
  '#relatives',
  '#siblings',
  '#home',
  '#family',
  '#baby',
  '#bible',
  '#begin',
]);

/** What a light concept weighs of its weight. */
export const LIGHT = 0.3;

/** Every text for a couple is about a marriage, so there the word decides nothing either. */
export const LIGHT_FOR_COUPLES = '#marriage';
