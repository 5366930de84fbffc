import { useId } from 'react';

type Props = Readonly<{
  label: string;
  hint?: string;
  error?: string | undefined;
  /** The file types that the device offers; the server checks by content. */
  accept: string;
  file: File | null;
  onChoose: (file: File | null) => void;
  disabled?: boolean;
}>;

/** A field for one file. */
export function FileField({ label, hint, error, accept, file, onChoose, disabled }: Props) {
  const id = useId();
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean);
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <input
        id={id}
        type="file"
        accept={accept}
        disabled={disabled}
        className="field file:mr-3 file:rounded-lg file:border-0 file:bg-accent-soft file:px-3 file:py-1.5 file:font-semibold file:text-ink"
        aria-invalid={error ? true : undefined}
        aria-describedby={described.length > 0 ? described.join(' ') : undefined}
        onChange={(event) => onChoose(event.target.files?.[0] ?? null)}
      />
      {hint ? (
        <p id={`${id}-hint`} className="text-[0.9375rem] text-muted">
          {hint}
          {file ? ` Escolhido: ${sizeOf(file)}.` : ''}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} role="alert" className="font-semibold text-danger">
          {error}
        </p>
      ) : null}
    </div>
  );
}

function sizeOf({ size }: File): string {
  if (size < 1024 * 1024) return `${Math.ceil(size / 1024)} kB`;
  const megabytes = size / (1024 * 1024);
  return `${megabytes.toLocaleString('pt-BR', { maximumFractionDigits: 1, minimumFractionDigits: 1 })} MB`;
}
