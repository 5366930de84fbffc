import type { Database } from '../../db/schema.ts';
import { listOwnParts } from '../highlights/api.ts';
import { listOwnVerses } from '../memory/api.ts';
import {
  completedDays,
  listOwnDevices,
  listOwnPlansForExport,
  listOwnReminders,
  listOwnSends,
  pausesOf,
} from '../plans/api.ts';
import { ACCOUNT_SECTIONS, type Section } from './account-sections.queries.ts';

/**
 * The tables of a member's data, as the member receives them. A test fails for a table with rows
 * of members that is named neither here nor in `WITHHELD`.
 */
export const SECTIONS = {
  ...ACCOUNT_SECTIONS,
  readingPositions: {
    title: 'Onde parei na leitura',
    rows: (db, userId) =>
      db
        .selectFrom('readingPositions')
        .select(['book', 'chapter', 'verse', 'updatedAt'])
        .where('userId', '=', userId)
        .execute(),
  },
  savedVerses: {
    title: 'Versículos salvos e notas',
    rows: (db, userId) =>
      db
        .selectFrom('savedVerses')
        .select(['book', 'chapter', 'verseNumber', 'verseText', 'translation'])
        .select(['userComment', 'tags', 'saved', 'createdAt'])
        .where('userId', '=', userId)
        .orderBy('createdAt')
        .execute(),
  },
  highlights: {
    title: 'Marcações',
    rows: (db, userId) =>
      db
        .selectFrom('highlights')
        .select(['book', 'chapter', 'verse', 'colour', 'updatedAt'])
        .where('userId', '=', userId)
        .orderBy('updatedAt')
        .execute(),
  },
  highlightParts: { title: 'Palavras marcadas', rows: listOwnParts },
  diaryEntries: {
    title: 'Meu Diário',
    rows: (db, userId) =>
      db
        .selectFrom('diaryEntries')
        .select(['kind', 'title', 'content', 'userComment', 'source', 'interrupted', 'createdAt'])
        .where('userId', '=', userId)
        .orderBy('createdAt')
        .execute(),
  },
  collections: {
    title: 'Coleções',
    rows: (db, userId) =>
      db
        .selectFrom('collections')
        .leftJoin('collectionItems', 'collectionId', 'collections.id')
        .select(['name', 'createdAt', 'kind', 'text'])
        .where('userId', '=', userId)
        .orderBy('createdAt')
        .orderBy('position')
        .execute(),
  },
  memoryVerses: { title: 'Versículos para memorizar', rows: listOwnVerses },
  prayerRequests: {
    title: 'Pedidos de oração',
    rows: (db, userId) =>
      db
        .selectFrom('prayerRequests')
        .select(['text', 'person', 'category', 'answeredOn', 'answer', 'createdAt'])
        .where('userId', '=', userId)
        .orderBy('createdAt')
        .execute(),
  },
  planProgress: {
    title: 'Estudos e planos que segui',
    rows: (db, userId) =>
      db
        .selectFrom('planProgress')
        .select(['plan', 'status', 'startedOn', 'totalDays', 'firstDay', 'weekdays', 'createdAt'])
        .select((progress) => completedDays(progress.ref('planProgress.id')).as('completedDays'))
        .select((progress) => pausesOf(progress.ref('planProgress.id')).as('pauses'))
        .where('userId', '=', userId)
        .orderBy('id')
        .execute(),
  },
  readingPlans: { title: 'Planos que eu criei', rows: listOwnPlansForExport },
  readingProgress: {
    title: 'Leituras dos planos',
    rows: (db, userId) =>
      db
        .selectFrom('readingProgress')
        .innerJoin('planProgress', 'planProgress.id', 'readingProgress.progressId')
        .select(['planProgress.plan', 'readingProgress.day', 'readingProgress.readingsCompleted'])
        .select(['readingProgress.audioListened', 'readingProgress.startedReadingAt'])
        .select('readingProgress.finishedReadingAt')
        .where('planProgress.userId', '=', userId)
        .orderBy('planProgress.id')
        .orderBy('readingProgress.day')
        .execute(),
  },
  reminders: { title: 'Lembrete', rows: listOwnReminders },
  reminderSends: { title: 'Lembretes enviados', rows: listOwnSends },
  pushSubscriptions: { title: 'Aparelhos com notificações', rows: listOwnDevices },
  conversations: {
    title: 'Conversas',
    rows: (db, userId) =>
      db
        .selectFrom('conversations')
        .innerJoin('chatMessages', 'chatMessages.conversationId', 'conversations.id')
        .select(['conversations.title', 'chatMessages.role', 'chatMessages.content'])
        .select(['chatMessages.source', 'chatMessages.interrupted', 'chatMessages.createdAt'])
        .where('conversations.userId', '=', userId)
        .orderBy('chatMessages.id')
        .execute(),
  },
  quizAttempts: {
    title: 'Quiz bíblico',
    rows: (db, userId) =>
      db
        .selectFrom('quizAttempts')
        .innerJoin('quizAnswers', 'quizAnswers.attemptId', 'quizAttempts.id')
        .innerJoin('quizQuestions', 'quizQuestions.id', 'quizAnswers.questionId')
        .select(['quizAttempts.category', 'quizAttempts.level', 'quizAttempts.day'])
        .select(['quizQuestions.question', 'quizAnswers.chosen', 'quizAnswers.isRight'])
        .select(['quizAttempts.createdAt', 'quizAnswers.answeredAt'])
        .where('quizAttempts.userId', '=', userId)
        .orderBy('quizAttempts.id')
        .orderBy('quizAnswers.position')
        .execute(),
  },
  quizRankingNames: {
    title: 'Nome no ranking do quiz',
    rows: (db, userId) =>
      db
        .selectFrom('quizRankingNames')
        .select(['name', 'createdAt'])
        .where('userId', '=', userId)
        .execute(),
  },
  textReports: {
    title: 'Erros que relatei no texto',
    rows: (db, userId) =>
      db
        .selectFrom('textReports')
        .select(['translationId', 'book', 'chapter', 'verse', 'message', 'createdAt'])
        .where('userId', '=', userId)
        .orderBy('createdAt')
        .execute(),
  },
  aiUsage: {
    title: 'Respostas pedidas',
    rows: (db, userId) =>
      db
        .selectFrom('aiUsage')
        .select(['day', 'generator', 'source', 'model', 'status', 'inputTokens', 'outputTokens'])
        .where('userId', '=', userId)
        .orderBy('createdAt')
        .execute(),
  },
} as const satisfies Partial<Record<keyof Database, Section>>;

/**
 * A member has no use for the hash of a password, the key of an authenticator, nor for the keys of
 * what they changed; roles and invitations come from administrators.
 */
export const WITHHELD: readonly (keyof Database)[] = [
  'accounts',
  'appliedChanges',
  'twoFactors',
  'userRoles',
  'invitations',
];
