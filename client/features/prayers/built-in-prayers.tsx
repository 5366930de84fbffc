import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTrpc } from '../../lib/data/data.tsx';
import { BuiltInPrayer } from './built-in-prayer.tsx';

/** The seven prayers that are always there, one open at a time. */
export function BuiltInPrayers() {
  const trpc = useTrpc();
  const { data: prayers } = useSuspenseQuery({
    ...trpc.member.prayers.builtIn.queryOptions(),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [open, setOpen] = useState<string | null>(null);
  return (
    <section aria-labelledby="built-in-title">
      <h2 id="built-in-title" className="text-xl md:text-2xl">
        Orações prontas
      </h2>
      <p className="mt-1 text-muted">Toque no título para receber outra oração sobre o assunto.</p>
      <ul className="mt-4 grid gap-4">
        {prayers.map((prayer) => (
          <li key={prayer.slug}>
            <BuiltInPrayer
              prayer={prayer}
              open={open === prayer.slug}
              onToggle={(opens) => setOpen(opens ? prayer.slug : null)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
