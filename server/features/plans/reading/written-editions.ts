/** The editions of the plans where the build has written them down, for a start that makes no days. */
export const WRITTEN_EDITIONS: Readonly<Partial<Record<string, number>>> = {};
