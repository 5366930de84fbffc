export function CentredSpinner() {
  return (
    <div className="grid min-h-dvh place-items-center" role="status" aria-label="Carregando">
      <span className="spinner text-2xl" />
    </div>
  );
}
