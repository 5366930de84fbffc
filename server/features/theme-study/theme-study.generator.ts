import { THEME_STUDY } from '#shared/answers.ts';
import { ThemeStudyInput } from '#shared/generated-inputs.ts';
import { defineGenerator } from '../../ai/generator.ts';
import { CHARTER } from '../../ai/prompts.ts';
import { THEME_STUDIES } from '../../content/studies/studies.ts';
import { AppError } from '../../errors.ts';
import { matchLibrary } from '../../library/library.ts';

export const themeStudy = defineGenerator({
  name: 'theme-study',
  input: ThemeStudyInput,
  shape: THEME_STUDY,
  maxOutputTokens: 3200,
  freeText: ({ theme }) => [theme],
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
  prompt: ({ theme }) => ({
    system: `${CHARTER}\n\nTarefa: escrever um estudo bíblico temático, claro e completo, para um membro de igreja sem formação teológica (900 a 1400 palavras ao todo).`,
    turns: [{ role: 'user', content: `Tema do estudo: ${theme}` }],
  }),
  fromLibrary: async ({ theme }) => {
    const { entry, fit, choices } = matchLibrary('study', THEME_STUDIES, theme);
    if (!entry) throw new AppError('NOT_FOUND', noStudy(choices));
    return {
      content: { ...entry, biblicalReferences: entry.verses.map(({ reference }) => reference) },
      notices: fit === 'near' ? ['near'] : [],
    };
  },
});

/** Honest where the library has nothing: what comes nearest in it. */
const noStudy = (choices: readonly string[]) =>
  `Ainda não temos no acervo um estudo sobre esse tema. Experimente um destes: ${choices.join(', ')}.`;
