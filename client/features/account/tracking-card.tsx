import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient, useTrpc } from '../../lib/data/data.tsx';
import { messageOf } from '../../lib/data/errors.ts';
import { setRecorded } from '../../lib/tracking/tracker.ts';
import { toastError } from '../../ui/toasts.tsx';
import { useTickBeforeHydration } from './use-tick-before-hydration.ts';

/** Members object here to the record of their visits. */
export function TrackingCard() {
  const client = useClient();
  const trpc = useTrpc();
  const { data: current } = useSuspenseQuery(trpc.member.tracking.current.queryOptions());
  /** The state that was chosen, until the server has stored it. */
  const [chosen, setChosen] = useState<boolean | null>(null);
  const set = useMutation({
    mutationFn: (input: { recorded: boolean }) => client.member.tracking.set.mutate(input),
    meta: { invalidates: [trpc.member.tracking.current] },
    onSuccess: (_, { recorded }) => setRecorded(recorded),
    onError: (error) => toastError(messageOf(error)),
    onSettled: () => setChosen(null),
  });
  const recorded = chosen ?? current.recorded;
  const choose = (recorded: boolean) => {
    // Disabling it meanwhile would take the focus away.
    if (set.isPending) return;
    setChosen(recorded);
    set.mutate({ recorded });
  };
  const box = useTickBeforeHydration(choose);
  return (
    <section className="card grid gap-3 p-5" aria-labelledby="tracking-title">
      <h2 id="tracking-title" className="text-xl">
        Registro de uso
      </h2>
      <p className="text-muted">
        Para saber o que melhorar, registramos que páginas você abre, quando, por quanto tempo e em
        que tipo de aparelho — nunca o que você lê, escreve ou pesquisa nelas. Se você desligar,
        nada mais é registrado, e o que já foi é apagado.
      </p>
      <div className="grid gap-1">
        <label className="flex min-h-11 items-center gap-3 font-semibold">
          <input
            ref={box}
            type="checkbox"
            className="size-6 shrink-0 accent-accent"
            checked={recorded}
            onChange={(event) => choose(event.target.checked)}
          />
          Registrar as minhas visitas
        </label>
        <p role="status" className="text-muted">
          {recorded
            ? 'Ligado: as páginas que você abre são contadas.'
            : 'Desligado: nada é registrado.'}
        </p>
      </div>
    </section>
  );
}
