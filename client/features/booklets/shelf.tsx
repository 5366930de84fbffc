import { useOnline } from '../../lib/data/use-online.ts';
import { formatMegabytes } from '../../offline/megabytes.ts';
import type { BookletOnDevice, StoredBooklet } from '../../offline/stored-booklets.ts';
import { Button } from '../../ui/button.tsx';
import { useShelf } from './use-shelf.ts';

type Props = Readonly<{
  stored: readonly StoredBooklet[];
  onView: (booklet: BookletOnDevice) => void;
}>;

/** What opens without a connection, with its size and the way to remove it. */
export default function Shelf({ stored, onView }: Props) {
  const { remove } = useShelf();
  const online = useOnline();
  const size = formatMegabytes(stored.reduce((sum, { bytes }) => sum + bytes, 0));
  const count = stored.length === 1 ? '1 apostila' : `${stored.length} apostilas`;
  return (
    <details className="card mb-4 px-4" open={!online}>
      <summary className="min-h-11 py-3 font-semibold">
        Neste aparelho: {count}, {size}
      </summary>
      <p className="pb-2 text-[0.9375rem] text-muted">
        Abrem sem conexão. As abertas há pouco dão lugar às mais novas; as guardadas ficam até você
        remover ou sair da conta.
      </p>
      <ul className="divide-y divide-line" aria-label="Apostilas neste aparelho">
        {stored.map((each) => (
          <li
            key={each.pdfKey}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2"
          >
            <div className="min-w-0 flex-1 basis-56">
              <p className="font-semibold">{each.name}</p>
              <p className="text-sm text-muted">
                {each.kept ? 'Guardada' : 'Aberta há pouco'} · {formatMegabytes(each.bytes)}
              </p>
            </div>
            <div className="flex gap-2">
              <Button
                look="quiet"
                className="px-3"
                aria-haspopup="dialog"
                aria-label={`Abrir: ${each.name}`}
                onClick={() => onView(each)}
              >
                Abrir
              </Button>
              <Button
                look="bare"
                className="px-3"
                aria-label={`Remover do aparelho: ${each.name}`}
                onClick={() => void remove(each.pdfKey)}
              >
                Remover
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </details>
  );
}
