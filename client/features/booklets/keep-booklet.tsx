import { useMutation } from '@tanstack/react-query';
import { Check, HardDriveDownload } from 'lucide-react';
import { useOnline } from '../../lib/data/use-online.ts';
import { formatMegabytes } from '../../offline/megabytes.ts';
import type { BookletOnDevice } from '../../offline/stored-booklets.ts';
import { Button } from '../../ui/button.tsx';
import { ProblemLine } from '../../ui/problem-line.tsx';
import { useShelf } from './use-shelf.ts';

const FAILED = 'Não foi possível guardar a apostila neste aparelho.';

type Props = Readonly<{ booklet: BookletOnDevice }>;

/** Keeps a booklet on the device, or says that it is there; what needs a connection says so before the press. */
export function KeepBooklet({ booklet }: Props) {
  const { stored, keep } = useShelf();
  const online = useOnline();
  const { id, name, pdfKey, pages, bytes } = booklet;
  const here = stored.find((each) => each.pdfKey === pdfKey);
  const keeping = useMutation({
    mutationFn: () => keep({ id, name, pdfKey, pages, bytes }),
    networkMode: 'always',
  });
  if (here?.kept) {
    return (
      <p className="flex min-h-11 items-center justify-center gap-2 text-[0.9375rem] text-muted">
        <Check aria-hidden="true" size={18} className="text-accent" />
        Guardada neste aparelho
      </p>
    );
  }
  if (!online && !here) {
    return (
      <p className="flex min-h-11 items-center justify-center text-center text-[0.9375rem] text-muted">
        Sem conexão: esta apostila não está neste aparelho.
      </p>
    );
  }
  return (
    <>
      <Button
        look="bare"
        className="px-2 text-left text-sm"
        aria-label={`Guardar no aparelho: ${name}`}
        busy={keeping.isPending}
        onClick={() => keeping.mutate()}
      >
        <HardDriveDownload aria-hidden="true" size={18} />
        Guardar no aparelho ({formatMegabytes(bytes)})
      </Button>
      <ProblemLine text={keeping.isError ? FAILED : (keeping.data ?? '')} />
    </>
  );
}
