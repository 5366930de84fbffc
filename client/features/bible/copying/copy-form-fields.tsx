import { Choice } from '../choice.tsx';
import { type CopiedPassage, copiedText } from './copied-text.ts';
import { changeCopyForm, useCopyForm } from './copy-form.ts';

const NUMBERS = [
  ['with', 'Com números'],
  ['without', 'Sem números'],
] as const;
const PLACES = [
  ['after', 'Depois'],
  ['before', 'Antes'],
] as const;
const LAYOUTS = [
  ['running', 'Texto corrido'],
  ['lines', 'Um por linha'],
] as const;

/** The form in which this device copies verses, and what comes of it. */
export default function CopyFormFields({ sample }: Readonly<{ sample: CopiedPassage }>) {
  const form = useCopyForm();
  return (
    <div className="grid gap-5">
      <Choice
        legend="Números dos versículos"
        options={NUMBERS}
        value={form.numbers ? 'with' : 'without'}
        onChange={(next) => changeCopyForm({ numbers: next === 'with' })}
      />
      <Choice
        legend="Onde fica a referência"
        options={PLACES}
        value={form.place}
        onChange={(place) => changeCopyForm({ place })}
      />
      <Choice
        legend="Versículos"
        options={LAYOUTS}
        value={form.lines ? 'lines' : 'running'}
        onChange={(next) => changeCopyForm({ lines: next === 'lines' })}
      />
      <figure>
        <figcaption className="mb-1.5 font-semibold">Assim fica</figcaption>
        <p className="line-clamp-5 rounded-lg bg-sunken px-3 pt-3 font-serif whitespace-pre-line">
          {copiedText([sample], form)}
        </p>
      </figure>
    </div>
  );
}
