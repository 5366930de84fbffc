import { randomUUID } from 'node:crypto';
import { bookletBy, bookletCategoryBy, storedPdf } from './files.ts';
import { JSON_BIBLE } from './import-files.ts';
import { passkeyOf } from './passkeys.ts';
import type { Person } from './people.ts';
import { PASSWORD } from './people.ts';

/** A word in everything the owner stores, so that a test notices it in anybody else's answer. */
export const MARK = 'segredo-da-dona';

/** The answer to a signed-in caller who does not own the input's rows. */
type Others =
  /** They work on what is their own. */
  | 'own'
  /** The rows of the input are somebody else's, and so they are not there. */
  | 'NOT_FOUND';

export type Access = Readonly<{
  /** Gate and kind, as the router has them. */
  is: `${'public' | 'member' | 'moderator' | 'admin'} ${'query' | 'mutation'}`;
  others: Others;
  /** An input with which the owner's call succeeds. */
  input?: (owner: Person, moderator: Person, administrator: Person) => unknown;
  /** Whether each caller needs an input of their own, as what is done once cannot be done again. */
  each?: true;
}>;

const place = { book: 'JHN', chapter: 3 } as const;
const someWords = {
  ...{ ...place, translation: 'almeida-selecao', colour: 'amber' as const },
  parts: [{ verse: 16, first: 0, last: 3, print: '00000000' }],
};

const entryOf = async ({ client }: Person) => {
  const entry = { kind: 'note', title: MARK, content: MARK, comment: MARK } as const;
  const { id } = await client.member.diary.add.mutate({ key: randomUUID(), ...entry });
  return { id };
};
const requestOf = async ({ client }: Person) => {
  const asked = { text: MARK, person: MARK, category: null };
  const { id } = await client.member.prayerRequests.add.mutate({ key: randomUUID(), ...asked });
  return { id };
};
const collectionOf = async ({ client }: Person) =>
  client.member.collections.add.mutate({ key: randomUUID(), name: MARK });
const collectedNoteOf = async (owner: Person) => {
  const { collections } = owner.client.member;
  const { id } = await collectionOf(owner);
  await collections.addItem.mutate({ id, key: randomUUID(), kind: 'note', text: MARK });
  const { items } = await collections.one.query({ id });
  return { id: items[0]?.id };
};
/** What a link opens that its owner gave away, so it holds nothing secret. */
const sharedKeyOf = async ({ client }: Person) => {
  const { add, share, one } = client.member.collections;
  const { id } = await add.mutate({ key: randomUUID(), name: 'Aula de domingo' });
  await share.mutate({ id, shared: true });
  return { key: (await one.query({ id })).shareKey };
};
const savedOf = async ({ client }: Person) => {
  const notes = { comment: MARK, tags: [MARK] };
  await client.member.savedVerses.save.mutate({ place: { ...place, verses: [16] }, notes });
  const { items } = await client.member.savedVerses.list.query({});
  return { id: items[0]?.id };
};
const conversationOf = async ({ client }: Person) => {
  const id = randomUUID();
  const messages = [{ role: 'user' as const, content: `João 3:16 ${MARK}` }];
  const context = { stream: true };
  const answer = await client.ai.biblicalChat.mutate({ conversationId: id, messages }, { context });
  for await (const _event of answer);
  return { id };
};
const sessionOf = async ({ client }: Person) => {
  const sessions = await client.member.account.sessions.query();
  return { id: sessions[0]?.id };
};
const progressOf = async ({ client }: Person) => {
  const { id } = await client.member.guidedStudies.start.mutate({ plan: 'study:priest' });
  return { id };
};
const attemptOf = async ({ client }: Person) => {
  const { id } = await client.member.quiz.startDaily.mutate();
  return { id };
};
const readingOf = async ({ client }: Person) => {
  const { id } = await client.member.readingPlans.start.mutate({ slug: 'primeiros-passos' });
  return { id, day: 1 };
};
const tickAll = async ({ client }: Person, day: { id: string; day: number }) => {
  const { readings } = await client.member.readingPlans.day.query(day);
  for (const { key } of readings) {
    await client.member.readingPlans.tick.mutate({ ...day, reading: key, done: true });
  }
};
const settings = {
  size: 100,
  spacing: 'normal',
  layout: 'lines',
  translation: null,
  beside: null,
} as const;
const ownPlan = () => ({
  name: MARK,
  passages: [{ book: 'RUT' as const, from: 1, to: 4 }],
  weekdays: [1, 3, 5],
  startsOn: '2026-01-05',
  endsOn: '2026-01-16',
});
const reminder = { hour: 7, weekdays: [1, 2, 3, 4, 5], channel: 'email' } as const;
const advice = { problem: 'Preciso de paciência com a minha família.' };

