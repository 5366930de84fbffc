interface LeasesTable {
  name: string;
  holder: string;
  leasedUntil: Date;
}

export interface LeaseTables {
  leases: LeasesTable;
}
