import { PROMISE } from '#shared/answers/answers.ts';
import { NoInput } from '#shared/answers/generated-inputs.ts';
import { labelOfKey } from '#shared/bible/reference.ts';
import { defineGenerator, withResult } from '../../ai/generator.ts';
import { CHARTER } from '../../ai/prompts.ts';
import { PROMISE_THEMES } from '../../content/promises/promises.ts';
import { freshOne } from '../../library/choose.ts';

const PROMISES = PROMISE_THEMES.flatMap((theme) =>
  theme.promises.map((promise) => ({ theme, promise })),
);

const fields = defineGenerator({
  name: 'promise',
  input: NoInput,
  shape: PROMISE,
  maxOutputTokens: 900,
  freeText: () => [],
  fields: () => ({
    verse: { about: 'uma promessa de Deus na Bíblia, de um a três versículos' },
    explanation: {
      about:
        'dois parágrafos (100 a 160 palavras): a quem e quando a promessa foi feita, e como um cristão hoje pode, com honestidade, apoiar-se nela; nunca fora do contexto',
    },
    prayer: { about: 'uma oração curta (60 a 100 palavras) que responde à promessa' },
    actions: { about: 'ações práticas, concretas e possíveis nesta semana', count: [3, 5] },
  }),
  prompt: () => ({
    system: `${CHARTER}\n\nTarefa: oferecer ao leitor uma promessa bíblica para ele guardar, explicada no seu contexto. Varie o livro e o assunto.`,
    turns: [{ role: 'user', content: 'Quero receber uma promessa.' }],
  }),
  fromLibrary: async (_input, { recentVerses }) => {
    const { theme, promise: chosen } = freshOne(
      PROMISES,
      (each) => each.promise.verse.reference,
      await recentVerses(),
    );
    return {
      content: {
        verse: chosen.verse.reference,
        explanation: `${chosen.context}\n\n${chosen.explanation}`,
        prayer: chosen.prayer,
        actions: theme.actions,
      },
      notices: [],
    };
  },
});

export const promise = withResult(fields, (answer) => ({
  ...answer,
  reference: answer.verse ? labelOfKey(answer.verse.key) : null,
}));
