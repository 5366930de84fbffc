import { HeartPulse } from 'lucide-react';
import { FASTING_WARNING as WARNING } from '#shared/fasting/fasting-warning.ts';

export function FastingWarning() {
  return (
    <section
      aria-labelledby="fasting-warning"
      className="rounded-2xl border border-line bg-sunken p-5 md:p-6"
    >
      <h2 id="fasting-warning" className="flex items-center gap-3 text-xl">
        <HeartPulse
          aria-hidden="true"
          size={26}
          strokeWidth={1.7}
          className="shrink-0 text-accent"
        />
        {WARNING.title}
      </h2>
      <Cases lead={WARNING.never} cases={WARNING.neverCases} />
      <Cases lead={WARNING.doctor} cases={WARNING.cases} />
      <p className="mt-4">{WARNING.everyone}</p>
      <ul className="mt-2 grid list-disc gap-1 pl-5 font-semibold marker:text-accent">
        {WARNING.always.map((text) => (
          <li key={text}>{withNumber(text)}</li>
        ))}
      </ul>
      <p className="mt-4 text-muted">{WARNING.otherwise}</p>
    </section>
  );
}

function Cases({ lead, cases }: Readonly<{ lead: string; cases: readonly string[] }>) {
  return (
    <>
      <p className="mt-3">{lead}</p>
      <ul className="mt-2 grid list-disc gap-x-8 gap-y-1 pl-5 marker:text-accent md:grid-cols-2">
        {cases.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  );
}

/** Turns the emergency number into a link that calls it. */
function withNumber(text: string) {
  const [before, after] = text.split('192');
  if (after === undefined) return text;
  return (
    <>
      {before}
      <a href="tel:192" className="link -my-2.5 inline-block py-2.5">
        192
      </a>
      {after}
    </>
  );
}
