import { spelledOut } from '../../portuguese/shorthand.ts';

const MAX_WORDS = 16;

/** Words that stand around a courtesy and ask for nothing. */
const FILLERS =
  'a|o|e|do|da|na|em|no|te|lhe|nos|vos|que|para|um|uma|se|com|contigo|por|pela|pelo|voce|viu|so|muito|muita|dms|mesmo|demais|bem|bom|boa|otimo|otima|otimas|lindo|linda|lindas|sempre|tambem|senhor|jesus|deus|irmao|irma|irmaos|pastor|amigo|amiga|querido|querida|todos|todas|seu|sua|teu|tua|nosso|dessa|desta|essa|esta|desse|esse|isso|isto|tudo|ajuda|ajudou|ajudaram|esclareceu|resposta|respostas|explicacao|texto|palavra|palavras|mensagem|oracao|app|aplicativo|abencoe|abencoa|abencoar|abencoado|abencoada|grandemente|ricamente|abundantemente|poderosamente|proteja|guarde|(?:sua|tua|nossa) (?:vida|familia|casa)|dia|tarde|noite|semana|domingo';

type Courtesy = Readonly<{ phrases: string; answer: string }>;
type Reply = Readonly<{ said: RegExp; answer: string }>;

/** Where a message holds several courtesies, the first of these is answered. */
const COURTESIES: readonly Courtesy[] = [
  {
    phrases:
      'tchau|ate logo|ate mais|ate amanha|ate breve|ate a proxima|adeus|fui|(?:ja )?vou (?:dormir|deitar|descansar|trabalhar|sair)|(?:fica|fique|vai|va) com deus|durma bem|dorme bem|bom descanso',
    answer: 'Até logo, e boa leitura. Suas conversas ficam guardadas para quando você voltar.',
  },
  {
    phrases:
      'obrigad[oa]+|obrigadao|valeu|grato|grata|agradecido|agradecida|agradeco|gratidao|deus (?:te |lhe )?(?:abencoe|pague)|(?:eu )?(?:gostei|amei|adorei)|me ajudou|me ajudaram|que (?:resposta|palavra|mensagem|oracao) (?:linda|boa|maravilhosa|perfeita|abencoada)',
    answer:
      'Que bom poder caminhar junto nesta leitura. Quando quiser, pergunte sobre um versículo, um livro da Bíblia ou um assunto da vida.',
  },
  {
    phrases: 'amem|aleluia|gloria|gloria a deus|gracas a deus|louvado seja|assim seja',
    answer:
      'Amém. Se quiser continuar, pergunte sobre outro versículo ou outro assunto; estou por aqui.',
  },
  {
    phrases:
      'oi+|ola|opa|eai|e ai|salve|bom dia|boa tarde|boa noite|paz|graca e paz|shalom|tudo bem|tudo bom|como vai|como voce esta|esta ai|alo',
    answer:
      'Olá! Que a paz esteja com você. Sobre o que quer conversar hoje? Pode ser um versículo, um livro da Bíblia ou algo que você está vivendo.',
  },
  {
    phrases:
      'ok|okay|beleza|certo|entendi|entendido|legal|show|top|massa|sim|nao|esta bom|esta bem|esta$|k+|rs+|haha\\w*|ah|hum+|nossa|teste|testando',
    answer:
      'Combinado. Se ficou alguma dúvida, escreva com as suas palavras; também posso ajudar com um versículo ou um livro da Bíblia.',
  },
];

/** Messages about the conversation itself, whole. */
const REQUESTS: readonly Reply[] = [
  {
    said: /^(?!.*\b(?:deus|jesus|senhor|pastor)\b)(?:oi |ola )?(?:eu )?(?:(?:quero|queria|preciso|precisava|posso|gostaria de)(?: muito)? (?:desabafar|conversar|falar|contar|te contar|lhe contar|me abrir)|me ajuda|me ajude|tem alguem ai)(?: (?:um pouco|uma coisa|com voce|com alguem|aqui|hoje|agora|por favor|muito|bem))*$/u,
    answer:
      'Pode contar, no seu tempo e com as suas palavras. Procuro no acervo um texto que fale disso e uma passagem para ler junto. Se preferir ser ouvido por uma pessoa, procure alguém de confiança; o CVV escuta de graça, a qualquer hora, pelo 188.',
  },
  {
    said: /^(?:oi |ola )?(?:(?:quem|o que) (?:e|es) (?:voce|tu)|qual (?:e )?(?:o )?seu nome|como voce se chama)(?: (?:mesmo|afinal|amigo|amiga|irmao|irma))*$/u,
    answer:
      'Sou o Companheiro Bíblico, um programa que ajuda a ler e a entender a Bíblia; não sou uma pessoa nem um pastor. Pergunte sobre um versículo, um livro da Bíblia ou algo que está vivendo.',
  },
];

const COURTEOUS: readonly Reply[] = COURTESIES.map(({ phrases, answer }) => ({
  said: new RegExp(`(?:^| )(?:${phrases})(?: |$)`, 'u'),
  answer,
}));
const ALL_COURTESIES = COURTESIES.map(({ phrases }) => phrases).join('|');
const NOTHING_ELSE = new RegExp(
  `^(?!nao (?:esta|tudo|muito|bem|bom))(?:(?:${ALL_COURTESIES}|${FILLERS})(?: |$))+$`,
  'u',
);

/** @returns a kind reply to a message that asks nothing; null for any other message */
export function smallTalkAnswer(message: string): string | null {
  const words = spelledOut(message);
  if (words.length === 0 || words.length > MAX_WORDS) return null;
  const text = words.join(' ');
  const replies = NOTHING_ELSE.test(text) ? [...REQUESTS, ...COURTEOUS] : REQUESTS;
  return replies.find(({ said }) => said.test(text))?.answer ?? null;
}
