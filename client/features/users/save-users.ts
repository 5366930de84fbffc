import Papa from 'papaparse';
import { ROLE_NAMES } from '#shared/access.ts';
import type { UserFilter } from '#shared/users.ts';
import { saveFile } from '../../controls/save-file.ts';
import { deviceDay, deviceTimeZone } from '../../lib/browser/time-zone.ts';
import { type Client, STREAM } from '../../lib/data/trpc.ts';
import { formatsIn } from '../../lib/format.ts';
import type { User } from './users-query.ts';

type Search = Readonly<{ words: string; filter: UserFilter }>;

/** Brazilian spreadsheets read UTF-8 only after this mark. */
const BYTE_ORDER_MARK = '\uFEFF';

export async function saveUsers(client: Client, search: Search): Promise<void> {
  const rows = [];
  const pages = await client.admin.users.export.mutate(search, { context: STREAM });
  for await (const users of pages) rows.push(...users.map(rowOf));
  // A name that begins like a formula must not become one.
  const table = Papa.unparse(rows, { delimiter: ';', escapeFormulae: true });
  const name = `usuarios_${deviceDay()}.csv`;
  saveFile(new File([BYTE_ORDER_MARK, table], name, { type: 'text/csv' }));
}

const moment = (at: string) => formatsIn(deviceTimeZone()).formatCell(new Date(at));

const rowOf = (user: User) => ({
  Nome: user.name,
  'E-mail': user.email,
  Papel: ROLE_NAMES[user.role],
  Status: user.emailVerified ? 'Confirmado' : 'Pendente',
  Bloqueado: user.blockedAt ? 'Sim' : 'Não',
  'Criado em': moment(user.createdAt),
  'Último acesso': user.lastSignInAt ? moment(user.lastSignInAt) : '',
});
