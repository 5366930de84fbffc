import { createServer } from 'node:http';
import { strToU8, zipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LARGEST_TRANSLATION } from '#shared/maintenance/translation-file.ts';
import { JSON_BIBLE, SECOND_JOHN_F4, SECOND_JOHN_USFM, zipWith } from '../support/import-files.ts';
import { join, joinAs, joinAsAdmin, type Person } from '../support/people.ts';
import { clientWith, startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let ana: Person;

/** The publisher of the catalogue's archives; what it does not have is not found. */
const archives = new Map<string, Uint8Array>();
const asked: string[] = [];
const publisher = createServer((request, response) => {
  asked.push(request.url ?? '');
  const archive = archives.get(request.url ?? '');
  response.statusCode = archive ? 200 : 404;
  response.end(archive);
});

beforeAll(async () => {
  await new Promise<void>((resolve) => publisher.listen(0, '127.0.0.1', resolve));
  const address = publisher.address();
  const port = typeof address === 'object' ? address?.port : null;
  app = await startTestApp({
    env: { BIBLE_CATALOGUE_URL: `http://127.0.0.1:${port}/Scriptures/` },
  });
  ana = await joinAsAdmin(app);
});
afterAll(async () => {
  publisher.close();
  await app.close();
});
beforeEach(async () => {
  await app.context.db.deleteFrom('rateLimits').execute();
});

const translations = (client = ana.client) => client.admin.translations;
const listed = async (id: string) =>
  (await translations().list.query()).translations.find((each) => each.id === id);

type Upload = Parameters<Person['client']['admin']['translations']['import']['mutate']>[0];

function fileOf(content: string | Uint8Array, rest: Partial<Upload> = {}): Upload {
  const base64 = Buffer.from(content).toString('base64');
  return { name: 'teste.json', content: base64, translation: null, replaces: false, ...rest };
}

const json = (changes: object = {}) => JSON.stringify({ ...JSON_BIBLE, ...changes });

async function importFile(upload: Upload) {
  const started = await translations().import.mutate(upload);
  await app.context.background.settled();
  return started;
}

/** Everything of the texts that an import could have left. */
async function stored() {
  const { rows } = await sql<Record<string, string>>`
    select (select count(*) from translations) as translations,
      (select count(*) from bible_editions) as editions, (select count(*) from verses) as verses,
      (select count(*) from bible_installs) as installs`.execute(app.context.db);
  return { ...rows[0] };
}

// A loaded machine takes seconds to start a process and to build an edition's vocabulary.
describe('an import', { timeout: 120_000 }, () => {
  test('of JSON is read by members, listed, and in the audit log', async () => {
    expect(await importFile(fileOf(json()))).toEqual({
      id: 'teste-json',
      name: 'Tradução de teste',
      books: 1,
    });
    expect(await listed('teste-json')).toMatchObject({
      books: 1,
      verses: 1,
      contentHash: expect.stringMatching(/^[0-9a-f]{16}$/),
    });
    expect((await translations().list.query()).installs).toEqual([]);
    const passage = await app.context.bible.chapter('RUT', 1, 'teste-json');
    expect(passage?.verses[0]?.text).toBe('E houve fome na terra.');
    const { items } = await ana.client.admin.audit.list.query({});
    expect(items[0]).toMatchObject({ action: 'translation.import', subject: 'teste-json' });
  });

  test('of a zip of USFM takes from the screen what the files do not say', async () => {
    const translation = { id: 'teste-usfm', name: 'Em USFM', license: 'Domínio público' };
    const zip = zipWith({ 'por/2jn.usfm': SECOND_JOHN_USFM, 'leia-me.html': '<p>' });
    await importFile(fileOf(zip, { name: 'por.zip', translation }));
    expect(await listed('teste-usfm')).toMatchObject({
      name: 'Em USFM',
      abbreviation: 'TESTE-USFM',
      license: 'Domínio público',
      verses: 13,
    });
  });

  test('takes the place of an edition only when asked to, and never one of more books', async () => {
    const book = {
      code: 'JUD',
      chapters: [{ number: 1, verses: [{ number: 1, text: 'Judas.' }] }],
    };
    const whole = { id: 'teste-troca', books: [...JSON_BIBLE.books, book] };
    await importFile(fileOf(json(whole)));
    const first = await listed('teste-troca');
    const next = fileOf(json({ ...whole, name: 'Segunda edição' }));
    await expect(importFile(next)).rejects.toMatchObject({
      data: { code: 'CONFLICT' },
      message: expect.stringContaining('marque “Substituir”'),
    });
    await expect(
      importFile(fileOf(json({ id: 'teste-troca' }), { replaces: true })),
    ).rejects.toMatchObject({
      message: 'A edição instalada tem mais livros (2) do que o arquivo (1).',
    });
    expect(await listed('teste-troca')).toEqual(first);
    await importFile({ ...next, replaces: true });
    expect(await listed('teste-troca')).toMatchObject({ name: 'Segunda edição', books: 2 });
  });

  test('that fails midway leaves the translation as it was, and says so', async () => {
    await importFile(fileOf(json({ id: 'teste-falha' })));
    const first = await listed('teste-falha');
    const before = await stored();
    await sql`
      create function refuse_verses() returns trigger language plpgsql as
        $$ begin raise exception 'refused'; end $$`.execute(app.context.db);
    await sql`create trigger refuse_verses before insert on verses
      execute function refuse_verses()`.execute(app.context.db);
    try {
      for (const id of ['teste-falha', 'teste-nova']) {
        const upload = fileOf(json({ id, name: 'Outro nome' }), { replaces: true });
        await importFile(upload);
      }
    } finally {
      await sql`drop trigger refuse_verses on verses`.execute(app.context.db);
    }
    expect(await listed('teste-falha')).toEqual(first);
    const { installs } = await translations().list.query();
    expect(installs).toMatchObject([
      { translationId: 'teste-falha', state: 'failed', problem: 'Ocorreu um erro inesperado.' },
      { translationId: 'teste-nova', state: 'failed' },
    ]);
    expect(await stored()).toEqual({ ...before, installs: expect.anything() });
    await importFile(fileOf(json({ id: 'teste-falha' }), { replaces: true }));
    await importFile(fileOf(json({ id: 'teste-nova' })));
    expect((await translations().list.query()).installs).toEqual([]);
  });

  test('is refused while another one of the same translation runs, or has just ended', async () => {
    for (let round = 1; round <= 3; round += 1) {
      const upload = fileOf(json({ id: `teste-dupla-${round}` }));
      const imports = await Promise.allSettled(
        [1, 2, 3, 4].map(() => translations().import.mutate(upload)),
      );
      await app.context.background.settled();
      const refused = imports.filter(({ status }) => status === 'rejected');
      expect(refused).toHaveLength(3);
    }
  });
});

const bomb = () => zipSync({ 'a.txt': new Uint8Array(61_000_000) }, { level: 9 });
const manyFiles = () =>
  zipSync(Object.fromEntries(Array.from({ length: 301 }, (_, n) => [`${n}.txt`, strToU8('x')])));

test.each<[string, () => Upload, RegExp]>([
  ['cut in the middle', () => fileOf(json().slice(0, 60)), /^teste\.json: não é um JSON completo/],
  ['without its licence', () => fileOf(json({ license: '' })), /^teste\.json: license: /],
  [
    'that is no zip',
    () => fileOf('x', { name: 'a.zip' }),
    /^a\.zip: o arquivo zip não está completo$/,
  ],
  [
    'that is a zip of nothing readable',
    () => fileOf(zipWith({ 'a.html': 'x' }), { name: 'a.zip' }),
    /^a\.zip: nenhum arquivo de texto bíblico$/,
  ],
  [
    'that is a bomb',
    () => fileOf(bomb(), { name: 'a.zip' }),
    /^a\.zip: o conteúdo do zip é grande demais$/,
  ],
  [
    'with too many files',
    () => fileOf(manyFiles(), { name: 'a.zip' }),
    /^a\.zip: arquivos demais no zip$/,
  ],
  [
    'with two files of one name',
    () => fileOf(zipWith({ 'a/2jo.txt': 'x', 'b/2jo.txt': 'x' }), { name: 'a.zip' }),
    /^a\.zip: 2jo\.txt vem duas vezes$/,
  ],
  [
    'in USFM of an unknown translation',
    () => fileOf(SECOND_JOHN_USFM, { name: '2jn.usfm' }),
    /^USFM não diz que tradução é/,
  ],
  [
    'that is cut inside a chapter',
    () => fileOf(SECOND_JOHN_F4.slice(0, 200), { name: '2jo.txt' }),
    /^2 João 1: termina no versículo/,
  ],
  [
    'that would replace the product’s own selection',
    () => fileOf(json({ id: 'almeida-selecao' }), { replaces: true }),
    /é a seleção do próprio produto/,
  ],
  ['of another kind', () => fileOf('x', { name: 'a.pdf' }), /^Envie um arquivo \.zip/],
  ['with a path for a name', () => fileOf('x', { name: '../a.json' }), /^Envie um arquivo \.zip/],
  [
    'that is too large',
    () => fileOf('', { content: 'A'.repeat(Math.ceil(LARGEST_TRANSLATION / 3) * 4 + 4) }),
    /^O arquivo é grande demais\.$/,
  ],
])('a file %s is refused, and nothing of it stays', async (_what, upload, message) => {
  const before = await stored();
  await expect(importFile(upload())).rejects.toMatchObject({
    data: { code: 'INVALID_INPUT' },
    message: expect.stringMatching(message),
  });
  expect(await stored()).toEqual(before);
});

describe('a verification', { timeout: 60_000 }, () => {
  const verify = (id: string) => translations().verify.mutate({ id });
  const chapters = (id: string) => sql`
    (select edition_id from translations where id = ${id})`;

  test('finds an imported text intact, whatever the order of its books in the file', async () => {
    const jude = {
      code: 'JUD',
      chapters: [{ number: 1, verses: [{ number: 1, text: 'Judas.' }] }],
    };
    await importFile(fileOf(json({ id: 'teste-certa', books: [jude, ...JSON_BIBLE.books] })));
    expect(await verify('teste-certa')).toEqual({
      intact: true,
      books: 2,
      chapters: 2,
      verses: 2,
      problems: [],
    });
    expect(await verify('almeida-selecao')).toMatchObject({ intact: true });
  });

  test('names where the text differs from what was imported', async () => {
    const { db } = app.context;
    await importFile(fileOf(json({ id: 'teste-mexida' })));
    await sql`update verses set text = 'Outro texto.'
      where edition_id = ${chapters('teste-mexida')}`.execute(db);
    expect(await verify('teste-mexida')).toMatchObject({
      intact: false,
      problems: ['Rute 1: a busca tem outro texto'],
    });
    await sql`update chapters set brotli = gzip
      where edition_id = ${chapters('teste-mexida')}`.execute(db);
    expect(await verify('teste-mexida')).toMatchObject({
      intact: false,
      problems: ['Rute 1: não pode ser lido'],
    });
    await sql`delete from chapters where edition_id = ${chapters('teste-mexida')}`.execute(db);
    expect(await verify('teste-mexida')).toMatchObject({
      intact: false,
      problems: ['Rute 1: falta'],
    });
    await sql`delete from verses where edition_id = ${chapters('teste-mexida')}`.execute(db);
    expect(await verify('teste-mexida')).toMatchObject({
      intact: false,
      problems: ['O texto não é o que foi importado'],
    });
  });

  test('of an unknown translation is refused', async () => {
    await expect(verify('nenhuma')).rejects.toMatchObject({ data: { code: 'NOT_FOUND' } });
  });
});

describe('a removal', { timeout: 120_000 }, () => {
  test('deletes the text, and who had chosen it reads on in the first translation', async () => {
    const { db, bible } = app.context;
    const id = 'para-remover';
    await importFile(fileOf(json({ id, name: 'Para remover' })));
    const [first, ...others] = await bible.translations();
    const kept = first?.id === id ? others[0] : first;
    // The first one is what all readers get.
    const refusal = { data: { code: 'CONFLICT' } };
    await db.updateTable('translations').set({ position: 0 }).where('id', '=', id).execute();
    await expect(translations().remove.mutate({ id })).rejects.toMatchObject(refusal);
    await db.updateTable('translations').set({ position: 950 }).where('id', '=', id).execute();
    await expect(translations().remove.mutate({ id: 'almeida-selecao' })).rejects.toMatchObject(
      refusal,
    );
    await translations().remove.mutate({ id });
    expect(await listed(id)).toBeUndefined();
    expect((await bible.translations()).map((each) => each.id)).toContain(kept?.id);
    const left = await sql`
      select from bible_editions where translation_id = ${id}
      union all select from bible_installs where translation_id = ${id}`.execute(db);
    expect(left.rows).toEqual([]);
    const acts = await db
      .selectFrom('auditLog')
      .select(['action', 'before'])
      .where('subject', '=', id)
      .orderBy('id', 'desc')
      .limit(1)
      .execute();
    expect(acts).toMatchObject([
      { action: 'translation.remove', before: { name: 'Para remover' } },
    ]);
    await expect(translations().remove.mutate({ id })).rejects.toMatchObject({
      data: { code: 'NOT_FOUND' },
    });
  });
});

test('whoever is no administrator neither sees, imports nor verifies', async () => {
  const [maria, rute] = [await join(app), await joinAs(app, 'moderator')];
  const before = await stored();
  for (const [client, code] of [
    [clientWith(app), 'UNAUTHENTICATED'],
    [maria.client, 'FORBIDDEN'],
    [rute.client, 'FORBIDDEN'],
  ] as const) {
    const refused = { data: { code } };
    await expect(translations(client).list.query()).rejects.toMatchObject(refused);
    const upload = fileOf(json({ id: 'teste-alheia' }));
    await expect(translations(client).import.mutate(upload)).rejects.toMatchObject(refused);
    const verified = translations(client).verify.mutate({ id: 'almeida-selecao' });
    await expect(verified).rejects.toMatchObject(refused);
  }
  expect(await stored()).toEqual(before);
});

describe('the catalogue', { timeout: 120_000 }, () => {
  const catalogued = async () =>
    (await translations().list.query()).catalogue.map(({ id, fetched }) => ({ id, fetched }));

  test('says of each free translation what it is, and fetches none by itself', async () => {
    const { catalogue } = await translations().list.query();
    expect(catalogue.length).toBeGreaterThanOrEqual(5);
    for (const { license, source, certainty, register, megabytes } of catalogue) {
      expect(license).toMatch(/CC BY|Domínio público/);
      expect([source, certainty, register].every(Boolean)).toBe(true);
      expect(megabytes).toBeGreaterThan(0);
    }
    expect(await catalogued()).toContainEqual({ id: 'almeida-1911', fetched: false });
    expect(asked).toEqual([]);
  });

  test('installs from its publisher at a press, verified, and lists it no more', async () => {
    archives.set('/Scriptures/poronbv_usfm.zip', zipWith({ '2jn.usfm': SECOND_JOHN_USFM }));
    const { id, books } = await translations().install.mutate({ id: 'nova-biblia-viva' });
    await app.context.background.settled();
    expect({ id, books }).toEqual({ id: 'nova-biblia-viva', books: 1 });
    expect(await listed(id)).toMatchObject({ abbreviation: 'NBV', verses: 13 });
    expect((await translations().verify.mutate({ id })).intact).toBe(true);
    expect((await catalogued()).map((each) => each.id)).not.toContain(id);
    await expect(translations().install.mutate({ id })).rejects.toMatchObject({
      data: { code: 'CONFLICT' },
    });
  });

  test('leaves everything as it was where the publisher does not answer or sends something else', async () => {
    const before = await stored();
    await expect(translations().install.mutate({ id: 'blivre-2018' })).rejects.toMatchObject({
      data: { code: 'UNAVAILABLE' },
      message: expect.stringMatching(
        /^Não deu certo buscar a tradução: .+ respondeu 404\. Nada mudou aqui\.$/,
      ),
    });
    archives.set('/Scriptures/porbrbsl_usfm.zip', strToU8('<html>manutenção</html>'));
    await expect(
      translations().install.mutate({ id: 'biblia-portuguesa-mundial' }),
    ).rejects.toMatchObject({ data: { code: 'INVALID_INPUT' } });
    await expect(translations().install.mutate({ id: 'almeida-1911' })).rejects.toMatchObject({
      data: { code: 'NOT_FOUND' },
    });
    expect(await stored()).toEqual(before);
  });
});
