import { useMutation } from '@tanstack/react-query';
import { BookmarkCheck, BookmarkPlus } from 'lucide-react';
import { createContext, use } from 'react';
import type { AnswerSource } from '#shared/ai.ts';
import { type DiaryKind, LONGEST_TITLE } from '#shared/diary.ts';
import type { RichText } from '#shared/rich-text.ts';
import { useClient, useTrpc } from '../lib/data/data.tsx';
import { messageOf } from '../lib/data/errors.ts';
import { keyOf } from '../lib/data/keys.ts';
import { toastError } from '../ui/toasts.tsx';
import { ActionButton } from './action-button.tsx';

type Props = Readonly<{
  kind: DiaryKind;
  title: string;
  content: RichText | string;
  /** Who wrote it, for the label beside it in the diary. */
  source?: AnswerSource | null | undefined;
}>;

/** Whether the answer around ended before it was whole: it is kept as such. */
export const InterruptedContext = createContext(false);

/** Keeps a text in the member's diary; the same text only once, however often it is pressed. */
export function KeepButton(props: Props) {
  const key = keyOf([props.kind, props.title, ...wordsOf(props.content)].join('\n'));
  return <Keeping key={key} idempotencyKey={key} {...props} />;
}

/** The fields of a part may stand in any order once it comes from where it was kept. */
function wordsOf(content: Props['content']): string[] {
  if (typeof content === 'string') return [content];
  return content.map((part) => (part.type === 'reference' ? part.key : part.text));
}

function Keeping({
  idempotencyKey: key,
  kind,
  title,
  content,
  source,
}: Props & Readonly<{ idempotencyKey: string }>) {
  const client = useClient();
  const interrupted = use(InterruptedContext);
  const trpc = useTrpc();
  const keep = useMutation({
    mutationFn: () =>
      client.member.diary.add.mutate({
        key,
        kind,
        title: title.slice(0, LONGEST_TITLE),
        content: typeof content === 'string' ? content : [...content],
        source,
        interrupted,
      }),
    meta: { invalidates: [trpc.member.diary.list] },
    onError: (error) => toastError('Não foi possível guardar', messageOf(error)),
  });
  const Icon = keep.isSuccess ? BookmarkCheck : BookmarkPlus;
  return (
    <ActionButton
      icon={<Icon aria-hidden="true" size={16} />}
      busy={keep.isPending}
      // Not disabled, which would take the focus away from where the reader is.
      aria-disabled={keep.isSuccess || undefined}
      onClick={() => (keep.isSuccess ? undefined : keep.mutate())}
    >
      <span aria-live="polite">{keep.isSuccess ? 'Guardado' : 'Guardar no diário'}</span>
    </ActionButton>
  );
}
