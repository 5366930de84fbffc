import { type AnswerSource, NOTICES, type Notice, SOURCE_LABELS } from '#shared/ai.ts';

type Props = Readonly<{ source: AnswerSource; notices?: readonly Notice[] }>;

/** Who wrote an answer, and why the library did where a model was expected. */
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
