import type { Migration } from 'kysely/migration';
import * as accounts from './0001-accounts.ts';
import * as bible from './0002-bible.ts';
import * as ai from './0003-ai.ts';
import * as library from './0004-library.ts';
import * as reading from './0005-reading.ts';
import * as diary from './0006-diary.ts';
import * as dailyWords from './0007-daily-words.ts';
import * as dropLibrary from './0008-drop-library.ts';
import * as answers from './0009-answers.ts';
import * as planWalks from './0010-plan-walks.ts';
import * as studyContents from './0011-study-contents.ts';
import * as quiz from './0012-quiz.ts';
import * as readingPlans from './0014-reading-plans.ts';
import * as users from './0016-users.ts';
import * as reminders from './0017-reminders.ts';
import * as studyDrafts from './0018-study-drafts.ts';
import * as tracking from './0019-tracking.ts';
import * as settings from './0020-settings.ts';
import * as filesAndApostilas from './0021-files-and-apostilas.ts';
import * as books from './0022-books.ts';
import * as libraryUses from './0023-library-uses.ts';
import * as fileQuarantine from './0024-file-quarantine.ts';
import * as accountsInHand from './0026-accounts-in-hand.ts';
import * as quizRefusedNames from './0027-quiz-refused-names.ts';
import * as undoableActs from './0029-undoable-acts.ts';
import * as answerNotices from './0032-answer-notices.ts';
import * as planPauses from './0034-plan-pauses.ts';
import * as passageDevotionals from './0036-passage-devotionals.ts';
import * as englishNames from './0037-english-names.ts';
import * as appliedChanges from './0039-applied-changes.ts';
import * as instances from './0041-instances.ts';

/** Migrations in order of their names, which never change once landed; append only. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-accounts': accounts,
  '0002-bible': bible,
  '0003-ai': ai,
  '0004-library': library,
  '0005-reading': reading,
  '0006-diary': diary,
  '0007-daily-words': dailyWords,
  '0008-drop-library': dropLibrary,
  '0009-answers': answers,
  '0010-plan-walks': planWalks,
  '0011-study-contents': studyContents,
  '0012-quiz': quiz,
  '0014-reading-plans': readingPlans,
  '0016-users': users,
  '0017-reminders': reminders,
  '0018-study-drafts': studyDrafts,
  '0019-tracking': tracking,
  '0020-settings': settings,
  '0021-files-and-apostilas': filesAndApostilas,
  '0022-books': books,
  '0023-library-uses': libraryUses,
  '0024-file-quarantine': fileQuarantine,
  '0026-accounts-in-hand': accountsInHand,
  '0027-quiz-refused-names': quizRefusedNames,
  '0029-undoable-acts': undoableActs,
  '0032-answer-notices': answerNotices,
  '0034-plan-pauses': planPauses,
  '0036-passage-devotionals': passageDevotionals,
  '0037-english-names': englishNames,
  '0039-applied-changes': appliedChanges,
  '0041-instances': instances,
};
