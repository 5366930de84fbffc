import type { Offer } from '#shared/answers/ai.ts';
import { Offers } from './offers.tsx';

type Props = Readonly<{
  /** Says that the library has nothing, and what the offers are. */
  message: string;
  offers: readonly Offer[];
  onOpen: (offer: Offer) => void;
}>;

/** Stands beside what was typed where the library has nothing on it. */
export function NothingWritten({ message, offers, onOpen }: Props) {
  return (
    <div role="alert" className="rounded-lg bg-accent-soft px-4 py-3">
      <p>{message}</p>
      <Offers offers={offers} onOpen={onOpen} />
    </div>
  );
}
