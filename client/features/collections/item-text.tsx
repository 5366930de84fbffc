import { Link } from '@tanstack/react-router';
import type { CollectionItem } from './collections-query.ts';

const TITLE = 'mt-6 font-serif text-2xl first:mt-0 wrap-anywhere';

/** One item as it is read: a heading, a note, or a passage in its stored words. */
export function ItemText({ item }: Readonly<{ item: CollectionItem }>) {
  if (item.kind === 'heading') return <h2 className={TITLE}>{item.text}</h2>;
  if (item.kind === 'note') {
    return <p className="max-w-prose whitespace-pre-line wrap-anywhere">{item.text}</p>;
  }
  const { key, title, verses, more, translation } = item;
  return (
    <blockquote className="font-serif text-lg leading-relaxed">
      {verses.length > 0 ? (
        <p>
          {verses.map(({ chapter, number, text }) => (
            <span key={`${chapter}:${number}`}>
              <sup className="verse-number">{number}</sup> {text}{' '}
            </span>
          ))}
          {more ? '…' : null}
        </p>
      ) : (
        <p className="font-sans text-base text-muted">
          Este trecho faz parte do texto completo, que ainda não está instalado.
        </p>
      )}
      <footer className="font-sans text-sm">
        <Link to="/bible" search={{ ref: key }} className="link inline-block py-2.5">
          {title}
        </Link>
        {translation ? <span className="text-muted"> · {translation}</span> : null}
      </footer>
    </blockquote>
  );
}