const own = (is: Access['is'], input?: Access['input']): Access => ({
  is,
  others: 'own',
  ...(input ? { input } : {}),
});
const owned = (is: Access['is'], input: Access['input']): Access => ({
  is,
  others: 'NOT_FOUND',
  ...(input ? { input } : {}),
});

const draft = () => ({
  title: 'Arca',
  question: `Quem fez a arca ${randomUUID()}?`,
  category: 'Pentateuco',
  level: 'Fácil',
  optionA: 'Noé',
  optionB: 'Abraão',
  optionC: 'Moisés',
  optionD: 'Davi',
  correctAnswer: 'A',
});
const questionBy = ({ client }: Person) => client.admin.quiz.create.mutate(draft());
const categoryBy = ({ client }: Person) =>
  client.admin.quizCategories.create.mutate({ name: `Nova ${randomUUID()}` });
const moderated = (is: Access['is'], input?: (moderator: Person) => unknown): Access => ({
  is,
  others: 'own',
  each: true,
  ...(input ? { input: (_owner, moderator) => input(moderator) } : {}),
});

/** Works on an account as it is, so that whoever may call changes nothing. */
const administered = (
  is: Access['is'],
  input: (owner: Person) => unknown,
  others: Others = 'own',
): Access => ({ is, others, each: true, input });

const NOBODY = randomUUID();
const failedJob = { queue: 'sweep', id: NOBODY };

/** Works on a version that is not there, which whoever may call is told. */
const ofNobody = (is: Access['is'], rest: object = {}): Access =>
  administered(is, () => ({ id: NOBODY, ...rest }), 'NOT_FOUND');

const bookCategoryBy = ({ client }: Person) =>
  client.admin.bookCategories.create.mutate({ name: `Nova ${randomUUID()}` });
const book = async (administrator: Person) => ({
  name: 'Confissões',
  bookUrl: 'https://www.gutenberg.org/ebooks/3296',
  price: 0,
  categoryId: (await bookCategoryBy(administrator)).id,
});
const bookBy = async (administrator: Person) => {
  const { id } = await administrator.client.admin.books.create.mutate(await book(administrator));
  return { id };
};

/** Works on what an administrator has prepared. */
const managed = (
  is: Access['is'],
  input: (administrator: Person) => unknown = () => ({}),
): Access => ({
  is,
  others: 'own',
  each: true,
  input: (_owner, _moderator, administrator) => input(administrator),
});

