import { TriangleAlert } from 'lucide-react';
import { type AnswerSource, NOTICES, type Notice, SOURCE_LABELS } from '#shared/answers/ai.ts';

type Props = Readonly<{ source: AnswerSource; notices?: readonly Notice[] }>;

/** Names the author of an answer, and the reason when the library stood in for a model. */
export function AnswerLabel({ source, notices = [] }: Props) {
  return (
    <div className="mt-2 text-sm text-muted">
      <p>{SOURCE_LABELS[source]}</p>
      {notices.map((notice) => (
        <p key={notice}>{NOTICES[notice]}</p>
      ))}
    </div>
  );
}

/** Follows an answer that ended early. */
export function Interrupted() {
  return (
    <p className="flex items-start gap-2 text-muted">
      <TriangleAlert aria-hidden="true" size={18} className="mt-1 shrink-0" />
      Resposta interrompida: o texto não está completo.
    </p>
  );
}
