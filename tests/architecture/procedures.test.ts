import { expect, test } from 'vitest';
import * as z from 'zod';
import { appRouter } from '#server/router.ts';

/**
 * Every procedure with the gate it stands behind. A change of who may call what is a
 * change of one line here; a procedure missing from the list fails.
 */
test('every procedure has the gate it should', () => {
  const procedures: Record<string, unknown> = appRouter._def.procedures;
  const gates = Object.fromEntries(
    Object.entries(procedures)
      .map(([path, procedure]) => [path, describeProcedure(procedure)])
      .sort(),
  );
  expect(gates).toEqual({
    'ai.bibleVerseExplanation': 'member mutation',
    'ai.biblicalChat': 'member mutation',
    'ai.chatAssistant': 'member mutation',
    'ai.generateAudio': 'member mutation',
    'ai.generateDailyWord': 'member mutation',
    'ai.generateDevotionalMorning': 'member mutation',
    'ai.generateDevotionalNight': 'member mutation',
    'ai.generateFasting': 'member mutation',
    'ai.generatePrayer': 'member mutation',
    'ai.generatePromise': 'member mutation',
    'ai.generateThemeStudy': 'member mutation',
    'ai.marriageAdvice': 'member mutation',
    'ai.priestAdvice': 'member mutation',
    'ai.readyDailyWord': 'member query',
    'ai.womanBuilderAdvice': 'member mutation',
    'member.account.endAllSessions': 'member mutation',
    'member.account.endSession': 'member mutation',
    'member.account.rename': 'member mutation',
    'member.account.sessions': 'member query',
    'member.bible.content': 'member query',
    'member.bible.passage': 'member query',
    'member.bible.quickSearch': 'member query',
    'member.bible.texts': 'member query',
    'member.consent.current': 'member query',
    'member.consent.set': 'member mutation',
    'member.conversations.list': 'member query',
    'member.conversations.messages': 'member query',
    'member.conversations.remove': 'member mutation',
    'member.conversations.rename': 'member mutation',
    'member.diary.add': 'member mutation',
    'member.diary.entry': 'member query',
    'member.diary.list': 'member query',
    'member.diary.remove': 'member mutation',
    'member.diary.update': 'member mutation',
    'member.highlights.inChapter': 'member query',
    'member.highlights.set': 'member mutation',
    'member.personalData.erase': 'member mutation',
    'member.personalData.export': 'member mutation',
    'member.prayerRequests.add': 'member mutation',
    'member.prayerRequests.answer': 'member mutation',
    'member.prayerRequests.list': 'member query',
    'member.prayerRequests.remove': 'member mutation',
    'member.prayerRequests.reopen': 'member mutation',
    'member.prayerRequests.update': 'member mutation',
    'member.prayers.builtIn': 'member query',
    'member.reading.reportText': 'member mutation',
    'member.reading.setPosition': 'member mutation',
    'member.reading.setSettings': 'member mutation',
    'member.reading.state': 'member query',
    'member.savedVerses.inChapter': 'member query',
    'member.savedVerses.list': 'member query',
    'member.savedVerses.remove': 'member mutation',
    'member.savedVerses.save': 'member mutation',
    'member.savedVerses.tags': 'member query',
    'member.savedVerses.updateNotes': 'member mutation',
    'pages.reportMissing': 'public mutation',
    'session.current': 'public query',
  });
});

const Procedure = z.object({
  _def: z.object({ type: z.string(), meta: z.object({ gate: z.string() }) }),
});

function describeProcedure(procedure: unknown): string {
  // A procedure is a function that carries its definition.
  const { _def } = Procedure.parse(Object.assign({}, procedure));
  return `${_def.meta.gate} ${_def.type}`;
}