/** The access to each procedure; a procedure without a row fails the tests. */
export const PROCEDURES: Readonly<Record<string, Access>> = {
  'admin.analytics.read': administered('admin query', () => ({ days: 7 })),
  'admin.audit.export': administered('admin mutation', () => ({})),
  'admin.audit.list': administered('admin query', () => ({})),
  'admin.audit.noteExport': administered('admin mutation', () => ({
    of: 'report',
    name: '2026-10',
  })),
  'admin.bookCategories.create': managed('admin mutation', () => ({
    name: `Nova ${randomUUID()}`,
  })),
  'admin.bookCategories.list': managed('admin query'),
  'admin.bookCategories.names': managed('admin query', () => undefined),
  'admin.bookCategories.setActive': managed('admin mutation', async (administrator) => ({
    ...(await bookCategoryBy(administrator)),
    isActive: false,
  })),
  'admin.bookCategories.update': managed('admin mutation', async (administrator) => ({
    ...(await bookCategoryBy(administrator)),
    name: `Outra ${randomUUID()}`,
  })),
  'admin.books.create': managed('admin mutation', book),
  'admin.books.list': managed('admin query'),
  'admin.books.move': managed('admin mutation', async (administrator) => ({
    ids: [(await bookBy(administrator)).id],
    categoryId: (await bookCategoryBy(administrator)).id,
  })),
  'admin.books.setActive': managed('admin mutation', async (administrator) => ({
    ids: [(await bookBy(administrator)).id],
    isActive: false,
  })),
  'admin.books.undo': ofNobody('admin mutation'),
  'admin.books.undoable': managed('admin query', () => undefined),
  'admin.books.update': managed('admin mutation', async (administrator) => ({
    ...(await bookBy(administrator)),
    ...(await book(administrator)),
  })),
  'admin.bookletCategories.create': moderated('moderator mutation', () => ({
    name: `Nova ${randomUUID()}`,
  })),
  'admin.bookletCategories.list': moderated('moderator query'),
  'admin.bookletCategories.setActive': moderated('moderator mutation', async (moderator) => ({
    id: await bookletCategoryBy(moderator),
    isActive: false,
  })),
  'admin.bookletCategories.update': moderated('moderator mutation', async (moderator) => ({
    id: await bookletCategoryBy(moderator),
    name: `Outra ${randomUUID()}`,
  })),
  'admin.booklets.categorize': moderated('moderator mutation', async (moderator) => ({
    ids: [(await bookletBy(moderator)).id],
    categoryId: await bookletCategoryBy(moderator),
  })),
  'admin.booklets.create': moderated('moderator mutation', async (moderator) => ({
    name: 'Apostila',
    categoryId: await bookletCategoryBy(moderator),
    pdfKey: await storedPdf(moderator),
  })),
  'admin.booklets.list': moderated('moderator query', () => ({})),
  'admin.booklets.move': moderated('moderator mutation', async (moderator) => ({
    id: (await bookletBy(moderator)).id,
    by: 1,
  })),
  'admin.booklets.pastPdfs': moderated('moderator query', async (moderator) => ({
    id: (await bookletBy(moderator)).id,
  })),
  'admin.booklets.setActive': moderated('moderator mutation', async (moderator) => ({
    ids: [(await bookletBy(moderator)).id],
    isActive: false,
  })),
  'admin.booklets.totals': moderated('moderator query'),
  'admin.booklets.undo': ofNobody('moderator mutation'),
  'admin.booklets.undoable': moderated('moderator query', () => undefined),
  'admin.booklets.update': moderated('moderator mutation', bookletBy),
  'admin.dashboard.stats': administered('admin query', () => undefined),
  'admin.maintenance.caches.clear': administered('admin mutation', () => ({ name: 'pictures' })),
  'admin.maintenance.caches.list': administered('admin query', () => undefined),
  'admin.maintenance.files.collect': administered(
    'admin mutation',
    () => ({ files: 1 }),
    'NOT_FOUND',
  ),
  'admin.maintenance.files.state': administered('admin query', () => undefined),
  'admin.maintenance.installation.claim': administered(
    'admin mutation',
    () => undefined,
    'NOT_FOUND',
  ),
  'admin.maintenance.installation.copy': administered('admin query', () => undefined),
  'admin.maintenance.instances': administered('admin query', () => undefined),
  'admin.maintenance.sessions.end': administered(
    'admin mutation',
    () => ({ userId: NOBODY, sessionId: 'session_1_a' }),
    'NOT_FOUND',
  ),
  'admin.maintenance.sessions.endInactive': administered('admin mutation', () => undefined),
  'admin.maintenance.sessions.list': administered('admin query', () => undefined),
  'admin.maintenance.state': administered('admin query', () => undefined),
  'admin.maintenance.versions': administered('admin query', () => undefined),
  'admin.jobs.discard': administered('admin mutation', () => failedJob, 'NOT_FOUND'),
  'admin.jobs.list': administered('admin query', () => undefined),
  'admin.jobs.retry': administered('admin mutation', () => failedJob, 'NOT_FOUND'),
  'admin.quiz.create': moderated('moderator mutation', draft),
  'admin.quiz.export': moderated('moderator query', () => ({})),
  'admin.quiz.import': moderated('moderator mutation', () => ({ name: 'x.csv', text: 'title' })),
  'admin.quiz.list': moderated('moderator query', () => ({})),
  'admin.quiz.question': moderated('moderator query', questionBy),
  'admin.quiz.move': moderated('moderator mutation', async (moderator) => ({
    ids: [(await questionBy(moderator)).id],
    categoryId: (await categoryBy(moderator)).id,
  })),
  'admin.quiz.remove': moderated('moderator mutation', async (moderator) => ({
    ids: [(await questionBy(moderator)).id],
  })),
  'admin.quiz.undo': ofNobody('moderator mutation'),
  'admin.quiz.undoable': moderated('moderator query'),
  'admin.quiz.rankingNames': moderated('moderator query'),
  'admin.quiz.refuseName': administered(
    'moderator mutation',
    () => ({ userId: 'nobody' }),
    'NOT_FOUND',
  ),
  'admin.quiz.update': moderated('moderator mutation', async (moderator) => ({
    ...(await questionBy(moderator)),
    ...draft(),
  })),
  'admin.quizCategories.create': moderated('moderator mutation', () => ({
    name: `Nova ${randomUUID()}`,
  })),
  'admin.quizCategories.list': moderated('moderator query', () => ({})),
  'admin.quizCategories.merge': moderated('moderator mutation', async (moderator) => ({
    id: (await categoryBy(moderator)).id,
    intoId: (await categoryBy(moderator)).id,
  })),
  'admin.quizCategories.names': moderated('moderator query'),
  'admin.quizCategories.remove': moderated('moderator mutation', categoryBy),
  'admin.quizCategories.update': moderated('moderator mutation', async (moderator) => ({
    ...(await categoryBy(moderator)),
    name: `Outra ${randomUUID()}`,
  })),
  'admin.reports.monthly': administered('admin query', () => ({ month: '2026-10' })),
  'admin.reports.pdf': administered('admin query', () => ({ month: '2026-10' })),
  'admin.settings.change': administered('admin mutation', () => ({
    changes: [{ name: 'pdfMegabytes', was: 50, value: 50 }],
  })),
  'admin.settings.list': administered('admin query', () => undefined),
  'admin.settings.ports': administered('admin query', () => undefined),
  'admin.settings.testPort': administered('admin mutation', () => ({ port: 'database' })),
  'admin.guidedStudies.activate': ofNobody('admin mutation', { replaces: NOBODY }),
  'admin.guidedStudies.discard': ofNobody('admin mutation'),
  'admin.guidedStudies.edit': ofNobody('admin mutation', {
    key: 'day:1',
    revision: 1,
    content: {},
  }),
  'admin.guidedStudies.list': administered('admin query', () => undefined),
  'admin.guidedStudies.overview': administered('admin query', () => ({ id: NOBODY })),
  'admin.guidedStudies.publish': ofNobody('admin mutation', { revision: 0, replaces: null }),
  'admin.guidedStudies.section': ofNobody('admin query', { section: 'frame' }),
  'admin.guidedStudies.start': administered('admin mutation', () => ({ theme: 'gifts' })),
  'admin.guidedStudies.write': ofNobody('admin mutation', { run: NOBODY }),
  'admin.translations.import': administered('admin mutation', () => {
    const id = `teste-${randomUUID().slice(0, 8)}`;
    const content = Buffer.from(JSON.stringify({ ...JSON_BIBLE, id })).toString('base64');
    return { name: 'teste.json', content, translation: null, replaces: false };
  }),
  'admin.translations.install': administered(
    'admin mutation',
    () => ({ id: 'nao-ha-tal' }),
    'NOT_FOUND',
  ),
  'admin.translations.list': administered('admin query', () => undefined),
  'admin.translations.remove': administered(
    'admin mutation',
    () => ({ id: 'nao-ha-tal' }),
    'NOT_FOUND',
  ),
  'admin.translations.verify': administered('admin mutation', () => ({ id: 'almeida-selecao' })),
  'admin.users.endSessions': administered('admin mutation', () => ({ id: 'nobody' })),
  'admin.users.export': administered('admin mutation', () => ({})),
  'admin.users.invite': administered('admin mutation', () => ({
    email: `${randomUUID()}@exemplo.com.br`,
  })),
  'admin.users.inviteAgain': administered('admin mutation', ({ id }) => ({ id }), 'NOT_FOUND'),
  'admin.users.list': administered('admin query', () => ({})),
  'admin.users.remove': administered('admin mutation', () => ({ id: 'nobody' }), 'NOT_FOUND'),
  'admin.users.removeSecondFactor': administered(
    'admin mutation',
    ({ id }) => ({ id }),
    'NOT_FOUND',
  ),
  'admin.users.resendConfirmation': administered(
    'admin mutation',
    ({ id }) => ({ id }),
    'NOT_FOUND',
  ),
  'admin.users.revokeInvitation': administered('admin mutation', ({ id }) => ({ id }), 'NOT_FOUND'),
  'admin.users.setBlocked': administered('admin mutation', ({ id }) => ({ id, blocked: false })),
  'admin.users.setBlockedOf': administered('admin mutation', ({ id }) => ({
    changes: [{ id, blocked: false }],
  })),
  'admin.users.setRole': administered('admin mutation', ({ id }) => ({ id, role: 'user' })),
  'admin.users.setRoles': administered('admin mutation', ({ id }) => ({
    changes: [{ id, role: 'user' }],
  })),
  'admin.users.summary': administered('admin query', ({ id }) => ({ id })),
  'admin.users.undo': ofNobody('admin mutation'),
  'admin.users.undoable': administered('admin query', () => undefined),
  'admin.users.update': administered('admin mutation', ({ id, name, email }) => ({
    id,
    name,
    email,
  })),
  'ai.bibleVerseExplanation': own('member mutation', () => ({
    ...place,
    verseNumber: 16,
    translation: null,
  })),
  'ai.biblicalChat': owned('member mutation', async (owner) => ({
    conversationId: (await conversationOf(owner)).id,
    messages: [{ role: 'user', content: 'João 3:16' }],
  })),
  'ai.chatAssistant': own('member mutation', () => ({ message: 'O que é a fé?', history: [] })),
  'ai.generateAudio': own('member mutation', () => ({ text: 'Paz.' })),
  'ai.generateDailyWord': own('member mutation', () => ({})),
  'ai.generateDevotionalMorning': own('member mutation'),
  'ai.generateDevotionalNight': own('member mutation'),
  'ai.generateFasting': own('member mutation', () => ({
    motivation: 'Pela minha casa',
    duration: '3-dias',
  })),
  'ai.generateHolySpirit': own('member mutation'),
  'ai.generateMarriage': own('member mutation'),
  'ai.generatePrayer': own('member mutation', () => ({ theme: 'gratidão' })),
  'ai.generatePriest': own('member mutation'),
  'ai.generatePromise': own('member mutation'),
  'ai.generateSpiritualGifts': own('member mutation', () => ({ theme: 'dons' })),
  'ai.generateThemeStudy': own('member mutation', () => ({ theme: 'perdão' })),
  'ai.generateWomanBuilder': own('member mutation'),
  'ai.marriageAdvice': own('member mutation', () => advice),
  'ai.priestAdvice': own('member mutation', () => advice),
  'ai.readyDailyWord': own('member query'),
  'ai.womanBuilderAdvice': own('member mutation', () => advice),
  'bible.allHeadings': own('public query'),
  'bible.knownWords': own('public query'),
  'bible.headings': own('public query', () => ({ q: 'bom pastor' })),
  'bible.apparatus': own('public query', () => ({
    book: 'JHN',
    chapter: 3,
    translation: 'almeida-selecao',
  })),
  'bible.content': own('public query', () => ({ book: 'João', chapter: 3 })),
  'bible.crossReferences': own('public query', () => ({ ...place, verses: [16] })),
  'bible.passage': own('public query', () => ({ key: 'JHN.3.16' })),
  'bible.quickSearch': own('public query', () => ({ query: 'João 3:16' })),
  'bible.translations': own('public query'),
  'member.account.endAllSessions': own('member mutation'),
  'member.account.endSession': owned('member mutation', sessionOf),
  'member.account.entrances': own('member query'),
  'member.account.passkeys.list': own('member query'),
  'member.account.passkeys.remove': owned('member mutation', (owner) => passkeyOf(owner, MARK)),
  'member.account.passkeys.rename': owned('member mutation', async (owner) => ({
    ...(await passkeyOf(owner, MARK)),
    name: 'Celular novo',
  })),
  'member.account.proof': own('member query'),
  'member.account.prove': own('member mutation', () => ({ password: PASSWORD })),
  'member.account.rename': own('member mutation', () => ({ name: 'Nome Novo' })),
  'member.account.sessions': own('member query'),
  'member.account.unlinkGoogle': own('member mutation'),
  'member.answersAhead': own('member query'),
  'member.books.categories': own('member query'),
  'member.books.countAccess': own('member mutation', () => ({ id: randomUUID() })),
  'member.books.list': own('member query', () => ({})),
  'member.booklets.categories': own('member query'),
  'member.booklets.list': own('member query', () => ({})),
  'member.booklets.opened': own('member mutation', async (_owner, moderator) => ({
    id: (await bookletBy(moderator)).id,
    how: 'view',
  })),
  'member.collections.add': own('member mutation', () => ({ key: randomUUID(), name: MARK })),
  'member.collections.addItem': owned('member mutation', async (owner) => ({
    ...(await collectionOf(owner)),
    key: randomUUID(),
    kind: 'note',
    text: MARK,
  })),
  'member.collections.list': own('member query', async (owner) => {
    await collectionOf(owner);
    return {};
  }),
  'member.collections.moveItem': owned('member mutation', async (owner) => ({
    ...(await collectedNoteOf(owner)),
    direction: 'up',
  })),
  'member.collections.one': owned('member query', collectionOf),
  'member.collections.pdf': owned('member mutation', collectionOf),
  'member.collections.remove': owned('member mutation', collectionOf),
  'member.collections.removeItem': owned('member mutation', collectedNoteOf),
  'member.collections.rename': owned('member mutation', async (owner) => ({
    ...(await collectionOf(owner)),
    name: 'Outro nome',
  })),
  'member.collections.share': owned('member mutation', async (owner) => ({
    ...(await collectionOf(owner)),
    shared: true,
  })),
  'member.collections.updateItem': owned('member mutation', async (owner) => ({
    ...(await collectedNoteOf(owner)),
    kind: 'note',
    text: 'Outra anotação',
  })),
  'member.consent.current': own('member query'),
  'member.consent.set': own('member mutation', () => ({ consent: false })),
  'member.conversations.list': own('member query', async (owner) => {
    await conversationOf(owner);
    return {};
  }),
  'member.conversations.messages': owned('member query', conversationOf),
  'member.conversations.remove': owned('member mutation', conversationOf),
  'member.conversations.rename': owned('member mutation', async (owner) => ({
    ...(await conversationOf(owner)),
    title: MARK,
  })),
  'member.dailyVerse': own('member query'),
  'member.diary.add': own('member mutation', () => ({
    key: randomUUID(),
    kind: 'note',
    title: 'Nota',
    content: 'Palavras',
  })),
  'member.diary.entry': owned('member query', entryOf),
  'member.diary.list': own('member query', async (owner) => {
    await entryOf(owner);
    return {};
  }),
  'member.diary.remove': owned('member mutation', entryOf),
  'member.diary.update': owned('member mutation', async (owner) => ({
    ...(await entryOf(owner)),
    title: 'Outro',
    comment: null,
    text: null,
  })),
  'member.highlights.everywhere': own('member query', async ({ client }) => {
    await client.member.highlights.set.mutate({
      place: { ...place, verses: [16] },
      colour: 'amber',
    });
  }),
  'member.highlights.inChapter': own('member query', async ({ client }) => {
    const verses = { ...place, verses: [16] };
    await client.member.highlights.set.mutate({ place: verses, colour: 'amber' });
    return place;
  }),
  'member.highlights.partsInChapter': own('member query', async ({ client }) => {
    await client.member.highlights.setParts.mutate(someWords);
    return place;
  }),
  'member.highlights.setParts': own('member mutation', () => someWords),
  'member.highlights.set': own('member mutation', () => ({
    place: { ...place, verses: [16] },
    colour: 'amber',
  })),
  'member.personalData.erase': own('member mutation', () => ({ password: PASSWORD })),
  'member.personalData.export': own('member mutation', async (owner) => {
    await entryOf(owner);
    return undefined;
  }),
  'member.prayerRequests.add': own('member mutation', () => ({
    key: randomUUID(),
    text: 'Paz',
    person: null,
    category: null,
  })),
  'member.prayerRequests.answer': owned('member mutation', async (owner) => ({
    ...(await requestOf(owner)),
    answeredOn: '2026-01-02',
    answer: null,
  })),
  'member.prayerRequests.list': own('member query', async (owner) => {
    await requestOf(owner);
    return { answered: false };
  }),
  'member.prayerRequests.remove': owned('member mutation', requestOf),
  'member.prayerRequests.reopen': owned('member mutation', requestOf),
  'member.prayerRequests.update': owned('member mutation', async (owner) => ({
    ...(await requestOf(owner)),
    text: 'Outro',
    person: null,
    category: null,
  })),
  'member.prayers.builtIn': own('member query'),
  'member.quiz.answer': owned('member mutation', async (owner) => ({
    attemptId: (await attemptOf(owner)).id,
    position: 1,
    chosen: 'A',
  })),
  'member.quiz.attempt': owned('member query', attemptOf),
  'member.quiz.best': own('member query'),
  'member.quiz.categories': own('member query'),
  'member.quiz.history': own('member query', async (owner) => {
    await attemptOf(owner);
    return {};
  }),
  'member.quiz.joinRanking': {
    ...own('member mutation', () => ({ name: `Nome ${randomUUID().slice(0, 4)}` })),
    each: true,
  },
  'member.quiz.leaveRanking': own('member mutation'),
  'member.quiz.ranking': own('member query'),
  'member.quiz.start': own('member mutation', async ({ client }) => {
    const [category] = await client.member.quiz.categories.query();
    return { categoryId: category?.id, level: 'Fácil' };
  }),
  'member.quiz.startDaily': own('member mutation'),
  'member.reading.reportText': own('member mutation', () => ({
    place: { ...place, verse: 16 },
    translation: 'blivre',
    message: 'Falta uma vírgula.',
  })),
  'member.reading.setPosition': own('member mutation', () => ({ ...place, verse: 16 })),
  'member.reading.setSettings': own('member mutation', () => settings),
  'member.readingPlans.checkIn': owned('member mutation', async (owner) => ({
    id: (await readingOf(owner)).id,
    days: [1],
  })),
  'member.readingPlans.completeDay': owned('member mutation', async (owner) => {
    const day = await readingOf(owner);
    await tickAll(owner, day);
    return day;
  }),
  'member.readingPlans.underWay': own('member query', async (owner) => {
    await readingOf(owner);
    return undefined;
  }),
  'member.readingPlans.day': owned('member query', readingOf),
  'member.readingPlans.markAudio': owned('member mutation', readingOf),
  'member.readingPlans.readings': owned('member query', async (owner) => {
    const { id } = await readingOf(owner);
    return { id };
  }),
  'member.readingPlans.record': own('member query'),
  'member.readingPlans.start': own('member mutation', () => ({ slug: 'em-familia' })),
  'member.readingPlans.startReading': owned('member mutation', readingOf),
  'member.readingPlans.undoDays': owned('member mutation', async (owner) => {
    const { id } = await readingOf(owner);
    await owner.client.member.readingPlans.checkIn.mutate({ id, days: [1] });
    return { id, days: [1] };
  }),
  'member.readingPlans.tick': owned('member mutation', async (owner) => {
    const day = await readingOf(owner);
    const { readings } = await owner.client.member.readingPlans.day.query(day);
    return { ...day, reading: readings[0]?.key ?? '', done: true };
  }),
  'member.reminders.current': own('member query'),
  'member.reminders.remove': own('member mutation'),
  'member.reminders.set': own('member mutation', () => reminder),
  'member.reminders.subscribe': own('member mutation', () => ({
    endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
    keys: { p256dh: 'cHVibGlj', auth: 'c2VjcmV0' },
  })),
  'member.savedVerses.inChapter': own('member query', async (owner) => {
    await savedOf(owner);
    return place;
  }),
  'member.savedVerses.list': own('member query', async (owner) => {
    await savedOf(owner);
    return {};
  }),
  'member.savedVerses.note': own('member mutation', () => ({
    verse: { ...place, verse: 17 },
    comment: MARK,
  })),
  'member.savedVerses.remove': owned('member mutation', savedOf),
  'member.savedVerses.save': own('member mutation', () => ({
    place: { ...place, verses: [17] },
    notes: { comment: null, tags: [] },
  })),
  'member.savedVerses.tags': own('member query', async (owner) => {
    await savedOf(owner);
    return undefined;
  }),
  'member.savedVerses.updateNotes': owned('member mutation', async (owner) => ({
    ...(await savedOf(owner)),
    notes: { comment: null, tags: [] },
  })),
  'member.fasting.pdf': own('member mutation', () => ({
    lines: [{ style: 'title', text: 'Um dia de jejum' }],
  })),
  'member.guidedStudies.actions': own('member query', () => ({ theme: 'priest' })),
  'member.guidedStudies.day': own('member query', () => ({ plan: 'study:priest', day: 1 })),
  'member.guidedStudies.generate': own('member mutation', () => ({ theme: 'gifts' })),
  'member.guidedStudies.gift': own('member query', () => ({ slug: 'fe' })),
  'member.guidedStudies.gifts': own('member query'),
  'member.guidedStudies.keyVerses': own('member query', () => ({ theme: 'priest' })),
  'member.guidedStudies.outline': own('member query', () => ({ theme: 'priest' })),
  'member.guidedStudies.prayers': own('member query', () => ({ theme: 'priest' })),
  'member.guidedStudies.specificPrayers': own('member query'),
  'member.guidedStudies.start': own('member mutation', () => ({ plan: 'study:builder' })),
  'member.guidedStudies.teachings': own('member query', () => ({ theme: 'priest' })),
  'member.guidedStudies.underWay': own('member query', async (owner) => {
    await progressOf(owner);
    return undefined;
  }),
  'member.guidedStudies.progress': own('member query', async (owner) => {
    await progressOf(owner);
    return { plan: 'study:priest' };
  }),
  'member.tracking.current': own('member query'),
  'member.tracking.usedPages': own('member query'),
  'member.welcome.open': own('member query'),
  'member.welcome.verse': own('member query', () => ({ purpose: 'prayer' })),
  'member.welcome.close': own('member mutation'),
  'member.tracking.set': own('member mutation', () => ({ recorded: true })),
  'member.memory.add': own('member mutation', () => ({ key: 'JHN.3.16' })),
  'member.memory.list': own('member query', async ({ client }) => {
    await client.member.memory.add.mutate({ key: 'JHN.3.16' });
    return undefined;
  }),
  'member.memory.practise': owned('member mutation', async ({ client }) => {
    const { id } = await client.member.memory.add.mutate({ key: 'JHN.3.16' });
    return { id, grade: 'good' };
  }),
  'member.memory.remove': owned('member mutation', ({ client }) =>
    client.member.memory.add.mutate({ key: 'JHN.3.16' }),
  ),
  'member.memory.today': own('member query', async ({ client }) => {
    await client.member.memory.add.mutate({ key: 'JHN.3.16' });
    return undefined;
  }),
  'member.ownPlans.create': own('member mutation', ownPlan),
  'member.ownPlans.list': own('member query', async ({ client }) => {
    await client.member.ownPlans.create.mutate(ownPlan());
    return undefined;
  }),
  'member.ownPlans.preview': own('member mutation', ownPlan),
  'member.ownPlans.remove': owned('member mutation', async ({ client }) => {
    const { id } = await client.member.ownPlans.create.mutate(ownPlan());
    return { id };
  }),
  'member.ownPlans.update': owned('member mutation', async ({ client }) => {
    const { id } = await client.member.ownPlans.create.mutate(ownPlan());
    return { ...ownPlan(), id };
  }),
  'member.planProgress.catchUp': owned('member mutation', progressOf),
  'member.planProgress.completeDays': owned('member mutation', async (owner) => ({
    ...(await progressOf(owner)),
    days: [1],
  })),
  'member.planProgress.leave': owned('member mutation', progressOf),
  'member.planProgress.pause': owned('member mutation', progressOf),
  'member.planProgress.restart': owned('member mutation', progressOf),
  'member.planProgress.resume': owned('member mutation', progressOf),
  'member.planProgress.returnTo': owned('member mutation', async (owner) => {
    const progress = await progressOf(owner);
    await owner.client.member.planProgress.leave.mutate(progress);
    return progress;
  }),
  'member.planProgress.undoDay': owned('member mutation', async (owner) => ({
    ...(await progressOf(owner)),
    day: 1,
  })),
  'pages.reportMissing': own('public mutation', () => ({ path: '/nada' })),
  'reading.state': own('public query'),
  'readingPlans.day': own('public query', () => ({ slug: 'em-familia', day: 1 })),
  'readingPlans.list': own('public query'),
  sharedCollection: own('public query', sharedKeyOf),
  'session.current': own('public query'),
};

/** Every path of better-auth: who it lets in, or that it is closed to everybody. */
export const AUTH_PATHS: Readonly<Record<string, 'open' | 'session' | 'closed'>> = {
  'GET /callback/:id': 'open',
  'GET /get-session': 'open',
  'GET /passkey/generate-authenticate-options': 'open',
  'GET /passkey/generate-register-options': 'session',
  'GET /verify-email': 'open',
  'GET /magic-link/verify': 'open',
  'POST /callback/:id': 'open',
  'POST /change-password': 'session',
  'POST /passkey/verify-authentication': 'open',
  'POST /passkey/verify-registration': 'session',
  'POST /request-password-reset': 'open',
  'POST /reset-password': 'open',
  'POST /send-verification-email': 'open',
  'POST /sign-in/email': 'open',
  'POST /sign-in/magic-link': 'open',
  'POST /sign-in/social': 'open',
  'POST /sign-out': 'open',
  'POST /sign-up/email': 'open',
  'POST /two-factor/disable': 'session',
  'POST /two-factor/enable': 'session',
  'POST /two-factor/generate-backup-codes': 'session',
  'POST /two-factor/verify-backup-code': 'open',
  'POST /two-factor/verify-totp': 'open',
};
