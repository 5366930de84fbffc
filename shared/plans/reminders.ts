/** The day's reading of a plan or study, and the verse of the day. */
export const REMINDER_KINDS = ['reading', 'verse'] as const;
export type ReminderKind = (typeof REMINDER_KINDS)[number];

export const REMINDER_CHANNELS = ['email', 'push'] as const;
export type ReminderChannel = (typeof REMINDER_CHANNELS)[number];

/**
 * A reminder that an instance was sending when it died becomes unsent, never pending again: nobody
 * can tell whether it went out, and twice is worse than not at all.
 */
export type SendState = 'pending' | 'sending' | 'sent' | 'skipped' | 'unsent';

export const WEEKDAYS = [
  { number: 1, short: 'Seg', name: 'segunda-feira' },
  { number: 2, short: 'Ter', name: 'terça-feira' },
  { number: 3, short: 'Qua', name: 'quarta-feira' },
  { number: 4, short: 'Qui', name: 'quinta-feira' },
  { number: 5, short: 'Sex', name: 'sexta-feira' },
  { number: 6, short: 'Sáb', name: 'sábado' },
  { number: 7, short: 'Dom', name: 'domingo' },
] as const;
