import { saveFile } from '../../controls/save-file.ts';
import { deviceDay } from '../../lib/browser/time-zone.ts';
import { type Client, STREAM } from '../../lib/data/trpc.ts';

/**
 * Downloads all that is stored of the member as one file.
 * @param onProgress receives the percentage that has arrived
 */
export async function savePersonalData(
  client: Client,
  onProgress: (percent: number) => void,
): Promise<void> {
  const data: Record<string, readonly object[]> = {};
  let expected = 0;
  for await (const { title, rows, of } of await client.member.personalData.export.mutate(
    undefined,
    { context: STREAM },
  )) {
    data[title] = rows;
    expected = of;
    onProgress(Math.round((Object.keys(data).length / of) * 100));
  }
  // A stream that is cut ends without an error.
  if (expected === 0 || Object.keys(data).length < expected) throw new Error('the data were cut');
  const name = `companheiro-biblico_${deviceDay()}.json`;
  saveFile(new File([JSON.stringify(data, null, 2)], name, { type: 'application/json' }));
}
