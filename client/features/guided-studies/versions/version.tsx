import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, BookX } from 'lucide-react';
import { useState } from 'react';
import { STUDY_NAMES } from '#shared/guided-studies/study-items.ts';
import { useTrpc } from '../../../lib/data/data.tsx';
import { messageOf } from '../../../lib/data/errors.ts';
import { Chip } from '../../../ui/chip.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Page } from '../../../ui/page.tsx';
import { ItemCard } from './item-card.tsx';
import { VersionActions } from './version-actions.tsx';
import { type Overview, overviewQuery, sectionQuery, versionsQuery } from './versions-query.ts';
import { WritingPanel } from './writing-panel.tsx';

const BackToVersions = () => (
  <Link to="/admin/studies" className="button button-bare -ml-3 px-3">
    <ArrowLeft aria-hidden="true" size={20} />
    Estudos temáticos
  </Link>
);

function nameOf({ draft, version, activeId }: Overview): string {
  if (draft) return draft.written < draft.total ? 'Rascunho em geração' : 'Rascunho completo';
  return `Versão ${version?.version}${version?.id === activeId ? ' (ativa)' : ''}`;
}

/** A draft or a stored version: written, read, compared, edited, published. */
export function Version({ id }: Readonly<{ id: string }>) {
  const trpc = useTrpc();
  const { data: overview } = useSuspenseQuery(overviewQuery(trpc, id));
  const { data: list } = useQuery(versionsQuery(trpc));
  if (!overview) {
    return (
      <Page title="Versão de um estudo" above={<BackToVersions />}>
        <EmptyState
          Icon={BookX}
          title="Esta versão não está mais aqui"
          text="Ela pode ter sido publicada ou descartada por outra pessoa."
        />
      </Page>
    );
  }
  const { theme, draft } = overview;
  return (
    <Page
      title={STUDY_NAMES[theme]}
      lead={nameOf(overview)}
      above={<BackToVersions />}
      actions={<VersionActions overview={overview} />}
      wide
    >
      <div className="grid gap-6">
        {draft ? (
          <WritingPanel
            id={id}
            written={draft.written}
            total={draft.total}
            canWrite={list?.model === 'ready'}
          />
        ) : null}
        <Reading overview={overview} />
      </div>
    </Page>
  );
}

/** The section that is read, alone or beside the active version's. */
function Reading({ overview }: Readonly<{ overview: Overview }>) {
  const { id, sections, activeId } = overview;
  const [chosen, setChosen] = useState('frame');
  const [comparing, setComparing] = useState(false);
  const section = useQuery(sectionQuery(useTrpc(), id, chosen));
  const isActive = activeId === null || activeId === id;
  return (
    <>
      <div className="grid items-end gap-3 md:grid-cols-[minmax(0,24rem)_auto] md:justify-start">
        <SelectField
          label="Seção"
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
        >
          {sections.map((each) => (
            <option key={each.id} value={each.id}>
              {standOf(each, isActive)}
            </option>
          ))}
        </SelectField>
        {isActive ? null : (
          <div className="pb-0.5">
            <Chip pressed={comparing} onClick={() => setComparing(!comparing)}>
              Comparar com a ativa
            </Chip>
          </div>
        )}
      </div>
      {section.isPending ? (
        <div className="skeleton h-96" role="status" aria-label="Carregando" />
      ) : null}
      {section.error ? (
        <LoadFailure text={messageOf(section.error)} onRetry={() => void section.refetch()} />
      ) : null}
      <div className="grid gap-4">
        {section.data?.map((item) => (
          <ItemCard
            key={`${id} ${item.key}`}
            id={id}
            item={item}
            comparing={comparing && !isActive}
          />
        ))}
      </div>
    </>
  );
}

function standOf(section: Overview['sections'][number], isActive: boolean): string {
  const { name, total, written, different } = section;
  if (written === 0) return `${name} · não escrita`;
  const count = written < total ? ` · ${written} de ${total}` : '';
  if (isActive) return `${name}${count}`;
  const change =
    different === 0
      ? 'igual à ativa'
      : `${different} ${different === 1 ? 'diferença' : 'diferenças'}`;
  return `${name}${count} · ${change}`;
}
