import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** A guard and the source without it. */
export type Guard = Readonly<{
  name: string;
  file: string;
  kind: 'gate' | 'ownership' | 'limit' | 'lock' | 'other';
  /** The place in the file, which tells equal lines apart. */
  at: number;
  was: string;
  becomes: string;
}>;

type Rule = Readonly<{
  kind: Guard['kind'];
  files: RegExp;
  find: RegExp;
  becomes: string;
}>;

/** The pattern of each kind of guard, by which new ones are found. */
const RULES: readonly Rule[] = [
  {
    kind: 'ownership',
    files: /\.queries\.ts$/,
    find: /\.where\('(?:[\w]+\.)?(?:userId|id|scope)', '=', userId\)/g,
    becomes: '',
  },
  { kind: 'lock', files: /\.ts$/, find: /\.(?:forUpdate|forNoKeyUpdate)\(\)/g, becomes: '' },
  {
    kind: 'lock',
    files: /\.ts$/,
    find: /await lockTransaction\(trx, LOCKS\.\w+\);/g,
    becomes: '',
  },
  {
    kind: 'limit',
    files: /^server\/(?:features|auth|ai)\/.*\.ts$/,
    find: /if \(!(?:\w+\.)?allowed\) (?=throw|return 'refused')/g,
    becomes: 'if (false) ',
  },
  {
    kind: 'limit',
    files: /^server\/(?:features|auth|ai|http)\/.*\.ts$/,
    find: /await spendOrRefuse\(/g,
    becomes: 'void (',
  },
  {
    kind: 'gate',
    files: /\.(?:member|admin)\.ts$/,
    find: /(?<=import \{[^}]*?)\b(memberProcedure|adminProcedure)\b(?=[^}]*\} from '[./]*trpc.ts')/g,
    becomes: 'publicProcedure as $1',
  },
  {
    kind: 'gate',
    files: /\.admin\.ts$/,
    find: /(?<=import \{ (?:ById, )?)moderatorProcedure(?=, router \} from)/g,
    becomes: 'publicProcedure as moderatorProcedure',
  },
  {
    kind: 'gate',
    files: /\.(?:member|admin)\.ts$/,
    find: /import \{ aiProcedure \} from '..\/..\/ai\/procedures.ts'/g,
    becomes: "import { publicProcedure as aiProcedure } from '../../trpc.ts'",
  },
  {
    // One for each kind of answer.
    kind: 'gate',
    files: /^server\/generators\.ts$/,
    find: /\b(?:ai|written)Procedure(?=\s*\.input)/g,
    becomes: "(await import('./trpc.ts')).publicProcedure",
  },
];

const other = (
  kind: Guard['kind'],
  name: string,
  file: string,
  was: string,
  becomes: string,
): Omit<Guard, 'at'> => ({ kind, name, file, was, becomes });

