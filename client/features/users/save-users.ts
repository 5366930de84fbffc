import { ROLE_NAMES } from '#shared/access.ts';
import type { UserFilter } from '#shared/account/users.ts';
import { csvOf } from '#shared/text/csv.ts';
import { saveFile } from '../../controls/save-file.ts';
import { deviceDay, deviceTimeZone } from '../../lib/browser/time-zone.ts';
import { type Client, STREAM } from '../../lib/data/trpc.ts';
import { formatsIn } from '../../lib/format.ts';
import type { User } from './users-query.ts';

type Search = Readonly<{ words: string; filter: UserFilter }>;

const HEAD = ['Nome', 'E-mail', 'Papel', 'Status', 'Bloqueado', 'Criado em', 'Último acesso'];

/** Downloads the accounts of a search as a table for spreadsheets. */
export async function saveUsers(client: Client, search: Search): Promise<void> {
  const rows: string[][] = [];
  const pages = await client.admin.users.export.mutate(search, { context: STREAM });
  for await (const users of pages) rows.push(...users.map(rowOf));
  const file = csvOf([HEAD, ...rows]);
  saveFile(new File([file], `usuarios_${deviceDay()}.csv`, { type: 'text/csv;charset=utf-8' }));
}

const moment = (at: string) => formatsIn(deviceTimeZone()).formatCell(new Date(at));

const rowOf = (user: User) => [
  user.name,
  user.email,
  ROLE_NAMES[user.role],
  user.emailVerified ? 'Confirmado' : 'Pendente',
  user.blockedAt ? 'Sim' : 'Não',
  moment(user.createdAt),
  user.lastSignInAt ? moment(user.lastSignInAt) : '',
];
