import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { FileDown, Link2, Pencil, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { CopyButton } from '../../controls/copy-button.tsx';
import { pdfFile, saveFile } from '../../controls/save-file.ts';
import { PrintButton } from '../../controls/text-actions.tsx';
import { useClient, useData, useTrpc } from '../../lib/data/data.tsx';
import { messageOf } from '../../lib/data/errors.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';
import { toastError } from '../../ui/toasts.tsx';
import { collectionFile, type FileFormat, fileName } from './collection-file.ts';
import type { Collection } from './collections-query.ts';

const NameDialog = lazyWithRetry(() => import('./name-dialog.tsx'));
const ConfirmDialog = lazyWithRetry(() => import('../../ui/dialog-confirm.tsx'));

const FORMATS: readonly [FileFormat, string][] = [
  ['txt', 'Texto'],
  ['md', 'Markdown'],
];

/** What can be done with a collection as a whole. */
export function CollectionActions({ collection }: Readonly<{ collection: Collection }>) {
  const { id, name, shareKey } = collection;
  const client = useClient();
  const trpc = useTrpc();
  const { origin } = useData();
  const navigate = useNavigate();
  const [open, setOpen] = useState<'name' | 'remove' | null>(null);
  const close = () => setOpen(null);
  const common = {
    meta: { invalidates: [trpc.member.collections] },
    onError: (error: unknown) => toastError('Não foi possível mudar a coleção', messageOf(error)),
  };
  const share = useMutation({
    ...common,
    mutationFn: (shared: boolean) => client.member.collections.share.mutate({ id, shared }),
  });
  const remove = useMutation({
    ...common,
    mutationFn: () => client.member.collections.remove.mutate({ id }),
    onSuccess: () => void navigate({ to: '/collections', replace: true }),
  });
  const print = useMutation({
    mutationFn: () => client.member.collections.pdf.mutate({ id }),
    onSuccess: ({ content }) => saveFile(pdfFile(`${fileName(name)}.pdf`, content)),
    onError: (error) => toastError('Não foi possível fazer o PDF', messageOf(error)),
  });
  const link = shareKey ? `${origin}/collection?key=${shareKey}` : null;
  return (
    <div className="print:hidden">
      <div className="-mx-1 flex flex-wrap">
        <ActionButton icon={Link2} busy={share.isPending} onClick={() => share.mutate(!shareKey)}>
          {shareKey ? 'Deixar de compartilhar' : 'Compartilhar por link'}
        </ActionButton>
        <PrintButton />
        <ActionButton
          icon={FileDown}
          aria-label="Baixar: PDF"
          busy={print.isPending}
          onClick={() => print.mutate()}
        >
          PDF
        </ActionButton>
        {FORMATS.map(([format, label]) => (
          <ActionButton
            key={format}
            icon={FileDown}
            aria-label={`Baixar: ${label}`}
            onClick={() => saveFile(collectionFile(collection, format))}
          >
            {label}
          </ActionButton>
        ))}
        <ActionButton icon={Pencil} aria-haspopup="dialog" onClick={() => setOpen('name')}>
          Mudar o nome
        </ActionButton>
        <ActionButton icon={Trash2} aria-haspopup="dialog" onClick={() => setOpen('remove')}>
          Excluir
        </ActionButton>
      </div>
      {link ? (
        <div className="card mt-3 flex flex-wrap items-center gap-x-3 p-3" role="status">
          <p className="min-w-0 wrap-anywhere">
            Quem tiver este link lê a coleção, com as suas anotações:{' '}
            <span className="text-muted">{link}</span>
          </p>
          <CopyButton text={link} />
        </div>
      ) : null}
      <Suspense fallback={null}>
        {open === 'name' ? <NameDialog collection={{ id, name }} onClose={close} /> : null}
        {open === 'remove' ? (
          <ConfirmDialog
            title="Excluir esta coleção?"
            text="Os títulos e as anotações dela não poderão ser recuperados."
            action="Excluir"
            busy={remove.isPending}
            onConfirm={() => remove.mutate()}
            onClose={close}
          />
        ) : null}
      </Suspense>
    </div>
  );
}
