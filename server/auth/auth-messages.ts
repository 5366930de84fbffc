import { APIError, isAPIError } from 'better-auth/api';
import { NO_NAME } from '#shared/account/member-name.ts';
import {
  BLANK_PASSWORD,
  PERSONAL_PASSWORD,
  STAFF_PASSWORD_MIN,
} from '#shared/account/passwords.ts';

/** As many devices as one person may have. */
export const MOST_PASSKEYS = 20;

/** better-auth's refusals in Portuguese. It answers with stable codes; the others share a sentence. */
export const AUTH_MESSAGES: Readonly<Record<string, string>> = {
  INVALID_EMAIL_OR_PASSWORD: 'E-mail ou senha incorretos.',
  INVALID_EMAIL: 'Informe um e-mail válido.',
  INVALID_PASSWORD: 'A senha atual não confere.',
  EMAIL_NOT_VERIFIED:
    'Confirme seu e-mail antes de entrar. Enviamos um novo link para a sua caixa de entrada.',
  ACCOUNT_BLOCKED: 'Esta conta está bloqueada. Fale com quem cuida do site.',
  PASSWORD_BLANK: BLANK_PASSWORD,
  PASSWORD_PERSONAL: PERSONAL_PASSWORD,
  STAFF_PASSWORD_TOO_SHORT: `A senha de quem cuida do site precisa ter pelo menos ${STAFF_PASSWORD_MIN} caracteres.`,
  PASSWORD_TOO_LONG: 'A senha é longa demais.',
  PASSWORD_COMMON: 'Essa senha é muito comum e fácil de adivinhar. Escolha outra.',
  PASSWORD_NEEDED: 'Esta conta entra com a senha.',
  INVALID_CODE: 'O código não confere. Digite o que o aplicativo mostra agora.',
  CODE_USED: 'Esse código já foi usado. Espere o aplicativo mostrar o próximo.',
  INVALID_BACKUP_CODE: 'Esse código de recuperação não existe ou já foi usado.',
  INVALID_TWO_FACTOR_COOKIE:
    'O tempo para informar o código acabou. Entre de novo com a sua senha.',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE:
    'Foram muitos códigos errados. Entre de novo com a sua senha.',
  CHALLENGE_NOT_FOUND: 'O tempo para usar a chave de acesso acabou. Tente de novo.',
  PASSKEY_NOT_FOUND:
    'Esta chave de acesso não abre nenhuma conta daqui. Entre com a senha e adicione outra no seu perfil.',
  AUTHENTICATION_FAILED:
    'Não foi possível confirmar a chave de acesso. Tente de novo ou entre com a senha.',
  FAILED_TO_VERIFY_REGISTRATION: 'Não foi possível adicionar a chave de acesso. Tente de novo.',
  YOU_ARE_NOT_ALLOWED_TO_REGISTER_THIS_PASSKEY:
    'A conta aberta mudou no meio do caminho. Comece de novo.',
  PASSKEY_TAKEN: 'Esta chave de acesso já está em uso.',
  PASSKEY_OF_ANOTHER: 'Esta chave de acesso é de outra conta. Use uma das suas.',
  PASSKEY_UNVERIFIED:
    'O aparelho não confirmou que é você. Ative nele a digital, o rosto ou o bloqueio de tela e tente de novo.',
  PASSKEY_NEEDED:
    'Para mudar isto, entre com a sua chave de acesso. Se você a perdeu, peça a outro administrador que a remova.',
  TOO_MANY_PASSKEYS: `A conta já tem ${MOST_PASSKEYS} chaves de acesso. Remova uma que não usa mais.`,
  EMAIL_UNCONFIRMED: 'Confirme seu e-mail antes de entrar. Peça um novo link aqui.',
  TOTP_ALREADY_ENABLED: 'A verificação em duas etapas já está ativa.',
  TOTP_NOT_ENABLED: 'A verificação em duas etapas não está ativa.',
  TWO_FACTOR_NOT_ENABLED: 'A verificação em duas etapas não está ativa.',
  NAME_REQUIRED: NO_NAME,
  NAME_TOO_LONG: 'O nome é longo demais.',
  INVALID_TOKEN: 'Este link não é válido ou já foi usado. Peça um novo.',
  // The account of the link is gone: an invitation that was taken back, or an erased account.
  USER_NOT_FOUND: 'Este link não é válido ou já foi usado. Peça um novo.',
  TOKEN_EXPIRED: 'Este link expirou. Peça um novo.',
  FAILED_TO_CREATE_USER: 'Não foi possível criar a conta. Tente novamente.',
  FAILED_TO_CREATE_SESSION: 'Não foi possível entrar. Tente novamente.',
  SESSION_EXPIRED: 'Sua sessão terminou. Entre novamente.',
  SESSION_NOT_FRESH: 'Por segurança, confirme antes que é você e tente de novo.',
  VALIDATION_ERROR: 'Confira os dados informados.',
  MISSING_FIELD: 'Preencha todos os campos.',
  INVALID_ORIGIN: 'Este pedido veio de outro endereço e foi recusado.',
  MISSING_OR_NULL_ORIGIN: 'Este pedido veio de outro endereço e foi recusado.',
  CROSS_SITE_NAVIGATION_LOGIN_BLOCKED: 'Este pedido veio de outro endereço e foi recusado.',
  TOO_MANY_REQUESTS: 'Muitas tentativas em pouco tempo. Aguarde um pouco e tente de novo.',
};

/** What a member reads for a refusal of better-auth, whose own text is English. */
function refusalMessage(code: string, passwordMinLength: number): string {
  if (code === 'PASSWORD_TOO_SHORT') return passwordTooShort(passwordMinLength);
  return AUTH_MESSAGES[code] ?? 'Não foi possível concluir o pedido. Tente novamente.';
}

export type Refuse = (
  status: 'BAD_REQUEST' | 'UNAUTHORIZED' | 'FORBIDDEN' | 'TOO_MANY_REQUESTS',
  code: string,
) => APIError;

export const refuser =
  (passwordMinLength: number): Refuse =>
  (status, code) =>
    new APIError(status, { code, message: refusalMessage(code, passwordMinLength) });

/** The same refusal with our sentence; null for what refuses nothing, as a redirect. */
export function inPortuguese(returned: unknown, passwordMinLength: number): APIError | null {
  const code = isAPIError(returned) ? returned.body?.code : null;
  if (!isAPIError(returned) || !code) return null;
  const message = refusalMessage(code, passwordMinLength);
  return new APIError(returned.status, { ...returned.body, message });
}

function passwordTooShort(minLength: number): string {
  return `A senha precisa ter pelo menos ${minLength} caracteres.`;
}
