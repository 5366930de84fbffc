import { useQuery } from '@tanstack/react-query';
import { useTrpc } from '../../lib/data/data.tsx';
import type { Outputs } from '../../lib/data/trpc.ts';
import { type Fact, Facts } from './facts.tsx';
import { Section } from './section.tsx';

type VersionsData = Outputs['admin']['maintenance']['versions'];

/** The running versions, for whoever asks for help or updates. */
export function Versions() {
  return (
    <Section title="Versões" query={useQuery(useTrpc().admin.maintenance.versions.queryOptions())}>
      {(versions) => <Facts facts={factsOf(versions)} />}
    </Section>
  );
}

function factsOf(versions: VersionsData): Fact[] {
  const { applied, known } = versions.migrations;
  return [
    { label: 'Companheiro Bíblico', value: versions.application },
    { label: 'Node.js', value: versions.node },
    {
      label: 'PostgreSQL',
      value: versions.postgres,
      ...(versions.pglite ? { hint: `embutido, PGlite ${versions.pglite}` } : {}),
    },
    { label: 'Fila de tarefas', value: `pg-boss ${versions.pgBoss}` },
    {
      label: 'Migrações aplicadas',
      value: String(applied),
      warning: applied === known ? null : `Esta versão conhece ${known}.`,
    },
  ];
}
