import { isDatabaseAway } from '../errors.ts';
import { EnvProblem } from '../process/env-problem.ts';

/** The codes of Node for a certificate that proves nothing. */
const UNPROVEN = /^(?:DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT|UNABLE_TO_|CERT_|ERR_TLS_CERT)/;

const PROTOCOL_VIOLATION = '08P01';
/** Older poolers answer everything with the code of a violated protocol. */
const REFUSED_USER = /no such user|(?:password|sasl|md5) auth\w* failed|^auth failed/i;

/** One sentence for what only a change of DATABASE_URL mends; null for what may pass. */
export function startProblemOf(error: unknown): EnvProblem | null {
  if (!(error instanceof Error)) return null;
  const code = 'code' in error ? String(error.code) : '';
  const { message } = error;
  const told = (sentence: string) => new EnvProblem(sentence, { cause: error });
  if (code === '3D000' || /^no such database/i.test(message)) {
    return told(
      `${capital(message)}: create the database of DATABASE_URL first, such as with createdb.`,
    );
  }
  if (/does not support SSL/i.test(message)) {
    return told('The server of DATABASE_URL speaks no TLS: take sslmode out of the address.');
  }
  if (/no encryption|SSL off/i.test(message)) {
    return told('The server of DATABASE_URL asks for TLS: add ?sslmode=require to the address.');
  }
  if (UNPROVEN.test(code)) {
    return told(
      `The certificate of the server of DATABASE_URL cannot be verified (${code}): name its authority with sslrootcert.`,
    );
  }
  if (code === '28P01' || code === '28000' || REFUSED_USER.test(message)) {
    return told('The server of DATABASE_URL refuses this user or password.');
  }
  if (code === PROTOCOL_VIOLATION && !isDatabaseAway(error)) {
    return told(
      `The server or the pooler of DATABASE_URL refuses how it is spoken to (${message}): take parameters such as options out of the address, or give DATABASE_DIRECT_URL where a pooler stands between.`,
    );
  }
  return null;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
