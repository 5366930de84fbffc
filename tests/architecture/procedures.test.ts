import { expect, test } from 'vitest';
import * as z from 'zod';
import { appRouter } from '#server/router.ts';
import { PROCEDURES } from '../support/access.ts';

/**
 * Every procedure stands in the table of who may call what, with the gate it is behind. A
 * change of who may call it is a change of one line there; a procedure without a row fails.
 */
test('every procedure has its row, with the gate it should have', () => {
  const built = Object.entries(appRouter._def.procedures).map(([path, procedure]) => [
    path,
    describeProcedure(procedure),
  ]);
  const rows = Object.entries(PROCEDURES).map(([path, { is }]) => [path, is]);
  expect(Object.fromEntries(built)).toEqual(Object.fromEntries(rows));
});

const Procedure = z.object({
  _def: z.object({ type: z.string(), meta: z.object({ gate: z.string() }) }),
});

function describeProcedure(procedure: unknown): string {
  // A procedure is a function that carries its definition.
  const { _def } = Procedure.parse(Object.assign({}, procedure));
  return `${_def.meta.gate} ${_def.type}`;
}
