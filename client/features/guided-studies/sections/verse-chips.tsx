import { VerseChip } from '../../../scripture/verse-chip.tsx';

type Props = Readonly<{ label: string; references: readonly string[] }>;

/** The passages of a card, above its text. */
export function VerseChips({ label, references }: Props) {
  return (
    <ul aria-label={label} className="-mt-1 mb-3 flex flex-wrap gap-2">
      {references.map((reference) => (
        <li key={reference}>
          <VerseChip reference={reference} />
        </li>
      ))}
    </ul>
  );
}
