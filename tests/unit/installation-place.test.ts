import { expect, test } from 'vitest';
import { type Place, strangenessOf } from '#server/installation/place.ts';

const POSTGRES = {
  kind: 'postgres',
  cluster: '7301',
  timeline: '1',
  name: '16384',
  address: 'banco.exemplo:5432',
} as const;

const LAST: Place = { site: 'igreja.exemplo.br', database: POSTGRES };
const EMBEDDED: Place = {
  site: 'localhost',
  database: { kind: 'embedded', folder: '/dados/postgres' },
};

const on = (database: Partial<typeof POSTGRES> | object): Place => ({
  ...LAST,
  database: { ...POSTGRES, ...database },
});

test.each<[string, Place, Place]>([
  ['a restart, a second instance, an update', LAST, LAST],
  ['a failover behind the same address', LAST, on({ timeline: '2' })],
  ['a pooler put before the server', LAST, on({ address: 'pooler:6432' })],
  ['a host that hides its control file', on({ cluster: '', timeline: '' }), LAST],
  [
    'a trial that gets its name',
    { ...EMBEDDED, site: '192.168.0.7' },
    { ...EMBEDDED, site: 'a.br' },
  ],
  ['another machine of the network', { ...EMBEDDED, site: 'servidor' }, EMBEDDED],
])('%s is the installation', (_what, last, own) => {
  expect(strangenessOf(last, own)).toBeNull();
});

test.each<[string, Place, Place, string]>([
  ['a dump on another server', LAST, on({ cluster: '9' }), 'database'],
  ['a dump in another database', LAST, on({ name: '99' }), 'database'],
  ['a base backup that was promoted', LAST, on({ timeline: '2', address: 'b:5432' }), 'database'],
  ['another name', LAST, { ...LAST, site: 'teste.exemplo.br' }, 'site'],
  ['a developer’s machine', LAST, { ...LAST, site: 'localhost' }, 'site'],
  [
    'another folder',
    EMBEDDED,
    { ...EMBEDDED, database: { kind: 'embedded', folder: '/outra/postgres' } },
    'database',
  ],
])('%s is a copy', (_what, last, own, why) => {
  expect(strangenessOf(last, own)).toBe(why);
});
