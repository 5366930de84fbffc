import { ITEM_FIELDS } from '#shared/guided-studies/study-items.ts';
import { NumberedTexts } from '../../../scripture/numbered-texts.tsx';
import { RichText } from '../../../scripture/rich-text.tsx';
import { ShownVerse } from '../../../scripture/shown-verse.tsx';
import { VerseChip } from '../../../scripture/verse-chip.tsx';
import { nameOfField } from './field-names.ts';
import type { ReadItem } from './versions-query.ts';

type Shown = NonNullable<ReadItem['shown']>;
type Props = Readonly<{ kind: ReadItem['kind']; shown: Shown }>;

/** An item with references, verses and lists as members see them. */
export function ShownItem({ kind, shown }: Props) {
  return (
    <div className="grid gap-4">
      {Object.entries(ITEM_FIELDS[kind]).map(([field, of]) => (
        <div key={field} className="max-w-prose">
          {field === 'title' ? null : (
            <h3 className="mb-1 text-sm font-semibold text-muted">{nameOfField(field)}</h3>
          )}
          <Field of={of} texts={shown[field] ?? []} isTitle={field === 'title'} />
        </div>
      ))}
    </div>
  );
}

type FieldProps = Readonly<{ of: string; texts: Shown[string]; isTitle: boolean }>;

function Field({ of, texts, isTitle }: FieldProps) {
  const [first = []] = texts;
  const parts = texts.flat();
  if (of === 'texts') return <NumberedTexts texts={texts} />;
  if (of === 'verses') {
    return (
      <p className="flex flex-wrap gap-2">
        {parts.map((part) =>
          part.type === 'text' ? null : <VerseChip key={part.key} reference={part.key} />,
        )}
      </p>
    );
  }
  const [verse] = first;
  if (of === 'verse') return verse && verse.type !== 'text' ? <ShownVerse verse={verse} /> : null;
  if (isTitle) {
    return (
      <div className="font-serif text-xl font-semibold">
        <RichText text={first} />
      </div>
    );
  }
  return <RichText text={first} />;
}
