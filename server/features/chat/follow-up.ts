import { foldText } from '#shared/portuguese/words.ts';

/** What a message asks for that goes on from the last answer. */
export type FollowUp = 'verse' | 'prayer' | 'short' | 'step' | 'other' | 'more';

const MOST_WORDS = 12;

/**
 * Words that go on from something and name nothing themselves. They are fewer than `FRAME_WORDS`,
 * as a message with any other word is a question of its own.
 */
const FILLERS = new Set(
  `a o as os e ah ai mas ok ta tá entao então me mim pra para por favor pf de do da dos das em no na um uma uns algum alguma
  sobre disso disto disse isso isto nisso nisto esse essa este esta assunto tema com que eu voce vc pode poderia podia
  consegue quero queria preciso tem teria ter da dar manda mande mostra mostre cite cita traz traga passa agora aqui la
  fala fale so tambem tbm gostaria se for possivel sim nao bem direito muito nada quase bom biblia biblico biblica bonito
  falando fale algo alguem sabe comigo pouco jeito forma ainda vez qual quais onde esta ta fica la pq por q meu deus
  obrigado obrigada gostei legal entao ja li hoje seu teu faz fazer ver ler essa resposta texto desse deste
  quem ele ela eles elas dele dela vida dia colocar coloco botar ponho ajuda ajude ajudar coisa parte livro lugar sua meu minha nossa`.split(
    /\s+/,
  ),
);

/** What each of them is asked with, the first that is heard; a message of nothing else asks for it. */
const ASKED_WITH: readonly (readonly [FollowUp, RegExp])[] = [
  ['verse', /^(?:versic\w*|versos?|passagens?|passagem|referencias?|trechos?|escrit[oa])$/u],
  ['prayer', /^(?:ora|ore|orar|oracao|oracoes|oremos|reza|prece)$/u],
  [
    'short',
    /^(?:resum\w+|curt\w+|menor|entendi|entendo|compreendi|simples|simplific\w+|facil|repet\w+|traduz\w*|confus[oa]|palavras|poucas|outras)$/u,
  ],
  [
    'step',
    /^(?:continu\w+|pratic\w+|comec\w+|faco|passos?|proximo|depois|seguir|seguida|prosseguir|aplic\w*|falo|digo)$/u,
  ],
  ['other', /^(?:outr[oa]s?|diferente|parecid[oa]s?)$/u],
  [
    'more',
    /^(?:explic\w+|detalh\w+|aprofund\w+|mais|melhor|cont[ae]|conte|desenvolv\w+|saber|assim|como|porque|exemplos?|motivo|razao|interessante|signific\w*|certeza|concordo|duvidas?|verdade|falou|disse|disseram)$/u,
  ],
];
/** Who was not helped, or asks for one more, asks for another of the same. */
const ONE_MORE =
  /^(?:mas |entao |ai )?(?:nao (?:me )?(?:ajud\w+|serv\w+|gostei|era (?:bem )?isso|e (?:bem )?isso)\b.{0,20}|(?:me )?(?:da|de|manda|mande|quero|tem)? ?mais (?:um|uma|algum|alguma))$/u;
/** "Se ele não mudar?" and "e as crianças?" ask on, with a subject of their own. */
const ASKS_ON =
  /^(?:(?:e |mas |ok |entao )*(?:e )?se (?:el[ea]s?|eu|isso|nao|a gente)\b.{0,60}|(?:e|mas|mas e|e mas) .{2,40})$/u;
const LEANING = /^(?:isso|isto|disso|nisso|el[ea]s?|del[ea]s?)$/u;
const MOST_LEANING_WORDS = 7;

const folded = (message: string) =>
  foldText(message)
    .replace(/[^a-z ]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** @returns null for a message that stands for itself */
export function followUpIn(message: string): FollowUp | null {
  const text = folded(message).replace(/\b(?:por que|pq)\b/gu, 'porque');
  const words = text.split(' ');
  if (/\b(?:entendi|compreendi)\b/u.test(text) && !words.includes('nao')) return null;
  if (ONE_MORE.test(text)) return 'other';
  if (text === '' || words.length > MOST_WORDS || /\d/u.test(message)) return null;
  const asks = words.map((word) => ASKED_WITH.find(([, said]) => said.test(word))?.[0] ?? null);
  if (words.some((word, at) => asks[at] === null && !FILLERS.has(word))) return null;
  return ASKED_WITH.find(([act]) => asks.includes(act))?.[0] ?? null;
}

/** Whether a message leans on the one before it, whose subject it does not repeat. */
export function leansOn(message: string): boolean {
  const text = folded(message);
  const words = text.split(' ');
  const isShort = words.length <= MOST_LEANING_WORDS;
  return ASKS_ON.test(text) || (isShort && words.some((word) => LEANING.test(word)));
}
