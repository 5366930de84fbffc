import type { RichText as Text } from '#shared/rich-text.ts';
import { RichText } from '../../scripture/rich-text.tsx';

/** Numbered steps. */
export function Steps({ steps }: Readonly<{ steps: readonly Text[] }>) {
  return (
    <ol className="grid content-start gap-3">
      {steps.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a version never change
        <li key={index} className="grid grid-cols-[1.75rem_1fr] gap-3">
          <span
            aria-hidden="true"
            className="grid size-7 place-items-center rounded-full bg-accent-soft font-serif font-semibold text-accent-strong"
          >
            {index + 1}
          </span>
          <RichText text={step} />
        </li>
      ))}
    </ol>
  );
}
