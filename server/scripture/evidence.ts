import { plainWordsOf } from '#shared/bible/words.ts';
import type { Support } from './finder.ts';
import type { IndirectSpeech } from './indirect.ts';

export const FEWEST_SHARED = 0.45;
const FEWEST_SHARED_ANYWHERE = 0.61;
/** Below it a promise or a law in the name of God is not believed. */
const FEWEST_SHARED_OF_LAW = 0.45;
const FEWEST_SHARED_OF_PERSON = 0.28;

/** Whether stored words carry what a sentence gives to the Bible. */
export function carries(
  { words, share, strange }: Support,
  { isLaw }: IndirectSpeech,
  isPlaced: boolean,
): boolean {
  if (share >= (isPlaced ? FEWEST_SHARED : FEWEST_SHARED_ANYWHERE)) return true;
  if (strange > 0 || (share === 0 && words >= 3)) return false;
  if (!isPlaced) return !isLaw && share >= FEWEST_SHARED_OF_PERSON;
  return !isLaw || share >= FEWEST_SHARED_OF_LAW;
}

const FINITE =
  /(?<!\p{L})(?:é|são|foi|foram|era|eram|há|tem|têm|está|estão|deu|dá|vem|vêm|vai|vão|pode|quer|sou|somos|\p{L}+(?:ou|aram|eram|iram|ará|erá|irá|arão|erão|irão|arei|erei|irei|ava|avam|asse|esse|eu(?<!meu|teu|seu|céu|Deus)|iu))(?!\p{L})/u;

/** "Compare Gênesis 3 com Mateus 4: …": what the reader is asked to do with a passage. */
export const isInstruction = (lead: string) =>
  /(?<!\p{L})(?:compare|leia|volte|medite|releia|observe|veja|note|repare|estude|termine|comece|abra|depois|em seguida)(?!\p{L})/iu.test(
    lead,
  );

/** Questions and fears of people: "Se Deus soubesse …". */
export const isAsked = (words: string) =>
  /^\W*(?:Se|Será|Por que|Até quando|Como)(?!\p{L})/u.test(words);

/** A few words without a verb that tell what a passage is about. */
export const isTitle = (words: string) =>
  plainWordsOf(words).length <= 8 && !FINITE.test(words) && !/[;!?]/.test(words);
