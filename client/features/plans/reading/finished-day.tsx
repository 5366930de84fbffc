import { Image } from 'lucide-react';
import { Suspense, useState } from 'react';
import { bookOf } from '#shared/bible/canon.ts';
import { inQuotationMarks } from '#shared/bible/quotation-marks.ts';
import { labelOfKey } from '#shared/bible/reference.ts';
import type { Outputs } from '../../../lib/data/trpc.ts';
import { isWaiting, LATER, WAITS } from '../../../offline/outbox/toast-change.ts';
import { Button } from '../../../ui/button.tsx';
import { Drawing } from '../../../ui/drawing.tsx';
import { lazyWithRetry } from '../../../ui/lazy-with-retry.tsx';
import type { CompletedProgress } from './use-day-changes.ts';

const ShareDialog = lazyWithRetry(() => import('../../../controls/share/share-dialog.tsx'));

const WEEK = 7;

type Content = Outputs['member']['readingPlans']['day'];
type Props = Readonly<{
  content: Content;
  progress: CompletedProgress;
  onUndo: () => void;
  onClose: () => void;
}>;

/** A finished day: a quiet moment with one sentence of what was read, and nothing that counts. */
export function FinishedDay({ content, progress, onUndo, onClose }: Props) {
  const { verse } = content.devotional;
  const kept = keepsakeOf(content, progress);
  const [waits] = useState(isWaiting);
  const [shared, setShared] = useState(false);
  const words = verse.type === 'quotation' ? inQuotationMarks(verse.text) : null;
  const done = progress.status === 'finished' ? 'Parabéns!' : 'Dia concluído!';
  return (
    <section aria-label="Leitura concluída" className="grid justify-items-center gap-4 text-center">
      <Drawing name="sheaf" hue="plan" className="size-28" />
      <div role="status">
        <p className="text-sm font-semibold text-muted">{waits ? `${WAITS}. ${LATER}` : done}</p>
        <p className="mt-1 font-serif text-2xl wrap-anywhere">
          {kept?.title ?? 'Por hoje, está lido'}
        </p>
        <p className="mt-1 text-muted">{kept?.text ?? 'Leve com você uma frase do que leu:'}</p>
      </div>
      {words ? (
        <figure className="max-w-prose">
          <blockquote className="font-serif text-lg leading-relaxed">{words}</blockquote>
          <figcaption className="mt-1 text-muted">{labelOfKey(verse.key)}</figcaption>
        </figure>
      ) : null}
      {kept && words ? (
        <Button
          look="quiet"
          aria-haspopup="dialog"
          onPointerEnter={() => ShareDialog.preload()}
          onClick={() => setShared(true)}
        >
          <Image aria-hidden="true" size={18} />
          Guardar como imagem
        </Button>
      ) : null}
      <Button className="w-full" onClick={onClose}>
        Fechar
      </Button>
      <button type="button" className="link min-h-11" onClick={onUndo}>
        Desfazer
      </button>
      {kept && words && shared ? (
        <Suspense fallback={null}>
          <ShareDialog
            pictured
            title={`${labelOfKey(verse.key)} · ${kept.title}`}
            text={words}
            path="/reading-plan"
            onClose={() => setShared(false)}
          />
        </Suspense>
      ) : null}
    </section>
  );
}

/** What a picture remembers: the whole plan, a book, or a week; null on any other day. */
function keepsakeOf({ ends }: Content, { status, completed }: CompletedProgress) {
  if (status === 'finished') {
    return { title: 'Plano concluído', text: 'Do primeiro dia ao último. Uma frase para guardar:' };
  }
  if (ends) {
    return {
      title: `${bookOf(ends).name}, do início ao fim`,
      text: 'Um livro inteiro. Uma frase para guardar:',
    };
  }
  if (completed.length > 0 && completed.length % WEEK === 0) {
    const weeks = completed.length / WEEK;
    return {
      title: weeks === 1 ? 'Uma semana de leitura' : `${weeks} semanas de leitura`,
      text: 'Um dia depois do outro. Uma frase para guardar:',
    };
  }
  return null;
}
