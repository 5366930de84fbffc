import { Link } from '@tanstack/react-router';
import { DIARY_KIND_NAMES } from '#shared/diary.ts';
import { useDayName } from '../../lib/format.ts';
import type { EntryInList } from './diary-query.ts';

type Props = Readonly<{ entry: EntryInList }>;

/** The beginning of an entry; the entry opens in a dialog. */
export function EntryCard({ entry }: Props) {
  const dayName = useDayName();
  const { id, kind, title, excerpt, interrupted, userComment, createdAt } = entry;
  // A note without a title is named by its first line, which is not said twice.
  const rest = excerpt.startsWith(title) ? excerpt.slice(title.length).trim() : excerpt;
  return (
    <li>
      <Link
        to="/diary"
        search={{ e: id }}
        resetScroll={false}
        className="card block p-4 hover:border-edge md:p-5"
      >
        <span className="flex flex-col items-start gap-x-3 gap-y-1 text-sm text-muted sm:flex-row sm:items-center sm:justify-between">
          <span className="badge">{DIARY_KIND_NAMES[kind]}</span>
          <time dateTime={createdAt}>{dayName(new Date(createdAt))}</time>
        </span>
        <span className="mt-2 line-clamp-2 font-serif text-lg leading-snug font-semibold">
          {title}
        </span>
        {rest ? <span className="mt-1 line-clamp-3">{rest}</span> : null}
        {interrupted ? (
          <span className="mt-1 text-sm text-muted">Resposta interrompida</span>
        ) : null}
        {userComment ? (
          <span className="mt-2 line-clamp-2 border-l-3 border-accent-soft pl-3 text-muted">
            {userComment}
          </span>
        ) : null}
      </Link>
    </li>
  );
}
