import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import type { BookCode } from '#shared/bible/canon.ts';
import { problemOf, verseReference } from '#shared/bible/reference.ts';
import { versesLabel } from '#shared/bible/verses-label.ts';
import { useOptionalSession } from '../../../lib/data/session.ts';
import { adoptVisitorDraft } from '../../../lib/forms/drafts.ts';
import type { Intent } from './return-intent.ts';
import type { VerseRequest } from './verse-request.ts';

type Options = Readonly<{
  book: BookCode;
  chapter: number;
  intent: Intent | null;
  onRequest: (request: VerseRequest) => void;
  onSelect: (verses: readonly number[]) => void;
}>;

/** Opens again what somebody had begun before they signed in, and takes it out of the address. */
export function useReturn({ book, chapter, intent, onRequest, onSelect }: Options): void {
  const navigate = useNavigate();
  const signedIn = useOptionalSession() !== null;
  const resume = useEffectEvent((begun: Intent) => {
    const verses = begun.verses.filter((verse) => !problemOf(verseReference(book, chapter, verse)));
    void navigate({
      to: '/bible',
      search: ({ save: _save, select: _select, ...rest }) => rest,
      replace: true,
      resetScroll: false,
    });
    if (verses.length === 0) return;
    onSelect(verses);
    if (begun.act !== 'save') return;
    if (signedIn) adoptVisitorDraft(draftOfSaving(versesLabel(book, chapter, verses)));
    onRequest({ act: 'save', verses });
  });
  useEffect(() => {
    if (intent) resume(intent);
  }, [intent]);
}

/** The name under which the form keeps what is typed; `label` is `João 3:16`. */
export const draftOfSaving = (label: string) => `save:${label}`;
