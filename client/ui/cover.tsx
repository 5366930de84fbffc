import { BookMarked } from 'lucide-react';
import { pictureSources, pictureUrl } from '#shared/uploads.ts';

type Props = Readonly<{ imageKey: string | null; small?: boolean }>;

/** The cover of a book or a booklet, or its outline where it has none; the name beside it says which it is. */
export function Cover({ imageKey, small = false }: Props) {
  const width = small ? 'w-12' : 'w-20';
  if (!imageKey) {
    return (
      <div
        className={`grid aspect-[5/7] ${width} shrink-0 place-items-center self-start rounded-md border-l-4 border-accent bg-accent-soft text-accent`}
      >
        <BookMarked aria-hidden="true" size={28} strokeWidth={1.5} />
      </div>
    );
  }
  return (
    <img
      className={`aspect-[5/7] ${width} shrink-0 self-start rounded-md border border-line bg-sunken object-cover`}
      src={pictureUrl(imageKey, 320)}
      srcSet={pictureSources(imageKey)}
      sizes={small ? '3rem' : '5rem'}
      loading="lazy"
      decoding="async"
      alt=""
    />
  );
}
