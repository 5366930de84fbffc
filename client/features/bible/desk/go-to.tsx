import { useNavigate } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { parseReference } from '#shared/bible/parse-reference.ts';
import {
  chapterReference,
  formatReference,
  type Reference,
  referenceKey,
} from '#shared/bible/reference.ts';
import { LONGEST_QUERY } from '#shared/bible/search-results.ts';
import { useOptionalSession } from '../../../lib/data/session.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { recentPlaces } from './recent-places.ts';

type Props = Readonly<{
  /** Whether what is typed goes into the field at once. */
  typing: boolean;
  onLeave: () => void;
}>;

/** A field for a place or for words, and the places that were opened last. */
export function GoTo({ typing, onLeave }: Props) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const form = useRef<HTMLDivElement>(null);
  useFirstField(form, typing);
  const open = (reference: Reference) => {
    onLeave();
    void navigate({ to: '/bible', search: { ref: referenceKey(reference) } });
  };
  const submit = () => {
    const read = parseReference(typed);
    if (read?.kind === 'references') return open(read.references[0]);
    if (read?.kind === 'book') return open(chapterReference(read.book, 1));
    if (read) return setProblem(`${read.problem}.`);
    if (!/[\p{L}\d]/u.test(typed)) return setProblem('Escreva um lugar ou palavras.');
    void seek(typed.trim());
  };
  /** Opens the one place that a pasted text names; several of them, and words, are searched. */
  const seek = async (q: string) => {
    const [place, ...others] = /\d/.test(q) ? await placesIn(q) : [];
    if (place && others.length === 0) return open(place);
    onLeave();
    void navigate({ to: '/bible-quick', search: { q } });
  };
  return (
    <div ref={form} className="grid gap-3">
      <Form onSubmit={submit}>
        <div className="grid grid-cols-[1fr_auto] items-end gap-2">
          <TextField
            label="Lugar ou palavras"
            placeholder="Jo 3:16 ou bom pastor"
            autoComplete="off"
            enterKeyHint="go"
            maxLength={LONGEST_QUERY}
            error={problem}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setProblem(undefined);
            }}
          />
          <Button type="submit">Ir</Button>
        </div>
      </Form>
      <Recent onOpen={open} />
    </div>
  );
}

/** Loads what reads prose when a text needs it; where that fails, the text is searched as words. */
async function placesIn(q: string): Promise<readonly Reference[]> {
  try {
    const { placesInProse } = await import('#shared/bible/places-in-prose.ts');
    return placesInProse(q);
  } catch {
    return [];
  }
}

function Recent({ onOpen }: Readonly<{ onOpen: (reference: Reference) => void }>) {
  const userId = useOptionalSession()?.user.id ?? null;
  const [places] = useState(() => recentPlaces(userId));
  // The first one is the place that is read.
  const before = places.slice(1);
  if (before.length === 0) return null;
  return (
    <details>
      <summary className="min-h-11 py-2 font-semibold">Lugares recentes ({before.length})</summary>
      <ul className="mt-1 flex flex-wrap gap-2">
        {before.map((place) => (
          <li key={referenceKey(place)}>
            <button type="button" className="chip" onClick={() => onOpen(place)}>
              {formatReference(place)}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

function useFirstField(form: RefObject<HTMLElement | null>, typing: boolean): void {
  useEffect(() => {
    if (typing) form.current?.querySelector('input')?.focus();
  }, [form, typing]);
}
