import type { Env } from './env.ts';
import { holdBackMail, holdBackPush } from './installation/hold-back.ts';
import type { Installation } from './installation/installation.ts';
import type { Mail } from './mail/mail.ts';
import { createOutbox } from './mail/outbox.ts';
import { type GaugeSource, readGauges } from './metrics/gauges.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Push } from './push/push.ts';
import { createSpeech, type Speech } from './speech/speech.ts';
import { createLocalDisk } from './storage/local-disk.ts';
import type { Storage } from './storage/storage.ts';

/** What reaches beyond this process, besides the database and the model. */
export type Ports = Readonly<{
  mail: Mail;
  storage: Storage;
  /** Notifications to devices; null where no keys are configured. */
  push: Push | null;
  speech: Speech | null;
}>;

/**
 * Opens what the environment names. A copy of the installation sends nothing.
 * @param given parts that tests bring
 * @param givenUp ends the wait for letters, notifications and files that a service holds up
 */
export async function openPorts(
  env: Env,
  installation: Installation,
  given: Partial<Ports>,
  givenUp: AbortSignal,
): Promise<Ports> {
  const mail = given.mail ?? (await createMail(env, givenUp));
  return {
    mail: holdBackMail(mail, env, installation),
    storage: given.storage ?? (await createStorage(env, givenUp)),
    push: holdBackPush(given.push ?? (await createPush(env, givenUp)), installation),
    speech: createSpeech(env.speech),
  };
}

/** The package costs memory, so it loads where somebody receives what it sends, as do the next three. */
export async function createTracing({ traceEndpoint }: Env, instance: string) {
  if (!traceEndpoint) return null;
  const { startTracing } = await import('./tracing/export.ts');
  return startTracing(traceEndpoint, instance);
}

export async function createMetricsExport(
  { metricsExport }: Env,
  instance: string,
  metrics: Metrics | null,
  source: GaugeSource,
) {
  if (!metricsExport || !metrics) return null;
  const { startMetricsExport } = await import('./metrics/otlp.ts');
  const measures = metrics.reader();
  const read = async () => measures(await readGauges(source));
  return startMetricsExport({ ...metricsExport, instance, read });
}

async function createPush({ push }: Env, givenUp: AbortSignal): Promise<Push | null> {
  if (!push) return null;
  const { createWebPush } = await import('./push/web-push.ts');
  return createWebPush(push, givenUp);
}

async function createMail({ mail }: Env, givenUp: AbortSignal): Promise<Mail> {
  if (mail.kind === 'outbox') {
    return createOutbox(mail.directory, (line) => process.stdout.write(`${line}\n`));
  }
  const { createSmtp } = await import('./mail/smtp.ts');
  return createSmtp(mail.url, mail.from, givenUp);
}

export async function createStorage({ storage }: Env, givenUp?: AbortSignal): Promise<Storage> {
  if (storage.kind === 'disk') return createLocalDisk(storage.directory);
  if (storage.kind === 's3') {
    const { createS3 } = await import('./storage/s3.ts');
    return createS3(storage, givenUp);
  }
  const { createUploadThing } = await import('./storage/uploadthing.ts');
  return createUploadThing(storage, givenUp);
}
