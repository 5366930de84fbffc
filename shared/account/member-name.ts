export const LONGEST_NAME = 120;
export const NO_NAME = 'Informe seu nome completo.';
export const NAME_TOO_LONG = `O nome pode ter até ${LONGEST_NAME} caracteres.`;
