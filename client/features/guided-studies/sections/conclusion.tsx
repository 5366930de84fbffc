import type { RichText as Text } from '#shared/answers/rich-text.ts';
import { plainOf } from '../../../answer/plain-text.ts';
import { TextActions } from '../../../controls/text-actions.tsx';
import { RichText } from '../../../scripture/rich-text.tsx';
import { SectionItem } from './section-item.tsx';

/** The end of a study; it stands below each of its sections, and is folded. */
export function Conclusion({ text }: Readonly<{ text: Text }>) {
  return (
    <SectionItem title="Conclusão" open={false}>
      <RichText text={text} />
      <TextActions title="Conclusão" text={plainOf(text)} kind="study" />
    </SectionItem>
  );
}
