import { TriangleAlert } from 'lucide-react';

/** Follows an answer that ended early. */
export function Interrupted() {
  return (
    <p className="flex items-start gap-2 text-muted">
      <TriangleAlert aria-hidden="true" size={18} className="mt-1 shrink-0" />
      Resposta interrompida: o texto não está completo.
    </p>
  );
}
