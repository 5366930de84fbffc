import { NOTICES, type Notice, READ_FIRST } from '#shared/ai.ts';

/** What must be known before the words below it are read. */
export function ReadFirst({ notices }: Readonly<{ notices: readonly Notice[] }>) {
  return notices
    .filter((notice) => READ_FIRST.includes(notice))
    .map((notice) => (
      <p key={notice} className="rounded-lg bg-accent-soft px-4 py-3">
        {NOTICES[notice]}
      </p>
    ));
}
