import { MORNING_DEVOTIONAL, NIGHT_DEVOTIONAL } from '#shared/answers/answers.ts';
import { NoInput } from '#shared/answers/generated-inputs.ts';
import { defineGenerator } from '../../ai/generator.ts';
import { CHARTER } from '../../ai/prompts.ts';
import { MORNING_DEVOTIONALS } from '../../content/devotionals/morning.ts';
import { NIGHT_DEVOTIONALS } from '../../content/devotionals/night.ts';
import { chooseDevotional } from './choose-devotional.ts';

const title = { about: 'um título curto e concreto, sem ponto final' };
const scripture = { about: 'a leitura, de um a seis versículos seguidos' };
const reflection = (scene: string) => ({
  about: `dois ou três parágrafos (150 a 220 palavras) que começam ${scene} e explicam o texto no seu contexto`,
});

export const morningDevotional = defineGenerator({
  name: 'devotional-morning',
  input: NoInput,
  shape: MORNING_DEVOTIONAL,
  maxOutputTokens: 1000,
  freeText: () => [],
  fields: () => ({
    title,
    scripture,
    reflection: reflection('numa cena da manhã'),
    prayer: { about: 'oração da manhã (60 a 110 palavras)' },
    action: { about: 'uma só ação concreta para hoje (25 a 50 palavras)' },
  }),
  prompt: (_input, { today }) => ({
    system: `${CHARTER}\n\nTarefa: escrever um devocional da manhã. Varie o livro e o assunto.`,
    turns: [{ role: 'user', content: `Devocional da manhã de ${today}.` }],
  }),
  fromLibrary: async (_input, { today, recentVerses }) => {
    const recent = await recentVerses();
    const entry = chooseDevotional(MORNING_DEVOTIONALS, today, recent);
    return { content: { ...entry, scripture: entry.reference }, notices: [] };
  },
});

export const nightDevotional = defineGenerator({
  name: 'devotional-night',
  input: NoInput,
  shape: NIGHT_DEVOTIONAL,
  maxOutputTokens: 1000,
  freeText: () => [],
  fields: () => ({
    title,
    scripture,
    reflection: reflection('no fim do dia'),
    prayer: { about: 'oração da noite (60 a 110 palavras)' },
    gratitude: { about: 'um exercício curto de gratidão pelo dia que termina (25 a 60 palavras)' },
  }),
  prompt: (_input, { today }) => ({
    system: `${CHARTER}\n\nTarefa: escrever um devocional da noite, que ajude a encerrar o dia em paz. Varie o livro e o assunto.`,
    turns: [{ role: 'user', content: `Devocional da noite de ${today}.` }],
  }),
  fromLibrary: async (_input, { today, recentVerses }) => {
    const recent = await recentVerses();
    const entry = chooseDevotional(NIGHT_DEVOTIONALS, today, recent);
    return { content: { ...entry, scripture: entry.reference }, notices: [] };
  },
});
