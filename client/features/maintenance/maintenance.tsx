import { Page } from '../../ui/page.tsx';
import { Backup } from './backup.tsx';
import { Caches } from './caches.tsx';
import { Files } from './files.tsx';
import { Instances } from './instances.tsx';
import { JobQueues } from './job-queues.tsx';
import { Sessions } from './sessions.tsx';
import { State } from './state.tsx';
import { Translations } from './translations.tsx';
import { Versions } from './versions.tsx';

/** The page of maintenance; every section has its own query and shows its own error. */
export function Maintenance() {
  return (
    <Page
      title="Manutenção"
      lead="O que está em funcionamento agora, e o que se pode pôr em ordem. Os números se atualizam sozinhos."
      back="/admin/dashboard"
    >
      <div className="grid gap-5">
        <State />
        <Instances />
        <Sessions />
        <JobQueues />
        <Translations />
        <Files />
        <Caches />
        <Backup />
        <Versions />
      </div>
    </Page>
  );
}
