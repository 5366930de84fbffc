import type { PrayerInput } from '#shared/answers/generated-inputs.ts';
import { generate } from '../../ai/generate.ts';
import type { GenerationContext } from '../../ai/generator.ts';
import { prayer } from './prayer.generator.ts';
import { requestOf } from './prayer-request.ts';

/** A prayer for what was typed, or for what a button names by its id. */
export async function* prayerFor(context: GenerationContext, input: PrayerInput) {
  yield* generate(context, prayer, await requestOf(context.db, input));
}
