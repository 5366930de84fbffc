import { Pencil, Trash2 } from 'lucide-react';
import { READ_FIRST } from '#shared/answers/ai.ts';
import { DIARY_KIND_NAMES } from '#shared/diary.ts';
import { AnswerLabel, Interrupted } from '../../answer/answer-notes.tsx';
import { plainOf } from '../../answer/plain-text.ts';
import { TextActions } from '../../controls/text-actions.tsx';
import { UrgentNotices } from '../../controls/urgent-notices.tsx';
import { useFormats } from '../../lib/format.ts';
import { RichText } from '../../scripture/rich-text.tsx';
import { ActionButton } from '../../ui/action-button.tsx';
import type { Entry } from './diary-query.ts';
import { withReferences } from './note-references.ts';

type Props = Readonly<{ entry: Entry; onEdit: () => void; onRemove: () => void }>;

export function EntryContent({ entry, onEdit, onRemove }: Props) {
  const { formatDateTime } = useFormats();
  const { kind, title, content, source, interrupted, userComment, createdAt, notices } = entry;
  return (
    <>
      <p className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <span className="badge">{DIARY_KIND_NAMES[kind]}</span>
        <time dateTime={createdAt}>{formatDateTime(new Date(createdAt))}</time>
      </p>
      {notices.length > 0 ? (
        <div className="mb-4 empty:hidden">
          <UrgentNotices notices={notices} />
        </div>
      ) : null}
      <div className={kind === 'note' ? 'whitespace-pre-line' : ''}>
        <RichText text={kind === 'note' ? withReferences(content) : content} />
      </div>
      {interrupted ? (
        <div className="mt-4">
          <Interrupted />
        </div>
      ) : null}
      {source ? (
        <AnswerLabel
          source={source}
          notices={notices.filter((each) => !READ_FIRST.includes(each))}
        />
      ) : null}
      {userComment ? (
        <div className="mt-4 border-l-3 border-accent-soft pl-3">
          <p className="text-sm font-semibold text-muted">Seu comentário</p>
          <p className="whitespace-pre-line">{userComment}</p>
        </div>
      ) : null}
      <div className="mt-4">
        <TextActions
          title={title}
          text={plainOf(content)}
          kind={kind === 'prayer' ? 'prayer' : 'usual'}
          path="/"
        >
          <ActionButton icon={Pencil} onClick={onEdit}>
            {kind === 'note' || userComment ? 'Editar' : 'Editar ou comentar'}
          </ActionButton>
          <ActionButton icon={Trash2} onClick={onRemove}>
            Excluir
          </ActionButton>
        </TextActions>
      </div>
    </>
  );
}
