import { expect, test } from 'vitest';
import { appRouter } from '#server/router.ts';

/**
 * Every procedure with the gate it stands behind. A change of who may call what is a
 * change of one line here; a procedure missing from the list fails.
 */
test('every procedure has the gate it should', () => {
  const gates = Object.fromEntries(
    Object.entries(appRouter._def.procedures)
      .map(([path, procedure]) => [path, `${procedure._def.meta?.gate} ${procedure._def.type}`])
      .sort(),
  );
  expect(gates).toEqual({
    'ai.biblicalChat': 'member mutation',
    'member.account.endAllSessions': 'member mutation',
    'member.account.endSession': 'member mutation',
    'member.account.rename': 'member mutation',
    'member.account.sessions': 'member query',
    'member.bible.passage': 'member query',
    'member.bible.texts': 'member query',
    'member.consent.current': 'member query',
    'member.consent.set': 'member mutation',
    'pages.reportMissing': 'public mutation',
    'session.current': 'public query',
  });
});
