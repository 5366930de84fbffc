import { beforeEach, expect, test } from 'vitest';
import { FASTING_MOTIVES } from '#server/content/fasting/motives.ts';
import { gather } from '../support/answers.ts';
import { flat } from '../support/chat.ts';
import { join } from '../support/people.ts';
import { startTestApp } from '../support/test-app.ts';

const app = await startTestApp();
const maria = await join(app);
beforeEach(async () => {
  await app.context.db.deleteFrom('rateLimits').execute();
});

async function planFor(motivation: string, duration: '1-dia' | '7-dias' = '1-dia') {
  const stream = await maria.client.ai.generateFasting.mutate(
    { motivation, additionalNotes: '', duration, restrictions: 'redes-sociais' },
    { context: { stream: true } },
  );
  const { result } = await gather(stream);
  if (!result) throw new Error('no plan came');
  return result;
}

/** The motive whose prayer opens the plan. */
async function motiveOf(motivation: string): Promise<string | undefined> {
  const opening = flat((await planFor(motivation)).presentationPrayer).slice(0, 25);
  return FASTING_MOTIVES.find(({ presentationPrayer }) => presentationPrayer.startsWith(opening))
    ?.slug;
}

test.each([
  ['a saúde da minha mãe', 'saude-de-um-filho'],
  ['meu pai vai operar o coração', 'saude-de-um-filho'],
  ['minha avó no hospital', 'saude-de-um-filho'],
  ['meu irmão sofreu um acidente', 'saude-de-um-filho'],
  ['meu tio teve um AVC', 'saude-de-um-filho'],
  ['remorso', 'arrependimento'],
  ['aceitar ou recusar o cargo', 'direcao-para-decisoes'],
  ['minhas dívidas', 'provisao-e-trabalho'],
  ['um motivo que só Deus sabe', 'geral'],
])('a fast for “%s” is led by %s', async (reason, slug) => {
  expect(await motiveOf(reason)).toBe(slug);
});

test.each(['a saúde da minha mãe', 'a cura do meu filho'])(
  'a fast of seven days for “%s” tells of no child that died',
  async (reason) => {
    const { dailyPrayers, introduction, motivation, closingPrayer } = await planFor(
      reason,
      '7-dias',
    );
    expect(dailyPrayers).toHaveLength(7);
    const told = [introduction, motivation, closingPrayer].map(flat).join(' ');
    expect(told).toContain('[MRK.2.3-4]');
    expect(told).not.toMatch(/\[2SA\.12|morreu/);
  },
);
