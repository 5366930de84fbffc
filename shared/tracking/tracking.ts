/** The address that browsers send visits and heartbeats to. */
export const BEACON_PATH = '/beacon';

export const HEARTBEAT_MS = 30_000;

export const LONGEST_TITLE = 200;
export const LONGEST_REFERRER = 300;

/** A report of a browser tab: a heartbeat names the session alone. */
export type Beacon = Readonly<{
  session: string;
  /** The visit that ends, and how long its page was visible. */
  close?: Readonly<{ path: string; seconds: number }>;
  /** The visit that begins. */
  open?: Readonly<{ path: string; title: string; referrer: string }>;
  /** Whether the tab leaves the product. */
  end?: boolean;
}>;

export const DEVICES = ['phone', 'tablet', 'desktop'] as const;
export type Device = (typeof DEVICES)[number];

/** The number of days for which visits have statistics, today included. */
export const ANALYTICS_DAYS = [7, 30, 90] as const;
export type AnalyticsDays = (typeof ANALYTICS_DAYS)[number];
export const DEFAULT_ANALYTICS_DAYS: AnalyticsDays = 7;

/** The specification's estimate of what a token of a model costs, in dollars. */
export const DOLLARS_PER_TOKEN = 0.000002;