/** Guards that look like nothing else. */
const SINGLE: readonly Omit<Guard, 'at'>[] = [
  other(
    'gate',
    'generated answers',
    'server/ai/procedures.ts',
    'aiProcedure = memberProcedure.use',
    'aiProcedure = publicProcedure.use',
  ),
  other(
    'gate',
    'answers to what members write',
    'server/ai/procedures.ts',
    'writtenProcedure = memberProcedure.use',
    'writtenProcedure = publicProcedure.use',
  ),
  other(
    'limit',
    'new answers for everybody',
    'server/ai/cache/cached-generation.ts',
    'by: GenerationContext = allowed\n',
    'by: GenerationContext = true\n',
  ),
  other(
    'limit',
    'tokens of a day',
    'server/ai/budget/usage.queries.ts',
    'where ai_budgets.tokens + excluded.tokens <= ${limit}::bigint',
    'where true',
  ),
  other(
    'lock',
    'settled once',
    'server/ai/budget/usage.queries.ts',
    "where id = ${id} and status = 'reserved'",
    'where id = ${id}',
  ),
  other(
    'lock',
    'reservations of living processes',
    'server/ai/budget/usage.queries.ts',
    ".where('leasedUntil', '>', sql<Date>`now()`)",
    ".where('leasedUntil', '<', sql<Date>`now()`)",
  ),
  other(
    'limit',
    'pages of a visitor',
    'server/app.ts',
    "file || !limits.refuse(request, response, 'page')",
    'true',
  ),
  other(
    'limit',
    'searches of a visitor',
    'server/http/texts.ts',
    "parameters !== undefined && limits.refuse(request, response, 'search')",
    'false',
  ),
  other('limit', 'calls of a visitor', 'server/trpc.ts', 'if (ctx.takeShare() > 0)', 'if (false)'),
  other(
    'limit',
    'pictures of a visitor',
    'server/http/share-pictures.ts',
    "!known && limits.refuse(request, response, 'picture')",
    'false',
  ),
  other(
    'gate',
    'beacons of another site',
    'server/http/beacons.ts',
    'if (foreign(request)) return 403;',
    '',
  ),
  other(
    'gate',
    'beacons without a member',
    'server/http/beacons.ts',
    'if (!token || app.sessions.knownMember(token) === null) return 401;',
    "if (!token) return app.activity.add({ token: '', session: '', ended: false }) ? 204 : 503;",
  ),
  other(
    'limit',
    'beacons of a member',
    'server/http/beacons.ts',
    'limiter.take(app.sessions.knownMember(token) ?? token) > 0',
    'false',
  ),
  other(
    'limit',
    'size of a beacon',
    'server/http/beacons.ts',
    'const MAX_BODY = 4096;',
    'const MAX_BODY = 1e9;',
  ),
  other(
    'limit',
    'slow headers',
    'server/http/http-server.ts',
    'server.headersTimeout = headersMs;',
    'server.headersTimeout = 0;',
  ),
  other(
    'limit',
    'slow bodies',
    'server/http/http-server.ts',
    "if (headers['content-length'] || headers['transfer-encoding']) limitBody(request, bodyMs);",
    '',
  ),
  other(
    'limit',
    'silent connections',
    'server/http/http-server.ts',
    'server.timeout = idleMs;',
    'server.timeout = 0;',
  ),
  other(
    'limit',
    'number of connections',
    'server/http/http-server.ts',
    'server.maxConnections = connections;',
    '',
  ),
  other(
    'limit',
    'statements that hang',
    'server/db/open.ts',
    'query_timeout: QUERY_TIMEOUT_MS,',
    '',
  ),
  other(
    'lock',
    'seeding in turn',
    'server/start/prepare.ts',
    'await withLease(db, LEASES.seed, () => seed(db, env), signal)',
    'await seed(db, env)',
  ),
  other(
    'lock',
    'one process in a data directory',
    'server/process/data-lock.ts',
    'if (holder && isAlive(holder)) {',
    'if (false) {',
  ),
  other(
    'lock',
    'one import at a time',
    'server/bible/install.queries.ts',
    "where('bibleInstalls.status', '!=', 'running'),",
    "where('bibleInstalls.status', '!=', ''),",
  ),
  other(
    'limit',
    'tries of a known device',
    'server/auth/account-limits.ts',
    "if (allowed) return 'allowed';",
    "return 'allowed';",
  ),
  other(
    'gate',
    'member',
    'server/trpc.ts',
    "if (!session) throw new AppError('UNAUTHENTICATED');",
    '',
  ),
  other(
    'gate',
    'administrator',
    'server/trpc.ts',
    "if (!mayAdministrate(ctx.role)) throw new AppError('FORBIDDEN');",
    '',
  ),
  other(
    'gate',
    'paths of better-auth',
    'server/auth/auth-hooks.ts',
    "if (ctx.request && !open.has(path)) throw new APIError('NOT_FOUND');",
    '',
  ),
  other('gate', 'origin check', 'server/http/trpc.ts', 'if (foreign(request)) {', 'if (false) {'),
  other(
    'limit',
    'size of a call',
    'server/http/trpc.ts',
    'maxBodySize: LARGE_BODIES[path] ?? MAX_BODY,',
    '',
  ),
  other(
    'limit',
    'calls in a batch',
    'server/http/lean-queries.ts',
    ' || calls.length > maxBatchSize',
    '',
  ),
  other(
    'limit',
    'size of an account request',
    'server/http/auth-handler.ts',
    'unsized || length > MAX_BODY_BYTES',
    'unsized',
  ),
  other(
    'limit',
    'account request without a size',
    'server/http/auth-handler.ts',
    'unsized || length > MAX_BODY_BYTES',
    'length > MAX_BODY_BYTES',
  ),
  other(
    'limit',
    'missing pages',
    'server/features/pages/pages.public.ts',
    'if (allowed) ctx.app.log',
    'ctx.app.log',
  ),
  other(
    'limit',
    'mails of an account',
    'server/auth/account-limits.ts',
    'if (hits > limits.max)',
    'if (false)',
  ),
  other(
    'limit',
    'slow tries',
    'server/auth/account-limits.ts',
    'if (excess > 0) await wait',
    'if (false) await wait',
  ),
  other(
    'limit',
    'tries of the password',
    'server/auth/auth-hooks.ts',
    'if (session && !(await mayTryPassword(db, session.user.id))) throw tooMany();',
    '',
  ),
  other(
    'limit',
    'most entries',
    'server/db/add-within.ts',
    'if (Number(entries) > MOST_ENTRIES) throw new TooMany();',
    '',
  ),
  other(
    'other',
    'well-formed addresses',
    'server/app.ts',
    'wellFormed(request, response, () =>',
    '((_: unknown, __: unknown, next: () => void) => next())(request, response, () =>',
  ),
  other(
    'gate',
    'signature of a session',
    'server/auth/session-cookie.ts',
    'given.length === expected.length && timingSafeEqual(given, expected) ? token : null',
    'token',
  ),
  other(
    'ownership',
    'end of a session',
    'server/auth/sessions.queries.ts',
    'and s.expires_at > now()',
    '',
  ),
  other(
    'other',
    'tokens hashed at rest',
    'server/auth/stored-accounts.ts',
    "storeIdentifier: 'hashed' as const,",
    '',
  ),
  other(
    'other',
    'sessions end with a new password',
    'server/auth/auth.ts',
    'revokeSessionsOnPasswordReset: true',
    'revokeSessionsOnPasswordReset: false',
  ),
  other(
    'other',
    'links for a new password end together',
    'server/auth/account-letters.ts',
    'await deleteMailedLinks(db, user.id);',
    '',
  ),
  other(
    'other',
    'a changed password ends other sessions',
    'server/auth/field-rules.ts',
    '{ revokeOtherSessions: true }',
    '{}',
  ),
  other(
    'gate',
    'the password of an account that is confirmed',
    'server/auth/auth.ts',
    'if (!request || proofs.get(request) !== id) throw',
    'if (false) throw',
  ),
  other(
    'other',
    'an unconfirmed account is replaced',
    'server/auth/field-rules.ts',
    'await deleteUnconfirmed(db, email.toLowerCase());',
    '',
  ),
  other(
    'ownership',
    'a confirmed account is not',
    'server/auth/users.queries.ts',
    ".where('emailVerified', '=', false)",
    '',
  ),
  other(
    'other',
    'targets stay on the site',
    'server/auth/safe-links.ts',
    "safeRedirect(Reflect.get(given, name), '/', origin)",
    'String(Reflect.get(given, name))',
  ),
  other(
    'other',
    'a path that names a host',
    'shared/redirects.ts',
    "url.origin !== origin || url.pathname.startsWith('//')",
    'url.origin !== origin',
  ),
  other(
    'other',
    'the account of a known device',
    'server/auth/known-device.ts',
    'device && owner === account',
    'device',
  ),
  other(
    'other',
    'origins behind https',
    'server/auth/safe-links.ts',
    "if (protocol === 'https:') return [origin];",
    '',
  ),
  other(
    'other',
    'a secret that can be guessed',
    'server/auth/secret.ts',
    'if (secret.length >= SHORTEST_SECRET) return secret;',
    'return secret;',
  ),
  other(
    'other',
    'error text',
    'server/errors.ts',
    'knownRefusal(error.cause) ?? refusalBy(getHTTPStatusCodeFromError(error))',
    'knownRefusal(error.cause) ?? { ...refusalBy(500), message: error.message }',
  ),
  other(
    'other',
    'log of errors',
    'server/log.ts',
    'serializers: { err: plainError },',
    'serializers: { err: pino.stdSerializers.err },',
  ),
  other(
    'other',
    'scripts of the page alone',
    'server/http/security-headers.ts',
    "'script-src': [\"'self'\"",
    "'script-src': [\"'self'\", \"'unsafe-inline'\"",
  ),
  other(
    'ownership',
    'expired sessions',
    'server/features/account/account.queries.ts',
    ".where('expiresAt', '>', new Date())",
    '',
  ),
  other(
    'ownership',
    'an exchange of another member',
    'server/features/chat/chat.queries.ts',
    ".where('conversations.userId', '=', userId),",
    ',',
  ),
  other(
    'ownership',
    'a conversation that is taken',
    'server/features/chat/chat.queries.ts',
    "if (owner !== userId) return 'taken';",
    '',
  ),
  other('gate', 'a fresh proof', 'server/auth/staff-gates.ts', 'if (isProven) return;', 'return;'),
  other(
    'gate',
    'the second factor that the site demands',
    'server/auth/staff-gates.ts',
    'if (hasSecondFactor ||',
    'if (true ||',
  ),
  other(
    'gate',
    'a code that was tried',
    'server/auth/second-factor.ts',
    "throw refuse('BAD_REQUEST', 'CODE_USED');",
    '',
  ),
  other(
    'gate',
    'a proof before the factor is changed',
    'server/auth/second-factor.ts',
    "throw refuse('FORBIDDEN', 'SESSION_NOT_FRESH');",
    '',
  ),
  other(
    'gate',
    'a proof before a passkey is added',
    'server/auth/passkeys.ts',
    "if (!standing.isProven) throw refuse('FORBIDDEN', 'SESSION_NOT_FRESH');",
    '',
  ),
  other(
    'gate',
    'what a password alone must not change where there is a passkey',
    'server/auth/passkeys.ts',
    'mayModerate(role) && passkeys > 0 && !hasSecondFactor;',
    'mayModerate(role) && passkeys > 1000 && !hasSecondFactor;',
  ),
  other(
    'gate',
    'a passkey of a device that verified nobody',
    'server/auth/passkeys.ts',
    "if (!authenticationInfo.userVerified) throw refuse('BAD_REQUEST', 'PASSKEY_UNVERIFIED');",
    '',
  ),
  other(
    'ownership',
    'a passkey of another account than is signed in',
    'server/auth/passkeys.ts',
    "throw refuse('FORBIDDEN', 'PASSKEY_OF_ANOTHER');",
    '',
  ),
  other(
    'gate',
    'an address that Google has not confirmed',
    'server/auth/google.ts',
    "if (user.emailVerified !== true) return 'GOOGLE_UNCONFIRMED';",
    '',
  ),
  other(
    'gate',
    'Google for who looks after the site',
    'server/auth/google.ts',
    "if (!isMember(owner)) return 'GOOGLE_NOT_FOR_STAFF';",
    '',
  ),
  other(
    'gate',
    'a blocked account before Google',
    'server/auth/google.ts',
    "if (owner.blockedAt) return 'ACCOUNT_BLOCKED';",
    '',
  ),
  other(
    'ownership',
    'Google’s account of another than is signed in',
    'server/auth/google.ts',
    "if (visitor && (isNew || user.id !== visitor)) return 'GOOGLE_OF_ANOTHER';",
    '',
  ),
  other(
    'limit',
    'passkeys of one account',
    'server/auth/passkeys.ts',
    'if (held >= MOST_PASSKEYS)',
    'if (false && held >= MOST_PASSKEYS)',
  ),
  other(
    'limit',
    'tries of codes in a session',
    'server/auth/second-factor.ts',
    "throw refuse('TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS');",
    '',
  ),
  other(
    'gate',
    'long passwords of who looks after the site',
    'server/auth/password-rules.ts',
    "return 'STAFF_PASSWORD_TOO_SHORT';",
    'return null;',
  ),
  other(
    'gate',
    'sessions of who looks after the site that are over',
    'server/auth/session.ts',
    'if (found?.isOver) {',
    'if (false) {',
  ),
  other(
    'other',
    'names in mails',
    'server/mail/template.ts',
    "words.join(' ') : ''",
    "words.join(' ') : name",
  ),
];

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(folder, name));
}

