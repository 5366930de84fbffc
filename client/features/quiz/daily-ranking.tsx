import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient, useTrpc } from '../../lib/data/data.tsx';
import { messageOf } from '../../lib/data/errors.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { toastError, toastSuccess } from '../../ui/toasts.tsx';

/** The results of today of those who joined, under names they chose; nobody is in it unasked. */
export function DailyRanking() {
  const client = useClient();
  const trpc = useTrpc();
  const ranking = useQuery(trpc.member.quiz.ranking.queryOptions());
  const [typed, setTyped] = useState('');
  const meta = { invalidates: [trpc.member.quiz.ranking] };
  const join = useMutation({
    mutationFn: (name: string) => client.member.quiz.joinRanking.mutate({ name }),
    meta,
    onSuccess: () => void toastSuccess('Você está no ranking.'),
  });
  const leave = useMutation({
    mutationFn: () => client.member.quiz.leaveRanking.mutate(),
    meta,
    onSuccess: () => void toastSuccess('Você saiu do ranking.'),
    onError: (error) => toastError(messageOf(error)),
  });
  if (ranking.error)
    return <LoadFailure text={messageOf(ranking.error)} onRetry={() => void ranking.refetch()} />;
  if (!ranking.data)
    return <div className="skeleton mt-8 h-40" role="status" aria-label="Carregando" />;
  const { name, isNew, places } = ranking.data;
  return (
    <section aria-labelledby="ranking-title" className="card mt-6 p-5 md:p-6">
      <h2 id="ranking-title" className="text-xl">
        Ranking de hoje
      </h2>
      {places.length === 0 ? (
        <p className="mt-2 text-muted">Ainda não há ninguém no ranking de hoje.</p>
      ) : null}
      <ol className="mt-3 divide-y divide-line">
        {places.map((place) => (
          <li key={place.name} className="flex justify-between gap-3 py-2">
            <span
              className={`min-w-0 [overflow-wrap:anywhere] ${place.name === name ? 'font-semibold text-accent' : ''}`}
            >
              {place.name}
              {place.name === name ? ' (você)' : ''}
            </span>
            <span className="whitespace-nowrap text-muted">
              {place.rightAnswers} de {place.questions}
            </span>
          </li>
        ))}
      </ol>
      {name && isNew ? (
        <p className="mt-2 text-muted">
          O seu resultado aparece aqui a partir do segundo dia da sua conta.
        </p>
      ) : null}
      {name ? (
        <Button
          look="bare"
          className="mt-2 -ml-3 px-3"
          busy={leave.isPending}
          onClick={() => leave.mutate()}
        >
          Sair do ranking
        </Button>
      ) : (
        <Form className="mt-3 grid gap-3" onSubmit={() => join.mutate(typed)}>
          <TextField
            label="Participar com o nome"
            hint="Escolha um apelido: só ele e o seu resultado aparecem."
            maxLength={30}
            autoComplete="nickname"
            value={typed}
            error={join.error ? messageOf(join.error) : undefined}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button type="submit" look="quiet" busy={join.isPending}>
            Entrar no ranking
          </Button>
        </Form>
      )}
    </section>
  );
}
