/**
 * The mark of an installation stands before the name of each object that it stores, since several
 * databases may use one storage: nobody deletes what does not bear their own.
 */
const MARKED = /^([0-9a-f]{12})\./;

export const markedName = (mark: string, name: string): string => `${mark}.${name}`;

/** @returns null for a name from before there were marks, or of somebody else's making */
export const markOf = (name: string): string | null => MARKED.exec(name)?.[1] ?? null;
