import { parseReferenceKey, type Reference, referenceKey } from '#shared/bible/reference.ts';
import { RECENT_PLACES } from '../../../lib/browser/recent-places.ts';

const MOST = 20;

/** The places that somebody opened on this device, the last one first; another person sees none of them. */
export function recentPlaces(userId: string | null): readonly Reference[] {
  const [owner, ...keys] = (localStorage.getItem(RECENT_PLACES) ?? '').split(' ');
  if (owner !== ownerOf(userId)) return [];
  return keys.flatMap((key) => parseReferenceKey(key) ?? []);
}

/** A chapter that is opened again moves to the top. */
export function rememberPlace(userId: string | null, place: Reference): void {
  const others = recentPlaces(userId).filter(
    ({ book, chapter }) => book !== place.book || chapter !== place.chapter,
  );
  const keys = [place, ...others].slice(0, MOST).map(referenceKey);
  localStorage.setItem(RECENT_PLACES, [ownerOf(userId), ...keys].join(' '));
}

const ownerOf = (userId: string | null) => userId ?? 'visitor';
