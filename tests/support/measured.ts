import { sql } from 'kysely';
import { freshAddress, PASSWORD, type Person, postAuth } from './people.ts';
import type { TestApp } from './test-app.ts';

/**
 * Books an answer of a model, and has a guesser refused: both are told to whoever measures.
 * @returns the guesser's address, which nobody is told
 */
export async function leaveMeasures(
  app: TestApp,
  { id: userId }: Pick<Person, 'id'>,
): Promise<string> {
  await app.context.db
    .insertInto('aiUsage')
    .values({
      userId,
      day: sql<string>`(now() at time zone 'UTC')::date`,
      generator: 'prayer',
      source: 'model',
      model: 'gpt-teste',
      status: 'done',
      inputTokens: 1_000_000,
      outputTokens: 500_000,
    })
    .execute();
  const address = freshAddress();
  const who = { email: 'ninguem@exemplo.com.br', password: PASSWORD };
  for (let tries = 0; tries < 12; tries++) {
    await postAuth(app, '/sign-in/email', who, { 'x-forwarded-for': address });
  }
  return address;
}
