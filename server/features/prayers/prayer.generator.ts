import { PRAYER } from '#shared/answers/answers.ts';
import type { PrayerInput } from '#shared/answers/generated-inputs.ts';
import { generate } from '../../ai/generate.ts';
import { defineAnswering, type GenerationContext, NothingWritten } from '../../ai/generator.ts';
import { CHARTER } from '../../ai/prompts.ts';
import { withHeading } from '../../library/find.ts';
import { findPrayer } from '../../library/prayers.ts';
import { type PrayerRequest, requestOf } from './prayer-request.ts';

const UNSURE = 'Temos no acervo mais de uma oração que pode servir. Toque na que você procura:';
const NOTHING = 'Ainda não temos no acervo uma oração sobre isso. Escolha uma destas:';

const prayer = defineAnswering({
  name: 'prayer',
  shape: PRAYER,
  maxOutputTokens: 700,
  freeText: ({ typed }: PrayerRequest) => typed,
  opensText: ({ opens }) => opens,
  fields: () => ({ prayer: { about: 'a oração' } }),
  prompt: ({ request }) => ({
    system: `${CHARTER}\n\nTarefa: escrever uma oração cristã que o leitor possa fazer com sinceridade, na primeira pessoa, dirigida a Deus, em 120 a 220 palavras, em parágrafos curtos. Seja concreto sobre o tema, sem exigir de Deus um resultado e sem prometer nada em seu nome. Pode apoiar-se em uma ou duas referências bíblicas entre parênteses. Escreva só a oração, sem título e sem comentário, e termine com "Amém."`,
    turns: [{ role: 'user', content: request }],
  }),
  fromLibrary: async ({ words, own, turn }) => {
    if (own) {
      const next = own[turn % own.length];
      if (next === undefined) throw new NothingWritten(NOTHING, []);
      return { content: { prayer: next }, notices: [] };
    }
    const { entry, fit, offers } = findPrayer(words);
    if (!entry)
      throw fit === 'unsure'
        ? new NothingWritten(UNSURE, offers, false)
        : new NothingWritten(NOTHING, offers);
    const { slug, text } = entry;
    const content = { prayer: fit === 'sure' ? text : withHeading('prayer', slug, text) };
    return { content, notices: [], offers };
  },
});

/** A prayer for what was typed, or for what a button names by its id. */
export async function* prayerFor(context: GenerationContext, input: PrayerInput) {
  yield* generate(context, prayer, await requestOf(context.db, input));
}
