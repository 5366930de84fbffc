import { useMutation } from '@tanstack/react-query';
import { useClient, useTrpc } from '../../../lib/data/data.tsx';
import { useOnline } from '../../../lib/data/use-online.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { toastError, toastSuccess } from '../../../ui/toasts.tsx';

type Props = Readonly<{ failed: boolean; retry: () => Promise<unknown> }>;

/** The page of the gifts where they could not be loaded, or where there is no content. */
export default function NoGifts({ failed, retry }: Props) {
  const client = useClient();
  const trpc = useTrpc();
  const online = useOnline();
  const generate = useMutation({
    mutationFn: async () => {
      if (failed) await retry();
      else await client.member.guidedStudies.generate.mutate({ theme: 'gifts' });
    },
    meta: { invalidates: [trpc.member.guidedStudies.gifts] },
    onSuccess: () => (failed ? undefined : toastSuccess('Conteúdo gerado com sucesso!')),
    onError: () => toastError('Erro ao gerar conteúdo'),
  });
  return (
    <Page title="Dons espirituais">
      <EmptyState
        drawing="gift"
        hue="study"
        title={
          failed
            ? online
              ? 'Erro ao carregar conteúdo'
              : 'Sem conexão: este estudo ainda não está neste aparelho'
            : 'Ainda não há conteúdo sobre os dons'
        }
      >
        <Button busy={generate.isPending} onClick={() => generate.mutate()}>
          {failed ? 'Tentar novamente' : 'Gerar Conteúdo'}
        </Button>
      </EmptyState>
    </Page>
  );
}
