import { isPersonalPassword } from '#shared/account/passwords.ts';
import { isUploadThingToken } from '../storage/config.ts';
import type { Vars } from './variables.ts';

/** Each row is a combination that cannot be meant, and the sentence that says what to set. */
export function contradictionsIn(
  vars: Vars,
): readonly (readonly [given: boolean, sentence: string])[] {
  const { ADMIN_PASSWORD, PASSWORD_MIN_LENGTH } = vars;
  const noModelServer = !vars.OPENAI_API_KEY && !vars.OPENAI_BASE_URL;
  const vapid = [vars.VAPID_PUBLIC_KEY, vars.VAPID_PRIVATE_KEY, vars.VAPID_SUBJECT];
  const s3 = [vars.S3_BUCKET_URL, vars.S3_ACCESS_KEY_ID, vars.S3_SECRET_ACCESS_KEY];
  const isShared = vars.NODE_ENV === 'production' && vars.DATABASE_URL !== undefined;
  return [
    [
      isSet(vars.SMTP_URL) && !isSet(vars.MAIL_FROM),
      'SMTP_URL is set, so MAIL_FROM must say who the messages come from.',
    ],
    [
      vapid.some(isSet) && !vapid.every(isSet),
      'VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY and VAPID_SUBJECT must be set together.',
    ],
    [
      isSet(vars.GOOGLE_CLIENT_ID) !== isSet(vars.GOOGLE_CLIENT_SECRET),
      'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be set together.',
    ],
    [
      isSet(ADMIN_PASSWORD) && !isSet(vars.ADMIN_EMAIL),
      'ADMIN_PASSWORD is set, so ADMIN_EMAIL must say whose password it is.',
    ],
    [
      isSet(ADMIN_PASSWORD) && ADMIN_PASSWORD.length < PASSWORD_MIN_LENGTH,
      `ADMIN_PASSWORD must have at least ${PASSWORD_MIN_LENGTH} characters (PASSWORD_MIN_LENGTH).`,
    ],
    [
      isSet(ADMIN_PASSWORD) &&
        isPersonalPassword(ADMIN_PASSWORD, { email: vars.ADMIN_EMAIL ?? null, name: null }),
      'ADMIN_PASSWORD must not be the address in ADMIN_EMAIL, nor the part of it before the @.',
    ],
    [
      isSet(vars.AI_MODEL) && noModelServer,
      'AI_MODEL is set, so OPENAI_API_KEY or OPENAI_BASE_URL must say where that model is served.',
    ],
    [
      isSet(vars.AI_CHECK_MODEL) && noModelServer,
      'AI_CHECK_MODEL is set, so OPENAI_API_KEY or OPENAI_BASE_URL must say where that model is served.',
    ],
    [
      !noModelServer && !isSet(vars.AI_MODEL),
      'OPENAI_API_KEY or OPENAI_BASE_URL is set, so AI_MODEL must name a model that is served there.',
    ],
    [
      isSet(vars.SPEECH_MODEL) && noModelServer,
      'SPEECH_MODEL is set, so OPENAI_API_KEY or OPENAI_BASE_URL must say where it is served.',
    ],
    [
      isSet(vars.UPLOADTHING_TOKEN) && !isUploadThingToken(vars.UPLOADTHING_TOKEN),
      'UPLOADTHING_TOKEN is not a token as UploadThing shows it (version 7 or later).',
    ],
    [
      s3.some(isSet) && !s3.every(isSet),
      'S3_BUCKET_URL, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together.',
    ],
    [
      isSet(vars.S3_BUCKET_URL) && isSet(vars.UPLOADTHING_TOKEN),
      'Files lie in one place: set either S3_BUCKET_URL or UPLOADTHING_TOKEN.',
    ],
    [
      isSet(vars.DATABASE_DIRECT_URL) && !isSet(vars.DATABASE_URL),
      'DATABASE_DIRECT_URL is set, so DATABASE_URL must say where the same database is reached otherwise.',
    ],
    [
      isSet(vars.DATABASE_REPLICA_URL) && !isSet(vars.DATABASE_URL),
      'DATABASE_REPLICA_URL is set, so DATABASE_URL must say which database it follows.',
    ],
    [
      isShared && !isSet(vars.AUTH_SECRET),
      'AUTH_SECRET must be set in production with DATABASE_URL, so that every instance signs alike.',
    ],
  ];
}

const isSet = (value: string | undefined): value is string => value !== undefined;
