/** What other features may take of this one. */
export { openedReading } from './opened-reading.ts';
export { PlanReaderBar } from './reader-bar.tsx';
export { ReminderForm } from './reminders/reminder-form.tsx';
