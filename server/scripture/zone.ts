import type { Reference } from '#shared/bible/reference.ts';
import type { Announcement } from './announcements.ts';

/** A stretch of text that must be looked at before it may be shown. */
export type Zone =
  | Readonly<{ kind: 'wait'; start: number; end: number }>
  | Readonly<{ kind: 'markup'; start: number; end: number; keep: string }>
  /** Read again with other signs in its place. */
  | Readonly<{ kind: 'rewrite'; start: number; end: number; as: string }>
  | Readonly<{ kind: 'announced'; start: number; end: number; announcement: Announcement }>
  | Readonly<{ kind: 'show'; start: number; end: number; inner: string }>
  | QuoteZone;

export type QuoteZone = Readonly<{
  kind: 'quote';
  start: number;
  end: number;
  inner: string;
  /** What opened it. */
  mark: string;
  after: After | null;
}>;

/** A reference that belongs to the words before it; null where there is no such place. */
export type After = Readonly<{ reference: Reference | null }>;

/** A sign in a text that is still coming, unless this is its end. */
export type Spot = Readonly<{
  /** What was released before the buffer. */
  before: string;
  buffer: string;
  /** Where the sign stands in the buffer. */
  start: number;
  final: boolean;
}>;

/** What is not whole after so many letters never will be. */
export const LONGEST_HOLD = 900;

export const waitAt = (start: number): Zone => ({ kind: 'wait', start, end: start });
