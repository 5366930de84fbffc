import { useInfiniteQuery } from '@tanstack/react-query';
import { useHydrated, useNavigate } from '@tanstack/react-router';
import { NotebookPen } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { Notice } from '#shared/answers/ai.ts';
import {
  DIARY_KIND_NAMES,
  DIARY_KINDS,
  type DiaryKind,
  LONGEST_DIARY_QUERY,
} from '#shared/diary.ts';
import { beginningOf } from '#shared/text/cut-text.ts';
import { UrgentNotices } from '../../controls/urgent-notices.tsx';
import { useAddressedClose } from '../../lib/browser/use-addressed-close.ts';
import { useViewState } from '../../lib/browser/use-view-state.ts';
import { useTrpc } from '../../lib/data/data.tsx';
import { useDebouncedValue } from '../../lib/forms/use-debounced-value.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/field.tsx';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { diaryQuery } from './diary-query.ts';
import { EntryList } from './entry-list.tsx';

const EntryDialog = lazyWithRetry(() => import('./entry-dialog.tsx'));
const NoteDialog = lazyWithRetry(() => import('./note-dialog.tsx'));

type View = Readonly<{ typed: string; kind: DiaryKind | null }>;

const readView = ({ typed, kind }: Readonly<Record<string, unknown>>): View => ({
  typed: typeof typed === 'string' ? typed : '',
  kind: DIARY_KINDS.find((each) => each === kind) ?? null,
});

/** The entries of the diary, with search, filter and dialogs. */
export function Entries({ opened }: Readonly<{ opened: string | undefined }>) {
  const trpc = useTrpc();
  const [{ typed, kind }, change] = useViewState('diary', readView);
  const [writing, setWriting] = useState(false);
  const [helpLines, setHelpLines] = useState<readonly Notice[]>([]);
  const query = useDebouncedValue(beginningOf(typed.trim(), LONGEST_DIARY_QUERY));
  const navigate = useNavigate();
  const { data, isPending } = useInfiniteQuery(diaryQuery(trpc, null, ''));
  // A dialog opens once the page below it is hydrated.
  const hydrated = useHydrated();
  const nothing = data?.pages[0]?.items.length === 0;
  const write = () => setWriting(true);
  const close = useAddressedClose(
    opened !== undefined,
    () => void navigate({ to: '/diary', search: {}, replace: true, resetScroll: false }),
  );
  return (
    <div className="grid gap-5">
      <search
        className={
          nothing
            ? 'hidden'
            : `grid grid-cols-2 items-end gap-3 tight:grid-cols-1 md:grid-cols-[1fr_14rem_auto] ${
                // It is invisible until it is known whether there is something to search.
                isPending ? 'invisible' : ''
              }`
        }
      >
        <SearchField
          label="Buscar no diário"
          placeholder="Palavras"
          maxLength={LONGEST_DIARY_QUERY}
          value={typed}
          onType={(text) => change({ typed: text })}
        />
        <SelectField
          label="Mostrar"
          value={kind ?? ''}
          onChange={(event) =>
            change({ kind: DIARY_KINDS.find((each) => each === event.target.value) ?? null })
          }
        >
          <option value="">Tudo</option>
          {DIARY_KINDS.map((each) => (
            <option key={each} value={each}>
              {DIARY_KIND_NAMES[each]}
            </option>
          ))}
        </SelectField>
        <WriteButton className="min-h-11.5 max-md:col-span-full" onClick={write} />
      </search>
      <div role="status" className="grid gap-3 empty:hidden">
        <UrgentNotices notices={helpLines} alert />
      </div>
      <EntryList
        kind={kind}
        query={query}
        empty={<WriteButton onClick={write} />}
        onClear={() => change({ typed: '', kind: null })}
      />
      <Suspense fallback={null}>
        {opened && hydrated ? <EntryDialog key={opened} id={opened} onClose={close} /> : null}
        {writing ? <NoteDialog onSaved={setHelpLines} onClose={() => setWriting(false)} /> : null}
      </Suspense>
    </div>
  );
}

function WriteButton({
  className = '',
  onClick,
}: Readonly<{ className?: string; onClick: () => void }>) {
  return (
    <Button className={className} aria-haspopup="dialog" onClick={onClick}>
      <NotebookPen aria-hidden="true" size={18} />
      Nova anotação
    </Button>
  );
}
