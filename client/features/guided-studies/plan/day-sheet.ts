import { labelOfKey } from '#shared/bible/reference.ts';
import { plainOf, plainVerse } from '../../../answer/plain-text.ts';
import { footOf } from '../../../controls/foot-of-pages.ts';
import type { Sheet } from '../../../controls/print.ts';
import type { Day } from '../study-queries.ts';

type Of = Readonly<{ plan: string; day: number; last: number }>;

/** A day of a study alone on paper, as it is handed to a class. */
export function daySheet({ plan, day, last }: Of, content: Day): Sheet {
  const { title, verse, text, prayer, action } = content;
  const ofGift = plan.startsWith('study:gifts:');
  const place = verse && labelOfKey(verse.key);
  const parts = [
    `Dia ${day} de ${last}`,
    ...(verse ? [plainVerse(verse)] : []),
    plainOf(text),
    `Oração\n${plainOf(prayer)}`,
    `${ofGift ? 'Prática' : 'Ação do dia'}\n${plainOf(action)}`,
  ];
  return {
    title,
    foot: footOf(
      place ? `${title} · ${place}` : title,
      verse?.type === 'quotation' ? verse.translation : null,
    ),
    texts: [parts.join('\n\n')],
  };
}
