import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import { type AuthRefusal, askAuth, postAuth } from './post-auth.ts';

const UNSUPPORTED =
  'Este navegador não abre chaves de acesso aqui. Atualize-o ou use outro navegador.';
const FAILED = 'O navegador não conseguiu usar a chave de acesso. Tente de novo.';

/** What a browser refuses, by the codes of the library. */
const REFUSED: Readonly<Record<string, string>> = {
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED:
    'Este aparelho já tem uma chave de acesso da sua conta.',
  ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT:
    'Este aparelho não pede digital, rosto nem senha. Ative o bloqueio de tela e tente de novo.',
  ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT:
    'Este aparelho não consegue guardar chaves de acesso. Use outro.',
  ERROR_INVALID_DOMAIN:
    'Chaves de acesso não funcionam neste endereço. Abra o site pelo endereço principal.',
  ERROR_INVALID_RP_ID:
    'Chaves de acesso não funcionam neste endereço. Abra o site pelo endereço principal.',
};

/** Signs in with a passkey of the device, or confirms by it who is signed in. */
export const signInWithPasskey = () =>
  ceremony(
    'authenticate',
    'A entrada com a chave de acesso foi cancelada ou demorou demais. Tente de novo quando quiser.',
    async (options) =>
      postAuth('/passkey/verify-authentication', {
        response: await startAuthentication({ optionsJSON: options }),
      }),
  );

/** Adds a passkey of the device to the account of whoever is signed in. */
export const addPasskey = (name: string) =>
  ceremony(
    'register',
    'O cadastro da chave de acesso foi cancelado ou demorou demais. Tente de novo quando quiser.',
    async (options) =>
      postAuth('/passkey/verify-registration', {
        response: await startRegistration({ optionsJSON: options }),
        name,
      }),
  );

type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'] &
  Parameters<typeof startRegistration>[0]['optionsJSON'];

/** @param cancelled is said where the person, or the time that they had, ended it */
async function ceremony(
  kind: 'authenticate' | 'register',
  cancelled: string,
  answer: (options: Options) => Promise<AuthRefusal | null>,
): Promise<AuthRefusal | null> {
  if (!browserSupportsWebAuthn()) return { code: 'UNSUPPORTED', message: UNSUPPORTED };
  let options: object = {};
  const refusal = await askAuth(`/passkey/generate-${kind}-options`, {}, (given) => {
    options = given;
  });
  if (refusal) return refusal;
  try {
    // The library refuses what it cannot read, as it refuses a device.
    return await answer(options as Options);
  } catch (error) {
    const { name } = Object(error);
    if (name === 'NotAllowedError' || name === 'AbortError') {
      return { code: 'CANCELLED', message: cancelled };
    }
    const code = error instanceof WebAuthnError ? error.code : '';
    return { code, message: REFUSED[code] ?? FAILED };
  }
}
