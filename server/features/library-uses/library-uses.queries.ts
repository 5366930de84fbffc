import { sql } from 'kysely';
import type {
  ItemUses,
  KindUses,
  LibraryFigures,
  LibraryUseKind,
} from '#shared/tracking/monthly-report.ts';
import type { Db } from '../../db/client.ts';

/** The column that counts the uses of an item over its whole life. */
const COUNTERS = {
  'booklet-download': { table: 'booklets', column: 'downloads' },
  'booklet-view': { table: 'booklets', column: 'views' },
  'book-access': { table: 'books', column: 'accesses' },
} as const;

type Use = Readonly<{ kind: LibraryUseKind; id: string; day: string }>;

/** Counts one use of an active booklet or book, both ever and on its day; nobody learns whose. */
export async function countUse(db: Db, { kind, id, day }: Use): Promise<void> {
  const table = sql.table(COUNTERS[kind].table);
  const column = sql.ref(COUNTERS[kind].column);
  await sql`
    with counted as (
      update ${table} set ${column} = ${column} + 1 where id = ${id} and is_active returning id
    )
    insert into library_uses (day, kind, item_id, uses)
    select ${day}::date, ${kind}, id, 1 from counted
    on conflict (day, kind, item_id) do update set uses = library_uses.uses + 1`.execute(db);
}

const TOP = 5;

/** The uses from one day until before another. */
export async function readLibraryUses(
  db: Db,
  { from, to }: Readonly<{ from: string; to: string }>,
): Promise<LibraryFigures> {
  const start = await db.selectFrom('libraryUsesStart').select('day').executeTakeFirst();
  const { rows } = await sql<ItemUses & Readonly<{ kind: string; total: number }>>`
    with items as (
      select kind, item_id, sum(uses)::integer as uses from library_uses
      where day >= ${from}::date and day < ${to}::date group by kind, item_id
    ), places as (
      select *, row_number() over (partition by kind order by uses desc, item_id) as place,
        (sum(uses) over (partition by kind))::integer as total
      from items
    )
    select p.kind, p.uses, p.total, coalesce(a.name, b.name) as name
    from places p
      left join booklets a on a.id = p.item_id
      left join books b on b.id = p.item_id
    where p.place <= ${TOP} order by p.kind, p.place`.execute(db);
  const usesOf = (kind: LibraryUseKind): KindUses => {
    const top = rows.filter((row) => row.kind === kind);
    return { total: top[0]?.total ?? 0, top: top.map(({ name, uses }) => ({ name, uses })) };
  };
  return {
    since: start?.day ?? null,
    uses: {
      'booklet-download': usesOf('booklet-download'),
      'booklet-view': usesOf('booklet-view'),
      'book-access': usesOf('book-access'),
    },
  };
}
