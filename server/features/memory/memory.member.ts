import * as z from 'zod';
import { parseReferenceKey, problemOf, referenceKey } from '#shared/bible/reference.ts';
import { GRADES, isLearnable, LONGEST_TO_LEARN } from '#shared/memory/recall.ts';
import { shownVerse } from '../../bible/shown-verse.ts';
import { AppError } from '../../errors.ts';
import { ById, memberProcedure, router, todayOf } from '../../trpc.ts';
import { addVerse, changeVerse, listVerses, removeVerse } from './memory.queries.ts';
import { nextPractice } from './schedule.ts';

/** What five minutes are enough for; new verses take longer than those that come back. */
const MOST_A_DAY = 6;
const MOST_NEW_A_DAY = 2;

const FULL = 'Você já tem trezentos versículos aqui. Tire um para acrescentar outro.';
const TOO_LONG = `Escolha até ${LONGEST_TO_LEARN} versículos de um mesmo capítulo.`;

/** Verses within a chapter, as few as one learns in one go. */
function verseToLearn(key: string): string {
  const reference = parseReferenceKey(key);
  if (!reference || problemOf(reference)) throw new AppError('INVALID_INPUT');
  if (!isLearnable(reference)) throw new AppError('INVALID_INPUT', TOO_LONG);
  return referenceKey(reference);
}

export const memoryRouter = router({
  list: memberProcedure.query(({ ctx }) => listVerses(ctx.app.db, ctx.user.id)),

  /** The verses of today in their stored words: those that come back, then a few new ones. */
  today: memberProcedure.query(async ({ ctx }) => {
    const { db, bible } = ctx.app;
    const today = todayOf(ctx);
    const verses = await listVerses(db, ctx.user.id);
    const done = verses.filter(({ practisedOn }) => practisedOn === today);
    const isNew = ({ practices }: (typeof verses)[number]) => practices === 0;
    const begun = done.filter(({ practices }) => practices === 1).length;
    const due = verses.filter(({ dueOn }) => dueOn <= today);
    const room = Math.max(0, MOST_A_DAY - done.length);
    const returning = due.filter((verse) => !isNew(verse)).slice(0, room);
    const newRoom = Math.max(0, Math.min(MOST_NEW_A_DAY - begun, room - returning.length));
    const fresh = due.filter(isNew).slice(0, newRoom);
    return {
      done: done.length,
      verses: await Promise.all(
        [...returning, ...fresh].map(async (each) => ({
          id: each.id,
          isNew: isNew(each),
          verse: await shownVerse(bible, each.verseKey),
        })),
      ),
    };
  }),

  add: memberProcedure
    .input(z.object({ key: z.string().max(40) }))
    .mutation(async ({ ctx, input }) => {
      const verseKey = verseToLearn(input.key);
      const added = await addVerse(ctx.app.db, ctx.user.id, { verseKey, dueOn: todayOf(ctx) });
      if (!added) throw new AppError('LIMIT_REACHED', FULL);
      return added;
    }),

  /** Notes a practice; a second one on the same day changes nothing. */
  practise: memberProcedure
    .input(ById.extend({ grade: z.enum(GRADES) }))
    .mutation(async ({ ctx, input: { id, grade } }) => {
      const today = todayOf(ctx);
      const changed = await changeVerse(ctx.app.db, ctx.user.id, id, (verse) =>
        verse.practisedOn === today
          ? null
          : { ...nextPractice(verse.card, today, grade), practisedOn: today },
      );
      if (!changed) throw new AppError('NOT_FOUND');
      return changed;
    }),

  remove: memberProcedure.input(ById).mutation(async ({ ctx, input: { id } }) => {
    if (!(await removeVerse(ctx.app.db, ctx.user.id, id))) throw new AppError('NOT_FOUND');
  }),
});
