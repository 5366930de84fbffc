import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { DayPrayer } from '#shared/answers/answer-shape.ts';
import { plainOf } from '../../answer/plain-text.ts';
import { TextActions } from '../../controls/text-actions.tsx';
import { RichText } from '../../scripture/rich-text.tsx';

type Props = Readonly<{ prayer: DayPrayer; folded: boolean; writing: boolean }>;

/** The prayer of one day; while folded it shows its first words. */
export function DayPrayerItem({ prayer, folded, writing }: Props) {
  const [open, setOpen] = useState(false);
  const title = `Dia ${prayer.day}`;
  if (!folded) {
    return (
      <div className="pt-4 pb-1">
        <h3 className="mb-1 text-lg">{title}</h3>
        <Prayer title={title} text={prayer.prayer} writing={writing} />
      </div>
    );
  }
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-13 list-none items-center gap-3 py-2 [&::-webkit-details-marker]:hidden">
        <h3 className="shrink-0 font-semibold">{title}</h3>
        <span className={`min-w-0 flex-1 truncate text-muted ${open ? 'invisible' : ''}`}>
          {plainOf(prayer.prayer)}
        </span>
        <ChevronDown
          aria-hidden="true"
          size={20}
          className={`shrink-0 text-accent transition-transform duration-150 ${open ? 'rotate-180' : ''}`}
        />
      </summary>
      {open ? <Prayer title={title} text={prayer.prayer} writing={writing} /> : null}
    </details>
  );
}

function Prayer({
  title,
  text,
  writing,
}: Readonly<{ title: string; text: DayPrayer['prayer']; writing: boolean }>) {
  return (
    <>
      <RichText text={text} />
      <div className="mt-1 min-h-11">
        {writing ? null : <TextActions title={title} text={plainOf(text)} kind="prayer" />}
      </div>
    </>
  );
}
