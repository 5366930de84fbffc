import { useQuery } from '@tanstack/react-query';
import { useTrpc } from '../../lib/data/data.tsx';
import type { Outputs } from '../../lib/data/trpc.ts';
import { type Fact, Facts } from './facts.tsx';
import { formatBytes, formatDuration, formatMs } from './formats.ts';
import { stateQuery } from './maintenance-queries.ts';
import { Section } from './section.tsx';

type StateData = Outputs['admin']['maintenance']['state'];

const SLOW_DATABASE_MS = 500;
const LITTLE_DISK = 0.1;
const LITTLE_DISK_BYTES = 1e9;
const MUCH_MEMORY = 0.9;

/** Whether the process, its database and its disk are well. */
export function State() {
  return (
    <Section
      title="Estado"
      lead="O processo que respondeu a esta página, e o banco de dados que ele usa."
      query={useQuery(stateQuery(useTrpc()))}
    >
      {(state) => <Facts facts={factsOf(state)} />}
    </Section>
  );
}

function factsOf({ database, disk, memory, process }: StateData): Fact[] {
  const { freeBytes, totalBytes } = disk ?? { freeBytes: 0, totalBytes: 0 };
  const isDiskLow = freeBytes < LITTLE_DISK_BYTES || freeBytes < totalBytes * LITTLE_DISK;
  return [
    {
      label: 'Banco de dados',
      value: `responde em ${formatMs(database.ms)}`,
      hint: database.embedded ? 'embutido, neste processo' : 'servidor PostgreSQL',
      warning: database.ms > SLOW_DATABASE_MS ? 'Mais lento do que o normal.' : null,
    },
    { label: 'Tamanho do banco', value: formatBytes(database.bytes) },
    {
      label: 'Espaço livre',
      value: disk ? formatBytes(freeBytes) : 'não se sabe',
      hint: disk
        ? `de ${formatBytes(totalBytes)}, no disco da pasta de dados`
        : 'a pasta de dados não pôde ser lida',
      warning: disk && isDiskLow ? 'Resta pouco espaço.' : null,
    },
    {
      label: 'Memória',
      value: formatBytes(memory.bytes),
      hint: `de ${formatBytes(memory.limitBytes)}`,
      warning: memory.bytes > memory.limitBytes * MUCH_MEMORY ? 'Resta pouca memória.' : null,
    },
    { label: 'No ar há', value: formatDuration(process.uptimeSeconds) },
    {
      label: 'Espera do processo',
      value: formatMs(process.lagMs),
      hint: 'até atender ao próximo pedido',
    },
  ];
}
