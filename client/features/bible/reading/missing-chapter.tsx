import { bookOf } from '#shared/bible/canon.ts';
import type { Reference } from '#shared/bible/reference.ts';
import type { Translation, Translations } from '../chapter-query.ts';

type Props = Readonly<{ reference: Reference; installed: Translations; translation: Translation }>;

/** Says that a translation lacks the chapter. */
export default function MissingChapter({ installed, translation, reference }: Props) {
  const name = `${bookOf(reference.book).name} ${reference.chapter}`;
  return (
    <p className="mb-4 text-muted">
      {installed.translations.some(({ complete }) => complete)
        ? `A tradução “${translation.name}” não tem ${name}.`
        : `${name} faz parte do texto completo, que ainda não está instalado.`}
    </p>
  );
}
