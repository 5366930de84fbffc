import sprite from './drawings.svg?no-inline';

/** The address of the file with all drawings. */
export const SPRITE = sprite;

/** The sections of the product, each of a colour of its own. */
export type Hue = 'scripture' | 'prayer' | 'study' | 'plan' | 'home';

/** The symbols of drawings.svg. */
export const DRAWING_NAMES = [
  'bread',
  'boat',
  'book',
  'book-star',
  'bookmark',
  'books',
  'cross',
  'crowd',
  'door',
  'flag',
  'flame',
  'gift',
  'hands',
  'harp',
  'home-shield',
  'home-stones',
  'lamp',
  'lens',
  'map',
  'moon',
  'mountain',
  'notebook',
  'path',
  'plate',
  'question',
  'rain',
  'rainbow',
  'rings',
  'scroll',
  'seed',
  'sheaf',
  'sheets',
  'star',
  'sun',
  'talk',
  'vine',
  'well',
] as const;
export type DrawingName = (typeof DRAWING_NAMES)[number];

type Props = Readonly<{
  name: DrawingName;
  /** null: the colour of what it stands in. */
  hue?: Hue | null;
  /** Tailwind's size, such as `size-16`. */
  className?: string;
}>;

/** A drawing of few shapes beside words that say the same. */
export function Drawing({ name, hue = null, className = 'size-16' }: Props) {
  return (
    <svg aria-hidden="true" data-hue={hue ?? undefined} className={`shrink-0 ${className}`}>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
