import { Button } from './button.tsx';

type Props = Readonly<{
  sending: Readonly<{ name: string; percentage: number }> | null;
  onCancel: () => void;
}>;

/**
 * Shows the share of a file that is sent; a sent file is still being checked by the server. It
 * stays in sight at the lower edge of a dialog, however far that is scrolled.
 */
export function UploadProgress({ sending, onCancel }: Props) {
  if (!sending) return null;
  const { name, percentage } = sending;
  const label = percentage < 100 ? `Enviando: ${percentage}%` : 'Conferindo o arquivo...';
  return (
    <div
      role="status"
      className="sticky bottom-0 z-10 mt-4 rounded-xl border border-line bg-raised p-3 shadow-float"
    >
      <p className="truncate text-[0.9375rem] font-semibold">{name}</p>
      <div className="mt-1 flex items-center gap-3">
        <progress
          className="h-2 min-w-0 flex-1 accent-accent"
          max={100}
          value={percentage}
          aria-label="Envio do arquivo"
        />
        <Button look="bare" onClick={onCancel}>
          Cancelar envio
        </Button>
      </div>
      <p className="text-sm text-muted">{label}</p>
    </div>
  );
}
