interface ReplicaBeatsTable {
  id: number;
  beat: string;
}

export interface ReplicaTables {
  replicaBeats: ReplicaBeatsTable;
}
