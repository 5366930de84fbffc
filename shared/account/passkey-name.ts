export const LONGEST_KEY_NAME = 60;
export const NO_KEY_NAME = 'Dê um nome à chave.';
export const KEY_NAME_TOO_LONG = `O nome pode ter até ${LONGEST_KEY_NAME} caracteres.`;
