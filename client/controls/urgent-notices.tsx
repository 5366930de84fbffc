import { Fragment } from 'react';
import { NOTICES, type Notice, READ_FIRST } from '#shared/answers/ai.ts';

const HELP_LINE = /\b(1\d\d)\b/;

type Props = Readonly<{
  notices: readonly Notice[];
  /** Whether they come with an answer and are told at once. */
  alert?: boolean;
}>;

/** Notices that must be known before the answer below them is read; help lines can be called. */
export function UrgentNotices({ notices, alert = false }: Props) {
  const first = notices.filter((notice) => READ_FIRST.includes(notice));
  if (first.length === 0) return null;
  return (
    // A notice that joins another is told alone.
    <div className="grid gap-2" {...(alert ? { role: 'alert', 'aria-atomic': false } : {})}>
      {first.map((notice) => (
        <p key={notice} className="rounded-lg bg-accent-soft px-4 py-3">
          {NOTICES[notice].split(HELP_LINE).map((piece) => (
            <Fragment key={piece}>
              {HELP_LINE.test(piece) ? (
                <a href={`tel:${piece}`} className="font-semibold underline">
                  {piece}
                </a>
              ) : (
                piece
              )}
            </Fragment>
          ))}
        </p>
      ))}
    </div>
  );
}
