import type { Offer } from '#shared/answers/ai.ts';
import { Chip } from '../ui/chip.tsx';

type Props = Readonly<{
  /** Says what they are, where the text above does not. */
  lead?: string;
  offers: readonly Offer[];
  onOpen: (offer: Offer) => void;
}>;

/** Texts of the library that may be meant: a press opens that very text. */
export function Offers({ lead, offers, onOpen }: Props) {
  if (offers.length === 0) return null;
  return (
    <div className="mt-3">
      {lead ? <p className="mb-2">{lead}</p> : null}
      <ul className="flex flex-wrap gap-2">
        {offers.map((offer) => (
          <li key={offer.id}>
            <Chip onClick={() => onOpen(offer)}>{offer.title}</Chip>
          </li>
        ))}
      </ul>
    </div>
  );
}
