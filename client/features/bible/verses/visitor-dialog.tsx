import { VISITOR_DRAFTS } from '../../../lib/forms/drafts.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { draftOfSaving } from './use-return.ts';
import { signInAddress } from './verse-addresses.ts';
import { VerseNotesFields } from './verse-notes-fields.tsx';
import type { VerseDialogProps, VerseRequest } from './verse-request.ts';

/** Tells a visitor what members can do with verses. */
type MemberAct = Exclude<VerseRequest['act'], 'share' | 'references'>;

const WORDS: Readonly<Record<MemberAct, Readonly<{ title: string; reason: string }>>> = {
  save: { title: 'Salvar Versículo', reason: 'Faça login para salvar versículos' },
  note: { title: 'Nota', reason: 'Faça login para escrever notas' },
  explain: { title: 'Explicação do Versículo', reason: 'Faça login para ver a explicação' },
  highlight: { title: 'Marcar Versículo', reason: 'Faça login para marcar versículos' },
  words: { title: 'Marcar palavras', reason: 'Faça login para marcar palavras' },
  report: { title: 'Relatar erro no texto', reason: 'Faça login para relatar um erro no texto' },
};

type Props = VerseDialogProps & Readonly<{ act: MemberAct; verses: readonly number[] }>;

/** Says what needs an account, and leads to sign-in and back to the verses. */
export default function VisitorDialog(props: Props) {
  const { act, label, words, onClose, onCloseAutoFocus } = props;
  const { title, reason } = WORDS[act];
  const saves = act === 'save';
  const intent = saves ? 'save' : 'select';
  return (
    <Dialog title={title} onClose={onClose} onCloseAutoFocus={onCloseAutoFocus}>
      <blockquote className="quotation mt-0 line-clamp-4">{words}</blockquote>
      <p className="-mt-2 text-sm text-muted">{label}</p>
      {saves ? <Notes label={label} /> : null}
      <p className="mt-5 font-semibold">{reason}</p>
      <p className="mt-1 text-muted">
        {saves
          ? 'A conta é gratuita. O que você escreveu fica neste aparelho, e você volta a este versículo.'
          : 'A conta é gratuita, e depois você volta a este versículo.'}
      </p>
      <div className="mt-4 grid grid-cols-2 gap-2">
        <a href={signInAddress('sign-up', intent, props)} className="button button-primary">
          Criar conta
        </a>
        <a href={signInAddress('sign-in', intent, props)} className="button button-quiet">
          Entrar
        </a>
      </div>
    </Dialog>
  );
}

function Notes({ label }: Readonly<{ label: string }>) {
  const { field } = useForm({
    draft: VISITOR_DRAFTS + draftOfSaving(label),
    defaultValues: { comment: '', tags: '' },
  });
  return (
    <div className="mt-4 grid gap-4">
      <VerseNotesFields comment={field('comment')} tags={field('tags')} />
    </div>
  );
}
