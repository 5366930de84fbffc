/** The size of the picture that a shared link shows, in pixels. */
export const SHARE_PICTURE = { width: 1200, height: 630 } as const;

/** Rises when pictures are drawn in another way, because caches hold them for a year. */
const DRAWING = 1;

/** The picture of a page that shows no verse, by its path. */
export const pagePicturePath = (path: string) =>
  `/pictures/${DRAWING}/page${path === '/' ? '/inicio' : path}.png`;

/** The address of a verse's picture; it names the edition, whose words never change. */
export function versePicturePath(translation: string, hash: string, key: string): string {
  return `/pictures/${DRAWING}/${translation}/${hash}/${key}.png`;
}

/** Reads what `versePicturePath` writes. */
export function parsePicturePath(path: string) {
  const [, drawing, translation = '', hash = '', key = ''] =
    /^\/pictures\/(\d+)\/([a-z0-9-]+)\/([0-9a-f]{16})\/([\w.-]{1,40})\.png$/.exec(path) ?? [];
  return Number(drawing) === DRAWING ? { translation, hash, key } : null;
}
