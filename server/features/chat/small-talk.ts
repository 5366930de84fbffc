import { spelledOut } from '../../library/terms.ts';

const MAX_WORDS = 16;

type SmallTalk = Readonly<{ opens: RegExp; answer: string }>;

/** People add these words to a greeting or to thanks. */
const FILLER_WORDS =
  '(?: (?:muito|muita|mesmo|demais|senhor|jesus|deus|irmao|irma|pastor|amigo|amiga|a|o|e|do|da|por|pela|tudo|ajuda|me ajudou|me ajudaram|ajudou|resposta|oi|ola|bom dia|boa tarde|boa noite|paz|obrigado|tchau|ate logo|ate mais|voce|a todos|querido|querida|viu|pela ajuda|bem|bom|boa|otimo|otima|com|contigo|na|em|no|te|lhe|nos|vos|abencoe|abencoa|abencoar|abencoado|abencoada|grandemente|ricamente|abundantemente|poderosamente|esclareceu|vida|familia|proteja|guarde|que|pra|para|um|uma|seu|sua|teu|tua|nosso|nossa|dia|tarde|noite|semana|domingo|todos|todas|sempre|tambem|amem|k+|rs+))*';

/** A laugh before other words says nothing. */
const LAUGHTER = /^(?:k+|rs+|haha\w*) (?=\p{L})/u;

const SMALL_TALK: readonly SmallTalk[] = [
  {
    opens:
      /^(?:muito )?(?:obrigado|obrigadao|valeu|grato|grata|agradecido|agradecida|gratidao(?= )|deus (?:te |lhe )?(?:abencoe|pague)|que deus (?:te |lhe )?(?:abencoe|pague))/u,
    answer:
      'Que bom poder caminhar junto nesta leitura. Quando quiser, pergunte sobre um versículo, um livro da Bíblia ou um assunto da vida.',
  },
  {
    opens:
      /^(?:oi+|ola|opa|eai|e ai|salve|bom dia|boa tarde|boa noite|paz|a paz|paz do senhor|a paz do senhor|graca e paz|shalom|tudo bem|tudo bom|como vai|como voce esta|esta ai|alo)/u,
    answer:
      'Olá! Que a paz esteja com você. Sobre o que quer conversar hoje? Pode ser um versículo, um livro da Bíblia ou algo que você está vivendo.',
  },
  {
    opens: /^(?:amem|aleluia|gloria|gloria a deus|gracas a deus|louvado seja|assim seja)/u,
    answer:
      'Amém. Se quiser continuar, pergunte sobre outro versículo ou outro assunto; estou por aqui.',
  },
  {
    opens: /^(?:tchau|ate logo|ate mais|ate amanha|adeus|fui|ate breve|boa noite e ate)/u,
    answer: 'Até logo, e boa leitura. Suas conversas ficam guardadas para quando você voltar.',
  },
  {
    opens:
      /^(?:ok|okay|beleza|certo|entendi|entendido|legal|show|top|massa|sim|nao|ta bom|esta bom|ta|esta|k+|rs+|haha\w*|ah|hum+|teste|testando)/u,
    answer:
      'Combinado. Se ficou alguma dúvida, escreva com as suas palavras; também posso ajudar com um versículo ou um livro da Bíblia.',
  },
  {
    opens:
      /^(?!.*\b(?:deus|jesus|senhor|pastor)\b)(?:oi |ola )?(?:eu )?(?:(?:quero|queria|preciso|precisava|posso|gostaria de)(?: muito)? (?:desabafar|conversar|falar|contar|te contar|lhe contar|me abrir)|me ajuda|me ajude|tem alguem ai)(?: (?:um pouco|uma coisa|com voce|com alguem|aqui|hoje|agora|por favor))*/u,
    answer:
      'Pode contar, no seu tempo e com as suas palavras. Procuro no acervo um texto que fale disso e uma passagem para ler junto. Se preferir ser ouvido por uma pessoa, procure alguém de confiança; o CVV escuta de graça, a qualquer hora, pelo 188.',
  },
  {
    opens:
      /^(?:oi |ola )?(?:(?:quem|o que) (?:e|es) (?:voce|tu)|qual (?:e )?(?:o )?seu nome|como voce se chama)/u,
    answer:
      'Sou o Companheiro Bíblico, um programa que ajuda a ler e a entender a Bíblia; não sou uma pessoa nem um pastor. Pergunte sobre um versículo, um livro da Bíblia ou algo que está vivendo.',
  },
];

/** @returns a kind reply to a message that asks nothing; null for any other message */
export function smallTalkAnswer(message: string): string | null {
  const words = spelledOut(message);
  if (words.length === 0 || words.length > MAX_WORDS) return null;
  const text = words.join(' ').replace(LAUGHTER, '');
  const match = SMALL_TALK.find(({ opens }) =>
    new RegExp(`${opens.source}${FILLER_WORDS}$`, 'u').test(text),
  );
  return match?.answer ?? null;
}
