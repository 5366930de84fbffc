import { randomInt } from 'node:crypto';
import { keyNamedIn } from '#shared/bible/find-references.ts';

/** Chooses an entry at random, one whose verse was not shown lately where there is one. */
export function freshOne<Entry>(
  entries: readonly Entry[],
  referenceOf: (entry: Entry) => string,
  recent: ReadonlySet<string>,
): Entry {
  const fresh = entries.filter((entry) => !recent.has(keyNamedIn(referenceOf(entry)) ?? ''));
  return anyOf(fresh.length > 0 ? fresh : entries);
}

export function anyOf<Entry>(entries: readonly Entry[]): Entry {
  const entry = entries[randomInt(entries.length)];
  if (entry === undefined) throw new Error('nothing to choose from');
  return entry;
}
