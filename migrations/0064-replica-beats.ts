import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // A number that grows while a replica is read, by which one tells how late that replica is.
  await sql`
    create table replica_beats (
      id integer primary key check (id = 1),
      beat bigint not null
    )`.execute(db);
  await sql`insert into replica_beats (id, beat) values (1, 0)`.execute(db);
}
