import { NOTICES } from '#shared/ai.ts';
import type { Steering } from '#shared/fasting-days.ts';
import { FASTING_WARNING as WARNING } from '#shared/fasting-warning.ts';
import type { Section } from '../../answer/plain.ts';

const REASONS: Readonly<Record<Steering, string>> = {
  steered: 'Por que este plano é parcial',
  health: 'Por que este plano não deixa a comida',
};

/** What goes before the plan wherever it goes: why it is not the fast that was asked for, and the warning. */
export function forewordOf(steering: Steering | null): Section[] {
  const warning = section(WARNING.title, [
    WARNING.doctor,
    ...WARNING.cases.map(asItem),
    '',
    WARNING.everyone,
    ...WARNING.always.map(asItem),
    '',
    WARNING.otherwise,
  ]);
  return steering ? [section(REASONS[steering], [NOTICES[steering]]), warning] : [warning];
}

const section = (heading: string, lines: readonly string[]): Section => ({
  heading,
  text: [{ type: 'text', text: lines.join('\n') }],
});

const asItem = (text: string) => `- ${text}`;
