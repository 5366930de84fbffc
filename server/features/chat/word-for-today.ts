import { foldText } from '#shared/portuguese/words.ts';
import { PROMISE_THEMES } from '../../content/promises/promises.ts';
import { anyOf } from '../../library/choose.ts';

/** What is asked for without a subject, and words that name none. */
const ASKS_FOR_WORD =
  /^(?:(?:oi|ola|bom dia|boa tarde|boa noite|paz|irma|irmao|pastor|por favor|eu|me|voce|pode|podia|da|de|manda|mandar|mande|envia|envie|passa|passe|fala|fale|traz|diga|diz|mostra|mostre|le|quero|queria|preciso|gostaria|tem|ler|ouvir|receber|algum|alguma|uma?|a|o|minha|meu|nova?|outra?) )*(promessas?|palavra|palavrinha|devocional|mensagem|reflexao|versiculo)(?: (?:de|do|da|para|pra|por|em|a|o|que|hoje|dia|deus|jesus|senhor|biblia|biblic[oa]|manha|noite|tarde|mim|comecar|iniciar|abencoad[oa]|favor|meu|minha|vida|agora|qualquer|bonit[oa]|bo[am]|nov[oa]|curt[oa]))*$/u;

const OF_PROMISES = 'Uma promessa para guardar hoje; há outras em “Promessas”.';
const OPENINGS: readonly (readonly [said: string, opening: string])[] = [
  [
    'devocional',
    'Os devocionais de hoje estão em “Devocional da manhã” e “Devocional da noite”. Para começar, uma promessa:',
  ],
  ['palavr', 'A de hoje está em “Palavra do dia”. E aqui vai uma promessa para guardar:'],
];

/**
 * A promise for who asks for "a word", a promise or a devotional and names no subject.
 * @returns null for any other message
 */
export function wordForToday(message: string): string | null {
  const text = foldText(message)
    .replace(/[^a-z ]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const asked = ASKS_FOR_WORD.exec(text)?.[1];
  if (!asked) return null;
  const { verse, context, explanation } = anyOf(PROMISE_THEMES.flatMap(({ promises }) => promises));
  const opening = OPENINGS.find(([said]) => asked.startsWith(said))?.[1] ?? OF_PROMISES;
  return [opening, `{{${verse.reference}}}`, context, explanation].join('\n\n');
}
