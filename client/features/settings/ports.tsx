import { useMutation, useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleX } from 'lucide-react';
import { useClient, useTrpc } from '../../lib/data/data.tsx';
import { messageOf } from '../../lib/data/errors.ts';
import type { Outputs } from '../../lib/data/trpc.ts';
import { Button } from '../../ui/button.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { useFailureToast } from '../../ui/use-failure-toast.ts';

type Port = Outputs['admin']['settings']['ports'][number];

/** The service behind each port, with a button that uses it once. */
export function Ports() {
  const ports = useQuery(useTrpc().admin.settings.ports.queryOptions());
  useFailureToast(ports, 'Erro ao carregar os serviços');
  return (
    <section className="card p-5 md:p-6" aria-labelledby="ports-title">
      <h2 id="ports-title" className="text-xl">
        Serviços
      </h2>
      <p className="mt-1 text-muted">
        O que as variáveis de ambiente ligaram. Cada teste usa o serviço uma vez.
      </p>
      {ports.isPending ? (
        <div className="skeleton mt-4 h-60" role="status" aria-label="Carregando" />
      ) : null}
      {ports.error ? (
        <div className="mt-4">
          <LoadFailure text={messageOf(ports.error)} onRetry={() => void ports.refetch()} />
        </div>
      ) : null}
      <ul className="mt-3 divide-y divide-line">
        {ports.data?.map((port) => (
          <PortRow key={port.name} port={port} />
        ))}
      </ul>
    </section>
  );
}

function PortRow({ port: { name, label, description } }: Readonly<{ port: Port }>) {
  const client = useClient();
  const test = useMutation({
    mutationFn: () => client.admin.settings.testPort.mutate({ port: name }),
  });
  const result = test.error ? { works: false, message: messageOf(test.error) } : test.data;
  return (
    <li className="grid gap-x-4 gap-y-1 py-3 md:grid-cols-[1fr_auto] md:items-center">
      <div className="min-w-0">
        <p className="font-semibold">{label}</p>
        <p className="text-[0.9375rem] text-muted">{description}</p>
      </div>
      <Button
        look="quiet"
        className="justify-self-start"
        busy={test.isPending}
        aria-label={`Testar: ${label}`}
        onClick={() => test.mutate()}
      >
        Testar
      </Button>
      <div role="status" className="md:col-span-2">
        {result && !test.isPending ? (
          <p
            className={`flex items-start gap-2 font-semibold ${result.works ? 'text-success' : 'text-danger'}`}
          >
            {result.works ? <Works /> : <Fails />}
            {result.message}
          </p>
        ) : null}
      </div>
    </li>
  );
}

const Works = () => <CircleCheck aria-hidden="true" size={20} className="mt-0.5 shrink-0" />;
const Fails = () => <CircleX aria-hidden="true" size={20} className="mt-0.5 shrink-0" />;
