import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { Dialog } from '../../../ui/dialog.tsx';
import type { StudyTheme, TabId } from '../study-theme.ts';

type Props = Readonly<{ study: StudyTheme; current: TabId; onClose: () => void }>;

/** The menu of a study's sections on phones. */
export default function SectionSheet({ study, current, onClose }: Props) {
  return (
    <Dialog title="Seções do estudo" onClose={onClose}>
      <ul className="-mx-2 grid">
        {study.tabs.map(({ id, label }) => (
          <li key={id}>
            <Link
              to={study.path}
              search={{ tab: id }}
              aria-current={id === current ? 'page' : undefined}
              className="flex min-h-12 items-center justify-between rounded-lg px-3 hover:bg-accent-soft"
              onClick={onClose}
            >
              {label}
              {id === current ? (
                <Check aria-hidden="true" size={20} className="text-accent" />
              ) : null}
            </Link>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
