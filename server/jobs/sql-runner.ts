import pg from 'pg';
import type { ConstructorOptions } from 'pg-boss';

/**
 * Runs pg-boss's statements on the application's pool. A failed one may leave its transaction open,
 * which on the embedded database's only connection would swallow every later statement.
 */
export function sqlRunner(pool: pg.Pool): Required<ConstructorOptions>['db'] {
  return {
    executeSql: async (text, values) => {
      const client = await pool.connect();
      try {
        const result = await client.query(text, values);
        client.release();
        return result;
      } catch (error) {
        const answered = error instanceof pg.DatabaseError;
        if (answered) await client.query('rollback').catch(() => {});
        client.release(!answered);
        throw error;
      }
    },
  };
}
