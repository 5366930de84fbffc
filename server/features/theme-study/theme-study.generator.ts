import { THEME_STUDY } from '#shared/answers/answers.ts';
import { ThemeStudyInput } from '#shared/answers/generated-inputs.ts';
import { defineGenerator, NothingWritten } from '../../ai/generator.ts';
import { CHARTER } from '../../ai/prompts.ts';
import { THEME_STUDIES } from '../../content/studies/studies.ts';
import type { ThemeStudy } from '../../content/types.ts';
import { findInLibrary } from '../../library/find.ts';
import { entryOf } from '../../library/offers.ts';

export const themeStudy = defineGenerator({
  name: 'theme-study',
  input: ThemeStudyInput,
  shape: THEME_STUDY,
  maxOutputTokens: 3200,
  freeText: (input) => ('theme' in input ? [input.theme] : []),
  opensText: (input) => 'entry' in input,
  fields: () => ({
    title: { about: 'título do estudo' },
    introduction: { about: 'um parágrafo que situa o tema na vida do leitor' },
    mainPoints: {
      about: 'os pontos principais, cada um com a sua explicação e as suas referências',
      count: [3, 7],
    },
    biblicalReferences: { about: 'as passagens mais importantes', count: [3, 10] },
    historicalContext: { about: 'contexto histórico das passagens citadas, um ou dois parágrafos' },
    theologicalAnalysis: {
      about: 'o que a Bíblia toda ensina sobre o tema; onde igrejas fiéis divergem, as posições',
    },
    reflection: { about: 'uma reflexão pessoal, com perguntas ao leitor' },
    practicalApplication: { about: 'como viver isso nesta semana, com passos concretos' },
    prayer: { about: 'uma oração curta' },
    additionalStudy: { about: 'o que ler depois: livros e capítulos da Bíblia, com o motivo' },
  }),
  prompt: (input) => ({
    system: `${CHARTER}\n\nTarefa: escrever um estudo bíblico temático, claro e completo, para um membro de igreja sem formação teológica (900 a 1400 palavras ao todo).`,
    turns: [
      { role: 'user', content: `Tema do estudo: ${'theme' in input ? input.theme : input.entry}` },
    ],
  }),
  fromLibrary: async (input) => {
    if ('entry' in input)
      return { content: whole(entryOf(THEME_STUDIES, input.entry)), notices: [] };
    const { entry, fit, offers } = findInLibrary('study', THEME_STUDIES, input.theme);
    if (!entry)
      throw fit === 'unsure'
        ? new NothingWritten(UNSURE, offers, false)
        : new NothingWritten(NOTHING, offers);
    // A study says by its own title what it is.
    return { content: whole(entry), notices: [], offers };
  },
});

const UNSURE = 'Temos no acervo mais de um estudo que pode servir. Toque no que você procura:';
const NOTHING = 'Ainda não temos no acervo um estudo sobre esse tema. Experimente um destes:';

const whole = (entry: ThemeStudy) => ({
  ...entry,
  biblicalReferences: entry.verses.map(({ reference }) => reference),
});
