import { NOTICES } from '#shared/ai.ts';
import { FASTING_WARNING as WARNING } from '#shared/fasting-warning.ts';
import type { Section } from '../../answer/plain.ts';

/** What goes before the plan wherever it goes: why it is not the fast that was asked for, and the warning. */
export function forewordOf(steered: boolean): Section[] {
  const warning = section(WARNING.title, [
    WARNING.doctor,
    ...WARNING.cases.map(asItem),
    '',
    WARNING.everyone,
    ...WARNING.always.map(asItem),
    '',
    WARNING.otherwise,
  ]);
  return steered
    ? [section('Por que este plano é parcial', [NOTICES.steered]), warning]
    : [warning];
}

const section = (heading: string, lines: readonly string[]): Section => ({
  heading,
  text: [{ type: 'text', text: lines.join('\n') }],
});

const asItem = (text: string) => `- ${text}`;
