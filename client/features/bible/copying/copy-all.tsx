import { Copy, SlidersHorizontal } from 'lucide-react';
import { Suspense, useState } from 'react';
import { formatReference, type Reference } from '#shared/bible/reference.ts';
import { copyWithToast } from '../../../controls/copy.ts';
import { useData } from '../../../lib/data/data.tsx';
import { Button } from '../../../ui/button.tsx';
import { lazyWithRetry } from '../../../ui/lazy-with-retry.tsx';
import { passageQuery } from '../passage-query.ts';
import { type CopiedPassage, copiedText, passageOf } from './copied-text.ts';
import { copyForm } from './copy-form.ts';

const CopyDialog = lazyWithRetry(() => import('./copy-dialog.tsx'));

type Props = Readonly<{ references: readonly Reference[]; translation: string | null }>;

/** Copies every passage that a list of places has found, in one go. */
export default function CopyAll({ references, translation }: Props) {
  const { queryClient, trpc } = useData();
  const [passages, setPassages] = useState<readonly CopiedPassage[]>([]);
  const [first, ...others] = passages;
  const read = async (): Promise<readonly CopiedPassage[]> => {
    const found = await Promise.all(
      references.map((reference) =>
        queryClient.ensureQueryData(passageQuery(trpc, formatReference(reference), translation)),
      ),
    );
    return found.flatMap(({ result }) => (result ? [passageOf(result)] : []));
  };
  return (
    <div className="flex flex-wrap gap-2 max-md:*:w-full">
      <Button
        look="quiet"
        onClick={() => void read().then((all) => copyWithToast(copiedText(all, copyForm())))}
      >
        <Copy aria-hidden="true" size={18} />
        Copiar os {references.length} trechos
      </Button>
      <Button look="quiet" onClick={() => void read().then(setPassages)}>
        <SlidersHorizontal aria-hidden="true" size={18} />
        Forma de copiar
      </Button>
      {first ? (
        <Suspense fallback={null}>
          <CopyDialog passages={[first, ...others]} onClose={() => setPassages([])} />
        </Suspense>
      ) : null}
    </div>
  );
}
