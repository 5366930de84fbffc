import type { ErrorCode } from '#shared/errors.ts';
import type { Inputs, Outputs, Trpc } from '../../../lib/data/trpc.ts';
import type { Change } from '../change.ts';

/** The type of a procedure's input or output by its path, such as `diary.add`. */
type At<Tree, Path extends string> = Path extends `${infer Head}.${infer Rest}`
  ? Head extends keyof Tree
    ? At<Tree[Head], Rest>
    : never
  : Path extends keyof Tree
    ? Tree[Path]
    : never;

export type Input<Path extends string> = At<Inputs['member'], Path>;
export type Output<Path extends string> = At<Outputs['member'], Path>;

/** What is shown of a query while a change waits; `at` is the query's input. */
export type Patch = Readonly<{ path: string; show: (data: unknown, at: unknown) => unknown }>;

/** The answer to a query of which the server cannot know yet. */
type Seed = Readonly<{ path: readonly string[]; input: unknown; data: unknown }>;

export function seed<Path extends string>(
  path: Path,
  input: Input<Path>,
  data: Output<Path>,
): Seed {
  return { path: ['member', ...path.split('.')], input, data };
}

/** What the change of a deleted or already saved thing becomes, so that no words are lost. */
type Instead = Readonly<{ path: string; input: unknown; told: string }>;

/** Reads what the queries in this page's memory show. */
export type Known = Readonly<{ data: (path: string) => readonly unknown[] }>;

/** A kind of change that waits on the device without a connection. */
export type Kind = Readonly<{
  /** Names a change in the list of those that wait. */
  name: (input: unknown) => string;
  /** What the member typed, which a refusal must not lose. */
  typed: (input: unknown) => string | null;
  /** The answer that a screen gets while the change waits. */
  answer: (change: Change, known: Known) => unknown;
  show: (change: Change, known: Known) => readonly Patch[];
  seeds: (change: Change) => readonly Seed[];
  /** The routers of queries that the server's own answer changes. */
  refreshes: (member: Trpc['member']) => readonly Readonly<{ invalidate: () => Promise<void> }>[];
  /** What becomes of a refused change: it is told, dropped as done, or another one takes its place. */
  onRefused: (code: ErrorCode, change: Change) => Instead | 'done' | null;
  /** Only the last one counts, so that it is sent at once, also by a page that is left. */
  latest: boolean;
}>;

type KindOf<Path extends string> = Readonly<{
  name: (input: Input<Path>) => string;
  typed?: (input: Input<Path>) => string | null;
  /** Left out where a screen needs none; null where only the server has one. */
  answer?: (input: Input<Path>, change: Change, known: Known) => Output<Path> | null;
  show?: (input: Input<Path>, change: Change, known: Known) => readonly Patch[];
  seeds?: (input: Input<Path>, change: Change) => readonly Seed[];
  refreshes: Kind['refreshes'];
  onRefused?: (code: ErrorCode, input: Input<Path>, change: Change) => Instead | 'done' | null;
  latest?: true;
}>;

export function kind<Path extends string>(_path: Path, of: KindOf<Path>): Kind {
  // The client's own types made the input of this path, here or in an earlier visit.
  const read = (input: unknown) => input as Input<Path>;
  return {
    name: (input) => of.name(read(input)),
    typed: (input) => of.typed?.(read(input)) ?? null,
    answer: (change, known) => of.answer?.(read(change.input), change, known),
    show: (change, known) => of.show?.(read(change.input), change, known) ?? [],
    seeds: (change) => of.seeds?.(read(change.input), change) ?? [],
    refreshes: of.refreshes,
    onRefused: (code, change) => of.onRefused?.(code, read(change.input), change) ?? null,
    latest: of.latest ?? false,
  };
}

/** @param show takes the answer of the query as it is and gives what is to be seen */
export function patch<Path extends string>(
  path: Path,
  show: (data: NonNullable<Output<Path>>, at: NonNullable<Input<Path>>) => Output<Path>,
): Patch {
  return {
    path: `member.${path}`,
    show: (data, at) =>
      data === null
        ? null
        : show(data as NonNullable<Output<Path>>, (at ?? {}) as NonNullable<Input<Path>>),
  };
}

type Items<Path extends string> =
  Output<Path> extends Readonly<{ items: readonly (infer Item)[] }> ? Item : never;

type Pages<Item> = Readonly<{ pages: readonly Readonly<{ items: readonly Item[] }>[] }>;

/** The same for a list that is read page by page; what is added stands on its first page. */
export function patchList<Path extends string>(
  path: Path,
  show: (
    items: readonly Items<Path>[],
    at: NonNullable<Input<Path>>,
    isFirst: boolean,
  ) => readonly Items<Path>[],
): Patch {
  return {
    path: `member.${path}`,
    show: (data, at) => {
      const list = data as Pages<Items<Path>>;
      return {
        ...list,
        pages: list.pages.map((page, index) => ({
          ...page,
          items: show(page.items, (at ?? {}) as NonNullable<Input<Path>>, index === 0),
        })),
      };
    },
  };
}

/** A list with an item at its beginning, once, also where the server has it under an id of its own. */
export function withFirst<Item extends Readonly<{ id: string; key?: string }>>(
  items: readonly Item[],
  item: Item,
  isFirst: boolean,
): readonly Item[] {
  const isThere = items.some(({ id, key }) => id === item.id || key === item.id);
  return isFirst && !isThere ? [item, ...items] : items;
}
