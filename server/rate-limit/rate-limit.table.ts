interface RateLimitsTable {
  key: string;
  windowStart: Date;
  hits: number;
}

declare module '../db/schema.ts' {
  interface Database {
    rateLimits: RateLimitsTable;
  }
}
