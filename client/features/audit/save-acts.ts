import { wordsOfAct } from '#shared/audit.ts';
import { csvOf } from '#shared/text/csv.ts';
import { saveFile } from '../../controls/save-file.ts';
import { deviceDay, deviceTimeZone } from '../../lib/browser/time-zone.ts';
import { type Client, STREAM } from '../../lib/data/trpc.ts';
import { formatsIn } from '../../lib/format.ts';
import { actorOf, changesOf, subjectOf } from './act-words.ts';
import type { ActSearch } from './audit-query.ts';

const HEAD = ['Quando', 'Quem', 'Ação', 'O quê', 'Mudanças'];

/** Downloads the acts of a search, in the words in which the page shows them. */
export async function saveActs(client: Client, search: ActSearch): Promise<void> {
  const { formatCell } = formatsIn(deviceTimeZone());
  const rows: string[][] = [];
  const pages = await client.admin.audit.export.mutate(search, { context: STREAM });
  for await (const acts of pages) {
    for (const act of acts) {
      rows.push([
        formatCell(new Date(act.createdAt)),
        actorOf(act),
        wordsOfAct(act.action),
        subjectOf(act),
        changesOf(act).join('; '),
      ]);
    }
  }
  const name = `registro_${deviceDay()}.csv`;
  saveFile(new File([csvOf([HEAD, ...rows])], name, { type: 'text/csv;charset=utf-8' }));
}
