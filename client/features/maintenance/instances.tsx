import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useTrpc } from '../../lib/data/data.tsx';
import type { Outputs } from '../../lib/data/trpc.ts';
import { useFormats } from '../../lib/format.ts';
import { formatDuration } from './formats.ts';
import { instancesQuery } from './maintenance-queries.ts';
import { Section } from './section.tsx';

type Instance = Outputs['admin']['maintenance']['instances'][number];

/** The processes that serve from this database, and what each says of what they must share. */
export function Instances() {
  return (
    <Section
      title="Instâncias"
      lead="Os processos que atendem com este banco de dados. Cada um diz, ao começar, o que todos precisam ter em comum; um que não combina com os outros não começa."
      query={useQuery(instancesQuery(useTrpc()))}
    >
      {(instances) => {
        const differences = differencesIn(instances);
        return (
          <ul className="divide-y divide-line">
            {instances.map((instance) => (
              <InstanceRow key={instance.id} instance={instance} differences={differences} />
            ))}
          </ul>
        );
      }}
    </Section>
  );
}

type Differences = Readonly<{ version: boolean; editions: boolean }>;

/** What may differ for a while: during an update, and while a new edition spreads. */
function differencesIn(instances: readonly Instance[]): Differences {
  const differs = (told: (instance: Instance) => string) => new Set(instances.map(told)).size > 1;
  return {
    version: differs(({ word }) => word.version),
    editions: differs(({ word }) => textsOf(word.editions)),
  };
}

function InstanceRow({
  instance: { host, pid, word, startedAt, silentSeconds, isSelf },
  differences,
}: Readonly<{ instance: Instance; differences: Differences }>) {
  const { formatDateTime } = useFormats();
  return (
    <li className="py-3 first:pt-0 last:pb-0 [overflow-wrap:anywhere]">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="min-w-0 font-semibold">
          {host} · processo {pid}
        </span>
        {isSelf ? <span className="badge">Respondeu a esta página</span> : null}
      </p>
      <p className="text-sm text-muted">
        Desde {formatDateTime(new Date(startedAt))} · último sinal há{' '}
        {formatDuration(silentSeconds)}
      </p>
      <dl className="mt-1 grid gap-x-3 text-sm text-muted md:grid-cols-[auto_1fr]">
        <Told label="Versão" value={word.version} differs={differences.version} />
        <Told label="Arquivos" value={placeOf(word.files)} />
        <Told label="Marca do segredo" value={word.secret} />
        <Told label="Textos" value={textsOf(word.editions)} differs={differences.editions} />
      </dl>
    </li>
  );
}

const placeOf = ({ kind, place }: Instance['word']['files']): string =>
  kind === 'disk' ? place : `${kind === 's3' ? 'S3' : 'UploadThing'}, ${place}`;

function Told({
  label,
  value,
  differs = false,
}: Readonly<{ label: string; value: string; differs?: boolean }>) {
  return (
    <>
      <dt>{label}</dt>
      <dd className="text-ink">
        {value}
        {differs ? (
          <span className="flex items-start gap-1.5 font-semibold text-danger">
            <TriangleAlert aria-hidden="true" size={16} className="mt-0.5 shrink-0" />
            Não é igual em todas.
          </span>
        ) : null}
      </dd>
    </>
  );
}

function textsOf(editions: Instance['word']['editions']): string {
  const texts = Object.entries(editions).map(([id, hash]) => `${id} ${(hash ?? '').slice(0, 8)}`);
  return texts.length === 0 ? 'nenhum ainda' : texts.sort().join(', ');
}
