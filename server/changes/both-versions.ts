import { AppError } from '../errors.ts';

const TOO_LONG =
  'O texto deste aparelho e o do outro não cabem juntos. Abra o que está guardado e junte os dois.';

const DIVIDER = '\n\n— Outra versão —\n';

type Versions = Readonly<{
  stored: string | null;
  /** What the member had before them when they wrote; undefined writes over whatever is stored. */
  base: string | null | undefined;
  written: string | null;
  longest: number;
  divider?: string;
}>;

/** Keeps two texts that were written apart, on two devices, so that neither is lost. */
export function bothVersions({ stored, base, written, longest, divider }: Versions): string | null {
  if (base === undefined || stored === base || stored === written) return written;
  if (written === base || written === null) return stored;
  if (stored === null) return written;
  if (stored.includes(written)) return stored;
  if (written.includes(stored)) return written;
  const both = stored + (divider ?? DIVIDER) + written;
  if (both.length > longest) throw new AppError('LIMIT_REACHED', TOO_LONG);
  return both;
}

/** What the member changed of a field, and what another device changed where they did not. */
export function laterOf<Value>(stored: Value, base: Value | undefined, written: Value): Value {
  return base === undefined || written !== base ? written : stored;
}

/** Whether two devices wrote different texts over the same one. */
export function isForked(stored: string, base: string | undefined, written: string): boolean {
  return base !== undefined && stored !== base && stored !== written && written !== base;
}
