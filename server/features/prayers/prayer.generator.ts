import { PRAYER } from '#shared/answers.ts';
import { PrayerInput } from '#shared/generated-inputs.ts';
import { defineGenerator, type LibraryAnswer } from '../../ai/generator.ts';
import { CHARTER } from '../../ai/prompts.ts';
import { BUILT_IN_PRAYERS } from '../../content/prayers/built-in.ts';
import { anyOf } from '../../library/choose.ts';
import { listOf } from '../../library/library.ts';
import { findPrayer } from '../../library/prayers.ts';

export const prayer = defineGenerator({
  name: 'prayer',
  input: PrayerInput,
  shape: PRAYER,
  maxOutputTokens: 700,
  freeText: (input) => Object.values(input).filter((value) => typeof value === 'string'),
  fields: () => ({ prayer: { about: 'a oração' } }),
  prompt: (input) => ({
    system: `${CHARTER}\n\nTarefa: escrever uma oração cristã que o leitor possa fazer com sinceridade, na primeira pessoa, dirigida a Deus, em 120 a 220 palavras, em parágrafos curtos. Seja concreto sobre o tema, sem exigir de Deus um resultado e sem prometer nada em seu nome. Pode apoiar-se em uma ou duas referências bíblicas entre parênteses. Escreva só a oração, sem título e sem comentário, e termine com "Amém."`,
    turns: [{ role: 'user', content: requestOf(input) }],
  }),
  fromLibrary: async (input) => {
    const own =
      'prayerTitle' in input && BUILT_IN_PRAYERS.find((each) => each.title === input.prayerTitle);
    if (own) return { content: { prayer: anyOf(own.longer) }, notices: [] };
    return matchedPrayer(input);
  },
});

function matchedPrayer(input: PrayerInput): LibraryAnswer<{ prayer: string }> {
  const { entry, fit, choices } = findPrayer(wordsOf(input));
  if (entry) return { content: { prayer: entry }, notices: fit === 'near' ? ['near'] : [] };
  const prayer = `Ainda não temos no acervo uma oração sobre isso. Peça uma destas pelo nome:\n\n${listOf(choices)}`;
  return { content: { prayer }, notices: ['near'] };
}

function wordsOf(input: PrayerInput): string {
  if (!('prayerTitle' in input)) return input.theme;
  const marriage = 'theme' in input && input.theme === 'marriage';
  return marriage ? `casamento ${input.prayerTitle}` : input.prayerTitle;
}

function requestOf(input: PrayerInput): string {
  if (!('prayerTitle' in input)) return `Tema da oração: ${input.theme}`;
  const { prayerTitle, context } = input;
  const about = context ? `\nContexto: ${context}` : '';
  if ('day' in input) {
    return `Oração "${prayerTitle}", dia ${input.day} de um plano, ligada a ${input.verse}.${about}`;
  }
  const theme = input.theme === 'marriage' ? 'casamento' : input.theme;
  return `Oração "${prayerTitle}" (tema: ${theme}).${about}`;
}
