import type { Names } from './names.ts';

/** A line that is written into a file that lists things, before what stands there. */
export type Registration = Readonly<{ file: string; before: string; line: string }>;

const imported = ({ folder, camel }: Names, role: 'admin' | 'member'): Registration => ({
  file: 'server/router.ts',
  before: 'import { prayerRequestsRouter }',
  line: `import { ${camel}Router } from './features/${folder}/${folder}.${role}.ts';\n`,
});

/** Everything that lists a member's own list with a page. */
export function registrations(names: Names): readonly Registration[] {
  const { camel, page, title } = names;
  return [
    imported(names, 'member'),
    {
      file: 'server/router.ts',
      before: '    prayerRequests: prayerRequestsRouter,',
      line: `    ${camel}: ${camel}Router,\n`,
    },
    {
      file: 'server/features/personal-data/personal-data.queries.ts',
      before: '  prayerRequests: {',
      line: `  ${camel}: {
    title: '${title}',
    rows: (db, userId) =>
      db
        .selectFrom('${camel}')
        .select(['text', 'createdAt'])
        .where('userId', '=', userId)
        .orderBy('createdAt')
        .execute(),
  },
`,
    },
    {
      file: 'tests/support/access.ts',
      before: "  'member.prayerRequests.add'",
      line: `  'member.${camel}.add': own('member mutation', () => ({ key: randomUUID(), text: MARK })),
  'member.${camel}.list': own('member query', async ({ client }) => {
    await client.member.${camel}.add.mutate({ key: randomUUID(), text: MARK });
    return {};
  }),
  'member.${camel}.remove': owned('member mutation', ({ client }) =>
    client.member.${camel}.add.mutate({ key: randomUUID(), text: MARK }),
  ),
`,
    },
    {
      file: 'shared/pages.ts',
      before: "  '/promises': {",
      line: `  '${page}': { who: 'member', title: '${title}', card: 'tools' },\n`,
    },
    {
      file: 'client/features/shell/feature-cards.ts',
      before: "  '/promises': {",
      line: `  '${page}': { text: 'Escreva e guarde', Icon: NotebookPen, drawing: 'notebook', hue: 'home' },\n`,
    },
  ];
}

/** Everything that lists a list of the administration. */
export function adminRegistrations(names: Names): readonly Registration[] {
  const { camel, page, title } = names;
  const create = `client.admin.${camel}.create.mutate({ name: \`Novo \${randomUUID()}\` })`;
  return [
    imported(names, 'admin'),
    {
      file: 'server/router.ts',
      before: '    jobs: jobsRouter,',
      line: `    ${camel}: ${camel}Router,\n`,
    },
    {
      file: 'tests/support/access.ts',
      before: "  'admin.quiz.create'",
      line: `  'admin.${camel}.create': managed('admin mutation', () => ({ name: \`Novo \${randomUUID()}\` })),
  'admin.${camel}.list': managed('admin query'),
  'admin.${camel}.setActive': managed('admin mutation', async ({ client }) => ({
    ...(await ${create}),
    isActive: false,
  })),
  'admin.${camel}.update': managed('admin mutation', async ({ client }) => ({
    ...(await ${create}),
    name: \`Outro \${randomUUID()}\`,
  })),
`,
    },
    {
      file: 'shared/pages.ts',
      before: "  '/admin/analytics': {",
      line: `  '${page}': {
    who: 'admin',
    title: '${title}',
    menu: '${title}',
    keeps: { noun: '${camel}', called: 'o item de “${title}”' },
  },
`,
    },
  ];
}

/** @throws when a file no longer has the place, which then must be found anew */
export function register(text: string, { file, before, line }: Registration): string {
  const at = text.indexOf(before);
  if (at === -1) throw new Error(`${file} no longer has ${JSON.stringify(before)}`);
  return text.slice(0, at) + line + text.slice(at);
}
