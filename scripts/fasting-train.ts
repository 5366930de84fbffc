import { writeFileSync } from 'node:fs';
import { originOfWeights, trainHealth } from '#server/features/fasting/health/examples.ts';
import { WEIGHTS } from '#server/features/fasting/health/health.ts';
import { encodeModel } from '#server/safety/linear-model.ts';
import { print, runScript, WrongUsage } from './run-script.ts';

const USAGE = `npm run fasting:train

Trains what hears in the motive of a fast that hunger may harm somebody, from
server/features/fasting/health/training/*.tsv ("warn" or "calm" and a text by a tab), and writes
its weights.`;

await runScript(USAGE, {}, async ({ positionals }) => {
  const [unexpected] = positionals;
  if (unexpected) throw new WrongUsage(`Argumento desconhecido: ${unexpected}`);
  writeFileSync(WEIGHTS, encodeModel(trainHealth(), originOfWeights()));
  print('Trained.');
});
