import type { ComponentType } from 'react';
import type { Notice } from '#shared/answers/ai.ts';
import { createStore } from '../../lib/browser/store.ts';
import type { Queued } from './change.ts';
import type { Refusal } from './send.ts';

/** The answer of a change's procedure, or the server's refusal; null where nobody answered. */
export type Answer = Readonly<{ data: unknown }> | Readonly<{ error: Refusal | null }>;

/** What screens ask of the outbox. */
export type Outbox = Readonly<{
  /** @returns null for what does not wait on the device */
  submit: (path: string, input: unknown) => Promise<Answer> | null;
  retry: (change: Queued) => Promise<void>;
  drop: (change: Queued) => Promise<void>;
  sendNow: () => Promise<void>;
  clear: () => Promise<void>;
}>;

type Status = Readonly<{
  outbox: Outbox;
  /** Says in the header how much waits. */
  Bar: ComponentType;
  /** The member's changes that wait on this device, in order, with those that the server refused. */
  changes: readonly Queued[];
  /** Help lines for what was written without a connection. */
  notices: readonly Notice[];
  /** What became of a change that could not be applied as it was. */
  told: string | null;
  /** Goes on with leaving the account, once the member has agreed to lose what waits. */
  leave: (() => void) | null;
}>;

/** What the page knows of the outbox; null until its code has come, after the page. */
export const outboxStatus = createStore<Status | null>(null);

export function setStatus(next: Partial<Status>): void {
  const status = outboxStatus.get();
  if (status) outboxStatus.set({ ...status, ...next });
}
