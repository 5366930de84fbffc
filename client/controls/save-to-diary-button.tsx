import { useMutation } from '@tanstack/react-query';
import { BookmarkCheck, BookmarkPlus } from 'lucide-react';
import { createContext, type ReactNode, use } from 'react';
import type { AnswerSource, Notice } from '#shared/answers/ai.ts';
import type { RichText } from '#shared/answers/rich-text.ts';
import { type DiaryKind, LONGEST_TITLE } from '#shared/diary.ts';
import { beginningOf } from '#shared/text/cut-text.ts';
import { useClient, useTrpc } from '../lib/data/data.tsx';
import { messageOf } from '../lib/data/errors.ts';
import { keyOf } from '../lib/data/keys.ts';
import { ActionButton } from '../ui/action-button.tsx';
import { toastError } from '../ui/toasts.tsx';

type Props = Readonly<{
  kind: DiaryKind;
  title: string;
  content: RichText | string;
  /** The author of the text, for its label in the diary. */
  source?: AnswerSource | null | undefined;
}>;

type Around = Readonly<{
  interrupted: boolean;
  notices: readonly Notice[];
  /** Names its author, between its words and its controls. */
  label?: ReactNode;
}>;

/** What the parts of an answer know of it; the diary stores whether it ended early and its notices. */
export const AnswerContext = createContext<Around>({ interrupted: false, notices: [] });

/** Saves a text to the member's diary; the same text is saved once, however often it is pressed. */
export function SaveToDiaryButton(props: Props) {
  const key = keyOf([props.kind, props.title, ...wordsOf(props.content)].join('\n'));
  return <SaveButton key={key} idempotencyKey={key} {...props} />;
}

/** The words alone, because the fields of a stored part may come in another order. */
function wordsOf(content: Props['content']): string[] {
  if (typeof content === 'string') return [content];
  return content.map((part) => (part.type === 'reference' ? part.key : part.text));
}

function SaveButton({
  idempotencyKey: key,
  kind,
  title,
  content,
  source,
}: Props & Readonly<{ idempotencyKey: string }>) {
  const client = useClient();
  const { interrupted, notices } = use(AnswerContext);
  const trpc = useTrpc();
  const save = useMutation({
    mutationFn: () =>
      client.member.diary.add.mutate({
        key,
        kind,
        title: beginningOf(title, LONGEST_TITLE),
        content: typeof content === 'string' ? content : [...content],
        source,
        interrupted,
        notices: [...notices],
      }),
    meta: { invalidates: [trpc.member.diary.list] },
    onError: (error) => toastError('Não foi possível guardar', messageOf(error)),
  });
  const Icon = save.isSuccess ? BookmarkCheck : BookmarkPlus;
  return (
    <ActionButton
      icon={Icon}
      busy={save.isPending}
      // Disabling it would take the reader's focus away.
      aria-disabled={save.isSuccess || undefined}
      onClick={() => (save.isSuccess ? undefined : save.mutate())}
    >
      <span aria-live="polite">{save.isSuccess ? 'Guardado' : 'Guardar no diário'}</span>
    </ActionButton>
  );
}
