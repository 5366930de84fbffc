import { type AnswerSource, SOURCE_LABELS } from '#shared/answers/ai.ts';
import type { FastingPlanAnswer } from '#shared/answers/answers.ts';
import type { RichText } from '#shared/answers/rich-text.ts';
import type { Steering } from '#shared/fasting/fasting-steering.ts';
import type { LineStyle, PrintedLine } from '#shared/text/printed-line.ts';
import { plainOf } from '../../answer/plain-text.ts';
import { deviceTimeZone } from '../../lib/browser/time-zone.ts';
import { formatsIn } from '../../lib/format.ts';
import { forewordOf } from './plan-foreword.ts';
import { PLAN_FIELDS, PLAN_HEADINGS } from './plan-sections.ts';

const line = (style: LineStyle, text: string): PrintedLine => ({ style, text });
const asText = (text: string): RichText => [{ type: 'text', text }];
const paragraphs = (text: RichText) =>
  plainOf(text)
    .split(/\n+/)
    .map((each) => (each.startsWith('- ') ? line('item', each.slice(2)) : line('text', each)));

/** The kinds of lines in the file. */
export type Printed = Readonly<{
  plan: FastingPlanAnswer;
  /** Why the member fasts, in their own words. */
  reason: string;
  source: AnswerSource | null;
  steering: Steering | null;
}>;

/** The whole plan after its foreword; verses in their stored words, references as text. */
export function linesOf(
  { plan, reason, source, steering }: Printed,
  today: Date,
): readonly PrintedLine[] {
  const { formatDate } = formatsIn(deviceTimeZone());
  const origin = source ? ` · ${SOURCE_LABELS[source]}` : '';
  return [
    line('title', plan.title || 'Plano de jejum'),
    line('note', `Companheiro Bíblico · ${formatDate(today)}${origin}`),
    ...(reason ? [line('heading', 'O seu motivo'), ...paragraphs(asText(reason))] : []),
    ...forewordOf(steering).flatMap(({ heading, text }) => [
      line('heading', heading),
      ...paragraphs(text),
    ]),
    ...PLAN_FIELDS.flatMap((field) => {
      const lines = field === 'dailyPrayers' ? daysOf(plan) : paragraphs(plan[field]);
      return plan[field].length > 0 ? [line('heading', PLAN_HEADINGS[field]), ...lines] : [];
    }),
  ];
}

function daysOf({ dailyPrayers }: FastingPlanAnswer): PrintedLine[] {
  return dailyPrayers.flatMap(({ day, prayer }) => [
    line('day', `Dia ${day}`),
    ...paragraphs(prayer),
  ]);
}

const AS_TEXT: Readonly<Record<LineStyle, (text: string) => string>> = {
  title: (text) => text,
  note: (text) => `${text}\n`,
  heading: (text) => `\n${text.toLocaleUpperCase('pt-BR')}\n`,
  day: (text) => `${text}\n`,
  text: (text) => `${text}\n`,
  item: (text) => `- ${text}`,
};

/** The plan as plain text. */
export function textOfLines(lines: readonly PrintedLine[]): string {
  return lines
    .map(({ style, text }, index) => {
      const written = AS_TEXT[style](text);
      const endsList = style === 'item' && lines[index + 1]?.style !== 'item';
      return endsList ? `${written}\n` : written;
    })
    .join('\n');
}
