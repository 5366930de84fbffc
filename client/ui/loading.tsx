/** A spinner with words, for a wait of unknown length. */
export function Loading({ text = 'Carregando...' }: Readonly<{ text?: string }>) {
  return (
    <div className="grid min-h-60 place-items-center p-8" role="status">
      <div className="flex flex-col items-center gap-4 text-muted">
        <span className="spinner text-xl" aria-hidden="true" />
        <span>{text}</span>
      </div>
    </div>
  );
}
