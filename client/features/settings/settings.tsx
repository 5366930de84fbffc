import { useQuery } from '@tanstack/react-query';
import { SETTING_GROUPS } from '#shared/system-settings.ts';
import { namesIn } from '#shared/text/names-in.ts';
import { useTrpc } from '../../lib/data/data.tsx';
import { messageOf } from '../../lib/data/errors.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Page } from '../../ui/page.tsx';
import { useFailureToast } from '../../ui/use-failure-toast.ts';
import { Ports } from './ports.tsx';
import { SettingsForm } from './settings-form.tsx';

const GROUPS = namesIn(SETTING_GROUPS);

/** The settings that administrators change while the product runs, and the services it runs on. */
export function Settings() {
  const list = useQuery(useTrpc().admin.settings.list.queryOptions());
  useFailureToast(list, 'Erro ao carregar as configurações');
  return (
    <Page
      title="Configurações"
      lead="Valem em poucos segundos, sem reiniciar. Cada mudança fica no registro de ações."
      back="/admin/dashboard"
    >
      <div className="grid gap-5">
        {list.isPending ? (
          <div className="skeleton h-96" role="status" aria-label="Carregando" />
        ) : null}
        {list.error ? (
          <LoadFailure text={messageOf(list.error)} onRetry={() => void list.refetch()} />
        ) : null}
        {list.data
          ? GROUPS.map((group) => (
              <SettingsForm
                key={group}
                group={group}
                items={list.data.filter(({ setting }) => setting.group === group)}
              />
            ))
          : null}
        <Ports />
      </div>
    </Page>
  );
}
