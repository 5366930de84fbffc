import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { PASSWORDS } from '#server/auth/passwords.ts';
import { freePort } from '../support/free-port.ts';
import type { Cluster } from './cluster.ts';
import { startHaProxy } from './haproxy.ts';
import { Person } from './person.ts';
import { Site, type Started } from './site.ts';

const PASSWORD = 'Caminho-Verdade-7';

/** Two instances that share a folder, and HAProxy before them; none is started. */
export async function openTwo(folder: string, env: Readonly<Record<string, string>>) {
  const ports = [await freePort(), await freePort()] as const;
  const proxy = await startHaProxy(ports);
  const origin = `http://127.0.0.1:${proxy.port}`;
  // People of a drill come as if another proxy, which tells their addresses, stood before HAProxy.
  const shared = { DATA_DIR: join(folder, 'data'), BASE_URL: origin, TRUST_PROXY: '2', ...env };
  const at = (index: 0 | 1, started?: Started) =>
    new Site({ ...shared, PORT: `${ports[index]}` }, started);
  return { proxy, origin, at, sites: [at(0), at(1)] };
}

/** Accounts that are confirmed already. */
export async function addMembers(cluster: Cluster, count: number, origin: () => string) {
  const hash = await PASSWORDS.hash(PASSWORD);
  const people: { person: Person; email: string }[] = [];
  for (let index = 0; index < count; index++) {
    const [id, email] = [randomUUID(), `membro-${index}@exemplo.com.br`];
    await cluster.ask(`insert into users (id, email, name, email_verified, must_change_password)
      values ('${id}', '${email}', 'Ester da Silva', true, false)`);
    await cluster.ask(`insert into accounts (id, user_id, account_id, provider_id, password)
      values ('${randomUUID()}', '${id}', '${id}', 'credential', '${hash}')`);
    const address = `10.7.0.${index + 1}`;
    people.push({ email, person: new Person(origin, { email, password: PASSWORD, address }) });
  }
  return people;
}
