import { Dialog } from '../../../ui/dialog.tsx';
import { ReminderForm } from '../reminders/reminder-form.tsx';

export default function ReminderDialog({ onClose }: Readonly<{ onClose: () => void }>) {
  return (
    <Dialog
      title="Lembrete de leitura"
      description="Nos dias em que você já leu, não enviamos nada."
      onClose={onClose}
    >
      <ReminderForm />
    </Dialog>
  );
}
