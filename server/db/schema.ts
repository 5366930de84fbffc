import type { AiTables } from '../ai/budget/usage.table.ts';
import type { AccountTables } from '../auth/auth.table.ts';
import type { BibleTables } from '../bible/bible.table.ts';
import type { ChangeTables } from '../changes/applied-changes.table.ts';
import type { AuditTables } from '../features/audit/audit.table.ts';
import type { UndoableActTables } from '../features/audit/undoable-acts.table.ts';
import type { BookletTables } from '../features/booklets/booklets.table.ts';
import type { BookTables } from '../features/books/books.table.ts';
import type { ChatTables } from '../features/chat/chat.table.ts';
import type { DailyWordTables } from '../features/daily-word/daily-word.table.ts';
import type { DiaryTables } from '../features/diary/diary.table.ts';
import type { ExplanationTables } from '../features/explanation/explanation.table.ts';
import type { StudyTables } from '../features/guided-studies/guided-studies.table.ts';
import type { HighlightsTables } from '../features/highlights/highlights.table.ts';
import type { LibraryUseTables } from '../features/library-uses/library-uses.table.ts';
import type { PlanTables } from '../features/plans/plans.table.ts';
import type { ReadingPlanTables } from '../features/plans/reading/reading-plans.table.ts';
import type { ReminderTables } from '../features/plans/reminders/reminders.table.ts';
import type { PrayerRequestsTables } from '../features/prayer-requests/prayer-requests.table.ts';
import type { QuizTables } from '../features/quiz/quiz.table.ts';
import type { ReadingTables } from '../features/reading/reading.table.ts';
import type { SavedVersesTables } from '../features/saved-verses/saved-verses.table.ts';
import type { SettingsTables } from '../features/settings/member-settings.table.ts';
import type { SystemSettingsTables } from '../features/settings/settings.table.ts';
import type { SpeechTables } from '../features/speech/speech.table.ts';
import type { TrackingTables } from '../features/tracking/tracking.table.ts';
import type { RateLimitTables } from '../rate-limit/rate-limit.table.ts';
import type { StorageTables } from '../storage/stored-files.table.ts';
import type { LeaseTables } from './lease.table.ts';
import type { SeedTables } from './seeds.table.ts';

/** Every table with the shape its rows have in TypeScript. */
export interface Database
  extends AccountTables,
    AiTables,
    AuditTables,
    BibleTables,
    BookletTables,
    BookTables,
    ChangeTables,
    ChatTables,
    DiaryTables,
    DailyWordTables,
    ExplanationTables,
    HighlightsTables,
    LeaseTables,
    LibraryUseTables,
    PlanTables,
    PrayerRequestsTables,
    QuizTables,
    RateLimitTables,
    ReadingPlanTables,
    ReadingTables,
    ReminderTables,
    SavedVersesTables,
    SeedTables,
    SettingsTables,
    SpeechTables,
    StorageTables,
    StudyTables,
    SystemSettingsTables,
    TrackingTables,
    UndoableActTables {}