/** Every guard in the sources of a checkout. Rules and guards listed by hand must still find theirs. */
export function findGuards(root: string): Guard[] {
  const sources = filesIn(join(root, 'server')).map((path) => ({
    file: relative(root, path),
    text: readFileSync(path, 'utf8'),
  }));
  const byRule = RULES.map(({ kind, files, find, becomes }) =>
    sources
      .filter(({ file }) => files.test(file))
      .flatMap(({ file, text }) =>
        [...text.matchAll(find)].map((match): Guard => {
          const line = text.slice(0, match.index).split('\n').length;
          const [was, name = ''] = match;
          return {
            ...{ kind, file, was, at: match.index, name: `line ${line}` },
            becomes: becomes.replace('$1', name),
          };
        }),
      ),
  );
  const single = SINGLE.map((guard): Guard => {
    const path = join(root, guard.file);
    const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
    return { ...guard, at: text.indexOf(guard.was) };
  });
  const stale = [
    ...RULES.flatMap(({ find }, index) => (byRule[index]?.length ? [] : [`nothing has ${find}`])),
    ...single.filter(({ at }) => at < 0).map(({ file, was }) => `${file} no longer holds: ${was}`),
  ];
  if (stale.length > 0) throw new Error(stale.join('\n'));
  const places = new Set(single.map(({ file, at }) => `${file} ${at}`));
  return [...byRule.flat().filter(({ file, at }) => !places.has(`${file} ${at}`)), ...single];
}
