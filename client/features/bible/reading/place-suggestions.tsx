import { Link } from '@tanstack/react-router';
import { formatReference, type Reference, referenceKey } from '#shared/bible/reference.ts';

type Props = Readonly<{ nearest: Reference | null; typed: string }>;

/** Suggests the nearest place, or a search, where an address names no place. */
export function PlaceSuggestions({ nearest, typed }: Props) {
  if (nearest) {
    return (
      <Link to="/bible" search={{ ref: referenceKey(nearest) }} className="button button-primary">
        Abrir {formatReference(nearest)}
      </Link>
    );
  }
  return (
    <div className="flex flex-wrap gap-3">
      <Link to="/bible" className="button button-primary">
        Continuar a leitura
      </Link>
      {/[\p{L}\d]/u.test(typed) ? (
        <Link to="/bible-quick" search={{ q: typed }} className="button button-quiet">
          Buscar “{typed}”
        </Link>
      ) : null}
    </div>
  );
}
