import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTrpc } from '../../lib/data/data.tsx';
import type { Outputs } from '../../lib/data/trpc.ts';
import { Button } from '../../ui/button.tsx';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';
import { Catalogue } from './catalogue.tsx';
import { translationsQuery } from './maintenance-queries.ts';
import { Section } from './section.tsx';
import { TranslationItem } from './translation-item.tsx';

const ImportTranslation = lazyWithRetry(() => import('./import-translation.tsx'));

type Install = Outputs['admin']['translations']['list']['installs'][number];

/** The stored texts: what is installed, whether it is intact, and one more from a file. */
export function Translations() {
  const [importing, setImporting] = useState(false);
  return (
    <Section
      title="Traduções"
      lead="Os textos bíblicos guardados aqui. Uma importação só aparece aos leitores quando está completa."
      actions={
        <Button look="quiet" onClick={() => setImporting(true)}>
          Importar tradução
        </Button>
      }
      query={useQuery(translationsQuery(useTrpc()))}
    >
      {({ translations, installs, catalogue }) => (
        <>
          {installs.length > 0 ? (
            <ul className="mb-4 grid gap-2" aria-label="Importações">
              {installs.map((install) => (
                <InstallItem key={install.translationId} install={install} />
              ))}
            </ul>
          ) : null}
          {translations.length === 0 ? (
            <p className="text-muted">Nenhuma tradução está instalada.</p>
          ) : (
            <ul className="divide-y divide-line">
              {translations.map((translation, at) => (
                <TranslationItem
                  key={translation.id}
                  translation={translation}
                  removable={at > 0 && !translation.isOwn}
                />
              ))}
            </ul>
          )}
          {catalogue.length > 0 ? <Catalogue entries={catalogue} /> : null}
          <Suspense>
            {importing ? <ImportTranslation onClose={() => setImporting(false)} /> : null}
          </Suspense>
        </>
      )}
    </Section>
  );
}

function InstallItem({ install }: Readonly<{ install: Install }>) {
  const { translationId, state, booksDone, booksTotal, problem } = install;
  if (state === 'running') {
    return (
      <li className="rounded-xl bg-sunken p-3">
        <p className="font-semibold">Importando “{translationId}”</p>
        <progress
          className="mt-1 h-2 w-full accent-accent"
          max={booksTotal}
          value={booksDone}
          aria-label={`Importação de ${translationId}`}
        />
        <p className="text-sm text-muted">
          {booksDone} de {booksTotal} livros
        </p>
      </li>
    );
  }
  return (
    <li className="rounded-xl bg-sunken p-3">
      <p className="font-semibold text-danger">
        {state === 'failed'
          ? `A importação de “${translationId}” falhou.`
          : `A importação de “${translationId}” foi interrompida.`}
      </p>
      {problem ? <p>{problem}</p> : null}
      <p className="text-[0.9375rem] text-muted">O que estava instalado não mudou.</p>
    </li>
  );
}
