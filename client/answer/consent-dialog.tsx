import { useMutation } from '@tanstack/react-query';
import { useClient, useTrpc } from '../lib/data/data.tsx';
import { messageOf } from '../lib/data/errors.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ProblemLine } from '../ui/problem-line.tsx';

type Props = Readonly<{ onAnswered: () => void; onClose: () => void }>;

/**
 * Religious conviction is sensitive data: before the first use of a model the member
 * says yes or no to it, apart from everything else.
 */
export default function ConsentDialog({ onAnswered, onClose }: Props) {
  const client = useClient();
  const trpc = useTrpc();
  const set = useMutation({
    mutationFn: (input: { consent: boolean }) => client.member.consent.set.mutate(input),
    meta: { invalidates: [trpc.member.consent.current] },
  });
  const answer = (consent: boolean) => set.mutate({ consent }, { onSuccess: onAnswered });
  return (
    <Dialog
      title="Usar inteligência artificial?"
      description="Precisamos da sua autorização antes da primeira vez."
      onClose={onClose}
    >
      <div className="grid gap-3">
        <p>
          Para escrever a resposta, o texto da sua pergunta é enviado a um serviço de inteligência
          artificial. Ele pode revelar a sua fé e o que você está vivendo, que são dados sensíveis.
        </p>
        <ul className="grid list-disc gap-1.5 pl-5 text-muted">
          <li>Seu nome e seu e-mail não são enviados.</li>
          <li>Os versículos vêm sempre do texto guardado aqui.</li>
          <li>Você pode mudar de ideia quando quiser, em Meu perfil.</li>
        </ul>
        <p>Se preferir não usar, o nosso acervo responde, e nada é enviado.</p>
        <ProblemLine text={set.error ? messageOf(set.error) : null} />
        <div className="mt-2 grid gap-2 md:grid-cols-2">
          <Button busy={set.isPending} onClick={() => answer(true)}>
            Autorizo
          </Button>
          <Button look="quiet" disabled={set.isPending} onClick={() => answer(false)}>
            Prefiro o acervo
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
