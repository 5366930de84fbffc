import { estimateTokens } from '../../../ai/budget/meter.ts';
import { faultOf } from '../../../ai/model/faults.ts';
import { withReservation } from '../../../ai/spend.ts';
import { sentenceOf } from './model-port.ts';
import { inSeconds, NO_BUDGET, type Port, PortProblem } from './port.ts';

const TEXT = 'A paz de Cristo.';

export const speechPort: Port = {
  label: 'Voz',
  describe: ({ env: { speech } }) => {
    if (speech.kind === 'device') return 'A voz de cada aparelho';
    const place = speech.baseUrl ? `em ${new URL(speech.baseUrl).host}` : 'na OpenAI';
    return `${speech.model} ${place}, voz ${speech.voice}`;
  },
  test: async ({ app, admin, signal }) => {
    const { speech, ai } = app;
    if (!speech) return 'Nenhuma voz de servidor está configurada; cada aparelho usa a sua.';
    const tokens = estimateTokens(TEXT.length);
    const use = { userId: admin.id, generator: 'port-test', model: speech.model, tokens } as const;
    const sentence = await withReservation(ai, use, async ({ meter }) => {
      const counted = meter.beginSpeech(TEXT);
      try {
        const started = performance.now();
        const audio = await speech.speak(TEXT, signal);
        if (audio.length === 0) throw new PortProblem('A voz respondeu, mas sem nenhum som.');
        return `A voz leu uma frase em ${inSeconds(performance.now() - started)}.`;
      } catch (error) {
        if (error instanceof PortProblem) throw error;
        const fault = faultOf(error);
        if (fault.free) counted.refused();
        throw new PortProblem(sentenceOf(fault.status), { cause: fault });
      }
    });
    if (sentence === null) throw new PortProblem(NO_BUDGET);
    return sentence;
  },
};
