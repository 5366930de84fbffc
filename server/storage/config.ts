import { resolve } from 'node:path';
import * as z from 'zod';

export type StorageConfig = Readonly<{ directory: string; quotaBytes: number }> &
  (
    | { kind: 'disk' }
    | {
        kind: 'uploadthing';
        token: string;
        apiUrl: string | null;
        ingestUrl: string | null;
        filesHost: string | null;
        answerMs: number;
        uploadMs: number;
      }
    | {
        kind: 's3';
        /** With the bucket in the host or as the path. */
        bucketUrl: string;
        region: string;
        accessKeyId: string;
        secretAccessKey: string;
        answerMs: number;
        uploadMs: number;
      }
  );

type Variables = Readonly<{
  FILES_QUOTA_MB: number;
  UPLOADTHING_TOKEN?: string | undefined;
  UPLOADTHING_API_URL?: string | undefined;
  UPLOADTHING_INGEST_URL?: string | undefined;
  UPLOADTHING_UFS_HOST?: string | undefined;
  UPLOADTHING_TIMEOUT_SECONDS: number;
  S3_BUCKET_URL?: string | undefined;
  S3_REGION: string;
  S3_ACCESS_KEY_ID?: string | undefined;
  S3_SECRET_ACCESS_KEY?: string | undefined;
  S3_TIMEOUT_SECONDS: number;
}>;

/** A file of 50 MB takes longer to arrive than an answer. */
const UPLOAD_PATIENCE = 6;

export function storageConfig(vars: Variables, dataDir: string): StorageConfig {
  const room = {
    directory: resolve(dataDir, 'files'),
    quotaBytes: vars.FILES_QUOTA_MB * 1024 * 1024,
  };
  const { S3_BUCKET_URL, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = vars;
  if (S3_BUCKET_URL && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY) {
    const answerMs = vars.S3_TIMEOUT_SECONDS * 1000;
    return {
      kind: 's3',
      ...room,
      bucketUrl: S3_BUCKET_URL.replace(/\/+$/, ''),
      region: vars.S3_REGION,
      accessKeyId: S3_ACCESS_KEY_ID,
      secretAccessKey: S3_SECRET_ACCESS_KEY,
      answerMs,
      uploadMs: answerMs * UPLOAD_PATIENCE,
    };
  }
  if (!vars.UPLOADTHING_TOKEN) return { kind: 'disk', ...room };
  const answerMs = vars.UPLOADTHING_TIMEOUT_SECONDS * 1000;
  return {
    kind: 'uploadthing',
    ...room,
    token: vars.UPLOADTHING_TOKEN,
    apiUrl: vars.UPLOADTHING_API_URL ?? null,
    ingestUrl: vars.UPLOADTHING_INGEST_URL ?? null,
    filesHost: vars.UPLOADTHING_UFS_HOST ?? null,
    answerMs,
    uploadMs: answerMs * UPLOAD_PATIENCE,
  };
}

const Token = z.object({
  apiKey: z.string().min(1),
  appId: z.string().min(1),
  regions: z.array(z.string()).min(1),
});

export const isUploadThingToken = (token: string): boolean => partsOf(token) !== null;

/** @returns the app to which a token leads; nothing for what is no token */
export const uploadThingApp = (token: string): string => partsOf(token)?.appId ?? '';

function partsOf(token: string): z.infer<typeof Token> | null {
  try {
    const parts: unknown = JSON.parse(Buffer.from(token, 'base64').toString('utf8'));
    return Token.safeParse(parts).data ?? null;
  } catch {
    return null;
  }
}
