import type { Env } from '../env.ts';
import type { Mail } from '../mail/mail.ts';
import type { Push } from '../push/push.ts';
import type { Installation } from './installation.ts';

/** A copy was to write to somebody. */
class HeldBack extends Error {
  override readonly name = 'HeldBack';
}

const SENTENCE = 'this is a copy, which sends nothing until it is said to be the installation';

type Knowing = Pick<Installation, 'isCopy'>;

/** Mail that a copy does not send; messages in an outbox leave nobody's machine, so they are written. */
export function holdBackMail(mail: Mail, { mail: { kind } }: Env, installation: Knowing): Mail {
  if (kind === 'outbox') return mail;
  return {
    ...mail,
    send: async (message) => {
      if (installation.isCopy) throw new HeldBack(SENTENCE);
      await mail.send(message);
    },
  };
}

export function holdBackPush(push: Push | null, installation: Knowing): Push | null {
  if (!push) return null;
  return {
    ...push,
    send: async (to, notice) => (installation.isCopy ? 'failed' : push.send(to, notice)),
  };
}
