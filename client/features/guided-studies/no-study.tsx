import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useClient, useTrpc } from '../../lib/data/data.tsx';
import { useOnline } from '../../lib/data/use-online.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import { toastError, toastSuccess } from '../../ui/toasts.tsx';
import type { StudyTheme } from './study-theme.ts';

type Props = Readonly<{ study: StudyTheme; failed: boolean; retry: () => Promise<unknown> }>;

const WITHOUT_LINE = {
  title: 'Sem conexão',
  text: 'Este estudo ainda não está neste aparelho.',
};

/** The page of a study that could not be loaded, or of which there is none. */
export default function NoStudy({ study, failed, retry }: Props) {
  const client = useClient();
  const trpc = useTrpc();
  const { theme, name, missing, generated } = study;
  const online = useOnline();
  const told = failed && !online ? WITHOUT_LINE : missing;
  const again = useMutation({
    mutationFn: async () => {
      if (failed) await retry();
      else await client.member.guidedStudies.generate.mutate({ theme });
    },
    meta: { invalidates: [trpc.member.guidedStudies.outline] },
    onSuccess: () => (failed ? undefined : toastSuccess(...generated)),
    onError: () => toastError('Erro ao gerar conteúdo. Tente novamente.'),
  });
  return (
    <Page title={name}>
      <EmptyState drawing="door" hue="study" title={told.title} text={told.text}>
        <div className="flex flex-wrap justify-center gap-2">
          <Button busy={again.isPending} onClick={() => again.mutate()}>
            Tentar novamente
          </Button>
          <Link to="/dashboard" className="button button-quiet">
            Voltar ao início
          </Link>
        </div>
      </EmptyState>
    </Page>
  );
}
