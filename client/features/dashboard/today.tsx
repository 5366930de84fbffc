import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Image } from 'lucide-react';
import { Suspense, useState } from 'react';
import { inQuotationMarks } from '#shared/bible/quotation-marks.ts';
import { labelOfKey } from '#shared/bible/reference.ts';
import { useTrpc } from '../../lib/data/data.tsx';
import { ActionButton } from '../../ui/action-button.tsx';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';

const ShareDialog = lazyWithRetry(() => import('../../controls/share/share-dialog.tsx'));

/** The verse of the day in its stored words, the way to the word about it, and its picture. */
export function TodaysVerse() {
  const trpc = useTrpc();
  const [pictured, setPictured] = useState(false);
  const { data: verse } = useQuery(trpc.member.dailyVerse.queryOptions());
  return (
    <section
      aria-label="Palavra do dia"
      className="card flex flex-col border-transparent bg-accent-soft p-5 hover:border-edge"
    >
      <Link to="/daily-word" className="block">
        <span className="block text-sm font-semibold text-muted">Palavra do dia</span>
        {verse?.type === 'quotation' ? (
          <span className="mt-1.5 line-clamp-5 font-serif text-lg leading-relaxed">
            {inQuotationMarks(verse.text)}
          </span>
        ) : (
          <span className="mt-1.5 block font-serif text-xl font-semibold">
            Um versículo para hoje
          </span>
        )}
        {verse ? <span className="mt-2 block text-muted">{labelOfKey(verse.key)}</span> : null}
      </Link>
      {verse?.type === 'quotation' ? (
        <div className="mt-auto -ml-1 pt-2">
          <ActionButton
            icon={Image}
            aria-haspopup="dialog"
            onPointerEnter={() => ShareDialog.preload()}
            onClick={() => setPictured(true)}
          >
            Enviar imagem
          </ActionButton>
          {pictured ? (
            <Suspense fallback={null}>
              <ShareDialog
                pictured
                title={labelOfKey(verse.key)}
                text={inQuotationMarks(verse.text)}
                path="/daily-word"
                onClose={() => setPictured(false)}
              />
            </Suspense>
          ) : null}
        </div>
      ) : null}
    </section>
  );
}
