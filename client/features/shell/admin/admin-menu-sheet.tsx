import { Dialog } from '../../../ui/dialog.tsx';
import { AdminMenu } from './admin-menu.tsx';
import type { AdminPlace } from './admin-places.ts';

type Props = Readonly<{ places: readonly AdminPlace[]; onClose: () => void }>;

/** The menu on a phone, within reach of the thumb. */
export default function AdminMenuSheet({ places, onClose }: Props) {
  return (
    <Dialog title="Menu" onClose={onClose}>
      <nav aria-label="Áreas da administração">
        <AdminMenu places={places} onChoose={onClose} />
      </nav>
    </Dialog>
  );
}
