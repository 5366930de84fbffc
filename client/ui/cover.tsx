import { pictureSources, pictureUrl } from '#shared/uploads.ts';
import type { Hue } from './drawing.tsx';

/** The cloths of covers. */
export const HUES: readonly Hue[] = ['scripture', 'prayer', 'study', 'plan', 'home'];

type Props = Readonly<{ imageKey: string | null; name?: string; small?: boolean }>;

/** The cover of a book or a booklet, or one of cloth with its name where it has none; the name beside it says which it is. */
export function Cover({ imageKey, name = '', small = false }: Props) {
  const width = small ? 'w-12' : 'w-20';
  if (!imageKey) {
    return (
      <div
        aria-hidden="true"
        data-hue={HUES[name.length % HUES.length]}
        className={`cloth aspect-[5/7] p-1.5 ${width}`}
      >
        <div className="grid size-full place-items-center overflow-hidden border border-current/50 px-0.5">
          {/* Drawn rather than written: whoever searches the page or copies it meets the name once. */}
          <span className="line-clamp-5 before:content-[attr(data-name)]" data-name={name} />
        </div>
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
      // Without a connection the room stays empty, and shows no broken picture.
      onError={({ currentTarget }) => {
        currentTarget.style.visibility = 'hidden';
      }}
    />
  );
}
