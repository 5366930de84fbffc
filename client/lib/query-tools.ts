import type { DataTag, QueryKey } from '@tanstack/react-query';
import type {
  AnyTRPCMutationProcedure,
  AnyTRPCQueryProcedure,
  inferProcedureInput,
  inferTransformedProcedureOutput,
} from '@trpc/server';
import type { AppRouter } from '#server/router.ts';

type Input<Procedure extends AnyTRPCQueryProcedure> = inferProcedureInput<Procedure>;
type Output<Procedure extends AnyTRPCQueryProcedure> = inferTransformedProcedureOutput<
  AppRouter,
  Procedure
>;

/** Nothing where a procedure takes nothing. */
type Asked<Given> = undefined extends Given ? [input?: Given] : [input: Given];

type Options<Data> = { queryKey: DataTag<QueryKey, Data>; queryFn: () => Promise<Data> };

type PagedOptions<Data, Cursor> = {
  queryKey: QueryKey;
  queryFn: (context: { pageParam: Cursor | null }) => Promise<Data>;
  initialPageParam: Cursor | null;
  getNextPageParam: (last: Data) => Cursor | null;
};

type Paging<Data, Cursor> = Readonly<{ getNextPageParam: (last: Data) => Cursor | null }>;

/** What can be done with a procedure's answers, or with all of a noun's. */
type Invalidated = Readonly<{ invalidate: () => Promise<void> }>;

type Query<Given, Data> = Invalidated &
  Readonly<{
    queryOptions: (...input: Asked<Given>) => Options<Data>;
    fetch: (...input: Asked<Given>) => Promise<Data>;
    getData: (...input: Asked<Given>) => Data | undefined;
    setData: (
      input: Given,
      data: Data | undefined | ((before: Data | undefined) => Data | undefined),
    ) => void;
    cancel: (...input: Asked<Given>) => Promise<void>;
  }> &
  (Given extends { cursor?: infer Cursor }
    ? {
        infiniteQueryOptions: (
          input: Omit<Given, 'cursor'>,
          paging: Paging<Data, NonNullable<Cursor>>,
        ) => PagedOptions<Data, NonNullable<Cursor>>;
      }
    : unknown);

/** The queries among procedures, each with its tools. */
export type QueryTools<Procedures> = Invalidated & {
  readonly [Name in keyof Procedures as Procedures[Name] extends AnyTRPCMutationProcedure
    ? never
    : Name]: Procedures[Name] extends AnyTRPCQueryProcedure
    ? Query<Input<Procedures[Name]>, Output<Procedures[Name]>>
    : QueryTools<Procedures[Name]>;
};
