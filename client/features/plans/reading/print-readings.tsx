import type { Sheet } from '../../../controls/print.ts';
import { PrintButton } from '../../../controls/text-actions.tsx';
import { useClient } from '../../../lib/data/data.tsx';
import type { Client, Outputs } from '../../../lib/data/trpc.ts';
import { type Current, readingsOf } from './plan-data.ts';

type Day = Outputs['member']['readingPlans']['readings'][number];

const TICKED = '✓ ';

const shortDate = new Intl.DateTimeFormat('pt-BR', {
  weekday: 'short',
  day: '2-digit',
  month: '2-digit',
  year: '2-digit',
  timeZone: 'UTC',
});

/** The readings of a plan on paper, each with a box to tick; those that are done are ticked. */
export function PrintReadings({ current }: Readonly<{ current: Current }>) {
  const client = useClient();
  return (
    <PrintButton className="-my-2 justify-self-start" sheet={() => sheetOf(client, current)}>
      Imprimir as leituras
    </PrintButton>
  );
}

async function sheetOf(client: Client, { plan, progress }: Current): Promise<Sheet> {
  const days = await client.member.readingPlans.readings.query({ id: progress.id });
  const line = (each: Day) => {
    const done = progress.completed.includes(each.day);
    // The schedule moves with pauses, and the day on which it was done is not what it says.
    const when = done ? '' : ` · ${shortDate.format(new Date(each.date))}`;
    const title = each.title ? `${each.title}: ` : '';
    return `${done ? TICKED : ''}Dia ${each.day}${when} · ${title}${readingsOf(each)}`;
  };
  return { title: plan.title, texts: [days.map(line).join('\n')], ticked: TICKED };
}
