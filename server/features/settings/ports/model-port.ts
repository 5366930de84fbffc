import { type MeteredCall, mostOf } from '../../../ai/budget/meter.ts';
import { faultOf } from '../../../ai/model/faults.ts';
import type { Model } from '../../../ai/model/openai.ts';
import { withReservation } from '../../../ai/spend.ts';
import { inSeconds, NO_BUDGET, type Port, PortProblem, type PortTest } from './port.ts';

const PROMPT = {
  system: 'Você confere se uma ligação funciona. Responda com uma só palavra.',
  turns: [{ role: 'user', content: 'Escreva apenas a palavra: paz' }],
} as const;

/** A model that reasons before it writes needs room for more than the one word. */
const MAX_OUTPUT_TOKENS = 400;
const LONGEST_SHOWN = 40;

export const modelPort: Port = {
  label: 'Modelo de linguagem',
  describe: ({ env: { model } }) => {
    if (model.kind === 'library') return 'Nenhum: as respostas vêm da biblioteca do produto';
    return `${model.id} ${model.baseUrl ? `em ${new URL(model.baseUrl).host}` : 'na OpenAI'}`;
  },
  test: async (test) => {
    const { model } = test.app.ai;
    if (!model) return 'Nenhum modelo está configurado; a biblioteca responde a tudo.';
    const started = performance.now();
    const word = await askForOneWord(model, test);
    const took = inSeconds(performance.now() - started);
    return `O modelo respondeu “${word.slice(0, LONGEST_SHOWN)}” em ${took}.`;
  },
};

/** The question is paid for like any answer, by the administrator and the site. */
async function askForOneWord(model: Model, { app, admin, signal }: PortTest): Promise<string> {
  const { ai } = app;
  const tokens = mostOf(PROMPT, MAX_OUTPUT_TOKENS);
  const use = { userId: admin.id, generator: 'port-test', model: model.id, tokens } as const;
  const word = await withReservation(ai, use, async ({ meter }) => {
    const counted = meter.begin(PROMPT);
    try {
      const until = performance.now() + ai.limits.timeoutMs;
      const call = { ...PROMPT, maxOutputTokens: MAX_OUTPUT_TOKENS, until, signal };
      return await read(model.stream(call), counted);
    } catch (error) {
      if (error instanceof PortProblem) throw error;
      const fault = faultOf(error);
      if (fault.free) counted.refused();
      throw new PortProblem(sentenceOf(fault.status), { cause: fault });
    }
  });
  if (word === null) throw new PortProblem(NO_BUDGET);
  return word;
}

async function read(events: ReturnType<Model['stream']>, counted: MeteredCall): Promise<string> {
  let text = '';
  for await (const event of events) {
    if (event.type === 'end') counted.end(event.inputTokens, event.outputTokens);
    else {
      text += event.text;
      counted.wrote(event.text.length);
    }
  }
  if (text.trim() === '') throw new PortProblem('O modelo respondeu, mas sem nenhuma palavra.');
  return text.trim();
}

/** Explains the answer of a server of models, or of voices, to whoever configured it. */
export function sentenceOf(status: number | null): string {
  switch (status) {
    case null:
      return 'O servidor não foi alcançado ou não respondeu a tempo. Confira o endereço e a rede.';
    case 401:
    case 403:
      return 'O servidor recusou a chave. Confira a chave nas variáveis de ambiente.';
    case 404:
      return 'O servidor não conhece este modelo ou este endereço.';
    case 429:
      return 'O servidor recusou: uso demais em pouco tempo, ou saldo esgotado.';
    default:
      return `O servidor respondeu com o erro ${status}.`;
  }
}
