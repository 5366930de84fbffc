import { ShareButton } from '../controls/share-button.tsx';
import { joinSections, plainOf, type Section } from './plain.ts';

type Props = Readonly<{ title: string; sections: readonly Section[] }>;

/** What can be done with an answer as a whole, below its parts. */
export function WholeActions({ title, sections }: Props) {
  const whole = joinSections(sections);
  if (whole.length === 0) return null;
  return (
    <div className="-mx-1 flex flex-wrap items-center">
      <ShareButton label="Compartilhar tudo" title={title} text={plainOf(whole)} />
    </div>
  );
}
