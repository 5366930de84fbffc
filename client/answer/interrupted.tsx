import { TriangleAlert } from 'lucide-react';

/** Stands at the end of an answer that is not whole. */
export function Interrupted() {
  return (
    <p className="flex items-start gap-2 text-muted">
      <TriangleAlert aria-hidden="true" size={18} className="mt-1 shrink-0" />
      Resposta interrompida: o texto não está completo.
    </p>
  );
}
