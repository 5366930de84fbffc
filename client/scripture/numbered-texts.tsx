import type { RichText as Text } from '#shared/answers/rich-text.ts';
import { StepNumber } from '../ui/step-number.tsx';
import { RichText } from './rich-text.tsx';

/** Texts as numbered steps. */
export function NumberedTexts({ texts }: Readonly<{ texts: readonly Text[] }>) {
  return (
    <ol className="grid content-start gap-3">
      {texts.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a list only ever grows at its end
        <li key={index} className="grid grid-cols-[1.75rem_1fr] gap-3">
          <StepNumber number={index + 1} />
          <RichText text={text} />
        </li>
      ))}
    </ol>
  );
}
