/** Every reason to refuse a request. Maps over the codes are exhaustive, so a missing one does not compile. */
export const ERROR_CODES = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'INVALID_INPUT',
  'CONFLICT',
  'LIMIT_REACHED',
  'TOO_MANY_REQUESTS',
  'CONSENT_REQUIRED',
  'GENERATION_FAILED',
  'UNAVAILABLE',
  'INTERNAL',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

/** The messages for what the server has not said itself. */
export const UNANSWERED =
  'O serviço está temporariamente indisponível. Tente novamente em instantes.';
export const UNEXPECTED = 'Ocorreu um erro inesperado. Tente novamente.';

/** Messages for members where a screen has nothing more precise to say. */
export const ERROR_MESSAGES: Readonly<Record<ErrorCode, string>> = {
  UNAUTHENTICATED: 'Sua sessão terminou. Entre novamente para continuar.',
  FORBIDDEN: 'Você não tem permissão para fazer isso.',
  NOT_FOUND: 'Não encontramos o que você procura.',
  INVALID_INPUT: 'Confira os dados informados e tente novamente.',
  CONFLICT: 'Isso já foi feito ou mudou enquanto você trabalhava. Atualize a página.',
  LIMIT_REACHED: 'Você chegou ao máximo que guardamos. Exclua algo para guardar mais.',
  TOO_MANY_REQUESTS: 'Muitas tentativas em pouco tempo. Aguarde um pouco e tente de novo.',
  CONSENT_REQUIRED: 'Para usar a inteligência artificial, precisamos da sua autorização.',
  GENERATION_FAILED: 'Não foi possível gerar o conteúdo. Tente novamente.',
  UNAVAILABLE: UNANSWERED,
  INTERNAL: UNEXPECTED,
};
