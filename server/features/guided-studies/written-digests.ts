import type { Theme } from '#shared/guided-studies/guided-studies.ts';

/** The digests of the authored studies where the build has written them down, for a start that reads no text. */
export const WRITTEN_DIGESTS: Readonly<Partial<Record<Theme, string>>> = {};
