import { Link } from '@tanstack/react-router';
import { Pencil, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { referenceKey } from '#shared/bible/reference.ts';
import { TextActions } from '../../controls/text-actions.tsx';
import { useFormats } from '../../lib/format.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';
import { MemorizeButton } from '../memory/api.ts';
import type { SavedVerse } from './saved-query.ts';
import { placeName, referenceOf } from './verse-reference.ts';

const NotesDialog = lazyWithRetry(() => import('./notes-dialog.tsx'));
const RemoveDialog = lazyWithRetry(() => import('./remove-dialog.tsx'));

/** A saved verse with what the member wrote beside it. */
export function SavedVerseCard({ verse }: Readonly<{ verse: SavedVerse }>) {
  const { formatDate } = useFormats();
  const [open, setOpen] = useState<'notes' | 'remove' | null>(null);
  const name = placeName(verse);
  const key = referenceKey(referenceOf(verse));
  const saved = new Date(verse.createdAt);
  const close = () => setOpen(null);
  return (
    <li className="card p-4 pb-2 md:p-5 md:pb-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-lg">
          <Link to="/bible" search={{ ref: key }} className="link inline-block py-2">
            {name}
          </Link>
        </h2>
        <p className="text-sm text-muted">
          {verse.saved ? '' : 'Só a nota · '}
          {verse.translation} · <time dateTime={verse.createdAt}>{formatDate(saved)}</time>
        </p>
      </div>
      <p className="mt-1 font-serif text-lg leading-relaxed">{verse.verseText}</p>
      {verse.userComment ? (
        <div className="mt-3 border-l-3 border-accent-soft pl-3">
          <p className="text-sm font-semibold text-muted">Sua reflexão</p>
          <p className="whitespace-pre-line">{verse.userComment}</p>
        </div>
      ) : null}
      {verse.tags.length > 0 ? (
        <ul aria-label="Etiquetas" className="mt-3 flex flex-wrap gap-1.5">
          {verse.tags.map((tag) => (
            <li key={tag} className="badge">
              {tag}
            </li>
          ))}
        </ul>
      ) : null}
      <div className="mt-2">
        <TextActions
          title={`${name} (${verse.translation})`}
          text={verse.verseText}
          plain={`${verse.verseText}\n${name} (${verse.translation})`}
          kind="usual"
          path={`/bible?ref=${key}`}
          printed={false}
        >
          <MemorizeButton verse={key} name={name} />
          <ActionButton
            icon={Pencil}
            aria-haspopup="dialog"
            aria-label={`Editar: ${name}`}
            onClick={() => setOpen('notes')}
          >
            Editar
          </ActionButton>
          <ActionButton
            icon={Trash2}
            aria-haspopup="dialog"
            aria-label={`Remover: ${name}`}
            onClick={() => setOpen('remove')}
          >
            Remover
          </ActionButton>
        </TextActions>
      </div>
      <Suspense fallback={null}>
        {open === 'notes' ? <NotesDialog verse={verse} onClose={close} /> : null}
        {open === 'remove' ? <RemoveDialog verse={verse} onClose={close} /> : null}
      </Suspense>
    </li>
  );
}
