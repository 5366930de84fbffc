import { copy } from '../copy.ts';
import { linkOf, messageOf, type Shared } from './share-message.ts';

type Way = 'native' | 'web' | 'copy';

/** @returns false where this device has no such way */
type Attempt = readonly [way: Way, run: () => Promise<boolean>];

/**
 * The first way that works. A member who closes the system's own sheet has decided:
 * no other way is tried. @returns null when none works
 */
export async function shareByFirst(attempts: readonly Attempt[]): Promise<Way | 'closed' | null> {
  for (const [way, run] of attempts) {
    try {
      if (await run()) return way;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'closed';
    }
  }
  return null;
}

/**
 * The system's sheet with the text as a picture, which every app takes; then with the
 * text alone; then the clipboard.
 */
export function attemptsFor(shared: Shared, picture: () => Promise<File | null>): Attempt[] {
  const link = linkOf(shared);
  return [
    ['native', () => shareFile(picture, messageOf(shared, link))],
    ['web', () => shareText(shared, link)],
    ['copy', () => copy(messageOf(shared, link))],
  ];
}

async function shareFile(picture: () => Promise<File | null>, text: string): Promise<boolean> {
  if (!canShareFiles()) return false;
  const file = await picture();
  if (!file) return false;
  await navigator.share({ files: [file], text });
  return true;
}

async function shareText({ title, text }: Shared, link: string): Promise<boolean> {
  if (!('share' in navigator)) return false;
  await navigator.share({ title, text: `${title}\n\n${text}`, url: link });
  return true;
}

/** Browsers answer this only for a file like the one to be shared. */
export function canShareFiles(): boolean {
  const sample = new File([''], 'imagem.png', { type: 'image/png' });
  return 'canShare' in navigator && navigator.canShare({ files: [sample] });
}
