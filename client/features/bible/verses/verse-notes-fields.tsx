import type { ComponentProps } from 'react';
import { LONGEST_COMMENT } from '#shared/reading.ts';
import { TextArea, TextField } from '../../../ui/field.tsx';

type Props = Readonly<{
  comment: Omit<ComponentProps<typeof TextArea>, 'label'>;
  tags: Omit<ComponentProps<typeof TextField>, 'label'>;
}>;

/** The fields that a reader may fill in while saving verses. */
export function VerseNotesFields({ comment, tags }: Props) {
  return (
    <>
      <TextArea
        label="Comentário (opcional)"
        placeholder="O que este versículo diz a você?"
        maxLength={LONGEST_COMMENT}
        {...comment}
      />
      <TextField label="Etiquetas (opcional)" hint="Separe com vírgulas: fé, família" {...tags} />
    </>
  );
}
