import { dollarsOf } from '#shared/answers/cost.ts';
import { readUsageToday } from '../ai/budget/usage.queries.ts';
import type { Db, OpenDatabase } from '../db/client.ts';
import type { Settings } from '../features/settings/api.ts';
import type { Jobs } from '../jobs/queue.ts';
import type { Gauge } from './metrics.ts';

export type GaugeSource = Readonly<{
  connections: OpenDatabase['connections'];
  isReplicaFit: OpenDatabase['isReplicaFit'];
  installation: Readonly<{ isCopy: boolean }>;
  db: Db;
  jobs: Pick<Jobs, 'queues'>;
  settings: Pick<Settings, 'readAll'>;
}>;

/** The values of the moment; those of a database that is away are left out. */
export const readGauges = async (app: GaugeSource): Promise<Gauge[]> => [
  ...poolGauges(app),
  ...replicaGauges(app),
  copyGauge(app),
  ...(await databaseGauges(app).catch(() => [])),
];

function poolGauges({ connections }: GaugeSource): Gauge[] {
  const help = 'Connections to the database, and callers that wait for one.';
  return Object.entries(connections()).map(([state, value]) => ({
    name: 'database_pool',
    help,
    labels: { state },
    value,
  }));
}

function replicaGauges({ isReplicaFit }: GaugeSource): Gauge[] {
  const isFit = isReplicaFit();
  if (isFit === null) return [];
  return [
    { name: 'database_replica_read', help: 'Whether the replica is read.', value: Number(isFit) },
  ];
}

const copyGauge = ({ installation }: GaugeSource): Gauge => ({
  name: 'held_back',
  help: 'Whether this is a copy, which sends nothing.',
  value: Number(installation.isCopy),
});

async function databaseGauges({ db, jobs, settings }: GaugeSource): Promise<Gauge[]> {
  const [queues, usage, prices] = await Promise.all([
    jobs.queues(),
    readUsageToday(db),
    settings.readAll(),
  ]);
  const now = Date.now();
  return [
    ...queues.flatMap(({ name: queue, waiting, running, failed, waitingSince }): Gauge[] => [
      ...Object.entries({ waiting, running, failed }).map(([state, value]) => ({
        name: 'jobs',
        help: 'Stored jobs by queue and state.',
        labels: { queue, state },
        value,
      })),
      {
        name: 'job_oldest_seconds',
        help: 'For how long the oldest job of a queue is due.',
        labels: { queue },
        value: waitingSince ? Math.max(0, (now - waitingSince.getTime()) / 1000) : 0,
      },
    ]),
    ...usage.flatMap(({ source, status, model, answers, inputTokens, outputTokens }): Gauge[] => {
      const labels = { source, status, model: model ?? '' };
      return [
        {
          name: 'answers_today',
          help: 'Answers of today, UTC, of all instances.',
          labels,
          value: answers,
        },
        {
          name: 'answer_tokens_today',
          help: 'Tokens of these answers.',
          labels: { ...labels, way: 'in' },
          value: inputTokens,
        },
        {
          name: 'answer_tokens_today',
          help: 'Tokens of these answers.',
          labels: { ...labels, way: 'out' },
          value: outputTokens,
        },
        {
          name: 'answer_dollars_today',
          help: 'What they cost by the prices in the settings.',
          labels,
          value: dollarsOf({ inputTokens, outputTokens }, prices),
        },
      ];
    }),
  ];
}
