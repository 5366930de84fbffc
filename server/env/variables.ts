import * as z from 'zod';

const text = z.string().trim().min(1);
const optional = text.optional();
const count = (initial: number, least = 0) => z.coerce.number().int().min(least).default(initial);
const either = z.enum(['true', 'false', '1', '0']);
const isOn = (value: z.infer<typeof either>) => value === 'true' || value === '1';
const flag = either.transform(isOn).optional();

/** better-auth asks for the same minimum, because a shorter secret could be guessed. */
export const SHORTEST_SECRET = 32;

/** Every variable that a maintainer can set. */
export const Variables = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: text.default('0.0.0.0'),
  BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRUST_PROXY: count(0),
  DATA_DIR: text.default('.data'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_DIRECT_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_REPLICA_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL: count(10, 1),
  DATABASE_NAMED_STATEMENTS: z.enum(['auto', 'true', 'false']).default('auto'),
  AUTH_SECRET: z.string().trim().min(SHORTEST_SECRET).optional(),
  METRICS_TOKEN: z.string().trim().min(16).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_TRACES_EXPORTER: z.enum(['otlp', 'none']).default('otlp'),
  OTEL_METRICS_EXPORTER: z.enum(['otlp', 'none']).default('otlp'),
  OTEL_METRIC_EXPORT_INTERVAL: count(60_000, 1000),
  GOOGLE_CLIENT_ID: optional,
  GOOGLE_CLIENT_SECRET: optional,
  PASSWORD_MIN_LENGTH: z.coerce.number().int().min(6).max(64).default(6),
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: optional,
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: optional,
  VAPID_PUBLIC_KEY: optional,
  VAPID_PRIVATE_KEY: optional,
  VAPID_SUBJECT: z.url({ protocol: /^(?:mailto|https)$/ }).optional(),
  OPENAI_API_KEY: optional,
  OPENAI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  AI_MODEL: optional,
  AI_CHECK_MODEL: optional,
  AI_TIMEOUT_SECONDS: count(60, 1),
  AI_STALL_SECONDS: count(20, 1),
  AI_MEMBER_DAILY_TOKENS: count(60_000),
  AI_SITE_DAILY_TOKENS: count(3_000_000),
  SPEECH_MODEL: optional,
  SPEECH_VOICE: text.default('alloy'),
  BIBLE_SOURCE: optional,
  BIBLE_AUTO_INSTALL: flag,
  BIBLE_CATALOGUE_URL: z.url({ protocol: /^https?$/ }).default('https://ebible.org/Scriptures/'),
  SERVICE_WORKER: either.default('true').transform(isOn),
  FILES_QUOTA_MB: count(10_240, 1),
  UPLOADTHING_TOKEN: optional,
  UPLOADTHING_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  UPLOADTHING_INGEST_URL: z.url({ protocol: /^https?$/ }).optional(),
  UPLOADTHING_UFS_HOST: optional,
  UPLOADTHING_TIMEOUT_SECONDS: count(20, 1),
  S3_BUCKET_URL: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: text.default('auto'),
  S3_ACCESS_KEY_ID: optional,
  S3_SECRET_ACCESS_KEY: optional,
  S3_TIMEOUT_SECONDS: count(20, 1),
});

export type Vars = z.infer<typeof Variables>;
