import { Fragment } from 'react';
import { NOTICES, type Notice, READ_FIRST } from '#shared/ai.ts';

const HELP_LINE = /\b(1\d\d)\b/;

/** Notices that must be known before the answer below them is read; help lines can be called. */
export function UrgentNotices({ notices }: Readonly<{ notices: readonly Notice[] }>) {
  return notices
    .filter((notice) => READ_FIRST.includes(notice))
    .map((notice) => (
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
    ));
}
