import { Link } from '@tanstack/react-router';
import { BookOpenText } from 'lucide-react';

/** Links a verse to its chapter. */
export function ContextLink({ reference }: Readonly<{ reference: string }>) {
  return (
    <Link
      to="/bible"
      search={{ ref: reference }}
      className="button button-bare gap-1 px-1 text-sm md:px-1.5"
    >
      <BookOpenText aria-hidden="true" size={16} />
      Leia no contexto
    </Link>
  );
}
