import { brazilianDay } from '#shared/calendar.ts';
import { book } from '../../../ai/budget/booking.ts';
import { estimateTokens } from '../../../ai/budget/meter.ts';
import { reserveTokens, type Settlement } from '../../../ai/budget/usage.queries.ts';
import { dailyLimits } from '../../../ai/engine.ts';
import { faultOf } from '../../../ai/model/faults.ts';
import { sentenceOf } from './model-port.ts';
import { inSeconds, type Port, PortProblem } from './port.ts';

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
    const reservation = await reserveTokens(
      app.db,
      {
        userId: admin.id,
        day: brazilianDay(app.now()),
        generator: 'port-test',
        model: speech.model,
        tokens,
        processId: ai.processId,
      },
      await dailyLimits(ai),
    );
    if (!reservation) throw new PortProblem('O orçamento de hoje não basta para um teste.');
    let status: Settlement['status'] = 'failed';
    let inputTokens = tokens;
    try {
      const started = performance.now();
      const audio = await speech.speak(TEXT, signal);
      if (audio.length === 0) throw new PortProblem('A voz respondeu, mas sem nenhum som.');
      status = 'done';
      return `A voz leu uma frase em ${inSeconds(performance.now() - started)}.`;
    } catch (error) {
      if (error instanceof PortProblem) throw error;
      const fault = faultOf(error);
      if (fault.free) inputTokens = 0;
      throw new PortProblem(sentenceOf(fault.status), { cause: fault });
    } finally {
      book(ai, reservation, { status, verses: [], inputTokens, outputTokens: 0, estimated: true });
    }
  },
};
