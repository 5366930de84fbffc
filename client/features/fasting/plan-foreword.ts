import { NOTICES } from '#shared/answers/ai.ts';
import type { Steering } from '#shared/fasting/fasting-steering.ts';
import { FASTING_WARNING as WARNING } from '#shared/fasting/fasting-warning.ts';
import type { Section } from '../../answer/plain-text.ts';

const REASONS: Readonly<Record<Steering, string>> = {
  steered: 'Por que este plano é parcial',
  health: 'Por que este plano não deixa a comida',
};

/** The foreword of every copy of a plan: why it differs from the fast requested, and the warning. */
export function forewordOf(steering: Steering | null): Section[] {
  const warning = section(WARNING.title, [
    WARNING.never,
    ...WARNING.neverCases.map(asItem),
    '',
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
