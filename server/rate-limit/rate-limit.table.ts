interface RateLimitsTable {
  key: string;
  windowStart: Date;
  hits: number;
}

export interface RateLimitTables {
  rateLimits: RateLimitsTable;
}
