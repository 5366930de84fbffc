import type { Generated } from 'kysely';

interface LeasesTable {
  name: string;
  holder: string;
  leasedUntil: Date;
}

interface ReplicaBeatsTable {
  id: number;
  beat: string;
}

/** Content that was installed once, by name. */
interface SeedsTable {
  name: string;
  createdAt: Generated<Date>;
}

export interface DbTables {
  leases: LeasesTable;
  replicaBeats: ReplicaBeatsTable;
  seeds: SeedsTable;
}
