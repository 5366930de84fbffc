import type { CSSProperties } from 'react';
import type { ReaderSettings } from '#shared/reading.ts';

const SPACING = { normal: 1.75, wide: 2.05, wider: 2.4 } as const;

/** The member's type size and spacing, as the style sheet of the reader takes them. */
export function textStyleOf({ size, spacing }: ReaderSettings): CSSProperties {
  const look: CSSProperties & Record<`--${string}`, number> = {
    '--size': size / 100,
    '--leading': SPACING[spacing],
  };
  return look;
}
