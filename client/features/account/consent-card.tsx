import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient, useTrpc } from '../../lib/data/data.tsx';
import { messageOf } from '../../lib/data/errors.ts';
import { toastError } from '../../ui/toasts.tsx';
import { useTickBeforeHydration } from './use-tick-before-hydration.ts';

/** Switches the model off: then the authored library answers, and nothing is sent to a model. */
export function ConsentCard() {
  const client = useClient();
  const trpc = useTrpc();
  const { data: current } = useSuspenseQuery(trpc.member.consent.current.queryOptions());
  /** The state that was chosen, until the server has stored it. */
  const [chosen, setChosen] = useState<boolean | null>(null);
  const set = useMutation({
    mutationFn: (input: { consent: boolean }) => client.member.consent.set.mutate(input),
    meta: { invalidates: [trpc.member.consent.current] },
    onError: (error) => toastError(messageOf(error)),
    onSettled: () => setChosen(null),
  });
  const allowed = chosen ?? current.consent === true;
  const choose = (consent: boolean) => {
    // Disabling it meanwhile would take the focus away.
    if (set.isPending) return;
    setChosen(consent);
    set.mutate({ consent });
  };
  const box = useTickBeforeHydration(choose);
  return (
    <section className="card grid gap-3 p-5" aria-labelledby="ai-title">
      <h2 id="ai-title" className="text-xl">
        Inteligência artificial
      </h2>
      <p className="text-muted">
        Com a sua autorização, o que você escreve nas perguntas e pedidos é enviado a um serviço de
        inteligência artificial para gerar a resposta. Sem ela, quem responde é o nosso acervo, e
        nada é enviado.
      </p>
      {current.available ? (
        <div className="grid gap-1">
          <label className="flex min-h-11 items-center gap-3 font-semibold">
            <input
              ref={box}
              type="checkbox"
              className="size-6 shrink-0 accent-accent"
              checked={allowed}
              onChange={(event) => choose(event.target.checked)}
            />
            Autorizo o uso de inteligência artificial
          </label>
          <p role="status" className="text-muted">
            {allowed
              ? 'Ligada: as respostas podem ser geradas por IA.'
              : 'Desligada: quem responde é o nosso acervo.'}
          </p>
        </div>
      ) : (
        <p className="font-semibold">
          Neste site ninguém precisa autorizar: as respostas vêm do nosso acervo, e nada é enviado.
        </p>
      )}
    </section>
  );
}
