import { useQuery } from '@tanstack/react-query';
import { fileUrl } from '#shared/uploads.ts';
import { useTrpc } from '../../../lib/data/data.tsx';
import { useFormats } from '../../../lib/format.ts';

/** The PDFs that a booklet had before. */
export function PastPdfs({ id }: Readonly<{ id: string }>) {
  const { formatDateTime } = useFormats();
  const { data: past = [] } = useQuery(useTrpc().admin.booklets.pastPdfs.queryOptions({ id }));
  if (past.length === 0) return null;
  return (
    <section className="mt-6 border-t border-line pt-4" aria-label="Versões anteriores do PDF">
      <h3 className="text-lg">Versões anteriores</h3>
      <ul className="mt-1 grid gap-2">
        {past.map(({ pdfKey, name, replacedAt, replacedBy }) => (
          <li key={pdfKey}>
            <a
              className="link inline-block py-2"
              href={fileUrl(pdfKey)}
              target="_blank"
              rel="noopener"
            >
              {name}
            </a>
            <p className="text-sm text-muted">
              Substituída em {formatDateTime(new Date(replacedAt))}
              {replacedBy ? ` por ${replacedBy}` : ''}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
