import { useMutation } from '@tanstack/react-query';
import { Eye, EyeOff } from 'lucide-react';
import { useTrpc } from '../lib/data/data.tsx';
import { messageOf } from '../lib/data/errors.ts';
import { Button } from '../ui/button.tsx';
import { toastError, toastSuccess } from '../ui/toasts.tsx';
import { counted } from './counted.ts';
import { MoveField, SelectionBar } from './selection-bar.tsx';
import { UndoNotice } from './undo-notice.tsx';
import type { Selection } from './use-selection.ts';

/** A thing of a library, as sentences name it: "livro", "livros", and "a" where it is feminine. */
export type Noun = Readonly<{ one: string; many: string; ending: 'o' | 'a' }>;

type Deed = 'activate' | 'deactivate' | 'move';

const DEEDS: Readonly<Record<Deed, string>> = {
  activate: 'ativad',
  deactivate: 'desativad',
  move: 'movid',
};

/** What the record of acts calls each deed. */
const KINDS = {
  'book.activate': 'activate',
  'book.deactivate': 'deactivate',
  'book.move': 'move',
  'booklet.activate': 'activate',
  'booklet.deactivate': 'deactivate',
  'booklet.categorize': 'move',
} as const satisfies Record<string, Deed>;

const sentenceOf = ({ one, many, ending }: Noun, deed: Deed, count: number) =>
  counted(
    count,
    `Nenhum${ending === 'a' ? 'a' : ''} ${one} ${DEEDS[deed]}${ending}`,
    `1 ${one} ${DEEDS[deed]}${ending}`,
    `# ${many} ${DEEDS[deed]}${ending}s`,
  );

/** What changes with a book or a booklet: the administration, and what members see of it. */
const useMeta = () => {
  const trpc = useTrpc();
  return { invalidates: [trpc.admin, trpc.member.books, trpc.member.booklets] };
};

export type Chosen = Readonly<{
  selection: Selection;
  listed: number;
  categories: readonly Readonly<{ id: string; name: string }>[];
}>;

type ChosenProps = Chosen &
  Readonly<{
    noun: Noun;
    onSetActive: (isActive: boolean) => Promise<Readonly<{ changed: number }>>;
    onMove: (categoryId: string) => Promise<Readonly<{ moved: number }>>;
  }>;

/** Shows, hides or moves the chosen things at once. */
export function ChosenOfLibrary(props: ChosenProps) {
  const { noun, selection, listed, categories, onSetActive, onMove } = props;
  const meta = useMeta();
  const onError = (error: unknown) => toastError('Erro', messageOf(error));
  const done = (deed: Deed, count: number) => {
    selection.clear();
    void toastSuccess('Sucesso', sentenceOf(noun, deed, count));
  };
  const setActive = useMutation({
    mutationFn: onSetActive,
    meta,
    onSuccess: ({ changed }, isActive) => done(isActive ? 'activate' : 'deactivate', changed),
    onError,
  });
  const move = useMutation({
    mutationFn: onMove,
    meta,
    onSuccess: ({ moved }) => done('move', moved),
    onError,
  });
  return (
    <SelectionBar selection={selection} listed={listed}>
      <MoveField categories={categories} busy={move.isPending} onMove={(id) => move.mutate(id)} />
      <Button look="quiet" busy={setActive.isPending} onClick={() => setActive.mutate(true)}>
        <Eye aria-hidden="true" size={18} />
        Ativar
      </Button>
      <Button look="quiet" busy={setActive.isPending} onClick={() => setActive.mutate(false)}>
        <EyeOff aria-hidden="true" size={18} />
        Desativar
      </Button>
    </SelectionBar>
  );
}

type UndoProps = Readonly<{
  noun: Noun;
  /** What was done last, while it can be undone. */
  act: Readonly<{ id: string; kind: keyof typeof KINDS; rows: number }> | null | undefined;
  onUndo: (id: string) => Promise<unknown>;
}>;

/** What was done last to several things, while it can be undone. */
export function UndoOfLibrary({ noun, act, onUndo }: UndoProps) {
  const undo = useMutation({
    mutationFn: onUndo,
    meta: useMeta(),
    onSuccess: () => toastSuccess('Sucesso', 'Desfeito'),
    onError: (error) => toastError('Erro', messageOf(error)),
  });
  if (!act) return null;
  const { id, kind, rows } = act;
  const deed = KINDS[kind];
  const where = deed === 'move' ? ' de categoria' : '';
  return (
    <UndoNotice
      text={`${sentenceOf(noun, deed, rows)}${where}.`}
      busy={undo.isPending}
      onUndo={() => undo.mutate(id)}
    />
  );
}
