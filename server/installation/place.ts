import type { Env } from '../env.ts';

/** Which database it is, by signs that a copy does not share. */
export type DatabasePlace = Readonly<
  | { kind: 'embedded'; folder: string }
  | {
      kind: 'postgres';
      /** Made with the server's data folder; copies of that folder have it too. */
      cluster: string;
      /** Each promotion of a copy of the folder begins another one. */
      timeline: string;
      /** The number of the database in its server. */
      name: string;
      address: string;
    }
>;

/** Where an installation is served. */
export type Place = Readonly<{ site: string; database: DatabasePlace }>;

/** Why a process takes its database for a copy. */
export type Strangeness = 'restored' | 'site' | 'database';

export const siteOf = ({ baseUrl }: Pick<Env, 'baseUrl'>): string => new URL(baseUrl).hostname;

/** Addresses of a machine or its network, which change while one develops or tries. */
const LOCAL =
  /^(?:localhost|.*\.(?:localhost|local|test)|127\..*|10\..*|192\.168\..*|172\.(?:1[6-9]|2\d|3[01])\..*|\[.*\]|0\.0\.0\.0|[^.]+)$/;

/**
 * Says why a process at `own` does not serve the installation that was served at `last`.
 * A failover changes the timeline and a pooler the address, so that only both together tell a copy.
 * @returns null where it is the same, also after a restart, an update or a move from a trial to a name
 */
export function strangenessOf(last: Place, own: Place): Strangeness | null {
  if (isOther(last.database, own.database)) return 'database';
  return last.site === own.site || LOCAL.test(last.site) ? null : 'site';
}

function isOther(last: DatabasePlace, own: DatabasePlace): boolean {
  if (last.kind === 'embedded') return own.kind !== 'embedded' || last.folder !== own.folder;
  if (own.kind === 'embedded') return true;
  if (last.name !== own.name || differ(last.cluster, own.cluster)) return true;
  return differ(last.timeline, own.timeline) && last.address !== own.address;
}

/** What one of the two was not told does not count. */
const differ = (one: string, other: string) => one !== '' && other !== '' && one !== other;

/** Whether two places are written alike. */
export const isSamePlace = (one: Place, other: Place): boolean =>
  one.site === other.site &&
  Object.entries(one.database).every(
    ([part, value]) => Reflect.get(other.database, part) === value,
  );
